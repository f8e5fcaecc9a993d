### What The Great War in Europe says.

## Names
side-cp = Central Powers
side-al = Allies
front-west = Western Front
front-italy = Italian Front
front-east = Eastern Front
front-caucasus = Caucasus
front-egypt = Egypt and Palestine
front-iraq = Mesopotamia
theatre-western = Western Theatre
theatre-eastern = Eastern Theatre
weather-fair = fair
weather-wet = wet
weather-snow = snow
weather-hot = hot
turn-name = { MONTH($month) } { $year }
turn-name-part = { MONTH($month) } { $year }, part { $part }
turn-name-two = { MONTH($month) } and { MONTH($last) } { $year }
unit-name =
    { $kind ->
        [hq] { $nation } HQ { $name }
        [cavalry] { $nation } { $name } Cav
       *[other] { $nation } { $name }
    }
unit-title = { $name } ({ ADJECTIVE($nation) })

## Games
game-title-europe = The Great War in Europe
game-title-near-east = The Great War in the Near East
game-title-combined = The Great War in Europe and the Near East

## Countries
country-fr = France
country-be = Belgium
country-lu = Luxembourg
country-nl = Netherlands
country-ch = Switzerland
country-ge = Germany
country-ah = Austria-Hungary
country-it = Italy
country-ru = Russia
country-pl = Russian Poland
country-ro = Romania
country-bu = Bulgaria
country-sr = Serbia
country-mn = Montenegro
country-al = Albania
country-gk = Greece
country-tu = Ottoman Empire
country-eg = Egypt
country-pe = Persia

## The board
board-value-attack = attack
board-value-defence = defence
board-value-movement = movement
board-terrain-clear = clear
board-terrain-forest = forest
board-terrain-rough = rough
board-terrain-difficult = difficult
board-terrain-marsh = marsh
board-terrain-flood = flood plain
board-terrain-desert = desert
board-terrain-mountain = mountain
board-terrain-pass = mountain pass
board-terrain-alpine = alpine
board-terrain-lake = lake
board-side-river = river
board-side-canal = canal
board-side-pass = pass path
board-box-holding = { $side }: still to come
board-box-europe = { $side }: available in Europe
board-box-near-east = { $side }: available in the Near East
board-box-dead = { $side }: dead pile
board-box-arabia = { $side }: Arabia
board-box-reserve = { $side }: required reserve
board-box-transit = { $side }: in transit
board-box-transfer = { $side }: on transfer
board-box-withdrawn = { $side }: withdrawn
board-box-neutral = { $side }: not at war
board-track-turn = Turns
board-overlay-supply = Supply: { $side }
board-overlay-control = Control: { $side }
board-view-all = everything
board-view-flanders = Flanders
board-view-somme = the Somme
board-view-verdun = Verdun
board-view-alsace = Alsace and the Vosges
board-view-isonzo = the Isonzo
board-view-trentino = Trentino
board-view-prussia = East Prussia
board-view-poland = Poland
board-view-galicia = Galicia
board-view-baltic = Lithuania and Courland
board-view-balkans = Serbia and Macedonia
board-view-romania = Romania
board-view-straits = the Straits
board-view-armenia = Armenia
board-view-palestine = Palestine
board-view-sinai = Sinai and the canal
board-view-mesopotamia = Mesopotamia
board-source-rulebook = partly from the rulebook
board-source-reconstructed = reconstructed
board-verb-move = Move
board-verb-with = Take along
board-verb-all = The whole stack
board-verb-to = Go to
board-verb-through = Go through
board-verb-stay = Stay
board-verb-pass-front = Done on a front
board-verb-done = Done
board-verb-attack = Attack
board-verb-join = Join the attack
board-verb-join-all = All join
board-verb-settle = Attack now
board-verb-cancel = Call it off
board-verb-flee = Fall back
board-verb-stand = Stand
board-verb-support = Support
board-verb-none = No support
board-verb-lose = Lose
board-verb-advance = Advance
board-verb-halt = Halt
board-verb-press = Press on
board-verb-give-up = Give up
status-turn = Turn
status-turn-marker = Turn
status-weather = Weather
mark-fort = fort
mark-heavy = heavy fort
mark-destroyed = fort destroyed
mark-devastated = laid waste
mark-hindenburg = Hindenburg Line
mark-trench = trenches
mark-attacked = under attack
mark-depleted = depleted
mark-moved = has moved
mark-moving = on the march
mark-fighting = attacks
legend-mark-victory = victory hex
legend-mark-heavy = heavy fort
legend-mark-hindenburg = Hindenburg Line
legend-mark-devastated = laid waste
legend-mark-source = source of supply
legend-mark-depleted = headquarters depleted
legend-mark-shock = shock troops
legend-symbol-at = anti-tank guns
legend-symbol-armoured = armoured cars

