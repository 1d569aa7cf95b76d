"""Pantheon: what lies on the table. Lists by seat and thing are flat: seat * number of things +
thing."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from augury.core.chance import Chance
from augury.core.reason import Reason
from augury.core.state import Action, Seat, pack
from augury.games.pantheon.components import (
    B_STEP1,
    CARD_KINDS,
    COLUMNS,
    DEMIGOD_VALUES,
    FEET,
    GADICEA,
    GAIVILES,
    GOD_KINDS,
    KINDS,
    LAST_LOW,
    LOOT_KINDS,
    NOTHING,
    STONKUS_1,
    STONKUS_2,
    VINTHRAD,
    Bonus,
    Card,
    God,
    Loot,
    Nation,
)
from augury.games.pantheon.map import LOOT_SPACES, NO_NODE, Node
from augury.games.pantheon.nodes import BIT, WORD, WORDS, holds, members_of
from augury.kit.agenda import Agenda
from augury.kit.cells import EMPTY, add, cells, pack_cells
from augury.kit.piles import NO_PILE, NO_PILES
from augury.kit.tally import TalliedState

STEPS: Final = 23  # kinds of things that the agenda can hold
MOST_SEATS: Final[i64] = 4

# Where points come from
FROM_BEGIN: Final = 0
FROM_GODS: Final = 1
FROM_ERAS: Final = 2
FROM_DEMIGODS: Final = 3
FROM_COLUMNS: Final = 4
FROM_PIETALTE: Final = 5
HEADINGS: Final = 6

# The sets of spaces in `Board.spaces`: where each begins (see `nodes`)
PIECES: Final[i64] = 0  # + seat * WORDS: where the seat has a piece
FRONTIER: Final[i64] = 20  # + seat * WORDS: where its next piece could go (P-50, P-51)
TAKEN: Final[i64] = 40  # where somebody stands (P-48)
FULL: Final[i64] = 45  # where two pieces are (P-47)
SETS: Final[i64] = 50  # cells of all of them
assert FRONTIER == MOST_SEATS * WORDS and SETS == 2 * FRONTIER + 2 * WORDS


@mypyc_attr(acyclic=True)
class Step:
    """Something on the agenda, for one seat: it happens by itself, or the seat is asked (RULES.md
    6). Each kind is a class of its own, which stands with its rules. Steps are never changed: there
    is one of each kind for each seat, and all boards share it."""

    def __init__(self, seat: Seat = 0) -> None:
        # every argument has a default, so that compiled steps can be unpickled
        self.seat: Seat = seat

    def number(self) -> i64:
        """Of its kind, in positions and observations."""
        raise NotImplementedError

    def word(self) -> str:
        """What views call it."""
        raise NotImplementedError

    def prompt(self, board: Board) -> str:
        """What the seat is asked: a key into the texts, `prompt-<word>`."""
        return self.word()

    def perform(self, board: Board) -> bool:
        """Do what needs no decision. False = nothing of the kind: the seat is asked."""
        return False

    def choices(self, board: Board) -> vec[i64]:
        """What the seat may answer: actions, ascending."""
        raise NotImplementedError

    def answer(self, board: Board, action: Action) -> None:
        """Carry out the choice. A question that is settled by it leaves the agenda."""
        raise NotImplementedError

    def rule(self) -> str:
        """Why the seat is asked."""
        raise NotImplementedError

    def refusal(self, board: Board, action: Action) -> Reason | None:
        """Why an action of a kind that is asked for cannot be the answer; None for all other
        kinds."""
        return None


@mypyc_attr(acyclic=True)
class Board(TalliedState):
    """All zones of RULES.md 3 and 4, and the agenda: what is still to be done, the next thing
    last."""

    def __init__(self, seats: i64 = 2, chance: Chance | None = None) -> None:
        super().__init__(seats, chance)
        self.agenda: Agenda[Step] = Agenda()
        # The era
        self.era: i64 = 0  # 1..6
        self.nation: Nation = NOTHING
        # the active start space; it counts as the temple from the preparation on
        self.site: Node = NO_NODE
        self.temple: bool = False  # does the marker stand there (P-15)?
        self.nations: list[Nation] = NO_PILE  # revealed, oldest first
        self.nation_stack: list[Nation] = NO_PILE
        self.start_player: Seat = 0
        self.active: Seat = 0
        self.big_foot: Seat = NOTHING
        self.descending: bool = False  # has Persia re-sorted the special money stack (P-23)?
        # Tiles
        self.god_stack: list[God] = NO_PILE
        self.god_box: vec[i64] = EMPTY
        self.open_gods: list[God] = NO_PILE
        self.gods: vec[i64] = EMPTY
        self.bag: list[Loot] = NO_PILE
        self.loot_box: vec[i64] = EMPTY
        self.loot: vec[i64] = EMPTY  # by number of the nation's loot space
        self.loot_left: i64 = 0
        self.step_tiles: vec[i64] = EMPTY  # seat * 2: L_STEP1, seat * 2 + 1: L_STEP2
        self.bonus: vec[i64] = EMPTY
        self.open_bonus: list[Bonus] = NO_PILE  # V-1: still to choose from
        self.levels: vec[i64] = EMPTY  # sacrifice tiles
        self.low: list[i64] = NO_PILE
        self.high: list[i64] = NO_PILE
        self.open_demigods: vec[i64] = EMPTY
        self.demigod_box: vec[i64] = EMPTY
        self.demigods_shown: vec[i64] = EMPTY  # taken from the open row
        self.demigods_counted: vec[i64] = EMPTY  # from a pile; their total was announced
        self.demigods_hidden: vec[i64] = EMPTY  # from a pile since then
        # Cards
        self.deck: list[Card] = NO_PILE
        self.discard: vec[i64] = EMPTY
        self.display: list[Card] = NO_PILE
        self.special: list[Card] = NO_PILE  # the special money stack
        self.laid: vec[i64] = EMPTY  # being played
        self.hand: vec[i64] = EMPTY
        self.hand_size: vec[i64] = EMPTY
        # pool * 10 + card: face-down cards of a shuffle, in the deck or in hands; the last pool is
        # the deck's
        self.pools: vec[i64] = EMPTY
        self.hidden: vec[i64] = EMPTY  # (pool * seats + seat) * 10 + card: drawn face down
        # Pieces
        self.spaces: vec[i64] = EMPTY  # who stands where, and where the next piece could go
        self.feet: list[list[Node]] = NO_PILES  # on the board
        self.columns: list[list[Node]] = NO_PILES
        self.linked: list[list[Node]] = NO_PILES  # columns that are linked (P-49); feet always are
        self.feet_supply: vec[i64] = EMPTY  # personal
        self.column_supply: vec[i64] = EMPTY
        self.feet_general: vec[i64] = EMPTY
        self.column_general: vec[i64] = EMPTY
        self.score: vec[i64] = EMPTY
        # The decision at hand
        self.steps: i64 = 0  # left in this movement
        self.jumps: i64 = 0  # left in this movement
        self.placed: i64 = 0  # pieces of this movement
        self.underfoot: i64 = NOTHING  # number of the loot space that was just stepped on
        self.taken: list[Loot] = NO_PILE  # loot in front of the mover, unresolved
        self.budget: i64 = 0
        self.bought: i64 = 0  # purchases of this Buy
        self.lowest_money: Card = NOTHING  # the money card laid last
        self.wanted: God = NOTHING  # the god being paid for
        self.revealed: God = NOTHING  # turned up by Gallia
        self.brought: list[i64] = NO_PILE  # kinds that serve the first numbers of the wanted god
        self.picked: i64 = 0  # cards of this Draw
        self.traitera: i64 = 0  # tiles that may still be used this turn
        self.over: bool = False
        self.mats: i64 = 0  # what pages of observations know a changed mat by: see `stamps`
        self.pieces: i64 = 0  # grows when pieces come to the board, leave it, or are linked
        self.tiles: i64 = 0  # grows when somebody's tiles change
        self.layout: i64 = 0  # grows when the era, tiles on the table or special cards change

    def lay_out(self) -> None:
        """S-1: the empty table, with all pieces in the general supply."""
        seats = self.seats
        self.god_box = cells(GOD_KINDS)
        self.gods = cells(seats * GOD_KINDS)
        self.loot_box = cells(LOOT_KINDS)
        self.loot = cells(LOOT_SPACES, NOTHING)
        self.step_tiles = cells(2 * seats)
        self.bonus = cells(seats, NOTHING)
        self.levels = cells(seats * KINDS)
        self.open_demigods = cells(DEMIGOD_VALUES)
        self.demigod_box = cells(DEMIGOD_VALUES)
        self.demigods_shown = cells(seats * DEMIGOD_VALUES)
        self.demigods_counted = cells(seats * DEMIGOD_VALUES)
        self.demigods_hidden = cells(seats * DEMIGOD_VALUES)
        self.display = []
        self.discard = cells(CARD_KINDS)
        self.laid = cells(CARD_KINDS)
        self.hand = cells(seats * CARD_KINDS)
        self.hand_size = cells(seats)
        self.spaces = cells(SETS)
        self.feet = [[] for _ in range(seats)]
        self.columns = [[] for _ in range(seats)]
        self.linked = [[] for _ in range(seats)]
        self.feet_supply = cells(seats)
        self.column_supply = cells(seats)
        self.feet_general = cells(seats, FEET)
        self.column_general = cells(seats, COLUMNS)
        self.score = cells(seats)
        self.tally = [0] * (seats * HEADINGS)

    def copy_to(self, other: Board) -> None:
        """Fill in a clone. What seldom changes is shared: it is replaced, never changed (see
        `kit/piles`, `kit/cells`). Copied are the agenda, cards, pieces and the score."""
        self.copy_base(other)
        other.agenda = self.agenda.copy()
        other.era = self.era
        other.nation = self.nation
        other.site = self.site
        other.temple = self.temple
        other.nations = self.nations
        other.nation_stack = self.nation_stack
        other.start_player = self.start_player
        other.active = self.active
        other.big_foot = self.big_foot
        other.descending = self.descending
        other.score = self.score[:]
        self.share_tally(other)
        other.over = self.over
        self.copy_tiles(other)
        self.copy_cards(other)
        self.copy_pieces(other)
        other.steps = self.steps
        other.jumps = self.jumps
        other.placed = self.placed
        other.underfoot = self.underfoot
        other.taken = self.taken
        other.budget = self.budget
        other.bought = self.bought
        other.lowest_money = self.lowest_money
        other.wanted = self.wanted
        other.revealed = self.revealed
        other.brought = self.brought
        other.picked = self.picked
        other.traitera = self.traitera
        other.mats = self.mats
        other.pieces = self.pieces
        other.tiles = self.tiles
        other.layout = self.layout

    def copy_tiles(self, other: Board) -> None:
        other.god_stack = self.god_stack
        other.god_box = self.god_box
        other.open_gods = self.open_gods
        other.gods = self.gods
        other.bag = self.bag
        other.loot_box = self.loot_box
        other.loot = self.loot
        other.loot_left = self.loot_left
        other.step_tiles = self.step_tiles
        other.bonus = self.bonus
        other.open_bonus = self.open_bonus
        other.levels = self.levels
        other.low = self.low
        other.high = self.high
        other.open_demigods = self.open_demigods
        other.demigod_box = self.demigod_box
        other.demigods_shown = self.demigods_shown
        other.demigods_counted = self.demigods_counted
        other.demigods_hidden = self.demigods_hidden

    def copy_cards(self, other: Board) -> None:
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.display = self.display[:]
        other.special = self.special
        other.laid = self.laid[:]
        other.hand = self.hand[:]
        other.hand_size = self.hand_size[:]
        other.pools = self.pools[:]
        other.hidden = self.hidden[:]

    def copy_pieces(self, other: Board) -> None:
        other.spaces = self.spaces[:]
        other.feet = self.feet[:]
        other.columns = self.columns[:]
        other.linked = self.linked[:]
        other.feet_supply = self.feet_supply[:]
        other.column_supply = self.column_supply[:]
        other.feet_general = self.feet_general[:]
        other.column_general = self.column_general[:]

    def position(self) -> list[i64]:
        numbers: list[i64] = [self.era, self.nation, self.site, self.start_player, self.active]
        numbers.extend([self.big_foot, self.loot_left, self.steps, self.jumps, self.placed])
        numbers.extend([self.budget, self.bought, self.lowest_money, self.wanted, self.revealed])
        numbers.extend([self.picked, self.traitera, self.underfoot])
        numbers.append(1 if self.temple else 0)
        numbers.append(1 if self.descending else 0)
        numbers.append(1 if self.over else 0)
        pack(numbers, [step.number() * 8 + step.seat for step in self.agenda.all()])
        pack(numbers, self.nations)
        pack(numbers, self.nation_stack)
        pack_cells(numbers, self.score)
        pack(numbers, self.taken)
        pack(numbers, self.brought)
        pack(numbers, self.god_stack)
        pack_cells(numbers, self.god_box)
        pack(numbers, self.open_gods)
        pack_cells(numbers, self.gods)
        pack(numbers, self.bag)
        for tiles in (self.loot_box, self.loot, self.step_tiles, self.bonus):
            pack_cells(numbers, tiles)
        pack(numbers, self.open_bonus)
        pack_cells(numbers, self.levels)
        pack(numbers, self.low)
        pack(numbers, self.high)
        for tiles in (self.open_demigods, self.demigod_box, self.demigods_shown):
            pack_cells(numbers, tiles)
        for tiles in (self.demigods_counted, self.demigods_hidden):
            pack_cells(numbers, tiles)
        pack(numbers, self.deck)
        pack_cells(numbers, self.discard)
        pack(numbers, self.display)
        pack(numbers, self.special)
        pack_cells(numbers, self.laid)
        pack_cells(numbers, self.hand)
        for pool in range(self.pool_count()):
            pack_cells(numbers, self.pools[pool * CARD_KINDS : (pool + 1) * CARD_KINDS])
        for seat in range(self.seats):
            pack(numbers, self.hidden_of(seat))
        for piles in (self.feet, self.columns, self.linked):
            for pile in piles:
                pack(numbers, pile)
        for pieces in (
            self.feet_supply,
            self.column_supply,
            self.feet_general,
            self.column_general,
        ):
            pack_cells(numbers, pieces)
        return numbers

    # The agenda

    def asked(self) -> Seat:
        """Who has to do the next thing."""
        return self.agenda.top().seat

    def plan(self, step: Step) -> None:
        """Put something before everything else that is to be done."""
        self.agenda.push(step)

    def done(self) -> None:
        """The thing that was to be done next is done."""
        self.agenda.pop()

    # Words of the rulebook

    def stands(self, seat: Seat, node: Node) -> bool:
        """Has the seat a piece on a space?"""
        return holds(self.spaces, PIECES + seat * WORDS, node)

    def pieces_at(self, node: Node) -> i64:
        """How many pieces are on a space: two at most (P-47)."""
        if holds(self.spaces, FULL, node):
            return 2
        return 1 if holds(self.spaces, TAKEN, node) else 0

    def frontier(self, seat: Seat) -> list[Node]:
        """P-50, P-51: where the next piece could touch a linked one."""
        return members_of(self.spaces, FRONTIER + seat * WORDS)

    def put_or_take(self, seat: Seat, node: Node) -> None:
        """A seat's piece comes to a space where it has none, or leaves it."""
        spaces = self.spaces
        word: i64 = WORD[node]
        mine: i64 = PIECES + seat * WORDS + word
        spaces[mine] = spaces[mine] ^ BIT[node]
        taken: i64 = 0
        full: i64 = 0
        for other in range(self.seats):
            pieces: i64 = spaces[PIECES + other * WORDS + word]
            full |= taken & pieces
            taken |= pieces
        spaces[TAKEN + word] = taken
        spaces[FULL + word] = full

    def gain(self, seat: Seat, heading: i64, points: i64) -> None:
        """Points, and where they come from."""
        if points:
            add(self.score, seat, points)
            self.add_to_tally(seat * HEADINGS + heading, points)

    def left(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        return (seat + 1) % self.seats

    def seat_order(self, first: Seat) -> list[Seat]:
        """All seats clockwise, beginning with one."""
        return [(first + distance) % self.seats for distance in range(self.seats)]

    def tiles_per_era(self) -> i64:
        """P-11, P-12: players + 1 god tiles and as many loot tiles."""
        return self.seats + 1

    def god_count(self, seat: Seat, god: God) -> i64:
        return self.gods[seat * GOD_KINDS + god]

    def free_steps(self, seat: Seat) -> i64:
        """P-43: steps of a movement without cards and without the big foot. P-144, P-167: Vinthrad
        and step tiles."""
        steps: i64 = (
            self.step_tiles[2 * seat]
            + 2 * self.step_tiles[2 * seat + 1]
            + self.gods[seat * GOD_KINDS + VINTHRAD]
        )
        return steps + (1 if self.bonus[seat] == B_STEP1 else 0)

    def free_jumps(self, seat: Seat) -> i64:
        """P-145: one jump in each movement for each Gaiviles."""
        return self.gods[seat * GOD_KINDS + GAIVILES]

    def free_money(self, seat: Seat) -> i64:
        """P-72, P-146: what Stonkus gives in each own Buy."""
        return self.gods[seat * GOD_KINDS + STONKUS_1] + 2 * self.gods[seat * GOD_KINDS + STONKUS_2]

    def most_cards(self, seat: Seat) -> i64:
        """P-110: 3 cards in a Draw. P-112, P-147: and one more for each Gadicea."""
        return 3 + self.gods[seat * GOD_KINDS + GADICEA]

    def highest_level(self, seat: Seat) -> i64:
        best: i64 = 0
        for kind in range(KINDS):
            if self.levels[seat * KINDS + kind] > best:
                best = self.levels[seat * KINDS + kind]
        return best

    def demigod_count(self, seat: Seat) -> i64:
        """Tiles, not values (P-194)."""
        count: i64 = 0
        for value in range(seat * DEMIGOD_VALUES, (seat + 1) * DEMIGOD_VALUES):
            count += (
                self.demigods_shown[value]
                + self.demigods_counted[value]
                + self.demigods_hidden[value]
            )
        return count

    def demigod_points(self, seat: Seat) -> i64:
        """P-191: the sum of the values of all own demigods."""
        total: i64 = 0
        base: i64 = seat * DEMIGOD_VALUES
        for value in range(1, DEMIGOD_VALUES):
            held: i64 = (
                self.demigods_shown[base + value]
                + self.demigods_counted[base + value]
                + self.demigods_hidden[base + value]
            )
            total += value * held
        return total

    def pool_count(self) -> i64:
        """How many shuffles still have face-down cards somewhere."""
        return len(self.pools) // CARD_KINDS

    def hidden_at(self, pool: i64, seat: Seat) -> i64:
        """Where the cards that a seat drew from a shuffle begin in `hidden`."""
        return (pool * self.seats + seat) * CARD_KINDS

    def hidden_of(self, seat: Seat) -> list[i64]:
        """All cards that a seat drew face down: pool * 10 + card."""
        found: list[i64] = []
        for pool in range(self.pool_count()):
            first: i64 = self.hidden_at(pool, seat)
            found.extend(list(self.hidden[first : first + CARD_KINDS]))
        return found

    def known(self, seat: Seat, card: Card) -> i64:
        """How many of these everybody knows the seat to hold: it took them openly (RULES.md
        6.3)."""
        place: i64 = seat * CARD_KINDS + card
        held: i64 = self.hand[place]
        hidden = self.hidden
        while place < len(hidden):
            held -= hidden[place]
            place += self.seats * CARD_KINDS
        return held

    def all_known(self, seat: Seat) -> vec[i64]:
        """`known` of every kind of card."""
        known = self.hand[seat * CARD_KINDS : (seat + 1) * CARD_KINDS]
        hidden = self.hidden
        first: i64 = seat * CARD_KINDS
        while first < len(hidden):
            for card in range(CARD_KINDS):
                known[card] = known[card] - hidden[first + card]
            first += self.seats * CARD_KINDS
        return known

    def hidden_demigods(self, seat: Seat, low: bool, counted: bool) -> i64:
        """How many demigods a seat has from the low or the high pile: everybody has seen it draw
        them."""
        tiles = self.demigods_counted if counted else self.demigods_hidden
        count: i64 = 0
        for value in range(1 if low else LAST_LOW + 1, LAST_LOW + 1 if low else DEMIGOD_VALUES):
            count += tiles[seat * DEMIGOD_VALUES + value]
        return count


def thing(domain: str, names: list[str], number: i64) -> str:
    """A thing on the table, for events."""
    return f"{domain}/{names[number]}"
