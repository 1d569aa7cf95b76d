"""Pantheon: what always holds (RULES.md 12)."""

from __future__ import annotations

from mypy_extensions import i64

from augury.games.pantheon.components import (
    ALL_CARDS,
    CARD_KINDS,
    COLUMNS,
    DEMIGOD_VALUES,
    DEMIGODS,
    DISPLAY,
    ERAS,
    FEET,
    GOD_COPIES,
    GOD_KINDS,
    HIGHEST,
    L_DEMIGOD,
    L_STEP1,
    LAST_LOW,
    LOOT_COPIES,
    LOOT_KINDS,
    NOTHING,
    PLAESIRIS,
    TRAITERA,
)
from augury.games.pantheon.map import IS_COLUMN, NEIGHBOURS, NO_NODE, NODE_COUNT
from augury.games.pantheon.rules.buying import CartagoBuy
from augury.games.pantheon.state import Board
from augury.kit.cells import listed


def assert_sound(board: Board) -> None:
    check_pieces(board)
    check_cards(board)
    check_tiles(board)
    check_demigods(board)
    check_routes(board)
    check_clock(board)


def check_pieces(board: Board) -> None:
    standing: list[i64] = [0] * NODE_COUNT
    for seat in range(board.seats):
        feet = board.feet_general[seat] + board.feet_supply[seat] + len(board.feet[seat])
        columns = board.column_general[seat] + board.column_supply[seat] + len(board.columns[seat])
        assert feet == FEET and columns == COLUMNS, "I-1: pieces are neither made nor lost"
        assert (
            min(
                board.feet_general[seat],
                board.feet_supply[seat],
                board.column_general[seat],
                board.column_supply[seat],
            )
            >= 0
        ), "I-1"
        for node in board.feet[seat]:
            assert not IS_COLUMN[node] and node != board.site, (
                "I-4: feet never on column spaces nor on the active start space"
            )
        for node in board.columns[seat]:
            assert IS_COLUMN[node], "I-4: columns only on column spaces"
        for node in board.feet[seat] + board.columns[seat]:
            assert (standing[node] >> seat) & 1 == 0, "I-4: never two pieces of one colour"
            standing[node] |= 1 << seat
        if board.site == NO_NODE:
            assert not board.feet[seat], "I-5: between eras no foot is on the board"
        for kind in range(seat * 4, seat * 4 + 4):
            assert 0 <= board.levels[kind] <= HIGHEST, "I-7: levels are 0 to 4"
    for node in range(NODE_COUNT):
        pieces: i64 = 0
        for seat in range(board.seats):
            mine = (standing[node] >> seat) & 1
            assert mine == (1 if board.stands(seat, node) else 0), (
                "I-4: the spaces know who stands there"
            )
            pieces += mine
        assert pieces <= 2, "I-4: at most two pieces"
        assert pieces == board.pieces_at(node), "I-4: the spaces know how many stand there"


def check_cards(board: Board) -> None:
    count = listed(board.discard)
    for pile in (board.deck, board.display, board.special):
        for card in pile:
            count[card] += 1
    for card in range(CARD_KINDS):
        count[card] += board.laid[card]
        for seat in range(board.seats):
            assert board.hand[seat * CARD_KINDS + card] >= 0, "I-2"
            count[card] += board.hand[seat * CARD_KINDS + card]
    assert count == ALL_CARDS, "I-2: cards are neither made nor lost"
    assert len(board.display) == DISPLAY and NOTHING not in board.display, "I-2: four open cards"
    for seat in range(board.seats):
        assert (
            sum(board.hand[seat * CARD_KINDS : (seat + 1) * CARD_KINDS]) == board.hand_size[seat]
        ), "I-2"
    assert board.special == sorted(board.special, reverse=not board.descending), (
        "I-14: the special money stack is sorted"
    )
    check_knowledge(board)


