game-title = The whole war
game-text = A thousand counters on three sheets of hexes.
scenario-campaign = Campaign
scenario-text-campaign = Everything at once.
side-name =
    { $noun ->
        [0] Entente
       *[other] Central Powers
    }
side-entente = Entente
side-central = Central Powers
nation-fr = French
nation-br = British
nation-ru = Russian
nation-it = Italian
nation-sb = Serbian
nation-be = Belgian
nation-ge = German
nation-ah = Austrian
nation-bu = Bulgarian
nation-tu = Turkish
terrain-clear = clear
terrain-forest = forest
terrain-marsh = marsh
terrain-rough = rough
terrain-mountain = mountain
terrain-desert = desert
terrain-sea = sea
plane-west = Western Front
plane-east = Eastern Front
plane-egypt = Egypt and Palestine
plane-caucasus = Caucasus
plane-iraq = Mesopotamia
mark-moved = moved
mark-trench = trench
turn = Turn
ask-move = Which unit moves?
ask-to = Where does { $unit } go?
verb-name-move = move
verb-name-to = go to
verb-name-done = done
verb-move = move { $noun }
verb-to = to { $noun }
verb-done = done
not-yours = that unit is not yours to move now
too-far = that is not within its reach
log-move = { $unit } goes to { $space }.
end-over = the time is over
