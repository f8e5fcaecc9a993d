# Paths of Glory, français. Questions, choix, raisons, journal, avertissements, fins de partie.

## Questions
ask-guns = Commencer avec Août 14 en main, ou la mélanger au paquet ?
ask-action = Choisissez une action : jouez une carte de l'une de ses façons, ou aucune.
ask-activate =
    { $points ->
        [one] Activez un espace pour le mouvement ou l'attaque : { $points } point restant.
       *[other] Activez des espaces pour le mouvement ou l'attaque : { $points } points restants.
    }
ask-move = Choisissez une unité à déplacer ou une armée qui se retranche, ou terminez les mouvements.
ask-move-room = { $space } : pile encore trop haute ; choisissez une unité à déplacer.
ask-march =
    { $left ->
        [one] Avancez (encore { $left } espace), emmenez d'autres unités ou arrêtez-vous.
       *[other] Avancez (encore { $left } espaces), emmenez d'autres unités ou arrêtez-vous.
    }
ask-settle-siege = { $space } : le siège doit d'abord être complété ou levé.
ask-attack = Choisissez un espace à attaquer, ou terminez.
ask-muster = Qui attaque { $space } ?
ask-flank = Tenter une attaque de flanc ? Choisissez l'espace de fixation, ou attaquez de front.
ask-wireless = Jouez Interceptions sans fil, ou lancez le dé de flanc.
ask-combat-cards = Jouez des cartes de combat, ou continuez.
ask-great-retreat = Grande retraite : reculer d'un espace au lieu de combattre ?
ask-lose =
    { $score ->
        [one] Prenez vos pertes : encore { $score } point.
       *[other] Prenez vos pertes : encore { $score } points.
    }
ask-lose-army = L'une des deux armées doit être éliminée définitivement.
ask-restore = Repli : quelle unité récupère son pas ?
ask-retreat-or-hold =
    { $length ->
        [one] Retraiter d'un espace ({ $length }), ou tenir au prix d'un pas de plus ?
       *[other] Retraiter de { $length } espaces, ou tenir au prix d'un pas de plus ?
    }
ask-who-retreats = Quelle unité retraite ensuite ?
ask-retreat = Où retraite { $unit } ?
ask-advance = Avancez des attaquants à pleine force, ou restez.
ask-further = Continuer vers un espace qu'ils ont quitté, ou s'arrêter ici ?
ask-redeploy =
    { $points ->
        [one] Choisissez une unité à redéployer : { $points } point restant.
       *[other] Choisissez une unité à redéployer : { $points } points restants.
    }
ask-redeploy-to = Où va { $unit } ?
ask-redeploy-room = { $space } : pile encore trop haute ; choisissez qui en part.
ask-replace = Dépensez vos points de renfort : remettez des unités à pleine force ou recréez-les.
ask-deploy = Où placer { $unit } ?
ask-discard = Défaussez des cartes de combat, ou continuez.
ask-peace = Des conditions de paix sont offertes. Accepter ?
ask-event-flip = Choisissez une unité réduite à remettre à pleine force : encore { $left }.
ask-event-trench = Où creuser la tranchée ?
ask-africa = Guerre en Afrique : sacrifier un corps britannique, ou céder un point de victoire ?
ask-desertions = Choisissez une unité russe à réduire : encore { $left }.
ask-salonika = Choisissez un corps pour Salonique : encore { $left }.
ask-cavalry = Quelle armée russe la cavalerie rejoint-elle ?

## Une aide sous les questions : de quoi il retourne et ce qui suit, avec la règle
ask-guns-help = Août 14 permet d'attaquer dès la première action : avec elle en main, vous frappez aussitôt à Liège ; sans elle, une carte de plus vient au hasard. Les Alliés l'apprennent.
    .rule = 4.3.1
ask-action-help = Une carte, un usage : les opérations font marcher et attaquer, le redéploiement envoie des unités loin derrière le front, les renforts refont l'armée en fin de tour, l'événement fait ce que dit la carte. Ni redéploiement ni renforts deux rounds de suite.
    .rule = 9.1.1
ask-activate-help = Les points réveillent des espaces : chacun est marqué pour marcher ou pour attaquer, et toutes ses unités peuvent faire cela seulement. Cliquez sur une de vos piles pour qu'elle marche, sur un ennemi pour l'attaquer ; clic droit ou appui long pour choisir. Une pile de plusieurs nations coûte plus cher. On marche d'abord, puis on attaque.
    .rule = 9.2.1
ask-move-help = Prenez une pile, faites-la marcher, puis la suivante. Une armée qui reste peut tenter de se retrancher. Ce qui demeure dans un espace activé ne bouge pas.
    .rule = 11.1.1
ask-move-room-help = On traverse les espaces pleins, et l'on peut s'arrêter dans l'un d'eux si d'autres en partent : aucune pile ne doit rester trop haute une fois les mouvements finis. Les unités proposées peuvent faire de la place.
    .rule = 10.1.2
ask-march-help = Chaque espace coûte un point de l'unité la plus lente. D'autres unités activées du même espace peuvent suivre ; la marche ne finit pas chez l'ennemi, ni à plus de trois unités dans un espace.
    .rule = 11.1.2
ask-settle-siege-help = Un fort arrête la marche s'il n'est pas assiégé par assez d'unités. Amenez-en d'autres, ou retirez-les toutes.
    .rule = 15.2.4
ask-attack-help = Chaque espace s'attaque une fois, avec les unités voisines marquées pour l'attaque. Vous direz ensuite lesquelles ; personne n'est obligé d'attaquer.
    .rule = 12.1.1
ask-muster-help = Plus de facteurs donnent une meilleure colonne de tir, mais seuls les participants encaissent. Une armée parmi eux tire sur la meilleure table. Les chances sont indiquées plus bas.
    .rule = 12.2.2
ask-flank-help = Un espace fixe l'ennemi, les autres le tournent : si le dé suffit, vous tirez d'abord et il répond avec ce qui reste ; sinon c'est lui qui tire le premier.
    .rule = 12.3.1
ask-wireless-help = La carte fait réussir l'attaque de flanc sans dé ; elle est alors dépensée.
    .rule = CP.2
ask-combat-cards-help = Les cartes de combat ajoutent au dé ou changent le combat. Qui gagne garde presque toutes les siennes pour un autre, qui perd les défausse. L'attaquant joue d'abord, le défenseur répond.
    .rule = 12.2.5
ask-great-retreat-help = Reculer d'un espace maintenant épargne toute perte, mais les attaquants peuvent entrer dans l'espace laissé.
    .rule = AP.27
ask-lose-help = Chaque pas perdu paie autant de points que le facteur de perte de l'unité ; on en prend autant que les points le permettent, pas plus. Une armée détruite est remplacée par un corps de la réserve, s'il y en a.
    .rule = 12.4.1
ask-lose-army-help = Il faut payer ces points et cela seul les paie : l'armée choisie ne revient pas, même par des renforts.
    .rule = 12.4.4.2
