### A Column of Fire : tout ce que le jeu dit en français. Les mêmes clés que en.ftl.
###
### ask-ÉTAPE          la question posée
### do-ÉTAPE-GROUPE    une option ; do-any-GROUPE est la même à toute étape
### refusal-…          pourquoi une option est refusée
### log-…              ce qui s'est passé ; la forme `you` parle à la personne concernée
### le reste           les noms des choses ; leurs formes ($country_in) sont les attributs
###
### Un espace insécable précède : ; ? et ! (un test y veille).

game-title = Une colonne de feu
game-subtitle = Commerce et religion en Europe, de 1558 à 1605
game-aim = Vendez là où vous avez une maison, et soyez haut placé là où votre religion gagne les conflits. La partie s'achève avec l'année où quelqu'un atteint 50 points ; qui en a alors le plus l'emporte.


## Les noms

seat-ochre = Ocre
seat-lapis = Lapis
seat-verdigris = Vert-de-gris
seat-vermilion = Vermillon

half-first = premier semestre
half-second = second semestre

country-england = Angleterre
    .in = en Angleterre
    .from = d'Angleterre
country-france = France
    .in = en France
    .from = de France
country-netherlands = Pays-Bas
    .in = aux Pays-Bas
    .from = des Pays-Bas
country-spain = Espagne
    .in = en Espagne
    .from = d'Espagne

die-white = blanc
    .Name = Blanc
    .the = le dé blanc
    .his = son dé blanc
    .your = votre dé blanc
    .Your = Votre dé blanc
    .space = une case blanche
    .free_space = case blanche libre
die-blue = bleu
    .Name = Bleu
    .the = le dé bleu
    .his = son dé bleu
    .your = votre dé bleu
    .Your = Votre dé bleu
    .space = une case bleue
    .free_space = case bleue libre
die-orange = orange
    .Name = Orange
    .the = le dé orange
    .his = son dé orange
    .your = votre dé orange
    .Your = Votre dé orange
    .space = une case orange
    .free_space = case orange libre
die-brown = brun
    .Name = Brun
    .the = le dé brun
    .his = son dé brun
    .your = votre dé brun
    .Your = Votre dé brun
    .space = une case brune
    .free_space = case brune libre
die-purple = violet
    .Name = Violet
    .the = le dé violet
    .his = son dé violet
    .your = votre dé violet
    .Your = Votre dé violet
    .space = une case violette
    .free_space = case violette libre
die-black = noir
    .Name = Religion
    .the = le dé Religion
    .his = son dé Religion
    .your = votre dé Religion
    .Your = Votre dé Religion
    .space = une case noire
    .free_space = case noire libre

good-book = Livre
    .one = 1 Livre
    .some = des Livres
    .no = de Livres
good-ore = Minerai
    .one = 1 Minerai
    .some = du Minerai
    .no = de Minerai
good-cloth = Tissu
    .one = 1 Tissu
    .some = du Tissu
    .no = de Tissu
good-wine = Vin
    .one = 1 Vin
    .some = du Vin
    .no = de Vin

religion-catholic = catholique
    .faith = la religion catholique
    .followers = les catholiques
religion-protestant = protestant
    .faith = la religion protestante
    .followers = les protestants

stone-catholic = pion catholique
stone-protestant = pion protestant
stone-neutral = pion neutre

## Les symboles d'action : leur effet, et dix signes au plus pour la piste

symbol-good-book = prendre 1 Livre
symbol-good-ore = prendre 1 Minerai
symbol-good-cloth = prendre 1 Tissu
symbol-good-wine = prendre 1 Vin
symbol-any-good = prendre 1 marchandise au choix
symbol-sell-three = vendre 1 marchandise au choix pour 3 points
symbol-protection = prendre 1 jeton Protection
symbol-advantage = piocher 1 jeton Privilège
symbol-stone-catholic = ajouter ou ôter 1 pion catholique
symbol-stone-protestant = ajouter ou ôter 1 pion protestant
symbol-stone-either = ajouter ou ôter 1 pion catholique ou protestant
symbol-neutral = ajouter 1 pion neutre
symbol-advance = passer à la prochaine case libre et l'utiliser
symbol-remove-character = retirer 1 Personnage
symbol-turn-die = tourner de 1 un dé posé sur une carte
symbol-free-die = ôter 1 dé d'une carte
symbol-points-1 = marquer 1 point
symbol-points-2 = marquer 2 points
symbol-points-3 = marquer 3 points
symbol-points-4 = marquer 4 points
symbol-points-5 = marquer 5 points
symbol-ship-england = vendre en Angleterre
symbol-ship-france = vendre en France
symbol-ship-netherlands = vendre aux Pays-Bas
symbol-ship-spain = vendre en Espagne
symbol-trade-book = prendre 1 Livre ou en vendre
symbol-trade-ore = prendre 1 Minerai ou en vendre
symbol-trade-cloth = prendre 1 Tissu ou en vendre
symbol-trade-wine = prendre 1 Vin ou en vendre

