"""Goetia: taking a King's top card (DECK), a Pact, or a cube from each opponent (TAKE_EACH)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from augury.core.events import Fact
from augury.core.reason import Reason
from augury.core.state import Action, Seat
from augury.games.goetia import actions
from augury.games.goetia.bundle import CUBES, SORTS, Colour
from augury.games.goetia.components import (
    ED_2019,
    KING_CLASS,
    KING_COUNT,
    NONE,
    Card,
    King,
    tile_king,
)
from augury.games.goetia.demons import FIRST_PACT
from augury.games.goetia.names import cube_thing, king_thing
from augury.games.goetia.rules.tableau import take_demon, take_pact
from augury.games.goetia.state import Board, Question
from augury.kit import things
from augury.kit.cells import add, cells_of
from augury.kit.piles import take_off

# The top card of a deck


@mypyc_attr(acyclic=True)
class Deck(Question):
    """G-349: whose top card the player takes. 2019: of Kings of any class."""

    def __init__(self, seat: Seat = 0, limit: i64 = 0) -> None:
        super().__init__(seat)
        self.limit: i64 = limit  # the highest class

    def kind(self) -> i64:
        return 10

    def numbers(self) -> tuple[i64, i64, i64]:
        return self.limit, 0, 0

    def word(self) -> str:
        return "deck"

    def number(self) -> i64:
        return self.limit

    def choices(self, board: Board) -> vec[i64]:
        """Conjured Kings with cards."""
        found: vec[i64] = vec[i64]()
        for king in range(KING_COUNT):
            if is_open(board, king, self.limit) and board.conjured(king) != NONE:
                found = append(found, actions.DECK + king)
        return found

    def answer(self, board: Board, action: Action) -> None:
        """At once. G-350: an emptied King stays until step 1 of the end of the round."""
        king: King = action - actions.DECK
        board.seal("revealed")
        board.layout += 1
        card: Card = take_off(board.decks, king)
        if board.listening:
            board.tell("deck", {"seat": things.seat(self.seat), "king": king_thing(king)})
        take_demon(board, self.seat, card)

    def rule(self) -> str:
        return "G-349"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        if actions.word(action) != "deck":
            return None
        king: King = action - actions.DECK
        if board.conjured(king) == NONE:
            return Reason("king-away", "G-349", {"king": king_thing(king)})
        if not board.decks[king]:
            return Reason("king-empty", "G-349", {"king": king_thing(king)})
        facts: dict[str, Fact] = {
            "king": king_thing(king),
            "class": KING_CLASS[king],
            "most": self.limit,
        }
        return Reason("king-class", "G-349", facts)


def is_open(board: Board, king: King, limit: i64) -> bool:
    """Has he cards, and is his class allowed?"""
    return len(board.decks[king]) > 0 and (board.edition == ED_2019 or KING_CLASS[king] <= limit)


def has_open_deck(board: Board, limit: i64) -> bool:
    """Is there a King whose top card can be taken?"""
    return any(tile != NONE and is_open(board, tile_king(tile), limit) for tile in board.king_on)


# Pacts


@mypyc_attr(acyclic=True)
class Pact(Question):
    """G-345, G-351: which Pact of a row, or of all on the table, the player takes."""

    def __init__(self, seat: Seat = 0, row: i64 = 0) -> None:
        super().__init__(seat)
        self.row: i64 = row  # NONE: any

    def kind(self) -> i64:
        return 11

    def numbers(self) -> tuple[i64, i64, i64]:
        return self.row, 0, 0

    def word(self) -> str:
        return "pact"

    def choices(self, board: Board) -> vec[i64]:
        found: list[Action] = []
        for row in range(3):
            if self.row == NONE or self.row == row:
                for card in board.pacts[row]:
                    found.append(actions.PACT_CARD + card - FIRST_PACT)
        found.sort()
        return cells_of(found)

    def answer(self, board: Board, action: Action) -> None:
        take_pact(board, self.seat, action - actions.PACT_CARD + FIRST_PACT)

    def rule(self) -> str:
        return "G-351" if self.row == NONE else "G-345"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        if actions.word(action) != "pact":
            return None
        card: Card = action - actions.PACT_CARD + FIRST_PACT
        if any(card in row for row in board.pacts):
            return Reason("pact-row", self.rule(), {"row": self.row + 1})
        return Reason("pact-gone", self.rule())


# A cube from each opponent


def take_each(board: Board, seat: Seat) -> None:
    """G-530: from each opponent in turn order, so the last is pushed first."""
    other: Seat = (seat + board.seats - 1) % board.seats
    while other != seat:
        board.push(Rob(seat, other))
        other = (other + board.seats - 1) % board.seats


@mypyc_attr(acyclic=True)
class Rob(Question):
    """G-530: which cube the player takes from an opponent."""

    def __init__(self, seat: Seat = 0, victim: Seat = 0) -> None:
        super().__init__(seat)
        self.victim: Seat = victim

    def kind(self) -> i64:
        return 17

    def numbers(self) -> tuple[i64, i64, i64]:
        return self.victim, 0, 0

    def word(self) -> str:
        return "rob"

    def thing(self) -> str:
        return things.seat(self.victim)

    def choices(self, board: Board) -> vec[i64]:
        """Any colour they have; nothing if they have none."""
        found: vec[i64] = vec[i64]()
        for colour in range(CUBES):
            if board.stock[self.victim * SORTS + colour]:
                found = append(found, actions.ROB + colour)
        return found

    def answer(self, board: Board, action: Action) -> None:
        colour: Colour = action - actions.ROB
        add(board.stock, self.victim * SORTS + colour, -1)
        add(board.stock, self.seat * SORTS + colour, 1)
        if board.listening:
            board.tell(
                "robbed",
                {
                    "seat": things.seat(self.seat),
                    "from": things.seat(self.victim),
                    "cube": cube_thing(colour),
                },
            )

    def rule(self) -> str:
        return "G-530"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        if actions.word(action) != "rob":
            return None
        cube = cube_thing(action - actions.ROB)
        return Reason("rob-none", "G-530", {"seat": things.seat(self.victim), "cube": cube})
