# What every game says at the text table. The games' own texts are in their folders.

## Beginning and leaving

table-opening = { $title }: { $seats }. “help” tells what you can type.
table-resumed = The game goes on where it stopped.
table-saved = The game is kept in { $file }
table-go-on = Go on with: { $command }
table-copied = A copy is in { $file }
table-not-saved = This game is not being saved: { $problem }
table-elsewhere = { $problem }; the game is now kept in { $file }
table-pass = The keyboard goes to { $name }. When nobody else is looking, press Enter.
table-you = you
table-over = The game is over.
table-score = { $name }: { $points } { $counted }
table-won = winner
table-shared = shared victory
table-seed = All chance came from the seed { $seed }.
table-check = Anyone can check it with: { $command }

## What is counted; a game that counts something else says so in its own texts

score-title = Points
score-unit = { $points ->
    [one] point
   *[other] points
  }

## The prompt

table-refused = Not now:
table-agree = { $name }, do you agree to take this back? (y/n)
table-not-agreed = { $name } does not agree; nothing was taken back.
table-undone = Taken back.
table-nothing-to-undo = There is no decision to take back.
table-hint = The search would choose { $number }: { $option }
table-hint-thinks = The search thinks for a second…
table-hint-only = There is only one thing to do, { $number }: { $option }
table-hint-games = { $games ->
    [one] It imagined one game.
   *[other] It imagined { $games } games.
  } What you can expect, from 0% (lost) to 100% (won):
table-hint-option = { $result }; { $often }
table-hint-everybody = After { $number }: { $results }
table-hint-seat = { $name } { $percent }
table-hint-line = It would probably go on:
table-hint-said = { $name }: { $option }
table-no-log = Nothing has happened yet.
table-empty = Type the number of an option, or “help”.
table-no-number = { $typed } is not on the list: the options go from 1 to { $last }.
table-nothing-fits = No option fits “{ $typed }”: type a number or a part of an option, or “help”.
table-several = Several fit: { $options }
table-several-numbers = Several fit ({ $numbers }): add a word, or type the number.
table-refusal = “{ $option }” is not allowed: { $reason } [{ $clause }]
table-command-alone = “{ $command }” is typed alone.
table-log-number = After “log” comes a number of lines, such as “log 20”.

## What can be expected

advice-percent = { $percent }%
advice-result = { $percent }, { $standing }
advice-visits = { $visits ->
    [0] not looked at
    [one] looked at once
   *[other] looked at { $visits } times
  }
standing-won = as good as won
standing-clear = clearly ahead
standing-ahead = ahead
standing-even = about even
standing-behind = behind
standing-low = clearly behind
standing-lost = as good as lost
study-decision = Played: { $played } ({ $result }). Better: { $preferred } ({ $better }).
study-chance = Dice and draws.
study-gain = +{ $percent }%
study-loss = −{ $percent }%
analyse-thinks = { $done } of about { $total } moments thought about
analyse-turns = The turning points, by what the seat that decided could know then:
analyse-turn = { $number }. { $name } { $points }, moment { $at } of { $length }
analyse-none = At the moments that were looked at no decision cost much, and no die turned the game.

## Why

why-step = What you are doing now is in the rules [{ $clause }]:
why-allowed = “{ $option }” is allowed now [{ $clause }].
why-refused = “{ $option }” is not allowed now:
why-nothing = No option is called “{ $typed }”: try a number of the list, or “rules { $typed }”.
why-several = Several fit: { $options }
why-more = and { $count } more

## Rules

rules-none = No clause and no text fits “{ $typed }”.
rules-how = Read a clause with its name, or all of a chapter with the beginning of its names.

## Help

help-play = Type the number of an option, or a part of its words: capitals and accents do not matter.
help-why = why 7, why WORDS
help-why-text = why an option is allowed or not; cites the rule
help-rules = rules, rules CLAUSE
help-rules-text = all the rules, one clause, or those with some words
help-log = log, log 30
help-log-text = what has happened
help-undo = undo
help-undo-text = take back your last decision
help-hint = hint
help-hint-text = the best options, what to expect of them, what would follow
help-board = board
help-board-text = show the board and the options again
help-save = save, save FILE
help-save-text = where the game is kept, or a copy of it
help-help = help
help-help-text = this list
help-quit = quit
help-quit-text = leave; nothing is lost
help-signs = The signs of the board:

