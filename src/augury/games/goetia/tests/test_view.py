"""Goetia: what a seat is told about a placement before it is made: links, prices, notes. Seat 0
looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from augury.games.goetia.bundle import LETTERS, SORTS
from augury.games.goetia.components import SLOTS
from augury.games.goetia.hexes import HEX_NAMES
from augury.games.goetia.state import TOKEN_BASE
from augury.games.goetia.view import view
from augury.games.goetia.view_types import HexView

if TYPE_CHECKING:
    from augury.games.goetia.tests.conftest import Scene


def hexes(scene: Scene, seat: int = 0) -> dict[str, HexView]:
    """Every hex of the World and of the edge in the view, by name."""
    seen = view(scene.game, seat)
    found = [hex_ for card in seen.world for hex_ in card.hexes]
    return {hex_.id: hex_ for hex_ in found + [edge.hex for edge in seen.edges]}


def told(hex_: HexView) -> list[tuple[str, int, int]]:
    return [(note.key, note.number, note.seat) for note in hex_.notes]


# Links


def test_g_614_a_hex_says_how_many_of_its_link_are_vacant_and_whether_followers_stay(
    scene: type[Scene],
) -> None:
    d = scene(seats=2)
    d.world(0, "W51-2 W68-3 W45-3")
    d.stand(1, "W45-3#2")
    seen = hexes(d)
    link = [hex_ for name, hex_ in seen.items() if name.startswith("W45-3") and hex_.link]
    assert {hex_.vacant for hex_ in link} == {len(link) - 1}
    assert [hex_.stays for hex_ in link] == [hex_.id == "W45-3#2" for hex_ in link]
    trapped = next(hex_ for hex_ in link if hex_.stays)
    assert ("trapped", len(link) - 1, -1) in told(trapped)


def test_g_614_the_last_vacant_hex_completes_its_link(scene: type[Scene]) -> None:
    d = scene(seats=2)
    d.world(0, "W51-2 W68-3 W45-3")
    link = [n for n, hex_ in hexes(d).items() if n.startswith("W45-3") and hex_.link]
    assert ("linked", len(link) - 1, -1) in told(hexes(d)[link[0]])
    d.stand(1, *link[1:])
    assert ("completes", 0, -1) in told(hexes(d)[link[0]])
    assert hexes(d)[link[0]].vacant == 1


def test_r_39_a_cover_token_leaves_its_hex_vacant(scene: type[Scene]) -> None:
    d = scene(seats=2)
    d.world(0, "W51-2 W68-3 W45-3")
    link = [n for n, hex_ in hexes(d).items() if n.startswith("W45-3") and hex_.link]
    d.game.occupy(HEX_NAMES.index(link[0]), TOKEN_BASE)
    assert hexes(d)[link[1]].vacant == len(link)


def test_a_single_hex_has_no_link_to_complete(scene: type[Scene]) -> None:
    d = scene(seats=2)
    single = [hex_ for hex_ in hexes(d).values() if not hex_.link]
    assert single and all(hex_.vacant == 0 and not hex_.stays for hex_ in single)


# Gains


def test_g_324_a_hex_says_who_is_robbed_when_the_supply_is_short(scene: type[Scene]) -> None:
    d = scene(seats=2)
    giving = next(hex_ for hex_ in hexes(d).values() if hex_.reward[1:] in list("PTYBK"))
    number, letter = int(giving.reward[0]), giving.reward[1]
    assert not any(key in ("robs", "short") for key, _, _ in told(hexes(d)[giving.id]))
    d.game.supply[LETTERS.index(letter)] = number - 1
    assert ("short", number - 1, -1) in told(hexes(d)[giving.id])
    d.game.stock[SORTS + LETTERS.index(letter)] = 5
    assert ("robs", 1, 1) in told(hexes(d)[giving.id])
    assert ("short", number - 1, -1) in told(hexes(d, -1)[giving.id])


def test_g_324_every_victim_is_named_with_what_they_lose(scene: type[Scene]) -> None:
    d = scene(seats=3)
    d.world(0, "W13-2 W68-3 W45-3")
    d.own(1, "P P P")
    d.own(2, "P P")
    d.game.supply[LETTERS.index("P")] = 0
    found = told(
        hexes(d)["W13-2#1"]
    )  # it gives 3 pink: one from 3, then 2 against 2, then the rest
    assert ("short", 0, -1) in found
    assert sorted(note[1:] for note in found if note[0] == "robs") == [(1, 2), (2, 1)]


def test_g_330_attention_is_robbed_in_2019_only(scene: type[Scene]) -> None:
    for edition, lost in (("2019", [(1, 1)]), ("2020", [])):
        d = scene(seats=2, edition=edition)
        d.world(0, "N1g W68-3 W45-3")
        d.own(1, "A A")
        d.game.supply[LETTERS.index("A")] = 0
        found = told(hexes(d)["N1g#1"])
        assert ("short", 0, -1) in found
        assert [note[1:] for note in found if note[0] == "robs"] == lost


# The edge


def test_g_615_the_last_follower_on_an_edge_card_turns_it(scene: type[Scene]) -> None:
    d = scene(seats=2)
    d.edge("T0", waiting=[0, 1])
    assert ("turns", 0, -1) not in told(hexes(d)["T0"])
    d.edge("T0", waiting=[0])
    assert ("turns", 0, -1) in told(hexes(d)["T0"])


def test_g_302_an_edge_card_is_open_to_those_who_wait_there_and_to_all_when_flipped(
    scene: type[Scene],
) -> None:
    d = scene(seats=2)
    place = SLOTS.index("T0")
    d.edge("T0", waiting=[1])
    assert [view(d.game, seat).edges[place].open for seat in (0, 1, -1)] == [False, True, True]
    d.edge("T0", card="WE1", flipped=True)
    assert view(d.game, 0).edges[place].open


def test_g_313_an_edge_card_charges_its_row_or_column(scene: type[Scene]) -> None:
    edges = {edge.slot: edge for edge in view(scene(seats=2).game, 0).edges}
    assert edges["L1"].charges == [3, 4, 5]
    assert edges["T2"].charges == edges["B2"].charges == [2, 5, 8]


def test_g_319_the_fee_is_an_attention_or_four_black_cubes(scene: type[Scene]) -> None:
    d = scene(seats=3)
    d.edge("L0", flipped=True)
    edges = {edge.slot: edge for edge in view(d.game, 0).edges}
    assert edges["L0"].fee == ["K"] * 4
    assert edges["L1"].fee == ["A"]
    assert edges["L1"].discs == 1


def test_g_314_the_price_says_what_is_left_after_the_discount(scene: type[Scene]) -> None:
    d = scene(seats=2)
    d.hide_world()
    d.world(0, "W51-2 N0a N0b")
    d.edge("L0", waiting=[0])
    price = view(d.game, 0).edges[0].price
    assert price.discount == 1  # the symbol under the other player's follower
    assert price.attention == 1
    assert price.cubes == len(price.tokens) - price.attention - price.discount


# The players


def test_a_visible_card_says_what_it_scores_and_whether_its_border_is_red(
    scene: type[Scene],
) -> None:
    d = scene(seats=2)
    d.cards(0, "VIN4", "BTH3")
    cards = [stack.top[0] for stack in view(d.game, 0).mats[0].stacks[:2]]
    assert [(card.worth, card.red) for card in cards] == [(1, True), (4, False)]


def test_followers_on_hexes_are_counted_as_placed(scene: type[Scene]) -> None:
    d = scene(seats=2)
    d.world(0, "W51-2 W68-3 W45-3")
    d.stand(0, "W45-3#1", "W45-3#2")
    assert [mat.placed for mat in view(d.game, 0).mats] == [2, 0]
