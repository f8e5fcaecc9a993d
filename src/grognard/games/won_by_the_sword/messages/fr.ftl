### Ce que dit Won by the Sword.

## Noms
side-sw = Alliés
side-im = Impériaux
column-name =
    { $side ->
        [sw] colonne alliée { $number }
       *[im] colonne impériale { $number }
    }
force-name = renfort { $number }
adjective-sw = suédois
    .f = suédoise
adjective-im = impérial
    .f = impériale
adjective-ba = bavarois
    .f = bavaroise
adjective-sp = espagnol
    .f = espagnole
adjective-he = hessois
    .f = hessoise
adjective-we = weimarien
    .f = weimarienne
kind-inf =
    { $reduced ->
        [1] infanterie { ADJECTIVE($nation, gender: "f") } réduite
       *[0] infanterie { ADJECTIVE($nation, gender: "f") }
    }
kind-vinf =
    { $reduced ->
        [1] infanterie vétérane { ADJECTIVE($nation, gender: "f") } réduite
       *[0] infanterie vétérane { ADJECTIVE($nation, gender: "f") }
    }
kind-cav =
    { $reduced ->
        [1] cavalerie { ADJECTIVE($nation, gender: "f") } réduite
       *[0] cavalerie { ADJECTIVE($nation, gender: "f") }
    }
kind-vcav =
    { $reduced ->
        [1] cavalerie vétérane { ADJECTIVE($nation, gender: "f") } réduite
       *[0] cavalerie vétérane { ADJECTIVE($nation, gender: "f") }
    }
kind-art = artillerie { ADJECTIVE($nation, gender: "f") }
kind-det = détachement { ADJECTIVE($nation) }
troop-name = { $kind } ({ $slot })
slot-garrison = garnison
slot-sw-left = aile gauche alliée
slot-sw-centre = centre allié
slot-sw-right = aile droite alliée
slot-im-left = aile gauche impériale
slot-im-centre = centre impérial
slot-im-right = aile droite impériale
wing-left = aile gauche
wing-centre = centre
wing-right = aile droite
ability-forced-march = Marche forcée
ability-scorched-earth = Terre brûlée
ability-bombardment = Bombardement
ability-rapid-fire = Tir rapide
ability-surprise = Attaque surprise
ability-cavalry-charge = Charge de cavalerie
ability-infantry-charge = Charge d'infanterie
ability-aggressive = Agressivité
ability-spies = Espions
ability-initiative = Initiative
ability-recruit = Recrutement
ability-light-cavalry = Cavalerie légère
ability-entrench = Retranchements
month-never = pas dans cette campagne

## Questions
ask-first = Qui ouvre ce round ?
ask-column = À vous : activez une colonne, formez-en une, ou défaussez si toutes ont agi.
ask-pass = Vos colonnes ont toutes agi et l'ennemi continue : faites venir une nouvelle colonne, ou passez.
ask-arrive = Où entre la colonne ?
ask-card = Avec quelle carte ?
ask-activity = Des ordres se donnent.
ask-activity-own =
    { $cp ->
        [one] La { $column } : que fait-elle, avec { $cp } PC ?
       *[other] La { $column } : que fait-elle, avec { $cp } PC ?
    }
ask-split = Qui part avec la nouvelle colonne ? Un chef d'abord, puis au moins un régiment.
ask-reorganise = Prenez aux forces amies d'ici, puis donnez à la garnison. Vous seul le voyez.
ask-amount = Combien de PB charger ?
ask-restore = Quel régiment est recomplété ?
ask-rebuild = Quel régiment revient de la case des cadres, réduit ?
ask-losses =
    { $why ->
        [guns] Pertes sous le canon
        [fire] Pertes au combat
        [sortie] Pertes par la sortie
        [storm] Pertes par l'assaut
        [epidemic] Pertes par l'épidémie
        [baggage] Pertes faute de bagages
        [march] Pertes de la marche
       *[retreat] Pertes, faute de retraite possible
    }, { $where } : { $nobody ->
        [1] { $losses ->
            [one] il ne reste personne pour prendre la dernière.
           *[other] { $losses } à prendre, et plus personne pour les prendre.
        }
       *[0] { $losses ->
            [one] qui prend la dernière ?
           *[other] { $losses } à prendre. Qui prend la prochaine ?
        }
    }
ask-leader = Un chef cherche un nouveau commandement.
ask-leader-joins = { $leader } n'a plus de colonne. Qui rejoint-il ?
ask-spy = Quelle colonne ennemie les espions voient-ils ?
ask-recruit = Recrutement : relever des régiments dans cette activation, ou placer une batterie dans une garnison ?
ask-patrol = Sur quelle liaison va une patrouille ? Les patrouilles sorties, la colonne reste ici.
ask-patrol-unit = Quel régiment va sur { $link } ?
ask-scout = La patrouille de la liaison { $link } tente de voir : quoi ?
ask-stratagem = Jouer le stratagème dans l'offre à { $space }, ou le garder ?
ask-siege-initiative =
    { $final ->
        [1] Offre finale à { $space } : dé { $die }, modificateur { $modifier }. Dépenser l'initiative pour le changer, ou la garder ?
       *[0] Offre initiale à { $space } : dé { $die }, modificateur { $modifier }. Dépenser l'initiative pour le changer, ou la garder ?
    }
ask-siege-fire = { $space } : travaux { $built } sur { $required }. La garnison bombarde-t-elle ?
ask-siege-hits =
    { $hits ->
        [one] { $space } : { $hits } coup. Sur vos travaux ({ $built } sur { $required }) ou sur vos troupes ?
       *[other] { $space } : { $hits } coups. Combien sur vos travaux ({ $built } sur { $required }) ? Les autres coûtent des pas.
    }
ask-sortie = { $space } : travaux { $built } sur { $required }. La garnison fait-elle une sortie ? Qui sort perd un pas.
ask-send-out = { $space } : qui fait la sortie ?
ask-garrison-nation = { $space } est à vous : de quelle nation est sa garnison ?
ask-found = { $space }, place pour { $room } pas : qui forme la garnison, un détachement ou un régiment entier ?
ask-battle-offer = { $space } : la { $column } offre la bataille à la { $target }.
ask-leader-wing = { $leader } : dans quelle aile combat-il ?
ask-battle-entrench = La { $column } : se retrancher avant la bataille, ou garder le jeton ?
ask-battle-advantage = La { $column } : poser un jeton d'AT sur une aile, ou le garder ?
ask-battle-play = La { $column } : jouer des jetons dans cette bataille, ou garder le reste ?
ask-battle-initiative = Dépenser l'initiative pour un dé de plus ?
ask-wing-initiative = Dépenser l'initiative pour un dé de plus ({ $wing }) ?
ask-battle-right =
    { $number ->
        [one] En bataille : quel régiment de cavalerie va encore à l'aile droite ?
       *[other] En bataille : quels régiments de cavalerie vont à l'aile droite ? Encore { $number }.
    }
ask-works = { $space } : travaux { $built } sur { $required }. Combien de PC pour les travaux ?
ask-aggressive-wing = Quelle aile reçoit l'avantage du chef agressif ?
ask-battle-manoeuvre = Déplacer des régiments entre les ailes, ou garder la ligne ainsi ?
ask-battle-reinforce = Combat gagné : { $wing }. Envoyer de la cavalerie au centre, ou garder le reste sur place ?
ask-battle-abandon = La { $column } a perdu : garder bagages et canons et retraiter d'un espace, ou les abandonner et retraiter de deux ?
ask-battle-retreat =
    { $spaces ->
        [one] Où retraite la { $column } ? Encore { $spaces } espace.
       *[other] Où retraite la { $column } ? Encore { $spaces } espaces.
    }
ask-spoils-baggage = { $number } PB abandonnés : combien en prendre ? Le reste est brûlé.
ask-spoils-guns =
    { $number ->
        [one] { $number } batterie abandonnée : prise ou détruite ?
       *[other] { $number } batteries abandonnées : combien en prendre ? Le reste est détruit. Vous avez des pions pour { $most }.
    }
ask-finish = Le mois est fini. Continuer, ou proposer d'arrêter la partie ici ?
ask-end-campaign = Vous menez aux points : continuer, ou jeter le dé pour finir la campagne ?
ask-initiative-end = La campagne peut finir : dépenser l'initiative pour changer le dé, ou la garder ?

## Une aide sous les questions : de quoi il retourne et ce qui suit, avec la règle
ask-first-help = Commencer permet de frapper avant que l'ennemi bouge ; attendre permet de répondre, en le voyant mieux.
    .rule = 2.0b
ask-column-help = Chaque colonne agit une fois par round. Les deux premières prennent une carte de la main, la troisième et la quatrième une de la pioche. Les points viennent de cette carte.
    .rule = 3.4c
ask-pass-help = Qui passe ne peut plus faire de colonne ce round.
    .rule = 4.1d
ask-arrive-help = La colonne paraît là et agit aussitôt.
    .rule = 4.1e
ask-card-help = Le grand nombre donne les points à dépenser, les petits le bagage que mange une petite, moyenne ou grande colonne. L'action de la carte s'y ajoute. On joue deux cartes de la main par round.
    .rule = 3.4d
