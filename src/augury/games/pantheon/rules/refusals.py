"""Pantheon: why something is not possible now, in sentences that several questions share. Every
sentence ends with the rule."""

from __future__ import annotations

from augury.core.state import Action, Seat
from augury.games.pantheon import actions
from augury.games.pantheon.components import CARD_KINDS, HIGHEST, KINDS, MOVE, TRAITERA
from augury.games.pantheon.map import COLUMN_NODES, IS_COLUMN, Node
from augury.games.pantheon.rules.routes import cost, jump_targets
from augury.games.pantheon.state import Board


def otherwise(board: Board, seat: Seat, action: Action, wanted: str) -> str:
    """For an action that the question does not ask for: what is impossible anyhow, or else what is
    wanted instead."""
    if actions.RAISE <= action < actions.ACQUIRE:
        if board.levels[seat * KINDS + action - actions.RAISE] == HIGHEST:
            return "This sacrifice tile has the highest level already. [P-164]"
    elif action == actions.TRAITERA and board.god_count(seat, TRAITERA) == 0:
        return "You have no Traitera tile that lay in front of you when the turn began. [P-149]"
    return wanted


def no_movement(board: Board, seat: Seat, action: Action) -> str:
    """P-40, P-41: a movement that cannot begin."""
    if action - actions.MOVE > board.hand[seat * CARD_KINDS + MOVE]:
        return "You do not have so many movement cards. [P-40]"
    return "With these steps you could not place anything. [P-41]"


def no_placement(board: Board, seat: Seat, action: Action, jumping: bool, short: str) -> str:
    """P-44..P-51: a piece that cannot be placed. `short` is the sentence for too small means."""
    columns = action >= actions.COLUMN
    node: Node = COLUMN_NODES[action - actions.COLUMN] if columns else action
    if not columns and IS_COLUMN[node]:
        return "Feet cannot stand on column spaces. [P-45]"
    if node == board.site:
        return "The temple stands here; no foot may be placed on its space. [P-45]"
    if (board.standing[node] >> seat) & 1:
        return "You have a piece here already. [P-47]"
    if cost(board, node) == 0:
        return "Two pieces stand here already. [P-47]"
    if (board.column_supply[seat] if columns else board.feet_supply[seat]) == 0:
        return f"You have no {'column' if columns else 'foot'} in your personal supply. [P-44]"
    if node not in board.frontier[seat] and not (jumping and node in jump_targets(board, seat)):
        if columns:
            return "A column must touch one of your linked feet. [P-51]"
        return "A foot must touch the temple or one of your linked pieces. [P-50]"
    return short
