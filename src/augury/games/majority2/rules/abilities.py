"""The Majority 2: what the members do when they are paid for (RULES.md 7.5). A table from card to
function stands at the end.

An ability is the active player's; its card is the newest of their column with the given number
(0..2). What has to be decided becomes a pending question (see `questions` and `discs`). M2-18:
abilities are compulsory, as far as they can be carried out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from mypy_extensions import i64, mypyc_attr

from augury.games.majority2.components import (
    ANGEL_ARISTOCRAT,
    ANGEL_SENIOR,
    ANGEL_VETERAN,
    ANGEL_VETERAN_P,
    COLUMNS,
    DEMON_ARISTOCRAT,
    DEMON_JUNIOR,
    DEMON_SENIOR,
    DRAGON_ARISTOCRAT,
    DRAGON_JUNIOR,
    DRAGON_JUNIOR_P,
    DRAGON_SENIOR,
    DRAGON_VETERAN,
    FIRST_COINS,
    GHOST,
    NO_CARD,
    REAPER_ARISTOCRAT,
    REAPER_ARISTOCRAT_P,
    REAPER_JUNIOR,
    REAPER_SENIOR,
    REAPER_VETERAN,
    WITCH_ARISTOCRAT,
    WITCH_JUNIOR,
    WITCH_SENIOR,
    WITCH_SENIOR_P,
    WITCH_VETERAN,
    card_of,
)
from augury.games.majority2.rules.dealing import (
    discard_hand,
    discard_members,
    draw_open,
    draw_to_hand,
    draw_to_reserve,
    gain_coins,
    lose_reserve,
    return_to_hand,
    thing,
)
from augury.games.majority2.rules.discs import PlaceDisc, Recolour, lift_all_discs
from augury.games.majority2.rules.protection import discard_one, spared
from augury.games.majority2.rules.questions import GiveUp, Haunt, LayAside, NameColour, Strike, Take
from augury.games.majority2.state import Board, Step
from augury.kit import things

Effect: TypeAlias = Callable[[Board, i64], None]


# Witches


def witch_junior(board: Board, column: i64) -> None:
    """M2-51: draw 2 cards into one's own reserve. M2-27: no extra card for the opponent."""
    draw_to_reserve(board, board.active, 2)


def witch_senior(board: Board, column: i64) -> None:
    """M2-52: the opponent's reserve loses 2 random cards."""
    lose_reserve(board, board.opponent(), 2)


def witch_senior_p(board: Board, column: i64) -> None:
    """M2-71: ... as many as you have completed factions."""
    lose_reserve(board, board.opponent(), board.factions(board.active))


def witch_veteran(board: Board, column: i64) -> None:
    """M2-53: put a card of any column into one's own reserve, the Veteran itself included."""
    board.agenda.push(Take(board.active, WITCH_VETERAN, column))


def witch_aristocrat(board: Board, column: i64) -> None:
    """M2-54: all own coins become ready, those just paid and gained this turn included."""
    seat = board.active
    readied: i64 = board.coins[seat] - board.ready[seat]
    board.ready[seat] = board.coins[seat]
    if board.listening:
        board.tell("readied", {"seat": things.seat(seat), "coins": readied})


# Demons


def demon_junior(board: Board, column: i64) -> None:
    """M2-55: draw 3 cards into the hand, then put any card of the hand into one's own reserve."""
    draw_to_hand(board, 3)
    if board.hand:
        board.agenda.push(LayAside(board.active, DEMON_JUNIOR, column))


def demon_senior(board: Board, column: i64) -> None:
    """M2-56: the opponent must swap in their next exchange phase; twice changes nothing."""
    board.must_swap = True
    if board.listening:
        board.tell("must-swap", {"seat": things.seat(board.opponent())})


def demon_aristocrat(board: Board, column: i64) -> None:
    """M2-58: gain 2 coins, spent."""
    gain_coins(board, board.active, 2)


# Dragons


def dragon_junior(board: Board, column: i64) -> None:
    """M2-59: discard the 4th card of the lane, counted from the opponent's newest card on to your
    own newest, unless it is protected."""
    theirs: i64 = board.opponent() * COLUMNS + column
    mine: i64 = board.active * COLUMNS + column
    facing: i64 = len(board.columns[theirs])
    if facing >= 4:
        discard_one(board, theirs, facing - 4)
    elif facing + len(board.columns[mine]) >= 4:
        discard_one(board, mine, 3 - facing)


def dragon_junior_p(board: Board, column: i64) -> None:
    """M2-73: choose a card of the lane; it goes if the opponent has a completed faction of its
    colour."""
    board.agenda.push(Strike(board.active, DRAGON_JUNIOR_P, column))


def dragon_senior(board: Board, column: i64) -> None:
    """M2-60: discard the hand."""
    discard_hand(board)


def dragon_veteran(board: Board, column: i64) -> None:
    """M2-61: you name a colour, then the opponent another one."""
    board.agenda.push(NameColour(board.active, column))


def dragon_aristocrat(board: Board, column: i64) -> None:
    """M2-62: the opponent discards a card of their score area. An empty one: no effect."""
    board.agenda.push(GiveUp(board.opponent(), DRAGON_ARISTOCRAT, column))


# Angels


def angel_senior(board: Board, column: i64) -> None:
    """M2-64: put two discs on two own cards."""
    board.agenda.push(PlaceDisc(board.active, ANGEL_SENIOR, column))