ask-activity-own-help = Marcher, fourrager, assiéger, offrir bataille : une chose après l'autre tant qu'il reste des points. Le bagage se paie à la fin ; ce qui manque coûte des hommes.
    .rule = 8.0b
ask-split-help = Il faut à la nouvelle colonne un chef et un régiment, et à celle qui reste aussi. L'ennemi ne voit pas ce qui part.
    .rule = 4.1a
ask-reorganise-help = Troupes, chefs et bagage passent entre la colonne et ses amis sur place. L'ennemi n'en voit rien.
    .rule = 4.2a
ask-amount-help = Le bagage nourrit la colonne, mais compte dans sa taille. Vous seul savez combien vous prenez.
    .rule = 7.3a
ask-restore-help = Le régiment retrouve son second pas, pour un point.
    .rule = 14.7
ask-rebuild-help = Il revient avec un pas, pour trois points et un de bagage ; chaque régiment laissé dans la case coûte un point de victoire à la fin.
    .rule = 14.7
ask-losses-help = En bataille les vétérans prennent les premiers coups ; tous sont réduits avant qu'un seul soit perdu. Un régiment perdu va aux cadres et peut être refait.
    .rule = 13.0b
ask-leader-joins-help = Il rejoint une de vos colonnes ou garnisons, où qu'elle soit.
    .rule = 4.5b
ask-spy-help = Vous voyez toute une colonne ennemie, maintenant. La carte en garde note, avec la date.
    .rule = 6.2.9
ask-recruit-help = Recompléter des régiments pour des points, ou mettre une batterie dans une garnison, n'importe où.
    .rule = 6.2.11
ask-patrol-help = Un régiment de cheval sur une route voit ce qu'il y a au bout, gêne l'ennemi et aide à fourrager. Une fois les patrouilles parties, la colonne ne marche plus cette fois.
    .rule = 9.2a
ask-patrol-unit-help = Une puissance de feu plus haute voit et combat mieux ; les vétérans servent aussi à la bataille.
    .rule = 9.1a
ask-scout-help = Un dé qui ne dépasse pas la puissance de feu de la patrouille vous montre tout ce qui s'y trouve.
    .rule = 9.1c
ask-stratagem-help = Il s'ajoute à cette seule offre de reddition, et il est dépensé.
    .rule = 14.9
ask-siege-initiative-help = Elle change ce résultat d'autant que dit la table. La carte passe ensuite à l'ennemi, qui dira qui ouvre les rounds.
    .rule = 2.0e
ask-siege-fire-help = Les coups gâtent les travaux ou les hommes de l'assiégeant, à son choix. Tirer ne coûte rien.
    .rule = 11.4b
ask-siege-hits-help = Des travaux perdus se refont, des hommes perdus sont perdus. Sous le minimum de pas, le siège est levé.
    .rule = 11.4c
ask-sortie-help = Une unité frappe les travaux à feu doublé et perd toujours un pas.
    .rule = 11.5a
ask-send-out-help = Son feu compte double, puis elle perd un pas et rentre.
    .rule = 11.5c
ask-garrison-nation-help = Une garnison est d'une seule nation, que tous voient. Seules des troupes de cette nation peuvent la renforcer.
    .rule = 5.1a
ask-found-help = Un détachement coûte un pas à un régiment de pied complet. Un régiment entier tient mieux la place, mais quitte la colonne.
    .rule = 11.10a
ask-works-help = Un point, un ouvrage ; une force nombreuse creuse deux fois plus vite. Tous les ouvrages faits, la place est sommée une dernière fois, puis peut être assaillie.
    .rule = 11.3c
ask-battle-offer-help = Refuser coûte { $vp } points de victoire et tout le bagage de la colonne, mais épargne les hommes. À moins de dix régiments ou deux de cheval d'un côté, ce n'est qu'un petit combat.
    .rule = 12.0c
ask-leader-wing-help = Seul son jeton en dépend : une charge de cavalerie aide une aile où le cheval domine, une charge d'infanterie le centre. Lui-même ne combat pas.
    .rule = 12.4a
ask-battle-entrench-help = Retranché, votre centre lance un dé de plus et ne peut être bombardé.
    .rule = 6.2.13
ask-battle-advantage-help = Chaque jeton donne un dé de plus à l'aile où il est posé, et disparaît après la bataille. Deux ailes sur trois font la victoire.
    .rule = 12.2a
ask-battle-play-help = Le jeton d'un chef aide l'aile où il se tient, ou tous les canons. Ce que vous gardez servira plus tard ce mois.
    .rule = 12.4f
ask-battle-initiative-help = Un dé de plus s'ajoute à votre feu ; la carte passe ensuite à l'ennemi.
    .rule = 2.0f
ask-wing-initiative-help = Un dé de plus pour cette aile seulement ; la carte passe ensuite à l'ennemi. Gardez-la si une autre aile est plus disputée.
    .rule = 2.0f
ask-battle-right-help = Le cheval se partage également, le régiment impair à droite ; vous dites lesquels. L'aile droite de l'attaquant se bat la première.
    .rule = 12.4a
ask-aggressive-wing-help = Cette aile lance un dé de plus.
    .rule = 6.2.8
ask-battle-manoeuvre-help = Renforcez une aile, ou égalisez : deux ailes sur trois gagnent la bataille, les trois une grande victoire. La moitié du cheval d'un côté peut passer à l'autre, la moitié du pied quitter le centre.
    .rule = 12.4d
ask-battle-reinforce-help = Le cheval d'une aile victorieuse peut gagner le centre, qui combat en dernier.
    .rule = 12.4j
ask-battle-abandon-help = Deux espaces vous mettent hors d'atteinte, mais canons et bagage vont à l'ennemi.
    .rule = 12.4m
ask-battle-retreat-help = Cela ne coûte rien. Faute de chemin, chaque espace manquant coûte un pas.
    .rule = 12.3g
ask-spoils-baggage-help = Le bagage nourrit votre colonne, mais compte dans sa taille.
    .rule = 12.6a
ask-spoils-guns-help = Chaque batterie prise vaut un point et tire désormais pour vous.
    .rule = 12.6a
ask-finish-help = La partie ne finit que si les deux le veulent ; on compte alors les points en l'état.
    .rule = 3.5a
ask-end-campaign-help = Si le dé suffit, la campagne est finie et vous gagnez ; sinon un mois de plus suit.
    .rule = 3.5b
ask-initiative-end-help = Deux de plus ou de moins sur le jet ; la carte passe ensuite à l'ennemi.
    .rule = 2.0g

## Les questions pour ceux à qui elles ne sont pas posées
ask-first-others = Choix de qui ouvre le round.
ask-column-others = Choix d'une colonne à activer.
ask-pass-others = Encore une colonne à former, ou passer.
ask-siege-fire-others = { $space } : travaux { $built } sur { $required }. La garnison va-t-elle bombarder ?
ask-sortie-others = { $space } : travaux { $built } sur { $required }. La garnison va-t-elle sortir ?
ask-arrive-others = Choix de l'entrée de la colonne.
ask-card-others = Choix d'une carte.
ask-losses-others =
    { $losses ->
        [one] Choix de la dernière perte, { $where }.
       *[other] Choix de { $losses } pertes, { $where }.
    }
ask-spy-others = Choix de la colonne que verront les espions.
ask-recruit-others = Choix de l'emploi des recrues.
ask-patrol-others = Choix des patrouilles.
ask-patrol-unit-others = Choix de qui va sur { $link }.
ask-scout-others = La patrouille de la liaison { $link } : choix de ce qu'elle regarde.
ask-stratagem-others = L'offre à { $space } : un stratagème peut jouer.
ask-siege-initiative-others = Offre à { $space } : dé { $die }, modificateur { $modifier }. L'initiative peut y être dépensée.
ask-siege-hits-others = { $space } : répartition des coups entre travaux et troupes.
ask-send-out-others = { $space } : choix de qui fait la sortie.
ask-garrison-nation-others = { $space } : choix de la nation de sa garnison.
ask-leader-wing-others = { $leader } : choix de l'aile.
ask-battle-offer-others = { $space } : la { $column } offre la bataille à la { $target } ; accepter ou refuser se décide.
ask-battle-entrench-others = La { $column } : se retrancher ou non se décide.
ask-battle-advantage-others = La { $column } : choix des ailes pour les jetons d'AT.
ask-battle-play-others = La { $column } : choix des jetons à jouer dans la bataille.
ask-battle-initiative-others = Réflexion sur l'initiative.
ask-wing-initiative-others = Réflexion sur l'initiative ({ $wing }).
ask-battle-right-others = Répartition de la cavalerie entre les ailes.
ask-works-others = { $space } : travaux { $built } sur { $required }. Choix de ce qui se construit.
ask-aggressive-wing-others = Choix de l'aile du chef agressif.
ask-battle-manoeuvre-others = Manœuvre des régiments entre les ailes.
ask-battle-reinforce-others = Combat gagné, { $wing } : choix de la cavalerie pour le centre.
ask-battle-abandon-others = La { $column } a perdu : choix de la retraite.
ask-battle-retreat-others = La { $column } : choix de la retraite.
ask-spoils-baggage-others = Sort des { $number } PB abandonnés.
ask-spoils-guns-others =
    { $number ->
        [one] Sort d'une batterie abandonnée.
       *[other] Sort de { $number } batteries abandonnées.
    }
