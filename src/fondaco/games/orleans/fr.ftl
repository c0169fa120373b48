### Orléans : tout ce que le jeu dit en français. Les mêmes clés que en.ftl.
###
### ask-ÉTAPE          la question posée
### do-ÉTAPE-GROUPE    une option
### refusal-…          pourquoi une option est refusée
### log-…              ce qui s'est passé ; la forme `you` parle à la personne concernée
### place-does-…       ce que donne un lieu, en peu de mots
### le reste           les noms des choses ; leurs formes ($follower_a) sont les attributs
###
### Lieux, tuiles, villes, actes et événements tirent leurs noms de components.toml. Comme ils viennent
### sans article, les phrases n'en demandent pas : « Ferme : … », « l'action « Ferme » », « rejoindre Le Mans ».
### Un espace insécable précède : ; ? et ! (un test y veille).

game-title = Orléans
game-subtitle = Partisans, commerce et bienfaisance au bord de la Loire
game-aim = Tirez des partisans de votre sac, mettez-les au travail et gagnez de nouveaux partisans, des marchandises et des comptoirs. Après 18 manches, pièces et marchandises sont des points, et chaque comptoir ou citoyen en vaut autant que votre niveau de développement ; qui en a le plus l'emporte.


## Les noms

seat-ochre = Ocre
seat-lapis = Lapis
seat-verdigris = Vert-de-gris
seat-vermilion = Vermillon

follower-farmer = fermier
    .Name = Fermier
    .a = un fermier
    .the = le fermier
    .many = fermiers
    .no = de fermier
follower-boatman = batelier
    .Name = Batelier
    .a = un batelier
    .the = le batelier
    .many = bateliers
    .no = de batelier
follower-craftsman = artisan
    .Name = Artisan
    .a = un artisan
    .the = l'artisan
    .many = artisans
    .no = d'artisan
follower-trader = commerçant
    .Name = Commerçant
    .a = un commerçant
    .the = le commerçant
    .many = commerçants
    .no = de commerçant
follower-knight = chevalier
    .Name = Chevalier
    .a = un chevalier
    .the = le chevalier
    .many = chevaliers
    .no = de chevalier
follower-scholar = érudit
    .Name = Érudit
    .a = un érudit
    .the = l'érudit
    .many = érudits
    .no = d'érudit
follower-monk = moine
    .Name = Moine
    .a = un moine
    .the = le moine
    .many = moines
    .no = de moine
follower-own-farmer = fermier marqué
    .Name = Fermier marqué
    .a = un fermier marqué
    .the = le fermier marqué
    .many = fermiers marqués
    .no = de fermier marqué
follower-own-boatman = batelier marqué
    .Name = Batelier marqué
    .a = un batelier marqué
    .the = le batelier marqué
    .many = bateliers marqués
    .no = de batelier marqué
follower-own-craftsman = artisan marqué
    .Name = Artisan marqué
    .a = un artisan marqué
    .the = l'artisan marqué
    .many = artisans marqués
    .no = d'artisan marqué
follower-own-trader = commerçant marqué
    .Name = Commerçant marqué
    .a = un commerçant marqué
    .the = le commerçant marqué
    .many = commerçants marqués
    .no = de commerçant marqué

good-grain = céréales
    .one = 1 céréale
    .no = de céréales
good-cheese = fromage
    .one = 1 fromage
    .no = de fromage
good-wine = vin
    .one = 1 vin
    .no = de vin
good-wool = laine
    .one = 1 laine
    .no = de laine
good-brocade = brocart
    .one = 1 brocart
    .no = de brocart

track-farmer = piste des fermiers
track-boatman = piste des bateliers
track-craftsman = piste des artisans
track-trader = piste des commerçants
track-knight = piste des chevaliers
track-scholar = piste des érudits
track-development = piste de développement

kind-road = route
    .by = par la route
kind-waterway = voie d'eau
    .by = par voie d'eau

## Ce que donnent les lieux

place-does-farm = recruter un fermier, qui apporte une marchandise
place-does-village = recruter un batelier (pièces), un artisan (technologie) ou un commerçant (tuile Lieu)
place-does-university = recruter un érudit, qui apporte des points de développement
place-does-castle = recruter un chevalier, pour tirer davantage de partisans
place-does-monastery = recruter un moine, qui remplace n'importe qui
place-does-ship = voyager sur une voie d'eau et prendre une marchandise
place-does-wagon = voyager sur une route et prendre une marchandise
place-does-guildhall = bâtir un comptoir là où se trouve votre marchand
place-does-scriptorium = 1 point de développement
place-does-town-hall = donner 1 ou 2 partisans à des actes de bienfaisance
place-does-haystack = 1 céréale
place-does-cheese-dairy = 1 fromage
place-does-winery = 1 vin
place-does-wool-mill = 1 laine
place-does-tailor = 1 brocart
place-does-shipping-line = 1 point de développement
place-does-brewery = 2 pièces
place-does-library = 2 points de développement
place-does-windmill = 2 pièces et 1 point de développement
place-does-restaurant = 4 pièces
place-does-pharmacy = payer 1 à 3 pièces pour autant de points de développement
place-does-treasury = 1 pièce par comptoir que vous avez bâti
place-does-bathhouse = tirer 2 partisans, dont 1 travaille aussitôt
place-does-hospital = autant de pièces que votre niveau de développement
place-does-sacristy = son moine vous épargne Moisson, Taxes ou Peste
place-does-school = un érudit remplace n'importe qui, sauf un moine
place-does-horse-cart = voyager sur une route et prendre une marchandise
place-does-powder-tower = 2 cases de marché en plus, d'où donner aux actes
place-does-herb-garden = un batelier remplace fermier, artisan ou commerçant
place-does-laboratory = 1 jeton Technologie

## Tournures communes à plusieurs phrases

