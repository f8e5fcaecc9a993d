# Ce que disent tous les jeux.
kernel-game-over = la partie est finie
kernel-not-your-turn = c'est à l'autre camp de répondre
kernel-unknown-verb = ce jeu ne connaît pas ce verbe
kernel-not-now = ce n'est pas la question du moment
kernel-not-among = cela ne fait pas partie des choix possibles ici
kernel-out-of-reach = c'est hors de portée
kernel-alike = un pareil fait partie des choix ; prenez celui-là
kernel-nothing-to-undo = rien ne peut être repris : un dé, un tirage, une révélation ou une réponse adverse est venu après
kernel-rollback-needs-all = revenir avant un dé ou une réponse adverse demande l'accord de tous
kernel-rollback-where = on peut revenir à la réponse { $from } jusqu'à { $to }
kernel-rollback-to-decision = on revient à une décision, pas à un dé ni à un tirage

cli-commitment = Dés équitables. Engagement : { $commitment }
cli-help-hint = Tapez un numéro ou une réponse (verbe:nom), ou help. Une ligne vide répète la question.
cli-help =
    Un numéro        choisit cette possibilité
    verbe:nom        la choisit par son nom ; aussi `verbe nom`, ou le nom seul s'il est clair
    (ligne vide)     répète la question
    why verbe:nom    dit pourquoi une réponse n'est pas permise
    odds             chances de l'attaque en préparation
    map [partie]     toute la position, ou la partie dont le titre commence ainsi
    look nom         tout sur une chose de la table
    log [n]          les n derniers événements
    warn             ce que ferait remarquer un bon adversaire
    undo             reprend votre dernière réponse, si rien d'irrévocable n'a suivi
    back [n]         revient avant des dés, d'un commun accord ; les dés sont relancés
    save [fichier]   sauvegarde la partie
    load [fichier]   reprend une partie sauvegardée à la place de celle-ci
    quit             quitte ; la partie est conservée
cli-over =
    { $winner ->
        [none] La partie est finie : { $reason }.
       *[other] Victoire, { $winner } : { $reason }.
    }
cli-audit = Partie avec la clé révélée : { $file } (à vérifier par : grognard audit { $file })
cli-question = { $side } : { $question }
cli-allowed = c'est permis
cli-no-odds = il n'y a pas d'attaque à évaluer
cli-odds-frontal = de front
cli-odds-flank = de flanc, fixation depuis { $pin }
cli-odds = { $way } : victoire { $win }, égalité { $tie }, espace libéré { $clear } ; pas perdus en moyenne : les leurs { $their-steps }, les nôtres { $our-steps }
cli-no-such-number =
    { $count ->
        [one] il n'y a que la possibilité 1
       *[other] il y a les possibilités 1 à { $count }
    }
