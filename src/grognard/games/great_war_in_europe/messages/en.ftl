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
board-side-lagoon = lagoon that may be crossed
board-side-lake = lake between two hexes
board-side-sea = arm of the sea
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
option-pre-war = Each side may have prepared something before the war: ships in the Baltic, the way through Holland

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
    .rule = 10.62
ask-lose-others = The attackers of { $space } take their losses.
ask-lose-defence = { $space }: which defender loses a step?
ask-lose-defence-help = The first loss falls on an anti-tank unit, if one is there. A fort falls after all the units in it.
    .rule = 10.62
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

## The page: combats
mark-unsupplied = out of supply
arena-title = Combat at { $space }
arena-attacker = Attacker: { $side }
arena-defender = Defender: { $side }
arena-secret = who attacks is not known yet
arena-nobody = nobody
arena-closed =
    { $units ->
        [0] nobody, only the fort
        [one] { $units } unit, the stack is closed
       *[other] { $units } units, the stack is closed
    }
arena-hq = HQ
arena-no-hq = none
arena-attack = attack
arena-defence = defence
arena-columns = columns
arena-fort = fort
arena-step-join = Attackers
arena-step-open = Stacks open
arena-step-support = Attacker's headquarters
arena-step-support-defence = Defender's headquarters
arena-step-die = Die
arena-step-lose = Attacker's losses
arena-step-defenders-lose = Defender's losses
arena-step-advance = Advance
arena-due = To be lost now
arena-steps =
    { $steps ->
        [0] no step
        [one] { $steps } step
       *[other] { $steps } steps
    }
arena-all = everything
arena-strength = Attack strength
arena-halved =
    { $units ->
        [one] { $units } unit out of supply
       *[other] { $units } units out of supply
    }
arena-odds = Odds
arena-ratio = { $attack } to { $defence }
arena-table = Table
arena-table-a = A, up to three defenders
arena-table-b = B, more than three defenders
arena-floor = Below 1-2 no die is thrown
arena-die = Die
arena-least = Never below
arena-loses-attacker = The attacker loses
arena-loses-defender = The defender loses
arena-hq-due = still to be said

## The page: odds
chart-now = As it stands
chart-estimate = An estimate: the stack is closed
chart-with = With { $unit }
chart-empty = the hex is emptied
chart-ahead = the defender loses more
chart-behind = the attacker loses more
chart-column = Column and die
chart-steps = Steps lost: { $side }
chart-guessed =
    { $units ->
        [one] { $units } unit is not seen: it is taken for the average of those hidden on this front
       *[other] { $units } units are not seen: they are taken for the average of those hidden on this front
    }

## The page: hints
hint-hidden =
    { $units ->
        [one] { $units } more
       *[other] { $units } more
    }
hint-left =
    { $units ->
        [one] { $units } unit still to move
       *[other] { $units } units still to move
    }
hint-cost =
    { $points ->
        [one] { $points } MP
       *[other] { $points } MP
    }
hint-support =
    { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
    }
hint-steps =
    { $steps ->
        [one] { $steps } step left
       *[other] { $steps } steps left
    }
hint-attack =
    { $guessed ->
        [yes] all together { $attack } to about { $defence } as far as is seen, { $column } after shifts
       *[no] all together { $attack } to { $defence }, { $column } after shifts
    }
mark-shock = shock troops
mark-fortress = lives on its fort
mark-fought = has attacked
show-turn = { $name } (turn { $turn }), { $theatre }, { $side }
show-attack = Attack on { $space }: { $ours } against { $theirs }
show-odds = Odds: { $attack } to { $defence }, column { $column } ({ $shifts })
show-losses = Die { $die }: the attacker has still to lose { $ours }, the defender { $theirs }
show-no-hex = not a part of the map
show-beneath = Lies beneath some stack: { $front }
show-staff =
    { $columns ->
        [one] Supports with { $columns } column, moves { $moves }
       *[other] Supports with { $columns } columns, moves { $moves }
    }
show-ratings =
    { $steps ->
        [one] Attack { $attack }, defence { $defence }, movement { $moves }, { $left } step
       *[other] Attack { $attack }, defence { $defence }, movement { $moves }, { $left } of { $steps } steps
    }
show-tanks = Tanks: { $die } on the die
show-coming = Comes on Strategic Turn { $letter }
show-box-absent = Not in this game
show-box-holding = Still to come
show-box-dead = Dead pile
show-box-europe = Available in Europe
show-box-near-east = Available in the Near East
show-box-gone = Out of the game
show-box-arabia = In Arabia
show-box-reserve = Required reserve
show-box-transit = In transit
show-box-transfer = On transfer
show-box-neutral = Not at war
show-box-withdrawn = Withdrawn for a while
show-box-beside-west = Beside the West
show-box-beside-italy = Beside Italy
show-cost =
    { $points ->
        [one] { $points } movement point ({ $weather })
       *[other] { $points } movement points ({ $weather })
    }
show-held = Held by: { $side }
show-kind-vp = Victory hex
show-kind-edge-vp = Map edge, counts as a victory hex
show-kind-capital = Capital
show-kind-port = Port
show-kind-surrender = Counts for the surrender of Turkey
show-kind-landing = Landing beach
show-resource =
    { $points ->
        [one] Resources: { $points } point
       *[other] Resources: { $points } points
    }
show-supply = In supply here ({ $side })
show-way-n = north
show-way-ne = north-east
show-way-e = east
show-way-se = south-east
show-way-s = south
show-way-sw = south-west
show-way-w = west
show-way-nw = north-west

## The page: overlays
board-overlay-line = Front line: { $side }
shade-supply-note =
    { $now ->
        [0] Everybody is in supply.
        [one] { $now } unit is out of supply.
       *[other] { $now } units are out of supply.
    }
shade-supply-guess =
    { $now ->
        [0] By what is seen of headquarters, nobody is out of supply.
        [one] By what is seen of headquarters, { $now } unit is out of supply.
       *[other] By what is seen of headquarters, { $now } units are out of supply.
    }
