"""Goetia: what a seat may know (RULES.md 6, information), as typed structures; `view` fills them
in."""

from __future__ import annotations

from dataclasses import dataclass

from augury.core.view import GameView


@dataclass(frozen=True, kw_only=True)
class Note:
    """What somebody should know before they place a follower: a key into the texts,
    `board-note-<key>`."""

    key: str
    number: int
    seat: int  # whom it concerns, -1 = nobody


@dataclass(frozen=True, kw_only=True)
class HexView:
    """A hex on the table."""

    id: str
    rank: int
    link: str  # hexes of a card with the same letter are linked; "" = single
    reward: str  # as in RULES.md 3.2
    sacrifice: bool
    followers: list[int]  # seats
    token: str  # the cube or Attention that covers it, "" = none
    vacant: int  # hexes of its link without a follower; 0 for a single hex
    stays: bool  # do its followers stay on it at the end of the round?
    notes: list[Note]


@dataclass(frozen=True, kw_only=True)
class Discount:
    """Where cubes less come from: a visible Power, or the symbols of an edge card."""

    thing: str
    number: int


@dataclass(frozen=True, kw_only=True)
class Price:
    """What a placement costs the seat that looks, before its discount."""

    tokens: list[str]
    discount: int
    discounts: list[Discount]
    payable: bool  # for a spectator: always False
    pays: list[str]  # if it is payable: what the usual way pays (G-320), Attention included
    choice: bool  # other cubes could pay as well
    cubes: int  # cubes that are left to pay after the discount
    attention: int
    jokers: int  # black cubes in `pays` that stand for a colour


@dataclass(frozen=True, kw_only=True)
class WorldView:
    """A World or New World card."""

    card: str  # "" = a gap
    king: str  # on its back; "" = a New World card
    colour: str
    hexes: list[HexView]


@dataclass(frozen=True, kw_only=True)
class EdgeView:
    """A place at the edge of the World, with the card there."""

    slot: str
    card: str  # "" = nobody knows which one it is
    flipped: bool
    waiting: list[int]  # seats with an un-recruited follower there
    symbols: int  # visible discount symbols
    discs: int  # places that nobody at this table uses
    open: bool  # may the seat that looks use it?
    charges: list[int]  # the World cards of its row or column, by their places
    line: list[str]  # visible resources of the row or column
    fee: list[str]  # what it costs besides them
    price: Price
    hex: HexView


@dataclass(frozen=True, kw_only=True)
class BoardView:
    """A Scry or Dark Board."""

    board: str
    name: str
    board_class: int
    dark: bool
    attention: int
    attention_printed: int
    rows: list[list[str]]  # cost rows of the Dark side: top, bottom
    row_shown: str  # which row the King leaves visible; "" = both
    king: str  # the King on it, "" = none
    tile: str
    price: Price
    hexes: list[HexView]  # of the side, or of the King, that is up


@dataclass(frozen=True, kw_only=True)
class KingView:
    """A King, wherever it is."""

    king: str
    name: str
    number: int
    king_class: int
    deck_size: int
    looked: list[int]  # who has looked through the deck
    deck: list[str]  # if this seat knows it: from the top


@dataclass(frozen=True, kw_only=True)
class PactView:
    """A Pact that lies on the table."""

    pact: str
    worth: list[int]  # what it would score now, by seat


@dataclass(frozen=True, kw_only=True)
class Stock:
    """Cubes by colour, and Attention."""

    pink: int
    teal: int
    yellow: int
    brown: int
    black: int
    attention: int


@dataclass(frozen=True, kw_only=True)
class CardView:
    """The visible card of a stack."""

    card: str
    sort: str
    points: int
    cubes: list[str]  # on a Treasure
    hexes: list[HexView]  # of a Relic
    price: list[Price]  # of a Relic
    worth: int  # what it scores now
    red: bool  # has it a red border? Then the others receive something as well


@dataclass(frozen=True, kw_only=True)
class StackView:
    """A stack on a mat."""

    cards: list[str]  # bottom to top
    top: list[CardView]  # empty for an empty place


@dataclass(frozen=True, kw_only=True)
class Mat:
    """A player's own board."""

    stock: Stock
    hand: int
    recruited: int
    placed: int  # followers on hexes
    graveyard: int
    waiting: list[str]  # edge places of un-recruited followers
    stacks: list[StackView]
    cards: int
    score: int
    score_attention: int
    score_cards: int
    score_pacts: int
    score_cubes: int


@dataclass(frozen=True, kw_only=True)
class Pending:
    """Something that is still to be done, the next one first."""

    what: str
    seat: int
    thing: str
    number: int


@dataclass(frozen=True, kw_only=True)
class GoetiaView(GameView):
    """The whole table."""

    edition: str
    phase: str
    round: int
    start_player: int
    world: list[WorldView]  # row by row
    edges: list[EdgeView]
    scry: list[list[BoardView]]  # by row: the visible board, if there is one
    boards_below: list[int]  # by row: hidden boards under it
    dark: list[list[BoardView]]  # by row, oldest first
    kings: list[KingView]
    pacts: list[list[PactView]]  # by row
    pact_places: int  # this many lay in a row at the beginning
    pacts_on_table: int
    ends_at: int  # the game ends when no more Pacts than that are on the table
    new_world_size: int
    supply: Stock
    robbed: list[
        int
    ]  # by colour: whose cube this seat would get next, if the supply has none; -1 = nobody's
    mats: list[Mat]
    placing: str  # the hex that is being paid for or used
    owed: list[str]  # tokens still to be paid
    next_token: str
    discount: int
    drawn: list[str]  # Demon cards being handed on, if this seat knows them
    drawn_size: int
    pending: list[Pending]
