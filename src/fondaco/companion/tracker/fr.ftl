# Ce que le compagnon de table dit de la séquence de jeu.

## Puissances

power-ottoman = Ottoman
power-spain = Espagne
power-england = Angleterre
power-france = France
power-empire = Saint-Empire
power-protestant = Protestant

## Phases

phase-cards = Cartes
phase-diplomacy = Diplomatie
phase-spring = Déploiement de printemps
phase-actions = Actions
phase-winter = Hiver
phase-marriages = Mariages
phase-patronage = Patronage
phase-victory = Victoire
turn-title = Tour { $turn } sur { $turns }
phase-title = Phase { $number } : { $phase }
step-of-power = { $power } – { $step }
with-clause = { $sentence } [{ $clause }]

## Étapes, et ce qu'il faut faire

step-personalities = Nouveaux personnages
do-personalities = Mettez en jeu les personnages de ce tour et les pièces qui attendent sur sa case.
step-fortresses-jesuits = Forteresses et Jésuites
do-fortresses-jesuits = Posez les nouvelles forteresses et les nouveaux Jésuites.
step-new-cards = Nouvelles cartes
do-new-cards = Ajoutez au paquet les cartes de ce tour.
step-deal = Mélange et donne
do-deal = Battez le paquet et donnez ses cartes à chaque puissance ; celle qui porte un malus en reçoit moins.
step-treasures-pool = Retour des trésors à la réserve
do-treasures-pool = Remettez dans la réserve les trésors écartés.
step-treasures-deal = Distribution des trésors
do-treasures-deal = Distribuez les nouveaux trésors.
step-treasures-riches = Richesses du Nouveau Monde
do-treasures-riches = Résolvez les richesses du Nouveau Monde.
step-negotiation = Négociation
do-negotiation = Marchandez, puis annoncez les accords conclus.
step-ransom = Rançon
do-ransom = Une puissance peut racheter un chef d'armée prisonnier : celui qui le tient lui pioche une carte.
step-war = Guerre
do-war = Une puissance peut déclarer de nouvelles guerres, contre paiement.
step-leaders = Chefs
do-leaders = Posez les chefs nouvellement arrivés.
step-home-card = Carte d'origine
do-home-card = Retenez une carte d'origine pour ce tour.
step-formation = Formation
do-formation = Faites partir de la capitale une formation terrestre vers un espace ami.
step-spain-escorts = Escortes
do-spain-escorts = Disposez les escortes de la Flotte des Indes.
step-england-captains = Capitaines corsaires
do-england-captains = Détachez des capitaines corsaires en Europe.
step-hre-preference = Préférence religieuse
do-hre-preference = Arrêtez la préférence religieuse de l'Empire, au premier tour seulement.
step-impulses = Impulsions
do-impulses = Jouez les impulsions dans l'ordre, jusqu'à ce que toutes les puissances aient passé à la suite.
step-morisco-unrest = Agitation morisque
do-morisco-unrest = Étendez l'agitation chez les Morisques.
step-treasure-discard = Trésors non employés
do-treasure-discard = Écartez les trésors restés sans emploi.
step-loans = Prêts navals
do-loans = Mettez fin aux prêts de navires : ils rentrent chez leur propriétaire.
step-return = Retour vers les places fortes
do-return = Ramenez chefs et unités dans des places fortifiées ; ils peuvent subir l'attrition en route.
step-alliances = Alliances majeures
do-alliances = Retirez les marqueurs d'alliance entre grandes puissances.
step-regulars = Nouveaux réguliers
do-regulars = Ajoutez un régulier dans toute capitale contrôlée ; le Saint-Empire a d'autres possibilités.
step-piracy-markers = Marqueurs de piraterie et trésors
do-piracy-markers = Ôtez les marqueurs de piraterie et rapatriez les trésors d'Espagne et du Portugal.
step-espionage-reset = Espionnage
do-espionage-reset = Remettez l'espionnage à zéro.
step-diplomacy-reset = Diplomatie
do-diplomacy-reset = Remettez la diplomatie à zéro.
step-catholic-league = Ligue catholique
do-catholic-league = Voyez si la Ligue catholique se forme.
step-marriages = Mariages
do-marriages = Résolvez les unions.
step-virgin-queen = Reine vierge
do-virgin-queen = Accordez le PV de la Reine vierge.
step-aging = Âge
do-aging = Les têtes couronnées prennent de l'âge.
step-artists = Artistes
do-artists = Résolvez les artistes.
step-scientists = Savants
do-scientists = Résolvez les savants.
step-territory-vp = Paris et l'Europe centrale
do-territory-vp = Accordez les PV pour la maîtrise de Paris et de l'Europe centrale.
step-winner = Vainqueur
do-winner = Établissez si une puissance l'emporte.
step-next-turn = Tour suivant
do-next-turn = Avancez le marqueur de tour et commencez un nouveau tour.