shade-control-note = { $now } hexes of its own, { $taken } taken or held beyond its borders.
shade-line-note = { $now } hexes of the line are manned, { $empty } are not.

## The page: nations
nation-sr = Serbia
nation-gk = Greece
nation-ab = Arabs
nation-am = Armenians
nation-pc = Persian Cossacks
nation-pg = Persian Gendarmerie
nation-sp = South Persian Rifles
adjective-sr = Serbian
adjective-gk = Greek
adjective-ab = Arab
adjective-am = Armenian
adjective-pc = Persian Cossack
adjective-pg = Persian Gendarmerie
adjective-sp = South Persian

## The page: victory
win-points = Victory points
win-now-cp = At a check now the Central Powers would win
win-now-al = At a check now the Allies would win
win-now-none = At a check now nobody would win
win-now-turkey = While Turkey stands, time is with the Central Powers
win-cp = The Central Powers win
win-al = The Allies win
win-lack =
    { $points ->
        [0] with at least 20 at a check: reached
        [one] with at least 20 at a check: { $points } short
       *[other] with at least 20 at a check: { $points } short
    }
win-below = below { $points } at a check
win-held = Victory hexes held by the Central Powers
win-hexes =
    { $hexes ->
        [0] none
        [one] { $hexes } hex
       *[other] { $hexes } hexes
    }
win-lost = Their cities in Allied hands
win-at-once = The Allies at once
win-berlin =
    { $berlin ->
        [yes] Berlin is theirs; the Ruhr: { $ruhr } of { $most } hexes
       *[no] Berlin, or the Ruhr: { $ruhr } of { $most } hexes
    }
win-sudden = The Central Powers at once
win-sudden-value = a French victory hex, once the French have mutinied and Russia has fallen: die and points make 20
win-check = Next check
win-draw = A draw
win-end =
    { $left ->
        [0] { $turn }, this turn
        [one] { $turn }, in { $left } turn
       *[other] { $turn }, in { $left } turns
    }
win-hexes-held = Allied hexes held
win-surrender = if Turkey surrenders by the roll
win-fallen = Turkish hexes that count for it
win-supplied =
    { $hexes ->
        [one] with { $hexes } of these in supply on a Strategic Turn
       *[other] with { $hexes } of these in supply on a Strategic Turn
    }
win-cp-end = or if Turkey lasts until

## The page: panels
panel-todo = Still to do
panel-todo-move =
    { $count ->
        [0] nobody may move any more
        [one] { $count } unit may still move
       *[other] { $count } units may still move
    }
panel-todo-attack =
    { $count ->
        [0] nothing to attack any more
        [one] { $count } hex may still be attacked
       *[other] { $count } hexes may still be attacked
    }
panel-front-done = done
panel-march = On the march
panel-units = Units
panel-hungry = Out of supply: lost if they stay so
panel-sequence = The turn
panel-movement =
    { $half ->
        [first] First movement
       *[second] Second movement
    }
panel-combat =
    { $half ->
        [first] First combats
       *[second] Second combats
    }
panel-holder = who has the initiative in each theatre
panel-other = the other side in each theatre
panel-initiative = Initiative
panel-strategic = Strategic Turn { $letter }
panel-after = after { $turn }
panel-trenches = Trenches in Europe, on the attacker's die
panel-resources = Resource points

## The page: charts
sheet-tab-events = Events
sheet-combat-a = Combat table A
sheet-combat-b = Combat table B
sheet-note-combat-a = Up to three defending units; forts and headquarters do not count. Steps of attacker / defender; E: everything. Below 1-2 the attacker loses two steps without a die.
sheet-note-combat-b = More than three defending units. Steps of attacker / defender. Below 1-2 the attacker loses four steps without a die.
sheet-die = What is added to the die
sheet-die-above = each column above 5-1
sheet-die-trench = −1 or −2
sheet-die-tanks = +1 or +2
sheet-trenches = Trenches in Europe
sheet-trenches-cp = other Central Powers
sheet-trenches-al = other Allies
sheet-note-trenches = From which Strategic Turn on. Where nations defend together, the worst counts; cavalry does not dig.
sheet-head-nations = Nations
sheet-head-cost = Cost
sheet-head-shift = Columns
sheet-head-tanks = Tanks
sheet-head-remark = Remark
sheet-head-rule = Rule
sheet-note-terrain = Cost in movement points and columns for the defender, in fair weather unless it is said.
sheet-terrain-alone = mountain units only
sheet-terrain-mountain =
    { $points ->
        [one] mountain units { $points }
       *[other] mountain units { $points }
    }
sheet-terrain-along = along the pass { $points }
sheet-terrain-frozen = only when frozen
sheet-terrain-out = columns of who attacks out of it
sheet-terrain-across = columns if all attack across
sheet-tanks-yes = yes
sheet-tanks-no = no
sheet-tanks-dry = not when wet
sheet-head-months = Months
sheet-head-sky-west = West, Italy
sheet-head-sky-east = East
sheet-head-sky-egypt = Egypt, Mesopotamia
sheet-head-sky-caucasus = Caucasus
sheet-head-letter = Strategic Turn
sheet-variable = even fair, odd wet
sheet-note-calendar = A Strategic Turn follows the turn that has its letter.
sheet-resources = Resource points
sheet-head-nation = Nation
sheet-note-resources = By Strategic Turn, for nations at war. Reconstructed: the chart of the box was not seen.
sheet-head-units = Units
sheet-note-arrivals = By Strategic Turn; +1 and so on: Strategic Turns after the United States have joined. Reconstructed.
sheet-events-cp = Events of the Central Powers
sheet-events-al = Events of the Allies
sheet-head-event = Event
sheet-head-letters = Strategic Turns
sheet-head-text = What it does
sheet-note-events = The letters say when each counter joins the pool; they are reconstructed.
sheet-mandatory = must be played

