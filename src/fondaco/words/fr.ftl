# Ce que dit chaque jeu à la table en texte. Les textes propres aux jeux sont dans leurs dossiers.

## Commencer et partir

table-opening = { $title } : { $seats }. « aide » dit ce que vous pouvez taper.
table-resumed = La partie reprend où elle s'était arrêtée.
table-saved = La partie est gardée dans { $file }
table-go-on = Pour reprendre : { $command }
table-copied = Une copie se trouve dans { $file }
table-not-saved = Cette partie n'est pas enregistrée : { $problem }
table-elsewhere = { $problem } ; la partie est maintenant gardée dans { $file }
table-pass = Le clavier passe à { $name }. Quand personne d'autre ne regarde, appuyez sur Entrée.
table-you = vous
table-over = La partie est terminée.
table-score = { $name } : { $points } { $counted }
table-won = victoire
table-shared = victoire partagée
table-seed = Tout le hasard venait de la graine { $seed }.
table-check = Chacun peut le vérifier avec : { $command }

score-title = Points
score-unit = { $points ->
    [one] point
   *[other] points
  }

## L'invite

table-refused = Pas maintenant :
table-agree = { $name }, acceptez-vous ce retour en arrière ? (o/n)
table-not-agreed = { $name } n'est pas d'accord ; rien n'a été repris.
table-undone = C'est repris.
table-nothing-to-undo = Il n'y a aucune décision à reprendre.
table-hint = La recherche choisirait { $number } : { $option }
table-hint-thinks = La recherche réfléchit une seconde…
table-hint-only = Il n'y a qu'une chose à faire, { $number } : { $option }
table-hint-games = { $games ->
    [one] Elle a imaginé une partie.
   *[other] Elle a imaginé { $games } parties.
  } Ce que vous pouvez espérer, de 0 % (perdu) à 100 % (gagné) :
table-hint-option = { $result } ; { $often }
table-hint-everybody = Après { $number } : { $results }
table-hint-seat = { $name } { $percent }
table-hint-line = La suite probable :
table-hint-said = { $name } : { $option }
table-no-log = Il ne s'est encore rien passé.
table-empty = Tapez le numéro d'un choix, ou « aide ».
table-no-number = { $typed } n'est pas dans la liste : les choix vont de 1 à { $last }.
table-nothing-fits = Aucun choix ne répond à « { $typed } » : tapez un numéro, quelques mots d'un choix, ou « aide ».
table-several = Plusieurs choix possibles : { $options }
table-several-numbers = Plusieurs choix possibles ({ $numbers }) : ajoutez un mot, ou tapez le numéro.
table-refusal = « { $option } » n'est pas permis : { $reason } [{ $clause }]
table-command-alone = « { $command } » se tape seul.
table-log-number = Après « journal » vient un nombre de lignes, par exemple « journal 20 ».

## Ce qu'on peut espérer

advice-percent = { $percent } %
advice-result = { $percent }, { $standing }
advice-visits = { $visits ->
    [0] pas examiné
    [one] examiné une fois
   *[other] examiné { $visits } fois
  }
standing-won = presque gagné
standing-clear = net avantage
standing-ahead = avantage
standing-even = à peu près égal
standing-behind = désavantage
standing-low = net désavantage
standing-lost = presque perdu
study-decision = Joué : { $played } ({ $result }). Mieux : { $preferred } ({ $better }).
study-chance = Dés et tirages.
study-gain = +{ $percent } %
study-loss = −{ $percent } %
analyse-thinks = { $done } instants étudiés sur { $total } environ
analyse-turns = Les tournants, d'après ce que pouvait savoir la place qui décidait :
analyse-turn = { $number }. { $name } { $points }, instant { $at } sur { $length }
analyse-none = Aux instants étudiés, aucune décision n'a coûté cher et aucun dé n'a fait tourner la partie.

## Pourquoi