ask-finish-others = Le mois est fini : continuer ou non se décide.
ask-end-campaign-others = Jeter ou non le dé de fin de campagne se décide.
ask-initiative-end-others = La campagne peut finir : dépenser ou non l'initiative se décide.

## Des réponses dans les mots de leur question
ask-stratagem-keep = garder le stratagème pour plus tard
ask-siege-initiative-keep = garder l'initiative : le dé reste
ask-battle-entrench-keep = ne pas se retrancher : garder le jeton
ask-battle-advantage-keep = pas de jeton d'AT ici : le garder
ask-battle-play-keep = rien de plus : garder le reste
ask-battle-manoeuvre-keep = laisser la ligne ainsi
ask-battle-reinforce-keep = plus personne au centre
ask-battle-abandon-keep = garder bagages et canons : retraiter d'un espace
ask-battle-abandon-abandon = abandonner bagages et canons : retraiter de deux espaces
ask-battle-initiative-keep = garder l'initiative
ask-wing-initiative-keep = garder l'initiative pour une autre fois
ask-finish-finish = proposer d'arrêter la partie ici
ask-end-campaign-finish = jeter le dé pour finir la campagne
ask-initiative-end-keep = garder l'initiative : ne pas changer le dé
ask-patrol-end = plus de patrouilles

## Réponses
verb-first = { $noun } d'abord
verb-activate = activer la { $noun }
verb-create = former une colonne, tirée de la { $noun }
verb-raise = former une colonne, tirée de la garnison ({ $noun })
verb-enter = faire entrer le { $noun }
verb-arrive = à { $noun }
verb-play = { $noun }
verb-discard = défausser { $noun }
verb-pay = finir ici, avec des pertes faute de bagages
verb-end = c'est tout
verb-pass = passer : pas de nouvelle colonne dans ce round
verb-form = former la colonne
verb-done = terminé
verb-finish = finir la campagne
verb-continue = continuer
verb-absorb = absorber la { $noun }
verb-reorganise = réorganiser
verb-take = prendre { $noun }
verb-give = donner { $noun } à la garnison
verb-detach = détacher un pas : { $noun }
verb-join = recompléter par un détachement : { $noun }
verb-take-leader = prendre { $noun }
verb-give-leader = laisser { $noun } à la garnison
verb-store = laisser { $noun } PB à la garnison
verb-load = charger des PB de la garnison
verb-amount = { $noun } PB
verb-pick =
    { $noun ->
        [0] ramasser les canons
       *[other] ramasser { $noun } PB
    }
verb-drop = poser { $noun } PB
verb-destroy = détruire tous les PB de la colonne
verb-to-column = rejoindre la { $noun }
verb-to-garrison = rejoindre la garnison ({ $noun })
verb-ability = { $noun } joue son jeton
verb-guns = une batterie à { $noun }
verb-spy = voir la { $noun }
verb-back = { $noun } revient, à la place d'un Oberst
verb-march = marcher vers { $noun }
verb-quick = presser la marche vers { $noun } (un pas)
verb-force-bp = marche forcée vers { $noun } (1 PB)
verb-force-fatigue = marche forcée vers { $noun } (1 PF)
verb-patrols = envoyer des patrouilles
verb-patrol = une patrouille sur { $noun }
verb-send = envoyer { $noun }
verb-scout = reconnaître la { $noun }
verb-scout-garrison = reconnaître la garnison ({ $noun })
verb-forage = fourrager (1 PC)
verb-scorch = fourrager et brûler la terre (1 PC)
verb-lay = mettre le siège
verb-build = construire des travaux
verb-dig = construire sans tirer
verb-spend =
    { $noun ->
        [0] rien
       *[other] { $noun } PC
    }
verb-labour = réquisitionner (1 PB) : les travaux comptent double
verb-assault = donner l'assaut
verb-escalade = escalader les murs par surprise
verb-lift = lever le siège de { $noun }
verb-fire = bombarder
verb-hold = ne pas tirer
verb-sortie = faire une sortie
verb-stay = rester dans la place
verb-send-out = sortie : { $noun }
verb-works = { $noun } sur les travaux
verb-found = un détachement : { $noun }
verb-install = le régiment entier : { $noun }
verb-stratagem = jouer le stratagème
verb-initiative = dépenser l'initiative
verb-keep = garder
verb-nation = { $noun }
verb-offer = offrir la bataille à la { $noun }
verb-surprise = attaquer par surprise la { $noun }
verb-accept = accepter la bataille
verb-refuse = refuser la bataille (PV et tous les PB perdus)
verb-lose = un pas perdu : { $noun }
verb-suffer = un pas perdu : { $noun }
verb-wing = { $noun }
verb-left = { $noun } à gauche
verb-centre = { $noun } au centre
verb-right = { $noun } à droite
verb-shift-left = { $noun } vers l'aile gauche
verb-shift-right = { $noun } vers l'aile droite
verb-advantage = un jeton d'AT : { $noun }
verb-reinforce = { $noun } vers le centre
verb-abandon = abandonner bagages et canons
verb-retreat = retraiter vers { $noun }
verb-capture =
    { $noun ->
        [0] rien : tout détruire
       *[other] prendre : { $noun }
    }
verb-rally = recompléter des régiments (1 PC chacun)
verb-restore = { $noun }
verb-rebuild = un régiment de la case des cadres (3 PC, 1 PB)
verb-recruit = { $noun }

## Raisons : rounds, cartes, colonnes
no-such-side = il y a deux camps
no-such-card = cette carte n'est pas dans votre main
no-own-column = ce n'est pas une de vos colonnes en jeu
no-second-activation = elle a été activée ce round
no-epidemic-first = l'épidémie est dans votre main : au round 1 elle se joue pour votre plus grande colonne
no-epidemic-largest = l'épidémie se joue pour la plus grande colonne
no-discard = toutes les colonnes s'activent d'abord
no-third-card = on joue ou défausse deux cartes de sa main par round, pas plus
no-arrival-there = elle n'entre pas là
no-such-force = aucun renfort de ce nom n'attend
no-force-yet = son heure n'est pas venue
no-fifth-column = quatre colonnes sont déjà en jeu
no-split-done = elle a été activée dans ce round : ses troupes n'en forment pas une autre avant le suivant
no-raise-relieved = une colonne a modifié cette garnison dans ce round
no-foot-to-horse = elle a reçu les points d'une colonne de cavalerie et ne prend ni infanterie ni canons
no-patrol-again = toutes les patrouilles partent avant que la première ne combatte ou ne regarde
no-tired = elle avait moins de points que de fatigue, et se repose
no-fifth-card = quatre cartes par round au plus : les colonnes qui restent en auront besoin
no-column-after-pass = après une défausse, plus de nouvelle colonne dans ce round
no-split-too-few = il faut deux chefs et deux régiments
no-split-nations = des troupes resteraient sans chef de leur nation
no-raise-leader = il faut un chef et un régiment dans la garnison
no-such-leader = il n'est pas ici
no-such-troops = il n'y en a pas ici
no-such-baggage = il n'y a pas tant de bagages
no-last-leader = une colonne garde au moins un chef
no-last-regiment = une colonne garde au moins un régiment
no-last-step = la garnison garde son dernier pas, et plus si le scénario le veut
no-leader-of-nation = il faut dans la colonne un chef de leur nation
no-regiment-first = un régiment d'abord
no-empty-column = il faut à une colonne un chef et un régiment
no-column-here = cette colonne n'est pas ici
no-reorganise-again = une colonne ne se réorganise qu'une fois là où elle est
no-friends-here = il n'y a ici personne à qui prendre ou donner
no-take-after-give = on prend avant de donner
no-join-reduced = seul un régiment d'infanterie réduit se recomplète
no-join-detachment = il faut un détachement de la même nation
no-garrison-here = vous n'avez pas de garnison ici, ou elle est assiégée
no-own-garrison = ce n'est pas une de vos garnisons
no-mixed-garrison = une garnison est d'une seule nation
no-detach-full = un détachement vient d'un régiment d'infanterie complet
no-room = place pour { $room } pas de plus
no-counters = plus de pion de cette sorte
no-siege-needs = le siège a besoin de ces troupes : levez-le d'abord
no-besieged = la place est assiégée
no-drop-garrison = chez soi, on les laisse à la garnison
no-pick-dropped = on ne ramasse pas ce qu'on vient de poser
no-points = il faut { $needed } PC, il en reste { $left }
no-shortage = il y a assez de bagages
no-end-unpaid = les bagages manquent : les pertes d'abord

