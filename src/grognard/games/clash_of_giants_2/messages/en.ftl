### What Galicia 1914 and First Ypres 1914 say. One file for both battles.

## Names
side-ah = { nation-ah }
side-ru = { nation-ru }
side-al = Allies
side-ge = { nation-ge }
turn-name = { turn-days } { $year }
unit-name =
    { $nation ->
        [ah] AH { $name }
        [ru] RU { $name }
        [fr] FR { $name }
        [be] BE { $name }
        [br] BR { $name }
       *[ge] GE { $name }
    }
marker-galicia-1914 = { title-army }
marker-first-ypres-1914 =
    { $nation ->
        [al] Allied zone { $number }
       *[ge] German zone { $number }
    }

## Questions
ask-setup =
    { $count ->
        [one] Place your last unit inside its army's boundaries.
       *[other] Place your { $count } units inside their armies' boundaries, or take the historical deployment.
    }
ask-setup-hex = Where does { $unit } start?
ask-arrive =
    { $count ->
        [one] A reinforcement arrives.
       *[other] { $count } reinforcements arrive: which one first?
    }
ask-arrive-hex = Where does { $unit } enter?
ask-replace = Replacements: give a reduced unit a step, rebuild cavalry, or pass.
ask-rebuild-hex = With which cavalry does { $unit } come back?
ask-flood = Open the sluices of Nieuport? The plains flood two turns from now.
ask-rail =
    { $left ->
        [one] Strategic rail: 1 more unit may go.
       *[other] Strategic rail: { $left } units may go.
    }
ask-rail-to = To which station does { $unit } go?
ask-move = { $marker }: choose a unit to move, or end the movement.
ask-march =
    { $points ->
        [one] { $units }: where to, with 1 point?
       *[other] { $units }: where to, with { $points } points?
    }
ask-combat = Take your combat phase of this turn now? Choose a hex to attack, or pass.
ask-more =
    { $attacks ->
        [0] Attack another hex, or end the combat phase.
        [one] 1 attack is declared. Another one, or resolve it?
       *[other] { $attacks } attacks are declared. Another one, or resolve them?
    }
ask-join =
    { $units ->
        [none] Who attacks { $space }?
       *[other] { $units } against { $space }: who else joins?
    }
ask-resolve = Which attack is resolved next?
ask-withdraw = Cavalry may slip away from { $spaces } before the combat.
ask-rollers =
    { $count ->
        [one] One attacker must roll for loss: which?
       *[other] { $count } attackers must roll for loss: choose them.
    }
ask-remnant = A British unit is destroyed. Does a remnant fill the gap?
ask-retreat = Which unit falls back first?
ask-fall =
    { $left ->
        [one] Where does { $unit } fall back? 1 hex to go.
       *[other] Where does { $unit } fall back? { $left } hexes to go.
    }
ask-advance = { $spaces } lies open. Which attacker advances?
ask-advance-where = Into which hex does { $unit } advance?
ask-further = Does { $unit } go one hex further?

## Help under the questions: what each is about and what follows, with its rule
ask-setup-help = Every unit starts in the strip of its own army, some hexes away from the frontier. If you do not know what to do, take the historical deployment.
    .rule = GAL.3.11a
ask-setup-hex-help = Two units a hex, three if all are cavalry. Towns and woods help who defends; the railway feeds you.
    .rule = GAL.3.11a
ask-arrive-help = Units due this turn enter now and move when the marker of their area is drawn.
    .rule = STD.9.1
ask-arrive-hex-help = The hexes that glow are those where this unit may come in, with room left in the stack.
    .rule = STD.9.1
ask-replace-help = A marker on a reduced unit gives it a step back at the end of the turn, unless it is attacked; under it the unit neither moves nor attacks. What is not used now is not saved.
    .rule = STD.9.3
ask-rebuild-hex-help = Destroyed cavalry comes back, reduced, in the hex of other cavalry of its side.
    .rule = STD.9.3
ask-flood-help = Once declared the water comes in two turns: flooded plains take a unit's whole movement, and cannot be taken back. It shields the Yser, and pins you as well.
    .rule = YPR.5.33a
ask-rail-help = Trains carry French and British units from one town to the next on a free line; whoever rides does not march this turn.
    .rule = YPR.5.34
ask-rail-to-help = The first town on each line, not through enemy zones, with room for the unit.
    .rule = YPR.8.1b
ask-move-help = Units that stand in this marker's area now may move, with the points its die gave: infantry the first number, cavalry the second. After that you may fight, once a turn.
    .rule = STD.10.1
ask-march-help = Click where it shall end. Terrain and rivers cost more; a hex beside an enemy stops the march.
    .rule = STD.11.1
