game-title = Escarmouche
game-text = Six unités, vingt hexagones, un moulin.
scenario-meeting = Rencontre au moulin
scenario-text-meeting = Les deux camps marchent sur le moulin.
side-name =
    { $noun ->
        [0] Bleu
       *[other] Rouge
    }
clear-name = plaine
wood-name = bois
lost-name = Perdues
move-name = déplacer
to-name = aller en
attack-name = attaquer
at-name = attaquer
retreat-name = reculer en
done-name = terminé
turn-name = Tour { $noun }
ask-move = Quelle unité se déplace ?
ask-to = Où va { $unit } ?
ask-attack = Quelle unité attaque ?
ask-at = Qui { $unit } attaque-t-elle ?
ask-retreat = Où recule { $unit } ?
verb-move = déplacer { $noun }
verb-to = vers { $noun }
verb-attack = attaquer avec { $noun }
verb-at = attaquer { $noun }
verb-retreat = reculer en { $noun }
verb-done = terminé
not-yours = cette unité n'est pas à vous
used-up = cette unité l'a déjà fait ce tour-ci
no-move = elle n'a nulle part où aller
no-attack = aucun ennemi n'est à côté d'elle
too-far = c'est hors de sa portée
not-there = aucun ennemi qu'elle puisse attaquer n'est là
no-retreat = une retraite mène d'un hexagone libre, loin de l'ennemi
log-move = { $unit } va en { $space }.
log-fight = { $unit } attaque { $other } : { $die }, en tout { $total }.
end-mill = le moulin est tenu
end-open = personne ne tient le moulin
end-lost = il ne reste pas d'ennemi