ask-restore-help = La retraite ordonnée rend un pas qui vient d'être perdu, un corps avant une armée, et les défenseurs reculent.
    .rule = AP.6
ask-retreat-or-hold-help = Tranchées et terrain difficile permettent de tenir au prix d'un pas de plus. Reculer garde les hommes mais ouvre l'espace.
    .rule = 12.5.3
ask-who-retreats-help = Les unités reculent une à une, chacune par son chemin ; celle qui n'en trouve pas est détruite.
    .rule = 12.5.5
ask-retreat-help = Loin des attaquants, vers un espace ami où il y a place, de préférence ravitaillé. Sans chemin, l'unité est détruite.
    .rule = 12.5.5
ask-advance-help = Les attaquants au complet peuvent entrer dans l'espace vide et le prendre ; certains terrains les y arrêtent. Gardez un œil sur ce que vous laissez.
    .rule = 12.6.1
ask-further-help = Après une retraite de deux espaces, l'avance peut continuer dans un espace quitté ; bois, montagne et marais l'arrêtent.
    .rule = 12.6.3
ask-redeploy-help = Un corps coûte un point, une armée quatre. Ils voyagent sans limite par des espaces amis ravitaillés, vers le front ou la réserve, et ne font rien d'autre.
    .rule = 13.1.1
ask-redeploy-room-help = Une unité est arrivée dans un espace plein : une de celles qui y sont en part aussitôt, avec les points qui restent.
    .rule = 10.1.2
ask-redeploy-to-help = Tout espace ami relié par des espaces amis ravitaillés, s'il y a place. Un corps peut aussi rejoindre la réserve, pour remplacer plus tard une armée perdue.
    .rule = 13.1.1
ask-replace-help = Chaque nation dépense ses points : un par pas d'armée, un demi par pas de corps. Ce qui n'est pas dépensé maintenant est perdu.
    .rule = 17.1.1
ask-deploy-help = Seuls conviennent les espaces qui brillent : chez soi, ravitaillés, avec de la place. Pensez à l'endroit où l'unité servira ensuite.
    .rule = 9.5.3.3
ask-discard-help = Les cartes de combat inutiles peuvent être jetées maintenant, pour en tirer d'autres à leur place.
    .rule = 9.5.4.6
ask-peace-help = Accepter termine la partie sur une nulle. Refuser fait lancer un dé qui déplace les points de victoire, le plus souvent en faveur de qui propose.
    .rule = 16.5.2
ask-event-flip-help = L'événement paie aussitôt : l'unité est de nouveau au complet, là où elle est.
    .rule = 17.1.4
ask-event-trench-help = Une tranchée affaiblit l'attaque, permet de tenir et interdit le flanc. Il y faut une de vos armées ravitaillée ; désormais les deux camps peuvent creuser.
    .rule = 11.2.1
ask-africa-help = Ou bien un corps britannique quitte la partie pour de bon, ou bien les Puissances centrales gagnent un point de victoire.
    .rule = CP.32
ask-desertions-help = L'unité choisie perd un pas, sans être détruite.
    .rule = CP.63
ask-salonika-help = Jusqu'à trois corps passent à Salonique, de la carte ou de la réserve, et ouvrent un front dans les Balkans.
    .rule = AP.30
ask-cavalry-help = Les deux corps de cavalerie paraissent avec cette armée, ravitaillée et en Russie.
    .rule = AP.57

## Les questions pour ceux à qui elles ne sont pas posées
ask-guns-others = Choix de commencer ou non avec Août 14 en main.
ask-action-others = Choix d'une action.
ask-activate-others = Activation des espaces ; points restants : { $points }.
ask-move-others = Mouvement des unités.
ask-move-room-others = Mouvement des unités ; { $space } : pile encore trop haute.
ask-march-others = En marche ; espaces restants : { $left }.
ask-attack-others = Choix d'un espace à attaquer.
ask-flank-others = Choix de tenter ou non une attaque de flanc.
ask-wireless-others = Le dé de flanc va être lancé.
ask-combat-cards-others = Choix des cartes de combat.
ask-lose-others = Choix des pertes ; points restants : { $score }.
ask-advance-others = Choix de qui avance.
ask-further-others = Choix d'aller plus loin ou non.
ask-redeploy-others = Choix des unités à redéployer ; points restants : { $points }.
ask-redeploy-room-others = Redéploiement ; { $space } : pile encore trop haute.
ask-replace-others = Dépense des points de renfort.
ask-discard-others = Choix de défausser ou non des cartes de combat.
ask-event-flip-others = Choix des unités réduites à remettre à pleine force : encore { $left }.
ask-desertions-others = Choix des unités russes à réduire : encore { $left }.
ask-salonika-others = Choix des corps pour Salonique : encore { $left }.
ask-settle-siege-others = { $space } : le siège est complété, ou levé.
ask-muster-others = Choix de qui attaque { $space }.
ask-great-retreat-others = Grande retraite : choix de reculer ou non au lieu de combattre.
ask-lose-army-others = Choix de l'armée éliminée définitivement.
ask-restore-others = Repli : choix de l'unité qui récupère son pas.
ask-retreat-or-hold-others = Choix de retraiter, ou de tenir au prix d'un pas de plus.
ask-who-retreats-others = Choix de qui retraite ensuite.
ask-retreat-others = Choix de la retraite : { $unit }.
ask-redeploy-to-others = Choix de la destination : { $unit }.
ask-deploy-others = Choix de l'emplacement : { $unit }.
ask-peace-others = Des conditions de paix sont offertes : choix de les accepter ou non.
ask-event-trench-others = Choix de l'espace où creuser la tranchée.
ask-africa-others = Guerre en Afrique : choix entre un corps britannique et un point de victoire.
ask-cavalry-others = Choix de l'armée russe que la cavalerie rejoint.

## Choix
verb-keep-guns = garder Août 14
verb-shuffle-guns = la mélanger
verb-ops = { $noun } en opérations
verb-event = { $noun } en événement
verb-sr = { $noun } en redéploiement
verb-rp = { $noun } en renforts
verb-automatic = opération automatique (1 point)
verb-peace = offrir des conditions de paix
verb-accept = accepter
verb-reject = refuser
verb-move = activer { $noun } en mouvement
verb-attack = activer { $noun } en attaque
verb-pick = prendre { $noun }
verb-entrench = { $noun } se retranche
verb-step = aller à { $noun }
verb-stop = s'arrêter ici
verb-assault = attaquer { $noun }
verb-join = { $noun } attaque
verb-begin = engager le combat
verb-pin = attaque de flanc, fixation depuis { $noun }
verb-frontal = attaque de front
verb-roll = lancer le dé de flanc
verb-combat-card = jouer { $noun }
verb-invoke = utiliser { $noun } ici
verb-fall-back = reculer
verb-stand = tenir bon
verb-lose = { $noun } perd un pas
verb-restore = { $noun } récupère son pas
verb-retreat-all = retraiter
verb-hold = tenir : { $noun } perd un pas
verb-withdraw = { $noun } retraite
verb-retreat = retraiter à { $noun }
verb-advance = { $noun } avance
verb-further = continuer à { $noun }
verb-storm = attaquer le fort
verb-redeploy = redéployer { $noun }
verb-to = vers { $noun }
verb-to-reserve = vers la réserve
verb-stay = rester finalement
verb-flip = { $noun } à pleine force
verb-rebuild = recréer { $noun }
verb-deploy = placer à { $noun }
verb-trench = creuser à { $noun }
verb-give-up = sacrifier { $noun }
verb-concede = céder un point de victoire
verb-reduce = réduire { $noun }
verb-discard = défausser { $noun }
verb-done = terminer

