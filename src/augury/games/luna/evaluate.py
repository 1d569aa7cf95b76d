"""Luna: a static evaluation for the bots: what a strong player would expect everybody to have at the end."""

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
    SYMBOLS,
    TIDE,
    TILES,
    Island,
    Tile,
)
from augury.games.luna.rules.rounds import next_stop, priestess_steps, time_tokens
from augury.games.luna.rules.scoring import SHRINE_IP, apostate_loss, priestess_prizes
from augury.games.luna.state import ADVANCE, AUTOMATON, CHASE, NOBODY, OVER, PATH, TAKE, TEMPLE, Board, bits

WORK_NOW: Final = 0.95  # what an active novice still earns in this phase
WORK_LATER: Final = 1.1  # what a novice on or beside an island earns per later round
STRANDED: Final = 0.6  # how much of that is left at the landing stage
FAVOUR_USE: Final[list[float]] = [1.3, 0.7, 1.2, 0.8, 0.8, 0.9, 0.8]  # of a favour, beyond the 1 IP it is worth unused
SHRINE_USE: Final = 0.35  # of a shrine, per later round
PENDING: Final = 0.7  # an action half chosen promises something
IN_TRANSIT: Final = 0.35  # and so does a novice in transit


def estimate(board: Board) -> list[float]:
    """Points now, final scoring included, plus what the next scoring and the later rounds should bring."""
    if board.phase == OVER:
        return [float(points) for points in board.ip]
    scorings: i64 = ROUNDS + 1 - (board.round if board.round > 0 else 1)
    prizes = priestess_prizes(board)
    next_prizes = prizes_next_round(board)
    next_apostate = next_stop(board)
    found: list[float] = []
    for seat in range(board.seats):
        worth: float = float(board.ip[seat] + SHRINE_IP * board.shrines_built(seat) + bits(board.favours[seat]) + board.spaces[seat])
        worth += temple_worth(board, seat, scorings)
        if board.level and seat == AUTOMATON:
            found.append(worth + automaton_future(board, scorings))
            continue
        time = time_left(board, seat)
        worth += (1.0 - 0.4 * time) * float(prizes[seat])
        worth -= (1.0 - 0.55 * time) * float(apostate_loss(board, seat))
        worth += workers(board, seat, scorings, time)
        worth += favours(board, seat, scorings, time)
        if scorings > 1:
            worth += 0.4 * float(next_prizes[seat])
            worth += float(scorings - 1) * SHRINE_USE * float(bits(board.shrines[seat]))
            worth += outlook(board, seat, next_apostate)
        worth += opportunities(board, seat, scorings, time)
        if seat == board.current and (board.phase == TAKE or board.phase == ADVANCE or board.phase == CHASE):
            worth += PENDING
        found.append(worth)
    return found


def time_left(board: Board, seat: Seat) -> float:
    """How much of the action phase is to come, from 1 down to 0: by time tokens, alone by the novices still active."""
    if board.round == 0:
        return 1.0
    if board.level:
        active: i64 = sum(board.on[seat * ISLANDS : (seat + 1) * ISLANDS])
        return 1.0 if active >= 5 else float(active) / 5.0
    return float(board.tokens) / float(time_tokens(board))


def temple_worth(board: Board, seat: Seat, scorings: i64) -> float:
    """A novice in the Temple earns 1 IP per scoring for as long as nobody expels it; one on the path will get there."""
    found: float = 0.0
    tile: Tile = 1
    while tile <= TILES:
        if board.novices[tile] == seat:
            stay: float = float(scorings)
            if board.zones[tile] == TEMPLE:
                found += stay * safety(board, seat, tile)
            else:
                found += path_worth(board, seat, tile, scorings)
        tile += 1
    return found


def path_worth(board: Board, seat: Seat, tile: Tile, scorings: i64) -> float:
    """An appointed novice: the guard's number now or next round, then its income, less the turn it takes."""
    later: float = 0.0
    if scorings > 1:
        later = float(GUARD_VALUES[board.round]) + float(scorings - 1) * safety(board, seat, tile) - 0.3
    if not board.released(tile):
        return later
    now: float = float(board.guard_value()) + float(scorings) * safety(board, seat, tile) - 0.3
    sure: float = 0.6 + 0.4 * time_left(board, seat)
    return sure * now + (1.0 - sure) * later


def safety(board: Board, seat: Seat, tile: Tile) -> float:
    """How likely a novice is to stay: higher neighbours that rivals may still bring in threaten it; a book protects."""
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


def workers(board: Board, seat: Seat, scorings: i64, time: float) -> float:
    """Novices on and beside the islands, those in transit, and those that wait for a boat."""
    active: i64 = sum(board.on[seat * ISLANDS : (seat + 1) * ISLANDS])
    inactive: i64 = sum(board.beside[seat * ISLANDS : (seat + 1) * ISLANDS])
    moving: i64 = sum(board.lifted) if seat == board.current else 0
    later: float = float(scorings - 1) * WORK_LATER
    now: float = WORK_NOW if board.spaces[seat] < LAST_SPACE else 0.6 * WORK_NOW
    found: float = float(active) * time * now + float(active + inactive + moving) * later
    found += float(board.landing[seat]) * later * STRANDED
    if moving > 0:
        found += IN_TRANSIT * float(moving - sum(board.dropped))
    if scorings > 2:
        found += 0.15 * float(board.supply[seat]) * float(scorings - 2)
    return found


