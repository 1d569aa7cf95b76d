"""The Majority 2: who decides, the phases of a turn, the end (RULES.md 6 to 8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from augury.core.state import Action, Seat
from augury.games.majority2 import actions
from augury.games.majority2.components import (
    CHEAPEST,
    COLUMNS,
    COST,
    FACTIONS_TO_END,
    GHOST,
    NEED,
    NO_CARD,
    NO_FREE,
    PRINTED,
    Card,
    card_of,
    draw_number,
)
from augury.games.majority2.invariants import assert_sound
from augury.games.majority2.rules.abilities import use_ability
from augury.games.majority2.rules.choices import ANSWERS, OPTIONS, haunt
from augury.games.majority2.rules.dealing import (
    can_draw,
    draw_to_hand,
    draw_to_reserve,
    hand_over,
    show_from_hand,
    swap,
    thing,
)
from augury.games.majority2.rules.factions import check
from augury.games.majority2.rules.refusals import refusal
from augury.games.majority2.rules.scoring import breakdown, card_points, ranks, scores
from augury.games.majority2.rules.setup import set_up
from augury.games.majority2.state import (
    ABILITY,
    CHECK,
    DRAW,
    EXCHANGE,
    FREE,
    LAY_ASIDE,
    OVER,
    STANDARD,
    Board,
    Step,
)
from augury.kit import things

IDLE_TURNS: Final = 6
MOST_TURNS: Final = 200


class Majority2(Board):
    """A game of The Majority 2."""

    # 5. Set-up

    def set_up(self, start_player: Seat, promos: list[bool], ghosts: bool) -> None:
        set_up(self, start_player, promos, ghosts)
        self.begin_turn()

    # 6. Who decides

    def to_act(self) -> list[Seat]:
        if self.phase == OVER:
            return []
        return [self.steps[-1].seat if self.steps else self.active]

    def legal(self, seat: Seat) -> list[Action]:
        if self.phase == OVER:
            return []
        if self.steps:
            step = self.steps[-1]
            return OPTIONS[step.what](self, step) if seat == step.seat else []
        if seat != self.active:
            return []
        if self.phase == EXCHANGE:
            return [actions.KEEP_HAND, actions.SWAP]
        if self.phase == DRAW:
            return [actions.DRAW, actions.NO_DRAW]
        return self.free_plays() if self.phase == FREE else self.paid_plays()

    def apply(self, seat: Seat, action: Action) -> None:
        if self.steps:
            step = self.steps.pop()
            ANSWERS[step.what](self, step, action)
            self.settle()
        elif self.phase == EXCHANGE:
            self.exchange(action == actions.SWAP)
        elif self.phase == DRAW:
            self.draw(action == actions.DRAW)
        elif self.phase == FREE:
            if action == actions.NO_FREE_PLAY:
                self.begin_standard()
            else:
                self.play_free(
                    (action - actions.FREE_PLAY) // COLUMNS, (action - actions.FREE_PLAY) % COLUMNS
                )
        elif action == actions.END_STANDARD:
            self.clean_up()
        elif action >= actions.HAUNT:
            self.play_ghost(action - actions.HAUNT)
        else:
            self.play_paid((action - actions.PLAY) // COLUMNS, (action - actions.PLAY) % COLUMNS)

    def why_not(self, seat: Seat, action: Action) -> str:
        return refusal(self, seat, action)

    # 7.2 Income, exchange, draw

    def begin_turn(self) -> None:
        """M2-21: all own coins become ready. M2-23: no exchange in the very first turn. M2-56: a
        compulsory one goes by itself."""
        self.turn += 1
        self.phase = EXCHANGE
        self.stirred = False
        self.ready[self.active] = self.coins[self.active]
        if self.listening:
            self.tell(
                "turn",
                {
                    "seat": things.seat(self.active),
                    "number": self.turn,
                    "coins": self.coins[self.active],
                },
            )
            self.beat()
        if self.turn == 1:
            self.begin_draw()
        elif self.must_swap:
            self.must_swap = False
            self.exchange(True)
        elif self.hand or self.reserves[self.active]:
            return
        else:
            self.begin_draw()

    def exchange(self, wanted: bool) -> None:
        """M2-22: swap the whole hand for the whole reserve, or not. M2-24: there is no other way to
        play cards of the reserve."""
        if wanted:
            swap(self)
            if self.listening:
                self.beat()
        self.begin_draw()

    def begin_draw(self) -> None:
        """M2-26: with an empty hand you must draw."""
        if not can_draw(self):
            self.begin_free()
        elif not self.hand:
            self.draw(True)
        else:
            self.phase = DRAW

    def draw(self, wanted: bool) -> None:
        """M2-25: draw exactly the number of the table, then the opponent draws 1 card into his
        reserve."""
        if wanted:
            if draw_to_hand(self, draw_number(self.factions(self.opponent()))):
                self.stirred = True
            draw_to_reserve(self, self.opponent(), 1)
            if self.listening:
                self.beat()
        self.begin_free()

    # 7.3 Free play

    def begin_free(self) -> None:
        if self.hand:
            self.phase = FREE
        else:
            self.begin_standard()

    def free_plays(self) -> list[Action]:
        """M2-30: any hand card but the NO_FREE ones, requirements waived, M2-32: in any own column;
        or none. Like cards are one option."""
        found: list[Action] = []
        last: Card = NO_CARD
        for card in self.hand:
            if card != last:
                last = card
                if not NO_FREE[card]:
                    first: Action = actions.FREE_PLAY + card * COLUMNS
                    found.append(first)
                    found.append(first + 1)
                    found.append(first + 2)
        found.append(actions.NO_FREE_PLAY)
        return found

    def play_free(self, card: Card, column: i64) -> None:
        """M2-31: without its ability, M2-33: CHECK at once. M2-82: a Ghost stays."""
        self.stirred = True
        show_from_hand(self, card)
        if self.listening:
            self.tell(
                "free-played",
                {"seat": things.seat(self.active), "card": thing(card), "column": column + 1},
            )
        self.columns[self.active * COLUMNS + column].append(card)
        self.steps.append(Step(CHECK, self.active))
        self.settle()

    # 7.4 Standard play

    def begin_standard(self) -> None:
        self.phase = STANDARD
        self.go_on()

    def go_on(self) -> None:
        """M2-40: one card after another, as long as there is a hand and the price of the cheapest
        card."""
        if not self.hand or self.ready[self.active] < CHEAPEST:
            self.clean_up()

    def paid_plays(self) -> list[Action]:
        """M2-41: what the ready coins can pay, M2-42: and whose requirement is met; M2-40: or stop.
        A paid Ghost haunts (M2-80)."""
        found: list[Action] = []
        last: Card = NO_CARD
        for card in self.hand:
            if card != last:
                last = card
                if card != GHOST and self.affordable(card):
                    first: Action = actions.PLAY + card * COLUMNS
                    found.append(first)
                    found.append(first + 1)
                    found.append(first + 2)
        if last == GHOST and self.affordable(GHOST):
            for column in range(COLUMNS):
                found.append(actions.HAUNT + column)
        found.append(actions.END_STANDARD)
        return found

    def affordable(self, card: Card) -> bool:
        if COST[card] > self.ready[self.active]:
            return False
        need: i64 = NEED[card]
        return need == 0 or self.factions_of(self.active, PRINTED[card]) >= need

    def pay(self, card: Card) -> None:
        """M2-41: turn so many ready coins to spent."""
        self.stirred = True
        self.ready[self.active] -= COST[card]
        show_from_hand(self, card)

    def play_paid(self, card: Card, column: i64) -> None:
        """M2-43: pay, place, carry out the ability, CHECK."""
        self.pay(card)
        if self.listening:
            self.tell(
                "played",
                {
                    "seat": things.seat(self.active),
                    "card": thing(card),
                    "column": column + 1,
                    "coins": COST[card],
                },
            )
        self.columns[self.active * COLUMNS + column].append(card)
        self.steps.append(Step(CHECK, self.active))
        self.steps.append(Step(ABILITY, self.active, card, column))
        self.settle()

    def play_ghost(self, column: i64) -> None:
        """M2-80: through which own column a paid Ghost passes makes no difference, so only its goal
        is asked for. M2-81: then CHECK."""
        self.pay(GHOST)
        if self.listening:
            self.tell(
                "ghost-played",
                {"seat": things.seat(self.active), "card": thing(GHOST), "coins": COST[GHOST]},
            )
            self.tell("ability", {"seat": things.seat(self.active), "card": thing(GHOST)})
        haunt(self, column)
        self.steps.append(Step(CHECK, self.active))
        self.settle()

    def settle(self) -> None:
        """Carry out pending steps until somebody has a choice; then go on with the turn. M2-18: a
        step without options is skipped."""
        while self.steps:
            if self.listening:
                self.beat()
            step = self.steps[-1]
            if step.what == ABILITY:
                self.steps.pop()
                use_ability(self, step.card, step.column)
            elif step.what == CHECK:
                self.steps.pop()
                check(self)
            else:
                options = OPTIONS[step.what](self, step)
                if (
                    len(options) > 1 or step.what == LAY_ASIDE
                ):  # that there was no choice would tell something about the hand
                    return
                self.steps.pop()
                if options:
                    ANSWERS[step.what](self, step, options[0])
        if self.listening:
            self.beat()
        if self.phase == FREE:
            self.begin_standard()
        else:
            self.go_on()

    # 7.4 Clean-up, 8. End

    def clean_up(self) -> None:
        """M2-44: the hand goes over. M2-45: the game ends if the next player has 5 completed
        factions. M2-46: or nothing moves any more."""
        hand_over(self)
        self.idle = 0 if self.stirred else self.idle + 1
        if self.factions(self.opponent()) >= FACTIONS_TO_END:
            if self.listening:
                self.tell(
                    "end-factions",
                    {"seat": things.seat(self.opponent()), "cards": self.factions(self.opponent())},
                )
            self.end()
        elif self.idle == IDLE_TURNS or self.turn == MOST_TURNS:
            if self.listening:
                self.tell(
                    "end-idle" if self.idle == IDLE_TURNS else "end-long", {"number": self.turn}
                )
            self.end()
        else:
            self.active = self.opponent()
            self.begin_turn()

    def end(self) -> None:
        """M2-88: score. Columns, hand and reserves count nothing."""
        self.phase = OVER
        self.seal("over")
        if self.listening:
            for seat in range(2):
                for member in self.areas[seat]:
                    self.tell(
                        "scored",
                        {
                            "seat": things.seat(seat),
                            "card": thing(card_of(member)),
                            "points": card_points(self, seat, member),
                        },
                    )
                self.tell(
                    "total",
                    {
                        "seat": things.seat(seat),
                        "coins": self.coins[seat],
                        "points": self.scores()[seat],
                    },
                )
            self.tell("over", {"seat": things.seat(self.ranks().index(1))})

    def scores(self) -> list[i64]:
        return scores(self)

    def breakdown(self) -> list[list[tuple[str, i64]]]:
        return breakdown(self)

    def ranks(self) -> list[i64]:
        return ranks(self)

    # The rest of the contract

    def clone(self) -> Majority2:
        other = Majority2()
        self.copy_to(other)
        return other

    def assert_sound(self) -> None:
        assert_sound(self)
