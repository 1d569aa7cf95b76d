"""The Majority: what a seat knows, as numbers for learning programs. Seats are counted from the observer clockwise."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from augury.core.state import Seat
from augury.games.majority.components import COLOURS, KINDS, NO_CARD, Card
from augury.games.majority.state import DRAFT, PLAY, ROUNDS, Board

BLANK: Final[list[float]] = [0.0] * KINDS  # appended as a block: most of an observation is zeros


def encode(board: Board, seat: Seat) -> list[float]:
    """For each seat: coins, sums, marker, hand size, has chosen, score area, cards in the zone. Then the own cards and the clock."""
    out: list[float] = []
    observer: Seat = seat if seat >= 0 else 0
    for distance in range(board.seats):
        other: Seat = (observer + distance) % board.seats
        out.append(float(board.coins[other]) / 40.0)
        for c in range(COLOURS):
            out.append(float(board.sums[other * COLOURS + c]) / 60.0)
        out.append(1.0 if board.marker == other else 0.0)
        out.append(float(len(board.hands[other])) / 6.0)
        out.append(1.0 if board.chosen[other] != NO_CARD else 0.0)
        add_cards(out, board.areas[other])
        add_card(out, board.zone[other])
        add_card(out, board.last_zone[other])
    add_cards(out, board.removed)
    own = seat >= 0
    add_cards(out, board.hands[observer] if own else [])
    add_cards(out, board.packets[observer] if own else [])
    add_cards(out, board.kept(observer) if own else [])
    add_cards(out, passed_on(board, observer) if own else [])
    add_card(out, board.chosen[observer] if own else NO_CARD)
    swapped = own and board.seats == 4
    add_card(out, board.gifts[observer] if swapped else NO_CARD)
    add_card(out, board.gifts[board.partner(observer)] if swapped else NO_CARD)
    for phase in range(DRAFT, PLAY + 1):
        out.append(1.0 if board.phase == phase else 0.0)
    for number in range(ROUNDS):
        out.append(1.0 if board.round == number + 1 else 0.0)
    out.append(float(board.turn_of_round) / 5.0)
    out.append(1.0 if board.open else 0.0)
    out.append(float(len(board.deck)) / 48.0)
    return out


def passed_on(board: Board, seat: Seat) -> list[Card]:
    """The cards this seat passed to the left in the present draft, in the packets as it saw them last."""
    if board.phase != DRAFT:
        return []
    found: list[Card] = []
    done: i64 = len(board.picks)
    first: i64 = done - board.seats + 1
    for step in range(first if first > 0 else 0, done):
        packet = packet_at(board, seat, step)
        packet.remove(board.picks[step][seat])
        found.extend(packet)
    found.sort()
    return found


def packet_at(board: Board, seat: Seat, step: i64) -> list[Card]:
    """What the packet held when this seat held it in a past step of the draft."""
    first: Seat = (seat - step) % board.seats
    packet = board.opening[first][:]
    for earlier in range(step):
        packet.remove(board.picks[earlier][(first + earlier) % board.seats])
    return packet


def add_cards(out: list[float], cards: list[Card]) -> None:
    start = len(out)
    out.extend(BLANK)
    for card in cards:
        out[start + card] += 1.0


def add_card(out: list[float], card: Card) -> None:
    start = len(out)
    out.extend(BLANK)
    if card != NO_CARD:
        out[start + card] = 1.0
