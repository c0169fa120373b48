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