## The games and their scenarios
game-title-great-war-in-europe = The Great War in Europe
game-title-great-war-near-east = The Great War in the Near East
game-title-great-war-combined = The Great War in Europe and the Near East
game-text-great-war-in-europe = The whole war by divisions, from August 1914 to June 1919, on the Western, Italian and Eastern fronts. Two players each hold the initiative in one theatre; trenches, guns, gas and tanks come when they came. Maps, counters, tables and set-ups are reconstructed.
game-text-great-war-near-east = The war in the Caucasus, Palestine and Mesopotamia from November 1914 to the end of 1918: few divisions, long lines of supply, heat and snow. Maps, counters, tables and set-ups are reconstructed.
game-text-great-war-combined = Both games in one: six fronts, from Flanders to Baku, and units that sail from one to the other. Maps, counters, tables and set-ups are reconstructed.
scenario-august-1914 = August 1914
scenario-text-august-1914 = The whole war, from the march through Belgium. Fifty-one turns at most: for a winter.
scenario-1915 = 1915
scenario-text-1915 = From March 1915: the West is dug in, Russia and Serbia are to be beaten.
scenario-1916 = 1916
scenario-text-1916 = From March 1916: Verdun, the Somme and Brusilov.
scenario-1917 = 1917
scenario-text-1917 = From March 1917: Russia wavers, America is near.
scenario-1918 = 1918
scenario-text-1918 = From March 1918: Germany's last offensives, before the Americans are there.
scenario-november-1914 = November 1914
scenario-text-november-1914 = The whole war in the Near East. Forty-one turns.
scenario-near-east-1918 = Near East 1918
scenario-text-near-east-1918 = The last year between Jerusalem and Baku.
option-secret-events = Events in hand are hidden from the opponent
option-hidden-mutiny = The French mutiny is known to the Allies alone
option-advance-limits = No advance against trenches of -2 in the West without the means for it
option-scheffer-boyadel = Once, a German stack that is cut off in the East is spared

## Questions of movement and combat
ask-move = { $theatre }: choose a unit to move, or end your movement.
ask-move-help = One unit or stack after the other, in the theatre where it is your turn. Nobody enters a hex with enemy combat units or an intact fort, and nobody may end out of supply. At the end a hex holds six units.
    .rule = 8.0
ask-move-others = { $theatre }: moving.
ask-march =
    { $points ->
        [one] { $units }: where to, with { $points } point?
       *[other] { $units }: where to, with { $points } points?
    }
ask-march-help = Choose where it shall end, and who of its hex goes along at the pace of the slowest. To go through an enemy hex takes it. One hex can always be entered, if its ground is not closed.
    .rule = 8.17
ask-march-others = A stack is on the march.
ask-attack = { $theatre }: which hex do you attack?
ask-attack-help = One attack after the other, in the order you like. A unit attacks once and a hex is attacked once in a phase. Nobody has to attack.
    .rule = 10.31
ask-attack-others = { $theatre }: choosing a hex to attack.
ask-join = Who attacks { $space }?
ask-join-help = Units of all six hexes around may join, of different nations at the cost of a column. Once you attack now, both stacks are looked at and there is no way back.
    .rule = 10.13
ask-join-others = Choosing who attacks { $space }.
ask-flee = Cavalry is attacked in { $space }: fall back?
ask-flee-help = Cavalry alone may go back a hex before the die, toward supply if it can. The attackers may enter the hex and attack again.
    .rule = 15.51
ask-flee-others = The cavalry in { $space } decides whether to fall back.
ask-support = { $space }: does a headquarters support the attack?
ask-support-help = It shifts the column to the right by its support and is depleted until the next Strategic Turn. In the West it opens the way into deep trenches, if the defender's guns do not answer.
    .rule = 10.46a
ask-support-others = { $space }: the attacker decides whether guns support.
ask-support-defence = { $space }: does a headquarters support the defence?
ask-support-defence-help = It shifts the column to the left by its support and is depleted until the next Strategic Turn.
    .rule = 10.46a
