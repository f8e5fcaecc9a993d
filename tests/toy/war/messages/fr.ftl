game-title = Toute la guerre
game-text = Mille pions sur trois cartes d'hexagones.
scenario-campaign = Campagne
scenario-text-campaign = Tout à la fois.
side-name =
    { $noun ->
        [0] Entente
       *[other] Empires centraux
    }
side-entente = Entente
side-central = Empires centraux
nation-fr = France
nation-br = Grande-Bretagne
nation-ru = Russie
nation-it = Italie
nation-sb = Serbie
nation-be = Belgique
nation-ge = Allemagne
nation-ah = Autriche
nation-bu = Bulgarie
nation-tu = Turquie
terrain-clear = plaine
terrain-forest = forêt
terrain-marsh = marais
terrain-rough = accidenté
terrain-mountain = montagne
terrain-desert = désert
terrain-sea = mer
plane-west = Front occidental
plane-east = Front oriental
plane-egypt = Égypte et Palestine
plane-caucasus = Caucase
plane-iraq = Mésopotamie
mark-moved = déplacée
mark-trench = tranchée
turn = Tour
ask-move = Quelle unité se déplace ?
ask-to = Où va { $unit } ?
verb-name-move = déplacer
verb-name-to = aller en
verb-name-done = terminé
verb-move = déplacer { $noun }
verb-to = vers { $noun }
verb-done = terminé
not-yours = cette unité n'est pas à vous pour l'instant
too-far = c'est hors de sa portée
log-move = { $unit } va en { $space }.
end-over = le temps est écoulé