cli-unknown-verb = « { $verb } » n'est ni une commande ni une réponse ; possible maintenant : { $verbs }
cli-unknown-noun = rien ne s'appelle « { $noun } »
cli-which-noun = { $verb } quoi ? Tapez { $verb }:nom ou un numéro
cli-possible = possible maintenant : { $verbs }
cli-unclear = lequel ? { $choices }
cli-why-what = pourquoi quoi ? Par exemple : why 3, ou why verbe:nom
cli-look-what = regarder quoi ? Tapez look et un nom des listes ou de la carte
cli-back-hint = (`back` remonte plus loin, d'un commun accord ; les dés sont alors relancés)
cli-pass = — { $side } : Entrée quand l'écran est à vous —
cli-left = la partie est conservée dans { $file } ; pour la reprendre : grognard play --load { $file }
cli-other-game = c'est une partie de { $game } ; quittez d'abord celle-ci
cli-agree = Tout le monde est-il d'accord pour revenir en arrière ? (o/n)
cli-saved = sauvegardé dans { $file }
cli-saved-all = sauvegardé dans { $file } ; on y lit ce que chaque camp cache : ne l'ouvrez pas pendant la partie
cli-no-warnings = rien à signaler
cli-upgrade-version = { $database } est de la version { $theirs }, ce programme de la version { $ours }
cli-upgrade-match = partie { $match } ({ $game }) : { $said }
cli-upgrade-matches =
    { $count ->
        [one] { $count } partie :
       *[other] { $count } parties :
    } { $same } { $same ->
        [one] continue
       *[other] continuent
    } selon les règles de départ, { $fits } de règles antérieures { $fits ->
        [one] continue
       *[other] continuent
    }, { $misfit } se lisent jusqu'à la dernière réponse qui convient, { $lost } sont illisibles
cli-upgrade-checked = rien n'a été changé
cli-upgrade-done = la base est maintenant de la version { $ours }
cli-replayed =
    { $game } { $scenario } : { $answers } réponses, partie { $ending ->
        [over] finie
       *[open] en cours
    }, position { $position }
cli-audited = { $file } : { $dice } dés et { $draws } tirages, tous conformes à la clé engagée
cli-audited-commitment = engagement { $commitment } : celui publié avant la partie, si personne ne l'a changé
cli-audited-number = { $sides } a mis { $number }, engagé par { $commitment } ({ $committed }, montré { $shown })
cli-audited-shared = Les dés viennent de { $dice }, fait de la clé et de ces nombres : si les engagements sont ceux publiés avant qu'un nombre ne soit montré, ni le serveur ni un joueur n'a pu les choisir seul.
cli-audited-alone = Aucun joueur n'a mis de nombre : seule la clé a compté, et qui l'a tirée a pu la choisir.
cli-source-column =
    { $of } : { $origin ->
        [rulebook] livret
        [published] publié
       *[reconstructed] reconstitué
    } ; { $note }
cli-source-table = { $of } : { $note }
cli-source-file = { $note }
cli-analysing = coup d'œil en arrière
cli-turn = tour
cli-end = la fin
cli-mistake = réponse { $answer }, { $turn }, { $side } : { $chance } de gagner ; { $best } étaient possibles
cli-played = joué : { $plan }
cli-better = mieux : { $plan }
cli-no-mistakes = aucune des décisions examinées n'aurait pu être meilleure au-delà du hasard
cli-playing = parties
cli-scenario = scénario
cli-winner = vainqueur
cli-ending = fin de partie
cli-games = parties
cli-turns = tours
cli-decisions = décisions
cli-arena-bot = robot
cli-arena-rating = cote
cli-arena-counts = g–n–p
cli-arena-share = part, %
cli-arena-as = avec { $side }, %
cli-arena-mean = ms par réponse
cli-arena-longest = la plus longue
cli-arena-pairing = rencontre
cli-arena-title = Arène : { $game }
cli-arena-how = Cotes sur l'échelle d'Elo (Bradley et Terry, une nulle vaut une moitié, une demi-partie gagnée et une demi-partie perdue sont ajoutées à chaque rencontre ; leur moyenne est 0) avec intervalles à 95 %, où toutes les parties d'un germe comptent pour une observation : { $seeds } germes. Parts des points avec l'intervalle de Wilson. g–n–p : parties gagnées, nulles, perdues. Les millisecondes sont du temps de processeur.
cli-arena-missing = Laissées de côté, faute d'être allées au bout, elles ou la partie aux camps échangés : { $games }.
cli-arena-made = Obtenu par :
cli-arena-when = { $when }, grognard { $version }
cli-arena-what = { $game }, règles version { $rules }, données { $data } ; scénarios : { $scenarios }
cli-arena-options = options : { $options }
cli-arena-version = { $bot } : grognard { $version }, sources { $code }
cli-arena-cut = interrompu après { $played } parties sur { $games } ; avec le même --out, la même commande reprend là
cli-arena-lost = deux processus en sont morts
cli-arena-left-out = { $scenario }, germe { $seed }, { $bots } : laissée de côté ({ $why })

# Ce qui se dit d'une chose venue du dehors et inutilisable.
bad-no-bot = il n'y a pas de robot { $name } ; il y a { $known }
bad-no-game = il n'y a pas de jeu { $name } ; il y a { $known }
bad-no-language = il n'y a pas de langue { $name } ; il y a { $known }
bad-outside = le paquet { $package } apporte { $kind ->
        [bots] un robot
       *[other] un jeu
    } { $name } inutilisable : { $why }
bad-outside-name = le paquet { $package } nomme { $name } parmi { $group } : un nom est fait de minuscules, de chiffres et de traits d'union
bad-outside-taken = le paquet { $package } apporte { $kind ->
        [bots] un autre robot
       *[other] un autre jeu
    } { $name }, laissé de côté : { $first } en a déjà un
bad-no-scenario = { $game } n'a pas de scénario { $name } ; il a { $known }
bad-no-option = { $game } n'a pas d'option { $name } ; il a { $known }
bad-option-switch = l'option { $name } vaut on ou off, pas { $value }
bad-option-number = l'option { $name } est un nombre de { $low } à { $high }, pas { $value }
bad-option-value = une option vaut on, off ou un nombre, pas { $value }
bad-no-verb = { $game } n'a pas de verbe { $verb }
bad-verb-alone = { $verb } s'emploie sans nom
bad-verb-number = { $verb } demande un nombre, pas { $name }
bad-no-noun =
    { $name } n'est pas { $kind ->
        [space] un espace
        [unit] une unité
        [card] une carte
        [number] un nombre
       *[other] un nom ({ $kind })
    } de { $game }
