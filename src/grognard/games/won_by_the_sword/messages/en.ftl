### What Won by the Sword says.

## Names
side-sw = Allies
side-im = Imperials
column-name =
    { $side ->
        [sw] Allied column { $number }
       *[im] Imperial column { $number }
    }
force-name = reinforcement { $number }
adjective-sw = Swedish
adjective-im = Imperial
adjective-ba = Bavarian
adjective-sp = Spanish
adjective-he = Hessian
adjective-we = Weimar
kind-inf =
    { $reduced ->
        [1] reduced { ADJECTIVE($nation) } infantry
       *[0] { ADJECTIVE($nation) } infantry
    }
kind-vinf =
    { $reduced ->
        [1] reduced { ADJECTIVE($nation) } veteran infantry
       *[0] { ADJECTIVE($nation) } veteran infantry
    }
kind-cav =
    { $reduced ->
        [1] reduced { ADJECTIVE($nation) } cavalry
       *[0] { ADJECTIVE($nation) } cavalry
    }
kind-vcav =
    { $reduced ->
        [1] reduced { ADJECTIVE($nation) } veteran cavalry
       *[0] { ADJECTIVE($nation) } veteran cavalry
    }
kind-art = { ADJECTIVE($nation) } artillery
kind-det = { ADJECTIVE($nation) } detachment
troop-name = { $kind } ({ $slot })
slot-garrison = garrison
slot-sw-left = Allied left wing
slot-sw-centre = Allied centre
slot-sw-right = Allied right wing
slot-im-left = Imperial left wing
slot-im-centre = Imperial centre
slot-im-right = Imperial right wing
wing-left = left wing
wing-centre = centre
wing-right = right wing
ability-forced-march = Forced march
ability-scorched-earth = Scorched earth
ability-bombardment = Bombardment
ability-rapid-fire = Rapid fire
ability-surprise = Surprise attack
ability-cavalry-charge = Cavalry charge
ability-infantry-charge = Infantry charge
ability-aggressive = Aggressiveness
ability-spies = Spies
ability-initiative = Initiative
ability-recruit = Recruitment
ability-light-cavalry = Light cavalry
ability-entrench = Entrenchments
month-never = not in this campaign

## Questions
ask-first = Who begins this round?
ask-column = Your opportunity: activate a column, make a new one, or discard if all are done.
ask-pass = All your columns are done and the enemy goes on: bring on a new column, or pass.
ask-arrive = Where does the column enter?
ask-card = With which card?
ask-activity = Orders are being given.
ask-activity-own =
    { $cp ->
        [one] { $column }: what now, with 1 CP?
       *[other] { $column }: what now, with { $cp } CP?
    }
ask-split = Who goes with the new column? First a leader, then a regiment at least.
ask-reorganise = Take from friends here, then give to the garrison. Only you see it.
ask-amount = How many BP are loaded?
ask-restore = Which regiment is brought up to full strength?
ask-rebuild = Which regiment comes back from the cadre box, reduced?
ask-losses =
    { $why ->
        [guns] Losses by gunfire
        [fire] Losses in the fight
        [sortie] Losses by the sortie
        [storm] Losses by the storm
        [epidemic] Losses by the epidemic
        [baggage] Losses for want of baggage
        [march] Losses on the march
       *[retreat] Losses, as there is no way to retreat
    }, { $where }: { $nobody ->
        [1] { $losses ->
            [one] nobody is left to take the last.
           *[other] { $losses } to take, and nobody is left to take them.
        }
       *[0] { $losses ->
            [one] who takes the last?
           *[other] { $losses } to take. Who takes the next?
        }
    }
ask-leader = A leader looks for a new command.
ask-leader-joins = The column of { $leader } is no more. Whom does he join?
ask-spy = Which enemy column do the spies look at?
ask-recruit = Recruitment: rebuild regiments in this activation, or raise a battery in a garrison?
ask-patrol = On which link does a patrol go? Once patrols are out the column stays here.
ask-patrol-unit = Which regiment goes to { $link }?
ask-scout = The patrol on { $link } tries to look at one of these: at which?
ask-stratagem = Use the stratagem in the offer to { $space }, or keep it?
ask-siege-initiative =
    { $final ->
        [1] Final offer to { $space }: die { $die }, modifier { $modifier }. Spend the initiative to change it, or keep it?
       *[0] Initial offer to { $space }: die { $die }, modifier { $modifier }. Spend the initiative to change it, or keep it?
    }
ask-siege-fire = { $space }: works { $built } of { $required }. Does the garrison bombard?
ask-siege-hits =
    { $hits ->
        [one] { $space }: 1 hit. Does it fall on your works ({ $built } of { $required }), or on your troops?
       *[other] { $space }: { $hits } hits. How many fall on your works ({ $built } of { $required })? The others cost steps.
    }
ask-sortie = { $space }: works { $built } of { $required }. Does the garrison sally out? Whoever does loses a step.
ask-send-out = { $space }: who sallies out?
ask-garrison-nation = { $space } is yours: of which nation is its garrison?
ask-found = Who makes the garrison of { $space }, with room for { $room } steps: a detachment, or a whole regiment?
ask-battle-offer = { $column } offers battle to { $target } at { $space }.
ask-leader-wing = In which wing does { $leader } fight?
ask-battle-entrench = { $column }: dig in before the battle, or keep the chit?
ask-battle-advantage = { $column }: lay a TA chit on a wing, or keep it?
ask-battle-play = { $column }: use chits in this battle, or keep the rest?
ask-battle-initiative = Spend the initiative for one more die?
ask-wing-initiative = Spend the initiative for one more die ({ $wing })?
ask-battle-right =
    { $number ->
        [one] Form up: which regiment of horse still goes to the right wing?
       *[other] Form up: which regiments of horse go to the right wing? { $number } more.
    }
ask-works = { $space }: works { $built } of { $required }. How many CP go into works?
ask-aggressive-wing = Which wing has the advantage of the aggressive leader?
ask-battle-manoeuvre = Shift regiments between the wings, or keep the line as it is?
ask-battle-reinforce = The { $wing } has won: send cavalry to the centre, or keep the rest where it is?
ask-battle-abandon = { $column } has lost: keep baggage and guns and retreat one space, or abandon them and retreat two?
ask-battle-retreat =
    { $spaces ->
        [one] Where does { $column } retreat? 1 space to go.
       *[other] Where does { $column } retreat? { $spaces } spaces to go.
    }
ask-spoils-baggage = { $number } BP were abandoned: how many are taken? The rest is burnt.
ask-spoils-guns =
    { $number ->
        [one] 1 battery was abandoned: is it taken, or destroyed?
       *[other] { $number } batteries were abandoned: how many are taken? The rest is destroyed. You have counters for { $most }.
    }
ask-finish = The month is over. Go on, or propose to end the game here?
ask-end-campaign = You lead on points: go on, or roll to end the campaign?
ask-initiative-end = The campaign may end: spend the initiative to change the die, or keep it?

## Help under the questions: what each is about and what follows, with its rule
ask-first-help = Going first lets you strike before the enemy moves; going second lets you answer, and you see more of him.
    .rule = 2.0b
ask-column-help = Every column acts once a round. The first two take a card of your hand, the third and fourth one from the pile. The column's points come from that card.
    .rule = 3.4c
ask-pass-help = Who passes cannot make another column this round.
    .rule = 4.1d
ask-arrive-help = The column appears there and acts at once.
    .rule = 4.1e
ask-card-help = The large number is the points to spend, the small ones the baggage that a small, medium or large column eats. The card's action comes besides. You play two cards of your hand each round.
    .rule = 3.4d
ask-activity-own-help = March, forage, besiege, offer battle: one thing after another while points last. Baggage is paid at the end; what is missing then costs men.
    .rule = 8.0b
ask-split-help = The new column needs a leader and a regiment, and so does the one that stays. The enemy does not see what goes.
    .rule = 4.1a
