# What the arena says: the help of its commands, tournaments, learning and tuning.

## Figures

figure-percent = { $number }%
figure-span = { $low } to { $high }

## arena

arena-game = the game, for example column-of-fire
arena-bots = two bots or more, for example greedy random; one may come twice
arena-games = how many games in all, dealt evenly to all companies (%(default)s)
arena-players = how many bots sit at a table; every company of so many plays (all bots, if the game has so many seats)
arena-workers = how many processes (one a core)
arena-ray = play on a Ray cluster; 'local' starts one here
arena-seed = the same seed plays the same games
arena-save = keep every game, and the results as JSON and as a picture; the same command again goes on from there
arena-json = print the results as JSON
arena-kept = kept in { $folder }: games.jsonl, results.json, results.svg
arena-stopped = stopped after { $done } of { $total } games; none is kept (--save FOLDER keeps them)
arena-stopped-kept = stopped after { $done } of { $total } games; all of them are kept in { $folder }, and the same command goes on from there

## Progress

progress-bar = { $done } of { $total } games
progress-left = { progress-bar }, { $time } left
progress-over = { progress-bar }, { $time }
progress-line = { progress-bar }, { $percent }, { $time } left

## The report

report-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } of { $players } players, seed '{ $seed }'
report-even = { $least ->
    [one] { $least } game
   *[other] { $least } games
  }
report-uneven = { $least } or { $most } games
report-pairings = { $played }; { $companies } pairings with { $each } each
report-companies = { $played }; { $companies } companies with { $each } each
report-bot = bot
report-rating = rating
report-interval = 95 % interval
report-above = above the next
report-games-played = games
report-wins = wins
report-share = share
report-points = points
report-decisions = decisions
report-seats = victories by seat: { $seats }
report-versus = won against

## The picture

picture-title = { $game }: arena
picture-told = { $title }, { $played }. Ratings: { $ranking }.
picture-ratings = Ratings
picture-versus = Share of victories, row against column
picture-lengths = How long the games were
picture-scores = Points of each bot
picture-elo = Elo points; the mean of all bots is 0
picture-above = { $points } above the next ({ $span })
picture-games = games
picture-decisions = decisions in a game, those of all seats and of chance
picture-mean = mean { $number }
picture-points = points at the end; all bots on one scale

## learn, tune

search-game = the game, for example orleans
search-workers = how many processes (%(default)s)
search-into = where to write it (beside the search)
learn-games = how many games to learn from (%(default)s)
learn-every = note every Nth decision, not every round
learn-bot = who plays them (greedy)
learn-dry = only show how well the end is predicted
learn-correlation = correlation with the end of the game: learned, and by the game's evaluation
learn-quarter = quarter { $quarter }: { $learned }, { $judged } ({ $moments } moments)
learn-written = written down: { $weights } weights, from { $games } games, ridge { $ridge }
tune-candidates = how many settings to try (%(default)s)
tune-try = settings that shall be among them, for example 'horizon=3 patience=6'; may be given several times
tune-budget = how long a candidate thinks, as in search@0.05s (%(default)s)
tune-seed = the same seed tries the same candidates
tune-dry = only show what was found, write nothing down
tune-round = { $share } of { $games }, { $lead } points
tune-duel = the best against the settings in use: { $wins } of { $games } ({ $low } to { $high })
tune-kept = the settings in use stay
tune-dry-found = better, and not written down: { $settings }
tune-written = written down: { $settings }

## What goes wrong

error-council = { $name } is a council, which has processes of its own and plays with --workers 1 only
error-too-few-bots = { $players } players need { $players } bots, and { $given } are named (the same may come twice)
error-too-few-games = --games and --workers must be at least 1
error-workers-and-ray = argument --ray: not allowed with argument --workers
error-match = game { $number } ({ $game }, seats { $seats }, seed '{ $seed }') cannot be played: { $name }: { $problem }
error-workers-lost = game { $number } ({ $game }, seats { $seats }, seed '{ $seed }') was given out { $count } times, and each time its worker ended without an answer
error-no-ray = --ray needs Ray, which is not installed: pip install 'fondaco[cluster]'
error-no-cluster = no Ray cluster answers at '{ $address }': { $problem }
error-ray = Ray says “{ $given }”
error-no-port = ports go up to { $most }
error-node = a node of the cluster cannot play (is Fondaco installed there?): { $problem }
error-node-version = a node of the cluster has Fondaco { $given }, and here it is { $known }
error-other-results = { $file }: { $names } of another tournament would be overwritten
error-journal-locked = { $file }: another arena is writing this journal just now
error-no-journal = { $file }: this is not a journal of the arena
error-journal-format = { $file }: this journal has format { $given }, and this program writes { $known }
error-other-tournament = { $file }: this journal is of another tournament: { $field } { $given }, not { $known }
error-no-outcome = { $file }, line { $line }: this is not the outcome of a game
error-other-seats = { $file }, line { $line }: game { $number } had other seats than this
error-learn-games = --games must be at least { $least } and --workers at least 1
error-no-features = { $game } names no features to learn from
error-tune-candidates = --candidates must be at least 2, and more than those to try, and --workers at least 1
error-no-search-setting = the search has no setting '{ $name }'; it has { $known }
error-search-setting = { $name } is something like { $known }, not '{ $given }'
