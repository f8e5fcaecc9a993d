### Ce que dit La Grande Guerre en Europe.

## Noms
side-cp = Empires centraux
side-al = Alliés
front-west = Front occidental
front-italy = Front italien
front-east = Front oriental
front-caucasus = Caucase
front-egypt = Égypte et Palestine
front-iraq = Mésopotamie
theatre-western = Théâtre occidental
theatre-eastern = Théâtre oriental
weather-fair = calme
weather-wet = humide
weather-snow = neige
weather-hot = chaud
turn-name = { MONTH($month) } { $year }
turn-name-part = { MONTH($month) } { $year }, partie { $part }
turn-name-two = { MONTH($month) } et { MONTH($last) } { $year }
unit-name =
    { $kind ->
        [hq] { $nation } QG { $name }
        [cavalry] { $nation } { $name } Cav
       *[other] { $nation } { $name }
    }
unit-title = { $name } ({ ADJECTIVE($nation, gender: "f") })

## Jeux
game-title-europe = La Grande Guerre en Europe
game-title-near-east = La Grande Guerre au Proche-Orient
game-title-combined = La Grande Guerre en Europe et au Proche-Orient

## Pays
country-fr = France
country-be = Belgique
country-lu = Luxembourg
country-nl = Pays-Bas
country-ch = Suisse
country-ge = Allemagne
country-ah = Autriche-Hongrie
country-it = Italie
country-ru = Russie
country-pl = Pologne russe
country-ro = Roumanie
country-bu = Bulgarie
country-sr = Serbie
country-mn = Monténégro
country-al = Albanie
country-gk = Grèce
country-tu = Empire ottoman
country-eg = Égypte
country-pe = Perse

## Le plateau
board-value-attack = attaque
board-value-defence = défense
board-value-movement = mouvement
board-terrain-clear = terrain clair
board-terrain-forest = forêt
board-terrain-rough = terrain accidenté
board-terrain-difficult = terrain difficile
board-terrain-marsh = marais
board-terrain-flood = plaine inondable
board-terrain-desert = désert
board-terrain-mountain = montagne
board-terrain-pass = col
board-terrain-alpine = haute montagne
board-terrain-lake = lac
board-side-river = rivière
board-side-canal = canal
board-side-lagoon = lagune qui se traverse
board-side-lake = lac entre deux hexagones
board-side-sea = bras de mer
board-side-pass = chemin de col
board-box-holding = { $side } : à venir
board-box-europe = { $side } : disponibles en Europe
board-box-near-east = { $side } : disponibles au Proche-Orient
board-box-dead = { $side } : pertes
board-box-arabia = { $side } : Arabie
board-box-reserve = { $side } : réserve requise
board-box-transit = { $side } : en transit
board-box-transfer = { $side } : en transfert
board-box-withdrawn = { $side } : retirées
board-box-neutral = { $side } : pas en guerre
board-track-turn = Tours
board-overlay-supply = Ravitaillement : { $side }
board-overlay-control = Contrôle : { $side }
board-view-all = tout
board-view-flanders = les Flandres
board-view-somme = la Somme
board-view-verdun = Verdun
board-view-alsace = l'Alsace et les Vosges
board-view-isonzo = l'Isonzo
board-view-trentino = le Trentin
board-view-prussia = la Prusse-Orientale
board-view-poland = la Pologne
board-view-galicia = la Galicie
board-view-baltic = la Lituanie et la Courlande
board-view-balkans = la Serbie et la Macédoine
board-view-romania = la Roumanie
board-view-straits = les Détroits
board-view-armenia = l'Arménie
board-view-palestine = la Palestine
board-view-sinai = le Sinaï et le canal
board-view-mesopotamia = la Mésopotamie
board-source-rulebook = en partie selon les règles
board-source-reconstructed = reconstitué
board-verb-move = Déplacer
board-verb-with = Emmener
board-verb-all = Toute la pile
board-verb-to = Aller à
board-verb-through = Passer par
board-verb-stay = Rester
board-verb-pass-front = Fini sur un front
board-verb-done = Fini
board-verb-attack = Attaquer
board-verb-join = Se joindre à l'attaque
board-verb-join-all = Tous se joignent
board-verb-settle = Attaquer maintenant
board-verb-cancel = Renoncer
board-verb-flee = Se replier
board-verb-stand = Tenir
board-verb-support = Soutenir
board-verb-none = Aucun soutien
board-verb-lose = Perdre
board-verb-advance = Avancer
board-verb-halt = S'arrêter
board-verb-press = Pousser plus loin
board-verb-give-up = Abandonner
status-turn = Tour
status-turn-marker = Tour
status-weather = Météo
mark-fort = fort
mark-heavy = fort lourd
mark-destroyed = fort détruit
mark-devastated = dévasté
mark-hindenburg = ligne Hindenburg
mark-trench = tranchées
mark-attacked = attaqué
mark-depleted = épuisé
mark-moved = a bougé
mark-moving = en marche
mark-fighting = attaque
legend-mark-victory = hexagone de victoire
legend-mark-heavy = fort lourd
legend-mark-hindenburg = ligne Hindenburg
legend-mark-devastated = dévasté
legend-mark-source = source de ravitaillement
legend-mark-depleted = quartier général épuisé
legend-mark-shock = troupes d'assaut
legend-symbol-at = canons antichars
legend-symbol-armoured = automitrailleuses

## Les jeux et leurs scénarios
game-title-great-war-in-europe = La Grande Guerre en Europe
game-title-great-war-near-east = La Grande Guerre au Proche-Orient
game-title-great-war-combined = La Grande Guerre en Europe et au Proche-Orient
game-text-great-war-in-europe = Toute la guerre par divisions, d'août 1914 à juin 1919, sur les fronts occidental, italien et oriental. Chacun des deux joueurs a l'initiative dans un théâtre ; tranchées, canons, gaz et chars viennent à leur heure. Cartes, pions, tables et mises en place sont reconstitués.
game-text-great-war-near-east = La guerre au Caucase, en Palestine et en Mésopotamie, de novembre 1914 à la fin de 1918 : peu de divisions, de longues lignes de ravitaillement, la chaleur et la neige. Cartes, pions, tables et mises en place sont reconstitués.
game-text-great-war-combined = Les deux jeux en un : six fronts, des Flandres à Bakou, et des unités qui passent de l'un à l'autre par mer. Cartes, pions, tables et mises en place sont reconstitués.
scenario-august-1914 = Août 1914
scenario-text-august-1914 = Toute la guerre, depuis la marche à travers la Belgique. Cinquante et un tours au plus : tout un hiver.
scenario-1915 = 1915
scenario-text-1915 = À partir de mars 1915 : l'Ouest est enterré, il faut battre la Russie et la Serbie.
scenario-1916 = 1916
scenario-text-1916 = À partir de mars 1916 : Verdun, la Somme et Broussilov.
scenario-1917 = 1917
scenario-text-1917 = À partir de mars 1917 : la Russie chancelle, l'Amérique approche.
scenario-1918 = 1918
scenario-text-1918 = À partir de mars 1918 : les dernières offensives allemandes, avant les Américains.
scenario-november-1914 = Novembre 1914
scenario-text-november-1914 = Toute la guerre au Proche-Orient. Quarante et un tours.
scenario-near-east-1918 = Proche-Orient 1918
scenario-text-near-east-1918 = La dernière année, de Jérusalem à Bakou.
option-secret-events = Les événements en main sont cachés à l'adversaire
option-hidden-mutiny = La mutinerie française n'est connue que des Alliés
option-advance-limits = Pas d'avance contre une tranchée de -2 à l'Ouest sans les moyens voulus
option-scheffer-boyadel = Une fois, une pile allemande coupée à l'Est est épargnée
option-pre-war = Chaque camp peut avoir préparé quelque chose avant la guerre : des navires en Baltique, le passage par la Hollande

## Questions de mouvement et de combat
ask-move = { $theatre } : choisissez une unité à déplacer, ou finissez le mouvement.
ask-move-help = Une unité ou une pile après l'autre, dans le théâtre où c'est à vous. Nul n'entre là où sont des unités de combat ennemies ou un fort intact, et nul ne finit sans ravitaillement. À la fin un hexagone tient six unités.
    .rule = 8.0
ask-move-others = { $theatre } : mouvement.
ask-march =
    { $points ->
        [one] { $units } : vers où, avec { $points } point ?
       *[other] { $units } : vers où, avec { $points } points ?
    }
ask-march-help = Choisissez le but, et qui du même hexagone suit au pas du plus lent. Passer par un hexagone ennemi le prend. On peut toujours entrer dans un hexagone, si son terrain n'est pas interdit.
    .rule = 8.17
ask-march-others = Une pile est en marche.
ask-attack = { $theatre } : quel hexagone attaquez-vous ?
ask-attack-help = Une attaque après l'autre, dans l'ordre que vous voulez. Une unité attaque une fois et un hexagone est attaqué une fois par phase. Nul n'est tenu d'attaquer.
    .rule = 10.31
ask-attack-others = { $theatre } : choix d'un hexagone à attaquer.
ask-join = Qui attaque { $space } ?
ask-join-help = Des unités des six hexagones voisins peuvent se joindre, de nations différentes au prix d'une colonne. Dès que vous attaquez, on regarde les deux piles et on ne revient pas.
    .rule = 10.13
ask-join-others = Choix de qui attaque { $space }.
ask-flee = De la cavalerie est attaquée en { $space } : recule-t-elle ?
ask-flee-help = De la cavalerie seule peut reculer d'un hexagone avant le dé, vers le ravitaillement si elle le peut. L'attaquant peut entrer dans l'hexagone et attaquer encore.
    .rule = 15.51