def favours(board: Board, seat: Seat, scorings: i64, time: float) -> float:
    """What the favours are good for before the end; in the last round only what can still be done."""
    if scorings == 1:
        return 0.25 * time * float(bits(board.favours[seat]))
    found: float = 0.0
    held = board.favours[seat]
    favour: Island = 0
    while favour < ISLANDS:
        if (held >> favour) & 1:
            found += FAVOUR_USE[favour]
        favour += 1
    if (held >> TIDE) & 1:
        found += 0.06 * float(sum(board.beside[seat * ISLANDS : (seat + 1) * ISLANDS]))
    return found


def prizes_next_round(board: Board) -> list[i64]:
    """What the Priestess would pay at her next stop if everybody stayed where he is."""
    paid: list[i64] = [0] * board.seats
    island = board.clockwise(board.priestess, priestess_steps(board))
    present: list[i64] = [gathered(board, seat, island) + ((board.shrines[seat] >> island) & 1) for seat in range(board.seats)]
    for prize in board.prizes():
        best: Seat = NOBODY
        for seat in board.stones:
            if present[seat] > 0 and paid[seat] == 0 and (best == NOBODY or present[seat] >= present[best]):
                best = seat
        if best == NOBODY:
            break
        paid[best] = prize
    return paid


def gathered(board: Board, seat: Seat, island: Island) -> i64:
    """Novices that will be awake on an island next round, as far as one can see."""
    here: i64 = board.on[seat * ISLANDS + island] + board.beside[seat * ISLANDS + island]
    if seat == board.current and board.dropped:
        here += board.dropped[island]
    return here


def outlook(board: Board, seat: Seat, apostate: Island) -> float:
    """Where novices will be useful next round: with the Builder, at own shrines, for tiles, away from the Apostate."""
    found: float = 0.0
    shrines = board.shrines[seat]
    builder = board.clockwise(board.builder, BUILDER_STEPS)
    building: float = 0.8 if board.holds(seat, SHRINE) else 0.3
    if (shrines >> builder) & 1 == 0:
        here = gathered(board, seat, builder)
        found += building * (1.0 if here >= 2 else 0.4 * float(here))
    tiles = tiles_next_round(board)
    island: Island = 0
    while island < ISLANDS:
        here = gathered(board, seat, island)
        if here > 0:
            shrine: i64 = (shrines >> island) & 1
            if (tiles >> island) & 1 and here + shrine >= 2:
                found += 1.0
            if shrine:
                found += 0.6
            elif here == 1:
                found -= 0.15
            if here > 3:
                found -= 0.15 * float(here - 3)
            if island == apostate:
                found -= 0.15 * float(here + 1)
        island += 1
    return found


def tiles_next_round(board: Board) -> i64:
    """The islands whose symbol is on a tile that will be free and released next round, one bit each."""
    found: i64 = 0
    last: Tile = 4 * (board.round + 2)
    tile: Tile = 5
    while tile <= last and tile <= TILES:
        if board.zones[tile] == PATH and board.novices[tile] == NOBODY:
            found |= 1 << SYMBOLS[tile]
        tile += 1
    return found


def opportunities(board: Board, seat: Seat, scorings: i64, time: float) -> float:
    """What active novices could do right now that is worth more than usual: step on a tile, build a shrine."""
    if board.round == 0:
        return placement(board, seat)
    found: float = 0.0
    best: float = 0.0
    last: Tile = 4 * (board.round + 1)
    tile: Tile = 5
    while tile <= last and tile <= TILES:
        if board.zones[tile] == PATH and board.novices[tile] == NOBODY:
            island = SYMBOLS[tile]
            here: i64 = board.on[seat * ISLANDS + island]
            if here > 0 and here + ((board.shrines[seat] >> island) & 1) >= 2:
                promise: float = 0.2 * (float(board.guard_value()) + float(scorings) - WORK_LATER * float(scorings - 1))
                if promise > 0.0:
                    best += promise
        tile += 1
    found += best if best < 1.5 else 1.5
    builder = board.builder
    if (board.shrines[seat] >> builder) & 1 == 0 and board.on[seat * ISLANDS + builder] >= 2:
        found += 1.2 if board.holds(seat, SHRINE) else 0.3
    return time * found


def placement(board: Board, seat: Seat) -> float:
    """A good start: pairs for the first tiles, with the Builder, with the Priestess, not with the Apostate."""
    found: float = 0.0
    for tile in range(5, 9):
        island = SYMBOLS[tile]
        if board.zones[tile] == PATH and board.on[seat * ISLANDS + island] >= 2:
            found += 1.0
    if board.on[seat * ISLANDS + board.builder] >= 2:
        found += 0.8
    if board.on[seat * ISLANDS + board.apostate] > 0:
        found -= 0.4
    if (board.shrines[seat] >> TIDE) & 1:
        found += 0.5
    for island in range(ISLANDS):
        if (board.shrines[seat] >> island) & 1:
            for tile in range(5, TILES + 1):
                if SYMBOLS[tile] == island and board.zones[tile] == PATH:
                    found += 0.1
    return found


def automaton_future(board: Board, scorings: i64) -> float:
    """What the automaton gathers in the rounds to come: a tile and a shrine each, two council spaces, a book, most of the Priestess."""
    found: float = 0.0
    council: i64 = LAST_SPACE - board.spaces[AUTOMATON]
    left: i64 = scorings
    while left > 1:  # the present round's tile is already in the Temple, or about to be
        left -= 1
        found += float(GUARD_VALUES[ROUNDS - left] + left) + 4.0
        found += 2.0 if council >= 2 else float(council)
        council -= 2 if council >= 2 else council
    shrines: i64 = bits(board.shrines[AUTOMATON])
    later_shrines: i64 = scorings if scorings + shrines <= 6 else 6 - shrines
    return found + float(SHRINE_IP * later_shrines) * 0.8