symbol-short-good-book = +Livre
symbol-short-good-ore = +Minerai
symbol-short-good-cloth = +Tissu
symbol-short-good-wine = +Vin
symbol-short-any-good = +au choix
symbol-short-sell-three = vendre à 3
symbol-short-protection = Protection
symbol-short-advantage = Privilège
symbol-short-stone-catholic = ±catholiq.
symbol-short-stone-protestant = ±protest.
symbol-short-stone-either = ±pion
symbol-short-neutral = +neutre
symbol-short-advance = avancer
symbol-short-remove-character = retirer
symbol-short-turn-die = tourner dé
symbol-short-free-die = libérer dé
symbol-short-points-1 = +1 point
symbol-short-points-2 = +2 points
symbol-short-points-3 = +3 points
symbol-short-points-4 = +4 points
symbol-short-points-5 = +5 points
symbol-short-ship-england = nav. Angl.
symbol-short-ship-france = nav. Fr.
symbol-short-ship-netherlands = nav. P.-B.
symbol-short-ship-spain = nav. Esp.
symbol-short-trade-book = ±Livre
symbol-short-trade-ore = ±Minerai
symbol-short-trade-cloth = ±Tissu
symbol-short-trade-wine = ±Vin

tile-good-book = { symbol-good-book }
tile-good-ore = { symbol-good-ore }
tile-good-cloth = { symbol-good-cloth }
tile-good-wine = { symbol-good-wine }
tile-any-good = { symbol-any-good }
tile-sell-three = { symbol-sell-three }
tile-protection = { symbol-protection }
tile-stone-catholic = { symbol-stone-catholic }
tile-stone-protestant = { symbol-stone-protestant }
tile-neutral = { symbol-neutral }
tile-advance = { symbol-advance }
tile-remove-character = { symbol-remove-character }
tile-turn-die = { symbol-turn-die }
tile-free-die = { symbol-free-die }
tile-points-1 = 1 point à la fin de la partie
tile-points-2 = 2 points à la fin de la partie
tile-points-3 = 3 points à la fin de la partie

## Les Événements : qui ils touchent, et comment

scope-all = chaque joueur
scope-catholic = chaque catholique
scope-protestant = chaque protestant
scope-house = chaque joueur ayant une maison { $country_in }
scope-leader = quiconque a le plus de points

