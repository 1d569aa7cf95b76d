"""The Majority 2: columns of five and the factions they form (RULES.md 7.3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from augury.core.events import Fact
from augury.core.reason import Reason
from augury.core.state import Action, Seat
from augury.games.majority2 import actions
from augury.games.majority2.actions import LONGEST, kind_word
from augury.games.majority2.components import (
    COLOUR_NAMES,
    COLOURS,
    COLUMNS,
    FULL,
    MAJORITY,
    NO_CARD,
    Colour,
    Member,
    card_of,
    colour_of,
    faction_coins,
)
from augury.games.majority2.rules.dealing import discard_members, gain_coins, thing
from augury.games.majority2.state import Board, Step
from augury.kit import things
from augury.kit.cells import cells_of


@mypyc_attr(acyclic=True)
class Check(Step):
    """CHECK: a column with 5 or more cards must be resolved (M2-33). It happens by itself."""

    def number(self) -> i64:
        return 1

    def prompt(self) -> str:
        return "check"

    def perform(self, board: Board) -> bool:
        """M2-38: the active player's columns first, lowest number first; then CHECK again."""
        for distance in range(2 * COLUMNS):
            number: i64 = (board.active * COLUMNS + distance) % (2 * COLUMNS)
            if len(board.columns[number]) >= FULL:
                resolve(board, number // COLUMNS, number)
                return True
        board.agenda.pop()
        return True


CHECKS: Final[list[Check]] = [Check(0), Check(1)]  # by active player


def resolve(board: Board, owner: Seat, number: i64) -> None:
    """M2-34: without a colour of 3 cards all is lost. M2-35, M2-81: else the owner of the column
    forms one faction."""
    colours = majorities(board, number)
    if not colours:
        lost = board.columns[number]
        board.columns[number] = []
        discard_members(board, lost)
        if board.listening:
            board.tell(
                "column-lost",
                {"seat": things.seat(owner), "column": number % COLUMNS + 1, "cards": len(lost)},
            )
    elif len(colours) == 1:
        board.agenda.push(Represent(owner, NO_CARD, number, colours[0]))
    else:
        board.agenda.push(Form(owner, NO_CARD, number))


def majorities(board: Board, number: i64) -> list[Colour]:
    """The colours with 3 or more cards in a column; M2-86: a Ghost without a disc counts for
    none."""
    count = colour_count(board.columns[number])
    found: list[Colour] = []
    for colour in range(COLOURS):
        if count[colour] >= MAJORITY:
            found.append(colour)
    return found


def colour_count(members: list[Member]) -> list[i64]:
    """M2-11: cards by effective colour; the last number counts the colourless ones."""
    count: list[i64] = [0] * (COLOURS + 1)
    for member in members:
        colour = colour_of(member)
        count[colour] = count[colour] + 1
    return count


@mypyc_attr(acyclic=True)
class Form(Step):
    """Which colour does this column (0..5) form a faction of (M2-35)? Asks its owner."""

    def number(self) -> i64:
        return 2

    def prompt(self) -> str:
        return "form"

    def choices(self, board: Board) -> vec[i64]:
        """M2-35: two colours qualify only in a column of 6 or more; the owner picks one."""
        return cells_of([actions.FORM + colour for colour in majorities(board, self.column)])

    def answer(self, board: Board, action: Action) -> None:
        board.agenda.push(Represent(self.seat, NO_CARD, self.column, action - actions.FORM))

    def rule(self) -> str:
        return "M2-35"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        if kind_word(action) != "form":
            return None
        colour: Colour = action - actions.FORM
        facts: dict[str, Fact] = {
            "colour": f"colour/{COLOUR_NAMES[colour]}",
            "cards": colour_count(board.columns[self.column])[colour],
            "needed": MAJORITY,
        }
        return Reason("form-few", "M2-35", facts)


@mypyc_attr(acyclic=True)
class Represent(Step):
    """Which card represents the faction of this colour in this column (0..5, M2-35)? Asks its
    owner."""

    def number(self) -> i64:
        return 3

    def prompt(self) -> str:
        return "represent"

    def choices(self, board: Board) -> vec[i64]:
        """M2-35: a card of the faction's colour becomes its representative; like cards are one
        option."""
        members = board.columns[self.column]
        found: vec[i64] = vec[i64]()
        for place in range(len(members)):
            if colour_of(members[place]) == self.colour and members.index(members[place]) == place:
                found = append(found, actions.REPRESENT + self.column % COLUMNS * LONGEST + place)
        return found

    def answer(self, board: Board, action: Action) -> None:
        """M2-35: the representative goes to the score area with its disc. M2-36: coins for the
        cards of the colour. M2-37: the rest goes."""
        members = board.columns[self.column]
        board.columns[self.column] = []
        cards: i64 = colour_count(members)[self.colour]
        chosen: Member = members.pop((action - actions.REPRESENT) % LONGEST)
        board.areas[self.seat].append(chosen)
        discard_members(board, members)
        if board.listening:
            board.tell(
                "formed",
                {
                    "seat": things.seat(self.seat),
                    "colour": f"colour/{COLOUR_NAMES[self.colour]}",
                    "column": self.column % COLUMNS + 1,
                    "cards": cards,
                    "card": thing(card_of(chosen)),
                },
            )
        gain_coins(board, self.seat, faction_coins(cards))

    def rule(self) -> str:
        return "M2-35"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        if kind_word(action) != "represent":
            return None
        column: i64 = (action - actions.REPRESENT) // LONGEST
        place: i64 = (action - actions.REPRESENT) % LONGEST
        members = board.columns[self.column]
        if column != self.column % COLUMNS:
            return Reason("represent-column", "M2-35", {"column": self.column % COLUMNS + 1})
        if place >= len(members):
            return Reason("place-empty", "M2-35")
        if colour_of(members[place]) == self.colour:
            return Reason("like-cards", "M2-35")
        return Reason(
            "represent-colour", "M2-35", {"colour": f"colour/{COLOUR_NAMES[self.colour]}"}
        )