phrase-coins = { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
phrase-points = { $points ->
        [one] { $points } point de développement
       *[other] { $points } points de développement
    }
phrase-does = { $does ->
        [0] { place-does-farm }
        [1] { place-does-village }
        [2] { place-does-university }
        [3] { place-does-castle }
        [4] { place-does-monastery }
        [5] { place-does-ship }
        [6] { place-does-wagon }
        [7] { place-does-guildhall }
        [8] { place-does-scriptorium }
        [9] { place-does-town-hall }
        [10] { place-does-haystack }
        [11] { place-does-cheese-dairy }
        [12] { place-does-winery }
        [13] { place-does-wool-mill }
        [14] { place-does-tailor }
        [15] { place-does-shipping-line }
        [16] { place-does-brewery }
        [17] { place-does-library }
        [18] { place-does-windmill }
        [19] { place-does-restaurant }
        [20] { place-does-pharmacy }
        [21] { place-does-treasury }
        [22] { place-does-bathhouse }
        [23] { place-does-hospital }
        [24] { place-does-sacristy }
        [25] { place-does-school }
        [26] { place-does-horse-cart }
        [27] { place-does-powder-tower }
        [28] { place-does-herb-garden }
       *[29] { place-does-laboratory }
    }
# Ce que des points de développement atteignent en chemin
phrase-reached = { $level ->
        [0] {""}
       *[other] , d'où le niveau { $level }
    }{ $bonus ->
        [0] {""}
        [one] , plus { $bonus } pièce
       *[other] , plus { $bonus } pièces
    }{ $citizens ->
        [0] {""}
        [one] , plus { $citizens } citoyen
       *[other] , plus { $citizens } citoyens
    }
# Une case d'action : « case fermier », ou de deux semblables « case fermier 2 »
phrase-nth = { $nth ->
        [0] {""}
       *[other] {" "}{ $nth }
    }
phrase-space = { $typed ->
        [1] case { $type }{ phrase-nth }
       *[0] case{ phrase-nth } pour tout métier
    }
phrase-filled = { $full ->
        [1] lieu alors activé
       *[0] { $filled ->
            [one] alors { $filled } occupée sur { $spaces }
           *[other] alors { $filled } occupées sur { $spaces }
        }
    }
phrase-fits = { $spaces ->
        [0] aucune case libre possible
        [one] { $spaces } case libre possible
       *[other] { $spaces } cases libres possibles
    }
phrase-tile = { $tile } ({ $pile ->
        [1] I
       *[2] II
    }{ $asks ->
        [1] , { $type }
        [2] , { $type } + { $follower }
        [3] , 2 { $type_many }
        [4] , un partisan au choix
       *[0] {""}
    }) : { phrase-does }
phrase-second = { $second ->
        [0] { good-grain }
        [1] { good-cheese }
        [2] { good-wine }
        [3] { good-wool }
       *[4] { good-brocade }
    }


## Avant la première manche

ask-exclude = Choisissez une tuile Lieu à remettre dans la boîte : personne ne l'aura dans cette partie.
do-exclude = { phrase-tile }
do-exclude-none = Laisser toutes les tuiles en jeu


## Partisans

ask-draw = { $most ->
        [0] Vous ne pouvez tirer personne pour l'instant : continuez sans tirage{ $working ->
            [0] {""}
           *[other] , ou rappelez d'abord des partisans de leurs lieux
        }.
       *[other] Choisissez combien de partisans tirer de votre sac, { $most } au plus : ils attendront au marché d'être mis au travail{ $working ->
            [0] {""}
           *[other] . Ou rappelez d'abord quelqu'un d'un lieu, ce qui compte pour un tirage
        }.
    }
do-draw = { $count ->
        [0] Ne tirer personne
        [one] Tirer { $count } partisan
       *[other] Tirer { $count } partisans
    }{ $all ->
        [1] { $count ->
            [0] {""}
           *[other] , ce qui vide votre sac
        }
       *[0] {""}
    }
do-draw-back = Rappeler { $follower_the } ({ $place }, { phrase-space }) au lieu d'un tirage

ask-tower = Choisissez qui attend à la poudrière ({ $room ->
        [one] { $room } case libre
       *[other] { $room } cases libres
    }) : cela fait de la place au marché, et ces partisans peuvent aller aux actes de bienfaisance.
do-tower = { $follower_Name } à la poudrière
do-tower-enough = En rester là


## Organisation

ask-plan = { $waits ->
        [0] Plus personne n'attend : annoncez que c'est prêt, ou reprenez quelqu'un.
       *[other] Choisissez un partisan qui attend, puis la case où il travaillera ; quand tout vous convient, annoncez que c'est prêt.
    }
do-plan = { $follower_Name }{ $waits ->
        [0] {""}
        [one] {""}
       *[other] {" "}({ $waits } attendent)
    } : { phrase-fits }
do-plan-tower = { $follower_Name } de la poudrière, case { $nth } : { phrase-fits }
do-plan-back = Reprendre { $follower_the } ({ $place }, { phrase-space })
do-plan-ready = C'est prêt : { $active ->
        [0] aucun lieu activé
        [one] { $active } lieu activé
       *[other] { $active } lieux activés
    }, { $waits ->
        [0] personne ne reste au marché
        [one] { $waits } partisan reste au marché
       *[other] { $waits } partisans restent au marché
    }

ask-send = Choisissez la case où travaillera { $follower_the } : un lieu agit quand toutes ses cases sont occupées, maintenant ou dans une manche suivante.
do-send = { $place } : { phrase-space } ({ phrase-filled })
do-send-keep = Laisser { $follower_the } au marché

ask-wait = Votre organisation est faite, et d'autres s'organisent encore : attendez-les, ou ravisez-vous.
do-wait-reconsider = Se raviser


## Actions

