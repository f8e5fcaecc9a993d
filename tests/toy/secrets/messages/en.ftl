game-title = Stones
game-text = Five stones, four boxes, one guess.
scenario-boxes = Four boxes
scenario-text-boxes = One hides, the other guesses.
side-name =
    { $noun ->
        [0] North
       *[other] South
    }
box-name =
    { $noun ->
        [0] ash
        [1] beech
        [2] cedar
       *[other] elm
    }
seal-name =
    { $noun ->
        [0] wax
       *[other] wire
    }
turn-name = Turn { $noun }
ask-seal = How is the box of { $box } sealed?
ask-hide = Where do you hide a stone?
ask-waits = Stones are being hidden.
ask-guess = Which box do you open?
verb-hide = hide a stone in { $noun }
verb-lift = take a stone out of { $noun }
verb-seal = seal with { $noun }
verb-ready = ready
verb-guess = open { $noun }
no-stone = there is no stone for that
log-hide = A stone in { $box }.
log-lift = A stone out of { $box }.
log-seal = { $box } sealed with { $seal }.
log-ready = { $side } is ready.
log-guess = { $side } opens { $box } with { $die } and finds { $stones }.
end-found = the most stones were found
