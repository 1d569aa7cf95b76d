"""Goetia: the view drawn as text: the World with its edges, the boards, the Pacts, the players."""

from __future__ import annotations

from augury.games.goetia.view_types import (
    BoardView,
    CardView,
    EdgeView,
    GoetiaView,
    HexView,
    Mat,
    Price,
    Stock,
    WorldView,
)
from augury.words import Words

SIDE = 22  # width of the left edge
CELL = 25  # width of a World card
COLOURS = ("P", "T", "Y", "B", "K", "A")


def show(view: GoetiaView, words: Words) -> str:
    """The whole table as one seat sees it."""
    skull = words.say("show-skull", {"seat": words.seat(view.start_player)})
    left = words.say("show-pacts-left", {"number": view.pacts_on_table, "limit": view.ends_at})
    coming = words.say("show-new-world", {"number": view.new_world_size})
    lines = [" · ".join([words.say("show-round", {"round": view.round}), skull, left, coming])]
    lines.append(f"{words.say('show-supply')}: {show_stock(view.supply)}   ({legend(words)})")
    lines += [
        "",
        *show_world(view, words),
        "",
        *show_right(view, words),
        "",
        *show_decks(view, words),
        "",
    ]
    for seat, mat in enumerate(view.mats):
        lines += show_mat(view, seat, mat, words)
    return "\n".join([*lines, *show_business(view, words)])


def legend(words: Words) -> str:
    return ", ".join(
        f"{letter} {words.thing(f'cube/{letter}')}" for letter in (*COLOURS[:5], "W", "A")
    )


def show_stock(stock: Stock) -> str:
    numbers = (stock.pink, stock.teal, stock.yellow, stock.brown, stock.black, stock.attention)
    return " ".join(f"{letter}{number}" for letter, number in zip(COLOURS, numbers, strict=True))


def show_hex(spot: HexView) -> str:
    """Rank, link, reward, and in brackets who stands there (players from 1) or what covers it."""
    standing = ",".join(str(seat + 1) for seat in spot.followers) or spot.token.lower()
    mark = "!" if spot.sacrifice else ""
    reward = "" if spot.reward in ("KING", "RELIC") else f":{spot.reward}{mark}"
    return f"{spot.id} {spot.link or '-'}{reward} [{standing or ' '}]"


# The World


def show_world(view: GoetiaView, words: Words) -> list[str]:
    lines = edge_lines(view.edges[3:6])
    for row in range(3):
        cells = [world_cell(card) for card in view.world[row * 3 : row * 3 + 3]]
        columns = [edge_cell(view.edges[row]), *cells]
        columns.append(scry_cell(view.scry[row][0], words) if view.scry[row] else [])
        height = max(len(column) for column in columns)
        for number in range(height):
            parts = [column[number] if number < len(column) else "" for column in columns]
            lines.append(
                (
                    f"{parts[0]:<{SIDE}}" + "".join(f"| {part:<{CELL - 2}}" for part in parts[1:])
                ).rstrip()
            )
        lines.append(" " * SIDE + "+" + "-" * (4 * CELL - 1))
    return lines + edge_lines(view.edges[6:9])


def edge_lines(edges: list[EdgeView]) -> list[str]:
    cells = [edge_cell(edge) for edge in edges]
    return [
        (" " * SIDE + "".join(f"| {cell[number]:<{CELL - 2}}" for cell in cells)).rstrip()
        for number in range(3)
    ]


def edge_cell(edge: EdgeView) -> list[str]:
    """Place, reward and who stands on the hex; who still waits there and the discount; what the
    line costs."""
    waiting = "".join(str(seat + 1) for seat in edge.waiting)
    standing = ",".join(str(seat + 1) for seat in edge.hex.followers)
    crowd = f"({waiting}) -{edge.symbols}" if not edge.flipped else edge.card
    return [f"{edge.slot} {edge.hex.reward} [{standing or ' '}]", crowd, squeeze(edge.price.tokens)]


def world_cell(card: WorldView) -> list[str]:
    if not card.card:
        return ["..."]
    return [
        f"{card.card} {card.king} {card.colour}".replace("  ", " "),
        *(show_hex(spot) for spot in card.hexes),
    ]


def scry_cell(board: BoardView, words: Words) -> list[str]:
    attention = words.say(
        "show-attention", {"number": board.attention, "printed": board.attention_printed}
    )
    rows = " / ".join(squeeze(row) for row in board.rows)
    costs = words.say("show-costs", {"cost": say_cost(board.price, words)})
    name = words.thing(f"board/{board.board}")
    head = f"{board.board} {name} ({board.board_class}), {attention}, {costs}"
    return [head, *(show_hex(spot) for spot in board.hexes), f"({rows})"]


