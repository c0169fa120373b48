# What the companion at a real table says of the sequence of play.

## Powers

power-ottoman = Ottoman
power-spain = Spain
power-england = England
power-france = France
power-empire = Holy Roman Empire
power-protestant = Protestant

## Phases

phase-cards = Cards
phase-diplomacy = Diplomacy
phase-spring = Spring deployment
phase-actions = Actions
phase-winter = Winter
phase-marriages = Marriages
phase-patronage = Patronage
phase-victory = Victory
turn-title = Turn { $turn } of { $turns }
phase-title = Phase { $number }: { $phase }
step-of-power = { $power } – { $step }
with-clause = { $sentence } [{ $clause }]

## Steps, and what to do

step-personalities = New personalities
do-personalities = Bring the personalities of this turn into play, and the pieces that wait on this turn's box.
step-fortresses-jesuits = Fortresses and Jesuits
do-fortresses-jesuits = Place the new fortresses and the new Jesuits.
step-new-cards = New cards
do-new-cards = Add the cards of this turn to the deck.
step-deal = Shuffle and deal
do-deal = Shuffle the deck and deal each power its cards; a power with a penalty gets fewer.
step-treasures-pool = Treasures back to the pool
do-treasures-pool = Put the discarded treasures back into the pool.
step-treasures-deal = New treasures
do-treasures-deal = Deal the new treasures.
step-treasures-riches = Riches of the New World
do-treasures-riches = Resolve the riches of the New World.
step-negotiation = Negotiation
do-negotiation = Bargain, then announce the agreements.
step-ransom = Ransom
do-ransom = A power may buy a captured army leader back: his captor draws one card from it.
step-war = War
do-war = A power may declare new wars and pays for them.
step-leaders = Leaders
do-leaders = Place the leaders who have arrived.
step-home-card = Home Card
do-home-card = Choose one Home Card for this turn.
step-formation = Formation
do-formation = Move one formation of land units from the capital to a friendly space.
step-spain-escorts = Escorts
do-spain-escorts = Place the escorts of the Indies Fleet.
step-england-captains = Sea captains
do-england-captains = Assign sea captains to Europe.
step-hre-preference = Religious preference
do-hre-preference = Fix the religious preference of the Empire, on Turn 1 only.
step-impulses = Impulses
do-impulses = Play impulses in order, until all powers have passed one after the other.
step-morisco-unrest = Morisco unrest
do-morisco-unrest = Let the unrest among the Moriscos spread.
step-treasure-discard = Unused treasures
do-treasure-discard = Discard the treasures that were not used.
step-loans = Naval loans
do-loans = End the loans of ships: they go back to their owner.
step-return = Return to fortified spaces
do-return = Bring leaders and units back to fortified spaces; on the way they may suffer attrition.
step-alliances = Major alliances
do-alliances = Remove the alliance markers between major powers.
step-regulars = New regulars
do-regulars = Add one regular in every controlled capital; the Holy Roman Empire has further options.
step-piracy-markers = Piracy markers and treasures
do-piracy-markers = Remove the piracy markers and bring the Spanish and Portuguese treasures home.
step-espionage-reset = Espionage
do-espionage-reset = Reset espionage.
step-diplomacy-reset = Diplomacy
do-diplomacy-reset = Reset diplomacy.
step-catholic-league = Catholic League
do-catholic-league = See whether the Catholic League forms.
step-marriages = Marriages
do-marriages = Resolve the marriages.
step-virgin-queen = Virgin Queen
do-virgin-queen = Award the Virgin Queen VP.
step-aging = Age
do-aging = The royal persons grow older.
step-artists = Artists
do-artists = Resolve the artists.
step-scientists = Scientists
do-scientists = Resolve the scientists.
step-territory-vp = Paris and Central Europe
do-territory-vp = Award the VP for control of Paris and of Central Europe.
step-winner = Winner
do-winner = Find out whether a power has won.
step-next-turn = Next turn
do-next-turn = Move the turn marker forward and begin a new turn.

