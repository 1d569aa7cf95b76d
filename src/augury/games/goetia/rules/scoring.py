"""Goetia: the score (RULES.md 8), also at any moment of the game: it breaks ties for stolen cubes
(G-327)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from augury.core.events import Fact
from augury.core.reason import Reason
from augury.core.state import Seat
from augury.games.goetia.bundle import ATTENTION, BLACK, COLOURS, CUBES, SORTS, count
from augury.games.goetia.components import NONE, Card
from augury.games.goetia.demons import (
    BLACK_CUBES,
    CARD_CLASS,
    CARD_KING,
    CARD_SORT,
    CLASS_1,
    CLASS_3,
    COLOURED_CUBES,
    COVERED,
    DEMONS_OWNED,
    FIRST_PACT,
    GRAVEYARD,
    KINGS_SERVED,
    OWN_ATTENTION,
    PACT_CARD,
    PACTS,
    PACTS_OWNED,
    POWER,
    POWERS,
    RECRUITED,
    RELIC_CARD,
    RELICS,
    TREASURE_CUBES,
)
from augury.games.goetia.state import STACKS, Board
from augury.kit.ranking import places
from augury.kit.verdict import tied


def points(board: Board, seat: Seat) -> i64:
    """G-702: Attention, WP of all Demon cards, visible Pacts, and 1 WP per 4 cubes in stock.

    G-703: cubes on Treasures do not count. G-704: followers, covered Pacts and the Ram Skull are
    worth nothing."""
    cards, pacts = printed(board, seat)
    return board.stock[seat * SORTS + ATTENTION] + cards + pacts + board.cubes(seat) // 4


def breakdown(board: Board, seat: Seat) -> list[tuple[str, i64]]:
    """G-702: where a player's WP come from."""
    cards, pacts = printed(board, seat)
    return [
        ("attention", board.stock[seat * SORTS + ATTENTION]),
        ("cards", cards),
        ("pacts", pacts),
        ("cubes", board.cubes(seat) // 4),
    ]


def printed(board: Board, seat: Seat) -> tuple[i64, i64]:
    """The WP of a player's Demon cards, and of the Pacts that are visible (G-702)."""
    pacts: i64 = 0
    first: i64 = seat * STACKS
    for stack in range(first, first + STACKS):
        top: Card = board.tops[stack]
        if top >= FIRST_PACT:
            pacts += pact_points(board, seat, top)
    return board.worth[seat], pacts


def pact_points(board: Board, seat: Seat, card: Card) -> i64:
    """RULES.md 3.9: the formula of a Pact. G-524: it scores only while visible; what it counts may
    be covered."""
    pact = PACTS[card - FIRST_PACT]
    worth: i64 = counted(board, seat, pact.counts) // pact.per * pact.worth
    return pact.most if pact.most and worth > pact.most else worth


def counted(board: Board, seat: Seat, what: i64) -> i64:
    """How many of the things that a Pact counts a player has."""
    first: i64 = seat * SORTS
    if what == GRAVEYARD:
        return board.graveyard[seat]
    if what == RECRUITED:
        return board.recruited(seat)
    if what == OWN_ATTENTION:
        return board.stock[first + ATTENTION]
    if what == BLACK_CUBES:
        return board.stock[first + BLACK]
    if what == COLOURED_CUBES:
        coloured: i64 = 0
        for colour in range(COLOURS):
            coloured += board.stock[first + colour]
        return coloured
    if what == TREASURE_CUBES:
        return on_treasures(board, seat)
    return cards_counted(board, seat, what)


def on_treasures(board: Board, seat: Seat) -> i64:
    total: i64 = 0
    for stack in range(seat * STACKS, seat * STACKS + STACKS):
        for colour in range(CUBES):
            total += count(board.treasure[stack], colour)
    return total


def cards_counted(board: Board, seat: Seat, what: i64) -> i64:
    """Own cards of a sort, visible and covered."""
    total: i64 = 0
    kings: i64 = 0
    for stack in range(seat * STACKS, seat * STACKS + STACKS):
        cards = board.stacks[stack]
        if what == COVERED:
            if cards:
                total += len(cards) - 1
            continue
        for card in cards:
            sort: i64 = CARD_SORT[card]
            if what == POWERS:
                total += 1 if sort == POWER else 0
            elif what == RELICS:
                total += 1 if sort == RELIC_CARD else 0
            elif what == PACTS_OWNED:
                total += 1 if sort == PACT_CARD else 0
            elif what == DEMONS_OWNED:
                total += 1 if sort != PACT_CARD else 0
            elif what == CLASS_3:
                total += 1 if CARD_CLASS[card] == 3 else 0
            elif what == CLASS_1:
                total += 1 if CARD_CLASS[card] == 1 else 0
            elif what == KINGS_SERVED and CARD_KING[card] != NONE:
                kings |= 1 << CARD_KING[card]
    if what == KINGS_SERVED:
        while kings:
            total += kings & 1
            kings >>= 1
    return total


def cards_owned(board: Board, seat: Seat) -> i64:
    """All cards in a tableau, covered ones and Pacts included."""
    total: i64 = 0
    for stack in range(seat * STACKS, seat * STACKS + STACKS):
        total += len(board.stacks[stack])
    return total


def standing(board: Board, seat: Seat) -> list[i64]:
    """G-705: the score, then the tie-breaks: black cubes, coloured cubes, Attention, cards."""
    first: i64 = seat * SORTS
    black: i64 = board.stock[first + BLACK]
    return [
        points(board, seat),
        black,
        board.cubes(seat) - black,
        board.stock[first + ATTENTION],
        cards_owned(board, seat),
    ]


def ranks(board: Board) -> list[i64]:
    """G-705: places; players who are equal in everything share one."""
    return places([standing(board, seat) for seat in range(board.seats)])


TIES: Final = ("points", "tie-black", "tie-coloured", "tie-attention", "tie-cards")


def verdict(board: Board) -> list[Reason]:
    """G-705: the first tie-break in which the players differ; none: they share the place."""
    standings = [standing(board, seat) for seat in range(board.seats)]
    points = [row[0] for row in standings]
    found: list[Reason] = []
    for seat, other in tied(points, ranks(board)):
        facts: dict[str, Fact] = {"seat": f"seat/{seat}", "other": f"seat/{other}"}
        facts["points"] = points[seat]
        key = "tie-shared"
        for number in range(len(TIES) - 1, 0, -1):
            if standings[seat][number] != standings[other][number]:
                key = TIES[number]
                facts["more"] = standings[seat][number]
                facts["fewer"] = standings[other][number]
        found.append(Reason(key, "G-705", facts))
    return found


def active_pacts(board: Board, seat: Seat) -> i64:
    """How many Pacts of a player are visible (G-701)."""
    total: i64 = 0
    for stack in range(seat * STACKS, seat * STACKS + STACKS):
        if board.tops[stack] >= FIRST_PACT:
            total += 1
    return total
