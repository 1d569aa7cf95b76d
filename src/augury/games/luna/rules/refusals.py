"""Luna: why something is not possible now, as a sentence for the player; "" if it is possible.
Written apart from `choices` on purpose."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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

BLOCKED: Final = "The Apostate blocks all actions on his island. [L-180]"
NO_HELP: Final = "You do not hold the NOVICE favour. [L-104]"


def reason(board: Board, seat: Seat, action: Action) -> str:
    """The first rule that stands against an action."""
    if board.phase == OVER:
        return "The game is over. [L-140]"
    if seat != board.current:
        return "Another player is to act. [L-031]"
    if board.phase == TURN:
        return turn_reason(board, seat, action)
    return step_reason(board, seat, action)


def step_reason(board: Board, seat: Seat, action: Action) -> str:
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


def shrine_place_reason(board: Board, action: Action) -> str:
    if not actions.PLACE_SHRINE <= action < actions.PLACE_PAIR:
        return "Now everybody places a shrine. [L-020]"
    island: Island = action - actions.PLACE_SHRINE
    if may_place_shrine(board, island):
        return ""
    if island == HERB and board.seats == 2:
        return "With two players the first shrine may not stand on the Herb island. [L-021]"
    return "In the placement round there is one shrine per island. [L-020]"


def pair_reason(board: Board, seat: Seat, action: Action) -> str:
    if not actions.PLACE_PAIR <= action < actions.PICK:
        return "Now everybody places a pair of novices. [L-022]"
    if may_place_pair(board, seat, action - actions.PLACE_PAIR):
        return ""
    return "A pair goes to an island where you have no novice and no shrine. [L-022]"


def pick_reason(board: Board, action: Action) -> str:
    if not actions.PICK <= action < actions.FAVOUR:
        return "First choose which of the automaton's novices go to the Council. [L-164]"
    return (
        ""
        if may_pick(board, action - actions.PICK)
        else "The automaton has no active novice there. [L-164]"
    )


def lift_reason(board: Board, seat: Seat, action: Action) -> str:
    if action == actions.LIFT_DONE:
        return "" if in_transit(board) > 0 else "At least one novice has to move. [L-065]"
    if not actions.LIFT <= action < actions.LIFT_DONE:
        return "First say which novices leave. [L-065]"
    source: i64 = action - actions.LIFT
    if source >= ISLANDS and not board.by_tide:
        return "Only active novices travel. [L-065]"
    if waiting(board, seat, source) == 0:
        return "No novice of yours is left there. [L-065]"
    if source != LANDING and board.blocked(source % ISLANDS):
        return BLOCKED
    if rank(board, source) < board.cursor:
        return (
            "Name the novices that leave in order: on the islands clockwise, then beside them, "
            "then the landing stage. [L-067]"
        )
    if not leaves_room(board, source):
        return "Then no island would be left for them to land. [L-071]"
    return ""


def drop_reason(board: Board, action: Action) -> str:
    if not actions.DROP <= action < actions.TAKE:
        return "Now say where the novices land. [L-065]"
    island: Island = action - actions.DROP
    if island in droppable(board):
        return ""
    if board.places[island] < board.cursor:
        return "Name the islands clockwise. [L-067]"
    if board.lifted[ISLANDS + island] > 0:
        return "Inactive novices are leaving that island, so none lands there. [L-071]"
    if board.room[board.places[island]] == 0:
        return "A novice cannot land where it came from. [L-066]"
    return "From there on there would not be room for all the others. [L-067]"


def take_reason(board: Board, action: Action) -> str:
    if not actions.TAKE <= action < actions.DEPLOY:
        return "Now choose the book. [L-093]"
    return "" if board.has_book(action - actions.TAKE + 1) else "There is no book. [L-093]"


def number_reason(board: Board, seat: Seat, action: Action) -> str:
    if action in deployable(board, seat):
        return ""
    if action < actions.DEPLOY:
        return (
            "Now say how many novices. [L-096]"
            if board.phase == ADVANCE
            else "Now say how many novices. [L-100]"
        )
    helped = action >= actions.DEPLOY_HELPED
    if helped and not board.holds(seat, NOVICE):
        return NO_HELP
    number: i64 = action - actions.DEPLOY_HELPED if helped else action - actions.DEPLOY + 1
    if board.phase == ADVANCE and number + (1 if helped else 0) > steps_left(board, seat):
        return "That would lead beyond space 10 of the Council. [L-098]"
    if board.phase == ADVANCE and number == 0:
        return "You have chosen to deploy novices of an island. [L-096]"
    return "You do not have that many active novices there. [L-041]"


# A turn


def turn_reason(board: Board, seat: Seat, action: Action) -> str:
    if action < actions.FAVOUR:
        return (
            "The placement round is over. [L-031]"
            if action < actions.PICK
            else "The choice is made at the start of a round, alone. [L-164]"
        )
    if action == actions.MEDITATE:
        return (
            "In the solo game there is no meditation; you end the phase when you like. [L-171]"
            if board.level
            else ""
        )
    if action == actions.END_PHASE:
        return (
            ""
            if board.level
            else "Only in the solo game; here the time tokens end the phase. [L-032]"
        )
    if action >= actions.LIFT:
        return "That belongs to an action that has not begun. [L-031]"
    if exhausted(board, seat):
        return "After 40 actions in one phase you can only bring it to its end. [L-035]"
    if action < actions.TRAVEL:
        return worker_reason(board, seat, action)
    if action < actions.APPOINT:
        return move_reason(board, seat, action)
    if action < actions.COUNCIL:
        return temple_reason(board, seat, action)
    return council_reason(board, seat, action)


def worker_reason(board: Board, seat: Seat, action: Action) -> str:
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


def too_few(board: Board, seat: Seat, island: Island, price: i64, helped: bool) -> bool:
    """Whether a price in novices cannot be paid on an island."""
    return board.active(seat, island) < (price - 1 if helped else price)


def favour_reason(board: Board, seat: Seat, island: Island, helped: bool) -> str:
    if board.holds(seat, island):
        return "You already hold this favour. [L-050]"
    if helped and island == NOVICE:
        return "The NOVICE favour cannot help to gain itself. [L-108]"
    if helped and not board.holds(seat, NOVICE):
        return NO_HELP
    if board.blocked(island):
        return BLOCKED
    if too_few(board, seat, island, favour_price(board, seat, island), helped):
        return (
            "A favour costs two active novices on its island, with your shrine there one. [L-051]"
        )
    return ""


def recruit_reason(board: Board, seat: Seat, island: Island, helped: bool) -> str:
    if board.supply[seat] == 0:
        return "All your novices are in play. [L-054]"
    if helped and not board.holds(seat, NOVICE):
        return NO_HELP
    if board.blocked(island):
        return BLOCKED
    return (
        "Recruiting costs two active novices on the island. [L-054]"
        if too_few(board, seat, island, 2, helped)
        else ""
    )


def build_reason(board: Board, seat: Seat, helped: bool) -> str:
    if not board.holds(seat, SHRINE):
        return "You do not hold the SHRINE favour. [L-057]"
    if board.has_shrine(seat, board.builder):
        return "You already have a shrine on the Master Builder's island. [L-057]"
    if board.shrines_built(seat) == SHRINES:
        return "All your shrines are built. [L-057]"
    if helped and not board.holds(seat, NOVICE):
        return NO_HELP
    if board.blocked(board.builder):
        return BLOCKED
    if too_few(board, seat, board.builder, 2, helped):
        return "A shrine costs two active novices on the Master Builder's island. [L-058]"
    return ""


def herbs_reason(board: Board, seat: Seat, island: Island, number: i64) -> str:
    if not board.holds(seat, HERB):
        return "You do not hold the HERB favour. [L-061]"
    if island == HERB:
        return "Herbs do not work on the Herb island itself. [L-061]"
    if board.blocked(island):
        return BLOCKED
    return (
        "You do not have that many inactive novices there. [L-061]"
        if board.inactive(seat, island) < number
        else ""
    )


def move_reason(board: Board, seat: Seat, action: Action) -> str:
    if action == actions.TRAVEL or action == actions.TIDE_MOVE:
        tide = action == actions.TIDE_MOVE
        if tide and not board.holds(seat, TIDE):
            return "You do not hold the TIDE favour. [L-068]"
        if can_move(board, seat, tide):
            return ""
        return (
            "You have no novice that could move. [L-068]"
            if tide
            else "You have no active novice that could travel. [L-064]"
        )
    if not board.holds(seat, SAIL):
        return "You do not hold the SAIL favour. [L-072]"
    if action >= actions.SAIL_LANDING:
        number: i64 = (action - actions.SAIL_LANDING) // ISLANDS + 1
        return (
            "You do not have that many novices at the landing stage. [L-072]"
            if board.landing[seat] < number
            else ""
        )
    offset: i64 = action - actions.SAIL_MOVE
    source: Island = offset // 14
    if source == offset % ISLANDS:
        return "The boat sails to another island. [L-073]"
    if board.blocked(source):
        return BLOCKED
    if board.active(seat, source) < offset // ISLANDS % 2 + 1:
        return "You do not have that many active novices there. [L-072]"
    return ""


def can_move(board: Board, seat: Seat, tide: bool) -> bool:
    for island in range(ISLANDS):
        free = not board.blocked(island)
        if free and (board.active(seat, island) > 0 or (tide and board.inactive(seat, island) > 0)):
            return True
    return tide and board.landing[seat] > 0


def temple_reason(board: Board, seat: Seat, action: Action) -> str:
    if action >= actions.BOOK_MOVE:
        return book_reason(board, seat, action - actions.BOOK_MOVE + 1)
    tile: Tile = (action - actions.APPOINT) % 24 + actions.FIRST_PATH_TILE
    if board.zones[tile] != PATH:
        return "This tile is not on the path. [L-076]"
    if action >= actions.INDUCT:
        if board.novices[tile] != seat:
            return "Your novice does not stand on this tile. [L-083]"
        return reach_reason(board, seat, tile)
    if board.novices[tile] != NOBODY:
        return "A novice already stands on this tile. [L-081]"
    return reach_reason(board, seat, tile) or appoint_reason(
        board, seat, SYMBOLS[tile], action >= actions.APPOINT_HELPED
    )


def reach_reason(board: Board, seat: Seat, tile: Tile) -> str:
    """RULES.md 4.3: in front of the guard, or just behind him for the BRIBE favour."""
    if board.released(tile):
        return ""
    if not board.bribable(tile):
        return "This tile is out of reach behind the guards. [L-076]"
    return (
        ""
        if board.holds(seat, BRIBE)
        else "The guard lets you pass only for the BRIBE favour. [L-079]"
    )


def appoint_reason(board: Board, seat: Seat, island: Island, helped: bool) -> str:
    if helped and not board.holds(seat, NOVICE):
        return NO_HELP
    if board.blocked(island):
        return BLOCKED
    shrine = board.has_shrine(seat, island)
    if helped and shrine:
        return "With your shrine on the island no second novice is needed. [L-080]"
    if board.active(seat, island) == 0:
        return "You have no active novice on the island of this tile. [L-077]"
    if board.active(seat, island) == 1 and not shrine and not helped:
        return "Without a shrine on the island a second active novice is needed. [L-077]"
    return ""


def book_reason(board: Board, seat: Seat, tile: Tile) -> str:
    if not board.holds(seat, BOOK):
        return "You do not hold the BOOK favour. [L-092]"
    if not 1 <= tile <= TILES or board.novices[tile] != seat or board.zones[tile] != TEMPLE:
        return "You have no novice there in the Temple. [L-092]"
    return "This novice already has a book. [L-092]" if board.has_book(tile) else ""


def council_reason(board: Board, seat: Seat, action: Action) -> str:
    if action == actions.BANISH:
        if board.level == 3:
            return "At level 3 the Apostate cannot be moved. [L-186]"
        if board.active(seat, board.apostate) == 0 and not board.holds(seat, NOVICE):
            return "You have no active novice on the Apostate's island. [L-100]"
        return ""
    if board.spaces[seat] == LAST_SPACE:
        return "Your stone is on the last space of the Council. [L-098]"
    if action == actions.COUNCIL_HELPED:
        return "" if board.holds(seat, NOVICE) else NO_HELP
    island: Island = action - actions.COUNCIL
    if board.blocked(island):
        return BLOCKED
    return "You have no active novice there. [L-096]" if board.active(seat, island) == 0 else ""
