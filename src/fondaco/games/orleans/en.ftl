### Orléans: everything the game says in English. fr.ftl has the same keys.
###
### ask-STEP          the prompt of a decision
### do-STEP-GROUP     an option
### refusal-…         why an option is not allowed
### log-…             what happened; the form `you` speaks to the player it happened to
### place-does-…      what a place gives, in a few words
### the rest          names of things; the forms of a name ($follower_a) are its attributes
###
### Places, tiles, towns, deeds and events have their names from components.toml.

game-title = Orléans
game-subtitle = Followers, trade and good works on the Loire
game-aim = Draw followers from your bag, send them to work, and win new ones, goods and trading stations. After 18 rounds coins and goods are points, and each station and citizen counts as many as your development level; the most points win.


## Names

seat-ochre = Ochre
seat-lapis = Lapis
seat-verdigris = Verdigris
seat-vermilion = Vermilion

follower-farmer = farmer
    .Name = Farmer
    .a = a farmer
    .the = the farmer
    .their = a farmer
    .many = farmers
follower-boatman = boatman
    .Name = Boatman
    .a = a boatman
    .the = the boatman
    .their = a boatman
    .many = boatmen
follower-craftsman = craftsman
    .Name = Craftsman
    .a = a craftsman
    .the = the craftsman
    .their = a craftsman
    .many = craftsmen
follower-trader = trader
    .Name = Trader
    .a = a trader
    .the = the trader
    .their = a trader
    .many = traders
follower-knight = knight
    .Name = Knight
    .a = a knight
    .the = the knight
    .their = a knight
    .many = knights
follower-scholar = scholar
    .Name = Scholar
    .a = a scholar
    .the = the scholar
    .their = a scholar
    .many = scholars
follower-monk = monk
    .Name = Monk
    .a = a monk
    .the = the monk
    .their = a monk
    .many = monks
follower-own-farmer = own farmer
    .Name = Own farmer
    .a = your own farmer
    .the = your own farmer
    .their = their own farmer
    .many = own farmers
follower-own-boatman = own boatman
    .Name = Own boatman
    .a = your own boatman
    .the = your own boatman
    .their = their own boatman
    .many = own boatmen
follower-own-craftsman = own craftsman
    .Name = Own craftsman
    .a = your own craftsman
    .the = your own craftsman
    .their = their own craftsman
    .many = own craftsmen
follower-own-trader = own trader
    .Name = Own trader
    .a = your own trader
    .the = your own trader
    .their = their own trader
    .many = own traders

good-grain = grain
    .one = 1 grain
good-cheese = cheese
    .one = 1 cheese
good-wine = wine
    .one = 1 wine
good-wool = wool
    .one = 1 wool
good-brocade = brocade
    .one = 1 brocade

track-farmer = farmer track
track-boatman = boatman track
track-craftsman = craftsman track
track-trader = trader track
track-knight = knight track
track-scholar = scholar track
track-development = development track

kind-road = road
    .by = by road
kind-waterway = waterway
    .by = by waterway

## What places give

place-does-farm = recruit a farmer, who brings a good
place-does-village = recruit a boatman (coins), a craftsman (technology) or a trader (place tile)
place-does-university = recruit a scholar, who brings development points
place-does-castle = recruit a knight, so that you can draw more followers
place-does-monastery = recruit a monk, who stands in for anybody
place-does-ship = travel along a waterway and pick up a good
place-does-wagon = travel along a road and pick up a good
place-does-guildhall = build a trading station where your merchant is
place-does-scriptorium = 1 development point
place-does-town-hall = give 1 or 2 followers to beneficial deeds
place-does-haystack = 1 grain
place-does-cheese-dairy = 1 cheese
place-does-winery = 1 wine
place-does-wool-mill = 1 wool
place-does-tailor = 1 brocade
place-does-shipping-line = 1 development point
place-does-brewery = 2 coins
place-does-library = 2 development points
place-does-windmill = 2 coins and 1 development point
place-does-restaurant = 4 coins
place-does-pharmacy = pay 1 to 3 coins for as many development points
place-does-treasury = 1 coin for each trading station you have built
place-does-bathhouse = draw 2 followers, of whom 1 goes to work at once
place-does-hospital = as many coins as your development level
place-does-sacristy = its monk spares you a Harvest, Taxes or Plague
place-does-school = scholars stand in for anybody but monks
place-does-horse-cart = travel along a road and pick up a good
place-does-powder-tower = 2 more market spaces, from which to give to deeds
place-does-herb-garden = boatmen stand in for farmers, craftsmen and traders
place-does-laboratory = 1 technology token

## Turns of phrase that several sentences share

phrase-coins = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
phrase-points = { $points ->
        [one] { $points } development point
       *[other] { $points } development points
    }
