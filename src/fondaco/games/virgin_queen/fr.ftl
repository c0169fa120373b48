### Virgin Queen, L'Entreprise d'Angleterre : tout ce que le jeu dit en français. Les mêmes clés que en.ftl.
###
### ask-ÉTAPE          la question posée ; elle commence par la puissance concernée, car on peut en jouer deux
### do-ÉTAPE-GROUPE    une option
### refusal-…          pourquoi une option est refusée
### log-…              ce qui s'est passé, raconté des puissances
### le reste           les noms des choses ; leurs formes ($power_of) sont les attributs
###
### Chefs, cartes et cartes de base tirent leurs noms de components.toml ; puissances, lieux et zones sont
### nommés ici, car les phrases ont besoin de leurs articles. Un espace insécable précède : ; ? ! et %.

game-title = Virgin Queen
game-subtitle = L'Entreprise d'Angleterre
game-aim = L'Espagne, l'Angleterre et les rebelles protestants des Pays-Bas, au temps de l'Armada. Les cartes donnent des points de commandement pour les armées, les flottes, les raids, les espions et les prédicateurs ; après le tour 6, le plus grand total gagne, mais Londres, tout le Nord ou un pays entier d'une seule foi donnent la victoire sur-le-champ. À deux, une personne joue l'Angleterre et les rebelles. Carte, forces, valeurs, coûts, pioche et points sont faits maison : seuls les jets de dés et la séquence de jeu viennent de l'aide de jeu de Virgin Queen.
score-title = Points de victoire
score-unit = { $points ->
    [one] point de victoire
   *[other] points de victoire
  }


## Les noms

power-spain = l'Espagne
    .Name = L'Espagne
    .Short = Espagne
    .of = de l'Espagne
    .to = à l'Espagne
    .has = a
power-england = l'Angleterre
    .Name = L'Angleterre
    .Short = Angleterre
    .of = de l'Angleterre
    .to = à l'Angleterre
    .has = a
power-rebels = les rebelles
    .Name = Les rebelles
    .Short = Rebelles
    .of = des rebelles
    .to = aux rebelles
    .has = ont
power-nobody = cette ville libre
    .Name = Personne
    .Short = Libre
    .of = de personne
    .to = à personne
    .has = a
power-ottoman = les Ottomans
    .Name = Les Ottomans
    .Short = Ottomans
    .of = des Ottomans
    .to = aux Ottomans
    .has = ont

space-london = Londres
    .Name = Londres
    .the = Londres
    .in = à Londres
    .of = de Londres
space-norwich = Norwich
    .Name = Norwich
    .the = Norwich
    .in = à Norwich
    .of = de Norwich
space-portsmouth = Portsmouth
    .Name = Portsmouth
    .the = Portsmouth
    .in = à Portsmouth
    .of = de Portsmouth
space-plymouth = Plymouth
    .Name = Plymouth
    .the = Plymouth
    .in = à Plymouth
    .of = de Plymouth
space-lancaster = Lancastre
    .Name = Lancastre
    .the = Lancastre
    .in = à Lancastre
    .of = de Lancastre
space-york = York
    .Name = York
    .the = York
    .in = à York
    .of = de York
space-edinburgh = Édimbourg
    .Name = Édimbourg
    .the = Édimbourg
    .in = à Édimbourg
    .of = d'Édimbourg
space-dublin = Dublin
    .Name = Dublin
    .the = Dublin
    .in = à Dublin
    .of = de Dublin
space-amsterdam = Amsterdam
    .Name = Amsterdam
    .the = Amsterdam
    .in = à Amsterdam
    .of = d'Amsterdam
space-rotterdam = Rotterdam
    .Name = Rotterdam
    .the = Rotterdam
    .in = à Rotterdam
    .of = de Rotterdam
space-utrecht = Utrecht
    .Name = Utrecht
    .the = Utrecht
    .in = à Utrecht
    .of = d'Utrecht
space-groningen = Groningue
    .Name = Groningue
    .the = Groningue
    .in = à Groningue
    .of = de Groningue
space-antwerp = Anvers
    .Name = Anvers
    .the = Anvers
    .in = à Anvers
    .of = d'Anvers
space-brussels = Bruxelles
    .Name = Bruxelles
    .the = Bruxelles
    .in = à Bruxelles
    .of = de Bruxelles
space-madrid = Madrid
    .Name = Madrid
    .the = Madrid
    .in = à Madrid
    .of = de Madrid
space-corunna = La Corogne
    .Name = La Corogne
    .the = La Corogne
    .in = à La Corogne
    .of = de La Corogne
space-seville = Séville
    .Name = Séville
    .the = Séville
    .in = à Séville
    .of = de Séville
space-barcelona = Barcelone
    .Name = Barcelone
    .the = Barcelone
    .in = à Barcelone
    .of = de Barcelone
space-lisbon = Lisbonne
    .Name = Lisbonne
    .the = Lisbonne
    .in = à Lisbonne
    .of = de Lisbonne
space-north-sea = mer du Nord
    .Name = Mer du Nord
    .the = la mer du Nord
    .in = en mer du Nord
    .of = de la mer du Nord
space-channel = Manche
    .Name = Manche
    .the = la Manche
    .in = dans la Manche
    .of = de la Manche
space-biscay = golfe de Gascogne
    .Name = Golfe de Gascogne
    .the = le golfe de Gascogne
    .in = dans le golfe de Gascogne
    .of = du golfe de Gascogne
space-cadiz = golfe de Cadix
    .Name = Golfe de Cadix
    .the = le golfe de Cadix
    .in = dans le golfe de Cadix
    .of = du golfe de Cadix
space-mediterranean = Méditerranée
    .Name = Méditerranée
    .the = la Méditerranée
    .in = en Méditerranée
    .of = de la Méditerranée

zone-north-atlantic = Atlantique Nord
    .Name = Atlantique Nord
    .the = l'Atlantique Nord
    .in = dans l'Atlantique Nord
    .of = de l'Atlantique Nord
zone-antilles = Antilles
    .Name = Antilles
    .the = les Antilles
    .in = aux Antilles
    .of = des Antilles
zone-caribbean-sea = mer des Caraïbes
    .Name = Mer des Caraïbes
    .the = la mer des Caraïbes
    .in = en mer des Caraïbes
    .of = de la mer des Caraïbes
zone-mexican-coast = côte mexicaine
    .Name = Côte mexicaine
    .the = la côte mexicaine
    .in = sur la côte mexicaine
    .of = de la côte mexicaine

country-england = Angleterre
    .in = en Angleterre
country-scotland = Écosse
    .in = en Écosse
country-ireland = Irlande
    .in = en Irlande
country-netherlands = Pays-Bas
    .in = aux Pays-Bas
country-spain = Espagne
    .in = en Espagne
country-portugal = Portugal
    .in = au Portugal

faith-catholic = catholique
    .f = catholique
faith-protestant = protestant
    .f = protestante

unit-spanish-regular = régulier espagnol
    .a = un régulier espagnol
    .A = Un régulier espagnol
unit-english-regular = régulier anglais
    .a = un régulier anglais
    .A = Un régulier anglais
unit-rebel-regular = régulier rebelle
    .a = un régulier rebelle
    .A = Un régulier rebelle
unit-cavalry = cavalerie
    .a = une unité de cavalerie
    .A = Une unité de cavalerie

ship-spanish-galley = galère espagnole
    .a = une galère espagnole
    .A = Une galère espagnole
    .many = galères espagnoles
ship-spanish-galleon = galion espagnol
    .a = un galion espagnol
    .A = Un galion espagnol
    .many = galions espagnols
ship-english-galleon = galion anglais
    .a = un galion anglais
    .A = Un galion anglais
    .many = galions anglais
ship-race-galleon = galion de course
    .a = un galion de course
    .A = Un galion de course
    .many = galions de course
ship-rebel-galleon = galion rebelle
    .a = un galion rebelle
    .A = Un galion rebelle
    .many = galions rebelles
ship-armada = Armada
    .a = un niveau de l'Armada
    .A = Un niveau de l'Armada
    .many = niveaux de l'Armada

victim-parma = Parme
victim-mansfeld = Mansfeld
victim-santa-cruz = Santa Cruz
victim-leicester = Leicester
victim-drake = Drake
victim-hawkins = Hawkins
victim-orange = Guillaume d'Orange
victim-la-marck = La Marck
victim-elizabeth = Élisabeth

treasure-silver = argent
    .some = de l'argent
    .the = l'argent
    .no = d'argent
treasure-gold = or
    .some = de l'or
    .the = l'or
    .no = d'or
treasure-pearls = perles
    .some = des perles
    .the = les perles
    .no = de perles

science-cryptography = cryptographie
    .Name = Cryptographie
    .the = la cryptographie
science-plantation = plantation
    .Name = Plantation
    .the = la plantation

raided-spain = colonies espagnoles
raided-portugal = colonies portugaises

mission-intelligence = renseignement
mission-assassination = assassinat
mission-plot = complot en Angleterre