## Raisons : cartes et événements
card-not-held = cette carte n'est pas dans votre main
card-events-only = tant que seules les Puissances centrales sont en Guerre totale, Italie et Roumanie ne se jouent qu'en événements
card-sr-twice = pas de redéploiement juste après un redéploiement du même tour
card-rp-twice = pas de carte de renforts juste après une carte de renforts du même tour
card-rp-influenza = Grippe : plus de cartes de renforts jusqu'à la fin du tour
event-combat-card = une carte de combat se joue dans un combat, pas comme action
event-no-reinforcements-in-august = pas de nouvelles unités en août 1914
event-one-reinforcement = un événement de renforts par pays et par tour
event-no-room = toutes ces unités ne peuvent pas être placées maintenant
event-one-neutral = un seul pays neutre par tour, pour les deux camps ensemble
event-needs = { $card } doit avoir été jouée
event-barred-by = plus possible après { $card }
event-guns-first-round = seulement au premier round d'août 1914
event-reichstag-total-war = plus possible quand les Puissances centrales sont en Guerre totale
event-falkenhayn = en août et septembre 1914, seulement après Moltke
event-turkey-neutral = la Turquie est neutre
event-libya-occupied = une unité alliée est en Libye
event-french-forts-stand = tant qu'un fort français tient, cette carte est une carte de combat
event-russia-track = la piste de capitulation russe ne le permet pas maintenant
event-needs-warsaw = les Puissances centrales doivent contrôler Varsovie
event-prince-max-late = plus possible à partir du tour 13
event-moltke = seulement en août et septembre 1914
event-belgium-mobilization = seulement tant que les Alliés sont en Mobilisation
event-italy-neutral = l'Italie est neutre
event-no-high-seas-fleet = seulement juste après Flotte de haute mer
event-us-next-turn = les renforts américains viennent à partir du tour suivant Over There
event-everyone = seulement après Michel, Blücher ou Offensive de la paix
event-zimmermann = la piste américaine ne le permet pas maintenant
event-over-there-next-turn = au plus tôt le tour suivant le Télégramme Zimmermann
event-no-cavalry-space = aucune armée russe ravitaillée en Russie n'a de place pour deux corps
event-cavalry-not-here = il n'y a pas là d'armée russe ravitaillée avec place pour deux corps
event-no-dead-ah-corps = aucun corps austro-hongrois n'est dans la case des éliminés
event-influenza = l'état de guerre combiné doit être d'au moins 30
event-flip-not-this = l'événement n'aide pas cette unité
event-trench-not-here = il y faut une armée amie ravitaillée, sans tranchée
event-africa-full-first = un corps réduit seulement s'il n'en reste pas de plein
event-africa-not-this = il faut un corps britannique non éliminé
event-desertion-not-this = il faut une unité russe de deux pas
event-salonika-not-this = un corps britannique ou français de la réserve ou dans un port, et de la place à Salonique
discard-not-held = cette carte n'est pas dans votre main
discard-combat-cards-only = seules les cartes de combat se défaussent
peace-not-in-introduction = le scénario d'introduction n'a pas de conditions de paix
peace-cp-vp = les Puissances centrales offrent la paix à 11 points de victoire ou plus
peace-ap-vp = les Alliés offrent la paix à 9 points de victoire ou moins
peace-fourteen-points = après les 14 Points, seuls les Alliés peuvent offrir la paix

## Raisons : activation
activate-not-occupied = aucune de vos unités n'y est
activate-greeks-neutral = les Grecs sont encore neutres
activate-already = cet espace est déjà activé
activate-out-of-supply = les unités qui y sont ne sont pas ravitaillées
activate-one-near-east = les Alliés n'activent qu'un espace du Proche-Orient par round pour le combat
activate-cannot-move = rien ne peut y bouger
activate-nobody-to-attack = il n'y a rien à attaquer de là
activate-besieged = ce fort est assiégé par votre camp, et ses assiégeants ne peuvent pas partir dans cette opération
activate-too-dear = cela coûte { $cost } points ; il en reste { $points }

## Raisons : où peuvent aller les unités
way-no-link = aucune ligne ne relie ces espaces
way-dashed = cette nation ne peut pas utiliser cette ligne en pointillés
way-no-russian-army = aucune armée russe n'emprunte les lignes du Caucase
way-one-russian-corps = un seul corps russe par tour entre le Caucase et le Proche-Orient
way-tsar-fell = depuis la chute du tsar, les Russes ne passent du Caucase au Proche-Orient que par redéploiement
way-no-near-east-army = cette armée ne peut pas entrer au Proche-Orient
way-bef = la BEF ne sert qu'en Angleterre, France, Belgique et Allemagne
way-neutral = ce pays est neutre
way-greeks = des unités grecques neutres s'y trouvent
way-no-beachhead = on n'entre sur une plage qu'à la tête de pont
way-montenegro = les Monténégrins ne quittent jamais le Monténégro
way-brest = après Brest-Litovsk, les Russes n'y vont plus
way-brest-stack = après Brest-Litovsk, Russes et autres Alliés restent séparés
way-full = trois unités au plus
way-channel = avant Course à la mer ou un état de guerre de 4, les Puissances centrales ne s'y arrêtent pas
move-not-activated = ce n'est pas une de vos unités dans un espace activé en mouvement
move-has-moved = elle a déjà agi ce round
move-out-of-supply = elle n'est pas ravitaillée
move-immobile = elle ne peut pas bouger
move-other-space = une pile part d'un seul espace
move-enemy = des unités ennemies s'y trouvent
move-cannot-besiege = seuls ceux qui peuvent assiéger un fort intact y entrent
move-august-forts = en août 1914, les Russes n'attaquent ni n'assiègent les forts allemands
move-attack-marker = on ne s'arrête pas dans un espace activé en attaque
move-lifts-siege = ceux qui restent ne pourraient pas maintenir le siège
move-siege-first = le siège commencé ou rompu doit d'abord être réglé
move-too-full = { $space } : la pile resterait trop haute ; trois unités au plus, une fois les mouvements finis
dig-not-yet = personne n'a encore joué Retranchement
dig-not-an-army = seules les armées creusent
dig-one-a-space = une seule armée par espace creuse
dig-deep-enough = la tranchée est déjà de niveau 2
dig-out-of-supply = sans ravitaillement, elle ne peut pas creuser

