"""Luna: a quick sensible choice for rollouts: take the tiles, build, collect favours, and place
novices where they will be needed."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from augury.core.chance import Chance
from augury.core.state import Action, Seat
from augury.games.luna import actions
from augury.games.luna.components import BUILDER_STEPS, ISLANDS, ROUNDS, SYMBOLS, Island
from augury.games.luna.evaluate import free_tiles
from augury.games.luna.rules.rounds import next_stop, priestess_steps
from augury.games.luna.rules.solo import NO_TILE, wanted_tile
from augury.games.luna.state import ADVANCE, DROP, LIFT, PICK, TURN, Board


def propose(board: Board, seat: Seat, legal: vec[i64], chance: Chance) -> Action:
    """One decision. Only choices that come up all the time are weighed; the others are left to
    chance."""
    if len(legal) == 1:
        return legal[0]
    if board.phase == TURN:
        return weighed(turn_weights(board, seat, legal), legal, chance)
    if board.phase == LIFT:
        return weighed(lift_weights(board, legal), legal, chance)
    if board.phase == DROP:
        return weighed(drop_weights(board, seat, legal), legal, chance)
    if board.phase == ADVANCE:
        return most_novices(legal)
    if board.phase == PICK:
        return deny(board, legal)
    return legal[chance.below(len(legal))]


def weighed(weights: list[i64], legal: vec[i64], chance: Chance) -> Action:
    """A choice by chance, the heavier the likelier."""
    total: i64 = 0
    for weight in weights:
        total += weight
    if total == 0:
        return legal[len(legal) - 1]
    left: i64 = chance.below(total)
    place: i64 = 0
    while left >= weights[place]:
        left -= weights[place]
        place += 1
    return legal[place]


def turn_weights(board: Board, seat: Seat, legal: vec[i64]) -> list[i64]:
    """How attractive each action of a turn looks, whatever the position says in detail."""
    found: list[i64] = []
    later: i64 = ROUNDS - board.round
    late = board.level == 0 and board.tokens == 1
    for action in legal:
        weight: i64 = 0
        if action < actions.RECRUIT:
            weight = 25 if later > 0 else 6
        elif action < actions.BUILD:
            weight = 12 * (later - 1) if later > 1 else 0
        elif action < actions.HERBS:
            weight = 400
        elif action < actions.TRAVEL:
            weight = 6 * ((action - actions.HERBS) % 2 + 1)
        elif action == actions.TRAVEL:
            weight = 12 if late and later > 0 else 1
        elif action == actions.TIDE_MOVE:
            weight = (40 if late else 12) if later > 0 else 0
        elif action < actions.APPOINT:
            weight = sail_weight(board, seat, action)
        elif action < actions.APPOINT_HELPED:
            weight = 120 if later > 0 else 40
        elif action < actions.INDUCT:
            weight = 60
        elif action < actions.BOOK_MOVE:
            weight = 600
        elif action < actions.COUNCIL:
            weight = 15
        elif action < actions.BANISH:
            weight = 8 if later > 0 else 30
        elif action == actions.BANISH:
            weight = (
                20
                if board.active(seat, board.apostate) + board.inactive(seat, board.apostate) > 0
                else 0
            )
        else:
            weight = 10 if board.level == 0 else 5
        found.append(weight)
    return found


def sail_weight(board: Board, seat: Seat, action: Action) -> i64:
    """To the Priestess or the Builder, if they can be of use there; otherwise rarely."""
    island: Island = (action - actions.SAIL_MOVE) % ISLANDS
    if island == board.builder and not board.has_shrine(seat, island):
        return 6
    if island == board.priestess:
        return 4
    return 0 if island == board.apostate else 1


def lift_weights(board: Board, legal: vec[i64]) -> list[i64]:
    """Tide carries the inactive and the stranded; Travel a few of the active, soon done."""
    found: list[i64] = []
    for action in legal:
        if action < actions.LIFT_BESIDE:
            found.append(1 if board.by_tide else 2)
        elif action < actions.LIFT_DONE:
            found.append(4)
        else:
            found.append(1 if board.by_tide else 2)
    return found


def drop_weights(board: Board, seat: Seat, legal: vec[i64]) -> list[i64]:
    """Next round's Priestess, Builder, tiles and own shrines draw novices; the Apostate repels
    them."""
    priestess = board.clockwise(board.priestess, priestess_steps(board))
    builder = board.clockwise(board.builder, BUILDER_STEPS)
    tiles = free_tiles(board, board.round + 1)
    apostate = next_stop(board)
    found: list[i64] = []
    for action in legal:
        island: Island = action - actions.DROP
        weight: i64 = 2
        if island == priestess:
            weight += 6
        if island == builder and not board.has_shrine(seat, island):
            weight += 8
        if (tiles >> island) & 1:
            weight += 6
        if board.has_shrine(seat, island):
            weight += 3
        if island == board.apostate:
            weight = 0
        elif island == apostate:
            weight //= 2
        found.append(weight)
    return found


def most_novices(legal: vec[i64]) -> Action:
    """To the Council with as many as there are, but without the replacement novice."""
    best: Action = legal[0]
    for action in legal:
        if action < actions.DEPLOY_HELPED:
            best = action
    return best


def deny(board: Board, legal: vec[i64]) -> Action:
    """Send away the novices with which the automaton would take its tile."""
    tile = wanted_tile(board)
    if tile != NO_TILE and actions.PICK + SYMBOLS[tile] in legal:
        return actions.PICK + SYMBOLS[tile]
    return legal[0]
