"""Pantheon: drawing and playing cards (RULES.md 7.8), and what everybody knows about the hands
(6.3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from augury.core.reason import Reason
from augury.core.state import Action, Seat
from augury.games.pantheon import actions
from augury.games.pantheon.components import CARD_KINDS, CARDS, DISPLAY, NOTHING, Card
from augury.games.pantheon.rules.refusals import no_open_card
from augury.games.pantheon.stamps import touch_all
from augury.games.pantheon.state import MOST_SEATS, Board, Step, thing
from augury.kit import things
from augury.kit.cells import add, cells, joined, total
from augury.kit.piles import shuffled


def open_options(board: Board, found: vec[i64]) -> vec[i64]:
    """P-110: an open card or the top card of the deck. Identical open cards are one option."""
    lying: i64 = 0
    for card in board.display:
        lying |= 1 << card
    for card in range(CARD_KINDS):
        if (lying >> card) & 1:
            found = append(found, actions.OPEN_CARD + card)
    return append(found, actions.DECK)


@mypyc_attr(acyclic=True)
class Drawing(Step):
    """Which card is drawn next (P-110)?"""

    def number(self) -> i64:
        return 20

    def word(self) -> str:
        return "drawing"

    def prompt(self, board: Board) -> str:
        return "drawing-on" if board.picked >= 3 else "drawing"

    def choices(self, board: Board) -> vec[i64]:
        """P-112, Q-31: the cards of Gadicea are optional."""
        found: vec[i64] = vec[i64]()
        if board.picked >= 3:
            found = append(found, actions.STOP)
        return open_options(board, found)

    def answer(self, board: Board, action: Action) -> None:
        """P-110: three cards one after the other."""
        if action == actions.STOP:
            board.done()
            return
        if action == actions.DECK:
            draw(board, self.seat, 1)
        else:
            take_open(board, self.seat, action - actions.OPEN_CARD)
        board.picked += 1
        if board.picked >= board.most_cards(self.seat):
            board.done()

    def rule(self) -> str:
        return "P-110"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        if action == actions.STOP:
            return Reason("draw-first", "P-110", {"number": 3 - board.picked})
        if actions.OPEN_CARD <= action < actions.DECK:
            return no_open_card(action - actions.OPEN_CARD)
        return None


DRAWING: Final[list[Drawing]] = [Drawing(seat) for seat in range(MOST_SEATS)]


def begin_draw(board: Board, seat: Seat, action: Action) -> None:
    """The action Draw begins with its first card."""
    board.picked = 0
    if board.listening:
        board.tell("draws", {"seat": things.seat(seat)})
    board.plan(DRAWING[seat])
    DRAWING[seat].answer(board, action)


def take_open(board: Board, seat: Seat, card: Card) -> None:
    """P-111: the open card is replaced at once."""
    slot: i64 = 0
    while board.display[slot] != card:
        slot += 1
    board.display[slot] = NOTHING
    add(board.hand, seat * CARD_KINDS + card, 1)
    add(board.hand_size, seat, 1)
    if board.listening:
        board.tell("took-open", {"seat": things.seat(seat), "card": thing("card", CARDS, card)})
    fill_display(board)


def fill_display(board: Board) -> None:
    for slot in range(DISPLAY):
        if board.display[slot] == NOTHING:
            card: Card = top_card(board)
            board.display[slot] = card
            if not board.unobserved:
                add(board.pools, len(board.pools) - CARD_KINDS + card, -1)
            if board.listening:
                board.tell("turned-up", {"card": thing("card", CARDS, card)})
    board.seal("revealed")


def draw(board: Board, seat: Seat, number: i64) -> None:
    """P-165 and many others: cards from the deck. P-113: there is no hand limit."""
    drawn: list[Card] = []
    for _ in range(number):
        if not board.deck:
            tell_drawn(board, seat, drawn)  # before they are handed in, perhaps
            drawn = []
        drawn.append(draw_one(board, seat))
    tell_drawn(board, seat, drawn)


def tell_drawn(board: Board, seat: Seat, drawn: list[Card]) -> None:
    if board.listening and drawn:
        drawn.sort()
        cards = " ".join([thing("card", CARDS, card) for card in drawn])
        board.tell("drew", {"seat": things.seat(seat), "number": len(drawn)})
        board.whisper([seat], "drew-cards", {"cards": cards})


def draw_one(board: Board, seat: Seat) -> Card:
    card: Card = top_card(board)
    add(board.hand, seat * CARD_KINDS + card, 1)
    add(board.hand_size, seat, 1)
    if not board.unobserved:
        add(board.hidden, board.hidden_at(board.pool_count() - 1, seat) + card, 1)
    board.seal("revealed")
    return card


def top_card(board: Board) -> Card:
    """P-114, Q-21: an empty deck is renewed when a card is needed."""
    if not board.deck:
        if total(board.discard) > 0:
            shuffle_discard(board)
        else:
            hand_in(board)
    return board.deck.pop()


def shuffle_discard(board: Board) -> None:
    """P-114: the discard pile becomes the new deck. Everybody knows what is in it."""
    board.deck = shuffled(board.discard, board.chance)
    if not board.unobserved:
        begin_pool(board)
    board.discard = cells(CARD_KINDS)
    board.seal("chance")
    if board.listening:
        board.tell("reshuffled", {"number": len(board.deck)})


def begin_pool(board: Board) -> None:
    """The cards that are shuffled are one more pool, unless those of the last one are all seen."""
    last: i64 = len(board.pools) - CARD_KINDS
    if total(board.pools[last:]) == 0:
        board.pools = joined(board.pools[:last], board.discard)
    else:
        board.pools = joined(board.pools, board.discard)
        board.hidden = joined(board.hidden, cells(board.seats * CARD_KINDS))


def hand_in(board: Board) -> None:
    """P-115, Q-22: all hands become the new deck; the display and cards being played stay where
    they are."""
    pool = cells(CARD_KINDS)
    for seat in range(board.seats):
        for card in range(CARD_KINDS):
            add(pool, card, board.hand[seat * CARD_KINDS + card])
        board.hand_size[seat] = 0
    board.hand = cells(board.seats * CARD_KINDS)
    board.hidden = cells(board.seats * CARD_KINDS)
    touch_all(board)
    board.pools = pool
    board.deck = shuffled(pool, board.chance)
    board.seal("chance")
    if board.listening:
        board.tell("handed-in", {"number": len(board.deck)})


def gain_openly(board: Board, seat: Seat, card: Card) -> None:
    """A special money card comes into the hand before everybody's eyes."""
    add(board.hand, seat * CARD_KINDS + card, 1)
    add(board.hand_size, seat, 1)