## To remember at a line

note-piece = { $power }: { $piece } comes back now
note-penalty = { $power }: −{ $cards } { $cards ->
    [one] card
   *[other] cards
  }
note-captive = { $leader } ({ $power }) is a captive; captor: { $captor }
note-waiting = Turn track: { $piece } ({ $power }) until Turn { $turn }
note-espionage = Espionage is closed before Turn { $turn }

## Warnings

warn-passed = { $power } has passed with { $cards } { $cards ->
    [one] card
   *[other] cards
  } in hand.
warn-plot = The Gunpowder Plot has succeeded: confirm that this ends the game. Winner: { $power }.
warn-war-and-alliance = { $power } and { $other } are allied and at war with each other.
warn-goal = { $power } has { $vp } VP; { $goal } win in phase 8.
warn-last-turn = Turn { $turn } is the last.
not-on-the-card = not on the aid card

## The log

log-when = Turn { $turn }, phase { $phase }
log-begin = The game begins on Turn { $turn } with { $count } powers.
log-settings-strict = Agreed: { $turns } turns, { $goal } VP to win, lines in strict order.
log-settings-free = Agreed: { $turns } turns, { $goal } VP to win, lines in any order.
log-done = Done: { $step }
log-nothing = Nothing to do: { $step }
log-dealt = { $power }: { $cards } { $cards ->
    [one] card
   *[other] cards
  } dealt{ $penalty ->
    [0] {""}
   *[other] {" "}(−{ $penalty })
  }
log-returned = { $power }: { $piece } comes back from the turn track
log-turn = Turn { $turn } begins.
log-impulse = { $power }: impulse
log-impulse-note = { $power }: impulse ({ $note })
log-pass = { $power }: pass ({ $passes } of { $needed })
log-pass-automatic = { $power }: pass for want of cards ({ $passes } of { $needed })
log-actions-end = All powers have passed one after the other: the action phase is over.
log-vp = { $power }: { $by } VP, now { $vp }
log-vp-why = { $power }: { $by } VP, now { $vp } ({ $note })
log-hand = { $power }: { $cards } { $cards ->
    [one] card
   *[other] cards
  }, Home Card: { $home ->
    [yes] yes
   *[no] no
  }, treasures: { $treasures }
log-hand-uncounted = { $power }: cards not counted, Home Card: { $home ->
    [yes] yes
   *[no] no
  }, treasures: { $treasures }
log-penalty = { $power }: penalty at the next deal { $cards ->
    [0] none
   *[other] −{ $cards }
  }
log-war = War: { $power } against { $other }
log-war-paid = War: { $power } against { $other } ({ $paid } paid)
log-peace = Peace: { $power } and { $other }
log-alliance = Alliance: { $power } and { $other }
log-parting = End of the alliance: { $power } and { $other }
log-capture = { $leader } ({ $power }) is captured; captor: { $captor }
log-ransom = { $leader } is ransomed; { $captor } draws a card ({ $power } pays)
log-release = { $leader } ({ $power }) is released; captor: { $captor }
log-place = { $power }: { $piece } on the turn track until Turn { $turn }
log-take = { $power }: { $piece } is taken from the turn track
log-note = Note: { $note }
log-roll = { $procedure }: { $row } (dice { $dice })
log-no-winner = No power has won yet.
log-win-military = Military victory: { $power }
log-win-religious = Religious victory: { $power }
log-win-gunpowder = Victory by the Gunpowder Plot: { $power }
log-win-score = Victory with { $vp } VP: { $power }
log-win-shared = Shared victory with { $vp } VP: { $power }

## Victory

victory-military = { $powers }: military victory on Turn { $turn }.
victory-religious = { $powers }: religious victory on Turn { $turn }.
victory-gunpowder = { $powers }: victory by the Gunpowder Plot on Turn { $turn }.
victory-score = { $powers }: victory by score on Turn { $turn }.
victory-shared = { $powers }: shared victory on Turn { $turn }.
way-military = military
way-religious = religious
way-gunpowder = Gunpowder Plot