phase-cards = phase des cartes
phase-diplomacy = diplomatie
phase-spring = déploiement de printemps
phase-actions = actions
phase-winter = hiver
phase-marriages = mariages royaux
phase-patronage = mécénat
phase-victory = victoire

ending-points = aux points
ending-arms = par les armes
ending-religion = par la religion
ending-gunpowder = par la Conspiration des poudres

setting-start = Premier tour
setting-start-turn-3 = tour 3, quatre tours en tout
setting-start-turn-2 = tour 2, quatre tours en tout ; pas de mission avant le tour 3
setting-plot-conversions = Les six conversions d'un complot
setting-plot-conversions-placed = se placent directement
setting-plot-conversions-rolled = se jouent avec six dés
setting-piracy-rewards = Qui choisit le butin des raids
setting-piracy-rewards-target = la puissance attaquée
setting-piracy-rewards-raider = le pirate


## Tournures

phrase-left = { $left ->
    [0] plus aucun point
    [one] il reste 1 point
   *[other] il reste { $left } points
  }
phrase-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
phrase-cost = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
  }
phrase-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  } contre { $against }
phrase-amount = { $amount ->
    [one] { $amount } unité
   *[other] { $amount } unités
  }
phrase-units = { $number ->
    [0] aucune unité
    [one] 1 unité
   *[other] { $number } unités
  }
phrase-ships = { $number ->
    [one] { $number } navire
   *[other] { $number } navires
  }
phrase-own-ships = { $ships ->
    [0] aucun navire
    [one] 1 navire
   *[other] { $ships } navires
  }
phrase-treasures = { $treasures ->
    [0] aucun trésor
    [one] 1 trésor
   *[other] { $treasures } trésors
  }
phrase-home-effect = { $effect ->
    [0] , et un jésuite part pour l'Angleterre
    [2] , et 2 dés de plus pour le renseignement pendant cette impulsion
    [4] , et un galion rebelle apparaît dans un port, avec La Marck
   *[other] {""}
  }
phrase-arrival = { $meets ->
    [1]  : bataille, { phrase-dice }, { $percent } % de tenir le terrain
    [2]  : { $few ->
        [0] siège de { phrase-inside }
       *[other] trop peu pour assiéger { phrase-inside }
      } ; en cas de sortie, { phrase-dice }, { $percent } % de tenir le terrain
    [3]  : siège d'une place vide
    [4]  : renfort du siège
   *[0] {""}
  }
phrase-inside = { $inside ->
    [0] murs vides
    [one] 1 unité
   *[other] { $inside } unités
  }
phrase-there = { $there ->
    [1] , { $number ->
        [one] { $number } unité ennemie
       *[other] { $number } unités ennemies
      }
    [2] , place forte tenue par { phrase-units }
    [3] , place forte vide
    [4] , déjà en état de siège
   *[0] { $friendly ->
        [0] , sans défense
       *[other] , lieu ami, { phrase-units }
      }
  }
phrase-guard = { $walls ->
    [0] {""}
   *[other] forteresse,{" "}
  }{ $patrols ->
    [0] aucune patrouille
    [one] 1 patrouille
   *[other] { $patrols } patrouilles
  }, { $escorts ->
    [0] aucune escorte
    [one] 1 escorte
   *[other] { $escorts } escortes
  }, { phrase-treasures }
phrase-mission = { $kind ->
    [0] { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
      }, { $percent } % d'apprendre quelque chose
    [1] { phrase-dice }, { $percent } % de tuer
   *[2] { phrase-dice }, { $percent } % d'obtenir au moins six conversions, { $wins } % de gagner la partie
  }
phrase-voyage = { $percent } % d'arriver sans dommage, { $lost } % de périr en mer


## Cartes et diplomatie

ask-jesuit = { $power_Short } : envoyez un jésuite en Angleterre ou aux Pays-Bas. En Angleterre, chacun ajoute un dé à vos complots, aux Pays-Bas à vos conversions.
do-jesuit = { $country } ({ $number } sur place)
ask-fortress = { $power_Short } : construisez une forteresse dans une zone du Nouveau Monde. Elle donne un dé contre les raids et cache un trésor.
do-fortress = { $zone_Name } : { phrase-guard }
ask-negotiate = { $power_Short } : proposez une chose à une autre puissance, ou rien.
do-negotiate-peace = Proposer la paix { $power_to }
do-negotiate-alliance = Proposer une alliance { $power_to }
do-negotiate-nothing = Ne rien proposer
ask-agree = { $power_Short } : { $other } { $other_has } proposé { $alliance ->
    [0] la paix
   *[other] une alliance
  }. Acceptez-vous ?
do-agree-yes = Accepter
do-agree-no = Refuser
ask-ransom = { $power_Short } : { $leader } est aux mains { $other_of }. La rançon est une carte tirée au hasard parmi vos { $number }.
do-ransom-pay = Payer : { $leader } est libre, et une de vos cartes, tirée au hasard, va { $other_to }
do-ransom-leave = Laisser { $leader } en prison
ask-declare = { $power_Short } : déclarez une guerre, ou aucune. Elle coûte 2 points de la première carte que vous jouerez.
do-declare-war = Déclarer la guerre { $power_to }
do-declare-nothing = Ne pas déclarer de guerre


## Printemps

ask-place = { $power_Short } : { $leader } est arrivé (bataille { $battle }, piraterie { $piracy }, navigation { $navigation }). Où sert-il ?
do-place = { $space } : { phrase-units }, { phrase-own-ships }
ask-choose = { $power_Short } : choisissez en secret l'une de vos deux cartes de base pour ce tour.
do-choose = { $home } : { phrase-points }{ phrase-home-effect }
ask-deploy = { $power_Short } : une formation peut aller { $space_of } ({ phrase-units }) dans n'importe quel lieu ami, sans frais.
do-deploy-to = Vers { $space } : { phrase-units }, { phrase-own-ships }
do-deploy-nothing = Rester dans la capitale
ask-deploy-units = { $power_Short } : combien d'unités vont { $space_of } vers { $target_the }, sur { $number } ? 4 au plus sans chef, et 2 de plus par point de sa valeur.
do-deploy-units-with = { phrase-amount } avec les chefs
do-deploy-units-alone = { phrase-amount } sans les chefs
ask-escort = { $power_Short } : placez une escorte de la flotte des Indes. Chacune donne un dé contre les raids dans sa zone.
do-escort = { $zone_Name } : { phrase-guard }
ask-assign = { $power_Short } : envoyez { $leader } (bataille { $battle }, piraterie { $piracy }, navigation { $navigation }) dans un port pour des raids en Europe, ou gardez-le pour le Nouveau Monde.
do-assign-to = { $space } : { phrase-own-ships }, { phrase-units }
do-assign-voyage = Le garder pour un voyage vers le Nouveau Monde
ask-intercept = { $power_Short } : les Ottomans arrivent avec { $corsairs ->
    [one] { $corsairs } corsaire
   *[other] { $corsairs } corsaires
  } et { $galleys ->
    [one] { $galleys } galère
   *[other] { $galleys } galères
  }. Les attaquer avant leur raid ?
do-intercept-attack = Attaquer : { phrase-dice }, { $percent } % de vaincre
do-intercept-wait = Laisser faire


## Impulsions

ask-impulse = { $power_Short } : jouez une carte pour ses points, ou passez. { $number ->
    [0] Aucune carte
    [one] 1 carte
   *[other] { $number } cartes
  } en main{ $homes ->
    [0] {""}
   *[other] , et votre carte de base
  }{ $debt ->
    [0] {""}
    [one]  ; la guerre en coûte 1 point
   *[other]  ; la guerre en coûte { $debt } points
  }.
do-impulse-play = { $card } : { phrase-points }
do-impulse-home = Carte de base « { $home } » : { phrase-points }{ phrase-home-effect }
do-impulse-pass = Passer
ask-act = { $power_Short } : { phrase-left }. Que faites-vous ?
do-act-march = Marcher (1 point par route, 2 par mer)
do-act-sail = Faire voile (1 point)
do-act-assault = Donner l'assaut à une place assiégée (1 point)
do-act-raise = Lever un régulier (2 points)
do-act-build = Construire un navire (2 points)
do-act-take = Prendre le contrôle d'un lieu (1 point)
do-act-quell = Réprimer des troubles (1 point)
do-act-piracy = Piller les navires espagnols en Europe (2 points)
do-act-expedition = Envoyer un capitaine vers le Nouveau Monde (2 points)
do-act-voyage = Poursuivre un voyage au Nouveau Monde (1 point)
do-act-raid = Piller des colonies au Nouveau Monde (2 points)
do-act-colony = Fonder la colonie anglaise (3 points)
do-act-informant = Placer un informateur (3 points)
do-act-intelligence = Recueillir des renseignements (2 points)
do-act-assassinate = Tenter un assassinat (2 à 4 points)
do-act-plot = Comploter une révolte catholique en Angleterre (3 à 5 points)
do-act-convert = Tenter des conversions (2 à 4 points, 1 par dé)
do-act-rebel = Lancer une rébellion (2 à 5 points, 1 par dé)
do-act-patronise = Payer un savant (1 point, 17 % de découvrir)
do-act-treasure = Dépenser un trésor (vous en avez { $number })
do-act-end = Finir l'impulsion ({ phrase-left })