ask-combat-help = Each side fights once a turn, after the marker it chooses: now all that stand beside enemies may attack, later perhaps more of them. If you pass, the chance comes again with your next marker.
    .rule = STD.5.3
ask-more-help = All attacks are declared first, then resolved in the order you like. Who attacks from two hexes or more must attack every enemy stack beside those hexes.
    .rule = STD.12.5
ask-join-help = The strengths of both sides give the column of the table; on it hangs who rolls, and with what modifier. A unit that rolls above its efficiency loses a step.
    .rule = STD.12.6
ask-resolve-help = The order is yours: an early success may open the way of retreat or close it.
    .rule = STD.12.1
ask-withdraw-help = Cavalry that slips away is not hit, but gives up the hex. Whoever stays fights.
    .rule = STD.14.3
ask-rollers-help = At these odds only some attackers run a risk. Those with the best efficiency are hit least.
    .rule = STD.12.11
ask-remnant-help = Cooks and gunners fill the line: nobody retreats any more, and a weak British unit stands there.
    .rule = YPR.10.4a
ask-retreat-help = Each unit that failed its roll falls back by itself. Who goes first may leave or take the room of the next.
    .rule = STD.12.15
ask-fall-help = Towards your own lines, hex by hex, and not beside enemies unless a friend stands there. A unit that cannot go all the way is destroyed.
    .rule = STD.12.15
ask-advance-help = Stepping in takes the hex, at no cost and in spite of zones. Staying keeps your line closed.
    .rule = STD.12.19
ask-advance-where-help = Several hexes were emptied: the unit steps into one of them.
    .rule = STD.12.19
ask-further-help = One hex more, where neither an enemy nor his zone is.
    .rule = STD.12.19

## Questions as those read them who are not asked
ask-setup-others = Placing units; to go: { $count }.
ask-replace-others = Choosing replacements.
ask-move-others = { $marker }: moving units.
ask-march-others = { $units }: on the march; points left: { $points }.
ask-combat-others = Choosing whether to take the combat phase of this turn now.
ask-more-others = Declaring attacks: { $attacks } so far.
ask-rollers-others = Choosing attackers that roll for loss: { $count }.
ask-setup-hex-others = Choosing where { $unit } starts.
ask-arrive-others = Reinforcements arrive: { $count }.
ask-arrive-hex-others = Choosing where { $unit } enters.
ask-rebuild-hex-others = Choosing with which cavalry { $unit } comes back.
ask-flood-others = Choosing whether to open the sluices of Nieuport.
ask-rail-others = Movement by rail; units left: { $left }.
ask-rail-to-others = Choosing the station for { $unit }.
ask-join-others = Choosing who attacks { $space }.
ask-resolve-others = Choosing the next attack to resolve.
ask-withdraw-others = Choosing whether cavalry slips away from { $spaces } before the combat.
ask-remnant-others = A British unit is destroyed: choosing whether a remnant fills the gap.
ask-retreat-others = Choosing who falls back first.
ask-fall-others = Choosing where { $unit } falls back; hexes left: { $left }.
ask-advance-others = { $spaces } lies open: choosing who advances.
ask-advance-where-others = Choosing the hex into which { $unit } advances.
ask-further-others = Choosing whether { $unit } goes one hex further.

## Answers
verb-place = place { $noun }
verb-at = in { $noun }
verb-deploy = take the historical deployment
verb-replace = a step for { $noun }
verb-rebuild = rebuild { $noun }
verb-pass = pass
verb-flood = open the sluices
verb-rail = { $noun } goes by rail
verb-move = move { $noun }
verb-with = take { $noun } along
verb-to = to { $noun }
verb-through = through { $noun } and on
verb-stay = stay here
verb-done = end the movement
verb-attack = attack { $noun }
verb-join = { $noun } attacks
verb-join-all = all of them attack
verb-also = attack { $noun } as well
verb-settle = the attack stands
verb-support = use offensive support
verb-call-off = call off the attack on { $noun }
verb-resolve = resolve the attacks
verb-fight = fight for { $noun }
verb-slip = { $noun } slips away
verb-stand = stand and fight
verb-fall = back to { $noun }
verb-halt = stop here
verb-roll = { $noun } rolls
verb-retreat = { $noun } falls back
verb-ignore = { $noun } holds on
verb-remnant = a remnant in { $noun }
verb-decline = no remnant
verb-advance = { $noun } advances