## À ne pas oublier

note-piece = { $power } : { $piece }, de retour maintenant
note-penalty = { $power } : −{ $cards } { $cards ->
    [one] carte
   *[other] cartes
  }
note-captive = Prisonnier : { $leader } ({ $power }), tenu par { $captor }
note-waiting = Piste des tours : { $piece } ({ $power }) jusqu'au tour { $turn }
note-espionage = L'espionnage est fermé avant le tour { $turn }

## Avertissements

warn-passed = { $power } : passe avec { $cards } { $cards ->
    [one] carte
   *[other] cartes
  } en main.
warn-plot = La Conspiration des Poudres a réussi : confirmez que la partie s'achève. Vainqueur : { $power }.
warn-war-and-alliance = { $power } et { $other } : à la fois en alliance et en guerre.
warn-goal = { $power } : { $vp } PV ; il en faut { $goal } pour gagner en phase 8.
warn-last-turn = Le tour { $turn } est le dernier.
not-on-the-card = absent de la carte d'aide

## Le journal

log-when = Tour { $turn }, phase { $phase }
log-begin = La partie commence au tour { $turn } avec { $count } puissances.
log-settings-strict = Convenu : { $turns } tours, { $goal } PV pour gagner, ordre strict.
log-settings-free = Convenu : { $turns } tours, { $goal } PV pour gagner, ordre libre.
log-done = Fait : { $step }
log-nothing = Rien à faire : { $step }
log-dealt = { $power } : { $cards } { $cards ->
    [one] carte
   *[other] cartes
  } à la donne{ $penalty ->
    [0] {""}
   *[other] {" "}(−{ $penalty })
  }
log-returned = { $power } : { $piece }, de retour de la piste des tours
log-turn = Le tour { $turn } commence.
log-impulse = { $power } : impulsion
log-impulse-note = { $power } : impulsion ({ $note })
log-pass = { $power } : passe ({ $passes } sur { $needed })
log-pass-automatic = { $power } : passe faute de cartes ({ $passes } sur { $needed })
log-actions-end = Toutes les puissances ont passé à la suite : la phase d'actions est finie.
log-vp = { $power } : { $by } PV, total { $vp }
log-vp-why = { $power } : { $by } PV, total { $vp } ({ $note })
log-hand = { $power } : { $cards } { $cards ->
    [one] carte
   *[other] cartes
  }, carte d'origine : { $home ->
    [yes] oui
   *[no] non
  }, trésors : { $treasures }
log-hand-uncounted = { $power } : cartes non comptées, carte d'origine : { $home ->
    [yes] oui
   *[no] non
  }, trésors : { $treasures }
log-penalty = { $power } : malus à la prochaine donne { $cards ->
    [0] aucun
   *[other] −{ $cards }
  }
log-war = Guerre : { $power } contre { $other }
log-war-paid = Guerre : { $power } contre { $other } (prix payé : { $paid })
log-peace = Paix : { $power } et { $other }
log-alliance = Alliance : { $power } et { $other }
log-parting = Fin de l'alliance : { $power } et { $other }
log-capture = { $leader } ({ $power }) est fait prisonnier ; tenu par { $captor }
log-ransom = Rançon payée pour { $leader } : { $captor } pioche une carte ({ $power } paie)
log-release = { $leader } ({ $power }) est relâché ; tenu par { $captor }
log-place = { $power } : { $piece } sur la piste des tours jusqu'au tour { $turn }
log-take = { $power } : { $piece }, retiré de la piste des tours
log-note = Note : { $note }
log-roll = { $procedure } : { $row } (dés { $dice })
log-no-winner = Aucune puissance n'a encore gagné.
log-win-military = Victoire militaire : { $power }
log-win-religious = Victoire religieuse : { $power }
log-win-gunpowder = Victoire par la Conspiration des Poudres : { $power }
log-win-score = Victoire avec { $vp } PV : { $power }
log-win-shared = Victoire partagée avec { $vp } PV : { $power }

## Victoire

victory-military = { $powers } : victoire militaire au tour { $turn }.
victory-religious = { $powers } : victoire religieuse au tour { $turn }.
victory-gunpowder = { $powers } : victoire par la Conspiration des Poudres au tour { $turn }.
victory-score = { $powers } : victoire aux points au tour { $turn }.
victory-shared = { $powers } : victoire partagée au tour { $turn }.
way-military = militaire
way-religious = religieuse
way-gunpowder = Conspiration des Poudres

## Refus