## The page: events and phases
arena-step-commit = Events and aircraft
arena-events = Events
hint-points =
    { $points ->
        [one] { $points } resource point
       *[other] { $points } resource points
    }
show-pool = joins the pool on { $letter }
show-fallen = Has collapsed
phase-events = Events
phase-new-units = New units and weather
phase-movement = Movement
phase-combat = Combat
phase-strategic-movement = Strategic movement
phase-strategic-turn = Strategic Turn
panel-phase-events = both sides
panel-phase-new-units = Allies, then Central Powers
panel-phase-strategic-movement = Allies, then Central Powers
panel-phase-strategic-turn = after turns with a letter
panel-in-force = In force
panel-until = until { $turn }
panel-hidden =
    { $events ->
        [one] { $events } not seen
       *[other] { $events } not seen
    }
panel-pool =
    { $events ->
        [0] none in the pool
        [one] { $events } in the pool
       *[other] { $events } in the pool
    }

## New units, journeys, works
## Questions: new units, strategic movement, works
ask-new-units = New units: place one, or let the rest wait.
ask-place = Where does { $unit } arrive?
ask-line =
    { $left ->
        [one] The Hindenburg Line: which hex is its last?
       *[other] The Hindenburg Line goes on: which hex is next? { $left } left.
    }
ask-step-back = { $unit } has laid its hex waste: where does it step back to?
ask-strategic = Strategic movement: choose a unit, or end it. Capacity left: { $left }.
ask-ride = Where does { $unit } go?
ask-come-in = Where does { $unit } come in?

## Help under the questions
ask-new-units-help = Units of the Available boxes come to cities of their country, to ports, edges or headquarters. Those that wait lose nothing. Another of the same kind, or a full stack, goes to the same hex with one click.
    .rule = 13.0
ask-place-help = Only hexes that you control and that are in supply are offered.
    .rule = 13.11a
ask-line-help = Four hexes in a row, straight or bent, in supply, none of them beside Allies or their forts.
    .rule = 14.31a
ask-step-back-help = One hex to the east, north-east or south-east. The marker stays behind.
    .rule = 14.62b
ask-strategic-help = From town to town through hexes that you control. Abroad counts double, a headquarters twice as much again. Allies also sail from port to port.
    .rule = 9.0a
ask-ride-help = Not beside enemies, and only to where it is in supply.
    .rule = 9.31
ask-come-in-help = By a hex of the western or southern edge, at its cost; then it marches on.
    .rule = 13.25

## Questions as those read them who are not asked
ask-new-units-others = Placing new units.
ask-place-others = Placing { $unit }.
ask-line-others = Drawing the Hindenburg Line.
ask-step-back-others = { $unit } steps back from the hex it has laid waste.
ask-strategic-others = Strategic movement.
ask-ride-others = { $unit } travels.
ask-come-in-others = { $unit } comes in from beside the map.

## Answers
verb-place = place { $noun }
verb-at = at { $noun }
verb-same = another to the same place
verb-fill = fill the hex
verb-place-rest = place the rest along the border
verb-hold-back = let it wait
verb-to-arabia = to the Arabia box
verb-to-reserve = to the Turkish Reserve
verb-to-west-edge = beside the map of the West
verb-to-italy-edge = beside the map of Italy
verb-come-in = { $noun } comes in
verb-line = Hindenburg Line at { $noun }
verb-gun = the Paris Gun at { $noun }
verb-devastate = { $noun } lays its hex waste
verb-ride = send { $noun }
verb-sail = by sea to { $noun }
verb-to-transit = into the Transit box
verb-to-transfer = into the Transfer box
verb-expedition = { $noun } to Persia
verb-recall = recall the force from Persia
board-verb-place = Place
board-verb-at = Here
board-verb-same = Another here
board-verb-fill = Fill the hex
board-verb-place-rest = Place the rest
board-verb-hold-back = Let it wait
board-verb-to-arabia = To Arabia
board-verb-to-reserve = To the Reserve
board-verb-to-west-edge = Beside the West
board-verb-to-italy-edge = Beside Italy
board-verb-come-in = Come in
board-verb-line = Hindenburg Line
board-verb-gun = Paris Gun
board-verb-devastate = Lay waste
board-verb-ride = Send
board-verb-sail = Sail to
board-verb-to-transit = Into transit
board-verb-to-transfer = Into transfer
board-verb-expedition = To Persia
board-verb-recall = Recall from Persia

## Reasons: new units
place-not-waiting = that unit does not wait in a box of yours
place-shut = its nation places nothing this turn
place-nowhere = there is nowhere to place it
place-not-home = new units come to cities of their own country, or to a headquarters
place-not-held = you do not control that hex
place-no-supply = that hex is out of supply
place-other-box = the European box is for Europe, that of the Near East for the Near East
place-other-front = it belongs to another front
place-poland = Russians do not come to cities of Poland
place-edge = Americans come to the western and southern edge
place-zone = that is not where it comes in
place-hq-full = that headquarters has placed its stack, or in another hex
place-hq-three = a headquarters places three units in one hex there, and no new Turks
place-east-full = no more can be brought to the East this turn
place-not-pef = no more Russians come to Iraq
place-not-own-country = it must be set up in its own country
place-landing = on the turn of a landing nobody is brought to the East
place-must = all units of a country that joins are set up now
place-no-delay = the headquarters of the American First Army does not wait
place-no-last = nothing more of that kind goes there

