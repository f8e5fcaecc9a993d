# What every game says.
kernel-game-over = the game is over
kernel-not-your-turn = the other side is asked
kernel-unknown-verb = this game has no such verb
kernel-not-now = that is not asked now
kernel-not-among = that is not among the choices here
kernel-nothing-to-undo = nothing can be taken back: dice, a draw, something shown or the other side's answer came after it
kernel-rollback-needs-all = going back past dice or the other side's answers needs everybody's agreement
kernel-rollback-where = one can go back to answer { $from } to { $to }
kernel-rollback-to-decision = one goes back to a decision, not to a die or a draw

cli-commitment = Fair dice. Commitment: { $commitment }
cli-help-hint = Type a number or an answer (verb:noun), or help. An empty line asks again.
cli-help =
    A number         takes that option
    verb:noun        takes that option by name; also `verb noun`, or the noun alone if it is clear
    (empty line)     asks the question again
    why verb:noun    says why an answer is not allowed, and what the rule decides
    odds             odds of the attack being built
    map [part]       the whole position, or the part whose heading begins so
    look name        all about one thing on the table
    log [n]          the last n things that happened
    warn             what a good opponent would point out
    undo             takes back your last answer, if nothing that cannot be taken back came after it
    back [n]         goes back past dice, by agreement; dice are rolled anew
    save [file]      saves the game
    load [file]      goes on with a saved game instead of this one
    quit             leaves; the game is kept
cli-over =
    { $winner ->
        [none] The game is over: { $reason }.
       *[other] { $winner } win: { $reason }.
    }
cli-audit = Record with the revealed key: { $file } (check it with: grognard audit { $file })
cli-question = { $side }: { $question }
cli-allowed = that is allowed
cli-no-odds = there is no attack to give odds for
cli-odds-frontal = frontal
cli-odds-flank = flanking, pinning from { $pin }
cli-odds = { $way }: win { $win }, tie { $tie }, space cleared { $clear }; steps lost on average: theirs { $their-steps }, ours { $our-steps }
cli-no-such-number =
    { $count ->
        [one] there is only option 1
       *[other] there are options 1 to { $count }
    }
cli-unknown-verb = "{ $verb }" is neither a command nor an answer; possible now: { $verbs }
cli-unknown-noun = nothing is called "{ $noun }"
cli-which-noun = { $verb } what? Type { $verb }:name or a number
cli-possible = possible now: { $verbs }
cli-unclear = which one? { $choices }
cli-why-what = why what? For example: why 3, or why verb:noun
cli-look-what = look at what? Type look and a name from the lists or the map
cli-back-hint = (`back` goes further, by agreement; dice are then rolled anew)
cli-pass = — { $side }: press Enter when the screen is yours —
cli-left = the game is kept in { $file }; go on with: grognard play --load { $file }
cli-other-game = that is a game of { $game }; leave this one first
cli-agree = Does everybody agree to go back? (y/n)
cli-saved = saved to { $file }
cli-no-warnings = nothing to point out
