"""A number in a reason of Pantheon or Goetia is the right one: it is reckoned again, from what the
seat sees, for every reason that names one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import permutations

from counting import asked, counted

from augury.core import registry
from augury.core.events import Fact
from augury.core.reason import Reason
from augury.core.state import State
from augury.games.goetia.bundle import ATTENTION, BLACK, COLOURS, SORTS
from augury.games.goetia.components import BOARD_IDS, NONE
from augury.games.goetia.rules.exchanging import Exchange
from augury.games.goetia.rules.game import Goetia
from augury.games.goetia.view import view as goetia_view
from augury.games.goetia.view_types import GoetiaView, HexView
from augury.games.pantheon.components import CARD_KINDS, GOD_KINDS, KINDS, M1, STONKUS_1
from augury.games.pantheon.rules.game import Pantheon
from augury.games.pantheon.view import view as pantheon_view
from augury.games.pantheon.view_types import PantheonView

# Pantheon


def pantheon(state: State, seat: int, words: list[str], reason: Reason) -> bool:
    """P-22, P-40 to P-43, P-48, P-70 to P-76, P-91, P-92, P-110."""
    assert isinstance(state, Pantheon)
    view, facts, key = pantheon_view(state, seat), reason.facts, reason.key
    mat = view.mats[seat]
    offered = {kind.kind: kind for kind in view.offerings}
    if key == "god-short":
        return facts == {"god": f"god/{words[1]}", "short": sacrifices_short(view, words[1])}
    if key == "bring-short":
        kind = offered[words[1]]
        held = kind.cards if view.wanted == "pietalte" else kind.total
        needed = view.wanted_cost[len(view.brought)]
        wanted = {"kind": f"sacrifice/{words[1]}", "needed": needed, "held": held}
        return facts == wanted and held < needed
    if key == "draw-first":
        return facts == {"number": 3 - view.picked}
    if key == "swap-most":
        most = {
            "foot": min(mat.feet, mat.general_columns),
            "column": min(mat.columns, mat.general_feet),
        }[words[1]]
        return facts == {"piece": f"piece/{words[1]}", "most": most} and most < int(words[2])
    if key in {"move-cards", "move-steps"}:
        return movement(state, seat, words, facts)
    left = view.steps if key == "short-steps" else view.budget
    if key in {"short-steps", "short-money"} and words[0] in {"foot", "column"}:
        return facts == {"needed": 2, "left": left} and others_at(view, seat, words[1]) == 1 == left
    if key == "short-money":
        price = offered[words[1]].level + 1 if words[0] == "raise" else 1
        return facts == {"needed": price, "left": left} and left < price
    laid = view.budget if "buying" in view.prompt else mat.free_money
    if key == "money-short":
        highest = int(words[1].removeprefix("m"))
        money = [int(card[1]) for card in view.hand if card[0] == "m" and card[1:].isdigit()]
        laid += sum(value for value in money if value <= highest)
    else:
        assert key == "stonkus-short"
    cheapest = min(kind.level + 1 for kind in view.offerings if kind.level < 4)
    assert not mat.feet + mat.columns + mat.general_feet + mat.general_columns
    return facts == {"most": laid, "needed": cheapest} and laid < cheapest


def sacrifices_short(view: PantheonView, wanted: str) -> int:
    """Whichever way the kinds serve the numbers of the tile: what is lacking at least."""
    cost = next(tile.cost for tile in view.gods if tile.god == wanted)
    held = [kind.cards if wanted == "pietalte" else kind.total for kind in view.offerings]
    return min(
        sum(max(0, number - have) for number, have in zip(cost, order, strict=False))
        for order in permutations(held)
    )


def others_at(view: PantheonView, seat: int, node: str) -> int:
    """P-48, P-76: a space where another piece stands costs 2."""
    return sum(piece.node == node and piece.seat != seat for piece in view.pieces)


def movement(state: Pantheon, seat: int, words: list[str], facts: dict[str, Fact]) -> bool:
    """P-40: so many cards are in hand. P-41, P-43: so many steps are needed, which one card more
    than is too few would bring."""
    view = pantheon_view(state, seat)
    cards, held = int(words[1]), view.hand.count("move")
    if "wanted" in facts:
        return facts == {"wanted": cards, "held": held} and held < cards
    leads = view.prompt == "choose-action"
    steps = 2 * cards + leads + view.mats[seat].free_steps
    enough = cards
    richer = state.clone()
    richer.hand[seat * CARD_KINDS] += 9
    while richer.why_not(seat, state_action(f"move {enough}")) is not None:
        enough += 1
    needed = facts["needed"]
    assert isinstance(needed, int)
    return facts["steps"] == steps < needed <= steps + 2 * (enough - cards) < needed + 2


def state_action(text: str) -> int:
    return registry.load("pantheon").vocabulary.parse(text)


def poor() -> Iterator[State]:
    """Nothing is left to buy but levels, for more money than there is: with money cards, and with
    Stonkus alone."""
    for state in asked("pantheon", {}, 1, True):
        assert isinstance(state, Pantheon)
        seat = state.asked()
        if pantheon_view(state, seat).prompt != "choose-action":
            continue
        state.feet_supply[seat] = state.column_supply[seat] = 0
        state.feet_general[seat] = state.column_general[seat] = 0
        for kind, level in enumerate([3, 4, 3, 4]):
            state.levels[seat * KINDS + kind] = level
        for money, number in enumerate([1, 0, 0, 0, 0]):
            state.hand[seat * CARD_KINDS + M1 + money] = number
        yield state
        richer = state.clone()
        richer.hand[seat * CARD_KINDS + M1] = 0
        richer.gods[seat * GOD_KINDS + STONKUS_1] += 1
        yield richer
        return


def test_pantheon_counts_right() -> None:
    found = counted("pantheon", poor(), pantheon)
    for clever in (False, True):
        found |= counted("pantheon", asked("pantheon", {}, 1, clever), pantheon)
    assert found == {
        *{"bring-short", "draw-first", "god-short", "money-short", "move-cards", "move-steps"},
        *{"short-money", "short-steps", "stonkus-short", "swap-most"},
    }


# Goetia


def goetia(state: State, seat: int, words: list[str], reason: Reason) -> bool:
    """G-302, G-311 to G-314, G-345 to G-349."""
    assert isinstance(state, Goetia)
    view, facts, key = goetia_view(state, seat), reason.facts, reason.key
    if key == "waive-first":
        return facts == {"number": view.discount} and view.discount > 0
    if key == "exchange-most":
        most = most_exchanged(state, seat)
        return facts == {"most": most} and most < int(words[1])
    if key == "pact-row":
        row = int(facts["row"]) - 1
        there = {pact.pact for pact in view.pacts[row]}
        return words[1] not in there and {f"pact {pact}" for pact in there} == texts(state, seat)
    classes = {king.king: king.king_class for king in view.kings if king.deck_size}
    conjured = {board.king for row in view.dark for board in row}
    if key == "king-class":
        wanted = {"king": f"king/{words[1]}", "class": classes[words[1]]}
        most = view.pending[0].number
        return facts == {**wanted, "most": most} and classes[words[1]] > most
    hex_ = hexes(view, seat)[words[1]]
    if key == "no-deck":
        if hex_.reward != "RELIC":
            assert hex_.reward == f"D{facts['most']}"
        least = min((classes[king] for king in conjured if king in classes), default=9)
        return least > (8 if view.edition == "2019" else int(facts["most"]))
    if key == "no-pact-row":
        return not view.pacts[int(facts["row"]) - 1] and lies_in(view, words[1]) == facts["row"]
    return dear(state, seat, words[1], reason)


def texts(state: State, seat: int) -> set[str]:
    vocabulary = registry.load("goetia").vocabulary
    return {vocabulary.text(action) for action in state.legal(seat)}


def most_exchanged(state: Goetia, seat: int) -> int:
    """G-347: ten at most, as many as the player has of the colour and of black, as many as the
    supply gives."""
    question = state.asked
    assert isinstance(question, Exchange)
    held = state.stock[seat * SORTS : seat * SORTS + COLOURS]
    own = held[question.given] + state.stock[seat * SORTS + BLACK]
    usable = own if not state.substitutes(seat) else largest(state, seat)
    return min(question.most, usable, state.supply[question.into])


def largest(state: Goetia, seat: int) -> int:
    """Where colours stand for each other, what may be chosen tells how many there are."""
    return max(int(text.split()[1]) for text in texts(state, seat) if text.startswith("exchange"))


def hexes(view: GoetiaView, seat: int) -> dict[str, HexView]:
    """All that the seat can see and use."""
    lying = [hex_ for card in view.world for hex_ in card.hexes]
    lying += [edge.hex for edge in view.edges]
    lying += [hex_ for row in (*view.scry, *view.dark) for board in row for hex_ in board.hexes]
    tops = [stack.top[0] for stack in view.mats[seat].stacks if stack.top]
    return {hex_.id: hex_ for hex_ in [*lying, *(hex_ for top in tops for hex_ in top.hexes)]}


def lies_in(view: GoetiaView, name: str) -> int:
    """The row of an edge card at the left, or of a Dark Board, counted from 1."""
    if re.fullmatch("L[0-2]", name):
        return int(name[1]) + 1
    return next(
        number
        for number, row in enumerate(view.dark, 1)
        if any(hex_.id == name for board in row for hex_ in board.hexes)
    )


def dear(state: Goetia, seat: int, name: str, reason: Reason) -> bool:
    """G-311: with what is lacking, and a black cube pays for any token, the hex is open; with one
    less it is not."""
    view, facts = goetia_view(state, seat), reason.facts
    cost = printed(view, name)
    if reason.key == "short-attention":
        needed = int(facts["needed"])
        held = view.mats[seat].stock.attention
        if cost is not None:
            assert needed == cost.count("A")
        less = richer(state, seat, name, ATTENTION, needed - held - 1)
        enough = richer(state, seat, name, ATTENTION, needed - held)
        short = less is not None and less.key == "short-attention"
        return facts["held"] == held < needed and short and "attention" not in repr(enough)
    assert reason.key == "short-cubes"
    if cost is not None:
        assert facts["needed"] == len(cost) - cost.count("A") - discount(view, name)
    short_by = int(facts["short"])
    less = richer(state, seat, name, BLACK, short_by - 1)
    return less is not None and richer(state, seat, name, BLACK, short_by) is None


def richer(state: Goetia, seat: int, name: str, sort: int, more: int) -> Reason | None:
    """Why a hex is closed to somebody who has so many more of a sort."""
    other = state.clone()
    other.stock[seat * SORTS + sort] += more
    other.run()  # the same question again
    return other.why_not(seat, registry.load("goetia").vocabulary.parse(f"place {name}"))


def printed(view: GoetiaView, name: str) -> list[str] | None:
    """G-313, G-319: what a hex costs, token by token; None for a Relic, whose card says it."""
    for number, edge in enumerate(view.edges):
        if edge.hex.id == name:
            row, place = number < 3, number % 3
            cards = [view.world[place * 3 + at if row else at * 3 + place] for at in range(3)]
            seen = [hex_ for card in cards for hex_ in card.hexes if is_bare(hex_)]
            line = [token for hex_ in seen for token in tokens(hex_.reward)]
            if view.edition == "2020":
                line = [token for token in line if token != "A"]
            fee = ["K"] * 4 if edge.flipped and row else [] if edge.flipped else ["A"]
            return line + fee
    for board in [board for row in (*view.scry, *view.dark) for board in row]:
        if any(hex_.id == name for hex_ in board.hexes):
            if not board.dark:
                return ["W"]
            shown = {"top": board.rows[:1], "bottom": board.rows[1:], "": board.rows}
            return [token for row in shown[board.row_shown] for token in row]
    return None


def is_bare(hex_: HexView) -> bool:
    return not hex_.followers and not hex_.token


def tokens(reward: str) -> list[str]:
    """`2P` is two pink cubes; most other rewards are nothing that is paid."""
    found = re.fullmatch("([0-9])([PTYBKWA])", reward)
    return [found[2]] * int(found[1]) if found else []


def discount(view: GoetiaView, name: str) -> int:
    prices = [(edge.hex, edge.price) for edge in view.edges]
    prices += [
        (hex_, board.price)
        for row in (*view.scry, *view.dark)
        for board in row
        for hex_ in board.hexes
    ]
    return next(
        sum(one.number for one in price.discounts) for hex_, price in prices if hex_.id == name
    )


def stripped(edition: str) -> Iterator[State]:
    """No Pact and no card of a King is left; the first edge card is flipped, and two Dark Boards
    that give cards lie open."""
    tarot, circle = BOARD_IDS.index("S1c"), BOARD_IDS.index("S3d")
    for state in asked("goetia", {"edition": edition}, 2, False):
        assert isinstance(state, Goetia)
        if goetia_view(state, state.asked.seat).prompt != "place":
            continue
        for row in (*state.scry, *state.dark):
            row[:] = [board for board in row if board not in (tarot, circle)]
        state.dark[0] += [tarot, circle]
        state.king_on[tarot] = state.king_on[circle] = NONE
        state.flipped[0] = True
        state.pacts = [[], [], []]
        state.decks = [[] for _ in state.decks]
        state.run()
        yield state


def test_goetia_counts_right() -> None:
    found: set[str] = set()
    for edition in ("2020", "2019"):
        found |= counted("goetia", stripped(edition), goetia)
        for clever in (False, True):
            found |= counted("goetia", asked("goetia", {"edition": edition}, 2, clever), goetia)
    assert found == {
        *{"exchange-most", "king-class", "no-deck", "no-pact-row", "pact-row"},
        *{"short-attention", "short-cubes", "waive-first"},
    }