ask-reorganise-help = Troops, leaders and baggage change between the column and its friends here. The enemy sees nothing of it.
    .rule = 4.2a
ask-amount-help = Baggage feeds the column, but counts in its size. Only you know how much you take.
    .rule = 7.3a
ask-restore-help = The regiment gets its second step back, for a point.
    .rule = 14.7
ask-rebuild-help = It comes back with one step, for three points and one of baggage; each regiment left in the box costs a victory point at the end.
    .rule = 14.7
ask-losses-help = In battle veterans take the first hits; everybody is reduced before anybody is lost. A lost regiment lies in the cadre box and may be rebuilt.
    .rule = 13.0b
ask-leader-joins-help = He goes to a column or garrison of yours, wherever it is.
    .rule = 4.5b
ask-spy-help = You see all of one enemy column, now. It is noted on the map with its date.
    .rule = 6.2.9
ask-recruit-help = Fill up regiments for points now, or put a battery into a garrison anywhere.
    .rule = 6.2.11
ask-patrol-help = A regiment of horse on a road looks at what is beyond it, slows the enemy and helps to forage. With patrols out the column marches no more this time.
    .rule = 9.2a
ask-patrol-unit-help = Higher firepower scouts and fights better; veterans are worth keeping for the battle.
    .rule = 9.1a
ask-scout-help = A die no higher than the patrol's firepower shows you all that is in there.
    .rule = 9.1c
ask-stratagem-help = It adds to this one offer of surrender, and is used up.
    .rule = 14.9
ask-siege-initiative-help = It changes this result by as much as the table says. The card then goes to the enemy, who will say who begins the rounds.
    .rule = 2.0e
ask-siege-fire-help = Hits spoil the besieger's works or men, as he chooses. Firing costs nothing.
    .rule = 11.4b
ask-siege-hits-help = Works lost must be dug again, men lost are gone. Below the minimum of steps the siege is lifted.
    .rule = 11.4c
ask-sortie-help = One unit strikes at the works with doubled fire and always loses a step.
    .rule = 11.5a
ask-send-out-help = Its firepower counts double, then it loses a step and goes back inside.
    .rule = 11.5c
ask-garrison-nation-help = A garrison is of one nation, which all may see. Only troops of that nation can strengthen it.
    .rule = 5.1a
ask-found-help = A detachment costs a full regiment of foot one step. A whole regiment holds the place better, but leaves the column.
    .rule = 11.10a
ask-works-help = One point, one work; a strong force digs twice as fast. With all works built the place is summoned a last time, and may be stormed.
    .rule = 11.3c
ask-battle-offer-help = To refuse costs { $vp } victory points and all the baggage of the column, but spares the men. With fewer than ten regiments or two of horse on a side it is a minor fight.
    .rule = 12.0c
ask-leader-wing-help = Only his chit hangs on it: a cavalry charge helps a wing with more horse than foot, an infantry charge the centre. He himself does not fight.
    .rule = 12.4a
ask-battle-entrench-help = Dug in, your centre rolls one more die and cannot be bombarded.
    .rule = 6.2.13
ask-battle-advantage-help = Each chit is one more die for the wing it lies on, and is gone after the battle. Two wings of three win.
    .rule = 12.2a
ask-battle-play-help = A leader's chit helps the wing in which he stands, or all the guns. What you keep serves later this month.
    .rule = 12.4f
ask-battle-initiative-help = One more die is added to your fire; the card then goes to the enemy.
    .rule = 2.0f
ask-wing-initiative-help = One more die for this wing only; the card then goes to the enemy. Keep it if another wing is closer.
    .rule = 2.0f
ask-battle-right-help = Horse is shared evenly, the odd regiment on the right; you say which. The right wing of the attacker is fought first.
    .rule = 12.4a
ask-aggressive-wing-help = That wing rolls one more die.
    .rule = 6.2.8
ask-battle-manoeuvre-help = Make one wing strong, or even out: two wings of three win the battle, all three a great victory. Half of one side's horse may cross over, half of the foot may leave the centre.
    .rule = 12.4d
ask-battle-reinforce-help = Horse of a wing that has won may ride to the centre, which fights last.
    .rule = 12.4j
ask-battle-abandon-help = Two spaces bring you out of reach, but guns and baggage fall to the enemy.
    .rule = 12.4m
ask-battle-retreat-help = It costs nothing. Where there is no way, each space missing costs a step.
    .rule = 12.3g
ask-spoils-baggage-help = Baggage feeds your column, but counts in its size.
    .rule = 12.6a
ask-spoils-guns-help = Each battery taken scores a point and fires for you from now on.
    .rule = 12.6a
ask-finish-help = The game ends only if both wish it; then points are counted as they stand.
    .rule = 3.5a
ask-end-campaign-help = If the die is high enough the campaign is over and you have won; if not, another month follows.
    .rule = 3.5b
ask-initiative-end-help = Two for or against the roll; the card then goes to the enemy.
    .rule = 2.0g

## Questions as those read them who are not asked
ask-first-others = Choosing who begins the round.
ask-column-others = Choosing a column to activate.
ask-pass-others = May still make a new column, or pass.
ask-siege-fire-others = { $space }: works { $built } of { $required }. Choosing whether the garrison bombards.
ask-sortie-others = { $space }: works { $built } of { $required }. Choosing whether the garrison makes a sortie.
ask-arrive-others = Choosing where the column enters.
ask-card-others = Choosing a card.
ask-losses-others =
    { $losses ->
        [one] Choosing the last loss, { $where }.
       *[other] Choosing { $losses } losses, { $where }.
    }
ask-spy-others = Choosing a column for the spies to look at.
ask-recruit-others = Choosing what the recruits are for.
ask-patrol-others = Choosing where patrols go.
ask-patrol-unit-others = Choosing who goes to { $link }.
ask-scout-others = The patrol on { $link }: choosing what to look at.
ask-stratagem-others = The offer to { $space }: a stratagem may be used.
ask-siege-initiative-others = Offer to { $space }: die { $die }, modifier { $modifier }. The initiative may be spent on it.
ask-siege-hits-others = { $space }: sharing out the hits between works and troops.
ask-send-out-others = { $space }: choosing who sallies out.
ask-garrison-nation-others = { $space }: choosing the nation of its garrison.
ask-leader-wing-others = Choosing the wing of { $leader }.
ask-battle-offer-others = { $column } offers battle to { $target } at { $space }: choosing whether to accept.
ask-battle-entrench-others = { $column }: choosing whether to dig in.
ask-battle-advantage-others = { $column }: choosing wings for TA chits.
ask-battle-play-others = { $column }: choosing chits to use in the battle.
ask-battle-initiative-others = Thinking of spending the initiative.
ask-wing-initiative-others = Thinking of spending the initiative ({ $wing }).
ask-battle-right-others = Dividing the horse between the wings.
ask-works-others = { $space }: works { $built } of { $required }. Choosing how much to build.
ask-aggressive-wing-others = Choosing the wing of the aggressive leader.
ask-battle-manoeuvre-others = Shifting regiments between the wings.
ask-battle-reinforce-others = The { $wing } has won: choosing cavalry for the centre.
ask-battle-abandon-others = { $column } has lost: choosing how to retreat.
ask-battle-retreat-others = Choosing where { $column } retreats.
ask-spoils-baggage-others = Choosing what becomes of { $number } abandoned BP.
ask-spoils-guns-others =
    { $number ->
        [one] Choosing what becomes of an abandoned battery.
       *[other] Choosing what becomes of { $number } abandoned batteries.
    }
ask-finish-others = The month is over: choosing whether to go on.
ask-end-campaign-others = Choosing whether to roll for the end of the campaign.
ask-initiative-end-others = The campaign may end: choosing whether to spend the initiative.

