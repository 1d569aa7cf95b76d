"""Paying (G-310..G-320): affordability against trying everything, and the small steps in which a
payment is made."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from augury.core import chance
from augury.games.goetia import GAME
from augury.games.goetia.bundle import LETTERS, SORTS, bundle_of, count, spread_out
from augury.games.goetia.codes import ALL_COLOURS, PINK_TEAL, YELLOW_BROWN
from augury.games.goetia.components import ANY_WORLD
from augury.games.goetia.demons import CARD_NAMES
from augury.games.goetia.hexes import HEX_NAMES, HEXES
from augury.games.goetia.paying import only_payment, payable, payers, usual_payment, waivable
from augury.games.goetia.reader import own
from augury.games.goetia.rules.costs import hex_cost, hex_discount, line_at, line_cost, line_costs
from augury.games.goetia.rules.game import Goetia
from augury.games.goetia.rules.refusals import is_on_table, refuse_condition
from augury.games.goetia.rules.rounds import Turn
from augury.games.goetia.view import view as view_of

if TYPE_CHECKING:
    from augury.games.goetia.tests.conftest import Scene

MERGES = [
    0,
    PINK_TEAL,
    YELLOW_BROWN,
    PINK_TEAL | YELLOW_BROWN,
    ALL_COLOURS,
    ALL_COLOURS | PINK_TEAL,
]
COSTS = st.lists(st.sampled_from("PTYBKW"), max_size=6).map(
    lambda letters: " ".join(sorted(letters))
)
STOCKS = st.lists(st.sampled_from("PTYBK"), max_size=7).map(
    lambda letters: " ".join(sorted(letters))
)


def pays(cube: str, token: str, merges: int) -> bool:
    """G-312, G-316, written once more, naively."""
    if cube == "K":
        return True
    if token == "K":
        return False
    if token == "W" or cube == token or merges & ALL_COLOURS:
        return True
    if merges & PINK_TEAL and {cube, token} == {"P", "T"}:
        return True
    return bool(merges & YELLOW_BROWN and {cube, token} == {"Y", "B"})


def all_payments(cost: str, discount: int, stock: str, merges: int) -> set[str]:
    """Every set of cubes that pays the cost: all choices of waived tokens, all ways to pay the
    rest, one by one."""
    tokens = cost.split()
    found: set[str] = set()
    for kept in set(combinations(tokens, max(0, len(tokens) - discount))):
        states = {("", stock.replace(" ", ""))}
        for token in kept:
            states = {
                ("".join(sorted(paid + cube)), left.replace(cube, "", 1))
                for paid, left in states
                for cube in set(left)
                if pays(cube, token, merges)
            }
        found |= {paid for paid, _ in states}
    return found


@settings(max_examples=400, deadline=None)
@given(COSTS, st.integers(0, 5), STOCKS, st.sampled_from(MERGES))
def test_g_311_g_314_a_cost_is_payable_exactly_if_some_way_to_pay_it_exists(
    cost: str, discount: int, stock: str, merges: int
) -> None:
    ways = all_payments(cost, discount, stock, merges)
    assert payable(bundle_of(cost), discount, bundle_of(stock), merges) == bool(ways)
    if ways:
        plan = usual_payment(bundle_of(cost), discount, bundle_of(stock), merges)
        assert "".join(sorted(LETTERS[cube] for cube in spread_out(plan))) in ways
        assert only_payment(plan, bundle_of(cost), discount, bundle_of(stock), merges) == (
            len(ways) == 1
        )


@settings(max_examples=200, deadline=None)
@given(COSTS, st.integers(0, 3), STOCKS, st.sampled_from(MERGES))
def test_g_320_the_small_steps_reach_every_way_to_pay_and_no_other(
    cost: str, discount: int, stock: str, merges: int
) -> None:
    ways = all_payments(cost, discount, stock, merges)
    reached = set()
    todo = [(bundle_of(cost), discount, bundle_of(stock), "")] if ways else []
    seen = set(todo)
    while todo:
        owed, points, held, paid = todo.pop()
        following = []
        if sum(count(owed, token) for token in range(6)) <= points:
            reached.add("".join(sorted(paid)))
        elif points:
            following = [
                (owed - bundle_of(LETTERS[t]), points - 1, held, paid)
                for t in waivable(owed, points, held, merges)
            ]
            assert following
        else:
            token = next(letter for letter in "KPTYBW" if count(owed, LETTERS.index(letter)))
            for cube in payers(owed, held, merges):
                spent = bundle_of(LETTERS[cube])
                following.append(
                    (
                        owed - bundle_of(token),
                        0,
                        held - spent,
                        "".join(sorted(paid + LETTERS[cube])),
                    )
                )
            assert following, "a payment never runs into a dead end"
        todo += [state for state in following if state not in seen]
        seen.update(following)
    assert reached == ways


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 4), st.sampled_from(["2020", "2019"]), st.integers(0, 10**6))
def test_g_301_no_hex_is_offered_that_cannot_be_paid_and_none_denied_that_can(
    seats: int, edition: str, seed: int
) -> None:
    """Positions of random games: every hex of the game is checked by hand."""
    game = own(GAME.start(seats, seed, {"edition": edition}))
    luck = chance.from_seed(seed)
    for number in range(150):
        if not game.to_act():
            break
        seat = game.to_act()[0]
        if isinstance(game.steps.top(), Turn) and number % 3 == 0:
            assert game.legal(seat) == [
                hex_ for hex_ in range(len(HEXES)) if can_place(game, seat, hex_)
            ]
        legal = game.legal(seat)
        game.apply(seat, legal[luck.below(len(legal))])


def can_place(game: Goetia, seat: int, hex_: int) -> bool:
    if not is_on_table(game, seat, hex_) or refuse_condition(game, seat, hex_):
        return False
    occupant = game.hexes[hex_]
    if occupant:
        shares = CARD_NAMES.index("BAE1") in game.tops[seat * 4 : seat * 4 + 4]
        alone = occupant in [1 << other for other in range(game.seats) if other != seat]
        return bool(shares and alone and HEXES[hex_].area & ANY_WORLD)
    cost = hex_cost(game, seat, hex_)
    letters = [LETTERS[token] for token in spread_out(cost)]
    if letters.count("A") > game.stock[seat * SORTS + LETTERS.index("A")]:
        return False
    tokens = " ".join(letter for letter in letters if letter != "A")
    stock = " ".join(
        letter * game.stock[seat * SORTS + sort] for sort, letter in enumerate("PTYBK")
    )
    return brute(tokens, hex_discount(game, seat, hex_), stock, game.substitutes(seat))


def brute(cost: str, discount: int, stock: str, merges: int) -> bool:
    """Try to pay token by token, waiving any of them: backtracking, hardest tokens first."""
    tokens = sorted(cost.split(), key="KPTYBW".index)
    cubes = stock.replace(" ", "")

    def rest(place: int, left: str, points: int, memory: set[tuple[int, str, int]]) -> bool:
        if len(tokens) - place <= points:
            return True
        state = (place, left, points)
        if state in memory:
            return False
        memory.add(state)
        if points and rest(place + 1, left, points - 1, memory):
            return True
        return any(
            pays(cube, tokens[place], merges)
            and rest(place + 1, left.replace(cube, "", 1), points, memory)
            for cube in set(left)
        )

    return rest(0, "".join(sorted(cubes)), discount, set())


# G-312, G-316 one by one


@pytest.mark.parametrize(
    ("cost", "stock", "merges", "can"),
    [
        ("P", "P", 0, True),
        ("P", "K", 0, True),  # G-312: black is a joker
        ("P", "T", 0, False),
        ("W", "T", 0, True),
        ("W", "K", 0, True),
        ("K", "K", 0, True),
        ("K", "P T Y B", 0, False),  # G-312: black by black only
        ("W W", "P T", 0, True),  # a free mix
        ("P", "T", PINK_TEAL, True),  # G-316
        ("T", "P", PINK_TEAL, True),
        ("P", "Y", PINK_TEAL, False),
        ("Y", "B", YELLOW_BROWN, True),
        ("P T Y B", "Y Y Y Y", ALL_COLOURS, True),
        ("K", "Y Y Y Y", ALL_COLOURS, False),  # G-316: SUBST does not make black
        ("P T", "T T", PINK_TEAL, True),
        ("P W", "P", 0, False),
        ("P P K", "P K K", 0, True),
        ("P P K", "P K", 0, False),
    ],
)
def test_g_312_g_316_what_pays_for_what(cost: str, stock: str, merges: int, can: bool) -> None:
    assert payable(bundle_of(cost), 0, bundle_of(stock), merges) == can
    assert bool(all_payments(cost, 0, stock, merges)) == can


def test_g_314_discounts_add_up_and_never_go_below_zero() -> None:
    assert payable(bundle_of("P P K"), 3, 0, 0)
    assert payable(bundle_of("P"), 5, 0, 0)
    assert not payable(bundle_of("P P K"), 2, 0, 0)
    assert usual_payment(bundle_of("P"), 5, bundle_of("P P"), 0) == 0


def test_g_320_the_usual_payment() -> None:
    """Waive what cannot be paid, then black, then the colour you have fewest of; pay exact,
    substitute, black."""
    assert usual_payment(bundle_of("P T"), 1, bundle_of("P K"), 0) == bundle_of("P")
    assert usual_payment(bundle_of("P K"), 1, bundle_of("P K"), 0) == bundle_of("P")
    assert usual_payment(bundle_of("P T"), 1, bundle_of("P P P T"), 0) == bundle_of("P")
    assert usual_payment(bundle_of("P T"), 0, bundle_of("P T K K"), 0) == bundle_of("P T")
    assert usual_payment(bundle_of("P P"), 0, bundle_of("P T K"), PINK_TEAL) == bundle_of("P T")
    assert usual_payment(bundle_of("P P"), 0, bundle_of("P T K"), 0) == bundle_of("P K")
    assert usual_payment(bundle_of("W"), 0, bundle_of("P T T K"), 0) == bundle_of("T")


# Payments at the table


def test_ex_03_recruit(scene: type[Scene]) -> None:
    """G-313, G-319, G-341, G-342: fig. 27."""
    d = scene(start=0)
    d.world(1, "W01-2 W20-3 W51-2")
    d.stand(1, "W01-2#2", "W20-3#2")
    d.edge("L1", waiting=[0, 1])
    d.own(0, "A P Y Y T")
    d.turn(0)
    hand = d.game.hand[0]
    d.do("place L1")  # there is only one way to pay: Y and T are waived
    assert d.stock(0) == ""
    assert d.game.hand[0] == hand  # one placed, one recruited
    assert d.where("L1") == [0]
    assert d.game.waiting[1] == 0b10
    assert view_of(d.game, 0).edges[1].symbols == 3


def test_ex_03_the_choice_of_what_is_waived_is_the_players(scene: type[Scene]) -> None:
    """G-315: the discount is not declined, but the player says what it waives."""
    d = scene(start=0)
    d.world(1, "W01-2 W20-3 W51-2")
    d.stand(1, "W01-2#2", "W20-3#2")
    d.edge("L1", waiting=[0, 1])
    d.own(0, "A P Y Y Y T T")
    d.turn(0)
    d.do("place L1")
    assert d.legal() == ["waive P", "waive T", "waive Y", "settle"]
    d.do("waive Y", "waive T")
    assert d.stock(0) == "T Y"


def test_ex_04_recruit_in_2019(scene: type[Scene]) -> None:
    """G-319: 3 P, 2 Y, 1 T visible, two discounts."""
    d = scene(edition="2019")
    d.world(1, "W01-2 W20-3 W51-2")
    d.stand(1, "W01-2#2", "W51-2#1", "W51-2#2")
    d.edge("L1", waiting=[0, 1])
    d.own(0, "A P P P Y Y T")
    d.turn(0)
    d.do("place L1", "waive P", "waive T")
    assert d.stock(0) == "P T"


def test_ex_05_g_343_the_cheapest_recruit_costs_one_attention(scene: type[Scene]) -> None:
    d = scene()
    d.world(0, "N0a N0b W51-2")
    d.world(1, "N0c N0d W45-2")
    d.world(2, "N0e N0f W61-2")
    d.stand(1, "W51-2#1", "W51-2#2", "W45-2#1", "W45-2#2", "W61-2#1", "W61-2#2")
    d.edge("T2", waiting=[0, 1, 2, 3])
    d.own(0, "A P")
    d.turn(0)
    d.do("place T2")
    assert d.stock(0) == "P"
    d.own(1, "P P P")
    d.game.occupy(HEX_NAMES.index("T2"), 0)
    d.turn(1)
    assert not d.can("place T2")  # no Attention
    assert d.why("place T2") == "short-attention needed=1 held=0 [G-311]"


def test_g_311_a_cost_that_is_too_high_says_how_many_cubes_are_lacking(scene: type[Scene]) -> None:
    """S2a costs P T K and Y B; pink and a joker pay two of the five. With a discount of one (PAI2
    waives two on Dark Boards) there are three to pay, and one is lacking."""
    d = scene()
    d.dark(0, "S2a")
    d.own(0, "P P P K")
    d.turn(0)
    assert d.why("place D2a#1") == "short-cubes needed=5 short=3 [G-311]"
    d.cards(0, "PAI2")
    d.turn(0)
    assert d.why("place D2a#1") == "short-cubes needed=3 short=1 [G-311]"
    d.own(0, "P P P K K")
    d.turn(0)
    assert d.can("place D2a#1")


def test_g_312_a_cube_that_cannot_pay_says_why(scene: type[Scene]) -> None:
    """L0 costs 4 black and a pink one; with a discount of two, one of the six cubes is spare."""
    d = scene()
    d.world(0, "N0a W32-2 N1f")
    d.stand(1, "W32-2#2")
    d.edge("L0", flipped=True)
    d.cards(0, "PAI3")
    d.own(0, "K K K K K P")
    d.turn(0)
    d.do("place L0")
    assert d.why("pay P") == "waive-first number=2 [G-314]"
    assert d.why("waive T") == "waive-none cube=cube/T [G-314]"
    d.do("waive K", "waive K")
    assert d.why("waive K") == "no-discount [G-314]"
    assert d.why("pay T") == "no-cube cube=cube/T [G-312]"
    assert d.why("pay Y") == "no-cube cube=cube/Y [G-312]"
    assert d.why("place L0") == "asked asked=prompt/pay [G-311]"


def test_ex_08_edge_pact(scene: type[Scene]) -> None:
    """G-319, G-345, R-2: 4 K and the row, no Attention, and a Pact of that row only."""
    d = scene()
    d.world(1, "W01-2 W20-3 W51-2")
    d.stand(1, "W01-2#1", "W01-2#2", "W20-3#1", "W20-3#2")
    d.edge("L1", flipped=True)
    d.own(0, "K K K K Y T T")
    d.game.pacts[1] = d.game.pacts[1][:3]
    d.turn(0)
    d.do("place L1")
    assert d.stock(0) == ""
    assert sorted(d.legal()) == sorted(f"pact {CARD_NAMES[card]}" for card in d.game.pacts[1])


def test_ex_44_purple_edge_with_discounts(scene: type[Scene]) -> None:
    """R-49: two tokens of the player's choice: 4 K, or 3 K and the pink one."""
    d = scene()
    d.world(0, "N0a W32-2 N1f")
    d.stand(1, "W32-2#2")
    d.edge("L0", flipped=True)
    d.cards(0, "PAI3")
    for steps_, rest in [(["waive P"], "P K"), (["waive K", "waive K", "pay P"], "K K")]:
        d.own(0, "K K K K K P")
        d.turn(0)
        d.do("place L0", *steps_)
        assert d.stock(0) == rest
        d.game.occupy(HEX_NAMES.index("L0"), 0)
        d.game.hand[0] = 3


