"""The Majority 2: coloured discs, and the Ghosts that attract them (RULES.md 7.5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from augury.core.reason import Reason
from augury.core.state import Action, Seat
from augury.games.majority2 import actions
from augury.games.majority2.actions import (
    LONGEST,
    OPPOSING,
    OWN,
    PLACES,
    SPOTS,
    kind_word,
    spot,
)
from augury.games.majority2.components import (
    ANGEL_SENIOR,
    COLOUR_NAMES,
    COLOURS,
    COLUMNS,
    GHOST,
    KINDS,
    NO_CARD,
    NO_COLOUR,
    PLAIN,
    REAPER_ARISTOCRAT_P,
    REAPER_JUNIOR,
    Card,
    Colour,
    Member,
    card_of,
    disc_of,
    with_disc,
)
from augury.games.majority2.rules.dealing import thing
from augury.games.majority2.state import Board, Step
from augury.kit import things
from augury.kit.cells import cells_of
from augury.kit.sets import lowest


def column_at(seat: Seat, where: i64) -> i64:
    """The column (0..5) of a spot, as the seat that decides sees it."""
    side: i64 = where // PLACES
    owner: Seat = seat if side == OWN else 1 - seat
    return owner * COLUMNS + where % PLACES // LONGEST


def place_at(where: i64) -> i64:
    """The place in its column of a spot."""
    return where % LONGEST


# Spots as bits
SPOT_BITS: Final = cells_of([1 << where for where in range(SPOTS)])
LANE_SPOTS: Final = cells_of(
    [
        sum([1 << where for where in range(SPOTS) if where % PLACES // LONGEST == lane])
        for lane in range(COLUMNS)
    ]
)

# Discs on cards in play


@mypyc_attr(acyclic=True)
class PlaceDisc(Step):
    """Which disc goes on which card? Asked by angel_senior (M2-64, two discs), reaper_junior
    (M2-67) and reaper_aristocrat_p (M2-75, all that are left)."""

    def __init__(
        self, seat: Seat = 0, card: Card = NO_CARD, column: i64 = 0, placed: Colour = NO_COLOUR
    ) -> None:
        super().__init__(seat, card, column, placed)
        self.placed: Colour = placed  # the disc before this one

    def number(self) -> i64:
        return 8

    def prompt(self) -> str:
        return "disc"

    def choices(self, board: Board) -> vec[i64]:
        """M2-70: any disc, wherever it lies, on a card without one. M2-64: the second disc is
        another one. M2-75: only those of the supply."""
        discs: list[Colour] = (
            board.supply()
            if self.card == REAPER_ARISTOCRAT_P
            else [colour for colour in range(COLOURS) if colour != self.placed]
        )
        spots = disc_spots(board, self.seat, self.card)
        found: vec[i64] = vec[i64]()
        for disc in discs:
            for where in spots:
                found = append(found, actions.DISC + disc * SPOTS + where)
        return found

    def answer(self, board: Board, action: Action) -> None:
        """M2-64, M2-67, M2-75: one disc on one card. angel_senior goes on with a second disc,
        reaper_aristocrat_p until none is left."""
        disc: Colour = (action - actions.DISC) // SPOTS
        where: i64 = (action - actions.DISC) % SPOTS
        column = board.columns[column_at(self.seat, where)]
        place: i64 = place_at(where)
        lift_disc(board, disc)
        card: Card = column[place]
        column[place] = with_disc(card, disc)
        if board.listening:
            owner = column_at(self.seat, where) // COLUMNS
            board.tell(
                "ghost-attracted" if card == GHOST else "disc-placed",
                {
                    "seat": things.seat(owner),
                    "disc": f"disc/{COLOUR_NAMES[disc]}",
                    "card": thing(card),
                    "column": where % PLACES // LONGEST + 1,
                },
            )
        if self.card == REAPER_ARISTOCRAT_P or (
            self.card == ANGEL_SENIOR and self.placed == NO_COLOUR
        ):
            board.agenda.push(PlaceDisc(self.seat, self.card, self.column, disc))

    def rule(self) -> str:
        return "M2-18"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        if kind_word(action) != "disc":
            return None
        disc: Colour = (action - actions.DISC) // SPOTS
        where: i64 = (action - actions.DISC) % SPOTS
        if disc == self.placed and self.card == ANGEL_SENIOR:
            return DISC_JUST
        if self.card == REAPER_ARISTOCRAT_P and disc not in board.supply():
            return DISC_AWAY
        side: i64 = where // PLACES
        if side == OPPOSING and self.card == ANGEL_SENIOR:
            return DISC_OWN
        if side == OWN and self.card == REAPER_JUNIOR:
            return DISC_OPPOSING
        column = board.columns[column_at(self.seat, where)]
        if place_at(where) >= len(column):
            return Reason("place-empty", "M2-17")
        return DISC_THERE if column[place_at(where)] >= PLAIN else DISC_GHOST


DISC_JUST: Final = Reason("disc-just", "M2-64")
DISC_AWAY: Final = Reason("disc-away", "M2-75")
DISC_OWN: Final = Reason("disc-own", "M2-64")
DISC_OPPOSING: Final = Reason("disc-opposing", "M2-67")
DISC_THERE: Final = Reason("disc-there", "M2-17")
DISC_GHOST: Final = Reason("disc-ghost", "M2-83")


def disc_spots(board: Board, seat: Seat, card: Card) -> vec[i64]:
    """M2-64: own cards in the columns. M2-67: opposing ones. M2-75: any. M2-85: in a lane with a
    waiting Ghost only the Ghost."""
    eligible: i64 = 0  # one bit for each spot
    if card != REAPER_JUNIOR:
        eligible |= plain_spots(board, seat, OWN)
    if card != ANGEL_SENIOR:
        eligible |= plain_spots(board, seat, OPPOSING)
    for lane in range(COLUMNS):
        if eligible & LANE_SPOTS[lane]:
            ghost: i64 = attracting_ghost(board, seat, lane)
            if ghost >= 0:
                eligible = eligible & ~LANE_SPOTS[lane] | SPOT_BITS[ghost]
    found: vec[i64] = vec[i64]()
    while eligible:
        found = append(found, lowest(eligible))
        eligible &= eligible - 1
    return found


def plain_spots(board: Board, seat: Seat, side: i64) -> i64:
    """M2-17: at most one disc per card, so only cards without one; a bit for each spot."""
    found: i64 = 0
    for lane in range(COLUMNS):
        where: i64 = spot(side, lane, 0)
        for member in board.columns[column_at(seat, where)]:
            if member < PLAIN:
                found |= SPOT_BITS[where]
            where += 1
    return found


def attracting_ghost(board: Board, seat: Seat, lane: i64) -> i64:
    """M2-83: a Ghost without a disc takes the next disc of its lane. M2-84: the active player's
    first, on one side the older one.

    The spot as the active player, who places all discs, sees it; -1 if there is none.
    """
    for side in range(OWN, OPPOSING + 1):
        place = board.ghost_of(column_at(seat, spot(side, lane, 0)))
        if place >= 0:
            return spot(side, lane, place)
    return -1


# Lifting them


def lift_disc(board: Board, disc: Colour) -> None:
    """M2-70: a disc that lies on a card is taken from there, and the card has its printed colour
    again at once."""
    for members in board.columns:
        if lift_from(members, disc):
            return
    for members in board.areas:
        if lift_from(members, disc):
            return


def lift_from(members: list[Member], disc: Colour) -> bool:
    """Take a disc off the card that carries it; was it here?"""
    for place in range(len(members)):
        if disc_of(members[place]) == disc:
            members[place] = card_of(members[place])
            return True
    return False


def lift_all_discs(board: Board) -> i64:
    """M2-74: all discs of columns and score areas return to the supply; returns how many."""
    lifted: i64 = 0
    for members in (*board.columns, *board.areas):
        for place in range(len(members)):
            if members[place] >= PLAIN:
                members[place] = card_of(members[place])
                lifted += 1
    return lifted


# Discs on completed factions


def plain_cards(area: list[Member]) -> i64:
    """The kinds of card that lie there without a disc, one bit for each."""
    found: i64 = 0
    one: i64 = 1
    for member in area:
        if member < PLAIN:
            found |= one << member
    return found


@mypyc_attr(acyclic=True)
class Recolour(Step):
    """Which disc goes on which completed faction? Asked by reaper_veteran (M2-68)."""

    def number(self) -> i64:
        return 9

    def prompt(self) -> str:
        return "recolour"

    def choices(self, board: Board) -> vec[i64]:
        """M2-68: any disc, on a card without disc in either score area; like cards are one
        option."""
        found: vec[i64] = vec[i64]()
        for disc in range(COLOURS):
            for side in range(OWN, OPPOSING + 1):
                cards: i64 = plain_cards(board.areas[self.seat if side == OWN else 1 - self.seat])
                first: Action = actions.RECOLOUR + (disc * 2 + side) * KINDS
                while cards:
                    found = append(found, first + lowest(cards))
                    cards &= cards - 1
        return found

    def answer(self, board: Board, action: Action) -> None:
        """M2-68: the disc changes colour and party of that completed faction."""
        chosen: i64 = action - actions.RECOLOUR
        card: Card = chosen % KINDS
        disc: Colour = chosen // KINDS // 2
        owner: Seat = self.seat if chosen // KINDS % 2 == OWN else 1 - self.seat
        area = board.areas[owner]
        place = area.index(card)
        lift_disc(board, disc)
        area[place] = with_disc(card, disc)
        if board.listening:
            board.tell(
                "recoloured",
                {
                    "seat": things.seat(owner),
                    "disc": f"disc/{COLOUR_NAMES[disc]}",
                    "card": thing(card),
                },
            )

    def rule(self) -> str:
        return "M2-68"

    def refusal(self, board: Board, action: Action) -> Reason | None:
        if kind_word(action) != "recolour":
            return None
        card: Card = (action - actions.RECOLOUR) % KINDS
        return Reason("recolour-none", "M2-68", {"card": thing(card)})
