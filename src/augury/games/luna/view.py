"""Luna: what everybody sees. Nothing is hidden, so all seats and spectators have the same view but
for the prompt."""

from __future__ import annotations

from augury.games.luna.components import (
    BOARD_NAMES,
    BOARD_TILES,
    BUILDER_STEPS,
    COLOUR_NAMES,
    FIELD_NAMES,
    FIELDS,
    GUARD_VALUES,
    ISLAND_NAMES,
    ISLANDS,
    LAST_SPACE,
    ROUNDS,
    SHRINES,
    SYMBOLS,
    TILES,
    column,
    group,
    row,
)
from augury.games.luna.rules.movement import waiting
from augury.games.luna.rules.rounds import MOST_ACTIONS, next_stop, priestess_steps, time_tokens
from augury.games.luna.rules.scoring import apostate_loss, final_points, presence, priestess_prizes
from augury.games.luna.rules.temple import is_expelled
from augury.games.luna.state import (
    ADVANCE,
    AUTOMATON,
    CHASE,
    DROP,
    LANDING,
    LIFT,
    NOBODY,
    OUT,
    OVER,
    PATH,
    PICK,
    PLACE_PAIR,
    PLACE_SHRINE,
    SOURCES,
    TAKE,
    TEMPLE,
    TURN,
    Board,
)
from augury.games.luna.view_types import (
    FieldView,
    IslandView,
    LunaView,
    Player,
    Source,
    TileView,
    UnderWay,
)
from augury.kit.views import common

PHASES = {
    PLACE_SHRINE: "place-shrine",
    PLACE_PAIR: "place-pair",
    PICK: "pick",
    TURN: "turn",
    LIFT: "lift",
    DROP: "drop",
    TAKE: "take",
    ADVANCE: "advance",
    CHASE: "chase",
    OVER: "over",
}


def view(board: Board, seat: int) -> LunaView:
    """The whole table."""
    return LunaView(
        **common(board, seat, question),
        phase=PHASES[board.phase],
        round=board.round,
        rounds=ROUNDS,
        passes=board.passes,
        level=board.level,
        preset=board.preset,
        start=board.start,
        tokens=board.tokens,
        all_tokens=time_tokens(board),
        most_actions=MOST_ACTIONS,
        guard_values=list(GUARD_VALUES),
        guard=board.guard_value() if board.round else 0,
        guard_at=max(1, board.round),
        reaches=[reach(board, number) for number in range(1, ROUNDS + 1)],
        book_bonus=board.book_bonus,
        prizes=list(board.prizes()),
        players=players(board),
        islands=[island_view(board, island) for island in board.ring],
        priestess=ISLAND_NAMES[board.priestess],
        builder=ISLAND_NAMES[board.builder],
        apostate=ISLAND_NAMES[board.apostate],
        tiles=[tile_view(board, tile) for tile in range(1, TILES + 1) if board.zones[tile] != OUT],
        fields=fields(board),
        boards=[BOARD_NAMES[colour] for colour in board.slots],
        stacks=[
            [s for s in board.stones if board.spaces[s] == space] for space in range(LAST_SPACE + 1)
        ],
        step=step(board),
    )


def players(board: Board) -> list[Player]:
    paid = priestess_prizes(board)
    found = []
    for seat in range(board.seats):
        over = board.phase == OVER
        found.append(
            Player(
                colour=COLOUR_NAMES[board.colours[seat]],
                automaton=board.level > 0 and seat == AUTOMATON,
                ip=board.ip[seat],
                at_end=board.ip[seat] + (0 if over else final_points(board, seat)),
                supply=board.supply[seat],
                landing=board.landing[seat],
                shrines_left=SHRINES - board.shrines_built(seat),
                favours=[
                    ISLAND_NAMES[favour] for favour in range(ISLANDS) if board.holds(seat, favour)
                ],
                council=board.spaces[seat],
                council_order=board.council_order(seat),
                temple=board.temple_novices(seat),
                presence=presence(board, seat),
                prize=paid[seat],
                loss=apostate_loss(board, seat),
                actions=board.taken[seat],
            )
        )
    return found


