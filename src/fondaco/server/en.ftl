### What the web table says in English. fr.ftl has the same keys.


## What goes wrong

error-malformed = This request cannot be read.
error-not-signed-in = Nobody knows who you are here: open the page again, or send a token.
error-not-yours = This is not yours.
error-not-found = There is nothing here.
error-no-table = There is no such table.
error-no-seat = There is no such seat.
error-stale = The table has changed meanwhile: look again, nothing was done.
error-not-possible = This is not possible now.
error-not-begun = The game has not begun yet.
error-begun = The game has begun already.
error-halted = This game cannot go on: { $problem }
error-not-halted = This game goes on where it is.
error-over = The game is over.
error-illegal = The rules do not allow this.
error-too-often = That was too much at once: wait a moment.
error-not-your-seat = This is not your seat.
error-spectator = You are watching: only players can do this.
error-bot-plays-on = A bot plays on for you at this table.
error-seat-taken = This seat is taken.
error-seated-already = You have a seat at this table already.
error-not-host = Only who opened the table can do this.
error-no-bot = No bot is called “{ $name }”.
error-long-thought = A bot thinks here for { $seconds } seconds or { $games } games at most.
error-no-move = “{ $move }” is not a move of this game.
error-nothing-to-undo = There is no decision of yours to take back.
error-no-takeback = Nobody asks to take anything back.
error-empty-remark = There is nothing to say in an empty line.
error-long-remark = A remark has at most { $limit } letters.
error-no-seat-for-me = Keep a seat for yourself.
error-order = This table cannot be opened: { $problem }
error-form-token = This page is too old: load it again, nothing was done.
error-unreadable = This request cannot be read: { $problem }
error-name-twice = a name stands twice after the question mark
error-whole-number = { $name } is a whole number
error-bad-json = it is not JSON
error-field-missing = { $field } is missing
error-field-unknown = { $field } is not in the contract (see /api/openapi.json)
error-field-type = { $field }: { $wanted } is expected, not { $given }
error-field-contract = { $field } breaks the contract (see /api/openapi.json)
error-not-json = Send this as JSON, with the content type application/json.
error-too-large = That is more than anything here needs.
error-too-long = This address is too long.
error-method = This cannot be done here that way.
error-host = This house does not answer to that name.
error-origin = This came from another site's page: nothing was done.
error-sign-in = No account has this name and this password.
error-no-game = There is no such game here.
error-no-moment = There is no such moment: { $length } decisions were taken.
error-not-over = This is told when the game is over.
error-no-hints = At a table with a clock nobody is given hints.
error-nothing-to-decide = You have nothing to decide just now, so there is nothing to advise.
error-clock = A clock has at most { $days } days for the game and { $more ->
    [one] a day
   *[other] { $more } days
  } for each decision.
error-mistake = That was a mistake of this house, and it is written down. Nothing was lost.
error-closed = The house cannot reach its archive just now. Nothing was lost: try again in a moment.


## The command

serve-open =
    Fondaco is open at { $address }
    Ctrl+C closes it; every game is kept.
serve-host = where to listen ({ $usual }: this machine only)
serve-port = the port ({ $usual }, or the next that is free)
serve-database = where tables are kept: a file, or a URL such as postgresql+psycopg://…
serve-workers = processes that share the work; needs PostgreSQL
serve-name = a host name that visitors use (any, unless on this machine)
serve-secure = visitors come by https, through a proxy
serve-proxied = trust the proxy in front to tell visitors' addresses
serve-pace = seconds between two decisions of bots
serve-thinkers = processes in which bots think (one fewer than the cores)
serve-no-browser = do not open the page
error-serve-workers = several workers need PostgreSQL: name one with --database
error-serve-listen = cannot listen on { $host }: { $problem }
error-serve-port-in-use = port { $port } is in use: choose another with --port
error-serve-port = argument { $name }: a port is a number up to { $most }, not '{ $given }'
error-serve-count = argument { $name }: a number from { $least } to { $most } is expected, not '{ $given }'
error-serve-pace = argument { $name }: a number of seconds up to { $most } is expected, not '{ $given }'

## The database