bad-bots = { $game } demande { $count } robots, un par camp : { $sides }
bad-arena-bots = une arène veut au moins deux robots, chacun sous un nom à lui, et non { $bots }
bad-arena-sides = une arène est pour les jeux à deux camps ; { $game } n'en est pas
bad-arena-odd = les parties vont par paires, camps échangés : un nombre pair, et non { $games }
bad-arena-kept = { $path } n'est pas un fichier de parties jouées dans une arène
bad-arena-kept-other = { $path } a des parties de { $bots } avec d'autres règles, données ou sources : commencez un autre fichier
bad-arena-other-code = un processus joue avec d'autres sources ou données que celui-ci
bad-elsewhere = la version dans { $path } ne peut pas jouer : { $why }
bad-elsewhere-path = { $path } n'est ni une copie de travail de Grognard, ni un wheel, ni un Python où il est installé
bad-elsewhere-rules = la version dans { $path } joue { $game } selon la version { $theirs } des règles, celle-ci selon la version { $ours }
bad-elsewhere-deal = la version dans { $path } distribue { $game } { $scenario } autrement que celle-ci, avec les mêmes dés
bad-elsewhere-died = la version dans { $path } s'est arrêtée sans un mot
bad-cluster = la grappe { $address } est inutilisable : { $why }
bad-player = --player s'écrit CAMP=JOUEUR, où CAMP est l'un de { $sides }, pas { $text }
bad-player-kind = un joueur est person ou l'un de { $known }, pas { $player }
bad-no-chess = l'étalon de mesure demande python-chess : pip install chess

bad-no-file = il n'y a pas de fichier { $path }
bad-unreadable = { $path } ne peut pas être lu : { $why }
bad-unwritable = { $path } ne peut pas être écrit : { $why }
bad-no-text = { $path } n'est pas une partie de grognard : ce n'est pas du texte
bad-finished = { $path } est une partie finie ; `grognard replay` la montre

bad-data-folder = le dossier de fichiers de données corrigés, { $given }, n'est pas un dossier
bad-no-game-folder = { $path } n'est dans le dossier d'aucun jeu : un fichier corrigé se trouve en JEU/FICHIER
bad-no-such-game-folder = { $path } ne corrige aucun jeu ; il y a { $known }
bad-corrects-nothing = { $path } ne corrige aucun fichier de données de { $game } ; ce sont { $known }
bad-corrections = les fichiers de données corrigés de { $game } ne s'accordent pas : { $wrong }
bad-not-utf-8 = { $path } n'est pas écrit en UTF-8
bad-at =
    { $line ->
        [0] { $file } : { $said }
       *[other] { $file }, ligne { $line } : { $said }
    }
bad-file = { $why }
bad-row =
    cette rangée a { $fields ->
        [0] zéro champ
        [1] un champ
       *[other] { $fields } champs
    } là où il y a { $columns } colonnes
bad-no-rows = le fichier corrigé n'a aucune rangée
bad-column = il n'y a pas de colonne { $column } ; il y a { $known }
bad-no-column = il manque la colonne { $column }
bad-twice = { $thing } y est deux fois
bad-unknown-row = le nôtre n'a pas de { $column } { $thing } (un fichier qui ajoute des rangées contient aussi toutes les nôtres, avec chaque colonne)
bad-lacks = il manque { $thing }
bad-other-kind = { $thing } vaut { $theirs }, là où le nôtre a { $ours }
bad-word = { $column } ne peut pas être { $word }
bad-word-known = { $column } vaut { $word }, qui n'est aucun de { $known }
source-corrected =
    { $count ->
        [1] Une donnée corrigée
       *[other] { $count } données corrigées
    } dans { $file }.

bad-hex-ways = feuille { $sheet } : des lignes qui vont vers { $lines } et des places qui vont vers { $places } ne sont pas à angle droit
bad-hex-number = { $number } n'est pas un hexagone de cette carte
bad-hex-overlap = { $number } se trouve là où est { $other }
bad-hex-joined = la feuille { $sheet } ne s'accorde pas à celles qu'elle touche : d'autres sens, ou un demi-hexagone d'écart
bad-hex-side = l'hexagone { $hex } n'a pas de voisin { $way } sur cette carte
bad-hex-line = { $line } : { $hex } n'est pas un hexagone de cette carte, ou ne touche pas le précédent
bad-hex-closed = personne ne peut se tenir dans l'hexagone { $hex }
bad-hex-both = des unités des deux camps seraient dans l'hexagone { $hex }
bad-hex-full = trop d'unités seraient dans l'hexagone { $hex }
bad-hex-start = { $unit } ne peut pas commencer dans l'hexagone { $hex }