ask-act = Choisissez un lieu activé et jouez son action : ses partisans retournent ensuite dans votre sac ; qui passe n'agit plus dans cette manche.
do-act = { $place } : { $effect ->
        [1] recruter un fermier{ $stock ->
            [0] {""}
           *[other] {" "}et prendre { $good_one }
        } (piste des fermiers : case { $step })
        [2] recruter un érudit pour { phrase-points }{ phrase-reached }
        [3] recruter un chevalier{ $citizens ->
            [0] {" "}et tirer désormais jusqu'à { $limit } partisans
           *[other] {" "}et prendre 1 citoyen
        }
        [4] quitter { $town } { $kind_by }
        [5] bâtir un comptoir ({ $town })
        [6] { phrase-coins }
        [7] { phrase-points }{ phrase-reached }
        [8] { phrase-coins } et { phrase-points }{ phrase-reached }
        [9] donner 1 ou 2 partisans à des actes de bienfaisance
       *[0] { phrase-does }
    }
do-act-pass = Passer : plus d'action dans cette manche{ $active ->
        [0] {""}
        [one] {" "}({ $active } lieu reste activé)
       *[other] {" "}({ $active } lieux restent activés)
    }

ask-recruit = Choisissez qui recruter au village : chacun apporte autre chose, et votre marqueur avance d'une case sur sa piste.
do-recruit = { $recruit_Name } (en stock : { $left }){ $brings ->
        [1] : { phrase-coins }
        [2] : 1 citoyen
        [3] : 1 jeton Technologie
        [4] : une tuile Lieu de la pile I
        [5] : une tuile Lieu de la pile I ou II
       *[0] {""}
    }

ask-take-tile = Choisissez une tuile Lieu { $piles ->
        [1] de la pile I
       *[other] de la pile I ou II
    } : ce sera désormais un lieu à vous.
do-take-tile = { phrase-tile }
do-take-tile-none = Ne prendre aucune tuile

ask-travel = Choisissez la ville que votre marchand rejoint en quittant { $town } { $kind_by } : vous pouvez prendre une marchandise en chemin.
do-travel = { $town } { $kind_by }{ $goods ->
        [0] , rien en chemin
        [1] , { $good } en chemin
        [2] , 2 × { $good } en chemin
       *[other] , { $good } et { phrase-second } en chemin
    }{ $built ->
        [1] ; vous y avez un comptoir
        [2] ; { $seat } y a un comptoir
       *[0] {""}
    }

ask-good = Choisissez une marchandise en chemin : elles font des points à la fin, et la nourriture (céréales, fromage, vin) sert à la Moisson.
do-good = Prendre { $good_one } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; vous en avez { $stock })
do-good-none = Ne rien prendre

ask-deed = { $again ->
        [1] Donnez aussi l'autre partisan à un acte de bienfaisance, ou laissez-le où il est.
       *[0] Choisissez un acte de bienfaisance et le partisan que vous lui donnez pour toujours : la récompense est immédiate, et qui occupe la dernière case reçoit le citoyen.
    }
do-deed = { $deed } : donner { $follower_the }{ $nth ->
        [0] {""}
       *[other] {" "}(case { $nth })
    } pour { $reward ->
        [one] { $reward } pièce
       *[other] { $reward } pièces
    }{ $choice ->
        [1] {" "}ou 1 point de développement
       *[0] {""}
    }{ $full ->
        [1] {" "}et le citoyen
       *[0] { $filled ->
            [one] {" "}(alors { $filled } case occupée sur { $spaces })
           *[other] {" "}(alors { $filled } cases occupées sur { $spaces })
        }
    }
do-deed-enough = Ne donner personne d'autre

ask-canalisation = Choisissez votre récompense pour les Canalisations : de l'argent, ou du développement.
do-canalisation-coin = Prendre { phrase-coins }
do-canalisation-development = Gagner { phrase-points }{ phrase-reached }

ask-pharmacy = Choisissez combien dépenser : chaque pièce vaut un point de développement (vous en avez { $have }).
do-pharmacy = Payer { phrase-coins } : { phrase-points }{ phrase-reached }

ask-bathe = { $drawn ->
        [one] Il n'y avait qu'un partisan dans le sac : il va aussitôt travailler.
       *[other] Choisissez l'un des deux partisans tirés : il va aussitôt travailler, et l'autre retourne dans le sac.
    }
do-bathe = { $follower_Name } : { phrase-fits }
ask-settle = Choisissez la case où { $follower_the } va aussitôt travailler.
do-settle = { $place } : { phrase-space } ({ phrase-filled })

ask-technology = Choisissez la case d'un jeton Technologie : il y remplace le partisan jusqu'à la fin de la partie{ $first ->
        [1] ; le premier doit remplacer un fermier.
       *[0] .
    }
do-technology = { $place } : { phrase-space } ({ $needs ->
        [one] { $needs } partisan suffira
       *[other] { $needs } partisans suffiront
    })
do-technology-keep = Garder { $tokens ->
        [one] le jeton
       *[other] les { $tokens } jetons
    } pour une manche suivante


## Événements et torture

ask-shelter = Événement « { $event } » : remettez au sac le moine de votre sacristie pour y échapper, ou subissez-le.
do-shelter-use = Utiliser la sacristie et y échapper
do-shelter-suffer = Subir l'événement : { $takes ->
        [0] un partisan tiré de votre sac retourne sur le plateau
        [1] céder 1 nourriture
       *[2] payer { phrase-coins }
    }

ask-food = Moisson : choisissez la nourriture que vous cédez, et qui retourne à la réserve.
do-food = Céder { $food_one } (vous en avez { $stock })

ask-torture = Il vous manque { $missing ->
        [one] { $missing } pièce
       *[other] { $missing } pièces
    } pour payer : choisissez ce que vous cédez à la place d'une pièce ; cela quitte le jeu.
