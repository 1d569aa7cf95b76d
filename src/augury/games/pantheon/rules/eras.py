"""Pantheon: how eras and turns begin and end (RULES.md 7.1, 7.2, 7.4, 7.9, 7.12)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from augury.core.events import Fact
from augury.core.state import Action, Seat
from augury.games.pantheon import actions
from augury.games.pantheon.components import (
    DEMIGOD_VALUES,
    DEPRACCUS,
    ERAS,
    GOD_KINDS,
    GODS,
    L_DEMIGOD,
    LOOTS,
    NATIONS,
    NOTHING,
    PERSIA,
    PLAESIRIS,
    TRAITERA,
)
from augury.games.pantheon.map import LOOT_NODES, LOOT_SPACES, NODES, STARTS
from augury.games.pantheon.rules.bonuses import plan_bonuses
from augury.games.pantheon.rules.cards import draw
from augury.games.pantheon.rules.choosing import CHOOSE_ACTION
from augury.games.pantheon.rules.gods import draw_god, in_low_pile, top_demigod
from augury.games.pantheon.rules.nations import NATION, resort
from augury.games.pantheon.rules.routes import close_routes, open_routes
from augury.games.pantheon.rules.scoring import finish, scoring
from augury.games.pantheon.stamps import touch_all
from augury.games.pantheon.state import FROM_ERAS, MOST_SEATS, Board, Step, thing
from augury.kit import things
from augury.kit.cells import add, added, cells, cells_of

# 7.2 Preparation of an era


def begin_era(board: Board) -> None:
    """P-1: each era plays one nation. P-10..P-13, then P-14..P-17 by the agenda, then the turns."""
    reveal_nation(board)
    lay_gods(board)
    lay_loot(board)
    lay_demigods(board)
    board.seal("revealed")
    open_routes(board, STARTS[board.nation])
    board.plan(TURN[board.start_player])
    if board.era == 1:
        plan_bonuses(board)
    board.plan(TEMPLE[board.start_player])
    if board.nation == PERSIA:
        resort(board)
    else:
        for distance in range(board.seats - 1, -1, -1):
            board.plan(NATION[(board.start_player + distance) % board.seats])


def reveal_nation(board: Board) -> None:
    """P-10."""
    board.nation = board.nation_stack[-1]
    board.nation_stack = board.nation_stack[:-1]
    board.nations = [*board.nations, board.nation]
    board.era += 1
    board.layout += 1
    board.active = board.start_player
    if board.listening:
        facts: dict[str, Fact] = {
            "era": board.era,
            "nation": thing("nation", NATIONS, board.nation),
        }
        facts["seat"] = things.seat(board.start_player)
        board.tell("era", facts)


def lay_gods(board: Board) -> None:
    """P-11, Q-30: not refilled during the era."""
    for _ in range(board.tiles_per_era()):
        god = draw_god(board)
        if god != NOTHING:
            board.open_gods = [*board.open_gods, god]
            board.layout += 1
    if board.listening:
        board.tell(
            "gods-laid", {"gods": " ".join([thing("god", GODS, god) for god in board.open_gods])}
        )


def lay_loot(board: Board) -> None:
    """P-12, Q-2: the i-th tile on the space number i."""
    board.loot_left = board.tiles_per_era()
    undrawn: i64 = len(board.bag)
    board.loot = board.loot[:]
    for number in range(board.loot_left):
        undrawn -= 1
        board.loot[number] = board.bag[undrawn]
        if board.listening:
            node = LOOT_NODES[board.nation][number]
            board.tell(
                "loot-laid",
                {
                    "loot": thing("loot", LOOTS, board.loot[number]),
                    "node": thing("node", NODES, node),
                },
            )
    board.bag = board.bag[:undrawn]
    board.layout += 1


def lay_demigods(board: Board) -> None:
    """P-13: for each Plaesiris one of each pile, then for each L_DEMIGOD the top of the pile. Q-5:
    an empty pile gives nothing."""
    for god in board.open_gods:
        if god == PLAESIRIS:
            lay_demigod(board, True)
            lay_demigod(board, False)
    for tile in board.loot:
        if tile == L_DEMIGOD:
            lay_demigod(board, in_low_pile(board))


def lay_demigod(board: Board, low: bool) -> None:
    if board.low if low else board.high:
        value = top_demigod(board, low)
        board.open_demigods = added(board.open_demigods, value, 1)
        board.layout += 1
        if board.listening:
            board.tell("demigod-laid", {"value": value})


@mypyc_attr(acyclic=True)
class Temple(Step):
    """The temple is put on its space (P-15, P-16)."""

    def number(self) -> i64:
        return 1

    def word(self) -> str:
        return "temple"

    def perform(self, board: Board) -> bool:
        """P-15: the marker on the start space. P-16: two cards for each Depraccus, start player
        first."""
        assert board.loot_left == len(board.open_gods) == board.tiles_per_era(), (
            "I-16: both rows are full"
        )
        board.done()
        board.temple = True
        if board.listening:
            board.tell("temple", {"node": thing("node", NODES, board.site)})
        for seat in board.seat_order(board.start_player):
            tiles = board.god_count(seat, DEPRACCUS)
            if tiles > 0:
                if board.listening:
                    board.tell("depraccus", {"seat": things.seat(seat), "number": tiles})
                draw(board, seat, 2 * tiles)
        touch_all(board)
        return True


# 7.4 Turn


@mypyc_attr(acyclic=True)
class Turn(Step):
    """A seat's turn begins (P-30)."""

    def number(self) -> i64:
        return 3

    def word(self) -> str:
        return "turn"

    def perform(self, board: Board) -> bool:
        """P-30: exactly one action. P-149: Traitera tiles count if they lay there when the turn
        began."""
        seat = self.seat
        assert board.loot_left > 0 and board.open_gods, (
            "I-8: both rows hold something when a turn begins"
        )
        board.done()
        board.turn += 1
        board.active = seat
        board.traitera = board.god_count(seat, TRAITERA)
        board.plan(AFTER_ACTION[seat])
        board.plan(CHOOSE_ACTION[seat])
        if board.listening:
            board.tell("turn", {"seat": things.seat(seat)})
        return True


