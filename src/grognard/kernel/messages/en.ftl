# What every game says.
kernel-game-over = the game is over
kernel-not-your-turn = the other side is asked
kernel-unknown-verb = this game has no such verb
kernel-not-now = that is not asked now
kernel-not-among = that is not among the choices here
kernel-out-of-reach = that is out of reach
kernel-alike = one that is alike is among the choices; take that
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
cli-saved-all = saved to { $file }; it holds what every side hides: do not read it while you play
cli-no-warnings = nothing to point out
cli-upgrade-version = { $database } is of version { $theirs }, this program of version { $ours }
cli-upgrade-match = match { $match } ({ $game }): { $said }
cli-upgrade-matches =
    { $count ->
        [one] one match:
       *[other] { $count } matches:
    } { $same } { $same ->
        [one] goes
       *[other] go
    } on under the rules it was played by, { $fits } begun under earlier rules { $fits ->
        [one] goes
       *[other] go
    } on, { $misfit } can be read up to the last answer that fits, { $lost } cannot be read
cli-upgrade-checked = nothing was changed
cli-upgrade-done = the database is of version { $ours } now
cli-replayed =
    { $game } { $scenario }: { $answers } answers, { $ending ->
        [over] over
       *[open] open
    }, position { $position }
cli-audited = { $file }: { $dice } dice and { $draws } draws, all as the committed key gives them
cli-audited-commitment = commitment { $commitment }: the one published before the game, if nobody changed it
cli-audited-number = { $sides } put in { $number }, committed to as { $commitment } ({ $committed }, shown { $shown })
cli-audited-shared = The dice come of { $dice }, made of the key and of these numbers: if the commitments are those that were published before any number was shown, neither the server nor a player could choose them alone.
cli-audited-alone = No player put a number in: only the key counted, and whoever drew it could have chosen it.
cli-source-column =
    { $of }: { $origin ->
        [rulebook] rulebook
        [published] published
       *[reconstructed] reconstructed
    }; { $note }
cli-source-table = { $of }: { $note }
cli-source-file = { $note }
cli-analysing = looking back
cli-turn = turn
cli-end = the end
cli-mistake = answer { $answer }, { $turn }, { $side }: { $chance } to win, and it could have been { $best }
cli-played = played: { $plan }
cli-better = better: { $plan }
cli-no-mistakes = no decision that was looked into could have been better by more than chance
cli-playing = playing
cli-scenario = scenario
cli-winner = winner
cli-ending = how it ended
cli-games = games
cli-turns = turns
cli-decisions = decisions
cli-arena-bot = bot
cli-arena-rating = rating
cli-arena-counts = w–d–l
cli-arena-share = share, %
cli-arena-as = as { $side }, %
cli-arena-mean = ms an answer
cli-arena-longest = longest
cli-arena-pairing = pairing
cli-arena-title = Arena: { $game }
cli-arena-how = Ratings on Elo's scale (Bradley and Terry, draws as halves, half a game won and half a game lost added to every pairing; their mean is 0) with intervals of 95 %, in which all games with one seed count as one observation: { $seeds } seeds. Shares of points with Wilson's interval. w–d–l: games won, drawn, lost. Milliseconds are processor time.
cli-arena-missing = Left out, because they or the game with sides swapped did not end: { $games }.
cli-arena-made = Made by:
cli-arena-when = { $when }, grognard { $version }
cli-arena-what = { $game }, rules version { $rules }, data { $data }; scenarios: { $scenarios }
cli-arena-options = options: { $options }
cli-arena-version = { $bot }: grognard { $version }, sources { $code }
cli-arena-cut = cut off with { $played } of { $games } games played; with the same --out the same command goes on from there
cli-arena-lost = two processes died over it
cli-arena-left-out = { $scenario }, seed { $seed }, { $bots }: left out ({ $why })

# What is said of something from outside that cannot be used.
bad-no-bot = there is no bot { $name }; there are { $known }
bad-no-game = there is no game { $name }; there is { $known }
bad-no-language = there is no language { $name }; there is { $known }
bad-outside = the package { $package } brings { $kind ->
        [bots] a bot
       *[other] a game
    } { $name } that cannot be used: { $why }
bad-outside-name = the package { $package } calls something { $name } among { $group }: names are small letters, digits and hyphens
bad-outside-taken = the package { $package } brings { $kind ->
        [bots] another bot
       *[other] another game
    } { $name }, which is left out: { $first } has one already
