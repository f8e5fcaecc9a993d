### Ce que disent Galicie 1914 et Ypres 1914. Un seul fichier pour les deux batailles.

## Noms
side-ah = { nation-ah }
side-ru = { nation-ru }
side-al = Alliés
side-ge = { nation-ge }
turn-name = { turn-days } { $year }
unit-name =
    { $nation ->
        [ah] AH { $name }
        [ru] RU { $name }
        [fr] FR { $name }
        [be] BE { $name }
        [br] GB { $name }
       *[ge] ALL { $name }
    }
marker-galicia-1914 = { title-army }
marker-first-ypres-1914 =
    { $nation ->
        [al] Zone { $number } alliée
       *[ge] Zone { $number } allemande
    }

## Questions
ask-setup =
    { $count ->
        [one] Placez votre dernière unité dans les limites de son armée.
       *[other] Placez vos { $count } unités dans les limites de leurs armées, ou prenez le déploiement historique.
    }
ask-setup-hex = Où commence { $unit } ?
ask-arrive =
    { $count ->
        [one] Un renfort arrive.
       *[other] { $count } renforts arrivent : lequel d'abord ?
    }
ask-arrive-hex = Où entre { $unit } ?
ask-replace = Remplacements : rendez un pas à une unité réduite, reformez une cavalerie, ou passez.
ask-rebuild-hex = Avec quelle cavalerie revient { $unit } ?
ask-flood = Ouvrir les écluses de Nieuport ? Les plaines seront inondées dans deux tours.
ask-rail =
    { $left ->
        [one] Mouvement par rails : encore { $left } unité.
       *[other] Mouvement par rails : encore { $left } unités.
    }
ask-rail-to = Vers quelle gare va { $unit } ?
ask-move = { $marker } : choisissez une unité à déplacer, ou finissez le mouvement.
ask-march =
    { $points ->
        [one] { $units } : vers où, avec { $points } point ?
       *[other] { $units } : vers où, avec { $points } points ?
    }
ask-combat = Votre phase de combat du tour maintenant ? Choisissez un hexagone à attaquer, ou passez.
ask-more =
    { $attacks ->
        [0] Attaquez un autre hexagone, ou finissez la phase de combat.
        [one] Une attaque est déclarée. Une autre, ou la résoudre ?
       *[other] { $attacks } attaques sont déclarées. Une autre, ou les résoudre ?
    }
ask-join =
    { $units ->
        [none] Qui attaque { $space } ?
       *[other] { $units } contre { $space } : qui d'autre se joint ?
    }
ask-resolve = Quelle attaque est résolue maintenant ?
ask-withdraw = De la cavalerie peut se dérober avant le combat : { $spaces }.
ask-rollers =
    { $count ->
        [one] Un attaquant doit lancer le dé : lequel ?
       *[other] { $count } attaquants doivent lancer le dé : choisissez-les.
    }
ask-remnant = Une unité britannique est détruite. Des débris comblent-ils la brèche ?
ask-retreat = Quelle unité recule d'abord ?
ask-fall =
    { $left ->
        [one] Où recule { $unit } ? Encore { $left } hexagone.
       *[other] Où recule { $unit } ? Encore { $left } hexagones.
    }
ask-advance = La voie est libre : { $spaces }. Quel attaquant avance ?
ask-advance-where = Dans quel hexagone avance { $unit } ?
ask-further = { $unit } avance-t-elle d'un hexagone de plus ?

## Une aide sous les questions : de quoi il retourne et ce qui suit, avec la règle
ask-setup-help = Chaque unité commence dans la bande de son armée, à quelques hexagones de la frontière. Dans le doute, prenez le déploiement historique.
    .rule = GAL.3.11a
ask-setup-hex-help = Deux unités par hexagone, trois si toutes sont à cheval. Bourgs et bois aident à défendre ; le rail nourrit.
    .rule = GAL.3.11a
ask-arrive-help = Les unités attendues ce tour entrent maintenant, et marcheront quand sortira le marqueur de leur zone.
    .rule = STD.9.1
ask-arrive-hex-help = Les hexagones qui brillent sont ceux où cette unité peut entrer, avec de la place dans la pile.
    .rule = STD.9.1
ask-replace-help = Un marqueur sur une unité réduite lui rend un pas en fin de tour, sauf si on l'attaque ; dessous, elle ne bouge ni n'attaque. Ce qui ne sert pas maintenant n'est pas gardé.
    .rule = STD.9.3
ask-rebuild-hex-help = La cavalerie détruite revient, réduite, dans l'hexagone d'une autre cavalerie de son camp.
    .rule = STD.9.3
ask-flood-help = Une fois décidée, l'eau vient dans deux tours : une plaine inondée coûte tout le mouvement, et on n'y revient pas. Elle couvre l'Yser, mais vous gêne aussi.
    .rule = YPR.5.33a
ask-rail-help = Les trains portent Français et Britanniques d'un bourg au suivant sur une ligne libre ; qui voyage ne marche pas ce tour.
    .rule = YPR.5.34
ask-rail-to-help = Le premier bourg de chaque ligne, sans traverser de zone ennemie, s'il y a place.
    .rule = YPR.8.1b
ask-move-help = Les unités qui sont dans la zone de ce marqueur peuvent marcher, avec les points de son dé : le premier nombre pour l'infanterie, le second pour la cavalerie. Ensuite vous pourrez combattre, une fois par tour.
    .rule = STD.10.1