## Reasons: strategic and sea movement
edge-not-beside = that unit is not beside the map
edge-not-there = they come in by Allied hexes of the western and southern edge
ride-not-able = that unit cannot travel now
ride-spent = the capacity is used up
ride-not-town = a journey begins and ends in a town or city
ride-not-held = you do not control it
ride-no-supply = it is out of supply
ride-enemy-near = enemies are beside it
ride-no-path = no way leads there through hexes that you control
ride-no-gate = no way leads there by the edges of the maps
ride-too-dear = abroad counts double, and too little is left
ride-no-corridor = no way is open to Constantinople
ride-no-transit = it cannot go into the Transit box
ride-no-transfer = it cannot go into the Transfer box
ride-no-last = nobody is left there who could follow
sail-not-port = that is not a port in supply for it
sail-not-there = no ship goes there now
pef-not-now = the force cannot be sent to Persia
pef-no-recall = the force comes back whole and in supply, or not at all

## Reasons: who may be where
there-besieged = Kut is besieged
there-front-code = its code keeps it from that front
there-front-nation = its nation does not fight on that front
there-near-east = the war has not reached the Near East
there-italy-later = before 1917 only Italians and Austro-Hungarians fight in Italy
there-ah-later = no Austro-Hungarians in the West before 1917
there-ah-west = no more than four Austro-Hungarian units in the West
there-ah-north = no more than four Austro-Hungarian units north of row 48
there-us-abroad = only one American unit may leave the West
there-it-abroad = no more than six Italian units abroad
there-tu-europe = no more than four Turkish units in Europe outside the Balkans
there-tu-egypt = no more than three Turkish units in Egypt
attack-ah-four = only four of the Austro-Hungarians in the north may attack
move-south = too many Austro-Hungarians are in the north: they go south

## Reasons: works
line-not-there = the line goes on beside its end, in supply, away from Allies
gun-not-there = the gun stands in supply, at most eight hexes from Paris
sap-not-this = only infantry in supply lays its hex waste
sap-not-clear = only clear hexes and flood plain in France and Belgium
sap-no-step = it could not step back to the east
sap-no-marker = no marker is left

## Log
log-placed = { $unit } arrives at { $space }.
log-to-arabia = { $unit } goes to the Arabia box.
log-to-reserve = { $unit } goes to the Turkish Reserve.
log-to-transit = { $unit } is in transit.
log-to-transfer = { $unit } is on the way between the East and the Caucasus.
log-to-west-edge = { $unit } waits beside the map of the West.
log-to-italy-edge = { $unit } waits beside the map of Italy.
log-comes-in = { $unit } comes in at { $space }.
log-ride = { $unit } by rail from { $start } to { $space }.
log-sail = { $unit } by sea from { $start } to { $space }.
log-arrives = { $unit } comes to { $space }.
log-expedition = { $unit } goes to { $space } with the Persian Expeditionary Force.
log-recall = The Persian Expeditionary Force is recalled.
log-joins = { $nation } joins the { $side }.
log-near-east = The war reaches the Near East.
log-european-turks = The Turks of Europe take the field.
log-line = The Hindenburg Line from { $space } to { $end }.
log-gun = The Paris Gun stands at { $space }.
log-gun-lost = The Paris Gun at { $space } is lost.
log-devastate = { $unit } begins to lay { $space } waste.
log-devastated = { $unit } steps back from { $start }, which is laid waste, to { $space }.
board-box-beside-west = { $side }: beside the West
board-box-beside-italy = { $side }: beside Italy

## The Strategic Turn
## Questions of the Strategic Turn
ask-emergency = { $nation }: call up Emergency Replacements?
ask-emergency-help = Two dice of resource points, seven at most, once a Strategic Turn. It costs a victory point: one more for the Central Powers if France calls, one less if Germany does.
    .rule = 5.18a
ask-lend = Give resource points to an ally?
ask-lend-help = Britain and France give Russia one point, six if the Straits are open, and one of them up to six to Serbia by way of Salonika. Germany gives six in all, along its own hexes from Berlin.
    .rule = 5.17a
ask-lend-points = How many points from { $nation } to { $to }?
ask-lend-points-help = They are the other nation's from now on and are kept like its own, ten at most at the end of the Strategic Turn.
    .rule = 5.17a
ask-uboat = The U-boats bring the United States nearer: call them off?
ask-uboat-help = Only now, after the first such roll, may the counter leave the game. Otherwise it stays until Convoy is played.
    .rule = 5.22d
ask-defend = The Independent Air Force: which air units defend Germany?
ask-defend-help = Each takes one off the bombers' die and does nothing else until the next Strategic Turn. Aces may fall.
    .rule = 5.24a
ask-replace = Replacements: rebuild units, restore steps, or finish.
ask-replace-help = A point a step, from the nation's own points. Rebuilt units wait in their box; reduced units on the map must be in supply. A headquarters comes back depleted, or ready for two points. One verb spends for a whole nation, steps on the map first, then the strongest dead.
    .rule = 5.31
ask-arabs = Where in the desert do the Arabs gather again?
ask-arabs-help = A lost Arab unit is drawn anew for nothing; nobody knows its strength before it fights.
    .rule = 5.35d
ask-reserve = The Turkish reserve has { $units } divisions, { $required } are required.
ask-reserve-help = Infantry divisions from the map, from Transit or from a box. Each that is missing adds one to the Allied roll for surrender; what is over may go to Transit.
    .rule = 5.38c
ask-bolsheviks = Roll for the Bolshevik Revolution?
ask-bolsheviks-help = At seven it comes and Russia collapses. Turns in which Russians attack, and turns in which nobody attacks them, help; so does every Russian city you hold.
    .rule = 5.44a
ask-treaty = Declare the war with Russia over, by the treaty of Brest-Litovsk?
ask-treaty-help = Russians then neither move nor fight. Victory hexes in Russia count only with three German divisions in each and four German headquarters in the country. Without a treaty the Red Army grows.
    .rule = 5.46a
ask-red = Which divisions become Red Army? Still { $units }.
ask-red-help = They fight with 3-3-4, but not with others. The rest are chosen nearest to the enemy.
    .rule = 15.93a
ask-initiative = In which theatre do you take the initiative?
ask-initiative-help = You move and fight first there, the enemy in the other. It cannot change hands on two Strategic Turns running, and to go from East to West takes an unbroken line of units across the Western front.
    .rule = 5.83a
