"""Pantheon: what each seat may know (RULES.md 6.3)."""

from __future__ import annotations

from dataclasses import dataclass

from augury.core.view import GameView
from augury.games.pantheon.components import (
    BONUSES,
    CARD_KINDS,
    CARDS,
    COLUMN_POINTS,
    COLUMNS,
    COSTS,
    DEMIGOD_VALUES,
    ERAS,
    GIFT,
    GOD_KINDS,
    GODS,
    KINDS,
    LOOTS,
    MOVE,
    NATIONS,
    NOTHING,
    PIETALTE,
    SACRIFICES,
)
from augury.games.pantheon.map import GRID, IS_COLUMN, LOOT_NODES, NATION_SPACES, NO_NODE, NODES
from augury.games.pantheon.reach import reach
from augury.games.pantheon.rules.gods import ASSIGNMENTS, can_acquire, level, numbers
from augury.games.pantheon.rules.routes import cost, jump_targets, jumped_over
from augury.games.pantheon.state import (
    BUYING,
    CARTAGO_BUY,
    CHOOSE_ACTION,
    DRAWING,
    FOLLOW,
    MOVING,
    Board,
)

# The steps of the agenda in words, in the order of their numbers; a step that asks somebody is also the key of its prompt.
STEP_WORDS = [
    "nation",
    "temple",
    "bonus",
    "turn",
    "big-foot",
    "choose-action",
    "after-action",
    "follow",
    "moving",
    "loot-take",
    "loot-resolve",
    "choice",
    "raise",
    "buying",
    "cartago",
    "paying",
    "gallia",
    "gallia-buy",
    "discard",
    "swap",
    "drawing",
    "bonus-pick",
    "bonus-column",
]


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
    node: str
    number: int
    loot: str


@dataclass(frozen=True, kw_only=True)
class Share:
    """How one number of a god tile would be served."""

    kind: str
    tile: int  # by the level of the sacrifice tile
    cards: int  # by cards of the hand
    short: int  # not at all


@dataclass(frozen=True, kw_only=True)
class OpenGod:
    god: str
    cost: list[int]  # the top number first
    affordable: bool  # could the seat that looks bring the sacrifices now?
    shares: list[Share]  # how it would best bring them, number by number


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
    known: list[str]  # cards that everybody knows him to hold
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
    next_column_points: int  # and with one more
    pietalte_points: int
    demigods: int  # how many
    open_demigods: list[int]  # those taken from the open row
    low_demigods: int  # how many came face down from the low pile, from the high pile
    high_demigods: int
    free_steps: int  # in each movement
    free_jumps: int
    free_money: int  # in each Buy


@dataclass(frozen=True, kw_only=True)
class Task:
    """Something that is still to be done."""

    step: str
    seat: int


@dataclass(frozen=True, kw_only=True)
class PantheonView(GameView):
    era: int
    eras: int
    nation: str
    nations: list[str]  # revealed, oldest first
    grid: list[str]  # the board as rows of marks
    spaces: list[NationSpaces]
    sacrifices: list[str]  # the order of the levels in a mat
    column_points: list[int]  # what so many columns on the board score
    site: str  # the active start space
    temple: bool  # does the marker stand there?
    start_player: int
    active: int
    big_foot: int  # who has it, -1 = nobody
    agenda: list[Task]  # what is to be done, the next thing first
    pieces: list[Piece]
    loot: list[LootSpace]
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
    traitera: int  # tiles the active player may still use
    hand: list[str]  # of the seat that looks
    own_demigods: list[int]
    demigod_points: int
    spots: list[Spot]
    most_steps: int  # what is left in a movement or purchase, or all that a movement could have
    goals: list[Goal]