## Raisons : chefs, marche, patrouilles, fourrage
no-chit = il n'a pas de jeton
no-chit-now = son jeton sert en bataille
no-initiative-own = vous avez déjà l'initiative
no-spies-target = il n'y a pas de colonne ennemie
no-enemy-column = ce n'est pas une colonne ennemie en jeu
no-leader-yet = il n'est pas encore de retour
no-oberst-here = aucun Oberst de sa nation n'est ici pour lui céder la place
no-link = aucune liaison ne mène à { $space }
no-move-anchored = des patrouilles sont sorties, ou des troupes déjà activées ont été prises : la colonne ne marche plus
no-forced-rough = une marche forcée ne suit que les liaisons régulières
no-forced-march = il ne reste pas de marche forcée
no-crossing-garrison = { $space } : la garnison ennemie barre le passage
no-crossing-besieged = { $space } : l'ennemi y fait le siège et barre le passage
no-crossing-siege = { $space } : assiégée, la place ne laisse passer personne
no-link-here = cette liaison ne part pas d'ici
no-second-patrol = une patrouille par liaison
no-patrol-own = une de vos patrouilles y est déjà
no-patrol-crossing = l'ennemi tient le passage
no-patrol-foot = une patrouille est un régiment de cavalerie
no-horse-to-spare = il faut un régiment de cavalerie, et un autre régiment qui reste
no-free-link = aucune liaison n'est libre ici
no-scout-far = la patrouille ne voit que le long de sa liaison
no-forage-column = une colonne ennemie est ici
no-forage-garrison = la garnison ennemie d'ici n'est pas assiégée
no-forage-bare = il n'y a plus rien ici
no-scorch = il faut une carte de terre brûlée, pour un jet
no-labour = il faut une carte de main-d'œuvre, une fois
no-reinforcements = il faut des renforts, un recrutement, ou des prisonniers après une victoire
no-recruit-other = les recrues servent à l'autre emploi : recompléter ou reconstituer
no-reduced = aucun régiment de la colonne n'est réduit
no-cadre = personne de la case des cadres ne peut rejoindre cette colonne

## Raisons : sièges
no-own-siege = cette colonne n'assiège rien ici
no-siege-village = un village n'a pas de murs
no-siege-neutral = { $space } : neutre pour toujours
no-siege-own = la place est à vous
no-siege-second = une colonne l'assiège déjà
no-siege-enemy = la { $column } est ici et n'a pas refusé la bataille
no-siege-infantry = il faut { $needed } pas d'infanterie, il y en a { $found }
no-build-twice = on construit une fois par activation
no-build-after-offer = l'offre finale a été repoussée : l'assaut, ou la levée du siège
no-assault-works = travaux { $built } sur { $required } : pas encore
no-assault-offer = l'offre finale vient d'abord
no-escalade-works = les travaux sont achevés : c'est un assaut
no-escalade-surprise = il faut une attaque surprise
no-siege-guns = il n'y a pas de canons
no-sortie-troops = il ne reste personne pour sortir
no-sortie-artillery = les canons ne font pas de sortie
no-works-number = au plus { $most } coups sur les travaux
no-found-nation = pas d'infanterie de cette nation sous la main : { $nation }
no-found-other-nation = la garnison est d'une autre nation
no-found-infantry = une garnison commence par de l'infanterie
no-install-detachment = un détachement n'est pas un régiment : il entre tel quel
no-found-reduced = un régiment réduit ne donne pas de détachement : il entre tout entier

## Raisons : batailles et pertes
no-surprise = il faut une attaque surprise
no-offer-again = elle a refusé la bataille ce round
no-refuse-surprise = on ne refuse pas une attaque surprise
no-refuse-aggressive = un chef agressif ne refuse pas la bataille
no-loss-artillery = l'artillerie ne prend pas de pertes
no-loss-veterans-first = les vétérans complets prennent les premiers coups
no-loss-reduce-first = on réduit tous les régiments avant d'en perdre un
no-ability-not-here = il n'est pas de cette bataille
no-ability-chit = il n'a pas de jeton
no-ability-in-battle = son jeton ne sert pas en bataille
no-ability-not-yet = son moment vient plus tard dans la bataille
no-entrench-attacker = l'attaquant ne se retranche pas
no-entrench-late = il est trop tard pour se retrancher
no-guns-doubled = les canons tirent déjà double
no-guns-here = la colonne n'a pas de canons
no-advantage-left = il ne reste pas de jeton d'AT
no-advantage-chit = la colonne n'a pas de jeton d'AT
no-advantage-wing = cette bataille n'a pas cette aile
no-charge-cavalry = là où il est, il faut plus de cavalerie que d'infanterie
no-charge-centre = il faut un chef au centre
no-charge-infantry = il faut un régiment d'infanterie
no-keep-aggressive = l'agressivité se joue dès la première bataille
no-leader-place = c'est un autre chef qui prend place
no-shift-there = elle est déjà dans cette aile
no-shift-one-way = la cavalerie ne passe que dans un sens
no-shift-from-wing = l'infanterie ne part que du centre
no-shift-half =
    { $limit ->
        [one] la moitié au plus : { $limit }
       *[other] la moitié au plus : { $limit }
    }
no-shift-kind = seuls des régiments se déplacent
no-reinforce-kind = seule la cavalerie va au centre
no-reinforce-wing = ils ne sont pas dans l'aile gagnante
no-retreat-back = pas de retour sur le champ de bataille
no-retreat-enemy = { $space } : une colonne ennemie y est
no-guns-counters = il n'y a pas de pion pour une batterie de plus

## Journal : le mois et ses rounds
log-turn = — { $turn } —
log-season =
    { $season ->
        [spring] Printemps : la terre se refait.
        [summer] Été : la terre se refait.
       *[autumn] Automne : la terre se refait.
    }
log-chit = Jeton tiré par { $leader } : { $ability }.
log-round = Round { $round } : les { $side } commencent.
log-levy = La milice rejoint la { $column }.
log-discard = Les { $side } défaussent { $card }.
log-passes = Les { $side } passent : pas de nouvelle colonne.
log-patrol-starves = Faim : une patrouille de la { $column } perd un pas ({ $link }).
log-new-column = La { $column } se forme à { $space }.
log-enters = La { $column } entre à { $space }.
log-card = La { $column } est activée : { $card }.
log-rest = La { $column } se repose de sa fatigue : { $cp } PC sur { $of }.
log-arrival-roll = Renforts, { $side } : dé { $die }, { $turn }.
log-departs =
    { $number ->
        [one] Les renforts de la { $column } rentrent chez eux : { $number } régiment.
       *[other] Les renforts de la { $column } rentrent chez eux : { $number } régiments.
    }
log-agreed = Les deux joueurs arrêtent la partie ici.
log-end-roll =
    { $ends ->
        [1] Les { $side } tentent de finir la campagne : dé { $die }, modificateur { $more } : elle finit.
       *[0] Les { $side } tentent de finir la campagne : dé { $die }, modificateur { $more } : elle continue.
    }
log-initiative-spent = Les { $side } dépensent l'initiative.
log-initiative-taken = Les { $side } prennent l'initiative.
log-points =
    { $why ->
        [forage] { $side } : { $points } PV pour un pillage : { $space }.
        [capture] { $side } : { $points } PV pour une place prise : { $space }.
        [refusal] { $side } : { $points } PV pour le refus de la bataille.
        [artillery] { $side } : { $points } PV pour des canons pris.
        [leader] { $side } : { $points } PV pour un chef perdu : { $leader }.
        [minor_battle] { $side } : { $points } PV pour une bataille mineure.
        [minor_victory] { $side } : { $points } PV pour une victoire mineure.
       *[major_victory] { $side } : { $points } PV pour une victoire majeure.
    }

## Journal : colonnes et chefs
log-absorbs = La { $column } absorbe la { $other }.
log-comes-over = Des troupes de la { $other } passent à la { $column }.
log-column-gone = { $space } : la { $column } n'est plus.
log-epidemic =
    { $losses ->
        [one] Épidémie, { $what } : dé { $die }, { $losses } pas.
       *[other] Épidémie, { $what } : dé { $die }, { $losses } pas.
    }
log-ability = Jeton joué par { $leader } : { $ability }.
log-spies = Les espions voient la { $column }.
log-guns = Une batterie rejoint une garnison : { $space }.
log-seen =
    { $how ->
        [recon] Votre patrouille a vu la { $column } : c'est noté.
        [spies] Vos espions ont vu la { $column } : c'est noté.
       *[battle] Vous avez vu la { $column } en bataille : c'est noté.
    }
log-seen-garrison =
    { $how ->
        [recon] Votre patrouille a vu une garnison, { $space } : c'est noté.
       *[surrender] Vous avez vu partir une garnison, { $space } : c'est noté.
    }
log-starves =
    { $missing ->
        [one] Il manque { $missing } PB à la { $column } : un pas.
       *[other] Il manque { $missing } PB à la { $column } : autant de pas.
    }
log-paid =
    { $missing ->
        [0] La { $column } paie { $owed } PB.
        [one] La { $column } doit { $owed } PB : il en manque { $missing }, qui coûte un pas.
       *[other] La { $column } doit { $owed } PB : il en manque { $missing }, qui coûtent autant de pas.
    }
log-pick =
    { $guns ->
        [0] La { $column } ramasse { $bp } PB à { $space }.
        [one] La { $column } ramasse { $bp } PB et { $guns } batterie à { $space }.
       *[other] La { $column } ramasse { $bp } PB et { $guns } batteries à { $space }.
    }
log-drop = La { $column } pose { $bp } PB à { $space }.
log-load = La { $column } charge des bagages de la garnison.
log-rally = La { $column } recomplète un régiment.
log-rebuild = La { $column } relève un régiment de la case des cadres.