why-step = Ce que vous faites maintenant est dans les règles [{ $clause }] :
why-allowed = « { $option } » est permis maintenant [{ $clause }].
why-refused = « { $option } » n'est pas permis maintenant :
why-nothing = Aucun choix ne s'appelle « { $typed } » : essayez un numéro de la liste, ou « règles { $typed } ».
why-several = Plusieurs choix possibles : { $options }
why-more = et { $count } autres

## Règles

rules-none = Aucun article et aucun texte ne répond à « { $typed } ».
rules-how = Lisez un article par son nom, ou tout un chapitre par le début de ses noms.

## Aide

help-play = Tapez le numéro d'un choix ou une partie de ses mots : majuscules et accents ne comptent pas.
help-why = pourquoi 7, pourquoi MOTS
help-why-text = pourquoi un choix est permis ou non, et la règle
help-rules = règles, règles ARTICLE
help-rules-text = les règles : toutes, un article, ou une recherche
help-log = journal, journal 30
help-log-text = ce qui s'est passé
help-undo = annuler
help-undo-text = reprendre votre dernière décision
help-hint = indice
help-hint-text = les meilleurs choix, ce qu'on peut en espérer, la suite
help-board = plateau
help-board-text = montrer de nouveau le plateau et les choix
help-save = sauver, sauver FICHIER
help-save-text = où la partie est gardée, ou une copie de celle-ci
help-help = aide
help-help-text = cette liste
help-quit = quitter
help-quit-text = partir ; rien n'est perdu
help-signs = Les signes du plateau :

## La liste des jeux

games-reconstructed = { $count } des { $total } faits imprimés sont reconstitués ; --components FICHIER joue avec les vôtres
games-players = de { $least } à { $most } joueurs

## Vérifier une partie notée

check-game = { $game }, règles { $rules } : { $seats }
check-over = La partie est terminée : { $scores }. Victoire : { $winners }.
check-open = La partie n'est pas terminée ; c'est à { $name } de décider. Points : { $scores }.
check-sound = La partie notée est valable : les règles permettent ses { $moves } décisions.
check-fair = Les dés étaient honnêtes : { $chances ->
    [one] l'unique tirage découle
   *[other] les { $chances } tirages découlent
  } de la graine promise.
check-secret = Cette partie notée ne dit pas la graine ; les dés ne peuvent donc pas encore être vérifiés.
check-unfair = Les dés n'étaient pas honnêtes : le tirage de la ligne { $line } ne découle pas de la graine.

## Positions

position-chance = C'est au hasard de décider ({ $step }).
position-over = La partie est terminée. Victoire : { $winners }.
position-refused = « { $move } » n'est pas permis : { $reasons }
position-played = joués avant : { $moves }
position-asked = à décider : { $step }
position-nothing-played = rien n'a été joué avant

## Cartes

cards-none = { $game } n'a pas de liste de cartes.
cards-printed = { $heading } : { $value }
cards-id = identifiant
cards-prestige = Prestige
cards-agents = agents
cards-operations = opérations
cards-one-shot = one-shot
cards-torch = torche
cards-powers = pouvoirs
cards-source = source
cards-source-rulebook = livret de règles
cards-source-documented = documenté
cards-source-reconstructed = reconstitué

## La ligne de commande

cli-usage = utilisation :
cli-command = COMMANDE
cli-arguments = arguments 
cli-options = options 
cli-help = montrer cette aide et finir
cli-lang = la langue (celle du système)
cli-more = 'fondaco COMMANDE --help' en dit plus sur chacune ; 'fondaco --version' dit quel Fondaco c'est.
cli-serve = ouvrir la maison dans le navigateur ; 'fondaco' tout court le fait aussi
cli-play = jouer ici, dans le terminal
cli-rules = lire les règles d'un jeu
cli-games = la liste des jeux
cli-cards = la liste des cartes d'un jeu, ou les essayer toutes
cli-odds = dire les chances exactes d'un jet de l'aide de jeu, ou le lancer
cli-position = installer une position depuis un fichier : la montrer, l'expliquer, la jouer
cli-check = vérifier une partie notée, et ses dés
cli-analyse = dire où une partie notée a tourné
cli-arena = faire jouer des tournois à des robots
cli-learn = apprendre par des parties ce que valent les traits d'une position
cli-tune = chercher de meilleurs réglages de la recherche pour un jeu
cli-companion = tenir la séquence de jeu à côté d'une vraie table

