# Paths of Glory, English. Questions, options, reasons, log, warnings, endings.

## Questions
ask-guns = Begin with Guns of August in hand, or shuffle it in?
ask-action = Choose an action: play a card in one of its uses, or no card.
ask-activate =
    { $points ->
        [one] Activate a space for movement or attack: 1 point left.
       *[other] Activate spaces for movement or attack: { $points } points left.
    }
ask-move = Choose a unit to move or an army to entrench, or finish movement.
ask-move-room = { $space } is too full so far: choose a unit to move.
ask-march =
    { $left ->
        [one] Move on (1 space left), take other units along, or stop.
       *[other] Move on ({ $left } spaces left), take other units along, or stop.
    }
ask-settle-siege = The siege of { $space } must be completed or given up first.
ask-attack = Choose a space to attack, or finish.
ask-muster = Who attacks { $space }?
ask-flank = Try a flank attack? Choose the pinning space, or attack frontally.
ask-wireless = Play Wireless Intercepts, or roll for the flank attack.
ask-combat-cards = Play combat cards for this combat, or go on.
ask-great-retreat = Great Retreat: fall back one space instead of fighting?
ask-lose =
    { $score ->
        [one] Take losses: 1 loss point left.
       *[other] Take losses: { $score } loss points left.
    }
ask-lose-army = One of the two armies must be eliminated for good.
ask-restore = Withdrawal: which unit gets its step back?
ask-retreat-or-hold =
    { $length ->
        [one] Retreat 1 space, or lose one more step to hold?
       *[other] Retreat { $length } spaces, or lose one more step to hold?
    }
ask-who-retreats = Which unit retreats next?
ask-retreat = Where does { $unit } retreat?
ask-advance = Advance full-strength attackers, or stay.
ask-further = Go on into a space they left, or stop here?
ask-redeploy =
    { $points ->
        [one] Choose a unit to redeploy: 1 point left.
       *[other] Choose a unit to redeploy: { $points } points left.
    }
ask-redeploy-to = Where does { $unit } go?
ask-redeploy-room = { $space } is too full so far: choose who leaves it.
ask-replace = Spend replacement points: bring units to full strength or rebuild them.
ask-deploy = Where is { $unit } placed?
ask-discard = Discard combat cards, or go on.
ask-peace = Peace terms are offered. Accept?
ask-event-flip = Choose a reduced unit to bring to full strength: { $left } left.
ask-event-trench = Where is the trench dug?
ask-africa = War in Africa: give up a British corps, or concede a victory point?
ask-desertions = Choose a Russian unit to reduce: { $left } left.
ask-salonika = Choose a corps for Salonika: { $left } left.
ask-cavalry = Which Russian army does the cavalry join?

## Help under the questions: what each is about and what follows, with its rule
ask-guns-help = Guns of August lets you attack on the first action: with it in hand you strike at once at Liège, without it you begin with one card more by chance. The Allies are told.
    .rule = 4.3.1
ask-action-help = One card, one use: operations move and attack, redeployment sends units far behind the front, replacements rebuild the army at the end of the turn, the event does what the card says. No redeployment and no replacements in two rounds running.
    .rule = 9.1.1
ask-activate-help = Points wake up spaces: each is marked for movement or for attack, and all its units may then do just that. Click a stack of yours to let it move, an enemy to attack him; right click, or press longer, for both. A stack of several nations costs more. Movement comes first, then the attacks.
    .rule = 9.2.1
ask-move-help = Take up one stack, move it, then the next. An army that stays may try to dig in. What is left in an activated space simply stays.
    .rule = 11.1.1
ask-move-room-help = Units pass through full spaces, and may stop in one if others leave it: no space may be too full when all have moved. Whoever can make room is offered.
    .rule = 10.1.2
ask-march-help = Each space costs one of the slowest unit's points. Other activated units of the same space may come along; the march may not end among enemies, nor with more than three units in a space.
    .rule = 11.1.2
ask-settle-siege-help = A fort holds you up unless enough units stay to besiege it. Bring more, or take all of them away again.
    .rule = 15.2.4
ask-attack-help = Each space may be attacked once, by any of the units marked for attack next to it. You say who comes next; nobody is obliged to attack.
    .rule = 12.1.1
ask-muster-help = More factors mean a better column of the fire table, but only who joins can be hit. One army among them fires on the better table. The odds stand below.
    .rule = 12.2.2
ask-flank-help = One space pins the enemy, the others go round: if the die is high enough you fire first and he answers with what is left; if not, he fires first.
    .rule = 12.3.1
ask-wireless-help = The card makes the flank attack succeed without a die, and is gone then.
    .rule = CP.2
ask-combat-cards-help = Combat cards add to your die or change the fight. Who wins the combat keeps most of his for another one, who loses discards them. The attacker plays first, the defender answers.
    .rule = 12.2.5
ask-great-retreat-help = Going back one space now spares all losses, but the attackers may follow into the space you leave.
    .rule = AP.27
ask-lose-help = Each step lost pays as many points as the unit's loss factor; take as many as the points allow, no more. A destroyed army is replaced by a corps from the reserve if there is one.
    .rule = 12.4.1
ask-lose-army-help = The points must be met and only this meets them: the army chosen does not come back, not even by replacements.
    .rule = 12.4.4.2
ask-restore-help = Withdrawal gives back one step that was just lost, a corps before an army, and the defenders go back.
    .rule = AP.6
ask-retreat-or-hold-help = Trenches and rough ground let you stay for one more step. Retreating keeps the men but opens the space.
    .rule = 12.5.3
ask-who-retreats-help = Units go back one by one, each by its own way; whoever finds none is destroyed.
    .rule = 12.5.5
ask-retreat-help = Away from the attackers, into friendly space with room, best towards supply. A unit without a way is destroyed.
    .rule = 12.5.5