storage-address = this is not the address of a database: write sqlite:///fondaco.db or postgresql://user@host/fondaco
storage-driver = tables are kept in SQLite or PostgreSQL, not in { $given }
storage-no-file = SQLite needs a file to keep tables in: write sqlite:///fondaco.db
storage-no-driver = PostgreSQL needs its driver: pip install 'fondaco[postgres]'
storage-unusable = { $place } cannot be used: the database says “{ $given }”
storage-busy = { $place } has too much to do: no connection became free
storage-too-new = { $place } was made by a newer Fondaco
storage-file = the database file { $file }
storage-host = the PostgreSQL database on { $host }
storage-host-and-port = the PostgreSQL database on { $host }, port { $port }
storage-this-machine = this machine


## The house

house-name = Fondaco
house-description = A house for board games of the Renaissance: play against people and bots, in the browser.
house-home = Fondaco, to the tables
house-skip = To the content
house-nav = The house
house-tables = Tables
house-rules = Rules
house-account = Account
house-account-of = (your account)
house-language = Language
house-language-en = English
house-language-fr = Français
house-theme-auto = Colours: as your device. Switch to light
house-theme-light = Colours: light. Switch to dark
house-theme-dark = Colours: dark. Switch to your device's
house-independent = Fondaco is an independent project. It is not connected with the authors and publishers of the games and contains none of their text or art; every rule is written here in our own words.
house-owners = A Column of Fire is a game by Michael Rieneck, published by Kosmos, after the novel by Ken Follett; Orléans is by Reiner Stockhausen (dlp games), Pax Renaissance by Phil and Matt Eklund (Sierra Madre Games, Ion Game Design), Virgin Queen by Ed Beach (GMT Games). Buy the games: they are good.
house-page-title = { $title } · Fondaco
house-copy = Copy
house-copied = Copied
house-error-title = That did not work
house-error-missing-title = An empty room
house-error-server-title = Something went wrong in the house
house-error-kept = Nothing was lost: every decision that was acknowledged at a table is written down.
house-error-do = Go back and try again, or start from the tables.
house-error-missing-do = Look at the address again: a letter may be missing. Tables that were shared as a link need the whole link.
house-error-server-do = Load the page again in a moment. If it stays like this, tell whoever runs this server.
house-error-home = To the tables
house-error-status = Error { $status }
error-not-a-form = This was not sent by one of our forms.


## The lobby

lobby-title = Take a seat
lobby-lead = Board games of the Renaissance, against friends and against merchants who never sleep. No account is needed, and every decision is kept.
lobby-play = Play { $game } against two merchants
lobby-to-new = or lay a table of your own
lobby-mine = My tables
lobby-mine-empty = Tables where you sit are listed here. The blue button above opens the first one.
lobby-free = Open tables
lobby-free-empty = Nobody is looking for players just now. Lay a table of your own, leave a seat to a friend and let it be seen in the lobby: it will be listed here.
lobby-watched = Games to watch
lobby-watched-empty = Games that everybody may watch are listed here while they are played.
lobby-your-turn = Your turn
lobby-waits-for = { $names } to decide
lobby-won-by = Won by { $names }
lobby-free-seats = { $count ->
    [0] Everybody is seated
    [one] One seat is free
   *[other] { $count } seats are free
  }
lobby-seat-free = free
lobby-since-now = just now
lobby-since-minutes = { $count ->
    [one] one minute ago
   *[other] { $count } minutes ago
  }
lobby-since-hours = { $count ->
    [one] one hour ago
   *[other] { $count } hours ago
  }
lobby-since-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
  }
