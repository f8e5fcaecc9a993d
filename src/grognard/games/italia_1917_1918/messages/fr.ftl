### Ce que dit Italia 1917-1918.

## Noms
side-cp = Puissances centrales
side-en = Entente
nation-de = { nation-ge }
nation-gb = { nation-br }
adjective-de = { adjective-ge }
    .f = { adjective-ge.f }
adjective-gb = { adjective-br }
division-ah-1-id = 1re division d'infanterie
division-ah-3-id = 3e division d'infanterie, Edelweiss
division-ah-22-schd = 22e division de Schützen
division-ah-44-schd = 44e division de Schützen
division-ah-55-id = 55e division d'infanterie
division-de-5-id = 5e division d'infanterie
division-de-12-id = 12e division d'infanterie
division-de-26-id = 26e division d'infanterie
division-de-117-id = 117e division d'infanterie
division-de-200-id = 200e division d'infanterie
division-de-alpk = Alpenkorps
division-de-jager-div = division allemande de Jäger
division-it-1-da = 1re division d'assaut
division-it-2-da = 2e division d'assaut
division-fr-47-di = 47e division d'infanterie
division-gb-7-div = 7e division
division-gb-23-div = 23e division
division-gb-48-div = 48e division
turn-name = { turn-days } { $year }
unit-name =
    { $nation ->
        [ah] AH
        [de] ALL
        [it] IT
        [fr] FR
        [gb] GB
       *[us] US
    } { $kind ->
        [detachment] détachement { $name }
        [army-artillery] artillerie d'armée { $name }
        [corps-artillery] artillerie de corps { $name }
        [battery] batterie { $name }
        [hq] QG { $name }
        [trucks] camions
        [depot] dépôt
        [air] groupe aérien { $name }
        [display] { $name } (Display)
       *[other] { $name }
    }
unit-title-f = { $name } { ADJECTIVE($nation, gender: "f") }
unit-title-m = { $name } { ADJECTIVE($nation) }
unit-title-support = { $name } ({ $nation })
unit-title-detachment = Détachement { ADJECTIVE($nation) }
bridge-name = pont { $place ->
        [Auzza] d'Auzza
        [Enego] d'Enego
        [Oderzo] d'Oderzo
        [Udine] d'Udine
       *[other] de { $place }
    } sur { $river ->
        [Astico] l'Astico
        [Avisio] l'Avisio
        [Bacchiglione] le Bacchiglione
        [Brenta] la Brenta
        [Cavetta] la Cavetta
        [Cismon] le Cismon
        [Cordevole] le Cordevole
        [Fella] la Fella
        [Idria] l'Idria
        [Isonzo] l'Isonzo
        [Judrio] le Judrio
        [Livenza] la Livenza
        [Meduna] la Meduna
        [Monticano] le Monticano
        [Natisone] le Natisone
        [Piave] le Piave
        [Sile] le Sile
        [Tagliamento] le Tagliamento
        [Torre] le Torre
        [Vipacco] le Vipacco
       *[other] la { $river }
    } ({ $hexes })
crossing-name = { $river }, de { $start } à { $end }

## Genres et tailles d'unités
kind-infantry = infanterie
kind-mountain = troupes de montagne
kind-cavalry = cavalerie
kind-dismounted = cavalerie à pied
kind-assault = infanterie d'assaut
kind-naval = infanterie de marine
kind-tank = chars
kind-army-artillery = artillerie d'armée
kind-corps-artillery = artillerie de corps
kind-barges = canons navals sur barges
kind-battery = batterie fixe
kind-hq = QG
kind-stoss = Stosstruppen
kind-sturm = Sturmbataillon
kind-arditi = Arditi
kind-air = groupe aérien
kind-trucks = camions
kind-depot = dépôt
kind-display = division « Display »
size-division = division
size-brigade = brigade
size-regiment = régiment
size-detachment = détachement
size-battalion = bataillon
symbol-austrian = Autrichiens
symbol-hungarian = Hongrois
symbol-bosnian = avec des régiments bosniaques
symbol-german = Allemands
symbol-bavarian = Bavarois
symbol-alpini = Alpini
symbol-bersaglieri = Bersaglieri
symbol-czechoslovak = Tchécoslovaques
symbol-chasseurs = chasseurs alpins

## Météo, doctrine, maîtrise
weather-fair = beau temps
weather-bad = mauvais temps
weather-fog-fair = brouillard du matin, puis beau temps
weather-fog-bad = brouillard du matin, puis mauvais temps
doctrine-cadorna = Cadorna/Foch
doctrine-evolving = en évolution
doctrine-diaz = Diaz
level-errors = ordres erronés
level-none = aucune maîtrise
level-partial = maîtrise partielle
level-total = maîtrise totale

## Phases
phase-offensive = Offensives
phase-supply = Ravitaillement
phase-air = Supériorité aérienne
phase-weather = Météo
phase-movement = Mouvement
phase-combat = Combat
phase-disengagement = Désengagement
phase-exploitation = Exploitation
phase-points = Points de victoire

## Questions
ask-what-if = Et si : une division d'élite change de place avec une division de moral 4, ou l'on commence.
ask-what-if-with = Avec quelle division de moral 4 celle de { $unit } change-t-elle de place ?
ask-plan =
    { $guns ->
        [one] L'offensive : quelle artillerie d'armée passe en mode offensive ?
       *[other] L'offensive : choisissez { $guns } artilleries d'armée pour le mode offensive.
    }
ask-bruchmuller = Quelle artillerie a la préparation Bruchmüller ?
ask-starve = Quelle unité ennemie reste sans ravitaillement ce tour ?
ask-claim = Prendre le ciel ce tour, sans dé ?
ask-prohibit = Quelle artillerie austro-hongroise reçoit l'ordre de se taire ?
ask-take-up = Démonter des passerelles avant tout mouvement ?
ask-fly = Avions : envoyez un groupe, ou laissez les autres au sol.
ask-mission = Que fait { $unit }, et où ?
ask-arrive = Où arrive { $unit } ?
ask-refugees = Où les réfugiés encombrent-ils les routes ?
ask-sabotage = Couper un pont derrière les Italiens ?
ask-order =
    { $points ->
        [0] Ordonner la retraite générale ? Elle ne donne plus de point à l'ennemi.
        [one] Ordonner la retraite générale ? Elle donne { $points } point à l'ennemi.
       *[other] Ordonner la retraite générale ? Elle donne { $points } points à l'ennemi.
    }
ask-withdraw = La retraite : qui passe en mode retraite, qui en sort ?
ask-move = Choisissez une unité à déplacer, ou finissez le mouvement.
ask-exploit = Exploitation : choisissez une unité marquée à déplacer, ou finissez.
ask-march =
    { $points ->
        [one] { $units } : vers où, avec { $points } point ?
       *[other] { $units } : vers où, avec { $points } points ?
    }
ask-demolish = Faire sauter des ponts, en rétablir, ou brûler un dépôt ?
ask-markers = Marquer des unités pour le désengagement ou la réserve ?
ask-attack = Quel hexagone attaquez-vous ?
ask-attack-on = Exploitation : quel hexagone attaquez-vous maintenant ?
ask-join =
    { $units ->
        [none] Qui attaque { $space } ?
       *[other] { $units } contre { $space } : qui d'autre ?
    }
ask-guns = Quelles artilleries tirent sur { $space } ?
ask-reply = Quelles artilleries répondent pour { $space }, et lesquelles en contrebatterie ?
ask-counter = Quelles artilleries de corps se tournent contre celles du défenseur à { $space } ?
ask-lead = Quelle unité mène l'attaque ?
ask-lead-defence = Quelle unité mène la défense ?
ask-first-loss =
    { $points ->
        [one] { $points } point de dommage. La première perte : un pas de { $unit }, ou des Stosstruppen ?
       *[other] { $points } points de dommage. La première perte : un pas de { $unit }, ou des Stosstruppen ?
    }
ask-front-loss =
    { $points ->
        [one] { $points } point de dommage. Quelles troupes d'assaut prennent la première perte ?
       *[other] { $points } points de dommage. Quelles troupes d'assaut prennent la première perte ?
    }
ask-star = Une étoile : quelles troupes d'assaut sont perdues ?
ask-losses =
    { $points ->
        [one] { $points } point de dommage à prendre : qui perd un pas ?
       *[other] { $points } points de dommage à prendre : qui perd un pas ?
    }
ask-step =
    { $steps ->
        [one] Qui perd le pas ?
       *[other] { $steps } pas à perdre : qui perd le suivant ?
    }
ask-shake =
    { $points ->
        [one] Il reste { $points } point de dommage : qui est désorganisé ?
       *[other] Il reste { $points } points de dommage : qui est désorganisé ?
    }
ask-excess = Trop de monde à { $space } : qui est sacrifié ?
ask-misdirect = Des ordres s'égarent : quelle unité ennemie détournez-vous ?
ask-misdirect-to = Où s'égare { $unit } ?
ask-confuse = Des ordres s'égarent : quel attaquant est désorganisé ?
ask-panic = Des ordres s'égarent : laquelle de vos unités recule ?
ask-unmark = À qui ôtez-vous un marqueur d'exploitation ou de réserve ?
ask-fall-back =
    { $damage ->
        [0] { $space } : pas de dommage à venir. De combien d'hexagones reculez-vous ?
        [one] { $space } : { $damage } point de dommage à venir. De combien d'hexagones reculez-vous ?
       *[other] { $space } : { $damage } points de dommage à venir. De combien d'hexagones reculez-vous ?
    }
ask-fall =
    { $left ->
        [0] { $units } : recul vers où ? Il n'y a pas de place ici.
        [one] { $units } : recul vers où ? Encore { $left } hexagone.
       *[other] { $units } : recul vers où ? Encore { $left } hexagones.
    }
