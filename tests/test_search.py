"""The search of the bots: budgets, trees, judging, exact ends, taste."""

from __future__ import annotations

import time

import pytest
from positions import along, people

from augury.bots import explain, find
from augury.bots.exact import Exact, small_and_open
from augury.bots.judge import Judge
from augury.bots.learned import LearnedBot
from augury.bots.levels import NUMBERS, SEARCHING, TASTE, met
from augury.bots.mcts import MctsBot
from augury.bots.protocol import Player
from augury.bots.settings import WHOLE, Settings
from augury.bots.style import favourite, likings
from augury.bots.trees import Arm, Node, combine, listen, repeat, sound_of, walk
from augury.core import chance, registry
from augury.core.events import Event
from augury.core.game import Game
from augury.core.state import State


def test_every_habit_can_be_set_by_its_name() -> None:
    for name, whole in WHOLE.items():
        settings = Settings()
        settings.set(name, 3.0)
        assert repr(getattr(settings, name)) == ("3" if whole else "3.0")
    with pytest.raises(KeyError):
        Settings().set("net", 1.0)


def test_budgets_of_time_are_kept(game: Game) -> None:
    """Not by more than a fifth and one iteration; the best of three tries, as the collector or the
    scheduler may have its whims."""
    for state in along(game, people(game)[0], 43, 45)[:4]:
        seat = int(state.to_act()[0])
        times = []
        for seed in range(3):
            bot = find.make("mcts@0.1s", game, seed)
            begin = time.process_time()
            Player(game, bot, seat, seed).decide(state)
            times.append(time.process_time() - begin)
        assert min(times) < 0.12 + 0.03