## Answers in the words of their question
ask-stratagem-keep = keep the stratagem for later
ask-siege-initiative-keep = keep the initiative: the die stands
ask-battle-entrench-keep = do not dig in: keep the chit
ask-battle-advantage-keep = no TA chit here: keep it
ask-battle-play-keep = nothing more: keep the rest
ask-battle-manoeuvre-keep = leave the line as it is
ask-battle-reinforce-keep = nobody else goes to the centre
ask-battle-abandon-keep = keep baggage and guns: retreat one space
ask-battle-abandon-abandon = abandon baggage and guns: retreat two spaces
ask-battle-initiative-keep = keep the initiative
ask-wing-initiative-keep = keep the initiative for another time
ask-finish-finish = propose to end the game here
ask-end-campaign-finish = roll to end the campaign
ask-initiative-end-keep = keep the initiative: do not change the die
ask-patrol-end = no more patrols

## Answers
verb-first = { $noun } begin
verb-activate = activate { $noun }
verb-create = a new column out of { $noun }
verb-raise = a new column out of the garrison of { $noun }
verb-enter = bring on { $noun }
verb-arrive = at { $noun }
verb-play = { $noun }
verb-discard = discard { $noun }
verb-pay = end here, with losses for want of baggage
verb-end = that is all
verb-pass = pass: no new column this round
verb-form = form the column
verb-done = done
verb-finish = end the campaign
verb-continue = go on
verb-absorb = absorb { $noun }
verb-reorganise = reorganise
verb-take = take { $noun }
verb-give = give { $noun } to the garrison
verb-detach = a detachment out of { $noun }
verb-join = fill up { $noun } with a detachment
verb-take-leader = take { $noun }
verb-give-leader = { $noun } stays with the garrison
verb-store = store { $noun } BP in the garrison
verb-load = load BP from the garrison
verb-amount = { $noun } BP
verb-pick =
    { $noun ->
        [0] pick up the guns
       *[other] pick up { $noun } BP
    }
verb-drop = drop { $noun } BP
verb-destroy = destroy all BP of the column
verb-to-column = join { $noun }
verb-to-garrison = join the garrison of { $noun }
verb-ability = { $noun } uses his chit
verb-guns = a battery for { $noun }
verb-spy = look at { $noun }
verb-back = { $noun } is back, for an Oberst
verb-march = march to { $noun }
verb-quick = force the march to { $noun } (a step)
verb-force-bp = forced march to { $noun } (1 BP)
verb-force-fatigue = forced march to { $noun } (1 FP)
verb-patrols = send out patrols
verb-patrol = a patrol on { $noun }
verb-send = send { $noun }
verb-scout = look at { $noun }
verb-scout-garrison = look at the garrison of { $noun }
verb-forage = forage (1 CP)
verb-scorch = forage and scorch the earth (1 CP)
verb-lay = lay siege
verb-build = build works
verb-dig = build works, the guns silent
verb-spend =
    { $noun ->
        [0] nothing
       *[other] { $noun } CP
    }
verb-labour = conscript labour (1 BP): works count double
verb-assault = assault the place
verb-escalade = escalade the walls by surprise
verb-lift = lift the siege of { $noun }
verb-fire = bombard
verb-hold = hold fire
verb-sortie = make a sortie
verb-stay = stay inside
verb-send-out = { $noun } sallies out
verb-works = { $noun } on the works
verb-found = a detachment: { $noun }
verb-install = the whole regiment: { $noun }
verb-stratagem = use the stratagem
verb-initiative = spend the initiative
verb-keep = keep
verb-nation = { $noun }
verb-offer = offer battle to { $noun }
verb-surprise = attack { $noun } by surprise
verb-accept = accept battle
verb-refuse = refuse battle (VP and all BP are lost)
verb-lose = { $noun } loses a step
verb-suffer = { $noun } loses a step
verb-wing = { $noun }
verb-left = { $noun } on the left
verb-centre = { $noun } in the centre
verb-right = { $noun } on the right
verb-shift-left = { $noun } to the left wing
verb-shift-right = { $noun } to the right wing
verb-advantage = a TA chit on the { $noun }
verb-reinforce = { $noun } to the centre
verb-abandon = abandon baggage and guns
verb-retreat = retreat to { $noun }
verb-capture =
    { $noun ->
        [0] none: destroy all
       *[other] take { $noun }
    }
verb-rally = refill reduced regiments (1 CP each)
verb-restore = { $noun }
verb-rebuild = a regiment from the cadre box (3 CP, 1 BP)
verb-recruit = { $noun }

## Reasons: rounds, cards, columns
no-such-side = there are two sides
no-such-card = that card is not in your hand
no-own-column = that is no column of yours in play
no-second-activation = it has been activated this round
no-epidemic-first = the epidemic is in your hand: in round 1 it is played for your largest column
no-epidemic-largest = the epidemic is played for the largest column
no-discard = first every column is activated
no-third-card = two cards of the hand are played or discarded in a round, no more
no-arrival-there = it does not enter there
no-such-force = no such reinforcement is waiting
no-force-yet = it is not due yet
no-fifth-column = four columns are in play already
no-split-done = it was activated this round: its troops make no other column till the next
no-raise-relieved = a column has changed this garrison in this round
no-foot-to-horse = it has a cavalry column's points, and takes in neither foot nor guns
no-patrol-again = all patrols are sent before any of them fights or looks
no-tired = it had fewer points than fatigue, and rests
no-fifth-card = four cards a round at most: the columns that are left will need the rest
no-column-after-pass = after a discard no column is made in that round
no-split-too-few = it takes two leaders and two regiments
no-split-nations = troops without a leader of their nation would be left
no-raise-leader = it takes a leader and a regiment in the garrison
no-such-leader = he is not here
no-such-troops = there are none of them here
no-such-baggage = there is not so much baggage
no-last-leader = a column keeps at least one leader
no-last-regiment = a column keeps at least one regiment
no-last-step = the garrison keeps its last step, and more if the scenario says so
no-leader-of-nation = it takes a leader of their nation in the column
no-regiment-first = first a regiment
no-empty-column = a column needs a leader and a regiment
no-column-here = no such column is here
no-reorganise-again = a column reorganises once where it stands
no-friends-here = there is nobody here to take from or give to
no-take-after-give = taking comes before giving
no-join-reduced = only a reduced regiment of infantry is filled up
no-join-detachment = it takes a detachment of the same nation
no-garrison-here = no garrison of yours is here, or it is besieged
no-own-garrison = that is no garrison of yours
no-mixed-garrison = a garrison is of one nation
no-detach-full = a detachment comes out of a full regiment of infantry
no-room = there is room for { $room } more steps
no-counters = no counter of that kind is left
no-siege-needs = the siege needs these troops: lift it first
no-besieged = the place is besieged
no-drop-garrison = in your own place it is stored with the garrison
no-pick-dropped = what was just dropped is not picked up again
no-points = it takes { $needed } CP, and { $left } are left
no-shortage = there is baggage enough
no-end-unpaid = baggage is short: first the losses

## Reasons: leaders, movement, patrols, forage
no-chit = he has no chit
no-chit-now = his chit is for a battle
no-initiative-own = the initiative is yours already
no-spies-target = there is no enemy column
no-enemy-column = that is no enemy column in play
no-leader-yet = he is not back yet
no-oberst-here = no Oberst of his nation is here to make room
no-link = no link goes to { $space }
no-move-anchored = patrols are out, or troops that were active already were taken in: the column moves no more
no-forced-rough = a forced march follows regular links only
no-forced-march = no forced march is left
no-crossing-garrison = the enemy's garrison of { $space } bars the crossing
no-crossing-besieged = the enemy besieges { $space } and bars the crossing
no-crossing-siege = { $space } is under siege and lets nobody cross
no-link-here = that link does not begin here
no-second-patrol = one patrol a link
no-patrol-own = a patrol of yours is there
no-patrol-crossing = the enemy holds the crossing
no-patrol-foot = patrols are regiments of cavalry
no-horse-to-spare = it takes a regiment of cavalry, and another regiment that stays
no-free-link = no link here is free
no-scout-far = the patrol looks along its own link only
no-forage-column = an enemy column is here
no-forage-garrison = the enemy's garrison here is not besieged
no-forage-bare = nothing is left here
no-scorch = it takes a card of scorched earth, for one roll
no-labour = it takes a card of conscripted labour, once
no-reinforcements = it takes reinforcements, recruitment, or prisoners after a victory
no-recruit-other = the recruits are for the other thing: refilling or rebuilding
no-reduced = no regiment of the column is reduced
no-cadre = nobody in the cadre box could join this column

