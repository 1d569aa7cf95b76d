"""Luna: the rules tied together: who decides, what an action sets off, and the rest of the
contract."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from augury.core.chance import Chance
from augury.core.reason import Reason
from augury.core.state import Action, Seat
from augury.games.luna import actions
from augury.games.luna.components import ISLANDS
from augury.games.luna.invariants import assert_sound
from augury.games.luna.rules import scoring
from augury.games.luna.rules.choices import draw_turn, turn_choices, turn_options
from augury.games.luna.rules.council import ask_number, banish, deployable, go_to_council
from augury.games.luna.rules.movement import (
    begin_move,
    drop,
    droppable,
    in_transit,
    lift,
    liftable,
    sail,
    sail_from_landing,
    settle,
    stop_lifting,
)
from augury.games.luna.rules.refusals import reason
from augury.games.luna.rules.rounds import end_action, end_phase, meditate, start_round
from augury.games.luna.rules.setup import (
    may_place_pair,
    may_place_shrine,
    place_pair,
    place_preset,
    place_shrine,
    set_up,
)
from augury.games.luna.rules.solo import induct_automaton, may_pick, send_to_council
from augury.games.luna.rules.temple import appoint, choose_reader, induct, move_book
from augury.games.luna.rules.workers import build_shrine, recruit, take_favour, wake
from augury.games.luna.state import (
    ADVANCE,
    CHASE,
    DROP,
    HUMAN,
    LIFT,
    OVER,
    PICK,
    PLACE_PAIR,
    PLACE_SHRINE,
    TAKE,
    TURN,
    Board,
)
from augury.games.luna.things import who
from augury.kit.acting import NOBODY_ACTS, ONE_ACTS
from augury.kit.cells import EMPTY, cells_of, listed
from augury.kit.sets import is_single, lowest, nth, set_cells, size, things

# By phase: the first action of its kind. A turn has many kinds.
STEPS: Final = cells_of(
    [
        actions.PLACE_SHRINE,
        actions.PLACE_PAIR,
        actions.PICK,
        0,
        actions.LIFT,
        actions.DROP,
        actions.TAKE,
        actions.DEPLOY,
        actions.DEPLOY,
    ]
)


@mypyc_attr(acyclic=True)
class Luna(Board):
    """A game of Luna. L-034: nothing is hidden, and after the set-up there is no chance."""

    def set_up(self, level: i64, preset: bool, start_player: Seat, mixed_colours: bool) -> None:
        """RULES.md 5: lay everything out; the preset needs no placement round (L-025)."""
        set_up(self, level, preset, start_player, mixed_colours)
        self.turn = 1
        if preset:
            place_preset(self)
            start_round(self)

    # Who decides, and what

    def to_act(self) -> list[Seat]:
        return NOBODY_ACTS if self.phase == OVER else ONE_ACTS[self.current]

    def legal(self, seat: Seat) -> list[Action]:
        phase = self.phase
        if phase == OVER or seat != self.current:
            return []
        if phase == TURN:
            return turn_choices(self, seat)
        return things(self.steps(seat), STEPS[phase])

    def options(self, seat: Seat) -> vec[i64]:
        phase = self.phase
        if phase == OVER or seat != self.current:
            return EMPTY
        if phase == TURN:
            return turn_options(self, seat)
        return set_cells(self.steps(seat), STEPS[phase])

    def draw(self, seat: Seat, luck: Chance) -> Action:
        if self.phase == TURN:
            return draw_turn(self, seat, luck)
        steps: i64 = self.steps(seat)
        return STEPS[self.phase] + nth(steps, luck.below(size(steps)))

    def steps(self, seat: Seat) -> i64:
        """What may be done inside an action or the placement round, as a set that is counted from
        the first action of its kind."""
        phase = self.phase
        if phase == LIFT:
            found: i64 = liftable(self, seat)
            if in_transit(self) > 0:
                found |= 1 << (actions.LIFT_DONE - actions.LIFT)
            return found
        if phase == DROP:
            return droppable(self)
        if phase == TAKE:  # L-093: any book in the Temple
            return self.books >> 1
        if phase in (ADVANCE, CHASE):
            return deployable(self, seat)
        found = 0
        for island in range(ISLANDS):
            if phase == PLACE_SHRINE:
                may = may_place_shrine(self, island)
            elif phase == PLACE_PAIR:
                may = may_place_pair(self, seat, island)
            else:
                may = may_pick(self, island)
            if may:
                found |= 1 << island
        return found

    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        return reason(self, seat, action)

    # What an action sets off

    def apply(self, seat: Seat, action: Action) -> None:
        if self.phase == TURN:
            self.take_turn(seat, action)
        elif self.phase == LIFT or self.phase == DROP:
            self.move_step(seat, action)
        elif self.phase == TAKE:
            move_book(self, seat, action - actions.TAKE + 1)
            end_action(self, seat)
        elif self.phase == ADVANCE or self.phase == CHASE:
            self.send(seat, action)
        elif self.phase == PICK:
            send_to_council(self, action - actions.PICK)
            self.phase = TURN
            if self.listening:
                self.beat()
            induct_automaton(self)
        elif self.phase == PLACE_SHRINE:
            place_shrine(self, seat, action - actions.PLACE_SHRINE)
        elif place_pair(self, seat, action - actions.PLACE_PAIR):
            start_round(self)

    def take_turn(self, seat: Seat, action: Action) -> None:
        """RULES.md 7, in the order of the vocabulary."""
        if action < actions.TRAVEL:
            self.work(seat, action)
            end_action(self, seat)
        elif action < actions.SAIL_MOVE:
            begin_move(self, seat, action == actions.TIDE_MOVE)
            self.settle_move(seat)
        elif action < actions.APPOINT:
            self.set_sail(seat, action)
            end_action(self, seat)
        elif action < actions.BOOK_MOVE:
            self.walk_the_path(seat, action)
            end_action(self, seat)
        elif action < actions.COUNCIL:
            choose_reader(self, action - actions.BOOK_MOVE + 1)
        elif action < actions.MEDITATE:
            self.call_council(seat, action)
        elif action == actions.MEDITATE:
            meditate(self, seat)
        else:
            if self.listening:
                self.tell("end-phase", {"seat": who(self, HUMAN)})
            end_phase(self)

    def work(self, seat: Seat, action: Action) -> None:
        if action < actions.RECRUIT:
            take_favour(
                self, seat, (action - actions.FAVOUR) % ISLANDS, action >= actions.FAVOUR_HELPED
            )
        elif action < actions.BUILD:
            recruit(
                self, seat, (action - actions.RECRUIT) % ISLANDS, action >= actions.RECRUIT_HELPED
            )
        elif action < actions.HERBS:
            build_shrine(self, seat, action == actions.BUILD_HELPED)
        else:
            offset: i64 = action - actions.HERBS
            wake(self, seat, offset // 2, offset % 2 + 1)

    def set_sail(self, seat: Seat, action: Action) -> None:
        if action < actions.SAIL_LANDING:
            offset: i64 = action - actions.SAIL_MOVE
            sail(self, seat, offset // 14, offset // ISLANDS % 2 + 1, offset % ISLANDS)
        else:
            offset = action - actions.SAIL_LANDING
            sail_from_landing(self, seat, offset // ISLANDS + 1, offset % ISLANDS)

    def walk_the_path(self, seat: Seat, action: Action) -> None:
        tile: i64 = (action - actions.APPOINT) % 24 + actions.FIRST_PATH_TILE
        if action < actions.INDUCT:
            appoint(self, seat, tile, action >= actions.APPOINT_HELPED)
        else:
            induct(self, seat, tile)

    def call_council(self, seat: Seat, action: Action) -> None:
        """RULES.md 13: first the island, then the number, unless there is only one."""
        if action == actions.COUNCIL_HELPED:
            go_to_council(self, seat, 0, 0, True)
            end_action(self, seat)
            return
        if action == actions.BANISH:
            ask_number(self, CHASE, 0)
        else:
            ask_number(self, ADVANCE, action - actions.COUNCIL)
        choices = deployable(self, seat)
        if is_single(choices):
            self.send(seat, actions.DEPLOY + lowest(choices))

    def send(self, seat: Seat, action: Action) -> None:
        """L-096, L-100: this many novices, perhaps with the replacement novice."""
        helped = action >= actions.DEPLOY_HELPED
        number: i64 = action - actions.DEPLOY_HELPED if helped else action - actions.DEPLOY + 1
        if self.phase == ADVANCE:
            go_to_council(self, seat, self.chosen, number, helped)
        else:
            banish(self, seat, number, helped)
        end_action(self, seat)

    def move_step(self, seat: Seat, action: Action) -> None:
        """RULES.md 13: one step of Travel or Tide."""
        if action >= actions.DROP:
            drop(self, action - actions.DROP)
        elif action == actions.LIFT_DONE:
            stop_lifting(self)
        else:
            lift(self, seat, action - actions.LIFT)
        self.settle_move(seat)

    def settle_move(self, seat: Seat) -> None:
        if settle(self, seat):
            end_action(self, seat)

    # Results

    def scores(self) -> list[i64]:
        """IP now; at the end with the final scoring."""
        return listed(self.ip)

    def breakdown(self) -> list[list[tuple[str, i64]]]:
        return scoring.breakdown(self)

    def ranks(self) -> list[i64]:
        return scoring.ranks(self)

    def verdict(self) -> list[Reason]:
        return scoring.verdict(self)

    # The rest of the contract

    def clone(self) -> Luna:
        other = Luna()
        self.copy_to(other)
        return other

    def assert_sound(self) -> None:
        assert_sound(self)