ask-ohl = Which command marker: OHL or OberOst?
ask-ohl-help = OHL allows one more round of attacks in the West, OberOst one in the East, once before the next Strategic Turn.
    .rule = 5.88
ask-initiative-holder = Who has the initiative in the Western theatre?
ask-initiative-holder-help = The other has it in the Eastern theatre.
    .rule = 5.87b
ask-initiative-answer = Answer with your own Initiative, for the rest of the game?
ask-initiative-answer-help = What you then decide stands for good, and further Initiative events of the Central Powers are void.
    .rule = 5.87c
ask-pipeline = Lay the pipeline on to { $space }?
ask-pipeline-help = One town a Strategic Turn, from west to east, with Allied units in it. Behind it the towns of Sinai supply the Allies.
    .rule = 11.53b

## What may be answered
verb-call-up = call up replacements
verb-wait = not now
verb-lend-british = British points for { $noun }
verb-lend-french = French points for { $noun }
verb-lend-german = German points for { $noun }
verb-points = { $noun }
verb-call-off = call the U-boats off
verb-go-on = go on
verb-defend = { $noun } stays at home
verb-rebuild = rebuild { $noun }
verb-rebuild-support = rebuild { $noun } ready to support, for two points
verb-restore = restore { $noun }
verb-rebuild-nation = all for { $noun }
verb-restore-nation = all reduced units: { $noun }
verb-rebuild-all = all that can be paid
verb-call-in = { $noun } into the reserve
verb-call-boxes = fill up from the boxes
verb-let-go = { $noun } to Transit
verb-let-all-go = all that is over to Transit
verb-roll = roll
verb-treaty = make peace with Russia
verb-enlist = { $noun } becomes Red Army
verb-rest = the rest nearest the enemy
verb-initiative = { $noun }
verb-ohl = OHL
verb-oberost = OberOst
verb-holder = { $noun }
verb-cancel-initiative = cancel it with ours
verb-lay-pipe = lay it
verb-concede = accept an armistice (the game is lost)
board-verb-call-up = Call up
board-verb-wait = Not now
board-verb-lend-british = British points
board-verb-lend-french = French points
board-verb-lend-german = German points
board-verb-points = Points
board-verb-call-off = Call off
board-verb-go-on = Go on
board-verb-defend = Defend
board-verb-rebuild = Rebuild
board-verb-rebuild-support = Rebuild, ready
board-verb-restore = Restore
board-verb-rebuild-nation = A whole nation
board-verb-restore-nation = Reduced units of a nation
board-verb-rebuild-all = Everything
board-verb-call-in = Into the reserve
board-verb-call-boxes = From the boxes
board-verb-let-go = To Transit
board-verb-let-all-go = All to Transit
board-verb-roll = Roll
board-verb-treaty = Peace
board-verb-enlist = Red Army
board-verb-rest = The rest
board-verb-initiative = Initiative
board-verb-ohl = OHL
board-verb-oberost = OberOst
board-verb-holder = Holder
board-verb-cancel-initiative = Cancel
board-verb-lay-pipe = Pipeline
board-verb-concede = Armistice

## Why not, in the Strategic Turn
emergency-mutiny = the French army is in mutiny
lend-no-points = there are no points to give, or that nation may have none
lend-no-line = Salonika is not Allied, or no way without enemies leads from there to the Serbian headquarters
lend-enough = no more may be given in this phase
lend-one-lender = Serbia gets British or French points in a phase, not both
lend-no-road = no hexes of the Central Powers lead from Berlin to a town of that country
lend-not-ours = that nation cannot be given points
defend-not-this = that is no German air unit of the West that is free
rebuild-not-dead = it is not in the dead pile
rebuild-not-yours = it is not yours
rebuild-no-points = its nation has not enough points
rebuild-dot = it has the dot and cannot be replaced
rebuild-germans = in the Near East alone Germans are not rebuilt
rebuild-arab = Arabs are drawn anew, without points
rebuild-canadian = one Canadian step has been rebuilt in this phase
rebuild-anzac = one Australian or New Zealand step has been rebuilt in this phase
rebuild-typhus = Serbia has typhus
rebuild-not-hq = only a headquarters comes back ready to support
rebuild-no-support = on B and C no headquarters is rebuilt ready
rebuild-russian-hq = after the Fall of the Tsar no Russian headquarters is made ready
rebuild-nought = it never supports: one point is enough
restore-not-reduced = it is not a reduced unit on the map or in a box
restore-no-supply = it is not in supply
restore-influenza = influenza: no reduced unit on the map is restored in this phase
rebuild-nothing = there is nothing to rebuild for that nation
arab-not-there = it comes into desert of Palestine without enemies
reserve-not-turkish = only Turkish divisions of infantry are in the reserve
reserve-not-there = it is neither on the map, in Transit nor in an available box
reserve-no-supply = it is not in supply
reserve-no-excess = the reserve has none to spare
reserve-full = the reserve has as many as are required
red-not-this = only a Provisional division with the red symbol, in supply on the map
initiative-twice = the initiative changed hands on the last Strategic Turn
initiative-no-line = from East to West it takes an unbroken line of units across the Western front
there-truce = after the treaty nobody comes beside Russians in Russia
stack-collapsed = units of a collapsed nation stack with none but their own
stack-red = the Red Army does not stack with others
attack-red = the Red Army does not attack with others
## Log of the Strategic Turn
log-strategic = — Strategic Turn { $letter } —
log-points = Victory points of the Central Powers: { $points }.
log-points-gained = { $nation }: { $points } resource points, { $total } in all.
log-points-lost = { $nation }: { $points } resource points over ten are lost.
log-resource = { $space }: { $points } resource points for Germany.
log-emergency = { $nation }: Emergency Replacements, { $points } points.
log-lent = { $nation } gives { $points } points to { $other }.
log-uboats = U-boats, die { $die }: Britain loses { $points } resource points.
log-us-nearer = The United States come nearer: Strategic Turn { $letter }.
log-uboats-off = The U-boats are called off.
log-sunk = { $unit } is sunk on the way to Europe.
log-raid = Air raid, { $nation }: { $points } resource points lost.
log-bombed = The Independent Air Force, die { $die }: Germany loses { $points } resource points.
log-rebuilt = { $side }: { $unit } is rebuilt.
log-restored = { $side }: { $unit } regains a step.
log-reserve = The Turkish reserve must have { $required } divisions; it has { $units }.
log-tsar-roll = The Tsar, die { $die }: { $total } (falls at { $need }).
log-tsar = The Tsar has fallen.
log-bolshevik-roll = The Bolsheviks, die { $die }: { $total } (they rise at { $need }).
log-bolsheviks = The Bolshevik Revolution.
log-treaty = The treaty of Brest-Litovsk: the war in Russia is over.
log-red-army = The Red Army, die { $die }: divisions: { $units }.
log-red = { $unit } joins the Red Army.
log-red-hq = { $unit } serves the Red Army.
log-fortress = { $space } surrenders, die { $die } ({ $side }).
log-fortress-holds = { $space } holds out, die { $die } ({ $side }).
log-surrender-roll = Will Turkey surrender? Die { $die }, modifier { $modifier }: { $total }.
log-surrender = Turkey surrenders.
log-stranded = { $unit } is cut off in the Near East and lost.
log-collapse = { $nation } collapses.
log-united-states = The United States join the Allies.
log-allied-choice = Six American divisions are in France: from now on the Allies choose the initiative.
log-initiative = { $side }: the initiative, { $theatre }.
log-ohl = The command marker shows OHL.
log-oberost = The command marker shows OberOst.
log-pipeline = The pipeline reaches { $space }.
log-sudden = { $space } has fallen: die { $die }, points { $points }, modifier { $modifier }: { $total } (France gives up at 20).