bad-key-length = une clé équitable fait 32 octets
bad-key-written = la clé n'est pas écrite en hexadécimal
bad-key-other = cette clé n'est pas celle engagée au début de la partie
bad-key-not-kept = la clé de cette partie ne peut pas être gardée dans { $path } : { $why }
bad-key-unreadable = la clé de cette partie, dans { $path }, ne peut pas être lue
bad-number-other = le nombre de { $sides } n'est pas celui engagé avant le premier dé
bad-number-line = le nombre de { $sides } dans l'en-tête n'est pas écrit comme un engagement, une date, un nombre et une date
bad-numbers = des dés partagés demandent les nombres des joueurs, et eux seuls
bad-no-key = la clé de cette partie équitable n'est pas ici : sans elle personne ne peut en lancer les dés
bad-commitment = l'engagement écrit dans la partie est abîmé
bad-audit-not-fair = cette partie n'a pas été jouée avec des dés équitables : il n'y a pas d'engagement à vérifier
bad-audit-no-key = la clé n'a pas été révélée : une partie se vérifie quand elle est finie
bad-analyse-early = cette partie n'est pas finie : seules les parties finies s'analysent
bad-audit-early = la clé a été révélée avant la fin de la partie
bad-script-no-dice = le script n'a plus de dés
bad-script-no-draws = le script n'a plus de tirages
bad-script-die = le script dit { $answer } là où un dé à { $faces } faces était demandé
bad-script-draw = le script dit { $answer } là où il fallait en tirer { $count } sur { $pool }

bad-imagined-back = un monde imaginé ne remonte pas au-delà du moment où il a été imaginé
bad-back-to-fate = la réponse { $answer } est un dé ou un tirage, et on revient à une décision
bad-no-world = aucun monde ne s'accorde avec ce que sait ce camp
bad-journal-answer = la réponse { $answer } du journal ne convient pas au jeu
bad-state-part = une position enregistrée a un { $part } d'une autre sorte que celle que ces règles connaissent
bad-rule-unknown = l'index des règles n'a pas de règle { $rule }
bad-rule-apart = une règle est dite à la fois { $here } et { $apart }, mais selon l'index elles ne valent pas ensemble
bad-rule-forms = { $count ->
    [0] de { $rules } aucune ne vaut ici
   *[other] de { $rules } plus d'une vaut ici
}, et il en faut une : voir la colonne applies de l'index des règles
bad-journal-end = le journal s'arrête là où le sort devrait répondre
bad-journal-die = le journal dit { $answer } là où un dé à { $faces } faces a été lancé
bad-journal-draw = le journal dit { $answer } là où le tirage était de { $count }
bad-journal-drawn = le journal dit que { $answer } a été tiré, ce qui ne se pouvait pas

bad-not-whole = seule une partie jouée depuis son début peut être enregistrée
bad-header-value = le champ { $name } d'une partie enregistrée doit tenir sur une ligne, et non être { $value }
bad-player-name = le nom d'un joueur, dans une partie enregistrée, tient en un mot, pas { $player }
bad-record-broke = les règles d'aujourd'hui ne savent pas continuer après la réponse { $answer } ({ $why })
bad-record-long = ce fichier est trop long pour être une partie enregistrée
bad-record-dear = cette partie est trop longue à rejouer
bad-no-record = ce n'est pas une partie de grognard : sa première ligne n'est pas { $line }
bad-header-line = la ligne d'en-tête { $line } est abîmée
bad-header-lacks = l'en-tête n'a pas de champ { $name }
bad-header-pair = { $pair }, dans l'en-tête, n'est pas de la forme nom=valeur
bad-other-game = c'est une partie de { $game }, un jeu qui n'est pas installé
bad-other-rules = cette partie suit la version { $theirs } des règles ; ce programme joue la version { $ours }
bad-misfit = ceci fut joué selon la version { $theirs } des règles ; selon la version { $ours } cela reste tel quel jusqu'à la réponse { $answer } seulement : { $why }
bad-edition = { $path } devrait contenir les fichiers de données d'une partie enregistrée, et est endommagé
bad-other-data = cette partie a été jouée avec d'autres fichiers de données (carte, unités, cartes à jouer) que ceux-ci
bad-fate = le champ fate de l'en-tête, { $fate }, n'est ni fair, ni shared, ni seeded, ni scripted
bad-reader = cette partie a été écrite pour { $reader }, qui n'est pas un camp de { $game }
bad-answered-by-nobody = il n'est pas dit qui a répondu { $answer }
bad-number = { $text } devrait contenir un nombre
bad-hidden-draw = cette sauvegarde cache ce que l'autre camp a tiré : il faut sa clé pour continuer
bad-hidden-answers = cette sauvegarde cache ce que l'autre camp a fait en secret : seule une sauvegarde de toute la partie permet de continuer
bad-fate-answer =
    la réponse { $answer } du sort, { $what ->
        [die] un dé
       *[draw] un tirage
    }, n'est pas ce que donne la clé engagée
