"""The Majority 2: drawing, hiding and discarding cards (RULES.md 7.1), and what each observer sees
of it."""

from __future__ import annotations

from mypy_extensions import i64

from augury.core.state import Seat
from augury.games.majority2.components import KINDS, NAMES, NO_CARD, Card, Member, card_of
from augury.games.majority2.memory import ASIDE, BURIED, HAND, PILE, Memory, Zone, reserve_of
from augury.games.majority2.state import EVERYBODY, Board
from augury.kit import things
from augury.kit.piles import mixed, pull_out, sort_in


def fill(board: Board, eye: Seat, zone: Zone, cards: list[Card]) -> Memory:
    """The memory of an observer when cards come into a zone: if it was empty till now, nothing that
    they lost sight of is in it."""
    memory = board.memory(eye)
    if not cards:
        memory.clear(zone)
    return memory


# Drawing


def can_draw(board: Board) -> bool:
    return bool(board.pile or board.discard or board.buried[0] or board.buried[1])


def draw(board: Board) -> Card:
    """M2-14: the top card; when the pile is empty, all discards become a new one first. Nothing at
    all left: no card is drawn."""
    if not board.pile:
        reshuffle(board)
        if not board.pile:
            return NO_CARD
    board.seal("chance")
    return board.pile.pop()


def reshuffle(board: Board) -> None:
    """M2-14: shuffle all discards. What everyone knew of them they know of the pile, as a set."""
    for eye in range(board.eyes()):
        memory = board.memory(eye)
        memory.clear(PILE)
        if not unseen_discards(board, eye):
            memory.clear(BURIED)
        memory.carry(BURIED, PILE)
        memory.hide_all(board.discard, PILE)
        if eye != EVERYBODY:
            memory.hide_all(board.buried[eye], PILE)
    board.pile = mixed(board.discard + board.buried[0] + board.buried[1], KINDS, board.chance)
    board.discard = []
    board.buried = [[], []]
    board.tops = []
    board.packet_sizes = []
    if board.listening and board.pile:
        board.tell("reshuffled", {"cards": len(board.pile)})


def draw_into(board: Board, zone: Zone, cards: list[Card], owner: Seat, number: i64) -> list[Card]:
    """Cards from the pile to those that lie in a zone; its owner may look at them (RULES.md 6).
    Returns what was drawn: less, if there was no more."""
    drawn: list[Card] = []
    while len(drawn) < number:
        card: Card = draw(board)
        if card == NO_CARD:
            break
        drawn.append(card)
        for eye in range(board.eyes()):
            if eye == owner:
                board.memory(eye).see(card, PILE)
            else:
                fill(board, eye, zone, cards).spread(PILE, zone)
        sort_in(cards, card)
    return drawn


def draw_to_hand(board: Board, number: i64) -> i64:
    """Cards into the hand of the active player; returns how many there were."""
    drawn = draw_into(board, HAND, board.hand, board.active, number)
    if board.listening and drawn:
        board.tell("drew", {"seat": things.seat(board.active), "cards": len(drawn)})
        board.whisper([board.active], "drawn", {"cards": card_things(drawn)})
    return len(drawn)


def draw_to_reserve(board: Board, seat: Seat, number: i64) -> None:
    """Cards into a reserve."""
    drawn = draw_into(board, reserve_of(seat), board.reserves[seat], seat, number)
    if board.listening and drawn:
        board.tell("reserve-drew", {"seat": things.seat(seat), "cards": len(drawn)})
        board.whisper([seat], "reserve-drawn", {"cards": card_things(drawn)})


def draw_open(board: Board) -> Card:
    """A card that comes face up on the table."""
    card: Card = draw(board)
    if card != NO_CARD:
        for eye in range(board.eyes()):
            board.memory(eye).see(card, PILE)
    return card


# Hand and reserve


def show_from_hand(board: Board, card: Card) -> None:
    """A hand card comes to the table."""
    board.seal("revealed")
    pull_out(board.hand, card)
    for eye in range(board.eyes()):
        if eye != board.active:
            board.memory(eye).see(card, HAND)


def return_to_hand(board: Board, card: Card) -> None:
    """A card of the table goes to the hand; all have seen it."""
    for eye in range(board.eyes()):
        if eye != board.active:
            fill(board, eye, HAND, board.hand).hide(card, HAND)
    sort_in(board.hand, card)


def put_into_reserve(board: Board, seat: Seat, card: Card) -> None:
    """A card of the table goes to a reserve; all have seen it."""
    for eye in range(board.eyes()):
        if eye != seat:
            fill(board, eye, reserve_of(seat), board.reserves[seat]).hide(card, reserve_of(seat))
    sort_in(board.reserves[seat], card)


def lay_aside(board: Board, card: Card) -> None:
    """A hand card goes to one's own reserve, face down."""
    pull_out(board.hand, card)
    sort_in(board.reserves[board.active], card)
    board.aside += 1
    for eye in range(board.eyes()):
        if eye != board.active:
            board.memory(eye).spread(HAND, ASIDE)
    if board.listening:
        board.tell("laid-aside", {"seat": things.seat(board.active)})
        board.whisper([board.active], "laid", {"card": thing(card)})