lobby-has-clock = with a clock
lobby-new = New table
lobby-game = Game
lobby-players = Players
lobby-seats = Who sits where
lobby-seat = Seat { $number }
lobby-seat-me = Me
lobby-seat-here = Somebody at this screen
lobby-seat-friend = A friend, by link
lobby-seat-name = Name of the person in seat { $number }
lobby-seat-name-hint = Name, if at this screen
lobby-bot = { $level } (bot)
lobby-settings = Options
lobby-settings-of = Options of { $game }
lobby-clock = Clock
lobby-clock-none = No clock: take all the time you like
lobby-clock-bank = Each player has a time for the whole game
lobby-clock-hint = Whoever runs out of time is replaced by a bot and keeps the seat's points. With a clock nobody is given hints.
lobby-bank = Time for the game
lobby-unit = Unit of time
lobby-unit-minutes = minutes
lobby-unit-hours = hours
lobby-unit-days = days
lobby-increment = Seconds added for each decision
lobby-who = Who may come
lobby-by-link = Only who has the link
lobby-public = Everybody: the lobby shows the table
lobby-open = Open the table
lobby-games = The games
lobby-game-players = Players
lobby-game-facts = Printed facts
lobby-game-reconstructed = { $count } of { $total } reconstructed, so that the game plays well without the publisher's cards
lobby-game-rules = Rules of { $game }
lobby-error-game = This game is not in the house yet.
lobby-error-players = This game is for { $least } to { $most } players.
lobby-error-seat = Say who sits in seat { $number }.
lobby-error-me-twice = You can sit in one place only: choose “Somebody at this screen” for the other seat.
lobby-error-setting = There is no such option in this game.
lobby-error-bank = The time for the game is a whole number from { $least } to { $most }.
lobby-error-increment = The seconds added for each decision are a whole number from { $least } to { $most }.
lobby-error-order = These options do not fit together: nobody can begin in a seat that is not there.
error-name-taken = This name belongs to another person's account: choose another one.


## Bots, from weak to strong; the last three are for programs

bot-apprentice = Apprentice
bot-apprentice-text = takes what looks best at once and is often careless: for a first look at the game.
bot-merchant = Merchant
bot-merchant-text = takes what looks best at once and slips now and then: a fair opponent for the first games.
bot-banker = Banker
bot-banker-text = works each of its moves out to the end and never slips: for whoever knows the game.
bot-doge = Doge
bot-doge-text = thinks ahead, and of what the others will do: the strongest in the house.
bot-random = Random
bot-greedy = Greedy
bot-search = Search


## The table

table-heading = { $game }
table-title-yours = ● Your turn · { $game }
table-title-over = Game over · { $game }
table-board = The board
table-tab-board = Board
table-mine = My things
table-others = Others
table-players = Players
table-log = Log
table-chat = Chat
table-panels = Beside the board
table-news = What just happened
table-options = Options
table-all-options = Show all options
table-rule = Rule
table-rule-of = Rule { $clause }, in a new tab
table-reconstructed = Reconstructed: what is printed here is not known and was filled in.
table-can-offer = A click offers:
table-can-do = A click does:
table-cannot-do = Not now:
table-thinks = { $name } is thinking
table-play-now = Play now
table-level = How strong?
table-decides = { $count ->
    [one] { $names } decides
   *[other] { $names } decide
  }
table-waits-for = { $count ->
    [one] { $names } still decides.
   *[other] { $names } still decide.
  }
table-meanwhile = Meanwhile, point at anything to read what it is.
table-watching = You are watching this table.
table-bot-plays-on = A bot plays on for you. You still see your things.
table-undo = Undo
table-hint = Hint
table-menu = Menu
table-leave = Give my seat to a bot
table-leave-confirm = A bot plays on in your place until the end of the game. You cannot come back to your seat, but you can watch.
table-replay = Replay
table-rules = Rules
table-analysis = Analysis
table-record = Record
table-copy-link = Copy the link to this table
table-link-copied = The link is copied
table-notify = Notify me when it is my turn
table-notify-granted = You will be notified when it is your turn
table-notify-denied = Your browser does not allow notifications here
table-hints-again = Show the hints again
table-hints-again-done = The hints are back
table-keys = Keys
table-to-lobby = To all tables
table-takeback = A request to take back a decision
table-takeback-asks = { $name } asks to take back their last decision. Something was learned since, so you are asked.
table-takeback-asked = { $name } asks the others to take back a decision.
table-takeback-waits = You asked to take back your last decision. The others are being asked.
table-takeback-agree = Agree
table-takeback-refuse = Refuse
table-takeback-withdraw = Withdraw the request
table-halted = This game cannot go on
table-go-on = Go on at a new table
table-over = The game is over
table-result-name = Player
table-result-won = Result
table-again = Play again
table-curtain = { $name }, this is your side now
table-curtain-why = Nobody's secrets are shown while the screen changes hands.
table-curtain-lift = I am { $name }: show my side
table-line-you = (you)
table-line-bot = { $level } bot
table-line-decides = decides
table-line-ready = ready
table-line-won = won
table-clock = Time left
table-zoom = Zoom
table-zoom-in = Larger
table-zoom-out = Smaller
table-zoom-fit = Fit
table-sheet = Show or hide the options
table-chat-text = Say something to the table
table-chat-send = Send
table-chat-empty = Nobody has said anything yet.
table-unread = (new)
table-close = Close
table-cancel = Cancel
table-your-turn = It is your turn.
table-lost = Connection lost, trying again …
table-back = Connected again.
table-gone = You no longer look from this seat. Load the page again to watch.
table-offline = You are not connected: nothing was sent. Try again in a moment.
table-failed = The house did not answer; nothing is lost. The board shows what counts.
room-waiting = { $count ->
    [0] Everybody is here
    [one] One more player is awaited
   *[other] { $count } more players are awaited
  }