def look(board: Board, seat: int) -> PantheonView:
    """Built up from nothing: the public table, then what is this seat's own."""
    own = 0 <= seat < board.seats
    return PantheonView(
        seat=seat,
        seats=board.seats,
        to_act=[int(s) for s in board.to_act()],
        turn=board.turn,
        prompt=prompt(board, seat),
        scores=list(board.score),
        ranks=list(board.ranks()) if board.over else [],
        era=board.era,
        eras=ERAS,
        nation=NATIONS[board.nation],
        nations=[NATIONS[nation] for nation in board.nations],
        grid=list(GRID),
        spaces=[
            NationSpaces(nation=NATIONS[n], start=names[0], loot=names[1:])
            for n, names in enumerate(NATION_SPACES)
        ],
        sacrifices=list(SACRIFICES),
        column_points=list(COLUMN_POINTS),
        site="" if board.site == NO_NODE else NODES[board.site],
        temple=board.temple,
        start_player=board.start_player,
        active=board.active,
        big_foot=board.big_foot,
        agenda=[
            Task(step=STEP_WORDS[entry >> 3], seat=entry & 7) for entry in reversed(board.agenda)
        ],
        pieces=pieces(board),
        loot=loot(board),
        gods=[open_god(board, seat, god) for god in board.open_gods],
        demigods=demigods(board.open_demigods),
        display=[CARDS[card] for card in board.display],
        special=[CARDS[card] for card in reversed(board.special)],
        laid=cards(board.laid),
        deck_size=len(board.deck),
        discard=cards(board.discard),
        god_stack=len(board.god_stack),
        low_pile=len(board.low),
        high_pile=len(board.high),
        bag=len(board.bag),
        open_bonus=[BONUSES[tile] for tile in board.open_bonus],
        mats=[mat(board, other) for other in range(board.seats)],
        steps=board.steps,
        jumps=board.jumps,
        budget=board.budget,
        picked=board.picked,
        most_picks=board.most_cards(board.active),
        taken=[LOOTS[tile] for tile in board.taken],
        underfoot=name(
            LOOTS, NOTHING if board.underfoot == NOTHING else board.loot[board.underfoot]
        ),
        revealed=name(GODS, board.revealed),
        wanted=name(GODS, board.wanted),
        wanted_cost=[] if board.wanted == NOTHING else list(numbers(board, board.wanted)),
        brought=[SACRIFICES[kind] for kind in board.brought],
        traitera=board.traitera,
        hand=cards(board.hand[seat * CARD_KINDS : (seat + 1) * CARD_KINDS]) if own else [],
        own_demigods=own_demigods(board, seat) if own else [],
        demigod_points=board.demigod_points(seat) if own else 0,
        spots=spots(board, seat) if own else [],
        most_steps=most_steps(board, seat) if own else 0,
        goals=goals(board, seat) if own else [],
    )


def prompt(board: Board, seat: int) -> str:
    if board.over:
        return "over"
    if seat != board.asked():
        return "wait"
    step = board.step()
    if step == MOVING:
        return "moving-on" if board.placed else "moving"
    if step == BUYING:
        return "buying-on" if board.bought else "buying"
    if step == DRAWING:
        return "drawing-on" if board.picked >= 3 else "drawing"
    return STEP_WORDS[step]


def pieces(board: Board) -> list[Piece]:
    found = []
    for seat in range(board.seats):
        for node in board.feet[seat]:
            found.append(Piece(node=NODES[node], seat=seat, piece="foot", linked=True))
        for node in board.columns[seat]:
            found.append(
                Piece(
                    node=NODES[node], seat=seat, piece="column", linked=node in board.linked[seat]
                )
            )
    return found


def loot(board: Board) -> list[LootSpace]:
    return [
        LootSpace(node=NODES[LOOT_NODES[board.nation][number]], number=number, loot=LOOTS[tile])
        for number, tile in enumerate(board.loot)
        if tile != NOTHING
    ]


def open_god(board: Board, seat: int, god: int) -> OpenGod:
    own = 0 <= seat < board.seats
    return OpenGod(
        god=GODS[god],
        cost=list(COSTS[god]),
        affordable=own and can_acquire(board, seat, god),
        shares=best_shares(board, seat, god) if own else [],
    )


def best_shares(board: Board, seat: int, god: int) -> list[Share]:
    """P-91, P-92: the kinds with which the fewest sacrifices are short, and then the fewest cards are played."""
    ways = [shares(board, seat, god, kinds) for kinds in ASSIGNMENTS[len(COSTS[god])]]
    return min(
        ways, key=lambda way: (sum(share.short for share in way), sum(share.cards for share in way))
    )


def shares(board: Board, seat: int, god: int, kinds: list[int]) -> list[Share]:
    found = []
    for number, kind in zip(COSTS[god], kinds, strict=True):
        tile = min(number, level(board, seat, kind, god))
        cards = min(number - tile, board.hand[seat * CARD_KINDS + GIFT + kind])
        found.append(
            Share(kind=SACRIFICES[kind], tile=tile, cards=cards, short=number - tile - cards)
        )
    return found