## Reasons: sieges
no-own-siege = this column besieges nothing here
no-siege-village = a village has no walls
no-siege-neutral = { $space } is neutral for good
no-siege-own = the place is yours
no-siege-second = one column besieges it already
no-siege-enemy = { $column } is here and has not refused battle
no-siege-infantry = it takes { $needed } steps of infantry, and there are { $found }
no-build-twice = works are built once an activation
no-build-after-offer = the final offer was rejected: assault, or lift the siege
no-assault-works = works { $built } of { $required }: not yet
no-assault-offer = the final offer comes first
no-escalade-works = the works are complete: an assault it is
no-escalade-surprise = it takes a surprise attack
no-siege-guns = there are no guns
no-sortie-troops = nobody is left to sally out
no-sortie-artillery = guns do not sally out
no-works-number = at most { $most } hits fall on the works
no-found-nation = no infantry of this nation is at hand: { $nation }
no-found-other-nation = the garrison is of another nation
no-found-infantry = a garrison begins with infantry
no-install-detachment = a detachment is no regiment: it goes in as it is
no-found-reduced = a reduced regiment gives no detachment: it goes in whole

## Reasons: battles and losses
no-surprise = it takes a surprise attack
no-offer-again = it has refused battle this round
no-refuse-surprise = a surprise attack is not refused
no-refuse-aggressive = an aggressive leader does not refuse battle
no-loss-artillery = artillery takes no losses
no-loss-veterans-first = full veterans take the first hits
no-loss-reduce-first = all regiments are reduced before one is lost
no-ability-not-here = he is not in this battle
no-ability-chit = he has no chit
no-ability-in-battle = his chit is not for a battle
no-ability-not-yet = his turn comes later in the battle
no-entrench-attacker = the attacker does not dig in
no-entrench-late = it is too late to dig in
no-guns-doubled = the guns fire double already
no-guns-here = the column has no guns
no-advantage-left = no TA chit is left
no-advantage-chit = the column has no TA chit
no-advantage-wing = there is no such wing in this battle
no-charge-cavalry = it takes more cavalry than infantry where he is
no-charge-centre = it takes a leader in the centre
no-charge-infantry = it takes a regiment of infantry
no-keep-aggressive = aggressiveness is used in the first battle
no-leader-place = another leader is placed now
no-shift-there = it is in that wing already
no-shift-one-way = cavalry shifts one way only
no-shift-from-wing = infantry shifts out of the centre only
no-shift-half =
    { $limit ->
        [one] at most half of them shift: 1
       *[other] at most half of them shift: { $limit }
    }
no-shift-kind = only regiments shift
no-reinforce-kind = only cavalry goes to the centre
no-reinforce-wing = they are not in the wing that has won
no-retreat-back = not back to the battle
no-retreat-enemy = an enemy column is at { $space }
no-guns-counters = there is no counter for another battery

## Log: the month and its rounds
log-turn = — { $turn } —
log-season =
    { $season ->
        [spring] Spring: the land recovers.
        [summer] Summer: the land recovers.
       *[autumn] Autumn: the land recovers.
    }
log-chit = Chit drawn by { $leader }: { $ability }.
log-round = Round { $round }: { $side } begin.
log-levy = The militia joins { $column }.
log-discard = { $side } discard { $card }.
log-passes = { $side } pass: no new column.
log-patrol-starves = Hunger: a patrol of { $column } on { $link } loses a step.
log-new-column = { $column } is formed at { $space }.
log-enters = { $column } enters at { $space }.
log-card = { $column } is activated: { $card }.
log-rest = { $column } sleeps off its fatigue: { $cp } CP of { $of }.
log-arrival-roll = Reinforcements, { $side }: die { $die }, { $turn }.
log-departs =
    { $number ->
        [one] The reinforcements in { $column } march home: 1 regiment.
       *[other] The reinforcements in { $column } march home: { $number } regiments.
    }
log-agreed = Both players end the game here.
log-end-roll =
    { $ends ->
        [1] { $side } try to end the campaign: die { $die }, modifier { $more }: it ends.
       *[0] { $side } try to end the campaign: die { $die }, modifier { $more }: it goes on.
    }
log-initiative-spent = { $side } spend the initiative.
log-initiative-taken = { $side } take the initiative.
log-points =
    { $why ->
        [forage] { $side }: { $points } VP for plunder around { $space }.
        [capture] { $side }: { $points } VP for the capture of { $space }.
        [refusal] { $side }: { $points } VP for refusing battle.
        [artillery] { $side }: { $points } VP for captured guns.
        [leader] { $side }: { $points } VP for the loss of { $leader }.
        [minor_battle] { $side }: { $points } VP for a minor battle.
        [minor_victory] { $side }: { $points } VP for a minor victory.
       *[major_victory] { $side }: { $points } VP for a major victory.
    }

## Log: columns and leaders
log-absorbs = { $column } absorbs { $other }.
log-comes-over = Troops of { $other } come over to { $column }.
log-column-gone = { $column } at { $space } is no more.
log-epidemic =
    { $losses ->
        [one] Epidemic, { $what }: die { $die }, 1 step.
       *[other] Epidemic, { $what }: die { $die }, { $losses } steps.
    }
log-ability = Chit used by { $leader }: { $ability }.
log-spies = Spies look at { $column }.
log-guns = A battery joins the garrison of { $space }.
log-seen =
    { $how ->
        [recon] Your patrol has seen { $column }: note made.
        [spies] Your spies have seen { $column }: note made.
       *[battle] You have seen { $column } in battle: note made.
    }
log-seen-garrison =
    { $how ->
        [recon] Your patrol has seen the garrison of { $space }: note made.
       *[surrender] You have seen the garrison of { $space } march off: note made.
    }
log-starves =
    { $missing ->
        [one] { $column } is 1 BP short: a step.
       *[other] { $column } is { $missing } BP short: as many steps.
    }
log-paid =
    { $missing ->
        [0] { $column } pays { $owed } BP.
        [one] { $column } owes { $owed } BP: 1 is missing and costs a step.
       *[other] { $column } owes { $owed } BP: { $missing } are missing and cost as many steps.
    }
log-pick =
    { $guns ->
        [0] { $column } picks up { $bp } BP at { $space }.
        [one] { $column } picks up { $bp } BP and 1 battery at { $space }.
       *[other] { $column } picks up { $bp } BP and { $guns } batteries at { $space }.
    }
log-drop = { $column } drops { $bp } BP at { $space }.
log-load = { $column } loads baggage from the garrison.
log-rally = { $column } refills a regiment.
log-rebuild = { $column } rebuilds a regiment from the cadre box.

## Log: movement, patrols, forage
log-march = { $column } marches to { $space }.
log-march-from = { $column } marches from { $start } to { $space }.
log-patrol = { $column } sends { $kind } to { $link }.
log-duel = Patrols fight: { $column }, total { $total }; { $enemy }, total { $other }.
log-duel-won = { $column } holds { $link }.
log-duel-lost = The patrol of { $column } is driven from { $link }.
log-scout =
    { $success ->
        [1] A patrol of { $column } looks at { $what }, die { $die }: it sees.
       *[0] A patrol of { $column } looks at { $what }, die { $die }: it sees nothing.
    }
log-forage =
    { $bp ->
        [0] { $column } forages at { $space }: die { $die }, modifier { $more }: nothing.
       *[other] { $column } forages at { $space }: die { $die }, modifier { $more }: { $bp } BP.
    }