def play(board: Board, seat: Seat, card: Card, number: i64) -> None:
    """Cards leave the hand for everybody to see. Where they go is the caller's business."""
    add(board.hand, seat * CARD_KINDS + card, -number)
    add(board.hand_size, seat, -number)
    if board.unobserved:
        return
    for _ in range(number):
        if board.known(seat, card) < 0:
            show_hidden(board, seat, card)


def show_hidden(board: Board, seat: Seat, card: Card) -> None:
    """A card that was drawn face down is seen.

    From which shuffle it came cannot be told if the hand has cards of several: from now on they are
    one pool to everybody.
    """
    board.seal("shown")
    if board.pool_count() > 1:
        mingle(board, seat)
    for pool in range(board.pool_count()):
        place: i64 = board.hidden_at(pool, seat) + card
        if board.hidden[place] > 0:
            add(board.hidden, place, -1)
            add(board.pools, pool * CARD_KINDS + card, -1)
            return


def mingle(board: Board, seat: Seat) -> None:
    """Make one pool of all those from which a seat holds hidden cards: the newest of them."""
    into: i64 = -1
    for pool in range(board.pool_count() - 1, -1, -1):
        first: i64 = board.hidden_at(pool, seat)
        if total(board.hidden[first : first + CARD_KINDS]) == 0:
            continue
        if into >= 0:
            board.pools = poured(board.pools, pool, into, CARD_KINDS)
            board.hidden = poured(board.hidden, pool, into, board.seats * CARD_KINDS)
            into -= 1
        else:
            into = pool


def poured(row: vec[i64], source: i64, into: i64, width: i64) -> vec[i64]:
    """Cells that are counts, pool by pool: those of one are added to another and it is gone."""
    for place in range(width):
        add(row, into * width + place, row[source * width + place])
    return joined(row[: source * width], row[(source + 1) * width :])


def discard(board: Board, card: Card, number: i64) -> None:
    add(board.discard, card, number)


def discard_laid(board: Board) -> None:
    """P-55, P-78: the cards that were played go to the discard pile."""
    for card in range(CARD_KINDS):
        add(board.discard, card, board.laid[card])
        board.laid[card] = 0