## The list of games

games-reconstructed = { $count } of { $total } printed facts are reconstructed; --components FILE plays with your own
games-players = { $least } to { $most } players

## Checking a record

check-game = { $game }, rules { $rules }: { $seats }
check-over = The game is over: { $scores }. Won by { $winners }.
check-open = The game is not over; { $name } is to decide. Points now: { $scores }.
check-sound = The record is sound: all { $moves } decisions are allowed by the rules.
check-fair = The dice were fair: { $chances ->
    [one] the one chance event follows
   *[other] all { $chances } chance events follow
  } from the seed that was promised.
check-secret = The seed is not told in this record, so the dice cannot be checked yet.
check-unfair = The dice were not fair: what came up in line { $line } does not follow from the seed.

## Positions

position-chance = Chance is to decide ({ $step }).
position-over = The game is over. Won by { $winners }.
position-refused = “{ $move }” is not allowed: { $reasons }
position-played = played before: { $moves }
position-asked = asked now: { $step }
position-nothing-played = nothing was played before

## Cards

cards-none = { $game } has no list of cards.
cards-printed = { $heading }: { $value }
cards-id = id
cards-prestige = Prestige
cards-agents = agents
cards-operations = operations
cards-one-shot = one-shot
cards-torch = torch
cards-powers = powers
cards-source = source
cards-source-rulebook = rulebook
cards-source-documented = documented
cards-source-reconstructed = reconstructed

## The command line

cli-usage = usage:
cli-command = COMMAND
cli-arguments = positional arguments
cli-options = options
cli-help = show this help message and exit
cli-lang = the language (that of your system)
cli-more = 'fondaco COMMAND --help' tells more of each; 'fondaco --version' tells which Fondaco this is.
cli-serve = open the house in the browser; so does plain 'fondaco'
cli-play = play a game here in the terminal
cli-rules = read the rules of a game
cli-games = list the games
cli-cards = list the cards of a game, or try every one of them
cli-odds = tell the exact odds of a roll of the aid card, or roll it
cli-position = set a position up from a file: show, explain, play on
cli-check = check the record of a game, and its dice
cli-analyse = tell where a game that was written down turned
cli-arena = let bots play tournaments
cli-learn = learn from games what the features of a position are worth
cli-tune = look for better settings of the search for a game
cli-companion = keep the sequence of play beside a real table

## What goes wrong: errors, some of which stand inside others

error-at = { $file }: { $problem }
error-unexpected = this should not happen: { $name }: { $problem } (FONDACO_DEBUG=1 shows where)
error-no-language = there are no texts in '{ $name }', only in { $known }
error-no-command-near = no command is called '{ $name }': did you mean '{ $near }'?
error-no-command = no command is called '{ $name }': there are { $known }

## What is typed behind a command

error-usage = { $problem } (see { $command } --help)
error-choice = argument { $name }: invalid choice: '{ $given }' (choose from { $known })
error-not-whole = argument { $name }: invalid int value: '{ $given }'
error-value-missing = argument { $name }: expected one argument
error-value-unwanted = argument { $name }: takes no value
error-unknown-arguments = unrecognized arguments: { $given }
error-required = the following arguments are required: { $name }

## Files

error-missing = No such file or directory
error-forbidden = Permission denied
error-folder = Is a directory
error-no-folder = Not a directory
error-exists = File exists
error-read-only = Read-only file system
error-full = No space left on device
error-not-writable = its name or its text holds a sign that no file can hold
error-system = { $given }
error-not-text = this is not a text file
error-other-game = another game is in this file
error-taken = there is such a file already, and it is not overwritten
error-taken-by-game = { $problem }; go on with a game that is kept there by --resume
error-no-name-left = no name is left for another game
error-none-kept = no game is kept in { $file }: name a file with --resume FILE
error-for-new-game = --{ $name } is for a new game; with --resume everything is as it was
error-game-of-file = { $file } is a game of { $game }, not of { $given }
error-setting-needs-value = --setting needs NAME=VALUE, not '{ $given }'

## Games, seats and bots