bad-record-short = la partie enregistrée est abîmée : elle est tronquée, elle ne finit pas par l'empreinte de sa dernière position
bad-record-fate = la partie enregistrée est abîmée : il y manque un dé ou un tirage
bad-record-die = la partie enregistrée est abîmée : { $answer } n'est pas un résultat d'un dé à { $faces } faces
bad-record-draw = la partie enregistrée est abîmée : un tirage ne convient pas au jeu
bad-record-drawn = la partie enregistrée est abîmée : quelque chose a été tiré qui ne pouvait pas l'être
bad-record-position = la partie enregistrée est abîmée : sa position après la réponse { $answer } n'est plus la même
bad-record-back = la partie enregistrée est abîmée : elle revient à la réponse { $answer } sur { $of }
bad-record-nobody = la partie enregistrée est abîmée : après la réponse { $answer }, personne n'a lancé de dé ni rien tiré
bad-record-refused = la partie enregistrée est abîmée : la réponse { $answer } a été refusée ({ $why })
bad-record-result = la partie enregistrée annonce le résultat { $result }, et ce n'est pas l'état de cette partie

# Les gens et les lettres.
table-name-length = un nom a de { $low } à { $high } caractères
table-name-characters = un nom se compose de lettres, de chiffres, d'espaces et de . _ - ' et commence par une lettre ou un chiffre
table-name-alphabets = un nom s'en tient à un seul alphabet
table-name-guest = les noms comme Guest-1234 ou Invité-1234 sont réservés aux invités
table-name-taken = ce nom est pris, ou ressemble trop à un nom déjà pris
table-account-already = vous avez déjà un compte
table-password-length = un mot de passe a de { $low } à { $high } caractères
table-password-name = le mot de passe ne doit contenir ni votre nom ni celui de ce programme
table-password-common = bien des gens ont ce mot de passe, et c'est lui qu'on essaie d'abord : prenez-en un autre, par exemple quatre mots à vous
table-password-plain = ce mot de passe répète quelques caractères ou suit l'alphabet : prenez-en un autre
table-password-wrong = l'ancien mot de passe n'est pas le bon
table-label-length = une étiquette a de 1 à { $high } caractères
table-email = ce n'est pas une adresse électronique
table-email-guest = les invités ne reçoivent pas de lettres : inscrivez-vous d'abord, puis donnez une adresse
table-letters-enough = assez de ces lettres sont parties aujourd'hui vers cette adresse, ou pour vous : voyez parmi les indésirables, ou réessayez demain
table-nothing-to-confirm = aucune adresse n'attend ici d'être confirmée
table-link-over = ce lien a déjà servi, a plus d'un jour, ou l'adresse a changé : demandez une autre lettre depuis la page de votre compte
table-stop-over = ce lien n'est pas entier, ou plus aucune lettre ne va à l'adresse où il fut envoyé
table-webhook = un webhook est une adresse entière qui commence par http:// ou https:// et ne contient ni utilisateur ni mot de passe
table-webhook-port = le port d'un webhook est 80, 443, ou au moins 1024
table-mail-tls = GROGNARD_SMTP_TLS vaut starttls, tls ou none, pas { $given }
table-mail-port = GROGNARD_SMTP_PORT est un nombre de 1 à 65535, pas { $given }
table-letter-your-turn-subject = À vous de jouer : { $title }
table-letter-your-turn-body =
    Bonjour { $name },

    c'est à vous de jouer dans { $title }.
    La table est ici : { $url }

    Vous recevez cette lettre parce que votre compte à cette table a cette adresse.

table-letter-stop =
    Ne plus recevoir ces lettres :
    { $url }