## Reasons: set-up, reinforcements, replacements
place-not-due = that unit is not to be placed now
place-no-hex = there is no hex where it could enter now
place-wrong-army = it starts inside the boundaries of its own army
place-wrong-land = units start in their own country
place-in-germany = no Austrian unit starts in Germany
place-too-near = units start at least four hexes from the enemy's country
place-no-supply = it would not be in supply there
place-enemy = enemy units are there
place-no-town = reinforcements enter in a town or city of their own country that is in full supply
place-in-zoc = Austrian reinforcements do not enter in an enemy zone of control
place-second-army = the 2nd Army's reinforcements enter in the Austrian part of its area, in supply, four hexes from supplied Russians
place-corps = the units of a corps enter in the same area
place-not-source = it enters on a supply hex of its zones at the edge of the map
replace-not-reduced = it is not a reduced two-step unit on the map
replace-not-supplied = it is not in full supply
replace-in-zoc = it is in an enemy zone of control
replace-no-marker = no replacement marker for it is left this turn
rebuild-not-cavalry = only eliminated cavalry comes back
rebuild-no-host = it needs fully supplied cavalry of its nation, outside enemy zones, with room

## Reasons: stacking
stack-full = two units a hex, three if all are cavalry
stack-mixed-arms = with infantry in the hex two units are the limit
stack-nations = units of different nations do not share a hex

## Reasons: movement
move-not-yours = not a unit of the side whose marker was drawn
move-off-map = it is not on the map
move-other-area = it does not stand in the area of the marker that was drawn
move-has-moved = it is done for this turn
move-replaced = it is under a replacement marker
move-besieged = it is besieged
move-enemy = enemy units are there
move-enemy-fort = an enemy fort is there
move-forbidden = nobody can go there
move-too-far = it takes more points than there are
move-zone-stops = an enemy zone of control on the way stops it
move-first-turn = on turn 1 nobody enters an enemy zone of control
move-flooded = a flooded hex is entered from next to it, and as a whole move
move-zone-to-zone = not from one enemy zone of control straight into another
move-belgians-march = Belgians east of their line march off by their compass, as far as they can
move-must = Belgians east of their line have to march
move-go-home = a unit outside its zone has to come nearer to it
move-must-part = a stack that may not stay together has to part
move-other-hex = units that march together start from one hex
move-already-there = it is there already
move-no-gain = passing through there would change nothing
zone-a-only = that division stays in zone A
zone-d-belgians = Belgians stay in zone D
zone-d-closed = nobody enters zone D before turn 2
zone-d-germans = no German enters or attacks zone D before turn 4
zone-east-of-line = Belgians east of their line do not attack
flood-no-belgians = it takes a supplied Belgian unit in Nieuport
rail-nation = only French and British units on the map go by rail
rail-not-station = it starts from a town or city on a railway
rail-fresh = who entered this turn goes by rail only from the west or south edge
rail-four = four units went by rail this turn
rail-has-moved = it has gone by rail already
rail-no-way = the train stops at the first town on its line
rail-zone = a train does not run through an enemy zone of control

## Reasons: combat
attack-not-yours = not a unit of yours on the map
attack-not-adjacent = it is not next to that hex
attack-no-enemy = there is no enemy there
attack-twice = a unit attacks once a turn
attack-hex-twice = a hex is attacked once a phase
attack-under-marker = it is under a replacement marker
attack-star = the asterisk on its army's result bars infantry from combat this turn
attack-besieged = it is besieged
attack-from-water = no attack out of a flooded hex
remnant-not-here = a remnant fills only the gap of a British unit destroyed there, one to a hex
place-antwerp = from Antwerp they come by the east edge of zone D
move-stayed = it was told to stay
roll-not-this = it is not one of those who may be picked to roll
attack-nobody-else = there are no two units left to join
attack-remnant = remnants do not attack
attack-reduced = in reduced supply it does not attack
attack-not-home = a unit outside its zone does not attack
attack-nobody = nobody attacks yet
attack-called-off = after a call-off the attack comes from one hex only
attack-one-hex = an attack aims at one hex
attack-all-adjacent = every attacker must be next to every attacked hex
attack-join-first = first choose an attacker
attack-duty = an attack from several hexes obliges you to attack every enemy stack next to them
attack-nothing-due = that attack owes nothing
attack-not-declared = no such attack is declared
attack-resolve-first = declared attacks have to be resolved
support-none = no offensive support marker is left
support-not-now = no support marker may be used on this turn
support-running = support is not used on two turns running
support-twice = support is in use this turn already
support-too-late = support is announced together with an attack
slip-not-cavalry = only mounted cavalry under attack slips away
slip-no-way = it has no way out
slip-tried = it has tried already
fall-not-back = that is not a way of its retreat compass
fall-blocked = an enemy, his zone of control or forbidden ground is there
fall-must = it has to fall back further
fall-no-ignore = only a retreat of one hex can be ignored, in a place that allows it
fall-not-this = that is not one of the choices
fall-no-room = there is no room, or no way on from there
advance-not-attacker = only attackers that survived advance, each once
advance-held = that hex does not lie open to it