## Marches et combats

ask-march = { $power_Short } : d'où part la formation ? { $left ->
    [one] Vous avez { $left } point
   *[other] Vous avez { $left } points
  } ; une route en coûte 1, une traversée 2.
do-march = { $space } : { phrase-units }{ $rating ->
    [-1] {""}
   *[other] , chef de valeur { $rating }
  }
ask-march-to = { $power_Short } : où vont-elles depuis { $space_the } ? { phrase-units } sur place ; { phrase-left }.
do-march-to = { $space }{ $near ->
    [0] {""}
   *[other] , { phrase-cost }{ phrase-there }
  }
ask-march-units = { $power_Short } : combien d'unités vont { $space_of } vers { $target_the } pour { phrase-cost } ? { $road ->
    [0] 5 au plus par mer, et 4
   *[other] 4 au plus
  } sans chef, 2 de plus par point de sa valeur ; { phrase-left }.
do-march-units-with = { phrase-amount } avec les chefs{ phrase-arrival }
do-march-units-alone = { phrase-amount } sans les chefs{ phrase-arrival }
ask-withdraw = { $power_Short } : { $other } { $other_has } amené { phrase-units } devant { $space_the }. { $inside ->
    [one] Votre unité peut
   *[other] Vos { $inside } unités peuvent
  } se retirer dans les murs, où il y a place pour { $limit }, ou combattre en plaine.
do-withdraw-inside = Se retirer dans les murs{ $few ->
    [0]  : le siège commence
   *[other]  : ils sont trop peu pour vous assiéger
  }
do-withdraw-fight = Combattre en plaine : { phrase-dice }, { $percent } % de tenir le terrain
ask-lose = { $power_Short } : choisissez une unité perdue { $place_in } ; { $number ->
    [one] { $number } perte
   *[other] { $number } pertes
  } à subir.
do-lose = Perdre { $unit_a }
ask-retreat = { $power_Short } : il faut céder le terrain { $space_in } ({ phrase-units }). Où aller ?
do-retreat-to = Reculer vers { $space_the }
do-retreat-inside = Se retirer dans les murs
ask-assault = { $power_Short } : à quelle place donnez-vous l'assaut, pour 1 point ({ phrase-left }) ?
do-assault = { $space }{ $open ->
    [0] {""}
   *[other]  : { phrase-dice }, { $inside ->
        [0] personne à l'intérieur
        [one] 1 unité à l'intérieur
       *[other] { $inside } unités à l'intérieur
      }, { $percent } % de prendre la place, { $broken } % de devoir lever le siège
  }


## En mer

ask-sail = { $power_Short } : quelle flotte fait voile, pour 1 point ({ phrase-left }) ?
do-sail = { $place_Name } : { phrase-ships }
ask-sail-to = { $power_Short } : où la flotte ({ phrase-ships }) va-t-elle depuis { $place_the } ({ phrase-left }) ?
do-sail-to = { $place_Name }{ $meets ->
    [0] {""}
   *[other]  : combat naval, { phrase-dice }, { $percent } % de vaincre
  }
ask-lose-ship = { $power_Short } : choisissez un navire perdu { $place_in } ; { $number ->
    [one] { $number } perte
   *[other] { $number } pertes
  } à subir.
do-lose-ship = Perdre { $ship_a }
ask-retreat-fleet = { $power_Short } : la flotte battue doit quitter { $place_the }. Où va-t-elle ?
do-retreat-fleet = Faire voile vers { $place_the }


## Construction et contrôle

ask-raise = { $power_Short } : où levez-vous un régulier, pour 2 points ({ phrase-left }) ?
do-raise = { $space } : { phrase-units }, { phrase-own-ships }
ask-build = { $power_Short } : dans quel port construisez-vous un navire, pour 2 points ({ phrase-left }) ?
do-build = { $space }
ask-build-ship = { $power_Short } : quel navire construisez-vous { $space_in }, pour 2 points ({ phrase-left }) ?
do-build-ship = Construire { $ship_a }{ $level ->
    [0] {""}
   *[other]  : niveau { $level } sur 4
  }
ask-take = { $power_Short } : quel lieu vos unités prennent-elles, pour 1 point ({ phrase-left }) ?
do-take = Prendre { $space_the }
ask-quell = { $power_Short } : où réprimez-vous les troubles, pour 1 point ({ phrase-left }) ?
do-quell = Réprimer les troubles { $space_in }
ask-patronise = { $power_Short } : quelle science payez-vous, pour 1 point ? Un 6 à la phase de mécénat vous la donne ; { phrase-left }.
do-patronise = { $science_Name } : 17 % de la découvrir
ask-spend = { $power_Short } : quel trésor changez-vous en points ({ phrase-left }) ?
do-spend = Dépenser { $treasure_some } pour { phrase-points } (vous en avez { $number })


## Piraterie et Nouveau Monde

ask-piracy = { $power_Short } : quelle mer pillez-vous, pour 2 points ? L'Espagne lance d'abord ses dés, puis vos navires restants ; { phrase-left }.
do-piracy = { $sea_Name }{ $open ->
    [0] {""}
   *[other]  : { phrase-ships } contre { $against ->
        [0] aucun dé
        [one] 1 dé
       *[other] { $against } dés
      }, { $percent } % d'obtenir un butin, { $lost } % de perdre tous les navires
  }
ask-reward = { $power_Short } : raid { $raider_of }, { $number ->
    [one] { $number } touche
   *[other] { $number } touches
  } à payer. Choisissez un butin ; aucun ne revient avant que tous les autres aient été donnés.
do-reward-piece = { $world ->
    [0] L'Espagne perd un navire dans cette mer ou à côté
   *[other] L'Espagne perd une patrouille ou une escorte
  }
do-reward-prize = { $world ->
    [0] Une carte de la main de l'Espagne { $raider_to }
   *[other] Un trésor { $raider_to }
  }
do-reward-point = { $own ->
    [0] Un point qui ne compte pour personne
   *[other] 1 point { $raider_to }
  }
do-reward-level = L'Armada perd un niveau
ask-sink = { $power_Short } : quel navire cédez-vous ?
do-sink = { $ship_A } { $place_in }
ask-hide = { $power_Short } : votre forteresse cache un trésor aux pirates. Lequel ?
do-hide = Cacher { $treasure_some }
do-hide-nothing = Ne rien cacher
ask-expedition = { $power_Short } : quel capitaine part pour l'Atlantique Nord, pour 2 points ({ phrase-left }) ?
do-expedition = { $leader } : { phrase-voyage }
ask-voyage = { $power_Short } : quel capitaine poursuit sa route, pour 1 point ({ phrase-left }) ?
do-voyage = { $leader }{ $away ->
    [0] {""}
   *[other] , { $zone_in }{ $damaged ->
        [0] {""}
       *[other] , endommagé
      }, { phrase-treasures } à bord
  }
ask-voyage-to = { $power_Short } : vers quelle zone { $leader } va-t-il depuis { $zone_the }, pour 1 point ({ phrase-left }) ?
do-voyage-to = { $zone_Name } ({ phrase-guard }) : { phrase-voyage }
ask-raid = { $power_Short } : quel capitaine pille là où il est, pour 2 points ({ phrase-left }) ?
do-raid = { $leader }{ $away ->
    [0] {""}
   *[other] , { $zone_in }{ $damaged ->
        [0] {""}
       *[other] , endommagé
      }, { phrase-treasures } à bord
  }
ask-raid-target = { $power_Short } : qui { $leader } pille-t-il { $zone_in }, pour 2 points ({ phrase-left }) ?
do-raid-target = Les { $raided }{ $open ->
    [0] {""}
   *[other]  : contre { $against ->
        [0] aucun dé
        [one] 1 dé
       *[other] { $against } dés
      }, { $percent } % d'obtenir un butin, { $lost } % de perdre le capitaine
  }


## Espionnage

ask-informant = { $power_Short } : auprès de quelle puissance placez-vous un informateur, pour 3 points ? Il donne 2 dés dès votre prochaine impulsion ; { phrase-left }.
do-informant = Un informateur auprès { $power_of }
ask-intelligence = { $power_Short } : sur quelle puissance recueillez-vous des renseignements, pour 2 points ({ phrase-left }) ?
do-intelligence = Renseignements sur { $power }
ask-assassinate = { $power_Short } : qui doit mourir ? 2 à 4 points, et une marge d'au moins 2, supérieure à la valeur de la victime ; { phrase-left }.
do-assassinate = { $victim }
ask-mission-cost = { $power_Short } : { $mission }{ $kind ->
    [1] {" "}({ $victim })
    [2] {""}
   *[other] {" "}contre { $other }
  }. Combien de points, donc de dés, dépensez-vous ? { phrase-left } ; une clé de chiffrement cachée n'est pas comptée dans les chances.