ask-advance-help = Attackers at full strength may step into the empty space and take it; some ground stops them there. Watch what you leave behind.
    .rule = 12.6.1
ask-further-help = After a retreat of two spaces the advance may go on into a space they left; woods, mountains and swamp end it.
    .rule = 12.6.3
ask-redeploy-help = A corps costs one point, an army four. They travel any distance over friendly spaces in supply, to the front or into the reserve, and do nothing else.
    .rule = 13.1.1
ask-redeploy-room-help = A unit has come to a full space: one of those there leaves it next, with the points that are left.
    .rule = 10.1.2
ask-redeploy-to-help = Any friendly space joined to it by friendly spaces in supply, with room. A corps may also go to the reserve, to step in for a lost army later.
    .rule = 13.1.1
ask-replace-help = Each nation spends its own points: one for an army's step, half for a corps'. What is not spent now is lost.
    .rule = 17.1.1
ask-deploy-help = Only the spaces that glow will do: at home, in supply, with room. Think of where the unit is needed next.
    .rule = 9.5.3.3
ask-discard-help = Combat cards that you do not need may be thrown away now, so that you draw others in their place.
    .rule = 9.5.4.6
ask-peace-help = If you accept, the game ends now as a draw. If you refuse, a die moves the victory points, mostly in favour of who offered.
    .rule = 16.5.2
ask-event-flip-help = The event pays for it at once: the unit is at full strength again, where it stands.
    .rule = 17.1.4
ask-event-trench-help = A trench weakens attackers, lets the defender hold his ground and bars flank attacks. It needs one of your armies in supply there; from now on both sides may dig.
    .rule = 11.2.1
ask-africa-help = Either a British corps leaves the game for good, or the Central Powers gain a victory point.
    .rule = CP.32
ask-desertions-help = The unit chosen loses a step but is not destroyed.
    .rule = CP.63
ask-salonika-help = Up to three corps sail to Salonika, from the map or the reserve, and open a front in the Balkans.
    .rule = AP.30
ask-cavalry-help = Both cavalry corps appear with this army, if it is in supply and in Russia.
    .rule = AP.57

## Questions as those read them who are not asked
ask-guns-others = Choosing whether to begin with Guns of August in hand.
ask-action-others = Choosing an action.
ask-activate-others = Activating spaces; points left: { $points }.
ask-move-others = Moving units.
ask-move-room-others = Moving units; { $space } is too full so far.
ask-march-others = On the march; spaces left: { $left }.
ask-attack-others = Choosing a space to attack.
ask-flank-others = Choosing whether to try a flank attack.
ask-wireless-others = The flank attack is about to be rolled.
ask-combat-cards-others = Choosing combat cards.
ask-lose-others = Taking losses; loss points left: { $score }.
ask-advance-others = Choosing who advances.
ask-further-others = Choosing whether to go further.
ask-redeploy-others = Choosing units to redeploy; points left: { $points }.
ask-redeploy-room-others = Redeploying; { $space } is too full so far.
ask-replace-others = Spending replacement points.
ask-discard-others = Choosing whether to discard combat cards.
ask-event-flip-others = Choosing reduced units to bring to full strength: { $left } left.
ask-desertions-others = Choosing Russian units to reduce: { $left } left.
ask-salonika-others = Choosing corps for Salonika: { $left } left.
ask-settle-siege-others = Settling the siege of { $space }: completed, or given up.
ask-muster-others = Choosing who attacks { $space }.
ask-great-retreat-others = Great Retreat: choosing whether to fall back instead of fighting.
ask-lose-army-others = Choosing which army is eliminated for good.
ask-restore-others = Withdrawal: choosing the unit that gets its step back.
ask-retreat-or-hold-others = Choosing whether to retreat, or to hold for one more step.
ask-who-retreats-others = Choosing who retreats next.
ask-retreat-others = Choosing where { $unit } retreats.
ask-redeploy-to-others = Choosing where { $unit } goes.
ask-deploy-others = Choosing where { $unit } is placed.
ask-peace-others = Peace terms are offered: choosing whether to accept.
ask-event-trench-others = Choosing where the trench is dug.
ask-africa-others = War in Africa: choosing between a British corps and a victory point.
ask-cavalry-others = Choosing the Russian army that the cavalry joins.

## Options
verb-keep-guns = keep Guns of August
verb-shuffle-guns = shuffle it in
verb-ops = { $noun } for operations
verb-event = { $noun } as event
verb-sr = { $noun } for redeployment
verb-rp = { $noun } for replacements
verb-automatic = automatic operation (1 point)
verb-peace = offer peace terms
verb-accept = accept
verb-reject = reject
verb-move = activate { $noun } for movement
verb-attack = activate { $noun } for attack
verb-pick = take { $noun }
verb-entrench = { $noun } entrenches
verb-step = go to { $noun }
verb-stop = stop here
verb-assault = attack { $noun }
verb-join = { $noun } attacks
verb-begin = begin the combat
verb-pin = flank attack, pinning from { $noun }
verb-frontal = frontal attack
verb-roll = roll for the flank attack
verb-combat-card = play { $noun }
verb-invoke = use { $noun } here
verb-fall-back = fall back
verb-stand = stand
verb-lose = { $noun } loses a step
verb-restore = { $noun } gets its step back
verb-retreat-all = retreat
verb-hold = hold: { $noun } loses a step
verb-withdraw = { $noun } retreats
verb-retreat = retreat to { $noun }
verb-advance = { $noun } advances
verb-further = go on to { $noun }
verb-storm = attack the fort
verb-redeploy = redeploy { $noun }
verb-to = to { $noun }
verb-to-reserve = to the reserve
verb-stay = stay after all
verb-flip = { $noun } to full strength
verb-rebuild = rebuild { $noun }
verb-deploy = place in { $noun }
verb-trench = dig in { $noun }
verb-give-up = give up { $noun }
verb-concede = concede a victory point
verb-reduce = reduce { $noun }
verb-discard = discard { $noun }
verb-done = done

