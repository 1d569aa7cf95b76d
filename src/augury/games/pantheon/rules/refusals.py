"""Pantheon: why something is not possible now, for people. Every sentence ends with the rule."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from augury.core.state import Action, Seat
from augury.games.pantheon import actions
from augury.games.pantheon.components import CARD_KINDS, HIGHEST, KINDS, MOVE, TRAITERA
from augury.games.pantheon.map import COLUMN_NODES, IS_COLUMN, Node
from augury.games.pantheon.rules.buying import lowest_price
from augury.games.pantheon.rules.routes import cost, jump_targets
from augury.games.pantheon.state import (
    BONUS_COLUMN,
    BUYING,
    CARTAGO_BUY,
    CHOOSE_ACTION,
    DRAWING,
    FOLLOW,
    MOVING,
    PAYING,
    Board,
)

# What the seat that is asked has to do instead, by step.
WANTED: Final = [
    "The nation's power comes first. [P-14]",
    "The temple is put on its space first. [P-15]",
    "The bonus tiles take effect first. [P-17]",
    "A turn is about to begin. [P-30]",
    "The big foot is put back first. [P-62]",
    "Choose one of the four actions: Move, Buy, Acquire or Draw. [P-30]",
    "The action is over: use a Traitera tile or end your turn. [P-149]",
    "Move along, or draw one card from the deck. [P-60]",
    "You are moving: place a piece, or stop after at least one. [P-44]",
    "Take the loot tile or leave it. [P-54]",
    "Choose the loot tile that takes effect next. [P-55]",
    "Choose two feet or two columns. [P-160]",
    "Raise one of your sacrifice tiles. [P-164]",
    "You are buying: purchase something, or stop after at least one purchase. [P-70]",
    "Spend the money of Cartago, or stop. [P-24]",
    "Choose the kind of sacrifice for the next number of the god tile. [P-91]",
    "Draw two cards or reveal a god tile. [P-20]",
    "Bring the sacrifice for the top number, or decline. [P-20]",
    "Discard down to seven cards. [P-21]",
    "Swap feet and columns, or pass. [P-22]",
    "Take an open card or the top card of the deck. [P-110]",
    "Choose one of the bonus tiles. [S-9]",
    "Place your bonus column on a column space. [P-163]",
]


def refusal(board: Board, seat: Seat, action: Action) -> str:
    if board.over:
        return "The game is over. [P-194]"
    if seat != board.asked():
        return "Somebody else has to decide now. [P-30]"
    step = board.step()
    if action < actions.STOP:
        return placement(board, seat, step, action)
    if action == actions.STOP:
        return stopping(step)
    if action < actions.MONEY_CARD:
        return moving(board, seat, step, action - actions.MOVE)
    if action <= actions.SPEND:
        return laying_money(board, seat, step)
    if action < actions.ACQUIRE:
        return purchasing(board, seat, step, action)
    if action < actions.OPEN_CARD:
        return sacrificing(board, step, action)
    if action < actions.DECK and step in (CHOOSE_ACTION, DRAWING):
        return "No such card lies open. [P-110]"
    if action == actions.DECK and step == DRAWING:
        return "You have all your cards. [P-112]"
    if action == actions.TRAITERA and board.god_count(seat, TRAITERA) == 0:
        return "You have no Traitera tile that lay in front of you when the turn began. [P-149]"
    return WANTED[step]


def placement(board: Board, seat: Seat, step: i64, action: Action) -> str:
    """P-44..P-51."""
    columns = action >= actions.COLUMN
    node: Node = COLUMN_NODES[action - actions.COLUMN] if columns else action
    if step == BONUS_COLUMN:
        return "A column space takes at most two pieces. [P-47]" if columns else WANTED[step]
    if step not in (MOVING, BUYING, CARTAGO_BUY):
        return WANTED[step]
    if not columns and IS_COLUMN[node]:
        return "Feet cannot stand on column spaces. [P-45]"
    if node == board.site:
        return "The temple stands here; no foot may be placed on its space. [P-45]"
    if (board.standing[node] >> seat) & 1:
        return "You have a piece here already. [P-47]"
    price = cost(board, node)
    if price == 0:
        return "Two pieces stand here already. [P-47]"
    if (board.column_supply[seat] if columns else board.feet_supply[seat]) == 0:
        return f"You have no {'column' if columns else 'foot'} in your personal supply. [P-44]"
    if node not in board.frontier[seat] and not (
        step == MOVING and board.jumps > 0 and node in jump_targets(board, seat)
    ):
        if columns:
            return "A column must touch one of your linked feet. [P-51]"
        return "A foot must touch the temple or one of your linked pieces. [P-50]"
    if step == MOVING:
        return "That costs more steps than you have left. [P-48]"
    return "That costs more money than you have left. [P-76]"


def stopping(step: i64) -> str:
    if step == MOVING:
        return "A movement needs at least one placed piece. [P-31]"
    if step == BUYING:
        return "Buy needs at least one purchase. [P-31]"
    if step == DRAWING:
        return "The first three cards must be drawn. [P-110]"
    return WANTED[step]


def moving(board: Board, seat: Seat, step: i64, cards: i64) -> str:
    """P-40, P-41."""
    if step not in (CHOOSE_ACTION, FOLLOW):
        return WANTED[step]
    if cards > board.hand[seat * CARD_KINDS + MOVE]:
        return "You do not have so many movement cards. [P-40]"
    return "With these steps you could not place anything. [P-41]"


def laying_money(board: Board, seat: Seat, step: i64) -> str:
    """P-70..P-72."""
    if step == BUYING and board.bought > 0:
        return "Money is laid before the first purchase. [P-70]"
    if step == BUYING:
        return "You lay your money from the highest to the lowest card, and have no such card left to lay. [P-70]"
    if step != CHOOSE_ACTION:
        return WANTED[step]
    if lowest_price(board, seat) == 0:
        return "There is nothing left that you could buy. [P-71]"
    return "You do not have this money, or not enough for any purchase. [P-71]"


def purchasing(board: Board, seat: Seat, step: i64, action: Action) -> str:
    """P-73..P-75."""
    if step not in (BUYING, CARTAGO_BUY):
        if (
            action >= actions.RAISE
            and board.levels[seat * KINDS + action - actions.RAISE] == HIGHEST
        ):
            return "This sacrifice tile has the highest level already. [P-164]"
        return WANTED[step]
    if action >= actions.RAISE:
        if board.levels[seat * KINDS + action - actions.RAISE] == HIGHEST:
            return "This sacrifice tile has the highest level already. [P-74]"
        return "The next level costs more money than you have left. [P-74]"
    if board.budget == 0:
        return "You have no money left. [P-75]"
    return "The general supply has none of these in your colour. [P-75]"


def sacrificing(board: Board, step: i64, action: Action) -> str:
    """P-90..P-92."""
    if action < actions.BRING:
        if step != CHOOSE_ACTION:
            return WANTED[step]
        if action - actions.ACQUIRE not in board.open_gods:
            return "This god tile does not lie open. [P-90]"
        return "You cannot bring the sacrifices for this god tile. [P-91]"
    if step == PAYING:
        return "This kind cannot serve the number, or it would cost cards in vain. [P-92]"
    return WANTED[step]
