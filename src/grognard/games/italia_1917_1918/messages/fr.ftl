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

## Genres et tailles d'unités
kind-infantry = infanterie
kind-mountain = troupes de montagne
kind-cavalry = cavalerie
kind-dismounted = cavalerie à pied
kind-assault = infanterie d'assaut
kind-naval = infanterie de marine
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
symbol-austrian = Autrichiens
symbol-hungarian = Hongrois
symbol-bosnian = avec des régiments bosniaques
symbol-german = Allemands
symbol-bavarian = Bavarois
symbol-alpini = Alpini
symbol-bersaglieri = Bersaglieri
symbol-czechoslovak = Tchécoslovaques
symbol-chasseurs = chasseurs alpins
mode-bombardment = bombardement
mode-offensive = offensive
mode-counter = contrebatterie
mode-retreat = retraite

## Météo et doctrine
weather-fair = beau temps
weather-bad = mauvais temps
weather-fog-fair = brouillard du matin, puis beau temps
weather-fog-bad = brouillard du matin, puis mauvais temps
doctrine-cadorna = Cadorna/Foch
doctrine-evolving = en évolution
doctrine-diaz = Diaz

## Phases
phase-offensive = Offensives
phase-supply = Ravitaillement
phase-air = Supériorité aérienne
phase-weather = Météo
phase-movement = Mouvement
phase-combat = Combat
phase-disengagement = Désengagement
phase-exploitation = Exploitation
phase-markers = Marqueurs
phase-points = Points de victoire

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
option-aviation = Avions : supériorité, interdiction, observation, bombardement (17.1a)
option-planning = Les marqueurs de réserve et de désengagement se posent avant le premier mouvement (11.2.9)
option-what-if = Et si un seul secteur avait reçu les moyens des deux (SC4.14)

## Le plateau
board-terrain-clear = terrain clair
board-terrain-woods = bois
board-terrain-mountain = montagne
board-terrain-high-mountain = haute montagne
board-terrain-marsh = marais
board-terrain-sea = mer
board-town-minor = ville mineure
board-town-major = ville majeure
board-feature-trench = tranchées
board-feature-shell-holes = entonnoirs
board-side-major = fleuve le long d'un côté
board-side-minor = rivière le long d'un côté
board-side-ridge = crête, raide d'un côté
board-side-wall = côté infranchissable
board-line-road = route
board-line-secondary = route secondaire
board-line-rail = voie ferrée
board-bridge-road = pont routier
board-bridge-rail = pont ferroviaire
board-space-objective = objectif
board-space-source = source de ravitaillement
board-space-cadorna = ligne Cadorna

## Marques sur les unités et les hexagones
mark-disorganised = Désorganisée
mark-reorganising = En réorganisation
mark-loss = Une perte de plus
mark-pinned = Clouée
mark-exploitation = Exploitation
mark-reserve = En réserve
mark-cavalry-reserve = Cavalerie en réserve
mark-frozen = Gelée, aux mains du haut commandement
mark-disengagement = Tentera de se désengager
mark-unsupplied = Non ravitaillée
mark-retreat = En mode retraite
mark-hidden = Force cachée
mark-offensive = En mode offensive
mark-counter = En contrebatterie
mark-silent = Tir interdit
mark-bruchmuller = Préparation Bruchmüller
mark-rommel = Rommel
mark-refugees = Routes encombrées de réfugiés
mark-footbridge = Passerelle
mark-bridge-down = Pont détruit

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
board-unit-title = { $name } ({ $nation })
board-unit-steps = { $steps ->
        [one] un pas
       *[other] { $steps } pas
    }
board-unit-gun = tire à { $fire } jusqu'à { $range } hexagones, mouvement { $movement }
board-unit-hq = commande à { $radius } hexagones, mouvement { $movement }
board-unit-back = Détachement, face cachée ({ $nation })
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
board-view-all = Toute la carte
board-view-asiago = Asiago
board-view-grappa = Grappa
board-view-montello = Montello
board-view-piave = Basse Piave
board-view-trento = Trente
board-view-belluno = Belluno
board-view-tagliamento = Tagliamento
board-view-isonzo = Isonzo
legend-size-corps = support : artillerie, QG, troupes d'assaut, aviation
legend-size-battalion = détachement
legend-symbol-dismounted = cavalerie à pied
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
legend-mark-exploiting = exploitation
legend-mark-reserve = réserve
legend-mark-disengaging = va tenter de se désengager
legend-mark-pinned = cloué
legend-mark-retreating = en mode retraite
legend-mark-frozen = gelé, aux mains du haut commandement
legend-mark-silent = tir interdit
legend-mark-offensive = en mode offensive
legend-mark-counter = en contrebatterie
legend-mark-lead = unité de pointe
legend-mark-loaded = en camions
legend-mark-refugees = routes encombrées de réfugiés
legend-mark-mission = vol : I interdiction, O observation, B bombardement, S mitraillage
legend-mark-rommel = préparation de Bruchmüller
mark-objective = Objectif : { $figure ->
        [one] un point
       *[other] { $figure } points
    }
mark-objective-bridge = Objectif : { $figure ->
        [one] un point
       *[other] { $figure } points
    } tant que le pont est debout
mark-source = Source de ravitaillement : { $side }
mark-attacked = Attaqué
mark-lead = En pointe
mark-fighting = Au combat
mark-moving = En mouvement
mark-moved = A bougé
mark-loaded = En camions
mark-interdiction = Interdiction : y entrer coûte plus
mark-observation = Observation pour l'artillerie
mark-bombing = Bombarde avec l'artillerie
mark-strafing = Mitraille une passerelle