## Ce qui ne va pas : les erreurs, dont certaines se trouvent à l'intérieur d'autres

error-at = { $file } : { $problem }
error-unexpected = cela ne devrait pas arriver : { $name } : { $problem } (FONDACO_DEBUG=1 montre où)
error-no-language = il n'y a pas de textes en « { $name } », seulement en { $known }
error-no-command-near = aucune commande ne s'appelle « { $name } » : vouliez-vous dire « { $near } » ?
error-no-command = aucune commande ne s'appelle « { $name } » : il y a { $known }

## Ce qui se tape derrière une commande

error-usage = { $problem } (voir { $command } --help)
error-choice = { $name } ne peut pas être « { $given } » : au choix { $known }
error-not-whole = { $name } est un nombre entier, et non « { $given } »
error-value-missing = il manque quelque chose après { $name }
error-value-unwanted = { $name } se donne sans valeur
error-unknown-arguments = arguments inconnus : { $given }
error-required = il manque : { $name }

## Fichiers

error-missing = ce fichier ou ce dossier n'existe pas
error-forbidden = l'accès est refusé
error-folder = c'est un dossier
error-no-folder = ce n'est pas un dossier
error-exists = ce fichier existe déjà
error-read-only = ce disque est en lecture seule
error-full = il n'y a plus de place sur le disque
error-not-writable = son nom ou son texte contient un signe qu'aucun fichier n'admet
error-system = { $given }
error-not-text = ce n'est pas un fichier de texte
error-other-game = une autre partie se trouve dans ce fichier
error-taken = ce fichier existe déjà, et il n'est pas écrasé
error-taken-by-game = { $problem } ; pour reprendre une partie qui s'y trouve, il y a --resume
error-no-name-left = il ne reste aucun nom pour une autre partie
error-none-kept = aucune partie n'est gardée dans { $file } : nommez un fichier avec --resume FICHIER
error-for-new-game = --{ $name } ne vaut que pour une nouvelle partie ; avec --resume, tout reste comme c'était
error-game-of-file = { $file } est une partie de { $game }, et non de { $given }
error-setting-needs-value = --setting demande NAME=VALUE, et non « { $given } »

## Jeux, places et robots

error-no-game-near = aucun jeu ne s'appelle « { $name } » : vouliez-vous dire « { $near } » ?
error-no-game = aucun jeu ne s'appelle « { $name } » : il y a { $known }
error-players = { $game } se joue de { $least } à { $most } joueurs, pas à { $given }
error-seat-name = une place porte un nom sans espaces, et non « { $name } »
error-no-setting = { $game } n'a pas de réglage « { $name } » : il y a { $known }
error-setting-value = { $name } peut être { $known }, et non « { $given } »
error-empty-seat = { $setting } : personne n'occupe la place { $given } à { $count } joueurs
error-no-bot-near = aucun robot ne s'appelle « { $name } » : vouliez-vous dire « { $near } » ?
error-no-bot = aucun robot ne s'appelle « { $name } » : il y a { $known }
error-no-budget = { $name } ne réfléchit ni plus ni moins longtemps : « { $given } » est de trop
error-budget = un robot réfléchit pendant 200 parties ou pendant 0.5s, et non pendant « { $given } »
error-no-thought = une recherche demande un nombre de parties ou de secondes
error-budget-range = un robot réfléchit pendant au moins une partie et au plus { $most }s, et non pendant « { $given } »
error-council-size = un conseil a de 1 à { $most } membres, et non « { $given } »
error-council-in-worker = un conseil réfléchit dans ses propres processus, et ne peut en lancer aucun ici

## Coups