## Reasons: cards and events
card-not-held = that card is not in your hand
card-events-only = while only the Central Powers are in Total War, Italy and Romania are played as events or not at all
card-sr-twice = no redeployment directly after a redeployment of the same turn
card-rp-twice = no replacement card directly after a replacement card of the same turn
card-rp-influenza = Influenza: no replacement cards for the rest of the turn
event-combat-card = a combat card is played in a combat, not as an action
event-no-reinforcements-in-august = no reinforcements in August 1914
event-one-reinforcement = one reinforcement event a nation a turn
event-no-room = not all of these units can be placed now
event-one-neutral = one neutral country a turn, for both sides together
event-needs = { $card } must have been played
event-barred-by = not once { $card } has been played
event-guns-first-round = only in the first round of August 1914
event-reichstag-total-war = not once the Central Powers are in Total War
event-falkenhayn = in August and September 1914 only after Moltke
event-turkey-neutral = Turkey is neutral
event-libya-occupied = an Allied unit is in Libya
event-french-forts-stand = while a French fort stands this card is for combat
event-russia-track = the Russian capitulation track does not allow it now
event-needs-warsaw = the Central Powers must control Warsaw
event-prince-max-late = not from turn 13 on
event-moltke = only in August and September 1914
event-belgium-mobilization = only while the Allies are at Mobilization
event-italy-neutral = Italy is neutral
event-no-high-seas-fleet = only directly after High Seas Fleet
event-us-next-turn = US reinforcements come from the turn after Over There
event-everyone = only after Michael, Blücher or Peace Offensive
event-zimmermann = the US track does not allow it now
event-over-there-next-turn = earliest in the turn after Zimmermann Telegram
event-no-cavalry-space = no supplied Russian army in Russia has room for two corps
event-cavalry-not-here = no supplied Russian army with room for two corps is there
event-no-dead-ah-corps = no Austro-Hungarian corps is in the eliminated box
event-influenza = combined war status must be 30 or more
event-flip-not-this = the event does not help that unit
event-trench-not-here = a supplied army of yours must stand there, without a trench
event-africa-full-first = a reduced corps only if no full one is left
event-africa-not-this = it must be a British corps that is not eliminated
event-desertion-not-this = it must be a Russian unit of two steps
event-salonika-not-this = a British or French corps in the reserve or in a port, and room in Salonika
discard-not-held = that card is not in your hand
discard-combat-cards-only = only combat cards may be discarded
peace-not-in-introduction = the Introduction scenario has no peace terms
peace-cp-vp = the Central Powers offer peace at 11 victory points or more
peace-ap-vp = the Allies offer peace at 9 victory points or less
peace-fourteen-points = after 14 Points only the Allies may offer peace

## Reasons: activation
activate-not-occupied = none of your units is there
activate-greeks-neutral = the Greeks are still neutral
activate-already = that space is already activated
activate-out-of-supply = the units there are out of supply
activate-one-near-east = the Allies activate one Near East space a round for combat
activate-cannot-move = nothing there can move
activate-nobody-to-attack = there is nothing to attack from there
activate-besieged = the fort there is besieged by your own side, and its besiegers cannot march off in this operation
activate-too-dear = it costs { $cost } points; { $points } are left

## Reasons: where units may go
way-no-link = no line joins these spaces
way-dashed = this nation may not use that dashed line
way-no-russian-army = no Russian army uses the Caucasus lines
way-one-russian-corps = one Russian corps a turn between the Caucasus and the Near East
way-tsar-fell = since the Fall of the Tsar Russians only redeploy between the Caucasus and the Near East
way-no-near-east-army = that army may not enter the Near East
way-bef = the BEF serves only in England, France, Belgium and Germany
way-neutral = that country is neutral
way-greeks = neutral Greek units are there
way-no-beachhead = a beach can be entered only at the beachhead
way-montenegro = the Montenegrins never leave Montenegro
way-brest = after Brest-Litovsk Russians do not go there
way-brest-stack = after Brest-Litovsk Russians and other Allies stay apart
way-full = three units are the limit
way-channel = before Race to the Sea or war status 4 the Central Powers do not stop there
move-not-activated = not one of your units in a space activated for movement
move-has-moved = it has done its part this round
move-out-of-supply = it is out of supply
move-immobile = it cannot move
move-other-space = a stack starts from one space
move-enemy = enemy units are there
move-cannot-besiege = an intact fort is entered only by those who can besiege it
move-august-forts = in August 1914 Russians neither attack nor besiege German forts
move-attack-marker = no stopping in a space activated for attack
move-lifts-siege = those left behind could not keep up the siege
move-siege-first = the siege begun or broken must be settled first
move-too-full = { $space } would stay too full: three units are the limit once all have moved
dig-not-yet = nobody has played Entrench yet
dig-not-an-army = only armies dig
dig-one-a-space = one army a space digs
dig-deep-enough = the trench is at level 2
dig-out-of-supply = out of supply it cannot dig