bad-no-scenario = { $game } has no scenario { $name }; it has { $known }
bad-no-option = { $game } has no option { $name }; it has { $known }
bad-option-switch = option { $name } is on or off, not { $value }
bad-option-number = option { $name } is a number from { $low } to { $high }, not { $value }
bad-option-value = an option is on, off or a number, not { $value }
bad-no-verb = { $game } has no verb { $verb }
bad-verb-alone = { $verb } takes no noun
bad-verb-number = { $verb } takes a number, not { $name }
bad-no-noun = { $name } is not a { $kind } of { $game }
bad-bots = { $game } needs { $count } bots, one a side: { $sides }
bad-arena-bots = an arena is for two bots or more, each by a name of its own, not { $bots }
bad-arena-sides = an arena is for games of two sides; { $game } is none
bad-arena-odd = games are played in pairs, with sides swapped: an even number, not { $games }
bad-arena-kept = { $path } is no file of games that an arena has played
bad-arena-kept-other = { $path } has games of { $bots } under other rules, data or sources: begin another file
bad-arena-other-code = a process plays with other sources or data than this one
bad-elsewhere = the version in { $path } cannot play: { $why }
bad-elsewhere-path = { $path } is neither a checkout of Grognard, nor a wheel, nor a Python in which it is installed
bad-elsewhere-rules = the version in { $path } plays { $game } by rules version { $theirs }, this one by { $ours }
bad-elsewhere-deal = the version in { $path } deals { $game } { $scenario } otherwise than this one, with the same dice
bad-elsewhere-died = the version in { $path } ended without a word
bad-cluster = the cluster { $address } cannot be used: { $why }
bad-player = --player is SIDE=PLAYER with SIDE one of { $sides }, not { $text }
bad-player-kind = a player is person or one of { $known }, not { $player }
bad-no-chess = the yardstick needs python-chess: pip install chess

bad-no-file = there is no file { $path }
bad-unreadable = { $path } cannot be read: { $why }
bad-unwritable = { $path } cannot be written: { $why }
bad-no-text = { $path } is not a grognard record: it is not text
bad-finished = { $path } is a finished game; `grognard replay` shows it

bad-data-folder = the folder of corrected data files, { $given }, is not a folder
bad-no-game-folder = { $path } is not in the folder of a game: corrected files are at GAME/FILE
bad-no-such-game-folder = { $path } corrects no game; there are { $known }
bad-corrects-nothing = { $path } corrects no data file of { $game }; those are { $known }
bad-corrections = the corrected data files of { $game } do not fit together: { $wrong }
bad-not-utf-8 = { $path } is not written in UTF-8
bad-at =
    { $line ->
        [0] { $file }: { $said }
       *[other] { $file }, line { $line }: { $said }
    }
bad-file = { $why }
bad-row =
    this row has { $fields ->
        [one] one field
       *[other] { $fields } fields
    } where there are { $columns } columns
bad-no-rows = the corrected file has no rows
bad-column = there is no column { $column }; there are { $known }
bad-no-column = the column { $column } is missing
bad-twice = { $thing } is there twice
bad-unknown-row = ours has no { $column } { $thing } (a file that adds rows holds all of ours too, with every column)
bad-lacks = { $thing } is missing
bad-other-kind = { $thing } is { $theirs }, where ours has { $ours }
bad-word = { $column } cannot be { $word }
bad-word-known = { $column } is { $word }, and that is none of { $known }
source-corrected =
    { $count ->
        [one] One entry corrected
       *[other] { $count } entries corrected
    } in { $file }.

bad-hex-ways = sheet { $sheet }: lines that run { $lines } and places that run { $places } are at no right angle
bad-hex-number = { $number } is no hex of this map
bad-hex-overlap = { $number } lies where { $other } lies
bad-hex-joined = sheet { $sheet } does not fit the sheets it is joined to: other ways, or half a hex off
bad-hex-side = hex { $hex } has no neighbour { $way } on this map
bad-hex-line = { $line }: { $hex } is no hex of this map, or does not touch the one before it
bad-hex-closed = nobody can stand in hex { $hex }
bad-hex-both = units of both sides would stand in hex { $hex }
bad-hex-full = more units would stand in hex { $hex } than may
bad-hex-start = { $unit } may not start in hex { $hex }