ask-flee-others = La cavalerie en { $space } décide si elle recule.
ask-support = { $space } : un QG soutient-il l'attaque ?
ask-support-help = Il décale la colonne à droite de son soutien, et il est épuisé jusqu'au prochain tour stratégique. À l'Ouest il ouvre la voie dans les tranchées profondes, si les canons du défenseur ne répondent pas.
    .rule = 10.46a
ask-support-others = { $space } : l'attaquant décide si des canons soutiennent.
ask-support-defence = { $space } : un QG soutient-il la défense ?
ask-support-defence-help = Il décale la colonne à gauche de son soutien, et il est épuisé jusqu'au prochain tour stratégique.
    .rule = 10.46a
ask-support-defence-others = { $space } : le défenseur décide si des canons répondent.
ask-lose = L'attaque de { $space } : quel attaquant perd un pas ?
ask-lose-help = Les pertes de l'attaquant viennent d'abord. La première touche les chars, puis les troupes d'assaut, puis les divisions britanniques, Anzac et canadiennes à deux pas.
    .rule = 10.62
ask-lose-others = Les attaquants de { $space } prennent leurs pertes.
ask-lose-defence = { $space } : quel défenseur perd un pas ?
ask-lose-defence-help = La première perte touche une unité antichar, s'il y en a une. Un fort tombe après toutes les unités qui s'y trouvent.
    .rule = 10.62
ask-lose-defence-others = Les défenseurs de { $space } prennent leurs pertes.
ask-advance = { $space } est ouvert : qui avance ?
ask-advance-help = Tout de suite ou jamais : les attaquants qui survivent, dans les limites d'empilement, là où ils seront ravitaillés.
    .rule = 10.71a
ask-advance-others = Choix de qui avance en { $space }.
ask-advance-on = Qui pousse au-delà de { $space } ?
ask-advance-on-help = Les troupes d'assaut, et les chars alliés après mars 1919, peuvent aller un hexagone plus loin, s'il est vide.
    .rule = 10.72a
ask-advance-on-others = Choix de qui pousse au-delà de { $space }.
ask-press = Vers où pousse { $unit } ?
ask-press-help = Un hexagone voisin, vide, non alpin, où l'unité est ravitaillée. Un QG seul y est perdu.
    .rule = 10.72b
ask-press-others = Choix du but de { $unit }.
ask-excess = Trop d'unités en { $space } : laquelle sacrifier ?
ask-excess-help = Six unités d'un camp par hexagone, et de plus un QG, une unité de chars et une antichar ; quatre divisions américaines ou bulgares.
    .rule = 7.22
ask-excess-others = Trop d'unités en { $space } : choix de qui est sacrifié.

## Ce qu'on peut répondre en mouvement et en combat
verb-move = déplacer { $noun }
verb-with = emmener { $noun }
verb-all = emmener toute la pile
verb-to = vers { $noun }
verb-through = vers { $noun }, puis plus loin
verb-stay = rester ici
verb-pass-front = fini : { $noun }
verb-done = fini
verb-attack = attaquer { $noun }
verb-join = { $noun } attaque
verb-join-all = tous attaquent
verb-settle = attaquer maintenant
verb-cancel = renoncer
verb-flee = reculer vers { $noun }
verb-stand = tenir
verb-support = { $noun } soutient
verb-none = pas de soutien
verb-lose = { $noun } perd un pas
verb-advance = { $noun } avance
verb-halt = pas plus loin
verb-press = { $noun } pousse plus loin
verb-give-up = sacrifier { $noun }

## Pourquoi non, en mouvement et en combat
move-not-yours = ce n'est pas une de vos unités sur la carte
move-other-theatre = elle est dans l'autre théâtre
move-done = elle a bougé dans cette phase
move-front-done = vous en avez fini avec ce front
move-fresh = son pays vient d'entrer en guerre
move-at-peace = la Russie a fait la paix
move-besieged = Kut est assiégée : nul n'en sort ni n'y entre
move-fixed = elle ne bouge pas
move-other-hex = des unités qui marchent ensemble partent du même hexagone
move-no-hex = il n'y a pas de terre là
move-here = elle y est déjà
move-enemy = des unités de combat ennemies s'y trouvent
move-fort = un fort ennemi intact s'y trouve
move-alpine = seules les unités de montagne vont dans les Alpes
move-hq = un QG n'entre jamais là où est l'ennemi, pas même un QG
move-on-lake = nul ne finit sur la glace
move-no-supply = elle n'y serait pas ravitaillée
move-too-far = ses points n'y suffisent pas
move-no-gain = il n'y a rien à prendre en passant par là, ou pas de chemin ensuite
pass-not-open = ce front n'est pas en jeu maintenant
there-neutral = ce pays est neutre ou fermé
there-fresh = ce pays vient d'entrer en guerre : nul n'y entre à ce tour
there-ottoman = avant le déploiement des Turcs d'Europe, seuls des Turcs et de petites unités allemandes entrent dans l'Empire ottoman
there-balkans = Bulgares et Grecs restent dans les Balkans
there-home = les Monténégrins ne quittent pas le Monténégro
there-not-allowed = elle n'a pas le droit d'y opérer
there-beach = les plages de Gallipoli sont aux Alliés, une fois débarqués
there-hamadan = nul n'entre à Hamadan avant la venue des Russes en Perse
stack-six = six unités au plus par hexagone
stack-one-hq = un QG au plus par hexagone
stack-one-tank = une unité de chars au plus par hexagone
stack-one-at = une unité antichar au plus par hexagone
stack-four-us = quatre divisions américaines au plus par hexagone
stack-four-bu = quatre divisions bulgares au plus par hexagone
stack-not-this = la sacrifier n'arrange rien
attack-not-yours = ce n'est pas une de vos unités de combat qui puisse attaquer maintenant
attack-not-beside = elle n'est pas voisine de cet hexagone
attack-no-enemy = il n'y a pas d'ennemi là
attack-hq-alone = un QG seul ne s'attaque pas : entrez, ou avancez
attack-struck = cet hexagone a été attaqué dans cette phase
attack-fought = elle a attaqué dans cette phase
attack-no-strength = elle n'a pas de force pour attaquer
attack-water = un lac, la mer ou un terrain fermé les sépare
attack-snow = par neige on ne se bat ni vers les Alpes ni depuis elles
attack-alpine = seules les unités de montagne attaquent dans les Alpes
attack-fresh = un pays qui vient d'entrer en guerre n'attaque pas et n'est pas attaqué
attack-at-peace = c'est la paix avec la Russie
attack-besieged = les assiégés de Kut n'attaquent pas
attack-balkans = Bulgares et Grecs n'attaquent pas hors des Balkans
attack-tank-alone = les chars n'attaquent qu'empilés avec d'autres de leur nation, et jamais seuls
attack-tank-ground = les chars n'attaquent pas dans ce terrain
attack-collapsed = les unités d'une nation effondrée n'attaquent qu'avec les leurs
attack-joined = elle prend déjà part à l'attaque
attack-nobody = personne ne s'est encore joint
attack-binding = on a regardé les piles : l'attaque a lieu
hq-no-support = il ne peut soutenir : hors de portée, non ravitaillé, épuisé ou d'une autre nation
lose-not-this = elle ne prend pas de perte ici
lose-first = la première perte touche les chars, les troupes d'assaut ou les divisions britanniques à deux pas
lose-first-at = la première perte touche l'unité antichar
advance-not-this = elle n'a pas attaqué là, ou n'est plus sur la carte
advance-trench = contre une tranchée de -2 nul n'avance sans chars, troupes d'assaut ou canons restés sans réponse
advance-no-supply = elle n'y serait pas ravitaillée
flee-not-there = la cavalerie ne recule pas vers cet hexagone

## Ce qui décale les colonnes et change le dé
shift-rough = terrain accidenté
shift-difficult = terrain difficile
shift-marsh = marais
shift-flood = plaine inondable par temps humide
shift-forest = forêt par temps humide ou neige
shift-mountain = montagne
shift-pass = col
shift-alpine = terrain alpin
shift-city = cité
shift-fort = fort
shift-heavy = fort lourd
shift-hindenburg = ligne Hindenburg
shift-river = tous attaquent par-delà une rivière
shift-devastated = depuis une zone dévastée
shift-nations = des nations qui ne coopèrent pas attaquent
shift-nations-defence = des nations qui ne coopèrent pas défendent
shift-hq = canons d'un QG
drm-concentric = attaque concentrique
drm-odds = rapport au-delà de 5-1
drm-trench = tranchées
drm-tanks = chars
drm-shock = troupes d'assaut
drm-snow = neige au Caucase
drm-heat = chaleur

## Le journal des mouvements et des combats
log-turn = — { $turn } —
log-weather =
    { $weather ->
        [fair] Dé { $die } : temps calme à l'Ouest et en Italie.
       *[wet] Dé { $die } : temps humide à l'Ouest et en Italie.
    }
log-moves = { $side } : mouvement, { $theatre }.
log-move =
    { $count ->
        [one] { $unit } de { $start } vers { $space }.
       *[other] { $unit } et sa pile, { $count } unités, de { $start } vers { $space }.
    }
log-taken = { $side } : { $space } est pris.
log-fort = Le fort de { $space } est détruit.
log-overrun = { $unit } est bousculé en { $space }.
log-starved = { $unit }, sans ravitaillement en { $space } : perte.
log-crowded = { $unit } : sacrifice en { $space }.
log-attack = { $side } : attaque de { $space }, { $units } contre { $enemies ->
        [none] le fort
       *[other] { $enemies }
    }.
