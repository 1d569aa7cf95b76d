"""Goetia: rewards and the limited supply (RULES.md 7.3), and the events that gains are (G-501)."""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from augury.core.state import Action, Seat
from augury.games.goetia import actions, codes
from augury.games.goetia.bundle import ATTENTION, COLOURS, CUBES, SORTS, WHITE, Colour
from augury.games.goetia.codes import Effect
from augury.games.goetia.components import ED_2019, NONE, Card, Hex
from augury.games.goetia.demons import DEMONS, REACTS_TO
from augury.games.goetia.hexes import HEXES, RELIC_FIRST, group_of
from augury.games.goetia.names import card_thing, cube_thing
from augury.games.goetia.rules.scoring import points
from augury.games.goetia.state import STACKS, Board, Question, Step
from augury.kit import things
from augury.kit.cells import add, cells_of

# Where a gain comes from: it decides which event it is (G-501)
Source: TypeAlias = i64
PLAIN: Final = 0
PRINTED: Final = 1  # the printed reward of a World hex: OWN_GAIN
FOE: Final = 2  # an opponent's action: OPP_GAIN


def gain(board: Board, seat: Seat, sort: Colour, number: i64, source: Source) -> None:
    """G-322: received at once and not refused. G-323: for a white symbol the player chooses one
    colour, for all the cubes."""
    if sort == WHITE:
        board.push(ChooseColour(seat, number, source))
    else:
        board.push(Gain(seat, sort, number, source))


def gain_at_once(board: Board, seat: Seat, sort: Colour, number: i64, source: Source) -> None:
    """G-322: a reward before which nothing else is to be done; G-323: only the colour of white
    cubes is asked for."""
    if sort == WHITE:
        board.push(ChooseColour(seat, number, source))
    else:
        receive(board, seat, sort, number, source)


@mypyc_attr(acyclic=True)
class Gain(Step):
    """G-322: cubes or Attention are received."""

    def __init__(
        self, seat: Seat = 0, sort: Colour = 0, amount: i64 = 0, source: Source = 0
    ) -> None:
        super().__init__(seat)
        self.sort: Colour = sort
        self.amount: i64 = amount
        self.source: Source = source

    def kind(self) -> i64:
        return 19

    def numbers(self) -> tuple[i64, i64, i64]:
        return self.sort, self.amount, self.source

    def perform(self, board: Board) -> None:
        receive(board, self.seat, self.sort, self.amount, self.source)


ANY_COLOUR: Final = cells_of([actions.CHOOSE + colour for colour in range(COLOURS)])


@mypyc_attr(acyclic=True)
class ChooseColour(Question):
    """G-323: which colour white symbols stand for, one for all of them."""

    def __init__(self, seat: Seat = 0, amount: i64 = 0, source: Source = 0) -> None:
        super().__init__(seat)
        self.amount: i64 = amount
        self.source: Source = source

    def kind(self) -> i64:
        return 7

    def numbers(self) -> tuple[i64, i64, i64]:
        return self.amount, self.source, 0

    def word(self) -> str:
        return "choose"

    def number(self) -> i64:
        return self.amount

    def choices(self, board: Board) -> vec[i64]:
        """R-22: also one that the supply lacks."""
        return ANY_COLOUR

    def answer(self, board: Board, action: Action) -> None:
        receive(board, self.seat, action - actions.CHOOSE, self.amount, self.source)

    def rule(self) -> str:
        return "G-323"


def receive(board: Board, seat: Seat, sort: Colour, number: i64, source: Source) -> None:
    """Take cubes or Attention, and raise the event that this is (G-506: only if something was
    really received)."""
    got = take(board, seat, sort, number)
    if got == 0:
        return
    if source == PRINTED:
        fire(board, seat, codes.OWN_GAIN, sort)
    elif source == FOE:
        fire(board, seat, codes.FOE_GAVE, 0)


