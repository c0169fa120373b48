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
coverage-line = { $tested } articles sur { $total } ont un test, { $cited } sont cités dans le code
coverage-untested = Sans test :
coverage-uncited = Non cités dans le code :
coverage-unknown = Des tests nomment des articles qui n'existent pas :

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
cards-covered = Les { $uses } choses que les { $cards } cartes savent faire sont toutes arrivées.
cards-uncovered = Sur les { $uses } choses que { $cards } cartes savent faire, { $missing ->
    [one] une n'est jamais arrivée :
   *[other] { $missing } ne sont jamais arrivées :
  }

## Ce qui ne va pas ; les phrases anglaises, mot pour mot, permettent de trouver celles-ci (terminal/complaints.py)

error-no-command-near = aucune commande ne s'appelle « { $name } » : vouliez-vous dire « { $near } » ?
error-no-command = aucune commande ne s'appelle « { $name } » : il y a { $known }
error-no-game-near = aucun jeu ne s'appelle « { $name } » : vouliez-vous dire « { $near } » ?
error-no-game = aucun jeu ne s'appelle « { $name } » : il y a { $known }
error-no-bot-near = aucun robot ne s'appelle « { $name } » : vouliez-vous dire « { $near } » ?
error-no-bot = aucun robot ne s'appelle « { $name } » : il y a { $known }
error-players = { $game } se joue de { $least } à { $most } joueurs, pas à { $given }
error-seat-name = une place porte un nom sans espaces, et non « { $name } »
error-for-new-game = --{ $name } ne vaut que pour une nouvelle partie ; avec --resume, tout reste comme c'était
error-none-kept = aucune partie n'est gardée dans { $file } : nommez un fichier avec --resume FICHIER
error-missing = ce fichier ou ce dossier n'existe pas
error-forbidden = l'accès est refusé
error-folder = c'est un dossier
error-full = il n'y a plus de place sur le disque
error-not-text = ce n'est pas un fichier de texte
error-not-record = ce n'est pas une partie notée : elle commencerait par « fondaco record 1 »
error-other-game = une autre partie se trouve dans ce fichier
error-not-toml = ce n'est pas du TOML : { $given }
error-not-json = ce n'est pas du JSON : { $given }
error-no-position-game = la position ne dit pas de quel jeu elle est, comme game = 'pax-renaissance'
error-no-positions = { $game } : les positions de ce jeu ne peuvent pas être installées depuis un fichier
error-no-move = « { $name } » n'est pas un coup de { $game }
error-several-moves = « { $name } » peut être { $known }
error-no-input = il n'y a pas d'entrée standard
error-no-going-on = ce qui est en cours dans cette position ne peut pas être joué
error-taken = ce fichier existe déjà, et il n'est pas écrasé
error-taken-by-game = { $problem } ; pour reprendre une partie qui s'y trouve, il y a --resume
error-choice = { $name } ne peut pas être « { $given } » : au choix { $known }
error-value-missing = il manque quelque chose après { $name }
error-unknown = arguments inconnus : { $given }
error-required = il manque : { $name }
error-usage = { $problem } (voir { $command } --help)
error-at = { $file } : { $problem }