## Refusals

refused-absent = { $power } takes no part in this game.
refused-too-few-powers = A game has { $least } to { $most } powers, each once.
refused-no-turn-zero = The first turn is Turn 1.
refused-turns-out-of-range = The number of turns is from { $least } to { $most }.
refused-goal-out-of-range = The VP to win are from 1 to { $most }.
refused-begun-already = The game has begun already.
refused-over = The game is over; only undo takes it back.
refused-other-turn = { $step }: on Turn { $turn } only.
refused-ticked-already = { $step }: ticked already.
refused-not-yet = First comes: { $step }.
refused-not-all-passed = Not all have passed one after the other: { $passes } so far, { $left } to go.
refused-last-turn = Turn { $turn } is the last: find the winner.
refused-no-deal = Cards are dealt at the line “Shuffle and deal” only.
refused-pieces-are-due = Not nothing: { $piece } comes back this turn.
refused-somebody-won = A power has won: { $power }.
refused-turn-must-begin = Without a winner the next turn begins; tick it as done.
refused-no-actions-now = Impulses are played in the action phase.
refused-not-your-place = It is not the place of { $power }; next: { $mover }.
refused-no-card = { $power } has no card to play.
refused-no-home-card = { $power } has no Home Card to play.
refused-vp-out-of-range = { $power } has { $vp } VP: the track goes from 0 to { $most }.
refused-penalty-out-of-range = The penalty of { $power } is { $cards } and cannot change so.
refused-at-war-already = { $power } and { $other } are at war already.
refused-not-at-war = { $power } and { $other } are not at war.
refused-not-in-war-segment = Wars are paid for in the war segment; enter 0 for a war that comes free.
refused-allied-already = { $power } and { $other } are allied already.
refused-not-allied = { $power } and { $other } are not allied.
refused-own-leader = { $power } cannot capture a leader of its own.
refused-captive-already = { $leader } is a captive already.
refused-no-captive = { $leader } is no captive.
refused-not-in-ransom-segment = Ransom is paid in the ransom segment.
refused-no-card-for-ransom = { $power } has no card to pay the ransom.
refused-turn-is-over = Turn { $turn } cannot be waited for on Turn { $now }.
refused-no-piece = { $piece } is not on the turn track.
refused-espionage-closed = No mission of espionage before Turn { $turn }.
refused-no-row = The table of { $procedure } has no row “{ $row }”.
refused-plot-is-spanish = The Gunpowder Plot wins for Spain, not for { $power }.
refused-not-in-actions = A victory at once is in the action phase only.
refused-confirm = Confirm that the game ends here ({ $how }): winner { $power }.
refused-faster = Somebody was faster: { $now } entries by now, you have seen { $seen }. Look, and enter it again if it is still right.
refused-nothing-to-undo = There is nothing to take back.
refused-no-entry = This is no entry.
refused-unknown-kind = No entry is called “{ $kind }”.
refused-unknown-field = An entry “{ $kind }” has no field “{ $field }”.
refused-missing-field = An entry “{ $kind }” needs the field “{ $field }”.
refused-wrong-field = In an entry “{ $kind }” the field “{ $field }” cannot hold this.
refused-no-beginning = The first entry must begin the game.
refused-no-book = this is no book of the companion.
refused-other-version = this book is of version { $version }, and only version 1 can be read.
refused-no-json = this is not JSON.
bad-book = line { $line }: { $problem }

## At the terminal