phrase-does = { $does ->
        [0] { place-does-farm }
        [1] { place-does-village }
        [2] { place-does-university }
        [3] { place-does-castle }
        [4] { place-does-monastery }
        [5] { place-does-ship }
        [6] { place-does-wagon }
        [7] { place-does-guildhall }
        [8] { place-does-scriptorium }
        [9] { place-does-town-hall }
        [10] { place-does-haystack }
        [11] { place-does-cheese-dairy }
        [12] { place-does-winery }
        [13] { place-does-wool-mill }
        [14] { place-does-tailor }
        [15] { place-does-shipping-line }
        [16] { place-does-brewery }
        [17] { place-does-library }
        [18] { place-does-windmill }
        [19] { place-does-restaurant }
        [20] { place-does-pharmacy }
        [21] { place-does-treasury }
        [22] { place-does-bathhouse }
        [23] { place-does-hospital }
        [24] { place-does-sacristy }
        [25] { place-does-school }
        [26] { place-does-horse-cart }
        [27] { place-does-powder-tower }
        [28] { place-does-herb-garden }
       *[29] { place-does-laboratory }
    }
# What development points reach on their way
phrase-reached = { $level ->
        [0] {""}
       *[other] , which makes level { $level }
    }{ $bonus ->
        [0] {""}
        [one] , and { $bonus } coin
       *[other] , and { $bonus } coins
    }{ $citizens ->
        [0] {""}
        [one] , and { $citizens } citizen
       *[other] , and { $citizens } citizens
    }
# An action space: "farmer's space", or of two alike "farmer's space 2"
phrase-nth = { $nth ->
        [0] {""}
       *[other] {" "}{ $nth }
    }
phrase-space = { $typed ->
        [1] { $type }'s space{ phrase-nth }
       *[0] space{ phrase-nth } for any type
    }
phrase-filled = { $full ->
        [1] then activated
       *[0] then { $filled } of { $spaces } filled
    }
phrase-fits = { $spaces ->
        [0] fits no free space
        [one] fits { $spaces } free space
       *[other] fits { $spaces } free spaces
    }
phrase-tile = { $tile } ({ $pile ->
        [1] I
       *[2] II
    }{ $asks ->
        [1] , { $type }
        [2] , { $type } + { $follower }
        [3] , 2 { $type_many }
        [4] , any follower
       *[0] {""}
    }): { phrase-does }
phrase-second = { $second ->
        [0] { good-grain }
        [1] { good-cheese }
        [2] { good-wine }
        [3] { good-wool }
       *[4] { good-brocade }
    }


## Before the first round

ask-exclude = Choose a place tile to put back into the box: nobody can have it in this game.
do-exclude = { phrase-tile }
do-exclude-none = Leave all tiles in the game


## Followers

ask-draw = { $most ->
        [0] There is nobody you could draw now: go on without{ $working ->
            [0] {""}
           *[other] , or first bring followers back from places to your market
        }.
       *[other] Choose how many followers to draw from your bag, { $most } at most: they wait in your market to be sent to work{ $working ->
            [0] {""}
           *[other] . Or first bring somebody back from a place, which counts as a draw
        }.
    }
do-draw = { $count ->
        [0] Draw nobody
        [one] Draw { $count } follower
       *[other] Draw { $count } followers
    }{ $all ->
        [1] { $count ->
            [0] {""}
           *[other] , which empties your bag
        }
       *[0] {""}
    }
do-draw-back = Bring { $follower_the } back from the { $place } ({ phrase-space }) instead of a draw

ask-tower = Choose who waits in the powder tower ({ $room ->
        [one] { $room } space free
       *[other] { $room } spaces free
    }): that makes room in the market, and such followers can be given to deeds.
do-tower = { $follower_Name } into the powder tower
do-tower-enough = Leave it at that


## Planning

ask-plan = { $waits ->
        [0] Nobody is waiting any more: say that you are ready, or take somebody back.
       *[other] Choose a waiting follower and then the space where it shall work; when all is as you want it, say that you are ready.
    }
do-plan = { $follower_Name }{ $waits ->
        [0] {""}
        [one] {""}
       *[other] {" "}({ $waits } waiting)
    }: { phrase-fits }
do-plan-tower = { $follower_Name } from powder tower space { $nth }: { phrase-fits }
do-plan-back = Take { $follower_the } back from the { $place } ({ phrase-space })
do-plan-ready = I am ready: { $active ->
        [0] no place activated
        [one] { $active } place activated
       *[other] { $active } places activated
    }, { $waits ->
        [0] nobody left in the market
        [one] { $waits } follower left in the market
       *[other] { $waits } followers left in the market
    }

ask-send = Choose the space where { $follower_the } shall work: a place can act once all its spaces are filled, now or in a later round.
do-send = { $place }: { phrase-space } ({ phrase-filled })
do-send-keep = Let { $follower_the } wait in the market