## Log
log-turn = — { $turn } —
log-deploy =
    { $count ->
        [one] { $side }: 1 unit deploys as in history.
       *[other] { $side }: { $count } units deploy as in history.
    }
log-arrive = { $unit } arrives in { $space }.
log-replace = Replacements for { $unit } in { $space }.
log-rebuild = { $unit } is rebuilt in { $space }.
log-recovered = { $unit } in { $space } is at full strength again.
log-replacement-lost = { $unit } is attacked and loses its replacements.
log-fed = { $unit } in { $space } is back in supply.
log-reduced = { $unit } in { $space }: reduced supply.
log-unsupplied = { $unit } in { $space }: unsupplied.
log-fort-fed = { $unit } in { $space } lives off the fort.
log-surrender = { $unit } in { $space } surrenders (die { $die }, needs { $need } or less).
log-no-surrender = { $unit } in { $space } fights on (die { $die }, needs { $need } or less).
log-flood = { $side }: the sluices of Nieuport are opened.
log-flooded = The plains of the Yser are under water.
log-rail = { $unit } goes by rail to { $space }.
log-rail-from = { $unit } goes by rail from { $start } to { $space }.
log-draw =
    { $star ->
        [yes] { $marker }: die { $die }, infantry { $infantry }, cavalry { $cavalry }; its infantry may not attack.
       *[no] { $marker }: die { $die }, infantry { $infantry }, cavalry { $cavalry }.
    }
log-move = { $units } to { $space }.
log-move-from = { $units } from { $start } to { $space }.
log-through = { $units } through { $space }.
log-through-from = { $units } from { $start } through { $space }.
log-declare = { $units } against { $spaces }.
log-call-off = { $side }: the attack on { $space } is called off.
log-support = { $side }: offensive support.
log-slip-roll =
    { $held ->
        [yes] { $unit } tries to slip away, die { $die } (needs { $need } or less): it can.
       *[no] { $unit } tries to slip away, die { $die } (needs { $need } or less): it is held.
    }
log-slip = { $unit } slips away to { $space }.
log-slip-from = { $unit } slips away from { $start } to { $space }.
log-prove = { $side }: { $corps } Corps proves itself, die { $die }: TER { $ter }.
log-odds =
    { $shift ->
        [0] { $side } at { $spaces }: { $attack } to { $defence }, column { $column }.
       *[other] { $side } at { $spaces }: { $attack } to { $defence }, shift { $shift }, column { $column }.
    }
log-roll =
    { $over ->
        [0] { $unit }, die { $die } (modifier { $modifier }), needs { $need } or less: holds.
       *[other] { $unit }, die { $die } (modifier { $modifier }), needs { $need } or less: fails by { $over }.
    }
log-fort-roll =
    { $held ->
        [yes] { $side }: fort of { $space }, die { $die }, needs { $need } or less: holds.
       *[no] { $side }: fort of { $space }, die { $die }, needs { $need } or less: hit.
    }
log-fort-hit =
    { $left ->
        [0] The fort of { $space } is destroyed.
       *[other] The fort of { $space } has { $left } left.
    }
log-step = { $unit } loses a step.
log-eliminated = { $unit } is eliminated.
log-no-retreat = { $unit } cannot fall back and is lost.
log-ignore = { $unit } holds on in { $space }.
log-fall = { $unit } falls back to { $space }.
log-fall-from = { $unit } falls back from { $start } to { $space }.
log-remnant = { $unit } fills the gap in { $space }.
log-advance = { $unit } advances to { $space }.
log-advance-from = { $unit } advances from { $start } to { $space }.
log-front = { $side }: the front is closed. From next turn all cavalry fights on foot.
log-score =
    { $count ->
        [one] { $side }: 1 victory hex, { $vp } VP.
       *[other] { $side }: { $count } victory hexes, { $vp } VP.
    }
log-przemysl =
    { $fell ->
        [yes] { $side }: Przemyśl is besieged, die { $die }: it surrenders.
       *[no] { $side }: Przemyśl is besieged, die { $die }: it holds out.
    }
log-count = Victory points: Russia { $russian }, Austria-Hungary { $austrian }.
log-hexes = Victory hexes: Allies { $allied }, Germany { $german }.

## Warnings and endings
warn-unsupplied = { $unit } in { $space } is unsupplied: its efficiency is two lower
end-points = victory points after the last turn
end-hexes = victory hexes after the last turn

