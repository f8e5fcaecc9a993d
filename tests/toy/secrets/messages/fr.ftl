game-title = Pierres
game-text = Cinq pierres, quatre boîtes, un essai.
scenario-boxes = Quatre boîtes
scenario-text-boxes = L'un cache, l'autre devine.
side-name =
    { $noun ->
        [0] Nord
       *[other] Sud
    }
box-name =
    { $noun ->
        [0] frêne
        [1] hêtre
        [2] cèdre
       *[other] orme
    }
seal-name =
    { $noun ->
        [0] cire
       *[other] fil
    }
turn-name = Tour { $noun }
ask-seal = Comment la boîte de { $box } est-elle scellée ?
ask-hide = Où cachez-vous une pierre ?
ask-waits = On cache des pierres.
ask-guess = Quelle boîte ouvrez-vous ?
verb-hide = cacher une pierre : { $noun }
verb-lift = retirer une pierre : { $noun }
verb-seal = sceller : { $noun }
verb-ready = prêt
verb-guess = ouvrir { $noun }
no-stone = il n'y a pas de pierre pour cela
log-hide = Une pierre dans { $box }.
log-lift = Une pierre hors de { $box }.
log-seal = { $box } : { $seal }.
log-ready = { $side } est prêt.
log-guess = { $side } ouvre { $box } avec { $die } et trouve { $stones }.
end-found = le plus de pierres trouvées