ask-wait = You are ready, and the others are still planning: wait for them, or think again.
do-wait-reconsider = Think again


## Actions

ask-act = Choose an activated place and use it: its followers then return to your bag; whoever passes is out for this round.
do-act = { $place }: { $effect ->
        [1] recruit a farmer{ $stock ->
            [0] {""}
           *[other] {" "}and take { $good_one }
        } (farmer track: space { $step })
        [2] recruit a scholar for { phrase-points }{ phrase-reached }
        [3] recruit a knight{ $citizens ->
            [0] {" "}and draw up to { $limit } followers from now on
           *[other] {" "}and take 1 citizen
        }
        [4] travel from { $town } { $kind_by }
        [5] build a trading station in { $town }
        [6] { phrase-coins }
        [7] { phrase-points }{ phrase-reached }
        [8] { phrase-coins } and { phrase-points }{ phrase-reached }
        [9] give 1 or 2 followers to beneficial deeds
       *[0] { phrase-does }
    }
do-act-pass = Pass: no more actions this round{ $active ->
        [0] {""}
        [one] {" "}({ $active } place stays activated)
       *[other] {" "}({ $active } places stay activated)
    }

ask-recruit = Choose whom you recruit in the village: each brings something different, and your marker goes one space on along that track.
do-recruit = { $recruit_Name } ({ $left } left){ $brings ->
        [1] : { phrase-coins }
        [2] : 1 citizen
        [3] : 1 technology token
        [4] : a place tile of pile I
        [5] : a place tile of pile I or II
       *[0] {""}
    }

ask-take-tile = Choose a place tile { $piles ->
        [1] of pile I
       *[other] of pile I or II
    }: from now on it is a place of your own.
do-take-tile = { phrase-tile }
do-take-tile-none = Take no tile

ask-travel = Choose the town to which your merchant goes from { $town } { $kind_by }: you may take one good from the way.
do-travel = { $town } { $kind_by }{ $goods ->
        [0] , nothing on the way
        [1] , { $good } on the way
        [2] , 2 × { $good } on the way
       *[other] , { $good } and { phrase-second } on the way
    }{ $built ->
        [1] ; your station is there
        [2] ; { $seat } has a station there
       *[0] {""}
    }

ask-good = Choose a good from your way: goods are points at the end, and food (grain, cheese, wine) feeds you at Harvest.
do-good = Take { $good_one } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }; you have { $stock })
do-good-none = Take nothing

ask-deed = { $again ->
        [1] Give the other follower to a deed too, or leave it where it is.
       *[0] Choose a deed and the follower you give to it for good: you are paid at once, and who fills the last space gets the citizen.
    }
do-deed = { $deed }: give { $follower_the }{ $nth ->
        [0] {""}
       *[other] {" "}(space { $nth })
    } for { $reward ->
        [one] { $reward } coin
       *[other] { $reward } coins
    }{ $choice ->
        [1] {" "}or 1 development point
       *[0] {""}
    }{ $full ->
        [1] {" "}and the citizen
       *[0] {" "}(then { $filled } of { $spaces } filled)
    }
do-deed-enough = Give nobody else

ask-canalisation = Choose your reward for helping with the canals: money, or progress.
do-canalisation-coin = Take { phrase-coins }
do-canalisation-development = Gain { phrase-points }{ phrase-reached }

ask-pharmacy = Choose how much to spend: each coin is a development point (you have { $have }).
do-pharmacy = Pay { phrase-coins }: { phrase-points }{ phrase-reached }

ask-bathe = { $drawn ->
        [one] Only one follower was in the bag: it goes to work at once.
       *[other] Choose one of the two followers drawn: it goes to work at once, and the other returns to the bag.
    }
do-bathe = { $follower_Name }: { phrase-fits }
ask-settle = Choose the space where { $follower_the } goes to work at once.
do-settle = { $place }: { phrase-space } ({ phrase-filled })

ask-technology = Choose the space for a technology token: it replaces that follower to the end of the game{ $first ->
        [1] ; your first must replace a farmer.
       *[0] .
    }
do-technology = { $place }: { phrase-space } ({ $needs ->
        [one] then needs only { $needs } follower
       *[other] then needs only { $needs } followers
    })
do-technology-keep = Keep { $tokens ->
        [one] the token
       *[other] the { $tokens } tokens
    } for a later round


## Events and torture

ask-shelter = The event { $event }: send the monk of your sacristy back to the bag and be spared, or bear it.
do-shelter-use = Use the sacristy and be spared
do-shelter-suffer = Bear it: { $takes ->
        [0] a follower drawn from your bag returns to the board
        [1] give up 1 food
       *[2] pay { phrase-coins }
    }

ask-food = Harvest: choose the food you give up, which goes back to the reserve.
do-food = Give up { $food_one } (you have { $stock })