@mypyc_attr(acyclic=True)
class AfterAction(Step):
    """After an action: is a Traitera tile used for another one, or does the turn end (P-149)?"""

    def number(self) -> i64:
        return 6

    def word(self) -> str:
        return "after-action"

    def perform(self, board: Board) -> bool:
        """Without a Traitera tile the turn ends by itself."""
        if board.traitera > 0:
            return False
        end_turn(board, self.seat)
        return True

    def choices(self, board: Board) -> vec[i64]:
        return GO_ON_OR_END

    def answer(self, board: Board, action: Action) -> None:
        """P-149, Q-25..Q-27: the tile goes to the box, and another action follows."""
        seat = self.seat
        if action == actions.END:
            end_turn(board, seat)
            return
        board.traitera -= 1
        board.gods = added(board.gods, seat * GOD_KINDS + TRAITERA, -1)
        board.tiles += 1
        board.god_box = added(board.god_box, TRAITERA, 1)
        board.plan(CHOOSE_ACTION[seat])
        if board.listening:
            board.tell("traitera", {"seat": things.seat(seat)})

    def rule(self) -> str:
        return "P-149"


GO_ON_OR_END: Final = cells_of([actions.TRAITERA, actions.END])
TEMPLE: Final[list[Temple]] = [Temple(seat) for seat in range(MOST_SEATS)]
TURN: Final[list[Turn]] = [Turn(seat) for seat in range(MOST_SEATS)]
AFTER_ACTION: Final[list[AfterAction]] = [AfterAction(seat) for seat in range(MOST_SEATS)]


def end_turn(board: Board, seat: Seat) -> None:
    """P-120: the era ends with the turn in which one of the rows becomes empty. P-124: only the
    open tiles count."""
    board.done()
    board.traitera = 0
    if board.loot_left == 0 or not board.open_gods:
        end_era(board, seat)
    else:
        board.plan(TURN[board.left(seat)])


# 7.9, 7.12 End of an era


def end_era(board: Board, seat: Seat) -> None:
    """P-122, P-195: three points for the active player. P-123: their left neighbour starts. P-1:
    scorings after eras 3 and 6."""
    board.gain(seat, FROM_ERAS, 3)
    board.start_player = board.left(seat)
    if board.listening:
        facts: dict[str, Fact] = {
            "seat": things.seat(seat),
            "era": board.era,
            "next": things.seat(board.start_player),
        }
        board.tell("last-era-ends" if board.era == ERAS else "era-ends", facts)
        show_between(board)
    clear_board(board)
    if board.era * 2 == ERAS or board.era == ERAS:
        scoring(board)
        if board.listening:
            show_between(board)
    if board.era == ERAS:
        finish(board)
    else:
        begin_era(board)
    touch_all(board)


def show_between(board: Board) -> None:
    """A beat between two eras, when the agenda is empty: what comes is the start player's turn."""
    board.plan(TURN[board.start_player])
    board.beat()
    board.done()


def clear_board(board: Board) -> None:
    """P-180, P-181: feet home, open tiles and demigods to the box. P-182, P-183: everything else
    stays."""
    close_routes(board)
    board.temple = False
    board.god_box = board.god_box[:]
    for god in board.open_gods:
        add(board.god_box, god, 1)
    board.open_gods = []
    board.layout += 1
    board.loot_box = board.loot_box[:]
    for tile in board.loot:
        if tile != NOTHING:
            add(board.loot_box, tile, 1)
    board.loot = cells(LOOT_SPACES, NOTHING)
    board.loot_left = 0
    board.demigod_box = board.demigod_box[:]
    for value in range(DEMIGOD_VALUES):
        add(board.demigod_box, value, board.open_demigods[value])
    board.open_demigods = cells(DEMIGOD_VALUES)