log-shy = { $space } : la cavalerie se dérobe devant l'infanterie.
log-flee = { $units } : recul vers { $space } sans combat.
log-support = { $unit } soutient.
log-combat =
    { $die ->
        [0] { $space } : { $attack } contre { $defence }, rapport sans espoir : { $result }.
       *[other] { $column ->
            [0] { $space } : { $attack } contre { $defence }, à 1-2, dé { $die }, modificateur { $modifier } : { $result }.
           *[other] { $space } : { $attack } contre { $defence }, à { $column }-1, dé { $die }, modificateur { $modifier } : { $result }.
        }
    }
log-reduced = { $unit } perd un pas.
log-lost = { $unit } : perte.
log-removed = { $unit } quitte le jeu.
log-advance = { $unit } avance vers { $space }.
warn-crowded = trop d'unités en { $space } : qui dépasse la limite est perdu à la fin de la phase

## Scheffer-Boyadel
ask-scheffer = Des Allemands sont coupés : une pile perce-t-elle comme Scheffer-Boyadel ?
ask-scheffer-help = Une fois par partie, jusqu'à quatre divisions d'une pile d'Allemands seuls, à l'Est hors des Balkans, comptent comme ravitaillées dans cette phase de combat. Si elles sont encore coupées à la fin de la suivante, elles sont perdues.
    .rule = 11.86
ask-scheffer-others = Choix d'épargner ou non des Allemands coupés.
verb-spare = épargner ceux de { $noun }
board-verb-spare = Épargner
spare-not-this = aucune division d'Allemands seuls n'est coupée là
log-scheffer = Scheffer-Boyadel : { $units } en { $space } continuent le combat.

## La page : combats
mark-unsupplied = hors ravitaillement
arena-title = Combat à { $space }
arena-attacker = Attaquant : { $side }
arena-defender = Défenseur : { $side }
arena-secret = on ne sait pas encore qui attaque
arena-nobody = personne
arena-closed =
    { $units ->
        [0] personne, le fort seul
        [one] { $units } unité, pile fermée
       *[other] { $units } unités, pile fermée
    }
arena-hq = QG
arena-no-hq = aucun
arena-attack = attaque
arena-defence = défense
arena-columns = colonnes
arena-fort = fort
arena-step-join = Attaquants
arena-step-open = Piles ouvertes
arena-step-support = QG de l'attaquant
arena-step-support-defence = QG du défenseur
arena-step-die = Dé
arena-step-lose = Pertes de l'attaquant
arena-step-defenders-lose = Pertes du défenseur
arena-step-advance = Avance
arena-due = À perdre maintenant
arena-steps =
    { $steps ->
        [0] aucun pas
        [one] { $steps } pas
       *[other] { $steps } pas
    }
arena-all = tout
arena-strength = Force d'attaque
arena-halved =
    { $units ->
        [one] { $units } unité hors ravitaillement
       *[other] { $units } unités hors ravitaillement
    }
arena-odds = Rapport de force
arena-ratio = { $attack } contre { $defence }
arena-table = Table
arena-table-a = A, trois défenseurs au plus
arena-table-b = B, plus de trois défenseurs
arena-floor = Au-dessous de 1-2, pas de dé
arena-die = Dé
arena-least = Jamais moins de
arena-loses-attacker = L'attaquant perd
arena-loses-defender = Le défenseur perd
arena-hq-due = à dire

## La page : probabilités
chart-now = En l'état
chart-estimate = Estimation : la pile est fermée
chart-with = Avec { $unit }
chart-empty = l'hexagone est vidé
chart-ahead = le défenseur perd plus
chart-behind = l'attaquant perd plus
chart-column = Colonne et dé
chart-steps = Pas perdus : { $side }
chart-guessed =
    { $units ->
        [one] { $units } unité n'est pas vue : on la prend pour la moyenne de celles que cache ce front
       *[other] { $units } unités ne sont pas vues : on les prend pour la moyenne de celles que cache ce front
    }

## La page : indications
hint-hidden =
    { $units ->
        [one] { $units } autre
       *[other] { $units } autres
    }
hint-left =
    { $units ->
        [one] { $units } unité à déplacer
       *[other] { $units } unités à déplacer
    }
hint-cost =
    { $points ->
        [one] { $points } PM
       *[other] { $points } PM
    }
hint-support =
    { $columns ->
        [one] { $columns } colonne
       *[other] { $columns } colonnes
    }
hint-steps =
    { $steps ->
        [one] { $steps } pas restant
       *[other] { $steps } pas restants
    }
hint-attack =
    { $guessed ->
        [yes] tous ensemble { $attack } contre { $defence } environ d'après ce qu'on voit, { $column } après décalages
       *[no] tous ensemble { $attack } contre { $defence }, { $column } après décalages
    }
mark-shock = troupes d'assaut
mark-fortress = vit sur son fort
mark-fought = a attaqué
show-turn = { $name } (tour { $turn }), { $theatre }, { $side }
show-attack = Attaque de { $space } : { $ours } contre { $theirs }
show-odds = Rapport : { $attack } contre { $defence }, colonne { $column } ({ $shifts })
show-losses = Dé { $die } : l'attaquant doit encore perdre { $ours }, le défenseur { $theirs }
show-no-hex = hors de la carte
show-beneath = Se trouve sous une pile : { $front }
show-staff =
    { $columns ->
        [one] Soutien : { $columns } colonne, mouvement { $moves }
       *[other] Soutien : { $columns } colonnes, mouvement { $moves }
    }
show-ratings =
    { $steps ->
        [one] Attaque { $attack }, défense { $defence }, mouvement { $moves }, { $left } pas
       *[other] Attaque { $attack }, défense { $defence }, mouvement { $moves }, { $left } pas sur { $steps }
    }
show-tanks = Chars : { $die } au dé
show-coming = Arrive au tour stratégique { $letter }
show-box-absent = Pas dans ce jeu
show-box-holding = À venir
show-box-dead = Pile des morts
show-box-europe = Disponible en Europe
show-box-near-east = Disponible au Proche-Orient
show-box-gone = Hors du jeu
show-box-arabia = En Arabie
show-box-reserve = Réserve obligatoire
show-box-transit = En transit
show-box-transfer = En transfert
show-box-neutral = Pas en guerre
show-box-withdrawn = Retirée pour un temps
show-box-beside-west = Au bord de l'Ouest
show-box-beside-italy = Au bord de l'Italie
show-cost =
    { $points ->
        [one] { $points } point de mouvement ({ $weather })
       *[other] { $points } points de mouvement ({ $weather })
    }
show-held = Tenu par : { $side }
show-kind-vp = Hexagone de victoire
show-kind-edge-vp = Bord de carte, compte comme hexagone de victoire
show-kind-capital = Capitale
show-kind-port = Port
show-kind-surrender = Compte pour la reddition de la Turquie
show-kind-landing = Plage de débarquement
show-resource =
    { $points ->
        [one] Ressources : { $points } point
       *[other] Ressources : { $points } points
    }
show-supply = Ravitaillés ici ({ $side })
show-way-n = nord
show-way-ne = nord-est
show-way-e = est
show-way-se = sud-est
show-way-s = sud
show-way-sw = sud-ouest
show-way-w = ouest
show-way-nw = nord-ouest

## La page : calques
board-overlay-line = Ligne de front : { $side }
shade-supply-note =
    { $now ->
        [0] Tout le monde est ravitaillé.
        [one] { $now } unité est hors ravitaillement.
       *[other] { $now } unités sont hors ravitaillement.
    }
shade-supply-guess =
    { $now ->
        [0] D'après les QG qu'on voit, personne n'est hors ravitaillement.
        [one] D'après les QG qu'on voit, { $now } unité est hors ravitaillement.
       *[other] D'après les QG qu'on voit, { $now } unités sont hors ravitaillement.
    }
shade-control-note = { $now } hexagones en propre, { $taken } pris ou tenus au-delà de ses frontières.
shade-line-note = { $now } hexagones de la ligne sont garnis, { $empty } ne le sont pas.

## Les nations
nation-sr = Serbie
nation-gk = Grèce
nation-ab = Arabes
nation-am = Arméniens
nation-pc = Cosaques persans
nation-pg = Gendarmerie persane
nation-sp = Fusiliers de Perse du Sud
adjective-sr = serbe
    .f = serbe
adjective-gk = grec
    .f = grecque
adjective-ab = arabe
    .f = arabe
adjective-am = arménien
    .f = arménienne
adjective-pc = cosaque persan
    .f = cosaque persane
adjective-pg = de la gendarmerie persane
    .f = de la gendarmerie persane
adjective-sp = de Perse du Sud
    .f = de Perse du Sud

## La page : victoire
win-points = Points de victoire
win-now-cp = À une vérification, les Empires centraux gagneraient
win-now-al = À une vérification, les Alliés gagneraient
win-now-none = À une vérification, personne ne gagnerait
win-now-turkey = Tant que la Turquie tient, le temps est avec les Empires centraux
win-cp = Les Empires centraux gagnent
win-al = Les Alliés gagnent
win-lack =
    { $points ->
        [0] avec au moins 20 à une vérification : atteint
        [one] avec au moins 20 à une vérification : il en manque { $points }
       *[other] avec au moins 20 à une vérification : il en manque { $points }
    }
win-below = sous { $points } à une vérification
win-held = Hexagones de victoire aux Empires centraux
win-hexes =
    { $hexes ->
        [0] aucun
        [one] { $hexes } hexagone
       *[other] { $hexes } hexagones
    }