effect-lose-points = perd { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
    .you = perdre { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
effect-lose-goods = perd { $amount ->
        [one] { $amount } marchandise
       *[other] { $amount } marchandises
    }
    .you = perdre { $amount ->
        [one] { $amount } marchandise
       *[other] { $amount } marchandises
    } au choix
effect-loch-leven = envoie un dé à Loch Leven, tourné sur { $amount }
    .you = envoyer un dé à Loch Leven, tourné sur { $amount }
effect-trade = peut céder 1 jeton Protection pour autant de points qu'en montre son dé Religion
    .you = céder 1 jeton Protection pour autant de points qu'en montre votre dé Religion
effect-lose-protection = perd { $amount ->
        [one] { $amount } jeton Protection
       *[other] { $amount } jetons Protection
    }
    .you = perdre { $amount ->
        [one] { $amount } jeton Protection
       *[other] { $amount } jetons Protection
    }

## Tournures communes à plusieurs phrases

phrase-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
phrase-up-to = { $points ->
        [0] {""}
       *[other] {" "}(jusqu'à { phrase-points })
    }
phrase-for = { $points ->
        [0] {""}
       *[other] {" "}pour { phrase-points }
    }
phrase-house = { $result ->
        [1] , maison en case { $number }
        [2] , maison de { $site } à { $number }
        [3] , maison reste en { $site }
       *[0] {""}
    }
phrase-spaces = { $full ->
        [1] alors complet : conflit en vue
       *[0] cases occupées ensuite : { $stones } sur { $spaces }
    }
phrase-where = { $lies ->
        [1] sur la carte { $card }
        [2] à Loch Leven
        [3] sur votre carte Religion
       *[0] parmi vos dés disponibles
    }
phrase-freed = { $lies ->
        [1] Libérer { $own_die_the } ; la carte { $card } quitte le jeu
        [2] Libérer { $own_die_the } de Loch Leven
        [3] Relancer votre dé Religion et choisir une religion
       *[0] Ôter { $own_die_the } d'une carte
    }


## Actions libres, à toute étape de son tour

do-any-tile = { $tiles ->
        [0] Utiliser d'abord un Privilège
       *[other] Utiliser d'abord un Privilège (utilisables : { $tiles })
    }
do-any-ransom = Payer d'abord { $cost } points pour libérer un dé

ask-tile = Choisissez un Privilège : il sert une fois, puis il est défaussé.
do-tile = Utiliser ce Privilège : { $tile }

ask-ransom = Choisissez le dé à libérer de sa carte pour { $cost } points, afin de vous en resservir.
do-ransom = { phrase-freed }


## Premier semestre : religion et Personnages

ask-believe = Votre dé Religion montre { $number } : choisissez votre religion pour autant d'années.
do-believe = { $kept ->
        [1] Garder { $religion_faith }
       *[0] Passer à { $religion_faith }
    }{ $alone ->
        [1] {" "}(1 point : personne d'autre ne la suit)
       *[0] {""}
    }

ask-use = La carte { $card } peut agir une fois maintenant : choisissez l'action ou renoncez-y.
do-use-skip = Ne pas utiliser la carte { $card }
do-use-first = { $card } : { $symbol }
do-use-second = { $card } : { $symbol }


## Second semestre : dés, Personnage, pion, maison

ask-roll = { $dice ->
        [0] Vous n'avez aucun dé disponible : continuez sans rien lancer.
       *[other] Lancez vos dés disponibles : ils vous donneront un Personnage et feront avancer votre pion Action.
    }
do-roll = { $dice ->
        [0] Continuer sans rien lancer
        [one] Lancer votre seul dé disponible
       *[other] Lancer vos { $dice } dés disponibles
    }

ask-take = Choisissez un dé pour prendre un Personnage : sa couleur dit où, son nombre combien de temps.
do-take = { $own_die_Name }{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    } : { $empty ->
        [1] aucun Personnage ({ $country })
       *[0] { $card } ({ $country }, { $stone })
    }{ phrase-house }{ $empty ->
        [1] { $cost ->
            [0] {""}
            [one] , pour { $cost } point
           *[other] , pour { $cost } points
        }
       *[0] {""}
    }
do-take-purple = { do-take }
do-take-decline = { $cost ->
        [0] Ne prendre aucun Personnage
       *[other] Ne prendre aucun Personnage et céder { $cost } point
    }

ask-stone = La carte { $card } amène un { $stone } { $country_in } : laissez-le venir, ou rendez un jeton Protection pour l'écarter.
do-stone-place = Poser le { $stone } { $country_in } ({ phrase-spaces })
do-stone-protect = Rendre un jeton Protection : aucun pion { $country_in } (vous en avez { $protection })

ask-house = Votre maison { $country_in } peut monter de la case { $site } à la case { $number } : plus la case est haute, plus un conflit peut rapporter.
do-house-raise = Monter votre maison sur la case { $number }{ $pushed ->
        [1] , en décalant { $seat } vers le bas
       *[0] {""}
    }
do-house-leave = Laisser votre maison sur la case { $site }

ask-reveal = Retournez la carte suivante { $country_from } : votre tour se poursuivra sur la piste des actions.
do-reveal = { $cards ->
        [0] Constater la fin de la pile { $country_from } : la partie s'achève avec cette année
        [one] Retourner la dernière carte { $country_from }
       *[other] Retourner la carte suivante { $country_from } (il en reste { $cards })
    }


## Second semestre : la piste des actions

ask-move = Choisissez un dé disponible : il mène votre pion Action à la prochaine case libre de sa couleur ; chaque case sautée coûte 1 point.
do-move = Dé { $die }{ $reached ->
        [0] {""}
       *[1] : { $symbol }{ phrase-up-to }
    }{ $skips ->
        [0] {""}
        [one] , coûte { $skips } point
       *[other] , coûte { $skips } points
    }
do-move-stay = Rester sur votre case

ask-space = Vous voici sur { $die_space } : utilisez son action maintenant ou renoncez-y.
do-space-forgo = Ne pas utiliser cette case
do-space-use = Utiliser cette case : { $symbol }{ phrase-up-to }{ $neutral ->
        [1] , 1 pion neutre
       *[0] {""}
    }
do-space-take = Prendre { $good_one }
do-space-sell = Vendre { $good_some }{ phrase-up-to }

ask-ship = Votre navire commerce { $country_in } : vendez-y au plus un jeton de chaque marchandise.
do-ship-sell = Vendre { $good_one } { $country_in }{ phrase-for }
do-ship-neutral = Ajouter un pion neutre { $country_in } ({ phrase-spaces })
do-ship-done = Ne rien faire de plus { $country_in }

ask-market = Choisissez où vendre { $good_some } : un jeton dans chacun des pays qui en achètent.
do-market-sell = Vendre { $good_one } { $country_in }{ phrase-for }
do-market-done = Ne plus vendre { $good_no }

ask-captain = Choisissez une marchandise : un jeton se vend { $points } points, quel que soit son prix.
do-captain-sell = Vendre { $good_one } pour { $points } points
do-captain-nothing = Ne rien vendre

ask-end = { $conflicts ->
        [0] Finissez votre tour, à moins de vouloir d'abord utiliser un Privilège ou libérer un dé.
        [one] Un conflit éclate dès que vous finissez votre tour : reste-t-il quelque chose à faire ?
       *[other] { $conflicts } conflits éclatent dès que vous finissez votre tour : reste-t-il quelque chose à faire ?
    }
do-end = Finir votre tour

ask-conflict = Choisissez le conflit à régler d'abord : l'ordre vous appartient.
do-conflict = Régler le conflit { $country_in } (catholiques { $catholic }, protestants { $protestant })


## Événements

ask-shield = Événement « { $card } » : rendez un jeton Protection pour y échapper, sinon vous devez { $effect_you }.
do-shield-suffer = Subir l'Événement : { $effect_you }
do-shield-protect = Rendre un jeton Protection et y échapper (vous en avez { $protection })

ask-imprison = Choisissez le dé qui part pour Loch Leven : il y est tourné sur { $number } et ne peut plus servir.
do-imprison = Envoyer { $own_die_the }{ $lies ->
        [1] ; la carte { $card } quitte le jeu
       *[0] {""}
    }

ask-lose = Choisissez la marchandise que l'Événement vous enlève.
do-lose = Perdre { $good_one } (vous en avez { $stock })

ask-bargain = Vous pouvez céder un jeton Protection pour des points : votre dé Religion dit combien.
do-bargain-keep = Garder vos jetons Protection (vous en avez { $protection })
do-bargain-trade = Rendre un jeton Protection pour { phrase-points }


## Symboles d'action qui demandent un choix

ask-good = Choisissez une marchandise : vous en prenez un jeton.
do-good = Prendre { $good_one } (vous en avez { $stock })

ask-religion = Choisissez un pays : ajoutez-y ou ôtez-en un pion, pour hâter un conflit ou le retarder.
do-religion-place = Ajouter un pion { $religion } { $country_in } ({ phrase-spaces })
do-religion-remove = Ôter un pion { $religion } { $country_from } ({ phrase-spaces })
do-religion-nothing = Laisser tous les pions en place

ask-neutral = Choisissez un pays pour un pion neutre : il occupe une case sans prendre parti.
do-neutral-place = Ajouter un pion neutre { $country_in } ({ phrase-spaces })
do-neutral-nothing = N'ajouter aucun pion neutre

ask-dismiss = Choisissez un Personnage à retirer du jeu : l'un des vôtres, ou celui du sommet d'une pile.
do-dismiss-own = Retirer votre carte { $card }, ce qui libère { $own_die_the }
do-dismiss-deck = { $empty ->
        [1] Retirer le Personnage visible { $country_in }
       *[0] Retirer la carte { $card } de sa pile { $country_in }
    }
do-dismiss-nobody = Ne retirer personne

ask-turn = Choisissez un dé posé sur l'une de vos cartes et changez-le de 1, pour qu'il y reste plus ou moins longtemps.
do-turn-up = Augmenter { $own_die_the } ({ phrase-where }){ $turns ->
        [0] {""}
       *[1] : { $number } devient { $then }
    }
do-turn-down = Diminuer { $own_die_the } ({ phrase-where }){ $turns ->
        [0] {""}
       *[1] : { $number } devient { $then }
    }
do-turn-nothing = Ne tourner aucun dé

ask-free = Choisissez un dé à ôter de sa carte, pour pouvoir vous en resservir.
do-free = { phrase-freed }
do-free-nothing = Laisser tous les dés sur leurs cartes


## Pourquoi pas

refusal-not-now = Il faut d'abord décider d'autre chose.
refusal-not-your-turn = Ce n'est pas votre tour.
refusal-cannot-pay = Il vous faut { $need ->
        [one] { $need } point
       *[other] { $need } points
    } ; vous en avez { $have }.
refusal-die-not-free = { $own_die_Your } est sur la carte { $card }.
refusal-die-not-rolled = { $own_die_Your } n'a pas été lancé ce tour-ci : il ne peut pas encore prendre de Personnage.
refusal-die-on-loch-leven = { $own_die_Your } est retenu à Loch Leven.
refusal-no-house-to-gain = Il ne reste aucun Personnage { $country_in }, et ce dé n'y apporterait rien à votre maison.
refusal-no-second-symbol = Ce Personnage n'a qu'une seule action.
refusal-must-move = Vous devez avancer : un de vos dés le permet.
refusal-no-space-ahead = Il n'y a plus d'autre { $die_free_space } devant vous.
refusal-purple-tied = { $own_die_Your } est sur la carte { $card } ; tant qu'il n'est pas disponible, aucune case Navire n'est accessible.
refusal-not-a-goods-space = Seule une case montrant une sorte de marchandise permet de prendre ou de vendre cette marchandise.
refusal-goods-space-choice = Sur cette case, il faut choisir : prendre la marchandise, ou la vendre.
refusal-no-such-good = Vous n'avez pas { $good_no }.
refusal-no-house = Vous n'avez pas de maison { $country_in }.
refusal-not-bought = Personne n'achète { $good_no } { $country_in }.
refusal-already-sold = Vous avez déjà vendu { $good_one } { $country_in } ce tour-ci.
refusal-not-due = Aucun conflit n'est prévu { $country_in } : cases Religion occupées, { $stones } sur { $spaces }.
refusal-country-full = Toutes les cases Religion sont occupées { $country_in }.
refusal-no-stone = Il n'y a pas de { $stone } { $country_in }.
refusal-wrong-stone = Ce symbole ne vaut que pour un { $stone }.
refusal-no-neutral-here = Un navire n'en amène qu'un, et aucun à quatre joueurs.
refusal-no-character = { $own_die_Your } n'est sur aucun Personnage.
refusal-no-face-up-card = Aucun Personnage n'est visible { $country_in }.
refusal-no-die-on-card = { $own_die_Your } n'est sur aucune carte.
refusal-die-at-limit = { $own_die_Your } montre déjà { $number } et ne va pas plus loin.
refusal-no-tile = Vous n'en avez pas.
refusal-points-tile = Ses points ne comptent qu'à la fin.
refusal-not-eligible = { $own_die_Your } est déjà à Loch Leven.
refusal-full-lap = Votre pion Action ferait un tour complet de la piste.
refusal-no-house-for-good = Vous n'avez de maison dans aucun pays qui achète { $good_some }.


## Ce qui s'est passé

log-starting-player = { $seat } joue en premier.
    .you = Vous jouez en premier.
log-loch-leven-dealt = { $seat } suit d'abord { $religion_faith } et reçoit { $good_one } et 1 jeton Protection.
    .you = Vous suivez d'abord { $religion_faith } et recevez { $good_one } et 1 jeton Protection.
log-religion-die-rolled = { $seat } lance son dé Religion : { $number }.
    .you = Vous lancez votre dé Religion : { $number }.
log-character-revealed = Nouveau Personnage { $country_in } : { $card }.
log-year-begins = L'année { $year } commence.
log-turn-ends = { $seat } finit son tour.
    .you = Vous finissez votre tour.

log-religion-kept = { $seat } garde { $religion_faith }.
    .you = Vous gardez { $religion_faith }.
log-religion-changed = { $seat } passe à { $religion_faith }.
    .you = Vous passez à { $religion_faith }.
log-minority = { $seat } marque 1 point : personne d'autre ne suit { $religion_faith }.
    .you = Vous marquez 1 point : personne d'autre ne suit { $religion_faith }.

log-die-rolled = { $seat } obtient { $own_die } { $number }.
    .you = Vous obtenez { $own_die } { $number }.
log-die-freed = { $seat } récupère { $own_die_his }.
    .you = Vous récupérez { $own_die_your }.
log-die-imprisoned = { $seat } envoie { $own_die_his } à Loch Leven, tourné sur { $number }.
    .you = Vous envoyez { $own_die_your } à Loch Leven, tourné sur { $number }.
log-die-turned = { $seat } tourne { $own_die_his } sur { $number }.
    .you = Vous tournez { $own_die_your } sur { $number }.
log-ransom-paid = { $seat } paie 3 points pour ôter { $own_die_his } de sa carte.
    .you = Vous payez 3 points pour ôter { $own_die_your } de sa carte.

log-character-chosen = { $seat } prend la carte { $card } avec { $own_die_his } ({ $number }).
    .you = Vous prenez la carte { $card } avec { $own_die_your } ({ $number }).
log-character-declined = { $seat } ne prend aucun Personnage.
    .you = Vous ne prenez aucun Personnage.
log-character-used = { $seat } utilise la carte { $card }.
    .you = Vous utilisez la carte { $card }.
log-character-leaves = { $seat } perd la carte { $card }, qui quitte le jeu.
    .you = Vous perdez la carte { $card }, qui quitte le jeu.
log-face-up-dismissed = { $seat } retire la carte { $card } de sa pile.
    .you = Vous retirez la carte { $card } de sa pile.
log-deck-empty = Il ne reste plus de cartes { $country_in } : la partie s'achève avec cette année.

log-stone-placed = Un { $stone } est posé { $country_in }.
log-stone-removed = Un { $stone } est ôté { $country_from }.
log-stone-stopped = { $seat } rend un jeton Protection : aucun { $stone } n'est posé { $country_in }.
    .you = Vous rendez un jeton Protection : aucun { $stone } n'est posé { $country_in }.
log-torch-lit = Une torche s'allume { $country_in } : conflit à la fin du tour.
log-torch-removed = La torche s'éteint { $country_in }.

log-house-placed = { $seat } installe sa maison sur la case { $site } { $country_in }.
    .you = Vous installez votre maison sur la case { $site } { $country_in }.
log-house-pushed = { $seat } recule sur la case { $site } { $country_in }.
    .you = Vous reculez sur la case { $site } { $country_in }.
log-house-pushed-off = { $seat } doit quitter le plateau { $country_in } et reprend sa maison.
    .you = Vous devez quitter le plateau { $country_in } et reprenez votre maison.
log-house-expelled = { $seat } perd sa maison { $country_in }.
    .you = Vous perdez votre maison { $country_in }.

log-disk-moved = { $seat } avance sur { $die_space } ({ $symbol }).
    .you = Vous avancez sur { $die_space } ({ $symbol }).
log-spaces-skipped = { $seat } paie { phrase-points } pour sauter des cases.
    .you = Vous payez { phrase-points } pour sauter des cases.
log-protection-lost = { $seat } perd { $amount } { $amount ->
        [one] jeton
       *[other] jetons
    } Protection.
    .you = Vous perdez { $amount } { $amount ->
        [one] jeton
       *[other] jetons
    } Protection.
log-disk-stays = { $seat } reste sur place sur la piste des actions.
    .you = Vous restez sur place sur la piste des actions.
log-good-taken = { $seat } prend { $good_one }.
    .you = Vous prenez { $good_one }.
log-good-sold = { $seat } vend { $good_one } { $country_in } pour { phrase-points }.
    .you = Vous vendez { $good_one } { $country_in } pour { phrase-points }.
log-captain-sold = { $seat } vend { $good_one } pour { phrase-points }.
    .you = Vous vendez { $good_one } pour { phrase-points }.
log-good-lost = { $seat } perd { $good_one }.
    .you = Vous perdez { $good_one }.
log-protection-taken = { $seat } prend 1 jeton Protection.
    .you = Vous prenez 1 jeton Protection.
log-protection-traded = { $seat } cède 1 jeton Protection pour { phrase-points }.
    .you = Vous cédez 1 jeton Protection pour { phrase-points }.
log-points-gained = { $seat } marque { phrase-points }.
    .you = Vous marquez { phrase-points }.
log-points-lost = { $seat } perd { phrase-points }.
    .you = Vous perdez { phrase-points }.
log-tile-drawn = { $seat } pioche un jeton Privilège.
    .you = Vous piochez un jeton Privilège.
log-tile-seen = { $seat } a pioché : { $tile }.
    .you = Vous avez pioché : { $tile }.
log-tile-used = { $seat } utilise un Privilège : { $tile }.
    .you = Vous utilisez un Privilège : { $tile }.
log-no-tile-left = { $seat } ne trouve plus de Privilège à piocher.
    .you = Vous ne trouvez plus de Privilège à piocher.

log-event-revealed = Événement { $country_in }, « { $card } » : { $scope } { $effect }.
log-event-ignored = Événement sans effet : { $card }.
log-event-averted = { $seat } rend un jeton Protection et y échappe.
    .you = Vous rendez un jeton Protection et y échappez.

log-conflict-won = Conflit { $country_in } : { $religion_followers } l'emportent.
log-conflict-averted = Conflit { $country_in } : aucun camp n'est plus fort, il ne se passe rien.
log-conflict-points = { $seat } marque { phrase-points } dans le camp vainqueur.
    .you = Vous marquez { phrase-points } dans le camp vainqueur.

log-goal-reached = { $seat } atteint { $points } points : la partie s'achève avec cette année.
    .you = Vous atteignez { $points } points : la partie s'achève avec cette année.
log-final-points = { $seat } ajoute au décompte final : maisons { $houses }, Protections { $protection }, marchandises { $goods }, Privilèges { $tiles }.
    .you = Vous ajoutez au décompte final : maisons { $houses }, Protections { $protection }, marchandises { $goods }, Privilèges { $tiles }.
log-winner = { $seat } gagne la partie avec { $points } points.
    .you = Vous gagnez la partie avec { $points } points.


## Le plateau en texte

board-year = Année { $year }, { $part ->
    [0] premier semestre
   *[other] second semestre
  }
board-turn = au tour de { $name }
board-your-turn = à vous de jouer
board-ending = dernière année
board-price = { $good } { $points }
board-buys = achète { $prices }
board-stone-catholic = C
board-stone-protestant = P
board-stone-neutral = N
board-does = {""} : { $symbols }
board-torch = torche !
board-no-card = aucun Personnage
board-cards-left = { $cards ->
    [0] plus de carte
    [one] reste { $cards } carte
   *[other] restent { $cards } cartes
  }
board-track = Piste des actions, dans le sens horaire
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-protection = Protection { $count }
board-good = { $good } { $count }
board-tiles = { $count ->
    [one] { $count } Privilège
   *[other] { $count } Privilèges
  }
board-tile = { $count ->
    [one] { $tile }
   *[other] { $count } × { $tile }
  }
board-own-tiles = Vos Privilèges :
board-religion-die = dé { $count }
board-free = disponibles
board-loch-leven = à Loch Leven
board-signs =
    1· 2● 3·  les cases d'un pays, et les joueurs qui y ont une maison
    C P N ·   pions catholiques, protestants et neutres, et une case sans pion ;
              quand tout est occupé, la religion qui a le plus de pions gagne
    N Huus    le prochain Personnage, le pion qu'il amène et ce qu'il fait
    ● ■ ◆ ▼   les joueurs ; sur la piste des actions, leurs pions Action
    bla 4     le dé blanc montre 4 ; le dé violet vaut dans tous les pays
    + ±       prendre ou ajouter ; prendre ou vendre, ajouter ou ôter
    nav.      navire : vendre dans ce pays
    avancer   passer à la prochaine case libre et l'utiliser
    retirer   retirer un Personnage
    dé        « libérer » ou « tourner » un dé posé sur une carte


## Le plateau dessiné : le nom de chaque chose, et où elle en est

draw-over = la partie est finie
draw-counts = catholiques { $catholic }, protestants { $protestant }, neutres { $neutral }
draw-country = Cases Religion occupées : { $stones } sur { $spaces } ({ draw-counts }). Quand toutes le sont, la religion qui a le plus de pions gagne le conflit.
draw-country-full = Toutes les cases Religion sont occupées : { draw-counts }. Le conflit éclate à la fin de ce tour.
draw-site = Case { $site } { $country_in }
draw-site-free = Libre. Une maison y rapporte { phrase-points } à chaque conflit que gagne la religion de son propriétaire.
draw-site-taken = { $name } y a sa maison.
draw-house = { $name } : maison { $country_in }
draw-house-text = En case { $site }. Si { $religion_followers } gagnent ici le conflit, elle rapporte { phrase-points } ; sinon, elle est perdue. On vend là où l'on a une maison.
draw-stone-place = Case Religion { $country_in }
draw-stone-free = Libre pour un pion de n'importe quelle couleur.
draw-stone-lies = Compte pour sa religion lors du conflit { $country_in }.
draw-stone-idle = Occupe une case Religion { $country_in } sans prendre parti.
draw-cross = Case Religion fermée
draw-cross-text = À deux joueurs, elle le reste toute la partie.
draw-torch = Torche { $country_in }
draw-torch-lit = Elle brûle : le conflit éclate à la fin de ce tour.
draw-torch-out = On l'allume quand toutes les cases Religion sont occupées.
draw-price = { $good } { $country_in } : { phrase-points }
draw-price-open = Qui a une maison ici peut en vendre un jeton par tour.
draw-price-sold = Déjà vendu ici pendant ce tour.
draw-place = Personnage { $country_in }
draw-place-text = Personne n'est visible ici pour le moment.
draw-deck = Pile { $country_from }
draw-deck-text = { $cards ->
    [0] Épuisée : la partie s'achève avec cette année.
    [one] Il reste une carte, face cachée.
   *[other] Il reste { $cards } cartes, face cachée ; des Événements s'y trouvent.
  }
draw-does = Action : { $symbol }.
draw-does-either = Action, l'une des deux : { $first }, ou { $second }.
draw-card-up = { $country }. Amène un { $stone }. { $does }
draw-card-held = { $years ->
    [one] Encore { $years } an auprès de { $name }.
   *[other] Encore { $years } ans auprès de { $name }.
  } { $does }
draw-space = { $die_Name } : { $symbol }
draw-space-free = Libre : le dé { $die } y mène.
draw-space-taken = { $name } s'y trouve ; les autres la passent sans payer.
draw-disk = { $name } : pion Action
draw-disk-text = Il est sur { $die_space } : { $symbol }.
draw-score = { $name } : { phrase-points }
draw-score-text = L'année où quelqu'un atteint 50 points est la dernière.
draw-year = Année { $year }
draw-half = { $part ->
    [0] 1er semestre
   *[other] 2d semestre
  }
draw-year-text = Au premier semestre, les Personnages agissent et les dés baissent ; au second, de nouveaux Personnages arrivent et les pions Action avancent.
draw-end = Partie finie
draw-stack = Privilèges en réserve : { $count }
draw-stack-text = Ils sont face cachée ; qui en pioche un le garde secret.
draw-seat-first = Premier joueur.
draw-seat-turn = À son tour de jouer.
draw-religion-text = Le dé Religion perd 1 chaque année ; après le 1, on le relance et l'on choisit sa religion.
draw-religion-name = { $religion_faith }
draw-die = { $own_die_the } : { $number }
draw-die-unrolled = { $own_die_the }, pas encore lancé
draw-die-free = Disponible : il peut prendre le Personnage { $country_in }, ou mener le pion Action sur { $die_space }.
draw-die-wild = Disponible : il peut prendre un Personnage dans n'importe quel pays, ou mener le pion Action sur { $die_space }.
draw-die-card = Il est posé sur la carte { $card } pour autant d'années qu'il en montre.
draw-die-held = Il est retenu à Loch Leven pour autant d'années qu'il en montre.
draw-die-religion = Il dit pour combien d'années la religion est choisie.
draw-loch-leven = Loch Leven
draw-loch-leven-text = { $count ->
    [0] Aucun dé n'y est retenu.
    [one] Un dé y est retenu et ne peut servir.
   *[other] { $count } dés y sont retenus et ne peuvent servir.
  }
draw-good = { $good } : { $count }
draw-sells = { $country_in } pour { $points }
draw-good-text = Se vend { $first } et { $second }, là où l'on a une maison.
draw-protection = Jetons Protection : { $count }
draw-protection-text = Un jeton rendu arrête le pion d'un nouveau Personnage, ou épargne un Événement à son propriétaire.
draw-tiles = Privilèges : { $count }
draw-tiles-own = Vous seul voyez ce qu'ils montrent.
draw-tiles-hidden = Ils sont face cachée ; seul leur propriétaire les connaît.
draw-tile = { $count ->
    [one] { $tile }
   *[other] { $count } × { $tile }
  }
draw-tile-action = Peut servir une fois, à tout moment du tour de son propriétaire.
draw-tile-points = Compte à la fin de la partie.


## Ce dont une table peut convenir

setting-starting-player = Qui commence
setting-starting-player-random = tiré au sort
setting-starting-player-ochre = place 1, ocre
setting-starting-player-lapis = place 2, lapis
setting-starting-player-verdigris = place 3, vert-de-gris
setting-starting-player-vermilion = place 4, vermillon


## Conseils pour une première partie, trois pour chacune de ces étapes

hint-roll-1 = Votre tour du second semestre commence par un seul jet de tous vos dés disponibles. Les dés posés sur des cartes restent où ils sont.
hint-roll-2 = À chaque couleur son pays : le blanc à l'Angleterre, le bleu à la France, l'orange aux Pays-Bas, le brun à l'Espagne. Le violet prend un Personnage n'importe où.
hint-roll-3 = Un grand nombre garde un Personnage de longues années et bâtit sur une case élevée, mais son dé s'absente tout ce temps.
hint-take-1 = Choisissez un dé : sa couleur dit dans quel pays vous prenez le Personnage, son nombre pendant combien d'années il travaille pour vous.
hint-take-2 = Le nombre est aussi la case de votre maison dans ce pays : plus elle est haute, plus un conflit peut rapporter.
hint-take-3 = Le Personnage agit une fois maintenant, puis une fois à chaque premier semestre qui suit. Il amène aussi dans son pays un pion de sa religion.
hint-move-1 = Un dé disponible mène votre pion Action, dans le sens horaire, à la prochaine case libre de sa couleur, dont vous pouvez utiliser l'action. Seule la couleur compte.
hint-move-2 = Vous pouvez aller plus loin sur la même couleur : chaque case libre que vous sautez coûte 1 point. Les cases des autres se passent sans payer.
hint-move-3 = Le dé n'est pas dépensé : il reste disponible et sera relancé l'an prochain. Pointez une case pour lire son action.
hint-believe-1 = Votre religion décide des conflits que vous gagnez : si elle a le plus de pions dans un pays, votre maison y marque et demeure.
hint-believe-2 = Elle reste autant d'années que le montre le dé Religion : regardez où sont les pions et où se dressent vos maisons.
hint-believe-3 = Qui est de la religion perdante reprend sa maison de ce pays. Qui est seul de sa religion marque 1 point chaque année.
hint-stone-1 = Le nouveau Personnage amène un pion. Quand toutes les cases Religion d'un pays sont occupées, son conflit se règle à la fin du tour.
hint-stone-2 = Un jeton Protection renvoie le pion. Gardez-en un pour le moment qui compte.
hint-stone-3 = À égalité de pions, personne ne perd rien ; les pions neutres occupent une case sans prendre parti.
hint-house-1 = Votre maison dans ce pays peut monter à la case du nombre du dé. La maison qui s'y trouve descend d'une case.
hint-house-2 = Le numéro de la case est ce que rapporte la maison chaque fois que votre religion y gagne un conflit.
hint-house-3 = On ne vend des marchandises que là où l'on a une maison ; pour cela, n'importe quelle case convient.
hint-end-1 = Avant de finir le tour, regardez les torches : là où l'une brûle, le conflit se règle maintenant.
hint-end-2 = Les Privilèges s'utilisent à tout moment de votre tour, et 3 points libèrent un dé de sa carte.
hint-end-3 = L'année où quelqu'un atteint 50 points est la dernière ; maisons, marchandises et Privilèges rapportent alors encore des points.

## Ce qui peut clocher dans un fichier de composants

error-six-faces = il faut six faces, et non { $given }
error-country-with-die = il faut { $name } avec son dé { $die }
error-country-here = il faut { $name } à cet endroit du fichier
error-priced-already = ce pays en a déjà un prix
error-two-buyers = { $name } doit se vendre dans deux pays, et non dans { $given }
error-count-of-spaces = il faut de { $least } à { $most } enregistrements
error-purple-space = les cases violettes montrent un navire, et aucune autre
error-four-starts = les quatre cartes doivent commencer sur quatre cases différentes
error-two-and-two = il faut deux cartes catholiques et deux protestantes
error-track-only = les navires et les marchandises à vendre ne figurent que sur la piste des actions
error-both-stones = les personnages montrent les deux pierres religieuses : 'stone either'
error-event-mix = parmi les événements de { $name }, il faut un 'trade' et un 'loch-leven'
error-not-on-tiles = ce symbole ne figure pas sur les tuiles avantage
error-count-of-tiles = il faut { $count } tuiles, et non { $given }
error-no-symbol = « { $given } » n'est pas un symbole d'action
error-used-twice = « { $given } » sert deux fois
