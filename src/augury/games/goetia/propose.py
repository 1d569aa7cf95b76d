"""Goetia: a quick sensible choice for rollouts: look at a few of the possible answers and take the
best."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from augury.core.chance import Chance
from augury.core.state import Action, Seat
from augury.games.goetia import actions
from augury.games.goetia.bundle import ATTENTION, SORTS, Bundle, count, tokens
from augury.games.goetia.components import NONE, Card
from augury.games.goetia.demons import CARD_POINTS, FIRST_PACT
from augury.games.goetia.evaluate import UTILITY, hex_worth, rounds_left
from augury.games.goetia.hexes import WORLD_HEXES
from augury.games.goetia.rules.costs import hex_cost, hex_discount
from augury.games.goetia.rules.exchanging import Exchange
from augury.games.goetia.rules.gaining import ChooseColour
from augury.games.goetia.rules.payment import Payment
from augury.games.goetia.rules.round_start import Power, Ransom
from augury.games.goetia.rules.rounds import Turn
from augury.games.goetia.rules.scoring import pact_points
from augury.games.goetia.rules.tableau import Cover, Rearrange, Treasure
from augury.games.goetia.rules.taking import Pact
from augury.games.goetia.rules.worship import Pick
from augury.games.goetia.state import STACKS, Board

LOOKS: Final = 7  # how many of the hexes are considered


def propose(board: Board, seat: Seat, legal: vec[i64], chance: Chance) -> Action:
    asked = board.asked
    if isinstance(asked, Turn):
        return quick_hex(board, seat, legal, chance)
    if isinstance(asked, Payment):
        return actions.SETTLE
    if isinstance(asked, ChooseColour):
        return scarcest(board, seat, legal, chance)
    if isinstance(asked, Cover):
        return quick_cover(board, seat, rounds_left(board))
    if isinstance(asked, Pick):
        return quick_card(board, legal, rounds_left(board))
    if isinstance(asked, Pact):
        return quick_pact(board, seat, legal)
    if isinstance(asked, Exchange):
        return legal[len(legal) - 1] if legal[len(legal) - 1] != actions.PASS else legal[0]
    if isinstance(asked, (Ransom, Power, Treasure)):
        return legal[0]
    if isinstance(asked, Rearrange):
        return actions.PASS
    return legal[chance.below(len(legal))]


def quick_hex(board: Board, seat: Seat, legal: vec[i64], chance: Chance) -> Action:
    """The best of a few hexes, by what they bring and cost."""
    left: float = rounds_left(board)
    best: Action = legal[0]
    most: float = -1000.0
    number: i64 = len(legal)
    for _ in range(LOOKS):
        action: Action = legal[chance.below(number)]
        worth: float = hex_worth(board, seat, action - actions.PLACE, left)
        if action >= WORLD_HEXES:
            cost: Bundle = hex_cost(board, seat, action - actions.PLACE)
            owed: i64 = tokens(cost) - hex_discount(board, seat, action - actions.PLACE)
            if owed > 0:
                worth -= 0.75 * float(owed)
            worth -= 1.1 * float(count(cost, ATTENTION))
        if worth > most:
            best = action
            most = worth
    return best


def scarcest(board: Board, seat: Seat, legal: vec[i64], chance: Chance) -> Action:
    """The colour one has fewest of, as long as the supply has some."""
    best: Action = legal[chance.below(len(legal))]
    least: i64 = 1000
    for action in legal:
        colour: i64 = action - actions.CHOOSE
        have: i64 = board.stock[seat * SORTS + colour] * 4 + chance.below(4)
        if board.supply[colour] == 0:
            have += 100
        if have < least:
            best = action
            least = have
    return best


def card_worth(board: Board, seat: Seat, card: Card, left: float) -> float:
    """What is lost when a visible card is covered."""
    if card == NONE:
        return 0.0
    if card >= FIRST_PACT:
        return float(pact_points(board, seat, card)) + 1.0
    return UTILITY[card] * left


def quick_cover(board: Board, seat: Seat, left: float) -> Action:
    """The stack whose top card is worth least."""
    best: i64 = 0
    least: float = 1000.0
    for stack in range(STACKS):
        worth: float = card_worth(board, seat, board.tops[seat * STACKS + stack], left)
        if worth < least:
            best = stack
            least = worth
    return actions.COVER + best


def quick_card(board: Board, legal: vec[i64], left: float) -> Action:
    best: Action = legal[0]
    most: float = -1.0
    for action in legal:
        card: Card = action - actions.PICK
        worth: float = float(CARD_POINTS[card]) + 0.5 * UTILITY[card] * left
        if worth > most:
            best = action
            most = worth
    return best


def quick_pact(board: Board, seat: Seat, legal: vec[i64]) -> Action:
    best: Action = legal[0]
    most: i64 = -1
    for action in legal:
        worth: i64 = pact_points(board, seat, action - actions.PACT_CARD + FIRST_PACT)
        if worth > most:
            best = action
            most = worth
    return best
