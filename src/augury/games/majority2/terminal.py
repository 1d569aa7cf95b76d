"""The Majority 2: the view drawn as text. Lanes stand side by side, the opponent's cards above the
line, the newest farthest from it."""

from __future__ import annotations

from augury.games.majority2.view_types import ColumnView, Majority2View, MemberView, PlayerView
from augury.words import Words


def show(view: Majority2View, words: Words) -> str:
    """The whole table as one seat sees it."""
    near = max(view.seat, 0)
    far = 1 - near
    above = column_rows(view.players[far].columns, words)
    below = column_rows(view.players[near].columns, words)
    width = 2 + max(len(cell) for row in above + below for cell in row)
    lines = [heading(view, words), ""]
    lines += show_player(view, far, words)
    lines += [show_row(row, width) for row in reversed(above)]
    lines.append("    " + "-" * (3 * width - 2))
    lines += [show_row(row, width) for row in below]
    lines += show_player(view, near, words)
    lines.append("")
    lines += show_cards(view, words)
    return "\n".join(lines)


def heading(view: Majority2View, words: Words) -> str:
    head = [
        words.say("show-turn", {"number": view.turn, "seat": f"seat/{view.active}"}),
        words.say("show-pile", {"cards": view.pile_size}),
    ]
    if view.discards:
        size = sum(packet.size for packet in view.discards)
        head.append(
            words.say("show-discards", {"cards": size, "card": f"card/{view.discards[-1].top}"})
        )
    if view.supply:
        discs = ", ".join(words.thing(f"colour/{disc}") for disc in view.supply)
        head.append(f"{words.say('show-supply')}: {discs}")
    return " · ".join(head)


def show_player(view: Majority2View, seat: int, words: Words) -> list[str]:
    player = view.players[seat]
    marks = [
        words.say("show-coins", {"ready": player.ready, "coins": player.coins}),
        words.say("show-points", {"points": player.points}),
        words.say("show-reserve-size", {"cards": player.reserve_size}),
    ]
    if seat == view.start:
        marks.append(f"[{words.say('show-start')}]")
    you = "> " if seat == view.seat else "  "
    return [
        f"{you}{words.seat(seat):<12} {'  '.join(marks)}",
        f"    {words.say('show-area')}: {show_area(player, words)}",
    ]


def show_area(player: PlayerView, words: Words) -> str:
    return (
        ", ".join(f"{show_member(member, words)} {member.points}" for member in player.area) or "-"
    )


def column_rows(columns: list[ColumnView], words: Words) -> list[list[str]]:
    """Rows of a player's three columns, from the middle of the table outwards; the name of each
    column is the last row."""
    depth = max(len(column.cards) for column in columns)
    rows = []
    for place in range(depth):
        row = []
        for column in columns:
            here = place < len(column.cards)
            row.append(
                f"{column.number}.{place + 1} {show_member(column.cards[place], words)}"
                if here
                else ""
            )
        rows.append(row)
    rows.append([column_title(column, words) for column in columns])
    return rows


def column_title(column: ColumnView, words: Words) -> str:
    title = f"[{words.say('show-column', {'column': column.number})}]"
    return f"{title} {words.say('show-safe')}" if column.protected else title


def show_row(row: list[str], width: int) -> str:
    return ("    " + "".join(f"{cell:<{width}}" for cell in row)).rstrip()


def show_member(member: MemberView, words: Words) -> str:
    name = words.thing(f"card/{member.card}")
    return f"{name} ({words.thing(f'colour/{member.disc}')})" if member.disc else name


def show_cards(view: Majority2View, words: Words) -> list[str]:
    """The hand and reserves as far as this seat knows them, and what is still to be done."""
    lines = []
    if view.seat == view.holder:
        lines.append(f"{words.say('show-hand')}: {list_cards(view.hand, words)}")
    else:
        known = (
            f"; {words.say('show-known-hand')}: {list_cards(view.hand, words)}" if view.hand else ""
        )
        lines.append(
            words.say("show-hand-size", {"seat": f"seat/{view.holder}", "cards": view.hand_size})
            + known
        )
    for seat, player in enumerate(view.players):
        if seat == view.seat:
            lines.append(f"{words.say('show-reserve')}: {list_cards(player.reserve, words)}")
        elif player.reserve:
            title = words.say("show-known-reserve", {"seat": f"seat/{seat}"})
            lines.append(f"{title}: {list_cards(player.reserve, words)}")
    if view.must_swap:
        lines.append(words.say("show-must-swap"))
    waiting = [
        f"{words.seat(step.seat)}: {words.prompt(step.what)}"
        for step in reversed(view.pending)
        if words.has(f"prompt-{step.what}")
    ]
    if waiting:
        lines.append(f"{words.say('show-pending')}: {' / '.join(waiting)}")
    return lines


def list_cards(cards: list[str], words: Words) -> str:
    found = []
    for card in dict.fromkeys(cards):
        number = cards.count(card)
        found.append(words.thing(f"card/{card}") + (f" x{number}" if number > 1 else ""))
    return ", ".join(found) or "-"
