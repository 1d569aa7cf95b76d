"""A game as the rest of the house sees it: its title page, its options, its vocabulary, and how to
set it up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import index
from typing import TypeAlias

from augury.core import chacha, chance
from augury.core.chance import Chance
from augury.core.errors import malformed
from augury.core.options import Option, Value
from augury.core.reader import Reader
from augury.core.reason import quote
from augury.core.state import State
from augury.core.vocabulary import Vocabulary

Options: TypeAlias = dict[str, Value]
SetUp: TypeAlias = Callable[[int, Options, Chance], State]
Setting: TypeAlias = str | float

FAST, CRYPTOGRAPHIC = "xoshiro128**", "chacha8"
GENERATORS: dict[str, Callable[[int], Chance]] = {
    # search, research, the terminal, and every game before there was another
    FAST: chance.from_seed,
    CRYPTOGRAPHIC: chacha.from_seed,  # tables with people
}


class Game:
    """The title page of a room. Every room's `__init__.py` makes one and calls it `GAME`."""

    def __init__(
        self,
        *,
        id: str,
        title: str,
        designer: str,
        year: int,
        seats: tuple[int, ...],
        rules_version: str,
        source: str,
        vocabulary: Vocabulary,
        set_up: SetUp,
        reader: Reader,
        options: tuple[Option, ...] = (),
        automata: Mapping[int, int] | None = None,
        reconstructed: tuple[str, ...] = (),
        secrets: bool = True,
        observations_version: int = 1,
        thinking: Mapping[str, float] | None = None,
        levels: Mapping[int, Mapping[str, Setting]] | None = None,
        decisions: Mapping[int, int] | None = None,
        weight: int = 0,
        minutes: tuple[int, int] = (0, 0),
        first: bool = False,
        strengths: Mapping[int, int] | None = None,
    ) -> None:
        self.id: str = id
        self.title: str = title
        self.designer: str = designer
        self.year: int = year
        self.seats: tuple[int, ...] = seats  # how many people can play
        self.rules_version: str = rules_version
        self.source: str = source  # where the rules come from, in a sentence
        self.vocabulary: Vocabulary = vocabulary
        self.set_up: SetUp = set_up
        self.reader: Reader = reader  # views, observations, redeals, evaluations, proposals
        self.options: tuple[Option, ...] = options
        self.usual: dict[int, Options] = {count: self.defaults(count) for count in seats}
        self.automata: dict[int, int] = dict(
            automata or {}
        )  # seats that the rules play, by number of people
        self.reconstructed: tuple[str, ...] = (
            reconstructed  # groups of data that no public source gives
        )
        self.secrets: bool = secrets  # is there anything that some seat does not know?
        self.observations_version: int = (
            observations_version  # grows when `encode` changes and the rules do not
        )
        self.thinking: dict[str, float] = dict(
            thinking or {}
        )  # habits of thought that suit bots in this game, where the usual ones do not
        self.levels: dict[int, dict[str, Setting]] = {
            number: dict(row) for number, row in (levels or {}).items()
        }  # likewise, by level
        self.decisions: dict[int, int] = dict(
            decisions or {}
        )  # by number of people: in every game, or at most, where the rules set a bound
        self.weight: int = weight  # how much there is to learn, 1 to 5; 0 = nobody has said
        self.minutes: tuple[int, int] = minutes  # how long people play, from and to
        self.first: bool = first  # a good game to begin with
        self.strengths: dict[int, int] = dict(
            strengths or {}
        )  # by level: the rating that follows from matches with the level below

    def chairs(self, seats: int) -> int:
        """Seats at the table for this many people, automata included. Automata sit last and are
        never asked."""
        return seats + self.automata.get(seats, 0)

    def defaults(self, seats: int) -> Options:
        """The options of a game for this many players as long as nobody chooses others."""
        return {option.name: option.default for option in self.options_for(seats)}

    def options_for(self, seats: int) -> list[Option]:
        """The options that matter with this many players."""
        return [option for option in self.options if not option.seats or seats in option.seats]

    def check_seats(self, seats: object) -> int:
        """The number of players, or a sentence that says which are possible."""
        count = whole(seats)
        if count not in self.seats:
            counts = ", ".join(str(n) for n in self.seats)
            title, given = quote(self.title), quote(seats)
            raise malformed("seats", title=title, seats=quote(counts), given=given)
        return count

    def check_options(self, seats: int, given: Mapping[str, object] | None = None) -> Options:
        """All options of a game for this many players, defaults filled in; a wrong one is
        refused."""
        if not given and seats in self.usual:
            return dict(self.usual[seats])
        known = {option.name: option for option in self.options_for(seats)}
        full = self.defaults(seats)
        read: set[str] = set()
        for given_name, value in (given or {}).items():
            name = given_name
            if name not in known:
                present = (option.name for option in known.values() if name in option.former)
                name = next(present, name)
            if not isinstance(name, str) or name not in known:
                raise malformed(
                    "unknown-option",
                    title=quote(self.title),
                    seats=seats,
                    name=quote(name),
                    known=quote(", ".join(known) or "-"),
                )
            if name in read:
                raise malformed("option-twice", name=quote(name))
            read.add(name)
            full[name] = known[name].read(value)
        return full

    def start(
        self,
        seats: object,
        seed: object,
        options: Mapping[str, object] | None = None,
        generator: str = FAST,
    ) -> State:
        """Set up a game: the first position."""
        people = self.check_seats(seats)
        drawn = GENERATORS[check_generator(generator)](check_seed(seed))
        return self.set_up(people, self.check_options(people, options), drawn)


def whole(given: object) -> int | None:
    """A whole number of any library, NumPy's included, as Python's own; None for all else."""
    if isinstance(given, bool):
        return None
    try:
        return index(given)  # type: ignore[arg-type]  # refuses what is not a whole number
    except TypeError:
        return None


def check_seed(seed: object) -> int:
    """A seed, or a sentence that says what one is."""
    number = whole(seed)
    if number is None or not 0 <= number < chance.SEED_LIMIT:
        raise malformed("seed", given=quote(seed))
    return number


def check_generator(name: object) -> str:
    """The name of a generator, or a sentence that says which there are."""
    if not isinstance(name, str) or name not in GENERATORS:
        raise malformed("generator", known=quote(", ".join(GENERATORS)), given=quote(name))
    return name
