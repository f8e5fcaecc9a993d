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
arena-step-lose-defence = Defender's losses
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
panel-in-play = until further notice
panel-until = until { $turn }
panel-events = Events
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
