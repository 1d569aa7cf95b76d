"""Pantheon: the powers of the nations (RULES.md 7.3), from the start player clockwise."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from augury.core.reason import Reason
from augury.core.state import Action, Seat
from augury.games.pantheon import actions
from augury.games.pantheon.components import (
    AEGYPTUS,
    CARD_KINDS,
    CARDS,
    CARTAGO,
    FEET,
    GALLIA,
    GERMAN_HAND,
    GODS,
    GRAECIA,
    IBERIA,
    NOTHING,
    PERSIA,
    PIECES,
    ROMA,
    Card,
    God,
)
from augury.games.pantheon.rules.buying import begin_cartago
from augury.games.pantheon.rules.cards import discard, draw, play
from augury.games.pantheon.rules.gods import draw_god, gain
from augury.games.pantheon.rules.loot import RAISE
from augury.games.pantheon.rules.refusals import no_card
from augury.games.pantheon.rules.sacrifices import affordable, no_sacrifice, pay
from augury.games.pantheon.state import MOST_SEATS, Board, Step, thing
from augury.kit import things
from augury.kit.cells import add, added, cells_of


@mypyc_attr(acyclic=True)
class NationPower(Step):
    """The power of the nation, for one seat (P-14)."""

    def number(self) -> i64:
        return 0

    def word(self) -> str:
        return "nation"

    def perform(self, board: Board) -> bool:
        seat = self.seat
        nation = board.nation
        board.done()
        if nation == GALLIA:
            board.plan(GALLIA_CHOICE[seat])
        elif nation <= GRAECIA:
            seven(board, seat)
        elif nation == AEGYPTUS:
            board.plan(SWAP[seat])
        elif nation == CARTAGO:
            begin_cartago(board, seat)
        elif nation == IBERIA:
            board.plan(RAISE[seat])  # P-25
        else:
            assert nation == ROMA, "Persia concerns nobody in particular"
            draw(board, seat, 2)  # P-26
        return True


# Gallia


@mypyc_attr(acyclic=True)
class GalliaChoice(Step):
    """Does the seat draw two cards or look at the top god tile (P-20)?"""

    def number(self) -> i64:
        return 16

    def word(self) -> str:
        return "gallia"

    def choices(self, board: Board) -> vec[i64]:
        return DRAW_OR_REVEAL

    def answer(self, board: Board, action: Action) -> None:
        board.done()
        if action == actions.DECK:
            draw(board, self.seat, 2)
            return
        god: God = draw_god(board)
        if god == NOTHING:
            return
        board.revealed = god
        board.wanted = god
        board.brought = []
        board.plan(GALLIA_BUY[self.seat])
        if board.listening:
            board.tell("revealed", {"seat": things.seat(self.seat), "god": thing("god", GODS, god)})

    def rule(self) -> str:
        return "P-20"


@mypyc_attr(acyclic=True)
class GalliaBuy(Step):
    """Which kind serves the top number of the revealed god tile, or is it declined (P-20)?"""

    def number(self) -> i64:
        return 17

    def word(self) -> str:
        return "gallia-buy"

    def choices(self, board: Board) -> vec[i64]:
        """P-20, Q-12: one kind for the top number, or not."""
        ways = affordable(board, self.seat, board.wanted)
        found = cells_of([actions.BRING + kinds[0] for kinds in ways])
        return append(found, actions.DECLINE)

    def answer(self, board: Board, action: Action) -> None:
        """P-20: acquired, it works like any gained god (Q-4: not like an acquired Plaesiris);
        otherwise it goes to the box."""
        seat = self.seat
        god: God = board.wanted
        board.done()
        if action == actions.DECLINE:
            board.revealed = NOTHING
            board.wanted = NOTHING
            board.god_box = added(board.god_box, god, 1)
            if board.listening:
                board.tell("declined", {"seat": things.seat(seat), "god": thing("god", GODS, god)})
            return
        pay(board, seat, god, [action - actions.BRING])
        board.revealed = NOTHING
        if board.listening:
            board.tell("acquired", {"seat": things.seat(seat), "god": thing("god", GODS, god)})
        gain(board, seat, god, False)

    def rule(self) -> str:
        return "P-20"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        return no_sacrifice(board, self.seat, action)


# Germania and Graecia


def seven(board: Board, seat: Seat) -> None:
    """P-21: down to seven cards, or up to seven. Q-41: a hand-in on the way is made good, too."""
    if board.hand_size[seat] > GERMAN_HAND:
        board.plan(DISCARD[seat])
        return
    while board.hand_size[seat] < GERMAN_HAND:
        draw(board, seat, min(GERMAN_HAND - board.hand_size[seat], max(1, len(board.deck))))
    assert board.hand_size[seat] == GERMAN_HAND, "I-13: exactly seven cards"


@mypyc_attr(acyclic=True)
class Discard(Step):
    """Which card is discarded next (P-21)?"""

    def number(self) -> i64:
        return 18

    def word(self) -> str:
        return "discard"

    def choices(self, board: Board) -> vec[i64]:
        """P-21: cards of their choice, one after the other."""
        found: vec[i64] = vec[i64]()
        for card in range(CARD_KINDS):
            if board.hand[self.seat * CARD_KINDS + card] > 0:
                found = append(found, actions.DISCARD + card)
        return found

    def answer(self, board: Board, action: Action) -> None:
        card: Card = action - actions.DISCARD
        play(board, self.seat, card, 1)
        discard(board, card, 1)
        if board.listening:
            board.tell(
                "discarded", {"seat": things.seat(self.seat), "card": thing("card", CARDS, card)}
            )
        if board.hand_size[self.seat] == GERMAN_HAND:
            board.done()

    def rule(self) -> str:
        return "P-21"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        if actions.DISCARD <= action < actions.SWAP:
            return no_card(action - actions.DISCARD, "P-21")
        return None


# Aegyptus


@mypyc_attr(acyclic=True)
class Swap(Step):
    """How many feet are swapped for columns, or columns for feet (P-22)?"""

    def number(self) -> i64:
        return 19

    def word(self) -> str:
        return "swap"

    def perform(self, board: Board) -> bool:
        """Without anything to swap the seat passes."""
        if len(self.choices(board)) > 1:
            return False
        self.answer(board, actions.PASS)
        return True

    def choices(self, board: Board) -> vec[i64]:
        """P-22: as many as both supplies allow, in one direction."""
        seat = self.seat
        found: vec[i64] = vec[i64]()
        for number in range(1, min(board.feet_supply[seat], board.column_general[seat]) + 1):
            found = append(found, actions.SWAP + number - 1)
        for number in range(1, min(board.column_supply[seat], board.feet_general[seat]) + 1):
            found = append(found, actions.SWAP + FEET + number - 1)
        return append(found, actions.PASS)

    def answer(self, board: Board, action: Action) -> None:
        """P-22: own feet for own columns, or the reverse."""
        seat = self.seat
        board.done()
        if action == actions.PASS:
            return
        number: i64 = (action - actions.SWAP) % FEET + 1
        columns: i64 = number if action < actions.SWAP + FEET else -number
        add(board.feet_supply, seat, -columns)
        add(board.feet_general, seat, columns)
        add(board.column_supply, seat, columns)
        add(board.column_general, seat, -columns)
        if board.listening:
            board.tell(
                "swapped-feet" if columns > 0 else "swapped-columns",
                {"seat": things.seat(seat), "number": number},
            )

    def rule(self) -> str:
        return "P-22"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        if not actions.SWAP <= action < actions.PASS:
            return None
        piece: i64 = (action - actions.SWAP) // FEET
        most: i64 = min(board.feet_supply[self.seat], board.column_general[self.seat])
        if piece == 1:
            most = min(board.column_supply[self.seat], board.feet_general[self.seat])
        return Reason("swap-most", "P-22", {"piece": thing("piece", PIECES, piece), "most": most})


DRAW_OR_REVEAL: Final = cells_of([actions.DECK, actions.REVEAL])
NATION: Final[list[NationPower]] = [NationPower(seat) for seat in range(MOST_SEATS)]
GALLIA_CHOICE: Final[list[GalliaChoice]] = [GalliaChoice(seat) for seat in range(MOST_SEATS)]
GALLIA_BUY: Final[list[GalliaBuy]] = [GalliaBuy(seat) for seat in range(MOST_SEATS)]
DISCARD: Final[list[Discard]] = [Discard(seat) for seat in range(MOST_SEATS)]
SWAP: Final[list[Swap]] = [Swap(seat) for seat in range(MOST_SEATS)]


# Persia


def resort(board: Board) -> None:
    """P-23, Q-24: what is left of the special money stack, the 5 on top, to the end of the game."""
    assert board.nation == PERSIA
    board.descending = True
    board.special = sorted(board.special)
    board.layout += 1
    if board.listening:
        board.tell("resorted", {})
