"""Bots are honest, reproducible, punctual, and never at a loss for a legal answer."""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
from collections.abc import Callable
from importlib.metadata import EntryPoint
from pathlib import Path

import numpy as np
import pytest
from support import ROOT, room_sources

from augury.bots import explain, find, levels
from augury.bots.bench import iterations_per_second
from augury.bots.exact import Exact, small_and_open
from augury.bots.judge import Judge
from augury.bots.mcts import MctsBot
from augury.bots.party import BotFailed, Party, seated
from augury.bots.protocol import Bot, Explains, Player, WrongAnswer, shown
from augury.bots.review import choices
from augury.bots.settings import NAMES, Settings
from augury.bots.style import favourite
from augury.bots.trees import Arm, Node, combine, listen, repeat, sound_of, walk
from augury.commands import analyse, hint
from augury.core import chance, registry
from augury.core.errors import Malformed
from augury.core.events import Event
from augury.core.game import Game
from augury.core.record import parse
from augury.core.state import State
from augury.core.table import Table

QUICK = ("random", "greedy+samples=1+beam=1", "mcts@16+cut=6")


def positions(game: Game, seats: int, seed: int, every: int) -> list[State]:
    """Positions of a random game, as clones."""
    state = game.start(seats, seed)
    luck = chance.from_seed(seed)
    found, made = [], 0
    while state.to_act():
        if made % every == 0:
            found.append(state.clone())
        seat = state.to_act()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[luck.below(len(legal))])
        made += 1
    return found


def ask(game: Game, spec: str, state: State, seat: int, seed: int = 5) -> int:
    return Player(game, find.make(spec, game, seed), seat, seed).decide(state)


def people(game: Game) -> list[int]:
    """Player counts with at least two people: the smallest and the largest."""
    counts = [seats for seats in game.seats if seats > 1]
    return sorted({counts[0], counts[-1]})


@pytest.mark.parametrize("spec", QUICK)
def test_what_is_hidden_from_the_seat_never_changes_the_answer(game: Game, spec: str) -> None:
    for seats in people(game):
        compared = 0
        for number, state in enumerate(positions(game, seats, 41, 37)[:6]):
            seat = int(state.to_act()[-1])
            answer = ask(game, spec, state, seat)
            for seed in range(2):
                other = shown(game, state, seat, chance.from_seed(100 * number + seed))
                assert ask(game, spec, other, seat) == answer
                compared += 1
        assert compared


@pytest.mark.parametrize("spec", QUICK)
def test_the_same_seed_gives_the_same_answers_and_all_are_legal(game: Game, spec: str) -> None:
    seats = people(game)[0]
    for state in positions(game, seats, 42, 29)[:6]:
        seat = int(state.to_act()[0])
        first = ask(game, spec, state, seat)
        assert first in state.legal(seat)
        assert ask(game, spec, state, seat) == first


def test_a_bot_cannot_touch_the_table(game: Game) -> None:
    class Vandal:
        def __init__(self, game: Game, seed: int) -> None:
            pass

        def decide(self, state: State, seat: int, heard: list[Event]) -> int:
            answer = int(state.legal(seat)[0])
            while state.to_act():
                mover = state.to_act()[0]
                state.apply(mover, state.legal(mover)[0])
            return answer

    state = game.start(people(game)[0], 1)
    before = state.digest()
    Player(game, Vandal(game, 1), int(state.to_act()[0]), 1).decide(state)
    assert state.digest() == before


def test_wrong_answers_are_refused(game: Game) -> None:
    class Wrong:
        def __init__(self, answer: object) -> None:
            self.answer = answer

        def decide(self, state: State, seat: int, heard: list[Event]) -> object:
            return self.answer

    state = game.start(people(game)[0], 1)
    seat = int(state.to_act()[0])
    illegal = next(
        action for action in range(game.vocabulary.size) if action not in state.legal(seat)
    )
    for answer in (None, "pass", -1, 10**9, illegal, True):
        bot: Bot = Wrong(answer)  # type: ignore[assignment]  # that is the point
        with pytest.raises(WrongAnswer, match="not possible"):
            Player(game, bot, seat, 1).decide(state)


@pytest.mark.parametrize("kind", [np.int64, np.int32, np.uint8, np.intp])
def test_whole_numbers_of_other_libraries_are_answers(kind: Callable[[int], int]) -> None:
    class Np:
        def decide(self, state: State, seat: int, heard: list[Event]) -> int:
            return kind(state.legal(seat)[0])

    game = registry.load("majority")
    state = game.start(3, 1)
    action = Player(game, Np(), 0, 1).decide(state)
    assert action == state.legal(0)[0]
    assert type(action) is int
    table = Table(game, kind(3), kind(1))
    table.play(kind(0), kind(action))
    assert table.record.decisions == [(0, action)]
    assert all(type(number) is int for number in table.record.decisions[0])