ask-support-defence-others = { $space }: the defender decides whether guns answer.
ask-lose = The attack on { $space }: which attacker loses a step?
ask-lose-help = The attacker's losses come first. The first of them falls on tanks, then on shock troops, then on British, Anzac and Canadian divisions of two steps.
    .rule = 10.64a
ask-lose-others = The attackers of { $space } take their losses.
ask-lose-defence = { $space }: which defender loses a step?
ask-lose-defence-help = The first loss falls on an anti-tank unit, if one is there. A fort falls after all the units in it.
    .rule = 10.64c
ask-lose-defence-others = The defenders of { $space } take their losses.
ask-advance = { $space } lies open: who advances?
ask-advance-help = At once or never: attackers who have survived, within the stacking limits, where they will be in supply.
    .rule = 10.71a
ask-advance-others = Choosing who advances into { $space }.
ask-advance-on = Who presses on beyond { $space }?
ask-advance-on-help = Shock troops, and Allied tanks after March 1919, may go one hex further, into an empty one.
    .rule = 10.72a
ask-advance-on-others = Choosing who presses on beyond { $space }.
ask-press = Where does { $unit } press on to?
ask-press-help = A neighbouring empty hex that is not alpine and where it is in supply. A headquarters alone there is lost.
    .rule = 10.72b
ask-press-others = Choosing where { $unit } presses on to.
ask-excess = Too many in { $space }: who is given up?
ask-excess-help = Six units of a side in a hex, and besides one headquarters, one tank and one anti-tank unit; of Americans or Bulgarians four divisions.
    .rule = 7.22
ask-excess-others = Too many in { $space }: choosing who is given up.

## What may be answered in movement and combat
verb-move = move { $noun }
verb-with = take { $noun } along
verb-all = take the whole stack along
verb-to = to { $noun }
verb-through = to { $noun } and on
verb-stay = stay here
verb-pass-front = no more on { $noun }
verb-done = no more
verb-attack = attack { $noun }
verb-join = { $noun } attacks
verb-join-all = all of them attack
verb-settle = attack now
verb-cancel = call it off
verb-flee = fall back to { $noun }
verb-stand = stand
verb-support = { $noun } supports
verb-none = no support
verb-lose = { $noun } loses a step
verb-advance = { $noun } advances
verb-halt = no further
verb-press = { $noun } presses on
verb-give-up = { $noun } is given up

## Why not, in movement and combat
move-not-yours = it is not a unit of yours on the map
move-other-theatre = it is in the other theatre
move-done = it has moved in this phase
move-front-done = you have done with that front
move-fresh = its country has only just joined the war
move-at-peace = Russia has made peace
move-besieged = Kut is besieged: nobody leaves it or comes in
move-fixed = it does not move
move-other-hex = units that march together start from one hex
move-no-hex = there is no land
move-here = it is there already
move-enemy = enemy combat units are there
move-fort = an intact enemy fort is there
move-alpine = only mountain units go into the Alps
move-hq = a headquarters never enters a hex with an enemy, not even with a headquarters
move-on-lake = nobody ends on the ice
move-no-supply = it would be out of supply
move-too-far = its points do not suffice
move-no-gain = there is nothing to take on the way there, or no way on
pass-not-open = that front is not in question now
there-neutral = that country is neutral or closed
there-fresh = that country has only just joined the war: nobody enters it on this turn
there-ottoman = before the Turks of Europe have deployed only Turks, and small German units, enter the Ottoman Empire
there-balkans = Bulgarians and Greeks stay in the Balkans
there-home = Montenegrins do not leave Montenegro
there-not-allowed = it may not operate there
there-beach = the beaches of Gallipoli are for Allies, once they have landed
there-hamadan = nobody enters Hamadan before the Russians have come to Persia
there-north = no more than four Austro-Hungarian units operate there
there-turks = no more Turkish units may operate there
stack-six = six units are the most in a hex
stack-one-hq = one headquarters is the most in a hex
stack-one-tank = one tank unit is the most in a hex
stack-one-at = one anti-tank unit is the most in a hex
stack-four-us = four American divisions are the most in a hex
stack-four-bu = four Bulgarian divisions are the most in a hex
stack-not-this = giving that up does not help
attack-not-yours = it is not a combat unit of yours that may attack now
attack-not-beside = it is not beside that hex
attack-no-enemy = no enemy is there
attack-hq-alone = a headquarters alone is not attacked: go in, or advance
attack-struck = that hex has been attacked in this phase
attack-fought = it has attacked in this phase
attack-no-strength = it has no strength to attack
attack-water = a lake, the sea or closed ground lies between
attack-snow = in snow nobody fights into or out of the Alps
attack-alpine = only mountain units attack into the Alps
attack-fresh = a country that has only just joined neither attacks nor is attacked
attack-at-peace = there is peace with Russia
attack-besieged = the besieged of Kut do not attack
attack-balkans = Bulgarians and Greeks do not attack outside the Balkans
attack-north = four Austro-Hungarian units have attacked in the north on this turn
attack-tank-alone = tanks attack only beside others of their nation in the same hex, and never alone
attack-tank-ground = tanks do not attack into that ground
attack-collapsed = units of a collapsed nation attack with none but their own
attack-joined = it takes part already
attack-nobody = nobody has joined yet
attack-binding = the stacks have been looked at: the attack goes on
hq-no-support = it cannot support: out of reach, out of supply, depleted or of another nation
lose-not-this = it takes no loss here
lose-first = the first loss falls on tanks, shock troops or British divisions of two steps
lose-first-at = the first loss falls on the anti-tank unit
advance-not-this = it did not attack there, or is not on the map any more
advance-trench = against trenches of -2 nobody advances without tanks, shock troops or guns that were not answered
advance-no-supply = it would be out of supply there
flee-not-there = cavalry does not fall back to that hex

