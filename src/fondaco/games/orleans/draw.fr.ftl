
## Les légendes du dessin

draw-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
draw-coins = { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    }
draw-several = { $number } × { $what }
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
draw-event-short-plague = Chacun perd un partisan
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
draw-good-on-map = { $way }. Qui y passe peut la prendre. Vaut { draw-points } à la fin.
draw-town-orleans = Ici, chaque joueur peut bâtir un comptoir.
draw-town-free = Pas encore de comptoir ; il y a place pour un seul.
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
draw-recruited = Lieu : { $place }.
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
draw-short-station-citizen = Plus de comptoirs
draw-station-citizen = le plus de comptoirs
draw-station-citizen-text = { draw-citizen-station }
draw-reserve = { $good } en réserve : { $number }
draw-good-text = { draw-points } pièce à la fin.
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
draw-stations-text = La guilde en bâtit un là où est le marchand.
draw-citizens = citoyens : { $number }
draw-citizens-text = Chacun vaut à la fin autant de points que le niveau de développement.
draw-development = piste de développement : case { $number }
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
draw-works-fresh = Vient d'être mis au travail : { $place }. On peut encore le reprendre.
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
