# What the commands of the terminal are given: the help of their arguments.

no-colour = no colours

## play

play-game = the game, for example orleans; without one, the last
play-seats = people and bots around the table, with commas ({ $usual })
play-seed = the same seed brings the same dice and cards
play-save = where the game is kept
play-from-last-sound = with --resume: where the rules of today refuse what was played, go on from the moment before, in a new file
play-resume = go on with a game; without FILE, the last
play-components = your own printed facts, from your own box
play-setting = what the table agrees on

## rules, cards

rules-game = the game, for example column-of-fire
rules-words = a clause, its beginning, or words to find
cards-game = the game, for example { $usual }

## check, analyse

check-file = a record, or the save of a game
check-components = the printed facts it was played with

## position

position-file = a position in TOML or JSON; - for standard input
position-play = moves to play first, as "MOVE; MOVE; …"
position-moves = list the moves that are allowed
position-why = why a move is allowed or not
position-json = write the position down as JSON
position-seed = chance that no move names follows this seed (0)

## odds

odds-procedure = such as field-battle; without it, a list
odds-see = see 'fondaco odds PROCEDURE --help'

## companion

companion-file = where the game is kept; else the last one
companion-new = begin a new game in a file of its own
companion-powers = the powers that take part, with commas (all six)
companion-turns = how many turns ({ $usual }; not on the aid card)
companion-goal = the VP that win ({ $usual }; not on the aid card)
companion-free = lines in any order, for teaching
companion-seed = the same seed brings the same dice