do-torture-unbuilt-station = Un comptoir pas encore bâti (vous en avez { $stock })
do-torture-station = Votre comptoir ({ $town })
do-torture-follower = Un partisan tiré de votre sac, sauf les marqués (partisans dans le sac : { $bag })
do-torture-development = 1 point de développement{ $level ->
        [0] {""}
       *[other] : retour au niveau { $level }
    }
do-torture-good = { $good_one } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; vous en avez { $stock })
do-torture-tile = La tuile Lieu « { $tile } »
do-torture-unlaid-technology = Un jeton Technologie pas encore posé (vous en avez { $stock })
do-torture-technology = Le jeton Technologie du lieu « { $place } »


## Pourquoi pas

refusal-not-now = Il faut d'abord décider d'autre chose.
refusal-not-your-turn = Ce n'est pas votre tour.
refusal-tile-taken = La tuile « { $tile } » n'est plus dans aucune pile.
refusal-above-draw-limit = { $back ->
        [0] Vos chevaliers vous laissent tirer { $limit } partisans au plus.
       *[other] Chaque partisan rappelé prend la place d'un tirage : { $limit } au plus.
    }
refusal-market-full = { $room ->
        [0] Votre marché est plein.
        [one] Il n'y a de place que pour { $room } partisan, pas pour { $count }.
       *[other] Il n'y a de place que pour { $room } partisans, pas pour { $count }.
    }
refusal-bag-too-small = { $bag ->
        [0] Votre sac est vide.
        [one] Il n'y a que { $bag } partisan dans votre sac.
       *[other] Il n'y a que { $bag } partisans dans votre sac.
    }
refusal-nobody-there = Il n'y a personne ici.
refusal-technology-stays = Un jeton Technologie reste là où il a été posé.
refusal-not-waiting = Vous n'avez pas { $follower_no } au marché.
refusal-placed-earlier = Un partisan d'une manche précédente ne se rappelle qu'au lieu d'un tirage.
refusal-not-your-place = Le lieu « { $place } » n'est pas à vous.
refusal-space-taken = Cette case est occupée ({ $place }).
refusal-wrong-type = Cette case demande { $type_a }.
refusal-monk-only = Cette case n'accepte qu'{ $type_a }.
refusal-no-own-at-town-hall = Vos partisans marqués ne vous quittent jamais.
refusal-not-activated = Toutes les cases ne sont pas occupées : { $place }.
refusal-no-action = Le lieu « { $place } » n'a pas d'action : il agit de lui-même.
refusal-track-finished = Votre marqueur est au bout de la { $track }.
refusal-no-follower-left = Il ne reste plus { $type_no } à recruter.
refusal-pilgrimage-time = C'est la manche du Pèlerinage : on ne recrute pas de moine.
refusal-town-taken = Cette ville a déjà un comptoir : { $town }.
refusal-no-station-left = Vous n'avez plus de comptoir à bâtir.
refusal-no-deed = Personne ici ne convient à une case libre d'un acte.
refusal-no-good-left = La réserve n'a plus { $good_no }.
refusal-development-finished = Votre marqueur est au bout de la piste de développement.
refusal-bank-empty = La caisse est vide.
refusal-no-station-built = Vous n'avez encore bâti aucun comptoir.
refusal-cannot-pay = Il vous faut { $need ->
        [one] { $need } pièce
       *[other] { $need } pièces
    } ; vous en avez { $have }.
refusal-bag-empty = Votre sac est vide.
refusal-no-technology-left = Il ne reste plus de jeton Technologie.
refusal-wrong-pile = Votre première tuile vient de la pile I.
refusal-no-connection = Depuis la ville de votre marchand, aucune { $kind } ne rejoint { $town }.
refusal-not-on-connection = Il n'y a pas { $good_no } en chemin.
refusal-deed-space-taken = L'acte « { $deed } » n'a pas de case libre pour { $follower_a }.
refusal-no-own-for-deed = Vos partisans marqués ne vous quittent jamais.
refusal-give-one-first = Donnez au moins un partisan.
refusal-not-drawn = Vous n'avez pas tiré { $follower_no }.
refusal-fits-nowhere = Aucune de vos cases libres n'accepte { $follower_a }.
refusal-first-on-farmer = Le premier jeton remplace un fermier, pas { $type_a }.
refusal-not-on-monk = Une technologie ne remplace jamais un moine.
refusal-one-per-place = Ce lieu a déjà un jeton Technologie : { $place }.
refusal-single-space = Ce lieu n'a qu'une seule case : { $place }.
refusal-untyped-space = Ce lieu ne demande aucun métier précis : { $place }.
refusal-no-such-food = Vous n'avez pas { $good_no }.
refusal-no-such-item = Vous n'avez rien de tel.
refusal-no-neutral-in-bag = Votre sac n'a personne que vous puissiez céder.
refusal-behind-coins = Votre marqueur ne peut reculer : il est au départ, sur des pièces, ou juste après.
refusal-station-in-orleans = Vous avez déjà un comptoir à Orléans.
refusal-no-way-out = Aucune { $kind } ne part d'ici ({ $town }).


## Ce qui s'est passé

log-first-player = { $seat } commence.
    .you = Vous commencez.
log-tile-excluded = { $seat } remet dans la boîte la tuile « { $tile } ».
    .you = Vous remettez dans la boîte la tuile « { $tile } ».
log-round-begins = La manche { $round } sur 18 commence.
log-event-turned-up = Événement de la manche : { $event }.
log-census-most = { $seat } mène sur la piste des fermiers.
    .you = Vous menez sur la piste des fermiers.
log-census-least = { $seat } est en queue de la piste des fermiers.
    .you = Vous êtes en queue de la piste des fermiers.

log-brought-back = { $seat } rappelle { $follower_the } ({ $place }).
    .you = Vous rappelez { $follower_the } ({ $place }).
