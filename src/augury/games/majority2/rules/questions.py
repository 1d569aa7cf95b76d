"""The Majority 2: what abilities ask (RULES.md 7.5), a class for each question. Questions about
discs are in `discs`, those about factions in `factions`."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from augury.core.reason import Reason
from augury.core.state import Action, Seat
from augury.games.majority2 import actions
from augury.games.majority2.actions import OPPOSING, OWN, WEARING, kind_word, spot
from augury.games.majority2.components import (
    COLOUR_NAMES,
    COLOURS,
    COLUMNS,
    DRAGON_VETERAN,
    GHOST,
    NO_CARD,
    NO_COLOUR,
    PLAIN,
    RANK,
    SECRETARY,
    Card,
    Colour,
    Member,
    card_of,
    colour_of,
)
from augury.games.majority2.rules.dealing import discard_members, lay_aside, put_into_reserve, thing
from augury.games.majority2.rules.discs import column_at, place_at
from augury.games.majority2.rules.protection import discard_one, wipe
from augury.games.majority2.state import Board, Step
from augury.kit import things
from augury.kit.cells import cells_of


def distinct_spots(board: Board, base: Action, seat: Seat, first: i64, last: i64) -> vec[i64]:
    """All cards of these columns on both sides; of like cards that lie next to each other, the
    older one."""
    found: vec[i64] = vec[i64]()
    for side in range(OWN, OPPOSING + 1):
        for column in range(first, last + 1):
            members = board.columns[column_at(seat, spot(side, column, 0))]
            for place in range(len(members)):
                if place == 0 or members[place] != members[place - 1]:
                    found = append(found, base + spot(side, column, place))
    return found


def refuse_spot(board: Board, seat: Seat, where: i64, rule: str) -> Reason:
    """No card in a place, or one like its older neighbour, which is named instead."""
    lying = place_at(where) < len(board.columns[column_at(seat, where)])
    return Reason("like-cards" if lying else "place-empty", rule)


@mypyc_attr(acyclic=True)
class Take(Step):
    """Which card does witch_veteran take (M2-53)?"""

    def number(self) -> i64:
        return 4

    def prompt(self) -> str:
        return "take"

    def choices(self, board: Board) -> vec[i64]:
        """M2-53: any card in play, of either player."""
        return distinct_spots(board, actions.TAKE, self.seat, 0, COLUMNS - 1)

    def answer(self, board: Board, action: Action) -> None:
        """M2-53: it goes to your reserve; that is not a discard, so nothing protects it. M2-16:
        its disc returns to the supply."""
        where: i64 = action - actions.TAKE
        number = column_at(self.seat, where)
        card = card_of(board.columns[number].pop(place_at(where)))
        put_into_reserve(board, self.seat, card)
        if board.listening:
            board.tell(
                "taken",
                {
                    "seat": things.seat(self.seat),
                    "card": thing(card),
                    "from": things.seat(number // COLUMNS),
                    "column": number % COLUMNS + 1,
                },
            )

    def rule(self) -> str:
        return "M2-53"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        if kind_word(action) != "take":
            return None
        return refuse_spot(board, self.seat, action - actions.TAKE, "M2-53")


@mypyc_attr(acyclic=True)
class LayAside(Step):
    """Which card of the hand does demon_junior put into one's own reserve (M2-55)?"""

    def number(self) -> i64:
        return 5

    def prompt(self) -> str:
        return "lay-aside"

    def perform(self, board: Board) -> bool:
        """Asked even if there is one choice only: not to ask would tell something about the
        hand."""
        return False

    def choices(self, board: Board) -> vec[i64]:
        """M2-55: any card of the whole hand."""
        found: vec[i64] = vec[i64]()
        last: Card = NO_CARD
        for card in board.hand:
            if card != last:
                found = append(found, actions.LAY_ASIDE + card)
                last = card
        return found

    def answer(self, board: Board, action: Action) -> None:
        lay_aside(board, action - actions.LAY_ASIDE)

    def rule(self) -> str:
        return "M2-55"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        if kind_word(action) != "lay-aside":
            return None
        return Reason("not-in-hand", "M2-55", {"card": thing(action - actions.LAY_ASIDE)})


@mypyc_attr(acyclic=True)
class NameColour(Step):
    """Which colour is named for dragon_veteran (M2-61)? Asks the active player, then the
    opponent."""

    def __init__(self, seat: Seat = 0, column: i64 = 0, named: Colour = NO_COLOUR) -> None:
        super().__init__(seat, DRAGON_VETERAN, column, named)
        self.named: Colour = named  # by the active player

    def number(self) -> i64:
        return 6

    def prompt(self) -> str:
        return "name"

    def choices(self, board: Board) -> vec[i64]:
        """M2-61: one of the five colours; the second one is another one."""
        found: vec[i64] = vec[i64]()
        for colour in range(COLOURS):
            if colour != self.named:
                found = append(found, actions.NAME + colour)
        return found

    def answer(self, board: Board, action: Action) -> None:
        """M2-61: after the second colour all cards in play of both are discarded at once, on both
        sides, unless they are protected."""
        colour: Colour = action - actions.NAME
        if board.listening:
            board.tell(
                "named",
                {"seat": things.seat(self.seat), "colour": f"colour/{COLOUR_NAMES[colour]}"},
            )
        if self.named == NO_COLOUR:
            board.agenda.push(NameColour(1 - self.seat, self.column, colour))
            return
        packet: list[Member] = []
        # the dragon's column comes last: the newest card lies there
        last: i64 = board.active * COLUMNS + self.column
        for number in range(2 * COLUMNS):
            if number != last:
                wipe(board, number, self.named, colour, packet)
        wipe(board, last, self.named, colour, packet)
        discard_members(board, packet)

    def rule(self) -> str:
        return "M2-61"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        if kind_word(action) != "name":
            return None
        return Reason("colour-named", "M2-61", {"colour": f"colour/{COLOUR_NAMES[self.named]}"})