## Raisons : combat
attack-no-enemy = il n'y a pas d'ennemi
attack-again = un espace n'est attaqué qu'une fois par round
attack-was-empty = il était vide au début des combats
attack-only-retreated = il n'y a là que des unités qui viennent de retraiter
attack-summer-desert = pas de combat depuis ou vers le désert en été
attack-greeks-neutral = les Grecs sont encore neutres
attack-not-activated = ce n'est pas une de vos unités dans un espace activé en attaque
attack-fought = elle n'attaque qu'une fois par round
attack-out-of-supply = elle n'est pas ravitaillée
attack-besieged-from-inside = un fort assiégé s'attaque depuis son propre espace
attack-keeps-siege = assez d'unités doivent rester pour maintenir le siège
attack-russian-forts = pas d'attaque allemande sur un fort russe avant OberOst ou un état de guerre de 4
attack-august-forts = en août 1914, les Russes n'attaquent pas les forts allemands
attack-no-near-east-army = cette armée ne peut pas attaquer au Proche-Orient
attack-bef = la BEF n'attaque pas là
attack-brest-russians = après Brest-Litovsk, les Russes n'attaquent plus
attack-brest-on-russians = après Brest-Litovsk, seuls les Turcs attaquent les Russes, au Proche-Orient
attack-lloyd-george = Lloyd George : pas d'attaque britannique sur des Allemands en tranchée de niveau 2 ce tour
attack-stavka = Timidité de la Stavka : pas d'attaque sur des Allemands retranchés ce tour
attack-nations = aucun espace ne réunit toutes les nations qui attaquent
attack-london-alone = Londres n'attaque qu'avec des unités en France ou en Belgique
attack-nobody-can = aucune unité activée ne peut attaquer cet espace
flank-one-space = une attaque de flanc part d'au moins deux espaces
flank-no-army = une attaque de flanc demande une armée
flank-terrain = pas d'attaque de flanc en montagne ou marais
flank-trench = pas d'attaque de flanc sur une tranchée
flank-lone-fort = pas d'attaque de flanc sur un fort seul
flank-not-pinning = l'espace de fixation est l'un de ceux d'où part l'attaque
cc-not-a-combat-card = ce n'est pas une carte de combat pour cette étape
cc-not-held = cette carte n'est ni dans votre main ni devant vous
cc-used-this-round = une carte de combat ne sert qu'une fois par round
cc-does-not-apply = cette carte ne s'applique pas à ce combat
cc-defender-out-of-supply = des défenseurs non ravitaillés ne profitent d'aucune carte
cc-wireless-only = seule Interceptions sans fil se joue ici
loss-not-fighting = cette unité n'est pas dans ce combat
loss-too-much = ce serait plus que le score
loss-not-exact = le score peut être mieux satisfait autrement
loss-priority = une autre unité doit prendre la première perte
loss-withdrawal-corps = avec Repli, les pas de corps paient d'abord s'ils le peuvent
loss-retreated = les unités qui avaient retraité meurent en dehors du score
hold-open-ground = ni tranchée ni terrain difficile pour tenir
hold-last-step = le dernier pas ne peut pas servir à tenir
retreat-not-this-unit = cette unité ne retraite pas maintenant
retreat-enemy = une unité ou un fort ennemi s'y trouve
retreat-full = elle y finirait en surempilement
retreat-better-way = il y a mieux : en terrain ami et ravitaillé si possible
retreat-unsupplied = elle peut finir sa retraite ravitaillée ailleurs
retreat-origin = pas de retraite vers l'espace quitté
retreat-no-way-on = on ne peut pas continuer de là
advance-not-attacker = seules les unités qui ont attaqué avancent
advance-reduced = seules les unités à pleine force avancent
advance-enemy = des unités ennemies s'y trouvent
advance-cannot-besiege = ces unités ne pourraient pas assiéger le fort
advance-full = trois unités au plus
advance-has-advanced = elle a déjà avancé
advance-channel = les Puissances centrales ne peuvent pas encore continuer vers cet espace de la Manche
advance-not-vacated = l'avance ne continue que vers un espace libéré par les unités en retraite

## Raisons : redéploiement, renforts, placement
sr-not-ours = ce n'est pas une unité que vous pouvez redéployer
sr-already = une unité ne se redéploie qu'une fois par round
sr-out-of-supply = elle n'est pas ravitaillée
sr-montenegro = les Monténégrins ne se redéploient jamais
sr-greeks-neutral = les Grecs sont encore neutres
sr-nowhere = elle n'aurait nulle part où aller
sr-no-route = pas de route par des espaces amis ni de port à port
sr-only-russia = les unités russes ne se redéploient qu'en Russie
sr-no-army-at-sea = les armées ne se redéploient jamais par mer
sr-no-company = depuis la réserve, seulement vers une unité de sa nation, ou vers une capitale ou une source ravitaillée de son pays
sr-armies-stay = seuls les corps vont en réserve
sr-capital = sa capitale est aux mains de l'ennemi
sr-foreign-supply = elle n'est pas ravitaillée par son propre pays
sr-near-east = le redéploiement du tour depuis ou vers le Proche-Orient est utilisé, ou ne lui est pas ouvert
sr-too-dear = cela coûte { $cost } points ; il en reste { $points }
sr-too-full = { $space } : la pile est trop haute ; une unité doit d'abord en partir
rp-not-ours = ce n'est pas une de vos unités
rp-never = cette unité ne peut jamais être renforcée
rp-no-points = il ne reste pas de points pour cette unité
rp-capital = sa capitale est aux mains de l'ennemi
rp-not-reduced = ce n'est pas une unité réduite en jeu
rp-not-eliminated = elle n'est pas dans la case des éliminés
rp-no-route = elle n'est pas ravitaillée par son propre pays
rp-no-place = il n'y a pas de place pour elle maintenant
rp-no-warsaw = les Polonais ne sont recréés que si Varsovie est tenue
deploy-no-room = il n'y a pas de place
deploy-not-there = elle ne peut pas entrer là maintenant
deploy-one-each = un par espace de son pays, pas dans la capitale

## Journal
log-guns =
    { $kept ->
        [yes] Les Puissances centrales gardent Août 14.
       *[no] Août 14 est mélangée au paquet.
    }
log-turn = — { $turn } —
log-draw =
    { $count ->
        [one] { $side } : { $count } carte tirée.
       *[other] { $side } : { $count } cartes tirées.
    }
