"""Pantheon: the action Move and the movements of the others (RULES.md 7.5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from augury.core.events import Fact
from augury.core.reason import Reason
from augury.core.state import Action, Seat
from augury.games.pantheon import actions
from augury.games.pantheon.components import CARD_KINDS, MOVE, NOTHING
from augury.games.pantheon.map import COLUMN_NODES, IS_COLUMN, NODES, Node
from augury.games.pantheon.rules.cards import discard_laid, draw, play
from augury.games.pantheon.rules.loot import plan_loot, step_on_loot
from augury.games.pantheon.rules.refusals import no_movement, no_placement, too_dear
from augury.games.pantheon.rules.routes import (
    cheapest,
    cost,
    in_frontier,
    jumped_over,
    loot_under,
    place,
    spots,
    spots_with_jumps,
)
from augury.games.pantheon.state import MOST_SEATS, Board, Step, thing
from augury.kit import things
from augury.kit.cells import add


def steps_with(board: Board, seat: Seat, cards: i64) -> i64:
    """P-43: two steps per movement card, one for the big foot, and those of tiles. P-42: followers
    go without the big foot."""
    return 2 * cards + (1 if board.big_foot == seat else 0) + board.free_steps(seat)


def move_options(board: Board, seat: Seat, leading: bool) -> vec[i64]:
    """P-40, P-41: any number of cards with which at least one piece can be placed. Q-15: more than
    needed is allowed."""
    found: vec[i64] = vec[i64]()
    needed = cheapest(board, seat, board.free_jumps(seat) > 0)
    if needed == 0:
        return found
    steps: i64 = board.free_steps(seat) + (1 if leading else 0)
    for cards in range(board.hand[seat * CARD_KINDS + MOVE] + 1):
        if steps + 2 * cards >= needed:
            found = append(found, actions.MOVE + cards)
    return found


def lead(board: Board, seat: Seat, cards: i64) -> None:
    """P-40: the active player takes the big foot. P-60: then the others follow clockwise, P-62:
    then it is put back.

    P-121: also when the last loot tile is gone: everyone gets their movement or card before the era
    ends.
    """
    board.big_foot = seat
    board.plan(BIG_FOOT[seat])
    for distance in range(board.seats - 1, 0, -1):
        board.plan(FOLLOW[(seat + distance) % board.seats])
    begin(board, seat, cards)


def begin(board: Board, seat: Seat, cards: i64) -> None:
    """P-40: the number of cards is fixed before the first step."""
    board.steps = steps_with(board, seat, cards)
    board.jumps = board.free_jumps(seat)
    board.placed = 0
    board.taken = []
    if cards > 0:
        play(board, seat, MOVE, cards)
        add(board.laid, MOVE, cards)
    board.plan(MOVING[seat])
    if board.listening:
        facts: dict[str, Fact] = {"seat": things.seat(seat), "cards": cards, "steps": board.steps}
        board.tell("moves" if board.big_foot == seat else "moves-along", facts)


@mypyc_attr(acyclic=True)
class Moving(Step):
    """Where does the next piece of the movement go (P-44)?"""

    def number(self) -> i64:
        return 8

    def word(self) -> str:
        return "moving"

    def prompt(self, board: Board) -> str:
        return "moving-on" if board.placed else "moving"

    def perform(self, board: Board) -> bool:
        """The movement ends by itself when nothing more can be placed."""
        if board.steps > 0:
            needed = cheapest(board, self.seat, board.jumps > 0)
            if 0 < needed <= board.steps:
                return False
        finish(board, self.seat)
        return True

    def choices(self, board: Board) -> vec[i64]:
        """P-44: any placement that the steps left pay for; P-31, Q-14: stopping only after at least
        one."""
        found = (
            spots_with_jumps(board, self.seat, board.steps)
            if board.jumps > 0
            else spots(board, self.seat, board.steps)
        )
        if board.placed > 0:
            found = append(found, actions.STOP)
        return found

    def answer(self, board: Board, action: Action) -> None:
        """P-44: each step places one piece, P-48: or two steps do. P-52: everything is joined to
        the temple."""
        seat = self.seat
        if action == actions.STOP:
            finish(board, seat)
            return
        node: Node = COLUMN_NODES[action - actions.COLUMN] if action >= actions.COLUMN else action
        if not in_frontier(board, seat, node):
            board.jumps -= 1  # only if it is needed
            if board.listening:
                jumped = thing("node", NODES, jumped_over(board, seat, node))
                board.tell("jumped", {"seat": things.seat(seat), "node": jumped})
        board.steps -= cost(board, node)
        board.placed += 1
        put(board, seat, node)

    def rule(self) -> str:
        return "P-44"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        if action < actions.STOP:
            return no_placement(board, self.seat, action, board.jumps > 0) or too_dear(
                board, "short-steps", "P-48", action, board.steps
            )
        return MOVE_FIRST if action == actions.STOP else None


MOVE_FIRST: Final = Reason("move-first", "P-31")


def put(board: Board, seat: Seat, node: Node) -> None:
    """P-54: a foot may pick up loot."""
    place(board, seat, node)
    if board.listening:
        facts: dict[str, Fact] = {"seat": things.seat(seat), "node": thing("node", NODES, node)}
        board.tell("column" if IS_COLUMN[node] else "foot", facts)
    number = loot_under(board, node)
    if number != NOTHING:
        step_on_loot(board, seat, number)


def finish(board: Board, seat: Seat) -> None:
    """P-55: the played cards are discarded, then the loot is resolved. Q-47: that ends the
    movement."""
    board.done()
    board.steps = 0
    board.jumps = 0
    board.placed = 0
    discard_laid(board)
    plan_loot(board, seat)  # P-61: before the next player


@mypyc_attr(acyclic=True)
class Follow(Step):
    """After the active player's movement: does the seat move along, or draw a card (P-60)?"""

    def number(self) -> i64:
        return 7

    def word(self) -> str:
        return "follow"

    def perform(self, board: Board) -> bool:
        """P-60: the card by itself, if everybody sees that the seat cannot move, whatever its cards
        are."""
        seat = self.seat
        needed = cheapest(board, seat, board.free_jumps(seat) > 0)
        if needed > 0 and board.free_steps(seat) + 2 * board.hand_size[seat] >= needed:
            return False
        self.answer(board, actions.DECK)
        return True

    def choices(self, board: Board) -> vec[i64]:
        """P-60: a movement, or a card from the deck."""
        return append(move_options(board, self.seat, False), actions.DECK)

    def answer(self, board: Board, action: Action) -> None:
        board.done()
        if action == actions.DECK:
            draw(board, self.seat, 1)  # never from the display
        else:
            begin(board, self.seat, action - actions.MOVE)

    def rule(self) -> str:
        return "P-60"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        if actions.MOVE <= action < actions.MONEY_CARD:
            return no_movement(board, self.seat, action, False)
        return None


@mypyc_attr(acyclic=True)
class BigFoot(Step):
    """The big foot is put back (P-62)."""

    def number(self) -> i64:
        return 4

    def word(self) -> str:
        return "big-foot"

    def perform(self, board: Board) -> bool:
        board.done()
        board.big_foot = NOTHING
        return True


MOVING: Final[list[Moving]] = [Moving(seat) for seat in range(MOST_SEATS)]
FOLLOW: Final[list[Follow]] = [Follow(seat) for seat in range(MOST_SEATS)]
BIG_FOOT: Final[list[BigFoot]] = [BigFoot(seat) for seat in range(MOST_SEATS)]
