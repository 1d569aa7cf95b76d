"""The Majority 2: why something is not possible now, in a sentence that ends with its rule."""

from __future__ import annotations

from typing import Final

from augury.core.state import Action, Seat
from augury.games.majority2 import actions
from augury.games.majority2.actions import VOCABULARY, kind_word
from augury.games.majority2.components import (
    COLUMNS,
    COST,
    GHOST,
    NAMES,
    NEED,
    NO_FREE,
    PRINTED,
    Card,
)
from augury.games.majority2.rules.discs import attracting_ghost
from augury.games.majority2.state import (
    DISC,
    DRAW,
    EXCHANGE,
    FORM,
    FREE,
    GIVE_UP,
    HAUNT,
    LAY_ASIDE,
    NAME,
    OVER,
    RECOLOUR,
    REPRESENT,
    STRIKE,
    TAKE,
    Board,
)

STEP_WORDS: Final[dict[int, str]] = {
    FORM: "form",
    REPRESENT: "represent",
    TAKE: "take",
    LAY_ASIDE: "lay-aside",
    NAME: "name",
    GIVE_UP: "give-up",
    DISC: "disc",
    RECOLOUR: "recolour",
    STRIKE: "strike",
    HAUNT: "haunt",
}

FIRST_THIS: Final[dict[int, str]] = {
    FORM: "First choose the colour of the faction that your column forms. [M2-35]",
    REPRESENT: "First choose the representative of your faction. [M2-35]",
    TAKE: "First choose the card that the Witch Veteran takes. [M2-53]",
    LAY_ASIDE: "First choose the hand card that goes to your reserve. [M2-55]",
    NAME: "First name a colour for the Dragon Veteran. [M2-61]",
    GIVE_UP: "First choose the completed faction that you give up. [M2-62]",
    DISC: "First place a disc. [M2-18]",
    RECOLOUR: "First put a disc on a completed faction. [M2-68]",
    STRIKE: "First choose a card of this lane. [M2-73]",
    HAUNT: "First choose the column that the Ghost moves to. [M2-80]",
}

NOT_THAT: Final[dict[int, str]] = {
    FORM: "Only a colour with three or more cards in the column forms a faction. [M2-35]",
    REPRESENT: "The representative is a card of that colour and of that column (of like cards, name the oldest). [M2-35]",
    TAKE: "There is no card in that place (of like neighbours, name the older one). [M2-53]",
    LAY_ASIDE: "That card is not in your hand. [M2-55]",
    NAME: "That colour is named already; the second colour is another one. [M2-61]",
    GIVE_UP: "Give up a card of your score area, a Secretary if you have one. [M2-62]",
    RECOLOUR: "There is no such card without a disc in that score area. [M2-68]",
    STRIKE: "Choose a card of the lane that the Dragon lies in (of like neighbours, the older one). [M2-73]",
}


def refusal(board: Board, seat: Seat, action: Action) -> str:
    word = kind_word(action)
    if board.phase == OVER:
        return "The game is over. [M2-45]"
    if seat != board.to_act()[0]:
        return (
            "The other player has to decide first. [M2-43]"
            if board.steps
            else "It is the other player's turn. [M2-6]"
        )
    if board.steps:
        what = board.steps[-1].what
        if word != STEP_WORDS[what]:
            return FIRST_THIS[what]
        return refuse_disc(board, seat, action) if what == DISC else NOT_THAT[what]
    if board.phase == EXCHANGE:
        return "First decide whether you swap your hand for your reserve. [M2-22]"
    if board.phase == DRAW:
        return "First decide whether you draw. [M2-25]"
    if word in ("keep-hand", "swap"):
        return "The exchange phase of this turn is over. [M2-22]"
    if word in ("draw", "no-draw"):
        return "The draw phase of this turn is over. [M2-25]"
    if board.phase == FREE:
        return refuse_free(board, action, word)
    return refuse_paid(board, action, word)


def refuse_free(board: Board, action: Action, word: str) -> str:
    if word != "free-play":
        return "First play a card for nothing, or pass the free play phase. [M2-30]"
    card: Card = (action - actions.FREE_PLAY) // COLUMNS
    if card not in board.hand:
        return not_in_hand(board, card)
    assert NO_FREE[card], "every other card of the hand may be played"
    return f"{NAMES[card]} may not be played for nothing. [M2-30]"


def refuse_paid(board: Board, action: Action, word: str) -> str:
    if word in ("free-play", "no-free-play"):
        return "The free play phase of this turn is over. [M2-30]"
    if word not in ("play", "haunt"):
        return "Nothing asks for that now: play a card or end the standard play phase. [M2-40]"
    card: Card = GHOST if word == "haunt" else (action - actions.PLAY) // COLUMNS
    if card not in board.hand:
        return not_in_hand(board, card)
    if COST[card] > board.ready[board.active]:
        return f"{NAMES[card]} costs {COST[card]} coins; you have {board.ready[board.active]} ready. [M2-41]"
    if word == "play" and card == GHOST:
        return "A paid Ghost moves to a column of the opponent: say which with haunt. [M2-80]"
    have = board.factions_of(board.active, PRINTED[card])
    return f"{NAMES[card]} needs {NEED[card]} of its colour in your score area; you have {have}. [M2-42]"


def not_in_hand(board: Board, card: Card) -> str:
    if card in board.reserves[board.active]:
        return f"{NAMES[card]} is in your reserve; only hand cards can be played. [M2-24]"
    return f"{NAMES[card]} is not in your hand. [M2-32]"


def refuse_disc(board: Board, seat: Seat, action: Action) -> str:
    disc, side, place = VOCABULARY.arguments(action)
    if all(VOCABULARY.arguments(option)[0] != disc for option in board.legal(seat)):
        return f"The {disc} disc cannot be chosen now. [M2-70]"
    if attracting_ghost(board, seat, int(place[0]) - 1) >= 0:
        return "A Ghost without a disc takes the next disc of its lane. [M2-83]"
    return f"There is no card without a disc there that this ability may choose ({side} {place}). [M2-17]"