log-drawn = Vous avez tiré { $cards }.
log-reshuffle = { $side } : défausse remélangée.
log-discard = { $side } : { $card } défaussée.
log-mandatory = { $side } : offensive obligatoire, dé { $die } : { $nation }.
log-mandatory-made = { $side } : offensive obligatoire effectuée.
log-mandatory-missed = { $side } : offensive obligatoire manquée ; PV { $vp }.
log-mutiny-attack = Les Français attaquent pendant la mutinerie.
log-mutiny = Mutinerie française : PV { $vp }.
log-action =
    { $use ->
        [automatic] { $side } : opération automatique.
        [peace] { $side } : conditions de paix offertes.
        [ops] { $side } : { $card } (opérations).
        [event] { $side } : { $card } (événement).
        [sr] { $side } : { $card } (redéploiement).
       *[rp] { $side } : { $card } (renforts).
    }
log-activate =
    { $verb ->
        [move] { $space } activé en mouvement (coût { $cost }).
       *[attack] { $space } activé en attaque (coût { $cost }).
    }
log-move = { $units } : { $path }.
log-move-from =
    { $via ->
        [none] { $units } : de { $start } à { $space }.
       *[other] { $units } : de { $start } à { $space } par { $via }.
    }
log-digging = { $unit } creuse à { $space }.
log-dug = { $unit } : dé { $die }, retranchée.
log-not-dug = { $unit } : dé { $die }, pas de tranchée.
log-trench = Tranchée de niveau { $level } à { $space }.
log-vp-space = { $space } passe à : { $side } ; PV { $vp }.
log-fort-destroyed = { $space } : le fort est détruit.
log-attack =
    { $against ->
        [none] { $side } : attaque sur { $space } (fort seul), { $units }.
       *[other] { $side } : attaque sur { $space }, { $units } contre { $against }.
    }
log-flank =
    { $won ->
        [yes] Attaque de flanc : dé { $die }, total { $total } : réussie.
       *[no] Attaque de flanc : dé { $die }, total { $total } : manquée.
    }
log-combat-card = { $side } : { $card } jouée.
log-invoke = { $card } favorise cette attaque.
log-called-off = L'attaque est annulée.
log-great-retreat = Les Russes reculent.
log-fire =
    { $table ->
        [army] { $side } : tir, table des armées, colonne { $column } : dé { $die }, modifié { $total }, score de pertes { $score }.
       *[corps] { $side } : tir, table des corps, colonne { $column } : dé { $die }, modifié { $total }, score de pertes { $score }.
    }
log-winner =
    { $winner ->
        [attacker] L'attaquant gagne.
        [defender] Le défenseur gagne.
       *[none] Égalité.
    }
log-reduced = { $unit } est réduite.
log-eliminated = { $unit } est éliminée.
log-replaced = { $corps } remplace { $unit }.
log-army-gone = { $unit } est éliminée définitivement.
log-restored = { $unit } récupère un pas.
log-hold = Le défenseur tient.
log-stand = Le défenseur ne recule pas.
log-no-retreat = { $card } : pas de retraite.
log-retreat = { $unit } retraite à { $space }.
log-retreat-from = { $unit } retraite de { $start } à { $space }.
log-no-way-back = { $unit } ne peut pas retraiter et est perdue.
log-advance = { $unit } avance à { $space }.
log-advance-from = { $unit } avance de { $start } à { $space }.
log-peace-offensive = Offensive de la paix sans avance : PV { $vp }.
log-event-vp = { $card } : PV { $vp }.
log-look = La main que vous voyez : { $cards }.
log-enters-war =
    { $country ->
        [turkey] La Turquie entre en guerre.
        [bulgaria] La Bulgarie entre en guerre.
        [romania] La Roumanie entre en guerre.
        [italy] L'Italie entre en guerre.
       *[greece] La Grèce entre en guerre.
    }
log-deploy = { $unit } est placée à { $space }.
log-to-reserve = { $unit } rejoint la réserve.
log-redeploy =
    { $where ->
        [reserve] { $unit } va en réserve.
       *[other] { $unit } se redéploie à { $where }.
    }
log-redeploy-from =
    { $where ->
        [reserve] { $unit } va de { $start } en réserve.
       *[other] { $start ->
            [reserve] { $unit } va de la réserve à { $where }.
           *[other] { $unit } se redéploie de { $start } à { $where }.
        }
    }
log-rp = Points de renfort notés : { $card }.
log-flipped = { $unit } est à pleine force.
log-rebuilt =
    { $where ->
        [reserve] { $unit } est recréée dans la réserve.
       *[other] { $unit } est recréée à { $where }.
    }
log-attrition = { $unit } ({ $side }) est perdue, hors ravitaillement.
log-siege =
    { $falls ->
        [yes] { $space }, siège : dé { $die } ({ $modifier }) : le fort tombe.
       *[no] { $space }, siège : dé { $die } ({ $modifier }) : le fort tient.
    }
log-war-status = État de guerre, { $side } : { $own } ; combiné { $combined }.
log-commitment =
    { $level ->
        [1] { $side } : entrée en Guerre limitée.
       *[2] { $side } : entrée en Guerre totale.
    }
log-first-commitment = Premier à s'engager : PV { $vp }.
log-blockade = Blocus : PV { $vp }.
log-italy-neutral = L'Italie est toujours neutre : PV { $vp }.
log-peace-accepted = Conditions de paix acceptées.
log-peace-rejected = Conditions de paix refusées.
log-peace-roll = Conditions de paix : dé { $die } ; PV { $vp }.
log-over =
    { $winner ->
        [ap] Les Alliés gagnent.
        [cp] Les Puissances centrales gagnent.
       *[none] Personne ne gagne.
    }

## Avertissements
warn-out-of-supply = { $unit } à { $space } n'est pas ravitaillée et serait perdue à l'usure
warn-vp-cut-off = { $space } est coupé et tomberait à l'usure, avec son point de victoire
warn-vp-open = { $space } est ouvert : un ennemi voisin pourrait prendre son point de victoire
warn-mandatory = l'offensive obligatoire ({ $nation }) n'a pas encore été effectuée

## Fins de partie
end-automatic = victoire automatique
end-armistice = armistice
end-last-turn = le dernier tour est fini
end-total-war = un camp est entré en Guerre totale
end-peace = les conditions de paix ont été acceptées : match nul
end-peace-both-lose = les conditions de paix ont été acceptées : en tournoi, les deux joueurs perdent

