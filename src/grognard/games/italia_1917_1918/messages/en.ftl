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
turn-name = { turn-days } { $year }
unit-name =
    { $nation ->
        [ah] AH
        [de] GE
        [it] IT
        [fr] FR
        [gb] BR
       *[us] US
    } { $kind ->
        [detachment] detachment { $name }
        [army-artillery] { $name } army artillery
        [corps-artillery] { $name } corps artillery
        [battery] { $name } battery
        [hq] HQ { $name }
        [trucks] trucks
        [depot] depot
        [air] air group { $name }
        [display] { $name } (Display)
       *[other] { $name }
    }
unit-title-f = { ADJECTIVE($nation) } { $name }
unit-title-m = { ADJECTIVE($nation) } { $name }
unit-title-support = { $name } ({ $nation })
unit-title-detachment = { ADJECTIVE($nation) } detachment
bridge-name = bridge at { $place } over the { $river } ({ $hexes })
crossing-name = { $river }, from { $start } to { $end }

## Kinds and sizes of units
kind-infantry = infantry
kind-mountain = mountain troops
kind-cavalry = cavalry
kind-dismounted = cavalry on foot
kind-assault = assault infantry
kind-naval = naval infantry
kind-tank = tanks
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
size-battalion = battalion
symbol-austrian = Austrian
symbol-hungarian = Hungarian
symbol-bosnian = with Bosnian regiments
symbol-german = German
symbol-bavarian = Bavarian
symbol-alpini = Alpini
symbol-bersaglieri = Bersaglieri
symbol-czechoslovak = Czechoslovak
symbol-chasseurs = Chasseurs Alpins

## Weather, doctrine, mastery
weather-fair = fair weather
weather-bad = bad weather
weather-fog-fair = morning fog, then fair weather
weather-fog-bad = morning fog, then bad weather
doctrine-cadorna = Cadorna/Foch
doctrine-evolving = evolving
doctrine-diaz = Diaz
level-errors = erroneous orders
level-none = no mastery
level-partial = partial mastery
level-total = total mastery

## Phases
phase-offensive = Offensives
phase-supply = Supply
phase-air = Air superiority
phase-weather = Weather
phase-movement = Movement
phase-combat = Combat
phase-disengagement = Disengagement
phase-exploitation = Exploitation
phase-points = Victory points

## Questions
ask-what-if = What if: let an elite division change places with one of morale 4, or begin.
ask-what-if-with = With which division of morale 4 does that of { $unit } change places?
ask-plan =
    { $guns ->
        [one] The offensive: which army artillery fires in offensive mode?
       *[other] The offensive: choose { $guns } army artilleries for offensive mode.
    }
ask-bruchmuller = Which artillery has Bruchmüller's preparation?
ask-starve = Which enemy unit gets no supply this turn?
ask-claim = Take the sky this turn without a die?
ask-prohibit = Which Austro-Hungarian artillery is told not to fire?
ask-take-up = Take footbridges up before anybody moves?
ask-fly = Aircraft: send a group out, or leave the rest on the ground.
ask-mission = What does { $unit } do, and where?
ask-arrive = Where does { $unit } arrive?
ask-refugees = Where do refugees fill the roads?
ask-sabotage = Cut a bridge behind the Italians?
ask-order =
    { $points ->
        [0] Order the general retreat? It gives the enemy no points any more.
        [one] Order the general retreat? It gives the enemy { $points } point.
       *[other] Order the general retreat? It gives the enemy { $points } points.
    }
ask-withdraw = The retreat: which units go into retreat mode, which leave it?
ask-move = Choose a unit to move, or end the movement.
ask-exploit = Exploitation: choose a unit with a marker to move, or end it.
ask-march =
    { $points ->
        [one] { $units }: where to, with { $points } point?
       *[other] { $units }: where to, with { $points } points?
    }
ask-demolish = Blow bridges up, mend them, or burn a depot?
ask-markers = Mark units that shall disengage or stay in reserve?
ask-attack = Which hex do you attack?
ask-attack-on = Exploitation: which hex do you attack now?
ask-join =
    { $units ->
        [none] Who attacks { $space }?
       *[other] { $units } against { $space }: who else?
    }
ask-guns = Which guns fire at { $space }?
ask-reply = Which guns answer for { $space }, and which of them fire at guns?
ask-counter = Which corps guns turn on the defender's guns at { $space }?
ask-lead = Which unit leads the attack?
ask-lead-defence = Which unit leads the defence?
ask-first-loss =
    { $points ->
        [one] { $points } damage point. The first loss: a step of { $unit }, or Stosstruppen?
       *[other] { $points } damage points. The first loss: a step of { $unit }, or Stosstruppen?
    }
ask-front-loss =
    { $points ->
        [one] { $points } damage point. Which assault troops take the first loss?
       *[other] { $points } damage points. Which assault troops take the first loss?
    }
ask-star = A star: which assault troops are lost?
ask-losses =
    { $points ->
        [one] { $points } damage point to take: who loses a step?
       *[other] { $points } damage points to take: who loses a step?
    }
ask-step =
    { $steps ->
        [one] Who loses the step?
       *[other] { $steps } steps to lose: who loses the next?
    }
ask-shake =
    { $points ->
        [one] { $points } damage point is left: who is disorganised?
       *[other] { $points } damage points are left: who is disorganised?
    }
ask-excess = Too many in { $space }: who is given up?
ask-misdirect = Orders go astray: which enemy unit do you lead off?
ask-misdirect-to = Where does { $unit } stray to?
ask-confuse = Orders go astray: which attacker is disorganised?
ask-panic = Orders go astray: which of your units goes back?
ask-unmark = From whom do you take an exploitation or reserve marker?
ask-fall-back =
    { $damage ->
        [0] { $space }: no damage to come. How many hexes do you go back?
        [one] { $space }: { $damage } damage point to come. How many hexes do you go back?
       *[other] { $space }: { $damage } damage points to come. How many hexes do you go back?
    }
