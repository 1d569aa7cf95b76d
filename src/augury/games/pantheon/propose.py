"""Pantheon: a quick sensible choice for rollouts: rules of thumb, without looking ahead."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from augury.core.chance import Chance
from augury.core.state import Action, Seat
from augury.games.pantheon import actions
from augury.games.pantheon.components import (
    CARD_KINDS,
    GIFT,
    HIGHEST,
    KINDS,
    MOVE,
    NOTHING,
)
from augury.games.pantheon.evaluate import god_worth
from augury.games.pantheon.map import (
    COLUMN_COUNT,
    COLUMNS_APART,
    COLUMNS_NEAR,
    LOOT_APART,
    LOOT_SPACES,
    NODE_COUNT,
    Node,
)
from augury.games.pantheon.nodes import IN_WORD, WORDS
from augury.games.pantheon.rules.buying import Buying, CartagoBuy
from augury.games.pantheon.rules.cards import Drawing
from augury.games.pantheon.rules.choosing import ChooseAction
from augury.games.pantheon.rules.loot import LootTake, Raise
from augury.games.pantheon.rules.movement import Follow, Moving
from augury.games.pantheon.rules.nations import Discard, GalliaBuy, Swap
from augury.games.pantheon.rules.sacrifices import Paying, usual
from augury.games.pantheon.state import FRONTIER, Board
from augury.kit.sets import lowest

KEEP: Final[list[i64]] = [
    5,
    3,
    3,
    3,
    3,
    1,
    6,
    7,
    8,
    9,
]  # which cards to keep, the most useful ones highest
FAR: Final = 99


def propose(board: Board, seat: Seat, legal: vec[i64], chance: Chance) -> Action:
    """One decision in eight is left to chance, so that rollouts differ; never how a god is paid
    for."""
    if len(legal) == 1:
        return legal[0]
    question = board.agenda.top()
    if isinstance(question, (Paying, GalliaBuy)):
        return actions.BRING + usual(board, seat)
    if chance.below(8) == 0:
        return legal[chance.below(len(legal))]
    if isinstance(question, ChooseAction):
        return choose_action(board, seat, legal, chance)
    if isinstance(question, (Moving, Buying, CartagoBuy)):
        return place_or_buy(board, seat, legal, chance)
    if isinstance(question, Follow):
        return follow(board, seat, legal, chance)
    if isinstance(question, Drawing):
        return pick_card(board, seat, legal, chance)
    if isinstance(question, LootTake):
        return actions.TAKE
    if isinstance(question, Raise):
        return by_level(board, seat, legal)
    if isinstance(question, Discard):
        return worst_card(legal)
    if isinstance(question, Swap):
        return actions.PASS
    return legal[chance.below(len(legal))]


def choose_action(board: Board, seat: Seat, legal: vec[i64], chance: Chance) -> Action:
    """A god if there is one; otherwise a movement that reaches something, a purchase, or cards."""
    best: Action = NOTHING
    worth: float = 0.0
    move: Action = NOTHING
    money: Action = NOTHING
    for action in legal:
        if action >= actions.OPEN_CARD:
            break
        if action >= actions.ACQUIRE:
            value = god_worth(board, action - actions.ACQUIRE)
            if value > worth:
                worth = value
                best = action
        elif action >= actions.MONEY_CARD:
            money = action
        else:
            move = action
    if best != NOTHING:
        return best
    if move != NOTHING and move_pays(
        board, seat, board.free_steps(seat) + 1 + 2 * (move - actions.MOVE)
    ):
        return move
    if money != NOTHING and (money > actions.MONEY_CARD or chance.below(3) == 0):
        return money
    return pick_card(board, seat, legal, chance)


def move_pays(board: Board, seat: Seat, steps: i64) -> bool:
    """Is some column space or loot within these steps of the frontier?"""
    if board.feet_supply[seat] == 0:
        return False
    most: i64 = min(steps, board.feet_supply[seat] + 1)
    for word in range(WORDS):
        nodes: i64 = board.spaces[FRONTIER + seat * WORDS + word]
        while nodes:
            if nearest(board, seat, word * IN_WORD + lowest(nodes)) < most:
                return True
            nodes &= nodes - 1
    return False


def nearest(board: Board, seat: Seat, node: Node) -> i64:
    """How far it is from here to the next loot tile or free column space."""
    best: i64 = FAR
    place: i64 = board.nation * LOOT_SPACES * NODE_COUNT + node
    for number in range(LOOT_SPACES):
        if board.loot[number] != NOTHING:
            distance: i64 = LOOT_APART[place]
            if distance < best:
                best = distance
        place += NODE_COUNT
    if board.column_supply[seat] > 0:
        for place in range(node * COLUMN_COUNT, (node + 1) * COLUMN_COUNT):
            distance = COLUMNS_APART[place]
            if distance >= best:
                break
            if not board.stands(seat, COLUMNS_NEAR[place]):
                return distance
    return best


def follow(board: Board, seat: Seat, legal: vec[i64], chance: Chance) -> Action:
    """Move along if it reaches something, with all the cards it takes; otherwise the card."""
    for action in legal:
        if action < actions.MONEY_CARD and move_pays(
            board, seat, board.free_steps(seat) + 2 * (action - actions.MOVE)
        ):
            return action
    return actions.DECK


def place_or_buy(board: Board, seat: Seat, legal: vec[i64], chance: Chance) -> Action:
    """Columns first, then loot, then feet towards something, then purchases by price."""
    best: Action = NOTHING
    least: i64 = FAR
    for action in legal:
        if action >= actions.STOP:
            break
        if action >= actions.COLUMN:
            return action
        distance = nearest(board, seat, action)
        if distance < least:
            least = distance
            best = action
    last: Action = legal[len(legal) - 1]
    if last >= actions.RAISE:
        return by_level(board, seat, legal) if chance.below(4) else legal[chance.below(len(legal))]
    if best != NOTHING and (least <= max(board.steps, board.budget) or actions.STOP not in legal):
        return best
    if actions.STOP in legal:
        return actions.STOP
    return last


def by_level(board: Board, seat: Seat, legal: vec[i64]) -> Action:
    """The kind with the highest level that can still grow: one strong kind first."""
    best: Action = legal[len(legal) - 1]
    highest: i64 = -1
    for action in legal:
        kind: i64 = action - actions.RAISE
        if 0 <= kind < KINDS:
            level: i64 = board.levels[seat * KINDS + kind]
            if highest < level < HIGHEST or (level == HIGHEST and highest < 0):
                highest = level
                best = action
    return best


def pick_card(board: Board, seat: Seat, legal: vec[i64], chance: Chance) -> Action:
    """A movement card or special money if it lies open, a card of one's own strongest kind, or one
    from the deck."""
    best: Action = actions.DECK
    worth: i64 = 4
    for card in board.display:
        value: i64 = KEEP[card]
        if card == MOVE:
            value -= 2 * board.hand[seat * CARD_KINDS + MOVE]
        elif GIFT <= card < GIFT + KINDS:
            value += min(
                4, board.levels[seat * KINDS + card - GIFT] + board.hand[seat * CARD_KINDS + card]
            )
        if value > worth:
            worth = value
            best = actions.OPEN_CARD + card
    return best


def worst_card(legal: vec[i64]) -> Action:
    best: Action = legal[0]
    least: i64 = FAR
    for action in legal:
        if KEEP[action - actions.DISCARD] < least:
            least = KEEP[action - actions.DISCARD]
            best = action
    return best