## Ce qui est imprimé sur le plateau
board-title = Paths of Glory
board-value-combat = Combat
board-value-loss = Pertes
board-value-movement = Mouvement
board-view-west = Front de l'Ouest
board-view-italy = Front italien
board-view-east = Front de l'Est
board-view-balkans = Balkans
board-view-near-east = Proche-Orient
board-view-all = Toute la carte
board-box-reserve = Réserve, { $side }
board-box-eliminated = Éliminées, { $side }
board-box-removed = Hors de la partie
board-box-aside = Pas encore en jeu
board-track-turn = Tour
board-track-round = Rounds d'action
board-track-vp = Points de victoire
board-track-status = État de guerre
board-track-commitment = Engagement
board-track-russia = Capitulation russe
board-track-us = Entrée des États-Unis
board-season-none = sans saison
board-season-fall = automne
board-season-winter = hiver
board-season-spring = printemps
board-season-summer = été
board-note-ap-automatic = victoire automatique des Alliés
board-note-cp-automatic = victoire automatique des Puissances centrales
board-note-limited = Guerre limitée pour le camp dont c'est l'état propre
board-note-total = Guerre totale pour le camp dont c'est l'état propre
board-note-zimmermann = combiné : Télégramme Zimmermann permis
board-note-armistice = combiné : armistice
board-us-neutral = Neutres
board-us-zimmermann-allowed = Télégramme Zimmermann permis
board-us-zimmermann = Télégramme Zimmermann
board-us-over-there = Over There (arrivée des troupes)
board-russia-god-save-the-tsar = Dieu protège le tsar
board-russia-tsar-takes-command-allowed = Le tsar prend le commandement : permis
board-russia-tsar-takes-command = Le tsar prend le commandement
board-russia-fall-of-the-tsar-allowed = Chute du tsar permise
board-russia-fall-of-the-tsar = Chute du tsar
board-russia-bolshevik-revolution-allowed = Révolution bolchevique permise
board-russia-bolshevik-revolution = Révolution bolchevique
board-russia-brest-litovsk = Paix de Brest-Litovsk
board-overlay-supply = Ravitaillement, { $side }
board-overlay-victory = Espaces de victoire
board-space-fort = fort de niveau { $level }
board-space-port = port, { $side }
board-space-capital = capitale : { $nation }
board-space-source = source de ravitaillement
board-space-victory = point de victoire
board-space-near-east = Proche-Orient
board-link-only = seulement { $nations }
board-link-beach = débarquement
board-unit-dot = Ne peut jamais être renforcée.
board-unit-near-east = Peut servir au Proche-Orient.
board-deck-mobilization = Mobilisation
board-deck-limited = Guerre limitée
board-deck-total = Guerre totale
board-card-combat = carte de combat
board-card-once = un combat par tour
board-card-star = retirée après son événement
board-card-reinforcements = renforts
board-card-brings = amène { $units }
board-card-expansion = extension
board-use-ops = Ops
board-use-event = Évén.
board-use-sr = RS
board-use-rp = PR
board-use-combat = Combat
board-use-ops-note = { $points ->
    [one] un point
   *[other] { $points } points
} pour activer des espaces, dont les unités marchent ou attaquent
board-use-event-note = { $points ->
    [0] ce qui est écrit plus haut a lieu
   *[other] ce qui est écrit plus haut a lieu, et votre état de guerre monte de { $points }
}
board-use-sr-note = { $points ->
    [one] un point
   *[other] { $points } points
} pour envoyer des unités au loin par des espaces amis : un par corps, quatre par armée
board-use-rp-note = points notés pour chaque nation, dépensés en fin de tour pour refaire ses unités
board-use-combat-note = jouée dans un combat pour ce qui est écrit plus haut ; qui gagne la garde pour un autre, sauf si elle est retirée
short-vp = PV=points de victoire
short-ws = EG=état de guerre
short-rp = PR=points de renfort
short-sr = RS=redéploiement stratégique
short-ops = OPS=points d'opérations
short-mo = OO=offensive obligatoire
short-cf = FC=facteur de combat
short-cc = CC=carte de combat
short-cp = PC=Puissances centrales
short-a = A=Alliés mineurs
board-use-status = EG +{ $points }
board-verb-keep-guns = Garder Août 14
board-verb-shuffle-guns = La mélanger
board-verb-ops = Opérations
board-verb-event = Événement
board-verb-sr = Redéploiement
board-verb-rp = Renforts
board-verb-automatic = Opération automatique
board-verb-peace = Offrir la paix
board-verb-accept = Accepter
board-verb-reject = Refuser
board-verb-move = Activer en mouvement
board-verb-attack = Activer en attaque
board-verb-pick = Déplacer
board-verb-entrench = Se retrancher
board-verb-step = Y aller
board-verb-stop = S'arrêter ici
board-verb-assault = Attaquer
board-verb-join = Prendre part à l'attaque
board-verb-begin = Engager le combat
board-verb-pin = Attaque de flanc fixée d'ici
board-verb-frontal = Attaque de front
board-verb-roll = Lancer le dé de flanc
board-verb-combat-card = Carte de combat
board-verb-invoke = Utiliser ici
board-verb-fall-back = Reculer
board-verb-stand = Tenir bon
board-verb-lose = Perdre un pas
board-verb-restore = Rendre un pas
board-verb-retreat-all = Retraiter
board-verb-hold = Tenir : perdre un pas
board-verb-withdraw = Retraite de cette unité
board-verb-retreat = Y retraiter
board-verb-advance = Avancer
board-verb-further = Continuer
board-verb-storm = Attaquer le fort
board-verb-redeploy = Redéployer
board-verb-to = Y aller
board-verb-to-reserve = Vers la réserve
board-verb-stay = Rester finalement
board-verb-flip = À pleine force
board-verb-rebuild = Recréer
board-verb-deploy = Y placer
board-verb-trench = Creuser une tranchée
board-verb-give-up = Sacrifier
board-verb-concede = Céder un point
board-verb-reduce = Réduire
board-verb-discard = Défausser
board-verb-done = Terminer

## La légende
legend-link-restricted = pour les seules nations qui y sont nommées
legend-link-sea = par mer, vers le Proche-Orient ou au retour
legend-shape-square = débarquement de la force méditerranéenne
legend-mark-siege = fort assiégé
legend-mark-move = activé pour marcher
legend-mark-attack = activé pour attaquer
legend-mark-spent = a fini pour ce round
legend-mark-other = doit reculer
legend-mark-digging = se retranche
legend-mark-beachhead = tête de pont
## Ce qui se trouve sur le plateau
mark-fort = Fort de niveau { $level }
mark-siege = Fort de niveau { $level }, assiégé
mark-destroyed = Fort détruit
mark-trench = Tranchée de niveau { $level }, { $side }
mark-move = Activé en mouvement
mark-attack = Activé en attaque
mark-beachhead = Tête de pont
mark-spent = A agi ce round
mark-moving = En marche
mark-digging = Se retranche
mark-attacking = Attaque
mark-defending = Se défend
mark-retreating = Doit retraiter
mark-unsupplied = Hors ravitaillement
zone-hand = Main
zone-pile = Pioche
zone-discard = Défausse
zone-table = Cartes de combat
zone-removed = Hors du jeu
status-turn = Tour
status-turn-value = { $turn }, round { $round }/{ $rounds }
status-turn-note = Tour { $turn } sur { $last }
status-phase = Phase
status-vp = PV
status-war = État de guerre
status-war-note = Alliés + Puissances centrales = combiné. Guerre limitée à { $limited }, Guerre totale à { $total }, armistice à { $armistice } combinés.
status-commitment = Engagement
status-mandatory = Offensives dues
status-mandatory-owed = { $nation } : encore à mener
status-mandatory-made = { $nation } : menée
status-mandatory-free = { $nation } : pas exigée
status-rp = PR
status-rp-note = Points de renfort
status-marker-turn = Tour { $turn }
status-marker-vp = PV { $vp }
status-marker-combined = État de guerre combiné
status-marker-russia = Russie : { $spaces } espaces de victoire aux Puissances centrales
status-marker-us = États-Unis
status-use-ops = Opérations
status-use-event = Événement
status-use-sr = Redéploiement
status-use-rp = Renforts
status-use-automatic = Opération automatique
status-use-peace = Conditions de paix
status-phase-start = Début de la partie
status-phase-mandatory = Offensives obligatoires
status-phase-action = Action
status-phase-event = Événement
status-phase-peace = Conditions de paix
status-phase-activate = Activation
status-phase-move = Mouvement
status-phase-fight = Combat
status-phase-cards = Cartes de combat
status-phase-losses = Pertes
status-phase-retreat = Retraite
status-phase-advance = Avance
status-phase-redeploy = Redéploiement
status-phase-attrition = Usure
status-phase-siege = Sièges
status-phase-war = État de guerre
status-phase-replace = Renforts
status-phase-draw = Pioche
status-phase-over = La partie est finie