error-no-game-near = no game is called '{ $name }': did you mean '{ $near }'?
error-no-game = no game is called '{ $name }': there are { $known }
error-players = { $game } is for { $least } to { $most } players, not { $given }
error-seat-name = a seat needs a name without spaces, not '{ $name }'
error-no-setting = { $game } has no setting '{ $name }': there are { $known }
error-setting-value = { $name } may be { $known }, not '{ $given }'
error-empty-seat = { $setting }: nobody sits in { $given } when there are { $count } players
error-no-bot-near = no bot is called '{ $name }': did you mean '{ $near }'?
error-no-bot = no bot is called '{ $name }': there are { $known }
error-no-budget = { $name } does not think longer or shorter, so it takes no '{ $given }'
error-budget = a bot thinks for 200 games or for 0.5s, not for '{ $given }'
error-no-thought = a search needs a number of games or of seconds
error-budget-range = a bot thinks for at least one game and at most { $most }s, not for '{ $given }'
error-council-size = a council has 1 to { $most } members, not '{ $given }'
error-council-in-worker = a council thinks in processes of its own, and here it may start none

## Moves

error-no-move = '{ $name }' is not a move of { $game }
error-no-action = { $given } is not an action: { $game } has { $count }, from 0
error-several-moves = '{ $name }' may be { $known }
error-which-seat = the seats { $known } may all decide now: say which
error-illegal-move = '{ $name }' is not allowed: { $reasons }
error-waiting = the game waits for { $names }
error-nothing-to-undo = there is no decision to take back
error-no-moment = the record has { $count } decisions, not { $given }
error-undo-needs-agreement = something new was seen since that decision: seats { $names } must agree to take it back

## Records

error-record = record, line { $line }: { $problem }
error-not-record = record, line 1: a record begins with '{ $given }'
error-record-no-format = this record does not say which format it has; this program reads format { $count }
error-record-format = this record has format { $given }; this program reads format { $count }
error-record-header = a header such as 'game: NAME' or 'moves:' is expected, not { $given }
error-record-moves = the record has no 'moves:'
error-record-once = the header needs '{ $name }:' once
error-record-number = { $name }: a number is expected, not { $given }
error-record-setting = settings: NAME=VALUE is expected, not { $given }
error-record-hash = seed-hash: NUMBER HASH is expected, not { $given }
error-record-line = 'SEAT MOVE' or '* OUTCOME' is expected, not { $given }
error-record-end = nothing may follow the result
error-record-rules = the record follows rules version { $given }; this program has { $known }
error-record-older = the game was begun with version { $given } of the rules, and version { $known } does not allow what comes next: { $problem }
error-record-components = the record was played with the components '{ $given }', not '{ $known }': name their file with --components
error-record-seed = no seed-hash belongs to the seed '{ $given }'
error-record-result = the moves end with '{ $known }', not '{ $given }'
error-record-secret = this record hides a secret; only the table's own save can be replayed
error-record-not-now = it is not for { $given } now
error-record-other-step = '{ $given }' cannot happen here; the table waits for '{ $name }'
error-record-unfair = what came up here does not follow from the seed: it was changed

## Components files

error-fact = { $file }, line { $line }: { $problem }
error-field = { $field }: { $problem }
error-not-toml = not valid TOML (column { $column })
error-not-json = not valid JSON (column { $column })
error-too-deep = this is nested too deeply, or holds too long a number
error-missing-field = missing
error-missing-record = [{ $name }] is missing
error-records-expected = records headed [[{ $name }]] are expected
error-count-of-records = { $count } records are expected, not { $given }
error-wrong-order = '{ $given }' is expected at this place of the file
error-not-one-of = '{ $given }' is not one of { $known }
error-text-expected = a text is expected, not { $given }
error-texts-expected = a list of texts is expected, not { $given }
error-count-of-texts = { $least } to { $most } texts are expected, not { $given }
error-names-expected = a name in each of { $known } is expected, not { $given }
error-number-expected = a number from { $least } to { $most } is expected, not { $given }
error-numbers-expected = a list of numbers from { $least } to { $most } is expected, not { $given }
error-so-many-numbers = { $count } numbers are expected
error-count-of-numbers = { $count } numbers are expected, not { $given }

## Positions

error-no-position-game = the position does not say of which game it is, as in game = 'pax-renaissance'
error-no-positions = { $game }: positions of this game cannot be set up from a file
error-no-writing-down = { $game }: positions of this game cannot be written down
error-no-input = there is no standard input
error-no-going-on = what is pending in this position cannot be played on
error-after = { $problem } ({ $before })
error-after-asked = { $problem } ({ $before } · { $asked })

## The drawing

draw-several = { $number } × { $what }