## Options of a new game
option-control-pass = Passing through a victory hex changes its control (STD.4.2, reconstructed)
option-zoc-to-zoc = Units may step from one enemy zone of control into the next (STD.7.4, reconstructed)
option-reduced-attack = Units in reduced supply may attack (STD.8.5, reconstructed)
option-unsupplied-half = Unsupplied units move at half rate (STD.8.6, reconstructed)
option-minimum-hex = A unit may always move one hex, whatever it costs (STD.11.3, reconstructed)
option-declare-first = All attacks are declared before the first is resolved (STD.12.1, reconstructed)
option-multi-hex = One attack may aim at several hexes (STD.12.4, reconstructed)
option-attack-all = Duty to attack every enemy stack next to the attackers (STD.12.5, reconstructed)
option-attack-all-never = never
option-attack-all-several = if the attack comes from several hexes
option-attack-all-always = always
option-cap-first = Odds are limited to 6-1 and 1-3 before they are shifted (STD.12.7, reconstructed)
option-loss-choice = Who chooses the attackers that roll for loss (STD.12.11, reconstructed)
option-loss-choice-attacker = the attacker
option-loss-choice-defender = the defender
option-loss-choice-chance = chance
option-retreat-most = Longest retreat, in hexes (STD.12.13, reconstructed)
option-stack-retreats = The whole stack retreats as far as the worst of it (STD.12.14, reconstructed)
option-short-retreat = A blocked retreat costs a step instead of the unit (STD.12.16, reconstructed)
option-advance-hexes = Hexes of advance after combat (STD.12.19, reconstructed)
option-withdraw-hexes = Hexes that cavalry may slip away (STD.14.3, reconstructed)
option-enemy-rails = Railways of the enemy's country carry supply wherever they are empty, far behind his lines too (GAL.7.2d, our reading)
option-surrender-lowered = Surrender is rolled against the efficiency lowered for lack of supply (GAL.7.4b, our reading)
option-fort-factor = A fort adds its factor to the units in it (STD.13.3, reconstructed)
option-remnant-alone = A remnant cancels no retreat but its own (YPR.10.4b, our reading)

## The battles and their scenarios
game-title-galicia-1914 = Galicia 1914
game-title-first-ypres-1914 = First Ypres 1914
game-text-galicia-1914 = Clash of Giants II. August 1914: four Austrian armies meet four Russian ones between the Vistula and the Dniester. Army markers come out of a cup, a die says how far an army marches, and every unit in combat rolls for itself. Map, counters and the standard rules of the series are reconstructed.
game-text-first-ypres-1914 = Clash of Giants II. October 1914: the race to the sea ends in Flanders. Zones are drawn from a cup, a die says how far their units march, and every unit in combat rolls for itself. Map, counters and the standard rules of the series are reconstructed.
scenario-campaign = Campaign
scenario-text-campaign-galicia-1914 = Ten turns, 17 August to 15 September 1914. Both players set up their armies behind the border, Russia first. A long evening.
scenario-text-campaign-first-ypres-1914 = Eighteen turns, 8 October to 12 November 1914, from printed positions. A weekend.
scenario-deployed = Historical deployment
scenario-text-deployed = The same ten turns; the armies already stand where we think they stood (reconstructed).
report-points-galicia-1914 = Victory points: those of Austria-Hungary so far, those Russia would count
report-points-first-ypres-1914 = Victory hexes held

## Units in words
adjective-ah = Austrian
unit-remnant = { ADJECTIVE($nation) } remnant { $number }
unit-of-corps = { $title } ({ $corps })
corps-numbered =
    { $number } { $kind ->
        [Cav] Cavalry
        [R] Reserve
        [B] Bavarian
        [Ca] Caucasian
       *[none] { "" }
    } Corps
corps-named = { $name } Corps
unit-kind = { $words } { $arm }
unit-arm-cavalry = Cavalry
unit-arm-cossack = Cossack
unit-word-lw = Landwehr
unit-word-h = Honvéd
unit-word-ls = Landsturm
unit-word-pol = Polish Legion
unit-word-gr = Grenadier
unit-word-g = Guard
unit-word-r = Reserve
unit-word-rif = Rifle
unit-word-d = Don
unit-word-k = Kuban
unit-word-ca = Caucasus
unit-word-comb = Composite
unit-word-ural = Ural
unit-word-b = Bavarian
unit-word-ers = Ersatz
unit-word-comg = Composite Guard
unit-word-marine = Marine
unit-word-fm = Fusiliers Marins
unit-word-la = Lahore
unit-word-me = Meerut
unit-word-lille = Lille
unit-word-dunkirk = Dunkirk
unit-word-terek = Terek
unit-word-territorial = Territorial