ask-march-help = Cliquez le but. Terrain et rivières coûtent plus ; un hexagone voisin d'un ennemi arrête la marche.
    .rule = STD.11.1
ask-combat-help = Chaque camp combat une fois par tour, après le marqueur de son choix : maintenant avec tous ceux qui touchent l'ennemi, plus tard peut-être avec davantage. Si vous passez, l'occasion revient avec votre prochain marqueur.
    .rule = STD.5.3
ask-more-help = On annonce d'abord toutes les attaques, puis on les règle dans l'ordre voulu. Qui attaque de deux hexagones ou plus doit attaquer toutes les piles ennemies voisines de ces hexagones.
    .rule = STD.12.5
ask-join-help = Les forces des deux camps donnent la colonne de la table ; d'elle dépend qui lance, et avec quel modificateur. L'unité dont le dé dépasse son efficacité perd un pas.
    .rule = STD.12.6
ask-resolve-help = L'ordre vous appartient : un premier succès peut ouvrir ou fermer un chemin de retraite.
    .rule = STD.12.1
ask-withdraw-help = La cavalerie qui se dérobe ne souffre pas, mais cède l'hexagone. Qui reste se bat.
    .rule = STD.14.3
ask-rollers-help = À ce rapport, seuls quelques attaquants courent un risque. Les plus efficaces souffrent le moins.
    .rule = STD.12.11
ask-remnant-help = Cuisiniers et artilleurs bouchent le trou : plus personne ne recule, et une faible unité britannique tient la place.
    .rule = YPR.10.4a
ask-retreat-help = Chaque unité qui a manqué son jet recule pour son compte. La première peut laisser ou prendre la place de la suivante.
    .rule = STD.12.15
ask-fall-help = Vers vos lignes, hexagone par hexagone, et pas le long de l'ennemi sauf là où se tient un ami. L'unité qui ne peut aller jusqu'au bout est détruite.
    .rule = STD.12.15
ask-advance-help = Entrer prend l'hexagone, sans frais et malgré les zones. Rester garde la ligne fermée.
    .rule = STD.12.19
ask-advance-where-help = Plusieurs hexagones se sont vidés : l'unité entre dans l'un d'eux.
    .rule = STD.12.19
ask-further-help = Un hexagone de plus, sans ennemi ni zone ennemie.
    .rule = STD.12.19

## Les questions pour ceux à qui elles ne sont pas posées
ask-setup-others = Placement des unités ; il en reste { $count }.
ask-replace-others = Choix des remplacements.
ask-move-others = { $marker } : mouvement des unités.
ask-march-others = { $units } : en marche ; points restants : { $points }.
ask-combat-others = Choix de la phase de combat du tour, maintenant ou plus tard.
ask-more-others = Déclaration d'attaques : { $attacks } jusqu'ici.
ask-rollers-others = Choix des attaquants qui lancent le dé : { $count }.
ask-setup-hex-others = Choix du départ : { $unit }.
ask-arrive-others = Des renforts arrivent : { $count }.
ask-arrive-hex-others = Choix de l'entrée : { $unit }.
ask-rebuild-hex-others = Choix de la cavalerie avec laquelle revient { $unit }.
ask-flood-others = Choix d'ouvrir ou non les écluses de Nieuport.
ask-rail-others = Mouvement par rails ; unités restantes : { $left }.
ask-rail-to-others = Choix de la gare : { $unit }.
ask-join-others = Choix de qui attaque { $space }.
ask-resolve-others = Choix de l'attaque à résoudre.
ask-withdraw-others = De la cavalerie peut se dérober avant le combat : { $spaces }.
ask-remnant-others = Une unité britannique est détruite : choix de combler ou non la brèche avec des débris.
ask-retreat-others = Choix de qui recule d'abord.
ask-fall-others = Choix du recul : { $unit } ; hexagones restants : { $left }.
ask-advance-others = La voie est libre : { $spaces }. Choix de qui avance.
ask-advance-where-others = Choix de l'hexagone où avance { $unit }.
ask-further-others = Choix d'avancer ou non d'un hexagone de plus : { $unit }.

## Réponses
verb-place = placer { $noun }
verb-at = à { $noun }
verb-deploy = prendre le déploiement historique
verb-replace = un pas pour { $noun }
verb-rebuild = reformer { $noun }
verb-pass = passer
verb-flood = ouvrir les écluses
verb-rail = { $noun } prend le train
verb-move = déplacer { $noun }
verb-with = emmener { $noun }
verb-to = vers { $noun }
verb-through = par { $noun }, puis plus loin
verb-stay = rester ici
verb-done = finir le mouvement
verb-attack = attaquer { $noun }
verb-join = { $noun } attaque
verb-join-all = toutes attaquent
verb-also = attaquer aussi { $noun }
verb-settle = l'attaque est prête
verb-support = employer le soutien offensif
verb-call-off = renoncer à l'attaque sur { $noun }
verb-resolve = résoudre les attaques
verb-fight = combattre pour { $noun }
verb-slip = { $noun } se dérobe
verb-stand = tenir et combattre
verb-fall = reculer vers { $noun }
verb-halt = s'arrêter là
verb-roll = { $noun } lance le dé
verb-retreat = { $noun } recule
verb-ignore = { $noun } s'accroche
verb-remnant = des débris à { $noun }
verb-decline = pas de débris
verb-advance = { $noun } avance