ask-react =
    { $moves ->
        [one] Votre maîtrise : { $moves } unité proche peut bouger.
       *[other] Votre maîtrise : { $moves } unités proches peuvent bouger.
    }
ask-advance = La voie est libre, { $space } : qui avance ?
ask-push = { $unit } : aller plus loin ?
ask-exploit-mark = Qui exploite le succès ?
ask-disengage = Quelle pile tente de se dégager ?
ask-shift = Quelle artillerie en mode offensive suit l'avance ?
ask-shift-to = Jusqu'où suit { $unit } ?

## Une aide sous les questions : de quoi il retourne et ce qui suit, avec la règle
ask-what-if-help = Trois fois au plus, les brigades d'une division d'élite, empilées dans un hexagone, et une division de moral 4 prennent la place l'une de l'autre. Puis l'on commence.
    .rule = SC4.13
ask-what-if-with-help = Les brigades vont là où se tient cette division, la division là d'où elles viennent.
    .rule = SC4.13
ask-plan-help = Une telle artillerie sert jusqu'à quatre attaques par phase, et les attaques à sa portée ont le modificateur de l'offensive : des colonnes à droite, et autant de maîtrise. Elle ne bouge guère ce tour.
    .rule = 8.0c
ask-bruchmuller-help = À la première séquence de ce tour, les bombardements à sa portée sont bien plus meurtriers, et les défenseurs perdent de leur maîtrise.
    .rule = 15.2.2h
ask-starve-help = Jusqu'à deux unités de combat ennemies proches des vôtres, hors de vos zones. Elles n'attaquent plus et ne peuvent que revenir ; qui est encore coupé au prochain contrôle est perdu.
    .rule = SC5.15
ask-claim-help = Une fois par partie : tous vos groupes volent ce tour, sans dé. Si vous passez, le dé décide.
    .rule = 17.1c
ask-prohibit-help = Les dés ont fait taire des artilleries : vous en choisissez, l'ennemi aussi. Elles tireront de nouveau à la fin de la séquence.
    .rule = SC5.16
ask-take-up-help = Vous avez quatre passerelles. Démontées, elles serviront ailleurs ; mais au-delà de l'eau des unités peuvent perdre leur ravitaillement.
    .rule = 11.2.4g
ask-fly-help = Les groupes restent sur leur hexagone toute la séquence, pendant vos phases et celles de l'ennemi. À l'atterrissage, un dé dit s'ils revolent ce tour.
    .rule = 17.1e
ask-mission-help = L'interdiction rend un hexagone plus cher, l'observation aide vos canons, le bombardement ajoute au tir observé. Des avions sur un combat aident aussi la maîtrise.
    .rule = 17.2a
ask-arrive-help = Dans l'hexagone d'un QG sur route ou rail, ou à côté. L'unité bouge aussitôt comme les autres.
    .rule = 11.1.5a
ask-refugees-help = Jusqu'à trois piles italiennes proches de vos troupes. Elles n'ont que la moitié de leur mouvement dans cette phase.
    .rule = SC1.25
ask-sabotage-help = Deux fois par partie : un pont proche de vos troupes, tenu par les Italiens, est coupé aussitôt, sans dé.
    .rule = SC1.27
ask-order-help = Désormais vos unités peuvent passer en mode retraite : plus vite, plus faibles, et seulement en arrière. Plus l'ordre vient tard, moins il coûte de points.
    .rule = SC1.30
ask-withdraw-help = En mode retraite, une unité a deux points de plus et un de moral en moins, et doit aller vers le bord de la carte. Une artillerie par séquence peut quitter la carte d'où elle est.
    .rule = SC1.31
ask-move-help = Une unité ou une pile après l'autre. Une zone de contrôle arrête la marche ; qui y commence n'en part que si quelqu'un reste ou le relève. À la fin, un hexagone contient quatre points d'unités.
    .rule = 11.1.1a
ask-exploit-help = En exploitation, la moitié de la capacité ; les réserves ont la leur et deux points de plus. Qui touche l'ennemi reste.
    .rule = 14.2a
ask-march-help = Cliquez le but. Rivières, crêtes et tranchées coûtent plus, une route un point par hexagone. Des unités du même hexagone peuvent suivre.
    .rule = 11.1.1c
ask-demolish-help = Un dé par ouvrage, d'ordinaire de 1 à 4. Pour faire sauter il faut un ennemi proche, pour rétablir les deux bouts sous commandement.
    .rule = 11.2.5b
ask-markers-help = Le désengagement se tente après vos combats, par ceux qu'on marque maintenant. Une réserve bouge en exploitation, et loin, si elle est à portée d'une artillerie en mode offensive.
    .rule = 11.2.8a
ask-attack-help = Un combat après l'autre, dans l'ordre voulu. Un hexagone est attaqué une fois par phase, une unité attaque une fois. Personne n'y est tenu.
    .rule = 12.1a
ask-attack-on-help = Seules attaquent les unités marquées en exploitation, et vos canons ne font que de la contrebatterie. Ensuite le marqueur s'en va.
    .rule = 14.1a
ask-join-help = Il faut parmi elles une unité de moral 4 au moins, sous commandement, pour mener. Les troupes d'assaut décalent d'une colonne, mais prennent les premières pertes.
    .rule = 12.2.1a
ask-guns-help = Leurs points donnent la colonne du bombardement, qui précède l'assaut. Chaque artillerie tire une fois par phase, quatre en mode offensive ; de celles-ci, une par combat.
    .rule = 12.2.2a
ask-reply-help = Vos canons frappent les attaquants avant l'assaut. En contrebatterie, l'artillerie de corps retranche plutôt ses points du bombardement ennemi.
    .rule = 12.2.2a
ask-counter-help = Chacune retranche ses points du bombardement du défenseur. Il faut garder au bombardement autant d'artilleries de corps qu'il en a tourné contre les vôtres ; une artillerie d'armée en vaut deux.
    .rule = 12.2.2c
ask-lead-help = Son moral, comparé à celui de l'unité de pointe adverse, décale le rapport ; sa doctrine compte ; et la première perte est pour elle.
    .rule = 12.2.3a
ask-lead-defence-help = Son moral, comparé à celui de l'unité de pointe adverse, décale le rapport ; sa doctrine compte ; et la première perte est pour elle.
    .rule = 12.2.3a
ask-first-loss-help = L'unité de pointe perd le premier pas, sauf si l'on sacrifie à sa place des Stosstruppen de l'attaque.
    .rule = 15.3.1e
ask-front-loss-help = Les Sturmbaone ou Arditi qui ont donné sa colonne à l'attaque prennent la première perte, avant l'unité de pointe.
    .rule = 12.2.8i
ask-star-help = Une étoile de la table coûte un des supports qui ont donné sa colonne à l'attaque, en plus du dommage.
    .rule = 12.2.5c
ask-losses-help = Tout point qui paie un pas doit le payer : d'ordinaire trois pour une division ou une brigade, deux pour un régiment. Le reste désorganise.
    .rule = 12.2.8k
ask-step-help = Ces pas sont perdus d'office, quel que soit leur prix en points de dommage.
    .rule = 12.3g
ask-shake-help = Un point désorganise une unité : moitié de son mouvement, ni attaque ni avance, jusqu'à sa réorganisation hors des zones ennemies.
    .rule = 12.2.8m
ask-excess-help = Quatre points par hexagone en fin de phase : une division complète en vaut trois, réduite deux, brigade ou régiment un ; et deux détachements au plus.
    .rule = 4.0g
ask-misdirect-help = Les ordres du défenseur sont faux : vous pouvez déplacer d'un hexagone une de ses unités proches du combat, hors des zones.
    .rule = 12.2.6w
ask-misdirect-to-help = Un hexagone voisin sans unité à vous, et pas au-delà d'un fleuve sans pont.
    .rule = 12.2.6w
ask-confuse-help = Les ordres de l'attaquant sont faux : une de ses unités est désorganisée, et vous choisissez laquelle.
    .rule = 12.2.6x
ask-panic-help = Vos ordres étaient faux : un des attaquants recule d'un hexagone.
    .rule = 12.2.6y
ask-unmark-help = L'attaquant est sans maîtrise : à trois hexagones au plus, une de ses unités ou piles perd son marqueur, si vous voulez.
    .rule = 12.2.6t
ask-fall-back-help = Chaque hexagone que tous reculent ôte trois points de dommage. Deux hexagones ou plus désorganisent, et le terrain est cédé.
    .rule = 12.2.6j
ask-fall-help = Vers le ravitaillement et loin des zones ennemies, s'il y a un tel chemin. Un hexagone en zone ennemie sans ami coûte un pas.
    .rule = 12.3a
ask-react-help = Des unités à trois hexagones au plus et hors des zones ennemies vont de la moitié de leur capacité, même dans l'hexagone attaqué s'il est encore à vous.
    .rule = 12.2.6k
ask-advance-help = Des attaquants complets et en ordre entrent, sans frais. En maîtrise totale, ils peuvent aller aussi loin que le défenseur a reculé.
    .rule = 12.4a
ask-push-help = Un hexagone plus loin. De zone en zone, seulement avec des troupes de choc ; gravir une crête désorganise.
    .rule = 12.4f
ask-exploit-mark-help = Une unité marquée peut encore attaquer et bouger en phase d'exploitation. Brigades ou régiments d'une même division, seuls ensemble, comptent pour un.
    .rule = 14.0a
ask-disengage-help = Un dé et le moral de l'unité nommée : plus c'est haut, plus on va loin, à son gré. Un mauvais dé coûte un pas, ou laisse l'ennemi choisir le chemin.
    .rule = 13.0c