## La page : comment s'appellent les verbes
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
status-offensive = Offensive
status-offensive-note = Séquence { $sequence } ; modificateurs des trois : { $modifiers }. Colonnes et maîtrise des attaques à portée d'artilleries en mode offensive.
panel-units = Unités
panel-march = En mouvement
panel-falls = En recul
panel-hexes = { $hexes ->
        [one] un hexagone
       *[other] { $hexes } hexagones
    }
panel-due = À subir maintenant
panel-due-damage = { $points ->
        [one] un point de dommage
       *[other] { $points } points de dommage
    }
panel-due-steps = { $points ->
        [one] un pas
       *[other] { $points } pas
    }
panel-due-best = { $points ->
        [one] un pas
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
panel-phase-markers = DG devient RG, RG disparaît
panel-phase-points = en fin de tour
panel-offensive = Offensive : { $side }
panel-offensive-modifiers = Modificateurs
panel-offensive-guns = Artilleries
panel-bruchmuller = Bruchmüller
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
        [one] un point
       *[other] { $points } points
    }
arena-harm = { $points ->
        [one] un dommage
       *[other] { $points } dommages
    }
arena-shot-modifier = ajouté au dé
arena-silenced = contrebatterie de { $unit }
arena-odds = Rapport de force
arena-ratio = { $attack } contre { $defence }
arena-damage-attacker = Dommages de l'attaquant
arena-damage-defender = Dommages du défenseur
arena-mastery = Maîtrise : { $side }
mastery-level-errors = ordres erronés
mastery-level-none = aucune
mastery-level-partial = partielle
mastery-level-total = totale
term-shift-clear = terrain clair
term-shift-woods = bois
term-shift-mountain = montagne
term-shift-high = haute montagne
term-shift-marsh = marais
term-shift-minor = petite ville
term-shift-major = grande ville
term-shift-river = à travers une rivière
term-shift-assault = troupes d'assaut
term-shift-starving = défenseur non ravitaillé
term-shift-offensive = offensive
term-shift-concentric = attaque concentrique
term-shift-tanks = chars
term-shift-doctrine = doctrine
term-shift-morale = moral des unités de pointe
term-mastery-elite = pointe d'élite
term-mastery-air = aviation amie
term-mastery-enemy-air = aviation ennemie
term-mastery-mixed = plusieurs nations
term-mastery-doctrine = doctrine
term-mastery-trench = tranchées
term-mastery-disorganised = un défenseur désorganisé
term-mastery-bruchmuller = Bruchmüller
term-mastery-assault = troupes d'assaut
term-mastery-offensive = offensive
term-mastery-morale = plus mauvais moral
chart-attack = Attaque sur { $space } : { $column }
chart-void = Trop faible : en dessous de 1/2 l'attaque est annulée et coûte trois pas
chart-master = { $side } : maîtrise
chart-master-total = { $side } : maîtrise totale
chart-damage = Dommages : { $side }
chart-shift = Tous les décalages
chart-fire = Bombardement : { $side }, { $points ->
        [one] un point
       *[other] { $points } points
    }
chart-harm = { $points ->
        [one] au moins un dommage
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
        [one] Une unité n'a pas de ligne à présent
       *[other] { $now } unités n'ont pas de ligne à présent
    } ; { $marked } sous le marqueur
shade-command-note = { $now ->
        [0] Toutes les unités sont commandées
        [one] Une unité est hors de commandement
       *[other] { $now } unités sont hors de commandement
    }
shade-offensive-note = { $now ->
        [one] Une artillerie en mode offensive
       *[other] { $now } artilleries en mode offensive
    }
shade-guns-note = { $now ->
        [one] Une artillerie
       *[other] { $now } artilleries
    }
shade-zoc-note = { $now ->
        [one] Un hexagone
       *[other] { $now } hexagones
    }

## La page : tables à consulter
sheet-tab-combat = Combat
sheet-tab-terrain = Terrain
sheet-tab-turn = Tour
sheet-tab-air = Aviation
sheet-tab-arrivals = Renforts
sheet-head-dice = Dés
sheet-head-die = Dé
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
sheet-head-turn = Tour
sheet-head-days = Jours
sheet-head-brings = Ce qu'il apporte
sheet-head-doctrine = Doctrine
sheet-head-who = Qui
sheet-head-damage = Propres dommages
sheet-head-mastery-attack = Maîtrise en attaque
sheet-head-mastery-defence = Maîtrise en défense
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
sheet-terrain = Effets du terrain
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
sheet-calendar = Calendrier
sheet-brings-offensive = offensive ({ $side }) : { $modifiers }, { $guns ->
        [one] une artillerie
       *[other] { $guns } artilleries
    }
sheet-brings-weather = séquence { $sequence } : { $weather }
sheet-doctrine = Doctrines
sheet-note-doctrine = Selon l'unité de pointe. Recul : hexagones en maîtrise totale / partielle.
sheet-arrivals = Renforts
sheet-any-hq = tout QG

## La page : comment on gagne
win-points = Points : { $side }
win-now = À présent : { $level }
win-level-strategic = victoire stratégique ({ $side })
win-level-operational = victoire opérationnelle ({ $side })
win-level-tactical = victoire tactique ({ $side })
win-level-draw = partie nulle
win-level-defeat = victoire ({ $other })
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
        [one] { "" }, encore un tour après celui-ci
       *[other] { "" }, encore { $left } tours après celui-ci
    }
