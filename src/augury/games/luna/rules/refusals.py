"""Luna: why something is not possible now; None if it is. Apart from `choices`, on purpose."""

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
    ISLANDS,
    LAST_SPACE,
    NOVICE,
    SAIL,
    SHRINE,
    SHRINES,
    SYMBOLS,
    TIDE,
    TILES,
    Island,
    Tile,
)
from augury.games.luna.rules.council import deployable, steps_left
from augury.games.luna.rules.movement import droppable, in_transit, leaves_room, rank, waiting
from augury.games.luna.rules.rounds import exhausted
from augury.games.luna.rules.setup import may_place_pair, may_place_shrine
from augury.games.luna.rules.solo import may_pick
from augury.games.luna.rules.workers import favour_price
from augury.games.luna.state import (
    ADVANCE,
    DROP,
    LANDING,
    LIFT,
    NOBODY,
    OVER,
    PATH,
    PICK,
    PLACE_PAIR,
    PLACE_SHRINE,
    TAKE,
    TEMPLE,
    TURN,
    Board,
)
from augury.games.luna.things import favour_thing, island_thing, who
from augury.kit.sets import things

OVER_NOW: Final = Reason("over", "L-140")
BLOCKED: Final = Reason("apostate", "L-180")


def asked(what: str, rule: str) -> Reason:
    """Something else is asked now."""
    return Reason(f"asked-{what}", rule, None, 0)


def no_favour(favour: Island, rule: str) -> Reason:
    return Reason("favour", rule, {"favour": favour_thing(favour)})


def short(key: str, rule: str, held: i64, needed: i64, island: Island) -> Reason:
    """This many novices are there, and this many are needed."""
    facts: dict[str, Fact] = {"held": held, "needed": needed, "island": island_thing(island)}
    return Reason(key, rule, facts)


def reason(board: Board, seat: Seat, action: Action) -> Reason | None:
    """The first rule that stands against an action."""
    if board.phase == OVER:
        return OVER_NOW
    if seat != board.current:
        return Reason("not-your-turn", "L-031", {"names": who(board, board.current)})
    if board.phase == TURN:
        return turn_reason(board, seat, action)
    return step_reason(board, seat, action)


def step_reason(board: Board, seat: Seat, action: Action) -> Reason | None:
    """Inside the placement round, the solo choice, or an action that has begun."""
    phase = board.phase
    if phase == PLACE_SHRINE:
        return shrine_place_reason(board, action)
    if phase == PLACE_PAIR:
        return pair_reason(board, seat, action)
    if phase == PICK:
        return pick_reason(board, action)
    if phase == LIFT:
        return lift_reason(board, seat, action)
    if phase == DROP:
        return drop_reason(board, action)
    if phase == TAKE:
        return take_reason(board, action)
    return number_reason(board, seat, action)


def shrine_place_reason(board: Board, action: Action) -> Reason | None:
    if not actions.PLACE_SHRINE <= action < actions.PLACE_PAIR:
        return asked("shrine", "L-020")
    island: Island = action - actions.PLACE_SHRINE
    if may_place_shrine(board, island):
        return None
    if island == HERB and board.seats == 2:
        return Reason("shrine-herb", "L-021")
    return Reason("shrine-taken", "L-020")


def pair_reason(board: Board, seat: Seat, action: Action) -> Reason | None:
    if not actions.PLACE_PAIR <= action < actions.PICK:
        return asked("pair", "L-022")
    if may_place_pair(board, seat, action - actions.PLACE_PAIR):
        return None
    return Reason("pair-island", "L-022")


def pick_reason(board: Board, action: Action) -> Reason | None:
    if not actions.PICK <= action < actions.FAVOUR:
        return asked("pick", "L-164")
    return None if may_pick(board, action - actions.PICK) else Reason("pick-none", "L-164")


def lift_reason(board: Board, seat: Seat, action: Action) -> Reason | None:
    if action == actions.LIFT_DONE:
        return None if in_transit(board) > 0 else Reason("lift-one", "L-065")
    if not actions.LIFT <= action < actions.LIFT_DONE:
        return asked("lift", "L-065")
    source: i64 = action - actions.LIFT
    if source >= ISLANDS and not board.by_tide:
        return Reason("lift-active", "L-065")
    if waiting(board, seat, source) == 0:
        return Reason("lift-none", "L-065")
    if source != LANDING and board.blocked(source % ISLANDS):
        return BLOCKED
    if rank(board, source) < board.cursor:
        return Reason("lift-order", "L-067")
    if not leaves_room(board, source):
        return Reason("lift-room", "L-071")
    return None


