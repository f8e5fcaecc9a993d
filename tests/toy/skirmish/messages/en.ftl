game-title = Skirmish
game-text = Six units, twenty hexes, one mill.
scenario-meeting = A meeting at the mill
scenario-text-meeting = Both sides march on the mill.
side-name =
    { $noun ->
        [0] Blue
       *[other] Red
    }
clear-name = clear
wood-name = wood
lost-name = Lost
move-name = move
to-name = go to
attack-name = attack
at-name = attack
retreat-name = retreat to
done-name = done
turn-name = Turn { $noun }
ask-move = Which unit moves?
ask-to = Where does { $unit } go?
ask-attack = Which unit attacks?
ask-at = Whom does { $unit } attack?
ask-retreat = Where does { $unit } retreat to?
verb-move = move { $noun }
verb-to = to { $noun }
verb-attack = attack with { $noun }
verb-at = attack { $noun }
verb-retreat = retreat to { $noun }
verb-done = done
not-yours = that unit is not yours to use
used-up = that unit has done so this turn
no-move = it has nowhere to go
no-attack = no enemy stands beside it
too-far = that is not within its reach
not-there = no enemy that it can attack stands there
no-retreat = a retreat leads one free hex away from the enemy
log-move = { $unit } goes to { $space }.
log-fight = { $unit } attacks { $other }: { $die }, in all { $total }.
end-mill = the mill is held
end-open = nobody holds the mill
end-lost = no enemy is left