log-follower-drawn = { $seat } tire { $follower_a }.
    .you = Vous tirez { $follower_a }.
log-ready = { $seat } a fini de s'organiser.
    .you = Vous avez fini de vous organiser.
log-planned = Place aux actions.

log-acts = { $seat } joue l'action « { $place } ».
    .you = Vous jouez l'action « { $place } ».
log-passed = { $seat } passe.
    .you = Vous passez.
log-recruited = { $seat } recrute { $type_a }.
    .you = Vous recrutez { $type_a }.
log-coins-received = { $seat } touche { phrase-coins }.
    .you = Vous touchez { phrase-coins }.
log-coins-paid = { $seat } paie { phrase-coins }.
    .you = Vous payez { phrase-coins }.
log-good-received = { $seat } prend { $good_one }.
    .you = Vous prenez { $good_one }.
log-tile-taken = { $seat } prend la tuile « { $tile } ».
    .you = Vous prenez la tuile « { $tile } ».
log-tile-declined = { $seat } ne prend aucune tuile.
    .you = Vous ne prenez aucune tuile.
log-travelled = { $seat } rejoint { $town } { $kind_by }.
    .you = Vous rejoignez { $town } { $kind_by }.
log-good-picked-up = { $seat } ramasse { $good_one }.
    .you = Vous ramassez { $good_one }.
log-station-built = { $seat } bâtit un comptoir ({ $town }).
    .you = Vous bâtissez un comptoir ({ $town }).
log-deed = { $seat } donne { $type_a } à l'acte « { $deed } ».
    .you = Vous donnez { $type_a } à l'acte « { $deed } ».
log-deed-complete = { $seat } achève l'acte « { $deed } ».
    .you = Vous achevez l'acte « { $deed } ».
log-development = { $seat } gagne { phrase-points }.
    .you = Vous gagnez { phrase-points }.
log-level = { $seat } atteint le niveau { $level }.
    .you = Vous atteignez le niveau { $level }.
log-citizen = { $seat } prend un citoyen.
    .you = Vous prenez un citoyen.
log-bathhouse-drawn = { $seat } tire { $follower_a } aux bains publics.
    .you = Vous tirez { $follower_a } aux bains publics.
log-bathhouse-nobody = { $seat } n'a de case pour aucun et les remet au sac.
    .you = Vous n'avez de case pour aucun et les remettez au sac.
log-bathhouse-sent = { $seat } envoie { $follower_the } travailler ({ $place }).
    .you = Vous envoyez { $follower_the } travailler ({ $place }).
log-technology-taken = { $seat } prend un jeton Technologie.
    .you = Vous prenez un jeton Technologie.
log-technology-laid = { $seat } pose un jeton Technologie sur la case { $type } ({ $place }).
    .you = Vous posez un jeton Technologie sur la case { $type } ({ $place }).

log-event-strikes = L'événement se produit : { $event }.
log-sheltered = { $seat } y échappe grâce à la sacristie.
    .you = Vous y échappez grâce à la sacristie.
log-no-food = { $seat } n'a pas de nourriture.
    .you = Vous n'avez pas de nourriture.
log-food-given = { $seat } cède { $good_one }.
    .you = Vous cédez { $good_one }.
log-plague-takes = { $seat } perd { $type_a }, emporté par la peste.
    .you = Vous perdez { $type_a }, emporté par la peste.
log-plague-spares = { $seat } tire { $follower_a }, que la peste épargne.
    .you = Vous tirez { $follower_a }, que la peste épargne.
log-torture = { $seat } subit la torture, faute de { $missing ->
        [one] { $missing } pièce
       *[other] { $missing } pièces
    }.
    .you = Vous subissez la torture, faute de { $missing ->
        [one] { $missing } pièce
       *[other] { $missing } pièces
    }.
log-torture-lapses = { $seat } n'a plus rien à céder, et le reste de la dette s'éteint.
    .you = Vous n'avez plus rien à céder, et le reste de la dette s'éteint.
log-lost-unbuilt-station = { $seat } cède un comptoir pas encore bâti.
    .you = Vous cédez un comptoir pas encore bâti.
log-lost-station = { $seat } cède un comptoir ({ $town }).
    .you = Vous cédez votre comptoir ({ $town }).
log-lost-development = { $seat } cède 1 point de développement.
    .you = Vous cédez 1 point de développement.
log-lost-good = { $seat } cède { $good_one }.
    .you = Vous cédez { $good_one }.
log-lost-tile = { $seat } cède la tuile « { $tile } ».
    .you = Vous cédez la tuile « { $tile } ».
log-lost-technology = { $seat } cède un jeton Technologie.
    .you = Vous cédez un jeton Technologie.
log-lost-follower = { $seat } cède { $type_a }.
    .you = Vous cédez { $type_a }.

log-most-stations = { $seat } a bâti le plus de comptoirs.
    .you = Vous avez bâti le plus de comptoirs.
log-stations-tied = Plusieurs ont bâti le plus de comptoirs : personne ne prend le citoyen réservé à cela.
phrase-stations = { $stations ->
        [one] { $stations } comptoir
       *[other] { $stations } comptoirs
    }
phrase-citizens = { $citizens ->
        [one] { $citizens } citoyen
       *[other] { $citizens } citoyens
    }
log-final-score = { $seat } a { $score ->
        [one] { $score } point
       *[other] { $score } points
    } : { $worth } en pièces et marchandises, ({ phrase-stations } + { phrase-citizens }) × niveau { $level }.
    .you = Vous avez { $score ->
        [one] { $score } point
       *[other] { $score } points
    } : { $worth } en pièces et marchandises, ({ phrase-stations } + { phrase-citizens }) × niveau { $level }.


## Le plateau en texte

