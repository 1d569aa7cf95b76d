"""The Majority: the worked examples and every numbered rule of RULES.md."""

from __future__ import annotations

import pytest

from augury.core.chance import from_seed
from augury.games.majority import GAME
from augury.games.majority.actions import VOCABULARY
from augury.games.majority.components import (
    COPIES_3,
    COPIES_4,
    NAMES,
    NO_CARD,
    POWERS,
    copies,
    power,
)
from augury.games.majority.rules.abilities import score
from augury.games.majority.rules.game import Majority
from augury.games.majority.rules.scoring import pay, pay_all
from augury.games.majority.state import DRAFT, OVER, PLAY, SWAP
from augury.games.majority.view import view as view_of
from augury.kit.cells import cells_of


def card(name: str) -> int:
    return NAMES.index(name)


def cards(names: str) -> list[int]:
    return sorted(card(name) for name in names.split() if name != "-")


def at_turn(zone: str, *, seats: int = 4, marker: int = 0, turn: int = 1) -> Majority:
    """A round-1 table at which these cards are about to be turned up, everything else out of the
    way."""
    game = Majority(seats, from_seed(1))
    game.set_up(marker, False)
    game.phase = PLAY
    game.turn_of_round = turn
    played = [card(name) for name in zone.split()]
    fillers = [card("R5")] * (6 - turn)
    game.hands = [sorted([*fillers, own]) for own in played]
    game.chosen = cells_of(played)
    return game


def score_areas(game: Majority) -> str:
    return " | ".join(" ".join(NAMES[c] for c in area) or "-" for area in game.areas)


def play_random(seats: int, seed: int, until: int = 10_000) -> Majority:
    game = GAME.start(seats, seed)
    assert isinstance(game, Majority)
    luck = from_seed(seed)
    while game.to_act() and until:
        seat = game.to_act()[luck.below(len(game.to_act()))]
        legal = game.legal(seat)
        game.apply(seat, legal[luck.below(len(legal))])
        until -= 1
    return game


# 3. Components, 5. Set-up


def test_72_members_24_of_each_colour() -> None:
    assert sum(COPIES_4) == 24
    assert sum(copies(4)) == 72
    assert sum(power * number for power, number in zip(POWERS, COPIES_4, strict=True)) == 120


def test_mj_2_three_players_leave_18_cards_in_the_box() -> None:
    assert sum(copies(3)) == 54
    assert sum(power * number for power, number in zip(POWERS, COPIES_3, strict=True)) == 87
    removed = [POWERS[i] for i in range(8) if COPIES_4[i] != COPIES_3[i]]
    assert removed == [0, 3, 5, 6, 9, 10]