ask-fall =
    { $left ->
        [0] { $units }: back to which hex? There is no room here.
        [one] { $units }: back to which hex? { $left } hex to go.
       *[other] { $units }: back to which hex? { $left } hexes to go.
    }
ask-react =
    { $moves ->
        [one] Your mastery: { $moves } unit nearby may move.
       *[other] Your mastery: { $moves } units nearby may move.
    }
ask-advance = { $space } lies open: who advances?
ask-push = Does { $unit } go on?
ask-exploit-mark = Who exploits the success?
ask-disengage = Which stack tries to get away?
ask-shift = Which artillery in offensive mode follows the advance?
ask-shift-to = Where does { $unit } follow to?

## Help under the questions: what each is about and what follows, with its rule
ask-what-if-help = Three times at most brigades of an elite division, stacked in one hex, and a division of morale 4 take each other's places. Then it begins.
    .rule = SC4.13
ask-what-if-with-help = The brigades go where that division stands, the division where they stood.
    .rule = SC4.13
ask-plan-help = Such artillery supports up to four attacks a phase, and attacks within its range have the offensive's modifier: columns to the right, and as much mastery. It hardly moves this turn.
    .rule = 8.0c
ask-bruchmuller-help = In the first sequence of this turn bombardments within its range are far deadlier, and the defenders lose mastery.
    .rule = 15.2.2h
ask-starve-help = Up to two enemy combat units near yours, outside your zones. They attack no more and can only go back; at the next check who is still cut off is lost.
    .rule = SC5.15
ask-claim-help = Once in the game: all your groups fly this turn, and no die is thrown. If you pass, the die decides.
    .rule = 17.1c
ask-prohibit-help = The dice have silenced guns: some you choose, some the enemy. They may fire again when this sequence ends.
    .rule = SC5.16
ask-take-up-help = You have four footbridges. Those you take up can be laid elsewhere; units beyond the water may lose their supply line.
    .rule = 11.2.4g
ask-fly-help = Groups stay over their hex for the whole sequence, in your phases and the enemy's. On landing a die says whether they fly again this turn.
    .rule = 17.1e
ask-mission-help = Interdiction makes a hex dearer to enter, observation helps your guns there, bombing adds to observed fire. Aircraft over a combat also help mastery.
    .rule = 17.2a
ask-arrive-help = In or beside a headquarters on a road or railway. It moves at once like the others.
    .rule = 11.1.5a
ask-refugees-help = Up to three Italian stacks near your troops. They have half their movement in this phase.
    .rule = SC1.25
ask-sabotage-help = Twice in the game: a bridge near your troops that the Italians hold is down at once, without a die.
    .rule = SC1.27
ask-order-help = From now on your units may go into retreat mode: faster, weaker, and only backward. The later the order, the cheaper it is in points.
    .rule = SC1.30
ask-withdraw-help = In retreat mode a unit has two points more and a morale one lower, and must go toward the map's edge. One artillery a sequence may leave the map from where it stands.
    .rule = SC1.31
ask-move-help = One unit or stack after the other. A zone of control stops a march; who stands in one at the start leaves only if somebody stays or relieves him. At the end a hex holds four points of units.
    .rule = 11.1.1a
ask-exploit-help = Exploiting units go half their allowance, reserves theirs and two points more. Who stands beside an enemy stays.
    .rule = 14.2a
ask-march-help = Click where it shall end. Rivers, ridges and trenches cost more, a road one point a hex. Units of the same hex may come along.
    .rule = 11.1.1c
ask-demolish-help = One die for each work, as a rule 1 to 4. Blowing up needs an enemy near, mending both ends in command.
    .rule = 11.2.5b
ask-markers-help = Disengagement is tried after your combats, by those who are marked now. A reserve moves in the exploitation phase, far, if it stands in range of artillery in offensive mode.
    .rule = 11.2.8a
ask-attack-help = One combat after the other, in the order you like. A hex is attacked once a phase, a unit attacks once. Nobody has to attack.
    .rule = 12.1a
ask-attack-on-help = Only units with an exploitation marker attack, and your guns do nothing but counter-battery. Afterwards the marker is gone.
    .rule = 14.1a
ask-join-help = One unit of morale 4 at least, in command, must be among them to lead. Assault troops shift the odds a column, but take losses first.
    .rule = 12.2.1a
ask-guns-help = Their points give the column of the bombardment, which comes before the assault. Each gun fires once a phase, in offensive mode four times; of these one to a combat.
    .rule = 12.2.2a
ask-reply-help = Your guns hit the attackers before they assault. Corps guns turned on guns take their points off the enemy's bombardment instead.
    .rule = 12.2.2a
ask-counter-help = Each takes its points off the defender's bombardment. As many corps guns must go on bombarding as he has turned on yours; a gun of an army stands for two.
    .rule = 12.2.2c
ask-lead-help = Its morale against that of the defender's lead shifts the odds, its doctrine counts, and it takes the first loss.
    .rule = 12.2.3a
ask-lead-defence-help = Its morale against that of the attacker's lead shifts the odds, its doctrine counts, and it takes the first loss.
    .rule = 12.2.3a
ask-first-loss-help = The lead unit loses the first step, unless Stosstruppen of the attack are given up in its place.
    .rule = 15.3.1e
ask-front-loss-help = Sturmbaone or Arditi that gave the attack its column take the first loss, before the unit that leads.
    .rule = 12.2.8i
ask-star-help = A star of the table costs one of the supports that gave the attack its column, on top of the damage.
    .rule = 12.2.5c
ask-losses-help = All points that pay for a step must: as a rule three for a step of a division or brigade, two for one of a regiment. What is left over disorganises.
    .rule = 12.2.8k
ask-step-help = These steps are lost outright, whatever a step costs in damage.
    .rule = 12.3g
ask-shake-help = A point disorganises a unit: half its movement, no attack, no advance, until it has reorganised out of the enemy's zones.
    .rule = 12.2.8m
ask-excess-help = Four points a hex at the end of a phase: a full division is three, a reduced one two, a brigade or regiment one; and two detachments at most.
    .rule = 4.0g