## Raisons : mise en place, renforts, remplacements
place-not-due = cette unité n'est pas à placer maintenant
place-no-hex = aucun hexagone ne peut l'accueillir maintenant
place-wrong-army = elle commence dans les limites de sa propre armée
place-wrong-land = les unités commencent dans leur pays
place-in-germany = aucune unité autrichienne ne commence en Allemagne
place-too-near = les unités commencent à quatre hexagones au moins du pays ennemi
place-no-supply = elle n'y serait pas ravitaillée
place-enemy = des unités ennemies s'y trouvent
place-no-town = les renforts entrent dans une ville ou une cité de leur pays, pleinement ravitaillée
place-in-zoc = les renforts autrichiens n'entrent pas en ZdC ennemie
place-second-army = les renforts de la 2e armée entrent dans la partie autrichienne de son secteur, ravitaillés, à quatre hexagones des Russes ravitaillés
place-corps = les unités d'un corps entrent dans le même secteur
place-not-source = elle entre sur un hexagone de ravitaillement de ses zones, au bord de la carte
replace-not-reduced = ce n'est pas une unité à deux pas réduite, sur la carte
replace-not-supplied = elle n'est pas pleinement ravitaillée
replace-in-zoc = elle est en ZdC ennemie
replace-no-marker = il ne reste pas de marqueur de remplacement pour elle ce tour
rebuild-not-cavalry = seule une cavalerie éliminée revient
rebuild-no-host = il faut une cavalerie de sa nation pleinement ravitaillée, hors ZdC ennemie, avec de la place

## Raisons : empilement
stack-full = deux unités par hexagone, trois si toutes sont de cavalerie
stack-mixed-arms = avec de l'infanterie, la limite est de deux unités
stack-nations = des unités de nations différentes ne s'empilent pas

## Raisons : mouvement
move-not-yours = ce n'est pas une unité du camp dont le MCA est tiré
move-off-map = elle n'est pas sur la carte
move-other-area = elle n'est pas dans le secteur du MCA tiré
move-has-moved = elle a fini pour ce tour
move-replaced = elle est sous un marqueur de remplacement
move-besieged = elle est assiégée
move-enemy = des unités ennemies s'y trouvent
move-enemy-fort = un fort ennemi s'y trouve
move-forbidden = personne ne peut y aller
move-too-far = les points n'y suffisent pas
move-zone-stops = une ZdC ennemie l'arrête en chemin
move-first-turn = au tour 1 personne n'entre en ZdC ennemie
move-flooded = on n'entre dans un hexagone inondé que d'un hexagone voisin, et c'est tout le mouvement
move-zone-to-zone = pas d'une ZdC ennemie droit dans une autre
move-belgians-march = les Belges à l'est de leur ligne se replient selon leur boussole, aussi loin que possible
move-must = les Belges à l'est de leur ligne doivent marcher
move-go-home = une unité hors de sa zone doit s'en rapprocher
move-must-part = une pile qui ne peut rester ensemble doit se séparer
move-other-hex = des unités qui marchent ensemble partent du même hexagone
move-already-there = elle y est déjà
move-no-gain = passer par là ne changerait rien
zone-a-only = cette division reste en zone A
zone-d-belgians = les Belges restent en zone D
zone-d-closed = personne n'entre en zone D avant le tour 2
zone-d-germans = aucun Allemand n'entre ni n'attaque en zone D avant le tour 4
zone-east-of-line = les Belges à l'est de leur ligne n'attaquent pas
flood-no-belgians = il faut une unité belge ravitaillée à Nieuport
rail-nation = seules des unités françaises et britanniques sur la carte prennent le train
rail-not-station = le départ se fait d'une ville ou d'une cité sur une voie ferrée
rail-fresh = qui vient d'entrer ne prend le train qu'au bord ouest ou sud
rail-four = quatre unités ont pris le train ce tour
rail-has-moved = elle a déjà pris le train
rail-no-way = le train s'arrête à la première ville de sa ligne
rail-zone = un train ne traverse pas une ZdC ennemie

## Raisons : combat
attack-not-yours = ce n'est pas une de vos unités sur la carte
attack-not-adjacent = elle n'est pas voisine de cet hexagone
attack-no-enemy = il n'y a pas d'ennemi là
attack-twice = une unité attaque une fois par tour
attack-hex-twice = un hexagone est attaqué une fois par phase
attack-under-marker = elle est sous un marqueur de remplacement
attack-star = l'astérisque du résultat de son armée interdit le combat à l'infanterie ce tour
attack-besieged = elle est assiégée
attack-from-water = pas d'attaque depuis un hexagone inondé
remnant-not-here = des débris ne comblent que la brèche d'une unité britannique détruite là, un par hexagone
place-antwerp = d'Anvers, on arrive par le bord est de la zone D
move-stayed = on lui a dit de rester
roll-not-this = elle n'est pas de celles qu'on peut désigner pour le dé
attack-nobody-else = il n'y a plus deux unités à joindre
attack-remnant = les débris n'attaquent pas
attack-reduced = en ravitaillement réduit elle n'attaque pas
attack-not-home = une unité hors de sa zone n'attaque pas
attack-nobody = personne n'attaque encore
attack-called-off = après un renoncement, l'attaque ne vient que d'un seul hexagone
attack-one-hex = une attaque vise un seul hexagone
attack-all-adjacent = chaque attaquant doit toucher chaque hexagone attaqué
attack-join-first = choisissez d'abord un attaquant
attack-duty = une attaque venue de plusieurs hexagones oblige à attaquer toutes les piles ennemies voisines
attack-nothing-due = cette attaque n'a pas d'obligation à remplir
attack-not-declared = aucune attaque de ce genre n'est déclarée
attack-resolve-first = les attaques déclarées doivent être résolues
support-none = il ne reste pas de marqueur de soutien offensif
support-not-now = aucun marqueur de soutien ne sert à ce tour
support-running = pas de soutien deux tours de suite
support-twice = le soutien est déjà employé ce tour
support-too-late = le soutien s'annonce avec une attaque
slip-not-cavalry = seule la cavalerie montée attaquée se dérobe
slip-no-way = elle n'a pas d'issue
slip-tried = elle a déjà essayé
fall-not-back = ce n'est pas une direction de sa boussole de recul
fall-blocked = un ennemi, sa ZdC ou un terrain interdit s'y trouve
fall-must = elle doit reculer plus loin
fall-no-ignore = on n'ignore qu'un recul d'un seul hexagone, dans un lieu qui le permet
fall-not-this = ce n'est pas un des choix
fall-no-room = il n'y a pas de place, ou pas de suite possible par là
advance-not-attacker = seuls les attaquants survivants avancent, une fois chacun
advance-held = cet hexagone ne lui est pas ouvert

