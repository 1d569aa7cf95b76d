"""Luna: Travel, Tide and Sailboat (RULES.md 7.5 to 7.7), and how a compound move is told in small
steps (RULES.md 13).

First the novices that leave are lifted one by one, sources in a fixed order; then as many landings
are named, islands in ring order. So every result that L-067 and L-071 allow is reached by exactly
one sequence of steps, and no sequence runs into a dead end.
"""

from __future__ import annotations

from mypy_extensions import i64

from augury.core.state import Seat
from augury.games.luna.components import ISLANDS, SAIL, TIDE, Island
from augury.games.luna.rules.workers import give_back
from augury.games.luna.state import DROP, LANDING, LIFT, SOURCES, Board
from augury.games.luna.things import island_thing, who
from augury.kit.cells import EMPTY, add, cells, total
from augury.kit.sets import is_single, lowest


def begin_move(board: Board, seat: Seat, by_tide: bool) -> None:
    """L-064: Travel needs no favour. L-068, L-069: Tide gives back its favour."""
    if by_tide:
        give_back(board, seat, TIDE)
    board.by_tide = by_tide
    board.phase = LIFT
    board.lifted = cells(SOURCES)
    board.dropped = cells(ISLANDS)
    board.cursor = 0


# Lifting


def waiting(board: Board, seat: Seat, source: i64) -> i64:
    """Novices at a source. L-065: Travel moves active ones. L-069: Tide inactive ones and those at
    the landing stage too."""
    if source < ISLANDS:
        return board.on[seat * ISLANDS + source]
    if not board.by_tide:
        return 0
    if source < LANDING:
        return board.beside[seat * ISLANDS + source - ISLANDS]
    return board.landing[seat]


def rank(board: Board, source: i64) -> i64:
    """The order of the sources: on the islands in ring order, beside them in ring order, the
    landing stage."""
    if source < ISLANDS:
        return board.places[source]
    if source < LANDING:
        return ISLANDS + board.places[source - ISLANDS]
    return LANDING


def liftable(board: Board, seat: Seat) -> i64:
    """The sources from which the next novice may be lifted, one bit each."""
    found: i64 = 0
    first: i64 = seat * ISLANDS
    on = board.on
    places = board.places
    for island in range(ISLANDS):  # these always leave room (see `may_lift`)
        if on[first + island] and places[island] >= board.cursor:
            found |= 1 << island
    if board.level >= 2:  # L-180
        found &= ~(1 << board.apostate)
    if board.by_tide:
        for source in range(ISLANDS, SOURCES):
            if may_lift(board, seat, source):
                found |= 1 << source
    return found


def may_lift(board: Board, seat: Seat, source: i64) -> bool:
    """A novice is there, the fixed order is kept, and all that are lifted can still land. L-180:
    none leaves a blocked island."""
    if waiting(board, seat, source) == 0 or rank(board, source) < board.cursor:
        return False
    if source == LANDING:
        return True
    return not board.blocked(source % ISLANDS) and leaves_room(board, source)


def leaves_room(board: Board, source: i64) -> bool:
    """Lifting beside an island closes it (L-071); the others must still take everybody. All other
    lifts always leave room."""
    if source < ISLANDS:
        return True
    lifted: i64 = 1
    open_islands: i64 = ISLANDS
    travellers: i64 = 0  # lifted on islands that stay open
    island: Island = 0
    while island < ISLANDS:
        lifted += board.lifted[island] + board.lifted[ISLANDS + island]
        if board.lifted[ISLANDS + island] > 0 or island == source - ISLANDS:
            open_islands -= 1
        else:
            travellers += board.lifted[island]
        island += 1
    return open_islands * lifted - travellers >= lifted


def lift(board: Board, seat: Seat, source: i64) -> None:
    """One novice is in transit; it lands when the last one is dropped. L-070: so none moves
    twice."""
    if source < ISLANDS:
        add(board.on, seat * ISLANDS + source, -1)
    elif source < LANDING:
        add(board.beside, seat * ISLANDS + source - ISLANDS, -1)
    else:
        add(board.landing, seat, -1)
    add(board.lifted, source, 1)
    board.cursor = rank(board, source)