def take(board: Board, seat: Seat, sort: Colour, number: i64) -> i64:
    """G-324: from the supply while it lasts, then cube by cube from whoever has most; returns how
    many. G-331: there is no limit."""
    got: i64 = board.supply[sort]
    if got > number:
        got = number
    add(board.supply, sort, -got)
    if board.listening and got:
        board.tell("gained", {"seat": things.seat(seat), "number": got, "cube": cube_thing(sort)})
    add(board.stock, seat * SORTS + sort, got)
    if sort == ATTENTION and board.edition != ED_2019:
        return got  # G-330: in 2020 Attention is never stolen
    while got < number:
        victim = most_of(board, seat, sort)
        if victim in (NONE, seat):
            break
        add(board.stock, victim * SORTS + sort, -1)
        add(board.stock, seat * SORTS + sort, 1)
        got += 1
        if board.listening:
            board.tell(
                "stolen",
                {"seat": things.seat(seat), "from": things.seat(victim), "cube": cube_thing(sort)},
            )
    return got


def most_of(board: Board, receiver: Seat, sort: Colour) -> Seat:
    """G-324: who has most of a sort in stock. G-325: the loser of a tie. G-326: in 2019 a tied
    receiver gets nothing.

    G-328: NONE if nobody has any. G-329: cubes on Treasures are in nobody's stock."""
    most: i64 = 0
    for seat in range(board.seats):
        if board.stock[seat * SORTS + sort] > most:
            most = board.stock[seat * SORTS + sort]
    if most == 0:
        return NONE
    found: list[Seat] = []
    for seat in range(board.seats):
        if board.stock[seat * SORTS + sort] == most:
            found.append(seat)
    if len(found) == 1:
        return found[0]
    if board.edition == ED_2019 and receiver in found:
        return receiver
    return loser(board, found)


def loser(board: Board, tied: list[Seat]) -> Seat:
    """G-325, G-327: the tie is won by few recruited followers, then few WP, then a place early in
    turn order; the last one is robbed."""
    found: Seat = NONE
    worst: list[i64] = []
    for seat in tied:
        mine: list[i64] = [
            board.recruited(seat),
            points(board, seat),
            (seat + board.seats - board.start) % board.seats,
        ]
        if found == NONE or mine > worst:
            found = seat
            worst = mine
    return found


# Triggers


def remember_visible(board: Board) -> None:
    """G-505: an event begins; only Powers visible now react to it."""
    board.before = board.tops


def fire(board: Board, seat: Seat, event: i64, number: i64) -> None:
    """G-501, G-502: every Power that reacts to the event does so once. G-504: in the order of the
    stacks, so the last is pushed first.

    G-503: what a Power gives belongs to the event that triggered it; no Power of this game reacts
    to such a gain, so chains end at once. G-505: it must have been visible when the event began and
    still be."""
    place: i64 = seat * STACKS + STACKS - 1
    while place >= seat * STACKS:
        card: Card = board.before[place]
        if card != NONE and REACTS_TO[card] >> event & 1 and board.tops[place] == card:
            for effect in DEMONS[card].effects:
                if effect.trigger == event and reacts(board, effect):
                    react(board, seat, card, effect, number)
        place -= 1


def reacts(board: Board, effect: Effect) -> bool:
    """The filter of a trigger: area of the hex, linked hexes only, with a sacrifice."""
    if effect.areas == 0 and not effect.sacrificed:
        return True
    hex_ = HEXES[board.placing]
    if effect.sacrificed:
        return needs_sacrifice(board.placing)
    if not hex_.area & effect.areas:
        return False
    return not effect.linked or len(group_of(board.edition, board.placing)) > 0


def needs_sacrifice(hex_: Hex) -> bool:
    """G-317, G-354: does a placement there cost a follower?"""
    data = HEXES[hex_]
    if data.sacrifice:
        return True
    return hex_ >= RELIC_FIRST and DEMONS[data.home].effects[0].sacrifice


def react(board: Board, seat: Seat, card: Card, effect: Effect, number: i64) -> None:
    """GAIN and GAIN_SAME are all that a triggered Power does; discounts were part of the cost.

    `number`: the cards of a WORSHIP event, or the colour just given."""
    op = effect.ops[0]
    same = op.sort == codes.GAIN_SAME and number < CUBES  # nothing if the hex gave Attention
    if op.sort != codes.GAIN and not same:
        return
    if board.listening:
        board.tell("power", {"seat": things.seat(seat), "card": card_thing(card)})
    if same:
        gain(board, seat, number, op.number, PLAIN)
    else:
        gain(
            board,
            seat,
            op.colour,
            number if op.number == codes.PER_CARD else op.number,
            PLAIN,
        )