@mypyc_attr(acyclic=True)
class GiveUp(Step):
    """Which completed faction is given up to dragon_aristocrat (M2-62)? Asks the opponent."""

    def number(self) -> i64:
        return 7

    def prompt(self) -> str:
        return "give-up"

    def choices(self, board: Board) -> vec[i64]:
        """M2-62: a card of one's own score area, a Secretary if there is one; like cards are one
        option."""
        found: list[Action] = []
        secretaries: list[Action] = []
        for member in sorted(board.areas[self.seat]):
            action: Action = actions.GIVE_UP + card_of(member) * WEARING + member // PLAIN
            if action not in found:
                found.append(action)
                if RANK[card_of(member)] == SECRETARY:
                    secretaries.append(action)
        found = secretaries if secretaries else found
        found.sort()
        return cells_of(found)

    def answer(self, board: Board, action: Action) -> None:
        chosen: i64 = action - actions.GIVE_UP
        member: Member = chosen // WEARING + chosen % WEARING * PLAIN
        board.areas[self.seat].remove(member)
        discard_members(board, [member])
        if board.listening:
            board.tell("gave-up", {"seat": things.seat(self.seat), "card": thing(card_of(member))})

    def rule(self) -> str:
        return "M2-62"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        if kind_word(action) != "give-up":
            return None
        chosen: i64 = action - actions.GIVE_UP
        member: Member = chosen // WEARING + chosen % WEARING * PLAIN
        return SECRETARY_FIRST if member in board.areas[self.seat] else NO_FACTION


SECRETARY_FIRST: Final = Reason("secretary-first", "M2-62")
NO_FACTION: Final = Reason("no-faction", "M2-62")


@mypyc_attr(acyclic=True)
class Strike(Step):
    """Which card of its lane does dragon_junior_p strike (M2-73)?"""

    def number(self) -> i64:
        return 10

    def prompt(self) -> str:
        return "strike"

    def choices(self, board: Board) -> vec[i64]:
        """M2-73: any card of the lane, either side, the dragon itself included."""
        return distinct_spots(board, actions.STRIKE, self.seat, self.column, self.column)

    def answer(self, board: Board, action: Action) -> None:
        """M2-73: it is discarded if the opponent has a completed faction of its effective colour; a
        Ghost without disc matches nothing."""
        where: i64 = action - actions.STRIKE
        number = column_at(self.seat, where)
        member: Member = board.columns[number][place_at(where)]
        colour = colour_of(member)
        if colour != NO_COLOUR and board.factions_of(1 - self.seat, colour):
            discard_one(board, number, place_at(where))
        elif board.listening:
            board.tell(
                "unharmed",
                {
                    "seat": things.seat(number // COLUMNS),
                    "card": thing(card_of(member)),
                    "column": number % COLUMNS + 1,
                },
            )

    def rule(self) -> str:
        return "M2-73"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        if kind_word(action) != "strike":
            return None
        where: i64 = action - actions.STRIKE
        if column_at(self.seat, where) % COLUMNS != self.column:
            return Reason("other-lane", "M2-73", {"lane": self.column + 1})
        return refuse_spot(board, self.seat, where, "M2-73")


@mypyc_attr(acyclic=True)
class Haunt(Step):
    """To which column does a Ghost move that came through reaper_senior (M2-82)?"""

    def number(self) -> i64:
        return 11

    def prompt(self) -> str:
        return "haunt"

    def choices(self, board: Board) -> vec[i64]:
        """M2-80: any column of the opponent."""
        return ANY_COLUMN

    def answer(self, board: Board, action: Action) -> None:
        """M2-82: it moves on from one's own column."""
        board.columns[self.seat * COLUMNS + self.column].pop()
        haunt(board, action - actions.HAUNT)

    def rule(self) -> str:
        return "M2-80"


ANY_COLUMN: Final = cells_of([actions.HAUNT + column for column in range(COLUMNS)])


def haunt(board: Board, column: i64) -> None:
    """M2-80: the Ghost goes to the lower end of the opponent's column and is their card from then
    on."""
    board.columns[board.opponent() * COLUMNS + column].append(GHOST)
    if board.listening:
        board.tell("haunted", {"seat": things.seat(board.opponent()), "column": column + 1})