def test_whoever_decides_beside_others_has_thought_of_a_choice_when_time_is_up(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a machine so busy that every look at the clock finds the budget spent."""
    clock = iter(range(1_000_000))
    monkeypatch.setattr(time, "perf_counter", lambda: float(next(clock)))
    for state in along(game, people(game)[-1], 43, 12):
        for seat in state.to_act():
            bot = find.make("mcts@0.01s", game, 1)
            assert bot.decide(state.clone(), int(seat), []) in state.legal(seat)


def test_budgets_of_iterations_are_kept_over_a_whole_turn(game: Game) -> None:
    settings = Settings()
    settings.set("iterations", 20)
    seats = people(game)[0]
    state = game.start(seats, 44)
    state.listening = True
    bots = [MctsBot(game, seat, settings) for seat in range(seats)]
    players = [Player(game, bot, seat, seat) for seat, bot in enumerate(bots)]
    for _ in range(60):
        if not state.to_act():
            break
        seat = int(state.to_act()[0])
        state.apply(seat, players[seat].decide(state))
        heard = state.hear()
        for player in players:
            player.hear(heard)
        assert bots[seat].search.iterations <= 20
        assert bots[seat].iterations <= 5 * 20 + 16 * 60


def test_the_trees_are_used_again_within_a_turn(game: Game) -> None:
    """Where a seat decides several times in a turn, it begins its next decision with what it has
    learnt."""
    settings = Settings()
    settings.set("iterations", 40)
    settings.set("cut", 4)
    state = game.start(people(game)[0], 45)
    state.listening = True
    again = possible = 0
    last_seat = -1
    bots = [MctsBot(game, seat, settings) for seat in range(people(game)[0])]
    players = [Player(game, bot, seat, seat) for seat, bot in enumerate(bots)]
    for _ in range(30):
        if not state.to_act():
            break
        seat, turn = int(state.to_act()[0]), state.turn
        goes_on = last_seat == seat and bool(bots[seat].since) and bots[seat].turn == turn
        action = players[seat].decide(state)
        search = bots[seat].search
        last_seat = seat
        if goes_on and len(state.legal(seat)) > 1:
            possible += 1
            again += search.roots[seat].visits > search.iterations
        state.apply(seat, action)
        heard = state.hear()
        for player in players:
            player.hear(heard)
    assert again * 2 >= possible


def test_the_trees_are_kept_over_the_turns_of_others(game: Game) -> None:
    """What the door shows of hidden things makes no difference to what is kept: two bots that are
    shown other worlds but hear the same answer alike, turn after turn."""
    state = game.start(people(game)[0], 46)
    state.listening = True
    luck = chance.from_seed(46)
    bots = [MctsBot(game, 8, little(40)) for _ in range(2)]
    players = [Player(game, bot, 0, 30 + door) for door, bot in enumerate(bots)]
    turn, later, kept = -1, 0, 0
    for _ in range(400):
        if not state.to_act() or later == 6:
            break
        seat = int(state.to_act()[0])
        legal = state.legal(seat)
        action = int(legal[luck.below(len(legal))])
        if seat == 0:
            action, other = (player.decide(state) for player in players)
            assert action == other
            if len(legal) > 1:
                search, same = (bot.search for bot in bots)
                assert search.roots[0].visits == same.roots[0].visits
                if turn not in (-1, state.turn):
                    later += 1
                    kept += search.roots[0].visits > search.iterations
                turn = state.turn
        state.apply(seat, action)
        heard = state.hear()
        for player in players:
            player.hear(heard)
    assert later
    if game.id == "majority":  # with so few choices so little thought reaches the next turn
        assert kept


def little(iterations: int) -> Settings:
    """Hardly any thought."""
    settings = Settings()
    settings.set("iterations", iterations)
    settings.set("cut", 4)
    return settings


def test_what_was_heard_leads_through_a_tree_however_it_is_divided() -> None:
    one, two, three = (Event("taken", {"card": card}) for card in (1, 2, 3))
    root = Node()
    mine = root.beyond(listen([one], 0, 7))
    theirs = mine.beyond(listen([two, three], 0, -1))
    assert walk(root, [one, two, three], 7) is theirs
    assert walk(root, [one], 7) is mine
    assert walk(theirs, [], -1) is theirs
    assert walk(root, [one, two], 7) is None  # it has never been there
    assert walk(root, [one, two, three], 8) is None
    assert walk(root, [two, one, three], 7) is None
    silent = root.beyond(listen([], 0, 9))
    assert walk(root, [], 9) is silent


def test_events_that_differ_in_a_small_number_lead_to_different_nodes() -> None:
    """Numbers are their own hashes, so neighbours differ in one bit."""
    events = [
        Event("paid", {"seat": f"seat/{seat}", "number": number, "coins": coins})
        for seat in range(4)
        for number in range(40)
        for coins in range(40)
    ]
    assert len({combine(0, sound_of(event)) for event in events}) == len(events)
    assert sound_of(Event("paid", {"number": 3})) == sound_of(Event("paid", {"number": 3}))


def test_where_nothing_is_secret_a_tree_is_retraced_by_what_was_heard() -> None:
    game = registry.load("luna")
    state = game.start(2, 47)
    while state.to_act()[0] != 0:
        state.apply(state.to_act()[0], state.legal(state.to_act()[0])[0])
    start, luck = state.clone(), chance.from_seed(47)
    root = node = Node()
    state.listening = True
    mine: list[int] = []
    sounds: list[int] = []
    turn = state.turn
    while state.turn < turn + 2 or state.to_act()[0] != 0:
        seat = state.to_act()[0]
        legal = state.legal(seat)
        action = legal[luck.below(len(legal))]
        for other in legal:  # it has tried them all
            node.beyond(other + 1)
        node = node.beyond(action + 1)
        state.apply(seat, action)
        sounds += [sound_of(event) for event in state.hear()]
        mine += [action] if seat == 0 else []
    assert mine and len(sounds) > len(mine)
    assert repeat(start, root, 0, mine, sounds) is node
    assert repeat(start, root, 0, mine, sounds[:-1]) is None
    assert repeat(start, Node(), 0, mine, sounds) is None


def test_where_nothing_is_secret_all_seats_share_one_tree(game: Game) -> None:
    """Elsewhere each has its own, with what it alone may know."""
    seats = people(game)[0]
    state = game.start(seats, 45)
    bot = MctsBot(game, 1)
    bot.settings.set("iterations", 64)
    while len(state.legal(state.to_act()[0])) == 1:
        state.apply(state.to_act()[0], state.legal(state.to_act()[0])[0])
    bot.decide(state, int(state.to_act()[0]), [])
    assert len({id(root) for root in bot.search.roots}) == (seats if game.secrets else 1)


def test_partners_are_judged_together() -> None:
    game = registry.load("majority")
    state = game.start(4, 1)
    judge = Judge(game.reader, state, 0.5)
    judge.weigh(state)
    assert judge.sides == 2
    assert judge.value[0] == judge.value[2]
    assert judge.value[0] + judge.value[1] == pytest.approx(1.0)
    assert judge.win[1] + judge.win[0] == pytest.approx(1.0)
    assert judge.margin[0] == -judge.margin[3]


def test_a_finished_game_is_judged_by_who_has_won(game: Game) -> None:
    seats = people(game)[-1]
    state = game.start(seats, 46)
    luck = chance.from_seed(46)
    while state.to_act():
        seat = state.to_act()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[luck.below(len(legal))])
    judge = Judge(game.reader, state, 1.0)
    judge.weigh(state)
    first = [seat for seat in range(seats) if state.ranks()[seat] == 1]
    assert [seat for seat in range(seats) if judge.win[seat] > 0] == first
    assert explain.final_wins(state)[:seats] == pytest.approx(judge.win[:seats])


def best_result(state: State, judge: Judge) -> list[float]:
    """The result if everyone plays perfectly, in the plainest way."""
    if not state.to_act():
        judge.weigh(state)
        return list(judge.value)
    seat = state.to_act()[0]
    results = []
    for action in state.legal(seat):
        after = state.clone()
        after.apply(seat, action)
        results.append(best_result(after, judge))
    return max(results, key=lambda values: values[seat])


def test_the_end_of_the_game_is_played_exactly(game: Game) -> None:
    for seats in people(game):
        for state in along(game, seats, 47, 1)[-4:]:
            seat = int(state.to_act()[0])
            if not small_and_open(game.reader, state, seat, chance.from_seed(1)):
                continue
            exact = Exact(Judge(game.reader, state, 0.5), 2000)
            if not exact.solve(state, seat):
                continue
            assert exact.actions == list(state.legal(seat))
            for action, value in zip(exact.actions, exact.value, strict=True):
                after = state.clone()
                after.apply(seat, action)
                assert value == best_result(after, Judge(game.reader, state, 0.5))[seat]
            assert exact.value[exact.actions.index(exact.best)] == max(exact.value)


def test_where_something_is_hidden_nothing_is_exact() -> None:
    game = registry.load("majority")
    state = along(game, 3, 47, 1)[-1]
    assert not small_and_open(game.reader, state, int(state.to_act()[0]), chance.from_seed(1))


def test_two_worlds_that_a_seat_cannot_tell_apart_are_never_taken_for_one() -> None:
    """Near the end of this game only two deals are left; by tossing a coin three times one would
    often see the same."""
    game = registry.load("majority")
    state = along(game, 3, 1, 1)[-5]
    seat = int(state.to_act()[0])
    worlds = set()
    for seed in range(60):
        other = state.clone()
        game.reader.redeal(other, seat, chance.from_seed(seed))
        worlds.add(tuple(other.position()))
    assert len(worlds) == 2
    opened = [small_and_open(game.reader, state, seat, chance.from_seed(n)) for n in range(200)]
    assert not any(opened)


def test_exact_play_gives_up_when_it_is_too_much(game: Game) -> None:
    state = game.start(people(game)[0], 1)
    assert not Exact(Judge(game.reader, state, 0.5), 3).solve(state, int(state.to_act()[0]))


# Taste


@pytest.mark.parametrize(
    ("mean", "visits", "liked", "chosen"),
    [
        (0.495, 80, 1, 1),  # a trifle worse, and dearer
        (0.495, 80, 0, 0),
        (0.6, 80, 0, 0),  # what seems better was not tried more often for a reason
        (0.47, 80, 1, 0),
        (0.495, 70, 1, 0),
    ],
)
def test_taste_decides_among_nearly_equal_choices_only(
    mean: float, visits: int, liked: int, chosen: int
) -> None:
    arms = []
    for action, (arm_mean, arm_visits) in enumerate([(0.5, 100), (mean, visits)]):
        arm = Arm(action)
        arm.visits, arm.value = arm_visits, arm_mean * arm_visits
        arms.append(arm)
    assert favourite(arms, [float(action == liked) for action in range(2)], 0.02) == chosen


def test_tastes_differ_about_equal_choices_and_agree_about_a_clearly_worse_one() -> None:
    arms = []
    for action, mean in enumerate([0.5, 0.499, 0.498, 0.45]):
        arm = Arm(action)
        arm.visits, arm.value = 100 - action, mean * (100 - action)
        arms.append(arm)
    chosen = {favourite(arms, likings(seed, 4), TASTE) for seed in range(60)}
    assert chosen == {0, 1, 2}


def test_people_meet_levels_with_a_taste_and_arenas_plain_ones(game: Game) -> None:
    for number in NUMBERS:
        bot = searcher(find.make(met(number), game, 1))
        assert (bot is not None) == (number in SEARCHING)
        if bot is not None:
            assert bot.dear and bot.settings.style == TASTE
        plain = searcher(find.make(str(number), game, 1, clock=False))
        assert plain is None or not plain.dear


def searcher(bot: object) -> MctsBot | None:
    """The tree search in a bot, behind its network or not."""
    inner = bot.inner if isinstance(bot, LearnedBot) else bot
    return inner if isinstance(inner, MctsBot) else None


def test_taste_is_another_in_every_game_and_the_same_for_a_seed() -> None:
    game = registry.load("majority")
    bots = [find.make("3+style=0.01", game, seed) for seed in (1, 1, 2)]
    tastes = []
    for bot in bots:
        assert isinstance(bot, MctsBot)
        tastes.append((bot.settings.blend, tuple(bot.dear)))
        assert 0.4 <= bot.settings.blend <= 0.6
        assert all(0.0 <= liking < 1.0 for liking in bot.dear)
    assert tastes[0] == tastes[1] != tastes[2]
    plain = find.make("3", game, 1)
    assert isinstance(plain, MctsBot)
    assert (plain.settings.blend, plain.dear) == (0.5, [])