## Reasons: combat
attack-no-enemy = there is no enemy there
attack-again = a space is attacked once a round
attack-was-empty = it was empty when the combats began
attack-only-retreated = only units that have just retreated are there
attack-summer-desert = no combat into or out of desert in summer
attack-greeks-neutral = the Greeks are still neutral
attack-not-activated = not one of your units in a space activated for attack
attack-fought = it attacks once a round
attack-out-of-supply = it is out of supply
attack-besieged-from-inside = a besieged fort is attacked from its own space
attack-keeps-siege = enough units must stay to keep up the siege
attack-russian-forts = Germans do not attack Russian forts before OberOst or war status 4
attack-august-forts = in August 1914 Russians do not attack German forts
attack-no-near-east-army = that army may not attack in the Near East
attack-bef = the BEF does not attack there
attack-brest-russians = after Brest-Litovsk Russians do not attack
attack-brest-on-russians = after Brest-Litovsk only Turks attack Russians, in the Near East
attack-lloyd-george = Lloyd George: no British attack on Germans in level 2 trenches this turn
attack-stavka = Stavka Timidity: no attack on entrenched Germans this turn
attack-nations = no single space holds all the nations that attack
attack-london-alone = London attacks only together with units in France or Belgium
attack-nobody-can = no activated unit may attack that space
flank-one-space = a flank attack comes from two spaces or more
flank-no-army = a flank attack needs an army
flank-terrain = no flank attack into mountain or swamp
flank-trench = no flank attack on a trench
flank-lone-fort = no flank attack on a fort alone
flank-not-pinning = the pinning space is one from which the attack comes
cc-not-a-combat-card = that is not a combat card for this step
cc-not-held = that card is neither in your hand nor before you
cc-used-this-round = a combat card serves once a round
cc-does-not-apply = that card does not apply to this combat
cc-defender-out-of-supply = defenders out of supply profit from no card
cc-wireless-only = only Wireless Intercepts is played here
loss-not-fighting = that unit is not in this combat
loss-too-much = that would be more than the score
loss-not-exact = the score can be met more fully in another way
loss-priority = another unit must take the first loss
loss-withdrawal-corps = with Withdrawal, corps steps pay first if they can
loss-retreated = units that had retreated die outside the score
hold-open-ground = neither trench nor rough ground to hold
hold-last-step = the last step cannot be spent to hold
retreat-not-this-unit = that unit does not retreat now
retreat-enemy = an enemy unit or fort is there
retreat-full = it would end overstacked there
retreat-better-way = there is a better way: friendly and in supply if possible
retreat-unsupplied = it could end its retreat in supply elsewhere
retreat-origin = no retreat into the space it left
retreat-no-way-on = there is no way on from there
advance-not-attacker = only units that attacked may advance
advance-reduced = only full-strength units advance
advance-enemy = enemy units are there
advance-cannot-besiege = these units could not besiege the fort
advance-full = three units are the limit
advance-has-advanced = it has advanced already
advance-channel = the Central Powers may not go on to that Channel space yet
advance-not-vacated = the advance goes on only into a space the retreating units left behind them

## Reasons: redeployment, replacements, placing
sr-not-ours = not a unit you can redeploy
sr-already = a unit redeploys once a round
sr-out-of-supply = it is out of supply
sr-montenegro = the Montenegrins never redeploy
sr-greeks-neutral = the Greeks are still neutral
sr-nowhere = there is nowhere it could go
sr-no-route = no route over friendly spaces or from port to port
sr-only-russia = Russian units redeploy inside Russia only
sr-no-army-at-sea = armies never redeploy by sea
sr-no-company = from the reserve only to a unit of its nation, or to a supplied capital or source at home
sr-armies-stay = only corps go to the reserve
sr-capital = its capital is in enemy hands
sr-foreign-supply = it does not draw on its own country
sr-near-east = this turn's redeployment to or from the Near East is used, or not open to it
sr-too-dear = it costs { $cost } points; { $points } are left
sr-too-full = { $space } is too full: somebody has to leave it first
rp-not-ours = not a unit of yours
rp-never = that unit can never be replaced
rp-no-points = no points for that unit are left
rp-capital = its capital is in enemy hands
rp-not-reduced = it is not a reduced unit in play
rp-not-eliminated = it is not in the eliminated box
rp-no-route = it does not draw on its own country
rp-no-place = there is no place for it now
rp-no-warsaw = Poles are rebuilt only while Warsaw is held
deploy-no-room = there is no room
deploy-not-there = it may not enter there now
deploy-one-each = one to a space of its country, not in the capital

## Log
log-guns =
    { $kept ->
        [yes] The Central Powers keep Guns of August.
       *[no] Guns of August is shuffled in.
    }
log-turn = — { $turn } —
log-draw =
    { $count ->
        [one] { $side }: 1 card drawn.
       *[other] { $side }: { $count } cards drawn.
    }
log-drawn = You drew { $cards }.
log-reshuffle = { $side }: discards reshuffled.
log-discard = { $side } discard { $card }.
log-mandatory = { $side }: mandatory offensive, die { $die }: { $nation }.
log-mandatory-made = { $side }: mandatory offensive made.
log-mandatory-missed = { $side }: mandatory offensive missed; VP { $vp }.
log-mutiny-attack = The French attack in a turn of mutiny.
log-mutiny = French Mutiny: VP { $vp }.
log-action =
    { $use ->
        [automatic] { $side }: automatic operation.
        [peace] { $side } offer peace terms.
        [ops] { $side }: { $card } for operations.
        [event] { $side }: { $card } as an event.
        [sr] { $side }: { $card } for redeployment.
       *[rp] { $side }: { $card } for replacements.
    }
log-activate =
    { $verb ->
        [move] { $space } is activated to move (cost { $cost }).
       *[attack] { $space } is activated to attack (cost { $cost }).
    }
log-move = { $units }: { $path }.
log-move-from =
    { $via ->
        [none] { $units } from { $start } to { $space }.
       *[other] { $units } from { $start } to { $space } by way of { $via }.
    }
log-digging = { $unit } digs in { $space }.
log-dug = { $unit }: die { $die }, entrenched.
log-not-dug = { $unit }: die { $die }, no trench.
log-trench = Trench level { $level } in { $space }.
log-vp-space = { $space } falls to the { $side }: VP { $vp }.
log-fort-destroyed = The fort of { $space } is destroyed.
log-attack =
    { $against ->
        [none] { $side } attack the fort of { $space }: { $units }.
       *[other] { $side } attack { $space }: { $units } against { $against }.
    }