## Journal : marche, patrouilles, fourrage
log-march = La { $column } marche vers { $space }.
log-march-from = La { $column } marche de { $start } vers { $space }.
log-patrol = La { $column } envoie { $kind } sur { $link }.
log-duel = Combat de patrouilles : { $column }, total { $total } ; { $enemy }, total { $other }.
log-duel-won = La { $column } tient { $link }.
log-duel-lost = La patrouille de la { $column } est chassée : { $link }.
log-scout =
    { $success ->
        [1] Une patrouille de la { $column } tente de voir ({ $what }), dé { $die } : elle voit.
       *[0] Une patrouille de la { $column } tente de voir ({ $what }), dé { $die } : elle ne voit rien.
    }
log-forage =
    { $bp ->
        [0] La { $column } fourrage à { $space } : dé { $die }, modificateur { $more } : rien.
       *[other] La { $column } fourrage à { $space } : dé { $die }, modificateur { $more } : { $bp } PB.
    }

## Journal : sièges
log-siege = La { $column } met le siège devant { $space } : { $works } travaux requis.
log-siege-ends = Fin du siège devant { $space }.
log-offer-barred = { $space } a déjà repoussé une offre : aucune n'est faite.
log-stratagem = La { $column } joue un stratagème devant { $space }.
log-offer =
    { $superior ->
        [1] { $final ->
            [1] { $side } : offre finale à { $space }, dé { $die } ; l'assiégeant a plus d'artillerie.
           *[0] { $side } : offre initiale à { $space }, dé { $die } ; l'assiégeant a plus d'artillerie.
        }
        [-1] { $final ->
            [1] { $side } : offre finale à { $space }, dé { $die } ; la place a plus d'artillerie.
           *[0] { $side } : offre initiale à { $space }, dé { $die } ; la place a plus d'artillerie.
        }
       *[0] { $final ->
            [1] { $side } : offre finale à { $space }, dé { $die } ; artillerie égale.
           *[0] { $side } : offre initiale à { $space }, dé { $die } ; artillerie égale.
        }
    }
log-answer =
    { $accepted ->
        [yes] { $space } : dé { $die }, modificateur { $modifier } : la place se rend.
       *[no] { $space } : dé { $die }, modificateur { $modifier } : elle repousse l'offre.
    }
log-labour = La { $column } réquisitionne de la main-d'œuvre.
log-siege-guns =
    { $hits ->
        [0] Les { $side } bombardent { $space } : dé { $die }, aucun coup ; { $required } travaux requis.
        [one] Les { $side } bombardent { $space } : dé { $die }, { $hits } coup ; { $required } travaux requis.
       *[other] Les { $side } bombardent { $space } : dé { $die }, { $hits } coups ; { $required } travaux requis.
    }
log-siege-works = { $space } : { $works } travaux construits, { $built } sur { $required }.
log-siege-fire =
    { $hits ->
        [0] { $space } tire sur les assiégeants : dé { $die }, aucun coup.
        [one] { $space } tire sur les assiégeants : dé { $die }, { $hits } coup.
       *[other] { $space } tire sur les assiégeants : dé { $die }, { $hits } coups.
    }
log-siege-hits = La { $column } : travaux perdus { $works }, pas perdus { $losses }.
log-sortie =
    { $hits ->
        [0] Sortie à { $space } ({ $side }) : dé { $die }, aucun coup.
        [one] Sortie à { $space } ({ $side }) : dé { $die }, { $hits } coup.
       *[other] Sortie à { $space } ({ $side }) : dé { $die }, { $hits } coups.
    }
log-storm =
    { $surprise ->
        [1] La { $column } escalade les murs à { $space }. Tir de la défense : dé { $die }, coups { $hits }.
       *[0] La { $column } donne l'assaut à { $space }. Tir de la défense : dé { $die }, coups { $hits }.
    }
log-storm-fails = La { $column } est anéantie devant { $space }.
log-captured =
    { $stormed ->
        [yes] La { $column } emporte { $space } : { $bp } PB.
       *[no] La { $column } entre dans { $space } : { $bp } PB.
    }
log-stores-taken =
    { $guns ->
        [0] La { $column } prend les réserves de la garnison à { $space } : { $bp } PB.
        [one] La { $column } prend les réserves de la garnison à { $space } : { $bp } PB, { $guns } batterie.
       *[other] La { $column } prend les réserves de la garnison à { $space } : { $bp } PB, { $guns } batteries.
    }
log-garrison-marches = La garnison s'en va : { $space }.
log-garrison-disbanded = La garnison ne sait où aller et se disperse : { $space }.
log-garrison-joins =
    { $lost ->
        [0] Elle rejoint la garnison à { $space } : { $steps } pas.
       *[other] Elle rejoint la garnison à { $space } : { $steps } pas ; pas de place pour { $lost }.
    }
log-leader-captured = Prisonnier ({ $side }) : { $leader }.
log-garrison = Les { $side } mettent garnison à { $space } : { $nation }.
log-founded = Garnison à { $space } : { $kind }.
log-no-garrison = Personne ne peut tenir { $space } : la place est neutre et ne rapporte rien.

## Journal : batailles
log-battle-offer = { $space } : la { $column } offre la bataille à la { $target }.
log-battle-surprise = { $space } : la { $column } attaque par surprise la { $target }.
log-battle-refused = La { $column } refuse la bataille et laisse { $bp } PB.
log-battle-minor = Bataille mineure : { $space }.
log-battle-major = Bataille majeure : { $space }.
log-battle-besieger = La { $column } combat dans ses lignes de siège.
log-leader-wing = Commandement, { $wing } : { $leader }.
log-no-advantage-left = { $side } : il ne reste pas de jeton d'AT.
log-advantage = { $side } : avantage tactique, { $wing }.
log-battle-initiative = { $side } : l'initiative donne un dé, { $wing }.
log-shift = Mouvement, { $wing } : { $kind }.
log-bombard-dug-in = { $side } : les canons trouvent le centre ennemi retranché.
log-bombard =
    { $hits ->
        [0] Les { $side } bombardent : dé { $die } + { $power } : aucun coup.
        [one] Les { $side } bombardent : dé { $die } + { $power } : { $hits } coup.
       *[other] Les { $side } bombardent : dé { $die } + { $power } : { $hits } coups.
    }
log-fire =
    { $hits ->
        [0] { $side }, { $wing } : { $dice } + { $power } = { $total } : aucun coup.
        [one] { $side }, { $wing } : { $dice } + { $power } = { $total } : { $hits } coup.
       *[other] { $side }, { $wing } : { $dice } + { $power } = { $total } : { $hits } coups.
    }
log-wing-won = Les { $side } l'emportent : { $wing }.
log-minor-battle = La { $column } gagne la bataille contre la { $target }.
log-minor-victory = La { $column } remporte une victoire mineure sur la { $target }.
log-major-victory = La { $column } remporte une victoire majeure sur la { $target }.
log-abandoned = La { $column } abandonne { $bp ->
        [0] { $guns ->
            [one] { $guns } batterie
           *[other] { $guns } batteries
        }
       *[other] { $guns ->
            [0] { $bp } PB
            [one] { $bp } PB et { $guns } batterie
           *[other] { $bp } PB et { $guns } batteries
        }
    }.
log-retreat = La { $column } retraite vers { $space }.
log-retreat-from = La { $column } retraite de { $start } vers { $space }.
log-retreat-barred =
    { $losses ->
        [one] La { $column } ne peut retraiter et perd { $losses } pas.
       *[other] La { $column } ne peut retraiter et perd { $losses } pas.
    }
log-burnt-baggage = La { $column } brûle { $number } PB.
log-burnt-guns =
    { $number ->
        [one] La { $column } détruit { $number } batterie.
       *[other] La { $column } détruit { $number } batteries.
    }
log-captured-baggage = La { $column } prend { $number } PB.
log-captured-guns = La { $column } prend les canons : { $number }.
log-leader-fate =
    { $die ->
        [9] Sort des chefs, { $leader } : dé { $die }, touché.
       *[other] Sort des chefs, { $leader } : dé { $die }, indemne.
    }
log-leader-wounded =
    { $rounds ->
        [one] Absent { $rounds } round : { $leader }. Un Oberst le remplace.
       *[other] Absent { $rounds } rounds : { $leader }. Un Oberst le remplace.
    }
log-leader-lost = Perdu pour de bon : { $leader }. Un Oberst le remplace.
log-leader-stays = Blessé, mais nul ne peut prendre sa place : { $leader }.

## Mises en garde et fins
warn-hungry = il manque { $missing } PB à la { $column } : finir maintenant coûte autant de pas
warn-hungry-forage = il manque { $missing } PB à la { $column } : finir maintenant coûte autant de pas, et elle peut encore fourrager
warn-siege-nearly = les travaux de la { $column } devant { $space } sont presque achevés : marcher les abandonne
warn-siege-hungry = la { $column } n'a plus de PB et le pays est épuisé ({ $space })
warn-siege-thin = un pas ou deux de moins et le siège finit devant { $space } ({ $column })
warn-siege-no-foot = la { $column } n'a pas de fantassins à laisser en garnison ({ $space }) : la place serait neutre, sans rien rapporter
warn-works-complete = les travaux devant { $space } sont achevés : l'offre finale vient ensuite
warn-outmatched = la { $enemy } a été vue bien plus forte et n'est pas loin de la { $column }
end-points = { $sw } points de victoire aux Alliés, { $im } aux Impériaux
end-equal = { $sw } points de victoire chacun, et l'égalité va au défenseur du pays