ask-misdirect-help = The defender's orders are wrong: you may move one of his units near the combat, outside zones, by a hex.
    .rule = 12.2.6w
ask-misdirect-to-help = A neighbouring hex without your own units, and not over a major river without a bridge.
    .rule = 12.2.6w
ask-confuse-help = The attacker's orders are wrong: one of his units is disorganised, and you choose which.
    .rule = 12.2.6x
ask-panic-help = Your orders were wrong: one of the attackers goes back a hex.
    .rule = 12.2.6y
ask-unmark-help = The attacker has no mastery: within three hexes one of his units or stacks loses its marker, if you like.
    .rule = 12.2.6t
ask-fall-back-help = Each hex that all of you go takes three damage points off. Two hexes or more disorganise, and the ground is given up.
    .rule = 12.2.6j
ask-fall-help = Toward supply and away from enemy zones, if there is such a way. A hex in an enemy zone without a friend costs a step.
    .rule = 12.3a
ask-react-help = Units within three hexes and outside enemy zones go half their allowance, into the hex just attacked too if it is still yours.
    .rule = 12.2.6k
ask-advance-help = Full-strength attackers in good order step in, at no cost. With total mastery they may go on as far as the defender went back.
    .rule = 12.4a
ask-push-help = A hex further. From zone to zone only with storm troops; uphill over a ridge it disorganises.
    .rule = 12.4f
ask-exploit-mark-help = A unit with the marker may attack once more and move, in the exploitation phase. Brigades or regiments of one division, alone together, count as one.
    .rule = 14.0a
ask-disengage-help = A die and the morale of the unit you name: the higher, the further you get, by your own choice. A bad die costs a step, or lets the enemy lead you.
    .rule = 13.0c
ask-shift-help = One hex, or two along a road or railway out of the enemy guns' reach. This is all such artillery moves.
    .rule = 11.3.1.1a
ask-shift-to-help = Not into enemy zones nor high mountains, and over water only by a bridge.
    .rule = 11.3.1.1b

## Questions as those read them who are not asked
ask-what-if-others = What if: elite divisions change places.
ask-what-if-with-others = Choosing with whom the division of { $unit } changes places.
ask-plan-others = Choosing artillery for offensive mode; to go: { $guns }.
ask-bruchmuller-others = Choosing the artillery of Bruchmüller's preparation.
ask-starve-others = Choosing who gets no supply this turn.
ask-claim-others = Choosing whether to take the sky without a die.
ask-prohibit-others = Choosing artillery that may not fire.
ask-take-up-others = Choosing footbridges to take up.
ask-fly-others = Sending out aircraft.
ask-mission-others = Choosing the mission of { $unit }.
ask-arrive-others = Choosing where { $unit } arrives.
ask-refugees-others = Choosing where refugees fill the roads.
ask-sabotage-others = Choosing a bridge to cut behind the Italians.
ask-order-others = Choosing whether to order the general retreat; points it would give: { $points }.
ask-withdraw-others = Choosing who goes into retreat mode.
ask-move-others = Moving units.
ask-exploit-others = Exploitation: moving units.
ask-march-others = { $units }: on the march; points left: { $points }.
ask-demolish-others = Choosing bridges to blow up or mend.
ask-markers-others = Marking units that disengage or stay in reserve.
ask-attack-others = Choosing a hex to attack.
ask-attack-on-others = Exploitation: choosing a hex to attack.
ask-join-others = Choosing who attacks { $space }.
ask-guns-others = Choosing the guns that fire at { $space }.
ask-reply-others = Choosing the guns that answer for { $space }.
ask-counter-others = Choosing guns for counter-battery at { $space }.
ask-lead-others = Choosing who leads the attack.
ask-lead-defence-others = Choosing who leads the defence.
ask-first-loss-others = Choosing the first loss: { $unit } or Stosstruppen; damage points: { $points }.
ask-front-loss-others = Choosing the assault troops that take the first loss; damage points: { $points }.
ask-star-others = A star: choosing the assault troops that are lost.
ask-losses-others = Taking losses; damage points left: { $points }.
ask-step-others = Choosing who loses a step; steps left: { $steps }.
ask-shake-others = Choosing who is disorganised; damage points left: { $points }.
ask-excess-others = Too many in { $space }: choosing who is given up.
ask-misdirect-others = Orders go astray: choosing a unit to lead off.
ask-misdirect-to-others = Choosing where { $unit } strays to.
ask-confuse-others = Orders go astray: choosing an attacker to disorganise.
ask-panic-others = Orders go astray: choosing an attacker that goes back.
ask-unmark-others = Choosing an exploitation or reserve marker to take.
ask-fall-back-others = Choosing how far to go back from { $space }; damage to come: { $damage }.
ask-fall-others = Choosing the way back: { $units }; hexes left: { $left }.
ask-react-others = Reaction moves; units left: { $moves }.
ask-advance-others = { $space } lies open: choosing who advances.
ask-push-others = Choosing whether { $unit } goes on.
ask-exploit-mark-others = Choosing who exploits the success.
ask-disengage-others = Choosing a stack that tries to get away.
ask-shift-others = Choosing artillery that follows the advance.
ask-shift-to-others = Choosing where { $unit } follows to.