bad-key-length = a fair key is 32 bytes long
bad-key-written = the key is not written in hexadecimal
bad-key-other = this key is not the one that was committed to at the start of the game
bad-key-not-kept = the key of this game cannot be kept in { $path }: { $why }
bad-key-unreadable = the key of this game in { $path } cannot be read
bad-number-other = the number of { $sides } is not the one that was committed to before the first die
bad-number-line = the header's number of { $sides } is not written as a commitment, a time, a number and a time
bad-numbers = shared dice need the numbers of players, and only they do
bad-no-key = the key of this fair game is not at hand: without it nobody can roll its dice
bad-commitment = the record's commitment is damaged
bad-audit-not-fair = this game was not played with fair dice: there is no commitment to check
bad-audit-no-key = the key has not been revealed: a game can be audited when it is over
bad-analyse-early = this game is not over: only finished games are looked back at
bad-audit-early = the key was revealed before the game was over
bad-script-no-dice = the script has no more dice
bad-script-no-draws = the script has no more draws
bad-script-die = the script says { $answer } where a die of { $faces } was asked
bad-script-draw = the script says { $answer } where { $count } of { $pool } were to be drawn

bad-imagined-back = an imagined world does not go back beyond the moment it was imagined in
bad-back-to-fate = answer { $answer } is a die or a draw, and one goes back to a decision
bad-no-world = no world was found that fits what this side knows
bad-journal-answer = answer { $answer } of the journal does not fit the game
bad-state-part = a stored position has another kind of { $part } than these rules know
bad-rule-unknown = the rule index has no rule { $rule }
bad-rule-apart = a rule is told as { $here } and as { $apart }, but the index says that the two do not apply together
bad-rule-forms = { $count ->
    [0] of { $rules } none applies here
   *[other] of { $rules } more than one applies here
}, and one must: see the column applies of the rule index
bad-journal-end = the journal ends where Fate should answer
bad-journal-die = the journal says { $answer } where a die of { $faces } was rolled
bad-journal-draw = the journal says { $answer } where { $count } were drawn
bad-journal-drawn = the journal says { $answer } was drawn, which could not be

bad-not-whole = only a game that was played from its start makes a record
bad-header-value = the { $name } of a record must fit on a line, not { $value }
bad-player-name = a player in a record has one word for a name, not { $player }
bad-record-broke = the rules of today cannot go on after answer { $answer } ({ $why })
bad-record-long = this file is too long to be a record
bad-record-dear = this game takes too long to play again
bad-no-record = this is not a grognard record: its first line is not { $line }
bad-header-line = the header line { $line } is damaged
bad-header-lacks = the header does not say its { $name }
bad-header-pair = { $pair } in the header is not of the form name=value
bad-other-game = this is a record of { $game }, a game that is not installed
bad-other-rules = this record follows version { $theirs } of the rules; this program plays version { $ours }
bad-misfit = this was played by version { $theirs } of the rules; under version { $ours } it is as it was up to answer { $answer } only: { $why }
bad-edition = { $path } should hold the data files of a saved game, and is damaged
bad-other-data = this record was played with other data files (map, units, cards) than these
bad-fate = the header's fate { $fate } is neither fair, shared, seeded nor scripted
bad-reader = this record was written for { $reader }, which is no side of { $game }
bad-answered-by-nobody = nobody is said to have answered { $answer }
bad-number = { $text } should hold a number
bad-hidden-draw = this save hides what the other side drew: its key is needed to go on
bad-hidden-answers = this save hides what the other side did in secret: only a save of the whole game can be gone on with
bad-fate-answer =
    answer { $answer } of Fate, { $what ->
        [die] a die
       *[draw] a draw
    }, is not what the committed key gives
bad-record-short = the record is damaged: it is cut short, it does not end with the hash of its last position
bad-record-fate = the record is damaged: it lacks a die or a draw
bad-record-die = the record is damaged: { $answer } is not a roll of a die with { $faces } faces
bad-record-draw = the record is damaged: a draw does not fit the game
bad-record-drawn = the record is damaged: something was drawn that could not be
bad-record-position = the record is damaged: its position after answer { $answer } is not the one it was
bad-record-back = the record is damaged: it goes back to answer { $answer } of { $of }
bad-record-nobody = the record is damaged: after answer { $answer } nobody rolled or drew
bad-record-refused = the record is damaged: answer { $answer } was refused ({ $why })
bad-record-result = the record claims the result { $result }, and that is not how this game stands