## Le jeu et ses scénarios
game-title = Won by the Sword
game-text = La guerre de Trente Ans dans le sud de l'Allemagne, de 1632 à 1648. Les armées marchent en colonnes cachées, vivent sur le pays, s'installent devant les forteresses et se battent rarement ; chaque carte donne à la fois des points, un prix en bagages et un événement. Vous ne voyez que ce que vos patrouilles et vos espions ont vu. Carte, cartes à jouer, tables et mises en place sont reconstituées.
scenario-1632 = 1632 : le Lion va au sud
scenario-text-1632 = Campagne, de mars à novembre, octobre au plus tôt. Gustave-Adolphe contre Tilly en Bavière, jusqu'à ce qu'un dé amène Wallenstein.
scenario-1633 = 1633 : la Grande Mutinerie
scenario-text-1633 = Campagne, de mars à novembre, octobre au plus tôt. Horn et Bernard contre Aldringen et Werth ; en avril et en mai, les Suédois sans solde en font le moins possible.
scenario-1634 = 1634 : l'Effondrement suédois
scenario-text-1634 = Campagne, de mars à novembre, octobre au plus tôt. Le roi de Hongrie et le Cardinal-Infant viennent reprendre le sud de l'Allemagne.
scenario-1638 = 1638 : le Triomphe de Weimar
scenario-text-1638 = Campagne, de mars à novembre, octobre au plus tôt. Bernard de Saxe-Weimar sur le haut Rhin, avec Brisach pour enjeu.
scenario-1644 = 1644 : Turenne arrive
scenario-text-1644 = Campagne, de mars à novembre, octobre au plus tôt. Mercy en Forêt-Noire ; Turenne attend Enghien.
scenario-1645 = 1645 : l'Offensive française
scenario-text-1645 = Campagne, de mars à novembre, octobre au plus tôt. Turenne, puis Enghien, partent pour la Bavière ; Mercy barre la route.
scenario-1648 = 1648 : la dernière campagne
scenario-text-1648 = Campagne, de mars à novembre, octobre au plus tôt. Turenne et Wrangel ensemble contre ce qui reste de l'armée impériale.
scenario-lech = Le passage du Lech, 1632
scenario-text-lech = Scénario de bataille, de mars à mai : les trois premiers mois de la campagne de 1632.
scenario-alte-veste = Alte Veste, 1632
scenario-text-alte-veste = Scénario de bataille, de juillet à septembre : Gustave à Nuremberg, Wallenstein retranché devant la ville, et pas de bagages de part ni d'autre.
scenario-nordlingen = Nördlingen, 1634
scenario-text-nordlingen = Scénario de bataille, d'août à octobre : qui tient Nördlingen à la fin en a des points.
scenario-rheinfelden = Rheinfelden, 1638
scenario-text-rheinfelden = Scénario de bataille, de mars à mai : les trois premiers mois de la campagne de 1638.
scenario-freiburg = Fribourg, 1644
scenario-text-freiburg = Scénario de bataille, de juillet à septembre : Mercy va prendre Fribourg quand surviennent Turenne et Enghien.
scenario-mergentheim = Mergentheim, 1645
scenario-text-mergentheim = Scénario de bataille, de mars à mai : les trois premiers mois de la campagne de 1645.
scenario-alerheim = Alerheim, 1645
scenario-text-alerheim = Scénario de bataille, de juillet à septembre : Enghien et Turenne cherchent Mercy.
report-points = Points tels qu'on les aurait comptés alors