## Answers
verb-exchange = { $noun } changes places
verb-plan = { $noun } in offensive mode
verb-bruchmuller = { $noun } fires Bruchmüller's preparation
verb-starve = no supply for { $noun }
verb-claim = take the sky
verb-pass = pass
verb-done = no more
verb-silence = { $noun } may not fire
verb-take-up = take up: { $noun }
verb-fly = send { $noun }
verb-interdict = interdiction over { $noun }
verb-observe = observation over { $noun }
verb-bomb = bomb { $noun }
verb-strafe = attack the footbridge in { $noun }
verb-at = in { $noun }
verb-crowd = refugees in { $noun }
verb-cut = cut the { $noun }
verb-order = order the retreat
verb-withdraw = { $noun } into retreat mode
verb-withdraw-all = all of them into retreat mode
verb-rally = { $noun } tries to leave retreat mode
verb-evacuate = take { $noun } off the map
verb-move = move { $noun }
verb-force = forced march of { $noun }
verb-free = release { $noun }
verb-swap = { $noun } changes places with another face down
verb-to = to { $noun }
verb-with = take { $noun } along
verb-through = to { $noun } and on
verb-span = a footbridge: { $noun }
verb-load = { $noun } onto the trucks
verb-unload = set { $noun } down
verb-exit = leave the map
verb-stay = stay here
verb-blow = blow up the { $noun }
verb-mend = mend the { $noun }
verb-burn = burn { $noun }
verb-mark = { $noun } shall disengage
verb-reserve = { $noun } into reserve
verb-attack = attack { $noun }
verb-join = { $noun } attacks
verb-join-all = all of them attack
verb-use = with { $noun }
verb-deploy = with tanks, out of { $noun }
verb-rommel = with Rommel
verb-settle = so be it
verb-gun = { $noun } fires
verb-all-guns = all guns fire
verb-counter = { $noun } in counter-battery
verb-lose = { $noun } loses a step
verb-spend = { $noun } is given up
verb-shake = { $noun } is disorganised
verb-give-up = { $noun } is given up
verb-lead = { $noun } leads
verb-misdirect = lead { $noun } off
verb-confuse = { $noun } is disorganised
verb-unmark = take the marker of { $noun }
verb-back =
    { $noun ->
        [0] hold the hex
        [one] go back { $noun } hex
       *[other] go back { $noun } hexes
    }
verb-fall = back to { $noun }
verb-alone = { $noun } goes a way of its own
verb-halt = stop here
verb-advance = { $noun } advances
verb-on = on to { $noun }
verb-exploit = { $noun } exploits
verb-disengage = disengage by the morale of { $noun }
verb-shift = { $noun } follows
ask-what-if-done = begin
ask-take-up-done = leave them where they are
ask-fly-done = leave the rest on the ground
ask-mission-stay = not now
ask-claim-pass = let the die decide
ask-order-pass = not yet
ask-withdraw-done = no more; on to the movement
ask-move-done = end the movement
ask-exploit-done = end the exploitation
ask-attack-pass = end the combats
ask-attack-on-pass = end the combats
ask-join-settle = the attack stands
ask-guns-settle = no more guns
ask-reply-settle = no more guns
ask-counter-settle = no more counter-battery
ask-panic-confuse = { $noun } goes back
ask-disengage-done = nobody else
ask-advance-done = nobody else

## Reasons: before anything moves
exchange-not-elite = it is not of an elite division whose brigades stand together
exchange-not-good = it is not a division of morale 4 that has not changed places yet
plan-not-army = only army artillery of the attacking side on the map goes into offensive mode
plan-already = it is in offensive mode already
plan-needed = the army artillery of IV Armata must be one of them
plan-needed-map = one of them must stand on the western map
bruchmuller-not-planned = only artillery in offensive mode has this preparation
starve-not-this = only a supplied enemy combat unit within five hexes of yours, outside your zones
fly-not-ready = that group does not fly this turn
fly-not-commanded = aircraft fly over hexes in the command radius of a headquarters
fly-full = two groups over a hex are enough
fly-nobody = there is nobody to observe
fly-not-observed = bombing needs a group on observation over the same hex
fly-no-footbridge = there is no enemy footbridge that may be attacked now
arrive-not-there = it arrives in or beside its headquarters, where no enemy stands
refugees-not-there = only an Italian stack within three hexes of your units, outside your zones, once a phase
withdraw-not-this = combat units, headquarters and guns go into retreat mode, each once a phase
rally-not-this = it is not in retreat mode, or has tried in this phase
evacuate-not-gun = that is not artillery that can be chosen now

## Reasons: movement
move-not-yours = that is not a unit that you may move now
move-done = it has moved in this phase
move-frozen = it is frozen: release its marker first
move-reserve = it is in reserve, and does not move in this phase
move-loaded = it is on trucks
move-fixed = it does not move
move-offensive-gun = artillery in offensive mode moves only at the end of exploitation
move-with-host = assault troops move with a combat unit
move-unrelieved = it stands in an enemy zone, and nobody stays or relieves it
move-no-marker = it has no exploitation or reserve marker
move-in-contact = it stands in an enemy zone
move-off-map = that hex is not in this scenario
move-enemy = enemy combat units are there
move-already-there = it is there already
move-too-far = it takes more points than there are
move-zone-stops = an enemy zone on the way stops it
move-zone-to-zone = not from one enemy zone straight into another
move-support-zone = supports do not enter enemy zones
move-high = guns, headquarters and trucks do not enter high mountains
move-no-coast = barges stay in the lagoon and along the coast
move-no-bridge = it does not get over the water there
move-to-supply = out of supply it can only go back into supply, or nearer to it
move-to-source = in retreat mode it goes toward the sources at the map's edge
move-must = { $unit } is in retreat mode and must go back
move-other-hex = units that march together start in one hex
move-other-kind = only combat units and their assault troops march together
move-covers = the Arditi cover the others as they leave, so they stay behind
move-one-by-one = reaction moves are made one unit at a time
move-no-work = there is nothing to be done on the way there
move-no-exit = one leaves the map by its west edge, with a point left
force-shaken = who is disorganised does not march by force
force-no-road = a forced march keeps to roads, more than two hexes from every enemy
force-not-now = no forced march in this phase
force-not-foot = only combat units march by force, and no tanks
free-not-frozen = it is not under a marker that may be taken off now
assault-no-host = none of these units may have such assault troops
assault-too-many = one support of assault troops to a unit
load-no-trucks = only trucks carry others
load-not-there = it does not stand with the trucks
load-under-way = it is loaded before the trucks drive off, and before it has moved
load-full = the trucks are full
load-wrong = the trucks do not take that