ask-shift-help = Un hexagone, ou deux par route ou rail hors de portée des canons ennemis. Une telle artillerie ne bouge pas autrement.
    .rule = 11.3.1.1a
ask-shift-to-help = Ni zone ennemie ni haute montagne, et l'eau seulement par un pont.
    .rule = 11.3.1.1b

## Les questions pour ceux à qui elles ne sont pas posées
ask-what-if-others = Et si : des divisions d'élite changent de place.
ask-what-if-with-others = Choix de l'échange avec la division de { $unit }.
ask-plan-others = Choix des artilleries en mode offensive ; reste : { $guns }.
ask-bruchmuller-others = Choix de l'artillerie de la préparation Bruchmüller.
ask-starve-others = Choix de qui reste sans ravitaillement ce tour.
ask-claim-others = Choix de prendre ou non le ciel sans dé.
ask-prohibit-others = Choix de l'artillerie qui doit se taire.
ask-take-up-others = Choix des passerelles à démonter.
ask-fly-others = Envoi des avions.
ask-mission-others = Choix de la mission : { $unit }.
ask-arrive-others = Choix de l'arrivée : { $unit }.
ask-refugees-others = Choix des routes encombrées de réfugiés.
ask-sabotage-others = Choix d'un pont à couper derrière les Italiens.
ask-order-others = Choix d'ordonner ou non la retraite générale ; points qu'elle donnerait : { $points }.
ask-withdraw-others = Choix de qui passe en mode retraite.
ask-move-others = Mouvement des unités.
ask-exploit-others = Exploitation : mouvement des unités.
ask-march-others = { $units } : en marche ; points restants : { $points }.
ask-demolish-others = Choix des ponts à faire sauter ou à rétablir.
ask-markers-others = Marquage pour le désengagement ou la réserve.
ask-attack-others = Choix d'un hexagone à attaquer.
ask-attack-on-others = Exploitation : choix d'un hexagone à attaquer.
ask-join-others = Choix de qui attaque { $space }.
ask-guns-others = Choix des artilleries qui tirent sur { $space }.
ask-reply-others = Choix des artilleries qui répondent pour { $space }.
ask-counter-others = Choix de la contrebatterie à { $space }.
ask-lead-others = Choix de qui mène l'attaque.
ask-lead-defence-others = Choix de qui mène la défense.
ask-first-loss-others = Choix de la première perte : { $unit } ou des Stosstruppen ; points de dommage : { $points }.
ask-front-loss-others = Choix des troupes d'assaut pour la première perte ; points de dommage : { $points }.
ask-star-others = Une étoile : choix des troupes d'assaut perdues.
ask-losses-others = Choix des pertes ; points de dommage restants : { $points }.
ask-step-others = Choix de qui perd un pas ; pas restants : { $steps }.
ask-shake-others = Choix de qui est désorganisé ; points de dommage restants : { $points }.
ask-excess-others = Trop de monde à { $space } : choix de qui est sacrifié.
ask-misdirect-others = Des ordres s'égarent : choix d'une unité à détourner.
ask-misdirect-to-others = Choix du détour : { $unit }.
ask-confuse-others = Des ordres s'égarent : choix d'un attaquant à désorganiser.
ask-panic-others = Des ordres s'égarent : choix d'un attaquant qui recule.
ask-unmark-others = Choix d'un marqueur d'exploitation ou de réserve à ôter.
ask-fall-back-others = Choix du recul à { $space } ; dommage à venir : { $damage }.
ask-fall-others = Choix du chemin de recul : { $units } ; hexagones restants : { $left }.
ask-react-others = Mouvements de réaction ; unités restantes : { $moves }.
ask-advance-others = La voie est libre, { $space } : choix de qui avance.
ask-push-others = Choix d'aller ou non plus loin : { $unit }.
ask-exploit-mark-others = Choix de qui exploite le succès.
ask-disengage-others = Choix d'une pile qui tente de se dégager.
ask-shift-others = Choix de l'artillerie qui suit l'avance.
ask-shift-to-others = Choix de la nouvelle position : { $unit }.

## Réponses
verb-exchange = { $noun } change de place
verb-plan = { $noun } en mode offensive
verb-bruchmuller = préparation Bruchmüller : { $noun }
verb-starve = pas de ravitaillement pour { $noun }
verb-claim = prendre le ciel
verb-pass = passer
verb-done = rien de plus
verb-silence = faire taire { $noun }
verb-take-up = démonter : { $noun }
verb-fly = envoyer { $noun }
verb-interdict = interdiction sur { $noun }
verb-observe = observation sur { $noun }
verb-bomb = bombarder { $noun }
verb-strafe = attaquer la passerelle à { $noun }
verb-at = à { $noun }
verb-crowd = réfugiés à { $noun }
verb-cut = couper le { $noun }
verb-order = ordonner la retraite
verb-withdraw = { $noun } en mode retraite
verb-withdraw-all = tous en mode retraite
verb-rally = { $noun } tente de sortir du mode retraite
verb-evacuate = retirer { $noun } de la carte
verb-move = déplacer { $noun }
verb-force = marche forcée : { $noun }
verb-free = libérer { $noun }
verb-swap = { $noun } change de place avec un autre, face cachée
verb-to = vers { $noun }
verb-with = emmener { $noun }
verb-through = vers { $noun }, puis plus loin
verb-span = une passerelle : { $noun }
verb-load = charger { $noun } sur les camions
verb-unload = débarquer { $noun }
verb-exit = quitter la carte
verb-stay = rester ici
verb-blow = faire sauter le { $noun }
verb-mend = rétablir le { $noun }
verb-burn = brûler { $noun }
verb-mark = { $noun } devra se dégager
verb-reserve = { $noun } en réserve
verb-attack = attaquer { $noun }
verb-join = { $noun } attaque
verb-join-all = toutes attaquent
verb-use = avec { $noun }
verb-deploy = avec des chars, depuis { $noun }
verb-rommel = avec Rommel
verb-settle = c'est dit
verb-gun = { $noun } tire
verb-all-guns = toute l'artillerie tire
verb-counter = { $noun } en contrebatterie
verb-lose = { $noun } perd un pas
verb-spend = sacrifier { $noun }
verb-shake = désorganiser { $noun }
verb-give-up = sacrifier { $noun }
verb-lead = { $noun } mène
verb-misdirect = détourner { $noun }
verb-confuse = désorganiser { $noun }
verb-unmark = ôter le marqueur de { $noun }
verb-back =
    { $noun ->
        [0] tenir l'hexagone
        [one] reculer de { $noun } hexagone
       *[other] reculer de { $noun } hexagones
    }
verb-fall = reculer vers { $noun }
verb-alone = { $noun } va de son côté
verb-halt = s'arrêter là
verb-advance = { $noun } avance
verb-on = jusqu'à { $noun }
verb-exploit = { $noun } exploite
verb-disengage = se dégager selon le moral de { $noun }
verb-shift = { $noun } suit
ask-what-if-done = commencer
ask-take-up-done = les laisser là
ask-fly-done = laisser les autres au sol
ask-mission-stay = pas maintenant
ask-claim-pass = laisser faire le dé
ask-order-pass = pas encore
ask-withdraw-done = rien de plus ; passer au mouvement
ask-move-done = finir le mouvement
ask-exploit-done = finir l'exploitation
ask-attack-pass = finir les combats
ask-attack-on-pass = finir les combats
ask-join-settle = l'attaque est prête
ask-guns-settle = pas d'autre artillerie
ask-reply-settle = pas d'autre artillerie
ask-counter-settle = pas d'autre contrebatterie
ask-panic-confuse = { $noun } recule
ask-disengage-done = personne d'autre
ask-advance-done = personne d'autre

## Raisons : avant tout mouvement
exchange-not-elite = elle n'est pas d'une division d'élite dont les brigades sont ensemble
exchange-not-good = ce n'est pas une division de moral 4 encore à sa place
plan-not-army = seule l'artillerie d'armée du camp qui attaque, sur la carte, passe en mode offensive
plan-already = elle est déjà en mode offensive
plan-needed = l'artillerie d'armée de la IV Armata doit en être
plan-needed-map = l'une d'elles doit être sur la carte ouest
bruchmuller-not-planned = seule une artillerie en mode offensive a cette préparation
starve-not-this = seulement une unité de combat ennemie ravitaillée, à cinq hexagones au plus des vôtres et hors de vos zones
fly-not-ready = ce groupe ne vole pas ce tour
fly-not-commanded = les avions volent sur des hexagones dans le rayon de commandement d'un QG
fly-full = deux groupes sur un hexagone suffisent
fly-nobody = il n'y a personne à observer
fly-not-observed = pour bombarder, il faut un groupe en observation sur le même hexagone
fly-no-footbridge = il n'y a pas de passerelle ennemie à attaquer maintenant
arrive-not-there = on arrive au QG ou à côté, là où il n'y a pas d'ennemi
refugees-not-there = seulement une pile italienne à trois hexagones au plus de vos unités, hors de vos zones, une fois par phase
withdraw-not-this = unités de combat, QG et artilleries passent en mode retraite, une fois par phase
rally-not-this = elle n'est pas en mode retraite, ou a déjà essayé dans cette phase
evacuate-not-gun = ce n'est pas une artillerie à choisir maintenant

