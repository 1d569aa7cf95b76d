"""Luna: what stands in the way of a tile, a favour, a place or a whole kind of action in a turn,
where one action alone would not tell it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from augury.core.events import Fact
from augury.core.reason import Reason
from augury.core.state import Action, Seat
from augury.games.luna import actions
from augury.games.luna.components import (
    BOOK,
    BRIBE,
    HERB,
    ISLAND_NAMES,
    ISLANDS,
    LAST_SPACE,
    NOVICE,
    SAIL,
    SYMBOLS,
    TIDE,
    TILES,
    Island,
    Tile,
)
from augury.games.luna.rules.choices import turn_choices
from augury.games.luna.rules.refusals import (
    appoint_reason,
    book_reason,
    build_reason,
    council_reason,
    favour_reason,
    herbs_reason,
    move_reason,
    no_favour,
    reach_reason,
    recruit_reason,
    short,
    turn_reason,
)
from augury.games.luna.rules.rounds import exhausted
from augury.games.luna.state import NOBODY, PATH, TEMPLE, TURN, Board

DEEDS: Final = {  # what a thing is there for
    "favour/herb": "herbs",
    "favour/tide": "tide",
    "favour/sail": "sail",
    "favour/shrine": "build",
    "favour/book": "book",
    "place/council": "council",
}
HERBS_NONE: Final = Reason("herbs-none", "L-061")
SAIL_NONE: Final = Reason("sail-none", "L-072")
LANDING_FAVOUR: Final = Reason("landing-favour", "L-091")
APPOINT_NOWHERE: Final = Reason("appoint-nowhere", "L-076")
INDUCT_NOBODY: Final = Reason("induct-nobody", "L-083")
BOOK_NONE: Final = Reason("book-none", "L-092")
BOOK_NOBODY: Final = Reason("book-nobody", "L-092")
COUNCIL_NOBODY: Final = Reason("council-nobody", "L-096")


def closest(board: Board, seat: Seat, thing: str) -> Reason | None:
    """None if it is possible, or if the actions that touch the thing say it best."""
    if board.phase != TURN or exhausted(board, seat):
        return None
    domain, _, name = thing.partition("/")
    if domain == "tile" and name.isdecimal() and 1 <= int(name) <= TILES:
        return about_tile(board, seat, int(name))
    if thing == "place/landing":
        return about_landing(board, seat)
    if domain == "beside" and name in ISLAND_NAMES:
        return about_resting(board, seat, ISLAND_NAMES.index(name))
    if thing == "favour/bribe":
        return None if board.holds(seat, BRIBE) else no_favour(BRIBE, "L-079")
    deed = name if domain == "action" else DEEDS.get(thing, "")
    if any(word(action) == deed for action in turn_choices(board, seat)):
        return None
    return about_deed(board, seat, deed)


def word(action: Action) -> str:
    """The kind of an action, whether the replacement novice helps or not."""
    return actions.VOCABULARY.kind_of[int(action)].word.removesuffix("-helped").split("-landing")[0]


# Tiles and places


def about_tile(board: Board, seat: Seat, tile: Tile) -> Reason | None:
    """On the path it is stepped on or left for the Temple; there it gets a book."""
    owner: Seat = board.novices[tile]
    if board.zones[tile] == TEMPLE:
        return book_reason(board, seat, tile) if owner == seat else BOOK_NONE
    if board.zones[tile] != PATH:
        return None
    if owner != NOBODY:
        induct: Action = actions.INDUCT if owner == seat else actions.APPOINT
        return turn_reason(board, seat, induct + tile - actions.FIRST_PATH_TILE)
    return reach_reason(board, seat, tile) or price(board, seat, tile)


def price(board: Board, seat: Seat, tile: Tile) -> Reason | None:
    """With the replacement novice, if the player has it and it counts."""
    island: Island = SYMBOLS[tile]
    helped = board.holds(seat, NOVICE) and not board.has_shrine(seat, island)
    return appoint_reason(board, seat, island, helped)


def about_landing(board: Board, seat: Seat) -> Reason | None:
    """L-091: novices wait there for one of two favours."""
    if board.landing[seat] == 0:
        facts: dict[str, Fact] = {"held": 0, "needed": 1}
        return Reason("sail-landing", "L-072", facts)
    return None if board.holds(seat, SAIL) or board.holds(seat, TIDE) else LANDING_FAVOUR


def about_resting(board: Board, seat: Seat, island: Island) -> Reason | None:
    """L-061, L-068: herbs wake those beside an island, the tide carries them off."""
    if board.inactive(seat, island) == 0:
        return short("herbs-few", "L-061", 0, 1, island)
    return None if board.holds(seat, TIDE) else herbs_reason(board, seat, island, 1)


# Kinds of actions


def about_deed(board: Board, seat: Seat, deed: str) -> Reason | None:
    """Why an action is possible nowhere; None for what is no action of a turn."""
    helped = board.holds(seat, NOVICE)
    if deed == "favour" or deed == "recruit":
        return cheapest(board, seat, deed == "favour", helped)
    if deed == "build":
        return build_reason(board, seat, helped)
    if deed == "travel" or deed == "tide":
        return move_reason(board, seat, actions.TRAVEL if deed == "travel" else actions.TIDE_MOVE)
    if deed == "herbs":
        return HERBS_NONE if board.holds(seat, HERB) else no_favour(HERB, "L-061")
    if deed == "sail":
        return SAIL_NONE if board.holds(seat, SAIL) else no_favour(SAIL, "L-072")
    if deed == "book":
        return BOOK_NOBODY if board.holds(seat, BOOK) else no_favour(BOOK, "L-092")
    if deed == "banish":
        return council_reason(board, seat, actions.BANISH)
    if deed == "council":
        last = board.spaces[seat] == LAST_SPACE
        return council_reason(board, seat, actions.COUNCIL) if last else COUNCIL_NOBODY
    return about_path(board, seat, deed)


def cheapest(board: Board, seat: Seat, favour: bool, helped: bool) -> Reason | None:
    """A favour or a recruit, on the island where the fewest novices are lacking."""
    best: Reason | None = None
    least: i64 = 0
    for island in range(ISLANDS):
        reason = (
            favour_reason(board, seat, island, helped and island != NOVICE)
            if favour
            else recruit_reason(board, seat, island, helped)
        )
        lacking = lacks(reason)
        if best is None or lacking < least:
            best = reason
            least = lacking
    return best


def about_path(board: Board, seat: Seat, deed: str) -> Reason | None:
    """Appointing and inducting: the tile where the least is lacking."""
    if deed != "appoint" and deed != "induct":
        return None
    best = APPOINT_NOWHERE if deed == "appoint" else INDUCT_NOBODY
    least: i64 = NEVER + 1
    for tile in range(actions.FIRST_PATH_TILE, TILES + 1):
        wanted: Seat = NOBODY if deed == "appoint" else seat
        if board.zones[tile] != PATH or board.novices[tile] != wanted:
            continue
        reason = reach_reason(board, seat, tile)
        if deed == "appoint" and reason is None:
            reason = price(board, seat, tile)
        elif deed == "appoint":
            continue
        lacking = lacks(reason)
        if reason is not None and lacking < least:
            best = reason
            least = lacking
    return best


NEVER: Final = 9  # no number of novices would do


def lacks(reason: Reason | None) -> i64:
    """How many novices are lacking."""
    if reason is None or "needed" not in reason.facts:
        return NEVER
    needed, held = reason.facts["needed"], reason.facts["held"]
    assert isinstance(needed, int) and isinstance(held, int)
    return needed - held