## Reasons: bridges and depots
span-not-bank = it does not stand on that bank
span-no-points = a try costs a point
span-not-foot = only combat units on an ordinary march lay footbridges
span-bridged = there is a way over already
span-unit-tries = a unit tries twice a phase
span-side-tries = a hexside is tried twice a phase
span-all-laid = all four footbridges are laid
span-not-laid = you have no footbridge there
blow-no-bridge = there is no such bridge in this scenario
blow-down = it is down already
blow-tried = it was tried in this phase
blow-no-enemy = no enemy is within three hexes of it
cut-not-this = only a bridge behind the Italians, near your units and in reach of an Italian headquarters, can be cut
blow-no-command = neither end is in the command radius of a headquarters of yours
mend-stands = it stands
mend-not-held = nobody of yours stands at either end
mend-far-zone = the far end is in an enemy zone
mend-no-command = both ends must be in the command radius of a headquarters of yours
burn-not-yours = that is not a depot of yours
burn-once = it was tried once, and that is all
burn-no-enemy = no enemy is within three hexes of it
burn-no-command = no headquarters of yours commands it

## Reasons: markers
mark-not-yours = that is not a combat unit of yours on the map
mark-already = it has a marker already
marker-frozen = it is frozen: it has no marker but that one
disengage-not-in-zone = it is not in an enemy zone
disengage-not-marked = only those marked in the movement phase disengage
reserve-not-full = a reserve is at full strength
reserve-shaken = a reserve is in good order
reserve-moved = a reserve has not moved in this phase
reserve-in-zone = a reserve stands outside enemy zones
reserve-out-of-range = a reserve stands in range of artillery in offensive mode
reserve-no-markers = no reserve marker is left for it
shift-not-planned = only artillery in offensive mode follows now, each once
shift-not-there = it goes one hex, or two along a road or railway out of the enemy guns' reach

## Reasons: combat
attack-not-yours = that is not a combat unit of yours on the map
attack-twice = a unit attacks once a phase
attack-shaken = who is disorganised or reorganising does not attack
attack-starving = who is out of supply does not attack
attack-frozen = it is frozen, or on trucks
attack-not-adjacent = it is not next to that hex
attack-no-enemy = there is no enemy combat unit there
attack-hex-twice = a hex is attacked once a phase
attack-nobody = there is nobody to do it
attack-no-marker = in exploitation only units with a marker attack
attack-tank-barred = tanks attack no major town, and not over water or a ridge
use-not-assault = that is not a support of assault troops that could be used here
use-no-host = assault troops are used with a unit of their hex that attacks, one to each
deploy-nobody = no tank section is left, or nobody attacks out of that hex
deploy-no-room = there is no room for tanks in that hex
rommel-not-now = Rommel leads once, with a unit of the Alpenkorps in the attack
gun-not-yours = that is not a gun of yours on the map
gun-out-of-range = the hex is out of its range
gun-fired = it has fired as often as it may in this phase
gun-one-offensive = of artillery in offensive mode one to a combat
gun-silent = it may not fire now
gun-only-counter = in exploitation the attacker has corps guns only, for counter-battery
counter-only-corps = only corps artillery fires at guns
counter-not-named = that gun does not take part, or fires at guns already
counter-keep-firing = as many corps guns must go on bombarding as the defender has turned on yours; a gun of an army stands for two
lead-not-able = who leads an attack has morale 4 at least, is in good order and in command
lead-not-there = it does not defend that hex
lose-not-this = it is not one of those who may take this loss
front-not-this = it is not one of the assault troops that were used
star-not-used = it is not one of the assault troops that were used
lose-not-best = those of the highest morale lose these steps
lose-not-crowded = it is not one of those who are too many
shake-not-this = it is disorganised already, or not one of these
stoss-not-now = Stosstruppen of the attack may be given up once in a combat
shove-not-near = only an enemy unit near the combat and outside your zones
shove-no-space = it cannot stray there
confuse-not-attacker = it is not one of the attackers
unmark-none = nobody there has a marker that could be taken
back-too-far = mastery does not let you go back so far
advance-not-able = only attackers at full strength and in good order advance, each once
advance-not-on = an advance does not go on there
exploit-not-fit = only attackers at full strength and in good order, each once
fall-not-back = the retreat does not lead there
fall-must = the retreat goes on
fall-not-this = that is not one of those who go back

## Columns and mastery: why
shift-woods = woods
shift-mountain = mountain
shift-high = high mountain
shift-marsh = marsh
shift-minor = minor town
shift-major = major town
shift-river = all behind water
shift-assault = assault troops
shift-starving = defender out of supply
shift-offensive = offensive
shift-concentric = attacked from all sides
shift-tanks = tanks
shift-doctrine = doctrine
shift-morale = morale
mastery-elite = elite lead
mastery-air = own aircraft
mastery-enemy-air = enemy aircraft
mastery-mixed = several nations
mastery-doctrine = doctrine
mastery-trench = trenches
mastery-disorganised = disorganised
mastery-bruchmuller = Bruchmüller
mastery-assault = storm troops
mastery-offensive = offensive
mastery-morale = low morale

## Log
log-turn = — { $turn } —
log-phase = { $side }: turn { $turn }, sequence { $sequence }.
log-exchange = { $side }: the division of { $unit } changes places with { $other }.
log-offensive = { $side }: offensive, modifiers { $modifiers }; { $units } in offensive mode.
log-bruchmuller = { $side }: Bruchmüller's preparation by { $unit }.
log-hq-back = { $unit } has no supply and moves from { $start } to { $space }.
log-fed = { $unit } is in supply again.
log-starved = { $unit } without supply is lost.
log-gives-up = { $unit } is cut off and gives up.
log-starving = { $unit } in { $space } is out of supply.
log-cut-off = { $unit } is cut off, die { $die } (gives up on 1 or 2).
log-starve = { $side }: no supply for { $unit } in { $space }.
log-sky =
    { $holder ->
        [cp] Air superiority, die { $die }, modifier { $modifier }: Central Powers, groups: { $supports }.
        [en] Air superiority, die { $die }, modifier { $modifier }: Entente, groups: { $supports }.
       *[none] Air superiority, die { $die }, modifier { $modifier }: nobody ({ $supports }).
    }
