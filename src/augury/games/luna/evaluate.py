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
from augury.kit.sets import size

WORK_NOW: Final = 0.95  # what an active novice still earns in this phase
WORK_LATER: Final = 0.83  # what a novice on or beside an island earns per later round
STRANDED: Final = 0.6  # how much of that is left at the landing stage
FAVOUR_USE: Final[list[float]] = [
    1.3,
    0.75,
    1.2,
    2.2,
    0.8,
    1.6,
    0.9,
]  # of a favour, beyond the 1 IP it is worth unused
SHRINE_USE: Final = 0.75  # of a shrine, per later round
PENDING: Final = 0.6  # an action half chosen promises something
IN_TRANSIT: Final = 0.2  # and so does a novice in transit


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
            found[seat] += automaton_future(board, scorings)
            continue
        active: i64 = 0
        inactive: i64 = 0
        for here in range(seat * ISLANDS, (seat + 1) * ISLANDS):
            active += board.on[here]
            inactive += board.beside[here]
        time = time_left(board, active)
        worth: float = (1.0 - 0.4 * time) * float(prizes[seat])
        worth -= (1.0 - 0.27 * time) * float(apostate_loss(board, seat))
        worth += workers(board, seat, active, inactive, scorings, time)
        worth += favours(board, seat, inactive, scorings, time)
        worth += opportunities(board, seat, tiles, scorings, time)
        if scorings > 1:
            worth += 0.18 * float(next_prizes[seat])
            worth += float(scorings - 1) * SHRINE_USE * float(size(board.shrines[seat]))
            worth += outlook(board, seat, next_apostate, next_tiles)
        if seat == board.current and (
            board.phase == TAKE or board.phase == ADVANCE or board.phase == CHASE
        ):
            worth += PENDING
        found[seat] += worth
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
                found[owner] += float(scorings) * safety(board, owner, tile)
            else:
                found[owner] += path_worth(board, owner, tile, scorings)
        tile += 1


def path_worth(board: Board, seat: Seat, tile: Tile, scorings: i64) -> float:
    """An appointed novice: the guard's number now or next round, then its income, less the turn it
    takes."""
    stays = safety(board, seat, tile)
    later: float = 0.0
    if scorings > 1:
        later = float(GUARD_VALUES[board.round]) + float(scorings - 1) * stays - 0.3
    if not board.released(tile):
        return later
    now: float = float(board.guard_value()) + float(scorings) * stays - 0.3
    sure: float = (
        1.0 if board.level else 0.6 + 0.4 * float(board.tokens) / float(time_tokens(board))
    )
    return sure * now + (1.0 - sure) * later


def safety(board: Board, seat: Seat, tile: Tile) -> float:
    """How likely a novice is to stay: higher neighbours that rivals may still bring in threaten it;
    a book protects."""
    if board.has_book(tile):
        return 0.98
    threat: float = 0.0
    for neighbour in board.neighbours[tile]:
        if neighbour > tile and board.zones[neighbour] == PATH:
            owner: Seat = board.novices[neighbour]
            if owner == NOBODY:
                threat += 0.06
            elif owner != seat:
                threat += 0.25
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
    if seat == board.current and board.lifted:
        for number in board.lifted:
            moving += number
        for number in board.dropped:
            landed += number
    later: float = float(scorings - 1) * WORK_LATER
    now: float = WORK_NOW if board.spaces[seat] < LAST_SPACE else 0.6 * WORK_NOW
    found: float = float(active) * time * now + float(active + inactive + moving) * later
    found += float(board.landing[seat]) * later * STRANDED + IN_TRANSIT * float(moving - landed)
    if scorings > 2:
        found += 0.15 * float(board.supply[seat]) * float(scorings - 2)
    return found


def favours(board: Board, seat: Seat, inactive: i64, scorings: i64, time: float) -> float:
    """What the favours are good for before the end; in the last round only what can still be
    done."""
    held = board.favours[seat]
    if scorings == 1:
        return 0.2 * time * float(size(held))
    found: float = 0.08 * float(inactive) if (held >> TIDE) & 1 else 0.0
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
    promise: float = 0.25 * (
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
    if found > 1.5:
        found = 1.5
    if (shrines >> board.builder) & 1 == 0 and board.on[first + board.builder] >= 2:
        found += 1.2 if board.holds(seat, SHRINE) else 0.25
    return time * found


def placement(board: Board, seat: Seat) -> float:
    """A good start: pairs for the first tiles, with the Builder, not with the Apostate; a shrine
    where many tiles come."""
    found: float = 0.0
    for tile in range(5, 9):
        if board.zones[tile] == PATH and board.active(seat, SYMBOLS[tile]) >= 2:
            found += 1.0
    if board.active(seat, board.builder) >= 2:
        found += 0.8
    if board.active(seat, board.apostate) > 0:
        found -= 0.4
    if board.has_shrine(seat, TIDE):
        found += 0.5
    for tile in range(5, TILES + 1):
        if board.zones[tile] == PATH and board.has_shrine(seat, SYMBOLS[tile]):
            found += 0.1
    return found


# The next round


def gathered(board: Board, seat: Seat, island: Island) -> i64:
    """Novices that will be awake on an island next round, as far as one can see."""
    here: i64 = board.on[seat * ISLANDS + island] + board.beside[seat * ISLANDS + island]
    if seat == board.current and board.dropped:
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
                found += 2.0
            if shrine:
                found += 0.6
            elif island == builder:
                found += (0.9 if board.holds(seat, SHRINE) else 0.3) * (1.0 if here >= 2 else 0.4)
            if here == 1 and not shrine:
                found -= 0.15
            if here > 3:
                found -= 0.15 * float(here - 3)
            if island == apostate:
                found -= 0.15 * float(here + 1)
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