def test_a_bot_hears_only_what_its_seat_may_know() -> None:
    class Deaf:
        heard: list[Event]

        def decide(self, state: State, seat: int, heard: list[Event]) -> int:
            self.heard = heard
            return int(state.legal(seat)[0])

    game = registry.load("majority")
    bot = Deaf()
    player = Player(game, bot, 0, 1)
    mine, theirs, all_of_us = Event("kept", {}, [0]), Event("kept", {}, [1, 2]), Event("dealt", {})
    player.hear([mine, theirs, all_of_us])
    player.decide(game.start(4, 1))
    assert bot.heard == [mine, all_of_us]
    player.decide(game.start(4, 1))
    assert bot.heard == []


def test_budgets_of_time_are_kept(game: Game) -> None:
    """Not by more than a fifth and one iteration; the best of three tries, as the collector or the
    scheduler may have its whims."""
    for state in positions(game, people(game)[0], 43, 45)[:4]:
        seat = int(state.to_act()[0])
        times = []
        for seed in range(3):
            bot = find.make("mcts@0.1s", game, seed)
            begin = time.process_time()
            Player(game, bot, seat, seed).decide(state)
            times.append(time.process_time() - begin)
        assert min(times) < 0.12 + 0.03


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
        for state in positions(game, seats, 47, 1)[-4:]:
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
    state = positions(game, 3, 47, 1)[-1]
    assert not small_and_open(game.reader, state, int(state.to_act()[0]), chance.from_seed(1))


def test_two_worlds_that_a_seat_cannot_tell_apart_are_never_taken_for_one() -> None:
    """Near the end of this game only two deals are left; by tossing a coin three times one would
    often see the same."""
    game = registry.load("majority")
    state = positions(game, 3, 1, 1)[-5]
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


# Levels and names


def test_every_game_has_five_levels(game: Game) -> None:
    assert levels.NUMBERS == (1, 2, 3, 4, 5)
    for number in levels.NUMBERS:
        bot, settings = levels.level(game, number)
        assert bot in find.THINKERS
        assert set(settings) <= set(NAMES)
        assert 0 < settings["seconds"] <= 1.0
    with pytest.raises(Malformed, match="no level 6"):
        levels.level(game, 6)


def test_a_room_can_change_levels_and_habits(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "thinking", {"cut": 7.0})
    monkeypatch.setattr(game, "levels", {3: {"bot": "mcts", "iterations": 12}})
    bot = find.make("3", game, 1)
    assert isinstance(bot, MctsBot)
    assert (bot.settings.cut, bot.settings.iterations) == (7, 12)


def test_bots_have_names(game: Game) -> None:
    bot = find.make("mcts@500+cut=3+explore=0.5", game, 1)
    assert isinstance(bot, MctsBot)
    assert (
        bot.settings.iterations,
        bot.settings.cut,
        bot.settings.explore,
        bot.settings.seconds,
    ) == (500, 3, 0.5, 0.0)
    timed = find.make("mcts@0.25s", game, 1)
    assert isinstance(timed, MctsBot)
    assert (timed.settings.iterations, timed.settings.seconds) == (0, 0.25)
    level = find.make("5", game, 1)
    free = find.make("level-5", game, 1, clock=False)
    assert isinstance(level, MctsBot) and isinstance(free, MctsBot)
    assert level.settings.seconds > 0 and free.settings.seconds == 0
    assert level.settings.iterations == free.settings.iterations


@pytest.mark.parametrize(
    "spec",
    [
        "",
        "0",
        "6",
        "nobody",
        "mcts@x",
        "mcts@-1",
        "mcts+cut",
        "mcts+beauty=3",
        "random@4",
        "nowhere:Bot",
        "json:nothing",
        "json:__name__",
    ],
)
def test_wrong_names_are_refused(spec: str) -> None:
    with pytest.raises(Malformed):
        find.find(spec)


