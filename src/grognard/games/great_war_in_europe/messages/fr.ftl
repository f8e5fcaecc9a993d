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
    .rule = 10.64a
ask-lose-others = Les attaquants de { $space } prennent leurs pertes.
ask-lose-defence = { $space } : quel défenseur perd un pas ?
ask-lose-defence-help = La première perte touche une unité antichar, s'il y en a une. Un fort tombe après toutes les unités qui s'y trouvent.
    .rule = 10.64c
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
there-north = quatre unités austro-hongroises au plus y opèrent
there-turks = pas plus d'unités turques ne peuvent y opérer
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
attack-north = quatre unités austro-hongroises ont attaqué au nord à ce tour
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