## Comment on gagne
win-now = avantage : { $side }
win-now-draw = partie nulle en l'état
win-draw = partie nulle
win-cp = gagnent à { $level } ou plus à la fin{ $lack ->
    [0] { "" } : c'est atteint
   *[other] { "" } : il en faut { $lack } de plus
}
win-ap = gagnent à { $level } ou moins à la fin{ $lack ->
    [0] { "" } : c'est atteint
   *[other] { "" } : il en faut { $lack } de moins
}
win-between = Entre les deux
win-bid = Mise, ajoutée à la fin
win-at-once = Tout de suite
win-at-once-value = Puissances centrales à { $cp } ou plus, Alliés à { $ap } ou moins ; on regarde à chaque phase d'état de guerre
win-end = Fin
win-end-turn = { $left ->
    [0] ce tour, { $turn }, est le dernier
    [one] encore un tour après celui-ci, le dernier : { $turn }
   *[other] encore { $left } tours après celui-ci, le dernier : { $turn }
}
win-end-total = ou dès qu'un camp entre en Guerre totale
win-end-armistice = ou par armistice, à un état de guerre combiné de { $level } : { $now } maintenant
win-spaces = Espaces de victoire
win-spaces-value = un point chacun à qui le prend ; les Puissances centrales en tiennent { $cp }, les Alliés { $ap }
win-mandatory = Offensives dues
win-mandatory-value = un point perdu par qui n'attaque pas ce tour avec { $nations }
win-blockade = { $points } point chaque hiver, pour les Alliés
win-italy = Italie neutre
win-italy-value = un point par tour pour les Puissances centrales