table-letter-confirm-subject = Grognard peut-il vous écrire ?
table-letter-confirm-body =
    Bonjour,

    quelqu'un qui s'appelle { $name } à la table { $site } veut être prévenu à cette adresse quand c'est à lui de jouer.
    Si c'est vous, suivez ce lien et dites oui :

    { $url }

    Il sert une fois, pendant un jour. D'ici là rien d'autre n'est envoyé ici. Si ce n'est pas vous, ne faites rien : cela n'ira pas plus loin.

bad-database = la base est sqlite:FICHIER ou postgresql://..., pas { $url }
bad-database-damaged = la base { $path } est abîmée ({ $why }) : remettez-y une sauvegarde, ou sauvez ce qui se lit avec .recover de sqlite3
bad-database-version = la base est de la version { $theirs }, ce programme de la version { $ours }
bad-no-board = { $game } n'a pas de carte à dessiner
table-who-are-you = prenez d'abord place : en invité, ou avec votre compte
table-no-match = il n'y a pas de telle partie ici, ou elle n'est pas pour vos yeux
table-no-game = il n'y a pas de jeu nommé { $name }
table-no-side = il n'y a pas de camp nommé { $side }
table-no-page = il n'y a rien ici
table-no-method = cela ne peut se faire ici
table-no-file = il n'y a pas de tel fichier
table-no-overlay = ce jeu n'a pas de tel calque
table-no-thought = aucune réflexion de programme n'est gardée ici, ou elle n'est pas encore à connaître
table-no-session = il n'y a pas de telle session
table-no-token = il n'y a pas de tel jeton
table-no-text = ce n'est pas du texte en UTF-8
table-no-request = rien ne vous est demandé
table-other-request = ce qui est demandé a changé entre-temps : relisez-le
table-one-at-a-time = ce que vous avez apporté en dernier est encore en cours d'examen : attendez-le
table-many-wait = beaucoup de gens apportent quelque chose en ce moment : réessayez dans { $seconds } secondes
table-no-branch = ouvrez d'abord une variante
table-branch-long = cette variante est assez longue ; commencez-en une autre
table-bad-seat = { $side } est joué par me, open, link ou bot:NOM ({ $bots }), pas { $wish }
table-clock-empty = il faut un peu de temps à la pendule
table-no-seat-for-you = prenez au moins un siège vous-même
table-no-free-seat = il n'y a pas de siège libre pour vous
table-not-your-seat = ce n'est pas votre siège
table-bound-token = cette clé ne vaut que pour une partie, et pour rien d'autre
table-player-gone = qui jouait l'autre camp a supprimé son compte : il n'y a personne avec qui rejouer
table-not-by-token = un jeton sert à jouer ; ceci se fait depuis une page
table-not-begun = il manque encore quelqu'un
table-not-over = la partie n'est pas finie
table-has-begun = la partie a commencé
table-number-what = envoyez un engagement ou un nombre
table-number-not-asked = aucun nombre de vous n'est attendu ici
table-number-committed = vous vous êtes déjà engagé pour un autre nombre
table-number-early = un nombre se montre quand tous sont assis et se sont engagés
table-number-other = ce n'est pas le nombre pour lequel vous vous êtes engagé
table-later-rules = cette partie suit des règles plus récentes que celles de ce programme
table-other-data = cette partie a commencé avec des fichiers de données qui ne sont pas conservés ici
table-misfit-why = Cette partie fut jouée selon la version { $theirs } des règles. Selon la version { $ours } elle reste telle quelle jusqu'à la réponse { $answer } : { $why }. Ses joueurs peuvent convenir de reprendre là.
table-misfit-start = Cette partie fut jouée selon la version { $theirs } des règles. Selon la version { $ours } même son début n'est plus tel quel : { $why }. Seules les positions conservées se laissent regarder.
table-fits = cette partie convient telle quelle aux règles d'aujourd'hui
table-misfit = les règles ont changé depuis le début de cette partie et ne lui conviennent plus : ses joueurs peuvent convenir de reprendre à la dernière bonne réponse
table-kept-position = la position conservée de ce tour
table-other-rules = cette partie a commencé avec d'autres règles ou données que celles de ce programme
table-stale = quelque chose s'est passé depuis ; regardez de nouveau
table-stopped-dice = les dés sont jetés : voyez la suite
table-stopped-shown = quelque chose de caché a été révélé : voyez la suite
table-time-is-up = le temps est écoulé
table-too-often = trop d'essais ; attendez { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }
table-null = il s'y trouve un caractère nul
table-too-large = c'est trop long
table-too-many-matches = { $most } parties en cours suffisent ; finissez-en une
table-lines-person = vous avez ouvert bien trop de pages de cette table : fermez-en, puis rechargez celle-ci
table-lines-network = trop de pages de cette table sont ouvertes depuis votre réseau : réessayez plus tard
table-lines-nameless = trop de gens regardent sans nom : prenez place en invité, ou réessayez plus tard
table-too-many-pages = vous avez déjà ouvert cette partie dans bien des pages
table-too-many-bookmarks = { $most } signets suffisent
table-no-draw-with-bots = un programme n'accepte pas la nulle
table-hint-people = ce ne serait pas juste envers l'autre joueur : un programme ne conseille que là où personne d'autre ne joue
table-program-plays = un programme y joue ; reprenez d'abord la place
table-no-program-plays = aucun programme ne joue pour vous
table-no-program = ce programme n'existe pas ; il y a { $bots }
table-all-yours = vous tenez toutes les places vous-même
table-not-absent = un programme peut jouer pour qui n'est pas là et n'a pas répondu depuis { $days } jours
table-only-watching = vous êtes spectateur
table-not-asked = rien à faire de { $noun } pour l'instant. Ce qui est demandé : { $asked }
table-why-what = dites un nom ou une action
table-invalid = cela ne se lit pas : { $where }
table-foreign = la page d'un autre site a envoyé ceci
table-our-fault = quelque chose ne va pas dans le programme ; c'est noté
table-store-moved = quelqu'un d'autre a changé cela au même moment ; réessayez
table-store-full = le disque de cette table est plein : rien n'a changé, et qui tient la table doit faire de la place ; réessayez alors
table-store-damaged = une partie des archives de cette table est abîmée : qui tient la table doit y remettre une sauvegarde
table-store-away = les archives de cette table sont hors d'atteinte ; réessayez dans un instant
table-page-not-built = la page n'est pas construite : lancez make page
table-wrong-password = le nom ou le mot de passe n'est pas juste
table-audit-later = Le serveur seul a engagé les dés : aucun joueur n'a mis de nombre. Sa clé est montrée à la fin de la partie ; chaque dé et chaque tirage peut alors se recalculer.
table-audit-later-shared = Le serveur et { $names } se sont engagés chacun avant le premier dé : personne ne peut choisir les dés seul. Tout est dévoilé à la fin de la partie ; chaque dé et chaque tirage peut alors se recalculer.
table-audit-imported = Cette partie vient d'une sauvegarde : les dés d'avant ne sont pas de cette table.
table-audit-right = { $count ->
        [one] Le seul dé ou tirage de cette partie découle de la clé du serveur. Aucun joueur n'a mis de nombre : qui tient le serveur a pu le choisir.
       *[other] Les { $count } dés et tirages de cette partie découlent de la clé du serveur, et la clé de l'engagement. Aucun joueur n'a mis de nombre : qui tient le serveur a pu choisir la clé.
    }