log-flank =
    { $won ->
        [yes] Flank attack: die { $die }, total { $total }: it succeeds.
       *[no] Flank attack: die { $die }, total { $total }: it fails.
    }
log-combat-card = { $side } play { $card }.
log-invoke = { $card } favours this attack.
log-called-off = The attack is called off.
log-great-retreat = The Russians fall back.
log-fire =
    { $table ->
        [army] { $side } fire on the army table, column { $column }: die { $die }, modified { $total }, loss score { $score }.
       *[corps] { $side } fire on the corps table, column { $column }: die { $die }, modified { $total }, loss score { $score }.
    }
log-winner =
    { $winner ->
        [attacker] The attacker wins.
        [defender] The defender wins.
       *[none] A tie.
    }
log-reduced = { $unit } is reduced.
log-eliminated = { $unit } is eliminated.
log-replaced = { $corps } takes the place of { $unit }.
log-army-gone = { $unit } is eliminated for good.
log-restored = { $unit } gets a step back.
log-hold = The defender holds.
log-stand = The defender stands.
log-no-retreat = { $card }: no retreat.
log-retreat = { $unit } retreats to { $space }.
log-retreat-from = { $unit } retreats from { $start } to { $space }.
log-no-way-back = { $unit } cannot retreat and is lost.
log-advance = { $unit } advances to { $space }.
log-advance-from = { $unit } advances from { $start } to { $space }.
log-peace-offensive = Peace Offensive without an advance: VP { $vp }.
log-event-vp = { $card }: VP { $vp }.
log-look = The hand you see: { $cards }.
log-enters-war =
    { $country ->
        [turkey] Turkey enters the war.
        [bulgaria] Bulgaria enters the war.
        [romania] Romania enters the war.
        [italy] Italy enters the war.
       *[greece] Greece enters the war.
    }
log-deploy = { $unit } is placed in { $space }.
log-to-reserve = { $unit } joins the reserve.
log-redeploy =
    { $where ->
        [reserve] { $unit } goes to the reserve.
       *[other] { $unit } redeploys to { $where }.
    }
log-redeploy-from =
    { $where ->
        [reserve] { $unit } goes from { $start } to the reserve.
       *[other] { $start ->
            [reserve] { $unit } goes from the reserve to { $where }.
           *[other] { $unit } redeploys from { $start } to { $where }.
        }
    }
log-rp = The replacement points of { $card } are recorded.
log-flipped = { $unit } is at full strength.
log-rebuilt =
    { $where ->
        [reserve] { $unit } is rebuilt in the reserve.
       *[other] { $unit } is rebuilt in { $where }.
    }
log-attrition = { $unit } ({ $side }) is lost, out of supply.
log-siege =
    { $falls ->
        [yes] Siege of { $space }: die { $die } ({ $modifier }): it falls.
       *[no] Siege of { $space }: die { $die } ({ $modifier }): it holds.
    }
log-war-status = War status of the { $side }: { $own }; combined { $combined }.
log-commitment =
    { $level ->
        [1] { $side } enter Limited War.
       *[2] { $side } enter Total War.
    }
log-first-commitment = First to commit: VP { $vp }.
log-blockade = Blockade: VP { $vp }.
log-italy-neutral = Italy still neutral: VP { $vp }.
log-peace-accepted = Peace terms accepted.
log-peace-rejected = Peace terms rejected.
log-peace-roll = Peace terms: die { $die }; VP { $vp }.
log-over =
    { $winner ->
        [ap] The Allies win.
        [cp] The Central Powers win.
       *[none] Nobody wins.
    }

## Warnings
warn-out-of-supply = { $unit } in { $space } is out of supply and would be lost in attrition
warn-vp-cut-off = { $space } is cut off and would fall in attrition, with its victory point
warn-vp-open = { $space } is open: an enemy next to it could take its victory point
warn-mandatory = the mandatory offensive ({ $nation }) has not been made yet

## Endings
end-automatic = automatic victory
end-armistice = armistice
end-last-turn = the last turn is over
end-total-war = Total War has been entered
end-peace = peace terms were accepted: a draw
end-peace-both-lose = peace terms were accepted: in a tournament both players lose