ask-torture = You owe { $missing ->
        [one] { $missing } coin
       *[other] { $missing } coins
    } that you do not have: choose what you give up in place of one coin; it leaves the game.
do-torture-unbuilt-station = A trading station not yet built (you have { $stock })
do-torture-station = Your trading station in { $town }
do-torture-follower = A follower drawn from your bag, but none of your own ({ $bag } in the bag)
do-torture-development = 1 development point{ $level ->
        [0] {""}
       *[other] : back to level { $level }
    }
do-torture-good = { $good_one } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }; you have { $stock })
do-torture-tile = The { $tile }, a place tile
do-torture-unlaid-technology = A technology token not yet laid (you have { $stock })
do-torture-technology = The technology token on the { $place }


## Why not

refusal-not-now = Something else has to be decided first.
refusal-not-your-turn = It is not your turn.
refusal-tile-taken = The { $tile } is in no pile any more.
refusal-above-draw-limit = { $back ->
        [0] Your knights let you draw { $limit } followers at most.
       *[other] Whoever comes back takes the place of a draw: { $limit } is the most.
    }
refusal-market-full = { $room ->
        [0] Your market is full.
        [one] There is room for { $room } follower only, not for { $count }.
       *[other] There is room for { $room } followers only, not for { $count }.
    }
refusal-bag-too-small = { $bag ->
        [0] Your bag is empty.
        [one] There is only { $bag } follower in your bag.
       *[other] There are only { $bag } followers in your bag.
    }
refusal-nobody-there = Nobody stands there.
refusal-technology-stays = A technology token stays where it was laid.
refusal-not-waiting = You have no { $follower } waiting.
refusal-placed-earlier = Whoever was sent in an earlier round only comes back instead of a draw.
refusal-not-your-place = The { $place } is not yours.
refusal-space-taken = This space of the { $place } is taken.
refusal-wrong-type = This space asks for { $type_a }.
refusal-monk-only = Nobody but { $type_a } can stand there.
refusal-no-own-at-town-hall = You never part with your own followers.
refusal-not-activated = Not every space of the { $place } is filled.
refusal-no-action = The { $place } has no action: it works by itself.
refusal-track-finished = Your marker is at the end of the { $track }.
refusal-no-follower-left = There is no { $type } left to recruit.
refusal-pilgrimage-time = It is the round of Pilgrimage: no monk can be recruited.
refusal-town-taken = { $town } has a trading station already.
refusal-no-station-left = You have no trading station left to build.
refusal-no-deed = Nobody there fits a free space of a deed.
refusal-no-good-left = There is no { $good } left in the reserve.
refusal-development-finished = Your marker is at the end of the development track.
refusal-bank-empty = There are no coins left in the reserve.
refusal-no-station-built = You have built no trading station yet.
refusal-cannot-pay = You need { $need ->
        [one] { $need } coin
       *[other] { $need } coins
    }; you have { $have }.
refusal-bag-empty = Your bag is empty.
refusal-no-technology-left = There are no technology tokens left.
refusal-wrong-pile = Your first tile must come from pile I.
refusal-no-connection = No { $kind } leads from your merchant's town to { $town }.
refusal-not-on-connection = There is no { $good } on the way.
refusal-deed-space-taken = { $deed } has no free space for { $follower_a }.
refusal-no-own-for-deed = You never part with your own followers.
refusal-give-one-first = Give at least one follower.
refusal-not-drawn = You have not drawn { $follower_a }.
refusal-fits-nowhere = No free space of yours takes { $follower_a }.
refusal-first-on-farmer = Your first token must replace a farmer, not { $type_a }.
refusal-not-on-monk = Technology never replaces a monk.
refusal-one-per-place = The { $place } has a technology token already.
refusal-single-space = The { $place } has only one space.
refusal-untyped-space = The { $place } asks for no certain type.
refusal-no-such-food = You have no { $good }.
refusal-no-such-item = You have nothing of the kind.
refusal-no-neutral-in-bag = Your bag holds nobody you could give up.
refusal-behind-coins = Your marker cannot go back: it is at the start, on coins, or just past them.
refusal-station-in-orleans = You have a trading station in Orléans already.
refusal-no-way-out = No { $kind } leaves { $town }.


## What happened

log-first-player = { $seat } goes first.
    .you = You go first.
log-tile-excluded = { $seat } puts the { $tile } back into the box.
    .you = You put the { $tile } back into the box.
log-round-begins = Round { $round } of 18 begins.
log-event-turned-up = The event of the round: { $event }.
log-census-most = { $seat } leads on the farmer track.
    .you = You lead on the farmer track.
log-census-least = { $seat } is last on the farmer track.
    .you = You are last on the farmer track.

log-brought-back = { $seat } brings { $follower_their } back from the { $place }.
    .you = You bring { $follower_a } back from the { $place }.