table-audit-right-shared = { $count ->
        [one] Le seul dé ou tirage de cette partie découle de la clé du serveur et de l'apport de { $names }. Personne n'a pu le choisir seul.
       *[other] Les { $count } dés et tirages de cette partie découlent de la clé du serveur et de l'apport de { $names }, et tout cela des engagements pris avant que rien n'en soit montré. Personne n'a pu choisir les dés seul.
    }
table-and = et
table-audit-wrong = Les dés ne découlent pas de la clé : { $why }
table-ended-rules = { $winner ->
        [none] La partie s'achève sans vainqueur.
       *[other] Victoire : { $winner }.
    }
table-ended-resigned = { $winner ->
        [none] Un camp abandonne.
       *[other] Victoire par abandon : { $winner }.
    }
table-ended-time = { $winner ->
        [none] Le temps d'un camp est écoulé.
       *[other] Victoire au temps : { $winner }.
    }
table-ended-agreed = Nulle d'un commun accord.
table-ended-abandoned = Partie annulée.
cli-no-table = la table n'est pas installée, il manque { $missing } : pip install "grognard[serve]"
cli-no-postgres = ce qui parle avec PostgreSQL n'est pas installé, il manque { $missing } : pip install "grognard[postgres]"
cli-no-cluster = Ray n'est pas installé : pip install "grognard[cluster]"
cli-no-store = la base ne peut servir : { $why }
cli-seconds = { $name } est un nombre de secondes, pas { $given }
cli-port-taken = le port { $port } ne peut servir : { $why }