log-claim = { $side }: the sky is taken without a die.
log-weather =
    { $fog ->
        [yes] { $weather ->
            [fair] Morning fog, then fair weather
           *[bad] Morning fog, then bad weather
        }
       *[no] { $weather ->
            [fair] Fair weather
           *[bad] Bad weather
        }
    }{ $dice ->
        [none] .
       *[other] { " " }(dice { $dice }).
    }
log-prohibit = Guns fall silent: green { $green } for the Central Powers, blue { $blue } for the Entente.
log-silence = { $side }: { $unit } may not fire in this sequence.
log-goes-home = { $unit } goes home to Hungary.
log-take-up = { $side }: the footbridge from { $bank } to { $space } is taken up.
log-interdict = { $unit }: interdiction over { $space }.
log-observe = { $unit }: observation over { $space }.
log-bomb = { $unit }: bombing of { $space }.
log-strafe = { $unit } attacks the footbridge in { $space }.
log-strafe-die =
    { $done ->
        [yes] { $unit }, die { $die }, modifier { $modifier }: the footbridge in { $space } is destroyed.
       *[no] { $unit }, die { $die }, modifier { $modifier }: the footbridge in { $space } holds.
    }
log-landed =
    { $again ->
        [yes] { $unit } lands, die { $die }: it flies again this turn.
       *[no] { $unit } lands, die { $die }: it is done for this turn.
    }
log-arrive = { $unit } arrives in { $space }.
log-refugees = { $side }: refugees fill the roads in { $space }.
log-sabotage = { $side }: the { $bridge } is cut behind the enemy.
log-order =
    { $points ->
        [0] { $side }: the general retreat is ordered.
        [one] { $side }: the general retreat is ordered; { $points } point for the enemy.
       *[other] { $side }: the general retreat is ordered; { $points } points for the enemy.
    }
log-withdraw = { $unit } goes into retreat mode.
log-rally =
    { $done ->
        [yes] { $unit }, die { $die }, modifier { $modifier }: out of retreat mode.
       *[no] { $unit }, die { $die }, modifier { $modifier }: still in retreat mode.
    }
log-evacuate = { $unit } is taken off the map.
log-freed =
    { $points ->
        [0] Released: { $units }.
        [one] Released: { $units }; { $points } point for the enemy.
       *[other] Released: { $units }; { $points } points for the enemy.
    }
log-swap = { $unit } and { $other } have changed places face down.
log-move = { $units } from { $start } to { $space }.
log-force = { $units } by forced march from { $start } to { $space }.
log-through = { $units } from { $start } through { $space }.
log-exit = { $units } from { $space } off the map.
log-load = { $unit } gets onto { $trucks }.
log-unload = { $unit } gets off { $trucks } in { $space }.
log-span =
    { $done ->
        [yes] { $unit }, die { $die }, modifier { $modifier }: a footbridge from { $bank } to { $space }.
       *[no] { $unit }, die { $die }, modifier { $modifier }: no footbridge from { $bank } to { $space }.
    }
log-footbridge-cut = { $side }: the footbridge from { $bank } to { $space } is lost.
log-blow =
    { $done ->
        [yes] { $side }: the { $bridge } is blown up (die { $die }, modifier { $modifier }).
       *[no] { $side }: the { $bridge } does not go up (die { $die }, modifier { $modifier }).
    }
log-mend =
    { $done ->
        [yes] { $side }: the { $bridge } is mended (die { $die }, modifier { $modifier }).
       *[no] { $side }: the { $bridge } is not mended (die { $die }, modifier { $modifier }).
    }
log-burn =
    { $done ->
        [yes] { $unit }, die { $die }: its owner burns it.
       *[no] { $unit }, die { $die }: it does not burn.
    }
log-depot-taken =
    { $points ->
        [0] { $side }: { $unit } in { $space } is captured.
        [one] { $side }: { $unit } in { $space } is captured, { $points } point.
       *[other] { $side }: { $unit } in { $space } is captured, { $points } points.
    }
log-depot-lost = { $unit } is gone.
log-screen = { $unit } covers the others and is lost.
log-overrun = { $unit } is overrun in { $space }.
log-mark = { $unit } in { $space } shall disengage.
log-reserve = { $unit } in { $space } is in reserve.
log-crowded = { $unit } is given up: too many in { $space }.
log-declare = { $units } against { $space }.
log-deploy = { $unit } joins the attack out of { $space }.
log-rommel = { $side }: Rommel leads the attack on { $space }.
log-shot =
    { $damage ->
        [0] { $side }: bombardment of { $points }, die { $die }, modifier { $modifier }: no damage.
        [one] { $side }: bombardment of { $points }, die { $die }, modifier { $modifier }: { $damage } damage point.
       *[other] { $side }: bombardment of { $points }, die { $die }, modifier { $modifier }: { $damage } damage points.
    }
log-no-lead = { $side }: nobody can lead the attack on { $space }; it fails at a cost.
log-too-weak = { $side }: the attack on { $space } is too weak; it fails at a cost.
log-odds =
    { $shift ->
        [0] { $side } at { $space }: { $attack } to { $defence }, column { $column }.
       *[other] { $side } at { $space }: { $attack } to { $defence }, shift { $shift }, column { $column }.
    }
log-combat =
    { $star ->
        [yes] { $side }, dice { $dice }: damage { $attacker } to the attacker and a star, { $defender } to the defender.
       *[no] { $side }, dice { $dice }: damage { $attacker } to the attacker, { $defender } to the defender.
    }
log-mastery =
    { $level ->
        [0] { $side }, mastery, die { $die }, modifier { $modifier }: erroneous orders.
        [1] { $side }, mastery, die { $die }, modifier { $modifier }: none.
        [2] { $side }, mastery, die { $die }, modifier { $modifier }: partial.
       *[3] { $side }, mastery, die { $die }, modifier { $modifier }: total.
    }
log-error-defence =
    { $side }, erroneous orders, die { $die }: { $die ->
        [1] each side loses a step more.
        [2] the defenders go back a hex.
        [3] the defender loses a step more.
        [4] the attacker takes 3 damage points less.
        [5] the defenders are pinned.
       *[6] the attacker may lead a unit off.
    }