room-free = a free seat
room-take = Take this seat
room-watching = You are watching. Take a free seat to play.
room-hints = Hints
room-hints-allowed = whoever is to decide may ask for one
room-hints-refused = none, as there is a clock
room-share = Send this link to whom you want to play with:
room-copy = Copy
room-begin = { $count ->
    [0] Start
    [one] Start with a bot in the free seat
   *[other] Start with bots in the free seats
  }
room-begin-confirm = { $count ->
    [one] A bot takes the free seat.
   *[other] Bots take the free seats.
  }
room-begin-yes = Start
room-leave = Leave my seat
room-leave-confirm = Your seat becomes free again. You can take it back as long as nobody else does.


## Replay

replay-title = Replay · { $game }
replay-heading = A game of { $game }, moment by moment
replay-moment = Moment { $at } of { $length }
replay-slider = Moment of the game
replay-first = First
replay-previous = Back
replay-next = Next
replay-last = Last
replay-play = Play
replay-pause = Pause
replay-from = Seen by
replay-spectator = a spectator
replay-only-own = The other sides open when the game is over.
replay-nothing = Nothing is told of this moment.
replay-begin = The beginning.
replay-copy = Copy the link to this moment
replay-to-table = Back to the table
replay-what = What happened
replay-keys = The arrow keys go from moment to moment, the space bar plays.


## Keys

keys-title = Keys
keys-option = pick an option
keys-enter = confirm a lone choice, or what is in focus
keys-undo = take back
keys-hint = ask for a hint
keys-arrows = move about the board, a mat, the options or the log
keys-rule = the rule of what is in focus
keys-prompt = to the prompt
keys-board = to the board
keys-mat = to my things
keys-log = to the log
keys-chat = to the chat
keys-zoom = zoom in, zoom out, fit
keys-escape = close, or show all options
keys-help = this list


## Hints

hint-count = Hint { $number } of { $count }
hint-next = Next
hint-done = Understood
hint-off = No more hints


## Advice

advice-thinks = The search thinks for a second…
advice-best = Best is “{ $option }”. From 0% (lost) to 100% (won) you can expect { $result }.
advice-only = There is only one thing to do: { $option }.
advice-advised = recommended
advice-follows = It would probably go on
advice-everybody = What everybody can expect
advice-forget = Put the hint away


## The rules

rules-title = { $game }: the rules
rules-games = Games
rules-search = Search the rules
rules-search-hint = A word or a rule
rules-search-do = Search
rules-all = { $total } clauses
rules-found = { $count } of { $total } clauses
rules-none-found = No clause has all these words: try fewer, or part of one.
rules-show-all = Show all
rules-contents = Contents
rules-copy = Copy { $clause }
rules-no-game = No game of this name is in the house.


## The account

