"""The measured games: ours, and those of peer libraries."""

from typing import NamedTuple

from benchmarks.processes import ProcessSpec, ours, theirs
from benchmarks.web import peer as boardgame


class OurGame(NamedTuple):
    """A game of ours, and its number of players in comparisons."""

    game: str
    title: str
    players: int = 4

    def spec(self, form: str, players: int) -> ProcessSpec:
        """Its process."""
        name = f"{self.title}, {players} players, {form}"
        return ours(name, "benchmarks.worker", "fondaco", self.game, str(players), form=form)

    def row(self, form: str, players: int = 0) -> str:
        """The name of its process, as the results have it."""
        return self.spec(form, players or self.players).name


OUR_GAMES = (
    OurGame("column-of-fire", "A Column of Fire"),
    OurGame("orleans", "Orléans"),
    OurGame("pax-renaissance", "Pax Renaissance"),
    OurGame("virgin-queen", "Virgin Queen (scenario)", players=3),
)


class Peer(NamedTuple):
    """A game of another library."""

    library: str
    game: str
    arguments: tuple[str, ...]

    @property
    def name(self) -> str:
        return f"{self.library}: {self.game}"

    @property
    def spec(self) -> ProcessSpec:
        """Its process."""
        if self.arguments[0] == "node":
            return ProcessSpec(self.name, self.arguments, folder=boardgame.FOLDER)
        return theirs(self.name, *self.arguments)


CATAN = Peer("catanatron", "Catan for four", ("catanatron",))
CHESS = Peer("python-chess", "chess", ("chess",))
BACKGAMMON = Peer("OpenSpiel", "backgammon (C++)", ("open-spiel", "backgammon"))
GIN_RUMMY = Peer("OpenSpiel", "gin rummy (C++)", ("open-spiel", "gin_rummy"))
DOMINOES = Peer("OpenSpiel", "team dominoes (Python)", ("open-spiel", "python_team_dominoes"))
SPICE = Peer("boardgame.io", "a small Euro for four of our own (its reducer)", ("node", "playout.js"))
PEERS = (
    CATAN,
    CHESS,
    BACKGAMMON,
    GIN_RUMMY,
    Peer("OpenSpiel", "chess (C++)", ("open-spiel", "chess")),
    Peer("OpenSpiel", "go (C++)", ("open-spiel", "go")),
    DOMINOES,
    Peer("OpenSpiel", "liar's poker (Python)", ("open-spiel", "python_liars_poker")),
    Peer("PettingZoo classic", "chess", ("pettingzoo", "chess_v6")),
    Peer("PettingZoo classic", "go", ("pettingzoo", "go_v5")),
    Peer("PettingZoo classic", "Hanabi", ("pettingzoo", "hanabi_v5")),
    Peer("RLCard", "gin rummy", ("rlcard", "gin-rummy")),
    Peer("RLCard", "mahjong", ("rlcard", "mahjong")),
    Peer("RLCard", "dou dizhu", ("rlcard", "doudizhu")),
    SPICE,
)