## Raisons : mouvement
move-not-yours = ce n'est pas une unité que vous pouvez bouger maintenant
move-done = elle a bougé dans cette phase
move-frozen = elle est gelée : libérez d'abord son marqueur
move-reserve = elle est en réserve, et ne bouge pas dans cette phase
move-loaded = elle est sur des camions
move-fixed = elle ne bouge pas
move-offensive-gun = une artillerie en mode offensive ne bouge qu'à la fin de l'exploitation
move-with-host = les troupes d'assaut bougent avec une unité de combat
move-unrelieved = elle est en zone ennemie, et personne ne reste ni ne la relève
move-no-marker = elle n'a pas de marqueur d'exploitation ni de réserve
move-in-contact = elle est en zone ennemie
move-off-map = cet hexagone n'est pas de ce scénario
move-enemy = des unités de combat ennemies s'y trouvent
move-already-there = elle y est déjà
move-too-far = les points n'y suffisent pas
move-zone-stops = une zone ennemie l'arrête en chemin
move-zone-to-zone = pas d'une zone ennemie droit dans une autre
move-support-zone = les supports n'entrent pas en zone ennemie
move-high = artilleries, QG et camions n'entrent pas en haute montagne
move-no-coast = les barges restent dans la lagune et le long de la côte
move-no-bridge = elle ne peut passer l'eau là
move-to-supply = sans ravitaillement, elle ne peut que le rejoindre ou s'en rapprocher
move-to-source = en mode retraite, elle va vers les sources au bord de la carte
move-must = { $unit } est en mode retraite et doit reculer
move-other-hex = des unités qui marchent ensemble partent du même hexagone
move-other-kind = seules marchent ensemble des unités de combat et leurs troupes d'assaut
move-covers = les Arditi couvrent le départ des autres : ils restent sur place
move-one-by-one = les mouvements de réaction se font une unité à la fois
move-no-work = il n'y a rien à faire en passant par là
move-no-exit = on quitte la carte par son bord ouest, avec un point de reste
force-shaken = qui est désorganisé ne force pas la marche
force-no-road = une marche forcée suit les routes, à plus de deux hexagones de tout ennemi
force-not-now = pas de marche forcée dans cette phase
force-not-foot = seules des unités de combat forcent la marche, et pas les chars
free-not-frozen = elle n'est pas sous un marqueur qu'on puisse ôter maintenant
assault-no-host = aucune de ces unités n'admet de telles troupes d'assaut
assault-too-many = un support de troupes d'assaut par unité
load-no-trucks = seuls des camions portent les autres
load-not-there = elle n'est pas avec les camions
load-under-way = on charge avant que les camions partent, et avant de bouger
load-full = les camions sont pleins
load-wrong = les camions ne prennent pas cela

## Raisons : ponts et dépôts
span-not-bank = elle n'est pas sur cette rive
span-no-points = un essai coûte un point
span-not-foot = seules des unités de combat en marche ordinaire posent des passerelles
span-bridged = on y passe déjà
span-unit-tries = une unité essaie deux fois par phase
span-side-tries = deux essais par côté et par phase
span-all-laid = les quatre passerelles sont posées
span-not-laid = vous n'avez pas de passerelle là
blow-no-bridge = il n'y a pas de tel pont dans ce scénario
blow-down = il est déjà coupé
blow-tried = on a déjà essayé dans cette phase
blow-no-enemy = pas d'ennemi à trois hexagones ou moins
cut-not-this = seul peut être coupé un pont derrière les Italiens, proche de vos unités et sous un QG italien
blow-no-command = aucun bout n'est dans le rayon de commandement d'un QG à vous
mend-stands = il est debout
mend-not-held = aucune unité à vous n'est à l'un des bouts
mend-far-zone = l'autre bout est en zone ennemie
mend-no-command = il faut les deux bouts dans le rayon de commandement d'un QG à vous
burn-not-yours = ce n'est pas un dépôt à vous
burn-once = on a essayé une fois, et c'est tout
burn-no-enemy = pas d'ennemi à trois hexagones ou moins
burn-no-command = aucun QG à vous ne le commande

## Raisons : marqueurs
mark-not-yours = ce n'est pas une unité de combat à vous sur la carte
mark-already = elle a déjà un marqueur
marker-frozen = elle est gelée : elle n'a pas d'autre marqueur que celui-là
disengage-not-in-zone = elle n'est pas en zone ennemie
disengage-not-marked = seules se dégagent celles qu'on a marquées au mouvement
reserve-not-full = une réserve est complète
reserve-shaken = une réserve est en ordre
reserve-moved = une réserve n'a pas bougé dans cette phase
reserve-in-zone = une réserve est hors des zones ennemies
reserve-out-of-range = une réserve est à portée d'une artillerie en mode offensive
reserve-no-markers = il ne reste pas de marqueur de réserve pour elle
shift-not-planned = seule suit maintenant une artillerie en mode offensive, une fois chacune
shift-not-there = elle va d'un hexagone, ou de deux par route ou rail hors de portée des canons ennemis

## Raisons : combat
attack-not-yours = ce n'est pas une unité de combat à vous sur la carte
attack-twice = une unité attaque une fois par phase
attack-shaken = qui est désorganisé ou en réorganisation n'attaque pas
attack-starving = qui n'est pas ravitaillé n'attaque pas
attack-frozen = elle est gelée, ou sur des camions
attack-not-adjacent = elle n'est pas voisine de cet hexagone
attack-no-enemy = il n'y a pas d'unité de combat ennemie là
attack-hex-twice = un hexagone est attaqué une fois par phase
attack-nobody = il n'y a personne pour cela
attack-no-marker = en exploitation n'attaquent que des unités marquées
attack-tank-barred = les chars n'attaquent ni ville majeure, ni par-delà l'eau ou une crête
use-not-assault = ce n'est pas une troupe d'assaut à employer ici
use-no-host = une troupe d'assaut s'emploie avec une unité de son hexagone qui attaque, une pour chacune
deploy-nobody = il ne reste pas de section de chars, ou personne n'attaque depuis cet hexagone
deploy-no-room = il n'y a pas de place pour des chars dans cet hexagone
rommel-not-now = Rommel mène une fois, avec une unité de l'Alpenkorps dans l'attaque
gun-not-yours = ce n'est pas une artillerie à vous sur la carte
gun-out-of-range = l'hexagone est hors de portée
gun-fired = elle a tiré autant qu'elle peut dans cette phase
gun-one-offensive = une seule artillerie en mode offensive par combat
gun-silent = elle ne peut pas tirer maintenant
gun-only-counter = en exploitation, l'attaquant n'a que l'artillerie de corps, en contrebatterie
counter-only-corps = seule l'artillerie de corps fait de la contrebatterie
counter-not-named = cette artillerie ne participe pas, ou fait déjà de la contrebatterie
counter-keep-firing = il faut garder au bombardement autant d'artilleries de corps que le défenseur en tourne contre les vôtres ; une artillerie d'armée en vaut deux
lead-not-able = qui mène une attaque a moral 4 au moins, est en ordre et sous commandement
lead-not-there = elle ne défend pas cet hexagone
lose-not-this = elle n'est pas de celles qui peuvent prendre cette perte
front-not-this = elle n'est pas des troupes d'assaut employées
star-not-used = elle n'est pas des troupes d'assaut employées
lose-not-best = ces pas sont pour celles du meilleur moral
lose-not-crowded = elle n'est pas de celles qui sont de trop
shake-not-this = elle est déjà désorganisée, ou n'en est pas
stoss-not-now = des Stosstruppen de l'attaque se sacrifient une fois par combat
shove-not-near = seulement une unité ennemie proche du combat et hors de vos zones
shove-no-space = elle ne peut s'égarer là
confuse-not-attacker = elle n'est pas de celles qui attaquent
unmark-none = personne là n'a de marqueur à ôter
back-too-far = la maîtrise ne permet pas de reculer autant
advance-not-able = n'avancent que des attaquants complets et en ordre, une fois chacun
advance-not-on = l'avance ne continue pas par là
exploit-not-fit = seulement des attaquants complets et en ordre, une fois chacun
fall-not-back = le recul ne mène pas là
fall-must = le recul continue
fall-not-this = elle n'est pas de celles qui reculent

## Colonnes et maîtrise : pourquoi
shift-woods = bois
shift-mountain = montagne
shift-high = haute montagne
shift-marsh = marais
shift-minor = ville mineure
shift-major = ville majeure
shift-river = tous derrière l'eau
shift-assault = troupes d'assaut
shift-starving = défenseur non ravitaillé
shift-offensive = offensive
shift-concentric = attaque concentrique
shift-tanks = chars
shift-doctrine = doctrine
shift-morale = moral
mastery-elite = pointe d'élite
mastery-air = avions amis
mastery-enemy-air = avions ennemis
mastery-mixed = nations mêlées
mastery-doctrine = doctrine
mastery-trench = tranchées
mastery-disorganised = désorganisation
mastery-bruchmuller = Bruchmüller
mastery-assault = troupes de choc
mastery-offensive = offensive
mastery-morale = moral bas

## Journal
log-turn = — { $turn } —
log-phase = { $side } : tour { $turn }, séquence { $sequence }.
log-exchange = { $side } : la division de { $unit } change de place avec { $other }.
log-offensive = { $side } : offensive, modificateurs { $modifiers } ; en mode offensive : { $units }.
log-bruchmuller = { $side } : préparation Bruchmüller par { $unit }.
log-hq-back = { $unit }, sans ravitaillement, va de { $start } à { $space }.
log-fed = { $unit } retrouve son ravitaillement.
log-starved = { $unit } disparaît faute de ravitaillement.
log-gives-up = { $unit }, sans issue, se rend.
log-starving = { $unit } à { $space } n'a plus de ravitaillement.
log-cut-off = { $unit } n'a plus de ravitaillement, dé { $die } (se rend sur 1 ou 2).
log-starve = { $side } : pas de ravitaillement pour { $unit } à { $space }.
log-sky =
    { $holder ->
        [cp] Supériorité aérienne, dé { $die }, modificateur { $modifier } : Puissances centrales, groupes : { $supports }.
        [en] Supériorité aérienne, dé { $die }, modificateur { $modifier } : Entente, groupes : { $supports }.
       *[none] Supériorité aérienne, dé { $die }, modificateur { $modifier } : personne ({ $supports }).
    }