## What shifts columns and changes the die
shift-rough = rough ground
shift-difficult = difficult ground
shift-marsh = marsh
shift-flood = flood plain in rain
shift-forest = forest in rain or snow
shift-mountain = mountain
shift-pass = mountain pass
shift-alpine = alpine ground
shift-city = city
shift-fort = fort
shift-heavy = heavy fort
shift-hindenburg = Hindenburg Line
shift-river = all attack across a river
shift-devastated = out of a devastated hex
shift-nations = nations that do not cooperate attack
shift-nations-defence = nations that do not cooperate defend
shift-hq = guns of a headquarters
drm-concentric = concentric attack
drm-odds = odds above 5-1
drm-trench = trenches
drm-tanks = tanks
drm-shock = shock troops
drm-snow = snow in the Caucasus
drm-heat = heat

## The log of movement and combat
log-turn = — { $turn } —
log-weather =
    { $weather ->
        [fair] Die { $die }: fair weather in the West and in Italy.
       *[wet] Die { $die }: rain in the West and in Italy.
    }
log-moves = { $side }: movement, { $theatre }.
log-move =
    { $count ->
        [one] { $unit } from { $start } to { $space }.
       *[other] { $unit } and those with it, { $count } units, from { $start } to { $space }.
    }
log-taken = { $side }: { $space } is taken.
log-fort = The fort of { $space } is destroyed.
log-overrun = { $unit } is overrun in { $space }.
log-starved = { $unit }, out of supply in { $space }, is lost.
log-crowded = { $unit } is given up in { $space }.
log-attack = { $side } attack { $space }: { $units } against { $enemies ->
        [none] the fort
       *[other] { $enemies }
    }.
log-shy = { $space }: cavalry turns back before infantry.
log-flee = { $units }: back to { $space } without a fight.
log-support = { $unit } supports.
log-combat =
    { $die ->
        [0] { $space }: { $attack } against { $defence }, hopeless odds: { $result }.
       *[other] { $column ->
            [0] { $space }: { $attack } against { $defence }, at 1-2, die { $die }, modifier { $modifier }: { $result }.
           *[other] { $space }: { $attack } against { $defence }, at { $column }-1, die { $die }, modifier { $modifier }: { $result }.
        }
    }
log-reduced = { $unit } loses a step.
log-lost = { $unit } is lost.
log-removed = { $unit } leaves the game.
log-advance = { $unit } advances to { $space }.
warn-crowded = too many units in { $space }: who is over the limit is lost when the phase ends

## Scheffer-Boyadel
ask-scheffer = Germans are cut off: does one stack break out as Scheffer-Boyadel did?
ask-scheffer-help = Once in the game up to four divisions of a stack of Germans alone, in the East outside the Balkans, count as supplied in this combat phase. If they are still cut off at the end of the next, they are lost.
    .rule = 11.86
ask-scheffer-others = Choosing whether Germans who are cut off are spared.
verb-spare = spare those in { $noun }
board-verb-spare = Spare
spare-not-this = no divisions of Germans alone are cut off there
log-scheffer = Scheffer-Boyadel: { $units } in { $space } fight on.
