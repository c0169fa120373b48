"""The printed facts as flat tuples of ints, loaded once from a components file and checked."""

from fondaco.games.orleans.rules.substitution import fits
from fondaco.games.orleans.vocabulary import *
from fondaco.kernel import LANGUAGES, Fact, Facts

TYPE_LABELS = (*FOLLOWER_LABELS, "any")


class Printed:
    """Everything printed on boards, tiles and tokens (component.map, component.tracks, component.deeds-board)."""

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self.name = facts.name("orleans")
        self._read_followers()
        self._read_goods()
        self._read_tracks()
        self._read_development()
        self._lay_citizens()
        self._read_places()
        self._read_map()
        self._read_deeds()
        self._read_events()
        self._read_supply()
        self._read_sources()

    def _read_followers(self) -> None:
        """How many neutral followers there are with two, three and four players."""
        facts = self._facts.ordered("follower", FOLLOWER_LABELS)
        all_of = [fact.number("count", 1, 99) for fact in facts]
        self.follower_count = {4: tuple(all_of)}  # setup.4p
        # setup.3p.basic-followers, setup.3p.advanced-followers, setup.2p.basic-followers, setup.2p.advanced-followers
        for players, field in ((3, "three"), (2, "two")):
            out = [fact.number(field, 0, count) for fact, count in zip(facts, all_of, strict=True)]
            self.follower_count[players] = tuple(count - less for count, less in zip(all_of, out, strict=True))

    def _read_goods(self) -> None:
        facts = self._facts.ordered("good", GOOD.labels)
        self.good_count = tuple(fact.number("count", 1, 99) for fact in facts)
        self.good_points = tuple(fact.number("points", 0, 9) for fact in facts)  # score.goods
        self.food = tuple(good for good, fact in enumerate(facts) if fact.number("food", 0, 1))
        if self.food != (0, 1, 2):  # component.goods
            raise facts[0].error("food", "error-food")

    def _read_tracks(self) -> None:
        """What each space of the follower tracks gives: the kind of reward, and its number."""
        facts = self._facts.ordered("track", TRACK.labels[:6])
        self.track_steps = tuple(fact.number("steps", 1, 20) for fact in facts)
        farm = self.track_steps[FARMER]
        goods = words_of(facts[FARMER], "goods", farm, farm, GOOD.labels)
        self.boatman_coins = self._steps(facts[BOATMAN], "coins", BOATMAN)
        self.trader_piles = self._steps(facts[TRADER], "piles", TRADER)  # town.first-tile, town.later-tiles
        points = self._steps(facts[SCHOLAR], "points", SCHOLAR)
        self.knight_draw = facts[KNIGHT].numbers("draw", 1, 8)
        if len(self.knight_draw) != self.track_steps[KNIGHT] + 1:
            raise facts[KNIGHT].error("draw", "error-so-many-numbers", count=self.track_steps[KNIGHT] + 1)
        self.boatman_citizen = facts[BOATMAN].number("citizen", 1, self.track_steps[BOATMAN])
        self.knight_citizen = facts[KNIGHT].number("citizen", 1, self.track_steps[KNIGHT])
        coins = [(SOME_COINS, number) for number in self.boatman_coins]
        coins[self.boatman_citizen - 1] = A_CITIZEN, BOATMAN_CITIZEN
        nothing = (NO_REWARD, 0)
        self.rewards: tuple[tuple[tuple[int, int], ...], ...] = (
            (nothing, *((A_GOOD, good) for good in goods)),  # place.farm-goods
            (nothing, *coins),  # village.boatman, village.boatman-citizen
            (nothing, *([(A_TECHNOLOGY, 0)] * self.track_steps[CRAFTSMAN])),  # village.craftsman
            (nothing, *((ANY_TILE if piles > 1 else A_FIRST_TILE, at) for at, piles in enumerate(self.trader_piles))),
            tuple((MORE_DRAWN, draw) for draw in self.knight_draw),  # place.castle
            (nothing, *((SOME_POINTS, number) for number in points)),  # place.university
        )

    def _steps(self, fact: Fact, field: str, track: int) -> tuple[int, ...]:
        numbers = fact.numbers(field, 0, 9)
        if len(numbers) != self.track_steps[track]:
            count, given = self.track_steps[track], len(numbers)
            raise fact.error(field, "error-count-of-numbers", count=count, given=given)
        return numbers

    def _read_development(self) -> None:
        fact = self._facts.only("development")
        self.development_steps = steps = fact.number("steps", 1, 99)
        pairs = fact.values.get("coins")
        if not isinstance(pairs, list) or not all(is_coin_space(pair, steps) for pair in pairs):
            raise fact.error("coins", "error-coin-spaces", most=steps)
        self.development_coins = dict[int, int](pairs)  # development.coins
        self.coins_at = tuple(self.development_coins.get(place, 0) for place in range(steps + 1))
        self.development_citizens = fact.numbers("citizens", 1, steps)  # development.citizens
        levels = fact.numbers("levels", 0, steps)
        if levels[:1] != (0,) or list(levels) != sorted(set(levels)):
            raise fact.error("levels", "error-rising-spaces")
        if len(set(self.development_citizens)) != 3 or len(self.development_citizens) != 3:
            raise fact.error("citizens", "error-three-spaces")
        self.level_spaces = levels
        self.level_at = tuple(sum(space <= place for space in levels) for place in range(steps + 1))
        coin_spaces = sorted(self.development_coins)
        self.back_limit = tuple(
            max((space for space in coin_spaces if space <= place), default=-1) for place in range(steps + 1)
        )  # torture.development-limit

    def _lay_citizens(self) -> None:
        """Which citizen lies at the start on each space of each track, from 0 on; -1 where none does."""
        self.citizen_space = {BOATMAN_CITIZEN: (BOATMAN, self.boatman_citizen)}  # village.boatman-citizen
        self.citizen_space[KNIGHT_CITIZEN] = KNIGHT, self.knight_citizen  # castle.fourth-knight
        for citizen, space in enumerate(self.development_citizens, FIRST_DEVELOPMENT_CITIZEN):
            self.citizen_space[citizen] = DEVELOPMENT, space
        on = {place: citizen for citizen, place in self.citizen_space.items()}
        self.last_space = (*self.track_steps, self.development_steps)
        self.citizen_on = tuple(
            tuple(on.get((track, space), NOTHING) for space in range(last + 1))
            for track, last in enumerate(self.last_space)
        )

    def _read_places(self) -> None:
        """The ten places of the player board and the twenty tiles, with what their spaces ask for."""
        facts = [*self._facts.ordered("place", BOARD_PLACE_LABELS), *self._facts.ordered("tile", TILE_LABELS)]
        self.place_names = [fact.names("name", LANGUAGES) for fact in facts]
        self.category = tuple(fact.number("category", 1, 2) for fact in facts[10:])
        asks: list[int] = []
        for place, fact in enumerate(facts):
            spaces = FIRST_SPACE[place + 1] - FIRST_SPACE[place]
            asks += words_of(fact, "spaces", spaces, spaces, TYPE_LABELS)
        self.asks = tuple(asks)
        """The follower type each action space asks for, or ANY."""
        self.spaces_of = tuple(tuple(range(FIRST_SPACE[place], FIRST_SPACE[place + 1])) for place in range(PLACES))
        self.may_stand = tuple(
            tuple(fits(type_, asked, bool(tiles & 1), bool(tiles & 2)) for asked in self.asks)
            for tiles in range(4)
            for type_ in range(TYPES)
        )
        """For each pair of school and herb garden, whether a type may stand on each action space.

        rules/substitution.py says it; index: (school + 2 * herb garden) * 7 + type. Substitutions do not chain, and a
        monk's space takes only a monk (plan.match, monk.substitute, monk.no-reverse, tile.school, tile.herb-garden).
        """

    def _read_map(self) -> None:
        self.town_names = [fact.names("name", LANGUAGES) for fact in self._facts.ordered("town", TOWN.labels)]
        towns, ends, kinds, spaces = TOWN.labels, [], [], []
        for link, fact in enumerate(self._facts.every("link")):
            ends.append((fact.one_of("a", towns), fact.one_of("b", towns)))
            kinds.append(fact.one_of("kind", LINK_KIND.labels))
            spaces += [(link, least) for least in fact.numbers("spaces", 2, 4)]
            joined = [(set(pair), kind) for pair, kind in zip(ends, kinds, strict=True)]
            if len(joined[-1][0]) == 1 or joined[-1] in joined[:-1]:
                raise fact.error("b", "error-joined-already")
        goods = sum(self.good_count)
        if goods < len(spaces) + 12:  # setup.goods, setup.2p.goods
            good = self._facts.every("good")[0]
            raise good.error("count", "error-too-few-goods", given=goods, count=len(spaces))
        self.link_ends = tuple(ends)
        self.link_kind = tuple(kinds)
        self.goods_space_link = tuple(link for link, _ in spaces)
        """The connection each goods space lies on."""
        self.goods_space_least = tuple(least for _, least in spaces)
        """The number of players from which on a goods space is used."""
        self.goods_spaces_of = tuple(
            tuple(space for space, (on, _) in enumerate(spaces) if on == link) for link in range(len(ends))
        )
        self.links_from = tuple(
            tuple(
                (b if a == town else a, link)
                for link, (a, b) in enumerate(ends)
                if town in (a, b) and kinds[link] == kind
            )
            for town in range(len(towns))
            for kind in range(2)
        )
        """For each town and kind of connection, the towns it leads to and by which connection."""
        self.goods_spaces_around = tuple(
            tuple(space for _, link in (*by_road, *by_water) for space in self.goods_spaces_of[link])
            for by_road, by_water in zip(self.links_from[::2], self.links_from[1::2], strict=True)
        )
        """The goods spaces on the connections of each town."""

    def link_to(self, town: int, kind: int, target: int) -> int:
        """The connection of a kind from one town to another, or -1."""
        for reached, link in self.links_from[town * 2 + kind]:
            if reached == target:
                return link
        return -1

    def _read_deeds(self) -> None:
        facts = self._facts.ordered("deed", DEED.labels)
        self.deed_names = [fact.names("name", LANGUAGES) for fact in facts]
        self.deed_coins = tuple(fact.number("coins", 0, 9) for fact in facts)  # deed.reward
        self.deed_choice = tuple(fact.number("choice", 0, 1) for fact in facts)  # deed.canalisation
        self.deed_asks: tuple[tuple[int, ...], ...] = tuple(
            words_of(fact, "spaces", 1, 12, FOLLOWER_LABELS) for fact in facts
        )
        self.deed_spaces = tuple(asks.count(type_) for asks in self.deed_asks for type_ in range(TYPES))

    def _read_events(self) -> None:
        facts = self._facts.ordered("event", EVENT.labels)
        self.event_names = [fact.names("name", LANGUAGES) for fact in facts]
        self.event_count = tuple(fact.number("count", 1, 9) for fact in facts)
        if sum(self.event_count) != ROUNDS:  # component.hourglass
            raise facts[PILGRIMAGE].error("count", "error-hourglass-tiles", count=ROUNDS)

    def _read_supply(self) -> None:
        fact = self._facts.only("supply")
        self.technology = fact.number("technology", 0, 99)
        fact.number("citizens", CITIZENS, CITIZENS)
        self.stations = fact.number("stations", 1, 20)
        self.coins_at_start = fact.number("coins_at_start", 0, 20)
        self.market = fact.number("market", 4, 12)
        self.tower = fact.number("tower", 2, 2)
        coins = self._facts.every("coin")
        self.coins = sum(coin.number("value", 1, 99) * coin.number("count", 1, 99) for coin in coins)
        if self.coins < 4 * self.coins_at_start:
            raise fact.error("coins_at_start", "error-too-few-coins", given=self.coins)

    def _read_sources(self) -> None:
        """How many printed facts come from where, and which we filled in; each must say it."""
        kinds = ("follower", "good", "track", "place", "tile", "town", "link", "deed", "event", "coin")
        self.facts_from = self._facts.count_sources(*kinds, "development", "supply")
        self.filled_in: dict[str, frozenset[int]] = {}
        for kind in kinds:
            facts = enumerate(self._facts.every(kind))
            self.filled_in[kind] = frozenset(at for at, fact in facts if fact.text("source") == "reconstructed")

    def names(self, kind: str, value: int) -> dict[str, str] | None:
        """The printed name of a thing in each language, if that kind of thing has one."""
        lists = {"place": self.place_names, "tile": self.place_names[10:], "town": self.town_names}
        lists |= {"deed": self.deed_names, "event": self.event_names}
        return lists[kind][value] if kind in lists else None


def words_of(fact: Fact, field: str, least: int, most: int, labels: tuple[str, ...]) -> tuple[int, ...]:
    """A list of words of a fact, each by its place among the labels."""
    words = fact.texts(field, least, most)
    for word in words:
        if word not in labels:
            raise fact.error(field, "error-not-one-of", given=word, known=", ".join(labels))
    return tuple(map(labels.index, words))


def is_coin_space(pair: object, steps: int) -> bool:
    """Whether a value of the file is a space of the development track with its coins."""
    if not isinstance(pair, list) or len(pair) != 2 or not all(type(number) is int for number in pair):
        return False
    return bool(1 <= pair[0] <= steps and pair[1] > 0)
