"""The printed facts as flat tuples of ints, loaded once from a components file and checked."""

from __future__ import annotations

from typing import Final

from fondaco.games.orleans.vocabulary import *
from fondaco.kernel import LANGUAGES, Facts, Record

SOURCES = ("rulebook", "documented", "reconstructed")
TYPE_LABELS = (*FOLLOWER_LABELS, "any")


class Tables:
    """Everything printed on boards, tiles and tokens (component.map, component.tracks, component.deeds-board)."""

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self._check_head()
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

    def _check_head(self) -> None:
        head = self._facts.head()
        head.number("format", 1, 1)
        head.one_of("game", ("orleans",))
        self.name = head.text("name")

    def _read_followers(self) -> None:
        """How many neutral followers there are with two, three and four players."""
        records = self._facts.ordered("follower", FOLLOWER_LABELS)
        all_of = [record.number("count", 1, 99) for record in records]
        three = [record.number("three", 0, all_of[type_]) for type_, record in enumerate(records)]
        two = [record.number("two", 0, all_of[type_]) for type_, record in enumerate(records)]
        self.follower_count: dict[int, tuple[int, ...]] = {
            # setup.2p.basic-followers, setup.2p.advanced-followers
            2: tuple(count - out for count, out in zip(all_of, two, strict=True)),
            # setup.3p.basic-followers, setup.3p.advanced-followers
            3: tuple(count - out for count, out in zip(all_of, three, strict=True)),
            4: tuple(all_of),  # setup.4p
        }

    def _read_goods(self) -> None:
        records = self._facts.ordered("good", GOOD.labels)
        self.good_count = tuple(record.number("count", 1, 99) for record in records)
        self.good_points = tuple(record.number("points", 0, 9) for record in records)  # score.goods
        self.food = tuple(good for good, record in enumerate(records) if record.number("food", 0, 1))
        if self.food != (0, 1, 2):  # component.goods
            raise records[0].error("food", "error-food")

    def _read_tracks(self) -> None:
        """What each space of the follower tracks gives, from the first step on."""
        records = self._facts.ordered("track", TRACK.labels[:6])
        self.track_steps = tuple(record.number("steps", 1, 20) for record in records)
        farm = self.track_steps[0]
        self.farm_goods = words_of(records[0], "goods", farm, farm, GOOD.labels)  # place.farm-goods
        self.boatman_coins = self._steps(records[BOATMAN], "coins", BOATMAN)  # village.boatman
        self.trader_piles = self._steps(records[TRADER], "piles", TRADER)  # town.first-tile, town.later-tiles
        self.scholar_points = self._steps(records[SCHOLAR], "points", SCHOLAR)  # place.university
        self.knight_draw = records[KNIGHT].numbers("draw", 1, 8)  # castle.fourth-knight
        if len(self.knight_draw) != self.track_steps[KNIGHT] + 1:
            raise records[KNIGHT].error("draw", "error-so-many-numbers", count=self.track_steps[KNIGHT] + 1)
        self.boatman_citizen = records[BOATMAN].number("citizen", 1, self.track_steps[BOATMAN])
        self.knight_citizen = records[KNIGHT].number("citizen", 1, self.track_steps[KNIGHT])

    def _steps(self, record: Record, field: str, track: int) -> tuple[int, ...]:
        numbers = record.numbers(field, 0, 9)
        if len(numbers) != self.track_steps[track]:
            count, given = self.track_steps[track], len(numbers)
            raise record.error(field, "error-count-of-numbers", count=count, given=given)
        return numbers

    def _read_development(self) -> None:
        record = self._facts.record("development")
        self.development_steps = steps = record.number("steps", 1, 99)
        pairs = record.values.get("coins")
        if not isinstance(pairs, list) or not all(is_coin_space(pair, steps) for pair in pairs):
            raise record.error("coins", "error-coin-spaces", most=steps)
        self.development_coins = dict[int, int](pairs)  # development.coins
        self.coins_at = tuple(self.development_coins.get(place, 0) for place in range(steps + 1))
        self.development_citizens = record.numbers("citizens", 1, steps)  # development.citizens
        levels = record.numbers("levels", 0, steps)
        if levels[:1] != (0,) or list(levels) != sorted(set(levels)):
            raise record.error("levels", "error-rising-spaces")
        if len(set(self.development_citizens)) != 3 or len(self.development_citizens) != 3:
            raise record.error("citizens", "error-three-spaces")
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
        records = [*self._facts.ordered("place", BOARD_PLACE_LABELS), *self._facts.ordered("tile", TILE_LABELS)]
        self.place_names = [record.names("name", LANGUAGES) for record in records]
        self.category = tuple(record.number("category", 1, 2) for record in records[10:])
        asks: list[int] = []
        for place, record in enumerate(records):
            spaces = FIRST_SPACE[place + 1] - FIRST_SPACE[place]
            asks += words_of(record, "spaces", spaces, spaces, TYPE_LABELS)
        self.asks = tuple(asks)
        """The follower type each action space asks for, or ANY."""
        self.spaces_of = tuple(tuple(range(FIRST_SPACE[place], FIRST_SPACE[place + 1])) for place in range(PLACES))
        self.fits = self._substitutes()

    def _substitutes(self) -> tuple[tuple[bool, ...], ...]:
        """For each pair of school and herb garden, whether a type may stand on each action space.

        Index: (school + 2 * herb garden) * 7 + type. Substitutions do not chain, and a monk's space takes only
        a monk (plan.match, monk.substitute, monk.no-reverse, tile.school, tile.herb-garden).
        """
        return tuple(
            tuple(fits(type_, asked, bool(tiles & 1), bool(tiles & 2)) for asked in self.asks)
            for tiles in range(4)
            for type_ in range(TYPES)
        )

    def _read_map(self) -> None:
        self.town_names = [record.names("name", LANGUAGES) for record in self._facts.ordered("town", TOWN.labels)]
        towns, ends, kinds, spaces = TOWN.labels, [], [], []
        for link, record in enumerate(self._facts.records("link")):
            ends.append((record.one_of("a", towns), record.one_of("b", towns)))
            kinds.append(record.one_of("kind", LINK_KIND.labels))
            spaces += [(link, least) for least in record.numbers("spaces", 2, 4)]
            joined = [(set(pair), kind) for pair, kind in zip(ends, kinds, strict=True)]
            if len(joined[-1][0]) == 1 or joined[-1] in joined[:-1]:
                raise record.error("b", "error-joined-already")
        goods = sum(self.good_count)
        if goods < len(spaces) + 12:  # setup.goods, setup.2p.goods
            good = self._facts.records("good")[0]
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
            tuple((self._other_end(link, town), link) for link in range(len(ends)) if self._joins(link, town, kind))
            for town in range(len(towns))
            for kind in range(2)
        )
        """For each town and kind of connection, the towns it leads to and by which connection."""
        self.goods_spaces_around = tuple(
            tuple(
                space
                for kind in range(2)
                for _, link in self.links_from[town * 2 + kind]
                for space in self.goods_spaces_of[link]
            )
            for town in range(len(towns))
        )
        """The goods spaces on the connections of each town."""

    def _joins(self, link: int, town: int, kind: int) -> bool:
        return town in self.link_ends[link] and self.link_kind[link] == kind

    def _other_end(self, link: int, town: int) -> int:
        a, b = self.link_ends[link]
        return b if a == town else a

    def link_to(self, town: int, kind: int, target: int) -> int:
        """The connection of a kind from one town to another, or -1."""
        for reached, link in self.links_from[town * 2 + kind]:
            if reached == target:
                return link
        return -1

    def _read_deeds(self) -> None:
        records = self._facts.ordered("deed", DEED.labels)
        self.deed_names = [record.names("name", LANGUAGES) for record in records]
        self.deed_coins = tuple(record.number("coins", 0, 9) for record in records)  # deed.reward
        self.deed_choice = tuple(record.number("choice", 0, 1) for record in records)  # deed.canalisation
        self.deed_asks: tuple[tuple[int, ...], ...] = tuple(
            words_of(record, "spaces", 1, 12, FOLLOWER_LABELS) for record in records
        )
        self.deed_spaces = tuple(asks.count(type_) for asks in self.deed_asks for type_ in range(TYPES))

    def _read_events(self) -> None:
        records = self._facts.ordered("event", EVENT.labels)
        self.event_names = [record.names("name", LANGUAGES) for record in records]
        self.event_count = tuple(record.number("count", 1, 9) for record in records)
        if sum(self.event_count) != ROUNDS:  # component.hourglass
            raise records[PILGRIMAGE].error("count", "error-hourglass-tiles", count=ROUNDS)

    def _read_supply(self) -> None:
        record = self._facts.record("supply")
        self.technology = record.number("technology", 0, 99)
        record.number("citizens", CITIZENS, CITIZENS)
        self.stations = record.number("stations", 1, 20)
        self.coins_at_start = record.number("coins_at_start", 0, 20)
        self.market = record.number("market", 4, 12)
        self.tower = record.number("tower", 2, 2)
        coins = self._facts.records("coin")
        self.coins = sum(coin.number("value", 1, 99) * coin.number("count", 1, 99) for coin in coins)
        if self.coins < 4 * self.coins_at_start:
            raise record.error("coins_at_start", "error-too-few-coins", given=self.coins)

    def _read_sources(self) -> None:
        """How many printed facts come from where, and which we filled in; each record must say it."""
        self.facts_from = dict.fromkeys(SOURCES, 0)
        self.filled_in: dict[str, frozenset[int]] = {}
        for name in ("follower", "good", "track", "place", "tile", "town", "link", "deed", "event", "coin"):
            sources = [SOURCES[record.one_of("source", SOURCES)] for record in self._facts.records(name)]
            for source in sources:
                self.facts_from[source] += 1
            filled_in = frozenset(number for number, source in enumerate(sources) if source == "reconstructed")
            self.filled_in[name] = filled_in
        for name in ("development", "supply"):
            self.facts_from[SOURCES[self._facts.record(name).one_of("source", SOURCES)]] += 1

    def names(self, kind: str, value: int) -> dict[str, str] | None:
        """The printed name of a thing in each language, if that kind of thing has one."""
        lists = {"place": self.place_names, "tile": self.place_names[10:], "town": self.town_names}
        lists |= {"deed": self.deed_names, "event": self.event_names}
        return lists[kind][value] if kind in lists else None