## Log: sieges
log-siege = { $column } lays siege to { $space }: { $works } works are required.
log-siege-ends = The siege of { $space } is over.
log-offer-barred = { $space } has rejected an offer before: none is made.
log-stratagem = { $column } uses a stratagem at { $space }.
log-offer =
    { $superior ->
        [1] { $final ->
            [1] { $side }: final offer to { $space }, die { $die }; the besieger has more artillery.
           *[0] { $side }: initial offer to { $space }, die { $die }; the besieger has more artillery.
        }
        [-1] { $final ->
            [1] { $side }: final offer to { $space }, die { $die }; the place has more artillery.
           *[0] { $side }: initial offer to { $space }, die { $die }; the place has more artillery.
        }
       *[0] { $final ->
            [1] { $side }: final offer to { $space }, die { $die }; artillery is equal.
           *[0] { $side }: initial offer to { $space }, die { $die }; artillery is equal.
        }
    }
log-answer =
    { $accepted ->
        [yes] { $space }: die { $die }, modifier { $modifier }: it surrenders.
       *[no] { $space }: die { $die }, modifier { $modifier }: it rejects the offer.
    }
log-labour = { $column } conscripts labour.
log-siege-guns =
    { $hits ->
        [0] { $side } bombard { $space }: die { $die }, no hit; { $required } works required.
        [one] { $side } bombard { $space }: die { $die }, 1 hit; { $required } works required.
       *[other] { $side } bombard { $space }: die { $die }, { $hits } hits; { $required } works required.
    }
log-siege-works = { $space }: { $works } works built, { $built } of { $required }.
log-siege-fire =
    { $hits ->
        [0] { $space } fires at the besiegers: die { $die }, no hit.
        [one] { $space } fires at the besiegers: die { $die }, 1 hit.
       *[other] { $space } fires at the besiegers: die { $die }, { $hits } hits.
    }
log-siege-hits = { $column }: works lost { $works }, steps lost { $losses }.
log-sortie =
    { $hits ->
        [0] Sortie from { $space } ({ $side }): die { $die }, no hit.
        [one] Sortie from { $space } ({ $side }): die { $die }, 1 hit.
       *[other] Sortie from { $space } ({ $side }): die { $die }, { $hits } hits.
    }
log-storm =
    { $surprise ->
        [1] { $column } escalades { $space }. Defensive fire: die { $die }, hits { $hits }.
       *[0] { $column } assaults { $space }. Defensive fire: die { $die }, hits { $hits }.
    }
log-storm-fails = { $column } is shot to pieces before { $space }.
log-captured =
    { $stormed ->
        [yes] { $column } storms { $space }: { $bp } BP.
       *[no] { $column } enters { $space }: { $bp } BP.
    }
log-stores-taken =
    { $guns ->
        [0] { $column } takes the garrison's stores at { $space }: { $bp } BP.
        [one] { $column } takes the garrison's stores at { $space }: { $bp } BP, 1 battery.
       *[other] { $column } takes the garrison's stores at { $space }: { $bp } BP, { $guns } batteries.
    }
log-garrison-marches = The garrison of { $space } marches off.
log-garrison-disbanded = The garrison of { $space } has nowhere to go and disbands.
log-garrison-joins =
    { $lost ->
        [0] It joins the garrison of { $space }: { $steps } steps.
       *[other] It joins the garrison of { $space }: { $steps } steps; no room for { $lost }.
    }
log-leader-captured = Taken prisoner ({ $side }): { $leader }.
log-garrison = { $side } garrison { $space }: { $nation }.
log-founded = Garrison of { $space }: { $kind }.
log-no-garrison = Nobody can garrison { $space }: it is neutral, and nothing is gained by it.

## Log: battles
log-battle-offer = { $column } offers battle to { $target } at { $space }.
log-battle-surprise = { $column } attacks { $target } by surprise at { $space }.
log-battle-refused = { $column } refuses battle and leaves { $bp } BP.
log-battle-minor = Minor battle of { $space }.
log-battle-major = Major battle of { $space }.
log-battle-besieger = { $column } fights from its siege lines.
log-leader-wing = Command of the { $wing }: { $leader }.
log-no-advantage-left = { $side }: no TA chit is left.
log-advantage = { $side }: tactical advantage, { $wing }.
log-battle-initiative = { $side }: the initiative gives the { $wing } a die.
log-shift = To the { $wing }: { $kind }.
log-bombard-dug-in = { $side }: the guns find the enemy's centre dug in.
log-bombard =
    { $hits ->
        [0] { $side } bombard: die { $die } + { $power }: no hit.
        [one] { $side } bombard: die { $die } + { $power }: 1 hit.
       *[other] { $side } bombard: die { $die } + { $power }: { $hits } hits.
    }
log-fire =
    { $hits ->
        [0] { $side }, { $wing }: { $dice } + { $power } = { $total }: no hit.
        [one] { $side }, { $wing }: { $dice } + { $power } = { $total }: 1 hit.
       *[other] { $side }, { $wing }: { $dice } + { $power } = { $total }: { $hits } hits.
    }
log-wing-won = { $side } win: { $wing }.
log-minor-battle = { $column } wins the battle against { $target }.
log-minor-victory = { $column } wins a minor victory over { $target }.
log-major-victory = { $column } wins a major victory over { $target }.
log-abandoned = { $column } abandons { $bp ->
        [0] { $guns ->
            [one] 1 battery
           *[other] { $guns } batteries
        }
       *[other] { $guns ->
            [0] { $bp } BP
            [one] { $bp } BP and 1 battery
           *[other] { $bp } BP and { $guns } batteries
        }
    }.
log-retreat = { $column } retreats to { $space }.
log-retreat-from = { $column } retreats from { $start } to { $space }.
log-retreat-barred =
    { $losses ->
        [one] { $column } cannot retreat and loses 1 step.
       *[other] { $column } cannot retreat and loses { $losses } steps.
    }
log-burnt-baggage = { $column } burns { $number } BP.
log-burnt-guns =
    { $number ->
        [one] { $column } destroys 1 battery.
       *[other] { $column } destroys { $number } batteries.
    }
log-captured-baggage = { $column } takes { $number } BP.
log-captured-guns = { $column } takes the guns: { $number }.
log-leader-fate =
    { $die ->
        [9] Fate of { $leader }: die { $die }, he is hit.
       *[other] Fate of { $leader }: die { $die }, unhurt.
    }
log-leader-wounded =
    { $rounds ->
        [one] Out for 1 round: { $leader }. An Oberst steps in.
       *[other] Out for { $rounds } rounds: { $leader }. An Oberst steps in.
    }
log-leader-lost = Lost for good: { $leader }. An Oberst steps in.
log-leader-stays = Wounded, but nobody can take his place: { $leader }.

## Warnings and endings
warn-hungry = { $column } is { $missing } BP short: ending now costs as many steps
warn-hungry-forage = { $column } is { $missing } BP short: ending now costs as many steps, and it could still forage
warn-siege-nearly = the works of { $column } before { $space } are nearly complete: to march gives them up
warn-siege-hungry = { $column } has no BP left and the land around { $space } is bare
warn-siege-thin = a step or two less and the siege of { $space } ends ({ $column })
warn-siege-no-foot = { $column } has no foot to garrison { $space } with: the place would be neutral, and nothing gained
warn-works-complete = the works before { $space } are complete: the final offer comes next
warn-outmatched = { $enemy } was seen to be much stronger and is near { $column }
end-points = { $sw } victory points for the Allies, { $im } for the Imperials
end-equal = { $sw } victory points each, and a tie goes to the defender of the country