## What is printed on the board
board-title = Paths of Glory
board-value-combat = Combat
board-value-loss = Loss
board-value-movement = Movement
board-view-west = Western Front
board-view-italy = Italian Front
board-view-east = Eastern Front
board-view-balkans = Balkans
board-view-near-east = Near East
board-view-all = Whole map
board-box-reserve = Reserve of the { $side }
board-box-eliminated = Eliminated, { $side }
board-box-removed = Out of the game
board-box-aside = Not yet in play
board-track-turn = Turn
board-track-round = Action rounds
board-track-vp = Victory points
board-track-status = War status
board-track-commitment = Commitment
board-track-russia = Russian capitulation
board-track-us = US entry
board-season-none = no season
board-season-fall = fall
board-season-winter = winter
board-season-spring = spring
board-season-summer = summer
board-note-ap-automatic = automatic Allied victory
board-note-cp-automatic = automatic victory of the Central Powers
board-note-limited = Limited War for the side whose own status it is
board-note-total = Total War for the side whose own status it is
board-note-zimmermann = combined: Zimmermann Telegram allowed
board-note-armistice = combined: armistice
board-us-neutral = Neutral
board-us-zimmermann-allowed = Zimmermann Telegram allowed
board-us-zimmermann = Zimmermann Telegram
board-us-over-there = Over There
board-russia-god-save-the-tsar = God Save the Tsar
board-russia-tsar-takes-command-allowed = Tsar Takes Command allowed
board-russia-tsar-takes-command = Tsar Takes Command
board-russia-fall-of-the-tsar-allowed = Fall of the Tsar allowed
board-russia-fall-of-the-tsar = Fall of the Tsar
board-russia-bolshevik-revolution-allowed = Bolshevik Revolution allowed
board-russia-bolshevik-revolution = Bolshevik Revolution
board-russia-brest-litovsk = Brest-Litovsk
board-overlay-supply = Supply of the { $side }
board-overlay-victory = Victory spaces
board-space-fort = fort { $level }
board-space-port = port of the { $side }
board-space-capital = capital: { $nation }
board-space-source = supply source
board-space-victory = victory point
board-space-near-east = Near East
board-link-only = only { $nations }
board-link-beach = landing
board-unit-dot = Can never be replaced.
board-unit-near-east = May serve in the Near East.
board-deck-mobilization = Mobilization
board-deck-limited = Limited War
board-deck-total = Total War
board-card-combat = combat card
board-card-once = one combat a turn
board-card-star = removed after its event
board-card-reinforcements = reinforcements
board-card-brings = brings { $units }
board-card-expansion = expansion
board-use-ops = Ops
board-use-event = Event
board-use-sr = SR
board-use-rp = RP
board-use-combat = Combat
board-use-ops-note = { $points ->
    [one] one point
   *[other] { $points } points
} to activate spaces, whose units then move or attack
board-use-event-note = { $points ->
    [0] what is written above happens
   *[other] what is written above happens, and your war status rises by { $points }
}
board-use-sr-note = { $points ->
    [one] one point
   *[other] { $points } points
} to send units far along friendly spaces: one for a corps, four for an army
board-use-rp-note = points noted for each nation, spent at the end of the turn to rebuild its units
board-use-combat-note = played in a combat for what is written above; who wins keeps it for another, unless it is removed
short-vp = VP=victory points
short-ws = WS=war status
short-rp = RP=replacement points
short-sr = SR=strategic redeployment
short-ops = OPS=points of operations
short-mo = MO=mandatory offensive
short-cf = CF=combat factor
short-cc = CC=combat card
short-cp = CP=Central Powers
short-a = A=minor Allies
board-use-status = WS +{ $points }
board-verb-keep-guns = Keep Guns of August
board-verb-shuffle-guns = Shuffle it in
board-verb-ops = Operations
board-verb-event = Event
board-verb-sr = Redeployment
board-verb-rp = Replacements
board-verb-automatic = Automatic operation
board-verb-peace = Offer peace
board-verb-accept = Accept
board-verb-reject = Reject
board-verb-move = Activate to move
board-verb-attack = Activate to attack
board-verb-pick = Move
board-verb-entrench = Entrench
board-verb-step = Go there
board-verb-stop = Stop here
board-verb-assault = Attack
board-verb-join = Join the attack
board-verb-begin = Begin the combat
board-verb-pin = Flank attack pinned from here
board-verb-frontal = Frontal attack
board-verb-roll = Roll for the flank
board-verb-combat-card = Combat card
board-verb-invoke = Use here
board-verb-fall-back = Fall back
board-verb-stand = Stand
board-verb-lose = Lose a step
board-verb-restore = Step back
board-verb-retreat-all = Retreat
board-verb-hold = Hold: lose a step
board-verb-withdraw = Retreat this unit
board-verb-retreat = Retreat there
board-verb-advance = Advance
board-verb-further = Go on
board-verb-storm = Attack the fort
board-verb-redeploy = Redeploy
board-verb-to = Go there
board-verb-to-reserve = To the reserve
board-verb-stay = Stay after all
board-verb-flip = To full strength
board-verb-rebuild = Rebuild
board-verb-deploy = Place there
board-verb-trench = Dig a trench
board-verb-give-up = Give up
board-verb-concede = Concede a point
board-verb-reduce = Reduce
board-verb-discard = Discard
board-verb-done = Done

## The legend
legend-link-restricted = only for the nations named there
legend-link-sea = by sea, into the Near East or out of it
legend-shape-square = landing of the Mediterranean force
legend-mark-siege = fort besieged
legend-mark-move = activated to move
legend-mark-attack = activated to attack
legend-mark-spent = done for this round
legend-mark-other = must retreat
legend-mark-digging = entrenching
legend-mark-beachhead = beachhead
## What stands on the board now
mark-fort = Fort { $level }
mark-siege = Fort { $level }, besieged
mark-destroyed = Fort destroyed
mark-trench = Trench level { $level } of the { $side }
mark-move = Activated to move
mark-attack = Activated to attack
mark-beachhead = Beachhead
mark-spent = Done for this round
mark-moving = On the move
mark-digging = Entrenching
mark-attacking = Attacking
mark-defending = Defending
mark-retreating = Must retreat
mark-unsupplied = Out of supply
zone-hand = Hand
zone-pile = Draw pile
zone-discard = Discards
zone-table = Combat cards
zone-removed = Out of the game
status-turn = Turn
status-turn-value = { $turn }, round { $round }/{ $rounds }
status-turn-note = Turn { $turn } of { $last }
status-phase = Phase
status-vp = VP
status-war = War status
status-war-note = Allies + Central Powers = combined. Limited War at { $limited }, Total War at { $total }, armistice at { $armistice } combined.
status-commitment = Commitment
status-mandatory = Offensives due
status-mandatory-owed = { $nation }: still to make
status-mandatory-made = { $nation }: made
status-mandatory-free = { $nation }: not owed
status-rp = RP
status-rp-note = Replacement points
status-marker-turn = Turn { $turn }
status-marker-vp = VP { $vp }
status-marker-combined = Combined war status
status-marker-russia = Russia: { $spaces } victory spaces held by the Central Powers
status-marker-us = United States
status-use-ops = Operations
status-use-event = Event
status-use-sr = Redeployment
status-use-rp = Replacements
status-use-automatic = Automatic operation
status-use-peace = Peace terms
status-phase-start = Start of the game
status-phase-mandatory = Mandatory offensives
status-phase-action = Action
status-phase-event = Event
status-phase-peace = Peace terms
status-phase-activate = Activation
status-phase-move = Movement
status-phase-fight = Combat
status-phase-cards = Combat cards
status-phase-losses = Losses
status-phase-retreat = Retreat
status-phase-advance = Advance
status-phase-redeploy = Redeployment
status-phase-attrition = Attrition
status-phase-siege = Sieges
status-phase-war = War status
status-phase-replace = Replacements
status-phase-draw = Draw cards
status-phase-over = The game is over