board-before = Avant la première manche
board-round = Manche { $round } sur 18
board-event = { $event } : { $which ->
    [0] aucun moine à recruter
    [1] puis des pièces selon le niveau
    [2] puis 1 nourriture ou 5 pièces
    [3] puis 1 pièce pour 3 marchandises
    [4] puis 1 pièce par comptoir
   *[5] puis 1 partisan du sac est perdu
  }
board-events = Événements à venir :
board-turn = au tour de { $name }
board-your-turn = à vous de jouer
board-planning = tous s'organisent
board-pile = { $pile ->
    [1] Pile I :
   *[2] Pile II :
  }
board-deeds = Actes :
board-reward = +{ $coins }{ $choice ->
    [1] {" "}ou développement
   *[0] {""}
  } :
board-tracks = Pistes :
board-development = développement
board-citizens-at = (citoyen en { $spaces })
board-stock = En stock :
board-stock-technology = technologie { $count }
board-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
  }
board-ways = { $town }, { $kind_by } :
board-stations = Comptoirs :
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-level = niveau { $level } (case { $space })
board-built = { $built ->
    [one] { $built } comptoir bâti
   *[other] { $built } comptoirs bâtis
  }, reste { $left }
board-citizens = { $count ->
    [one] { $count } citoyen
   *[other] { $count } citoyens
  }
board-unlaid = { $count ->
    [one] { $count } jeton Technologie à poser
   *[other] { $count } jetons Technologie à poser
  }
