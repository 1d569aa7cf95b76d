"""A table laid out by hand: only what a test names lies on it, and everything else stays in the
supplies."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from augury.core.chance import from_seed
from augury.games.luna import GAME
from augury.games.luna.actions import VOCABULARY
from augury.games.luna.components import (
    BOARD_NAMES,
    BOARD_TILES,
    ISLAND_NAMES,
    ISLANDS,
    NOVICES,
    PRESET_RING,
    neighbours,
)
from augury.games.luna.reader import own
from augury.games.luna.rules.game import Luna
from augury.games.luna.state import NOBODY, OUT, PATH, TEMPLE, TURN
from augury.kit.cells import cells, cells_of

Walk = Callable[..., Iterator[tuple[Luna, int, int]]]

SIGNS = "blue yellow green violet"


class Scene:
    """Seats 0 to 3 are white, yellow, red and blue. The ring is that of the preset: bribe tide herb
    shrine sail book novice."""

    def __init__(
        self, seats: int = 4, *, round: int = 1, boards: str = SIGNS, level: int = 0
    ) -> None:
        game = (
            GAME.start(1, 1, {"level": str(level)})
            if level
            else GAME.start(seats, 1, {"setup": "preset", "start_player": "0"})
        )
        assert isinstance(game, Luna)
        self.game = game
        self.spare = list(range(game.seats))  # seats whose supply takes up all novices not named
        game.level, game.round, game.phase, game.current = level, round, TURN, 0
        game.tokens = 0 if level else 3 if seats == 2 else 4
        game.ring = cells_of(PRESET_RING)
        game.places = cells_of([list(game.ring).index(island) for island in range(ISLANDS)])
        game.on = cells(game.seats * ISLANDS)
        game.beside = cells(game.seats * ISLANDS)
        game.shrines, game.favours = cells(game.seats), cells(game.seats)
        game.taken = cells(game.seats)
        game.book_bonus = game.seats == 2
        self.lay_boards(boards.split()[: game.seats])
        self.figures(priestess="novice", builder="sail", apostate="novice")
        self.ready()

    def lay_boards(self, boards: list[str]) -> None:
        """The lowest start tile is white's, the next yellow's and so on, each with a book."""
        game = self.game
        slots = [BOARD_NAMES.index(name) for name in boards]
        game.slots = cells_of(slots)
        game.neighbours = neighbours(slots)
        game.zones, game.novices, game.books = cells(29, OUT), cells(29, NOBODY), 0
        for slot in game.slots:
            for tile in BOARD_TILES[slot]:
                game.zones[tile] = TEMPLE if tile <= 4 else PATH
        for seat, tile in enumerate(
            sorted(tile for tile in range(1, 5) if game.zones[tile] == TEMPLE)
        ):
            game.novices[tile] = seat
            game.books |= 1 << tile

    def figures(self, **places: str) -> None:
        for figure, island in places.items():
            setattr(self.game, figure, ISLAND_NAMES.index(island))
        self.ready()

    def novices(self, seat: int, **islands: int | tuple[int, int]) -> None:
        """`tide=2`: two active ones; `tide=(1, 2)`: one active, two inactive."""
        for name, number in islands.items():
            active, inactive = number if isinstance(number, tuple) else (number, 0)
            self.game.on[seat * ISLANDS + ISLAND_NAMES.index(name)] = active
            self.game.beside[seat * ISLANDS + ISLAND_NAMES.index(name)] = inactive
        self.ready()

    def shrine(self, seat: int, *islands: str) -> None:
        for island in islands:
            self.game.shrines[seat] |= 1 << ISLAND_NAMES.index(island)

    def favours(self, seat: int, *names: str) -> None:
        self.game.favours[seat] = sum(1 << ISLAND_NAMES.index(name) for name in names)

    def temple(self, seat: int, *tiles: int) -> None:
        for tile in tiles:
            self.game.zones[tile], self.game.novices[tile] = TEMPLE, seat
        self.ready()

    def path(self, seat: int, *tiles: int) -> None:
        for tile in tiles:
            self.game.novices[tile] = seat
        self.ready()

    def landing(self, seat: int, number: int) -> None:
        self.game.landing[seat] = number
        self.ready()

    def supply(self, seat: int, number: int) -> None:
        """So many are left in the supply; the rest waits at the landing stage, out of the way."""
        self.spare.remove(seat)
        self.game.landing[seat] += self.game.supply[seat] - number
        self.game.supply[seat] = number

    def council(self, **stacks: str) -> None:
        """`s3="1 0"`: on space 3 the stone of seat 1, on top of it that of seat 0."""
        order: list[int] = []
        for name, stones in sorted(stacks.items(), key=lambda item: int(item[0][1:])):
            for seat in stones.split():
                self.game.spaces[int(seat)] = int(name[1:])
                order.append(int(seat))
        self.game.stones = cells_of(order)

    def ready(self) -> None:
        """Every player has 13 novices."""
        game = self.game
        for seat in self.spare:
            islands = sum(game.on[seat * ISLANDS : (seat + 1) * ISLANDS]) + sum(
                game.beside[seat * ISLANDS : (seat + 1) * ISLANDS]
            )
            tiles = list(game.novices).count(seat)
            game.supply[seat] = NOVICES - islands - game.landing[seat] - tiles
            if game.level and seat == 1:  # the automaton has no supply; its others sleep far away
                game.beside[ISLANDS + ISLAND_NAMES.index("shrine")] += game.supply[seat]
                game.supply[seat] = 0

    # Playing

    def options(self, seat: int, kind: str = "") -> list[str]:
        """What a seat could do if it were its turn, all or one kind of it, without the word
        itself."""
        if self.game.phase == TURN:
            self.game.current = seat
        texts = [VOCABULARY.text(action) for action in self.game.legal(seat)]
        return (
            [text[len(kind) :].strip() for text in texts if text.split()[0] == kind]
            if kind
            else texts
        )

    def can(self, seat: int, text: str) -> bool:
        return text in self.options(seat)

    def why_not(self, seat: int, text: str) -> str:
        assert not self.can(seat, text), f"{text} is possible"
        return str(self.game.why_not(seat, VOCABULARY.parse(text)))

    def do(self, seat: int, *texts: str) -> Scene:
        for text in texts:
            assert self.can(seat, text), (
                f"{text}: {self.game.why_not(seat, VOCABULARY.parse(text))}"
            )
            self.game.apply(seat, VOCABULARY.parse(text))
            self.game.assert_sound()
        return self

    # Looking

    def at(self, seat: int, island: str) -> tuple[int, int]:
        """Active and inactive novices."""
        number = ISLAND_NAMES.index(island)
        return self.game.active(seat, number), self.game.inactive(seat, number)

    def held(self, seat: int) -> set[str]:
        return {name for number, name in enumerate(ISLAND_NAMES) if self.game.holds(seat, number)}

    def shrines(self, seat: int) -> set[str]:
        return {
            name for number, name in enumerate(ISLAND_NAMES) if self.game.has_shrine(seat, number)
        }

    def figure(self, name: str) -> str:
        island: int = getattr(self.game, name)
        return ISLAND_NAMES[island]


@pytest.fixture(name="scene")
def scene_fixture() -> type[Scene]:
    return Scene


def random_walk(
    seats: int, seed: int, options: dict[str, object] | None = None
) -> Iterator[tuple[Luna, int, int]]:
    """Positions of a random game; the state goes on being played. Yields (state, seat, action)
    before each decision, then the end."""
    game = own(GAME.start(seats, seed, options or {}))
    luck = from_seed(seed)
    while game.to_act():
        seat = game.to_act()[0]
        legal = game.legal(seat)
        action = legal[luck.below(len(legal))]
        yield game, seat, action
        game.apply(seat, action)
    yield game, -1, -1


@pytest.fixture(name="walk")
def walk_fixture() -> Walk:
    return random_walk