win-lost = Leurs cités aux mains des Alliés
win-at-once = Les Alliés aussitôt
win-berlin =
    { $berlin ->
        [yes] Berlin est à eux ; la Ruhr : { $ruhr } hexagones sur { $most }
       *[no] Berlin, ou la Ruhr : { $ruhr } hexagones sur { $most }
    }
win-sudden = Les Empires centraux aussitôt
win-sudden-value = un hexagone de victoire français, après les mutineries et la chute de la Russie : dé et points font 20
win-check = Prochaine vérification
win-draw = Partie nulle
win-end =
    { $left ->
        [0] { $turn }, ce tour-ci
        [one] { $turn }, dans { $left } tour
       *[other] { $turn }, dans { $left } tours
    }
win-hexes-held = Hexagones alliés tenus
win-surrender = si la Turquie se rend au dé
win-fallen = Hexagones turcs qui y comptent
win-supplied =
    { $hexes ->
        [one] avec { $hexes } d'entre eux ravitaillé à un tour stratégique
       *[other] avec { $hexes } d'entre eux ravitaillés à un tour stratégique
    }
win-cp-end = ou si la Turquie tient jusqu'à

## La page : panneaux
panel-todo = Encore à faire
panel-todo-move =
    { $count ->
        [0] plus personne à déplacer
        [one] { $count } unité peut encore bouger
       *[other] { $count } unités peuvent encore bouger
    }
panel-todo-attack =
    { $count ->
        [0] plus rien à attaquer
        [one] { $count } hexagone peut encore être attaqué
       *[other] { $count } hexagones peuvent encore être attaqués
    }
panel-front-done = terminé
panel-march = En marche
panel-units = Unités
panel-hungry = Hors ravitaillement : perdues si elles le restent
panel-sequence = Le tour
panel-movement =
    { $half ->
        [first] Premier mouvement
       *[second] Second mouvement
    }
panel-combat =
    { $half ->
        [first] Premiers combats
       *[second] Seconds combats
    }
panel-holder = qui a l'initiative sur chaque théâtre
panel-other = l'autre camp sur chaque théâtre
panel-initiative = Initiative
panel-strategic = Tour stratégique { $letter }
panel-after = après { $turn }
panel-trenches = Tranchées en Europe, au dé de l'attaquant
panel-resources = Points de ressources

## La page : tables
sheet-tab-events = Événements
sheet-combat-a = Table de combat A
sheet-combat-b = Table de combat B
sheet-note-combat-a = Trois unités en défense au plus ; forts et QG ne comptent pas. Pas de l'attaquant / du défenseur ; E : tout. Sous 1-2, l'attaquant perd deux pas sans dé.
sheet-note-combat-b = Plus de trois unités en défense. Pas de l'attaquant / du défenseur. Sous 1-2, l'attaquant perd quatre pas sans dé.
sheet-die = Ce qui s'ajoute au dé
sheet-die-above = chaque colonne au-dessus de 5-1
sheet-die-trench = −1 ou −2
sheet-die-tanks = +1 ou +2
sheet-trenches = Tranchées en Europe
sheet-trenches-cp = autres Empires centraux
sheet-trenches-al = autres Alliés
sheet-note-trenches = À partir de quel tour stratégique. Si des nations défendent ensemble, la moins bonne compte ; la cavalerie ne s'enterre pas.
sheet-head-nations = Nations
sheet-head-cost = Coût
sheet-head-shift = Colonnes
sheet-head-tanks = Chars
sheet-head-remark = Remarque
sheet-head-rule = Règle
sheet-note-terrain = Coût en points de mouvement et colonnes pour le défenseur, par temps calme sauf mention.
sheet-terrain-alone = unités de montagne seules
sheet-terrain-mountain =
    { $points ->
        [one] unités de montagne { $points }
       *[other] unités de montagne { $points }
    }
sheet-terrain-along = par le col { $points }
sheet-terrain-frozen = gelé seulement
sheet-terrain-out = colonnes de qui en part à l'attaque
sheet-terrain-across = colonnes si tous attaquent à travers
sheet-tanks-yes = oui
sheet-tanks-no = non
sheet-tanks-dry = pas par temps humide
sheet-head-months = Mois
sheet-head-sky-west = Ouest, Italie
sheet-head-sky-east = Est
sheet-head-sky-egypt = Égypte, Mésopotamie
sheet-head-sky-caucasus = Caucase
sheet-head-letter = Tour stratégique
sheet-variable = pair calme, impair humide
sheet-note-calendar = Un tour stratégique suit le tour qui porte sa lettre.
sheet-resources = Points de ressources
sheet-head-nation = Nation
sheet-note-resources = Par tour stratégique, pour les nations en guerre. Reconstitué : la table de la boîte n'a pas été vue.
sheet-head-units = Unités
sheet-note-arrivals = Par tour stratégique ; +1 et la suite : tours stratégiques après l'entrée des États-Unis. Reconstitué.
sheet-events-cp = Événements des Empires centraux
sheet-events-al = Événements des Alliés
sheet-head-event = Événement
sheet-head-letters = Tours stratégiques
sheet-head-text = Ce qu'il fait
sheet-note-events = Les lettres disent quand chaque pion entre dans la pioche ; elles sont reconstituées.
sheet-mandatory = à jouer obligatoirement

## La page : événements et phases
arena-step-commit = Événements et avions
arena-events = Événements
hint-points =
    { $points ->
        [one] { $points } point de ressources
       *[other] { $points } points de ressources
    }
show-pool = entre dans la pioche à { $letter }
show-fallen = S'est effondrée
phase-events = Événements
phase-new-units = Nouvelles unités et météo
phase-movement = Mouvement
phase-combat = Combat
phase-strategic-movement = Mouvement stratégique
phase-strategic-turn = Tour stratégique
panel-phase-events = les deux camps
panel-phase-new-units = Alliés, puis Empires centraux
panel-phase-strategic-movement = Alliés, puis Empires centraux
panel-phase-strategic-turn = après les tours qui ont une lettre
panel-in-force = En vigueur
panel-until = jusqu'à { $turn }
panel-hidden =
    { $events ->
        [one] { $events } non vu
       *[other] { $events } non vus
    }
panel-pool =
    { $events ->
        [0] aucun dans la pioche
        [one] { $events } dans la pioche
       *[other] { $events } dans la pioche
    }

## Nouvelles unités, voyages, ouvrages
## Questions: new units, strategic movement, works
ask-new-units = Nouvelles unités : en placer une, ou laisser attendre le reste.
ask-place = Où arrive { $unit } ?
ask-line =
    { $left ->
        [one] La ligne Hindenburg : quel est son dernier hexagone ?
       *[other] La ligne Hindenburg continue : quel hexagone ensuite ? Il en reste { $left }.
    }
ask-step-back = { $unit } a dévasté son hexagone : où recule-t-elle ?
ask-strategic = Mouvement stratégique : choisir une unité, ou terminer. Capacité restante : { $left }.
ask-ride = Où va { $unit } ?
ask-come-in = Par où entre { $unit } ?

## Help under the questions
ask-new-units-help = Les unités disponibles arrivent dans les cités de leur pays, les ports, les bords ou près d'un quartier général. Attendre ne coûte rien. Une autre du même genre, ou une pile entière, va au même hexagone d'un clic.
    .rule = 13.0
ask-place-help = Seuls sont proposés les hexagones que vous contrôlez et qui sont ravitaillés.
    .rule = 13.11a
ask-line-help = Quatre hexagones de suite, droits ou brisés, ravitaillés, aucun à côté des Alliés ou de leurs forts.
    .rule = 14.31a
ask-step-back-help = Un hexagone vers l'est, le nord-est ou le sud-est. Le marqueur reste.
    .rule = 14.62b
ask-strategic-help = De ville en ville par des hexagones que vous contrôlez. L'étranger compte double, un quartier général deux fois plus encore. Les Alliés naviguent aussi de port en port.
    .rule = 9.0a
ask-ride-help = Pas à côté d'ennemis, et seulement là où elle est ravitaillée.
    .rule = 9.31
ask-come-in-help = Par un hexagone du bord ouest ou sud, à son coût ; puis elle continue sa marche.
    .rule = 13.25

## Questions as those read them who are not asked
ask-new-units-others = Placement des nouvelles unités.
ask-place-others = Placement de { $unit }.
ask-line-others = Tracé de la ligne Hindenburg.
ask-step-back-others = { $unit } quitte l'hexagone qu'elle a dévasté.
ask-strategic-others = Mouvement stratégique.
ask-ride-others = { $unit } voyage.
ask-come-in-others = { $unit } entre par le bord de la carte.

## Answers
verb-place = placer { $noun }
verb-at = à { $noun }
verb-same = une autre au même endroit
verb-fill = remplir l'hexagone
verb-place-rest = placer le reste le long de la frontière
verb-hold-back = la laisser attendre
verb-to-arabia = dans la case Arabie
verb-to-reserve = dans la réserve turque
verb-to-west-edge = au bord de la carte de l'Ouest
verb-to-italy-edge = au bord de la carte d'Italie
verb-come-in = { $noun } entre
verb-line = ligne Hindenburg à { $noun }
verb-gun = le canon de Paris à { $noun }
verb-devastate = { $noun } dévaste son hexagone
verb-ride = envoyer { $noun }
verb-sail = par mer vers { $noun }
verb-to-transit = dans la case de transit
verb-to-transfer = dans la case de transfert
verb-expedition = { $noun } en Perse
verb-recall = rappeler la force de Perse
board-verb-place = Placer
board-verb-at = Ici
board-verb-same = Une autre ici
board-verb-fill = Remplir l'hexagone
board-verb-place-rest = Placer le reste
board-verb-hold-back = Laisser attendre
board-verb-to-arabia = En Arabie
board-verb-to-reserve = En réserve
board-verb-to-west-edge = Au bord de l'Ouest
board-verb-to-italy-edge = Au bord de l'Italie
board-verb-come-in = Entrer
board-verb-line = Ligne Hindenburg
board-verb-gun = Canon de Paris
board-verb-devastate = Dévaster
board-verb-ride = Envoyer
board-verb-sail = Naviguer vers
board-verb-to-transit = En transit
board-verb-to-transfer = En transfert
board-verb-expedition = En Perse
board-verb-recall = Rappeler de Perse

