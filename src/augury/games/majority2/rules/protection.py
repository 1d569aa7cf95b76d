"""The Majority 2: cards that abilities discard, and the angel_junior that protects them (RULES.md
7.5)."""

from __future__ import annotations

from mypy_extensions import i64

from augury.games.majority2.components import COLUMNS, Card, Colour, Member, card_of, colour_of
from augury.games.majority2.rules.dealing import discard_members, thing
from augury.games.majority2.state import Board
from augury.kit import things


def spared(board: Board, number: i64, card: Card) -> bool:
    """M2-63: does an angel_junior save this card of a column from an ability?"""
    if not board.protected(number):
        return False
    if board.listening:
        board.tell(
            "protected",
            {
                "seat": things.seat(number // COLUMNS),
                "card": thing(card),
                "column": number % COLUMNS + 1,
            },
        )
    return True


def discard_one(board: Board, number: i64, place: i64) -> None:
    """M2-63: an ability discards a card, unless an angel_junior protects its column. M2-20: it is
    the owner of the column who loses it."""
    members = board.columns[number]
    if spared(board, number, card_of(members[place])):
        return
    member: Member = members.pop(place)
    discard_members(board, [member])
    if board.listening:
        board.tell(
            "discarded",
            {
                "seat": things.seat(number // COLUMNS),
                "card": thing(card_of(member)),
                "column": number % COLUMNS + 1,
            },
        )


def wipe(board: Board, number: i64, one: Colour, other: Colour, packet: list[Member]) -> None:
    """M2-61: take the cards of two colours out of a column, unless an angel_junior protects it."""
    gone: list[Member] = []
    left: list[Member] = []
    for member in board.columns[number]:
        colour = colour_of(member)
        if colour in (one, other):
            gone.append(member)
        else:
            left.append(member)
    if not gone or spared(board, number, card_of(gone[-1])):
        return
    board.columns[number] = left
    packet.extend(gone)
    if board.listening:
        cards = " ".join([thing(card_of(member)) for member in gone])
        board.tell(
            "wiped",
            {
                "seat": things.seat(number // COLUMNS),
                "column": number % COLUMNS + 1,
                "cards": cards,
            },
        )