## Des tables à consulter
sheet-tab-war = Guerre et paix
sheet-fire-army = Tir des armées : score de pertes
sheet-fire-corps = Tir des corps et des forts : score de pertes
sheet-note-fire = Facteurs de combat en colonnes, dé modifié en lignes. Une armée parmi les tireurs suffit pour la première table.
sheet-head-attacker-shift = Colonne de l'attaquant
sheet-head-defender-shift = Colonne du défenseur
sheet-head-cancel = Retraite refusable
sheet-head-stops = Arrête l'avance
sheet-head-no-flank = Pas de flanc
sheet-trench = tranchée { $level }
sheet-note-terrain = De l'espace attaqué ; tranchée et terrain s'ajoutent.
sheet-head-last-of = Dernier tour de
sheet-mandatory = Offensives obligatoires
sheet-peace = Paix refusée : points pour qui a proposé
sheet-note-peace = Selon l'état de guerre combiné.
sheet-scenarios = Seuils de victoire
sheet-brest = { $scenario }, après Brest-Litovsk
sheet-head-ap-wins = Alliés gagnent jusqu'à
sheet-head-cp-wins = Puissances centrales gagnent dès
sheet-vp = Ce qui déplace le marqueur de victoire
sheet-note-vp = Vers le haut pour les Puissances centrales.
sheet-head-points = Points
sheet-vp-space = un espace de victoire pris par les Puissances centrales (repris : l'inverse)
sheet-vp-mandatory-missed-cp = offensive manquée par les Puissances centrales
sheet-vp-mandatory-missed-ap = offensive manquée par les Alliés
sheet-vp-mutiny-attack = après la mutinerie, attaque française sans Américains un tour d'offensive française
sheet-vp-blockade = Blocus, chaque hiver
sheet-vp-italy-neutral = Italie neutre, chaque tour dès la Guerre totale des Alliés
sheet-vp-peace-offensive-failed = Offensive pour la paix sans avance
sheet-vp-romania-neutral = Chute du Tsar, Roumanie neutre, en plus
sheet-status = État de guerre
sheet-status-limited = Guerre limitée, état propre
sheet-status-total = Guerre totale, état propre
sheet-status-zimmermann = Télégramme Zimmermann, combiné
sheet-status-tsar-takes-command = Le Tsar prend le commandement, espaces russes perdus
sheet-status-fall-of-the-tsar = Chute du Tsar, combiné et espaces russes perdus
sheet-status-armistice = Armistice, combiné
sheet-numbers = Nombres à retenir
sheet-numbers-sr-corps = redéploiement d'un corps
sheet-numbers-sr-army = redéploiement d'une armée
sheet-numbers-rp-army = renfort d'un pas d'armée
sheet-numbers-rp-corps = renfort d'un pas de corps
sheet-numbers-stacking = unités dans un espace
sheet-numbers-siege = jets de siège en août et septembre 1914
sheet-numbers-flank = une attaque de flanc réussit à
sheet-numbers-flank-bonus = par autre espace attaquant libre
sheet-numbers-sinai = attaque vers le Sinaï ou depuis lui
sheet-head-card = Carte
sheet-head-deck = Paquet
sheet-head-brings = Amène
sheet-note-arrivals = Jouée en événement ; une par nation et par tour.

## Une procédure en cours
panel-no-card = Sans carte
panel-points = Points restants
panel-move = En marche
panel-units = Unités
panel-path = Chemin
panel-combat = Attaque sur { $space }
panel-attackers = Attaque, { $side }
panel-defenders = Défense, { $side }
panel-fort-alone = le fort seul
panel-fort = fort { $level }
panel-fire = Tir, { $side }
panel-fire-value =
    { $table ->
        [army] { $strength } sur la table des armées, colonne { $column }
       *[corps] { $strength } sur la table des corps, colonne { $column }
    }
panel-shift = Décalage, { $side }
panel-modifier = Modificateur du dé, { $side }
panel-fired = Tir effectué, { $side }
panel-fired-value = dé modifié { $die }, score de pertes { $score }
panel-fired-score = score de pertes { $score }
panel-to-lose = Pertes encore à prendre, { $side }
panel-flank = Attaque de flanc
panel-flank-pin = fixation depuis { $space }
panel-flank-won = réussie : l'attaquant tire d'abord
panel-flank-lost = manquée : le défenseur tire d'abord
panel-cards = Cartes de combat
panel-retreat = Retraite
panel-retreat-value =
    { $length ->
        [one] { $units } : { $length } espace
       *[other] { $units } : { $length } espaces
    }

## Chances et calques
chart-frontal = Attaque de front
chart-flank = De flanc, fixation depuis { $space }
chart-clear = { $space } dégagé
chart-win = Victoire, { $side }
chart-tie = Égalité
chart-lose-unit = Unité perdue, { $side }
chart-steps = Pas perdus, { $side }
shade-supply = Ravitaillement, { $side }
shade-supply-note =
    { $units ->
        [0] { $side } : toutes les unités sont ravitaillées.
        [one] { $side } : { $units } unité hors ravitaillement.
       *[other] { $side } : { $units } unités hors ravitaillement.
    }
shade-victory = Espaces de victoire
shade-victory-note = Alliés { $ap }, Puissances centrales { $cp }

## Options d'une nouvelle partie
option-balance = Déploiement optionnel favorable aux Puissances centrales (4.2.4)
option-commitment-vp = Un point de victoire au premier à s'engager (5.1.3)
option-hand-of-eight = Mains de huit cartes (9.1.4)
option-entrench-bonus = Un échec de retranchement aide la tentative suivante (11.2.9)
option-expansion = Les vingt cartes de l'extension
option-tournament = Règles de compétition (5.6)
option-bid = Points de victoire misés pour les Alliés (5.6.2)
option-cards-after-flank = Kemal agit aussi contre une attaque de flanc réussie
option-sinai-mixed = Le malus du Sinaï aussi quand d'autres attaquent d'ailleurs
option-retreat-anyway = Retraite aussi quand aucun attaquant ne peut avancer
option-us-at-once = Renforts américains dès le tour d'Over There
option-intro-stars = Introduction : chaque événement à astérisque vaut un point de victoire
option-east-by-land = Russes, Roumains et Serbes tracent leur ravitaillement par terre seulement (14.1.4)

bad-bid-alone = une enchère demande l'option tournament ({ $rule })
bad-tournament-scenario = les règles de tournoi sont pour les scénarios Guerre limitée et Campagne ({ $rule })

## The game and its scenarios
game-title = Paths of Glory
game-text = La Première Guerre mondiale en Europe et au Proche-Orient. Chaque tour se joue par les cartes : chacune sert aux opérations, à un événement, au redéploiement ou aux renforts, jamais à deux choses à la fois.
scenario-introduction = Introduction
scenario-text-introduction = Août 1914 et les mois suivants : une courte partie pour apprendre.
scenario-limited-war = Guerre limitée
scenario-text-limited-war = La guerre de mouvement et les premières tranchées, avec les cartes de mobilisation et de guerre limitée. Une soirée.
scenario-campaign = Campagne
scenario-text-campaign = Toute la guerre, d'août 1914 à l'armistice, avec la guerre totale, la révolution et les Américains. Plusieurs soirées.
report-points = Points de victoire : ils montent pour les Puissances centrales, descendent pour les Alliés

## Noms
side-ap = Alliés
side-cp = Puissances centrales
turn-name =
    { $season ->
        [aug] { month-august }
        [sep] { month-september }
        [winter] hiver
        [spring] printemps
        [summer] été
       *[fall] automne
    } { $year }
nation-none = aucune
nation-ah-it = Autriche-Hongrie contre Italie
nation-sn = Senoussis
nation-ana = Arabes
nation-mef = plage de débarquement
terrain-clear = terrain dégagé
terrain-forest = forêt
terrain-mountain = montagne
terrain-swamp = marais
terrain-desert = désert
level-name =
    { $level ->
        [0] Mobilisation
        [1] Guerre limitée
       *[2] Guerre totale
    }
unit-off-map =
    { $box ->
        [0] réserve
        [1] éliminée
        [2] retirée
       *[3] hors jeu
    }
unit-corps = Corps { ADJECTIVE($nation) }
unit-yld = Armée turque Yildirim
unit-aoi = Armée turque de l'Islam
unit-orient = Armée française d'Orient
unit-bef = Corps expéditionnaire britannique (BEF)
unit-befc = Corps de la BEF
unit-ne = Armée britannique du Proche-Orient
unit-mef = Force expéditionnaire britannique en Méditerranée (MEF)
unit-cau = Armée russe du Caucase
unit-plc = Corps polonais au service allemand
unit-sn = Senoussis
unit-ana = Armée arabe du Nord
unit-cav = Corps de cavalerie russe
unit-czl = Légion tchèque

## La position en texte
show-west = Ouest
show-italy = Italie
show-east = Est
show-balkans = Balkans
show-near-east = Proche-Orient
show-boxes = Hors carte
show-reserve = Réserve
show-dead = Éliminées
show-hand = Main
show-table = Sur la table
show-trench = tranchée { $level }
show-fort = fort { $level }
show-fort-besieged = fort { $level } assiégé
show-oos = hors ravitaillement
show-vp = PV
show-score = PV { $count }
show-status = état de guerre
show-status-added = état de guerre +{ $count }
show-turn = { $name } (tour { $turn }/{ $last })
show-round = { $turn }, round { $round }/{ $rounds }
show-rp = Points de renfort
show-russia = Russie
show-us = É.-U.
show-cards = main de { $count }
show-owed = Offensive obligatoire encore à mener
show-made = offensive obligatoire
show-against = contre { $units }
show-attack = Attaque sur { $space } ({ $notes })
show-points = { $count } points
show-cc = carte de combat
show-army = armée
show-corps = corps
show-held = camp { $side }
show-next = Voisins :
show-empty = vide
show-to-move = mouvement
show-to-attack = attaque
show-full = pleine force
show-done = menée
show-reduced = réduite
show-brings = amène { $units }
show-activated = Activés
show-moving = En marche
show-key = A/C Alliés, Puissances centrales ; * point de victoire ; M, X activé en mouvement, attaque ; (réduite) ; ! hors ravitaillement

## Chapitres de l'index des règles
chapter-2 = Carte et pions
chapter-3 = Termes
chapter-4 = Mise en place et scénarios
chapter-5 = Victoire
chapter-6 = Le tour
chapter-7 = Offensives obligatoires
chapter-8 = La phase d'action
chapter-9 = Les cartes et leurs usages
chapter-10 = Empilement
chapter-11 = Mouvement et tranchées
chapter-12 = Combat
chapter-13 = Redéploiement stratégique
chapter-14 = Ravitaillement
chapter-15 = Forts et sièges
chapter-16 = État de guerre, entrées et paix
chapter-17 = Renforts
chapter-cp = Cartes des Puissances centrales
chapter-ap = Cartes des Alliés
