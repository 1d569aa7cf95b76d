"""Luna: what a player may do in their turn (RULES.md 7). `refusals` says the same the other way
round, for people.

Islands and tiles are bits, so a rule asks all of them at once. What it allows is a set too, counted
from the first action of its kind; the kinds stand side by side in six words (see `TurnSets`).
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from augury.core.chance import Chance
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
from augury.kit.cells import cells, cells_of
from augury.kit.sets import append_set, lowest, nth, single, size, write_set

# Work on islands, and Travel and Tide; the sails from the first islands; from the others and the
# landing stage; appointments; inductions and books; the Council and the end of the turn
TurnSets: TypeAlias = tuple[i64, i64, i64, i64, i64, i64]
WORK: Final = actions.FAVOUR  # the first action of each word
SAILS: Final = actions.SAIL_MOVE
FIRST_ISLANDS: Final = 4
MORE_SAILS: Final = SAILS + 14 * FIRST_ISLANDS
APPOINTMENTS: Final = actions.APPOINT
INDUCTIONS: Final = actions.INDUCT
COUNCILS: Final = actions.COUNCIL

ALL_ISLANDS: Final = 127
BEFORE_NOVICE: Final = 63  # the NOVICE island is the last one
TILES_WITH: Final = cells_of(  # by a set of islands: the path tiles with their symbols
    [
        sum(
            1 << tile
            for tile in range(actions.FIRST_PATH_TILE, TILES + 1)
            if islands >> SYMBOLS[tile] & 1
        )
        for islands in range(ALL_ISLANDS + 1)
    ]
)


def turn_choices(board: Board, seat: Seat) -> list[Action]:
    """L-031: one action or a meditation, as a list."""
    sets = turn_sets(board, seat)
    found: list[Action] = []
    append_set(found, sets[0], WORK)
    append_set(found, sets[1], SAILS)
    append_set(found, sets[2], MORE_SAILS)
    append_set(found, sets[3], APPOINTMENTS)
    append_set(found, sets[4], INDUCTIONS)
    append_set(found, sets[5], COUNCILS)
    return found


def turn_options(board: Board, seat: Seat) -> vec[i64]:
    """The same in cells."""
    sets = turn_sets(board, seat)
    number: i64 = size(sets[0]) + size(sets[1]) + size(sets[2])
    number += size(sets[3]) + size(sets[4]) + size(sets[5])
    found = cells(number)
    place = write_set(found, 0, sets[0], WORK)
    place = write_set(found, place, sets[1], SAILS)
    place = write_set(found, place, sets[2], MORE_SAILS)
    place = write_set(found, place, sets[3], APPOINTMENTS)
    place = write_set(found, place, sets[4], INDUCTIONS)
    write_set(found, place, sets[5], COUNCILS)
    return found


def draw_turn(board: Board, seat: Seat, luck: Chance) -> Action:
    """One of them at random."""
    sets = turn_sets(board, seat)
    work: i64 = size(sets[0])
    sails: i64 = work + size(sets[1])
    more_sails: i64 = sails + size(sets[2])
    appointments: i64 = more_sails + size(sets[3])
    inductions: i64 = appointments + size(sets[4])
    drawn: i64 = luck.below(inductions + size(sets[5]))
    if drawn < work:
        return WORK + nth(sets[0], drawn)
    if drawn < sails:
        return SAILS + nth(sets[1], drawn - work)
    if drawn < more_sails:
        return MORE_SAILS + nth(sets[2], drawn - sails)
    if drawn < appointments:
        return APPOINTMENTS + nth(sets[3], drawn - more_sails)
    if drawn < inductions:
        return INDUCTIONS + nth(sets[4], drawn - appointments)
    return COUNCILS + nth(sets[5], drawn - inductions)


def turn_sets(board: Board, seat: Seat) -> TurnSets:
    """L-031: one action or a meditation. L-045: only what can be carried out completely and has an
    effect."""
    # L-110: always possible. L-115: for a player without any action it is all that is left. L-171:
    # alone one ends the phase instead.
    end: i64 = single((actions.END_PHASE if board.level else actions.MEDITATE) - COUNCILS)
    if exhausted(board, seat):
        return 0, 0, 0, 0, 0, end
    open_islands: i64 = ALL_ISLANDS
    if board.level >= 2:  # L-180
        open_islands &= ~single(board.apostate)
    one: i64 = at_least(board.on, seat, 1) & open_islands  # active novice, or more
    two: i64 = at_least(board.on, seat, 2) & open_islands
    helped = board.holds(seat, NOVICE)
    work: i64 = favours(board, seat, one, two, open_islands, helped)
    if board.supply[seat]:  # L-054: two novices on an island, one with help, and one in the supply
        work |= two << (actions.RECRUIT - WORK)
        if helped:
            work |= one << (actions.RECRUIT_HELPED - WORK)
    work |= shrines(board, seat, one, two, helped)
    work |= moves(board, seat, one, open_islands)
    sails: i64 = 0
    more_sails: i64 = 0
    if board.holds(seat, SAIL):
        sails, more_sails = sailings(board, seat, one, two)
    appointments, inductions = tiles(board, seat, one, two, helped)
    if board.holds(seat, BOOK):
        inductions |= books(board, seat) << (actions.BOOK_MOVE - INDUCTIONS)
    return (
        work,
        sails,
        more_sails,
        appointments,
        inductions,
        councils(board, seat, one, helped) | end,
    )


def at_least(novices: vec[i64], seat: Seat, number: i64) -> i64:
    """The islands where a player has so many novices, in these cells."""
    first: i64 = seat * ISLANDS
    found: i64 = 0
    for island in range(ISLANDS):
        if novices[first + island] >= number:
            found |= 1 << island
    return found


def favours(board: Board, seat: Seat, one: i64, two: i64, open_islands: i64, helped: bool) -> i64:
    """L-050, L-051: two novices, or one with a shrine. L-053: NOVICE is never gained with the help
    of NOVICE."""
    built: i64 = board.shrines[seat]
    lacking: i64 = ~board.favours[seat]
    found: i64 = (two | one & built) & lacking
    if helped:
        with_help: i64 = (one | built & open_islands) & lacking & BEFORE_NOVICE
        found |= with_help << (actions.FAVOUR_HELPED - WORK)
    return found


def shrines(board: Board, seat: Seat, one: i64, two: i64, helped: bool) -> i64:
    """L-057: the SHRINE favour, a shrine left, none of yours on the Builder's island. L-058: two
    novices there, one with help."""
    island = board.builder
    if not board.holds(seat, SHRINE) or board.has_shrine(seat, island):
        return 0
    found: i64 = 0
    if board.shrines_built(seat) < SHRINES:
        if two >> island & 1:
            found |= single(actions.BUILD - WORK)
        if helped and one >> island & 1:
            found |= single(actions.BUILD_HELPED - WORK)
    return found


def moves(board: Board, seat: Seat, one: i64, open_islands: i64) -> i64:
    """L-064: Travel for an active novice. L-068: Tide for any. L-180: novices that may not move do
    not count. L-061: herbs for inactive ones beside any island but the Herb island."""
    found: i64 = 0
    if one:
        found |= single(actions.TRAVEL - WORK)
    herb = board.holds(seat, HERB)
    tide = board.holds(seat, TIDE)
    if herb or tide:
        resting: i64 = at_least(board.beside, seat, 1) & open_islands
        if herb:
            found |= herbs(board, seat, resting)
        if tide and (one | resting or board.landing[seat] > 0):
            found |= single(actions.TIDE_MOVE - WORK)
    return found


def herbs(board: Board, seat: Seat, resting: i64) -> i64:
    """L-061: one or two novices wake up."""
    found: i64 = 0
    resting &= ~(1 << HERB)
    while resting:
        island: Island = lowest(resting)
        resting &= resting - 1
        wakes: i64 = 3 if board.beside[seat * ISLANDS + island] >= 2 else 1
        found |= wakes << (actions.HERBS - WORK + 2 * island)
    return found


def sailings(board: Board, seat: Seat, one: i64, two: i64) -> tuple[i64, i64]:
    """L-072, L-073: one or two novices from one island to another. L-091: or from the landing
    stage."""
    sails: i64 = 0
    more: i64 = 0
    while one:
        source: Island = lowest(one)
        one &= one - 1
        targets: i64 = ALL_ISLANDS & ~(1 << source)
        if two >> source & 1:
            targets |= targets << ISLANDS
        if source < FIRST_ISLANDS:
            sails |= targets << (14 * source)
        else:
            more |= targets << (14 * (source - FIRST_ISLANDS))
    landing: i64 = board.landing[seat]
    if landing:
        everywhere: i64 = ALL_ISLANDS
        if landing >= 2:
            everywhere |= everywhere << ISLANDS
        more |= everywhere << (actions.SAIL_LANDING - MORE_SAILS)
    return sails, more


def tiles(board: Board, seat: Seat, one: i64, two: i64, helped: bool) -> tuple[i64, i64]:
    """L-076..L-080: free tiles to step on. L-083, L-085: own ones to induct. Bribable ones count
    with the BRIBE favour."""
    last: Tile = 4 * (board.round + (2 if board.holds(seat, BRIBE) else 1))
    if last > TILES:
        last = TILES
    zones = board.zones
    novices = board.novices
    free: i64 = 0
    own: i64 = 0
    for tile in range(actions.FIRST_PATH_TILE, last + 1):
        if zones[tile] == PATH:
            owner: Seat = novices[tile]
            if owner == NOBODY:
                free |= 1 << tile
            elif owner == seat:
                own |= 1 << tile
    built: i64 = board.shrines[seat]
    appointments: i64 = free & TILES_WITH[two | one & built]
    if helped:
        more: i64 = free & TILES_WITH[one & ~built]
        appointments |= more << (actions.APPOINT_HELPED - APPOINTMENTS)
    return appointments >> actions.FIRST_PATH_TILE, own >> actions.FIRST_PATH_TILE


def books(board: Board, seat: Seat) -> i64:
    """L-092: own novices in the Temple without a book. There is always a book that can be taken."""
    found: i64 = 0
    novices = board.novices
    for tile in range(1, TILES + 1):
        if novices[tile] == seat and board.zones[tile] == TEMPLE:
            found |= 1 << tile
    return (found & ~board.books) >> 1


def councils(board: Board, seat: Seat, one: i64, helped: bool) -> i64:
    """L-096, L-098: Council unless the stone is on space 10. L-100: Banishment; L-186: not at solo
    level 3."""
    found: i64 = 0
    if board.spaces[seat] < LAST_SPACE:
        found = one
        if helped:  # L-105, L-181
            found |= single(actions.COUNCIL_HELPED - COUNCILS)
    if board.level < 3 and (helped or board.active(seat, board.apostate) > 0):
        found |= single(actions.BANISH - COUNCILS)
    return found
