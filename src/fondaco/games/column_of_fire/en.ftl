### A Column of Fire: everything the game says in English. fr.ftl has the same keys.
###
### ask-STEP          the prompt of a decision
### do-STEP-GROUP     an option; do-any-GROUP is the same at every step
### refusal-…         why an option is not allowed
### log-…             what happened; the form `you` speaks to the player it happened to
### the rest          names of things; the forms of a name ($country_in) are its attributes

game-title = A Column of Fire
game-subtitle = Trade and faith in Europe, 1558 to 1605
game-aim = Sell goods where you have a house, and stand high where your faith wins the conflicts. The game ends with the year in which somebody reaches 50 points; then the most points win.


## Names

seat-ochre = Ochre
seat-lapis = Lapis
seat-verdigris = Verdigris
seat-vermilion = Vermilion

half-first = first half of the year
half-second = second half of the year

country-england = England
    .in = in England
    .from = from England
    .to = to England
country-france = France
    .in = in France
    .from = from France
    .to = to France
country-netherlands = Netherlands
    .in = in the Netherlands
    .from = from the Netherlands
    .to = to the Netherlands
country-spain = Spain
    .in = in Spain
    .from = from Spain
    .to = to Spain

die-white = white
    .Name = White
    .the = the white die
    .your = your white die
    .Your = Your white die
    .space = a white space
die-blue = blue
    .Name = Blue
    .the = the blue die
    .your = your blue die
    .Your = Your blue die
    .space = a blue space
die-orange = orange
    .Name = Orange
    .the = the orange die
    .your = your orange die
    .Your = Your orange die
    .space = an orange space
die-brown = brown
    .Name = Brown
    .the = the brown die
    .your = your brown die
    .Your = Your brown die
    .space = a brown space
die-purple = purple
    .Name = Purple
    .the = the purple die
    .your = your purple die
    .Your = Your purple die
    .space = a purple space
die-black = black
    .Name = Religion
    .the = the religion die
    .your = your religion die
    .Your = Your religion die
    .space = a black space

good-book = book
    .one = 1 book
    .some = books
good-ore = ore
    .one = 1 ore
    .some = ore
good-cloth = cloth
    .one = 1 cloth
    .some = cloth
good-wine = wine
    .one = 1 wine
    .some = wine

religion-catholic = Catholic
    .faith = the Catholic faith
    .followers = Catholics
religion-protestant = Protestant
    .faith = the Protestant faith
    .followers = Protestants

stone-catholic = Catholic stone
stone-protestant = Protestant stone
stone-neutral = neutral stone

## Action symbols: what they do, and at most ten letters for the track

symbol-good-book = take 1 book
symbol-good-ore = take 1 ore
symbol-good-cloth = take 1 cloth
symbol-good-wine = take 1 wine
symbol-any-good = take 1 good of your choice
symbol-sell-three = sell 1 good of your choice for 3 points
symbol-protection = take 1 protection tile
symbol-advantage = draw 1 advantage tile
symbol-stone-catholic = add or remove 1 Catholic stone
symbol-stone-protestant = add or remove 1 Protestant stone
symbol-stone-either = add or remove 1 Catholic or Protestant stone
symbol-neutral = add 1 neutral stone
symbol-advance = go on to the next free space and use it
symbol-remove-character = remove 1 character
symbol-turn-die = turn 1 die on a card up or down by 1
symbol-free-die = take 1 die off a card
symbol-points-1 = score 1 point
symbol-points-2 = score 2 points
symbol-points-3 = score 3 points
symbol-points-4 = score 4 points
symbol-points-5 = score 5 points
symbol-ship-england = sell in England
symbol-ship-france = sell in France
symbol-ship-netherlands = sell in the Netherlands
symbol-ship-spain = sell in Spain
symbol-trade-book = take 1 book, or sell books
symbol-trade-ore = take 1 ore, or sell ore
symbol-trade-cloth = take 1 cloth, or sell cloth
symbol-trade-wine = take 1 wine, or sell wine