do-mission-cost = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
  } : { phrase-mission }
ask-aid = { $power_Short } : { $mission }{ $kind ->
    [1] {" "}({ $victim })
    [2] {""}
   *[other] {" "}contre { $other }
  }. Jouez une carte en renfort, ou lancez les dés ; { phrase-left }. Une clé de chiffrement cachée n'est pas comptée dans les chances.
do-aid-roll = Lancer les dés : { phrase-mission }
do-aid-play = Jouer « { $card } » : { phrase-mission }
ask-guard = { $power_Short } : une mission { $other_of } est en cours ({ $mission }). Jouez-vous la clé de chiffrement, pour un dé de défense de plus ?
do-guard-decline = Ne pas la jouer : { phrase-mission } pour { $other }
do-guard-play = Jouer la clé de chiffrement : { phrase-mission } pour { $other }
ask-gather = { $power_Short } : { $number ->
    [one] { $number } touche
   *[other] { $number } touches
  } contre { $other }. Que font vos espions ? Chaque action une seule fois.
do-gather-neutralise = Neutraliser un agent, et sur 4, 5 ou 6 un second
do-gather-look = Voir les cartes { $other_of }
do-gather-discard = Défausser une carte ou un trésor { $other_of }, au hasard
do-gather-stop = S'arrêter là
ask-neutralise = { $power_Short } : quel agent est neutralisé ? Vos espions sont à l'œuvre contre { $other }.
do-neutralise-informant = L'informateur { $power_of }
do-neutralise-jesuit = Un jésuite
ask-defend = { $power_Short } : la tentative { $other_of } a échoué. { $number ->
    [one] Encore { $number } action
   *[other] Encore { $number } actions
  } pour riposter.
do-defend-neutralise = Neutraliser l'informateur { $other_of }
do-defend-look = Voir les cartes { $other_of }
do-defend-fewer = Une carte de moins { $other_to } au prochain tour
ask-mary = { $power_Short } : Marie Stuart est entre vos mains. L'exécuter ? L'Espagne marquerait 1 point, et perdrait ses dés dans les complots.
do-mary-execute = Exécuter Marie
do-mary-spare = L'épargner


## Hiver

ask-discard = { $power_Short } : on garde une seule carte pour le prochain tour, et vous en avez { $number }. Laquelle défaussez-vous ?
do-discard = Défausser « { $card } » ({ phrase-points })


## Religion

ask-convert = { $power_Short } : où prêchez-vous ? 1 point par dé, 2 à 4 dés ; { phrase-left }.
do-convert = { $country } : { $number ->
    [one] { $number } lieu
   *[other] { $number } lieux
  } à convertir{ $near ->
    [-1] {""}
    [0] , à portée d'un 6 seulement ; { $percent } % avec { $most } dés
   *[other] , dont { $near } à portée ; { $percent } % avec { $most } dés
  }
ask-convert-dice = { $power_Short } : combien de points, un dé chacun, { $country_in } ? Un 4 ou un 5 convertit un lieu voisin de votre foi, un 6 peut davantage, et un 1 provoque des troubles ; { phrase-left }.
do-convert-dice = { $amount } points, { $dice } dés : { $percent } % de convertir, { $unrest } % de troubles
ask-major = { $power_Short } : { $number ->
    [one] un 6
   *[other] { $number } dés montrent 6
  } {""}{ $country_in }. Convertissez un lieu où que ce soit, gardez le 6 pour un lieu gardé, ou apaisez des troubles.
do-major-reposition = Convertir { $space_the }, même loin de votre foi
do-major-keep = Garder le 6 : il convertit en dernier, même sous des unités ennemies
do-major-cancel = Annuler les troubles de ce jet, et une conversion de plus
do-major-cancel-at = Apaiser { $space_the }, et une conversion de plus
ask-minor = { $power_Short } : quel lieu est converti { $country_in } ? Conversions restantes : { $minors }, et { $majors ->
    [0] aucun 6 gardé
    [one] un 6 gardé
   *[other] { $majors } dés de 6 gardés
  }.
do-minor-to = Convertir { $space_the }
do-minor-stop = Ne plus convertir
ask-unrest = { $power_Short } : un dé montre 1. Dans quel lieu converti éclatent les troubles ?
do-unrest = Des troubles { $space_in }
ask-rebel = { $power_Short } : où vous soulevez-vous ? 1 point par dé, 2 à 5 points, et un dé de plus chez vous ; { phrase-left }.
do-rebel = { $space } : { $number ->
    [0] aucune unité
    [one] 1 unité
   *[other] { $number } unités
  } à chasser{ $dear ->
    [0] {""}
   *[other] , 1 dé de plus
  }{ $most ->
    [0] {""}
   *[other]  ; { $percent } % avec { $most } points
  }
ask-rebel-size = { $power_Short } : quelle ampleur pour la rébellion { $space_in } ? { phrase-units } de l'Espagne sur place ; { phrase-left }.
do-rebel-size = { $amount } points : { $dice } dés contre { $units ->
    [0] personne
    [one] 1 unité
   *[other] { $units } unités
  }, { $percent } % de réussir, et alors { $raised ->
    [one] { $raised } régulier
   *[other] { $raised } réguliers
  }
ask-take-adjacent = { $power_Short } : la rébellion { $space_in } s'étend. Prenez un lieu voisin ; { $number ->
    [one] encore { $number }
   *[other] encore { $number } au plus
  }.
do-take-adjacent = Prendre { $space_the }
ask-banner = { $power_Short } : placez-vous { $space_in } Guillaume d'Orange, une capitale, ou les deux ?
do-banner-nothing = Ne rien placer { $space_in }
do-banner-leader = Guillaume d'Orange arrive { $space_in }
do-banner-capital = Faire { $space_of } la capitale
do-banner-both = Faire { $space_of } la capitale, avec Guillaume d'Orange
ask-rise = { $power_Short } : les catholiques anglais se soulèvent avec 4 dés. Où ?
do-rise = { $space } : { $number ->
    [0] aucune unité
    [one] 1 unité
   *[other] { $number } unités
  } à chasser{ $dear ->
    [0] {""}
   *[other] , 1 dé de plus
  }


## Pourquoi non

refusal-not-now = Ce n'est pas le moment.
refusal-not-your-turn = C'est à une autre personne de décider.
refusal-not-in-hand = Vous n'avez pas cette carte.
refusal-no-points = Cela coûte { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
  } ; vous { $number ->
    [0] n'en avez plus
   *[other] en avez { $number }
  }.
refusal-no-target = Il n'y a rien à quoi cela puisse servir.
refusal-not-yours = Vous ne tenez pas { $space_the }.
refusal-no-units = Vous n'avez rien là pour le faire.
refusal-shut-in = Vos unités { $space_in } subissent un siège et ne peuvent pas partir.
refusal-no-road = Ni route ni mer commune ne mène { $space_in }.
refusal-not-at-war = Il n'y a pas de guerre entre vous et { $power }.
refusal-no-ships-to-carry = Pour passer { $space_in }, il vous faut des navires, seuls dans la mer à traverser.
refusal-too-many-units = La formation peut compter { $limit ->
    [0] aucune unité
    [one] 1 unité
   *[other] { $limit } unités
  }, pas { $number }.