log-error-attack =
    { $side }, erroneous orders, die { $die }: { $die ->
        [1] each side loses a step more.
        [2] an attacker is disorganised.
        [3] the attacker loses a step more.
        [4] an attacker goes back a hex.
        [5] the defender takes 3 damage points less.
       *[6] the defender may take a marker.
    }
log-misdirect = { $side }: { $unit } strays from { $start } to { $space }.
log-unmark = { $side }: no marker any more for { $units } in { $space }.
log-step =
    { $left ->
        [one] { $unit } loses a step, { $left } left.
       *[other] { $unit } loses a step, { $left } left.
    }
log-eliminated = { $unit } is eliminated.
log-star = { $unit } is lost by the star.
log-tanks-gone = { $unit } is done and leaves the field.
log-tanks-overrun = { $unit } in { $space }, without infantry, is overrun.
log-disorganised = { $unit } is disorganised.
log-fall = { $units } back from { $start } to { $space }.
log-no-retreat = { $unit } cannot go back and is lost.
log-advance = { $units } advancing from { $start } to { $space }.
log-exploit = Exploitation: { $units }.
log-disengage =
    { $led ->
        [yes] { $units } in { $space }, disengagement, die { $die }, modifier { $modifier }: back { $hexes } hexes as the enemy likes.
       *[no] { $hexes ->
            [one] { $units } in { $space }, disengagement, die { $die }, modifier { $modifier }: back { $hexes } hex.
           *[other] { $units } in { $space }, disengagement, die { $die }, modifier { $modifier }: back up to { $hexes } hexes.
        }
    }
log-points =
    { $points ->
        [one] { $side }: { $points } victory point.
       *[other] { $side }: { $points } victory points.
    }

## Warnings and endings
warn-crowded = too many units in { $space }: who is over the limit is lost when the phase ends
end-strategic = a strategic victory
end-operational = an operational victory
end-tactical = a tactical victory
end-draw = neither side has reached its aim
end-defeat = the offensive has failed

## Options of a new game
option-aviation = Aircraft: superiority, interdiction, observation, bombing; never on Monte Grappa (1.0c)
option-hidden-detachments = Detachments outside enemy zones lie face down (3.0f)
option-expert-markers = Disengagement and reserve markers are placed before the first move (11.2.9)
option-trucks = The Solstice: the Entente has its trucks (SC4.3)
option-tanks = Vittorio Veneto: tanks, a Renault battalion and an Italian section (15.6.1a)
option-display-52 = Radetzky: the four Alpini regiments of W1621 count as the Display division 52 DF (SC2.10)
option-what-if = The Solstice: what if one sector had been given the means of both (SC4.13)

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
report-points = Victory points of the attacking side

## The board
board-terrain-clear = clear
board-terrain-woods = woods
board-terrain-mountain = mountain
board-terrain-high = high mountain
board-terrain-marsh = marsh
board-town-minor = minor town
board-town-major = major town
board-feature-trench = trenches
board-side-major = major river
board-side-minor = minor river
board-side-ridge = ridge, steep from one side
board-line-road = road
board-line-secondary = secondary road
board-line-rail = railway
board-bridge-road = road bridge
board-bridge-rail = railway bridge
board-view-all = Whole map

## Marks on units and hexes
mark-dg = Disorganised
mark-rg = Reorganising
mark-starving = Out of supply
mark-exploiting = Exploitation
mark-reserve = In reserve
mark-disengaging = Will try to disengage
mark-pinned = Pinned
mark-retreating = In retreat mode
mark-silent = May not fire
mark-hidden = Face down
mark-loaded = On trucks
mark-offensive = In offensive mode
mark-refugees = Roads full of refugees
mark-moved = Has moved
mark-frozen = Frozen, in the hands of the high command
mark-bruchmuller = Bruchmüller's preparation
mark-bridge-down = destroyed

## Beside options
hint-radius = command radius { $hexes }
hint-gun =
    { $points ->
        [one] { $points } point, range { $hexes }
       *[other] { $points } points, range { $hexes }
    }
hint-bombs = bombs with { $points }
hint-die =
    { $need ->
        [0] cannot succeed
        [1] on a 1
        [6] on any die
       *[other] on 1 to { $need }
    }
hint-damage =
    { $points ->
        [0] no damage left
        [one] { $points } damage point left
       *[other] { $points } damage points left
    }
hint-join =
    { $uphill ->
        [yes] attack { $attack } (half, uphill), morale { $morale }
       *[no] attack { $attack }, morale { $morale }
    }
hint-lead =
    { $elite ->
        [yes] morale { $morale }, elite
       *[no] morale { $morale }
    }
hint-step =
    { $left ->
        [one] a step costs { $points }, { $left } left
       *[other] a step costs { $points }, { $left } left
    }
hint-steps =
    { $left ->
        [one] { $left } step left
       *[other] { $left } steps left
    }
hint-slip = morale { $morale }, die { $modifier }
hint-free =
    { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }, { $points ->
        [0] for nothing
        [one] { $points } point for the enemy
       *[other] { $points } points for the enemy
    }
hint-cost = { $points } MP
hint-crowded = too many: { $points } of { $most } points
hint-detachments = too many: { $most } detachments at most
hint-zone-fall = in an enemy zone, costs a step
hint-zone-on = in an enemy zone
hint-hidden = a detachment face down takes part
hint-attack = all together { $attack } to { $defence }: { $column }

## In a terminal
show-turn = { $days }, turn { $turn }/{ $last }, sequence { $sequence }/{ $sequences }, { $side }: { $phase }
show-points =
    { $points ->
        [one] { $side }: { $points } point
       *[other] { $side }: { $points } points
    }