symbol-short-good-book = +book
symbol-short-good-ore = +ore
symbol-short-good-cloth = +cloth
symbol-short-good-wine = +wine
symbol-short-any-good = +any good
symbol-short-sell-three = sell for 3
symbol-short-protection = protection
symbol-short-advantage = +advantage
symbol-short-stone-catholic = ±Catholic
symbol-short-stone-protestant = ±Protest.
symbol-short-stone-either = ±stone
symbol-short-neutral = +neutral
symbol-short-advance = go on
symbol-short-remove-character = dismiss
symbol-short-turn-die = turn die
symbol-short-free-die = free die
symbol-short-points-1 = +1 point
symbol-short-points-2 = +2 points
symbol-short-points-3 = +3 points
symbol-short-points-4 = +4 points
symbol-short-points-5 = +5 points
symbol-short-ship-england = ship Engl.
symbol-short-ship-france = ship Fran.
symbol-short-ship-netherlands = ship Neth.
symbol-short-ship-spain = ship Spain
symbol-short-trade-book = ±book
symbol-short-trade-ore = ±ore
symbol-short-trade-cloth = ±cloth
symbol-short-trade-wine = ±wine

tile-good-book = { symbol-good-book }
tile-good-ore = { symbol-good-ore }
tile-good-cloth = { symbol-good-cloth }
tile-good-wine = { symbol-good-wine }
tile-any-good = { symbol-any-good }
tile-sell-three = { symbol-sell-three }
tile-protection = { symbol-protection }
tile-stone-catholic = { symbol-stone-catholic }
tile-stone-protestant = { symbol-stone-protestant }
tile-neutral = { symbol-neutral }
tile-advance = { symbol-advance }
tile-remove-character = { symbol-remove-character }
tile-turn-die = { symbol-turn-die }
tile-free-die = { symbol-free-die }
tile-points-1 = 1 point at the end of the game
tile-points-2 = 2 points at the end of the game
tile-points-3 = 3 points at the end of the game

## Events: whom they hit, and how

scope-all = every player
scope-catholic = every Catholic
scope-protestant = every Protestant
scope-house = every player with a house { $country_in }
scope-leader = whoever has the most points

