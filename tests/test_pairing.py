"""Who plays whom: what every tournament may rely on."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from augury.server import pairing, standings
from augury.server.standings import Played, Standing

players = st.integers(2, 24)
lucks = st.integers(0, 10_000)


class Event:
    """A tournament that is played by chance."""

    def __init__(self, count: int, seed: int) -> None:
        self.luck = random.Random(seed)
        self.points = dict.fromkeys(range(1, count + 1), 0)
        self.met: dict[int, list[int]] = {player: [] for player in self.points}
        self.byes: list[int] = []

    def order(self) -> list[int]:
        return sorted(self.points, key=lambda player: (-self.points[player], player))

    def play(self, drawn: pairing.Pairing) -> None:
        for table in drawn.tables:
            for place, player in enumerate(self.luck.sample(table, len(table))):
                self.points[player] += 2 * (len(table) - 1 - place)
                self.met[player] += [other for other in table if other != player]
        self.byes += drawn.byes
        for player in drawn.byes:
            self.points[player] += 2


@given(players, lucks)
@settings(deadline=None)
def test_swiss_nobody_meets_twice_everybody_plays_and_a_bye_comes_once(
    count: int, seed: int
) -> None:
    event = Event(count, seed)
    for _ in range(max(1, count // 2)):  # so far there is always a pairing
        drawn = pairing.swiss(event.order(), event.points, event.met, event.byes)
        assert drawn is not None
        seated = [player for table in drawn.tables for player in table]
        assert sorted(seated + drawn.byes) == sorted(event.points)
        assert len(drawn.byes) == count % 2
        assert all(len(table) == 2 for table in drawn.tables)
        for one, other in drawn.tables:
            assert other not in event.met[one]
        assert not set(drawn.byes) & set(event.byes)
        event.play(drawn)


def test_swiss_the_upper_half_meets_the_lower_and_the_odd_one_floats_down() -> None:
    nobody: dict[int, list[int]] = {}
    first = pairing.swiss([1, 2, 3, 4, 5, 6], dict.fromkeys(range(1, 7), 0), nobody, [])
    assert first is not None and first.tables == [[1, 4], [2, 5], [3, 6]]
    points = {1: 2, 2: 2, 3: 2, 4: 0, 5: 0, 6: 0}
    second = pairing.swiss([1, 2, 3, 4, 5, 6], points, {1: [4], 4: [1]}, [])
    assert second is not None
    assert second.tables[0] == [1, 2], "within their group"
    assert second.tables[1] == [3, 4], "the third of the group floats to the best below"
    assert second.tables[2] == [5, 6]


def test_swiss_the_bye_goes_to_the_lowest_who_never_had_one() -> None:
    points = {1: 4, 2: 2, 3: 0}
    drawn = pairing.swiss([1, 2, 3], points, {}, [3])
    assert drawn is not None and drawn.byes == [2] and drawn.tables == [[1, 3]]


def test_swiss_says_when_everybody_has_met_everybody() -> None:
    met = {one: [other for other in range(1, 5) if other != one] for one in range(1, 5)}
    assert pairing.swiss([1, 2, 3, 4], dict.fromkeys(range(1, 5), 0), met, []) is None


def test_swiss_two_triangles_left_have_no_pairing() -> None:
    """Six players after three rounds in which each of 1, 2, 3 met each of 4, 5, 6."""
    met = {player: [4, 5, 6] if player < 4 else [1, 2, 3] for player in range(1, 7)}
    assert pairing.swiss(list(range(1, 7)), dict.fromkeys(range(1, 7), 0), met, []) is None


@given(players)
def test_round_robin_everybody_meets_everybody_exactly_once(count: int) -> None:
    everybody = list(range(10, 10 + count))
    met: list[frozenset[int]] = []
    byes: list[int] = []
    for number in range(1, pairing.rounds_of(count) + 1):
        drawn = pairing.round_robin(everybody, number)
        seated = [player for table in drawn.tables for player in table]
        assert sorted(seated + drawn.byes) == everybody
        met += [frozenset(table) for table in drawn.tables]
        byes += drawn.byes
    assert len(met) == len(set(met)) == count * (count - 1) // 2
    assert sorted(byes) == (everybody if count % 2 else [])


@given(st.integers(3, 40), st.sampled_from([3, 4]), lucks)
@settings(deadline=None)
def test_tables_of_three_and_four_seat_everybody_they_can(
    count: int, wanted: int, seed: int
) -> None:
    event = Event(count, seed)
    sized = pairing.sizes(count, wanted, (2, 3, 4))
    spare = count - sum(sized)
    assert set(sized) <= {3, 4} and spare == (1 if count == 5 else 0)
    for _ in range(3):
        drawn = pairing.grouped(event.order(), sized, event.met, event.byes)
        seated = [player for table in drawn.tables for player in table]
        assert sorted(seated + drawn.byes) == sorted(event.points)
        assert sorted(map(len, drawn.tables)) == sorted(sized)
        assert len(set(event.byes + drawn.byes)) == len(event.byes) + len(drawn.byes)
        event.play(drawn)


def test_sixteen_at_tables_of_four_meet_nobody_twice_in_two_rounds() -> None:
    event = Event(16, 3)
    for _ in range(2):
        drawn = pairing.grouped(event.order(), [4] * 4, event.met, [])
        assert all(pairing.meetings(table, event.met) == 0 for table in drawn.tables)
        event.play(drawn)


def test_everybody_sits_where_they_have_sat_least() -> None:
    assert pairing.seated([7, 8, 9], {}) == [7, 8, 9]
    assert pairing.seated([7, 8, 9], {7: [2, 0, 0], 8: [0, 1, 0], 9: [0, 0, 0]}) == [8, 7, 9]


# Points


def test_a_share_is_opponents_beaten_of_opponents_met() -> None:
    assert standings.shares([0, 1], [1, 2]) == [12, 0]
    assert standings.shares([0, 1], [1, 1]) == [6, 6]
    assert standings.shares([0, 1, 2], [2, 1, 3]) == [6, 12, 0]
    assert standings.shares([0, 1, 2, 3], [1, 1, 3, 4]) == [10, 10, 4, 0]
    assert standings.shares([0, 1, 0, 1], [1, 2, 1, 2]) == [12, 0, 12, 0], "partners"


def game(
    round: int, board: int, deal: str, one: tuple[int, int], other: tuple[int, int]
) -> list[Played]:
    """Two seats, each a player and their points."""
    ranks = [1 + (one[1] < other[1]), 1 + (other[1] < one[1])]
    shares = standings.shares([0, 1], ranks)
    return [
        Played(round, board, deal, seat, player, points, shares[seat], True, False)
        for seat, (player, points) in enumerate((one, other))
    ]


def test_standings_count_points_then_opponents_then_the_margin_with_the_same_cards() -> None:
    played = [
        *game(1, 0, "A", (1, 24), (2, 21)),
        *game(1, 0, "B", (2, 20), (1, 30)),
        *game(1, 1, "A", (3, 26), (4, 19)),
        *game(1, 1, "B", (4, 22), (3, 18)),
    ]
    found = standings.table([1, 2, 3, 4], played, [], 2)
    assert [(one.player, one.points) for one in found] == [(1, 24), (4, 12), (3, 12), (2, 0)]
    by_player = {one.player: one for one in found}
    assert [by_player[player].buchholz for player in (1, 2, 3, 4)] == [0, 24, 12, 12]
    # deal A: 1 leads by 3, 3 by 7, on average by 5; deal B, seat 1: 1 leads by 10, 3 by -4, so 3
    assert by_player[1].margin == 10 * (3 - 5) + 10 * (10 - 3) == 50
    assert by_player[3].margin == 10 * (7 - 5) + 10 * (-4 - 3) == -50
    assert [by_player[player].margin for player in (2, 4)] == [-50, 50]


def test_a_deal_that_somebody_still_plays_has_no_margin() -> None:
    on = Played(1, 1, "A", 0, 3, 0, 0, over=False, forfeit=False)
    other = Played(1, 1, "A", 1, 4, 0, 0, over=False, forfeit=False)
    played = [*game(1, 0, "A", (1, 24), (2, 21)), on, other]
    assert standings.margins(played) == {}
    assert [one.points for one in standings.table([1, 2, 3, 4], played, [], 2)] == [12, 0, 0, 0]


def test_a_bye_counts_as_won_against_somebody_like_oneself() -> None:
    (first,) = standings.table([5], [], [(1, 5)], 2)
    assert first == Standing(5, points=24, buchholz=24)


def test_by_forfeit_those_who_were_there_have_won() -> None:
    assert standings.won_by([1], 2) == [0, 12]
    assert standings.won_by([], 2) == [0, 0]
    assert standings.won_by([0, 2], 4) == [12, 0, 12, 0]
