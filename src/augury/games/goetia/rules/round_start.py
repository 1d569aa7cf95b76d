"""Goetia: a player's start of the round (G-202..G-205): ransom, Treasures, Powers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from augury.core.state import Action, Seat
from augury.games.goetia import actions
from augury.games.goetia.bundle import CUBES, SORTS
from augury.games.goetia.codes import GAIN, RESURRECT
from augury.games.goetia.components import ED_2019, NONE, Card
from augury.games.goetia.demons import CARD_COUNT, CARD_SORT, DEMONS, ROUND_START_ORDER, TREASURE
from augury.games.goetia.hexes import WORLD_HEXES
from augury.games.goetia.names import card_thing
from augury.games.goetia.paying import payable
from augury.games.goetia.rules.effects import carry_out
from augury.games.goetia.rules.payment import owe
from augury.games.goetia.rules.tableau import TREASURE_ON
from augury.games.goetia.state import SEATS, STACKS, TOKEN_BASE, Board, Question, Step
from augury.kit import things
from augury.kit.cells import EMPTY, add, cells_of

# By card: its place in the order of G-202 as a flag, 0 = it does nothing then
START_FLAG: Final[list[i64]] = [
    1 << ROUND_START_ORDER.index(card) if card in ROUND_START_ORDER else 0
    for card in range(CARD_COUNT)
]


def open_window(board: Board, seat: Seat) -> None:
    """G-202: ransom, then Treasures by stack, then Powers in their order; only what is visible now
    takes part. G-203: only now."""
    first: i64 = seat * STACKS
    powers: i64 = 0
    treasures: i64 = 0
    for stack in range(STACKS):
        top: Card = board.tops[first + stack]
        if top != NONE:
            powers |= START_FLAG[top]
            if CARD_SORT[top] == TREASURE:
                treasures |= 1 << stack
    if powers or treasures:
        push_flagged(board, seat, powers, treasures)
    if trapped(board, seat):
        board.push(RANSOM[seat])


def push_flagged(board: Board, seat: Seat, powers: i64, treasures: i64) -> None:
    """The Treasures come first, so they are pushed last."""
    place: i64 = len(ROUND_START_ORDER) - 1
    while place >= 0:
        if powers >> place & 1:
            board.push(Power(seat, ROUND_START_ORDER[place]))
        place -= 1
    stack: i64 = STACKS - 1
    while stack >= 0:
        if treasures >> stack & 1:
            board.push(TREASURE_ON[seat][stack])
        stack -= 1


# Ransom


def trapped(board: Board, seat: Seat) -> bool:
    """G-204: the hand is empty and all recruited followers, at least one, stand on World and New
    World hexes (R-4)."""
    if board.hand[seat] > 0:
        return False
    bit: i64 = 1 << seat
    found = False
    for hex_ in board.occupied():
        occupant: i64 = board.hexes[hex_]
        if occupant < TOKEN_BASE and occupant & bit:
            if hex_ >= WORLD_HEXES:
                return False
            found = True
    return found


COMPULSORY: Final = cells_of([actions.RANSOM])
OPTIONAL: Final = cells_of([actions.RANSOM, actions.PASS])


@mypyc_attr(acyclic=True)
class Ransom(Question):
    """G-204: 2020, the player may buy all followers back. G-205: 2019, it is compulsory."""

    def kind(self) -> i64:
        return 1

    def word(self) -> str:
        return "ransom"

    def choices(self, board: Board) -> vec[i64]:
        return COMPULSORY if board.edition == ED_2019 else OPTIONAL

    def answer(self, board: Board, action: Action) -> None:
        """All cubes, black ones included, for all followers; Attention and cubes on Treasures
        stay."""
        if action == actions.PASS:
            return
        seat: Seat = self.seat
        cubes: i64 = 0
        for colour in range(CUBES):
            number: i64 = board.stock[seat * SORTS + colour]
            cubes += number
            board.pay_in(seat, colour, number)
        bit: i64 = 1 << seat
        for hex_ in range(WORLD_HEXES):
            occupant: i64 = board.hexes[hex_]
            if occupant < TOKEN_BASE and occupant & bit:
                board.occupy(hex_, occupant & ~bit)
                add(board.hand, seat, 1)
        if board.listening:
            board.tell(
                "ransom", {"seat": things.seat(seat), "cubes": cubes, "followers": board.hand[seat]}
            )

    def rule(self) -> str:
        return "G-204"


RANSOM: Final = [Ransom(seat) for seat in SEATS]


# Powers


USE_OR_PASS: Final = cells_of([actions.USE, actions.PASS])


@mypyc_attr(acyclic=True)
class Power(Question):
    """G-202: pay for a Power at the start of the round, or not."""

    def __init__(self, seat: Seat = 0, card: Card = 0) -> None:
        super().__init__(seat)
        self.card: Card = card

    def kind(self) -> i64:
        return 3

    def numbers(self) -> tuple[i64, i64, i64]:
        return self.card, 0, 0

    def word(self) -> str:
        return "power"

    def thing(self) -> str:
        return card_thing(self.card)

    def run(self, board: Board) -> bool:
        """G-511: a Power without a cost acts by itself, though its target may be a choice."""
        if DEMONS[self.card].effects[0].has_cost():
            return super().run(board)
        apply_power(board, self.seat, self.card)
        return True

    def choices(self, board: Board) -> vec[i64]:
        """Asked only if it can be paid and does something."""
        effect = DEMONS[self.card].effects[0]
        if effect.ops[0].sort == RESURRECT and board.graveyard[self.seat] == 0:
            return EMPTY
        if not payable(effect.cost, 0, board.held(self.seat), board.substitutes(self.seat)):
            return EMPTY
        return USE_OR_PASS

    def answer(self, board: Board, action: Action) -> None:
        """Pay, then take; G-506: this raises no event."""
        if action == actions.PASS:
            return
        if board.listening:
            board.tell("power", {"seat": things.seat(self.seat), "card": card_thing(self.card)})
        board.push(PaidPower(self.seat, self.card))
        owe(board, self.seat, DEMONS[self.card].effects[0].cost, 0)

    def rule(self) -> str:
        return "G-202"


@mypyc_attr(acyclic=True)
class PaidPower(Step):
    """G-202: what a Power does once it is paid for."""

    def __init__(self, seat: Seat = 0, card: Card = 0) -> None:
        super().__init__(seat)
        self.card: Card = card

    def kind(self) -> i64:
        return 21

    def numbers(self) -> tuple[i64, i64, i64]:
        return self.card, 0, 0

    def perform(self, board: Board) -> None:
        apply_power(board, self.seat, self.card)


def apply_power(board: Board, seat: Seat, card: Card) -> None:
    """G-356: its effects. A gain is told with the name of the Power."""
    if board.listening and DEMONS[card].effects[0].ops[0].sort == GAIN:
        board.tell("power", {"seat": things.seat(seat), "card": card_thing(card)})
    carry_out(board, seat, card)