log-claim = { $side } : le ciel est pris sans dé.
log-weather =
    { $fog ->
        [yes] { $weather ->
            [fair] Brouillard du matin, puis beau temps
           *[bad] Brouillard du matin, puis mauvais temps
        }
       *[no] { $weather ->
            [fair] Beau temps
           *[bad] Mauvais temps
        }
    }{ $dice ->
        [none] .
       *[other] { " " }(dés { $dice }).
    }
log-prohibit = Des artilleries se taisent : dé vert { $green } pour les Puissances centrales, dé bleu { $blue } pour l'Entente.
log-silence = { $side } : { $unit } ne tire pas dans cette séquence.
log-goes-home = { $unit } rentre en Hongrie.
log-take-up = { $side } : la passerelle de { $bank } à { $space } est démontée.
log-interdict = { $unit } : interdiction sur { $space }.
log-observe = { $unit } : observation sur { $space }.
log-bomb = { $unit } : bombardement de { $space }.
log-strafe = { $unit } attaque la passerelle à { $space }.
log-strafe-die =
    { $done ->
        [yes] { $unit }, dé { $die }, modificateur { $modifier } : la passerelle à { $space } est détruite.
       *[no] { $unit }, dé { $die }, modificateur { $modifier } : la passerelle à { $space } tient.
    }
log-landed =
    { $again ->
        [yes] { $unit } atterrit, dé { $die } : il revole ce tour.
       *[no] { $unit } atterrit, dé { $die } : il a fini pour ce tour.
    }
log-arrive = { $unit } arrive à { $space }.
log-refugees = { $side } : les réfugiés encombrent les routes à { $space }.
log-sabotage = { $side } : le { $bridge } est coupé derrière l'ennemi.
log-order =
    { $points ->
        [0] { $side } : la retraite générale est ordonnée.
        [one] { $side } : la retraite générale est ordonnée ; { $points } point pour l'ennemi.
       *[other] { $side } : la retraite générale est ordonnée ; { $points } points pour l'ennemi.
    }
log-withdraw = { $unit } passe en mode retraite.
log-rally =
    { $done ->
        [yes] { $unit }, dé { $die }, modificateur { $modifier } : fin du mode retraite.
       *[no] { $unit }, dé { $die }, modificateur { $modifier } : toujours en mode retraite.
    }
log-evacuate = { $unit } quitte la carte.
log-freed =
    { $points ->
        [0] Marqueur ôté : { $units }.
        [one] Marqueur ôté : { $units } ; { $points } point pour l'ennemi.
       *[other] Marqueur ôté : { $units } ; { $points } points pour l'ennemi.
    }
log-swap = { $unit } et { $other } ont changé de place, face cachée.
log-move = { $units } de { $start } vers { $space }.
log-force = { $units } en marche forcée de { $start } vers { $space }.
log-through = { $units } de { $start } par { $space }.
log-exit = { $units } de { $space } hors de la carte.
log-load = { $unit } embarque : { $trucks }.
log-unload = { $unit } débarque à { $space } : { $trucks }.
log-span =
    { $done ->
        [yes] { $unit }, dé { $die }, modificateur { $modifier } : une passerelle de { $bank } à { $space }.
       *[no] { $unit }, dé { $die }, modificateur { $modifier } : pas de passerelle de { $bank } à { $space }.
    }
log-footbridge-cut = { $side } : la passerelle de { $bank } à { $space } est perdue.
log-blow =
    { $done ->
        [yes] { $side } : le { $bridge } saute (dé { $die }, modificateur { $modifier }).
       *[no] { $side } : le { $bridge } ne saute pas (dé { $die }, modificateur { $modifier }).
    }
log-mend =
    { $done ->
        [yes] { $side } : le { $bridge } est rétabli (dé { $die }, modificateur { $modifier }).
       *[no] { $side } : le { $bridge } n'est pas rétabli (dé { $die }, modificateur { $modifier }).
    }
log-burn =
    { $done ->
        [yes] { $unit }, dé { $die } : brûlé par les siens.
       *[no] { $unit }, dé { $die } : il ne brûle pas.
    }
log-depot-taken =
    { $points ->
        [0] { $side } : { $unit } à { $space } est pris.
        [one] { $side } : { $unit } à { $space } est pris, { $points } point.
       *[other] { $side } : { $unit } à { $space } est pris, { $points } points.
    }
log-depot-lost = { $unit } n'est plus.
log-screen = { $unit } : sacrifice pour couvrir les autres.
log-overrun = { $unit } : perte à { $space }, sans défense.
log-mark = { $unit } à { $space } devra se dégager.
log-reserve = { $unit } à { $space } passe en réserve.
log-crowded = { $unit } : sacrifice, trop de monde à { $space }.
log-declare = { $units } contre { $space }.
log-deploy = { $unit } se joint à l'attaque depuis { $space }.
log-rommel = { $side } : Rommel mène l'attaque de { $space }.
log-shot =
    { $damage ->
        [0] { $side } : bombardement de { $points }, dé { $die }, modificateur { $modifier } : aucun dommage.
        [one] { $side } : bombardement de { $points }, dé { $die }, modificateur { $modifier } : { $damage } point de dommage.
       *[other] { $side } : bombardement de { $points }, dé { $die }, modificateur { $modifier } : { $damage } points de dommage.
    }
log-no-lead = { $side } : personne ne peut mener l'attaque de { $space } ; elle échoue et coûte.
log-too-weak = { $side } : l'attaque de { $space } est trop faible ; elle échoue et coûte.
log-odds =
    { $shift ->
        [0] { $side }, { $space } : { $attack } contre { $defence }, colonne { $column }.
       *[other] { $side }, { $space } : { $attack } contre { $defence }, décalage { $shift }, colonne { $column }.
    }
log-combat =
    { $star ->
        [yes] { $side }, dés { $dice } : dommage de { $attacker } et une étoile pour l'attaquant, de { $defender } pour le défenseur.
       *[no] { $side }, dés { $dice } : dommage de { $attacker } pour l'attaquant, de { $defender } pour le défenseur.
    }
log-mastery =
    { $level ->
        [0] { $side }, maîtrise, dé { $die }, modificateur { $modifier } : ordres erronés.
        [1] { $side }, maîtrise, dé { $die }, modificateur { $modifier } : aucune.
        [2] { $side }, maîtrise, dé { $die }, modificateur { $modifier } : partielle.
       *[3] { $side }, maîtrise, dé { $die }, modificateur { $modifier } : totale.
    }
log-error-defence =
    { $side }, ordres erronés, dé { $die } : { $die ->
        [1] chaque camp perd un pas de plus.
        [2] les défenseurs reculent d'un hexagone.
        [3] le défenseur perd un pas de plus.
        [4] l'attaquant prend 3 points de dommage de moins.
        [5] les défenseurs sont cloués.
       *[6] l'attaquant peut détourner une unité.
    }
log-error-attack =
    { $side }, ordres erronés, dé { $die } : { $die ->
        [1] chaque camp perd un pas de plus.
        [2] un attaquant est désorganisé.
        [3] l'attaquant perd un pas de plus.
        [4] un attaquant recule d'un hexagone.
        [5] le défenseur prend 3 points de dommage de moins.
       *[6] le défenseur peut ôter un marqueur.
    }
log-misdirect = { $side } : { $unit } s'égare de { $start } vers { $space }.
log-unmark = { $side } : plus de marqueur pour { $units } à { $space }.
log-step =
    { $left ->
        [one] { $unit } perd un pas, il en reste { $left }.
       *[other] { $unit } perd un pas, il en reste { $left }.
    }
log-eliminated = { $unit } disparaît.
log-star = { $unit } disparaît par l'étoile.
log-tanks-gone = { $unit } quitte le champ de bataille.
log-tanks-overrun = { $unit } à { $space }, sans infanterie : écrasement.
log-disorganised = { $unit } : désorganisation.
log-fall = { $units } : recul de { $start } vers { $space }.
log-no-retreat = { $unit } ne peut reculer et disparaît.
log-advance = { $units } : avance de { $start } vers { $space }.
log-exploit = Exploitation : { $units }.
log-disengage =
    { $led ->
        [yes] { $units } à { $space }, désengagement, dé { $die }, modificateur { $modifier } : recul de { $hexes } hexagones au gré de l'ennemi.
       *[no] { $hexes ->
            [one] { $units } à { $space }, désengagement, dé { $die }, modificateur { $modifier } : recul de { $hexes } hexagone.
           *[other] { $units } à { $space }, désengagement, dé { $die }, modificateur { $modifier } : recul de { $hexes } hexagones au plus.
        }
    }
log-points =
    { $points ->
        [one] { $side } : { $points } point de victoire.
       *[other] { $side } : { $points } points de victoire.
    }

## Avertissements et fins
warn-crowded = trop d'unités à { $space } : ce qui dépasse est perdu à la fin de la phase
end-strategic = une victoire stratégique
end-operational = une victoire opérationnelle
end-tactical = une victoire tactique
end-draw = aucun camp n'a atteint son but
end-defeat = l'offensive a échoué

## Options d'une nouvelle partie
option-aviation = Avions : supériorité, interdiction, observation, bombardement ; jamais au Monte Grappa (1.0c)
option-hidden-detachments = Hors des zones ennemies, les détachements sont face cachée (3.0f)
option-expert-markers = Les marqueurs de désengagement et de réserve se posent avant le premier mouvement (11.2.9)
option-trucks = Le Solstice : l'Entente a ses camions (SC4.3)
option-tanks = Vittorio Veneto : des chars, un bataillon Renault et une section italienne (15.6.1a)
option-display-52 = Radetzky : les quatre régiments d'Alpini de W1621 comptent comme la division « Display » 52 DF (SC2.10)
option-what-if = Le Solstice : et si un seul secteur avait reçu les moyens des deux (SC4.13)