## Reasons: new units
place-not-waiting = cette unité n'attend pas dans une de vos cases
place-shut = sa nation ne place rien ce tour
place-nowhere = il n'y a pas où la placer
place-not-home = les nouvelles unités arrivent dans les cités de leur pays, ou près d'un quartier général
place-not-held = vous ne contrôlez pas cet hexagone
place-no-supply = cet hexagone n'est pas ravitaillé
place-other-box = la case d'Europe est pour l'Europe, celle du Proche-Orient pour le Proche-Orient
place-other-front = elle appartient à un autre front
place-poland = les Russes n'arrivent pas dans les cités de Pologne
place-edge = les Américains arrivent par le bord ouest ou sud
place-zone = ce n'est pas là qu'elle arrive
place-hq-full = ce quartier général a placé sa pile, ou dans un autre hexagone
place-hq-three = un quartier général y place trois unités dans un seul hexagone, et jamais de nouveaux Turcs
place-east-full = on ne peut plus rien amener à l'Est ce tour
place-not-pef = plus aucun Russe ne vient en Irak
place-not-own-country = elle doit être placée dans son propre pays
place-landing = le tour d'un débarquement, personne n'est amené à l'Est
place-must = toutes les unités d'un pays qui entre en guerre sont placées maintenant
place-no-delay = le quartier général de la 1re armée américaine n'attend pas
place-no-last = plus rien de ce genre ne va là

## Reasons: strategic and sea movement
edge-not-beside = cette unité n'est pas au bord de la carte
edge-not-there = ils entrent par les hexagones alliés du bord ouest ou sud
ride-not-able = cette unité ne peut pas voyager maintenant
ride-spent = la capacité est épuisée
ride-not-town = un voyage commence et finit dans une ville ou une cité
ride-not-held = vous ne la contrôlez pas
ride-no-supply = elle n'est pas ravitaillée
ride-enemy-near = des ennemis sont à côté
ride-no-path = aucun chemin n'y mène par des hexagones que vous contrôlez
ride-no-gate = aucun chemin n'y mène par les bords des cartes
ride-too-dear = l'étranger compte double, et il reste trop peu
ride-no-corridor = aucun chemin n'est ouvert vers Constantinople
ride-no-transit = elle ne peut pas entrer dans la case de transit
ride-no-transfer = elle ne peut pas entrer dans la case de transfert
ride-no-last = personne n'est plus là qui puisse suivre
sail-not-port = ce n'est pas un port où elle soit ravitaillée
sail-not-there = aucun navire n'y va maintenant
pef-not-now = la force ne peut pas être envoyée en Perse
pef-no-recall = la force revient entière et ravitaillée, ou pas du tout

## Reasons: who may be where
there-besieged = Kut est assiégée
there-front-code = son code l'exclut de ce front
there-front-nation = sa nation ne combat pas sur ce front
there-near-east = la guerre n'a pas atteint le Proche-Orient
there-italy-later = avant 1917 seuls Italiens et Austro-Hongrois combattent en Italie
there-ah-later = pas d'Austro-Hongrois à l'Ouest avant 1917
there-ah-west = pas plus de quatre unités austro-hongroises à l'Ouest
there-ah-north = pas plus de quatre unités austro-hongroises au nord de la rangée 48
there-us-abroad = une seule unité américaine peut quitter l'Ouest
there-it-abroad = pas plus de six unités italiennes à l'étranger
there-tu-europe = pas plus de quatre unités turques en Europe hors des Balkans
there-tu-egypt = pas plus de trois unités turques en Égypte
attack-ah-four = quatre seulement des Austro-Hongrois du nord peuvent attaquer
move-south = trop d'Austro-Hongrois sont au nord : ils vont au sud

## Reasons: works
line-not-there = la ligne continue à un de ses bouts, ravitaillée, loin des Alliés
gun-not-there = le canon se place en hexagone ravitaillé, à huit hexagones de Paris au plus
sap-not-this = seule une infanterie ravitaillée dévaste son hexagone
sap-not-clear = seulement des hexagones clairs ou des plaines inondables en France et en Belgique
sap-no-step = elle ne pourrait pas reculer vers l'est
sap-no-marker = il ne reste pas de marqueur

## Log
log-placed = { $unit } arrive à { $space }.
log-to-arabia = { $unit } va dans la case Arabie.
log-to-reserve = { $unit } va dans la réserve turque.
log-to-transit = { $unit } est en transit.
log-to-transfer = { $unit } est en route entre l'Est et le Caucase.
log-to-west-edge = { $unit } attend au bord de la carte de l'Ouest.
log-to-italy-edge = { $unit } attend au bord de la carte d'Italie.
log-comes-in = { $unit } entre à { $space }.
log-ride = { $unit } par rail de { $start } à { $space }.
log-sail = { $unit } par mer de { $start } à { $space }.
log-arrives = { $unit } arrive à { $space }.
log-expedition = { $unit } va à { $space } avec la force expéditionnaire en Perse.
log-recall = La force expéditionnaire en Perse est rappelée.
log-joins = Entrée en guerre : { $nation } rejoint le camp { $side }.
log-near-east = La guerre atteint le Proche-Orient.
log-european-turks = Les Turcs d'Europe entrent en campagne.
log-line = La ligne Hindenburg de { $space } à { $end }.
log-gun = Le canon de Paris est à { $space }.
log-gun-lost = Le canon de Paris à { $space } est perdu.
log-devastate = { $unit } commence à dévaster { $space }.
log-devastated = { $start } est dévasté ; { $unit } recule à { $space }.
board-box-beside-west = { $side } : au bord de l'Ouest
board-box-beside-italy = { $side } : au bord de l'Italie

## Le tour stratégique
## Questions of the Strategic Turn
ask-emergency = { $nation } : appeler des remplacements d'urgence ?
ask-emergency-help = Deux dés de points de ressources, sept au plus, une fois par tour stratégique. Cela coûte un point de victoire : un de plus aux Puissances centrales si la France appelle, un de moins si c'est l'Allemagne.
    .rule = 5.18a
ask-lend = Donner des points de ressources à un allié ?
ask-lend-help = La Grande-Bretagne et la France donnent un point à la Russie, six si les Détroits sont ouverts, et l'une d'elles jusqu'à six à la Serbie par Salonique. L'Allemagne en donne six en tout, par ses hexagones depuis Berlin.
    .rule = 5.17a
ask-lend-points = Combien de points : { $nation } vers { $to } ?
ask-lend-points-help = Ils sont désormais à l'autre nation et se gardent comme les siens, dix au plus à la fin du tour stratégique.
    .rule = 5.17a
ask-uboat = Les sous-marins rapprochent les États-Unis : les rappeler ?
ask-uboat-help = C'est maintenant, après le premier jet de cette sorte, que le pion peut quitter le jeu. Sinon il reste jusqu'à ce que Convois soit joué.
    .rule = 5.22d
ask-defend = La Force aérienne indépendante : quelles unités aériennes défendent l'Allemagne ?
ask-defend-help = Chacune retire un au dé des bombardiers et ne fait rien d'autre jusqu'au prochain tour stratégique. Les as peuvent tomber.
    .rule = 5.24a
ask-replace = Remplacements : reconstruisez des unités, rendez des pas, ou finissez.
ask-replace-help = Un point par pas, sur les points de la nation. Les unités reconstruites attendent dans leur case ; les unités réduites sur la carte doivent être ravitaillées. Un QG revient épuisé, ou prêt pour deux points. Un verbe dépense pour toute une nation, d'abord les pas sur la carte, puis les plus forts des éliminés.
    .rule = 5.31
ask-arabs = Où dans le désert les Arabes se rassemblent-ils de nouveau ?
ask-arabs-help = Une unité arabe perdue est retirée sans frais ; nul ne connaît sa force avant qu'elle combatte.
    .rule = 5.35d
ask-reserve = La réserve turque a { $units } divisions, il en faut { $required }.
ask-reserve-help = Des divisions d'infanterie de la carte, du Transit ou d'une case. Chacune qui manque ajoute un au jet allié de reddition ; le surplus peut partir en Transit.
    .rule = 5.38c
ask-bolsheviks = Jeter le dé pour la révolution bolchevique ?
ask-bolsheviks-help = À sept elle éclate et la Russie s'effondre. Les tours où des Russes attaquent, et ceux où nul ne les attaque, aident ; de même chaque cité russe que vous tenez.
    .rule = 5.44a
ask-treaty = Déclarer finie la guerre avec la Russie, par le traité de Brest-Litovsk ?
ask-treaty-help = Les Russes ne bougent ni ne combattent plus. Les hexagones de victoire en Russie ne comptent qu'avec trois divisions allemandes dans chacun et quatre QG allemands dans le pays. Sans traité, l'Armée rouge grandit.
    .rule = 5.46a