## How one wins
win-now = { $side } would win
win-now-draw = a draw as it stands
win-draw = a draw
win-cp = win at { $level } or more when it ends{ $lack ->
    [0] { "" }: reached
   *[other] { "" }: { $lack } more needed
}
win-ap = win at { $level } or less when it ends{ $lack ->
    [0] { "" }: reached
   *[other] { "" }: { $lack } fewer needed
}
win-between = In between
win-bid = Bid, added at the end
win-at-once = At once
win-at-once-value = Central Powers at { $cp } or more, Allies at { $ap } or less, looked at in the war status phase of each turn
win-end = End
win-end-turn = { $left ->
    [0] this turn, { $turn }, is the last
    [one] one turn after this one: { $turn }
   *[other] { $left } turns after this one, the last: { $turn }
}
win-end-total = or when a side enters Total War
win-end-armistice = or by armistice, at a combined war status of { $level }: { $now } now
win-spaces = Victory spaces
win-spaces-value = one point each to whoever takes it; the Central Powers hold { $cp }, the Allies { $ap }
win-mandatory = Offensives due
win-mandatory-value = one point lost by whoever does not attack with { $nations } this turn
win-blockade = { $points } point each winter, for the Allies
win-italy = Italy neutral
win-italy-value = one point each turn for the Central Powers


## Charts to look up
sheet-tab-war = War and peace
sheet-fire-army = Fire of armies: loss score
sheet-fire-corps = Fire of corps and forts: loss score
sheet-note-fire = Combat factors across, the modified die down. One army among those who fire is enough for the first table.
sheet-head-attacker-shift = Attacker's column
sheet-head-defender-shift = Defender's column
sheet-head-cancel = Retreat may be refused
sheet-head-stops = Advance ends
sheet-head-no-flank = No flank attack
sheet-trench = trench { $level }
sheet-note-terrain = Of the space attacked; trench and terrain add up.
sheet-head-last-of = Last turn of
sheet-mandatory = Mandatory offensives
sheet-peace = Peace terms refused: points for who offered
sheet-note-peace = By combined war status.
sheet-scenarios = Levels of victory
sheet-brest = { $scenario }, after Brest-Litovsk
sheet-head-ap-wins = Allies win at or below
sheet-head-cp-wins = Central Powers win from
sheet-vp = What moves the victory marker
sheet-note-vp = Up is for the Central Powers.
sheet-head-points = Points
sheet-vp-space = a victory space taken by the Central Powers (taken back: the reverse)
sheet-vp-mandatory-missed-cp = offensive missed by the Central Powers
sheet-vp-mandatory-missed-ap = offensive missed by the Allies
sheet-vp-mutiny-attack = after the mutiny, French attack without Americans in a turn of French offensive
sheet-vp-blockade = Blockade, each winter
sheet-vp-italy-neutral = Italy neutral, each turn once the Allies are in Total War
sheet-vp-peace-offensive-failed = Peace Offensive without an advance
sheet-vp-romania-neutral = Fall of the Tsar with Romania neutral, besides
sheet-status = War status
sheet-status-limited = Limited War, own status
sheet-status-total = Total War, own status
sheet-status-zimmermann = Zimmermann Telegram, combined
sheet-status-tsar-takes-command = Tsar Takes Command, Russian victory spaces lost
sheet-status-fall-of-the-tsar = Fall of the Tsar, combined and Russian spaces lost
sheet-status-armistice = Armistice, combined
sheet-numbers = Numbers to remember
sheet-numbers-sr-corps = redeployment of a corps
sheet-numbers-sr-army = redeployment of an army
sheet-numbers-rp-army = replacement of an army's step
sheet-numbers-rp-corps = replacement of a corps' step
sheet-numbers-stacking = units in a space
sheet-numbers-siege = siege rolls in August and September 1914
sheet-numbers-flank = flank attack succeeds on
sheet-numbers-flank-bonus = for each further attacking space that is free
sheet-numbers-sinai = attack out of or into Sinai
sheet-head-card = Card
sheet-head-deck = Deck
sheet-head-brings = Brings
sheet-note-arrivals = Played as an event; one a nation a turn.

## A procedure under way
panel-no-card = Without a card
panel-points = Points left
panel-move = On the move
panel-units = Units
panel-path = Way
panel-combat = Attack on { $space }
panel-attackers = { $side } attack
panel-defenders = { $side } defend
panel-fort-alone = the fort alone
panel-fort = fort { $level }
panel-fire = { $side } fire
panel-fire-value =
    { $table ->
        [army] { $strength } on the army table, column { $column }
       *[corps] { $strength } on the corps table, column { $column }
    }
panel-shift = Column shift, { $side }
panel-modifier = Die modifier, { $side }
panel-fired = { $side } fired
panel-fired-value = modified die { $die }, loss score { $score }
panel-fired-score = loss score { $score }
panel-to-lose = { $side } must still lose
panel-flank = Flank attack
panel-flank-pin = pinned from { $space }
panel-flank-won = succeeded: the attacker fires first
panel-flank-lost = failed: the defender fires first
panel-cards = Combat cards
panel-retreat = Retreat
panel-retreat-value =
    { $length ->
        [one] { $units }: 1 space
       *[other] { $units }: { $length } spaces
    }