def in_transit(board: Board) -> i64:
    return total(board.lifted)


def stop_lifting(board: Board) -> None:
    """Now every island has its room. L-066, L-067: nobody lands where it came from. L-071: nor
    where inactive novices left."""
    moved = in_transit(board)
    board.phase = DROP
    board.cursor = 0
    board.room = cells(ISLANDS)
    for place in range(ISLANDS):
        island: Island = board.ring[place]
        if board.lifted[ISLANDS + island] == 0:
            board.room[place] = moved - board.lifted[island]


# Dropping


def left_to_drop(board: Board) -> i64:
    return in_transit(board) - total(board.dropped)


def droppable(board: Board) -> i64:
    """Islands that may be named next, one bit each: ring order is kept, there is room, and from
    there on room for all the others."""
    left = left_to_drop(board)
    open_islands: i64 = 0
    room: i64 = 0
    place: i64 = ISLANDS - 1
    while place >= board.cursor:
        room += board.room[place]
        if board.room[place] > 0 and room >= left:
            open_islands |= 1 << board.ring[place]
        place -= 1
    return open_islands


def drop(board: Board, island: Island) -> None:
    place = board.places[island]
    add(board.dropped, island, 1)
    add(board.room, place, -1)
    board.cursor = place


def settle(board: Board, seat: Seat) -> bool:
    """Steps without a choice are taken at once (RULES.md 13); returns whether the move is
    complete."""
    while board.phase == LIFT:
        sources = liftable(board, seat)
        if sources == 0:
            stop_lifting(board)
        elif is_single(sources) and in_transit(board) == 0:
            lift(board, seat, lowest(sources))
        else:
            return False
    while left_to_drop(board) > 0:
        islands = droppable(board)
        if not is_single(islands):
            return False
        drop(board, lowest(islands))
    land(board, seat)
    return True


def land(board: Board, seat: Seat) -> None:
    """L-065, L-069: the novices are beside their islands now, inactive."""
    if board.listening:
        tell_move(board, seat)
    for island in range(ISLANDS):
        add(board.beside, seat * ISLANDS + island, board.dropped[island])
    board.lifted = EMPTY
    board.dropped = EMPTY
    board.room = EMPTY
    board.cursor = 0
    board.by_tide = False


def tell_move(board: Board, seat: Seat) -> None:
    places: list[str] = []
    for island in range(ISLANDS):
        if board.lifted[island] + board.lifted[ISLANDS + island] > 0:
            places.append(island_thing(island))
    if board.lifted[LANDING] > 0:
        places.append("place/landing")
    board.tell(
        "tide" if board.by_tide else "travel",
        {"seat": who(board, seat), "number": in_transit(board), "from": " ".join(places)},
    )
    for island in range(ISLANDS):
        if board.dropped[island] > 0:
            board.tell(
                "landed",
                {
                    "seat": who(board, seat),
                    "number": board.dropped[island],
                    "island": island_thing(island),
                },
            )


# Sailboat


def sail(board: Board, seat: Seat, source: Island, number: i64, island: Island) -> None:
    """L-072..L-074: for the SAIL favour one or two active novices go from one island to another and
    stay active."""
    give_back(board, seat, SAIL)
    add(board.on, seat * ISLANDS + source, -number)
    arrive(board, seat, source, number, island)


def sail_from_landing(board: Board, seat: Seat, number: i64, island: Island) -> None:
    """L-072, L-073: or one or two novices from the landing stage."""
    give_back(board, seat, SAIL)
    add(board.landing, seat, -number)
    arrive(board, seat, LANDING, number, island)


def arrive(board: Board, seat: Seat, source: i64, number: i64, island: Island) -> None:
    """L-072: those who sailed are on the island, and active."""
    add(board.on, seat * ISLANDS + island, number)
    if board.listening:
        board.tell(
            "sail",
            {
                "seat": who(board, seat),
                "number": number,
                "from": "place/landing" if source == LANDING else island_thing(source),
                "island": island_thing(island),
            },
        )