account-title = Your account
account-guest = You are here as the guest { $name }. This browser knows you again; another one does not.
account-known = You are signed in as { $name }.
account-name = Name
account-password = Password
account-password-hint = At least { $count } characters
account-keep = Keep your seat
account-keep-text = Choose a name and a password, and you can go on with your tables from any browser. No e-mail is asked for, so a forgotten password cannot be replaced: write it down.
account-keep-do = Keep my seat
account-sign-in = Sign in
account-sign-in-text = If you have kept a seat before, come back to it here.
account-sign-in-aside = { $count ->
    [one] As the guest { $name } you still have one table. It stays with this browser's guest: sign out again to go on with it.
   *[other] As the guest { $name } you still have { $count } tables. They stay with this browser's guest: sign out again to go on with them.
  }
account-sign-in-do = Sign in
account-aside = Tables of this browser's guest
account-aside-text = Before you signed in you were the guest { $name }. These tables wait for that guest: sign out to go on with them.
account-change-name = Your name
account-change-name-text = Others see it from now on. At tables where you already sit you keep the name you sat down with.
account-change-name-do = Change name
account-change-password = Your password
account-old-password = Old password
account-new-password = New password
account-change-password-do = Change password
account-sign-out = Sign out
account-sign-out-text = Your tables stay with your account. Somebody else can then play here as a guest.
account-sign-out-do = Sign out
account-done-name = Your name is changed.
account-done-kept = Your seat is kept: with this name and password you can come back from any browser.
account-done-password = Your password is changed.
account-done-signed-in = Welcome back.
account-done-signed-out = You are signed out, and here as a new guest.
account-done-back = You are signed out, and this browser's guest again.
account-kept-already = You have an account already.
account-wrong-password = The old password is another one: nothing was changed.
account-no-sign-in = Name and password do not belong together.
error-name-length = A name has { $least } to { $most } characters.
error-name-letters = A name is made of letters, digits, hyphens, underscores and full stops.
error-name-bot = This name is too much like a bot's.
error-password-short = A password has at least { $least } characters.
error-password-long = A password has at most { $most } characters.


## The analysis

analysis-title = { $game }: looking back
analysis-lead = What each seat could expect, and what the search would have played, knowing at every moment no more than the seat that decided. It is a strong player, not a judge: where you differ, look again.
analysis-later = The analysis will be here when the game is over. Until then it would tell what others may not know.
analysis-to-table = To the table
analysis-seats = Whose line and decisions
analysis-course = The course of the game
analysis-graph = What each seat could expect after its own decisions, by what it knew then: from 0% (lost) to 100% (won)
analysis-beginning = Beginning
analysis-end = End
analysis-fair = Dotted: what everybody could expect among equals.
analysis-progress = { $done } of about { $total } moments thought about
analysis-complete = Thought about at { $count } moments, spread over the game and closer where it turned.
analysis-turns = Turning points
analysis-turns-none = At the moments that were looked at no decision cost much, and no die turned the game.
analysis-turns-wait = The turning points will be here in a moment.
analysis-turn-link = Turning point { $number }: { $text }
analysis-kind-decision = decision
analysis-kind-chance = chance
analysis-decisions = The decisions of { $name }
analysis-decisions-you = Your decisions
analysis-waits = { $left ->
    [one] One decision of this page is still being thought about.
   *[other] { $left } decisions of this page are still being thought about.
  }
analysis-moment = Decision
analysis-played = Played
analysis-preferred = The search prefers
analysis-to-moment = See the table at this moment ({ $at })
analysis-same = the same
analysis-follows = How it would have gone on
analysis-pages = Pages
analysis-page = Page { $number } of { $last }
analysis-before = Earlier
analysis-after = Later
analysis-nothing = { $name } had nothing to decide freely in this game.


## The companion (what only the web says; odds and table books have words of their own)

