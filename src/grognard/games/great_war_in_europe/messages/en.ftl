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

## The page: combats
mark-unsupplied = out of supply
shift-forest = forest
shift-rough = rough ground
shift-difficult = difficult ground
shift-marsh = marsh
shift-flood = flood plain
shift-mountain = mountain
shift-pass = mountain pass
shift-alpine = alpine
shift-city = city
shift-fort = fort
shift-heavy = heavy fort
shift-hindenburg = Hindenburg Line
shift-river = all across a river or canal
shift-devastated = out of a hex laid waste
shift-nations = attackers do not cooperate
shift-nations-defence = defenders do not cooperate
shift-hq = headquarters
drm-concentric = concentric attack
drm-odds = better than 5-1
drm-trench = trenches
drm-tanks = tanks
drm-shock = shock troops
drm-snow = snow in the Caucasus
drm-heat = heat
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
