"""Luna: what a player may do in their turn (RULES.md 7). `refusals` says the same the other way
round, for people."""

from __future__ import annotations

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
from augury.games.luna.rules.rounds import exhausted
from augury.games.luna.state import NOBODY, PATH, TEMPLE, Board
from augury.kit.sets import append_set


def turn_choices(board: Board, seat: Seat) -> list[Action]:
    """L-031: one action or a meditation. L-045: only what can be carried out completely and has an
    effect."""
    found: list[Action] = []
    if not exhausted(board, seat):
        helped = board.holds(seat, NOVICE)
        add_favours(board, seat, helped, found)
        add_recruits(board, seat, helped, found)
        add_shrines(board, seat, helped, found)
        if board.holds(seat, HERB):
            add_herbs(board, seat, found)
        add_moves(board, seat, found)
        if board.holds(seat, SAIL):
            add_sails(board, seat, found)
        add_tiles(board, seat, helped, found)
        if board.holds(seat, BOOK):
            add_books(board, seat, found)
        add_council(board, seat, helped, found)
    # L-110: always possible. L-115: for a player without any action it is all that is left. L-171:
    # alone one ends the phase instead.
    found.append(actions.END_PHASE if board.level else actions.MEDITATE)
    return found


def add_favours(board: Board, seat: Seat, helped: bool, found: list[Action]) -> None:
    """L-050, L-051: two novices, or one with a shrine. L-053: NOVICE is never gained with the help
    of NOVICE."""
    first: i64 = seat * ISLANDS
    shrines = board.shrines[seat]
    held = board.favours[seat]
    island: Island = 0
    while island < ISLANDS:
        if (
            (held >> island) & 1 == 0
            and board.on[first + island] + ((shrines >> island) & 1) >= 2
            and not board.blocked(island)
        ):
            found.append(actions.FAVOUR + island)
        island += 1
    if helped:
        island = 0
        while island < NOVICE:  # the NOVICE island is the last one
            if (
                (held >> island) & 1 == 0
                and board.on[first + island] + ((shrines >> island) & 1) >= 1
                and not board.blocked(island)
            ):
                found.append(actions.FAVOUR_HELPED + island)
            island += 1


def add_recruits(board: Board, seat: Seat, helped: bool, found: list[Action]) -> None:
    """L-054: two novices on an island, one with help, and one in the supply."""
    if board.supply[seat] == 0:
        return
    first: i64 = seat * ISLANDS
    island: Island = 0
    while island < ISLANDS:
        if board.on[first + island] >= 2 and not board.blocked(island):
            found.append(actions.RECRUIT + island)
        island += 1
    if helped:
        island = 0
        while island < ISLANDS:
            if board.on[first + island] >= 1 and not board.blocked(island):
                found.append(actions.RECRUIT_HELPED + island)
            island += 1


def add_shrines(board: Board, seat: Seat, helped: bool, found: list[Action]) -> None:
    """L-057: the SHRINE favour, a shrine left, none of yours on the Builder's island. L-058: two
    novices there, one with help."""
    island = board.builder
    if not board.holds(seat, SHRINE) or board.has_shrine(seat, island) or board.blocked(island):
        return
    if board.shrines_built(seat) < SHRINES:
        novices = board.active(seat, island)
        if novices >= 2:
            found.append(actions.BUILD)
        if helped and novices >= 1:
            found.append(actions.BUILD_HELPED)


def add_herbs(board: Board, seat: Seat, found: list[Action]) -> None:
    """L-061: inactive novices beside any island but the Herb island."""
    for island in range(ISLANDS):
        if island != HERB and not board.blocked(island):
            novices = board.inactive(seat, island)
            if novices >= 1:
                found.append(actions.HERBS + 2 * island)
            if novices >= 2:
                found.append(actions.HERBS + 2 * island + 1)


