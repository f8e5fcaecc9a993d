### What Italia 1917-1918 says.

## Names
side-cp = Central Powers
side-en = Entente
nation-de = { nation-ge }
nation-gb = { nation-br }
adjective-de = { adjective-ge }
adjective-gb = { adjective-br }
division-ah-1-id = 1st Infantry Division
division-ah-3-id = 3rd Infantry Division, Edelweiss
division-ah-22-schd = 22nd Schützen Division
division-ah-44-schd = 44th Schützen Division
division-ah-55-id = 55th Infantry Division
division-de-5-id = 5th Infantry Division
division-de-12-id = 12th Infantry Division
division-de-26-id = 26th Infantry Division
division-de-117-id = 117th Infantry Division
division-de-200-id = 200th Infantry Division
division-de-alpk = Alpenkorps
division-de-jager-div = German Jäger Division
division-it-1-da = 1st Assault Division
division-it-2-da = 2nd Assault Division
division-fr-47-di = 47th Infantry Division
division-gb-7-div = 7th Division
division-gb-23-div = 23rd Division
division-gb-48-div = 48th Division

## Kinds and sizes of units
kind-infantry = infantry
kind-mountain = mountain troops
kind-cavalry = cavalry
kind-dismounted = cavalry on foot
kind-assault = assault infantry
kind-naval = naval infantry
kind-army-artillery = army artillery
kind-corps-artillery = corps artillery
kind-barges = naval guns on barges
kind-battery = fixed battery
kind-hq = headquarters
kind-stoss = Stosstruppen
kind-sturm = Sturmbataillon
kind-arditi = Arditi
kind-air = air group
kind-trucks = trucks
kind-depot = depot
kind-display = Display division
size-division = division
size-brigade = brigade
size-regiment = regiment
size-detachment = detachment
symbol-austrian = Austrian
symbol-hungarian = Hungarian
symbol-bosnian = with Bosnian regiments
symbol-german = German
symbol-bavarian = Bavarian
symbol-alpini = Alpini
symbol-bersaglieri = Bersaglieri
symbol-czechoslovak = Czechoslovak
symbol-chasseurs = Chasseurs Alpins
mode-bombardment = bombardment
mode-offensive = offensive
mode-counter = counter-battery
mode-retreat = retreat

## Weather and doctrine
weather-fair = fair weather
weather-bad = bad weather
weather-fog-fair = morning fog, then fair weather
weather-fog-bad = morning fog, then bad weather
doctrine-cadorna = Cadorna/Foch
doctrine-evolving = evolving
doctrine-diaz = Diaz

## Phases
phase-offensive = Offensives
phase-supply = Supply
phase-air = Air superiority
phase-weather = Weather
phase-movement = Movement
phase-combat = Combat
phase-disengagement = Disengagement
phase-exploitation = Exploitation
phase-markers = Markers
phase-points = Victory points

## The game and its scenarios
game-title = Italia 1917-1918
game-text = From Caporetto to Vittorio Veneto: the last year of the war in Italy, in hexes of three kilometres and turns of three days. An offensive lives by its guns; every combat is fought in ten steps, both sides deciding, and whoever masters the field goes on. Maps, ratings, most set-ups and the combat table are reconstructed.
scenario-grappa = Monte Grappa
scenario-text-grappa = December 1917. In fog and snow Austrians and Germans try once more for the mountain that bars the Venetian plain; Italians and French have their backs to its southern slope. Two turns, few units: the one to learn by.
scenario-caporetto = Caporetto
scenario-text-caporetto = October 1917. The Germans have come to the Isonzo, and the front breaks in a morning. One side races for the Tagliamento, the other must choose when to order the retreat and what it costs. Four turns, many units.
scenario-radetzky = Radetzky
scenario-text-radetzky = June 1918, Conrad's half of the last Austro-Hungarian offensive: the plateau of Asiago and the Grappa, held by Italians, British and French behind their trenches. A single turn of three sequences.
scenario-albrecht = Albrecht
scenario-text-albrecht = June 1918, Boroević's half: across the Piave, from the Montello to the sea. Every bridge is down, footbridges hang on a die, and aircraft hunt them. Three turns.
scenario-solstice = The Solstice
scenario-text-solstice = June 1918, both halves at once: Radetzky in the mountains and Albrecht on the river, on the whole front from the Adige to the Adriatic. Three turns; a weekend.
scenario-vittorio = Vittorio Veneto
scenario-text-vittorio = October 1918. Italy attacks at last, on the Grappa and over the Piave, against an army that still fights in front while it dissolves behind. The Entente must go far and fast before the armistice. Four turns on the whole map; a weekend.
option-aviation = Aircraft: superiority, interdiction, observation, bombing (17.1a)
option-planning = Reserve and disengagement markers are placed before the first move (11.2.9)
option-what-if = What if one sector had been given the means of both (SC4.14)

