"""Pantheon: what a seat may know, as typed structures; `view` fills them in."""

from __future__ import annotations

from dataclasses import dataclass, field

from augury.core.view import ASKED, GameView


@dataclass(frozen=True, kw_only=True)
class NationSpaces:
    """Where a nation is on the board."""

    nation: str
    start: str
    loot: list[str]  # spaces number 0 to 4


@dataclass(frozen=True, kw_only=True)
class Piece:
    """A foot or a column on the board."""

    node: str
    seat: int
    piece: str
    linked: bool  # does it carry a route in this era?


@dataclass(frozen=True, kw_only=True)
class LootSpace:
    """A space of the map with its loot tile."""

    node: str
    number: int
    loot: str


@dataclass(frozen=True, kw_only=True)
class Serving:
    """How one number of a god tile would be served."""

    kind: str
    tile: int  # by the level of the sacrifice tile
    cards: int  # by cards of the hand
    short: int  # not at all


@dataclass(frozen=True, kw_only=True)
class OpenGod:
    """A god tile that can be acquired."""

    god: str
    cost: list[int]  # the top number first
    affordable: bool  # could the seat that looks bring the sacrifices now?
    shares: list[Serving]  # how it would best bring them, number by number
    cards: int  # cards that this would take in all
    short: int  # sacrifices that would be missing


@dataclass(frozen=True, kw_only=True)
class Spot:
    """A place where the seat that looks could put a piece next, as far as steps or money allow."""

    node: str
    piece: str
    cost: int  # in steps or money
    over: str  # the space that Gaiviles jumps for it; "" = no jump


@dataclass(frozen=True, kw_only=True)
class Goal:
    """A space that the seat that looks could come to in its movement or purchase."""

    node: str
    steps: int  # in all; money in a purchase
    path: list[str]  # the pieces that it takes, in order, this one last


@dataclass(frozen=True, kw_only=True)
class Kept:
    """A kind of god tile in front of a player."""

    god: str
    number: int


@dataclass(frozen=True, kw_only=True)
class Mat:
    """What everybody sees of a player."""

    hand_size: int
    known: list[str]  # cards that everybody knows them to hold
    unknown: int  # how many others
    levels: list[int]  # sacrifice tiles by kind: gift, priest, dancer, temple
    gods: list[Kept]
    bonus: str
    step_tiles: list[int]  # how many of one step, how many of two
    feet: int  # personal supply
    columns: int
    general_feet: int
    general_columns: int
    on_board: int  # columns on the board
    column_points: int  # what they would score now
    pietalte_points: int
    demigods: int  # how many
    open_demigods: list[int]  # those taken from the open row
    low_demigods: int  # how many came face down from the low pile, from the high pile
    high_demigods: int
    free_steps: int  # in each movement
    free_jumps: int
    free_money: int  # in each Buy


@dataclass(frozen=True, kw_only=True)
class Offering:
    """What the seat that looks has of one kind of sacrifice."""

    kind: str
    level: int  # of its tile
    cards: int  # in hand
    total: int
    price: int  # of the next level; 0 = there is none


@dataclass(frozen=True, kw_only=True)
class Task:
    """Something that is still to be done."""

    step: str
    seat: int


@dataclass(frozen=True, kw_only=True)
class PantheonView(GameView):
    """The whole table."""

    era: int
    eras: int
    nation: str
    nations: list[str]  # revealed, oldest first
    grid: list[str]  # the board as rows of marks
    spaces: list[NationSpaces]
    sacrifices: list[str]  # the order of the levels in a mat
    column_points: list[int]  # what this many columns on the board score
    god_points: int  # what a god tile scores in this era
    scorings: list[int]  # the eras that end with a scoring
    once: list[str]  # gods that are used up
    move_steps: int  # printed on a movement card
    site: str  # the active start space
    temple: bool  # does the marker stand there?
    start_player: int
    active: int
    big_foot: int  # who has it, -1 = nobody
    agenda: list[Task]  # what is to be done, the next thing first
    pieces: list[Piece]
    loot: list[LootSpace]
    loot_spaces: list[str]  # where loot is laid in this era
    gods: list[OpenGod]
    demigods: list[int]  # the open row, highest first
    display: list[str]
    special: list[str]  # the special money stack, the top card first
    laid: list[str]  # cards being played
    deck_size: int
    discard: list[str]
    god_stack: int
    low_pile: int
    high_pile: int
    bag: int
    open_bonus: list[str]
    mats: list[Mat]
    steps: int  # left in this movement
    jumps: int
    budget: int  # money left in this Buy
    picked: int  # cards taken in this Draw
    most_picks: int
    taken: list[str]  # loot to be resolved
    underfoot: str  # the loot tile that was just stepped on
    revealed: str  # the god tile turned up by Gallia
    wanted: str  # the god tile being paid for
    wanted_cost: list[int]
    brought: list[str]  # kinds that serve its first numbers
    # the kind with which the cheapest way to pay goes on, if this seat is asked
    usual: str = field(metadata=ASKED)
    traitera: int  # tiles the active player may still use
    hand: list[str]  # of the seat that looks
    offerings: list[Offering]
    movement: int  # steps with all its movement cards
    money: int  # with all its money cards
    own_demigods: list[int]
    demigod_points: int
    spots: list[Spot] = field(metadata=ASKED)
    # what is left in a movement or purchase, or all that a movement could have
    most_steps: int = field(metadata=ASKED)
    goals: list[Goal] = field(metadata=ASKED)
