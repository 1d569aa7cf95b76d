"""Pantheon: who decides what, and what comes next (RULES.md 6). The rules themselves are in the
other modules."""

from __future__ import annotations

from mypy_extensions import i64

from augury.core.state import Action, Seat
from augury.games.pantheon import actions
from augury.games.pantheon.invariants import assert_sound
from augury.games.pantheon.rules import buying, cards, eras, gods, loot, movement, nations, scoring
from augury.games.pantheon.rules.refusals import refusal
from augury.games.pantheon.rules.setup import set_up
from augury.games.pantheon.state import (
    AFTER_ACTION,
    BIG_FOOT,
    BONUS,
    BONUS_COLUMN,
    BONUS_PICK,
    BUYING,
    CARTAGO_BUY,
    CHOICE,
    CHOOSE_ACTION,
    DISCARD,
    DRAWING,
    FOLLOW,
    GALLIA_BUY,
    GALLIA_CHOICE,
    LOOT_RESOLVE,
    LOOT_TAKE,
    MOVING,
    NATION,
    PAYING,
    RAISE,
    SWAP,
    TEMPLE,
    TURN,
    Board,
)


class Pantheon(Board):
    """A game of Pantheon."""

    def set_up(
        self, start_player: Seat, choose_bonus: bool, by_players: bool, start_score: i64
    ) -> None:
        set_up(self, start_player, choose_bonus, by_players, start_score)
        self.proceed()

    # Who decides, and what

    def to_act(self) -> list[Seat]:
        return [] if self.over else [self.asked()]

    def legal(self, seat: Seat) -> list[Action]:
        if self.over or seat != self.asked():
            return []
        step = self.step()
        if step == CHOOSE_ACTION:
            return self.action_options(seat)
        if step == MOVING:
            return movement.moving_options(self, seat)
        if step == DRAWING:
            return cards.draw_options(self, seat)
        if step == FOLLOW:
            return movement.follow_options(self, seat)
        if step == BUYING:
            return buying.buying_options(self, seat)
        if step == LOOT_TAKE:
            return [actions.TAKE, actions.LEAVE]
        if step == PAYING:
            return gods.bring_options(self, seat)
        if step == AFTER_ACTION:
            return [actions.TRAITERA, actions.END]
        return self.rarer_options(step, seat)

    def rarer_options(self, step: i64, seat: Seat) -> list[Action]:
        if step == LOOT_RESOLVE:
            return loot.resolve_options(self)
        if step == CHOICE:
            return loot.supply_options(self, seat)
        if step == RAISE:
            return loot.raise_options(self, seat)
        if step == CARTAGO_BUY:
            return buying.cartago_options(self, seat)
        if step == GALLIA_CHOICE:
            return nations.gallia_options()
        if step == GALLIA_BUY:
            return nations.gallia_buy_options(self, seat)
        if step == DISCARD:
            return nations.discard_options(self, seat)
        if step == SWAP:
            return nations.swap_options(self, seat)
        if step == BONUS_PICK:
            return eras.bonus_options(self)
        assert step == BONUS_COLUMN
        return loot.bonus_column_options(self, seat)

    def action_options(self, seat: Seat) -> list[Action]:
        """P-30: Move, Buy, Acquire or Draw: the first small step of each of them. P-31: Draw is
        always possible."""
        found: list[Action] = []
        movement.move_options(self, seat, True, found)
        buying.buy_options(self, seat, found)
        gods.acquire_options(self, seat, found)
        cards.open_options(self, found)
        return found

    # Deciding

    def apply(self, seat: Seat, action: Action) -> None:
        step = self.step()
        if step == CHOOSE_ACTION:
            self.begin_action(seat, action)
        elif step == MOVING:
            movement.step(self, seat, action)
        elif step == DRAWING:
            cards.pick(self, seat, action)
        elif step == FOLLOW:
            movement.follow(self, seat, action)
        elif step in (BUYING, CARTAGO_BUY):
            buying.buy(self, seat, action)
        elif step == LOOT_TAKE:
            loot.take_or_leave(self, seat, action)
        elif step == PAYING:
            self.brought.append(action - actions.BRING)
        elif step == AFTER_ACTION:
            self.after_action(seat, action)
        else:
            self.apply_rarer(step, seat, action)
        self.proceed()

    def apply_rarer(self, step: i64, seat: Seat, action: Action) -> None:
        if step == LOOT_RESOLVE:
            loot.resolve(self, seat, action - actions.RESOLVE)
        elif step == CHOICE:
            loot.choose_supply(self, seat, action > actions.SUPPLY)
        elif step == RAISE:
            self.done()
            loot.raise_level(self, seat, action - actions.RAISE)
        elif step == GALLIA_CHOICE:
            nations.gallia_choose(self, seat, action)
        elif step == GALLIA_BUY:
            nations.gallia_buy(self, seat, action)
        elif step == DISCARD:
            nations.discard_card(self, seat, action - actions.DISCARD)
        elif step == SWAP:
            nations.swap(self, seat, action)
        elif step == BONUS_PICK:
            eras.choose_bonus(self, seat, action - actions.CHOOSE)
        else:
            assert step == BONUS_COLUMN
            loot.bonus_column(self, seat, action)

    def begin_action(self, seat: Seat, action: Action) -> None:
        """P-30."""
        self.done()
        if action >= actions.OPEN_CARD:
            cards.begin_draw(self, seat, action)
        elif action >= actions.ACQUIRE:
            gods.begin_acquire(self, seat, action - actions.ACQUIRE)
        elif action >= actions.MONEY_CARD:
            buying.begin_buy(self, seat, action)
        else:
            movement.lead(self, seat, action - actions.MOVE)

    def after_action(self, seat: Seat, action: Action) -> None:
        if action == actions.TRAITERA:
            eras.use_traitera(self, seat)
        else:
            eras.end_turn(self, seat)

    # Everything that needs no decision

    def proceed(self) -> None:
        """Work through the agenda until somebody has something to decide."""
        going = True
        while going and not self.over:
            if self.listening:
                self.beat()
            going = self.carry_on(self.step(), self.asked())

    def carry_on(self, step: i64, seat: Seat) -> bool:
        """Do the next thing if nobody needs to be asked about it."""
        if step == MOVING:
            if movement.goes_on(self, seat):
                return False
            movement.finish(self, seat)
        elif step == FOLLOW:
            if not movement.cannot_follow(self, seat):
                return False
            movement.follow(self, seat, actions.DECK)
        elif step == AFTER_ACTION:
            if self.traitera > 0:
                return False
            eras.end_turn(self, seat)
        elif step in (BUYING, CARTAGO_BUY):
            if buying.goes_on(self, seat):
                return False
            buying.finish(self, seat)
        elif step == PAYING:
            return gods.settle(self, seat)
        elif step == LOOT_RESOLVE:
            return loot.resolve_next(self, seat)
        elif step == CHOICE:
            return loot.supply_next(self, seat)
        elif step == RAISE:
            return loot.raise_next(self, seat)
        elif step == SWAP:
            if len(nations.swap_options(self, seat)) > 1:
                return False
            nations.swap(self, seat, actions.PASS)
        elif step < CHOOSE_ACTION:
            self.carry_out(step, seat)
        else:
            return False
        return True

    def carry_out(self, step: i64, seat: Seat) -> None:
        """The steps of the game that never ask anybody."""
        if step == NATION:
            nations.grant(self, seat)
        elif step == TEMPLE:
            eras.raise_temple(self)
        elif step == BONUS:
            loot.resolve_bonus(self, seat)
        elif step == TURN:
            eras.begin_turn(self, seat)
        else:
            assert step == BIG_FOOT
            movement.put_big_foot_back(self)

    # The contract

    def why_not(self, seat: Seat, action: Action) -> str:
        return refusal(self, seat, action)

    def clone(self) -> Pantheon:
        other = Pantheon(self.seats)
        self.copy_to(other)
        return other

    def scores(self) -> list[i64]:
        return self.score[:]

    def breakdown(self) -> list[list[tuple[str, i64]]]:
        return scoring.breakdown(self)

    def ranks(self) -> list[i64]:
        return scoring.ranks(self)

    def assert_sound(self) -> None:
        assert_sound(self)