## The board
board-terrain-clear = clear
board-terrain-woods = woods
board-terrain-mountain = mountain
board-terrain-high-mountain = high mountain
board-terrain-marsh = marsh
board-terrain-sea = sea
board-town-minor = minor town
board-town-major = major town
board-feature-trench = trenches
board-feature-shell-holes = shell-holes
board-side-major = major river along a hexside
board-side-minor = minor river along a hexside
board-side-ridge = ridge, steep from one side
board-side-wall = impassable hexside
board-line-road = road
board-line-secondary = secondary road
board-line-rail = railway
board-bridge-road = road bridge
board-bridge-rail = railway bridge
board-space-objective = objective
board-space-source = supply source
board-space-cadorna = Cadorna line

## Marks on units and hexes
mark-disorganised = Disorganised
mark-reorganising = Reorganising
mark-loss = One more loss
mark-pinned = Pinned
mark-exploitation = Exploitation
mark-reserve = In reserve
mark-cavalry-reserve = Cavalry in reserve
mark-frozen = Frozen, in the hands of the high command
mark-disengagement = Will try to disengage
mark-unsupplied = Out of supply
mark-retreat = In retreat mode
mark-hidden = Strength hidden
mark-offensive = In offensive mode
mark-counter = In counter-battery
mark-silent = May not fire
mark-bruchmuller = Bruchmüller's preparation
mark-rommel = Rommel
mark-refugees = Roads full of refugees
mark-footbridge = Footbridge
mark-bridge-down = Bridge destroyed

## Chapters of the rule index
chapter-1 = What it is about
chapter-2 = Map, counters, dice
chapter-3 = Words
chapter-4 = Stacking
chapter-5 = Zones of control
chapter-6 = Steps
chapter-7 = The turn
chapter-8 = Offensives
chapter-9 = Supply
chapter-10 = Weather
chapter-11 = Movement
chapter-12 = Combat
chapter-13 = Disengagement
chapter-14 = Exploitation
chapter-15 = Supports and tanks
chapter-16 = Victory points
chapter-17 = Aviation
chapter-scg = Scenarios
chapter-sc0 = Monte Grappa
chapter-sc1 = Caporetto
chapter-sc2 = Radetzky
chapter-sc3 = Albrecht
chapter-sc4 = The Solstice
chapter-sc5 = Vittorio Veneto
chapter-t = What we rebuilt

