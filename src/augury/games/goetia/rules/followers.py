"""Goetia: followers that come and go: from the World's Edge (G-332), from and to the graveyard
(G-317, G-333), back from hexes (RECALL)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from augury.core.reason import Reason
from augury.core.state import Action, Seat
from augury.games.goetia import actions
from augury.games.goetia.components import SLOT_COUNT, Hex, Slot
from augury.games.goetia.hexes import HEXES, RELIC_FIRST, group_of
from augury.games.goetia.names import hex_thing, slot_thing
from augury.games.goetia.state import SEATS, TOKEN_BASE, Board, Question
from augury.kit import things
from augury.kit.cells import add, added, changed

# From the World's Edge


@mypyc_attr(acyclic=True)
class Fetch(Question):
    """G-332: one of the player's followers comes from an edge card."""

    def kind(self) -> i64:
        return 0

    def word(self) -> str:
        return "fetch"

    def choices(self, board: Board) -> vec[i64]:
        bit: i64 = 1 << self.seat
        found: vec[i64] = vec[i64]()
        for slot in range(SLOT_COUNT):
            if board.waiting[slot] & bit:
                found = append(found, actions.FETCH + slot)
        return found

    def answer(self, board: Board, action: Action) -> None:
        slot: Slot = action - actions.FETCH
        fetch(board, self.seat, slot)
        if board.listening:
            board.tell("fetched", {"seat": things.seat(self.seat), "edge": slot_thing(slot)})

    def rule(self) -> str:
        return "G-332"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        return NOT_WAITING if actions.word(action) == "fetch" else None


NOT_WAITING: Final = Reason("none-waiting", "G-332")
FETCH: Final = [Fetch(seat) for seat in SEATS]


def waits(board: Board, seat: Seat) -> bool:
    """Has the player an un-recruited follower anywhere?"""
    bit: i64 = 1 << seat
    return any(waiting & bit for waiting in board.waiting)


def fetch(board: Board, seat: Seat, slot: Slot) -> None:
    """G-332: an own follower comes from an edge card into hand; the symbol under it is visible at
    once (R-51).

    G-210: it can be placed from the next turn on."""
    board.waiting = changed(board.waiting, slot, board.waiting[slot] & ~(1 << seat))
    board.left_edge += 1
    add(board.hand, seat, 1)


# The graveyard


def resurrect(board: Board, seat: Seat) -> None:
    """G-333: from the graveyard into hand, if there is one."""
    if board.graveyard[seat] > 0:
        board.graveyard = added(board.graveyard, seat, -1)
        add(board.hand, seat, 1)
        if board.listening:
            board.tell("resurrected", {"seat": things.seat(seat)})


def sacrifice(board: Board, seat: Seat) -> None:
    """G-317: another follower from one's own hand goes to the graveyard."""
    add(board.hand, seat, -1)
    board.graveyard = added(board.graveyard, seat, 1)
    if board.listening:
        board.tell("sacrificed", {"seat": things.seat(seat)})


# RECALL


@mypyc_attr(acyclic=True)
class Recall(Question):
    """G-530: own followers come back into hand, one after another, or no more."""

    def __init__(self, seat: Seat = 0, left: i64 = 0, areas: i64 = 0, linked: bool = False) -> None:
        super().__init__(seat)
        self.left: i64 = left  # how many may come back
        self.areas: i64 = areas
        self.linked: bool = linked  # from linked hexes only

    def kind(self) -> i64:
        return 16

    def numbers(self) -> tuple[i64, i64, i64]:
        return self.left, self.areas, 1 if self.linked else 0

    def word(self) -> str:
        return "recall"

    def number(self) -> i64:
        return self.left

    def choices(self, board: Board) -> vec[i64]:
        """Followers in these areas, never on Relics."""
        found: vec[i64] = vec[i64]()
        bit: i64 = 1 << self.seat
        for hex_ in board.occupied():
            occupant: i64 = board.hexes[hex_]
            if (
                occupant < TOKEN_BASE
                and occupant & bit
                and hex_ < RELIC_FIRST
                and HEXES[hex_].area & self.areas
                and (not self.linked or group_of(board.edition, hex_))
            ):
                found = append(found, actions.RECALL + hex_)
        return append(found, actions.PASS)

    def answer(self, board: Board, action: Action) -> None:
        """The hex is vacant again, and nothing is refunded (R-50)."""
        if action == actions.PASS:
            return
        hex_: Hex = action - actions.RECALL
        board.occupy(hex_, board.hexes[hex_] & ~(1 << self.seat))
        add(board.hand, self.seat, 1)
        if board.listening:
            board.tell("recalled", {"seat": things.seat(self.seat), "hex": hex_thing(hex_)})
        if self.left > 1:
            board.push(Recall(self.seat, self.left - 1, self.areas, self.linked))

    def rule(self) -> str:
        return "G-530"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        if actions.word(action) != "recall":
            return None
        occupant: i64 = board.hexes[action - actions.RECALL]
        if occupant >= TOKEN_BASE or not occupant & (1 << self.seat):
            return RECALL_NOBODY
        return RECALL_LINKED if HEXES[action - actions.RECALL].area & self.areas else RECALL_AREA


RECALL_NOBODY: Final = Reason("recall-nobody", "G-530")
RECALL_LINKED: Final = Reason("recall-linked", "G-530")
RECALL_AREA: Final = Reason("recall-area", "G-530")