def drop_reason(board: Board, action: Action) -> Reason | None:
    if not actions.DROP <= action < actions.TAKE:
        return asked("drop", "L-065")
    island: Island = action - actions.DROP
    if (droppable(board) >> island) & 1:
        return None
    if board.places[island] < board.cursor:
        return Reason("drop-order", "L-067")
    if board.lifted[ISLANDS + island] > 0:
        return Reason("drop-inactive", "L-071")
    if board.room[board.places[island]] == 0:
        return Reason("drop-back", "L-066")
    return Reason("drop-room", "L-067")


def take_reason(board: Board, action: Action) -> Reason | None:
    if not actions.TAKE <= action < actions.DEPLOY:
        return asked("take", "L-093")
    return None if board.has_book(action - actions.TAKE + 1) else Reason("take-none", "L-093")


def number_reason(board: Board, seat: Seat, action: Action) -> Reason | None:
    if action in things(deployable(board, seat), actions.DEPLOY):
        return None
    if action < actions.DEPLOY:
        return asked("number", "L-096" if board.phase == ADVANCE else "L-100")
    helped = action >= actions.DEPLOY_HELPED
    if helped and not board.holds(seat, NOVICE):
        return no_favour(NOVICE, "L-104")
    number: i64 = action - actions.DEPLOY_HELPED if helped else action - actions.DEPLOY + 1
    left = steps_left(board, seat)
    if board.phase == ADVANCE and number + (1 if helped else 0) > left:
        return Reason("council-beyond", "L-098", {"left": left})
    if board.phase == ADVANCE and number == 0:
        return Reason("council-island", "L-096")
    return Reason("deploy-many", "L-041", {"needed": number})


# A turn


def turn_reason(board: Board, seat: Seat, action: Action) -> Reason | None:
    if action < actions.FAVOUR:
        return asked("placed", "L-031") if action < actions.PICK else asked("picked", "L-164")
    if action == actions.MEDITATE:
        return Reason("meditate-solo", "L-171") if board.level else None
    if action == actions.END_PHASE:
        return None if board.level else Reason("end-solo", "L-032")
    if action >= actions.LIFT:
        return asked("later", "L-031")
    if exhausted(board, seat):
        return Reason("exhausted", "L-035")
    if action < actions.TRAVEL:
        return worker_reason(board, seat, action)
    if action < actions.APPOINT:
        return move_reason(board, seat, action)
    if action < actions.COUNCIL:
        return temple_reason(board, seat, action)
    return council_reason(board, seat, action)


def worker_reason(board: Board, seat: Seat, action: Action) -> Reason | None:
    if action < actions.RECRUIT:
        return favour_reason(
            board, seat, (action - actions.FAVOUR) % ISLANDS, action >= actions.FAVOUR_HELPED
        )
    if action < actions.BUILD:
        return recruit_reason(
            board, seat, (action - actions.RECRUIT) % ISLANDS, action >= actions.RECRUIT_HELPED
        )
    if action < actions.HERBS:
        return build_reason(board, seat, action == actions.BUILD_HELPED)
    return herbs_reason(
        board, seat, (action - actions.HERBS) // 2, (action - actions.HERBS) % 2 + 1
    )


def favour_reason(board: Board, seat: Seat, island: Island, helped: bool) -> Reason | None:
    if board.holds(seat, island):
        return Reason("favour-held", "L-050", {"favour": favour_thing(island)})
    if helped and island == NOVICE:
        return Reason("favour-itself", "L-108")
    if helped and not board.holds(seat, NOVICE):
        return no_favour(NOVICE, "L-104")
    if board.blocked(island):
        return BLOCKED
    needed: i64 = favour_price(board, seat, island) - (1 if helped else 0)
    if board.active(seat, island) < needed:
        return short("favour-price", "L-051", board.active(seat, island), needed, island)
    return None


def recruit_reason(board: Board, seat: Seat, island: Island, helped: bool) -> Reason | None:
    if board.supply[seat] == 0:
        return Reason("recruit-none", "L-054")
    if helped and not board.holds(seat, NOVICE):
        return no_favour(NOVICE, "L-104")
    if board.blocked(island):
        return BLOCKED
    held, needed = board.active(seat, island), 1 if helped else 2
    return short("recruit-price", "L-054", held, needed, island) if held < needed else None


def build_reason(board: Board, seat: Seat, helped: bool) -> Reason | None:
    if not board.holds(seat, SHRINE):
        return no_favour(SHRINE, "L-057")
    if board.has_shrine(seat, board.builder):
        return Reason("build-there", "L-057")
    if board.shrines_built(seat) == SHRINES:
        return Reason("build-all", "L-057", {"shrines": SHRINES})
    if helped and not board.holds(seat, NOVICE):
        return no_favour(NOVICE, "L-104")
    if board.blocked(board.builder):
        return BLOCKED
    held, needed = board.active(seat, board.builder), 1 if helped else 2
    return short("build-price", "L-058", held, needed, board.builder) if held < needed else None