refusal-too-many-inside = Les murs abritent 4 unités, pas { $number }.
refusal-not-there = On ne peut pas y aller.
refusal-enemy-there = L'ennemi y est.
refusal-unrest-there = Il y a des troubles { $space_in }.
refusal-came-from-there = L'assaillant vient { $space_of }.
refusal-not-besieging = Vous n'assiégez pas { $space_the }.
refusal-fresh-siege = Le siège { $space_of } a commencé pendant cette impulsion : l'assaut viendra plus tard.
refusal-port-open = Des navires gardent ouvert le port { $space_of } : il vous en faut autant devant.
refusal-no-route = Aucune voie n'y mène d'ici.
refusal-not-a-port = Il n'y a pas de port { $space_in }.
refusal-besieged = Il y a un siège ou des troubles { $space_in }.
refusal-reserve-empty = La réserve n'a plus de pièce de ce genre.
refusal-not-home = Vous n'êtes pas chez vous { $space_in }.
refusal-armada-too-early = L'Armada se construit à partir du tour { $turn }.
refusal-armada-complete = L'Armada est déjà au niveau 4.
refusal-armada-elsewhere = L'Armada ne peut pas grandir { $space_in } : il lui faut un seul port, sur l'Atlantique.
refusal-fortified = Il y a des murs { $space_in } : il faut donner l'assaut.
refusal-already-yours = Vous tenez déjà { $space_the }.
refusal-no-unrest = Il n'y a pas de troubles { $space_in }.
refusal-no-pirate = Vous n'avez pas de navire avec un pirate { $place_in }.
refusal-already-raided = Vous y avez déjà fait un raid ce tour-ci.
refusal-no-target-port = L'Espagne n'a pas de port { $place_in }.
refusal-reward-not-valid = Il n'y a rien de ce genre à prendre.
refusal-reward-used = Ce butin a déjà été donné : les autres d'abord.
refusal-captain-away = { $leader } n'attend pas de voyage.
refusal-captain-at-home = { $leader } n'est pas au Nouveau Monde.
refusal-no-settlement = Il n'y a pas de colonie à piller.
refusal-colony-stands = La colonie anglaise existe déjà.
refusal-not-in-north-atlantic = Il faut un capitaine dans l'Atlantique Nord.
refusal-informant-placed = Vous avez déjà un informateur auprès { $power_of }.
refusal-own-power = { $power_Name } : c'est votre propre camp.
refusal-too-early-to-spy = Les missions commencent au tour { $turn }.
refusal-mission-used = Vous l'avez déjà tenté contre { $power } ce tour-ci.
refusal-one-mission = Une seule mission par impulsion.
refusal-only-spain-plots = Seule l'Espagne complote en Angleterre.
refusal-plot-too-early = Les complots en Angleterre sont mûrs à partir du tour { $turn }.
refusal-not-on-map = { $victim } n'est pas un chef d'armée sur la carte.
refusal-ally = Vous avez une alliance avec { $power }.
refusal-action-used = Chaque action ne sert qu'une fois.
refusal-nothing-to-do = Cela n'aurait aucun effet.
refusal-no-operative = Il n'y a pas de tel agent à neutraliser.
refusal-other-country = Ce n'est pas le bon pays : { $space }.
refusal-same-faith = Votre foi règne déjà { $space_in }.
refusal-not-adjacent = Aucun lieu voisin de votre foi : { $space }.
refusal-enemy-unit-there = Des unités de l'autre religion gardent { $space_the }.
refusal-not-converted = Vous n'avez pas converti { $space_the } à l'instant.
refusal-no-unrest-to-cancel = Il n'y a pas de troubles à annuler.
refusal-not-protestant = La foi protestante ne règne pas { $space_in }.
refusal-not-spanish = L'Espagne ne tient pas { $space_the }.
refusal-only-rebels = Seuls les rebelles lancent une rébellion.
refusal-capital-stands = Les rebelles ont déjà une capitale.
refusal-leader-in-play = { $leader } est en jeu, ou hors de la partie.
refusal-no-fortress-for-capital = Une capitale a besoin de murs, et il n'y en a pas { $space_in }.
refusal-science-known = Vous connaissez déjà { $science_the }.
refusal-patron-already = Vous avez déjà payé pour { $science_the } ce tour-ci.
refusal-no-treasure = Il n'y a pas { $treasure_no } ici.
refusal-one-treasure = Un seul trésor par impulsion.
refusal-only-england = Seule l'Angleterre fait cela.
refusal-card-has-no-use = « { $card } » ne sert à rien dans cette mission.
refusal-already-at-war = Vous êtes déjà en guerre avec { $power }.
refusal-already-at-peace = Vous êtes en paix avec { $power }.
refusal-already-allied = Vous avez déjà une alliance avec { $power }.
refusal-never-allies = Il n'y a pas d'alliance possible entre vous et { $power }.
refusal-no-revolt = Les rebelles ne tiennent encore aucun lieu.
refusal-fortress-stands = Il y a déjà une forteresse { $zone_in }.
refusal-cannot-serve-there = { $leader } ne peut pas servir { $space_in }.
refusal-another-home-card = « { $home } » n'est pas une de vos cartes de base.
refusal-no-unit-of-kind = Il n'y a pas de telle unité à perdre.
refusal-out-of-the-country = Les jésuites vont en Angleterre ou aux Pays-Bas, pas { $country_in }.
refusal-conversion-not-yours = Vous ne convertissez pas { $country_in }.
refusal-not-catholic = La foi catholique ne règne pas { $space_in }.
refusal-not-english = L'Angleterre ne tient pas { $space_the }.
refusal-leader-left = Aucun chef ne reste seul { $space_in }, qui n'est pas un espace ami.
refusal-siege-thinned = { $number ->
    [one] 1 unité resterait devant des murs qui en abritent { $garrison } : toutes partent, ou davantage restent.
   *[other] { $number } unités resteraient devant des murs qui en abritent { $garrison } : toutes partent, ou davantage restent.
  }
refusal-siege-ties = Le siège { $space_of } retient ses assiégeants : trop peu resteraient.
refusal-no-leader = Il n'y a pas de chef d'armée { $space_in }.
refusal-kill-cost = Un assassinat coûte de 2 à 4 points.
refusal-plot-cost = Un complot coûte de 3 à 5 points.
refusal-rebellion-size = Une rébellion coûte de 2 à 5 points.
refusal-conversion-dice = Une conversion se joue avec 2 à 4 dés.
refusal-never-enemies = Il n'y a pas de guerre possible entre vous et { $power }.


## Ce qui s'est passé

log-turn = Le tour { $turn } commence.
log-phase = Tour { $turn } : { $phase }.
log-arrives = { $leader } entre en jeu.
log-ships-return = De retour { $space_in } : { $number ->
    [one] { $ship_a }
   *[other] { $number } { $ship_many }
  }.
log-jesuit = Un jésuite est parti { $country_in }.
log-fortress = L'Espagne a construit une forteresse { $zone_in }.
log-new-card = « { $card } » rejoint la pioche.
log-dealt = { $power_Name } { $power_has } reçu { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
  }{ $fewer ->
    [0] {""}
   *[other] , { $fewer } de moins par pénalité
  }.
log-drew = { $power_Name } { $power_has } reçu « { $card } ».
log-colony = La colonie anglaise a fait { $total } : { $row ->
    [0] un trésor et la gloire
    [1] un trésor
    [2] rien
   *[3] elle est perdue
  }.
log-virginia-dare = Virginia Dare est née : 1 point à l'Angleterre.
log-proposes-peace = { $power_Name } { $power_has } proposé la paix { $other_to }.
log-proposes-alliance = { $power_Name } { $power_has } proposé une alliance { $other_to }.
log-declines = { $power_Name } { $power_has } refusé l'offre { $other_of }.
log-peace = Paix entre { $other } et { $power }.
log-alliance = Alliance entre { $other } et { $power }.
log-no-ransom = { $power_Name } n'{ $power_has } pas de carte pour racheter { $leader }.
log-ransom = { $power_Name } { $power_has } racheté { $leader } { $other_to } pour une carte.
log-war = Guerre entre { $power } et { $other }.
log-waits = { $leader } n'a pas trouvé où servir, et attend.
log-placed = { $leader } sert { $power } { $space_in }.
log-home-card = { $power_Name } { $power_has } choisi une carte de base en secret.
log-no-formation = { $power_Name } n'{ $power_has } pas de formation à déplacer au printemps.
log-deployed = { $power_Name } { $power_has } envoyé { phrase-units } { $space_in }.
log-escort = L'Espagne a placé une escorte { $zone_in }.
log-kept-for-voyage = { $leader } se prépare pour un voyage.
log-fleet = La flotte des Indes est { $zone_in }.
log-ottoman = Des corsaires ottomans apparaissent en Méditerranée.
log-intercepts = L'Espagne a attaqué les Ottomans en mer.
log-plays = { $power_Name } { $power_has } joué « { $card } » pour { $number ->
    [one] { $number } point
   *[other] { $number } points
  }.
log-plays-home = { $power_Name } { $power_has } joué la carte de base « { $home } » pour { $number ->
    [one] { $number } point
   *[other] { $number } points
  }.
log-passes = { $power_Name } { $power_has } passé.
log-beggars = Les Gueux de mer ont lancé un galion { $space_in }.
log-pays-war = { $power_Name } { $power_has } payé { $number ->
    [one] { $number } point
   *[other] { $number } points
  } pour la guerre.
log-marches = { $power_Name } { $power_has } fait marcher { phrase-units } { $space_of } vers { $target_the }.
log-inside = { $power_Name } { $power_has } pris refuge dans les murs { $space_of }.
log-siege = { $power_Name } { $power_has } mis le siège devant { $space_the }.
log-goes-back = { $power_Name } { $power_has } reculé { $space_of } vers { $target_the }.
log-captured = { $power_Name } { $power_has } capturé { $leader }.
log-battle = { $power_Name } { $power_has } affronté { $other } { $space_in }.
phrase-hits = Attaque : { $hits ->
    [0] aucune touche
    [one] 1 touche
   *[other] { $hits } touches
  } ; défense : { $taken ->
    [0] aucune touche
    [one] 1 touche
   *[other] { $taken } touches
  }