## Journal
log-turn = — { $turn } —
log-deploy =
    { $count ->
        [one] { $side } : { $count } unité se déploie comme dans l'histoire.
       *[other] { $side } : { $count } unités se déploient comme dans l'histoire.
    }
log-arrive = { $unit } arrive à { $space }.
log-replace = Remplacements pour { $unit } à { $space }.
log-rebuild = { $unit } est reformée à { $space }.
log-recovered = { $unit } à { $space } revient à pleine puissance.
log-replacement-lost = { $unit } est attaquée et perd ses remplacements.
log-fed = { $unit } à { $space } est de nouveau ravitaillée.
log-reduced = { $unit } à { $space } : ravitaillement réduit.
log-unsupplied = { $unit } à { $space } : non ravitaillée.
log-fort-fed = { $unit } à { $space } vit sur le fort.
log-surrender = { $unit } à { $space } se rend (dé { $die }, il fallait { $need } ou moins).
log-no-surrender = { $unit } à { $space } tient bon (dé { $die }, il fallait { $need } ou moins).
log-flood = { $side } : les écluses de Nieuport sont ouvertes.
log-flooded = Les plaines de l'Yser sont sous l'eau.
log-rail = { $unit } va par rails jusqu'à { $space }.
log-rail-from = { $unit } va par rails de { $start } à { $space }.
log-draw =
    { $star ->
        [yes] { $marker } : dé { $die }, infanterie { $infantry }, cavalerie { $cavalry } ; son infanterie n'attaque pas.
       *[no] { $marker } : dé { $die }, infanterie { $infantry }, cavalerie { $cavalry }.
    }
log-move = { $units } vers { $space }.
log-move-from = { $units } de { $start } vers { $space }.
log-through = { $units } par { $space }.
log-through-from = { $units } de { $start } par { $space }.
log-declare = { $units } contre { $spaces }.
log-call-off = { $side } : on renonce à l'attaque sur { $space }.
log-support = { $side } : soutien offensif.
log-slip-roll =
    { $held ->
        [yes] { $unit } veut se dérober, dé { $die } (il faut { $need } ou moins) : réussi.
       *[no] { $unit } veut se dérober, dé { $die } (il faut { $need } ou moins) : manqué.
    }
log-slip = { $unit } se dérobe vers { $space }.
log-slip-from = { $unit } se dérobe de { $start } vers { $space }.
log-prove = { $side } : le corps { $corps } fait ses preuves, dé { $die } : VET { $ter }.
log-odds =
    { $shift ->
        [0] { $side }, { $spaces } : { $attack } contre { $defence }, colonne { $column }.
       *[other] { $side }, { $spaces } : { $attack } contre { $defence }, décalage { $shift }, colonne { $column }.
    }
log-roll =
    { $over ->
        [0] { $unit }, dé { $die } (modificateur { $modifier }), il faut { $need } ou moins : elle tient.
       *[other] { $unit }, dé { $die } (modificateur { $modifier }), il faut { $need } ou moins : raté de { $over }.
    }
log-fort-roll =
    { $held ->
        [yes] { $side } : fort de { $space }, dé { $die }, il faut { $need } ou moins : il tient.
       *[no] { $side } : fort de { $space }, dé { $die }, il faut { $need } ou moins : touché.
    }
log-fort-hit =
    { $left ->
        [0] Le fort de { $space } est détruit.
       *[other] Le fort de { $space } n'a plus que { $left }.
    }
log-step = { $unit } perd un pas.
log-eliminated = { $unit } est éliminée.
log-no-retreat = { $unit } ne peut reculer et disparaît.
log-ignore = { $unit } s'accroche à { $space }.
log-fall = { $unit } recule vers { $space }.
log-fall-from = { $unit } recule de { $start } vers { $space }.
log-remnant = { $unit } comble la brèche à { $space }.
log-advance = { $unit } avance vers { $space }.
log-advance-from = { $unit } avance de { $start } vers { $space }.
log-front = { $side } : le front est continu. Dès le tour suivant, toute la cavalerie combat à pied.
log-score =
    { $count ->
        [one] { $side } : { $count } hexagone de victoire, { $vp } PV.
       *[other] { $side } : { $count } hexagones de victoire, { $vp } PV.
    }