companion-card = Playing Virgin Queen on a real table?
companion-card-text = Exact chances for every dice roll of the aid card, dice that roll themselves, and a table book that keeps the score for everybody.
companion-card-do = What are my odds?
companion-title = Companion for Virgin Queen
companion-lead = For a game on a real table, with the box in front of you: choose what you want to roll.
companion-odds = What are my odds?
companion-group-fights = Fights
companion-group-piracy = Piracy
companion-group-espionage = Espionage
companion-group-voyages = Voyages
companion-group-religion = Religion
companion-way = Where you are
companion-all = All procedures
companion-chance-of = { $goal } ({ $dice })
companion-show = Show the odds
companion-hoped = (hoped for)
companion-fewer = One less: { $what }
companion-more = One more: { $what }
companion-readings = How we read the card
companion-readings-why = The card leaves this open. The first choice is our reading; your table may have another.
companion-refused = This cannot be rolled:
companion-changes = What one more would change
companion-points = The difference is in percentage points. A tap takes that value.
companion-no-changes = Nothing can be changed here.
companion-losses = What it costs
companion-mean = { $mean } on average
companion-rows = All results
companion-row = Result
companion-chance = Chance
companion-exactly = Exactly
companion-counts = Hits and other counts
companion-clause = The rule behind it:
companion-roll = Roll the dice
companion-rolled = { $name }: { $row }
companion-rolls = Rolls
companion-rolls-here = The house rolls with its own dice. They stay here until you leave the page.
companion-rolls-book = Every roll goes into the book “{ $title }”, for everybody to see.
companion-books = Table books
companion-books-lead = A table book keeps turn, phases, victory points, hands, wars and captives of a game on a real table. Everybody who has its link writes in the same book, at the same time.
companion-book-new = Begin a table book
companion-mine = My books
companion-mine-empty = Books that you have begun or opened are listed here.
companion-turn = Turn { $turn } of { $turns }
companion-over = The game is over, in turn { $turn } of { $turns }
error-no-procedure = The card has no such procedure.
error-companion-number = A value is a whole number of a few digits.
error-no-book = There is no such book: the link may have lost a letter.
error-faster = Somebody was faster: look again, nothing was entered.
error-book-full = This book is full.
error-book-unreadable = This book cannot be read by this house.
companion-book-untitled = Virgin Queen
companion-book-title = Title of the book
companion-book-begin = Begin
companion-who-plays = Who takes part
companion-player = Name
companion-player-of = Who plays { $power }
companion-settings = What the table agrees on
companion-first-turn = First turn
companion-turns = Turns
companion-goal = VP to win
companion-order = Order of the lines
companion-strict = One after the other
companion-free = Any line at any time, for teaching
companion-share = Whoever has this link writes in the book:
companion-copy = Copy the link
companion-impulse-of = Impulse: { $power }
companion-play-card = Plays a card
companion-play-home = Plays the Home Card
companion-play-nothing = Acts without a card
companion-pass = Passes
companion-done = Done
companion-nothing = Nothing to do
companion-undo = Take back the last entry
companion-powers = Powers
companion-parts = Parts of the book
companion-part-now = Now
companion-part-wars = Wars
companion-vp = VP
companion-cards = Cards in hand
companion-cards-short = Cards: { $cards }
companion-home = Home Card chosen
companion-treasures = Treasures
companion-treasures-short = Treasures: { $count }
companion-penalty = Fewer cards at the next deal
companion-penalty-short = Next deal: −{ $count }
companion-phases = The turn
companion-ticked-done = done
companion-ticked-nothing = nothing to do
companion-greyed = takes no part
companion-relations = Wars and alliances
companion-relation-war = at war
companion-relation-alliance = allied
companion-captives = Captured leaders
companion-no-captives = Nobody is a captive.
companion-held-by = captor: { $power }
companion-ransom = Ransom
companion-release = Release
companion-track = Turn track
companion-take = Take off
companion-log = Log
companion-enter = Enter something else
companion-one = One power
companion-other = The other power
companion-declare = War
companion-peace = Peace
companion-ally = Alliance
companion-part = End the alliance
companion-deal = Cards are dealt
companion-deal-hint = At the line “Shuffle and deal”: how many each power is dealt, before penalties.
companion-deal-do = Dealt
companion-capture = A leader is captured
companion-leader = Leader
companion-owner = Whose
companion-captor = Captor
companion-track-put = Put on the turn track
companion-piece = What
companion-back-on = Comes back on turn
companion-note = A note
companion-note-text = Text
companion-win = A victory at once
companion-winner = Who wins
companion-how = How
companion-win-sure = This ends the game
companion-write = Enter
error-entry = This cannot be entered into a book.
error-book-title = A title is one line of at most { $limit } letters.