log-battle-result = { phrase-hits }. Unités perdues : attaque { $lost }, défense { $killed }.
log-loses = { $unit_A } a péri { $space_in }.
log-holds = { $power_Name } { $power_has } tenu le terrain { $space_in }.
log-no-retreat = { $power_Name } n'{ $power_has } pas pu quitter { $space_the } : toutes les unités y sont perdues.
log-retreats = { $power_Name } { $power_has } fait retraite { $space_of } vers { $target_the }.
log-assault = { $power_Name } { $power_has } donné l'assaut { $space_in }.
log-assault-result = { phrase-hits }. Unités perdues : assiégeants { $lost }, assiégés { $killed }.
log-siege-goes-on = Le siège { $space_of } continue.
log-siege-broken = Le siège { $space_of } est levé.
log-falls = { $power_Name } { $power_has } pris { $space_the }.
log-sails = { $power_Name } { $power_has } fait voile { $place_of } vers { $target_place_the }.
log-sea-battle = { $power_Name } { $power_has } engagé la flotte { $other_of } { $place_in }.
log-sea-result = { phrase-hits }. Navires perdus : attaque { $lost }, défense { $killed }.
log-loses-ship = { $ship_A } a disparu { $place_in }.
log-sea-winner = { $power_Name } { $power_has } remporté le combat naval { $place_in }.
log-scattered = { $power_Name } n'{ $power_has } pas pu fuir { $place_the } : la flotte est hors jeu jusqu'au prochain tour.
log-raises = { $power_Name } { $power_has } levé un régulier { $space_in }.
log-builds = { $power_Name } { $power_has } construit { $ship_a } { $space_in }.
log-armada = L'Armada est au niveau { $level } sur 4 { $space_in }.
log-takes = { $power_Name } { $power_has } pris le contrôle { $space_of }.
log-quells = { $power_Name } { $power_has } réprimé les troubles { $space_in }.
log-patron = { $power_Name } { $power_has } payé un savant pour { $science_the }.
log-spends = { $power_Name } { $power_has } changé { $treasure_some } en { $number ->
    [one] { $number } point
   *[other] { $number } points
  }.
log-raid = { $raider_Name } { $raider_has } pillé les navires espagnols { $place_in }.
log-raid-defence = Défense : { $hits ->
    [0] aucune touche
    [one] 1 touche
   *[other] { $hits } touches
  }.
log-raid-result = { $raider_Name } { $hits ->
    [0] n'{ $raider_has } fait aucune touche, ni aucun butin
    [one] { $raider_has } fait 1 touche, pour 1 butin
   *[other] { $raider_has } fait { $hits } touches, pour { $hits } butins
  }.
log-piracy-point = 1 point de piraterie { $raider_to }.
log-armada-damaged = { $level ->
    [0] L'Armada est détruite
   *[other] L'Armada tombe au niveau { $level }
  }.
log-patrol-lost = L'Espagne a perdu une patrouille { $zone_in }.
log-card-drawn = { $other_Name } { $other_has } tiré « { $card } » de la main { $power_of }.
log-card-discarded = { $power_Name } { $power_has } défaussé « { $card } ».
log-treasure-discarded = { $power_Name } { $power_has } perdu { $treasure_some }.
log-hides = L'Espagne a caché { $treasure_some } aux pirates.
log-loot = { $leader } a chargé { $treasure_some }.
log-expedition = { $leader } est parti pour le Nouveau Monde.
log-voyage = { $leader } a fait voile vers { $zone_the }.
log-unharmed = { $leader } a fait { $total } et arrive sans dommage.
log-damaged = { $leader } a fait { $total } : ses navires sont endommagés.
log-turned-back = { $leader } a fait { $total } : il renonce au voyage, et sa cargaison est perdue.
log-drowned = { $leader } a fait { $total } et périt en mer, avec sa cargaison.
log-world-raid = { $leader } a pillé les { $raided } { $zone_in }.
log-captain-lost = { $leader } a été tué, et sa cargaison est perdue.
log-colonises = L'Angleterre a fondé une colonie dans l'Atlantique Nord.
log-informant = { $power_Name } { $power_has } placé un informateur auprès { $other_of }.
log-intelligence = { $power_Name } { $power_has } recueilli des renseignements sur { $other }.
log-assassination = { $power_Name } { $power_has } envoyé des assassins contre { $victim }.
log-plot = L'Espagne a comploté une révolte catholique en Angleterre.
log-plays-along = { $power_Name } { $power_has } joué « { $card } » en renfort.
log-gathered = Les espions { $power_of } { $hits ->
    [0] n'ont rien trouvé
    [one] ont fait 1 touche
   *[other] ont fait { $hits } touches
  }.
log-jesuit-neutralised = Un jésuite a été neutralisé.
log-informant-neutralised = L'informateur { $power_of } auprès { $other_of } a été neutralisé.
log-second-die = Le second dé montre { $die } ; à partir de 4, un agent de plus est découvert.
log-looks = { $power_Name } { $power_has } vu les cartes { $other_of }.
log-card-seen = Dans la main { $power_of } : « { $card } »{ $number ->
    [one] {""}
   *[other] , { $number } fois
  }.
log-home-seen = Dans la main { $power_of } : la carte de base « { $home } ».
log-margin = { phrase-hits }.
log-rolls-again = Une marge de 1 : les deux camps ont relancé leurs dés.
log-survives = { $victim } survit à l'attentat.
log-killed = Meurtre : { $victim }. 1 point { $power_to }.
log-mary-freed = Marie Stuart est libre.
log-executed = L'Angleterre a exécuté Marie Stuart : 1 point à l'Espagne.
log-gunpowder = La Conspiration des poudres a réussi : l'Espagne a gagné.
log-six-conversions = Le complot apporte six conversions en Angleterre.
log-operatives-lost = L'Espagne a perdu ses jésuites en Angleterre et son informateur.
log-card-fewer = Une carte de moins { $power_to } au prochain tour.
log-conversion = { $power_Name } { $power_has } prêché { $country_in } avec { $number ->
    [one] { $number } dé
   *[other] { $number } dés
  }.
log-conversions-lost = { $number ->
    [one] 1 conversion ne trouve pas d'espace et se perd.
   *[other] { $number } conversions ne trouvent pas d'espace et se perdent.
  }
log-tie-broken = Points égaux : un tour antérieur tranche.
log-wins-by-points = { $seat } l'emporte avec { $points } points.
    .you = Vous l'emportez avec { $points } points.
log-conversion-roll = Conversions : { $minors ->
    [0] aucune mineure
    [one] 1 mineure
   *[other] { $minors } mineures
  }, { $majors ->
    [0] aucune majeure
    [one] 1 majeure
   *[other] { $majors } majeures
  }{ $unrest ->
    [0] {""}
   *[other] , et des troubles
  }.
log-converted = Conversion { $space_in } : foi { $faith_f }.
log-unrest-cancelled = Des troubles ont été apaisés.
log-unrest = Des troubles ont éclaté { $space_in }.
log-rebellion = Rébellion { $space_in }, d'ampleur { $number }.
log-rebellion-roll = Les insurgés { $hits ->
    [0] n'ont fait aucune touche
    [one] ont fait 1 touche
   *[other] ont fait { $hits } touches
  }.
log-rebellion-fails = La rébellion { $space_in } a échoué.
log-rebellion-succeeds = La rébellion { $space_in } a réussi : le lieu revient { $power_to }, { $number ->
    [0] sans régulier
    [one] avec 1 régulier
   *[other] avec { $number } réguliers
  }.
log-capital = Les rebelles font { $space_of } leur capitale.
log-morisco = Troubles des morisques : aucun sur cette carte.
log-treasures-lost = { $power_Name } { $power_has } perdu { $number ->
    [one] { $number } trésor non dépensé
   *[other] { $number } trésors non dépensés
  }.
log-loans = Prêts de navires : aucun dans ce scénario.
log-winters = { $power_Name } { $number ->
    [0] n'{ $power_has } plus personne à ramener { $space_in } pour l'hiver
    [one] { $power_has } ramené 1 unité { $space_in } pour l'hiver
   *[other] { $power_has } ramené { $number } unités { $space_in } pour l'hiver
  }.
log-attrition = { $power_Name } { $power_has } perdu { phrase-units } sur le chemin du retour, depuis { $space_the }.
log-alliance-ends = L'alliance de l'Angleterre et des rebelles a pris fin.
log-musters = { $power_Name } { $power_has } reçu un régulier { $space_in }.
log-treasure-home = { $number ->
    [0] Aucun trésor n'est arrivé
    [one] 1 trésor est arrivé
   *[other] { $number } trésors sont arrivés
  } en Espagne : deux font un point.
log-unloads = { $leader } est rentré avec { $number ->
    [one] { $number } trésor : 1 point
   *[other] { $number } trésors : { $number } points
  } à l'Angleterre.
log-espionage-reset = Toutes les missions peuvent être tentées de nouveau.
log-diplomacy-reset = Ce qui restait dû pour les guerres est oublié.
log-league = Ligue catholique : absente de ce scénario.
log-marriages = Mariages royaux : aucun dans ce scénario.
log-virgin-queen = Élisabeth vit : 1 point à l'Angleterre.
log-aging = Les souverains de ce scénario ne meurent pas de vieillesse.
log-artists = Artistes : aucun dans ce scénario.
log-discovery = { $power_Name } { $power_has } découvert { $science_the }.
log-no-discovery = { $power_Name } { $power_has } fait { $die } pour { $science_the } ; il faut un 6.
log-antwerp = 1 point { $power_to } pour Anvers.
log-end = Le dernier tour est fini : on compte les points.
log-wins-at-once = Victoire immédiate { $power_of }, { $ending }.