log-follower-drawn = { $seat } draws { $follower_their }.
    .you = You draw { $follower_a }.
log-ready = { $seat } is ready.
    .you = You are ready.
log-planned = All have planned: now come the actions.

log-acts = { $seat } uses the { $place }.
    .you = You use the { $place }.
log-passed = { $seat } passes.
    .you = You pass.
log-recruited = { $seat } recruits { $type_a }.
    .you = You recruit { $type_a }.
log-coins-received = { $seat } receives { phrase-coins }.
    .you = You receive { phrase-coins }.
log-coins-paid = { $seat } pays { phrase-coins }.
    .you = You pay { phrase-coins }.
log-good-received = { $seat } takes { $good_one }.
    .you = You take { $good_one }.
log-tile-taken = { $seat } takes the { $tile } as a new place.
    .you = You take the { $tile } as a new place.
log-tile-declined = { $seat } takes no place tile.
    .you = You take no place tile.
log-travelled = { $seat } travels to { $town } { $kind_by }.
    .you = You travel to { $town } { $kind_by }.
log-good-picked-up = { $seat } picks up { $good_one }.
    .you = You pick up { $good_one }.
log-station-built = { $seat } builds a trading station in { $town }.
    .you = You build a trading station in { $town }.
log-deed = { $seat } gives { $type_a } to the deed { $deed }.
    .you = You give { $type_a } to the deed { $deed }.
log-deed-complete = { $seat } completes the deed { $deed }.
    .you = You complete the deed { $deed }.
log-development = { $seat } gains { phrase-points }.
    .you = You gain { phrase-points }.
log-level = { $seat } reaches level { $level }.
    .you = You reach level { $level }.
log-citizen = { $seat } takes a citizen.
    .you = You take a citizen.
log-bathhouse-drawn = { $seat } draws { $follower_their } at the bathhouse.
    .you = You draw { $follower_a } at the bathhouse.
log-bathhouse-nobody = { $seat } has no space for those and returns them to the bag.
    .you = You have no space for those and return them to the bag.
log-bathhouse-sent = { $seat } sends { $follower_their } to the { $place }.
    .you = You send { $follower_a } to the { $place }.
log-technology-taken = { $seat } takes a technology token.
    .you = You take a technology token.
log-technology-laid = { $seat } lays technology on the { $type }'s space of the { $place }.
    .you = You lay technology on the { $type }'s space of the { $place }.

log-event-strikes = The event takes effect: { $event }.
log-sheltered = { $seat } is spared by the sacristy.
    .you = You are spared by the sacristy.
log-no-food = { $seat } has no food.
    .you = You have no food.
log-food-given = { $seat } pays { $good_one }.
    .you = You pay { $good_one }.
log-plague-takes = { $seat } loses { $type_a } to the plague.
    .you = You lose { $type_a } to the plague.
log-plague-spares = { $seat } draws { $follower_their }, whom the plague spares.
    .you = You draw { $follower_a }, whom the plague spares.
log-torture = { $seat } suffers torture for want of { $missing ->
        [one] { $missing } coin
       *[other] { $missing } coins
    }.
    .you = You suffer torture for want of { $missing ->
        [one] { $missing } coin
       *[other] { $missing } coins
    }.
log-torture-lapses = { $seat } has nothing left to give, and the rest of the debt lapses.
    .you = You have nothing left to give, and the rest of the debt lapses.
log-lost-unbuilt-station = { $seat } loses a trading station not yet built.
    .you = You lose a trading station not yet built.
log-lost-station = { $seat } loses the trading station in { $town }.
    .you = You lose your trading station in { $town }.
log-lost-development = { $seat } loses 1 development point.
    .you = You lose 1 development point.
log-lost-good = { $seat } loses { $good_one }.
    .you = You lose { $good_one }.
log-lost-tile = { $seat } loses the { $tile }.
    .you = You lose the { $tile }.
log-lost-technology = { $seat } loses a technology token.
    .you = You lose a technology token.
log-lost-follower = { $seat } loses { $type_a }.
    .you = You lose { $type_a }.

log-most-stations = { $seat } has built the most trading stations.
    .you = You have built the most trading stations.
log-stations-tied = Several have built the most trading stations: nobody takes the citizen kept for that.
phrase-stations = { $stations ->
        [one] { $stations } station
       *[other] { $stations } stations
    }
phrase-citizens = { $citizens ->
        [one] { $citizens } citizen
       *[other] { $citizens } citizens
    }
log-final-score = { $seat } has { $score ->
        [one] { $score } point
       *[other] { $score } points
    }: { $worth } in coins and goods, ({ phrase-stations } + { phrase-citizens }) × level { $level }.
    .you = You have { $score ->
        [one] { $score } point
       *[other] { $score } points
    }: { $worth } in coins and goods, ({ phrase-stations } + { phrase-citizens }) × level { $level }.


