"""Luna: a static evaluation for the bots: what a strong player would expect everybody to have at
the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from augury.core.state import Seat
from augury.games.luna.components import (
    BUILDER_STEPS,
    GUARD_VALUES,
    ISLANDS,
    LAST_SPACE,
    ROUNDS,
    SHRINE,
    SHRINES,
    SYMBOLS,
    TIDE,
    TILES,
    Island,
    Tile,
)
from augury.games.luna.rules.rounds import next_stop, priestess_steps, time_tokens
from augury.games.luna.rules.scoring import apostate_loss, award, final_points, priestess_prizes
from augury.games.luna.rules.solo import shrines_scored, will_build
from augury.games.luna.state import (
    ADVANCE,
    AUTOMATON,
    CHASE,
    NOBODY,
    OVER,
    PATH,
    PICK,
    TAKE,
    TEMPLE,
    Board,
)
from augury.kit.cells import total
from augury.kit.sets import size

PRIZE_EARLY: Final = 0.37  # of the Priestess's prize, while the whole phase is still to come
LOSS_EARLY: Final = 0.68  # of what the Apostate takes, likewise
NEXT_PRIZE: Final = 0.27  # of the prize at her next stop
WORK_NOW: Final = 0.83  # what an active novice still earns in this phase
WORK_LATER: Final = 0.92  # what a novice on or beside an island earns per later round
STRANDED: Final = 0.64  # how much of that is left at the landing stage
AT_COUNCIL: Final = 0.89  # how much of the work of now is left once the council is done with
IN_SUPPLY: Final = 0.13  # a novice in the supply, per round after the next
FAVOUR_USE: Final[list[float]] = [
    0.81,
    0.8,
    0.6,
    1.08,
    0.33,
    2.79,
    0.61,
]  # of a favour, beyond the 1 IP it is worth unused
FAVOUR_LAST: Final = 0.2  # of any favour in the last round
TIDE_SLEEPER: Final = 0.05  # of the Tide's favour, per novice that sleeps
SHRINE_USE: Final = 0.48  # of a shrine, per later round
PENDING: Final = 0.78  # an action half chosen promises something
IN_TRANSIT: Final = 0.23  # and so does a novice in transit

# The Temple: how likely a novice is to be expelled, and what it takes to get there
BOOK_SAFE: Final = 0.98
FREE_THREAT: Final = 0.1  # a higher tile beside it that is free
RIVAL_THREAT: Final = 0.44  # one with a rival's novice
STEP_COST: Final = 0.32  # the turn that the step into the Temple takes
STEP_SURE: Final = 0.35  # how likely it is in time for this round, at the end of the phase

# What could be done right now
TILE_NOW: Final = 0.15  # of what a free tile brings, for those who can step on it
TILES_MOST: Final = 1.4
BUILD_NOW: Final = 1.38  # a shrine with the favour for it
BUILD_HOPE: Final = 0.24  # without

# At the set-up
START_TILE: Final = 0.97  # a pair for one of the first tiles
START_BUILDER: Final = 0.78
START_APOSTATE: Final = -0.4
START_TIDE: Final = 0.51
START_SYMBOL: Final = 0.1  # a shrine where a tile comes

# Where novices will be next round
NEXT_TILE: Final = 0.91
NEXT_SHRINE: Final = 0.43
NEXT_BUILD: Final = 0.79
NEXT_BUILD_HOPE: Final = 0.32
NEXT_BUILD_ONE: Final = 0.38  # how much of these for a single novice
LONELY: Final = -0.21
CROWDED: Final = -0.15  # from the fourth on
NEXT_APOSTATE: Final = -0.35


def evaluate(board: Board) -> list[float]:
    """Points now, final scoring included, plus what the next scoring and the later rounds should
    bring."""
    if board.phase == OVER:
        return [float(points) for points in board.ip]
    scorings: i64 = ROUNDS + 1 - (board.round if board.round > 0 else 1)
    found: list[float] = [
        float(board.ip[seat] + final_points(board, seat)) for seat in range(board.seats)
    ]
    add_temple(board, scorings, found)
    prizes = priestess_prizes(board)
    next_prizes = prizes_next_round(board)
    next_apostate = next_stop(board)
    tiles = free_tiles(board, board.round)
    next_tiles = free_tiles(board, board.round + 1)
    for seat in range(board.seats):
        if board.level and seat == AUTOMATON:
            found[seat] = found[seat] + automaton_future(board, scorings)
            continue
        active: i64 = 0
        inactive: i64 = 0
        for here in range(seat * ISLANDS, (seat + 1) * ISLANDS):
            active += board.on[here]
            inactive += board.beside[here]
        time = time_left(board, active)
        worth: float = (1.0 - (1.0 - PRIZE_EARLY) * time) * float(prizes[seat])
        worth -= (1.0 - (1.0 - LOSS_EARLY) * time) * float(apostate_loss(board, seat))
        worth += workers(board, seat, active, inactive, scorings, time)
        worth += favours(board, seat, inactive, scorings, time)
        worth += opportunities(board, seat, tiles, scorings, time)
        if scorings > 1:
            worth += NEXT_PRIZE * float(next_prizes[seat])
            worth += float(scorings - 1) * SHRINE_USE * float(size(board.shrines[seat]))
            worth += outlook(board, seat, next_apostate, next_tiles)
        if seat == board.current and (
            board.phase == TAKE or board.phase == ADVANCE or board.phase == CHASE
        ):
            worth += PENDING
        found[seat] = found[seat] + worth
    return found


def time_left(board: Board, active: i64) -> float:
    """How much of the action phase is to come, from 1 down to 0: by time tokens, alone by the
    novices still active."""
    if board.round == 0:
        return 1.0
    if board.level:
        return 1.0 if active >= 5 else float(active) / 5.0
    return float(board.tokens) / float(time_tokens(board))


# The Temple


def add_temple(board: Board, scorings: i64, found: list[float]) -> None:
    """A novice in the Temple earns 1 IP per scoring for as long as nobody expels it; one on the
    path will get there."""
    tile: Tile = 1
    while tile <= TILES:
        owner: Seat = board.novices[tile]
        if owner != NOBODY:
            if board.zones[tile] == TEMPLE:
                found[owner] = found[owner] + float(scorings) * safety(board, owner, tile)
            else:
                found[owner] = found[owner] + path_worth(board, owner, tile, scorings)
        tile += 1


def path_worth(board: Board, seat: Seat, tile: Tile, scorings: i64) -> float:
    """An appointed novice: the guard's number now or next round, then its income, less the turn it
    takes."""
    stays = safety(board, seat, tile)
    later: float = 0.0
    if scorings > 1:
        later = float(GUARD_VALUES[board.round]) + float(scorings - 1) * stays - STEP_COST
    if not board.released(tile):
        return later
    now: float = float(board.guard_value()) + float(scorings) * stays - STEP_COST
    sure: float = (
        1.0
        if board.level
        else STEP_SURE + (1.0 - STEP_SURE) * float(board.tokens) / float(time_tokens(board))
    )
    return sure * now + (1.0 - sure) * later


def safety(board: Board, seat: Seat, tile: Tile) -> float:
    """How likely a novice is to stay: higher neighbours that rivals may still bring in threaten it;
    a book protects."""
    if board.has_book(tile):
        return BOOK_SAFE
    threat: float = 0.0
    for neighbour in board.neighbours[tile]:
        if neighbour > tile and board.zones[neighbour] == PATH:
            owner: Seat = board.novices[neighbour]
            if owner == NOBODY:
                threat += FREE_THREAT
            elif owner != seat:
                threat += RIVAL_THREAT
    return 1.0 - threat if threat < 0.7 else 0.3


def free_tiles(board: Board, round: i64) -> i64:
    """The islands whose symbol is on a free tile that is released in a round, one bit each."""
    found: i64 = 0
    last: Tile = 4 * (round + 1)
    if last > TILES:
        last = TILES
    tile: Tile = 5
    while tile <= last:
        if board.zones[tile] == PATH and board.novices[tile] == NOBODY:
            found |= 1 << SYMBOLS[tile]
        tile += 1
    return found


# Novices and favours


def workers(
    board: Board, seat: Seat, active: i64, inactive: i64, scorings: i64, time: float
) -> float:
    """Novices on and beside the islands, those in transit, and those that wait for a boat."""
    moving: i64 = 0
    landed: i64 = 0
    if seat == board.current and len(board.lifted) > 0:
        moving = total(board.lifted)
        landed = total(board.dropped)
    later: float = float(scorings - 1) * WORK_LATER
    now: float = WORK_NOW if board.spaces[seat] < LAST_SPACE else AT_COUNCIL * WORK_NOW
    found: float = float(active) * time * now + float(active + inactive + moving) * later
    found += float(board.landing[seat]) * later * STRANDED + IN_TRANSIT * float(moving - landed)
    if scorings > 2:
        found += IN_SUPPLY * float(board.supply[seat]) * float(scorings - 2)
    return found


def favours(board: Board, seat: Seat, inactive: i64, scorings: i64, time: float) -> float:
    """What the favours are good for before the end; in the last round only what can still be
    done."""
    held = board.favours[seat]
    if scorings == 1:
        return FAVOUR_LAST * time * float(size(held))
    found: float = TIDE_SLEEPER * float(inactive) if (held >> TIDE) & 1 else 0.0
    favour: Island = 0
    while favour < ISLANDS:
        if (held >> favour) & 1:
            found += FAVOUR_USE[favour]
        favour += 1
    return found


def opportunities(board: Board, seat: Seat, tiles: i64, scorings: i64, time: float) -> float:
    """What active novices could do right now that is worth more than usual: step on a tile, build a
    shrine."""
    if board.round == 0:
        return placement(board, seat)
    found: float = 0.0
    promise: float = TILE_NOW * (
        float(board.guard_value()) + float(scorings) - WORK_LATER * float(scorings - 1)
    )
    shrines = board.shrines[seat]
    first: i64 = seat * ISLANDS
    island: Island = 0
    while island < ISLANDS:
        here: i64 = board.on[first + island]
        if (tiles >> island) & 1 and here > 0 and here + ((shrines >> island) & 1) >= 2:
            found += promise
        island += 1
    if found > TILES_MOST:
        found = TILES_MOST
    if (shrines >> board.builder) & 1 == 0 and board.on[first + board.builder] >= 2:
        found += BUILD_NOW if board.holds(seat, SHRINE) else BUILD_HOPE
    return time * found


def placement(board: Board, seat: Seat) -> float:
    """A good start: pairs for the first tiles, with the Builder, not with the Apostate; a shrine
    where many tiles come."""
    found: float = 0.0
    for tile in range(5, 9):
        if board.zones[tile] == PATH and board.active(seat, SYMBOLS[tile]) >= 2:
            found += START_TILE
    if board.active(seat, board.builder) >= 2:
        found += START_BUILDER
    if board.active(seat, board.apostate) > 0:
        found += START_APOSTATE
    if board.has_shrine(seat, TIDE):
        found += START_TIDE
    for tile in range(5, TILES + 1):
        if board.zones[tile] == PATH and board.has_shrine(seat, SYMBOLS[tile]):
            found += START_SYMBOL
    return found


# The next round


def gathered(board: Board, seat: Seat, island: Island) -> i64:
    """Novices that will be awake on an island next round, as far as one can see."""
    here: i64 = board.on[seat * ISLANDS + island] + board.beside[seat * ISLANDS + island]
    if seat == board.current and len(board.dropped) > 0:
        here += board.dropped[island]
    return here


def prizes_next_round(board: Board) -> list[i64]:
    """What the Priestess would pay at her next stop if everyone stayed where they are."""
    island = board.clockwise(board.priestess, priestess_steps(board))
    return award(
        board,
        [
            gathered(board, seat, island) + ((shrines_scored(board, seat) >> island) & 1)
            for seat in range(board.seats)
        ],
    )


def outlook(board: Board, seat: Seat, apostate: Island, tiles: i64) -> float:
    """Where novices will be useful next round: with the Builder, at own shrines, for tiles, away
    from the Apostate."""
    found: float = 0.0
    shrines = board.shrines[seat]
    builder = board.clockwise(board.builder, BUILDER_STEPS)
    island: Island = 0
    while island < ISLANDS:
        here: i64 = gathered(board, seat, island)
        if here > 0:
            shrine: i64 = (shrines >> island) & 1
            if (tiles >> island) & 1 and here + shrine >= 2:
                found += NEXT_TILE
            if shrine:
                found += NEXT_SHRINE
            elif island == builder:
                found += (NEXT_BUILD if board.holds(seat, SHRINE) else NEXT_BUILD_HOPE) * (
                    1.0 if here >= 2 else NEXT_BUILD_ONE
                )
            if here == 1 and not shrine:
                found += LONELY
            if here > 3:
                found += CROWDED * float(here - 3)
            if island == apostate:
                found += NEXT_APOSTATE * float(here + 1)
        island += 1
    return found


def automaton_future(board: Board, scorings: i64) -> float:
    """What the automaton gathers in the rounds to come: a tile and a shrine each, two council
    spaces, most of the Priestess."""
    found: float = 0.0
    council: i64 = LAST_SPACE - board.spaces[AUTOMATON]
    left: i64 = scorings
    if (
        board.round == 0 or board.phase == PICK
    ):  # otherwise it has had the tile of the present round
        left += 1
    while left > 1:
        left -= 1
        found += float(GUARD_VALUES[ROUNDS - left] + left) + 4.0
        found += 2.0 if council >= 2 else float(council)
        council -= 2 if council >= 2 else council
    shrines: i64 = size(shrines_scored(board, AUTOMATON))
    coming: i64 = scorings - 1 if will_build(board, AUTOMATON) else scorings
    if coming > SHRINES - shrines:
        coming = SHRINES - shrines
    return found + 3.2 * float(coming)