## Premiers pas

hint-choose-1 = Votre carte de base est une carte sûre, riche en points. Elle se choisit en secret et reste cachée jusqu'à ce que vous la jouiez.
hint-choose-2 = L'une des deux a un effet en plus de ses points ; l'autre a davantage de points.
hint-choose-3 = Une carte de base non jouée revient en hiver : rien n'est perdu, rien n'est gagné.
hint-assign-1 = Un capitaine placé dans un port d'Europe part avec votre flotte et pille les navires espagnols ; un capitaine gardé pour un voyage peut partir au Nouveau Monde pour 2 points.
hint-assign-2 = Là-bas il y a des trésors : chacun de ceux qu'il ramène en hiver vaut 1 point et peut se dépenser.
hint-assign-3 = Chaque zone où il entre se joue à deux dés plus sa navigation : 9 est sûr, 7 et 8 l'endommagent, moins le noie.
hint-impulse-1 = L'Espagne, l'Angleterre et les rebelles jouent une carte à tour de rôle. Quand tous trois ont passé de suite, le tour s'achève.
hint-impulse-2 = Passer n'est pas définitif : tant que quelqu'un joue, vous pouvez rejouer.
hint-impulse-3 = En hiver, on défausse toutes ses cartes sauf une : dépensez-les tant qu'il est temps.
hint-act-1 = Chaque action a son prix ; dépensez les points de la carte à votre gré, une action après l'autre.
hint-act-2 = Les chances sont affichées avant que vous ne dépensiez. Elles sont exactes, mais ignorent les cartes cachées.
hint-act-3 = Les points qui restent à la fin de l'impulsion sont perdus.
hint-march-1 = Les unités marchent par route pour 1 point. Par mer il en faut 2, et vos navires doivent être seuls dans cette mer.
hint-march-2 = En bataille, chaque unité et chaque point du meilleur chef donnent un dé, et la défense en a un de plus. Un dé touche sur 5 ou 6.
hint-march-3 = Devant des murs, vous mettez le siège ; il faut plus d'assiégeants que d'assiégés. L'assaut vient dans une impulsion suivante.
hint-sail-to-1 = Tous vos navires d'un même lieu font voile ensemble, un pas par point. S'il y a des navires ennemis, le combat est immédiat.
hint-sail-to-2 = Un galion donne 2 dés ; une galère 2 en Méditerranée et 1 dans l'Atlantique. Deux touches coulent un navire.
hint-sail-to-3 = Une flotte seule dans une mer permet aux armées de la traverser.
hint-aid-1 = Les cartes nommées peuvent être jouées maintenant. Une clé de chiffrement cachée peut ajouter un dé à l'adversaire.
hint-aid-2 = Un informateur d'une impulsion précédente donne 2 dés ; la cryptographie en donne 1, en attaque comme en défense.
hint-aid-3 = Chaque mission se tente une fois par tour contre chaque puissance, et une seule par impulsion.
hint-convert-dice-1 = Chaque 4 ou 5 convertit un lieu voisin de votre foi et libre d'unités ennemies. Chaque conversion peut ouvrir la voie à la suivante.
hint-convert-dice-2 = Un 6 convertit au loin, ou sous des unités ennemies, ou apaise des troubles.
hint-convert-dice-3 = Un 1 provoque des troubles dans un lieu que vous convertissez, et l'adversaire dit lequel. Deux lieux gagnés font un point.
hint-rebel-size-1 = Chaque touche chasse une unité espagnole. Quand il n'en reste plus, le lieu est à vous, et les voisins de votre foi sans murs ni unités aussi.
hint-rebel-size-2 = Deux points apportent un régulier. Chez eux, les rebelles ont un dé de plus.
hint-rebel-size-3 = Une rébellion là où il n'y a pas d'unité réussit toujours.
hint-reward-1 = Chaque touche d'un raid est un butin, et aucun ne revient avant que tous les autres aient été donnés.
hint-reward-2 = La piraterie ne rapporte que dix points par partie à chaque puissance ; ceux des Ottomans ne comptent pour personne.
hint-reward-3 = Un trésor pris outre-mer ne compte qu'une fois son capitaine rentré.


## La table en texte ; ● ■ ◆ sont l'Espagne, l'Angleterre et les rebelles

# Ce que veulent dire les signes, une ligne chacun
board-signs =
    ● ■ ◆           Espagne, Angleterre, rebelles
    ● Madrid        devant un lieu : qui le tient ; sans signe, il est libre
    ● 3 réguliers   devant pièces et chefs : leur puissance
    Levées (3)      une carte et ses points de commandement
board-turn = Tour { $turn } sur { $last }
board-over = la partie est finie
board-your-turn = vous décidez pour { $power }
board-to-play = { $name } décide pour { $power }
board-impulse = impulsion { $power_of }, { phrase-left }
board-deck = pioche { $deck }, défausse { $discard }
board-power = { $power_Short }
board-fortified = place forte
board-capital = capitale { $power_of }
board-unrest = troubles
board-besieged = siège
board-regulars = { $number ->
    [one] { $number } régulier
   *[other] { $number } réguliers
  }
board-cavalry = { $number } de cavalerie
board-ships = { $number ->
    [one] { $ship_a }
   *[other] { $number } { $ship_many }
  }
board-armada = Armada de niveau { $level }
board-seas = Mers
board-empty = sans navires :
board-raided = raid { $raider_of }
board-settlements = colonies espagnoles { $spanish }, portugaises { $portuguese }
board-guards = { $patrols ->
    [one] { $patrols } patrouille
   *[other] { $patrols } patrouilles
  }, { $escorts ->
    [one] { $escorts } escorte
   *[other] { $escorts } escortes
  }
board-fortress = forteresse
board-treasures = trésors : { $list }
board-fleet = flotte des Indes avec { $list }
board-fleet-empty = flotte des Indes, vide
board-captain = { $leader }{ $damaged ->
    [0] {""}
   *[other] , endommagé
  }{ $laden ->
    [0] {""}
   *[other] , avec { $cargo }
  }
board-zone = { $zone_Name } :
board-sea = { $place_Name } :
board-colony = colonie anglaise
board-points = { phrase-points }
board-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
  }
board-home-held = carte de base
board-informant = informateur auprès { $other_of }
board-patron = paie pour { $science_the }
board-piracy = piraterie { $number } sur 10
board-debt = doit { $number } pour la guerre
board-penalty = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
  } de moins au prochain tour
board-track = de retour au prochain tour : { $list }
board-relations = En guerre :
board-war = l'Espagne et { $power }
board-peace = personne
board-allied = l'Angleterre et les rebelles sont alliés
board-courts = Cours :
board-elizabeth = { $alive ->
    [0] Élisabeth est morte
   *[other] Élisabeth vit
  }
board-mary = { $mary ->
    [0] Marie Stuart est captive
    [1] Marie Stuart est libre
   *[2] Marie Stuart est morte
  }
board-jesuits = jésuites : { $england } en Angleterre, { $netherlands } aux Pays-Bas, { $reserve } à venir
board-portugal = au Portugal : { $list }
board-leaders = Ailleurs :
board-absent = { $where ->
    [0] { $turn ->
        [0] { $leader } pas encore là
       *[other] { $leader } au tour { $turn }
      }
    [1] { $leader } en attente
    [2] { $leader } captif { $other_of }
    [3] { $leader } de retour au prochain tour
   *[4] { $leader } mort
  }
board-dice = Derniers dés :
board-attack = attaque { $dice }
board-defence = défense { $dice }
board-hand = Main { $power_of } :
board-no-cards = aucune carte
board-card = { $number ->
    [one] {""}
   *[other] { $number } ×{" "}
  }{ $card } ({ $points })
board-home = Carte de base « { $home } » ({ $points })

## Captions