## The page: the board
board-value-attack = attack
board-value-defence = defence
board-value-movement = movement
board-value-morale = beside the symbol: morale
board-trench = trenches: { $side }
board-unit-title = { $name } ({ $nation })
board-unit-steps = { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
board-unit-gun = fires with { $fire } as far as { $range } hexes, moves { $movement }
board-unit-hq = commands within { $radius } hexes, moves { $movement }
board-unit-back = Detachment, face down ({ $nation })
board-box-coming = Reinforcements: { $side }
board-box-eliminated = Eliminated: { $side }
board-box-exited = Left the map: { $side }
board-box-available = Aircraft on the ground: { $side }
board-box-missions = Aircraft ready to fly: { $side }
board-track-turn = Turns
board-overlay-supply = Supply: { $side }
board-overlay-command = Command radius: { $side }
board-overlay-offensive = Guns in Offensive mode: { $side }
board-overlay-guns = Reach of all guns: { $side }
board-overlay-zoc = Zones of control: { $side }
board-view-all = Whole map
board-view-asiago = Asiago
board-view-grappa = Grappa
board-view-montello = Montello
board-view-piave = Lower Piave
board-view-trento = Trento
board-view-belluno = Belluno
board-view-tagliamento = Tagliamento
board-view-isonzo = Isonzo
legend-size-corps = support: guns, headquarters, assault troops, aircraft
legend-size-battalion = detachment
legend-symbol-dismounted = cavalry on foot
legend-symbol-assault = assault infantry
legend-symbol-naval = naval infantry
legend-symbol-stoss = Stosstruppen
legend-symbol-sturm = Sturmbataillon
legend-symbol-arditi = Arditi
legend-symbol-army-artillery = army artillery
legend-symbol-corps-artillery = corps artillery
legend-symbol-barges = guns on barges
legend-symbol-battery = fixed battery
legend-symbol-trucks = trucks
legend-symbol-depot = depot
legend-symbol-air = aircraft
legend-mark-objective = objective, with its points
legend-mark-source = supply source
legend-mark-down = bridge destroyed
legend-mark-dg = disorganised
legend-mark-rg = reorganising
legend-mark-loss = only its last step is left
legend-mark-exploiting = exploitation
legend-mark-reserve = reserve
legend-mark-disengaging = will try to disengage
legend-mark-pinned = pinned
legend-mark-retreating = in retreat mode
legend-mark-frozen = frozen, in the hands of the high command
legend-mark-silent = fire prohibited
legend-mark-offensive = in Offensive mode
legend-mark-counter = in counter-battery
legend-mark-lead = lead unit
legend-mark-loaded = on trucks
legend-mark-refugees = roads full of refugees
legend-mark-mission = flight: I interdiction, O observation, B bombing, S strafing
legend-mark-rommel = Bruchmüller's preparation
mark-objective = Objective: { $figure ->
        [one] one point
       *[other] { $figure } points
    }
mark-objective-bridge = Objective: { $figure ->
        [one] one point
       *[other] { $figure } points
    } while the bridge stands
mark-source = Supply source: { $side }
mark-attacked = Under attack
mark-lead = Leads
mark-fighting = In the combat
mark-moving = On the move
mark-moved = Has moved
mark-loaded = On trucks
mark-interdiction = Interdiction: entering costs more
mark-observation = Observation for the guns
mark-bombing = Bombs with the guns
mark-strafing = Strafes a footbridge

## The page: what verbs are called
board-verb-exchange = Exchange
board-verb-plan = Offensive mode
board-verb-bruchmuller = Bruchmüller
board-verb-starve = Cut off
board-verb-claim = Claim the sky
board-verb-pass = Pass
board-verb-done = Done
board-verb-silence = Prohibit fire
board-verb-take-up = Take up the footbridge
board-verb-fly = Fly
board-verb-interdict = Interdiction here
board-verb-observe = Observation here
board-verb-bomb = Bombing here
board-verb-strafe = Strafe here
board-verb-at = Here
board-verb-crowd = Refugees here
board-verb-cut = Cut this bridge
board-verb-order = Order the retreat
board-verb-withdraw = Withdraw
board-verb-withdraw-all = Withdraw all
board-verb-rally = Leave retreat mode
board-verb-evacuate = Evacuate
board-verb-move = Move
board-verb-force = Forced march
board-verb-free = Take the Reserve marker off
board-verb-swap = Change places
board-verb-to = Go there
board-verb-with = Take along
board-verb-through = Through here and on
board-verb-span = Lay a footbridge
board-verb-load = Load
board-verb-unload = Unload
board-verb-exit = Leave the map
board-verb-stay = Stay
board-verb-blow = Blow up the bridge
board-verb-mend = Mend the bridge
board-verb-burn = Burn the depot
board-verb-mark = Disengagement marker
board-verb-reserve = Reserve marker
board-verb-attack = Attack
board-verb-join = Join the attack
board-verb-join-all = All attack
board-verb-use = Use assault troops
board-verb-rommel = Rommel
board-verb-settle = That is all
board-verb-gun = Fire
board-verb-all-guns = All guns fire
board-verb-counter = Counter-battery
board-verb-lose = Lose a step
board-verb-spend = Spend assault troops
board-verb-shake = Disorganise
board-verb-give-up = Remove
board-verb-lead = Lead
board-verb-misdirect = Lead astray
board-verb-confuse = This one
board-verb-unmark = Take the marker off
board-verb-back = Retreat so far
board-verb-fall = Fall back there
board-verb-alone = Alone
board-verb-halt = Stop here
board-verb-advance = Advance
board-verb-on = On to there
board-verb-exploit = Exploitation marker
board-verb-disengage = Disengage
board-verb-shift = Shift the gun

## The page: beside the map
status-turn = Turn
status-turn-note = Turn { $turn } of { $turns }
status-turn-marker = This turn
status-sequence-note = Operational sequence { $sequence } of { $sequences }
status-weather = Weather
status-weather-note = In bad weather secondary roads are of no use and nobody flies; fog lies over the side with the initiative.
status-offensive = Offensive
status-offensive-note = Sequence { $sequence }; modifiers of the three: { $modifiers }. Columns and mastery of attacks in range of guns in Offensive mode.
panel-units = Units
panel-march = On the move
panel-falls = Falling back
panel-hexes = { $hexes ->
        [one] one hex
       *[other] { $hexes } hexes
    }
panel-due = To be suffered now
panel-due-damage = { $points ->
        [one] one damage point
       *[other] { $points } damage points
    }
panel-due-steps = { $points ->
        [one] one step
       *[other] { $points } steps
    }
panel-due-best = { $points ->
        [one] one step
       *[other] { $points } steps
    } of the best
panel-due-excess = too many in a hex
panel-sequence = Sequence of the turn
panel-sequence-of = sequence { $sequence }, { $side }
panel-phase-offensive = guns in Offensive mode
panel-phase-supply = both sides
panel-phase-air = who has the sky
panel-phase-weather = each sequence anew
panel-phase-movement = each side in turn
panel-phase-combat = ten steps each
panel-phase-disengagement = units with a marker
panel-phase-exploitation = combats, then movement
panel-phase-markers = DG becomes RG, RG goes
panel-phase-points = at the end of the turn
panel-offensive = Offensive: { $side }
panel-offensive-modifiers = Modifiers
panel-offensive-guns = Guns
panel-bruchmuller = Bruchmüller
panel-rommel = still to come
panel-order = Retreat ordered in turn
panel-doctrine = Doctrines
panel-air = In the air
panel-air-count = { $available } on the ground, { $missions } ready, { $over } over the map
panel-air-claimed = has claimed the sky

## The page: a combat
arena-title = Combat at { $space }
arena-attacker = Attacker: { $side }
arena-defender = Defender: { $side }
arena-units = Units
arena-guns = Guns
arena-counter = Counter-battery
arena-attack = attack
arena-defence = defence
arena-lead = lead
arena-damage = damage
arena-step-declare = Attackers
arena-step-guns = Attacker's guns
arena-step-reply = Defender's guns
arena-step-counter = Counter-battery
arena-step-bombard = Bombardments
arena-step-lead = Lead units
arena-step-ratio = Odds
arena-step-combat = Combat dice
arena-step-mastery = Mastery
arena-step-effects = Results
arena-shot = Bombardment: { $side }
arena-points = { $points ->
        [0] none
        [one] one point
       *[other] { $points } points
    }
arena-harm = { $points } damage
arena-shot-modifier = added to the die
arena-silenced = counter-battery of { $unit }
arena-odds = Odds
arena-ratio = { $attack } against { $defence }
arena-damage-attacker = Damage of the attacker
arena-damage-defender = Damage of the defender
arena-mastery = Mastery: { $side }
mastery-level-errors = erroneous orders
mastery-level-none = none
mastery-level-partial = partial
mastery-level-total = total
term-shift-clear = clear ground
term-shift-woods = woods
term-shift-mountain = mountain
term-shift-high = high mountain
term-shift-marsh = marsh
term-shift-minor = minor town
term-shift-major = major town
term-shift-river = across a river
term-shift-assault = assault troops
term-shift-starving = defender out of supply
term-shift-offensive = offensive
term-shift-concentric = concentric attack
term-shift-tanks = tanks
term-shift-doctrine = doctrine
term-shift-morale = morale of the lead units
term-mastery-elite = elite lead unit
term-mastery-air = own aircraft
term-mastery-enemy-air = enemy aircraft
term-mastery-mixed = several nations
term-mastery-doctrine = doctrine
term-mastery-trench = trenches
term-mastery-disorganised = a disorganised defender
term-mastery-bruchmuller = Bruchmüller
term-mastery-assault = assault troops
term-mastery-offensive = offensive
term-mastery-morale = worst morale
chart-attack = Attack on { $space }: { $column }
chart-void = Too weak: below 1/2 the attack is off and costs three steps
chart-master = { $side }: mastery
chart-master-total = { $side }: total mastery
chart-damage = Damage: { $side }
chart-shift = All shifts
chart-fire = Bombardment: { $side }, { $points ->
        [one] one point
       *[other] { $points } points
    }
chart-harm = at least { $points } damage
chart-modifier = Added to the die
chart-mean = Damage on average
chart-away = Disengagement of { $unit }
chart-away-free = goes where it likes
chart-away-led = is led by the enemy
chart-away-loss = loses a step
shade-supply-note = { $now ->
        [0] All units have a line now
        [one] One unit has no line now
       *[other] { $now } units have no line now
    }; { $marked } under the marker
shade-command-note = { $now ->
        [0] All units are in command
        [one] One unit is out of command
       *[other] { $now } units are out of command
    }
shade-offensive-note = { $now ->
        [one] One gun in Offensive mode
       *[other] { $now } guns in Offensive mode
    }
shade-guns-note = { $now ->
        [one] One gun
       *[other] { $now } guns
    }
shade-zoc-note = { $now ->
        [one] One hex
       *[other] { $now } hexes
    }

## The page: charts to look up
sheet-tab-combat = Combat
sheet-tab-terrain = Terrain
sheet-tab-turn = Turn
sheet-tab-air = Air
sheet-tab-arrivals = Reinforcements
sheet-head-dice = Dice
sheet-head-die = Die
sheet-head-total = Total
sheet-head-gives = Effect
sheet-head-attacker = Attacker
sheet-head-defender = Defender
sheet-head-value = Points
sheet-head-cost = Cost
sheet-head-shift = Columns
sheet-head-defence = Defence
sheet-head-fire = Bombardment
sheet-head-rule = Rule
sheet-head-side = Side
sheet-head-supports = Supports
sheet-head-turn = Turn
sheet-head-days = Days
sheet-head-brings = What it brings
sheet-head-doctrine = Doctrine
sheet-head-who = Who
sheet-head-damage = Own damage
sheet-head-mastery-attack = Mastery in attack
sheet-head-mastery-defence = Mastery in defence
sheet-head-back = Retreat
sheet-head-sequence = Sequence
sheet-head-units = Units
sheet-head-entry = At
sheet-combat = Combat results
sheet-note-combat = Damage of the attacker / of the defender. ★ or *: an assault troop that was used is lost. Reconstructed.
sheet-bombardment = Bombardment
sheet-note-bombardment = Damage by die and points of bombardment; trenches −2, major town −1, Italians under Diaz −1 to the attacker's die, Bruchmüller +3.
sheet-mastery = Tactical mastery
sheet-note-mastery = Green die Central Powers, blue die Entente. A natural 6 is total, a natural 1 none.
sheet-mastery-total = defender: retreat up to 3 hexes, two units react; attacker: advance as far as he retreats, two Exploitation markers
sheet-mastery-partial = defender: retreat up to 2 hexes, one unit reacts; attacker: advance into the hex, one Exploitation marker
sheet-mastery-none = nothing; an attacker may lose a marker nearby
sheet-mastery-errors = another die for erroneous orders
sheet-mastery-morale = worst attacker of morale { $morale }
sheet-errors = Erroneous orders
sheet-error-attack-1 = Both sides lose a step
sheet-error-attack-2 = The defender disorganises an attacker
sheet-error-attack-3 = The attacker loses a step
sheet-error-attack-4 = An attacker falls back one hex
sheet-error-attack-5 = The defender has 3 damage less
sheet-error-attack-6 = The defender takes a marker off nearby
sheet-error-defence-1 = Both sides lose a step
sheet-error-defence-2 = The defender falls back one hex
sheet-error-defence-3 = The defender loses a step
sheet-error-defence-4 = The attacker has 3 damage less
sheet-error-defence-5 = The defenders are pinned
sheet-error-defence-6 = The attacker leads a unit nearby astray
sheet-damage = What a step costs
sheet-note-damage = Steps first, as long as points pay for one; then each point left disorganises a unit.
sheet-damage-division = division
sheet-damage-brigade = brigade
sheet-damage-brigade-gb = British brigade
sheet-damage-regiment = regiment
sheet-damage-regiment-us = American regiment
sheet-damage-detachment = detachment
sheet-damage-assault = assault troops
sheet-terrain = Terrain effects
sheet-note-terrain = Along a road one point a hex. Columns count against the attack; a river only if all attackers are behind it: without / with bridges. Trenches multiply by the Italian doctrine: half / full; the Central Powers' always three times. Movement costs are reconstructed.
sheet-terrain-half = attack halved
sheet-disengagement = Disengagement
sheet-away-star = one hex, and the unit loses a step
sheet-away-led = { $most } hexes, led by the enemy
sheet-away-free = { $least } to { $most } hexes
sheet-away-mode = { $least } to { $most } hexes, in retreat mode only
sheet-away-morale = morale { $morale }
sheet-away-cavalry = cavalry
sheet-away-surrounded = surrounded
sheet-away-disorganised = disorganised
sheet-away-retreat-mode = in retreat mode
sheet-air = Air superiority
sheet-note-air = A die with the turn's modifier says who flies, with how many supports. Reconstructed.
sheet-weather = Weather
sheet-note-weather = Fog: another die, even fair, odd bad.
sheet-weather-fair = fair
sheet-weather-bad = bad
sheet-weather-fog = morning fog
sheet-weather-fog-fair = morning fog, then fair
sheet-weather-fog-bad = morning fog, then bad
sheet-calendar = Calendar
sheet-brings-offensive = offensive of the { $side }: { $modifiers }, { $guns ->
        [one] one gun
       *[other] { $guns } guns
    }
sheet-brings-weather = sequence { $sequence }: { $weather }
sheet-doctrine = Doctrines
sheet-note-doctrine = By the lead unit. Retreat: hexes with total / partial mastery.
sheet-arrivals = Reinforcements
sheet-any-hq = any headquarters

## The page: how it is won
win-points = Points of the { $side }
win-now = Now: { $level }
win-level-strategic = strategic victory of the { $side }
win-level-operational = operational victory of the { $side }
win-level-tactical = tactical victory of the { $side }
win-level-draw = draw
win-level-defeat = victory of the { $other }
win-least = { $least } points{ $lack ->
        [0] { "" }: reached
       *[other] { "" }, { $lack } to go
    }
win-by-breakthrough = a supplied combat unit on clear ground behind the Entente's trenches
win-by-summits = hold Monte Grappa and Monte Pallone with supplied units
win-by-plateau = three supplied units on heights behind the trenches, or two of four objectives
win-by-cities = hold Treviso, Mestre or Venice with a supplied unit
win-by-three = hold three of Schio, Thiene, Bassano, Montebelluna, the Montello, Treviso, Mestre and Venice
win-counted = Points
win-counted-sc0 = one for each trench hex of the Entente, and the objectives
win-counted-sc1 = objectives; if supplied beyond the Tagliamento, all that is left east of it; less what the Entente takes off the map
win-counted-sc2 = one for each trench hex of the Entente, and the objectives
win-counted-sc3 = objectives, and full supplied units behind the Entente's line, less those without supply
win-counted-sc4 = objectives, and full supplied units behind the Entente's line, less those without supply
win-counted-sc5 = objectives, and what is cut off at the end
win-lowered = A level less
win-lowered-sc0 = if a supplied unit of the Entente stands in a trench of the Central Powers
win-lowered-sc2 = if a supplied unit of the Entente stands in a trench of the Central Powers
win-lowered-sc5 = if the Entente does not hold Trento
win-end = End
win-end-value = after { $turn }{ $left ->
        [0] { "" }: this turn
        [one] { "" }, one turn after this
       *[other] { "" }, { $left } turns after this
    }
