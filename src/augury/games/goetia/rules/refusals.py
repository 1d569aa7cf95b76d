"""Goetia: why something is not possible now, in a sentence that ends with the rule."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from augury.core.state import Action, Seat
from augury.games.goetia import actions, steps
from augury.games.goetia.components import (
    ON_DARK,
    ON_EDGE,
    ON_KING,
    ON_RELIC,
    ON_SCRY,
    PURPLE,
    Hex,
    tile_king,
)
from augury.games.goetia.hexes import HEXES, WORLD_HEXES
from augury.games.goetia.rules.gaining import needs_sacrifice
from augury.games.goetia.rules.placing import dark_works, relic_works
from augury.games.goetia.state import OVER, STACKS, TOKEN_BASE, Board

# What each question asks for: the kinds of action that answer it, and the sentence for any other
# action.
ASKED: Final[list[tuple[str, str]]] = [
    ("fetch", "Now you take one of your followers from the World's Edge. [G-332]"),
    ("ransom pass", "Now you decide about the ransom. [G-204]"),
    ("release pass", "Now you take a cube from your Treasure, or none. [G-521]"),
    ("use pass", "Now you decide whether to use your Power. [G-202]"),
    ("move pass", "Now you may move the top card of a stack. [G-531]"),
    ("place", "Now you place a follower. [G-207]"),
    ("waive pay settle", "Now you pay for the hex. [G-311]"),
    ("choose", "Now you choose a colour. [G-323]"),
    ("choose", "Now you choose the colour to exchange. [G-530]"),
    ("exchange swap pass", "Now you exchange cubes. [G-347]"),
    ("deck", "Now you choose a King whose top card you take. [G-349]"),
    ("pact", "Now you choose a Pact. [G-351]"),
    ("demon", "Now you pick one of the drawn Demon cards. [G-602]"),
    ("cover", "Now you choose the stack that your new card covers. [G-512]"),
    ("hide pass", "Now you choose a hex to cover with a token, or stop. [G-532]"),
    ("token", "Now you choose the token. [G-532]"),
    ("recall pass", "Now you may take a follower back. [G-530]"),
    ("rob", "Now you take a cube from an opponent. [G-530]"),
    ("leave", "Now you choose which cost row stays visible under the King. [G-609]"),
]

# Why an action of the right kind is not among the choices.
REASONS: Final = {
    "fetch": "None of your followers waits there. [G-332]",
    "release": "There is no such cube on that Treasure. [G-521]",
    "move": "Such a move is not possible or would change nothing. [G-531]",
    "waive": "With that token waived the rest could not be paid, or it makes no difference. [G-320]",
    "pay": "That cube cannot pay the next token so that the rest stays payable. [G-312]",
    "settle": "Now you have nothing to settle. [G-320]",
    "choose": "You have nothing to exchange in that colour. [G-530]",
    "exchange": "So many cubes cannot be exchanged. [G-347]",
    "swap": "That cube cannot be exchanged. [G-347]",
    "deck": "That King has no card for you: he must lie on a Dark Board, have cards and be of an allowed class. [G-349]",
    "pact": "That Pact is not among those you can choose from. [G-351]",
    "demon": "That card is not among those you were handed. [G-602]",
    "hide": "That hex is not a vacant hex of the World. [G-532]",
    "token": "You have no such cube or Attention. [G-532]",
    "recall": "You have no follower there that can come back. [G-530]",
    "rob": "He has no such cube. [G-530]",
    "ransom": "There is nothing to ransom. [G-204]",
    "pass": "This cannot be declined. [G-322]",
}


def refuse(board: Board, seat: Seat, action: Action) -> str:
    if board.phase == OVER:
        return "The game is over. [G-701]"
    step = board.steps.top()
    if step.seat != seat:
        return "It is not your turn to decide. [G-206]"
    kind = actions.VOCABULARY.kind_of[int(action)].word
    kinds, sentence = ASKED[step.kind]
    if kind not in kinds.split():
        return sentence
    if step.kind == steps.TURN:
        return refuse_hex(board, seat, action - actions.PLACE)
    if step.kind == steps.PAYMENT and kind == "waive" and board.discount == 0:
        return "You have no discount left. [G-314]"
    if step.kind == steps.PAYMENT and kind == "pay" and board.discount > 0:
        return "First you choose what the discount waives. [G-320]"
    return REASONS.get(kind, sentence)


def refuse_hex(board: Board, seat: Seat, hex_: Hex) -> str:
    """Why a follower cannot be placed there (G-301, G-302)."""
    if not is_on_table(board, seat, hex_):
        if HEXES[hex_].area == ON_RELIC:
            return "You can use only Relics that lie visible in your own tableau. [G-306]"
        return "That hex is not on the table now. [G-301]"
    occupant: i64 = board.hexes[hex_]
    if occupant >= TOKEN_BASE:
        return "That hex is covered with a token. [G-532]"
    if occupant:
        return "There is a follower on that hex. [G-304]"
    reason = refuse_condition(board, seat, hex_)
    return reason if reason else "You cannot pay for that hex. [G-311]"


def is_on_table(board: Board, seat: Seat, hex_: Hex) -> bool:
    data = HEXES[hex_]
    if hex_ < WORLD_HEXES:
        return data.home in board.world
    if data.area == ON_SCRY:
        return board.scry_row(data.home) >= 0
    if data.area == ON_KING:
        return data.home in board.king_on
    if data.area == ON_DARK:
        return board.row_of(data.home) >= 0 and board.king_on[data.home] < 0
    if data.area == ON_RELIC:
        return data.home in board.tops[seat * STACKS : seat * STACKS + STACKS]
    return True


def refuse_condition(board: Board, seat: Seat, hex_: Hex) -> str:
    """G-302: the extra conditions; "" if they are met."""
    data = HEXES[hex_]
    if data.area == ON_EDGE:
        if not board.flipped[data.home]:
            return (
                ""
                if board.waiting[data.home] & (1 << seat)
                else "None of your followers waits on that card. [G-302]"
            )
        return (
            "There is no Pact left in that row. [G-302]"
            if data.home < PURPLE and not board.pacts[data.home]
            else ""
        )
    if data.area == ON_KING and not board.decks[tile_king(data.home)]:
        return "That King has no cards left. [G-302]"
    if board.hand[seat] < 2 and needs_sacrifice(hex_):
        return "You need a second follower in hand to sacrifice. [G-317]"
    works = True
    if data.area == ON_DARK:
        works = dark_works(board, seat, hex_)
    elif data.area == ON_RELIC:
        works = relic_works(board, seat, data.home)
    return "" if works else "There is nothing to be had there now. [G-302]"