def angel_veteran(board: Board, column: i64) -> None:
    """M2-65: two cards from the pile join this column; they cost nothing and do nothing."""
    for _ in range(2):
        card = draw_open(board)
        if card == NO_CARD:
            return
        board.columns[board.active * COLUMNS + column].append(card)
        if board.listening:
            board.tell(
                "joined",
                {"seat": things.seat(board.active), "card": thing(card), "column": column + 1},
            )


def angel_veteran_p(board: Board, column: i64) -> None:
    """M2-74: remove all discs from all cards; 4 or more pay 1 coin, spent."""
    lifted = lift_all_discs(board)
    if board.listening:
        board.tell("discs-removed", {"discs": lifted})
    if lifted >= 4:
        gain_coins(board, board.active, 1)


def angel_aristocrat(board: Board, column: i64) -> None:
    """M2-65a: to the score area at once, 1 coin, spent; then the other cards of the column are
    discarded unless they are protected."""
    number: i64 = board.active * COLUMNS + column
    board.areas[board.active].append(board.columns[number].pop())
    if board.listening:
        board.tell("ascended", {"seat": things.seat(board.active), "card": thing(ANGEL_ARISTOCRAT)})
    gain_coins(board, board.active, 1)
    others = board.columns[number]
    if others and not spared(board, number, card_of(others[-1])):
        board.columns[number] = []
        discard_members(board, others)
        if board.listening:
            board.tell(
                "column-cleared",
                {"seat": things.seat(board.active), "column": column + 1, "cards": len(others)},
            )


# Reapers


def reaper_junior(board: Board, column: i64) -> None:
    """M2-67: put a disc on an opposing card."""
    board.agenda.push(PlaceDisc(board.active, REAPER_JUNIOR, column))


def reaper_senior(board: Board, column: i64) -> None:
    """M2-66: a card from the pile takes its place, it goes to the hand, and the new card acts as if
    paid. No card: nothing happens."""
    card = draw_open(board)
    if card == NO_CARD:
        return
    members = board.columns[board.active * COLUMNS + column]
    members.pop()
    members.append(card)
    return_to_hand(board, REAPER_SENIOR)
    if board.listening:
        board.tell(
            "replaced",
            {"seat": things.seat(board.active), "card": thing(card), "column": column + 1},
        )
    board.agenda.push(Ability(board.active, card, column))


def reaper_veteran(board: Board, column: i64) -> None:
    """M2-68: put a disc on a card of either score area."""
    board.agenda.push(Recolour(board.active, REAPER_VETERAN, column))


def reaper_aristocrat(board: Board, column: i64) -> None:
    """M2-69: the opponent returns a coin, a spent one if they can, if they have more than 3."""
    seat = board.opponent()
    if board.coins[seat] > FIRST_COINS:
        board.coins[seat] -= 1
        if board.ready[seat] > board.coins[seat]:
            board.ready[seat] -= 1
        if board.listening:
            board.tell("lost-coin", {"seat": things.seat(seat)})


def reaper_aristocrat_p(board: Board, column: i64) -> None:
    """M2-75: put all discs of the supply on cards in play, one by one."""
    board.agenda.push(PlaceDisc(board.active, REAPER_ARISTOCRAT_P, column))


def ghost(board: Board, column: i64) -> None:
    """M2-80: it moves to a column of the opponent."""
    board.agenda.push(Haunt(board.active, GHOST, column))


ABILITIES: Final[dict[int, Effect]] = {
    WITCH_JUNIOR: witch_junior,
    WITCH_SENIOR: witch_senior,
    WITCH_VETERAN: witch_veteran,
    WITCH_ARISTOCRAT: witch_aristocrat,
    DEMON_JUNIOR: demon_junior,
    DEMON_SENIOR: demon_senior,
    DEMON_ARISTOCRAT: demon_aristocrat,
    DRAGON_JUNIOR: dragon_junior,
    DRAGON_SENIOR: dragon_senior,
    DRAGON_VETERAN: dragon_veteran,
    DRAGON_ARISTOCRAT: dragon_aristocrat,
    ANGEL_SENIOR: angel_senior,
    ANGEL_VETERAN: angel_veteran,
    ANGEL_ARISTOCRAT: angel_aristocrat,
    REAPER_JUNIOR: reaper_junior,
    REAPER_SENIOR: reaper_senior,
    REAPER_VETERAN: reaper_veteran,
    REAPER_ARISTOCRAT: reaper_aristocrat,
    WITCH_SENIOR_P: witch_senior_p,
    DRAGON_JUNIOR_P: dragon_junior_p,
    ANGEL_VETERAN_P: angel_veteran_p,
    REAPER_ARISTOCRAT_P: reaper_aristocrat_p,
    GHOST: ghost,
}
"""The cards that do something when they are paid for. Secretaries and demon_veteran_p only score
(M2-50, M2-72), angel_junior protects as long as it lies there (M2-63), demon_veteran has no ability
(M2-57)."""


@mypyc_attr(acyclic=True)
class Ability(Step):
    """The ability of a card that was paid for, or came through reaper_senior, is carried out
    (M2-43). It happens by itself."""

    def number(self) -> i64:
        return 0

    def prompt(self) -> str:
        return "ability"

    def perform(self, board: Board) -> bool:
        board.agenda.pop()
        ability = ABILITIES.get(self.card)
        if ability is not None:
            if board.listening:
                board.tell("ability", {"seat": things.seat(board.active), "card": thing(self.card)})
            ability(board, self.column)
        return True