## Le jeu et ses scénarios
game-title = Italia 1917-1918
game-text = De Caporetto à Vittorio Veneto : la dernière année de guerre en Italie, par hexagones de trois kilomètres et tours de trois jours. Une offensive vit de ses canons ; chaque combat se joue en dix étapes où les deux camps décident, et qui maîtrise le terrain continue. Cartes, valeurs, table des combats et la plupart des placements sont reconstitués.
scenario-grappa = Monte Grappa
scenario-text-grappa = Décembre 1917. Dans le brouillard et la neige, Autrichiens et Allemands s'en prennent encore à la montagne qui ferme la plaine vénitienne ; Italiens et Français sont adossés à son versant sud. Deux tours, peu d'unités : pour apprendre.
scenario-caporetto = Caporetto
scenario-text-caporetto = Octobre 1917. Les Allemands sont venus sur l'Isonzo, et le front cède en une matinée. L'un court au Tagliamento, l'autre doit choisir quand ordonner la retraite et à quel prix. Quatre tours, beaucoup d'unités.
scenario-radetzky = Radetzky
scenario-text-radetzky = Juin 1918, la part de Conrad dans la dernière offensive austro-hongroise : le plateau d'Asiago et le Grappa, tenus par des Italiens, des Britanniques et des Français derrière leurs tranchées. Un seul tour de trois séquences.
scenario-albrecht = Albrecht
scenario-text-albrecht = Juin 1918, la part de Boroević : passer le Piave, du Montello à la mer. Tous les ponts sont coupés, les passerelles tiennent à un dé, et les avions les chassent. Trois tours.
scenario-solstice = Le Solstice
scenario-text-solstice = Juin 1918, les deux à la fois : Radetzky dans les montagnes et Albrecht sur le fleuve, sur tout le front de l'Adige à l'Adriatique. Trois tours ; un week-end.
scenario-vittorio = Vittorio Veneto
scenario-text-vittorio = Octobre 1918. L'Italie attaque enfin, au Grappa et par-dessus le Piave, une armée qui se bat encore devant et se défait derrière. L'Entente doit aller loin et vite avant l'armistice. Quatre tours sur toute la carte ; un week-end.
report-points = Points de victoire du camp qui attaque

## Le plateau
board-terrain-clear = terrain clair
board-terrain-woods = bois
board-terrain-mountain = montagne
board-terrain-high = haute montagne
board-terrain-marsh = marais
board-town-minor = ville mineure
board-town-major = ville majeure
board-feature-trench = tranchées
board-side-major = fleuve
board-side-minor = rivière
board-side-ridge = crête, raide d'un côté
board-line-road = route
board-line-secondary = route secondaire
board-line-rail = voie ferrée
board-bridge-road = pont routier
board-bridge-rail = pont ferroviaire
board-view-all = Toute la carte

## Marques sur les unités et les hexagones
mark-dg = Désorganisée
mark-rg = En réorganisation
mark-starving = Non ravitaillée
mark-exploiting = Exploitation
mark-reserve = En réserve
mark-disengaging = Tentera de se dégager
mark-pinned = Clouée
mark-retreating = En mode retraite
mark-silent = Tir interdit
mark-hidden = Face cachée
mark-loaded = Sur des camions
mark-offensive = En mode offensive
mark-refugees = Routes encombrées de réfugiés
mark-moved = A bougé
mark-frozen = Gelée, aux mains du haut commandement
mark-bruchmuller = Préparation Bruchmüller
mark-bridge-down = détruit

## À côté des choix
hint-radius = rayon de commandement { $hexes }
hint-gun =
    { $points ->
        [one] { $points } point, portée { $hexes }
       *[other] { $points } points, portée { $hexes }
    }
hint-bombs = bombarde avec { $points }
hint-die =
    { $need ->
        [0] impossible
        [1] sur 1
        [6] à coup sûr
       *[other] sur 1 à { $need }
    }
hint-damage =
    { $points ->
        [0] plus de dommage
        [one] reste { $points } point de dommage
       *[other] reste { $points } points de dommage
    }
hint-join =
    { $uphill ->
        [yes] attaque { $attack } (moitié, en montée), moral { $morale }
       *[no] attaque { $attack }, moral { $morale }
    }
hint-lead =
    { $elite ->
        [yes] moral { $morale }, élite
       *[no] moral { $morale }
    }
hint-step =
    { $left ->
        [one] un pas coûte { $points }, il en reste { $left }
       *[other] un pas coûte { $points }, il en reste { $left }
    }
hint-steps =
    { $left ->
        [one] encore { $left } pas
       *[other] encore { $left } pas
    }
hint-slip = moral { $morale }, dé { $modifier }
hint-free =
    { $units ->
        [one] { $units } unité
       *[other] { $units } unités
    }, { $points ->
        [0] pour rien
        [one] { $points } point pour l'ennemi
       *[other] { $points } points pour l'ennemi
    }
hint-cost = { $points } PM
hint-crowded = trop de monde : { $points } points sur { $most }
hint-detachments = trop de monde : { $most } détachements au plus
hint-zone-fall = en zone ennemie, coûte un pas
hint-zone-on = en zone ennemie
hint-hidden = un détachement face cachée y est
hint-attack = tous ensemble { $attack } contre { $defence } : { $column }

## Au terminal
show-turn = { $days }, tour { $turn }/{ $last }, séquence { $sequence }/{ $sequences }, { $side } : { $phase }
show-points =
    { $points ->
        [one] { $side } : { $points } point
       *[other] { $side } : { $points } points
    }
show-attack = Attaque de { $space } : { $ours } contre { $theirs }
show-guns = Artillerie : { $ours } ({ $attack }) contre { $theirs } ({ $defence })
show-counter = { $unit } (contrebatterie)
show-odds = Rapport : { $attack } contre { $defence }, colonne { $column } ; décalages : { $shifts }
show-mastery = Maîtrise : attaquant { $attacker } ; défenseur { $defender }
show-result = Dés { $dice } : dommage { $attacker } pour l'attaquant ({ $ours }), { $defender } pour le défenseur ({ $theirs })
show-offensive = Offensive { $modifiers } : { $guns }
show-none = rien
show-nobody = personne
show-key = Attaque-défense-mouvement/moral ; (réduite) ; ((dernier de trois pas)) ; ? face cachée
show-ratings =
    { $full ->
        [yes] Attaque { $attack }, défense { $defence }, mouvement { $moves }, moral { $morale } ; pas { $left } sur { $steps }
       *[no] Réduite : attaque { $attack }, défense { $defence }, mouvement { $moves }, moral { $morale } ; pas { $left } sur { $steps }
    }
show-doctrine = Doctrine : { $name }
show-supply-command = Sous commandement
show-supply-line = Ravitaillée, hors commandement
show-supply-none = Sans ligne de ravitaillement
show-coming =
    { $place ->
        [any] Arrive : { $days }, séquence { $sequence }
       *[other] Arrive : { $days }, séquence { $sequence }, à { $place }
    }
show-due = Arrivée { $days }, séquence { $sequence }
show-box-absent = pas dans ce scénario
show-box-coming = à venir
show-box-eliminated = hors de combat
show-box-exited = hors de la carte
show-box-available = disponible
show-box-missions = en état de voler
show-flight-interdiction = interdiction
show-flight-observation = observation
show-flight-bombing = bombardement
show-flight-strafing = contre les passerelles
show-outside = pas dans ce scénario
show-objective =
    { $points ->
        [one] Objectif ({ $side }) : { $points } point
       *[other] Objectif ({ $side }) : { $points } points
    }
show-needs-bridge = Ne compte que si son pont est debout
show-source = Source de ravitaillement : { $side }
show-held = Tenu par : { $side }
show-footbridge = Passerelle ({ $side }) : { $crossing }
show-objectives = Objectifs
show-trenches =
    { $hexes ->
        [one] { $side } : { $hexes } hexagone de tranchées ennemies
       *[other] { $side } : { $hexes } hexagones de tranchées ennemies
    }
show-works = Ponts
show-down = Détruits
show-way-ne = nord-est
show-way-e = est
show-way-se = sud-est
show-way-sw = sud-ouest
show-way-w = ouest
show-way-nw = nord-ouest

## Chapitres de l'index des règles
chapter-1 = De quoi il s'agit
chapter-2 = Carte, pions, dés
chapter-3 = Les mots
chapter-4 = Empilement
chapter-5 = Zones de contrôle
chapter-6 = Les pas
chapter-7 = Le tour
chapter-8 = Offensives
chapter-9 = Ravitaillement
chapter-10 = Météo
chapter-11 = Mouvement
chapter-12 = Combat
chapter-13 = Désengagement
chapter-14 = Exploitation
chapter-15 = Supports et chars
chapter-16 = Points de victoire
chapter-17 = Aviation
chapter-scg = Scénarios
chapter-sc0 = Monte Grappa
chapter-sc1 = Caporetto
chapter-sc2 = Radetzky
chapter-sc3 = Albrecht
chapter-sc4 = Le Solstice
chapter-sc5 = Vittorio Veneto
chapter-t = Ce que nous avons reconstitué

## La page : le plateau
board-value-attack = attaque
board-value-defence = défense
board-value-movement = mouvement
board-value-morale = près du symbole : moral
board-trench = tranchées : { $side }
board-unit-steps = { $steps ->
        [1] un pas
       *[other] { $steps } pas
    }