def test_mj_1_partners_face_each_other_and_neighbours_are_opponents() -> None:
    game = Majority(4)
    assert [game.partner(seat) for seat in range(4)] == [2, 3, 0, 1]
    assert [game.side(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert game.left(3) == 0
    assert game.right(0) == 3


def test_mj_3_the_deck_is_shuffled_by_the_seed() -> None:
    assert GAME.start(4, 1).position() == GAME.start(4, 1).position()
    assert GAME.start(4, 1).position() != GAME.start(4, 2).position()


def test_mj_4_the_marker_starts_at_a_random_or_a_chosen_seat() -> None:
    owners = set()
    for seed in range(40):
        game = GAME.start(4, seed)
        assert isinstance(game, Majority)
        owners.add(game.marker)
    assert owners == {0, 1, 2, 3}
    fixed = GAME.start(4, 5, {"start_player": "2"})
    assert isinstance(fixed, Majority)
    assert fixed.marker == 2


def test_mj_5_and_mj_6_nobody_has_coins_and_everybody_six_cards() -> None:
    game = GAME.start(3, 1)
    assert isinstance(game, Majority)
    assert game.scores() == [0, 0, 0]
    assert [len(packet) for packet in game.packets] == [6, 6, 6]
    assert game.areas == [[], [], []]
    for eye in range(3):
        seen = view_of(game, eye)
        assert seen.packet == [NAMES[c] for c in game.packets[eye]]
    assert view_of(game, -1).packet == []


# 7.1 Selection phase


@pytest.mark.parametrize(("seats", "decks"), [(4, [48, 32, 16, 0]), (3, [36, 24, 12, 0])])
def test_e3_deck_and_packet_sizes(seats: int, decks: list[int]) -> None:
    """MJ-12, MJ-13, MJ-14: packets of 6 then 5; they shrink to 1, and the last card needs no
    decision."""
    game = GAME.start(seats, 3)
    assert isinstance(game, Majority)
    sizes: dict[int, list[int]] = {}
    while game.to_act():
        if game.phase == DRAFT and all(choice == NO_CARD for choice in game.chosen):
            assert len(game.deck) == decks[game.round - 1]
            sizes.setdefault(game.round, []).append(len(game.packets[0]))
        seat = game.to_act()[0]
        game.apply(seat, game.legal(seat)[0])
    assert sizes == {1: [6, 5, 4, 3, 2], 2: [5, 4, 3, 2], 3: [5, 4, 3, 2], 4: [5, 4, 3, 2]}


def test_mj_10_and_mj_11_a_pick_is_laid_aside_and_the_packet_goes_left() -> None:
    for round_ in (1, 2, 3, 4):
        game = GAME.start(4, 9)
        assert isinstance(game, Majority)
        while not (game.phase == DRAFT and game.round == round_):
            seat = game.to_act()[0]
            game.apply(seat, game.legal(seat)[0])
        packets = [packet[:] for packet in game.packets]
        for seat in range(4):
            game.apply(seat, packets[seat][0])
        assert [game.kept(seat) for seat in range(4)] == [[packet[0]] for packet in packets]
        assert [game.packets[(seat + 1) % 4] for seat in range(4)] == [
            packet[1:] for packet in packets
        ]


def test_mj_13_the_left_over_card_is_drafted_too() -> None:
    game = GAME.start(3, 4)
    assert isinstance(game, Majority)
    left: list[list[int]] = []
    while game.round == 1:
        left = [hand[:] for hand in game.hands]
        seat = game.to_act()[0]
        game.apply(seat, game.legal(seat)[0])
    assert [len(packet) for packet in game.packets] == [5, 5, 5]
    for seat in range(3):
        assert any(c in game.packets[seat] for c in left[seat])


def test_mj_15_the_kept_pile_becomes_the_hand() -> None:
    game = GAME.start(3, 5)
    assert isinstance(game, Majority)
    while game.phase == DRAFT:
        seat = game.to_act()[0]
        game.apply(seat, game.legal(seat)[0])
    assert [len(hand) for hand in game.hands] == [6, 6, 6]
    assert game.hands[0] == sorted(step[0] for step in game.picks)


# 7.2 Swap


def test_mj_16_partners_exchange_exactly_one_card_and_look_afterwards() -> None:
    game = GAME.start(4, 6)
    assert isinstance(game, Majority)
    while game.phase == DRAFT:
        seat = game.to_act()[0]
        game.apply(seat, game.legal(seat)[0])
    assert game.phase == SWAP
    given = [hand[0] for hand in game.hands]
    hands = [hand[1:] for hand in game.hands]
    for seat in range(3):
        game.apply(seat, VOCABULARY.parse(f"give {NAMES[given[seat]]}"))
        assert game.phase == SWAP
        assert view_of(game, 2).got == ""
    game.apply(3, VOCABULARY.parse(f"give {NAMES[given[3]]}"))
    for seat in range(4):
        assert game.hands[seat] == sorted([*hands[seat], given[(seat + 2) % 4]])
    assert view_of(game, 2).got == NAMES[given[0]]


def test_mj_17_three_players_do_not_swap() -> None:
    game = GAME.start(3, 6)
    assert isinstance(game, Majority)
    while game.phase == DRAFT:
        seat = game.to_act()[0]
        game.apply(seat, game.legal(seat)[0])
    assert game.phase == PLAY


def test_mj_18_partners_learn_nothing_else_of_each_other() -> None:
    """The view of a partner's hand is its size."""
    game = play_random(4, 8, until=70)
    view = view_of(game, 0)
    assert view.hand == [NAMES[c] for c in game.hands[0]]
    assert not hasattr(view.mats[2], "hand")


# 7.3 Playing cards


@pytest.mark.parametrize("seats", [3, 4])
def test_mj_21_five_turns_then_four_and_one_card_is_left(seats: int) -> None:
    game = GAME.start(seats, 7)
    assert isinstance(game, Majority)
    turns: dict[int, int] = {}
    while game.to_act():
        turns[game.round] = max(turns.get(game.round, 0), game.turn_of_round)
        seat = game.to_act()[0]
        assert game.legal(seat), "playing is compulsory"
        game.apply(seat, game.legal(seat)[-1])
    assert turns == {1: 5, 2: 4, 3: 4, 4: 4}
    assert [len(hand) for hand in game.hands] == [1] * seats


def test_mj_22_a_closed_turn_is_secret_until_all_have_chosen() -> None:
    game = at_turn("R9 B9 Y9 R6")
    game.chosen = cells_of([NO_CARD] * 4)
    game.apply(0, VOCABULARY.parse("play R9"))
    assert [place.card for place in view_of(game, 1).zone] == ["", "", "", ""]
    assert view_of(game, 1).mats[0].has_chosen
    assert game.to_act() == [1, 2, 3]


def test_mj_23_an_open_turn_goes_one_after_another_face_up() -> None:
    game = at_turn("R3 B9 Y9 R6")
    game.reveal()
    assert game.open
    game.hands = [cards("R9 B5"), cards("B9 B5"), cards("Y9 B5"), cards("R6 B5")]
    assert game.to_act() == [3]
    game.apply(3, VOCABULARY.parse("play R6"))
    assert view_of(game, 1).zone[3].card == "R6"
    assert game.to_act() == [0]


def test_mj_24_owning_the_marker_does_not_open_the_first_turn() -> None:
    for seed in range(20):
        game = GAME.start(4, seed)
        assert isinstance(game, Majority)
        while game.to_act():
            assert not (game.open and game.turn_of_round <= 1)
            seat = game.to_act()[0]
            game.apply(seat, game.legal(seat)[0])


@pytest.mark.parametrize(
    ("seats", "marker", "order"),
    [(4, 0, [3, 0, 1, 2]), (4, 2, [1, 2, 3, 0]), (3, 0, [1, 2, 0]), (3, 1, [2, 0, 1])],
)
def test_e4_open_order(seats: int, marker: int, order: list[int]) -> None:
    game = Majority(seats)
    game.marker = marker
    assert game.play_order() == order


# 7.4 Abilities: the cards of a turn by seat -> the score areas (MJ-20, MJ-26, MJ-27)

RESOLUTIONS = """
E6   R2 B2 Y10 R9    - | - | - | -             MJ-34: two killers leave nothing
E7   R2 B10 R9 Y3    R2 | - | R9 | -           MJ-33, MJ-35: a killer spares its own colour only
E8   R0 R10 R7 B5    R10 R7 R0 | - | - | B5    MJ-28, MJ-30: a stolen 7 does not betray
E9   R0 R0 R10 Y6    R0 | R0 | R10 | Y6        MJ-29: two bribes cancel
E10  B0 B2 R10 Y9    B2 B0 | - | R10 | Y9      MJ-30: a stolen killer does not kill
E11  Y0 Y10 R2 B9    Y10 | - | R2 | -          MJ-31, MJ-32: loot is safe, its briber is not
E12a B7 R5 R6 Y9     - | R5 | R6 | B7 Y9       MJ-40: a 7 goes to the right neighbour
E12b R7 R7 B7 B7     R7 | B7 | B7 | R7         MJ-40: a betrayed 7 is not passed on
E17  R0 R3 B5 Y6     R3 R0 | - | B5 | Y6       MJ-30: a stolen spy
E18  R0 R0 B2 B9     - | - | B2 | B9           MJ-29, MJ-33: cancelled bribes and a killer
X1   R0 B0 R10 B10   R10 R0 | B10 B0 | - | -   MJ-29: bribes of two colours do not touch each other
X2   R0 R0 R0 R10    R0 | R0 | R0 | R10        ruling 3: three bribes of a colour cancel too
X3   R0 B5 R10 Y6    R10 R0 | B5 | - | Y6      ruling 4: the partner's card is taken as well
X4   R2 R2 B9 R5     R2 | R2 | - | R5          ruling 5: two killers of one colour
X5   R2 B2 Y0 Y10    - | - | Y10 | -           ruling 6: the stolen 10 is safe
X6   R3 B2 Y5 R6     - | B2 | - | -            MJ-33
X7   R3 B3 Y2 Y5     - | - | Y2 | Y5           MJ-36: removed spies do nothing
X8   R5 B6 Y9 R10    R5 | B6 | Y9 | R10        MJ-40a: everything else stays with its player
"""


@pytest.mark.parametrize("line", RESOLUTIONS.strip().splitlines(), ids=lambda line: line.split()[0])
def test_mj_20_resolution(line: str) -> None:
    words = line.split()
    zone = " ".join(words[1:5])
    areas = [
        part.strip().split("  ")[0].split()
        for part in line[line.index(zone) + len(zone) :].split("|")
    ]
    game = at_turn(zone)
    game.reveal()
    assert [sorted(names for names in area if names != "-") for area in areas] == [
        sorted(NAMES[c] for c in area) for area in game.areas
    ]
    assert len(game.removed) + sum(len(area) for area in game.areas) == 4, "invariant 8"


def test_e7_a_removed_spy_has_no_effect() -> None:
    game = at_turn("R2 B10 R9 Y3", marker=1)
    game.reveal()
    assert game.marker == 1
    assert not game.open
    assert sorted(game.removed) == cards("B10 Y3")


def test_e12_three_players_betray_to_the_right_too() -> None:
    """MJ-40: with 3 players the 7 of seat 0 goes to seat 2."""
    game = at_turn("B7 R5 R6", seats=3)
    game.reveal()
    assert score_areas(game) == "- | R5 | B7 R6"


@pytest.mark.parametrize(
    ("seats", "zone", "marker", "owner"),
    [
        (4, "R5 R3 B3 Y3", 0, 3),
        (4, "R3 B3 Y5 Y6", 0, 1),
        (4, "R5 B3 Y3 Y6", 0, 2),
        (4, "R3 B5 Y5 Y6", 0, 0),
        (3, "R3 B5 Y3", 1, 0),
    ],
)
def test_e5_several_spies(seats: int, zone: str, marker: int, owner: int) -> None:
    """MJ-36, MJ-38, MJ-39: the farthest clockwise from the owner counts, the owner last;
    the next turn is open."""
    game = at_turn(zone, seats=seats, marker=marker)
    game.reveal()
    assert game.marker == owner
    assert game.open


def test_e13_a_spy_in_the_last_turn_does_nothing_but_score() -> None:
    """MJ-37"""
    game = at_turn("R5 B6 R3 Y9", marker=0, turn=5)
    game.reveal()
    assert game.marker == 0
    assert game.round == 2
    assert not game.open
    assert game.sums[2 * 3 + 0] == 3


def test_e17_a_stolen_spy_moves_nothing() -> None:
    game = at_turn("R0 R3 B5 Y6", marker=2)
    game.reveal()
    assert game.marker == 2
    assert not game.open


def test_e19_spy_after_spy() -> None:
    """MJ-38, MJ-39: the priority is counted from the owner during the turn, the next open turn from
    the new one."""
    game = at_turn("Y5 R3 Y6 B9", marker=0, turn=2)
    game.reveal()
    assert game.marker == 1
    assert game.play_order() == [0, 1, 2, 3]
    game.hands = [cards("R3 B5"), cards("R9 B5"), cards("B3 B5"), cards("Y9 B5")]
    for seat, name in [(0, "R3"), (1, "R9"), (2, "B3"), (3, "Y9")]:
        assert game.to_act() == [seat]
        game.apply(seat, VOCABULARY.parse(f"play {name}"))
    assert game.marker == 0
    assert game.open
    assert game.play_order() == [3, 0, 1, 2]


def test_mj_39_the_effect_lasts_one_turn_unless_the_house_rule_says_otherwise() -> None:
    for lasts in (False, True):
        game = at_turn("R3 B5 Y6 B9")
        game.spy_lasts = lasts
        game.reveal()
        game.hands = [cards("R9 B5"), cards("R6 B5"), cards("B6 B5"), cards("Y9 B5")]
        for seat, name in [(3, "Y9"), (0, "R9"), (1, "R6"), (2, "B6")]:
            game.apply(seat, VOCABULARY.parse(f"play {name}"))
        assert game.open == lasts


# 8. Scoring


def sums_of(table: list[list[int]]) -> list[int]:
    """From [colour][seat] to the state's order."""
    return [table[colour][seat] for seat in range(len(table[0])) for colour in range(3)]


def test_e1_the_rulebook_scoring_example() -> None:
    """MJ-41..MJ-45, MJ-47: totals 2 / 4 / 16 / 2."""
    game = Majority(4, from_seed(1))
    game.set_up(0, False)
    for seat, area in enumerate(
        ["R5 B10 B10 B9 B3", "R10 R10 B10 B9 B7 B6", "R9 R7 B3", "R10 Y10"]
    ):
        for name in area.split():
            score(game, seat, card(name))
    assert list(game.sums) == sums_of([[5, 20, 16, 10], [32, 32, 3, 0], [0, 0, 0, 10]])
    game.deliberate()
    assert list(game.coins) == [2, 4, 16, 2]


def test_mj_47_who_is_paid_is_told_and_nobody_else() -> None:
    """Only one colour is contested: 15 to nothing, so the winner gets two coins [MJ-46]."""
    game = Majority(4, from_seed(1))
    game.set_up(0, False)
    game.sums = cells_of(sums_of([[0] * 4, [0, 15, 0, 0], [0] * 4]))
    game.listening = True
    pay_all(game)
    assert [(event.kind, event.facts) for event in game.hear()] == [
        ("paid", {"seat": "seat/1", "colour": "colour/1", "coins": 2})
    ]


def test_e2_mj_52_ten_point_cards_would_not_change_a_sum() -> None:
    assert sum(power(card(name)) for name in ("R2", "R3", "R5")) == 10


@pytest.mark.parametrize(
    ("sums", "paid"),
    [
        ([34, 34, 5, 0], [2, 2, 12, 0]),  # E14: MJ-45 rounds down first, then multiplies
        ([4, 1, 0, 0], [2, 0, 0, 0]),  # E14: a fifth of 4 is nothing
        ([10, 10, 10, 10], [2, 2, 2, 2]),  # E15: MJ-46 no runner-up
        ([10, 6, 6, 0], [2, 2, 2, 0]),  # E15: MJ-45 tied runners-up both get it
        ([0, 0, 0, 0], [0, 0, 0, 0]),  # MJ-42: a sum of 0 never wins
        ([15, 0, 0, 0], [2, 0, 0, 0]),  # MJ-46
        ([20, 20, 20, 7], [2, 2, 2, 12]),  # MJ-43, MJ-44
        ([7, 0, 31, 31], [12, 0, 2, 2]),  # ruling 13: second means the next distinct sum
    ],
)
def test_mj_42_to_mj_46_what_a_colour_pays(sums: list[int], paid: list[int]) -> None:
    assert pay(cells_of(sums_of([sums, [0] * 4, [0] * 4])), 4, 0) == paid


def test_mj_47_and_mj_51_the_bank_pays_each_colour_by_itself_and_never_runs_out() -> None:
    table = [[120, 1, 120, 120], [120, 1, 120, 120], [120, 1, 120, 120]]
    assert [pay(cells_of(sums_of(table)), 4, colour)[1] for colour in range(3)] == [72, 72, 72]


def test_mj_48_the_game_ends_after_four_rounds_and_the_last_card_does_not_count() -> None:
    game = play_random(4, 12)
    assert game.phase == OVER
    assert game.round == 4
    assert [len(hand) for hand in game.hands] == [1, 1, 1, 1]
    assert game.to_act() == []


@pytest.mark.parametrize(
    ("coins", "marker", "ranks"),
    [
        ([20, 15, 20, 25], 3, [2, 1, 2, 1]),  # E16: 40:40, the marker's team
        ([20, 15, 20, 25], 0, [1, 2, 1, 2]),
        ([20, 15, 21, 25], 3, [1, 2, 1, 2]),
        ([20, 20, 15], 2, [1, 2, 3]),  # E16: nearest clockwise from the marker
        ([20, 20, 15], 1, [2, 1, 3]),
        ([15, 20, 20], 0, [3, 1, 2]),
        ([9, 9, 9], 1, [3, 1, 2]),
    ],
)
def test_mj_49_and_mj_50_who_wins(coins: list[int], marker: int, ranks: list[int]) -> None:
    game = Majority(len(coins))
    game.coins = cells_of(coins)
    game.marker = marker
    assert game.ranks() == ranks


def test_refusals_name_the_rule() -> None:
    game = GAME.start(4, 1)
    assert isinstance(game, Majority)
    missing = next(c for c in range(24) if c not in game.packets[0])
    assert str(game.why_not(0, missing)).endswith("[MJ-10]")
    assert str(game.why_not(0, VOCABULARY.parse("play R5"))).endswith("[MJ-10]")
    game.apply(0, game.legal(0)[0])
    assert str(game.why_not(0, missing)).endswith("[MJ-22]")