## Le plateau
board-title = Won by the Sword
board-value-firepower = puissance de feu
board-type-village = village
board-type-town = bourg
board-type-fortified-town = bourg fortifié
board-type-fortress = forteresse
board-type-great-fortress = grande forteresse
board-space-poor = pays pauvre
board-space-neutral = neutre pour toujours
board-space-fort = Garnison de { $garrison } pas au plus ; travaux { $works } ; infanterie pour l'assiéger { $lay } pas.
board-space-points = PV : { $neutral } si neutre, { $enemy } sur l'ennemi.
board-link-rough = accidentée : 2 PC
board-view-rhine = Rhin
board-view-franconia = Franconie
board-view-swabia = Souabe
board-view-bavaria = Bavière
board-view-all = Toute la carte
board-form-inf = inf.
board-form-vinf = vét.
board-form-cav = cav.
board-form-vcav = vét.
board-form-art = art.
board-form-det = dét.
board-season-spring = printemps
board-season-summer = été
board-season-autumn = automne
board-track-turn = Mois
board-track-round = Round
board-overlay-prizes = Places des deux camps : { $side }
board-overlay-forage = Fourrage
board-use-play = Jouer
board-use-play-note = la colonne a { $cp } points à dépenser{ $horse ->
    [0] { "" }
   *[other] { "" } ({ $horse } si elle n'a que du cheval)
}, et l'action ci-dessus en plus ; puis elle paie le bagage de sa taille
short-cp = PC
short-cp-is = points de campagne
short-bp = PB
short-bp-is = points de bagage, selon la taille de la colonne : petite, moyenne, grande
board-use-points = { $cp } PC
board-card-baggage = PB : P { $small }, M { $medium }, G { $large }
board-card-cavalry = Les PC les plus élevés pour une colonne de cavalerie seulement.
board-card-teamsters = Ramasser des bagages ne coûte aucun PC.
board-card-epidemic = Tous ceux qui sont avec la colonne perdent des pas. Au round 1, à jouer pour la plus grande colonne.
board-card-forced-march = Deux liaisons régulières sans PC, pour un pas chacune.
board-card-labour = Pour 1 PB, les travaux de cette activation comptent double.
board-card-poor-forage = Cette colonne fourrage moins bien.
board-card-reinforcements = Recompléter des régiments pour 1 PC, en reconstituer pour 3 PC et 1 PB.
board-card-scorched-earth = Un jet de fourrage meilleur, qui ravage le pays.
board-card-stratagem = Une place assiégée se rend plus facilement.
board-card-surprise = Une bataille qui ne se refuse pas, ou une escalade.
board-card-tactical = Un jeton d'avantage tactique : un dé de plus en bataille.

board-verb-first = Qui commence
board-verb-activate = Activer
board-verb-create = Former une colonne
board-verb-raise = Colonne tirée d'une garnison
board-verb-enter = Renforts
board-verb-arrive = Entrer à
board-verb-play = Jouer
board-verb-discard = Défausser
board-verb-pay = Pertes faute de bagages
board-verb-end = C'est tout
board-verb-pass = Passer
board-verb-form = Former la colonne
board-verb-done = Terminé
board-verb-finish = Finir la campagne
board-verb-continue = Continuer
board-verb-absorb = Absorber
board-verb-reorganise = Réorganiser
board-verb-take = Prendre
board-verb-give = Donner à la garnison
board-verb-detach = Détachement
board-verb-join = Recompléter
board-verb-take-leader = Prendre un chef
board-verb-give-leader = Laisser un chef à la garnison
board-verb-store = Laisser des PB
board-verb-load = Charger des PB
board-verb-amount = PB à emporter
board-verb-pick = Ramasser des PB
board-verb-drop = Poser des PB
board-verb-destroy = Détruire les bagages
board-verb-to-column = Rejoindre une colonne
board-verb-to-garrison = Rejoindre une garnison
board-verb-ability = Jouer le jeton d'un chef
board-verb-guns = Batterie pour une garnison
board-verb-spy = Voir
board-verb-back = Un chef revient
board-verb-march = Marcher
board-verb-quick = Marche forcée (un pas)
board-verb-force-bp = Marche forcée (1 PB)
board-verb-force-fatigue = Marche forcée (1 PF)
board-verb-patrols = Patrouilles
board-verb-patrol = Patrouille sur
board-verb-send = Envoyer
board-verb-scout = Reconnaître une colonne
board-verb-scout-garrison = Reconnaître une garnison
board-verb-forage = Fourrager
board-verb-scorch = Brûler la terre
board-verb-lay = Mettre le siège
board-verb-build = Construire
board-verb-dig = Construire sans tirer
board-verb-spend = PC pour les travaux
board-verb-labour = Réquisitionner
board-verb-assault = Assaut
board-verb-escalade = Escalade
board-verb-lift = Lever le siège
board-verb-fire = Bombarder
board-verb-hold = Ne pas tirer
board-verb-sortie = Sortie
board-verb-stay = Rester dans la place
board-verb-send-out = Sortir
board-verb-works = Coups sur les travaux
board-verb-found = Détachement en garnison
board-verb-install = Régiment en garnison
board-verb-stratagem = Stratagème
board-verb-initiative = Dépenser l'initiative
board-verb-keep = Garder
board-verb-nation = Nation
board-verb-offer = Offrir la bataille
board-verb-surprise = Attaquer par surprise
board-verb-accept = Accepter
board-verb-refuse = Refuser
board-verb-lose = Perdre un pas
board-verb-suffer = Perdre un pas
board-verb-wing = Aile
board-verb-left = À gauche
board-verb-centre = Au centre
board-verb-right = À droite
board-verb-shift-left = Vers l'aile gauche
board-verb-shift-right = Vers l'aile droite
board-verb-advantage = Jeton d'AT
board-verb-reinforce = Vers le centre
board-verb-abandon = Abandonner
board-verb-retreat = Retraiter
board-verb-capture = Prendre
board-verb-rally = Recompléter
board-verb-restore = Recompléter
board-verb-rebuild = Reconstituer
board-verb-recruit = Reconstituer

## La légende
legend-link-road = route, 1 PC
legend-link-restricted = chemin difficile, 2 PC
legend-ground-border = frontière d'une région
legend-ground-region = région : fourrager chez l'ennemi marque des points
legend-size-army = colonne : son numéro, et dessous ses pas (? inconnus, ~ vus la dernière fois)
legend-size-corps = régiment, ou batterie
legend-size-brigade = détachement
legend-mark-siege = siège : travaux faits sur ceux qu'il faut
legend-mark-flag = garnison, à la couleur de sa nation ; la vôtre avec ses pas
legend-mark-event = jeton d'un chef, connu de vous seul
legend-mark-fighting = en bataille
legend-mark-moving = active en ce moment
legend-mark-spent = a fini ce round
legend-mark-forage = fourragé : à 2, il ne reste rien
legend-mark-stock = bagage et canons laissés là
legend-mark-tired = fatigue
legend-mark-star = avantage tactique : un dé de plus en bataille
## Marques sur la carte
mark-garrison = Garnison : { $nation } ({ $side })
mark-rejected = La place a repoussé une offre
mark-siege = Siège par la { $column } : travaux { $built } sur { $required }
mark-forage =
    { $level ->
        [1] Fourrage 1 : on a fourragé ici
       *[2] Fourrage 2 : il ne reste rien
    }
mark-stock =
    { $guns ->
        [0] Au sol : { $bp } PB
        [one] Au sol : { $bp } PB, 1 batterie
       *[other] Au sol : { $bp } PB, { $guns } batteries
    }
mark-fighting = en bataille
mark-active = active en ce moment
mark-done = terminée pour ce round
mark-fatigue = fatigue { $count }
mark-advantage = avantage tactique { $count }

## À côté de la carte
zone-hand = Main
zone-table = En jeu
zone-discard = Jouées
zone-pile = Pioche
status-turn = Tour
status-turn-value = { $turn } { $year }, round { $round } sur { $rounds }
status-turn-open = La campagne peut finir dès { $end }, et finit avec { $last }.
status-turn-fixed = Fin avec { $last }.
status-season = Saison
status-vp = PV
status-initiative = Initiative
status-initiative-free = Qui la détient peut la dépenser.
status-initiative-used = Elle a changé de mains et ne se dépense plus dans ce round.
status-act-note = Points de campagne restants pour cette activation.
status-marker-turn = maintenant
status-marker-last = dernier
status-marker-end = fin possible
status-marker-coming = arrivée

panel-activation = Active : { $column }
panel-card = Carte
panel-points = PC restants
panel-owed = PB dus en plus
panel-besides = De plus
panel-has-quick =
    { $count ->
        [one] 1 liaison de marche forcée
       *[other] { $count } liaisons de marche forcée
    }
panel-has-forced =
    { $count ->
        [one] 1 liaison de marche forcée du chef
       *[other] { $count } liaisons de marche forcée du chef
    }
panel-has-surprise = attaque surprise
panel-has-stratagem = stratagème
panel-has-rally = peut recompléter et reconstituer
panel-has-light = patrouilles comptées double
panel-has-double = réquisition faite
panel-has-built = travaux faits
panel-has-dropped = bagages posés
panel-has-anchored = ne bouge plus
panel-has-scorch = terre brûlée
panel-has-guns = les canons tirent double
panel-has-light = patrouilles comptées double
panel-attacker = Attaquant
panel-defender = Défenseur
panel-battle = Bataille offerte à { $space }
panel-battle-major = Bataille majeure : { $space }
panel-battle-minor = Bataille mineure : { $space }
panel-sieges = Sièges
panel-works = travaux { $built } sur { $required }, { $column }
panel-refused = offre finale repoussée
panel-notes = Ce que vous avez vu
panel-garrison-of = Garnison, { $space }
panel-seen = { $when }, { $how }, à { $place } : { $leaders } ; { $troops } ; { $bp } PB
panel-how-recon = par une patrouille
panel-how-spies = par des espions
panel-how-battle = en bataille
panel-how-surrender = à son départ
panel-when = { $turn }, round { $round }
panel-no-leader = aucun chef
panel-nobody = personne
panel-force = { $parts } : { $steps } pas
panel-foot =
    { $reduced ->
        [0] { $count } inf.
        [one] { $count } inf. ({ $reduced } réduit)
       *[other] { $count } inf. ({ $reduced } réduits)
    }
panel-horse =
    { $reduced ->
        [0] { $count } cav.
        [one] { $count } cav. ({ $reduced } réduit)
       *[other] { $count } cav. ({ $reduced } réduits)
    }
panel-guns =
    { $count ->
        [one] 1 batterie
       *[other] { $count } batteries
    }
panel-detachments =
    { $count ->
        [one] 1 détachement
       *[other] { $count } détachements
    }
panel-baggage-of = bagages { $bp }
panel-patrol = Patrouille de la { $column }
panel-chit = Jeton : { $ability }
panel-no-chit = plus de jeton
panel-coming = Renforts
panel-comes = { $when }, { $places } : { $leaders } ; { $troops }
panel-by-die = quand un dé le dira
panel-away = Chefs absents
panel-gone = { $side }, pour toujours
panel-back = { $side }, retour en { $when }
panel-later = après cette campagne
panel-forces = Vos forces
panel-column-at = { $column }, { $space }
panel-steps = pas
panel-baggage = PB
panel-size = taille
panel-size-small = { $size } petite
panel-size-medium = { $size } moyenne
panel-size-large = { $size } grande
panel-fatigue = fatigue
panel-advantage = AT
panel-patrols = patrouilles
panel-cadre = Case des cadres
panel-regiments = régiments
panel-step-form = Mise en ligne
panel-step-cards = Jetons des cartes
panel-step-manoeuvre = Manœuvre
panel-step-chits = Jetons des chefs
panel-step-guns = Canonnade
panel-step-right = Droite de l'attaquant
panel-step-left = Gauche de l'attaquant
panel-step-centre = Centre
panel-step-fight = Le combat
panel-step-after = Suites
panel-fought =
    { $number ->
        [1] se bat d'abord
        [2] se bat ensuite
       *[other] se bat en dernier
    }
panel-fought-won = gagné : { $side }
panel-wing-left = Gauche
panel-wing-centre = Centre
panel-wing-right = Droite
panel-dice = dés
panel-hits = coups portés
panel-won = gagné
panel-attacker-line = Attaque : { $column }
panel-defender-line = Défense : { $column }
panel-dug-in = retranché

## Comment on gagne
win-now = avantage : { $side }
win-now-draw = partie nulle en l'état
win-draw = partie nulle
win-points = { $points } points{ $more ->
    [0] { "" }
   *[other] { "" }, et { $more } sur la carte si tout s'arrêtait là
}{ $ahead ->
    [0] { "" }
   *[other] { "" } : { $ahead } d'avance
}
win-tie = À égalité
win-nobody = personne
win-siege = siège presque gagné : { $points } points à la fin pour { $side }
win-place = { $points } points à la fin pour qui la tient : { $side } maintenant
win-cadre-own = { $each } point à la fin pour chaque régiment à soi qui s'y trouve : { $points } pour vous maintenant ; vous ne voyez pas celle de l'ennemi
win-cadre-hidden = { $each } point à la fin pour chaque régiment qui s'y trouve ; seul son camp sait combien
win-capture = Places prises
win-capture-one = { $place } { $enemy } ({ $neutral } si neutre)
win-battle = Batailles
win-battle-value = { $minor } pour un petit combat, { $victory } pour une victoire, { $major } pour une grande ; un canon pris { $guns }, un chef perdu pour de bon { $leader } à l'ennemi ; bataille refusée { $refusal }
win-forage = Fourrage
win-forage-value = { $points } chaque fois en pays ennemi
win-end = Fin
win-end-value = { $left ->
    [0] ce mois, { $turn }, est le dernier
    [one] encore un mois après celui-ci : { $turn }
   *[other] encore { $left } mois après celui-ci, le dernier : { $turn }
}
win-roll = Finir plus tôt
win-roll-value = dès le dernier jour d'un mois donné ({ $turn }), qui mène aux points sans colonne en pays ennemi peut lancer un dé : { $target } ou plus, de 0 à 9, finit la campagne ; { $ahead } de plus avec { $by } points d'avance, { $initiative } avec l'initiative


## Des tables à consulter
sheet-tab-siege = Sièges
sheet-tab-forage = Fourrage
sheet-tab-costs = Coûts
sheet-combat = Combat : coups
sheet-note-combat = Dé et puissance de feu, et chaque dé de plus, additionnés.
sheet-head-total = Total
sheet-head-hits = Coups
sheet-beyond = { $first }, et un de plus par { $each }
sheet-firepower = Puissance de feu
sheet-firepower-infantry = pied
sheet-firepower-veteran-infantry = pied vétéran
sheet-firepower-cavalry = cheval
sheet-firepower-veteran-cavalry = cheval vétéran
sheet-firepower-artillery = batterie
sheet-firepower-detachment = détachement
sheet-head-full = Complet
sheet-head-reduced = Réduit
sheet-fortification = Places fortes
sheet-fort-garrison = Pas de garnison au plus
sheet-fort-lay = Pied pour assiéger
sheet-fort-keep = Pas pour tenir
sheet-fort-double = Pied pour creuser double
sheet-fort-works = Travaux
sheet-fort-artillery = Feu propre
sheet-fort-siege-cp = Siège PC
sheet-fort-siege-bp = Siège PB
sheet-fort-assault-cp = Assaut PC
sheet-fort-assault-bp = Assaut PB
sheet-fort-bp-surrender = PB par reddition
sheet-fort-bp-assault = PB par assaut
sheet-fort-surrender = Modificateur d'offre
sheet-fort-vp-neutral = PV, neutre
sheet-fort-vp-enemy = PV, ennemie
sheet-fort-initiative = Prend l'initiative
sheet-forage = Fourrage
sheet-note-forage = Dé de 0 à 9 avec ses modificateurs.
sheet-head-bp = PB trouvés
sheet-head-level = Niveaux pris
sheet-forage-modifier = Modificateurs du fourrage
sheet-forage-modifier-forage-1 = déjà fourragé une fois
sheet-forage-modifier-fortified = place fortifiée
sheet-forage-modifier-poor = pays pauvre
sheet-forage-modifier-own-patrol = chaque patrouille à soi à côté
sheet-forage-modifier-enemy-patrol = chaque patrouille ennemie à côté
sheet-forage-modifier-patrols = patrouilles d'un camp qui comptent, au plus
sheet-forage-modifier-cavalry = colonne de cheval seul
sheet-forage-modifier-poor-forage = carte : maigre fourrage
sheet-forage-modifier-scorched-card = carte : terre brûlée
sheet-forage-modifier-scorched-leader = chef : terre brûlée
sheet-surrender = Reddition
sheet-note-surrender = Dé de 0 à 9 avec ses modificateurs ; au seuil, la place ouvre ses portes.
sheet-head-steps = Pas de garnison
sheet-head-target = Il faut
sheet-surrender-modifier = Modificateurs d'une offre
sheet-surrender-modifier-works = offre finale, travaux achevés
sheet-surrender-modifier-artillery = plus de feu d'artillerie
sheet-surrender-modifier-initiative = initiative dépensée
sheet-surrender-modifier-stratagem = stratagème
sheet-surrender-modifier-leader = chef dynamique ou nommé dedans
sheet-cost = Coûts en points
sheet-cost-regular = marcher par une route
sheet-cost-rough = marcher par un chemin difficile
sheet-cost-leave-enemy = quitter une colonne ennemie
sheet-cost-patrol = passer une patrouille ennemie
sheet-cost-forage = fourrager
sheet-cost-pick-up = ramasser bagage ou canons
sheet-cost-fatigue = se reposer, par fatigue
sheet-cost-battle = offrir bataille
sheet-cost-battle-bp = offrir bataille, bagage
sheet-cost-works = un ouvrage de siège
sheet-cost-labour-bp = main-d'œuvre, bagage
sheet-cost-flip = recompléter un régiment
sheet-cost-rebuild = refaire un régiment
sheet-cost-rebuild-bp = refaire un régiment, bagage
sheet-cost-march-bp = marche forcée, bagage
sheet-cost-create = former une colonne
sheet-cost-enter = faire entrer une colonne
sheet-cost-escalade = escalade
sheet-cost-escalade-bp = escalade, bagage
sheet-victory = Points de victoire
sheet-victory-forage = fourrage en pays ennemi
sheet-victory-refusal = bataille refusée
sheet-victory-minor-battle = petit combat gagné
sheet-victory-minor-victory = victoire
sheet-victory-major-victory = grande victoire
sheet-victory-artillery = batterie prise
sheet-victory-leader = chef dynamique ennemi perdu pour de bon
sheet-victory-cadre = régiment à soi dans les cadres à la fin
sheet-end = Fin d'une campagne
sheet-end-target = il faut, de 0 à 9
sheet-end-own-initiative = initiative dépensée, à soi
sheet-end-enemy-initiative = initiative dépensée, à l'ennemi
sheet-end-late = chaque tour après le premier
sheet-end-ahead = grande avance
sheet-end-ahead-by = points qui la font grande
sheet-end-near = colonne à soi près du pays ennemi
sheet-head-month = Mois
sheet-head-season = Saison
sheet-season = nouvelle saison : le pays regagne un niveau de fourrage
sheet-head-when = Quand
sheet-head-side = Camp
sheet-head-where = Où
sheet-head-force = Force

## Chances et calques
chart-battle = La bataille gagnée : { $side }
chart-guns = Bombardement
chart-wing-left = Aile gauche de l'attaquant ({ $side })
chart-wing-centre = Centre (attaquant : { $side })
chart-wing-right = Aile droite de l'attaquant ({ $side })
chart-minor = La bataille (attaquant : { $side })
chart-win = Gagné : { $side }
chart-hits = Coups, { $side }
chart-hits-some = Au moins un coup, { $side }
chart-garrison =
    { $high ->
        [0] aucune garnison
       *[other] garnison de { $low } à { $high } pas
    }
chart-initial = { $space } accepte l'offre initiale, au pire
chart-initial-seen = { $space } accepte l'offre initiale, selon ce qu'on a vu
chart-final = { $space } accepte l'offre finale, au pire
chart-final-seen = { $space } accepte l'offre finale, selon ce qu'on a vu
chart-answer = { $space } se rend, au pire
chart-answer-seen = { $space } se rend, selon ce qu'on a vu
chart-answer-own = { $space } se rend
chart-best = Avec stratagème et initiative
shade-forage = Fourrage
shade-forage-note = Fourrage 1 en { $used } lieux, Fourrage 2 en { $worn }.
shade-prizes = Tenu par les { $side }, et par leur ennemi
shade-prizes-note = { $count } places ennemies, { $points } PV ; fourrager rapporte des PV en { $land } lieux.

## Au terminal
hint-card = { $cp } PC, PB { $bp }
hint-card-cavalry = { $cp } PC ({ $more } cavalerie), PB { $bp }
hint-fire = puissance de feu { $fire }
hint-bp = { $bp } PB
hint-cp = { $cp } PC
hint-struck =
    { $steps ->
        [one] un pas perdu
       *[other] { $steps } pas perdus
    }
hint-seen = vu en { $when } : { $leaders } ; { $troops }
show-heading = { $time } | PV : { $points } | Initiative : { $side }
show-neutral = neutre
show-forage-level = Fourrage { $level }
show-steps =
    { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }
show-river-danube = sur le Danube
show-river-inn = sur l'Inn
show-river-isar = sur l'Isar
show-river-lech = sur le Lech
show-river-main = sur le Main
show-river-neckar = sur le Neckar
show-river-rhine = sur le Rhin
show-not-in-play = pas en jeu
show-leader-dynamic = chef dynamique
show-leader-named = chef nommé
show-leader-generic = chef générique
show-link-regular = { $name } : liaison régulière
show-link-rough = { $name } : liaison accidentée
show-link-off = quitte la carte
show-pool-infantry = infanterie
show-pool-veteran-infantry = infanterie vétérane
show-pool-cavalry = cavalerie
show-pool-veteran-cavalry = cavalerie vétérane
show-pool-artillery = artillerie
show-pool-detachments = détachements
show-columns = Colonnes
show-garrisons = Garnisons : { $side }
show-besieged = assiégée
show-patrols = Patrouilles
show-land = Le pays
show-rejected = Ont repoussé une offre
show-own = Vous seul le savez

option-right-wing-only = Seul qui gagne l'aile droite de l'attaquant peut renforcer le centre (12.4)
option-leave-costs-always = Quitter une colonne ennemie coûte le point supplémentaire même si elle a refusé la bataille (8.3)
option-equal-is-draw = À égalité de points de victoire, la partie est nulle (reconstitué)
option-recruit-one = Un jeton de recrutement recomplète ou reconstitue des régiments, pas les deux (6.2)
option-refusal-stays = Une colonne qui a refusé la bataille est à l'abri pour le round, quoi qu'elle absorbe (12.0)
end-draw = Personne ne gagne : { $sw } points de victoire chacun

## Chapitres de l'index des règles
chapter-0 = En bref
chapter-1 = Matériel et termes
chapter-2 = L'initiative
chapter-3 = Le tour
chapter-4 = Colonnes
chapter-5 = Garnisons
chapter-6 = Chefs
chapter-7 = Bagage
chapter-8 = Marche
chapter-9 = Patrouilles
chapter-10 = Fourrage
chapter-11 = Sièges
chapter-12 = Batailles
chapter-13 = Pertes
chapter-14 = Cartes
chapter-15 = Fatigue
chapter-16 = Nationalités
chapter-t = Tables
chapter-m = La carte
chapter-s = Scénarios