## The board
board-value-strength = Strength
board-value-ter = TER (tactical efficiency)
board-terrain-clear = clear
board-terrain-forest = forest
board-terrain-marsh = marsh
board-terrain-mountain = mountain
board-terrain-pass = pass
board-terrain-rough = rough
board-terrain-rough-forest = rough and forest
board-terrain-flood-plain = flood plain
board-terrain-flooded = flooded
board-terrain-sea = sea
board-class-village = village
board-class-town = town
board-class-city = city
board-space-fort = fort { $steps }, TER { $ter }
board-space-victory = victory hex ({ $sides })
board-space-source = supply source ({ $side })
board-space-rail = railway
board-source-rulebook = from the rulebook
board-source-published = published
board-source-reconstructed = reconstructed
board-source-corrected = corrected in your own file
board-zone = Zone { $name }
board-unit-turn = Enters on turn { $turn }.
board-unit-army = In the area of army { $where }.
board-unit-zones = In zones { $where }.
board-unit-antwerp = From Antwerp, on the east edge of zone D.
board-unit-zone-a = Stays in zone A.
board-unit-new-reserve = New corps: its TER shows in its first combat.
board-unit-remnant = Takes the place of a British unit destroyed in defence.
board-box-waiting = Reinforcements: { $side }
board-box-eliminated = Eliminated: { $side }
board-box-removed = Surrendered
board-track-turn = Turns
board-track-vp = Victory points: { $side }
board-track-army =
    { $number ->
        [1] 1st Army
        [2] 2nd Army
        [3] 3rd Army
       *[other] { $number }th Army
    }
board-track-zones = All zones
board-track-turns = { $name } ({ $first }-{ $last })
board-track-die = Die { $die }: movement of infantry / cavalry; * = its infantry may not attack
board-turn = Turn { $turn }
board-turn-units =
    { $count ->
        [one] { $side }: 1 reinforcement
       *[other] { $side }: { $count } reinforcements
    }
board-turn-support = { $side }: offensive support possible
board-overlay-supply = Supply: { $side }
board-overlay-zoc = Zones of control: { $side }
board-overlay-victory = Victory hexes
board-view-all = Whole map
board-view-vistula = Vistula and San
board-view-bug = Lublin to the Bug
board-view-lemberg = Przemyśl and Lemberg
board-view-dniester = Dniester
board-view-yser = Yser
board-view-ypres = Ypres
board-view-lys = Lys and Lille
board-view-la-bassee = La Bassée
board-verb-place = Place
board-verb-at = Here
board-verb-deploy = Historical deployment
board-verb-replace = Replacements
board-verb-rebuild = Rebuild
board-verb-pass = Pass
board-verb-flood = Open the sluices
board-verb-rail = By rail
board-verb-move = Move
board-verb-with = Take along
board-verb-to = Go there
board-verb-through = Through here and on
board-verb-stay = Stay
board-verb-done = End the movement
board-verb-attack = Attack
board-verb-join = Join the attack
board-verb-join-all = All attack
board-verb-also = Attack this as well
board-verb-settle = The attack stands
board-verb-support = Offensive support
board-verb-call-off = Call off, its duty unmet
board-verb-resolve = Resolve the attacks
board-verb-fight = Fight this one
board-verb-slip = Slip away
board-verb-stand = Stand and fight
board-verb-fall = Fall back there
board-verb-halt = Stop here
board-verb-roll = Roll
board-verb-retreat = Fall back
board-verb-ignore = Hold on
board-verb-remnant = A remnant here
board-verb-decline = No remnant
board-verb-advance = Advance

## The legend
board-side-river = river along a hexside
board-side-major = major river along a hexside
board-boundary-both = boundary of commands
board-boundary = boundary of the armies: { $side }
board-belgian-line = the Belgians' attack line
legend-rim-victory = victory hex
legend-mark-attack = under attack
legend-mark-spent = done for this turn
legend-mark-unsupplied = no full supply: ½ reduced, ! none
legend-mark-siege = fed by a fort, or besieged
legend-mark-event = efficiency drawn for a new corps
legend-mark-other = R replacement, ~ flooded, a number: must retreat so far
## What stands on the board now
mark-fort = Fort with { $figure } left
mark-destroyed = Fort destroyed
mark-flooded = Flooded
mark-attacked = Under attack
mark-not-scored = Does not count: no supply line
mark-attacking = Attacking
mark-retreating =
    { $figure ->
        [1] Must fall back 1 hex
       *[other] Must fall back { $figure } hexes
    }
