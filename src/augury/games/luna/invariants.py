"""Luna: the invariants of RULES.md 12, checked on a position."""

from __future__ import annotations

from mypy_extensions import i64

from augury.core.state import Seat
from augury.games.luna.components import (
    ISLANDS,
    LAST_SPACE,
    NOVICES,
    PRESET_RING,
    ROUNDS,
    SHRINES,
    START_TILES,
    TILES,
    group,
)
from augury.games.luna.state import (
    AUTOMATON,
    DROP,
    LIFT,
    NOBODY,
    OUT,
    OVER,
    PATH,
    PICK,
    PLACE_PAIR,
    PLACE_SHRINE,
    TEMPLE,
    TURN,
    Board,
)
from augury.kit.cells import total
from augury.kit.sets import size


def assert_sound(board: Board) -> None:
    for seat in range(board.seats):
        assert_player(board, seat)
    assert_tiles(board)
    assert_council(board)
    assert_clock(board)
    assert sorted(board.ring) == sorted(PRESET_RING), "seven islands lie in the ring"
    for island in range(ISLANDS):
        assert board.ring[board.places[island]] == island, "every island knows its place"
        for seat in range(board.seats):
            assert board.active(seat, island) >= 0 and board.inactive(seat, island) >= 0, (
                "novices are counted from 0"
            )


def assert_player(board: Board, seat: Seat) -> None:
    """I-01, I-02, I-03, I-09."""
    islands: i64 = total(board.on[seat * ISLANDS : (seat + 1) * ISLANDS]) + total(
        board.beside[seat * ISLANDS : (seat + 1) * ISLANDS]
    )
    tiles: i64 = sum([1 for owner in board.novices if owner == seat])
    transit: i64 = total(board.lifted) if seat == board.current else 0
    assert board.supply[seat] + islands + board.landing[seat] + tiles + transit == NOVICES, (
        "I-01: 13 novices"
    )
    assert board.supply[seat] >= 0 and board.landing[seat] >= 0, "I-01: nothing is owed"
    if board.level and seat == AUTOMATON:
        assert board.supply[seat] == 0 and board.landing[seat] == 0, (
            "I-01: all novices of the automaton are in play"
        )
        assert board.favours[seat] == 0, "I-14: the automaton has no favours"
    assert size(board.shrines[seat]) <= SHRINES and board.shrines[seat] < 1 << ISLANDS, (
        "I-02: at most six shrines"
    )
    assert board.favours[seat] < 1 << ISLANDS, "I-03: one favour of a kind"
    assert board.ip[seat] >= 0, "I-09: nobody has less than 0 IP"


def assert_tiles(board: Board) -> None:
    """I-04, I-05, I-06, I-08."""
    in_play: i64 = 0
    for tile in range(1, TILES + 1):
        zone = board.zones[tile]
        in_play += 0 if zone == OUT else 1
        owner = board.novices[tile]
        assert owner == NOBODY or zone != OUT, "I-05: novices stand on tiles that are in play"
        if tile <= START_TILES:
            assert zone != PATH, "I-04: start tiles never lie on the path"
        if zone == PATH and owner != NOBODY:
            assert group(tile) <= board.round + 1, "I-08: nobody stands beyond the reach of a bribe"
            assert not (board.level and owner == AUTOMATON), (
                "L-169: the automaton never waits on the path"
            )
        if board.has_book(tile):
            assert zone == TEMPLE and owner != NOBODY, (
                "I-06: a book lies under a novice in the Temple"
            )
    assert in_play == 7 * board.seats, "I-04: seven tiles per board"
    assert size(board.books) == board.seats, "I-06: a book per player"


def assert_council(board: Board) -> None:
    """I-07."""
    assert sorted(board.stones) == list(range(board.seats)), "I-07: every stone lies in one stack"
    last: i64 = 0
    for seat in board.stones:
        assert last <= board.spaces[seat] <= LAST_SPACE, "I-07: the stacks are in order"
        last = board.spaces[seat]


def assert_clock(board: Board) -> None:
    """I-10, I-12, and that nothing is left over from a step that is done."""
    placing = board.phase == PLACE_SHRINE or board.phase == PLACE_PAIR
    assert placing == (board.round == 0) and board.round <= ROUNDS, "six rounds"
    if board.phase == TURN and board.level == 0:
        assert 1 <= board.tokens <= (3 if board.seats == 2 else 4), "I-10: a time token is left"
    if board.phase == PICK:
        assert total(board.beside) == 0, "I-12: everybody is awake"
    if board.phase != OVER and board.level:
        assert board.current != AUTOMATON, "the automaton is never asked"
    if board.phase != LIFT and board.phase != DROP:
        left_over = len(board.lifted) + len(board.dropped) + len(board.room)
        assert left_over == 0 and not board.by_tide, "nobody is in transit"