ask-red = Quelles divisions deviennent Armée rouge ? Encore { $units }.
ask-red-help = Elles combattent à 3-3-4, mais pas avec d'autres. Le reste est choisi au plus près de l'ennemi.
    .rule = 15.93a
ask-initiative = Sur quel théâtre prenez-vous l'initiative ?
ask-initiative-help = Vous y bougez et combattez le premier, l'ennemi sur l'autre. Elle ne peut basculer deux tours stratégiques de suite, et passer de l'Est à l'Ouest demande une ligne continue d'unités sur le front de l'Ouest.
    .rule = 5.83a
ask-ohl = Quel marqueur de commandement : OHL ou OberOst ?
ask-ohl-help = OHL permet une série d'attaques de plus à l'Ouest, OberOst à l'Est, une fois avant le prochain tour stratégique.
    .rule = 5.88
ask-initiative-holder = Qui a l'initiative sur le théâtre de l'Ouest ?
ask-initiative-holder-help = L'autre l'a sur le théâtre de l'Est.
    .rule = 5.87b
ask-initiative-answer = Répondre par votre propre Initiative, pour le reste de la partie ?
ask-initiative-answer-help = Ce que vous décidez alors vaut pour toujours, et les autres événements Initiative des Puissances centrales sont nuls.
    .rule = 5.87c
ask-pipeline = Poser le pipeline jusqu'à { $space } ?
ask-pipeline-help = Une ville par tour stratégique, d'ouest en est, avec des unités alliées dedans. Derrière lui, les villes du Sinaï ravitaillent les Alliés.
    .rule = 11.53b

## What may be answered
verb-call-up = appeler des remplacements
verb-wait = pas maintenant
verb-lend-british = points britanniques : { $noun }
verb-lend-french = points français : { $noun }
verb-lend-german = points allemands : { $noun }
verb-points = { $noun }
verb-call-off = rappeler les sous-marins
verb-go-on = continuer
verb-defend = { $noun } reste au pays
verb-rebuild = reconstruire { $noun }
verb-rebuild-support = reconstruire { $noun } prêt à soutenir, pour deux points
verb-restore = rendre son pas à { $noun }
verb-rebuild-nation = tout : { $noun }
verb-restore-nation = toutes les unités réduites : { $noun }
verb-rebuild-all = tout ce qui peut se payer
verb-call-in = { $noun } dans la réserve
verb-call-boxes = compléter depuis les cases
verb-let-go = { $noun } en Transit
verb-let-all-go = tout le surplus en Transit
verb-roll = jeter le dé
verb-treaty = faire la paix avec la Russie
verb-enlist = { $noun } devient Armée rouge
verb-rest = le reste au plus près de l'ennemi
verb-initiative = { $noun }
verb-ohl = OHL
verb-oberost = OberOst
verb-holder = { $noun }
verb-cancel-initiative = l'annuler par la nôtre
verb-lay-pipe = le poser
verb-concede = accepter un armistice (la partie est perdue)
board-verb-call-up = Appeler
board-verb-wait = Pas maintenant
board-verb-lend-british = Points britanniques
board-verb-lend-french = Points français
board-verb-lend-german = Points allemands
board-verb-points = Points
board-verb-call-off = Rappeler
board-verb-go-on = Continuer
board-verb-defend = Défendre
board-verb-rebuild = Reconstruire
board-verb-rebuild-support = Reconstruire, prêt
board-verb-restore = Rendre un pas
board-verb-rebuild-nation = Toute une nation
board-verb-restore-nation = Unités réduites d'une nation
board-verb-rebuild-all = Tout
board-verb-call-in = Dans la réserve
board-verb-call-boxes = Depuis les cases
board-verb-let-go = En Transit
board-verb-let-all-go = Tout en Transit
board-verb-roll = Jeter le dé
board-verb-treaty = Paix
board-verb-enlist = Armée rouge
board-verb-rest = Le reste
board-verb-initiative = Initiative
board-verb-ohl = OHL
board-verb-oberost = OberOst
board-verb-holder = Détenteur
board-verb-cancel-initiative = Annuler
board-verb-lay-pipe = Pipeline
board-verb-concede = Armistice

