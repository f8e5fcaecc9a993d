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