log-przemysl =
    { $fell ->
        [yes] { $side } : Przemyśl est assiégée, dé { $die } : elle se rend.
       *[no] { $side } : Przemyśl est assiégée, dé { $die } : elle tient.
    }
log-count = Points de victoire : Russie { $russian }, Autriche-Hongrie { $austrian }.
log-hexes = Hexagones de victoire : Alliés { $allied }, Allemagne { $german }.

## Avertissements et fins
warn-unsupplied = { $unit } à { $space } n'est pas ravitaillée : sa VET baisse de deux
end-points = points de victoire après le dernier tour
end-hexes = hexagones de victoire après le dernier tour

## Options d'une nouvelle partie
option-control-pass = Traverser un hexagone de victoire en change le contrôle (STD.4.2, reconstituée)
option-zoc-to-zoc = On peut passer d'une ZdC ennemie à la suivante (STD.7.4, reconstituée)
option-reduced-attack = Une unité au ravitaillement réduit peut attaquer (STD.8.5, reconstituée)
option-unsupplied-half = Une unité non ravitaillée va à demi-allure (STD.8.6, reconstituée)
option-minimum-hex = Une unité peut toujours faire un hexagone, quel qu'en soit le prix (STD.11.3, reconstituée)
option-declare-first = Toutes les attaques se déclarent avant la première résolution (STD.12.1, reconstituée)
option-multi-hex = Une attaque peut viser plusieurs hexagones (STD.12.4, reconstituée)
option-attack-all = Devoir d'attaquer toutes les piles ennemies voisines des attaquants (STD.12.5, reconstituée)
option-attack-all-never = jamais
option-attack-all-several = si l'attaque vient de plusieurs hexagones
option-attack-all-always = toujours
option-cap-first = Le rapport est limité à 6-1 et 1-3 avant les décalages (STD.12.7, reconstituée)
option-loss-choice = Qui choisit les attaquants qui lancent le dé (STD.12.11, reconstituée)
option-loss-choice-attacker = l'attaquant
option-loss-choice-defender = le défenseur
option-loss-choice-chance = le hasard
option-retreat-most = Recul le plus long, en hexagones (STD.12.13, reconstituée)
option-stack-retreats = Toute la pile recule aussi loin que la plus mal lotie (STD.12.14, reconstituée)
option-short-retreat = Un recul bloqué coûte un pas au lieu de l'unité (STD.12.16, reconstituée)
option-advance-hexes = Hexagones d'avance après combat (STD.12.19, reconstituée)
option-withdraw-hexes = Hexagones dont la cavalerie peut se dérober (STD.14.3, reconstituée)
option-enemy-rails = Les voies du pays ennemi ravitaillent partout où elles sont vides, même loin derrière ses lignes (GAL.7.2d, notre lecture)
option-surrender-lowered = La reddition se joue sur la VET réduite faute de ravitaillement (GAL.7.4b, notre lecture)
option-fort-factor = Un fort ajoute son facteur aux unités qu'il abrite (STD.13.3, reconstituée)
option-remnant-alone = Des débris n'annulent que leur propre recul (YPR.10.4b, notre lecture)

## Les batailles et leurs scénarios
game-title-galicia-1914 = Galicie 1914
game-title-first-ypres-1914 = Ypres 1914
game-text-galicia-1914 = Clash of Giants II. Août 1914 : quatre armées autrichiennes affrontent quatre armées russes entre la Vistule et le Dniestr. Les MCA sortent d'un récipient, un dé dit jusqu'où marche l'armée, et chaque unité au combat lance son propre dé. La carte, les pions et les règles standard de la série sont reconstitués.
game-text-first-ypres-1914 = Clash of Giants II. Octobre 1914 : la course à la mer s'achève en Flandre. Les zones sortent d'un récipient, un dé dit jusqu'où marchent leurs unités, et chaque unité au combat lance son propre dé. La carte, les pions et les règles standard de la série sont reconstitués.
scenario-campaign = Campagne
scenario-text-campaign-galicia-1914 = Dix tours, du 17 août au 15 septembre 1914. Les deux joueurs placent leurs armées derrière la frontière, le Russe d'abord. Une longue soirée.
scenario-text-campaign-first-ypres-1914 = Dix-huit tours, du 8 octobre au 12 novembre 1914, depuis des positions imprimées. Un week-end.
scenario-deployed = Déploiement historique
scenario-text-deployed = Les mêmes dix tours ; les armées sont déjà là où nous pensons qu'elles étaient (reconstitué).
report-points-galicia-1914 = Points de victoire : ceux de l'Autriche-Hongrie jusque-là, ceux que la Russie compterait
report-points-first-ypres-1914 = Hexagones de victoire tenus

## Les unités en toutes lettres
adjective-ah = autrichien
    .f = autrichienne
unit-remnant = débris { ADJECTIVE($nation) }s n° { $number }
unit-of-corps = { $title } ({ $corps })
corps-numbered =
    { $number ->
        [I] Ier corps
       *[other] { $number }e corps
    } { $kind ->
        [Cav] de cavalerie
        [R] de réserve
        [B] bavarois
        [Ca] caucasien
       *[none] { "" }
    }
corps-named =
    { $name ->
        [Grenadier] corps des grenadiers
        [Guard] corps de la Garde
        [Cavalry] corps de cavalerie
        [Indian] corps indien
       *[other] corps { $name }
    }