# People and letters.
table-name-length = a name has { $low } to { $high } characters
table-name-characters = a name is made of letters, digits, spaces and . _ - ' and begins with a letter or a digit
table-name-alphabets = a name keeps to one alphabet
table-name-guest = names like Guest-1234 or Invité-1234 are kept for guests
table-name-taken = this name is taken, or looks too much like one that is
table-account-already = you have an account already
table-password-length = a password has { $low } to { $high } characters
table-password-name = the password must contain neither your name nor that of this program
table-password-common = many people have this password, and it is tried first: take another, for instance four words of your own
table-password-plain = this password is a few characters again and again, or a row of the alphabet: take another
table-password-wrong = the old password is not right
table-label-length = a label has 1 to { $high } characters
table-email = this is not an e-mail address
table-email-guest = guests get no letters: sign up first, then give an address
table-letters-enough = this address, or you, have been sent enough of these letters today: look among unwanted mail, or try again tomorrow
table-nothing-to-confirm = there is no address here that waits to be confirmed
table-link-over = this link was used already, is more than a day old, or the address has changed: have another letter sent from your account's page
table-stop-over = this link is not whole, or no letters go any more to the address that it was sent to
table-webhook = a webhook is a whole address that begins with http:// or https:// and has neither user nor password in it
table-webhook-port = the port of a webhook is 80, 443, or 1024 and above
table-mail-tls = GROGNARD_SMTP_TLS is starttls, tls or none, not { $given }
table-mail-port = GROGNARD_SMTP_PORT is a number from 1 to 65535, not { $given }
table-letter-your-turn-subject = Your turn: { $title }
table-letter-your-turn-body =
    Hello { $name },

    it is your turn in { $title }.
    The table is here: { $url }

    You get this letter because your account at this table has this address.

table-letter-stop =
    No more of these letters:
    { $url }

table-letter-confirm-subject = May Grognard write to you?
table-letter-confirm-body =
    Hello,

    somebody who is called { $name } at the table { $site } wants to be told at this address when it is his or her turn.
    If that is you, follow this link and say yes:

    { $url }

    It works once, for a day. Until then nothing else is sent here. If it is not you, do nothing: no more will come of it.

