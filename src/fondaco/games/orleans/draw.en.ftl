
## Captions of the drawing

draw-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
draw-coins = { $number ->
        [one] { $number } coin
       *[other] { $number } coins
    }
draw-several = { $number } × { $what }
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
draw-event-short-plague = Everybody loses a follower
draw-event-pilgrimage = No monk can be recruited in this round.
draw-event-income = After the actions everybody receives as many coins as the own development level.
draw-event-harvest = After the actions everybody pays 1 food: grain, cheese or wine. Who has none pays 5 coins.
draw-event-taxes = After the actions everybody pays 1 coin for every 3 goods in front of them.
draw-event-trade = After the actions everybody receives 1 coin for each trading station built.
draw-event-plague = After the actions everybody draws 1 follower from the bag and loses it, unless it is of the own colour.
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
draw-recruited = Place: { $place }.
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
draw-development = development track: space { $number }
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
draw-works-fresh = Just sent to work: { $place }. Can still be called back.
draw-stands-for = Stands in for { $type_a }.
draw-bathed = Drawn at the bathhouse a moment ago.
draw-own-follower = Of the own colour: it is never lost and never given to deeds.
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