unit-kind = { $arm } { $words }
unit-arm-cavalry = de cavalerie
unit-arm-cossack = cosaque
unit-word-lw = de Landwehr
unit-word-h = Honvéd
unit-word-ls = de Landsturm
unit-word-pol = de la Légion polonaise
unit-word-gr = de grenadiers
unit-word-g = de la Garde
unit-word-r = de réserve
unit-word-rif = de tirailleurs
unit-word-d = du Don
unit-word-k = du Kouban
unit-word-ca = du Caucase
unit-word-comb = combinée
unit-word-ural = de l'Oural
unit-word-b = bavaroise
unit-word-ers = d'Ersatz
unit-word-comg = de la Garde combinée
unit-word-marine = de marine
unit-word-fm = de fusiliers marins
unit-word-la = de Lahore
unit-word-me = de Meerut
unit-word-lille = de Lille
unit-word-dunkirk = de Dunkerque
unit-word-terek = du Terek
unit-word-territorial = territoriale

## Le plateau
board-value-strength = Puissance
board-value-ter = VET (valeur d'efficacité tactique)
board-terrain-clear = terrain clair
board-terrain-forest = forêt
board-terrain-marsh = marais
board-terrain-mountain = montagne
board-terrain-pass = col
board-terrain-rough = terrain accidenté
board-terrain-rough-forest = terrain accidenté boisé
board-terrain-flood-plain = plaine inondable
board-terrain-flooded = inondé
board-terrain-sea = mer
board-class-village = village
board-class-town = ville
board-class-city = cité
board-space-fort = fort { $steps }, VET { $ter }
board-space-victory = hexagone de victoire ({ $sides })
board-space-source = source de ravitaillement ({ $side })
board-space-rail = voie ferrée
board-source-rulebook = d'après le livret
board-source-published = publié
board-source-reconstructed = reconstitué
board-source-corrected = corrigé dans votre propre fichier
board-zone = Zone { $name }
board-unit-turn = Entre au tour { $turn }.
board-unit-army = Dans le secteur de l'armée { $where }.
board-unit-zones = Dans les zones { $where }.
board-unit-antwerp = Vient d'Anvers, par le bord est de la zone D.
board-unit-zone-a = Reste en zone A.
board-unit-new-reserve = Nouveau corps : sa VET se révèle à son premier combat.
board-unit-remnant = Remplace une unité britannique détruite en défense.
board-box-waiting = Renforts : { $side }
board-box-eliminated = Éliminées : { $side }
board-box-removed = Redditions
board-track-turn = Tours
board-track-vp = Points de victoire : { $side }
board-track-army =
    { $number ->
        [1] 1re armée
       *[other] { $number }e armée
    }
board-track-zones = Toutes les zones
board-track-turns = { $name } ({ $first }-{ $last })
board-track-die = Dé { $die } : mouvement de l'infanterie / de la cavalerie ; * = son infanterie n'attaque pas
board-turn = Tour { $turn }
board-turn-units =
    { $count ->
        [one] { $side } : { $count } renfort
       *[other] { $side } : { $count } renforts
    }
board-turn-support = { $side } : soutien offensif possible
board-overlay-supply = Ravitaillement : { $side }
board-overlay-zoc = Zones de contrôle : { $side }
board-overlay-victory = Hexagones de victoire
board-view-all = Toute la carte
board-view-vistula = Vistule et San
board-view-bug = De Lublin au Bug
board-view-lemberg = Przemyśl et Lemberg
board-view-dniester = Dniestr
board-view-yser = L'Yser
board-view-ypres = Autour d'Ypres
board-view-lys = Lys et Lille
board-view-la-bassee = Vers La Bassée
board-verb-place = Placer
board-verb-at = Ici
board-verb-deploy = Déploiement historique
board-verb-replace = Remplacements
board-verb-rebuild = Reformer
board-verb-pass = Passer
board-verb-flood = Ouvrir les écluses
board-verb-rail = Par rails
board-verb-move = Déplacer
board-verb-with = Emmener
board-verb-to = Aller là
board-verb-through = Par ici, puis plus loin
board-verb-stay = Rester
board-verb-done = Finir le mouvement
board-verb-attack = Attaquer
board-verb-join = Se joindre à l'attaque
board-verb-join-all = Toutes attaquent
board-verb-also = Attaquer aussi cet hexagone
board-verb-settle = L'attaque est prête
board-verb-support = Soutien offensif
board-verb-call-off = Renoncer, faute d'attaquer tout le reste
board-verb-resolve = Résoudre les attaques
board-verb-fight = Combattre ici
board-verb-slip = Se dérober
board-verb-stand = Tenir et combattre
board-verb-fall = Reculer là
board-verb-halt = S'arrêter là
board-verb-roll = Lancer le dé
board-verb-retreat = Reculer
board-verb-ignore = S'accrocher
board-verb-remnant = Des débris ici
board-verb-decline = Pas de débris
board-verb-advance = Avancer

## La légende
board-side-river = rivière le long d'un côté
board-side-major = fleuve le long d'un côté
board-boundary-both = limite des commandements
board-boundary = limite des armées : { $side }
board-belgian-line = ligne d'attaque des Belges
legend-rim-victory = hexagone de victoire
legend-mark-attack = attaqué
legend-mark-spent = a fini pour ce tour
legend-mark-unsupplied = mal ravitaillé : ½ réduit, ! pas du tout
legend-mark-siege = nourri par un fort, ou assiégé
legend-mark-event = efficacité tirée d'un nouveau corps
legend-mark-other = R remplacement, ~ inondé, un nombre : doit reculer d'autant
## Ce qui est sur le plateau
mark-fort = Fort à { $figure }
mark-destroyed = Fort détruit
mark-flooded = Inondé
mark-attacked = Attaqué
mark-not-scored = Ne compte pas : sans ligne de ravitaillement
mark-attacking = Attaque
mark-retreating =
    { $figure ->
        [1] Doit reculer d'un hexagone
       *[other] Doit reculer de { $figure } hexagones
    }
mark-moving = En marche
mark-replacement = Sous un marqueur de remplacement
mark-spent = A fini ce tour
mark-reduced = Ravitaillement réduit
mark-unsupplied = Non ravitaillée
mark-fort-supply = Ravitaillée par le fort
mark-besieged = Assiégée : ni mouvement ni attaque
mark-ter = VET { $figure }
status-cup = Marqueurs de commandement
status-turn = Tour
status-turn-note = Tour { $turn } sur { $last }
status-turn-marker = Tour { $turn }
status-phase = Phase
status-phase-setup = Mise en place
status-phase-supply = Ravitaillement
status-phase-arrive = Renforts
status-phase-replace = Remplacements
status-phase-flood = Inondation
status-phase-rail = Mouvement par rails
status-phase-draw = Tirage d'un MCA
status-phase-move = Mouvement
status-phase-combat = Combat
status-phase-battle = Combat
status-phase-end = Fin du tour
status-vp = Victoire
status-vp-value = Autriche-Hongrie { $vp }/{ $most } · Russie { $russian }
status-vp-marker = { $vp } points de victoire
status-active-note = Mouvement de l'infanterie / de la cavalerie ; * = son infanterie n'attaque pas
status-combat = Phase de combat faite
status-combat-note = Chaque camp combat une fois par tour, après le mouvement d'un de ses commandements.
status-support = Soutien offensif
status-support-left = { $side } : marqueurs pour les tours { $turns }
status-support-running = { $side } : employé ce tour
status-flood = Inondation
status-flood-none = pas déclarée
status-flood-now = plaines inondées
status-flood-later = dès le tour { $turn }
status-flood-note = Deux tours après l'ouverture des écluses de Nieuport par les Belges, les plaines sont sous l'eau.
status-front = Front
status-front-open = ouvert
status-front-closed = continu
status-front-later = continu dès le tour { $turn }
status-front-note = Quand le front est continu, toute la cavalerie combat à pied.

## Comment on gagne
win-now = avantage : { $side }
win-first = { $vp } points sur { $most } au plus. Dès le tour { $turn }, chaque fin de tour en ajoute un par hexagone de victoire bien ravitaillé : { $ours } maintenant. Ce qui est marqué reste
win-second = { $count } hexagones de victoire bien ravitaillés sur { $all }, comptés une fois, tout à la fin{ $lack ->
    [0] { "" } : assez pour l'instant
   *[other] { "" } : il en faut { $lack } de plus
}
win-tie = À égalité
win-fort = assiégée à la fin, on lance un dé : sur { $die } elle se rend, un point pour la Russie
win-supply = Prendre un hexagone
win-supply-value = y entrer avec de l'infanterie bien ravitaillée ; coureurs et affamés ne prennent rien
win-hexes = { $count } hexagones de victoire sur { $all }, il en faut { $need }{ $lack ->
    [0] { "" } : assez pour l'instant
   *[other] { "" } : encore { $lack }
}
win-hexes-supply = y entrer avec une unité bien ravitaillée ; il reste à vous tant que l'ennemi n'en fait pas autant
win-end = Fin
win-end-value = { $left ->
    [0] ce tour, { $days }, est le dernier
    [one] encore un tour après celui-ci : { $days }
   *[other] encore { $left } tours après celui-ci, le dernier : { $days }
}


## Des tables à consulter
sheet-combat = Résultats du combat
sheet-note-combat = Force des attaquants contre celle des défenseurs, arrondie contre l'attaquant. Chaque unité qui lance ajoute ceci à son dé ; au-dessus de son efficacité elle perd un pas, et un défenseur recule.
sheet-combat-attacker = les attaquants ajoutent
sheet-combat-defender = les défenseurs ajoutent
sheet-combat-limit = attaquants qui lancent
sheet-no-roll = sans jet
sheet-all = tous
sheet-efficiency = Efficacité et dés
sheet-efficiency-unsupplied = efficacité d'une unité sans ravitaillement
sheet-efficiency-lowest = jamais moins de
sheet-efficiency-cavalry = cavalerie montée attaquée par de l'infanterie
sheet-efficiency-natural-low = toujours bon
sheet-efficiency-natural-high = toujours mauvais
sheet-efficiency-support = soutien offensif, colonnes
sheet-head-cost = Points
sheet-head-defence = Défense
sheet-head-shift = Colonnes
sheet-head-rule = Règle
sheet-as-around = comme autour
sheet-cost-all = tous
sheet-cost-none = interdit
sheet-fort = unités dans un fort ami
sheet-note-terrain = Le meilleur du terrain et du lieu compte, le côté en plus si tous les attaquants le franchissent.
sheet-head-days = Jours
sheet-head-brings = Amène
sheet-support = Soutien offensif
sheet-head-turns = Tours
sheet-note-support = Chacun une fois ; en clair ceux qui servent maintenant.

## Une procédure en cours
panel-units = Unités
panel-march-move = En marche
panel-march-place = À placer
panel-march-rail = Par rails
panel-attacks = Attaques déclarées
panel-combat = Combat pour { $space }
panel-attackers = Attaquants
panel-defenders = Défenseurs
panel-column = Colonne
panel-fort = fort { $steps }-{ $ter }
panel-die = Dé de { $unit }
panel-die-fort = Dé du fort de { $space }
panel-retreat = { $unit } recule
panel-retreat-value =
    { $length ->
        [one] { $length } hexagone
       *[other] { $length } hexagones
    }

## Chances et calques
hint-owes = reste à attaquer { $spaces }
chart-attack = { $space } : { $column }
chart-clear = { $space } libéré
chart-lose = { $side } : une perte
chart-steps = Pas perdus en moyenne : { $side }
chart-factors = Attaque : défense
chart-shift = Décalage
chart-why = À cause de
chart-why-ground = terrain, cité ou fort (1 à gauche)
chart-why-river = une rivière (défense +1)
chart-why-major = une rivière majeure (1 à gauche)
chart-why-support = soutien offensif (1 à droite)
chart-why-fort = un fort (tous les attaquants lancent le dé)
chart-why-defence = terrain (défense +{ $count })
chart-remark = À noter
chart-duty = Oblige aussi à attaquer (STD.12.5)
chart-may-slip = la cavalerie peut d'abord se dérober
chart-may-fill = des débris peuvent combler la brèche
chart-holds = tient
chart-falls =
    { $length ->
        [one] un pas, recule d'un hexagone
       *[other] un pas, recule de { $length } hexagones
    }
chart-step = perd un pas
chart-dies = détruite
chart-fort = Fort de { $space }
chart-modifier = dé { $modifier }
chart-no-roll = pas de dé
chart-some-roll =
    { $count ->
        [one] { $count } des attaquants lance le dé
       *[other] { $count } des attaquants lancent le dé
    }
shade-supply = Ravitaillement : { $side }
shade-supply-note = Unités sans ligne à présent : { $now } ; sous un marqueur de ravitaillement : { $marked }.
shade-zoc = Zones de contrôle : { $side }
shade-zoc-note = Hexagones : { $count }
shade-victory = Hexagones de victoire
shade-victory-note = { $one } { $ours }, { $other } { $theirs }, personne { $free }

## Au terminal
show-turn = { $days }, tour { $turn }/{ $last }
show-attack = { $spaces } : { $ours } contre { $theirs } : { $factors }, { $column }
show-marker = { $name }, selon le dé : { $cells }
show-cost =
    { $cost ->
        [one] { $cost } point de mouvement
       *[other] { $cost } points de mouvement
    }
show-cost-all = prend tout le mouvement
show-cost-never = personne ne peut y aller
show-held = contrôlé par : { $side }
show-held-nobody = contrôlé par personne
show-nobody = personne
show-victory = Hexagones de victoire
show-supply-supplied = ravitaillée
show-supply-reduced = ravitaillement réduit
show-supply-unsupplied = non ravitaillée
show-supply-fort = ravitaillée par le fort
show-box-waiting = en attente
show-box-eliminated = éliminée
show-box-removed = rendue
show-done = a fini ce tour
show-replaced = sous un marqueur de remplacement
show-due = tour { $turn }
show-waiting = en attente
show-drawn = Tirés : { $markers }
show-key = Puissance-VET ; (réduite) ; * a fini ; ! ravitaillement réduit ou par fort ; !! non ravitaillée
show-way-n = nord
show-way-ne = nord-est
show-way-e = est
show-way-se = sud-est
show-way-s = sud
show-way-sw = sud-ouest
show-way-w = ouest
show-way-nw = nord-ouest

## Chapitres de l'index des règles
chapter-gal-1 = Galicie : le cadre
chapter-gal-2 = Galicie : carte et pions
chapter-gal-3 = Galicie : mise en place
chapter-gal-4 = Galicie : victoire
chapter-gal-5 = Galicie : le tour
chapter-gal-6 = Galicie : empilement
chapter-gal-7 = Galicie : ravitaillement
chapter-gal-8 = Galicie : renforts et remplacements
chapter-gal-9 = Galicie : commandement
chapter-gal-10 = Galicie : soutien et Przemyśl
chapter-gal-tec = Galicie : effets du terrain
chapter-bb-crt = Résultats du combat
chapter-bb-ter = Efficacité
chapter-ypr-1 = Ypres : le cadre
chapter-ypr-2 = Ypres : carte et pions
chapter-ypr-3 = Ypres : mise en place
chapter-ypr-4 = Ypres : victoire
chapter-ypr-5 = Ypres : le tour
chapter-ypr-6 = Ypres : ravitaillement
chapter-ypr-7 = Ypres : renforts et remplacements
chapter-ypr-8 = Ypres : le rail
chapter-ypr-9 = Ypres : commandement et zones
chapter-ypr-10 = Ypres : combat
chapter-ypr-11 = Ypres : cavalerie
chapter-ypr-12 = Ypres : empilement
chapter-ypr-13 = Ypres : le premier tour
chapter-ypr-tec = Ypres : effets du terrain
chapter-std-2 = Carte, pions, marqueurs
chapter-std-3 = Mise en place
chapter-std-4 = Contrôle
chapter-std-5 = Séquence de jeu
chapter-std-6 = Empilement
chapter-std-7 = Zones de contrôle
chapter-std-8 = Ravitaillement
chapter-std-9 = Renforts
chapter-std-10 = Commandement
chapter-std-11 = Mouvement
chapter-std-12 = Combat
chapter-std-13 = Forts
chapter-std-14 = Cavalerie