companion-title = Virgin Queen at your table. “help” tells what you can type.
companion-for-new-game = --{ $name } is for a new game; this one has begun: “settings” changes it.
companion-resumed = The game goes on where it stopped.
companion-next = { $phase } · { $step }
companion-lines = { $done } of { $lines } ticked
companion-mover = Next impulse: { $power } ({ $passes } of { $needed } passes)
companion-heading-power = Power
companion-heading-player = Player
companion-heading-vp = VP
companion-heading-cards = Cards
companion-heading-wars = War
companion-heading-allies = Allies
companion-home = +H
companion-penalty = next deal −{ $cards }
companion-goal = { $goal } VP win, { $turns } turns ({ $label })
companion-unknown = “{ $typed }” is no command: “help” tells what you can type.
companion-empty = Type “next”, “nothing”, another command, or “help”.
companion-usage = Type it so: { $usage }
companion-no-power = No power is called “{ $typed }”: there are { $powers }.
companion-several-powers = “{ $typed }” may be { $powers }.
companion-no-step = No line that is left is called “{ $typed }”; next: { $steps }.
companion-several-steps = “{ $typed }” may be { $steps }.
companion-no-procedure = No procedure is called “{ $typed }”: there are { $procedures }.
companion-several-procedures = “{ $typed }” may be { $procedures }.
companion-no-input = { $procedure } does not ask for “{ $typed }”: it asks for { $inputs }.
companion-no-value = “{ $typed }” is no value of “{ $input }”.
companion-undone = Taken back: { $line }
companion-log-number = After “log” comes a number of lines, such as “log 20”.
companion-use-impulse = Impulses are played now: type “impulse” or “pass”.
companion-use-done = Impulses are not played now: type “next” or “nothing”.
companion-confirm = Does this end the game: { $power }, { $how }? (y/n)
companion-not-confirmed = The game goes on.
companion-go-on = Go on with: { $command }

## Help at the terminal

companion-help-next = next, done
companion-help-next-text = the line is done
companion-help-nothing = nothing
companion-help-nothing-text = there was nothing to do at this line
companion-help-impulse = impulse [home|free] [NOTE]
companion-help-impulse-text = the power whose place it is plays: a card, its Home Card, or no card
companion-help-pass = pass
companion-help-pass-text = the power whose place it is passes
companion-help-vp = vp POWER +1 [NOTE]
companion-help-vp-text = a power gains or loses VP
companion-help-deal = deal POWER=5 POWER=4 …
companion-help-deal-text = the cards are dealt, before penalties
companion-help-hand = hand POWER [CARDS] [home] [treasures=N]
companion-help-hand-text = what a power holds; “hand POWER ?” stops counting
companion-help-penalty = penalty POWER [−1]
companion-help-penalty-text = one card fewer at the next deal, or one penalty less
companion-help-war = war POWER POWER [PAID]
companion-help-war-text = two powers are at war
companion-help-peace = peace POWER POWER
companion-help-peace-text = a war is over
companion-help-alliance = alliance POWER POWER
companion-help-alliance-text = two powers are allied
companion-help-parting = parting POWER POWER
companion-help-parting-text = an alliance is over
companion-help-capture = capture LEADER OWNER CAPTOR
companion-help-capture-text = an army leader is taken
companion-help-ransom = ransom LEADER
companion-help-ransom-text = he comes home for one card
companion-help-release = release LEADER
companion-help-release-text = he comes home for nothing
companion-help-place = place POWER [TURN] PIECE
companion-help-place-text = a piece goes on the turn track
companion-help-take = take PIECE
companion-help-take-text = a piece is taken from the turn track early
companion-help-win = win POWER military|religious|gunpowder
companion-help-win-text = a victory that ends the game at once
companion-help-settings = settings [turns=N] [vp=N] [free|strict] [POWER=NAME]
companion-help-settings-text = what the table agreed on
companion-help-odds = odds PROCEDURE [NAME=VALUE …]
companion-help-odds-text = the exact odds
companion-help-roll = roll PROCEDURE [NAME=VALUE …]
companion-help-roll-text = roll the dice and write it down
companion-help-note = note TEXT
companion-help-note-text = write something down
companion-help-log = log, log 30
companion-help-log-text = what has happened
companion-help-show = show
companion-help-show-text = the table and the lines of this phase
companion-help-undo = undo
companion-help-undo-text = take the last entry back
companion-help-help = help
companion-help-help-text = this list
companion-help-quit = quit
companion-help-quit-text = leave; everything is saved