def test_g_310_the_order_of_a_placement(scene: type[Scene]) -> None:
    """EX-42: pay, sacrifice, Burnt Offerings, then the reward, which may cover Burnt Offerings."""
    d = scene()
    d.dark(0, "S2a")
    d.cards(0, "BLI2", "VIN1", "VIN2", "VIN6")
    d.own(0, "P T Y B K")
    d.turn(0)
    d.do("place D2a#1")
    assert d.stock(0) == "A A A"
    assert d.game.graveyard[0] == 2
    assert d.legal()[0].startswith("pact")
    d.do(d.legal()[0], "cover 1")
    assert d.stock(0) == "A A A"
    assert d.tops(0)[0].startswith("PACT")


def test_ex_16_pact_from_a_dark_board_needs_two_followers(scene: type[Scene]) -> None:
    """G-317, G-354, G-302."""
    d = scene()
    d.dark(0, "S2a")
    d.own(0, "P T Y B K")
    d.game.hand[0] = 1
    d.turn(0)
    assert not d.can("place D2a#1")
    assert d.why("place D2a#1") == "sacrifice [G-317]"
    d.game.hand[0] = 2
    d.turn(0)
    d.do("place D2a#1")
    assert d.stock(0) == ""
    assert len(d.legal()) == 12
    assert d.game.hand[0] == 0
    assert d.where("D2a#1") == [0]