refused-absent = { $power } : puissance absente de cette partie.
refused-too-few-powers = Une partie compte de { $least } à { $most } puissances, chacune une fois.
refused-no-turn-zero = Le premier tour est le tour 1.
refused-turns-out-of-range = Le nombre de tours va de { $least } à { $most }.
refused-goal-out-of-range = Les PV pour gagner vont de 1 à { $most }.
refused-begun-already = La partie a déjà commencé.
refused-over = La partie est terminée ; seul « annuler » revient en arrière.
refused-other-turn = { $step } : au tour { $turn } seulement.
refused-ticked-already = { $step } : déjà coché.
refused-not-yet = D'abord vient : { $step }.
refused-not-all-passed = Toutes n'ont pas passé à la suite : { $passes } jusqu'ici, encore { $left }.
refused-last-turn = Le tour { $turn } est le dernier : cherchez le vainqueur.
refused-no-deal = On ne donne des cartes qu'à la ligne « Mélange et donne ».
refused-pieces-are-due = Il y a à faire : { $piece } revient ce tour-ci.
refused-somebody-won = Une puissance a gagné : { $power }.
refused-turn-must-begin = Faute de vainqueur le tour suivant commence ; cochez-le comme fait.
refused-no-actions-now = Les impulsions se jouent en phase d'actions.
refused-not-your-place = Pas encore { $power } ; à présent : { $mover }.
refused-no-card = { $power } : aucune carte à jouer.
refused-no-home-card = { $power } : aucune carte d'origine à jouer.
refused-vp-out-of-range = { $power } : { $vp } PV ; la piste va de 0 à { $most }.
refused-penalty-out-of-range = { $power } : le malus est de { $cards } et ne peut pas changer ainsi.
refused-at-war-already = { $power } et { $other } : déjà en guerre.
refused-not-at-war = { $power } et { $other } : aucune guerre en cours.
refused-not-in-war-segment = Une guerre se paie au segment de guerre ; entrez 0 pour une guerre sans paiement.
refused-allied-already = { $power } et { $other } : déjà en alliance.
refused-not-allied = { $power } et { $other } : aucune alliance en cours.
refused-own-leader = { $power } : une puissance ne capture pas son propre chef.
refused-captive-already = { $leader } est déjà prisonnier.
refused-no-captive = { $leader } n'est pas prisonnier.
refused-not-in-ransom-segment = Une rançon se paie au segment de rançon.
refused-no-card-for-ransom = { $power } : aucune carte pour payer la rançon.
refused-turn-is-over = On ne peut pas attendre le tour { $turn } au tour { $now }.
refused-no-piece = { $piece } n'est pas sur la piste des tours.
refused-espionage-closed = Aucune mission d'espionnage avant le tour { $turn }.
refused-no-row = La table de { $procedure } n'a pas de ligne « { $row } ».
refused-plot-is-spanish = La Conspiration des Poudres fait gagner l'Espagne, et nulle autre ({ $power }).
refused-not-in-actions = Une victoire immédiate n'arrive qu'en phase d'actions.
refused-confirm = Confirmez que la partie s'achève ici ({ $how }) : vainqueur { $power }.
refused-faster = Quelqu'un a été plus rapide : { $now } entrées à présent, vous en avez vu { $seen }. Regardez, puis entrez-la de nouveau si elle est encore juste.
refused-nothing-to-undo = Il n'y a rien à reprendre.
refused-no-entry = Ce n'est pas une entrée.
refused-unknown-kind = Aucune entrée ne s'appelle « { $kind } ».
refused-unknown-field = Une entrée « { $kind } » n'a pas de champ « { $field } ».
refused-missing-field = Une entrée « { $kind } » a besoin du champ « { $field } ».
refused-wrong-field = Dans une entrée « { $kind } », le champ « { $field } » ne peut pas contenir cela.
refused-no-beginning = La première entrée doit commencer la partie.
refused-no-book = ceci n'est pas un livre du compagnon.
refused-other-version = ce livre est de version { $version }, et seule la version 1 se lit.
refused-no-json = ceci n'est pas du JSON.
bad-book = ligne { $line } : { $problem }

## Au terminal

