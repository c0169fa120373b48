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
error-no-move = “{ $move }” is not a move of this game.
error-nothing-to-undo = There is no decision of yours to take back.
error-no-takeback = Nobody asks to take anything back.
error-empty-remark = There is nothing to say in an empty line.
error-long-remark = A remark has at most { $limit } letters.
error-no-seat-for-me = Keep a seat for yourself.
error-order = This table cannot be opened: { $problem }
error-form-token = This page is too old: load it again, nothing was done.


## The command

serve-open =
    Fondaco is open at { $address }
    Ctrl+C closes it; every game is kept.


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
house-language-fr = French
house-theme-auto = Colours: as your device. Switch to light
house-theme-light = Colours: light. Switch to dark
house-theme-dark = Colours: dark. Switch to your device’s
house-independent = Fondaco is an independent project. It is not connected with the authors and publishers of the games and contains none of their text or art; every rule is written here in our own words.
house-owners = A Column of Fire is a game by Michael Rieneck, published by Kosmos, after the novel by Ken Follett; Orléans is by Reiner Stockhausen (dlp games), Pax Renaissance by Phil and Matt Eklund (Sierra Madre Games, Ion Game Design), Virgin Queen by Ed Beach (GMT Games). Buy the games: they are good.
house-page-title = { $title } · Fondaco
house-copy = Copy
house-copied = Copied
house-error-title = That did not work
house-error-missing-title = There is nothing here
house-error-server-title = Something went wrong in the house
house-error-kept = Nothing was lost: every decision that was acknowledged at a table is written down.
house-error-do = Go back and try again, or start from the tables.
house-error-missing-do = Look at the address again: a letter may be missing. Tables that were shared as a link need the whole link.
house-error-server-do = Load the page again in a moment. If it stays like this, tell whoever runs this server.
house-error-home = To the tables
house-error-status = Error { $status }
error-not-a-form = This was not sent by one of our forms.