## How it ended
end-cp-points = twenty victory points
end-al-points = the Central Powers have lost more than they have won
end-draw = exhaustion: nobody has won by June 1919
end-cp-sudden = the will of France is broken
end-al-germany = Germany itself has fallen
end-al-turkey = Turkey has surrendered
end-cp-turkey = Turkey has held out to the end of 1918
end-al-baku = Baku was not held
end-cp-hexes = victory hexes of the Allies are in Turkish hands
end-conceded = an armistice was accepted

## Events
## Questions of events
ask-pre-war-al = Before the war: have you prepared ships for the Baltic?
ask-pre-war-cp = Before the war: have you prepared the way through Holland?
ask-buy = Buy events for { $price ->
        [one] one resource point
       *[other] { $price } resource points
    }?
ask-buy-free = Draw an event?
ask-pay = Which nation pays for the events?
ask-other-pool = The enemy bought nothing: draw from his pool, too?
ask-event = Play an event that you hold?
ask-activity = The other side may play an event.
ask-commit = What do you put into the attack on { $space }?
ask-commit-defence = What do you put into the defence of { $space }?
ask-hinder = The hex is won: keep the enemy from advancing into { $space }?
ask-rally = Another round of attacks: where does the marker go?
ask-land = Which division lands?
ask-land-where = Where does { $unit } land?
ask-amphibious = Which Russian unit lands on the Black Sea coast?
ask-withdraw = Which British unit leaves? Factors still wanted: { $left }.
ask-initiative-event = In which theatre do you take the initiative by this event?
ask-answer-initiative = Answer with an Initiative of yours, for the rest of the game?
ask-shock = Which division becomes shock troops? Still { $left }.
ask-revert = Influenza: which shock troops are ordinary again?
ask-dismount = Which cavalry division dismounts for good?
ask-dig = Where do Turks dig in?
ask-drive = Enver's offensive: which unit marches on the enemy next?
ask-drive-to = Where does { $unit } march?
ask-raid = Which town of Palestine does Lawrence raid?
ask-capture = Foil the raid of Lawrence?
ask-arabs-rise = Where in the desert does the Arab Northern Army appear?
ask-republic = In which town do the Armenians rise?
ask-leave-van = The Armenians hold Van: where does { $unit } go?

## Help under the questions
ask-pre-war-al-help = Both sides decide in secret and show it together. If you have, Allied units move by sea in the Baltic, too.
    .rule = 20.0
ask-pre-war-cp-help = Both sides decide in secret and show it together. If you have, units of both sides may enter Holland.
    .rule = 20.0
ask-buy-help = Both sides decide in secret and show it together. Who alone buys may pay once more and draw from the other pool.
    .rule = 6.16
ask-buy-free-help = In the Near East alone a draw is free. Some events are misfortunes that must be played.
    .rule = 6.11c
ask-pay-help = Britain, France or the United States.
    .rule = 6.16
ask-other-pool-wait = keep the points
ask-other-pool-help = It costs another point. What he would have to play is played; the rest is shown and leaves the game.
    .rule = 6.14
ask-event-help = Held events wait until you like. You can also ask not to be asked again this turn.
    .rule = 6.12
ask-commit-help = Air units, gas, guns and generals, before the die. The defender answers; you do not answer him.
    .rule = 6.12
ask-commit-defence-help = Air units cancel one for one; whoever has some left has one point of the die.
    .rule = 15.13a
ask-hinder-help = Rigid Planning and They Shall Not Pass stop everybody, Looting the second hex of shock troops.
    .rule = 6.40
ask-rally-help = When all attacks of the theatre are over, supplied units within two hexes of it may attack once more.
    .rule = 10.84
ask-land-help = From the European box; to Salonika from the beaches, too. No other sea movement in Europe this turn.
    .rule = 6.52a
ask-land-where-help = It may move and fight this turn.
    .rule = 6.52a
ask-amphibious-help = One a turn, from the box, in an empty coastal hex east of Trebizond, as long as the Tsar reigns.
    .rule = 6.38