mark-moving = On the march
mark-replacement = Under a replacement marker
mark-spent = Done for this turn
mark-reduced = Reduced supply
mark-unsupplied = Unsupplied
mark-fort-supply = Supplied by the fort
mark-besieged = Besieged: may neither move nor attack
mark-ter = TER { $figure }
status-cup = Command markers
status-turn = Turn
status-turn-note = Turn { $turn } of { $last }
status-turn-marker = Turn { $turn }
status-phase = Phase
status-phase-setup = Set-up
status-phase-supply = Supply
status-phase-arrive = Reinforcements
status-phase-replace = Replacements
status-phase-flood = Inundation
status-phase-rail = Strategic rail
status-phase-draw = Draw of a command
status-phase-move = Movement
status-phase-combat = Combat
status-phase-battle = Combat
status-phase-end = End of the turn
status-vp = Victory
status-vp-value = Austria-Hungary { $vp }/{ $most } · Russia { $russian }
status-vp-marker = { $vp } victory points
status-active-note = Movement of infantry / cavalry; * = its infantry may not attack
status-combat = Combat phase taken
status-combat-note = Each side fights once a turn, after the movement of one of its commands.
status-support = Offensive support
status-support-left = { $side }: markers left for turns { $turns }
status-support-running = { $side }: in use this turn
status-flood = Inundation
status-flood-none = not declared
status-flood-now = plains flooded
status-flood-later = from turn { $turn }
status-flood-note = Two turns after the Belgians open the sluices of Nieuport the plains are under water.
status-front = Front
status-front-open = open
status-front-closed = closed
status-front-later = closed from turn { $turn }
status-front-note = Once the front is closed all cavalry fights on foot.

## How one wins
win-now = { $side } would win
win-first = { $vp } of at most { $most } points. From turn { $turn } on each turn's end adds one for every own victory hex in full supply: { $ours } now. What is scored stays
win-second = { $count } of { $all } victory hexes in full supply, counted once, at the very end{ $lack ->
    [0] { "" }: enough so far
   *[other] { "" }: { $lack } more needed
}
win-tie = Equal points
win-fort = if besieged at the end a die is rolled: { $die } hands it over, one point for Russia
win-supply = To take a hex
win-supply-value = enter it with infantry in full supply; raiders and hungry units take nothing
win-hexes = { $count } of { $all } victory hexes, { $need } win{ $lack ->
    [0] { "" }: enough so far
   *[other] { "" }: { $lack } more needed
}
win-hexes-supply = enter it with a unit in full supply; it stays yours until the enemy does the same
win-end = End
win-end-value = { $left ->
    [0] this turn, { $days }, is the last
    [one] one turn after this one: { $days }
   *[other] { $left } turns after this one, the last: { $days }
}


## Charts to look up
sheet-combat = Combat results
sheet-note-combat = Strength of the attackers against the defenders', rounded down for the attacker. Each unit that rolls adds this to its die; above its efficiency it loses a step, a defender falls back too.
sheet-combat-attacker = attackers add
sheet-combat-defender = defenders add
sheet-combat-limit = attackers that roll
sheet-no-roll = no roll
sheet-all = all
sheet-efficiency = Efficiency and dice
sheet-efficiency-unsupplied = efficiency of a unit without supply
sheet-efficiency-lowest = never below
sheet-efficiency-cavalry = mounted cavalry attacked by infantry
sheet-efficiency-natural-low = always good
sheet-efficiency-natural-high = always bad
sheet-efficiency-support = offensive support, columns
sheet-head-cost = Points
sheet-head-defence = Defence
sheet-head-shift = Columns
sheet-head-rule = Rule
sheet-as-around = as around it
sheet-cost-all = all
sheet-cost-none = not to be entered
sheet-fort = units in a friendly fort
sheet-note-terrain = The best of terrain and place counts, the hexside besides if every attacker crosses it.
sheet-head-days = Days
sheet-head-brings = Brings
sheet-support = Offensive support
sheet-head-turns = Turns
sheet-note-support = Each once; lit those that may be used now.

## A procedure under way
panel-units = Units
panel-march-move = On the march
panel-march-place = To be placed
panel-march-rail = By rail
panel-attacks = Attacks declared
panel-combat = Combat for { $space }
panel-attackers = Attackers
panel-defenders = Defenders
panel-column = Column
panel-fort = fort { $steps }-{ $ter }
panel-die = Die of { $unit }
panel-die-fort = Die of the fort of { $space }
panel-retreat = { $unit } falls back
panel-retreat-value =
    { $length ->
        [one] 1 hex
       *[other] { $length } hexes
    }