effect-lose-points = loses { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
    .you = lose { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
effect-lose-goods = loses { $amount ->
        [one] { $amount } good
       *[other] { $amount } goods
    }
    .you = lose { $amount ->
        [one] { $amount } good
       *[other] { $amount } goods
    } of your choice
effect-loch-leven = sends a die to Loch Leven, turned to { $amount }
    .you = send a die to Loch Leven, turned to { $amount }
effect-trade = may trade 1 protection tile for as many points as the religion die shows
    .you = trade 1 protection tile for as many points as your religion die shows
effect-lose-protection = loses { $amount ->
        [one] { $amount } protection tile
       *[other] { $amount } protection tiles
    }
    .you = lose { $amount ->
        [one] { $amount } protection tile
       *[other] { $amount } protection tiles
    }

## Turns of phrase that several sentences share

phrase-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
phrase-up-to = { $points ->
        [0] {""}
       *[other] {" "}(up to { phrase-points })
    }
phrase-for = { $points ->
        [0] {""}
       *[other] {" "}for { phrase-points }
    }
phrase-house = { $result ->
        [1] , house on site { $number }
        [2] , house from { $site } to { $number }
        [3] , house stays on { $site }
       *[0] {""}
    }
phrase-spaces = { $full ->
        [1] then full: a conflict comes
       *[0] then { $stones } of { $spaces } filled
    }
phrase-where = { $lies ->
        [1] on { $card }
        [2] on Loch Leven
        [3] on your religion card
       *[0] among your free dice
    }
phrase-freed = { $lies ->
        [1] Free { $own_die_the }; { $card } leaves the game
        [2] Free { $own_die_the } from Loch Leven
        [3] Roll your religion die again and choose a religion
       *[0] Take { $own_die_the } off a card
    }


## Free actions, in any step of the own turn

do-any-tile = { $tiles ->
        [0] Use an advantage tile first
       *[other] Use an advantage tile first ({ $tiles } to use)
    }
do-any-ransom = Pay { $cost } points first to free a die

ask-tile = Choose an advantage tile: it is used once and discarded.
do-tile = Use this tile: { $tile }

ask-ransom = Choose the die to free from its card for { $cost } points, so that you can use it again.
do-ransom = { phrase-freed }


## First half of the year: religion and characters

ask-believe = Your religion die shows { $number }: choose your religion for that many years.
do-believe = { $kept ->
        [1] Keep { $religion_faith }
       *[0] Turn to { $religion_faith }
    }{ $alone ->
        [1] {" "}(1 point: nobody else follows it)
       *[0] {""}
    }

ask-use = { $card } may act once now: choose the action, or do without it.
do-use-skip = Leave { $card } unused
do-use-first = Use { $card }: { $symbol }
do-use-second = Use { $card }: { $symbol }


## Second half of the year: dice, character, stone, house

ask-roll = { $dice ->
        [0] You have no free die: go on without a roll.
       *[other] Roll your free dice: they will find you a character and move your disk.
    }
do-roll = { $dice ->
        [0] Go on without a roll
        [one] Roll your only free die
       *[other] Roll your { $dice } free dice
    }

ask-take = Choose a die to take a character: its colour says where, its number how long.
do-take = { $own_die_Name }{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }: { $empty ->
        [1] no character ({ $country })
       *[0] { $card } ({ $country }, { $stone })
    }{ phrase-house }{ $empty ->
        [1] { $cost ->
            [0] {""}
            [one] , for { $cost } point
           *[other] , for { $cost } points
        }
       *[0] {""}
    }
do-take-purple = { do-take }
do-take-decline = { $cost ->
        [0] Take no character
       *[other] Take no character and give up { $cost } point
    }

ask-stone = { $card } brings a { $stone } { $country_to }: let it in, or return a protection tile to stop it.
do-stone-place = Place the { $stone } { $country_in } ({ phrase-spaces })
do-stone-protect = Return a protection tile: no stone { $country_in } (you have { $protection })

ask-house = Your house { $country_in } may rise from site { $site } to { $number }: a higher site wins more in a conflict.
do-house-raise = Raise your house to site { $number }{ $pushed ->
        [1] , pushing { $seat } down
       *[0] {""}
    }
do-house-leave = Leave your house on site { $site }

ask-reveal = Turn up the next card { $country_from }: then your turn goes on along the action track.
do-reveal = { $cards ->
        [0] Turn to the deck { $country_from }: it is used up, and the game ends with this year
       *[other] Turn up the next card { $country_from } ({ $cards } left)
    }


## Second half of the year: the action track

ask-move = Choose a free die: it moves your disk to the next free space of its colour; each space you skip costs 1 point.
do-move = { $die_Name } die{ $reached ->
        [0] {""}
       *[1] : { $symbol }{ phrase-up-to }
    }{ $skips ->
        [0] {""}
        [one] , costs { $skips } point
       *[other] , costs { $skips } points
    }
do-move-stay = Stay on your space

ask-space = You stand on { $die_space }: use its action now, or do without it.
do-space-forgo = Leave this space unused
do-space-use = Use this space: { $symbol }{ phrase-up-to }{ $neutral ->
        [1] , add a neutral stone
       *[0] {""}
    }
do-space-take = Take { $good_one }
do-space-sell = Sell { $good_some }{ phrase-up-to }

ask-ship = Your ship trades { $country_in }: sell there, one tile of each good at most.
do-ship-sell = Sell { $good_one } { $country_in }{ phrase-for }
do-ship-neutral = Add a neutral stone { $country_in } ({ phrase-spaces })
do-ship-done = Do nothing more { $country_in }

ask-market = Choose where to sell { $good_some }: one tile in each country that buys it.
do-market-sell = Sell { $good_one } { $country_in }{ phrase-for }
do-market-done = Sell no more { $good_some }

ask-captain = Choose a good: one tile of it sells for { $points } points, whatever its price.
do-captain-sell = Sell { $good_one } for { $points } points
do-captain-nothing = Sell nothing

ask-end = { $conflicts ->
        [0] End your turn, unless you want to use an advantage tile or free a die first.
        [one] A conflict breaks out when you end your turn: is there anything left to do?
       *[other] { $conflicts } conflicts break out when you end your turn: is there anything left to do?
    }
do-end = End your turn

ask-conflict = Choose where the conflict is settled first: the order is yours.
do-conflict = Settle the conflict { $country_in } (Catholic { $catholic }, Protestant { $protestant })


## Events

ask-shield = { $card } would make you { $effect_you }: return a protection tile to be spared, or suffer it.
do-shield-suffer = Suffer it: { $effect_you }
do-shield-protect = Return a protection tile and be spared (you have { $protection })

ask-imprison = Choose a die for Loch Leven: it is turned to { $number } there and cannot be used.
do-imprison = Send { $own_die_the } to Loch Leven{ $lies ->
        [1] ; { $card } leaves the game
       *[0] {""}
    }

ask-lose = Choose the good that the event takes from you.
do-lose = Lose { $good_one } (you have { $stock })

ask-bargain = You may trade one protection tile for points: your religion die says how many.
do-bargain-keep = Keep your protection tiles (you have { $protection })
do-bargain-trade = Return a protection tile for { phrase-points }


## Action symbols that ask for more

ask-good = Choose a good: you take one tile of it.
do-good = Take { $good_one } (you have { $stock })

ask-religion = Choose a country: add a stone there or remove one, to bring on a conflict or put it off.
do-religion-place = Add a { $religion } stone { $country_in } ({ phrase-spaces })
do-religion-remove = Remove a { $religion } stone { $country_from } ({ phrase-spaces })
do-religion-nothing = Leave all stones as they are

ask-neutral = Choose a country for a neutral stone: it fills a space and takes no side.
do-neutral-place = Add a neutral stone { $country_in } ({ phrase-spaces })
do-neutral-nothing = Add no neutral stone

ask-dismiss = Choose a character to remove from the game: one of yours, or the top one of a deck.
do-dismiss-own = Remove your { $card }, which frees { $own_die_the }
do-dismiss-deck = { $empty ->
        [1] Remove the top character { $country_from }
       *[0] Remove { $card } from the deck { $country_in }
    }
do-dismiss-nobody = Remove nobody

ask-turn = Choose a die on one of your cards and turn it up or down by 1, to change how long it stays there.
do-turn-up = Turn { $own_die_the } up ({ phrase-where }){ $turns ->
        [0] {""}
       *[1] : { $number } becomes { $then }
    }
do-turn-down = Turn { $own_die_the } down ({ phrase-where }){ $turns ->
        [0] {""}
       *[1] : { $number } becomes { $then }
    }
do-turn-nothing = Turn no die

ask-free = Choose a die to take off its card, so that you can use it again.
do-free = { phrase-freed }
do-free-nothing = Leave all dice on their cards


## Why not

refusal-not-now = Something else has to be decided first.
refusal-not-your-turn = It is not your turn.
refusal-cannot-pay = You need { $need ->
        [one] { $need } point
       *[other] { $need } points
    }; you have { $have }.
refusal-die-not-free = { $own_die_Your } lies on { $card }.
refusal-die-not-rolled = { $own_die_Your } was not rolled this turn, so it cannot take a character yet.
refusal-die-on-loch-leven = { $own_die_Your } is held on Loch Leven.
refusal-no-house-to-gain = No character is left { $country_in }, and this die would gain you no house there.
refusal-no-second-symbol = This character has one action only.
refusal-must-move = You must move: one of your free dice can.
refusal-no-space-ahead = No further free { $die } space lies ahead of you.
refusal-purple-tied = { $own_die_Your } lies on { $card }; until it is free you cannot reach a ship.
refusal-not-a-goods-space = Only a space that shows one good lets you take or sell that good.
refusal-goods-space-choice = On this space you choose: take the good, or sell it.
refusal-no-such-good = You have no { $good_some }.
refusal-no-house = You have no house { $country_in }.
refusal-not-bought = Nobody buys { $good_some } { $country_in }.
refusal-already-sold = You have already sold { $good_some } { $country_in } this turn.
refusal-not-due = No conflict is due { $country_in }: { $stones } of { $spaces } religion spaces are filled.
refusal-country-full = All religion spaces { $country_in } are filled.
refusal-no-stone = There is no { $stone } { $country_in }.
refusal-wrong-stone = This symbol is for a { $stone } only.
refusal-no-neutral-here = A ship brings one neutral stone, and none with four players.
refusal-no-character = { $own_die_Your } lies on no character.
refusal-no-face-up-card = No character lies face up { $country_in }.
refusal-no-die-on-card = { $own_die_Your } lies on no card.
refusal-die-at-limit = { $own_die_Your } already shows { $number } and goes no further.
refusal-no-tile = You have no advantage tile for that.
refusal-points-tile = Tiles with points count at the end.
refusal-not-eligible = { $own_die_Your } is on Loch Leven already.
refusal-full-lap = Your disk would complete a lap of the track.
refusal-no-house-for-good = You have no house in a country that buys { $good_some }.


## What happened

log-starting-player = { $seat } goes first.
    .you = You go first.
log-loch-leven-dealt = { $seat } starts in { $religion_faith }, with { $good_one } and 1 protection tile.
    .you = You start in { $religion_faith }, with { $good_one } and 1 protection tile.
log-religion-die-rolled = { $seat } rolls the religion die: { $number }.
    .you = You roll the religion die: { $number }.
log-character-revealed = { $card } appears { $country_in }.
log-year-begins = Year { $year } begins.
log-turn-ends = { $seat } ends the turn.
    .you = You end your turn.

log-religion-kept = { $seat } keeps { $religion_faith }.
    .you = You keep { $religion_faith }.
log-religion-changed = { $seat } turns to { $religion_faith }.
    .you = You turn to { $religion_faith }.
log-minority = { $seat } scores 1 point as the only { $religion }.
    .you = You score 1 point as the only { $religion }.

log-die-rolled = { $seat } rolls { $own_die } { $number }.
    .you = You roll { $own_die } { $number }.
log-die-freed = { $seat } gets { $own_die_the } back.
    .you = You get { $own_die_the } back.
log-die-imprisoned = { $seat } sends { $own_die_the } to Loch Leven, turned to { $number }.
    .you = You send { $own_die_the } to Loch Leven, turned to { $number }.
log-die-turned = { $seat } turns { $own_die_the } to { $number }.
    .you = You turn { $own_die_the } to { $number }.
log-ransom-paid = { $seat } pays 3 points to take { $own_die_the } off its card.
    .you = You pay 3 points to take { $own_die_the } off its card.

log-character-chosen = { $seat } takes { $card } with the { $own_die } { $number }.
    .you = You take { $card } with the { $own_die } { $number }.
log-character-declined = { $seat } takes no character.
    .you = You take no character.
log-character-used = { $seat } uses { $card }.
    .you = You use { $card }.
log-character-leaves = { $card } leaves { $seat } for good.
    .you = { $card } leaves you for good.
log-face-up-dismissed = { $seat } removes { $card } from the deck.
    .you = You remove { $card } from the deck.
log-deck-empty = No cards are left { $country_in }: the game ends with this year.

log-stone-placed = A { $stone } is placed { $country_in }.
log-stone-removed = A { $stone } is removed { $country_from }.
log-stone-stopped = { $seat } returns a protection tile: no { $stone } is placed { $country_in }.
    .you = You return a protection tile: no { $stone } is placed { $country_in }.
log-torch-lit = A torch is lit { $country_in }: conflict at the end of the turn.
log-torch-removed = The torch goes out { $country_in }.

log-house-placed = { $seat } puts a house on site { $site } { $country_in }.
    .you = You put your house on site { $site } { $country_in }.
log-house-pushed = { $seat } is pushed down to site { $site } { $country_in }.
    .you = You are pushed down to site { $site } { $country_in }.
log-house-pushed-off = { $seat } is pushed off the board { $country_in } and takes the house back.
    .you = You are pushed off the board { $country_in } and take your house back.
log-house-expelled = { $seat } loses the house { $country_in }.
    .you = You lose your house { $country_in }.

log-disk-moved = { $seat } moves to { $die_space } ({ $symbol }).
    .you = You move to { $die_space } ({ $symbol }).
log-spaces-skipped = { $seat } pays { phrase-points } to skip spaces.
    .you = You pay { phrase-points } to skip spaces.
log-protection-lost = { $seat } loses { $amount } protection { $amount ->
        [one] tile
       *[other] tiles
    }.
    .you = You lose { $amount } protection { $amount ->
        [one] tile
       *[other] tiles
    }.
log-disk-stays = { $seat } stays in place on the action track.
    .you = You stay in place on the action track.
log-good-taken = { $seat } takes { $good_one }.
    .you = You take { $good_one }.
log-good-sold = { $seat } sells { $good_one } { $country_in } for { phrase-points }.
    .you = You sell { $good_one } { $country_in } for { phrase-points }.
log-captain-sold = { $seat } sells { $good_one } for { phrase-points }.
    .you = You sell { $good_one } for { phrase-points }.
log-good-lost = { $seat } loses { $good_one }.
    .you = You lose { $good_one }.
log-protection-taken = { $seat } takes 1 protection tile.
    .you = You take 1 protection tile.
log-protection-traded = { $seat } trades 1 protection tile for { phrase-points }.
    .you = You trade 1 protection tile for { phrase-points }.
log-points-gained = { $seat } scores { phrase-points }.
    .you = You score { phrase-points }.
log-points-lost = { $seat } loses { phrase-points }.
    .you = You lose { phrase-points }.
log-tile-drawn = { $seat } draws an advantage tile.
    .you = You draw an advantage tile.
log-tile-seen = { $seat } has drawn: { $tile }.
    .you = You have drawn: { $tile }.
log-tile-used = { $seat } uses an advantage tile: { $tile }.
    .you = You use an advantage tile: { $tile }.
log-no-tile-left = { $seat } finds no advantage tile left to draw.
    .you = You find no advantage tile left to draw.

log-event-revealed = Event { $country_in }, { $card }: { $scope } { $effect }.
log-event-ignored = Event without effect: { $card }.
log-event-averted = { $seat } returns a protection tile and is spared.
    .you = You return a protection tile and are spared.

log-conflict-won = Conflict { $country_in }: the { $religion_followers } win.
log-conflict-averted = Conflict { $country_in }: no side is stronger, and nothing happens.
log-conflict-points = { $seat } scores { phrase-points } on the winning side.
    .you = You score { phrase-points } on the winning side.

log-goal-reached = { $seat } reaches { $points } points: the game ends with this year.
    .you = You reach { $points } points: the game ends with this year.
log-final-points = { $seat } adds { $houses } for houses, { $protection } for protection, { $goods } for goods and { $tiles } for advantage tiles.
    .you = You add { $houses } for houses, { $protection } for protection, { $goods } for goods and { $tiles } for advantage tiles.
log-winner = { $seat } wins with { $points } points.
    .you = You win with { $points } points.


## The board as text

board-year = Year { $year }, { $part ->
    [0] first half
   *[other] second half
  }
board-turn = { $name } to play
board-your-turn = your turn
board-ending = the last year
board-price = { $good } { $points }
board-buys = buys { $prices }
board-stone-catholic = C
board-stone-protestant = P
board-stone-neutral = N
board-does = {""}: { $symbols }
board-torch = torch!
board-no-card = no character
board-cards-left = { $cards ->
    [one] { $cards } card left
   *[other] { $cards } cards left
  }
board-track = Action track, clockwise
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-protection = protection { $count }
board-good = { $good } { $count }
board-tiles = { $count ->
    [one] { $count } advantage tile
   *[other] { $count } advantage tiles
  }
board-tile = { $count ->
    [one] { $tile }
   *[other] { $count } × { $tile }
  }
board-own-tiles = Your tiles:
board-religion-die = die { $count }
board-free = free
board-loch-leven = on Loch Leven
board-signs =
    1· 2● 3·  the sites of a country, and whose houses stand there
    C P N ·   Catholic, Protestant and neutral stones, and a space without one;
              when all spaces are filled, the faith with more stones wins
    N Captain the next character, the stone it brings, and what it does
    ● ■ ◆ ▼   the players; on the action track, their disks
    whi 4     the white die shows 4; the purple die serves in every country
    + ±       take or place; take or sell, place or remove
    ship      sell goods in that country
    go on     move on to the next free space and use it
    dismiss   remove a character
    die       “free” or “turn” a die on a card


## The board as a drawing: the name of each thing, and how things stand with it

draw-over = the game is over
draw-counts = Catholic { $catholic }, Protestant { $protestant }, neutral { $neutral }
draw-country = { $stones } of { $spaces } religion spaces filled: { draw-counts }. Once all are filled, the faith with more stones wins the conflict.
draw-country-full = All religion spaces are filled: { draw-counts }. The conflict breaks out at the end of this turn.
draw-site = Site { $site } { $country_in }
draw-site-free = Free. A house here brings { phrase-points } in each conflict that its owner's faith wins.
draw-site-taken = The house of { $name } stands here.
draw-house = { $name }: house { $country_in }
draw-house-text = On site { $site }. If the { $religion_followers } win the conflict here it brings { phrase-points }; if they lose, the house is lost. Goods can be sold where one has a house.
draw-stone-place = Religion space { $country_in }
draw-stone-free = Free for a stone of any colour.
draw-stone-lies = Counts for its faith in the conflict { $country_in }.
draw-stone-idle = Fills a religion space { $country_in } and takes no side.
draw-cross = Closed religion space
draw-cross-text = With two players it stays closed for the whole game.
draw-torch = Torch { $country_in }
draw-torch-lit = It burns: the conflict breaks out at the end of this turn.
draw-torch-out = It is lit when all religion spaces are filled.
draw-price = { $good } { $country_in }: { phrase-points }
draw-price-open = Each player with a house here can sell one tile of it in a turn.
draw-price-sold = Already sold here in this turn.
draw-place = Character { $country_in }
draw-place-text = Nobody lies face up here now.
draw-deck = Deck { $country_from }
draw-deck-text = { $cards ->
    [0] Used up: the game ends with this year.
    [one] One card is left, face down.
   *[other] { $cards } cards are left, face down; events hide among them.
  }
draw-does = Action: { $symbol }.
draw-does-either = Action, one of two: { $first }, or { $second }.
draw-card-up = { $country }. Brings a { $stone }. { $does }
draw-card-held = { $years ->
    [one] Stays with { $name } for { $years } more year.
   *[other] Stays with { $name } for { $years } more years.
  } { $does }
draw-space = { $die_Name }: { $symbol }
draw-space-free = Free: a { $die } die leads here.
draw-space-taken = { $name } stands here; the others pass over it at no cost.
draw-disk = { $name }: disk
draw-disk-text = It stands on { $die_space }: { $symbol }.
draw-score = { $name }: { phrase-points }
draw-score-text = The year in which somebody reaches 50 points is the last.
draw-year = Year { $year }
draw-half = { $part ->
    [0] first half
   *[other] second half
  }
draw-year-text = In the first half characters act and dice run down; in the second, new characters come and disks move.
draw-end = Game over
draw-stack = Advantage tiles in stock: { $count }
draw-stack-text = They lie face down; whoever draws one keeps it hidden.
draw-seat-first = Starting player.
draw-seat-turn = To play now.
draw-religion-text = The religion die loses 1 each year; after the 1 it is rolled again and a religion chosen.
draw-religion-name = { $religion_faith }
draw-die = { $own_die_the }: { $number }
draw-die-unrolled = { $own_die_the }, not rolled
draw-die-free = Free: it can take the character { $country_in }, or move the disk to { $die_space }.
draw-die-wild = Free: it can take a character in any country, or move the disk to { $die_space }.
draw-die-card = It lies on { $card } for as many years as it shows.
draw-die-held = It is held on Loch Leven for as many years as it shows.
draw-die-religion = It says for how many years the religion stays.
draw-loch-leven = Loch Leven
draw-loch-leven-text = { $count ->
    [0] No die is held here.
    [one] One die is held here and cannot be used.
   *[other] { $count } dice are held here and cannot be used.
  }
draw-good = { $good }: { $count }
draw-sells = { $country_in } for { $points }
draw-good-text = Sells { $first } and { $second }, each where one has a house.
draw-protection = Protection tiles: { $count }
draw-protection-text = One tile returned stops the stone of a new character, or spares its owner an event.
draw-tiles = Advantage tiles: { $count }
draw-tiles-own = Only you see what they show.
draw-tiles-hidden = They lie face down; only their owner knows them.
draw-tile = { $count ->
    [one] { $tile }
   *[other] { $count } × { $tile }
  }
draw-tile-action = Can be used once, at any moment of the own turn.
draw-tile-points = Counts at the end of the game.


## What a table may agree on

setting-starting-player = Who begins
setting-starting-player-random = drawn by lot
setting-starting-player-ochre = seat 1, ochre
setting-starting-player-lapis = seat 2, lapis
setting-starting-player-verdigris = seat 3, verdigris
setting-starting-player-vermilion = seat 4, vermilion


## Hints for a first game, three for each of these steps

hint-roll-1 = Your turn in the second half begins with one roll of all your free dice. Dice that lie on cards stay where they are.
hint-roll-2 = Each colour belongs to a country: white to England, blue to France, orange to the Netherlands, brown to Spain. Purple takes a character anywhere.
hint-roll-3 = A high number keeps a character for many years and builds on a high site, but its die is away for as long.
hint-take-1 = Pick a die: its colour says in which country you take the character, its number for how many years the character works for you.
hint-take-2 = The number is also the site of your house in that country, and the higher the site, the more a conflict can bring.
hint-take-3 = The character acts once now and once in each first half that follows. It also brings a stone of its faith into its country.
hint-move-1 = A free die moves your disk clockwise to the next free space of its colour, and you may use the action there. Only the colour counts.
hint-move-2 = You may go on to a later space of the colour: each free one you skip costs 1 point. Spaces of others are passed over at no cost.
hint-move-3 = The die is not spent: it stays free and is rolled again next year. Point at a space to read its action.
hint-believe-1 = Your faith decides which conflicts you win: if it has more stones in a country, your house there scores and stays.
hint-believe-2 = The faith stays for as many years as the religion die shows, so look at the stones now and at where your houses stand.
hint-believe-3 = Whoever is of the losing faith takes back the house in that country. The only one of a faith scores 1 point each year.
hint-stone-1 = The new character brings a stone. Once all religion spaces of a country are full, its conflict is settled at the end of the turn.
hint-stone-2 = A protection tile sends the stone back. Keep one for the moment that matters.
hint-stone-3 = With as many stones on both sides nobody is harmed; neutral stones fill a space and take no side.
hint-house-1 = Your house in this country may rise to the site of the die's number. A house that stands there is pushed one site down.
hint-house-2 = The number of the site is what the house scores each time your faith wins a conflict there.
hint-house-3 = You can sell goods only where you have a house; for that, any site will do.
hint-end-1 = Before you end the turn, look at the torches: where one burns, the conflict is settled now.
hint-end-2 = Advantage tiles can be used at any moment of your own turn, and 3 points free a die from its card.
hint-end-3 = The year in which somebody reaches 50 points is the last; houses, goods and tiles then still bring points.

## What can be wrong in a components file

error-six-faces = six faces are expected, not { $given }
error-country-with-die = { $name } with its die { $die } is expected
error-country-here = { $name } is expected at this place of the file
error-priced-already = this country has a price for it already
error-two-buyers = { $name } must be sold in two countries, not { $given }
error-count-of-spaces = { $least } to { $most } records are expected
error-purple-space = purple spaces and no others show a ship
error-four-starts = the four cards must start on four different spaces
error-two-and-two = two Catholic and two Protestant cards are expected
error-track-only = ships and goods to trade stand only on the action track
error-both-stones = characters show both religious stones: 'stone either'
error-event-mix = the events of { $name } need one of 'trade' and one of 'loch-leven'
error-not-on-tiles = this symbol does not stand on advantage tiles
error-count-of-tiles = { $count } tiles are expected, not { $given }
error-no-symbol = '{ $given }' is not an action symbol
error-used-twice = '{ $given }' is used twice
