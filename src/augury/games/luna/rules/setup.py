"""Luna: set-up and placement round (RULES.md 5 and 9.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from augury.core.state import Seat
from augury.games.luna.components import (
    BOARD_TILES,
    BOARDS,
    COLOUR_NAMES,
    HERB,
    ISLANDS,
    NOVICES,
    PRESET_APOSTATE,
    PRESET_BUILDER,
    PRESET_FAVOURS,
    PRESET_PAIRS,
    PRESET_PRIESTESS,
    PRESET_RING,
    PRESET_SHRINE,
    START_IP,
    START_TILES,
    SYMBOLS,
    TILES,
    Island,
    Tile,
    temple,
)
from augury.games.luna.state import (
    AUTOMATON,
    BEGIN,
    GAINS,
    HUMAN,
    NOBODY,
    OUT,
    PATH,
    PLACE_PAIR,
    PLACE_SHRINE,
    TEMPLE,
    Board,
)
from augury.games.luna.things import favour_things, island_thing, who
from augury.kit.cells import add, cells, cells_of
from augury.kit.start import first_seat

PAIRS: Final = 4  # L-022


def set_up(board: Board, level: i64, preset: bool, start_player: Seat, mixed_colours: bool) -> None:
    """Everything up to the placement round. `start_player` is a seat, or -1 for a random one;
    `level` 0 means no solo game."""
    board.level = level
    board.preset = preset
    deal_pieces(board, mixed_colours)
    # L-002: the start figure goes to a random player, or to the one that was agreed on.
    board.start = AUTOMATON if level else first_seat(start_player, board.seats, board.chance)
    lay_boards(board)
    deal_start_tiles(board)
    stack_council(board)
    lay_islands(board)
    put_figures(board)
    if level:
        place_automaton(board)
    board.phase = PLACE_SHRINE
    board.current = HUMAN if level else board.start


def deal_pieces(board: Board, mixed_colours: bool) -> None:
    """L-001: a colour, 13 novices, 6 shrines, a council stone and 5 IP each. L-015: totals are
    open, the bank has no limit."""
    seats = board.seats
    colours: list[i64] = list(range(len(COLOUR_NAMES)))
    if mixed_colours:
        board.chance.shuffle(colours)
    board.colours = cells_of(colours[:seats])
    board.ip = cells(seats)
    board.tally = [0] * (seats * GAINS)
    for seat in range(seats):
        board.gain(seat, BEGIN, START_IP)
    board.supply = cells(seats, NOVICES)
    board.landing = cells(seats)
    board.taken = cells(seats)
    board.shrines = cells(seats)
    # L-012: every island has one of its favours for each player (solo: one)
    board.favours = cells(seats)
    board.on = cells(seats * ISLANDS)
    board.beside = cells(seats * ISLANDS)


def lay_boards(board: Board) -> None:
    """L-003: as many boards as players, at random, from the entrance onward. L-004: tiles of other
    boards leave the game.

    L-007: the other tiles and the guard tiles lie on the path, so a tile's group follows from its
    number. L-008: the guard starts on 6.
    """
    boards: list[i64] = list(range(BOARDS))
    board.chance.shuffle(boards)
    board.slots = cells_of(boards[: board.seats])
    laid = temple(boards[: board.seats])
    board.neighbours = laid.neighbours
    board.lower = laid.lower
    board.zones = cells(TILES + 1, OUT)
    board.novices = cells(TILES + 1, NOBODY)
    for colour in board.slots:
        for tile in BOARD_TILES[colour]:
            board.zones[tile] = TEMPLE if tile <= START_TILES else PATH


def deal_start_tiles(board: Board) -> None:
    """L-005: each player is dealt one of the tiles 1..4. L-006: it lies in the Temple with their
    novice and a book; no IP for it.

    L-160: in the solo game too; there the automaton's novice comes from an island (L-162). L-016:
    12 novices are left.
    """
    dealt: list[Tile] = [tile for tile in range(1, START_TILES + 1) if board.zones[tile] == TEMPLE]
    board.chance.shuffle(dealt)
    for seat, tile in enumerate(dealt):
        board.novices[tile] = seat
        board.books |= 1 << tile
        add(board.supply, seat, -1)


def stack_council(board: Board) -> None:
    """L-010: stones on space 0, from the start player clockwise, each on top of the ones before."""
    board.spaces = cells(board.seats)
    board.stones = cells_of([(board.start + step) % board.seats for step in range(board.seats)])


def lay_islands(board: Board) -> None:
    """L-011: the islands lie round Temple Island in random order. L-025: in the preset by their
    numbers."""
    if board.preset:
        board.ring = cells_of(PRESET_RING)
    else:
        ring: list[i64] = list(range(ISLANDS))
        board.chance.shuffle(ring)
        board.ring = cells_of(ring)
    board.places = cells(ISLANDS)
    for place in range(ISLANDS):
        board.places[board.ring[place]] = place


def put_figures(board: Board) -> None:
    """L-014: Priestess, Builder and Apostate each on a random island. L-185: at solo level 3 the
    Builder joins the Priestess."""
    if board.preset:
        board.priestess = PRESET_PRIESTESS
        board.builder = PRESET_BUILDER
        board.apostate = PRESET_APOSTATE
        return
    board.priestess = board.chance.below(ISLANDS)
    board.builder = board.priestess if board.level == 3 else board.chance.below(ISLANDS)
    board.apostate = board.chance.below(ISLANDS)


def place_preset(board: Board) -> None:
    """L-025: the fixed shrines, pairs and favours (RULES.md 4.5)."""
    for seat in range(board.seats):
        colour: i64 = board.colours[seat]
        board.shrines[seat] = 1 << PRESET_SHRINE[colour]
        for island in PRESET_PAIRS[colour]:
            put_pair(board, seat, island)
        for favour in PRESET_FAVOURS[colour]:
            board.favours[seat] = board.favours[seat] | 1 << favour


def place_automaton(board: Board) -> None:
    """L-161: a shrine and a novice on the Builder's island, two novices on each other one. L-162:
    one of them is in the Temple."""
    board.shrines[AUTOMATON] = 1 << board.builder
    for island in range(ISLANDS):
        board.on[AUTOMATON * ISLANDS + island] = 1 if island == board.builder else 2
    for tile in range(1, START_TILES + 1):
        if board.novices[tile] == AUTOMATON:
            add(board.on, AUTOMATON * ISLANDS + SYMBOLS[tile], -1)
    board.supply[AUTOMATON] = 0


# Placement round


def may_place_shrine(board: Board, island: Island) -> bool:
    """L-020: one shrine per island for now. L-021, L-151, L-163: with two players, and in the solo
    game, not on the Herb island."""
    if island == HERB and board.seats == 2:
        return False
    built: i64 = 0
    for shrines in board.shrines:
        built |= shrines
    return (built >> island) & 1 == 0


def place_shrine(board: Board, seat: Seat, island: Island) -> None:
    """L-020: in turn order everybody puts one shrine on an island."""
    board.shrines[seat] = board.shrines[seat] | 1 << island
    if board.listening:
        board.tell("placed-shrine", {"seat": who(board, seat), "island": island_thing(island)})
    if pass_on(board, seat):
        board.phase = PLACE_PAIR


def may_place_pair(board: Board, seat: Seat, island: Island) -> bool:
    """L-022: on an island where the player has no novice and no shrine."""
    return board.active(seat, island) == 0 and not board.has_shrine(seat, island)


def place_pair(board: Board, seat: Seat, island: Island) -> bool:
    """L-022: one pair per pass, four passes; returns whether the placement round is over."""
    put_pair(board, seat, island)
    if board.listening:
        board.tell("placed-pair", {"seat": who(board, seat), "island": island_thing(island)})
    if not pass_on(board, seat):
        return False
    board.passes += 1
    if board.passes < PAIRS:
        return False
    if board.listening:
        board.beat()
    take_start_favours(board)
    if board.listening:
        board.beat()
    return True


def put_pair(board: Board, seat: Seat, island: Island) -> None:
    add(board.on, seat * ISLANDS + island, 2)
    add(board.supply, seat, -2)


def pass_on(board: Board, seat: Seat) -> bool:
    """The next player places; returns whether everyone has had their turn. L-163: in the solo game
    only the human places."""
    board.turn += 1
    if board.level:
        return True
    board.current = board.left(seat)
    return board.current == board.start


def take_start_favours(board: Board) -> None:
    """L-023: the favours of the two islands where a player has nothing. L-016: now 4 novices and 5
    shrines are left."""
    for seat in range(board.seats):
        if board.level and seat == AUTOMATON:
            continue
        for island in range(ISLANDS):
            if may_place_pair(board, seat, island):
                board.favours[seat] = board.favours[seat] | 1 << island
        if board.listening:
            board.tell(
                "start-favours",
                {"seat": who(board, seat), "favours": favour_things(board.favours[seat])},
            )