## Odds and overlays
chart-frontal = Frontal attack
chart-flank = Flank, pinned from { $space }
chart-clear = { $space } cleared
chart-win = { $side } win
chart-tie = Tie
chart-lose-unit = { $side } lose a unit
chart-steps = Steps lost, { $side }
shade-supply = Supply of the { $side }
shade-supply-note =
    { $units ->
        [0] All units of the { $side } are in supply.
        [one] 1 unit of the { $side } is out of supply.
       *[other] { $units } units of the { $side } are out of supply.
    }
shade-victory = Victory spaces
shade-victory-note = Allies { $ap }, Central Powers { $cp }

## Options of a new game
option-balance = Optional set-up that helps the Central Powers (4.2.4)
option-commitment-vp = A victory point for being first to commit (5.1.3)
option-hand-of-eight = Hands of eight cards (9.1.4)
option-entrench-bonus = A failed attempt to entrench helps the next one (11.2.9)
option-expansion = The twenty expansion cards
option-tournament = Tournament rules (5.6)
option-bid = Victory points bid for the Allies (5.6.2)
option-cards-after-flank = Kemal also works against a flank attack that succeeded
option-sinai-mixed = The Sinai modifier also when others attack from elsewhere
option-retreat-anyway = Retreats also when no attacker can advance
option-us-at-once = US reinforcements already in the turn of Over There
option-intro-stars = Introduction: every starred event scores a victory point
option-east-by-land = Russians, Romanians and Serbs trace supply by land only (14.1.4)

bad-bid-alone = a bid needs the option tournament ({ $rule })
bad-tournament-scenario = the tournament rules are for the Limited War and Campaign scenarios ({ $rule })

## The game and its scenarios
game-title = Paths of Glory
game-text = The First World War in Europe and the Near East. Every turn is cards: each can be spent on operations, on an event, on moving armies by rail, or on replacements, and never on two of them.
scenario-introduction = Introduction
scenario-text-introduction = August 1914 and the months after it: a short game to learn by.
scenario-limited-war = Limited War
scenario-text-limited-war = The war of movement and the first trenches, with mobilization and limited war cards. An evening.
scenario-campaign = Campaign
scenario-text-campaign = The whole war from August 1914 to the armistice, with total war, revolution and the Americans. Several evenings.
report-points = Victory points: up for the Central Powers, down for the Allies

## Names
side-ap = Allies
side-cp = Central Powers
turn-name =
    { $season ->
        [aug] { month-august }
        [sep] { month-september }
        [winter] Winter
        [spring] Spring
        [summer] Summer
       *[fall] Fall
    } { $year }
nation-none = none
nation-ah-it = Austria-Hungary against Italy
nation-sn = the Senussi
nation-ana = the Arabs
nation-mef = landing beach
terrain-clear = clear
terrain-forest = forest
terrain-mountain = mountain
terrain-swamp = swamp
terrain-desert = desert
level-name =
    { $level ->
        [0] Mobilization
        [1] Limited War
       *[2] Total War
    }
unit-off-map =
    { $box ->
        [0] reserve
        [1] eliminated
        [2] removed
       *[3] not in play
    }
unit-corps = { ADJECTIVE($nation) } corps
unit-yld = Turkish Yildirim army
unit-aoi = Turkish Army of Islam
unit-orient = French Army of the Orient
unit-bef = British Expeditionary Force
unit-befc = Corps of the British Expeditionary Force
unit-ne = British Near East army
unit-mef = British Mediterranean Expeditionary Force
unit-cau = Russian Army of the Caucasus
unit-plc = Polish corps in German service
unit-sn = Senussi
unit-ana = Arab Northern Army
unit-cav = Russian cavalry corps
unit-czl = Czech Legion

## The position as text
show-west = West
show-italy = Italy
show-east = East
show-balkans = Balkans
show-near-east = Near East
show-boxes = Off the map
show-reserve = Reserve
show-dead = Eliminated
show-hand = Hand
show-table = On the table
show-trench = trench { $level }
show-fort = fort { $level }
show-fort-besieged = fort { $level } besieged
show-oos = out of supply
show-vp = VP
show-score = VP { $count }
show-status = war status
show-status-added = war status +{ $count }
show-turn = { $name } (turn { $turn }/{ $last })
show-round = { $turn }, round { $round }/{ $rounds }
show-rp = Replacement points
show-russia = Russia
show-us = US
show-cards = hand of { $count }
show-owed = Mandatory offensive still to make
show-made = mandatory offensive
show-against = against { $units }
show-attack = Attack on { $space } ({ $notes })
show-points = { $count } points
show-cc = combat card
show-army = army
show-corps = corps
show-held = held by { $side }
show-next = Next to it:
show-empty = empty
show-to-move = to move
show-to-attack = to attack
show-full = full strength
show-done = made
show-reduced = reduced
show-brings = brings { $units }
show-activated = Activated
show-moving = Moving
show-key = A/C Allied, Central Powers; * victory point; M, X activated to move, to attack; (reduced); ! out of supply

## Chapters of the rule index
chapter-2 = Map and counters
chapter-3 = Words used
chapter-4 = Set-up and scenarios
chapter-5 = Victory
chapter-6 = The turn
chapter-7 = Mandatory offensives
chapter-8 = The action phase
chapter-9 = Cards and their uses
chapter-10 = Stacking
chapter-11 = Movement and trenches
chapter-12 = Combat
chapter-13 = Strategic redeployment
chapter-14 = Supply
chapter-15 = Forts and sieges
chapter-16 = War status, entry and peace
chapter-17 = Replacements
chapter-cp = Cards of the Central Powers
chapter-ap = Cards of the Allies