board-first = premier joueur
board-passed = a passé
board-merchant = marchand : { $town }
board-bag = sac { $count }
board-waiting = marché { $followers }
board-own-bag = Sac ({ $count }, en tirer jusqu'à { $limit }) :
board-market = Marché ({ $count } sur { $room }) :
board-nobody = personne
board-anybody = au choix
board-technology = techno
# Ce que donne un lieu, en bref
board-gives = { $effect ->
    [1] fermier{ $stock ->
        [0] {""}
       *[other] {" "}et { $good_one }
    }
    [2] érudit, développement { $points }
    [3] chevalier, en tirer { $limit }{ $citizens ->
        [0] {""}
       *[other] , 1 citoyen
    }
    [4] voyage { $kind_by }
    [5] comptoir ({ $town })
    [6] { phrase-coins }
    [7] { phrase-points }
    [8] { phrase-coins } et { phrase-points }
    [9] partisans pour les actes
   *[0] { $does ->
        [0] fermier (piste finie)
        [1] batelier, artisan, commerçant
        [2] érudit (piste finie)
        [3] chevalier (piste finie)
        [4] moine
        [20] développement pour 1 à 3 pièces
       *[other] { phrase-does }
    }
  }
board-signs =
    {"[batelier]"}  un partisan sur une case ; sans crochets, celui qui manque
    batelier*   un partisan marqué, qui ne se perd jamais
    bat 2       deux bateliers : les trois premières lettres d'un métier
    {"[techno]"}    un jeton Technologie, qui reste là
    +1 +2 +3    les pièces que paie un acte pour chaque partisan
    ● ■ ◆ ▼     les joueurs ; devant une ville, leurs comptoirs
    (vin)       une marchandise en chemin


## Ce dont une table peut convenir

setting-first-player = Qui commence
setting-first-player-random = tiré au sort
setting-first-player-ochre = place 1, ocre
setting-first-player-lapis = place 2, lapis
setting-first-player-verdigris = place 3, vert-de-gris
setting-first-player-vermilion = place 4, vermillon
setting-planning = Organisation
setting-planning-together = tous en même temps
setting-planning-in-turn = l'un après l'autre, dans l'ordre du tour
setting-exclusion = Écarter d'abord des tuiles Lieu
setting-exclusion-off = non
setting-exclusion-on = oui, chacun peut le faire


## Conseils pour une première partie, trois pour chacune de ces étapes

hint-draw-1 = Les partisans qui ont travaillé sont dans votre sac ; en tirer les ramène à votre marché. Vos chevaliers disent combien vous pouvez en tirer.
hint-draw-2 = Le marché a 8 cases. Qui n'est pas mis au travail y reste et prend de la place.
hint-draw-3 = Vous pouvez regarder dans votre sac à tout moment : moins il mêle de métiers, plus sûrement vous tirez ce qu'il vous faut.
hint-plan-1 = Chaque lieu montre les partisans qu'il demande. Occupez toutes ses cases et vous pourrez y agir dans cette manche ; un lieu incomplet attend la suite.
hint-plan-2 = Pour bien commencer : la Ferme donne des partisans et des marchandises, le Château permet d'en tirer davantage, le Village apporte pièces, technologie et nouveaux lieux.
hint-plan-3 = Un moine remplace n'importe qui. Tant que vous n'avez pas annoncé que c'est prêt, tout ce que vous avez placé dans cette manche peut être repris.
hint-send-1 = Un lieu n'agit que si toutes ses cases sont occupées ; la mairie se contente d'un seul partisan.
hint-send-2 = Un partisan placé reste sur son lieu jusqu'à ce que celui-ci serve. Dans une manche suivante, vous pourrez le rappeler au lieu d'un tirage.
hint-send-3 = Les partisans de la mairie sont donnés pour toujours : cela rapporte des pièces et des citoyens, et allège votre sac.
hint-act-1 = Chacun à son tour joue une action, jusqu'à ce que tous aient passé. L'ordre compte : marchandises de la carte, citoyens et tuiles Lieu vont au premier arrivé.
hint-act-2 = Après une action, ses partisans retournent dans votre sac, d'où vous pourrez les tirer de nouveau.
hint-act-3 = Passer tôt ne coûte que les actions de cette manche : les lieux activés le restent.
hint-recruit-1 = Un batelier apporte des pièces, un artisan une technologie qui travaille pour vous jusqu'au bout, un commerçant un nouveau lieu bien à vous.
hint-recruit-2 = Chaque recrue rejoint aussi votre sac : plus un métier y est nombreux, plus les autres se font rares au tirage.
hint-recruit-3 = Ces trois pistes n'ont que cinq cases ; qui arrive le premier au bout de celle des bateliers prend un citoyen.
hint-take-tile-1 = Toutes les tuiles sont visibles, et chacune est unique. Une tuile est un lieu dont vous seul pouvez vous servir.
hint-take-tile-2 = École, jardin potager et poudrière ne demandent aucun partisan : ils vous aident à chaque manche.
hint-take-tile-3 = Votre première tuile vient de la pile I ; dès la deuxième, les deux piles vous sont ouvertes.
hint-travel-1 = À chaque action, le marchand suit une route ou une voie d'eau et peut prendre une marchandise en chemin.
hint-travel-2 = Là où se trouve votre marchand, la Guilde bâtit un comptoir. Une ville n'en accepte qu'un ; Orléans en accepte un par joueur.
hint-travel-3 = À la fin, chaque comptoir vaut autant de points que votre niveau de développement.
hint-deed-1 = Un partisan donné à un acte ne revient jamais. Cela rapporte des pièces, et qui occupe la dernière case prend le citoyen.
hint-deed-2 = Chaque case demande un métier précis : ici, un moine ne remplace personne.
hint-deed-3 = Un sac léger est un bon sac : donnez ceux dont vous avez rarement besoin.
hint-technology-1 = Un jeton Technologie occupe sa case jusqu'à la fin de la partie : le lieu demande un partisan de moins.
hint-technology-2 = Le premier doit remplacer un fermier ; les suivants remplacent n'importe qui, sauf un moine, et aucun lieu n'en prend deux.
hint-technology-3 = Choisissez un lieu que vous voulez jouer à chaque manche.
hint-food-1 = À la Moisson, chacun cède une nourriture : céréales, fromage ou vin. Sans nourriture, il en coûte 5 pièces.
hint-food-2 = À la fin, les céréales valent 1 point, le fromage 2 et le vin 3 : cédez ce qui vous manquera le moins.
hint-food-3 = Gardez une nourriture pour chaque Moisson qui reste dans la pile des événements.



## Les légendes du dessin

draw-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
draw-coins = { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    }
draw-anybody = tout métier

# Le sablier
draw-over = la partie est finie
draw-before = avant la première manche
draw-before-text = Chaque manche commence par une tuile Sablier ; la première est toujours Pèlerinage.
draw-round = manche { $number } sur { $rounds }
draw-round-foot = sur { $rounds }
draw-round-text = Chaque manche dévoile une tuile Sablier. { $left ->
        [0] C'est la dernière.
        [one] Il en reste une.
       *[other] Il en reste { $left }.
    }
draw-first-player = premier joueur : { $name }
draw-event = événement : { $event }
draw-event-short-pilgrimage = Pas de moine cette manche
draw-event-short-income = Des pièces selon le niveau
draw-event-short-harvest = Chacun paie 1 nourriture
draw-event-short-taxes = 1 pièce pour 3 marchandises
draw-event-short-trade = 1 pièce par comptoir bâti
draw-event-short-plague = Un partisan peut être perdu
draw-event-pilgrimage = Aucun moine ne peut être recruté pendant cette manche.
draw-event-income = Après les actions, chacun reçoit autant de pièces que son niveau de développement.
draw-event-harvest = Après les actions, chacun paie 1 nourriture : céréales, fromage ou vin. Qui n'en a pas paie 5 pièces.
draw-event-taxes = Après les actions, chacun paie 1 pièce par lot de 3 marchandises posées devant lui.
draw-event-trade = Après les actions, chacun reçoit 1 pièce par comptoir bâti.
draw-event-plague = Après les actions, chacun tire 1 partisan de son sac et le perd, sauf s'il est marqué.
draw-stack = { $event } : { $number ->
        [0] aucune tuile à venir
        [one] { $number } tuile à venir
       *[other] { $number } tuiles à venir
    }

# La carte
draw-road = route { $here } – { $there }
draw-waterway = voie d'eau { $here } – { $there }
draw-link-goods = S'y trouve : { $what }. Qui passe ici peut prendre une marchandise.
draw-link-empty = Aucune marchandise ici ; on peut tout de même y passer.
draw-link-unused = Une marchandise n'est posée ici qu'à partir de { $number } joueurs.
draw-good-on-map = { $way }. Qui y passe peut prendre cette marchandise. Vaut { draw-points } à la fin.
draw-town-orleans = Ici, chaque joueur peut bâtir un comptoir.
draw-town-free = Pas encore de comptoir ; il n'y a de place que pour un seul.
draw-town-stations = Comptoir : { $names }.
draw-town-roads = Par la route : { $towns }.
draw-town-waterways = Par voie d'eau : { $towns }.
draw-station = { $name } : comptoir, { $town }
draw-station-text = Vaut à la fin autant de points que le niveau de développement de son propriétaire.
draw-merchant = { $name } : marchand
draw-merchant-text = Ville actuelle : { $town }. Le bateau le mène sur les voies d'eau, le chariot et la carriole sur les routes.

# Les pistes
draw-step = { $track }, case { $step }
draw-gives-nothing = Tous partent d'ici.
draw-gives-good = { $good_one } de la réserve.
draw-gives-money = { draw-coins }.
draw-gives-money-once = { draw-coins } pour quiconque atteint ou franchit cette case.
draw-gives-citizen = Un citoyen pour qui arrive en premier.
draw-gives-technology = Un jeton Technologie.
draw-gives-first-technology = Un jeton Technologie. Le premier posé doit remplacer un fermier.
draw-gives-first-tile = Une tuile Lieu de la pile I.
draw-gives-tile = Une tuile Lieu de la pile I ou II.
draw-gives-draw = Jusqu'à { $number } partisans tirés par manche.
draw-gives-draw-citizen = Jusqu'à { $number } partisans tirés par manche. Un citoyen pour qui arrive en premier.
draw-gives-points = { $number } points de développement.
draw-gives-level = Niveau de développement { $number } à partir d'ici.
draw-level-here = Niveau de développement { $number }.
draw-development-text = Chaque point de développement vaut une case. Le niveau atteint compte pour les Revenus et, à la fin, pour chaque comptoir et chaque citoyen.
draw-supply = { $type_many } à recruter : { $number }
draw-recruited = Où les recruter : { $place }.
draw-marker = { $name } : { $track }, case { $step }
draw-track-end = Le bout de la piste est atteint.
draw-next-step = Case suivante : { $what }
draw-citizen = citoyen
draw-citizen-track = Pour qui atteint ou franchit cette case en premier.
draw-citizen-deed = Pour qui remplit la dernière case de cet acte.
draw-citizen-station = Pour qui, à la fin, est seul à avoir bâti le plus de comptoirs.

# Les stocks
draw-short-monk = Moines
draw-monk = moines à recruter : { $number }
draw-monk-text = Un moine remplace n'importe qui au travail, mais pas aux actes.
draw-short-bank = Caisse
draw-bank = pièces dans la caisse : { $number }
draw-bank-text = Toutes les pièces viennent d'ici et y retournent.
draw-short-technology = Technologie
draw-technology = jetons Technologie en stock : { $number }
draw-technology-text = Posé sur une case d'action, un jeton fait le travail d'un partisan jusqu'à la fin.
draw-short-station-citizen = Majorité
draw-station-citizen = majorité de comptoirs
draw-station-citizen-text = { draw-citizen-station }
draw-reserve = { $good } en réserve : { $number }
draw-good-text = { draw-points } par unité à la fin.
draw-food = C'est de la nourriture pour la Moisson.

# Les actes et les tuiles Lieu
draw-deed-reward = { draw-coins } par partisan donné, qui y reste pour de bon.
draw-deed-choice = { draw-coins } ou autant de points de développement par partisan donné, qui y reste pour de bon.
draw-deed-free = Encore attendus : { $who }.
draw-deed-complete = Achevé.
draw-tile-taken = Devant { $name }.
draw-tile-excluded = Remise dans la boîte pour cette partie.
draw-tile-lost = Perdue pour cette partie.
draw-pile = Pile { $pile }.
draw-asks = Demande : { $who }.
draw-asks-hall = Deux cases pour tout métier, sauf vos partisans marqués ; une seule suffit.

# Les plateaux des joueurs
draw-seat-first = Premier joueur.
draw-seat-passed = A passé.
draw-seat-decides = Doit décider.
draw-score = { $name } : { draw-points }
draw-score-text = Si la partie s'arrêtait ici : pièces { $money }, marchandises { $wares }, comptoirs et citoyens { $both } × niveau { $level }.
draw-level = niveau { $number }
draw-money = pièces : { $number }
draw-money-text = 1 point chacune à la fin.
draw-goods = { $good } : { $number }
draw-unlaid = jetons Technologie à poser : { $number }
draw-unlaid-text = Ils peuvent être posés sur des cases d'action quand tous ont passé.
draw-stations = comptoirs à bâtir : { $number }
draw-stations-text = La guilde en bâtit un là où se trouve le marchand.
draw-citizens = citoyens : { $number }
draw-citizens-text = Chacun vaut à la fin autant de points que le niveau de développement.
draw-development = niveau de développement { $level } (case { $number } de la piste)
draw-market = marché : { $number } sur { $room }
draw-market-has = marché : { $who }
draw-market-text = Les partisans tirés du sac attendent ici d'être mis au travail.
draw-bag = partisans dans le sac : { $number }
draw-bag-own = Dedans : { $who }.
draw-bag-empty = Il n'y a personne dedans.
draw-bag-hidden = Seul son propriétaire peut y regarder.
draw-waits = Attend au marché.
draw-waits-tower = Attend dans la poudrière, pour le travail ou pour un acte.
draw-taken-up = Pris en main, pour être mis au travail.
draw-works = Au travail : { $place }.
draw-works-fresh = Mis au travail dans cette manche : { $place }. Peut être repris tant que tous n'ont pas fini.
draw-stands-for = Remplace { $type_a }.
draw-bathed = Vient d'être tiré aux bains publics.
draw-own-follower = Marqué : il n'est jamais perdu ni donné à un acte.
draw-monk-stands = Peut remplacer n'importe qui.
draw-scholar-stands = Grâce à l'école, peut remplacer n'importe qui, sauf un moine.
draw-boatman-stands = Grâce au jardin potager, peut remplacer fermier, artisan et commerçant.
draw-ready = Activé : l'action peut être jouée.
draw-space = { $place } : { $who }
draw-space-free = Libre ; un moine convient aussi.
draw-space-monk = Libre ; seul un moine convient.
draw-space-any = Libre.
draw-space-taken = Occupée.
draw-space-technology = Un jeton Technologie fait ce travail jusqu'à la fin de la partie.
draw-tower = { $place }, case { $number }
draw-tower-text = Un partisan peut y attendre.

## Ce qui peut clocher dans un fichier de composants

error-food = les céréales, le fromage et le vin nourrissent, et rien d'autre
error-coin-spaces = il faut une liste de paires : une case de 1 à { $most }, et ses pièces
error-rising-spaces = il faut des cases croissantes, dont la première est 0
error-three-spaces = il faut trois cases différentes
error-joined-already = il faut deux villes qui ne sont pas déjà reliées ainsi
error-too-few-goods = { $given } marchandises ne remplissent pas { $count } cases
error-hourglass-tiles = il faut { $count } tuiles sablier en tout
error-too-few-coins = { $given } pièces ne suffisent pas à quatre joueurs