## Nations par leurs codes, et ce qui est à elles (.f : au féminin)
nation-ge = Allemagne
nation-ah = Autriche-Hongrie
nation-tu = Turquie
nation-bu = Bulgarie
nation-fr = France
nation-br = Grande-Bretagne
nation-us = États-Unis
nation-ru = Russie
nation-it = Italie
nation-be = Belgique
nation-sb = Serbie
nation-mn = Monténégro
nation-ro = Roumanie
nation-gr = Grèce
nation-pt = Portugal
nation-aus = Australie
nation-cnd = Canada
nation-al = Albanie
nation-pe = Perse
nation-eg = Égypte
nation-ar = Arabie
adjective-ge = allemand
    .f = allemande
adjective-ah = austro-hongrois
    .f = austro-hongroise
adjective-tu = turc
    .f = turque
adjective-bu = bulgare
adjective-fr = français
    .f = française
adjective-br = britannique
adjective-us = américain
    .f = américaine
adjective-ru = russe
adjective-it = italien
    .f = italienne
adjective-be = belge
adjective-sb = serbe
adjective-mn = monténégrin
    .f = monténégrine
adjective-ro = roumain
    .f = roumaine
adjective-gr = grec
    .f = grecque
adjective-pt = portugais
    .f = portugaise
adjective-aus = australien
    .f = australienne
adjective-cnd = canadien
    .f = canadienne

## Les unités en toutes lettres ; leur genre d'arme peut être vide : de Landwehr, de cavalerie
title-army = { ORDINAL($number, gender: "f") } armée { ADJECTIVE($nation, gender: "f") }
title-division = { ORDINAL($number, gender: "f") } division { $kind } { ADJECTIVE($nation, gender: "f") }
title-brigade = { ORDINAL($number, gender: "f") } brigade { $kind } { ADJECTIVE($nation, gender: "f") }

## La légende d'une carte
legend-ground-river = rivière
legend-ground-border = frontière
legend-ground-region = région
legend-ground-rail = voie ferrée
legend-ground-boundary = limite
legend-ground-road = route
legend-ground-track = route secondaire
legend-link-road = lien : on y marche et on y combat
legend-link-restricted = lien pour quelques-uns
legend-link-sea = lien maritime
legend-link-rail = voie ferrée
legend-link-river = rivière
legend-link-bridge = pont
legend-rim-victory = compte pour la victoire
legend-rim-wall = fortes murailles
legend-place-village = village
legend-place-town = bourg
legend-place-city = ville
legend-place-summit = sommet ou col
legend-port = port
legend-capital = capitale
legend-shape-square = espace particulier
legend-shape-bastions = forteresse
legend-size-army = armée
legend-size-corps = corps
legend-size-division = division
legend-size-brigade = brigade
legend-size-regiment = régiment
legend-size-battalion = bataillon
legend-size-leader = chef
legend-symbol-infantry = infanterie
legend-symbol-cavalry = cavalerie
legend-symbol-artillery = artillerie
legend-symbol-leader = chef
legend-symbol-mountain = troupes de montagne
legend-symbol-headquarters = quartier général
legend-symbol-armour = blindés
legend-symbol-fort = fort
legend-mark-fort = fort, avec sa force
legend-mark-destroyed = fort détruit
legend-mark-trench = tranchée, avec son niveau
legend-mark-siege = siège
legend-mark-move = peut marcher
legend-mark-attack = attaque
legend-mark-spent = a agi
legend-mark-unsupplied = hors ravitaillement
legend-mark-moving = en marche
legend-mark-fighting = au combat
legend-mark-event = quelque chose de particulier
legend-mark-flag = garnison
legend-mark-other = autre chose : touchez pour savoir quoi
## Des tables à consulter
sheet-tab-combat = Combat
sheet-tab-terrain = Terrain
sheet-tab-turn = Tours
sheet-tab-arrivals = Arrivées
sheet-tab-victory = Victoire
sheet-calendar = Calendrier
sheet-arrivals = Qui vient quand
sheet-terrain = Effets du terrain
sheet-head-value = Valeur
sheet-head-die = Dé
sheet-head-turn = Tour

## Nombres, dates et lignes
ordinal =
    { $form ->
        [one] { $number }er
       *[other] { $number }e
    }
    .f =
        { $form ->
            [one] { $number }re
           *[other] { $number }e
        }
day-of-month =
    { $day ->
        [1] 1er
       *[other] { $day }
    }
turn-days =
    { $months ->
        [1] { DAY($first) }-{ DAY($last) } { MONTH($until) }
       *[2] { DAY($first) } { MONTH($since) }-{ DAY($last) } { MONTH($until) }
    }
month-january = janvier
month-february = février
month-march = mars
month-april = avril
month-may = mai
month-june = juin
month-july = juillet
month-august = août
month-september = septembre
month-october = octobre
month-november = novembre
month-december = décembre
show-colon = { " : " }