show-attack = Attack on { $space }: { $ours } against { $theirs }
show-guns = Guns: { $ours } ({ $attack }) against { $theirs } ({ $defence })
show-counter = { $unit } (counter-battery)
show-odds = Odds: { $attack } to { $defence }, column { $column }; shifts: { $shifts }
show-mastery = Mastery: attacker { $attacker }; defender { $defender }
show-result = Dice { $dice }: damage { $attacker } to the attacker ({ $ours }), { $defender } to the defender ({ $theirs })
show-offensive = Offensive { $modifiers }: { $guns }
show-none = none
show-nobody = nobody
show-key = Attack-defence-movement/morale; (reduced); ((last of three steps)); ? face down
show-ratings =
    { $full ->
        [yes] Attack { $attack }, defence { $defence }, movement { $moves }, morale { $morale }; steps { $left } of { $steps }
       *[no] Reduced: attack { $attack }, defence { $defence }, movement { $moves }, morale { $morale }; steps { $left } of { $steps }
    }
show-doctrine = Doctrine: { $name }
show-supply-command = In command
show-supply-line = In supply, out of command
show-supply-none = No supply line
show-coming =
    { $place ->
        [any] Arrives { $days }, sequence { $sequence }
       *[other] Arrives { $days }, sequence { $sequence }, at { $place }
    }
show-due = Arrives { $days }, sequence { $sequence }
show-box-absent = not in this scenario
show-box-coming = to come
show-box-eliminated = eliminated
show-box-exited = off the map
show-box-available = available
show-box-missions = ready to fly
show-flight-interdiction = interdiction
show-flight-observation = observation
show-flight-bombing = bombing
show-flight-strafing = against footbridges
show-outside = not in this scenario
show-objective =
    { $points ->
        [one] Objective of the { $side }: { $points } point
       *[other] Objective of the { $side }: { $points } points
    }
show-needs-bridge = It counts while its bridge stands
show-source = Supply source of the { $side }
show-held = Held by the { $side }
show-footbridge = Footbridge of the { $side }: { $crossing }
show-objectives = Objectives
show-trenches =
    { $hexes ->
        [one] { $side }: { $hexes } enemy trench hex
       *[other] { $side }: { $hexes } enemy trench hexes
    }
show-works = Bridges
show-down = Destroyed
show-way-ne = north-east
show-way-e = east
show-way-se = south-east
show-way-sw = south-west
show-way-w = west
show-way-nw = north-west

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
board-unit-steps = { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
board-unit-gun = fires with { $fire } as far as { $range } hexes, moves { $movement }
board-unit-hq = commands within { $radius } hexes, moves { $movement }
board-source-rulebook = from the rulebook
board-source-published = published
board-source-reconstructed = reconstructed
board-source-part = partly from the rulebook, else reconstructed
board-source-corrected = corrected in your own file
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
board-view-asiago = Asiago
board-view-grappa = Grappa
board-view-montello = Montello
board-view-piave = Lower Piave
board-view-trento = Trento
board-view-belluno = Belluno
board-view-tagliamento = Tagliamento
board-view-isonzo = Isonzo
legend-size-corps = support: guns, headquarters, assault troops, aircraft
legend-place-village = other place
legend-size-battalion = detachment
legend-symbol-dismounted = cavalry on foot
legend-symbol-tank = tanks
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
legend-mark-starving = out of supply
legend-mark-exploiting = exploitation
legend-mark-reserve = reserve
legend-mark-disengaging = will try to disengage
legend-mark-pinned = pinned
legend-mark-retreating = in retreat mode
legend-mark-frozen = frozen, in the hands of the high command
legend-mark-silent = fire prohibited
legend-mark-offensive = in Offensive mode
legend-mark-counter = in counter-battery
legend-mark-firing = fires in this combat
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
mark-down = Bridge destroyed
mark-loss = Only its last step is left
mark-counter = In counter-battery
mark-attacked = Under attack
mark-lead = Leads
mark-fighting = In the combat
mark-firing = Fires in this combat
mark-moving = On the move
mark-interdiction = Interdiction: entering costs more
mark-observation = Observation for the guns
mark-bombing = Bombs with the guns
mark-strafing = Strafes a footbridge

## The page: what verbs are called
board-verb-deploy = Send tanks in
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
status-weather-fair = fair
status-weather-bad = bad
status-weather-fog-fair = fog, then fair
status-weather-fog-bad = fog, then bad
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
panel-phase-points = at the end of the turn
panel-offensive = Offensive: { $side }
panel-offensive-modifiers = Modifiers
panel-offensive-guns = Guns
panel-bruchmuller = Bruchmüller
panel-rommel-name = Rommel
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
arena-harm = { $points ->
        [0] no damage
       *[other] { $points } damage
    }
shot-bruchmuller = Bruchmüller, on the die
shot-trench = trenches, on the die
shot-minor = minor town, on the die
shot-major = major town, on the die
shot-diaz = doctrine of Diaz, on the die
arena-silenced = counter-battery of { $guns ->
        [one] one gun
       *[other] { $guns } guns
    }
arena-odds = Odds
arena-ratio = { $attack } against { $defence }
arena-damage-attacker = Damage of the attacker
arena-damage-defender = Damage of the defender
arena-mastery = Mastery: { $side }
mastery-level-errors = erroneous orders
mastery-level-none = none
mastery-level-partial = partial
mastery-level-total = total
chart-attack = { $column }, attacker's mastery
chart-attack-lead = { $unit } leads: { $column }, attacker's mastery
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
sheet-tab-turn = Turn
sheet-tab-air = Air
sheet-tab-arrivals = Reinforcements
sheet-head-dice = Dice
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
sheet-head-days = Days
sheet-head-brings = What it brings
sheet-head-doctrine = Doctrine
sheet-head-who = Who
sheet-head-damage = Own damage
sheet-head-in-attack = Mastery in attack
sheet-head-in-defence = Mastery in defence
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
win-points = Points
win-now = Now: { $level }
win-level-strategic = strategic victory of the { $side }
win-level-operational = operational victory of the { $side }
win-level-tactical = tactical victory of the { $side }
win-level-draw = draw
win-level-defeat = victory of the { $other }
win-goal-strategic = Strategic victory
win-goal-operational = Operational victory
win-goal-tactical = Tactical victory
win-goal-draw = Draw
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
