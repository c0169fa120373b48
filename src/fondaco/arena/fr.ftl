# Ce que dit l'arène : l'aide de ses commandes, tournois, apprentissage et réglage.

## Chiffres

figure-percent = { $number } %
figure-span = de { $low } à { $high }

## arena

arena-game = le jeu, par exemple column-of-fire
arena-bots = deux robots ou plus, par exemple greedy random ; l'un d'eux peut venir deux fois
arena-games = combien de parties en tout, réparties également entre toutes les compagnies (%(default)s)
arena-players = combien de robots s'assoient à une table ; chaque compagnie de ce nombre joue (tous les robots, si le jeu a autant de places)
arena-workers = combien de processus (un par cœur)
arena-ray = jouer sur une grappe Ray ; 'local' en lance une ici
arena-seed = la même graine joue les mêmes parties
arena-save = garder chaque partie, et les résultats en JSON et en image ; la même commande reprend à cet endroit
arena-json = écrire les résultats en JSON
arena-kept = gardé dans { $folder } : games.jsonl, results.json, results.svg
arena-stopped = arrêté après { $done } parties sur { $total } ; aucune n'est gardée (--save FOLDER les garde)
arena-stopped-kept = arrêté après { $done } parties sur { $total } ; toutes sont gardées dans { $folder }, et la même commande reprend à cet endroit

## L'avancement

progress-bar = { $done } parties sur { $total }
progress-left = { progress-bar }, encore { $time }
progress-over = { progress-bar }, { $time }
progress-line = { progress-bar }, { $percent }, encore { $time }

## Le rapport

report-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } à { $players } joueurs, graine « { $seed } »
report-even = { $least ->
    [one] { $least } partie
   *[other] { $least } parties
  }
report-uneven = { $least } ou { $most } parties
report-pairings = { $played } ; { $companies } paires à { $each }
report-companies = { $played } ; { $companies } compagnies à { $each }
report-bot = robot
report-rating = force
report-interval = intervalle à 95 %
report-above = devant le suivant
report-games-played = parties
report-wins = victoires
report-share = part
report-points = points
report-decisions = décisions
report-seats = victoires par place : { $seats }
report-versus = a battu

## L'image

picture-title = { $game } : arène
picture-told = { $title }, { $played }. Forces : { $ranking }.
picture-ratings = Forces
picture-versus = Part des victoires, la ligne contre la colonne
picture-lengths = La longueur des parties
picture-scores = Les points de chaque robot
picture-elo = points Elo ; la moyenne de tous les robots est 0
picture-above = { $points } devant le suivant ({ $span })
picture-games = parties
picture-decisions = décisions dans une partie, celles de toutes les places et du hasard
picture-mean = moyenne { $number }
picture-points = points à la fin ; tous les robots sur une échelle

## learn, tune

search-game = le jeu, par exemple orleans
search-workers = combien de processus (%(default)s)
search-into = où l'écrire (à côté de la recherche)
learn-games = de combien de parties apprendre (%(default)s)
learn-every = noter chaque Nième décision, et non chaque manche
learn-bot = qui les joue (greedy)
learn-dry = montrer seulement si la fin est bien prédite
learn-correlation = corrélation avec la fin de la partie : apprise, et selon l'évaluation du jeu
learn-quarter = quart { $quarter } : { $learned }, { $judged } ({ $moments } instants)
learn-written = écrit : { $weights } poids, de { $games } parties, ridge { $ridge }
tune-candidates = combien de réglages essayer (%(default)s)
tune-try = des réglages à essayer parmi eux, par exemple 'horizon=3 patience=6' ; peut se donner plusieurs fois
tune-budget = combien de temps réfléchit un candidat, comme dans search@0.05s (%(default)s)
tune-seed = la même graine essaie les mêmes candidats
tune-dry = montrer seulement ce qui a été trouvé, ne rien écrire
tune-round = { $share } de { $games }, { $lead } de points
tune-duel = le meilleur contre les réglages en usage : { $wins } sur { $games } (de { $low } à { $high })
tune-kept = les réglages en usage restent
tune-dry-found = meilleur, et pas écrit : { $settings }
tune-written = écrit : { $settings }

## Ce qui ne va pas

error-council = { $name } est un conseil, qui a ses propres processus et ne joue qu'avec --workers 1
error-too-few-bots = { $players } joueurs demandent { $players } robots, et { $given } sont nommés (le même peut venir deux fois)
error-too-few-games = --games et --workers valent au moins 1
error-workers-and-ray = --ray ne va pas avec --workers
error-match = la partie { $number } ({ $game }, places { $seats }, graine « { $seed } ») ne peut pas être jouée : { $name } : { $problem }
error-workers-lost = la partie { $number } ({ $game }, places { $seats }, graine « { $seed } ») a été donnée { $count } fois, et chaque fois son processus a fini sans réponse
error-no-ray = --ray demande Ray, qui n'est pas installé : pip install 'fondaco[cluster]'
error-no-cluster = aucune grappe Ray ne répond à « { $address } » : { $problem }
error-ray = Ray dit « { $given } »
error-no-port = les ports vont jusqu'à { $most }
error-node = un nœud de la grappe ne peut pas jouer (Fondaco y est-il installé ?) : { $problem }
error-node-version = un nœud de la grappe a Fondaco { $given }, et ici c'est { $known }
error-other-results = { $file } : { $names } d'un autre tournoi serait écrasé
error-journal-locked = { $file } : une autre arène écrit ce journal en ce moment
error-no-journal = { $file } : ce n'est pas un journal de l'arène
error-journal-format = { $file } : ce journal a le format { $given }, et ce programme écrit le format { $known }
error-other-tournament = { $file } : ce journal est d'un autre tournoi : { $field } { $given }, et non { $known }
error-no-outcome = { $file }, ligne { $line } : ce n'est pas l'issue d'une partie
error-other-seats = { $file }, ligne { $line } : la partie { $number } avait d'autres places que celles-ci
error-learn-games = --games vaut au moins { $least } et --workers au moins 1
error-no-features = { $game } ne nomme aucun trait dont apprendre
error-tune-candidates = --candidates vaut au moins 2, et plus que ceux à essayer, et --workers au moins 1
error-no-search-setting = la recherche n'a pas de réglage « { $name } » ; elle a { $known }
error-search-setting = { $name } ressemble à { $known }, et non à « { $given } »