def herbs_reason(board: Board, seat: Seat, island: Island, number: i64) -> Reason | None:
    if not board.holds(seat, HERB):
        return no_favour(HERB, "L-061")
    if island == HERB:
        return Reason("herbs-island", "L-061")
    if board.blocked(island):
        return BLOCKED
    held = board.inactive(seat, island)
    return short("herbs-few", "L-061", held, number, island) if held < number else None


def move_reason(board: Board, seat: Seat, action: Action) -> Reason | None:
    if action == actions.TRAVEL or action == actions.TIDE_MOVE:
        tide = action == actions.TIDE_MOVE
        if tide and not board.holds(seat, TIDE):
            return no_favour(TIDE, "L-068")
        if can_move(board, seat, tide):
            return None
        return Reason("tide-none", "L-068") if tide else Reason("travel-none", "L-064")
    if not board.holds(seat, SAIL):
        return no_favour(SAIL, "L-072")
    if action >= actions.SAIL_LANDING:
        number: i64 = (action - actions.SAIL_LANDING) // ISLANDS + 1
        there = board.landing[seat]
        facts: dict[str, Fact] = {"held": there, "needed": number}
        return Reason("sail-landing", "L-072", facts) if there < number else None
    offset: i64 = action - actions.SAIL_MOVE
    source: Island = offset // 14
    if source == offset % ISLANDS:
        return Reason("sail-same", "L-073")
    if board.blocked(source):
        return BLOCKED
    held, wanted = board.active(seat, source), offset // ISLANDS % 2 + 1
    return short("sail-few", "L-072", held, wanted, source) if held < wanted else None


def can_move(board: Board, seat: Seat, tide: bool) -> bool:
    for island in range(ISLANDS):
        free = not board.blocked(island)
        if free and (board.active(seat, island) > 0 or (tide and board.inactive(seat, island) > 0)):
            return True
    return tide and board.landing[seat] > 0


def temple_reason(board: Board, seat: Seat, action: Action) -> Reason | None:
    if action >= actions.BOOK_MOVE:
        return book_reason(board, seat, action - actions.BOOK_MOVE + 1)
    tile: Tile = (action - actions.APPOINT) % 24 + actions.FIRST_PATH_TILE
    if board.zones[tile] != PATH:
        return Reason("tile-gone", "L-076")
    if action >= actions.INDUCT:
        if board.novices[tile] != seat:
            return Reason("induct-none", "L-083")
        return reach_reason(board, seat, tile)
    if board.novices[tile] != NOBODY:
        return Reason("tile-taken", "L-081", {"owner": who(board, board.novices[tile])})
    return reach_reason(board, seat, tile) or appoint_reason(
        board, seat, SYMBOLS[tile], action >= actions.APPOINT_HELPED
    )


def reach_reason(board: Board, seat: Seat, tile: Tile) -> Reason | None:
    """RULES.md 4.3: in front of the guard, or just behind him for the BRIBE favour."""
    if board.released(tile):
        return None
    if not board.bribable(tile):
        return Reason("tile-behind", "L-076")
    return None if board.holds(seat, BRIBE) else Reason("tile-guard", "L-079")


def appoint_reason(board: Board, seat: Seat, island: Island, helped: bool) -> Reason | None:
    if helped and not board.holds(seat, NOVICE):
        return no_favour(NOVICE, "L-104")
    if board.blocked(island):
        return BLOCKED
    shrine = board.has_shrine(seat, island)
    if helped and shrine:
        return Reason("appoint-shrine", "L-080", {"island": island_thing(island)})
    held, needed = board.active(seat, island), 1 if shrine or helped else 2
    return short("appoint-novices", "L-077", held, needed, island) if held < needed else None


def book_reason(board: Board, seat: Seat, tile: Tile) -> Reason | None:
    if not board.holds(seat, BOOK):
        return no_favour(BOOK, "L-092")
    if not 1 <= tile <= TILES or board.novices[tile] != seat or board.zones[tile] != TEMPLE:
        return Reason("book-none", "L-092")
    return Reason("book-has", "L-092") if board.has_book(tile) else None


def council_reason(board: Board, seat: Seat, action: Action) -> Reason | None:
    if action == actions.BANISH:
        if board.level == 3:
            return Reason("banish-level", "L-186")
        if board.active(seat, board.apostate) == 0 and not board.holds(seat, NOVICE):
            return Reason("banish-none", "L-100", {"island": island_thing(board.apostate)})
        return None
    if board.spaces[seat] == LAST_SPACE:
        return Reason("council-last", "L-098")
    if action == actions.COUNCIL_HELPED:
        return None if board.holds(seat, NOVICE) else no_favour(NOVICE, "L-104")
    island: Island = action - actions.COUNCIL
    if board.blocked(island):
        return BLOCKED
    if board.active(seat, island) > 0:
        return None
    return Reason("council-none", "L-096", {"island": island_thing(island)})
