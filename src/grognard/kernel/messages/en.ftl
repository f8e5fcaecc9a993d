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
cli-help-hint = Type a number or an answer (verb:noun), or help.
cli-help =
    A number         takes that option
    verb:noun        takes that option by name, for example move:metz
    why verb:noun    says why an answer is not allowed
    odds             odds of the attack being built
    map              the whole position
    log [n]          the last n things that happened
    warn             what a good opponent would point out
    undo             takes back your last answer, if nothing that cannot be taken back came after it
    back [n]         goes back past dice, by agreement; dice are rolled anew
    save [file]      saves the game
    quit             leaves
cli-over =
    { $winner ->
        [none] The game is over: { $reason }.
       *[other] { $winner } win: { $reason }.
    }
cli-audit = Record with the revealed key: { $file } (check it with: grognard audit { $file })
cli-allowed = that is allowed
cli-no-odds = there is no attack to give odds for
cli-odds-frontal = frontal
cli-odds-flank = flanking, pinning from { $pin }
cli-odds = { $way }: win { $win }, tie { $tie }, space cleared { $clear }; steps lost on average: theirs { $their-steps }, ours { $our-steps }
cli-no-such-number = there are { $count } options
cli-agree = Does everybody agree to go back? (y/n)
cli-saved = saved to { $file }
cli-no-warnings = nothing to point out