draw-over = la partie est finie
draw-several = { $number } × { $what }
draw-power-name = { $power_Short }
draw-short-orange = Orange
# Turn and phases
draw-turn = tour { $number }
draw-phase-text = Phase { $number } sur huit ; ensuite commence le tour suivant.
draw-phase-now = Cette phase est en cours.
draw-turn-fortress = L'Espagne ajoute une forteresse au Nouveau Monde.
draw-turn-armada = À partir de ce tour, l'Espagne peut construire l'Armada.
draw-turn-plots = À partir de ce tour, l'Espagne peut comploter en Angleterre.
draw-turn-last = Le dernier tour.
draw-track-text = Hors jeu ; revient à son propriétaire au tour suivant.
# Powers
draw-power-text = Joué par { $name }. Les impulsions se suivent dans cet ordre jusqu'à ce que tous aient passé de suite.
draw-power-active = L'impulsion est à { $name }.
draw-command = { $number ->
    [one] { $number } point de commandement restant
   *[other] { $number } points de commandement restants
}
draw-command-text = Ce qui reste de la carte jouée ; ce qui n'est pas dépensé est perdu.
draw-war = L'Espagne et { $power } sont en guerre
draw-peace = L'Espagne et { $power } sont en paix
draw-war-text = On ne marche que contre ses ennemis. La guerre se déclare pendant la diplomatie, et les rébellions l'apportent.
draw-allied = L'Angleterre et les rebelles sont alliés
draw-not-allied = L'Angleterre et les rebelles ne sont pas alliés
draw-alliance-text = Les alliés partagent leurs espaces et combattent ensemble. À moins d'un seul joueur pour les deux, l'alliance finit en hiver.
draw-score = { $power_Short } : { $number ->
    [one] { $number } point
   *[other] { $number } points
}
draw-score-text = Marqués jusqu'ici : { $number }. Les forteresses conquises valent { $land } à présent, les espaces convertis { $faith }.
draw-total = { $number ->
    [one] { $number } point de victoire
   *[other] { $number } points de victoire
}
draw-seat-text = Puissances : { $names }.
draw-deck = pioche : { $number }
draw-deck-text = Toutes les cartes sauf celles en main sont mélangées à chaque tour.
draw-discard = défausse : { $number }
# Spaces, countries and seas
draw-space-ruled = Tenu par { $power }.
draw-space-free = Indépendant.
draw-space-faith = Foi : { $faith }.
draw-space-home = Espace national : { $power }.
draw-space-capital = Capitale : { $power }. Un régulier y arrive chaque hiver.
draw-space-walls = Fortifié : jusqu'à 4 unités peuvent y soutenir un siège.
draw-space-open = Sans murailles.
draw-space-siege = Assiégé : on peut donner l'assaut, et ceux du dedans ne peuvent sortir.
draw-space-unrest = Troubles : rien ne peut être levé ni déplacé ici avant qu'ils soient apaisés.
draw-space-roads = Routes : { $names }.
draw-space-seas = Port sur : { $names }.
draw-sea-ports = Ports : { $names }.
draw-sea-next = Mers voisines : { $names }.
draw-country-text = Espaces catholiques : { $catholic }. Espaces protestants : { $protestant }.
draw-jesuits = Jésuites, { $where } : { $number }
draw-jesuits-text = En Angleterre, chacun ajoute un dé aux complots de l'Espagne.
draw-jesuits-left = Jésuites à envoyer : { $number }
# Pieces
draw-regular-text = { $place }. Chacun donne un dé en bataille et à l'assaut.
draw-cavalry-text = { $place }. Donne un dé en bataille, aucun à l'assaut.
draw-ship-text = { $place }. Tous les navires d'une puissance en un lieu naviguent ensemble ; en mer, ils font traverser les armées.
draw-armada = Armada, niveau { $level }
draw-armada-text = Construite niveau par niveau, quatre au plus. Chaque niveau compte en combat naval et se perd sur une touche.
draw-ottoman = Pillards ottomans : corsaires { $number }, galères { $galleys }
draw-ottoman-text = Ils viennent une fois par tour, pillent l'Espagne et repartent.
draw-raid = piraterie : { $raider }
draw-raid-text = Déjà pillé ici ce tour ; le marqueur part en hiver.
draw-leader-army = Mène les armées : combat { $battle }.
draw-leader-admiral = Mène les flottes : combat { $battle }, piraterie { $piracy }.
draw-leader-captain = Capitaine : combat { $battle }, piraterie { $piracy }, navigation { $navigation }.
draw-leader-not-yet = Pas encore en jeu : vient avec une rébellion ou avec les Gueux de mer.
draw-leader-arrives = Arrive au tour { $number }.
draw-leader-waiting = Attend d'être placé, ou un voyage.
draw-leader-captive = Captif : { $power }. Une rançon se paie pendant la diplomatie.
draw-leader-track = Hors jeu jusqu'au tour suivant.
draw-leader-dead = Mort.
draw-leader-damaged = Endommagé : moins de dés au pillage, et une seconde avarie met fin au voyage.
# The court and the dice
draw-elizabeth = Élisabeth
draw-elizabeth-lives = L'Angleterre marque un point pour elle à chaque tour. Sa mort vaut à l'Espagne trois points en plus du meurtre.
draw-elizabeth-dead = Assassinée.
draw-mary = Marie, reine d'Écosse
draw-mary-short = Marie
draw-mary-captured = Captive en Angleterre. Vivante, elle ajoute des dés aux complots contre Élisabeth ; après un complot manqué, l'Angleterre peut l'exécuter.
draw-mary-free = Libre. Vivante, elle ajoute des dés aux complots contre Élisabeth.
draw-mary-dead = Morte.
draw-dice = le dernier jet
draw-dice-none = Aucun dé n'a été jeté
draw-dice-text = Touches de l'attaquant : { $hits }. Touches du défenseur : { $taken }.
draw-die = { $number } : manqué
draw-die-counts = { $number } : compte
# The New World
draw-new-world = Nouveau Monde
draw-new-world-text = Ici attendent les capitaines réservés à un voyage, et la flotte des Indes avant son départ.
draw-zone-next = Zones voisines : { $names }.
draw-spanish = Colonies espagnoles : { $number }
draw-portuguese = Colonies portugaises : { $number }
draw-settlement-text = Plus il y en a, plus le pillard a de dés.
draw-patrols = patrouilles : { $number }
draw-patrols-text = Chacune donne à l'Espagne un dé contre les pillages ici.
draw-escorts = escortes : { $number }
draw-escorts-text = Elles comptent comme patrouilles ce tour et se perdent avant elles.
draw-fortress = forteresse
draw-fortress-text = Un dé contre les pillages ici, et l'Espagne soustrait un trésor au tirage.
draw-fleet = flotte des Indes
draw-fleet-text = Un dé désigne sa zone au début des actions ; les pillards peuvent y prendre ce qu'elle porte.
draw-colony = colonie anglaise
draw-no-colony = Pas encore de colonie
draw-colony-text = L'Angleterre la fonde avec un capitaine dans l'Atlantique Nord ; chaque tour elle jette les dés sur la table des colonies.
draw-treasure-zone = Attend d'être embarqué pour l'Espagne, ou pillé.
draw-treasure-fleet = À bord de la flotte des Indes.
draw-treasure-portugal = Au Portugal : pour qui pille ses colonies.
draw-treasure-cargo = En cale : vaut un point une fois rentré.
draw-treasure-text = { $number ->
    [one] Vaut { $number } point de commandement à qui le tient, une fois par impulsion.
   *[other] Vaut { $number } points de commandement à qui le tient, une fois par impulsion.
}
# Mats
draw-piracy-points = points de piraterie : { $number } sur { $most } au plus
draw-piracy-text = Gagnés par les pillages et comptés dans les points de victoire.
draw-reserve = réserve : { $number } × { $what }
draw-reserve-unit-text = Peut être levé.
draw-reserve-cavalry-text = Ne peut être levée ; ce qui est perdu reste ici.
draw-reserve-ship-text = Peut être construit dans un port national.
draw-science-unknown = Inconnue. Un mécène paie un point et jette un dé en fin de tour ; un 6 la découvre.
draw-science-paid = Payée : un dé est jeté en fin de tour, et un 6 la découvre.
draw-science-known = Connue.
draw-informant = informateur : { $power }
draw-informant-text = Donne des dés pour les missions contre cette puissance.
draw-informant-fresh = Tout juste placé : donne des dés dès la prochaine impulsion.
draw-debt = guerre à payer : { $number } points de commandement
draw-debt-text = Payés sur la première carte jouée.
draw-penalty = cartes en moins au prochain tour : { $number }
draw-penalty-text = Le prix d'une mission manquée.
draw-hand = { $number ->
    [0] aucune carte
    [one] { $number } carte
   *[other] { $number } cartes
}
draw-hand-text = En hiver, toutes les cartes sauf une sont défaussées.
draw-hidden = une carte cachée
draw-card-text = { $number ->
    [one] { $number } point de commandement.
   *[other] { $number } points de commandement.
}
draw-card-cipher-key = Ou jouée avec une mission à la place de la cryptographie.
draw-card-hand-pistols = Ou jouée avec un assassinat pour plus de dés.
draw-card-mary = Ou jouée avec un complot contre Élisabeth pour plus de dés.
draw-home-jesuit-college = Et un jésuite va en Angleterre.
draw-home-council-of-the-indies = Sans autre effet.
draw-home-walsingham = Et plus de dés pour le renseignement.
draw-home-privy-council = Sans autre effet.
draw-home-sea-beggars = Et un galion rebelle paraît dans un port, avec La Marck.
draw-home-states-general = Sans autre effet.
draw-home-chosen = Choisie pour ce tour.
draw-home-hidden = L'une des deux a été choisie en secret.

## Ce qui peut clocher dans un fichier de composants

error-no-port = { $name } n'est pas un port
error-home-cards = il faut ici deux cartes de base de { $name }
error-one-way = aucun chemin ne revient de { $name }
error-empty-box = { $count } de plus que n'en contient la boîte