def words_of(record: Record, field: str, least: int, most: int, labels: tuple[str, ...]) -> tuple[int, ...]:
    """A list of words of a record, each by its place among the labels."""
    words = record.texts(field, least, most)
    for word in words:
        if word not in labels:
            raise record.error(field, "error-not-one-of", given=word, known=", ".join(labels))
    return tuple(labels.index(word) for word in words)


def is_coin_space(pair: object, steps: int) -> bool:
    """Whether a value of the file is a space of the development track with its coins."""
    if not isinstance(pair, list) or len(pair) != 2 or not all(type(number) is int for number in pair):
        return False
    return bool(1 <= pair[0] <= steps and pair[1] > 0)


def fits(type_: int, asked: int, school: bool, herb_garden: bool) -> bool:
    """Whether a follower type may stand on a space that asks for one (plan.match)."""
    if asked in (type_, ANY):
        return True
    if asked == MONK:  # monk.no-reverse
        return False
    if type_ == MONK:  # monk.substitute
        return True
    if type_ == SCHOLAR:  # tile.school: for everybody but monks
        return school
    return herb_garden and type_ == BOATMAN and asked in HERB_GARDEN_FOR


HERB_GARDEN_FOR: Final = (0, 2, 3)  # tile.herb-garden: farmers, craftsmen and traders


def stand_in_for(type_: int, *, school: bool, herb_garden: bool) -> tuple[int, ...]:
    """The other types for which a follower type may stand."""
    return tuple(asked for asked in range(TYPES) if asked != type_ and fits(type_, asked, school, herb_garden))