## The board as text

board-before = Before the first round
board-round = Round { $round } of 18
board-event = { $event }: { $which ->
    [0] no monks can be recruited
    [1] then as many coins as your level
    [2] then give 1 food, or 5 coins
    [3] then 1 coin for every 3 goods
    [4] then 1 coin for each station
   *[5] then a follower is lost from the bag
  }
board-events = Events to come:
board-turn = { $name } to play
board-your-turn = your turn
board-planning = everybody plans
board-pile = { $pile ->
    [1] Pile I:
   *[2] Pile II:
  }
board-deeds = Deeds:
board-reward = +{ $coins }{ $choice ->
    [1] {" "}or development
   *[0] {""}
  }:
board-tracks = Tracks:
board-development = development
board-citizens-at = (citizen at { $spaces })
board-stock = In stock:
board-stock-technology = technology { $count }
board-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
  }
board-ways = From { $town } { $kind_by }:
board-stations = Stations:
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-level = level { $level } (space { $space })
board-built = { $built ->
    [one] { $built } station built
   *[other] { $built } stations built
  }, { $left } left
board-citizens = { $count ->
    [one] { $count } citizen
   *[other] { $count } citizens
  }
board-unlaid = { $count ->
    [one] { $count } technology token to lay
   *[other] { $count } technology tokens to lay
  }
board-first = first player
board-passed = has passed
board-merchant = merchant in { $town }
board-bag = bag { $count }
board-waiting = market { $followers }
board-own-bag = Bag ({ $count }, draw up to { $limit }):
board-market = Market ({ $count } of { $room }):
board-nobody = nobody
board-anybody = anybody
board-technology = tech
# What a place gives, in short
board-gives = { $effect ->
    [1] farmer{ $stock ->
        [0] {""}
       *[other] {" "}and { $good_one }
    }
    [2] scholar, { $points } development
    [3] knight, draw { $limit }{ $citizens ->
        [0] {""}
       *[other] , 1 citizen
    }
    [4] travel { $kind_by }
    [5] station in { $town }
    [6] { phrase-coins }
    [7] { phrase-points }
    [8] { phrase-coins } and { phrase-points }
    [9] followers to deeds
   *[0] { $does ->
        [0] farmer (track finished)
        [1] boatman, craftsman or trader
        [2] scholar (track finished)
        [3] knight (track finished)
        [4] monk
        [20] 1 to 3 coins for development
       *[other] { phrase-does }
    }
  }
board-signs =
    {"[boatman]"}  a follower on a space; without brackets, the one that is missing
    boatman*   a follower in its owner's colour, who is never lost
    boa 2      two boatmen: the first three letters of a follower's name
    {"[tech]"}     a technology token, which stays there
    +1 +2 +3   the coins a deed pays for each follower
    ● ■ ◆ ▼    the players; before a town, their trading stations
    (wine)     a good that lies on the way


## What a table may agree on

setting-first-player = Who begins
setting-first-player-random = drawn by lot
setting-first-player-ochre = seat 1, ochre
setting-first-player-lapis = seat 2, lapis
setting-first-player-verdigris = seat 3, verdigris
setting-first-player-vermilion = seat 4, vermilion
setting-planning = How players plan
setting-planning-together = all at the same time
setting-planning-in-turn = one after the other, in turn order
setting-exclusion = Put place tiles back into the box first
setting-exclusion-off = no
setting-exclusion-on = yes, each player may do so


## Hints for a first game, three for each of these steps