error-no-move = « { $name } » n'est pas un coup de { $game }
error-no-action = { $given } n'est pas une action : { $game } en a { $count }, à partir de 0
error-several-moves = « { $name } » peut être { $known }
error-which-seat = les places { $known } peuvent toutes décider maintenant : dites laquelle
error-illegal-move = « { $name } » n'est pas permis : { $reasons }
error-waiting = la partie attend { $names }
error-nothing-to-undo = il n'y a aucune décision à reprendre
error-no-moment = la partie notée a { $count } décisions, et non { $given }
error-undo-needs-agreement = quelque chose de nouveau a été vu depuis cette décision : les places { $names } doivent accepter qu'elle soit reprise

## Parties notées

error-record = partie notée, ligne { $line } : { $problem }
error-not-record = ce n'est pas une partie notée : elle commencerait par « { $given } »
error-record-no-format = cette partie notée ne dit pas quel format elle a ; ce programme lit le format { $count }
error-record-format = cette partie notée a le format { $given } ; ce programme lit le format { $count }
error-record-header = il faut un en-tête comme { "'game: NAME' ou 'moves:'" }, et non { $given }
error-record-moves = la partie notée n'a pas de ligne { "'moves:'" }
error-record-once = l'en-tête a besoin de '{ $name }{ ":'" } une fois
error-record-number = { $name } : il faut un nombre, et non { $given }
error-record-setting = settings : il faut NAME=VALUE, et non { $given }
error-record-hash = seed-hash : il faut NUMBER HASH, et non { $given }
error-record-line = il faut 'SEAT MOVE' ou '* OUTCOME', et non { $given }
error-record-end = rien ne peut suivre le résultat
error-record-rules = la partie notée suit la version { $given } des règles ; ce programme a la version { $known }
error-record-older = la partie a commencé avec la version { $given } des règles, et la version { $known } ne permet pas la suite : { $problem }
error-record-components = la partie a été jouée avec les composants « { $given } », et non « { $known } » : nommez leur fichier avec --components
error-record-seed = aucun seed-hash ne va avec la graine « { $given } »
error-record-result = les coups finissent par « { $known } », et non par « { $given } »
error-record-secret = cette partie notée cache un secret ; seule la sauvegarde de la table peut être rejouée
error-record-not-now = ce n'est pas le moment de { $given }
error-record-other-step = « { $given } » ne peut pas arriver ici ; la table attend « { $name } »
error-record-unfair = ce tirage ne découle pas de la graine : il a été changé

## Fichiers de composants

error-fact = { $file }, ligne { $line } : { $problem }
error-field = { $field } : { $problem }
error-not-toml = ce n'est pas du TOML valide (colonne { $column })
error-not-json = ce n'est pas du JSON valide (colonne { $column })
error-too-deep = l'imbrication est trop profonde, ou un nombre est trop long
error-missing-field = manque
error-missing-record = [{ $name }] manque
error-records-expected = il faut des enregistrements intitulés [[{ $name }]]
error-count-of-records = il faut { $count } enregistrements, et non { $given }
error-wrong-order = il faut « { $given } » à cet endroit du fichier
error-not-one-of = « { $given } » n'est pas parmi { $known }
error-text-expected = il faut un texte, et non { $given }
error-texts-expected = il faut une liste de textes, et non { $given }
error-count-of-texts = il faut de { $least } à { $most } textes, et non { $given }
error-names-expected = il faut un nom pour chaque langue ({ $known }), et non { $given }
error-number-expected = il faut un nombre de { $least } à { $most }, et non { $given }
error-numbers-expected = il faut une liste de nombres de { $least } à { $most }, et non { $given }
error-so-many-numbers = il faut { $count } nombres
error-count-of-numbers = il faut { $count } nombres, et non { $given }

## Positions

error-no-position-game = la position ne dit pas de quel jeu elle est, comme game = 'pax-renaissance'
error-no-positions = { $game } : les positions de ce jeu ne peuvent pas être installées depuis un fichier
error-no-writing-down = { $game } : les positions de ce jeu ne peuvent pas être notées
error-no-input = il n'y a pas d'entrée standard
error-no-going-on = ce qui est en cours dans cette position ne peut pas être joué
error-after = { $problem } ({ $before })
error-after-asked = { $problem } ({ $before } · { $asked })

## The drawing

draw-several = { $number } × { $what }
