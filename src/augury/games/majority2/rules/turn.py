"""The Majority 2: the phases of a turn, what each of them asks, and the end (RULES.md 7.2 to 8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from augury.core.state import Action
from augury.games.majority2 import actions
from augury.games.majority2.actions import kind_word
from augury.games.majority2.components import (
    CHEAPEST,
    COLUMNS,
    COST,
    FACTIONS_TO_END,
    GHOST,
    NAMES,
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

IDLE_TURNS: Final = 6
MOST_TURNS: Final = 200


def asked(board: Board) -> Step:
    """What is to be decided now: a pending question, or else the one of the phase."""
    if board.agenda.depth:
        return board.agenda.top()
    return PHASES[2 * board.phase + board.active]


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


class Exchange(Step):
    """Does the active player swap the hand for the reserve (M2-22)?"""

    def prompt(self) -> str:
        return "exchange"

    def choices(self, board: Board) -> list[Action]:
        return [actions.KEEP_HAND, actions.SWAP]

    def answer(self, board: Board, action: Action) -> None:
        exchange(board, action == actions.SWAP)

    def refusal(self, board: Board, action: Action) -> str:
        return "First decide whether you swap your hand for your reserve. [M2-22]"


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


class Draw(Step):
    """Does the active player draw (M2-25)?"""

    def prompt(self) -> str:
        return "draw"

    def choices(self, board: Board) -> list[Action]:
        return [actions.DRAW, actions.NO_DRAW]

    def answer(self, board: Board, action: Action) -> None:
        draw(board, action == actions.DRAW)

    def refusal(self, board: Board, action: Action) -> str:
        return "First decide whether you draw. [M2-25]"


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


class FreePlay(Step):
    """Which card does the active player play for nothing, and where (M2-30)?"""

    def prompt(self) -> str:
        return "free"

    def choices(self, board: Board) -> list[Action]:
        """M2-30: any hand card but the NO_FREE ones, requirements waived, M2-32: in any own column;
        or none. Like cards are one option."""
        found: list[Action] = []
        last: Card = NO_CARD
        for card in board.hand:
            if card != last:
                last = card
                if not NO_FREE[card]:
                    first: Action = actions.FREE_PLAY + card * COLUMNS
                    found.append(first)
                    found.append(first + 1)
                    found.append(first + 2)
        found.append(actions.NO_FREE_PLAY)
        return found

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

    def refusal(self, board: Board, action: Action) -> str:
        word = kind_word(action)
        if word != "free-play":
            return bygone(word) or (
                "First play a card for nothing, or pass the free play phase. [M2-30]"
            )
        card: Card = (action - actions.FREE_PLAY) // COLUMNS
        if card not in board.hand:
            return not_in_hand(board, card)
        assert NO_FREE[card], "every other card of the hand may be played"
        return f"{NAMES[card]} may not be played for nothing. [M2-30]"


def bygone(word: str) -> str:
    """For people who are a phase behind; empty if they are not."""
    if word in ("keep-hand", "swap"):
        return "The exchange phase of this turn is over. [M2-22]"
    if word in ("draw", "no-draw"):
        return "The draw phase of this turn is over. [M2-25]"
    return ""


def not_in_hand(board: Board, card: Card) -> str:
    if card in board.reserves[board.active]:
        return f"{NAMES[card]} is in your reserve; only hand cards can be played. [M2-24]"
    return f"{NAMES[card]} is not in your hand. [M2-32]"


# 7.4 Standard play


def begin_standard(board: Board) -> None:
    board.phase = STANDARD
    go_on(board)


def go_on(board: Board) -> None:
    """M2-40: one card after another, as long as there is a hand and the price of the cheapest
    card."""
    if not board.hand or board.ready[board.active] < CHEAPEST:
        clean_up(board)


class StandardPlay(Step):
    """Which card does the active player pay for, and where does it go (M2-40)?"""

    def prompt(self) -> str:
        return "standard"

    def choices(self, board: Board) -> list[Action]:
        """M2-41: what the ready coins can pay, M2-42: and whose requirement is met; M2-40: or stop.
        A paid Ghost haunts (M2-80)."""
        found: list[Action] = []
        last: Card = NO_CARD
        for card in board.hand:
            if card != last:
                last = card
                if card != GHOST and affordable(board, card):
                    first: Action = actions.PLAY + card * COLUMNS
                    found.append(first)
                    found.append(first + 1)
                    found.append(first + 2)
        if last == GHOST and affordable(board, GHOST):
            for column in range(COLUMNS):
                found.append(actions.HAUNT + column)
        found.append(actions.END_STANDARD)
        return found

    def answer(self, board: Board, action: Action) -> None:
        if action == actions.END_STANDARD:
            clean_up(board)
        elif action >= actions.HAUNT:
            play_ghost(board, action - actions.HAUNT)
        else:
            first: Action = action - actions.PLAY
            play_paid(board, first // COLUMNS, first % COLUMNS)

    def refusal(self, board: Board, action: Action) -> str:
        word = kind_word(action)
        if word in ("free-play", "no-free-play"):
            return "The free play phase of this turn is over. [M2-30]"
        if word not in ("play", "haunt"):
            return bygone(word) or (
                "Nothing asks for that now: play a card or end the standard play phase. [M2-40]"
            )
        card: Card = GHOST if word == "haunt" else (action - actions.PLAY) // COLUMNS
        if card not in board.hand:
            return not_in_hand(board, card)
        ready = board.ready[board.active]
        if COST[card] > ready:
            return f"{NAMES[card]} costs {COST[card]} coins; you have {ready} ready. [M2-41]"
        if word == "play" and card == GHOST:
            return "A paid Ghost moves to a column of the opponent: say which with haunt. [M2-80]"
        have = board.factions_of(board.active, PRINTED[card])
        return (
            f"{NAMES[card]} needs {NEED[card]} of its colour in your score area;"
            f" you have {have}. [M2-42]"
        )


def affordable(board: Board, card: Card) -> bool:
    """M2-41, M2-42."""
    if COST[card] > board.ready[board.active]:
        return False
    need: i64 = NEED[card]
    return need == 0 or board.factions_of(board.active, PRINTED[card]) >= need


def pay(board: Board, card: Card) -> None:
    """M2-41: turn so many ready coins to spent."""
    board.stirred = True
    board.ready[board.active] -= COST[card]
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
    """Carry out pending steps until somebody has a choice; then go on with the turn."""
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