hint-draw-1 = Followers who have worked are in your bag; drawing brings them to your market again. How many you may draw depends on your knights.
hint-draw-2 = The market has 8 spaces. Whoever you do not send to work stays there and takes up room.
hint-draw-3 = You may look into your own bag at any time: the fewer kinds it holds, the surer you draw what you need.
hint-plan-1 = Each place shows which followers it needs. Fill all its spaces and you can use it in this round; half-filled places wait for later.
hint-plan-2 = Good first steps: the Farm for more followers and goods, the Castle to draw more of them, the Village for coins, technology and new places.
hint-plan-3 = A monk can stand in for anybody. Until you are ready, everything you placed in this round can be taken back.
hint-send-1 = A place acts only when all its spaces are filled; the town hall is content with one follower.
hint-send-2 = A follower who stands on a place stays there until the place is used. In a later round you can bring it back instead of a draw.
hint-send-3 = Followers at the town hall are given away for good: that brings coins and citizens, and makes your bag smaller.
hint-act-1 = Players use one place each in turn until all have passed. The order matters: goods on the map, citizens and place tiles go to whoever comes first.
hint-act-2 = After an action its followers go back into your bag, where you can draw them again.
hint-act-3 = Passing early costs nothing but this round's actions: activated places stay so.
hint-recruit-1 = A boatman brings coins, a craftsman technology that works for you for ever, a trader a new place of your own.
hint-recruit-2 = Every recruit also joins your bag: more followers of a kind make others rarer in your hand.
hint-recruit-3 = Each track has only five spaces for these three; the first at the end of the boatman track takes a citizen.
hint-take-tile-1 = All tiles lie open, and each exists only once. A tile is a place that only you can use.
hint-take-tile-2 = School, herb garden and powder tower need no followers: they help you in every round.
hint-take-tile-3 = Your first tile is of pile I; from the second on you may choose from both piles.
hint-travel-1 = The merchant travels one road or waterway for each action and may take one good from the way.
hint-travel-2 = Where your merchant is, the Guildhall builds a trading station. Each town takes only one; Orléans takes one of each player.
hint-travel-3 = At the end every trading station counts as many points as your development level.
hint-deed-1 = A follower given to a deed never returns. That pays coins, and whoever fills the last space takes the citizen.
hint-deed-2 = Each space asks for one type exactly: here a monk replaces nobody.
hint-deed-3 = A smaller bag is a better bag: give away those you seldom need.
hint-technology-1 = A technology token fills its space for the rest of the game, so that the place needs one follower fewer.
hint-technology-2 = The first must replace a farmer; later ones replace anybody but a monk, and no place takes two.
hint-technology-3 = Choose a place you want to use in every round.
hint-food-1 = At Harvest everybody gives up one food: grain, cheese or wine. Without food it costs 5 coins.
hint-food-2 = Grain is worth 1 point at the end, cheese 2 and wine 3: give up what you can spare.
hint-food-3 = Keep one food for each Harvest that is still in the stack of events.



## Captions of the drawing