## The game and its scenarios
game-title = Won by the Sword
game-text = The Thirty Years War in southern Germany, 1632 to 1648. Armies march as hidden columns, live off the land, sit down before fortresses and seldom fight; each card gives points, a price in baggage and an event at once. You see only what your patrols and spies have seen. Map, cards, tables and set-ups are reconstructed.
scenario-1632 = 1632: The Lion Goes South
scenario-text-1632 = Campaign, March to November, at the earliest to October. Gustavus Adolphus against Tilly in Bavaria, until a die brings Wallenstein.
scenario-1633 = 1633: The Great Mutiny
scenario-text-1633 = Campaign, March to November, at the earliest to October. Horn and Bernhard against Aldringen and Werth; in April and May the unpaid Swedes do as little as they can.
scenario-1634 = 1634: The Swedish Collapse
scenario-text-1634 = Campaign, March to November, at the earliest to October. The king of Hungary and the Cardinal-Infante come to take southern Germany back.
scenario-1638 = 1638: Weimar's Triumph
scenario-text-1638 = Campaign, March to November, at the earliest to October. Bernhard of Weimar on the upper Rhine, with Breisach as the prize.
scenario-1644 = 1644: Turenne Arrives
scenario-text-1644 = Campaign, March to November, at the earliest to October. Mercy in the Black Forest; Turenne waits for Enghien.
scenario-1645 = 1645: The French Offensive
scenario-text-1645 = Campaign, March to November, at the earliest to October. Turenne, and later Enghien, set out for Bavaria; Mercy stands in the way.
scenario-1648 = 1648: The Last Campaign
scenario-text-1648 = Campaign, March to November, at the earliest to October. Turenne and Wrangel together against what is left of the Imperial army.
scenario-lech = The Crossing of the Lech, 1632
scenario-text-lech = Battle scenario, March to May: the first three months of the campaign of 1632.
scenario-alte-veste = Alte Veste, 1632
scenario-text-alte-veste = Battle scenario, July to September: Gustavus at Nuremberg, Wallenstein entrenched before it, and no baggage on either side.
scenario-nordlingen = Nördlingen, 1634
scenario-text-nordlingen = Battle scenario, August to October: who holds Nördlingen at the end has points for it.
scenario-rheinfelden = Rheinfelden, 1638
scenario-text-rheinfelden = Battle scenario, March to May: the first three months of the campaign of 1638.
scenario-freiburg = Freiburg, 1644
scenario-text-freiburg = Battle scenario, July to September: Mercy is about to take Freiburg when Turenne and Enghien come up.
scenario-mergentheim = Mergentheim, 1645
scenario-text-mergentheim = Battle scenario, March to May: the first three months of the campaign of 1645.
scenario-alerheim = Alerheim, 1645
scenario-text-alerheim = Battle scenario, July to September: Enghien and Turenne look for Mercy.
report-points = Points as they would have been counted then

## The board
board-title = Won by the Sword
board-value-firepower = firepower
board-type-village = village
board-type-town = town
board-type-fortified-town = fortified town
board-type-fortress = fortress
board-type-great-fortress = great fortress
board-space-poor = poor country
board-space-neutral = neutral for good
board-space-fort = Garrison up to { $garrison } steps; works { $works }; infantry to besiege it { $lay } steps.
board-space-points = VP: { $neutral } if neutral, { $enemy } from the enemy.
board-link-rough = rough: 2 CP
board-view-rhine = Rhine
board-view-franconia = Franconia
board-view-swabia = Swabia
board-view-bavaria = Bavaria
board-view-all = Whole map
board-form-inf = foot
board-form-vinf = vet.
board-form-cav = horse
board-form-vcav = vet.
board-form-art = guns
board-form-det = det.
board-season-spring = spring
board-season-summer = summer
board-season-autumn = autumn
board-track-turn = Month
board-track-round = Round
board-overlay-prizes = Places held by either side: { $side }
board-overlay-forage = Forage
board-use-play = Play
board-use-play-note = the column has { $cp } points to spend{ $horse ->
    [0] { "" }
   *[other] { "" } ({ $horse } if it is of horse alone)
}, and the action above besides; then it pays the baggage of its size
short-cp = CP
short-cp-is = campaign points
short-bp = BP
short-bp-is = baggage points, by size of the column: small, medium, large
board-use-points = { $cp } CP
board-card-baggage = BP: S { $small }, M { $medium }, L { $large }
board-card-cavalry = The higher CP for a column of cavalry only.
board-card-teamsters = Baggage is picked up for no CP.
board-card-epidemic = Everybody where the column stands loses steps. In round 1 it must be played for the largest column.
board-card-forced-march = Two regular links without CP, a step each.
board-card-labour = For 1 BP the works of this activation count double.
board-card-poor-forage = Forage is worse for this column.
board-card-reinforcements = Refill regiments for 1 CP, rebuild them from the cadre box for 3 CP and 1 BP.
board-card-scorched-earth = One forage roll is better and lays the land waste.
board-card-stratagem = A better chance that a besieged place surrenders.
board-card-surprise = A battle that cannot be refused, or an escalade.
board-card-tactical = A tactical advantage chit: one more die in battle.

board-verb-first = Who begins
board-verb-activate = Activate
board-verb-create = Split off a new column
board-verb-raise = New column out of a garrison
board-verb-enter = Reinforcements
board-verb-arrive = Enter at
board-verb-play = Play
board-verb-discard = Discard
board-verb-pay = Losses for want of baggage
board-verb-end = That is all
board-verb-pass = Pass
board-verb-form = Form the column
board-verb-done = Done
board-verb-finish = End the campaign
board-verb-continue = Go on
board-verb-absorb = Absorb
board-verb-reorganise = Reorganise
board-verb-take = Take
board-verb-give = Give to the garrison
board-verb-detach = Detachment
board-verb-join = Fill up
board-verb-take-leader = Take a leader
board-verb-give-leader = Leave a leader with the garrison
board-verb-store = Store BP
board-verb-load = Load BP
board-verb-amount = BP to take along
board-verb-pick = Pick up BP
board-verb-drop = Drop BP
board-verb-destroy = Destroy baggage
board-verb-to-column = Join a column
board-verb-to-garrison = Join a garrison
board-verb-ability = Use a leader's chit
board-verb-guns = Battery for a garrison
board-verb-spy = Look at
board-verb-back = Leader is back
board-verb-march = March
board-verb-quick = Forced march (a step)
board-verb-force-bp = Forced march (1 BP)
board-verb-force-fatigue = Forced march (1 FP)
board-verb-patrols = Patrols
board-verb-patrol = Patrol on
board-verb-send = Send
board-verb-scout = Look at a column
board-verb-scout-garrison = Look at a garrison
board-verb-forage = Forage
board-verb-scorch = Scorch the earth
board-verb-lay = Lay siege
board-verb-build = Build works
board-verb-dig = Build, guns silent
board-verb-spend = CP for works
board-verb-labour = Conscript labour
board-verb-assault = Assault
board-verb-escalade = Escalade
board-verb-lift = Lift the siege
board-verb-fire = Bombard
board-verb-hold = Hold fire
board-verb-sortie = Sortie
board-verb-stay = Stay inside
board-verb-send-out = Sally out
board-verb-works = Hits on the works
board-verb-found = Detachment as garrison
board-verb-install = Regiment as garrison
board-verb-stratagem = Stratagem
board-verb-initiative = Spend the initiative
board-verb-keep = Keep
board-verb-nation = Nation
board-verb-offer = Offer battle
board-verb-surprise = Attack by surprise
board-verb-accept = Accept
board-verb-refuse = Refuse
board-verb-lose = Lose a step
board-verb-suffer = Lose a step
board-verb-wing = Wing
board-verb-left = On the left
board-verb-centre = In the centre
board-verb-right = On the right
board-verb-shift-left = To the left wing
board-verb-shift-right = To the right wing
board-verb-advantage = TA chit
board-verb-reinforce = To the centre
board-verb-abandon = Abandon
board-verb-retreat = Retreat
board-verb-capture = Take
board-verb-rally = Refill
board-verb-restore = Refill
board-verb-rebuild = Rebuild
board-verb-recruit = Rebuild

