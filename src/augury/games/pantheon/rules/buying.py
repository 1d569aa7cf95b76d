"""Pantheon: the action Buy (RULES.md 7.6) and the free money of Cartago (P-24)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from augury.core.events import Fact
from augury.core.reason import Reason
from augury.core.state import Action, Seat
from augury.games.pantheon import actions
from augury.games.pantheon.components import (
    CARD_KINDS,
    CARDS,
    HIGHEST,
    KINDS,
    M1,
    M5,
    NOTHING,
    PIECES,
    Card,
    money,
)
from augury.games.pantheon.map import COLUMN_NODES, Node
from augury.games.pantheon.rules.cards import discard_laid, play
from augury.games.pantheon.rules.loot import plan_loot, raise_level
from augury.games.pantheon.rules.movement import put
from augury.games.pantheon.rules.refusals import (
    no_card,
    no_placement,
    no_supply,
    too_dear,
    top_level,
)
from augury.games.pantheon.rules.routes import cheapest, cost, spots
from augury.games.pantheon.state import MOST_SEATS, Board, Step, thing
from augury.kit import things
from augury.kit.cells import add


def lowest_price(board: Board, seat: Seat) -> i64:
    """P-71: what the cheapest purchase costs; 0 if there is nothing to buy at all."""
    if board.feet_general[seat] > 0 or board.column_general[seat] > 0:
        return 1
    best: i64 = cheapest(board, seat, False)  # P-77: no jumps
    for kind in range(KINDS):
        price: i64 = board.levels[seat * KINDS + kind] + 1
        if price <= HIGHEST and (best == 0 or price < best):
            best = price
    return best


# Money


def buy_options(board: Board, seat: Seat, found: vec[i64]) -> vec[i64]:
    """P-71: Buy is there if some purchase is possible. P-72: Stonkus alone is enough."""
    price = lowest_price(board, seat)
    if price == 0:
        return found
    found = money_options(board, seat, M5, board.free_money(seat), price, found)
    return append(found, actions.SPEND) if board.free_money(seat) >= price else found


def money_options(
    board: Board, seat: Seat, highest: Card, budget: i64, price: i64, found: vec[i64]
) -> vec[i64]:
    """P-70: cards are laid from the highest to the lowest; a card is possible if those after it can
    reach the price."""
    within: i64 = budget
    for card in range(M1, highest + 1):
        number: i64 = board.hand[seat * CARD_KINDS + card]
        if number > 0:
            within += number * money(card)
            if within >= price:
                found = append(found, actions.MONEY_CARD + card - M1)
    return found


def begin_buy(board: Board, seat: Seat, action: i64) -> None:
    """P-72: the budget is the money played and that of Stonkus."""
    board.budget = board.free_money(seat)
    board.bought = 0
    board.taken = []
    board.lowest_money = M5
    board.plan(BUYING[seat])
    if board.listening:
        board.tell("buys", {"seat": things.seat(seat), "money": board.budget})
    if action != actions.SPEND:
        lay_money(board, seat, M1 + action - actions.MONEY_CARD)


def lay_money(board: Board, seat: Seat, card: Card) -> None:
    """P-70."""
    play(board, seat, card, 1)
    add(board.laid, card, 1)
    board.lowest_money = card
    board.budget += money(card)
    if board.listening:
        facts: dict[str, Fact] = {
            "seat": things.seat(seat),
            "card": thing("card", CARDS, card),
            "money": board.budget,
        }
        board.tell("laid-money", facts)


def begin_cartago(board: Board, seat: Seat) -> None:
    """P-24: two money for free, and nothing may be added."""
    board.budget = 2
    board.bought = 0
    board.taken = []
    board.plan(CARTAGO_BUY[seat])
    if board.listening:
        board.tell("cartago", {"seat": things.seat(seat)})


# Purchases


@mypyc_attr(acyclic=True)
class Buying(Step):
    """What is bought next, or which money is laid (P-70)?"""

    def number(self) -> i64:
        return 13

    def word(self) -> str:
        return "buying"

    def prompt(self, board: Board) -> str:
        return "buying-on" if board.bought else "buying"

    def perform(self, board: Board) -> bool:
        """Buy ends by itself when nothing more can be bought."""
        if board.bought == 0 or can_purchase(board, self.seat):
            return False
        finish(board, self.seat)
        return True

    def choices(self, board: Board) -> vec[i64]:
        """P-70: purchases in any order (P-76, P-77: no jumps); more money only before the
        first one. P-31: stopping only after one."""
        found = spots(board, self.seat, board.budget)
        if board.bought > 0:
            found = append(found, actions.STOP)
        else:
            price = lowest_price(board, self.seat)
            highest: Card = board.lowest_money
            found = money_options(board, self.seat, highest, board.budget, price, found)
        return item_options(board, self.seat, found)

    def answer(self, board: Board, action: Action) -> None:
        if action == actions.STOP:
            finish(board, self.seat)
        elif actions.MONEY_CARD <= action < actions.SPEND:
            lay_money(board, self.seat, M1 + action - actions.MONEY_CARD)
        else:
            purchase(board, self.seat, action)

    def rule(self) -> str:
        return "P-70"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        if action == actions.STOP:
            return BUY_FIRST
        if not actions.MONEY_CARD <= action < actions.SPEND:
            return no_purchase(board, self.seat, action)
        if board.bought > 0:
            return MONEY_LATE
        card: Card = M1 + action - actions.MONEY_CARD
        if board.hand[self.seat * CARD_KINDS + card] == 0:
            return no_card(card, "P-70")
        if card > board.lowest_money:
            return Reason("money-order", "P-70", {"card": thing("card", CARDS, board.lowest_money)})
        return money_short(board, self.seat, card, board.budget, "P-70")


@mypyc_attr(acyclic=True)
class CartagoBuy(Step):
    """What is bought with the money of Cartago (P-24)?"""

    def number(self) -> i64:
        return 14

    def word(self) -> str:
        return "cartago"

    def perform(self, board: Board) -> bool:
        """It ends by itself when nothing can be bought."""
        if can_purchase(board, self.seat):
            return False
        finish(board, self.seat)
        return True

    def choices(self, board: Board) -> vec[i64]:
        """P-24: stop at any time."""
        found = append(spots(board, self.seat, board.budget), actions.STOP)
        return item_options(board, self.seat, found)

    def answer(self, board: Board, action: Action) -> None:
        if action == actions.STOP:
            finish(board, self.seat)
        else:
            purchase(board, self.seat, action)

    def rule(self) -> str:
        return "P-24"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        return no_purchase(board, self.seat, action)


BUY_FIRST: Final = Reason("buy-first", "P-31")
MONEY_LATE: Final = Reason("money-late", "P-70")
NOTHING_TO_BUY: Final = Reason("nothing-to-buy", "P-71")
NO_STONKUS: Final = Reason("no-stonkus", "P-72")
NO_MONEY: Final = Reason("no-money", "P-71")
BUYING: Final[list[Buying]] = [Buying(seat) for seat in range(MOST_SEATS)]
CARTAGO_BUY: Final[list[CartagoBuy]] = [CartagoBuy(seat) for seat in range(MOST_SEATS)]


def item_options(board: Board, seat: Seat, found: vec[i64]) -> vec[i64]:
    """P-73..P-75: pieces and levels that the budget still pays for."""
    budget: i64 = board.budget
    if budget > 0:
        if board.feet_general[seat] > 0:
            found = append(found, actions.PURCHASE)
        if board.column_general[seat] > 0:
            found = append(found, actions.PURCHASE + 1)
    for kind in range(KINDS):
        if board.levels[seat * KINDS + kind] < min(HIGHEST, budget):
            found = append(found, actions.RAISE + kind)
    return found


def can_purchase(board: Board, seat: Seat) -> bool:
    """Does the budget still pay for something?"""
    return 0 < lowest_price(board, seat) <= board.budget


def no_purchase(board: Board, seat: Seat, action: Action) -> Reason | None:
    """P-73..P-76: why this cannot be bought; None if it is nothing to buy."""
    if action < actions.STOP:
        return no_placement(board, seat, action, False) or too_dear(
            board, "short-money", "P-76", action, board.budget
        )
    if action < actions.PURCHASE or action >= actions.ACQUIRE:
        return None
    if action >= actions.RAISE:
        kind: i64 = action - actions.RAISE
        needed: i64 = board.levels[seat * KINDS + kind] + 1
        return top_level(board, seat, kind, "P-74") or Reason(
            "short-money", "P-74", {"needed": needed, "left": board.budget}
        )
    if board.budget == 0:
        return Reason("short-money", "P-75", {"needed": 1, "left": 0})
    return no_supply(action - actions.PURCHASE, "P-75")


def no_money(board: Board, seat: Seat, action: Action) -> Reason:
    """P-71: why Buy cannot begin with this card, or with Stonkus alone."""
    price: i64 = lowest_price(board, seat)
    if price == 0:
        return NOTHING_TO_BUY
    free: i64 = board.free_money(seat)
    if action == actions.SPEND:
        if free == 0:
            return NO_STONKUS if dearest(board, seat) != NOTHING else NO_MONEY
        return Reason("stonkus-short", "P-72", {"most": free, "needed": price})
    card: Card = M1 + action - actions.MONEY_CARD
    if board.hand[seat * CARD_KINDS + card] == 0:
        return no_card(card, "P-71")
    return money_short(board, seat, card, free, "P-71")


def dearest(board: Board, seat: Seat) -> Card:
    """The highest money card in hand; NOTHING if there is none."""
    for card in range(M5, M1 - 1, -1):
        if board.hand[seat * CARD_KINDS + card] > 0:
            return card
    return NOTHING


def money_short(board: Board, seat: Seat, highest: Card, budget: i64, rule: str) -> Reason:
    """With this card and all lower ones nothing can be bought."""
    most: i64 = budget
    for card in range(M1, highest + 1):
        most += board.hand[seat * CARD_KINDS + card] * money(card)
    return Reason("money-short", rule, {"most": most, "needed": lowest_price(board, seat)})


def purchase(board: Board, seat: Seat, action: Action) -> None:
    board.bought += 1
    if action >= actions.RAISE:
        buy_raise(board, seat, action - actions.RAISE)
    elif action >= actions.PURCHASE:
        buy_piece(board, seat, action - actions.PURCHASE)
    else:
        node: Node = COLUMN_NODES[action - actions.COLUMN] if action >= actions.COLUMN else action
        board.budget -= cost(board, node)  # P-76
        put(board, seat, node)


def buy_raise(board: Board, seat: Seat, kind: i64) -> None:
    """P-73, P-74: prices are 1, 3, 6, 10, so the step to level n costs n."""
    board.budget -= board.levels[seat * KINDS + kind] + 1
    raise_level(board, seat, kind)


def buy_piece(board: Board, seat: Seat, piece: i64) -> None:
    """P-75: one money each."""
    board.budget -= 1
    if piece == 0:
        add(board.feet_general, seat, -1)
        add(board.feet_supply, seat, 1)
    else:
        add(board.column_general, seat, -1)
        add(board.column_supply, seat, 1)
    if board.listening:
        board.tell("bought", {"seat": things.seat(seat), "piece": thing("piece", PIECES, piece)})


def finish(board: Board, seat: Seat) -> None:
    """P-78: cards to the discard pile, then the loot. P-72: money left over is lost."""
    board.done()
    board.budget = 0
    board.bought = 0
    board.lowest_money = NOTHING
    discard_laid(board)
    plan_loot(board, seat)
