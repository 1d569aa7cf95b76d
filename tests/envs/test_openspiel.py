"""OpenSpiel's random simulations over every game, seat count and option set, and its search on our
games."""

from __future__ import annotations

import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import augury.envs.openspiel
from augury.core import chance
from augury.core.game import Game, Options
from augury.games.majority.reader import own

assert augury.envs.openspiel


def load(game: Game, seats: int, options: Options | None = None, **more: int) -> pyspiel.Game:
    return pyspiel.load_game(
        f"augury_{game.id}", {"players": seats, "deals": 100, **more, **(options or {})}
    )


def after(game: pyspiel.Game, decisions: int, seed: int = 1) -> pyspiel.State:
    state = game.new_initial_state()
    state.apply_action(seed)
    luck = chance.from_seed(seed)
    while decisions and not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[luck.below(len(legal))])
        decisions -= 1
    return state


def test_every_option_set_loads_and_plays(variant: tuple[Game, int, Options]) -> None:
    game, seats, options = variant
    loaded = load(game, seats, options)
    state = after(loaded, 40)
    assert str(loaded.deserialize_state(state.serialize())) == str(state.clone()) == str(state)


def test_random_simulations(game: Game) -> None:
    """With few seats, because after every decision the whole game is played again; every number and
    option set in `make fuzz`."""
    loaded = load(game, max(2, game.seats[0]))
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@pytest.mark.soak
def test_many_random_simulations(variant: tuple[Game, int, Options]) -> None:
    game, seats, options = variant
    pyspiel.random_sim_test(load(game, seats, options), num_sims=20, serialize=True, verbose=False)


def test_games_load_by_name_and_survive_pickling(game: Game) -> None:
    loaded = pyspiel.load_game(f"augury_{game.id}(players={game.seats[0]})")
    again = pickle.loads(pickle.dumps(loaded))
    assert str(again) == str(loaded)
    assert again.num_players() == game.seats[0]


def test_choices_that_look_like_numbers_survive_as_text() -> None:
    game = pyspiel.load_game("augury_majority", {"players": 3, "start_player": "2"})
    assert pyspiel.load_game(str(game)).get_parameters()["start_player"] == "_2"
    state = after(game, 0)
    assert own(state.position.state).marker == 2


def test_the_deal_decides_the_game_and_nobody_sees_it(game: Game) -> None:
    loaded = load(game, game.seats[-1], first_deal=1000)
    first, second = after(loaded, 30, seed=5), after(loaded, 30, seed=5)
    assert str(first) == str(second)
    assert str(first) != str(after(loaded, 30, seed=6))
    own = game.start(game.seats[-1], 1005)
    luck = chance.from_seed(5)
    for _ in range(30):
        seat = own.to_act()[0]
        legal = own.legal(seat)
        own.apply(seat, legal[luck.below(len(legal))])
    assert first.position.state.digest() == own.digest()


def test_information_states_are_the_same_in_every_world_the_player_cannot_tell_apart(
    game: Game,
) -> None:
    for decisions in (5, 40):
        state = after(load(game, game.seats[-1]), decisions)
        for player in range(game.seats[-1]):
            other = state.resample_from_infostate(player, lambda: 0.25)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.legal_actions(player) == state.legal_actions(player)


def test_information_states_remember_what_observations_forget() -> None:
    game = pyspiel.load_game("augury_majority(players=3)")
    state = after(game, 20)
    string = state.information_state_string(0)
    assert string.count("\n> ") + string.startswith("> ") == sum(
        move.player == 0 for move in state.full_history()
    )
    assert sum(state.information_state_tensor(0)[-72:]) == sum(
        move.player == 0 for move in state.full_history()
    )


def test_clones_are_independent_and_serialization_is_exact(game: Game) -> None:
    loaded = load(game, game.seats[0])
    state = after(loaded, 25)
    text = str(state)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == text != str(twin)
    assert str(loaded.deserialize_state(state.serialize())) == text


def test_an_illegal_action_is_refused_with_the_rule(game: Game) -> None:
    state = after(load(game, game.seats[0]), 3)
    illegal = next(
        action for action in range(game.vocabulary.size) if action not in state.legal_actions()
    )
    text = state.position.state.digest()
    with pytest.raises(ValueError, match=r"\[[A-Z0-9]+-\d+[a-z]?\]$"):
        state._apply_action(illegal)
    assert state.position.state.digest() == text


def test_the_tree_search_of_openspiel_plays(game: Game) -> None:
    loaded = load(game, game.seats[0])
    state = after(loaded, 10)
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(loaded, 1.4, 4, rollouts, random_state=np.random.RandomState(2))
    assert bot.step(state) in state.legal_actions()


def test_the_information_set_search_of_openspiel_plays(game: Game) -> None:
    loaded = load(game, game.seats[0])
    state = after(loaded, 10)
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(loaded, rollouts, 2.0, 4, random_state=np.random.RandomState(2))
    assert bot.step(state) in state.legal_actions()


def test_the_learning_environment_of_openspiel_runs() -> None:
    environment = rl_environment.Environment(pyspiel.load_game("augury_majority(players=3)"))
    step = environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = environment.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == pytest.approx(0)


def test_figures_are_true_of_random_play(printed: tuple[Game, int, Options]) -> None:
    game, seats, options = printed
    loaded = load(game, seats, options)
    assert loaded.max_chance_outcomes() == 100
    assert loaded.max_chance_nodes_in_history() == 1, "the deal"
    assert loaded.max_history_length() == loaded.max_game_length() + 1
    for seed in range(3):
        state = after(loaded, 1_000_000, seed)
        made = len(state.full_history()) - 1
        assert made <= loaded.max_game_length()
        if seats in game.decisions:
            assert made == loaded.max_game_length()
        returns = state.returns()
        assert loaded.min_utility() <= min(returns) and max(returns) <= loaded.max_utility()
        assert not state.position.state.to_act(), "it ended by its own rules"
        if loaded.utility_sum() is not None:
            assert sum(returns) == pytest.approx(loaded.utility_sum())


def test_the_rules_bound_the_majority() -> None:
    """Three players: 5 + 5 decisions each in round 1, then 4 + 4 three times. Four players: a gift
    to the partner in each of the four rounds as well."""
    for players, each in ((3, 34), (4, 38)):
        game = pyspiel.load_game(f"augury_majority(players={players})")
        assert game.max_game_length() == players * each


def test_a_game_that_goes_on_too_long_ends_for_nobody(game: Game) -> None:
    loaded = load(game, game.seats[0], longest=10)
    assert loaded.max_game_length() == 10
    state = after(loaded, 9)
    assert not state.is_terminal()
    state.apply_action(state.legal_actions()[0])
    assert state.is_terminal() and state.is_player_node() is False
    assert state.legal_actions() == []
    assert state.returns() == [0.0] * game.seats[0]
    assert pyspiel.load_game(str(loaded)).max_game_length() == 10


def test_observers_give_the_same_numbers_as_arrays(game: Game) -> None:
    """`make_observation` writes into one array; lists of thousands of floats cost ten times as
    much."""
    loaded = load(game, game.seats[0])
    recall = pyspiel.IIGObservationType(perfect_recall=True)
    present, past = make_observation(loaded), make_observation(loaded, recall)
    for decisions in (0, 20):
        state = after(loaded, decisions)
        for player in range(game.seats[0]):
            present.set_from(state, player)
            past.set_from(state, player)
            assert present.tensor.tolist() == state.observation_tensor(player)
            assert past.tensor.tolist() == state.information_state_tensor(player)
