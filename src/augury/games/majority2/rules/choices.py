"""The Majority 2: what is decided while an ability is carried out: the options of a pending step,
and what an answer does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from mypy_extensions import i64

from augury.core.state import Action, Seat
from augury.games.majority2 import actions
from augury.games.majority2.actions import OPPOSING, OWN, WEARING, spot
from augury.games.majority2.components import (
    COLOUR_NAMES,
    COLOURS,
    COLUMNS,
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
from augury.games.majority2.rules.abilities import discard_one, spared
from augury.games.majority2.rules.dealing import discard_members, lay_aside, put_into_reserve, thing
from augury.games.majority2.rules.discs import (
    column_at,
    disc_options,
    place_at,
    place_disc,
    recolour,
    recolour_options,
)
from augury.games.majority2.rules.factions import form, form_options, represent, represent_options
from augury.games.majority2.state import (
    DISC,
    FORM,
    GIVE_UP,
    HAUNT,
    LAY_ASIDE,
    NAME,
    RECOLOUR,
    REPRESENT,
    STRIKE,
    TAKE,
    Board,
    Step,
)
from augury.kit import things

Options: TypeAlias = Callable[[Board, Step], list[Action]]
Answer: TypeAlias = Callable[[Board, Step, Action], None]


def distinct_spots(board: Board, base: Action, seat: Seat, first: i64, last: i64) -> list[Action]:
    """All cards of these columns on both sides; of like cards that lie next to each other, the
    older one."""
    found: list[Action] = []
    for side in (OWN, OPPOSING):
        for column in range(first, last + 1):
            members = board.columns[column_at(seat, spot(side, column, 0))]
            for place in range(len(members)):
                if place == 0 or members[place] != members[place - 1]:
                    found.append(base + spot(side, column, place))
    return found


# witch_veteran


def take_options(board: Board, step: Step) -> list[Action]:
    """M2-53: any card in play, of either player."""
    return distinct_spots(board, actions.TAKE, step.seat, 0, COLUMNS - 1)


def take(board: Board, step: Step, action: Action) -> None:
    """M2-53: it goes to the own reserve; that is not a discard, so nothing protects it. M2-16: its
    disc returns to the supply."""
    where: i64 = action - actions.TAKE
    number = column_at(step.seat, where)
    card = card_of(board.columns[number].pop(place_at(where)))
    put_into_reserve(board, step.seat, card)
    if board.listening:
        board.tell(
            "taken",
            {
                "seat": things.seat(step.seat),
                "card": thing(card),
                "from": things.seat(number // COLUMNS),
                "column": number % COLUMNS + 1,
            },
        )


# demon_junior


def lay_aside_options(board: Board, step: Step) -> list[Action]:
    """M2-55: any card of the whole hand."""
    found: list[Action] = []
    last: Card = NO_CARD
    for card in board.hand:
        if card != last:
            found.append(actions.LAY_ASIDE + card)
            last = card
    return found


def answer_lay_aside(board: Board, step: Step, action: Action) -> None:
    lay_aside(board, action - actions.LAY_ASIDE)


# dragon_veteran


def name_options(board: Board, step: Step) -> list[Action]:
    """M2-61: one of the five colours; the second one is another one."""
    return [actions.NAME + colour for colour in range(COLOURS) if colour != step.colour]


def name(board: Board, step: Step, action: Action) -> None:
    """M2-61: after the second colour all cards in play of both are discarded at once, on both
    sides, unless they are protected."""
    colour: Colour = action - actions.NAME
    if board.listening:
        board.tell(
            "named", {"seat": things.seat(step.seat), "colour": f"colour/{COLOUR_NAMES[colour]}"}
        )
    if step.colour == NO_COLOUR:
        board.steps.append(Step(NAME, 1 - step.seat, step.card, step.column, colour))
        return
    packet: list[Member] = []
    last: i64 = (
        board.active * COLUMNS + step.column
    )  # the dragon's column, where the newest card lies
    for number in range(2 * COLUMNS):
        if number != last:
            wipe(board, number, step.colour, colour, packet)
    wipe(board, last, step.colour, colour, packet)
    discard_members(board, packet)


def wipe(board: Board, number: i64, one: Colour, other: Colour, packet: list[Member]) -> None:
    """Take the cards of two colours out of a column, unless an angel_junior protects it."""
    gone: list[Member] = []
    left: list[Member] = []
    for member in board.columns[number]:
        colour = colour_of(member)
        if colour in (one, other):
            gone.append(member)
        else:
            left.append(member)
    if not gone or spared(board, number, card_of(gone[-1])):
        return
    board.columns[number] = left
    packet.extend(gone)
    if board.listening:
        cards = " ".join([thing(card_of(member)) for member in gone])
        board.tell(
            "wiped",
            {
                "seat": things.seat(number // COLUMNS),
                "column": number % COLUMNS + 1,
                "cards": cards,
            },
        )


# dragon_aristocrat


def give_up_options(board: Board, step: Step) -> list[Action]:
    """M2-62: a card of the own score area, a Secretary if there is one; like cards are one
    option."""
    found: list[Action] = []
    secretaries: list[Action] = []
    for member in sorted(board.areas[step.seat]):
        action: Action = actions.GIVE_UP + card_of(member) * WEARING + member // PLAIN
        if action not in found:
            found.append(action)
            if RANK[card_of(member)] == SECRETARY:
                secretaries.append(action)
    found = secretaries if secretaries else found
    found.sort()
    return found


def give_up(board: Board, step: Step, action: Action) -> None:
    chosen: i64 = action - actions.GIVE_UP
    member: Member = chosen // WEARING + chosen % WEARING * PLAIN
    board.areas[step.seat].remove(member)
    discard_members(board, [member])
    if board.listening:
        board.tell("gave-up", {"seat": things.seat(step.seat), "card": thing(card_of(member))})


# dragon_junior_p


def strike_options(board: Board, step: Step) -> list[Action]:
    """M2-73: any card of the lane, either side, the dragon itself included."""
    return distinct_spots(board, actions.STRIKE, step.seat, step.column, step.column)


def strike(board: Board, step: Step, action: Action) -> None:
    """M2-73: it is discarded if the opponent has a completed faction of its effective colour; a
    Ghost without disc matches nothing."""
    where: i64 = action - actions.STRIKE
    number = column_at(step.seat, where)
    member: Member = board.columns[number][place_at(where)]
    colour = colour_of(member)
    if colour != NO_COLOUR and board.factions_of(1 - step.seat, colour):
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


# ghost


def haunt_options(board: Board, step: Step) -> list[Action]:
    """M2-80: any column of the opponent."""
    return [actions.HAUNT + column for column in range(COLUMNS)]


def answer_haunt(board: Board, step: Step, action: Action) -> None:
    """M2-82: a Ghost that came through reaper_senior moves on."""
    board.columns[step.seat * COLUMNS + step.column].pop()
    haunt(board, action - actions.HAUNT)


def haunt(board: Board, column: i64) -> None:
    """M2-80: the Ghost goes to the lower end of the opponent's column and is his card from then
    on."""
    board.columns[board.opponent() * COLUMNS + column].append(GHOST)
    if board.listening:
        board.tell("haunted", {"seat": things.seat(board.opponent()), "column": column + 1})


OPTIONS: Final[dict[int, Options]] = {
    FORM: form_options,
    REPRESENT: represent_options,
    TAKE: take_options,
    LAY_ASIDE: lay_aside_options,
    NAME: name_options,
    GIVE_UP: give_up_options,
    DISC: disc_options,
    RECOLOUR: recolour_options,
    STRIKE: strike_options,
    HAUNT: haunt_options,
}

ANSWERS: Final[dict[int, Answer]] = {
    FORM: form,
    REPRESENT: represent,
    TAKE: take,
    LAY_ASIDE: answer_lay_aside,
    NAME: name,
    GIVE_UP: give_up,
    DISC: place_disc,
    RECOLOUR: recolour,
    STRIKE: strike,
    HAUNT: answer_haunt,
}