ask-withdraw-help = Attack factors count, from the front that must give first.
    .rule = 6.46
ask-initiative-event-help = The enemy has it in the other, until another Initiative is played.
    .rule = 6.60
ask-answer-initiative-help = Then you say who has it where, and the enemy's later Initiatives are void.
    .rule = 5.87c
ask-shock-help = Banded divisions with a line of supply to Berlin or the Ruhr.
    .rule = 15.41a
ask-revert-help = For good: they will not be converted again.
    .rule = 6.58b
ask-dismount-help = It costs nothing. On foot it digs in and attacks like infantry.
    .rule = 15.55
ask-dig-help = Supplied Turks, not in a city, mountains or marsh. Attacks there have one less until an Allied unit comes in.
    .rule = 6.36
ask-drive-help = No attack with three units is possible, so the three nearest go as near as they can.
    .rule = 6.30b
ask-drive-to-help = As near to the enemy as it can come.
    .rule = 6.30b
ask-raid-help = No strategic movement to or from it until the next turn. Once between Strategic Turns.
    .rule = 6.25a
ask-capture-help = On five or six he is gone for good.
    .rule = 6.27
ask-arabs-rise-help = Nobody knows its strength before it fights. It is always in supply and holds only its own hex.
    .rule = 6.7
ask-republic-help = A town of Russia on the Caucasus front that nobody is in.
    .rule = 6.9
ask-leave-van-help = One hex, in supply.
    .rule = 6.8

## Verbs
verb-prepare = it is prepared
verb-refrain = nothing
verb-buy = buy
verb-save = keep the points
verb-pay = { $noun } pays
verb-spoil = draw from the enemy's pool
verb-play = play { $noun }
verb-keep = not now
verb-keep-all = not this turn
verb-commit = put in { $noun }
verb-battle = make it a Kaiserschlacht
verb-no-more = nothing more
verb-land = { $noun } lands
verb-enough = enough
verb-withdraw = { $noun } leaves
verb-convert = { $noun } becomes shock troops
verb-revert = { $noun } is ordinary again
verb-dismount = { $noun } dismounts
verb-stay-mounted = the rest stay mounted
verb-dig = dig in at { $noun }
verb-march = { $noun } marches
verb-rally = marker to { $noun }
verb-foch = Foch to { $noun }
verb-allenby = Allenby to { $noun }
verb-raid = raid { $noun }
board-verb-prepare = Prepared
board-verb-refrain = Nothing
board-verb-buy = Buy
board-verb-save = Keep the points
board-verb-pay = Who pays
board-verb-spoil = From the enemy's pool
board-verb-play = Play
board-verb-keep = Not now
board-verb-keep-all = Not this turn
board-verb-commit = Put in
board-verb-battle = Kaiserschlacht
board-verb-no-more = Nothing more
board-verb-land = Land
board-verb-enough = Enough
board-verb-withdraw = Withdraw
board-verb-convert = Shock troops
board-verb-revert = Ordinary again
board-verb-dismount = Dismount
board-verb-stay-mounted = Stay mounted
board-verb-dig = Dig in
board-verb-march = March
board-verb-rally = Marker
board-verb-foch = Foch
board-verb-allenby = Allenby
board-verb-raid = Raid

## The log
log-pre-war-al = Before the war the Allies have prepared ships: the Baltic is open to them.
log-pre-war-cp = Before the war the Central Powers have prepared the way: Holland is open.
log-buys = { $side }: events are bought.
log-event = { $side }: { $event }.
log-event-drawn = { $side } draw { $event }, which is played at once.
log-event-held = { $side } draw { $event } and keep it.
log-event-kept = { $side } draw an event and keep it.
log-event-yours = It is { $event }.
log-event-back = { $side } draw { $event }; it goes back.
log-event-void = { $side } draw { $event }, too late: it leaves the game.
log-event-spoilt = { $side } draw { $event } from the enemy's pool: it leaves the game.
log-comes = { $unit } is available.
log-withdrawn = { $unit } leaves for some time.
log-never = { $nation } will never join the war.
log-jutland = Battle of Jutland, die { $die }: { $winner ->
        [1] the Germans win
        [-1] the British win
       *[other] nobody wins
    }.
log-influenza = Influenza: { $dice } shock troops are ordinary again.
log-initiative-event = { $side } have the initiative: { $theatre }.
log-commit = { $side } put { $event } into the combat at { $space }.
log-battle = A Kaiserschlacht at { $space }.
log-ace-dies = { $side }: { $event } is killed (die { $die }).
log-brusilov = { $unit } is spent for good.
log-rally = { $side }: { $marker ->
        [ohl] OHL
        [oberost] OberOst
        [foch] Foch
       *[allenby] Allenby
    } at { $space }.
log-again = { $side }: another round of attacks.
log-lands = { $unit } lands at { $space }.
log-beaches-closed = The beaches of Gallipoli are lost.
log-mandate = { $side }: { $event } was not carried out.
log-lawrence-raid = Lawrence raids { $space }.
log-captured = { $event }, die { $die }.
log-appears = A unit rises at { $space }: { $nation }. Nobody knows its strength.
log-tried = { $unit } shows its strength: { $strength }.
log-van = Fighting in Van: { $result }.
log-shock = { $unit } becomes shock troops.
log-reverts = { $unit } is ordinary again.
log-dismount = { $unit } dismounts.
log-dig = Turks dig in at { $space }.

