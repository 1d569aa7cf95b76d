"""The Majority 2: the phases of a turn, what each of them asks, and the end (RULES.md 7.2 to 8)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from augury.core.events import Fact
from augury.core.reason import Reason
from augury.core.state import Action
from augury.games.majority2 import actions
from augury.games.majority2.actions import kind_word
from augury.games.majority2.components import (
    CHEAPEST,
    COLOUR_NAMES,
    COLUMNS,
    COST,
    FACTIONS_TO_END,
    GHOST,
    NEED,
    NO_CARD,
    NO_FREE,
    PRINTED,
    Card,
    draw_number,
)
from augury.games.majority2.rules.abilities import Ability
from augury.games.majority2.rules.dealing import (
    can_draw,
    draw_to_hand,
    draw_to_reserve,
    hand_over,
    show_from_hand,
    swap,
    thing,
)
from augury.games.majority2.rules.factions import CHECKS
from augury.games.majority2.rules.questions import haunt
from augury.games.majority2.rules.scoring import end
from augury.games.majority2.state import DRAW, EXCHANGE, FREE, STANDARD, Board, Step
from augury.kit import things
from augury.kit.cells import cells_of

KEEP_OR_SWAP: Final = cells_of([actions.KEEP_HAND, actions.SWAP])
DRAW_OR_NOT: Final = cells_of([actions.DRAW, actions.NO_DRAW])
IDLE_TURNS: Final = 6
MOST_TURNS: Final = 200


def asked(board: Board) -> Step:
    """What is to be decided now: a pending question, or else the one of the phase."""
    if board.agenda.depth:
        return board.agenda.top()
    return PHASES[2 * board.phase + board.active]


def choices(board: Board) -> vec[i64]:
    """What may be answered: found when the question came up, or now."""
    return board.choices if len(board.choices) else asked(board).choices(board)


# 7.2 Income, exchange, draw


def begin_turn(board: Board) -> None:
    """M2-21: all own coins become ready. M2-23: no exchange in the very first turn. M2-56: a
    compulsory one goes by itself."""
    board.turn += 1
    board.phase = EXCHANGE
    board.stirred = False
    board.ready[board.active] = board.coins[board.active]
    if board.listening:
        board.tell(
            "turn",
            {
                "seat": things.seat(board.active),
                "number": board.turn,
                "coins": board.coins[board.active],
            },
        )
        board.beat()
    if board.turn == 1:
        begin_draw(board)
    elif board.must_swap:
        board.must_swap = False
        exchange(board, True)
    elif board.hand or board.reserves[board.active]:
        return
    else:
        begin_draw(board)


@mypyc_attr(acyclic=True)
class Exchange(Step):
    """Does the active player swap the hand for the reserve (M2-22)?"""

    def prompt(self) -> str:
        return "exchange"

    def choices(self, board: Board) -> vec[i64]:
        return KEEP_OR_SWAP

    def answer(self, board: Board, action: Action) -> None:
        exchange(board, action == actions.SWAP)

    def rule(self) -> str:
        return "M2-22"


def exchange(board: Board, wanted: bool) -> None:
    """M2-22: swap the whole hand for the whole reserve, or not. M2-24: there is no other way to
    play cards of the reserve."""
    if wanted:
        swap(board)
        if board.listening:
            board.beat()
    begin_draw(board)


def begin_draw(board: Board) -> None:
    """M2-26: with an empty hand you must draw."""
    if not can_draw(board):
        begin_free(board)
    elif not board.hand:
        draw(board, True)
    else:
        board.phase = DRAW


@mypyc_attr(acyclic=True)
class Draw(Step):
    """Does the active player draw (M2-25)?"""

    def prompt(self) -> str:
        return "draw"

    def choices(self, board: Board) -> vec[i64]:
        return DRAW_OR_NOT

    def answer(self, board: Board, action: Action) -> None:
        draw(board, action == actions.DRAW)

    def rule(self) -> str:
        return "M2-25"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        return bygone(kind_word(action), DRAW)


def draw(board: Board, wanted: bool) -> None:
    """M2-25: draw exactly the number of the table, then the opponent draws 1 card into their
    reserve."""
    if wanted:
        if draw_to_hand(board, draw_number(board.factions(board.opponent()))):
            board.stirred = True
        draw_to_reserve(board, board.opponent(), 1)
        if board.listening:
            board.beat()
    begin_free(board)


# 7.3 Free play


def begin_free(board: Board) -> None:
    if board.hand:
        board.phase = FREE
    else:
        begin_standard(board)


@mypyc_attr(acyclic=True)
class FreePlay(Step):
    """Which card does the active player play for nothing, and where (M2-30)?"""

    def prompt(self) -> str:
        return "free"

    def choices(self, board: Board) -> vec[i64]:
        """M2-30: any hand card but the NO_FREE ones, requirements waived, M2-32: in any own column;
        or none. Like cards are one option."""
        found: vec[i64] = vec[i64]()
        last: Card = NO_CARD
        for card in board.hand:
            if card != last:
                last = card
                if not NO_FREE[card]:
                    first: Action = actions.FREE_PLAY + card * COLUMNS
                    found = append(append(append(found, first), first + 1), first + 2)
        return append(found, actions.NO_FREE_PLAY)

    def answer(self, board: Board, action: Action) -> None:
        """M2-31: without its ability, M2-33: CHECK at once. M2-82: a Ghost stays."""
        if action == actions.NO_FREE_PLAY:
            begin_standard(board)
            return
        card: Card = (action - actions.FREE_PLAY) // COLUMNS
        column: i64 = (action - actions.FREE_PLAY) % COLUMNS
        board.stirred = True
        show_from_hand(board, card)
        if board.listening:
            board.tell(
                "free-played",
                {"seat": things.seat(board.active), "card": thing(card), "column": column + 1},
            )
        board.columns[board.active * COLUMNS + column].append(card)
        board.agenda.push(CHECKS[board.active])
        settle(board)

    def rule(self) -> str:
        return "M2-30"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        word = kind_word(action)
        if word != "free-play":
            return bygone(word, FREE)
        card: Card = (action - actions.FREE_PLAY) // COLUMNS
        if card not in board.hand:
            return not_in_hand(board, card)
        assert NO_FREE[card], "every other card of the hand may be played"
        return Reason("no-free", "M2-30", {"card": thing(card)})


EXCHANGE_OVER: Final = Reason("exchange-over", "M2-22")
DRAW_OVER: Final = Reason("draw-over", "M2-25")
FREE_OVER: Final = Reason("free-over", "M2-30", None, 0)  # no card, no column is to blame


def bygone(word: str, phase: i64) -> Reason | None:
    """For people who are a phase behind; None if they are not."""
    if word in ("keep-hand", "swap"):
        return EXCHANGE_OVER
    if phase > DRAW and word in ("draw", "no-draw"):
        return DRAW_OVER
    return FREE_OVER if phase > FREE and word in ("free-play", "no-free-play") else None


def not_in_hand(board: Board, card: Card) -> Reason:
    if card in board.reserves[board.active]:
        return Reason("in-reserve", "M2-24", {"card": thing(card)})
    return Reason("not-in-hand", "M2-32", {"card": thing(card)})


# 7.4 Standard play


def begin_standard(board: Board) -> None:
    board.phase = STANDARD
    go_on(board)


def go_on(board: Board) -> None:
    """M2-40: one card after another, as long as there is a hand and the price of the cheapest
    card."""
    if not board.hand or board.ready[board.active] < CHEAPEST:
        clean_up(board)


@mypyc_attr(acyclic=True)
class StandardPlay(Step):
    """Which card does the active player pay for, and where does it go (M2-40)?"""

    def prompt(self) -> str:
        return "standard"

    def choices(self, board: Board) -> vec[i64]:
        """M2-41: what the ready coins can pay, M2-42: and whose requirement is met; M2-40: or stop.
        A paid Ghost haunts (M2-80)."""
        found: vec[i64] = vec[i64]()
        last: Card = NO_CARD
        for card in board.hand:
            if card != last:
                last = card
                if card != GHOST and affordable(board, card):
                    first: Action = actions.PLAY + card * COLUMNS
                    found = append(append(append(found, first), first + 1), first + 2)
        if last == GHOST and affordable(board, GHOST):
            for column in range(COLUMNS):
                found = append(found, actions.HAUNT + column)
        return append(found, actions.END_STANDARD)

    def answer(self, board: Board, action: Action) -> None:
        if action == actions.END_STANDARD:
            clean_up(board)
        elif action >= actions.HAUNT:
            play_ghost(board, action - actions.HAUNT)
        else:
            first: Action = action - actions.PLAY
            play_paid(board, first // COLUMNS, first % COLUMNS)

    def rule(self) -> str:
        return "M2-40"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        word = kind_word(action)
        if word == "haunt" and GHOST not in board.hand:
            return None  # nothing is the matter with that column
        if word not in ("play", "haunt"):
            return bygone(word, STANDARD)
        card: Card = GHOST if word == "haunt" else (action - actions.PLAY) // COLUMNS
        if card not in board.hand:
            return not_in_hand(board, card)
        ready = board.ready[board.active]
        facts: dict[str, Fact] = {"card": thing(card), "needed": COST[card], "held": ready}
        if COST[card] > ready:
            return Reason("coins", "M2-41", facts)
        if word == "play" and card == GHOST:
            return GHOST_HAUNTS
        facts["needed"] = NEED[card]
        facts["held"] = board.factions_of(board.active, PRINTED[card])
        facts["colour"] = f"colour/{COLOUR_NAMES[PRINTED[card]]}"
        return Reason("factions", "M2-42", facts)


GHOST_HAUNTS: Final = Reason("ghost-haunts", "M2-80")


def affordable(board: Board, card: Card) -> bool:
    """M2-41, M2-42."""
    if COST[card] > board.ready[board.active]:
        return False
    need: i64 = NEED[card]
    return need == 0 or board.factions_of(board.active, PRINTED[card]) >= need


def pay(board: Board, card: Card) -> None:
    """M2-41: turn this many ready coins to spent."""
    board.stirred = True
    board.ready[board.active] = board.ready[board.active] - COST[card]
    show_from_hand(board, card)


def play_paid(board: Board, card: Card, column: i64) -> None:
    """M2-43: pay, place, carry out the ability, CHECK."""
    pay(board, card)
    if board.listening:
        board.tell(
            "played",
            {
                "seat": things.seat(board.active),
                "card": thing(card),
                "column": column + 1,
                "coins": COST[card],
            },
        )
    board.columns[board.active * COLUMNS + column].append(card)
    board.agenda.push(CHECKS[board.active])
    board.agenda.push(Ability(board.active, card, column))
    settle(board)


def play_ghost(board: Board, column: i64) -> None:
    """M2-80: through which own column a paid Ghost passes makes no difference, so only its goal is
    asked for. M2-81: then CHECK."""
    pay(board, GHOST)
    if board.listening:
        board.tell(
            "ghost-played",
            {"seat": things.seat(board.active), "card": thing(GHOST), "coins": COST[GHOST]},
        )
        board.tell("ability", {"seat": things.seat(board.active), "card": thing(GHOST)})
    haunt(board, column)
    board.agenda.push(CHECKS[board.active])
    settle(board)


def settle(board: Board) -> None:
    """Carry out pending steps until somebody has a choice; then go on with the turn. All that
    changes columns or score areas comes here in the end."""
    board.layout += 1
    while board.agenda.depth:
        if board.listening:
            board.beat()
        if not board.agenda.top().perform(board):
            return
    if board.listening:
        board.beat()
    if board.phase == FREE:
        begin_standard(board)
    else:
        go_on(board)


# 7.4 Clean-up


def clean_up(board: Board) -> None:
    """M2-44: the hand goes over. M2-45: the game ends if the next player has 5 completed factions.
    M2-46: or nothing moves any more."""
    hand_over(board)
    board.idle = 0 if board.stirred else board.idle + 1
    factions = board.factions(board.opponent())
    if factions >= FACTIONS_TO_END:
        if board.listening:
            board.tell("end-factions", {"seat": things.seat(board.opponent()), "cards": factions})
        end(board)
    elif board.idle == IDLE_TURNS or board.turn == MOST_TURNS:
        if board.listening:
            board.tell(
                "end-idle" if board.idle == IDLE_TURNS else "end-long", {"number": board.turn}
            )
        end(board)
    else:
        board.active = board.opponent()
        begin_turn(board)


PHASES: Final[list[Step]] = [  # by phase, by active player
    Exchange(0),
    Exchange(1),
    Draw(0),
    Draw(1),
    FreePlay(0),
    FreePlay(1),
    StandardPlay(0),
    StandardPlay(1),
]