def island_view(board: Board, island: int) -> IslandView:
    everybody = range(board.seats)
    held = sum(board.holds(seat, island) for seat in everybody)
    here = {"priestess": board.priestess, "builder": board.builder, "apostate": board.apostate}
    return IslandView(
        name=ISLAND_NAMES[island],
        active=[board.active(seat, island) for seat in everybody],
        inactive=[board.inactive(seat, island) for seat in everybody],
        shrines=[board.has_shrine(seat, island) for seat in everybody],
        favours_left=(1 if board.level else board.seats) - held,
        figures=[name for name, place in here.items() if place == island],
        next_figures=[name for name, place in next_places(board).items() if place == island],
    )


def next_places(board: Board) -> dict[str, int]:
    """Where the figures will stand next round if the novices stay where they are."""
    if board.round in (0, ROUNDS):
        return {}
    return {
        "priestess": board.clockwise(board.priestess, priestess_steps(board)),
        "builder": board.clockwise(board.builder, BUILDER_STEPS),
        "apostate": next_stop(board),
    }


def tile_view(board: Board, tile: int) -> TileView:
    zone = board.zones[tile]
    return TileView(
        tile=tile,
        symbol=ISLAND_NAMES[SYMBOLS[tile]],
        group=group(tile),
        zone="temple" if zone == TEMPLE else "path",
        novice=board.novices[tile],
        book=board.has_book(tile),
        reach=tile_reach(board, tile) if zone == PATH else "",
        expels=expels(board, tile) if zone == PATH else [],
    )


def tile_reach(board: Board, tile: int) -> str:
    """RULES.md 4.3: how far the guard lets one go."""
    if board.released(tile):
        return "released"
    return "bribable" if board.bribable(tile) else "closed"


def reach(board: Board, number: int) -> str:
    """The same for a group of tiles, those that have left it included; in the placement round as it
    will be in round 1."""
    now = max(1, board.round)
    return "released" if number <= now else "bribable" if number == now + 1 else "closed"


def sources(board: Board) -> list[Source]:
    """L-065 to L-071: who may travel, and where they may land."""
    if board.phase not in (LIFT, DROP):
        return []
    seat = board.current
    found = []
    for source in range(SOURCES):
        novices = waiting(board, seat, source) + board.lifted[source]
        island = source % ISLANDS
        stage = source == LANDING
        if novices and (stage or not board.blocked(island)):
            name = "" if stage else ISLAND_NAMES[island]
            place = "landing" if stage else "on" if source < ISLANDS else "beside"
            found.append(
                Source(
                    source=f"{place}/{name}",
                    novices=novices,
                    lands=[ISLAND_NAMES[other] for other in board.ring if stage or other != island],
                    closes=name if source >= ISLANDS else "",
                )
            )
    return found


def expels(board: Board, tile: int) -> list[int]:
    """L-087: whom the novice on a tile of the path would expel."""
    seat = board.novices[tile]
    return [
        near
        for near in board.neighbours[tile]
        if seat != NOBODY and is_expelled(board, seat, tile, near)
    ]


def fields(board: Board) -> list[FieldView]:
    found = []
    for slot, colour in enumerate(board.slots):
        for field in range(FIELDS):
            tile = BOARD_TILES[colour][field]
            found.append(
                FieldView(
                    tile=tile,
                    board=BOARD_NAMES[colour],
                    slot=slot + 1,
                    name=FIELD_NAMES[field],
                    column=column(field),
                    row=row(slot, field),
                    neighbours=list(board.neighbours[tile]),
                )
            )
    return found


def step(board: Board) -> UnderWay:
    lifted = list(board.lifted) or [0] * (LANDING + 1)
    dropped = list(board.dropped) or [0] * ISLANDS
    island = (
        board.chosen
        if board.phase == ADVANCE
        else board.apostate
        if board.phase == CHASE
        else NOBODY
    )
    return UnderWay(
        tide=board.by_tide,
        lifted_on=counts(lifted[:ISLANDS]),
        lifted_beside=counts(lifted[ISLANDS:LANDING]),
        lifted_landing=lifted[LANDING],
        dropped=counts(dropped),
        left=sum(lifted) - sum(dropped),
        sources=sources(board),
        island="" if island == NOBODY else ISLAND_NAMES[island],
        tile=board.chosen if board.phase == TAKE else 0,
    )


def counts(numbers: list[int]) -> dict[str, int]:
    return {ISLAND_NAMES[island]: number for island, number in enumerate(numbers) if number}


def question(board: Board) -> str:
    """What the seat that has to answer is asked: a key into the texts, `prompt-<word>`."""
    if board.phase == TURN:
        return "turn-solo" if board.level else "turn"
    return PHASES[board.phase]