def check_knowledge(board: Board) -> None:
    """What is known of the hands agrees with them: every hidden card belongs to the shuffle it was
    drawn from."""
    pools: list[i64] = [0] * len(board.pools)
    for card in board.deck:
        pools[len(pools) - CARD_KINDS + card] += 1
    for seat in range(board.seats):
        hidden = board.hidden_of(seat)
        assert len(hidden) == len(pools)
        for place, number in enumerate(hidden):
            assert number >= 0
            pools[place] += number
        for card in range(CARD_KINDS):
            assert board.known(seat, card) >= 0
    assert pools == listed(board.pools), "I-17: hidden cards are those that nobody has seen"


def check_tiles(board: Board) -> None:
    gods = listed(board.god_box)
    for god in board.god_stack + board.open_gods:
        gods[god] += 1
    for place, number in enumerate(board.gods):
        gods[place % GOD_KINDS] += number
    if board.revealed != NOTHING:
        gods[board.revealed] += 1
    assert gods == GOD_COPIES, "I-3: god tiles are neither made nor lost"
    loot = listed(board.loot_box)
    for tile in board.bag + board.taken + [tile for tile in board.loot if tile != NOTHING]:
        loot[tile] += 1
    for place, number in enumerate(board.step_tiles):
        loot[L_STEP1 + place % 2] += number
    assert loot == LOOT_COPIES and len(loot) == LOOT_KINDS, (
        "I-3: loot tiles are neither made nor lost"
    )
    assert board.loot_left == sum(1 for tile in board.loot if tile != NOTHING), (
        "the loot on the board is counted"
    )


def check_demigods(board: Board) -> None:
    count = listed(board.demigod_box)
    for value in board.low + board.high:
        count[value] += 1
    for value in range(DEMIGOD_VALUES):
        count[value] += board.open_demigods[value]
        for seat in range(board.seats):
            place = seat * DEMIGOD_VALUES + value
            count[value] += (
                board.demigods_shown[place]
                + board.demigods_counted[place]
                + board.demigods_hidden[place]
            )
    assert count == DEMIGODS, "I-3: demigods are neither made nor lost"
    assert all(value <= LAST_LOW for value in board.low) and all(
        value > LAST_LOW for value in board.high
    ), "S-4: two piles"
    if board.low and board.high and not board.over:
        unsold = sum(1 for god in board.open_gods if god == PLAESIRIS)
        waiting = sum(1 for tile in listed(board.loot) + board.taken if tile == L_DEMIGOD)
        assert sum(board.open_demigods) == 2 * unsold + waiting, (
            "I-10: open demigods wait for Plaesiris and loot"
        )


def check_routes(board: Board) -> None:
    """The running account of what is linked agrees with a fresh search (P-49..P-51)."""
    for seat in range(board.seats):
        if board.site == NO_NODE:
            continue
        frontier: set[i64] = set()
        linked = set(board.linked[seat])
        assert linked <= set(board.columns[seat]), "only own columns are linked"
        for node in [board.site, *board.feet[seat], *board.linked[seat]]:
            foot = node in board.feet[seat]
            for beside in NEIGHBOURS[node]:
                if board.stands(seat, beside):
                    assert beside in linked or not IS_COLUMN[beside], (
                        "I-6: what touches something linked is linked"
                    )
                elif beside != board.site and (foot or not IS_COLUMN[beside]):
                    frontier.add(beside)
        assert sorted(frontier) == board.frontier(seat), "the frontier is up to date"


def check_clock(board: Board) -> None:
    assert 1 <= board.era <= ERAS and len(set(board.nations)) == len(board.nations) == board.era, (
        "I-11: each nation at most once"
    )
    if board.over:
        assert len(board.nations) == ERAS, "I-11: six nations"
        return
    if isinstance(board.agenda.top(), CartagoBuy):
        assert board.loot_left == board.tiles_per_era(), "I-15: Cartago's money takes no loot"
    assert min(board.score) >= 0, "I-9: scores never decrease, and begin at 0 or 1"
    assert board.traitera <= board.god_count(board.active, TRAITERA), (
        "I-12: only Traitera tiles from the beginning of the turn"
    )
    assert (
        sum(board.laid) == 0 or board.budget > 0 or board.bought > 0 or board.big_foot != NOTHING
    ), "cards lie only during an action"
