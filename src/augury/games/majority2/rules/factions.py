"""The Majority 2: columns of five and the factions they form (RULES.md 7.3)."""

from __future__ import annotations

from mypy_extensions import i64

from augury.core.state import Action, Seat
from augury.games.majority2 import actions
from augury.games.majority2.actions import LONGEST
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
from augury.games.majority2.state import CHECK, FORM, REPRESENT, Board, Step
from augury.kit import things


def check(board: Board) -> None:
    """M2-33: a column with 5 or more cards must be resolved. M2-38: the active player's first,
    lowest number first."""
    for seat in (board.active, board.opponent()):
        for number in range(seat * COLUMNS, seat * COLUMNS + COLUMNS):
            if len(board.columns[number]) >= FULL:
                board.steps.append(Step(CHECK, board.active))
                resolve(board, seat, number)
                return


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
        board.steps.append(Step(REPRESENT, owner, NO_CARD, number, colours[0]))
    else:
        board.steps.append(Step(FORM, owner, NO_CARD, number))


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
        count[colour_of(member)] += 1
    return count


def form_options(board: Board, step: Step) -> list[Action]:
    """M2-35: two colours qualify only in a column of 6 or more; the owner picks one."""
    return [actions.FORM + colour for colour in majorities(board, step.column)]


def form(board: Board, step: Step, action: Action) -> None:
    board.steps.append(Step(REPRESENT, step.seat, NO_CARD, step.column, action - actions.FORM))


def represent_options(board: Board, step: Step) -> list[Action]:
    """M2-35: a card of the faction's colour becomes its representative; like cards are one
    option."""
    members = board.columns[step.column]
    found: list[Action] = []
    for place in range(len(members)):
        if colour_of(members[place]) == step.colour and members.index(members[place]) == place:
            found.append(actions.REPRESENT + step.column % COLUMNS * LONGEST + place)
    return found


def represent(board: Board, step: Step, action: Action) -> None:
    """M2-35: the representative goes to the score area with its disc. M2-36: coins for the cards of
    the colour. M2-37: the rest goes."""
    members = board.columns[step.column]
    board.columns[step.column] = []
    cards: i64 = colour_count(members)[step.colour]
    chosen: Member = members.pop((action - actions.REPRESENT) % LONGEST)
    board.areas[step.seat].append(chosen)
    discard_members(board, members)
    if board.listening:
        board.tell(
            "formed",
            {
                "seat": things.seat(step.seat),
                "colour": f"colour/{COLOUR_NAMES[step.colour]}",
                "column": step.column % COLUMNS + 1,
                "cards": cards,
                "card": thing(card_of(chosen)),
            },
        )
    gain_coins(board, step.seat, faction_coins(cards))