bad-database = the database is sqlite:FILE or postgresql://..., not { $url }
bad-database-damaged = the database { $path } is damaged ({ $why }): put a backup in its place, or save what can be read with sqlite3's .recover
bad-database-version = the database is of version { $theirs }, this program of version { $ours }
bad-no-board = { $game } has no board to draw
table-who-are-you = sit down first: as a guest, or with your account
table-no-match = there is no such match here, or it is not for you to see
table-no-game = there is no game called { $name }
table-no-side = there is no side called { $side }
table-no-page = there is nothing here
table-no-method = this cannot be done here
table-no-file = there is no such file
table-no-overlay = this game has no such overlay
table-no-thought = no program's thought is kept here, or it is not to be known yet
table-no-session = there is no such session
table-no-token = there is no such token
table-no-text = this is not text in UTF-8
table-no-request = nothing is asked of you
table-other-request = what is asked has changed meanwhile: read it again
table-one-at-a-time = the last thing you brought is still being worked through: wait for it
table-many-wait = many people bring something just now: try again in { $seconds } seconds
table-no-branch = open a branch first
table-branch-long = this branch is long enough; begin a new one
table-bad-seat = { $side } is played by me, open, link or bot:NAME ({ $bots }), not { $wish }
table-clock-empty = a clock needs some time on it
table-no-seat-for-you = take at least one seat yourself
table-no-free-seat = there is no free seat for you
table-not-your-seat = that is not your seat
table-bound-token = this key is good for one match only, and for nothing else
table-player-gone = who played the other side has deleted the account: there is nobody to play again
table-not-by-token = a token is for playing; this is done from a page
table-not-begun = somebody is still missing
table-not-over = the match is not over
table-has-begun = the match has begun
table-number-what = send a commitment or a number
table-number-not-asked = no number of yours is waited for here
table-number-committed = you are committed to another number already
table-number-early = a number is shown when all are seated and committed to theirs
table-number-other = this is not the number that you committed yourself to
table-later-rules = this match goes by later rules than those of this program
table-other-data = this match was begun with data files that are not kept here
table-misfit-why = This match was played by version { $theirs } of the rules. Under version { $ours } it is as it was up to answer { $answer }: { $why }. Its players may agree to go on from there.
table-misfit-start = This match was played by version { $theirs } of the rules. Under version { $ours } not even its beginning is as it was: { $why }. Only positions that were kept can be looked at.
table-fits = this match fits the rules of today as it is
table-misfit = the rules have changed since this match began, and no longer fit it: its players may agree to go on from its last good answer
table-kept-position = the position kept of this turn
table-other-rules = this match was begun with other rules or data than this program has
table-stale = something has happened since; look again
table-stopped-dice = the dice have fallen: look what follows
table-stopped-shown = something hidden was shown: look what follows
table-time-is-up = the time is up
table-too-often = too many tries; wait { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }
table-null = there is a null character in it
table-too-large = that is too long
table-too-many-matches = { $most } unfinished matches are enough; finish one first
table-lines-person = you have very many pages of this table open: close some, then load this one again
table-lines-network = very many pages of this table are open in your network: try again later
table-lines-nameless = very many people watch without a name: sit down as a guest, or try again later
table-too-many-pages = you have this match open in many pages already
table-too-many-bookmarks = { $most } bookmarks are enough
table-no-draw-with-bots = a program does not agree to a draw
table-hint-people = that would not be fair to the other player: a program gives hints only where nobody else plays
table-program-plays = a program plays there; take the seat again first
table-no-program-plays = no program plays for you
table-no-program = there is no such program; there are { $bots }
table-all-yours = you hold all seats yourself
table-not-absent = a program may play for somebody who is away and has not answered for { $days } days
table-only-watching = you are watching
table-not-asked = nothing can be done with { $noun } now. What is asked: { $asked }
table-why-what = say a noun or an action
table-invalid = this cannot be read: { $where }
table-foreign = another site's page sent this
table-our-fault = something is wrong with the program; it has been noted
table-store-moved = somebody else changed this at the same moment; try again
table-store-full = the disk of this table is full: nothing was changed, and whoever keeps the table must make room; then try again
table-store-damaged = a part of this table's store is damaged: whoever keeps the table must put a backup in its place
table-store-away = the store of this table cannot be reached just now; try again in a moment
table-page-not-built = the page has not been built: run make page
table-wrong-password = the name or the password is not right
table-audit-later = The server alone committed itself to the dice: no player put a number in. Its key is shown when the match is over, and then every die and draw can be computed again.
table-audit-later-shared = The server and { $names } each committed themselves before the first die, so that nobody can choose the dice alone. All is laid open when the match is over, and then every die and draw can be computed again.
table-audit-imported = This match was brought from a saved game: dice before that are not this table's.
table-audit-right = { $count ->
        [one] The one die or draw of this match follows from the server's key. No player put a number in: who keeps the server could have chosen it.
       *[other] All { $count } dice and draws of this match follow from the server's key, and the key from the commitment. No player put a number in: who keeps the server could have chosen the key.
    }
table-audit-right-shared = { $count ->
        [one] The one die or draw of this match follows from the server's key and from what { $names } put in. Nobody could choose it alone.
       *[other] All { $count } dice and draws of this match follow from the server's key and from what { $names } put in, and all of that from what was committed to before any of it was shown. Nobody could choose the dice alone.
    }
table-and = and
table-audit-wrong = The dice do not follow from the key: { $why }
table-ended-rules = { $winner ->
        [none] The game ended without a winner.
       *[other] { $winner } won.
    }
table-ended-resigned = { $winner ->
        [none] A side resigned.
       *[other] { $winner } won by resignation.
    }
table-ended-time = { $winner ->
        [none] The time of a side ran out.
       *[other] { $winner } won on time.
    }
table-ended-agreed = A draw by agreement.
table-ended-abandoned = Called off.
cli-no-table = the table is not installed, { $missing } is missing: pip install "grognard[serve]"
cli-no-postgres = what speaks with PostgreSQL is not installed, { $missing } is missing: pip install "grognard[postgres]"
cli-no-cluster = Ray is not installed: pip install "grognard[cluster]"
cli-no-store = the database cannot be used: { $why }
cli-seconds = { $name } is a number of seconds, not { $given }
cli-port-taken = port { $port } cannot be used: { $why }