## Odds and overlays
hint-owes = { $spaces } still to be attacked
chart-attack = { $space }: { $column }
chart-clear = { $space } cleared
chart-lose = { $side }: a loss
chart-steps = Steps lost on average: { $side }
chart-factors = Attack : defence
chart-shift = Column shift
chart-why = Because of
chart-why-ground = ground, city or fort (1 left)
chart-why-river = a river (defence +1)
chart-why-major = a major river (1 left)
chart-why-support = offensive support (1 right)
chart-why-fort = a fort (all attackers roll)
chart-why-defence = terrain (defence +{ $count })
chart-remark = Note
chart-duty = Obliges to attack too (STD.12.5)
chart-may-slip = cavalry may slip away first
chart-may-fill = a remnant may fill the gap
chart-holds = holds
chart-falls =
    { $length ->
        [one] step lost, back 1 hex
       *[other] step lost, back { $length } hexes
    }
chart-step = step lost
chart-dies = destroyed
chart-fort = Fort of { $space }
chart-modifier = die { $modifier }
chart-no-roll = no die
chart-some-roll =
    { $count ->
        [one] 1 of the attackers rolls
       *[other] { $count } of the attackers roll
    }
shade-supply = Supply: { $side }
shade-supply-note = Units without a line now: { $now }; with a supply marker: { $marked }.
shade-zoc = Zones of control: { $side }
shade-zoc-note = Hexes: { $count }
shade-victory = Victory hexes
shade-victory-note = { $one } { $ours }, { $other } { $theirs }, nobody { $free }

## In a terminal
show-turn = { $days }, turn { $turn }/{ $last }
show-attack = { $spaces }: { $ours } against { $theirs }: { $factors }, { $column }
show-marker = { $name }, by die: { $cells }
show-cost =
    { $cost ->
        [one] 1 movement point
       *[other] { $cost } movement points
    }
show-cost-all = takes a whole move
show-cost-never = nobody can go there
show-held = controlled by { $side }
show-held-nobody = controlled by nobody
show-nobody = nobody
show-victory = Victory hexes
show-supply-supplied = supplied
show-supply-reduced = reduced supply
show-supply-unsupplied = unsupplied
show-supply-fort = supplied by the fort
show-box-waiting = waiting
show-box-eliminated = eliminated
show-box-removed = surrendered
show-done = done for this turn
show-replaced = under a replacement marker
show-due = turn { $turn }
show-waiting = waiting
show-drawn = Drawn: { $markers }
show-key = Strength-TER; (reduced); * done; ! reduced supply or fort supply; !! unsupplied
show-way-n = north
show-way-ne = north-east
show-way-e = east
show-way-se = south-east
show-way-s = south
show-way-sw = south-west
show-way-w = west
show-way-nw = north-west

## Chapters of the rule index
chapter-gal-1 = Galicia: the frame
chapter-gal-2 = Galicia: map and counters
chapter-gal-3 = Galicia: set-up
chapter-gal-4 = Galicia: victory
chapter-gal-5 = Galicia: the turn
chapter-gal-6 = Galicia: stacking
chapter-gal-7 = Galicia: supply
chapter-gal-8 = Galicia: reinforcements and replacements
chapter-gal-9 = Galicia: command
chapter-gal-10 = Galicia: support and Przemyśl
chapter-gal-tec = Galicia: terrain effects
chapter-bb-crt = Combat results
chapter-bb-ter = Efficiency
chapter-ypr-1 = Ypres: the frame
chapter-ypr-2 = Ypres: map and counters
chapter-ypr-3 = Ypres: set-up
chapter-ypr-4 = Ypres: victory
chapter-ypr-5 = Ypres: the turn
chapter-ypr-6 = Ypres: supply
chapter-ypr-7 = Ypres: reinforcements and replacements
chapter-ypr-8 = Ypres: strategic rail
chapter-ypr-9 = Ypres: command and zones
chapter-ypr-10 = Ypres: combat
chapter-ypr-11 = Ypres: cavalry
chapter-ypr-12 = Ypres: stacking
chapter-ypr-13 = Ypres: the first turn
chapter-ypr-tec = Ypres: terrain effects
chapter-std-2 = Map, counters, markers
chapter-std-3 = Set-up
chapter-std-4 = Control
chapter-std-5 = Sequence of play
chapter-std-6 = Stacking
chapter-std-7 = Zones of control
chapter-std-8 = Supply
chapter-std-9 = Reinforcements
chapter-std-10 = Command
chapter-std-11 = Movement
chapter-std-12 = Combat
chapter-std-13 = Forts
chapter-std-14 = Cavalry
