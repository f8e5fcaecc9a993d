# Ce que disent tous les jeux.
kernel-game-over = la partie est finie
kernel-not-your-turn = c'est à l'autre camp de répondre
kernel-unknown-verb = ce jeu ne connaît pas ce verbe
kernel-not-now = ce n'est pas la question du moment
kernel-not-among = cela ne fait pas partie des choix possibles ici
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
cli-no-warnings = rien à signaler