## Nations by their codes, and what is theirs
nation-ge = Germany
nation-ah = Austria-Hungary
nation-tu = Turkey
nation-bu = Bulgaria
nation-fr = France
nation-br = Britain
nation-us = the United States
nation-ru = Russia
nation-it = Italy
nation-be = Belgium
nation-sb = Serbia
nation-mn = Montenegro
nation-ro = Romania
nation-gr = Greece
nation-pt = Portugal
nation-aus = Australia
nation-cnd = Canada
nation-al = Albania
nation-pe = Persia
nation-eg = Egypt
nation-ar = Arabia
adjective-ge = German
adjective-ah = Austro-Hungarian
adjective-tu = Turkish
adjective-bu = Bulgarian
adjective-fr = French
adjective-br = British
adjective-us = American
adjective-ru = Russian
adjective-it = Italian
adjective-be = Belgian
adjective-sb = Serbian
adjective-mn = Montenegrin
adjective-ro = Romanian
adjective-gr = Greek
adjective-pt = Portuguese
adjective-aus = Australian
adjective-cnd = Canadian

## Units in words; their kind may be empty: Landwehr, Cavalry
title-army = { ADJECTIVE($nation) } { ORDINAL($number) } Army
title-division = { ADJECTIVE($nation) } { ORDINAL($number) } { $kind } Division
title-brigade = { ADJECTIVE($nation) } { ORDINAL($number) } { $kind } Brigade

## The legend of a map
legend-ground-river = river
legend-ground-border = frontier
legend-ground-region = region
legend-ground-rail = railway
legend-ground-boundary = boundary
legend-ground-road = road
legend-ground-track = lesser road
legend-link-road = link: one moves and fights along it
legend-link-restricted = link for some only
legend-link-sea = sea link
legend-link-rail = railway
legend-link-river = river
legend-link-bridge = bridge
legend-rim-victory = counts for victory
legend-rim-wall = strong walls
legend-place-village = village
legend-place-town = town
legend-place-city = city
legend-place-summit = summit or pass
legend-port = port
legend-capital = capital
legend-shape-square = special space
legend-shape-bastions = fortress
legend-size-army = army
legend-size-corps = corps
legend-size-division = division
legend-size-brigade = brigade
legend-size-regiment = regiment
legend-size-battalion = battalion
legend-size-leader = leader
legend-symbol-infantry = infantry
legend-symbol-cavalry = cavalry
legend-symbol-artillery = artillery
legend-symbol-leader = leader
legend-symbol-mountain = mountain troops
legend-symbol-headquarters = headquarters
legend-symbol-armour = armour
legend-symbol-fort = fort
legend-mark-fort = fort, with its strength
legend-mark-destroyed = fort destroyed
legend-mark-trench = trench, with its level
legend-mark-siege = siege
legend-mark-move = may move
legend-mark-attack = attack
legend-mark-spent = has acted
legend-mark-unsupplied = out of supply
legend-mark-moving = on the move
legend-mark-fighting = fighting
legend-mark-event = something special
legend-mark-flag = garrison
legend-mark-other = something else: touch it to learn what
## Charts to look up
sheet-tab-combat = Combat
sheet-tab-terrain = Terrain
sheet-tab-turn = Turns
sheet-tab-arrivals = Arrivals
sheet-tab-victory = Victory
sheet-calendar = Calendar
sheet-arrivals = Who comes when
sheet-terrain = Terrain effects
sheet-head-value = Value
sheet-head-die = Die
sheet-head-turn = Turn

## Numbers, dates and rows
ordinal =
    { $form ->
        [one] { $number }st
        [two] { $number }nd
        [few] { $number }rd
       *[other] { $number }th
    }
day-of-month = { $day }
turn-days =
    { $months ->
        [1] { DAY($first) }-{ DAY($last) } { MONTH($until) }
       *[2] { DAY($first) } { MONTH($since) }-{ DAY($last) } { MONTH($until) }
    }
month-january = January
month-february = February
month-march = March
month-april = April
month-may = May
month-june = June
month-july = July
month-august = August
month-september = September
month-october = October
month-november = November
month-december = December
show-colon = { ": " }