## Refusals
event-not-now = that event cannot be played now
event-not-here = that cannot be used in this combat
event-no-points = there are no points to pay with
event-not-payer = that nation does not pay for events, or has nothing
battle-not-this = only the first four attacks of one front with four shock troops, on the turn of the second Shock-Troop event
withdraw-not-this = another unit must go first
initiative-not-this = there are two theatres
shock-not-this = only banded divisions with a line to Berlin or the Ruhr
revert-not-this = those are no shock troops
dismount-not-this = only German cavalry with a line to Berlin or the Ruhr
dig-not-there = only where supplied Turks are, not in a city, mountains or marsh
land-not-this = that unit is not among those that may land
land-not-there = nobody lands there, or there is no room
amphibious-not-there = only on an empty coast east of Trebizond
amphibious-not-this = only Russian units in the box
drive-not-this = another unit is nearer to the enemy
drive-not-there = it must come as near to the enemy as it can
raid-not-there = only towns of Palestine, no cities
ride-raided = Lawrence raids that town: no strategic movement to or from it
rally-not-there = only where a supplied unit that it helps stands
arabs-not-there = only desert of Palestine without enemies
armenians-not-there = only an empty town of Russia on the Caucasus front
van-not-there = it cannot go there
attack-not-around = only supplied units within two hexes of the marker attack again
attack-mutiny = the French army is in mutiny
attack-paralysed = the Russian command is paralysed: only Brusilov's attacks, with a headquarters and not on Germans
attack-typhus = typhus: nobody attacks into Serbia, or inside it
advance-held-back = an event keeps the attacker from advancing
there-typhus = typhus: nobody crosses the border of Serbia
there-poles = the Polish Division stays in the East, outside the Balkans
stack-civil-war = in the Civil War Russians neither stack nor attack together

## What is added to the die
drm-air = air units
drm-gas = gas, flame-throwers or mines
drm-artillery = new artillery
drm-general = a general
drm-naval = naval guns
drm-determination = Turkish determination
drm-kemal = Kemal
drm-goltz = von der Goltz
drm-brusilov = Brusilov
drm-conrad = Conrad's first attack
drm-lawrence = Lawrence
drm-atrocity = atrocity
drm-battle = Kaiserschlacht
drm-kaiserschlacht = the Kaiserschlacht in the West

## Endings
end-mandate = An offensive that had to be made was not made.

## What who waits reads
ask-amphibious-others = Russians may land on the Black Sea coast.
ask-answer-initiative-others = Choosing whether to answer with an Initiative.
ask-arabs-others = The Arabs gather again.
ask-arabs-rise-others = Choosing where the Arab Northern Army appears.
ask-bolsheviks-others = Choosing whether to roll for the Bolshevik Revolution.
ask-buy-others = Deciding in secret whether to buy events.
ask-buy-free-others = Deciding in secret whether to draw an event.
ask-capture-others = Choosing whether to foil the raid of Lawrence.
ask-commit-others = { $space }: choosing what goes into the attack.
ask-commit-defence-others = { $space }: choosing what goes into the defence.
ask-defend-others = Choosing which air units defend Germany.
ask-dig-others = Choosing where Turks dig in.
ask-dismount-others = Choosing which cavalry dismounts.
ask-drive-others = Enver's offensive: choosing who marches next.
ask-emergency-others = { $nation }: deciding on Emergency Replacements.
ask-hinder-others = Choosing whether to keep the enemy out of { $space }.
ask-initiative-others = Choosing where to take the initiative.
ask-initiative-answer-others = Choosing whether to answer with an Initiative for good.
ask-initiative-event-others = Choosing where to take the initiative by an event.
ask-land-others = Choosing who lands.
ask-land-where-others = Choosing where { $unit } lands.
ask-leave-van-others = Choosing where { $unit } goes from Van.
ask-lend-others = Deciding on resource points for allies.
ask-ohl-others = Choosing between OHL and OberOst.
ask-other-pool-others = Deciding whether to draw from the other pool.
ask-pay-others = Choosing who pays for the events.
ask-pipeline-others = Deciding whether to lay the pipeline on to { $space }.
ask-rally-others = Choosing where there is another round of attacks.
ask-red-others = Choosing who becomes Red Army. Still { $units }.
ask-replace-others = Replacements are made.
ask-republic-others = Choosing where the Armenians rise.
ask-reserve-others = The Turkish reserve is filled: { $units } of { $required }.
ask-revert-others = Influenza: choosing which shock troops are ordinary again.
ask-shock-others = Choosing who becomes shock troops. Still { $left }.
ask-treaty-others = Deciding on the treaty of Brest-Litovsk.
ask-uboat-others = Deciding whether to call the U-boats off.
ask-withdraw-others = Choosing which British unit leaves. Factors still wanted: { $left }.
ask-pre-war-al-others = The Allies decide in secret what they had prepared before the war.
ask-pre-war-cp-others = The Central Powers decide in secret what they had prepared before the war.

## Chapters of the rules
chapter-3 = Maps, counters, words
chapter-4 = The turns
chapter-5 = The Strategic Turn
chapter-6 = Events
chapter-7 = Control and stacking
chapter-8 = Movement
chapter-9 = Strategic movement
chapter-10 = Combat
chapter-11 = Supply
chapter-12 = Weather
chapter-13 = New units
chapter-14 = Forts and trenches
chapter-15 = Special units
chapter-16 = Collapse
chapter-17 = Nations
chapter-18 = Victory
chapter-20 = Before the war
chapter-t = What we rebuilt

## The events drawer
zone-hand = Events held
zone-in-force = In force
zone-pool = May be drawn
event-when-advance = after a combat
event-when-air = with air units
event-when-any = at any time
event-when-attack = in one's attack
event-when-combat = in a Combat Phase
event-when-defence = in defence
event-when-drawn = when drawn
event-when-entry = in the turn of the draw
event-when-events = in the Events Phase
event-when-initiative = for the initiative
event-when-movement = while moving
event-when-movement-end = after moving
event-when-new-units = with new units
event-when-strategic-half = in strategic movement
event-when-warfare = Strategic Warfare
event-after-pool = goes back to the pool
event-after-hand = is kept
event-after-play = stays in force
event-after-track = lasts some turns
event-after-box = Strategic Warfare box

## The report
report-points = Victory points: up for the Central Powers, down for the Allies