def test_installed_packages_can_offer_bots(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("lucky", "augury.bots.random:RandomBot", "augury.bots")
    monkeypatch.setattr(
        find, "entry_points", lambda group: [entry] if group == "augury.bots" else []
    )
    assert type(find.make("lucky", game, 1)).__name__ == "RandomBot"


def test_a_class_without_decide_is_not_a_bot(game: Game) -> None:
    with pytest.raises(Malformed, match="decide"):
        find.make("operator:is_", game, 1)


# Explanations


def test_bots_explain_themselves(game: Game) -> None:
    state = next(
        state
        for state in positions(game, people(game)[0], 48, 1)
        if len(state.legal(state.to_act()[0])) > 2
    )
    seat = int(state.to_act()[0])
    for spec in ("greedy", "mcts@60"):
        bot = find.make(spec, game, 1)
        answer = Player(game, bot, seat, 1).decide(state)
        assert isinstance(bot, Explains)
        choices = bot.choices()
        assert choices[0].action == answer
        assert sum(choice.share for choice in choices) == pytest.approx(1.0)
        assert all(0 <= choice.win <= 1 for choice in choices)
        assert {choice.action for choice in choices} <= set(state.legal(seat))


def short_record(tmp_path: Path) -> Path:
    kept = parse((room_sources("majority") / "tests" / "records" / "3p.rec").read_text())
    kept.decisions = kept.decisions[:30]
    kept.digest, kept.scores = "", []
    path = tmp_path / "short.rec"
    path.write_text(kept.text(), encoding="utf-8")
    return path


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    verbs = parser.add_subparsers(required=True)
    hint.add_parsers(verbs)
    analyse.add_parsers(verbs)
    arguments = parser.parse_args(list(words))
    code: int = arguments.run(arguments)
    return code


def test_hints_are_given_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(short_record(tmp_path))
    assert run("hint", path, "--at", "3", "--iterations", "40", "--language", "nl") == 0
    first, *lines = capsys.readouterr().out.splitlines()
    assert first.endswith(":")
    choices = [line for line in lines if not line.startswith("    ")]
    assert 1 <= len(choices) <= 5
    assert all(re.search(r"\d %.*punten", line) for line in choices)
    reasons = [line for line in lines if line.startswith("    ")]
    assert reasons and all(re.search(r"\d", line) for line in reasons)
    assert run("hint", path, "--iterations", "10", "--json") == 0
    assert json.loads(capsys.readouterr().out)["choices"]
    for wrong in (["--at", "9999"], ["--seat", "77"], ["--iterations", "0"]):
        with pytest.raises(Malformed):
            run("hint", path, *wrong)
    with pytest.raises(Malformed, match="cannot be read"):
        run("hint", str(tmp_path / "nothing.rec"))


def test_a_game_is_gone_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = short_record(tmp_path)
    assert run("analyse", str(path), "--iterations", "12", "--out", str(tmp_path / "report")) == 0
    found = json.loads((tmp_path / "report.json").read_text())
    assert [decision["number"] for decision in found["decisions"]] == [
        number + 1 for number in choices(parse(path.read_text()))
    ]
    assert found["iterations"] == 12 and found["shares"] == [], "the game is not over"
    assert all(len(decision["wins"]) == 3 for decision in found["decisions"])
    marked = [decision for decision in found["decisions"] if decision["marked"]]
    assert len(marked) <= 5
    cheapest = min((decision["cost"] for decision in marked), default=0.0)
    assert all(
        decision["cost"] <= cheapest for decision in found["decisions"] if not decision["marked"]
    )
    assert (tmp_path / "report.svg").read_text().startswith("<svg")
    assert len(capsys.readouterr().out.splitlines()) == 2 + len(marked)


# The loop of a game


def test_a_party_plays_a_game_to_its_end_and_gives_out_every_decision_first(game: Game) -> None:
    seats = people(game)[0]
    state = game.start(seats, 3)
    party = Party({seat: seated("random", game, seat, seat + 1) for seat in range(seats)})
    party.sit(state)
    assert not state.listening, "random players do not listen"
    made = 0
    for decision in party.play_on(state):
        assert decision.seat in state.to_act()
        assert decision.action in state.legal(decision.seat), "it is not carried out yet"
        made += 1
    assert made
    assert state.to_act() == []


def test_a_party_stops_where_somebody_else_is_asked_and_hears_of_their_decision() -> None:
    game = registry.load("luna")
    state = game.start(3, 3, {"start_player": "1"})
    heard: list[str] = []

    class Listener:
        listens = True

        def hear(self, events: list[Event]) -> None:
            heard.extend(event.kind for event in events)

        def decide(self, state: State) -> int:
            return int(state.legal(state.to_act()[0])[0])

    party = Party({1: Listener(), 2: Listener()})
    party.sit(state)
    assert [decision.seat for decision in party.play_on(state)] == [1, 2]
    assert state.to_act() == [0]
    assert heard == ["placed-shrine"] * 4, "both heard both"
    party.apply(state, 0, state.legal(0)[0])
    assert len(heard) == 6


def test_a_bot_that_fails_is_named() -> None:
    game = registry.load("luna")
    state = game.start(2, 3, {"start_player": "0"})

    class Broken:
        listens = False

        def hear(self, events: list[Event]) -> None:
            raise AssertionError("it does not listen")

        def decide(self, state: State) -> int:
            raise ZeroDivisionError("no idea")

    with pytest.raises(BotFailed, match="seat 0 failed: no idea") as failed:
        next(Party({0: Broken(), 1: Broken()}).play_on(state))
    assert isinstance(failed.value.cause, ZeroDivisionError)


# The guide


def test_the_guide_to_writing_a_bot_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from augury.commands import match

    text = (ROOT / "docs" / "write-a-bot.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```(\w+)\n(.*?)```", text, re.DOTALL)
    programs = [body for kind, body in blocks if kind == "python"]
    file = next(body for body in programs if body.startswith("# careful.py"))
    (tmp_path / "careful.py").write_text(file)
    for body in programs:
        exec(compile(body, "write-a-bot.md", "exec"), {})
    command = next(body for kind, body in blocks if kind == "sh").split()
    assert command[0] == "augury"
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    parser = argparse.ArgumentParser()
    match.add_parsers(parser.add_subparsers(required=True))
    arguments = parser.parse_args([*command[1:], "--workers", "1"])
    assert arguments.run(arguments) == 0
    assert "careful:Careful" in capsys.readouterr().out


def test_the_search_can_be_measured(game: Game) -> None:
    assert iterations_per_second(game, people(game)[0], 0.04) > 10