def swap(board: Board) -> None:
    """M2-22: the whole hand and the whole reserve change places; either may be empty."""
    seat = board.active
    held = board.hand
    for eye in range(board.eyes()):
        if eye != seat:
            fill(board, eye, HAND, held)
            fill(board, eye, reserve_of(seat), board.reserves[seat]).exchange(
                HAND, reserve_of(seat)
            )
    board.hand = board.reserves[seat]
    board.reserves[seat] = held
    if board.listening:
        board.tell(
            "swapped", {"seat": things.seat(seat), "hand": len(board.hand), "reserve": len(held)}
        )


def hand_over(board: Board) -> None:
    """M2-44: what is left of the hand becomes the opponent's. Both know it now: one left it, the
    other looks at it."""
    board.seal("revealed")
    if not board.unobserved:
        remember_hand(board)
    for eye in range(board.eyes()):
        board.memory(eye).carry(ASIDE, reserve_of(board.active))
    board.aside = 0
    if board.listening:
        board.tell("handed-over", {"seat": things.seat(board.opponent()), "cards": len(board.hand)})
        if board.hand:
            board.whisper([board.opponent()], "received", {"cards": card_things(board.hand)})


def remember_hand(board: Board) -> None:
    """Both players know the hand that goes over."""
    left = board.memory(board.active)
    taken = board.memory(board.opponent())
    for card in board.hand:
        left.hide(card, HAND)
        taken.see(card, HAND)
    taken.clear(HAND)
    if not board.hand:
        left.clear(HAND)
        board.memory(EVERYBODY).clear(HAND)


# Discarding


def discard_members(board: Board, members: list[Member]) -> None:
    """M2-15: cards of the table form a packet with the newest on top; all have seen them. M2-16:
    their discs return to the supply."""
    if not members:
        return
    for member in members:
        sort_in(board.discard, card_of(member))
    board.tops.append(card_of(members[-1]))
    board.packet_sizes.append(len(members))


def discard_hand(board: Board) -> None:
    """M2-60: the whole hand as one packet. M2-15: a random card lies on top, and only that one is
    seen by all."""
    cards = board.hand
    if not cards:
        return
    board.seal("chance")
    board.hand = []
    board.chance.shuffle(cards)
    top: Card = cards[-1]
    for eye in range(board.eyes()):
        if eye != board.active:
            memory = fill(board, eye, BURIED, unseen_discards(board, eye))
            memory.see(top, HAND)
            memory.carry(HAND, BURIED)
    bury(board, board.active, cards)
    if board.listening:
        board.tell(
            "hand-discarded",
            {"seat": things.seat(board.active), "cards": len(cards), "card": thing(top)},
        )


def lose_reserve(board: Board, seat: Seat, number: i64) -> None:
    """M2-52, M2-71: this many random cards of a reserve are discarded, all if there are fewer."""
    reserve = board.reserves[seat]
    lost: list[Card] = []
    while len(lost) < number and reserve:
        board.seal("chance")
        lost.append(reserve.pop(board.chance.below(len(reserve))))
    if not lost:
        return
    for eye in range(board.eyes()):
        if eye != seat:
            memory = fill(board, eye, BURIED, unseen_discards(board, eye))
            memory.see(lost[-1], reserve_of(seat))
            if not reserve:
                memory.carry(reserve_of(seat), BURIED)
            elif len(lost) > 1:
                memory.spread(reserve_of(seat), BURIED)
    bury(board, seat, lost)
    if board.listening:
        board.tell(
            "reserve-lost", {"seat": things.seat(seat), "cards": len(lost), "card": thing(lost[-1])}
        )
        board.whisper([seat], "reserve-gone", {"cards": card_things(lost)})


def unseen_discards(board: Board, eye: Seat) -> list[Card]:
    """The buried cards that an observer has not seen."""
    if eye == EVERYBODY:
        return board.buried[0] + board.buried[1]
    return board.buried[1 - eye]


def bury(board: Board, seat: Seat, cards: list[Card]) -> None:
    """M2-15: a packet of which all see the top, the last card, and only this seat knows the
    rest."""
    for card in cards[:-1]:
        sort_in(board.buried[seat], card)
    sort_in(board.discard, cards[-1])
    board.tops.append(cards[-1])
    board.packet_sizes.append(len(cards))


# Coins


def gain_coins(board: Board, seat: Seat, number: i64) -> None:
    """M2-13: coins gained during a turn arrive spent. M2-12: the supply never runs out."""
    board.coins[seat] = board.coins[seat] + number
    if board.listening:
        board.tell("gained", {"seat": things.seat(seat), "coins": number})


# Names for the log


def thing(card: Card) -> str:
    return f"card/{NAMES[card]}"


def card_things(cards: list[Card]) -> str:
    return " ".join([thing(card) for card in sorted(cards)])