def test_g_318_what_is_paid_goes_to_the_supply_and_the_follower_stays(scene: type[Scene]) -> None:
    d = scene()
    d.dark(0, "S1a", king="W61-3")
    d.deck("ZAG", "ZAG1 ZAG2")
    d.own(0, "T T")
    before = d.supply("T")
    d.turn(0)
    d.do("place K61-3#1")
    assert d.supply("T") == before + 2
    assert d.where("K61-3#1") == [0]


def test_g_306_g_356_a_relic_is_its_owners(scene: type[Scene]) -> None:
    d = scene()
    d.cards(0, "PUR5")
    d.turn(1)
    assert not d.can("place PUR5")
    assert d.why("place PUR5") == "relic-away [G-306]"
    d.turn(0)
    d.do("place PUR5")
    assert d.stock(0) == "K K"
    d.do("choose P", "choose P", "choose P")
    d.turn(0)
    assert not d.can("place PUR5")  # once per round


def test_g_313_the_costs_of_all_lines_at_once_are_those_of_the_lines_one_by_one() -> None:
    for edition in ("2020", "2019"):
        state = GAME.start(3, 8, {"edition": edition})
        assert isinstance(state, Goetia)
        luck = chance.from_seed(8)
        for _ in range(150):
            seat = state.to_act()[0]
            legal = state.legal(seat)
            state.apply(seat, legal[luck.below(len(legal))])
            if not state.to_act():
                break
            assert [line_at(line_costs(state), slot) for slot in range(9)] == [
                line_cost(state, slot) for slot in range(9)
            ]
