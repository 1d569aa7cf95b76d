"""Pantheon: why something is not possible now, where several questions have the same reason."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from augury.core.events import Fact
from augury.core.reason import Reason
from augury.core.state import Action, Seat
from augury.games.pantheon import actions
from augury.games.pantheon.components import (
    CARD_KINDS,
    CARDS,
    HIGHEST,
    KINDS,
    MOVE,
    PIECES,
    SACRIFICES,
    TRAITERA,
    Card,
)
from augury.games.pantheon.map import COLUMN_NODES, IS_COLUMN, Node
from augury.games.pantheon.nodes import holds
from augury.games.pantheon.rules.routes import cheapest, cost, in_frontier, jump_targets
from augury.games.pantheon.state import Board, thing

NO_TRAITERA: Final = Reason("no-traitera", "P-149", None, 0)  # it is not about the open tile
MOVE_NOWHERE: Final = Reason("move-nowhere", "P-41")
FOOT_ON_COLUMN: Final = Reason("foot-on-column", "P-45", None, 0)  # a column would say more
TEMPLE_THERE: Final = Reason("temple-there", "P-45")
PIECE_YOURS: Final = Reason("piece-yours", "P-47")
SPACE_FULL: Final = Reason("space-full", "P-47")
NO_FOOT: Final = Reason("no-foot", "P-44")
NO_COLUMN: Final = Reason("no-column", "P-44")
FOOT_LINK: Final = Reason("foot-link", "P-50")
COLUMN_LINK: Final = Reason("column-link", "P-51")


def never_now(board: Board, seat: Seat, action: Action) -> Reason | None:
    """For an action that the question does not ask for: what is impossible anyhow."""
    if actions.RAISE <= action < actions.ACQUIRE:
        return top_level(board, seat, action - actions.RAISE, "P-164")
    if action == actions.TRAITERA and board.god_count(seat, TRAITERA) == 0:
        return NO_TRAITERA
    return None


def top_level(board: Board, seat: Seat, kind: i64, rule: str) -> Reason | None:
    """The sacrifice tile cannot be raised any further; None if it can."""
    if board.levels[seat * KINDS + kind] < HIGHEST:
        return None
    return Reason("level-top", rule, {"kind": thing("sacrifice", SACRIFICES, kind)})


def no_card(card: Card, rule: str) -> Reason:
    """No such card in hand."""
    return Reason("no-card", rule, {"card": thing("card", CARDS, card)})


def no_open_card(card: Card) -> Reason:
    """P-110: no such card on the display."""
    return Reason("not-open", "P-110", {"card": thing("card", CARDS, card)})


def no_supply(piece: i64, rule: str) -> Reason:
    """The general supply is out of feet or columns of this seat."""
    return Reason("supply-empty", rule, {"piece": thing("piece", PIECES, piece)})


def no_movement(board: Board, seat: Seat, action: Action, leading: bool) -> Reason:
    """P-40, P-41: a movement that cannot begin."""
    cards: i64 = action - actions.MOVE
    held: i64 = board.hand[seat * CARD_KINDS + MOVE]
    if cards > held:
        return Reason("move-cards", "P-40", {"wanted": cards, "held": held})
    needed: i64 = cheapest(board, seat, board.free_jumps(seat) > 0)
    if needed == 0:
        return MOVE_NOWHERE
    steps: i64 = 2 * cards + (1 if leading else 0) + board.free_steps(seat)
    return Reason("move-steps", "P-41", {"steps": steps, "needed": needed})


def no_placement(board: Board, seat: Seat, action: Action, jumping: bool) -> Reason | None:
    """P-44..P-51: a piece that cannot be placed, whatever it costs; None if only that is in the
    way."""
    columns = action >= actions.COLUMN
    node: Node = COLUMN_NODES[action - actions.COLUMN] if columns else action
    if not columns and IS_COLUMN[node]:
        return FOOT_ON_COLUMN
    if node == board.site:
        return TEMPLE_THERE
    if board.stands(seat, node):
        return PIECE_YOURS
    if cost(board, node) == 0:
        return SPACE_FULL
    if (board.column_supply[seat] if columns else board.feet_supply[seat]) == 0:
        return NO_COLUMN if columns else NO_FOOT
    touching = in_frontier(board, seat, node)
    if not touching and not (jumping and holds(jump_targets(board, seat), 0, node)):
        return COLUMN_LINK if columns else FOOT_LINK
    return None


def too_dear(board: Board, key: str, rule: str, action: Action, left: i64) -> Reason:
    """P-48, P-76: a space where somebody stands costs more than is left."""
    node: Node = COLUMN_NODES[action - actions.COLUMN] if action >= actions.COLUMN else action
    facts: dict[str, Fact] = {"needed": cost(board, node), "left": left}
    return Reason(key, rule, facts)
