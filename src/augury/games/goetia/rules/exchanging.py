"""Goetia: EXCHANGE (G-347, G-530): cubes for Attention or black cubes, one for one."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from augury.core.reason import Reason
from augury.core.state import Action, Seat
from augury.games.goetia import actions, codes
from augury.games.goetia.bundle import BLACK, COLOURS, SORTS, Colour
from augury.games.goetia.codes import ANY_COLOURED, exchange_colour
from augury.games.goetia.names import cube_thing
from augury.games.goetia.paying import class_of
from augury.games.goetia.state import Board, Question
from augury.kit import things
from augury.kit.cells import add


def exchange(board: Board, seat: Seat, given: i64, into: Colour, most: i64) -> None:
    """G-347, G-530: up to this many cubes, one for one."""
    if given == codes.CHOSEN_COLOUR:
        board.push(ColourToExchange(seat, into, most))
    else:
        colour: i64 = exchange_colour(board.edition) if given == codes.EXCHANGE_COLOUR else given
        board.push(Exchange(seat, colour, into, most))


def usable(board: Board, seat: Seat, given: i64) -> list[Colour]:
    """The cubes that may be given up: the colour, then its substitutes, then black; for any
    coloured ones, just these."""
    found: list[Colour] = []
    first: i64 = seat * SORTS
    if given == ANY_COLOURED:
        for colour in range(COLOURS):
            if board.stock[first + colour]:
                found.append(colour)
        return found
    merges: i64 = board.substitutes(seat)
    if board.stock[first + given]:
        found.append(given)
    for colour in range(COLOURS):
        if (
            colour != given
            and board.stock[first + colour]
            and class_of(colour, merges) == class_of(given, merges)
        ):
            found.append(colour)
    if board.stock[first + BLACK]:
        found.append(BLACK)
    return found


@mypyc_attr(acyclic=True)
class ColourToExchange(Question):
    """G-530: a single colour is named first."""

    def __init__(self, seat: Seat = 0, into: Colour = 0, most: i64 = 0) -> None:
        super().__init__(seat)
        self.into: Colour = into
        self.most: i64 = most

    def kind(self) -> i64:
        return 8

    def numbers(self) -> tuple[i64, i64, i64]:
        return self.into, self.most, 0

    def word(self) -> str:
        return "colour"

    def choices(self, board: Board) -> vec[i64]:
        """Only colours that bring something."""
        found: vec[i64] = vec[i64]()
        for colour in range(COLOURS):
            if usable(board, self.seat, colour) and board.supply[self.into]:
                found = append(found, actions.CHOOSE + colour)
        return found

    def answer(self, board: Board, action: Action) -> None:
        board.push(Exchange(self.seat, action - actions.CHOOSE, self.into, self.most))

    def rule(self) -> str:
        return "G-530"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        if actions.word(action) != "choose":
            return None
        return Reason("exchange-none", "G-530", {"cube": cube_thing(action - actions.CHOOSE)})


@mypyc_attr(acyclic=True)
class Exchange(Question):
    """G-347, R-28: from none to all. A number uses the cubes in the usual order; one cube at a time
    leaves the order to the player."""

    def __init__(self, seat: Seat = 0, given: i64 = 0, into: Colour = 0, most: i64 = 0) -> None:
        super().__init__(seat)
        self.given: i64 = given  # a colour, or ANY_COLOURED
        self.into: Colour = into  # Attention or black
        self.most: i64 = most

    def kind(self) -> i64:
        return 9

    def numbers(self) -> tuple[i64, i64, i64]:
        return self.given, self.into, self.most

    def word(self) -> str:
        return "exchange"

    def number(self) -> i64:
        return self.most

    def choices(self, board: Board) -> vec[i64]:
        limit: i64 = self.limit(board)
        found: vec[i64] = vec[i64]()
        if limit == 0:
            return found
        if self.given != ANY_COLOURED:
            for number in range(limit + 1):
                found = append(found, actions.EXCHANGE + number)
        cubes = usable(board, self.seat, self.given)
        cubes.sort()
        if self.given == ANY_COLOURED or len(cubes) > 1:
            for colour in cubes:
                found = append(found, actions.EXCHANGE_CUBE + colour)
        if self.given == ANY_COLOURED:
            found = append(found, actions.PASS)
        return found

    def limit(self, board: Board) -> i64:
        """How many cubes can be exchanged: as many as allowed, owned, and covered by the supply (no
        stealing)."""
        total: i64 = 0
        for colour in usable(board, self.seat, self.given):
            total += board.stock[self.seat * SORTS + colour]
        if total > self.most:
            total = self.most
        return total if total < board.supply[self.into] else board.supply[self.into]

    def answer(self, board: Board, action: Action) -> None:
        if action == actions.PASS:
            return
        if action < actions.EXCHANGE_CUBE:
            self.give_many(board, action - actions.EXCHANGE)
            return
        self.give(board, action - actions.EXCHANGE_CUBE, 1)
        if self.most > 1:
            board.push(Exchange(self.seat, self.given, self.into, self.most - 1))

    def give_many(self, board: Board, number: i64) -> None:
        """This many cubes in the usual order."""
        left: i64 = number
        for colour in usable(board, self.seat, self.given):
            part: i64 = board.stock[self.seat * SORTS + colour]
            if part > left:
                part = left
            if part:
                self.give(board, colour, part)
                left -= part

    def give(self, board: Board, colour: Colour, number: i64) -> None:
        """Cubes of one colour against as many of the other sort."""
        board.pay_in(self.seat, colour, number)
        add(board.supply, self.into, -number)
        add(board.stock, self.seat * SORTS + self.into, number)
        if board.listening:
            board.tell(
                "exchanged",
                {
                    "seat": things.seat(self.seat),
                    "number": number,
                    "cube": cube_thing(colour),
                    "into": cube_thing(self.into),
                },
            )

    def rule(self) -> str:
        return "G-347"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        word = actions.word(action)
        if word == "exchange":
            if self.given == ANY_COLOURED:
                return EXCHANGE_SINGLY
            return Reason("exchange-most", "G-347", {"most": self.limit(board)})
        if word == "swap":
            return self.refuse_cube(board, action - actions.EXCHANGE_CUBE)
        return EXCHANGE_ZERO if word == "pass" else None

    def refuse_cube(self, board: Board, colour: Colour) -> Reason:
        """One cube of this colour cannot be exchanged."""
        cube = cube_thing(colour)
        if board.stock[self.seat * SORTS + colour] == 0:
            return Reason("no-cube", "G-347", {"cube": cube})
        if colour in usable(board, self.seat, self.given):
            return Reason("exchange-number", "G-347", {"cube": cube})
        if self.given == ANY_COLOURED:
            return EXCHANGE_BLACK
        return Reason("exchange-colour", "G-347", {"cube": cube, "given": cube_thing(self.given)})


EXCHANGE_SINGLY: Final = Reason("exchange-singly", "G-530")
EXCHANGE_BLACK: Final = Reason("exchange-black", "G-530")
EXCHANGE_ZERO: Final = Reason("exchange-zero", "G-347")