def add_moves(board: Board, seat: Seat, found: list[Action]) -> None:
    """L-064: Travel for an active novice. L-068: Tide for any. L-180: novices that may not move do
    not count."""
    active: i64 = 0
    inactive: i64 = board.landing[seat]
    first: i64 = seat * ISLANDS
    island: Island = 0
    while island < ISLANDS:
        if not board.blocked(island):
            active += board.on[first + island]
            inactive += board.beside[first + island]
        island += 1
    if active > 0:
        found.append(actions.TRAVEL)
    if active + inactive > 0 and board.holds(seat, TIDE):
        found.append(actions.TIDE_MOVE)


def add_sails(board: Board, seat: Seat, found: list[Action]) -> None:
    """L-072, L-073: one or two novices from one island to another. L-091: or from the landing
    stage."""
    for source in range(ISLANDS):
        if board.blocked(source):
            continue
        for number in range(1, min(board.active(seat, source), 2) + 1):
            first: Action = actions.SAIL_MOVE + 14 * source + 7 * (number - 1)
            for island in range(ISLANDS):
                if island != source:
                    found.append(first + island)
    for number in range(1, min(board.landing[seat], 2) + 1):
        for island in range(ISLANDS):
            found.append(actions.SAIL_LANDING + 7 * (number - 1) + island)


def add_tiles(board: Board, seat: Seat, helped: bool, found: list[Action]) -> None:
    """L-076..L-080: free tiles to step on. L-083, L-085: own ones to induct. Bribable ones count
    with the BRIBE favour."""
    last: Tile = 4 * (board.round + (2 if board.holds(seat, BRIBE) else 1))
    if last > TILES:
        last = TILES
    first: i64 = seat * ISLANDS
    shrines = board.shrines[seat]
    inductions: i64 = 0  # tiles, one bit each
    helped_ones: i64 = 0
    tile: Tile = actions.FIRST_PATH_TILE
    while tile <= last:
        if board.zones[tile] == PATH:
            owner: Seat = board.novices[tile]
            if owner == seat:
                inductions |= 1 << tile
            elif owner == NOBODY:
                island: Island = SYMBOLS[tile]
                novices: i64 = board.on[first + island]
                if novices > 0 and not board.blocked(island):
                    bonus: i64 = (shrines >> island) & 1
                    if novices + bonus >= 2:
                        found.append(actions.APPOINT + tile - actions.FIRST_PATH_TILE)
                    if helped and bonus == 0:
                        helped_ones |= 1 << tile
        tile += 1
    append_set(found, helped_ones, actions.APPOINT_HELPED - actions.FIRST_PATH_TILE)
    append_set(found, inductions, actions.INDUCT - actions.FIRST_PATH_TILE)


def add_books(board: Board, seat: Seat, found: list[Action]) -> None:
    """L-092: own novices in the Temple without a book. There is always a book that can be taken."""
    tile: Tile = 1
    while tile <= TILES:
        if board.novices[tile] == seat and board.zones[tile] == TEMPLE and not board.has_book(tile):
            found.append(actions.BOOK_MOVE + tile - 1)
        tile += 1


def add_council(board: Board, seat: Seat, helped: bool, found: list[Action]) -> None:
    """L-096, L-098: Council unless the stone is on space 10. L-100: Banishment; L-186: not at solo
    level 3."""
    if board.spaces[seat] < LAST_SPACE:
        for island in range(ISLANDS):
            if board.active(seat, island) > 0 and not board.blocked(island):
                found.append(actions.COUNCIL + island)
        if helped:  # L-105, L-181
            found.append(actions.COUNCIL_HELPED)
    if board.level < 3 and (helped or board.active(seat, board.apostate) > 0):
        found.append(actions.BANISH)


def book_choices(board: Board) -> list[Action]:
    """L-093: any book in the Temple."""
    return [actions.TAKE + tile - 1 for tile in range(1, TILES + 1) if board.has_book(tile)]