board-unit-gun = tire à { $fire } jusqu'à { $range } hexagones, mouvement { $movement }
board-unit-hq = commande à { $radius } hexagones, mouvement { $movement }
board-source-rulebook = selon le livret
board-source-published = publié
board-source-reconstructed = reconstitué
board-source-part = en partie selon le livret, le reste reconstitué
board-source-corrected = corrigé dans votre propre fichier
board-box-coming = Renforts : { $side }
board-box-eliminated = Éliminés : { $side }
board-box-exited = Sortis de la carte : { $side }
board-box-available = Avions au sol : { $side }
board-box-missions = Avions prêts à voler : { $side }
board-track-turn = Tours
board-overlay-supply = Ravitaillement : { $side }
board-overlay-command = Rayon de commandement : { $side }
board-overlay-offensive = Artilleries en mode offensive : { $side }
board-overlay-guns = Portée de toutes les artilleries : { $side }
board-overlay-zoc = Zones de contrôle : { $side }
board-view-asiago = Asiago
board-view-grappa = Grappa
board-view-montello = Montello
board-view-piave = Basse Piave
board-view-trento = Trente
board-view-belluno = Belluno
board-view-tagliamento = Tagliamento
board-view-isonzo = Isonzo
legend-size-corps = support : artillerie, QG, troupes d'assaut, aviation
legend-place-village = autre lieu
legend-size-battalion = détachement
legend-symbol-dismounted = cavalerie à pied
legend-symbol-tank = chars
legend-symbol-assault = infanterie d'assaut
legend-symbol-naval = infanterie de marine
legend-symbol-stoss = Stosstruppen
legend-symbol-sturm = Sturmbataillon
legend-symbol-arditi = Arditi
legend-symbol-army-artillery = artillerie d'armée
legend-symbol-corps-artillery = artillerie de corps
legend-symbol-barges = artillerie sur barges
legend-symbol-battery = batterie fixe
legend-symbol-trucks = camions
legend-symbol-depot = dépôt
legend-symbol-air = aviation
legend-mark-objective = objectif, avec ses points
legend-mark-source = source de ravitaillement
legend-mark-down = pont détruit
legend-mark-dg = désorganisé
legend-mark-rg = en réorganisation
legend-mark-loss = il ne reste que le dernier pas
legend-mark-starving = non ravitaillé
legend-mark-exploiting = exploitation
legend-mark-reserve = réserve
legend-mark-disengaging = va tenter de se désengager
legend-mark-pinned = cloué
legend-mark-retreating = en mode retraite
legend-mark-frozen = gelé, aux mains du haut commandement
legend-mark-silent = tir interdit
legend-mark-offensive = en mode offensive
legend-mark-counter = en contrebatterie
legend-mark-firing = tire dans ce combat
legend-mark-lead = unité de pointe
legend-mark-loaded = en camions
legend-mark-refugees = routes encombrées de réfugiés
legend-mark-mission = vol : I interdiction, O observation, B bombardement, S mitraillage
legend-mark-rommel = préparation de Bruchmüller
mark-objective = Objectif : { $figure ->
        [1] un point
       *[other] { $figure } points
    }
mark-objective-bridge = Objectif : { $figure ->
        [1] un point
       *[other] { $figure } points
    } tant que le pont est debout
mark-source = Source de ravitaillement : { $side }
mark-down = Pont détruit
mark-loss = Il ne reste que le dernier pas
mark-counter = En contrebatterie
mark-attacked = Attaqué
mark-lead = En pointe
mark-fighting = Au combat
mark-firing = Tire dans ce combat
mark-moving = En mouvement
mark-interdiction = Interdiction : y entrer coûte plus
mark-observation = Observation pour l'artillerie
mark-bombing = Bombarde avec l'artillerie
mark-strafing = Mitraille une passerelle

## La page : comment s'appellent les verbes
board-verb-deploy = Engager des chars
board-verb-exchange = Échanger
board-verb-plan = Mode offensive
board-verb-bruchmuller = Bruchmüller
board-verb-starve = Couper
board-verb-claim = Prendre le ciel
board-verb-pass = Passer
board-verb-done = Terminé
board-verb-silence = Interdire le tir
board-verb-take-up = Relever la passerelle
board-verb-fly = Voler
board-verb-interdict = Interdiction ici
board-verb-observe = Observation ici
board-verb-bomb = Bombardement ici
board-verb-strafe = Mitrailler ici
board-verb-at = Ici
board-verb-crowd = Réfugiés ici
board-verb-cut = Couper ce pont
board-verb-order = Ordonner la retraite
board-verb-withdraw = Retirer
board-verb-withdraw-all = Tout retirer
board-verb-rally = Quitter le mode retraite
board-verb-evacuate = Évacuer
board-verb-move = Bouger
board-verb-force = Marche forcée
board-verb-free = Retirer le marqueur réserve
board-verb-swap = Échanger les places
board-verb-to = Y aller
board-verb-with = Emmener
board-verb-through = Par ici et plus loin
board-verb-span = Jeter une passerelle
board-verb-load = Charger
board-verb-unload = Décharger
board-verb-exit = Sortir de la carte
board-verb-stay = Rester
board-verb-blow = Faire sauter le pont
board-verb-mend = Réparer le pont
board-verb-burn = Brûler le dépôt
board-verb-mark = Marqueur désengagement
board-verb-reserve = Marqueur réserve
board-verb-attack = Attaquer
board-verb-join = Se joindre à l'attaque
board-verb-join-all = Tous attaquent
board-verb-use = Employer des troupes d'assaut
board-verb-rommel = Rommel
board-verb-settle = C'est tout
board-verb-gun = Tirer
board-verb-all-guns = Toutes tirent
board-verb-counter = Contrebatterie
board-verb-lose = Perdre un pas
board-verb-spend = Sacrifier des troupes d'assaut
board-verb-shake = Désorganiser
board-verb-give-up = Retirer du jeu
board-verb-lead = En pointe
board-verb-misdirect = Égarer
board-verb-confuse = Celle-ci
board-verb-unmark = Ôter le marqueur
board-verb-back = Reculer d'autant
board-verb-fall = Reculer là
board-verb-alone = Seule
board-verb-halt = S'arrêter ici
board-verb-advance = Avancer
board-verb-on = Poursuivre là
board-verb-exploit = Marqueur exploitation
board-verb-disengage = Se désengager
board-verb-shift = Déplacer l'artillerie

## La page : à côté de la carte
status-turn = Tour
status-turn-note = Tour { $turn } sur { $turns }
status-turn-marker = Ce tour
status-sequence-note = Séquence opérationnelle { $sequence } sur { $sequences }
status-weather = Météo
status-weather-note = Par mauvais temps, les routes secondaires ne servent à rien et personne ne vole ; le brouillard couvre le camp qui a l'initiative.
status-weather-fair = beau temps
status-weather-bad = mauvais temps
status-weather-fog-fair = brouillard, puis beau
status-weather-fog-bad = brouillard, puis mauvais
status-offensive = Offensive
status-offensive-note = Séquence { $sequence } ; modificateurs des trois : { $modifiers }. Colonnes et maîtrise des attaques à portée d'artilleries en mode offensive.
panel-units = Unités
panel-march = En mouvement
panel-falls = En recul
panel-hexes = { $hexes ->
        [1] un hexagone
       *[other] { $hexes } hexagones
    }
panel-due = À subir maintenant
panel-due-damage = { $points ->
        [1] un point de dommage
       *[other] { $points } points de dommage
    }
panel-due-steps = { $points ->
        [1] un pas
       *[other] { $points } pas
    }
panel-due-best = { $points ->
        [1] un pas
       *[other] { $points } pas
    } chez les meilleures
panel-due-excess = trop d'unités dans un hexagone
panel-sequence = Séquence du tour
panel-sequence-of = séquence { $sequence }, { $side }
panel-phase-offensive = artilleries en mode offensive
panel-phase-supply = les deux camps
panel-phase-air = à qui est le ciel
panel-phase-weather = à chaque séquence
panel-phase-movement = chaque camp à son tour
panel-phase-combat = dix étapes chacun
panel-phase-disengagement = unités marquées
panel-phase-exploitation = combats, puis mouvement
panel-phase-points = en fin de tour
panel-offensive = Offensive : { $side }
panel-offensive-modifiers = Modificateurs
panel-offensive-guns = Artilleries
panel-bruchmuller = Bruchmüller
panel-rommel-name = Rommel
panel-rommel = encore à venir
panel-order = Retraite ordonnée au tour
panel-doctrine = Doctrines
panel-air = Dans les airs
panel-air-count = { $available } au sol, { $missions } prêts, { $over } sur la carte
panel-air-claimed = a pris le ciel

## La page : un combat
arena-title = Combat à { $space }
arena-attacker = Attaquant : { $side }
arena-defender = Défenseur : { $side }
arena-units = Unités
arena-guns = Artillerie
arena-counter = Contrebatterie
arena-attack = attaque
arena-defence = défense
arena-lead = pointe
arena-damage = dommages
arena-step-declare = Attaquants
arena-step-guns = Artillerie de l'attaquant
arena-step-reply = Artillerie du défenseur
arena-step-counter = Contrebatterie
arena-step-bombard = Bombardements
arena-step-lead = Unités de pointe
arena-step-ratio = Rapport
arena-step-combat = Dés de combat
arena-step-mastery = Maîtrise
arena-step-effects = Résultats
arena-shot = Bombardement : { $side }
arena-points = { $points ->
        [0] aucun
        [1] un point
       *[other] { $points } points
    }
arena-harm = { $points ->
        [0] aucun dommage
        [1] un dommage
       *[other] { $points } dommages
    }
shot-bruchmuller = Bruchmüller, au dé
shot-trench = tranchées, au dé
shot-minor = ville mineure, au dé
shot-major = ville majeure, au dé
shot-diaz = doctrine Diaz, au dé
arena-silenced = contrebatterie de { $guns ->
        [1] une artillerie
       *[other] { $guns } artilleries
    }