## Why not, in the Strategic Turn
emergency-mutiny = l'armée française est en mutinerie
lend-no-points = il n'y a pas de points à donner, ou cette nation ne peut en recevoir
lend-no-line = Salonique n'est pas alliée, ou aucun chemin sans ennemi ne mène de là au QG serbe
lend-enough = on ne peut donner davantage dans cette phase
lend-one-lender = la Serbie reçoit des points britanniques ou français dans une phase, pas les deux
lend-no-road = aucun hexagone des Puissances centrales ne mène de Berlin à une ville de ce pays
lend-not-ours = on ne peut donner de points à cette nation
defend-not-this = ce n'est pas une unité aérienne allemande de l'Ouest qui soit libre
rebuild-not-dead = elle n'est pas parmi les unités éliminées
rebuild-not-yours = elle n'est pas à vous
rebuild-no-points = sa nation n'a pas assez de points
rebuild-dot = elle porte le point et ne peut être remplacée
rebuild-germans = au Proche-Orient seul, les Allemands ne sont pas reconstruits
rebuild-arab = les Arabes sont retirés au sort, sans points
rebuild-canadian = un pas canadien a été reconstruit dans cette phase
rebuild-anzac = un pas australien ou néo-zélandais a été reconstruit dans cette phase
rebuild-typhus = la Serbie a le typhus
rebuild-not-hq = seul un QG revient prêt à soutenir
rebuild-no-support = en B et C, aucun QG n'est reconstruit prêt
rebuild-russian-hq = après la chute du tsar, aucun QG russe n'est remis prêt
rebuild-nought = il ne soutient jamais : un point suffit
restore-not-reduced = ce n'est pas une unité réduite sur la carte ou dans une case
restore-no-supply = elle n'est pas ravitaillée
restore-influenza = la grippe : aucune unité réduite sur la carte n'est reconstituée dans cette phase
rebuild-nothing = il n'y a rien à reconstruire pour cette nation
arab-not-there = elle vient dans le désert de Palestine, sans ennemi
reserve-not-turkish = seules des divisions d'infanterie turques forment la réserve
reserve-not-there = elle n'est ni sur la carte, ni en Transit, ni dans une case des disponibles
reserve-no-supply = elle n'est pas ravitaillée
reserve-no-excess = la réserve n'a rien de trop
reserve-full = la réserve a ce qu'il lui faut
red-not-this = seulement une division provisoire au symbole rouge, ravitaillée sur la carte
initiative-twice = l'initiative a basculé au dernier tour stratégique
initiative-no-line = de l'Est à l'Ouest, il faut une ligne continue d'unités sur le front de l'Ouest
there-truce = après le traité, nul ne vient au contact de Russes en Russie
stack-collapsed = les unités d'une nation effondrée ne s'empilent qu'entre elles
stack-red = l'Armée rouge ne s'empile pas avec d'autres
attack-red = l'Armée rouge n'attaque pas avec d'autres
## Log of the Strategic Turn
log-strategic = — Tour stratégique { $letter } —
log-points = Points de victoire des Puissances centrales : { $points }.
log-points-gained = { $nation } : { $points } points de ressources, { $total } en tout.
log-points-lost = { $nation } : { $points } points de ressources au-delà de dix sont perdus.
log-resource = { $space } : { $points } points de ressources pour l'Allemagne.
log-emergency = { $nation } : remplacements d'urgence, { $points } points.
log-lent = { $nation } donne { $points } points : { $other }.
log-uboats = Sous-marins, dé { $die } : la Grande-Bretagne perd { $points } points de ressources.
log-us-nearer = Les États-Unis se rapprochent : tour stratégique { $letter }.
log-uboats-off = Les sous-marins sont rappelés.
log-sunk = { $unit } est coulée en route vers l'Europe.
log-raid = Raid aérien, { $nation } : { $points } points de ressources perdus.
log-bombed = La Force aérienne indépendante, dé { $die } : l'Allemagne perd { $points } points de ressources.
log-rebuilt = { $side } : { $unit } est reconstruite.
log-restored = { $side } : { $unit } retrouve un pas.
log-reserve = La réserve turque doit avoir { $required } divisions ; elle en a { $units }.
log-tsar-roll = Le tsar, dé { $die } : { $total } (tombe à { $need }).
log-tsar = Le tsar est tombé.
log-bolshevik-roll = Les bolcheviks, dé { $die } : { $total } (ils l'emportent à { $need }).
log-bolsheviks = La révolution bolchevique.
log-treaty = Le traité de Brest-Litovsk : la guerre en Russie est finie.
log-red-army = L'Armée rouge, dé { $die } : divisions : { $units }.
log-red = { $unit } rejoint l'Armée rouge.
log-red-hq = { $unit } sert l'Armée rouge.
log-fortress = { $space } se rend, dé { $die } ({ $side }).
log-fortress-holds = { $space } tient, dé { $die } ({ $side }).
log-surrender-roll = La Turquie se rendra-t-elle ? Dé { $die }, modificateur { $modifier } : { $total }.
log-surrender = La Turquie se rend.
log-stranded = { $unit }, coupée au Proche-Orient, est perdue.
log-collapse = Effondrement : { $nation }.
log-united-states = Les États-Unis rejoignent les Alliés.
log-allied-choice = Six divisions américaines sont en France : désormais les Alliés choisissent l'initiative.
log-initiative = { $side } : l'initiative, { $theatre }.
log-ohl = Le marqueur de commandement montre OHL.
log-oberost = Le marqueur de commandement montre OberOst.
log-pipeline = Le pipeline atteint { $space }.
log-sudden = { $space } est tombé : dé { $die }, points { $points }, modificateur { $modifier } : { $total } (la France renonce à 20).

## How it ended
end-cp-points = vingt points de victoire
end-al-points = les Puissances centrales ont perdu plus qu'elles n'ont gagné
end-draw = l'épuisement : personne n'a gagné en juin 1919
end-cp-sudden = la volonté de la France est brisée
end-al-germany = l'Allemagne elle-même est tombée
end-al-turkey = la Turquie s'est rendue
end-cp-turkey = la Turquie a tenu jusqu'à la fin de 1918
end-al-baku = Bakou n'a pas été tenue
end-cp-hexes = des hexagones de victoire alliés sont aux mains des Turcs
end-conceded = un armistice a été accepté

## Événements
## Questions of events
ask-pre-war-al = Avant la guerre : avez-vous préparé des navires pour la Baltique ?
ask-pre-war-cp = Avant la guerre : avez-vous préparé le passage par la Hollande ?
ask-buy = Acheter des événements pour { $price ->
        [one] un point de ressources
       *[other] { $price } points de ressources
    } ?
ask-buy-free = Tirer un événement ?
ask-pay = Quelle nation paie les événements ?
ask-other-pool = L'ennemi n'a rien acheté : tirer aussi dans sa pioche ?
ask-event = Jouer un événement que vous détenez ?
ask-activity = L'autre camp peut jouer un événement.
ask-commit = Qu'engagez-vous dans l'attaque de { $space } ?
ask-commit-defence = Qu'engagez-vous dans la défense de { $space } ?
ask-hinder = L'hexagone est gagné : empêcher l'ennemi d'avancer dans { $space } ?
ask-rally = Une nouvelle vague d'attaques : où va le marqueur ?
ask-land = Quelle division débarque ?
ask-land-where = Où débarque { $unit } ?
ask-amphibious = Quelle unité russe débarque sur la côte de la mer Noire ?
ask-withdraw = Quelle unité britannique part ? Facteurs encore exigés : { $left }.
ask-initiative-event = Sur quel théâtre prenez-vous l'initiative par cet événement ?
ask-answer-initiative = Répondre par une Initiative à vous, pour le reste de la partie ?
ask-shock = Quelle division devient troupe d'assaut ? Encore { $left }.
ask-revert = Grippe : quelles troupes d'assaut redeviennent ordinaires ?
ask-dismount = Quelle division de cavalerie met pied à terre pour toujours ?
ask-dig = Où les Turcs se retranchent-ils ?
ask-drive = Offensive d'Enver : quelle unité marche maintenant sur l'ennemi ?
ask-drive-to = Où marche { $unit } ?
ask-raid = Quelle ville de Palestine Lawrence attaque-t-il ?
ask-capture = Déjouer le raid de Lawrence ?
ask-arabs-rise = Où dans le désert l'armée arabe du Nord apparaît-elle ?
ask-republic = Dans quelle ville les Arméniens se soulèvent-ils ?
ask-leave-van = Les Arméniens tiennent Van : où va { $unit } ?

## Help under the questions
ask-pre-war-al-help = Les deux camps décident en secret et le montrent ensemble. Si oui, les unités alliées font aussi des mouvements maritimes en Baltique.
    .rule = 20.0
ask-pre-war-cp-help = Les deux camps décident en secret et le montrent ensemble. Si oui, les unités des deux camps peuvent entrer en Hollande.
    .rule = 20.0
ask-buy-help = Les deux camps décident en secret et le montrent ensemble. Qui achète seul peut payer encore une fois et tirer dans l'autre pioche.
    .rule = 6.16
ask-buy-free-help = Au Proche-Orient seul, le tirage est gratuit. Certains événements sont des malheurs qu'il faut jouer.
    .rule = 6.11c
ask-pay-help = La Grande-Bretagne, la France ou les États-Unis.
    .rule = 6.16
ask-other-pool-wait = garder les points
ask-other-pool-help = Cela coûte un point de plus. Ce qu'il devrait jouer est joué ; le reste est montré et quitte le jeu.
    .rule = 6.14
ask-event-help = Les événements gardés attendent votre bon vouloir. Vous pouvez aussi demander à ne plus être interrogé ce tour-ci.
    .rule = 6.12
ask-commit-help = Avions, gaz, artillerie et généraux, avant le dé. Le défenseur répond ; vous ne lui répondez pas.
    .rule = 6.12
ask-commit-defence-help = Les avions s'annulent un pour un ; qui en garde a un point au dé.
    .rule = 15.13a
ask-hinder-help = La planification rigide et Ils ne passeront pas arrêtent tout le monde, le pillage le second hexagone des troupes d'assaut.
    .rule = 6.40
ask-rally-help = Quand toutes les attaques du théâtre sont finies, les unités ravitaillées à deux hexagones au plus peuvent attaquer encore.
    .rule = 10.84
ask-land-help = De la case d'Europe ; à Salonique, des plages aussi. Pas d'autre mouvement maritime en Europe ce tour-ci.
    .rule = 6.52a
ask-land-where-help = Elle peut bouger et combattre ce tour-ci.
    .rule = 6.52a
ask-amphibious-help = Une par tour, de la case, dans un hexagone côtier vide à l'est de Trébizonde, tant que le tsar règne.
    .rule = 6.38
ask-withdraw-help = Les facteurs d'attaque comptent, du front qui doit donner en premier.
    .rule = 6.46
ask-initiative-event-help = L'ennemi l'a sur l'autre, jusqu'à ce qu'une autre Initiative soit jouée.
    .rule = 6.60
ask-answer-initiative-help = Alors vous dites qui l'a et où, et les Initiatives suivantes de l'ennemi sont nulles.
    .rule = 5.87c
ask-shock-help = Les divisions à bandeau qui ont une ligne de ravitaillement vers Berlin ou la Ruhr.
    .rule = 15.41a
ask-revert-help = Pour toujours : elles ne seront plus converties.
    .rule = 6.58b
ask-dismount-help = Cela ne coûte rien. À pied, elle se retranche et attaque comme l'infanterie.
    .rule = 15.55
ask-dig-help = Des Turcs ravitaillés, ni dans une cité, ni en montagne, ni dans un marais. Les attaques y ont un point de moins jusqu'à ce qu'une unité alliée y entre.
    .rule = 6.36
ask-drive-help = Aucune attaque de trois unités n'est possible : les trois plus proches s'approchent autant qu'elles peuvent.
    .rule = 6.30b
ask-drive-to-help = Aussi près de l'ennemi que possible.
    .rule = 6.30b
ask-raid-help = Pas de mouvement stratégique vers elle ni hors d'elle jusqu'au tour suivant. Une fois entre deux tours stratégiques.
    .rule = 6.25a
ask-capture-help = Sur cinq ou six, il disparaît pour toujours.
    .rule = 6.27
ask-arabs-rise-help = Nul ne connaît sa force avant son combat. Elle est toujours ravitaillée et ne tient que son hexagone.
    .rule = 6.7
ask-republic-help = Une ville de Russie sur le front du Caucase, que personne n'occupe.
    .rule = 6.9
ask-leave-van-help = Un hexagone, ravitaillé.
    .rule = 6.8

## Verbs
verb-prepare = c'est préparé
verb-refrain = rien
verb-buy = acheter
verb-save = garder les points
verb-pay = { $noun } paie
verb-spoil = tirer dans la pioche ennemie
verb-play = jouer { $noun }
verb-keep = pas maintenant
verb-keep-all = pas ce tour-ci
verb-commit = engager { $noun }
verb-battle = en faire une Kaiserschlacht
verb-no-more = rien de plus
verb-land = { $noun } débarque
verb-enough = cela suffit
verb-withdraw = { $noun } part
verb-convert = { $noun } devient troupe d'assaut
verb-revert = { $noun } redevient ordinaire
verb-dismount = { $noun } met pied à terre
verb-stay-mounted = les autres restent à cheval
verb-dig = se retrancher en { $noun }
verb-march = { $noun } marche
verb-rally = marqueur en { $noun }
verb-foch = Foch en { $noun }
verb-allenby = Allenby en { $noun }
verb-raid = raid sur { $noun }
board-verb-prepare = Préparé
board-verb-refrain = Rien
board-verb-buy = Acheter
board-verb-save = Garder les points
board-verb-pay = Qui paie
board-verb-spoil = Dans la pioche ennemie
board-verb-play = Jouer
board-verb-keep = Pas maintenant
board-verb-keep-all = Pas ce tour-ci
board-verb-commit = Engager
board-verb-battle = Kaiserschlacht
board-verb-no-more = Rien de plus
board-verb-land = Débarquer
board-verb-enough = Cela suffit
board-verb-withdraw = Retirer
board-verb-convert = Troupes d'assaut
board-verb-revert = Redevenir ordinaire
board-verb-dismount = Mettre pied à terre
board-verb-stay-mounted = Rester à cheval
board-verb-dig = Se retrancher
board-verb-march = Marcher
board-verb-rally = Marqueur
board-verb-foch = Foch
board-verb-allenby = Allenby
board-verb-raid = Raid

## The log
log-pre-war-al = Avant la guerre, les Alliés ont préparé des navires : la Baltique leur est ouverte.
log-pre-war-cp = Avant la guerre, les Puissances centrales ont préparé le passage : la Hollande est ouverte.
log-buys = { $side } : des événements sont achetés.
log-event = { $side } : { $event }.
log-event-drawn = { $side } : { $event } est tiré et joué aussitôt.
log-event-held = { $side } : { $event } est tiré et gardé.
log-event-kept = { $side } : un événement est tiré et gardé.
log-event-yours = C'est { $event }.
log-event-back = { $side } : { $event } est tiré et retourne dans la pioche.
log-event-void = { $side } : { $event } est tiré trop tard et quitte le jeu.
log-event-spoilt = { $side } : { $event }, tiré dans la pioche ennemie, quitte le jeu.
log-comes = { $unit } est disponible.
log-withdrawn = { $unit } part pour un temps.
log-never = { $nation } : jamais d'entrée en guerre.
log-jutland = Bataille du Jutland, dé { $die } : { $winner ->
        [1] victoire allemande
        [-1] victoire britannique
       *[other] pas de vainqueur
    }.
log-influenza = Grippe : { $dice } troupes d'assaut redeviennent ordinaires.
log-initiative-event = { $side } : initiative, { $theatre }.
log-commit = { $side } : { $event } engagé dans le combat de { $space }.
log-battle = Une Kaiserschlacht en { $space }.
log-ace-dies = { $side } : { $event } est tué (dé { $die }).
log-brusilov = { $unit } est épuisé pour toujours.
log-rally = { $side } : { $marker ->
        [ohl] OHL
        [oberost] OberOst
        [foch] Foch
       *[allenby] Allenby
    } en { $space }.
log-again = { $side } : une nouvelle vague d'attaques.
log-lands = { $unit } débarque en { $space }.
log-beaches-closed = Les plages de Gallipoli sont perdues.
log-mandate = { $side } : { $event } n'a pas eu lieu.
log-lawrence-raid = Lawrence attaque { $space }.
log-captured = { $event }, dé { $die }.
log-appears = Une unité se lève en { $space } : { $nation }. Nul ne connaît sa force.
log-tried = { $unit } montre sa force : { $strength }.
log-van = Combat dans Van : { $result }.
log-shock = { $unit } devient troupe d'assaut.
log-reverts = { $unit } redevient ordinaire.
log-dismount = { $unit } met pied à terre.
log-dig = Des Turcs se retranchent en { $space }.

## Refusals
event-not-now = cet événement ne peut pas être joué maintenant
event-not-here = cela ne sert pas dans ce combat
event-no-points = il n'y a pas de points pour payer
event-not-payer = cette nation ne paie pas d'événements, ou n'a rien
battle-not-this = seulement les quatre premières attaques d'un front avec quatre troupes d'assaut, au tour du second événement d'assaut
withdraw-not-this = une autre unité doit partir d'abord
initiative-not-this = il y a deux théâtres
shock-not-this = seulement les divisions à bandeau qui ont une ligne vers Berlin ou la Ruhr
revert-not-this = ce ne sont pas des troupes d'assaut
dismount-not-this = seulement la cavalerie allemande qui a une ligne vers Berlin ou la Ruhr
dig-not-there = seulement là où sont des Turcs ravitaillés, ni dans une cité, ni en montagne, ni dans un marais
land-not-this = cette unité n'est pas de celles qui peuvent débarquer
land-not-there = on n'y débarque pas, ou il n'y a plus de place
amphibious-not-there = seulement sur une côte vide à l'est de Trébizonde
amphibious-not-this = seulement les unités russes de la case
drive-not-this = une autre unité est plus proche de l'ennemi
drive-not-there = elle doit s'approcher de l'ennemi autant qu'elle peut
raid-not-there = seulement les villes de Palestine, pas les cités
ride-raided = Lawrence attaque cette ville : pas de mouvement stratégique vers elle ni hors d'elle
rally-not-there = seulement là où se trouve une unité ravitaillée qu'il aide
arabs-not-there = seulement le désert de Palestine sans ennemis
armenians-not-there = seulement une ville vide de Russie sur le front du Caucase
van-not-there = elle ne peut pas y aller
attack-not-around = seules attaquent encore les unités ravitaillées à deux hexagones au plus du marqueur
attack-mutiny = l'armée française est en mutinerie
attack-paralysed = le commandement russe est paralysé : seulement les attaques de Broussilov, avec un QG et pas contre des Allemands
attack-typhus = typhus : nul n'attaque en Serbie, ni vers elle
advance-held-back = un événement empêche l'attaquant d'avancer
there-typhus = typhus : nul ne franchit la frontière serbe
there-poles = la division polonaise reste à l'Est, hors des Balkans
stack-civil-war = dans la guerre civile, les Russes ne s'empilent ni n'attaquent ensemble

## What is added to the die
drm-air = avions
drm-gas = gaz, lance-flammes ou mines
drm-artillery = nouvelle artillerie
drm-general = un général
drm-naval = canons de marine
drm-determination = détermination turque
drm-kemal = Kemal
drm-goltz = von der Goltz
drm-brusilov = Broussilov
drm-conrad = première attaque de Conrad
drm-lawrence = Lawrence
drm-atrocity = atrocités
drm-battle = Kaiserschlacht
drm-kaiserschlacht = la Kaiserschlacht à l'Ouest

## Endings
end-mandate = Une offensive obligatoire n'a pas eu lieu.

## Ce que lit qui attend
ask-amphibious-others = Des Russes peuvent débarquer sur la côte de la mer Noire.
ask-answer-initiative-others = Réponse éventuelle par une Initiative.
ask-arabs-others = Les Arabes se rassemblent de nouveau.
ask-arabs-rise-others = Choix du lieu où l'armée arabe du Nord apparaît.
ask-bolsheviks-others = Jet éventuel pour la révolution bolchevique.
ask-buy-others = Achat éventuel d'événements, décidé en secret.
ask-buy-free-others = Tirage éventuel d'un événement, décidé en secret.
ask-capture-others = Choix de déjouer ou non le raid de Lawrence.
ask-commit-others = { $space } : choix de ce qui entre dans l'attaque.
ask-commit-defence-others = { $space } : choix de ce qui entre dans la défense.
ask-defend-others = Choix des unités aériennes qui défendent l'Allemagne.
ask-dig-others = Choix du lieu où les Turcs se retranchent.
ask-dismount-others = Choix de la cavalerie qui met pied à terre.
ask-drive-others = Offensive d'Enver : choix de qui marche maintenant.
ask-emergency-others = { $nation } : décision sur des remplacements d'urgence.
ask-hinder-others = Choix d'empêcher ou non l'avance dans { $space }.
ask-initiative-others = Choix du théâtre où prendre l'initiative.
ask-initiative-answer-others = Réponse éventuelle par une Initiative définitive.
ask-initiative-event-others = Choix du théâtre où prendre l'initiative par un événement.
ask-land-others = Choix de qui débarque.
ask-land-where-others = Choix du lieu où débarque { $unit }.
ask-leave-van-others = Choix du lieu où va { $unit } depuis Van.
ask-lend-others = Décision sur des points de ressources aux alliés.
ask-ohl-others = Choix entre OHL et OberOst.
ask-other-pool-others = Tirage éventuel dans l'autre pioche.
ask-pay-others = Choix de qui paie les événements.
ask-pipeline-others = Pose éventuelle du pipeline jusqu'à { $space }.
ask-rally-others = Choix du lieu d'une nouvelle vague d'attaques.
ask-red-others = Choix de qui devient Armée rouge. Encore { $units }.
ask-replace-others = Les remplacements se font.
ask-republic-others = Choix du lieu où les Arméniens se soulèvent.
ask-reserve-others = La réserve turque se remplit : { $units } sur { $required }.
ask-revert-others = Grippe : choix des troupes d'assaut qui redeviennent ordinaires.
ask-shock-others = Choix de qui devient troupe d'assaut. Encore { $left }.
ask-treaty-others = Décision sur le traité de Brest-Litovsk.
ask-uboat-others = Rappel éventuel des sous-marins.
ask-withdraw-others = Choix de l'unité britannique qui part. Facteurs encore exigés : { $left }.
ask-pre-war-al-others = Les Alliés décident en secret de ce qu'ils avaient préparé avant la guerre.
ask-pre-war-cp-others = Les Puissances centrales décident en secret de ce qu'elles avaient préparé avant la guerre.

## Chapitres des règles
chapter-3 = Cartes, pions, termes
chapter-4 = Les tours
chapter-5 = Le tour stratégique
chapter-6 = Événements
chapter-7 = Contrôle et empilement
chapter-8 = Mouvement
chapter-9 = Mouvement stratégique
chapter-10 = Combat
chapter-11 = Ravitaillement
chapter-12 = Météo
chapter-13 = Nouvelles unités
chapter-14 = Forts et tranchées
chapter-15 = Unités particulières
chapter-16 = Effondrement
chapter-17 = Nations
chapter-18 = Victoire
chapter-20 = Avant-guerre
chapter-t = Ce que nous avons reconstitué

## Le tiroir des événements
zone-hand = Événements en main
zone-in-force = En vigueur
zone-pool = À tirer
event-when-advance = après un combat
event-when-air = avec l'aviation
event-when-any = à tout moment
event-when-attack = à l'attaque
event-when-combat = phase de combat
event-when-defence = en défense
event-when-drawn = dès le tirage
event-when-entry = le tour du tirage
event-when-events = phase des événements
event-when-initiative = pour l'initiative
event-when-movement = en se déplaçant
event-when-movement-end = après le déplacement
event-when-new-units = avec les nouvelles unités
event-when-strategic-half = mouvement stratégique
event-when-warfare = guerre stratégique
event-after-pool = retourne dans la pioche
event-after-hand = se garde
event-after-play = reste en vigueur
event-after-track = dure quelques tours
event-after-box = case de guerre stratégique

## Le récit
report-points = Points de victoire : ils montent pour les Puissances centrales, descendent pour les Alliés
