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

## Kinds and sizes of units
kind-infantry = infantry
kind-mountain = mountain troops
kind-cavalry = cavalry
kind-dismounted = cavalry on foot
kind-assault = assault infantry
kind-naval = naval infantry
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
symbol-austrian = Austrian
symbol-hungarian = Hungarian
symbol-bosnian = with Bosnian regiments
symbol-german = German
symbol-bavarian = Bavarian
symbol-alpini = Alpini
symbol-bersaglieri = Bersaglieri
symbol-czechoslovak = Czechoslovak
symbol-chasseurs = Chasseurs Alpins
mode-bombardment = bombardment
mode-offensive = offensive
mode-counter = counter-battery
mode-retreat = retreat

## Weather and doctrine
weather-fair = fair weather
weather-bad = bad weather
weather-fog-fair = morning fog, then fair weather
weather-fog-bad = morning fog, then bad weather
doctrine-cadorna = Cadorna/Foch
doctrine-evolving = evolving
doctrine-diaz = Diaz

## Phases
phase-offensive = Offensives
phase-supply = Supply
phase-air = Air superiority
phase-weather = Weather
phase-movement = Movement
phase-combat = Combat
phase-disengagement = Disengagement
phase-exploitation = Exploitation
phase-markers = Markers
phase-points = Victory points

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
option-aviation = Aircraft: superiority, interdiction, observation, bombing (17.1a)
option-planning = Reserve and disengagement markers are placed before the first move (11.2.9)
option-what-if = What if one sector had been given the means of both (SC4.14)

## The board
board-terrain-clear = clear
board-terrain-woods = woods
board-terrain-mountain = mountain
board-terrain-high-mountain = high mountain
board-terrain-marsh = marsh
board-terrain-sea = sea
board-town-minor = minor town
board-town-major = major town
board-feature-trench = trenches
board-feature-shell-holes = shell-holes
board-side-major = major river along a hexside
board-side-minor = minor river along a hexside
board-side-ridge = ridge, steep from one side
board-side-wall = impassable hexside
board-line-road = road
board-line-secondary = secondary road
board-line-rail = railway
board-bridge-road = road bridge
board-bridge-rail = railway bridge
board-space-objective = objective
board-space-source = supply source
board-space-cadorna = Cadorna line

## Marks on units and hexes
mark-disorganised = Disorganised
mark-reorganising = Reorganising
mark-loss = One more loss
mark-pinned = Pinned
mark-exploitation = Exploitation
mark-reserve = In reserve
mark-cavalry-reserve = Cavalry in reserve
mark-frozen = Frozen, in the hands of the high command
mark-disengagement = Will try to disengage
mark-unsupplied = Out of supply
mark-retreat = In retreat mode
mark-hidden = Strength hidden
mark-offensive = In offensive mode
mark-counter = In counter-battery
mark-silent = May not fire
mark-bruchmuller = Bruchmüller's preparation
mark-rommel = Rommel
mark-refugees = Roads full of refugees
mark-footbridge = Footbridge
mark-bridge-down = Bridge destroyed

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