draw-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
draw-coins = { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
draw-anybody = anybody

# The hourglass
draw-over = the game is over
draw-before = before the first round
draw-before-text = Each round begins with an hourglass tile; the first is always Pilgrimage.
draw-round = round { $number } of { $rounds }
draw-round-foot = of { $rounds }
draw-round-text = Each round turns up one hourglass tile. { $left ->
        [0] This is the last.
        [one] One is still to come.
       *[other] { $left } are still to come.
    }
draw-first-player = first player: { $name }
draw-event = event: { $event }
draw-event-short-pilgrimage = No monks in this round
draw-event-short-income = Coins for your level
draw-event-short-harvest = Everybody pays 1 food
draw-event-short-taxes = 1 coin to pay for 3 goods
draw-event-short-trade = 1 coin for each station
draw-event-short-plague = Everybody may lose a follower
draw-event-pilgrimage = No monk can be recruited in this round.
draw-event-income = After the actions everybody receives as many coins as their development level.
draw-event-harvest = After the actions everybody pays 1 food: grain, cheese or wine. Who has none pays 5 coins.
draw-event-taxes = After the actions everybody pays 1 coin for every 3 goods in front of them.
draw-event-trade = After the actions everybody receives 1 coin for each trading station built.
draw-event-plague = After the actions everybody draws 1 follower from the bag and loses it, unless it is in its owner's colour.
draw-stack = { $event }: { $number ->
        [0] none to come
        [one] { $number } tile to come
       *[other] { $number } tiles to come
    }

# The map
draw-road = road { $here }–{ $there }
draw-waterway = waterway { $here }–{ $there }
draw-link-goods = On it: { $what }. Whoever travels here may take one good.
draw-link-empty = No good lies on it; it can still be travelled.
draw-link-unused = A good is laid here only from { $number } players on.
draw-good-on-map = { $way }. Whoever travels there may take it. Worth { draw-points } at the end.
draw-town-orleans = Here every player may build a trading station.
draw-town-free = No trading station yet; there is room for one.
draw-town-stations = Trading station: { $names }.
draw-town-roads = Roads to { $towns }.
draw-town-waterways = Waterways to { $towns }.
draw-station = { $name }: trading station, { $town }
draw-station-text = Counts as many points at the end as its owner's development level.
draw-merchant = { $name }: merchant
draw-merchant-text = Now in { $town }. The ship takes it along waterways, wagon and horse cart along roads.

# Tracks
draw-step = { $track }, space { $step }
draw-gives-nothing = Everybody starts here.
draw-gives-good = { $good_one } from the reserve.
draw-gives-money = { draw-coins }.
draw-gives-money-once = { draw-coins } for everybody who reaches or passes this space.
draw-gives-citizen = A citizen for whoever comes first.
draw-gives-technology = A technology token.
draw-gives-first-technology = A technology token. The first one laid must replace a farmer.
draw-gives-first-tile = A place tile of pile I.
draw-gives-tile = A place tile of pile I or II.
draw-gives-draw = Up to { $number } followers can be drawn in a round.
draw-gives-draw-citizen = Up to { $number } followers can be drawn in a round. A citizen for whoever comes first.
draw-gives-points = { $number } development points.
draw-gives-level = Development level { $number } from here on.
draw-level-here = Development level { $number }.
draw-development-text = Every development point is one space. The level reached counts for Income, and for each station and citizen at the end.
draw-supply = { $type_many } to recruit: { $number }
draw-recruited = Where to recruit them: { $place }.
draw-marker = { $name }: { $track }, space { $step }
draw-track-end = The end of the track is reached.
draw-next-step = Next space: { $what }
draw-citizen = citizen
draw-citizen-track = For whoever reaches or passes this space first.
draw-citizen-deed = For whoever fills the last space of this deed.
draw-citizen-station = For whoever alone has built the most trading stations at the end.

# Stocks
draw-short-monk = Monks
draw-monk = monks to recruit: { $number }
draw-monk-text = A monk can stand in for anybody at work, though not for deeds.
draw-short-bank = Bank
draw-bank = coins in the bank: { $number }
draw-bank-text = All coins come from here and return here.
draw-short-technology = Technology
draw-technology = technology tokens in stock: { $number }
draw-technology-text = Laid on an action space, a token does the work of a follower to the end of the game.
draw-short-station-citizen = Most stations
draw-station-citizen = most trading stations
draw-station-citizen-text = { draw-citizen-station }
draw-reserve = { $good } in reserve: { $number }
draw-good-text = { draw-points } each at the end.
draw-food = It is food at Harvest.

# Deeds and place tiles
draw-deed-reward = { draw-coins } for each follower given, who stays for good.
draw-deed-choice = { draw-coins } or as many development points for each follower given, who stays for good.
draw-deed-free = Still wanted: { $who }.
draw-deed-complete = Complete.
draw-tile-taken = In front of { $name }.
draw-tile-excluded = Put back into the box for this game.
draw-tile-lost = Lost for this game.
draw-pile = Pile { $pile }.
draw-asks = Asks for: { $who }.
draw-asks-hall = Two spaces for anybody but your own followers; one is enough.

# Mats
draw-seat-first = First player.
draw-seat-passed = Has passed.
draw-seat-decides = To decide now.
draw-score = { $name }: { draw-points }
draw-score-text = If the game ended now: coins { $money }, goods { $wares }, stations and citizens { $both } × level { $level }.
draw-level = level { $number }
draw-money = coins: { $number }
draw-money-text = 1 point each at the end.
draw-goods = { $good }: { $number }
draw-unlaid = technology tokens to lay: { $number }
draw-unlaid-text = They can be laid on action spaces when all have passed.
draw-stations = trading stations left: { $number }
draw-stations-text = The guildhall builds one where the merchant is.
draw-citizens = citizens: { $number }
draw-citizens-text = Each counts as many points at the end as the development level.
draw-development = development level { $level } (space { $number } of the track)
draw-market = market: { $number } of { $room }
draw-market-has = market: { $who }
draw-market-text = Followers drawn from the bag wait here until they are sent to work.
draw-bag = followers in the bag: { $number }
draw-bag-own = Inside: { $who }.
draw-bag-empty = There is nobody in it.
draw-bag-hidden = Only its owner may look into it.
draw-waits = Waits in the market.
draw-waits-tower = Waits in the powder tower, to be sent to work or given to a deed.
draw-taken-up = Taken up, to be sent to work.
draw-works = At work: { $place }.
draw-works-fresh = Sent to work in this round: { $place }. Can be called back until all are ready.
draw-stands-for = Stands in for { $type_a }.
draw-bathed = Drawn at the bathhouse a moment ago.
draw-own-follower = In its owner's colour: never lost, and never given to deeds.
draw-monk-stands = Can stand in for anybody.
draw-scholar-stands = With the school, can stand in for anybody but monks.
draw-boatman-stands = With the herb garden, can stand in for farmers, craftsmen and traders.
draw-ready = Activated: its action can be used.
draw-space = { $place }: { $who }
draw-space-free = Free; a monk fits here too.
draw-space-monk = Free; only a monk fits here.
draw-space-any = Free.
draw-space-taken = Occupied.
draw-space-technology = A technology token does this work to the end of the game.
draw-tower = { $place }, space { $number }
draw-tower-text = Here a follower can wait.

## What can be wrong in a components file

error-food = grain, cheese and wine are food, and nothing else
error-coin-spaces = a list of pairs is expected: a space from 1 to { $most }, and its coins
error-rising-spaces = rising spaces are expected, the first being 0
error-three-spaces = three different spaces are expected
error-joined-already = two towns are expected that are not joined in this way already
error-too-few-goods = { $given } goods do not fill { $count } spaces
error-hourglass-tiles = { $count } hourglass tiles are expected in all
error-too-few-coins = { $given } coins are not enough for four players