companion-title = Virgin Queen à votre table. « aide » dit ce que vous pouvez taper.
companion-for-new-game = --{ $name } est pour une nouvelle partie ; celle-ci a commencé : « réglages » la change.
companion-resumed = La partie reprend où elle s'était arrêtée.
companion-next = { $phase } · { $step }
companion-lines = cochées : { $done } sur { $lines }
companion-mover = Prochaine impulsion : { $power } ({ $passes } passes sur { $needed })
companion-heading-power = Puissance
companion-heading-player = Joueur
companion-heading-vp = PV
companion-heading-cards = Cartes
companion-heading-wars = Guerre
companion-heading-allies = Alliés
companion-home = +O
companion-penalty = prochaine donne −{ $cards }
companion-goal = { $goal } PV pour gagner, { $turns } tours ({ $label })
companion-unknown = « { $typed } » n'est pas une commande : « aide » dit ce que vous pouvez taper.
companion-empty = Tapez « suivant », « rien », une autre commande, ou « aide ».
companion-usage = Tapez ainsi : { $usage }
companion-no-power = Aucune puissance ne s'appelle « { $typed } » : il y a { $powers }.
companion-several-powers = « { $typed } » peut être { $powers }.
companion-no-step = Aucune ligne restante ne s'appelle « { $typed } » ; à présent : { $steps }.
companion-several-steps = « { $typed } » peut être { $steps }.
companion-no-procedure = Aucune procédure ne s'appelle « { $typed } » : il y a { $procedures }.
companion-several-procedures = « { $typed } » peut être { $procedures }.
companion-no-input = { $procedure } ne demande pas « { $typed } » : il faut { $inputs }.
companion-no-value = « { $typed } » n'est pas une valeur de « { $input } ».
companion-undone = Repris : { $line }
companion-log-number = Après « journal » vient un nombre de lignes, par exemple « journal 20 ».
companion-use-impulse = On joue les impulsions : tapez « impulsion » ou « passe ».
companion-use-done = On ne joue pas d'impulsion maintenant : tapez « suivant » ou « rien ».
companion-confirm = Cela achève-t-il la partie : { $power }, { $how } ? (o/n)
companion-not-confirmed = La partie continue.
companion-go-on = Pour reprendre : { $command }

## L'aide du terminal

companion-help-next = suivant, fait
companion-help-next-text = la ligne est faite
companion-help-nothing = rien
companion-help-nothing-text = il n'y avait rien à faire à cette ligne
companion-help-impulse = impulsion [origine|libre] [NOTE]
companion-help-impulse-text = la puissance dont c'est la place joue : une carte, sa carte d'origine, ou aucune
companion-help-pass = passe
companion-help-pass-text = la puissance dont c'est la place passe
companion-help-vp = pv PUISSANCE +1 [NOTE]
companion-help-vp-text = une puissance gagne ou perd des PV
companion-help-deal = donne PUISSANCE=5 PUISSANCE=4 …
companion-help-deal-text = les cartes données, avant les malus
companion-help-hand = main PUISSANCE [CARTES] [origine] [trésors=N]
companion-help-hand-text = ce que tient une puissance ; « main PUISSANCE ? » cesse de compter
companion-help-penalty = malus PUISSANCE [−1]
companion-help-penalty-text = une carte de moins à la prochaine donne, ou un malus de moins
companion-help-war = guerre PUISSANCE PUISSANCE [PRIX]
companion-help-war-text = deux puissances sont en guerre
companion-help-peace = paix PUISSANCE PUISSANCE
companion-help-peace-text = une guerre est finie
companion-help-alliance = alliance PUISSANCE PUISSANCE
companion-help-alliance-text = deux puissances sont alliées
companion-help-parting = rupture PUISSANCE PUISSANCE
companion-help-parting-text = une alliance est finie
companion-help-capture = capture CHEF PROPRIÉTAIRE VAINQUEUR
companion-help-capture-text = un chef d'armée est pris
companion-help-ransom = rançon CHEF
companion-help-ransom-text = il rentre contre une carte
companion-help-release = relâcher CHEF
companion-help-release-text = il rentre sans rançon
companion-help-place = poser PUISSANCE [TOUR] PIÈCE
companion-help-place-text = une pièce va sur la piste des tours
companion-help-take = retirer PIÈCE
companion-help-take-text = une pièce quitte la piste des tours avant l'heure
companion-help-win = victoire PUISSANCE militaire|religieuse|poudres
companion-help-win-text = une victoire qui achève aussitôt la partie
companion-help-settings = réglages [tours=N] [pv=N] [libre|strict] [PUISSANCE=NOM]
companion-help-settings-text = ce dont la table est convenue
companion-help-odds = chances PROCÉDURE [NOM=VALEUR …]
companion-help-odds-text = les chances exactes
companion-help-roll = lancer PROCÉDURE [NOM=VALEUR …]
companion-help-roll-text = lancer les dés et l'écrire
companion-help-note = note TEXTE
companion-help-note-text = écrire quelque chose
companion-help-log = journal, journal 30
companion-help-log-text = ce qui s'est passé
companion-help-show = montrer
companion-help-show-text = la table et les lignes de cette phase
companion-help-undo = annuler
companion-help-undo-text = reprendre la dernière entrée
companion-help-help = aide
companion-help-help-text = cette liste
companion-help-quit = quitter
companion-help-quit-text = partir ; tout est enregistré