## The legend
legend-link-road = road, 1 CP
legend-link-restricted = rough way, 2 CP
legend-ground-border = frontier of a region
legend-ground-region = region: forage in the enemy's scores
legend-size-army = column: its number, and below its steps (? unknown, ~ as last seen)
legend-size-corps = regiment, or battery
legend-size-brigade = detachment
legend-mark-siege = siege: works built of those required
legend-mark-flag = garrison, in its nation's colour; your own with its steps
legend-mark-event = a leader's chit, known to you alone
legend-mark-fighting = in battle
legend-mark-moving = active now
legend-mark-spent = finished this round
legend-mark-forage = foraged: at 2 nothing is left
legend-mark-stock = baggage and guns lying there
legend-mark-tired = fatigue
legend-mark-star = tactical advantage: one more die in battle
## Marks on the map
mark-garrison = Garrison: { $nation } ({ $side })
mark-rejected = It has rejected an offer
mark-siege = Siege by { $column }: works { $built } of { $required }
mark-forage =
    { $level ->
        [1] Forage 1: one has foraged here
       *[2] Forage 2: nothing is left
    }
mark-stock =
    { $guns ->
        [0] On the ground: { $bp } BP
        [one] On the ground: { $bp } BP, 1 battery
       *[other] On the ground: { $bp } BP, { $guns } batteries
    }
mark-fighting = in battle
mark-active = active now
mark-done = finished this round
mark-fatigue = fatigue { $count }
mark-advantage = tactical advantage { $count }

## Beside the map
zone-hand = Hand
zone-table = Being played
zone-discard = Played
zone-pile = Pile
status-turn = Turn
status-turn-value = { $turn } { $year }, round { $round } of { $rounds }
status-turn-open = The campaign may end from { $end } on, and ends with { $last }.
status-turn-fixed = Ends with { $last }.
status-season = Season
status-vp = VP
status-initiative = Initiative
status-initiative-free = Its holder may spend it.
status-initiative-used = It has changed hands this round and may not be spent in it.
status-act-note = Campaign points left in this activation.
status-marker-turn = now
status-marker-last = last
status-marker-end = may end
status-marker-coming = arrival

panel-activation = { $column } is active
panel-card = Card
panel-points = CP left
panel-owed = BP owed besides
panel-besides = Besides
panel-has-quick =
    { $count ->
        [one] 1 link of forced march
       *[other] { $count } links of forced march
    }
panel-has-forced =
    { $count ->
        [one] 1 link of the leader's forced march
       *[other] { $count } links of the leader's forced march
    }
panel-has-surprise = surprise attack
panel-has-stratagem = stratagem
panel-has-rally = may refill and rebuild
panel-has-light = patrols count double
panel-has-double = labour conscripted
panel-has-built = works were built
panel-has-dropped = baggage was dropped
panel-has-anchored = moves no more
panel-has-scorch = scorched earth
panel-has-guns = guns fire double
panel-has-light = patrols count double
panel-attacker = Attacker
panel-defender = Defender
panel-battle = Battle offered at { $space }
panel-battle-major = Major battle of { $space }
panel-battle-minor = Minor battle of { $space }
panel-sieges = Sieges
panel-works = works { $built } of { $required }, { $column }
panel-refused = final offer rejected
panel-notes = What you have seen
panel-garrison-of = Garrison of { $space }
panel-seen = { $when }, { $how }, at { $place }: { $leaders }; { $troops }; { $bp } BP
panel-how-recon = by a patrol
panel-how-spies = by spies
panel-how-battle = in battle
panel-how-surrender = when it marched off
panel-when = { $turn }, round { $round }
panel-no-leader = no leader
panel-nobody = nobody
panel-force =
    { $steps ->
        [one] { $parts }: 1 step
       *[other] { $parts }: { $steps } steps
    }
panel-foot =
    { $reduced ->
        [0] { $count } foot
       *[other] { $count } foot ({ $reduced } reduced)
    }
panel-horse =
    { $reduced ->
        [0] { $count } horse
       *[other] { $count } horse ({ $reduced } reduced)
    }
panel-guns =
    { $count ->
        [one] 1 battery
       *[other] { $count } batteries
    }
panel-detachments =
    { $count ->
        [one] 1 detachment
       *[other] { $count } detachments
    }
panel-baggage-of = baggage { $bp }
panel-patrol = Patrol of { $column }
panel-chit = Chit: { $ability }
panel-no-chit = no chit left
panel-coming = Reinforcements
panel-comes = { $when }, { $places }: { $leaders }; { $troops }
panel-by-die = when a die says so
panel-away = Leaders away
panel-gone = { $side }, for good
panel-back = { $side }, back in { $when }
panel-later = after this campaign
panel-forces = Your forces
panel-column-at = { $column }, { $space }
panel-steps = steps
panel-baggage = BP
panel-size = size
panel-size-small = { $size } small
panel-size-medium = { $size } medium
panel-size-large = { $size } large
panel-fatigue = fatigue
panel-advantage = TA
panel-patrols = patrols
panel-cadre = Cadre box
panel-regiments = regiments
panel-step-form = Form up
panel-step-cards = Chits of cards
panel-step-manoeuvre = Manoeuvre
panel-step-chits = Leaders' chits
panel-step-guns = Bombardment
panel-step-right = Attacker's right
panel-step-left = Attacker's left
panel-step-centre = Centre
panel-step-fight = The fight
panel-step-after = Aftermath
panel-fought =
    { $number ->
        [1] fought first
        [2] fought second
       *[other] fought last
    }
panel-fought-won = won: { $side }
panel-wing-left = Left
panel-wing-centre = Centre
panel-wing-right = Right
panel-dice = dice
panel-hits = hits dealt
panel-won = won
panel-attacker-line = { $column } attacks
panel-defender-line = { $column } defends
panel-dug-in = dug in

## How one wins
win-now = { $side } would win
win-now-draw = a draw as it stands
win-draw = a draw
win-points = { $points } points{ $more ->
    [0] { "" }
   *[other] { "" }, with { $more } for the map if it ended now
}{ $ahead ->
    [0] { "" }
   *[other] { "" }: { $ahead } ahead
}
win-tie = Equal points
win-nobody = nobody
win-siege = siege as good as won: { $points } points at the end for { $side }
win-place = { $points } points at the end for whoever holds it: { $side } now
win-cadre-own = { $each } point at the end for each own regiment in it: { $points } for you now; what lies in the enemy's you do not see
win-cadre-hidden = { $each } point at the end for each regiment in it; only its owner sees how many
win-capture = Places taken
win-capture-one = { $place } { $enemy } ({ $neutral } if neutral)
win-battle = Battles
win-battle-value = { $minor } for a minor battle, { $victory } for a victory, { $major } for a great one; a gun taken { $guns }, a leader lost for good { $leader } to the enemy; battle refused { $refusal }
win-forage = Forage
win-forage-value = { $points } each time in the enemy's land
win-end = End
win-end-value = { $left ->
    [0] this month, { $turn }, is the last
    [one] one month after this one: { $turn }
   *[other] { $left } months after this one, the last: { $turn }
}
win-roll = Ending it early
win-roll-value = from the end of { $turn } on, who leads on points and has no column in the enemy's land may roll: { $target } or more on 0 to 9 ends it, { $ahead } added for a lead of { $by }, { $initiative } for the initiative