def squeeze(tokens: list[str]) -> str:
    """`P P K` as `2P K`."""
    found = []
    for letter in dict.fromkeys(tokens):
        number = tokens.count(letter)
        found.append(f"{number}{letter}" if number > 1 else letter)
    return " ".join(found)


def say_cost(price: Price, words: Words) -> str:
    cost = squeeze(price.tokens) or words.say("show-free")
    return f"{cost} (-{price.discount})" if price.discount else cost


# Pacts, Dark Boards, decks


def show_right(view: GoetiaView, words: Words) -> list[str]:
    lines = []
    for row in range(3):
        pacts = [
            f"{words.thing(f'pact/{pact.pact}')} ({'/'.join(str(worth) for worth in pact.worth)})"
            for pact in view.pacts[row]
        ]
        title = words.say("show-pact-row", {"number": row + 1})
        lines.append(f"{title}: {', '.join(pacts) or words.say('show-none')}")
    for row in range(3):
        if view.dark[row]:
            lines.append(f"{words.say('show-dark', {'number': row + 1})}:")
            lines += [f"  {show_dark(board, words)}" for board in view.dark[row]]
    return lines


def show_dark(board: BoardView, words: Words) -> str:
    king = f" {words.thing(f'king/{board.king}')}" if board.king else ""
    cost = words.say("show-costs", {"cost": say_cost(board.price, words)})
    hexes = "  ".join(show_hex(spot) for spot in board.hexes)
    return f"{board.board} {words.thing(f'board/{board.board}')}{king}, {cost}: {hexes}"


def show_decks(view: GoetiaView, words: Words) -> list[str]:
    lines = [
        f"{words.say('show-decks')}: "
        + ", ".join(f"{king.name} {king.deck_size}" for king in view.kings)
    ]
    for king in view.kings:
        if king.deck:
            lines.append(
                f"  {king.name}: {words.say('show-known', {'cards': titles(king.deck, words)})}"
            )
    return lines


def titles(cards: list[str], words: Words) -> str:
    return ", ".join(
        words.thing(f"{'pact' if card.startswith('PACT') else 'demon'}/{card}") for card in cards
    )


# The players


def show_mat(view: GoetiaView, seat: int, mat: Mat, words: Words) -> list[str]:
    you = "> " if seat == view.seat else "  "
    followers = [
        words.say("show-hand", {"number": mat.hand}),
        words.say("show-followers", {"number": mat.recruited}),
        words.say("show-graveyard", {"number": mat.graveyard}),
    ]
    name = f"{seat + 1} {words.seat(seat)} ({words.thing(f'follower/{seat}')})"
    lines = [f"{you}{name}: {show_stock(mat.stock)}; {', '.join(followers)}"]
    if mat.waiting:
        lines[0] = lines[0] + "; " + words.say("show-waiting", {"slots": " ".join(mat.waiting)})
    parts = {
        "attention": mat.score_attention,
        "cards": mat.score_cards,
        "pacts": mat.score_pacts,
        "cubes": mat.score_cubes,
    }
    lines.append("    " + words.say("show-score", {"score": mat.score, **parts}))
    for number, stack in enumerate(mat.stacks, 1):
        for top in stack.top:
            under = stack.cards[:-1]
            covers = (
                f" ({words.say('show-covers', {'cards': titles(under, words)})})" if under else ""
            )
            lines.append(f"    {number}: {show_card(top, words)}{covers}")
    return lines


def show_card(card: CardView, words: Words) -> str:
    domain = "pact" if card.sort == "pact" else "demon"
    about = words.say(f"about-{domain}-{card.card}")
    worth = card.worth if card.sort == "pact" else card.points
    marks = "".join(f" {show_hex(spot)}" for spot in card.hexes) + (
        f" {squeeze(card.cubes)}" if card.cubes else ""
    )
    return f"{words.thing(f'{domain}/{card.card}')} {worth} WP{marks}: {about}"


def show_business(view: GoetiaView, words: Words) -> list[str]:
    """What is going on right now."""
    lines = []
    if view.placing:
        line = words.say("show-placing", {"hex": f"hex/{view.placing}"})
        if view.owed:
            line += "; " + words.say(
                "show-owed", {"cost": squeeze(view.owed), "discount": view.discount}
            )
        lines.append(line)
    if view.drawn:
        lines.append(words.say("show-drawn", {"cards": titles(view.drawn, words)}))
    return lines