def mat(board: Board, seat: int) -> Mat:
    known = board.all_known(seat)
    return Mat(
        hand_size=board.hand_size[seat],
        known=cards(known),
        levels=board.levels[seat * KINDS : (seat + 1) * KINDS],
        gods=[
            Kept(god=GODS[god], number=board.god_count(seat, god))
            for god in range(GOD_KINDS)
            if board.god_count(seat, god)
        ],
        bonus=name(BONUSES, board.bonus[seat]),
        step_tiles=board.step_tiles[2 * seat : 2 * seat + 2],
        feet=board.feet_supply[seat],
        columns=board.column_supply[seat],
        general_feet=board.feet_general[seat],
        general_columns=board.column_general[seat],
        on_board=len(board.columns[seat]),
        column_points=COLUMN_POINTS[len(board.columns[seat])],
        next_column_points=COLUMN_POINTS[min(COLUMNS, len(board.columns[seat]) + 1)],
        pietalte_points=board.god_count(seat, PIETALTE) * board.highest_level(seat),
        demigods=board.demigod_count(seat),
        open_demigods=demigods(
            board.demigods_shown[seat * DEMIGOD_VALUES : (seat + 1) * DEMIGOD_VALUES]
        ),
        low_demigods=board.hidden_demigods(seat, True, True)
        + board.hidden_demigods(seat, True, False),
        high_demigods=board.hidden_demigods(seat, False, True)
        + board.hidden_demigods(seat, False, False),
        free_steps=board.free_steps(seat),
        free_jumps=board.free_jumps(seat),
        free_money=board.free_money(seat),
    )


def own_demigods(board: Board, seat: int) -> list[int]:
    base = seat * DEMIGOD_VALUES
    held = [
        board.demigods_shown[base + value]
        + board.demigods_counted[base + value]
        + board.demigods_hidden[base + value]
        for value in range(DEMIGOD_VALUES)
    ]
    return demigods(held)


def spots(board: Board, seat: int) -> list[Spot]:
    """P-45..P-53: where this seat could place its next piece in a movement (with Gaiviles: also by a jump), or in Buy."""
    if board.over:
        return []
    shopping = board.asked() == seat and board.step() in (BUYING, CARTAGO_BUY)
    moving = board.asked() == seat and board.step() == MOVING
    jumps = 0 if shopping else board.jumps if moving else board.free_jumps(seat)
    found = [spot(board, seat, node, False) for node in board.frontier[seat]]
    if jumps:
        found += [spot(board, seat, node, True) for node in jump_targets(board, seat)]
    supply = {"foot": board.feet_supply[seat], "column": board.column_supply[seat]}
    return sorted(
        (place for place in found if place.cost and supply[place.piece]),
        key=lambda place: place.node,
    )


def spot(board: Board, seat: int, node: int, jump: bool) -> Spot:
    over = NODES[jumped_over(board, seat, node)] if jump else ""
    return Spot(
        node=NODES[node],
        piece="column" if IS_COLUMN[node] else "foot",
        cost=cost(board, node),
        over=over,
    )


def most_steps(board: Board, seat: int) -> int:
    """P-43, P-72: what this seat has for placing pieces when it is asked to; before a movement: with all its movement cards."""
    if board.over or board.asked() != seat:
        return 0
    step = board.step()
    if step == MOVING:
        return board.steps
    if step in (BUYING, CARTAGO_BUY):
        return board.budget
    if step in (CHOOSE_ACTION, FOLLOW):
        return (
            2 * board.hand[seat * CARD_KINDS + MOVE]
            + board.free_steps(seat)
            + (1 if step == CHOOSE_ACTION else 0)
        )
    return 0


def goals(board: Board, seat: int) -> list[Goal]:
    means = most_steps(board, seat)
    if means == 0:
        return []
    step = board.step()
    jumps = (
        board.jumps
        if step == MOVING
        else board.free_jumps(seat)
        if step in (CHOOSE_ACTION, FOLLOW)
        else 0
    )
    found = [
        Goal(node=NODES[walk.end], steps=walk.steps, path=[NODES[node] for node in walk.path])
        for walk in reach(board, seat, means, jumps)
    ]
    return sorted(found, key=lambda goal: goal.node)


def name(names: list[str], number: int) -> str:
    return "" if number == NOTHING else names[number]


def cards(counts: list[int]) -> list[str]:
    return [CARDS[card] for card, number in enumerate(counts) for _ in range(number)]


def demigods(counts: list[int]) -> list[int]:
    """Values, the highest first."""
    return [value for value in range(DEMIGOD_VALUES - 1, 0, -1) for _ in range(counts[value])]