## Charts to look up
sheet-tab-siege = Sieges
sheet-tab-forage = Forage
sheet-tab-costs = Costs
sheet-combat = Combat: hits
sheet-note-combat = Die and firepower, and each further die, added up.
sheet-head-total = Total
sheet-head-hits = Hits
sheet-beyond = { $first }, and one more for each { $each }
sheet-firepower = Firepower
sheet-firepower-infantry = foot
sheet-firepower-veteran-infantry = veteran foot
sheet-firepower-cavalry = horse
sheet-firepower-veteran-cavalry = veteran horse
sheet-firepower-artillery = battery
sheet-firepower-detachment = detachment
sheet-head-full = Full
sheet-head-reduced = Reduced
sheet-fortification = Fortified places
sheet-fort-garrison = Most garrison steps
sheet-fort-lay = Foot to lay siege
sheet-fort-keep = Steps to keep it
sheet-fort-double = Foot to dig double
sheet-fort-works = Works
sheet-fort-artillery = Own firepower
sheet-fort-siege-cp = Siege CP
sheet-fort-siege-bp = Siege BP
sheet-fort-assault-cp = Storm CP
sheet-fort-assault-bp = Storm BP
sheet-fort-bp-surrender = BP by surrender
sheet-fort-bp-assault = BP by storm
sheet-fort-surrender = Offer modifier
sheet-fort-vp-neutral = VP, neutral
sheet-fort-vp-enemy = VP, enemy
sheet-fort-initiative = Takes initiative
sheet-forage = Forage
sheet-note-forage = Die 0 to 9 with its modifiers.
sheet-head-bp = BP found
sheet-head-level = Forage levels used
sheet-forage-modifier = Modifiers of forage
sheet-forage-modifier-forage-1 = foraged once already
sheet-forage-modifier-fortified = fortified place
sheet-forage-modifier-poor = poor land
sheet-forage-modifier-own-patrol = each own patrol beside it
sheet-forage-modifier-enemy-patrol = each enemy patrol beside it
sheet-forage-modifier-patrols = patrols of a side that count, at most
sheet-forage-modifier-cavalry = column of horse alone
sheet-forage-modifier-poor-forage = card: poor forage
sheet-forage-modifier-scorched-card = card: scorched earth
sheet-forage-modifier-scorched-leader = leader: scorched earth
sheet-surrender = Surrender
sheet-note-surrender = Die 0 to 9 with its modifiers; as high as the target and the place opens its gates.
sheet-head-steps = Garrison steps
sheet-head-target = Needs
sheet-surrender-modifier = Modifiers of an offer
sheet-surrender-modifier-works = final offer, all works built
sheet-surrender-modifier-artillery = more artillery firepower
sheet-surrender-modifier-initiative = initiative spent
sheet-surrender-modifier-stratagem = stratagem
sheet-surrender-modifier-leader = dynamic or named leader inside
sheet-cost = Costs in points
sheet-cost-regular = march along a road
sheet-cost-rough = march along a rough way
sheet-cost-leave-enemy = leave an enemy column
sheet-cost-patrol = pass an enemy patrol
sheet-cost-forage = forage
sheet-cost-pick-up = pick up baggage or guns
sheet-cost-fatigue = shake off fatigue, each
sheet-cost-battle = offer battle
sheet-cost-battle-bp = offer battle, baggage
sheet-cost-works = a siege work
sheet-cost-labour-bp = conscripted labour, baggage
sheet-cost-flip = fill up a regiment
sheet-cost-rebuild = rebuild a regiment
sheet-cost-rebuild-bp = rebuild a regiment, baggage
sheet-cost-march-bp = forced march, baggage
sheet-cost-create = make a column
sheet-cost-enter = bring on a column
sheet-cost-escalade = escalade
sheet-cost-escalade-bp = escalade, baggage
sheet-victory = Victory points
sheet-victory-forage = forage in the enemy's land
sheet-victory-refusal = battle refused
sheet-victory-minor-battle = minor battle won
sheet-victory-minor-victory = victory
sheet-victory-major-victory = great victory
sheet-victory-artillery = battery taken
sheet-victory-leader = dynamic leader of the enemy lost for good
sheet-victory-cadre = own regiment in the cadre box at the end
sheet-end = End of a campaign
sheet-end-target = needs, on 0 to 9
sheet-end-own-initiative = own initiative spent
sheet-end-enemy-initiative = enemy initiative spent
sheet-end-late = each turn after the first
sheet-end-ahead = a large lead
sheet-end-ahead-by = points that make it large
sheet-end-near = own column next to enemy land
sheet-head-month = Month
sheet-head-season = Season
sheet-season = new season: land recovers one forage level
sheet-head-when = When
sheet-head-side = Side
sheet-head-where = Where
sheet-head-force = Force

## Odds and overlays
chart-battle = The battle won: { $side }
chart-guns = Bombardment
chart-wing-left = Left wing of the attacker ({ $side })
chart-wing-centre = Centre ({ $side } attack)
chart-wing-right = Right wing of the attacker ({ $side })
chart-minor = The battle ({ $side } attack)
chart-win = Won: { $side }
chart-hits = Hits by { $side }
chart-hits-some = { $side } hit at all
chart-garrison =
    { $high ->
        [0] no garrison
       *[other] garrison of { $low } to { $high } steps
    }
chart-initial = { $space } accepts the initial offer, at worst
chart-initial-seen = { $space } accepts the initial offer, as seen last
chart-final = { $space } accepts the final offer, at worst
chart-final-seen = { $space } accepts the final offer, as seen last
chart-answer = { $space } surrenders, at worst
chart-answer-seen = { $space } surrenders, as seen last
chart-answer-own = { $space } surrenders
chart-best = With stratagem and initiative
shade-forage = Forage
shade-forage-note = Forage 1 in { $used } places, Forage 2 in { $worn }.
shade-prizes = Held by { $side }, and by their enemy
shade-prizes-note = { $count } enemy places worth { $points } VP; forage brings VP in { $land } places.

## In a terminal
hint-card = { $cp } CP, BP { $bp }
hint-card-cavalry = { $cp } CP ({ $more } cavalry), BP { $bp }
hint-fire = firepower { $fire }
hint-bp = { $bp } BP
hint-cp = { $cp } CP
hint-struck =
    { $steps ->
        [one] a step lost
       *[other] { $steps } steps lost
    }
hint-seen = seen { $when }: { $leaders }; { $troops }
show-heading = { $time } | VP: { $points } | Initiative: { $side }
show-neutral = neutral
show-forage-level = Forage { $level }
show-steps =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
show-river-danube = on the Danube
show-river-inn = on the Inn
show-river-isar = on the Isar
show-river-lech = on the Lech
show-river-main = on the Main
show-river-neckar = on the Neckar
show-river-rhine = on the Rhine
show-not-in-play = not in play
show-leader-dynamic = dynamic leader
show-leader-named = named leader
show-leader-generic = generic leader
show-link-regular = { $name }: regular link
show-link-rough = { $name }: rough link
show-link-off = leaves the map
show-pool-infantry = infantry
show-pool-veteran-infantry = veteran infantry
show-pool-cavalry = cavalry
show-pool-veteran-cavalry = veteran cavalry
show-pool-artillery = artillery
show-pool-detachments = detachments
show-columns = Columns
show-garrisons = Garrisons: { $side }
show-besieged = besieged
show-patrols = Patrols
show-land = The land
show-rejected = Have rejected an offer
show-own = Only you know

option-right-wing-only = Only whoever wins the attacker's right wing may reinforce the centre (12.4)
option-leave-costs-always = Leaving an enemy column costs the extra point even after it refused battle (8.3)
option-equal-is-draw = Equal victory points are a draw (reconstructed)
option-recruit-one = A recruitment chit refills or rebuilds regiments, not both (6.2)
option-refusal-stays = A column that refused battle is safe for the round whatever it absorbs (12.0)
end-draw = Nobody wins: { $sw } victory points each

## Chapters of the rule index
chapter-0 = In short
chapter-1 = Components and words
chapter-2 = The initiative
chapter-3 = The turn
chapter-4 = Columns
chapter-5 = Garrisons
chapter-6 = Leaders
chapter-7 = Baggage
chapter-8 = Movement
chapter-9 = Patrols
chapter-10 = Forage
chapter-11 = Sieges
chapter-12 = Battles
chapter-13 = Losses
chapter-14 = Cards
chapter-15 = Fatigue
chapter-16 = Nationalities
chapter-t = Tables
chapter-m = The map
chapter-s = Scenarios