arena-odds = Rapport de force
arena-ratio = { $attack } contre { $defence }
arena-damage-attacker = Dommages de l'attaquant
arena-damage-defender = Dommages du défenseur
arena-mastery = Maîtrise : { $side }
mastery-level-errors = ordres erronés
mastery-level-none = aucune
mastery-level-partial = partielle
mastery-level-total = totale
chart-attack = { $column }, maîtrise de l'attaquant
chart-attack-lead = { $unit } mène : { $column }, maîtrise de l'attaquant
chart-void = Trop faible : en dessous de 1/2 l'attaque est annulée et coûte trois pas
chart-master = { $side } : maîtrise
chart-master-total = { $side } : maîtrise totale
chart-damage = Dommages : { $side }
chart-shift = Tous les décalages
chart-fire = Bombardement : { $side }, { $points ->
        [1] un point
       *[other] { $points } points
    }
chart-harm = { $points ->
        [1] au moins un dommage
       *[other] au moins { $points } dommages
    }
chart-modifier = Ajouté au dé
chart-mean = Dommages en moyenne
chart-away = Désengagement de { $unit }
chart-away-free = va où elle veut
chart-away-led = est menée par l'ennemi
chart-away-loss = perd un pas
shade-supply-note = { $now ->
        [0] Toutes les unités ont une ligne à présent
        [1] Une unité n'a pas de ligne à présent
       *[other] { $now } unités n'ont pas de ligne à présent
    } ; { $marked } sous le marqueur
shade-command-note = { $now ->
        [0] Toutes les unités sont commandées
        [1] Une unité est hors de commandement
       *[other] { $now } unités sont hors de commandement
    }
shade-offensive-note = { $now ->
        [1] Une artillerie en mode offensive
       *[other] { $now } artilleries en mode offensive
    }
shade-guns-note = { $now ->
        [1] Une artillerie
       *[other] { $now } artilleries
    }
shade-zoc-note = { $now ->
        [1] Un hexagone
       *[other] { $now } hexagones
    }

## La page : tables à consulter
sheet-tab-turn = Tour
sheet-tab-air = Aviation
sheet-tab-arrivals = Renforts
sheet-head-dice = Dés
sheet-head-total = Total
sheet-head-gives = Effet
sheet-head-attacker = Attaquant
sheet-head-defender = Défenseur
sheet-head-value = Points
sheet-head-cost = Coût
sheet-head-shift = Colonnes
sheet-head-defence = Défense
sheet-head-fire = Bombardement
sheet-head-rule = Règle
sheet-head-side = Camp
sheet-head-supports = Supports
sheet-head-days = Jours
sheet-head-brings = Ce qu'il apporte
sheet-head-doctrine = Doctrine
sheet-head-who = Qui
sheet-head-damage = Propres dommages
sheet-head-in-attack = Maîtrise en attaque
sheet-head-in-defence = Maîtrise en défense
sheet-head-back = Recul
sheet-head-sequence = Séquence
sheet-head-units = Unités
sheet-head-entry = Auprès de
sheet-combat = Résolution des combats
sheet-note-combat = Dommages de l'attaquant / du défenseur. ★ ou * : une troupe d'assaut employée est perdue. Reconstituée.
sheet-bombardment = Bombardement
sheet-note-bombardment = Dommages selon le dé et les points de bombardement ; au dé de l'attaquant : tranchées −2, grande ville −1, Italiens sous Diaz −1, Bruchmüller +3.
sheet-mastery = Maîtrise tactique
sheet-note-mastery = Dé vert pour les Puissances centrales, bleu pour l'Entente. Un 6 naturel est total, un 1 naturel nul.
sheet-mastery-total = défenseur : recul jusqu'à 3 hexagones, deux unités réagissent ; attaquant : avance d'autant que le recul, deux marqueurs exploitation
sheet-mastery-partial = défenseur : recul jusqu'à 2 hexagones, une unité réagit ; attaquant : avance dans l'hexagone, un marqueur exploitation
sheet-mastery-none = rien ; un attaquant peut perdre un marqueur proche
sheet-mastery-errors = un autre dé pour les ordres erronés
sheet-mastery-morale = plus mauvais attaquant de moral { $morale }
sheet-errors = Ordres erronés
sheet-error-attack-1 = Chaque camp perd un pas
sheet-error-attack-2 = Le défenseur désorganise un attaquant
sheet-error-attack-3 = L'attaquant perd un pas
sheet-error-attack-4 = Un attaquant recule d'un hexagone
sheet-error-attack-5 = 3 dommages de moins pour le défenseur
sheet-error-attack-6 = Le défenseur ôte un marqueur proche
sheet-error-defence-1 = Chaque camp perd un pas
sheet-error-defence-2 = Le défenseur recule d'un hexagone
sheet-error-defence-3 = Le défenseur perd un pas
sheet-error-defence-4 = 3 dommages de moins pour l'attaquant
sheet-error-defence-5 = Les défenseurs sont cloués
sheet-error-defence-6 = L'attaquant égare une unité proche
sheet-damage = Ce que coûte un pas
sheet-note-damage = D'abord des pas, tant que les points en paient un ; puis chaque point restant désorganise une unité.
sheet-damage-division = division
sheet-damage-brigade = brigade
sheet-damage-brigade-gb = brigade britannique
sheet-damage-regiment = régiment
sheet-damage-regiment-us = régiment américain
sheet-damage-detachment = détachement
sheet-damage-assault = troupes d'assaut
sheet-note-terrain = Sur une route, un point par hexagone. Les colonnes jouent contre l'attaque ; une rivière seulement si tous les attaquants sont derrière elle : sans / avec ponts. Les tranchées multiplient selon la doctrine italienne : moitié / plein ; celles des Puissances centrales toujours par trois. Les coûts de mouvement sont reconstitués.
sheet-terrain-half = attaque divisée par deux
sheet-disengagement = Désengagement
sheet-away-star = un hexagone, et l'unité perd un pas
sheet-away-led = { $most } hexagones, menés par l'ennemi
sheet-away-free = { $least } à { $most } hexagones
sheet-away-mode = { $least } à { $most } hexagones, en mode retraite seulement
sheet-away-morale = moral { $morale }
sheet-away-cavalry = cavalerie
sheet-away-surrounded = encerclé
sheet-away-disorganised = désorganisé
sheet-away-retreat-mode = en mode retraite
sheet-air = Supériorité aérienne
sheet-note-air = Un dé et le modificateur du tour disent qui vole, avec combien de supports. Reconstituée.
sheet-weather = Météo
sheet-note-weather = Brouillard : un autre dé, pair beau temps, impair mauvais temps.
sheet-weather-fair = beau temps
sheet-weather-bad = mauvais temps
sheet-weather-fog = brouillard du matin
sheet-weather-fog-fair = brouillard du matin, puis beau temps
sheet-weather-fog-bad = brouillard du matin, puis mauvais temps
sheet-brings-offensive = offensive ({ $side }) : { $modifiers }, { $guns ->
        [1] une artillerie
       *[other] { $guns } artilleries
    }
sheet-brings-weather = séquence { $sequence } : { $weather }
sheet-doctrine = Doctrines
sheet-note-doctrine = Selon l'unité de pointe. Recul : hexagones en maîtrise totale / partielle.
sheet-arrivals = Renforts
sheet-any-hq = tout QG

## La page : comment on gagne
win-points = Points
win-now = À présent : { $level }
win-level-strategic = victoire stratégique ({ $side })
win-level-operational = victoire opérationnelle ({ $side })
win-level-tactical = victoire tactique ({ $side })
win-level-draw = partie nulle
win-level-defeat = victoire ({ $other })
win-goal-strategic = Victoire stratégique
win-goal-operational = Victoire opérationnelle
win-goal-tactical = Victoire tactique
win-goal-draw = Partie nulle
win-least = { $least } points{ $lack ->
        [0] { " " }: atteint
       *[other] { "" }, il en manque { $lack }
    }
win-by-breakthrough = une unité de combat ravitaillée en terrain clair derrière les tranchées de l'Entente
win-by-summits = tenir le Monte Grappa et le Monte Pallone avec des unités ravitaillées
win-by-plateau = trois unités ravitaillées sur des hauteurs derrière les tranchées, ou deux de quatre objectifs
win-by-cities = tenir Trévise, Mestre ou Venise avec une unité ravitaillée
win-by-three = tenir trois des lieux Schio, Thiene, Bassano, Montebelluna, le Montello, Trévise, Mestre et Venise
win-counted = Points
win-counted-sc0 = un par hexagone de tranchée de l'Entente, et les objectifs
win-counted-sc1 = objectifs ; une fois ravitaillé au-delà du Tagliamento, tout ce qui reste à l'est ; moins ce que l'Entente sort de la carte
win-counted-sc2 = un par hexagone de tranchée de l'Entente, et les objectifs
win-counted-sc3 = objectifs, et unités pleines et ravitaillées derrière la ligne de l'Entente, moins celles sans ravitaillement
win-counted-sc4 = objectifs, et unités pleines et ravitaillées derrière la ligne de l'Entente, moins celles sans ravitaillement
win-counted-sc5 = objectifs, et ce qui est coupé à la fin
win-lowered = Un niveau de moins
win-lowered-sc0 = si une unité ravitaillée de l'Entente se tient dans une tranchée des Puissances centrales
win-lowered-sc2 = si une unité ravitaillée de l'Entente se tient dans une tranchée des Puissances centrales
win-lowered-sc5 = si l'Entente ne tient pas Trente
win-end = Fin
win-end-value = après { $turn }{ $left ->
        [0] { " " }: ce tour-ci
        [1] { "" }, encore un tour après celui-ci
       *[other] { "" }, encore { $left } tours après celui-ci
    }
