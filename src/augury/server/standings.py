"""How a tournament stands: points, the points of one's opponents, and the margin over those who had
the same cards.

Points are counted in twelfths: a game brings the share of opponents beaten, a tie half. A bye
counts like winning everything; its opponent is thought of as one with as many points as oneself.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

WHOLE = 12  # twelfths: one game won against everybody


class Played(msgspec.Struct, frozen=True):
    """Somebody's part in a game of a tournament."""

    round: int
    board: int
    deal: str
    seat: int
    player: int
    points: int
    share: int
    over: bool
    forfeit: bool


class Standing(msgspec.Struct):
    """`buchholz`: the points of all opponents. `margin`: how much better than the average of those
    on the same seat with the same cards, in tenths."""

    player: int
    points: int = 0
    buchholz: int = 0
    margin: int = 0
    games: int = 0


def shares(sides: Sequence[int], ranks: Sequence[int]) -> list[int]:
    """What each seat gets: opponents beaten of opponents met, a tie is half."""
    found: list[int] = []
    for seat, side in enumerate(sides):
        others = [rank for other, rank in enumerate(ranks) if sides[other] != side]
        halves = sum(2 if ranks[seat] < rank else ranks[seat] == rank for rank in others)
        found.append(WHOLE * halves // (2 * len(others)) if others else WHOLE)
    return found


def won_by(winners: Sequence[int], seats: int) -> list[int]:
    """By forfeit: those who were there have beaten those who were not."""
    if not winners:
        return [0] * seats
    return [WHOLE if seat in winners else 0 for seat in range(seats)]


def table(
    players: Sequence[int],
    played: Sequence[Played],
    byes: Sequence[tuple[int, int]],
    per_bye: int,
) -> list[Standing]:
    """The best first. `byes`: round and player; `per_bye`: games that a bye stands for."""
    found = {player: Standing(player) for player in players}
    for one in played:
        if one.over:
            found[one.player].points += one.share
            found[one.player].games += 1
    for _, player in byes:
        found[player].points += per_bye * WHOLE
    for player, others in opponents(played).items():
        found[player].buchholz = sum(found[other].points for other in others)
    for _, player in byes:
        found[player].buchholz += found[player].points
    for player, margin in margins(played).items():
        found[player].margin = margin
    return sorted(
        found.values(), key=lambda one: (-one.points, -one.buchholz, -one.margin, one.player)
    )


def opponents(played: Sequence[Played]) -> dict[int, list[int]]:
    """By player, whom they met; two games of a pairing are one meeting."""
    boards: dict[tuple[int, int], set[int]] = {}
    for one in played:
        boards.setdefault((one.round, one.board), set()).add(one.player)
    found: dict[int, list[int]] = {}
    for together in boards.values():
        for player in together:
            found.setdefault(player, []).extend(sorted(together - {player}))
    return found


def margins(played: Sequence[Played]) -> dict[int, int]:
    """By player: the sum over all games of how much further ahead they were than the others on the
    same seat with the same cards. Only deals that everybody has played count, and no forfeits."""
    open_deals = {one.deal for one in played if not one.over}
    counted = [one for one in played if one.deal not in open_deals and not one.forfeit]
    tables: dict[tuple[str, int, int], list[Played]] = {}
    for one in counted:
        tables.setdefault((one.deal, one.round, one.board), []).append(one)
    ahead: dict[tuple[str, int], list[tuple[int, float]]] = {}
    for (deal, _, _), together in tables.items():
        for one in together:
            others = [other.points for other in together if other.player != one.player]
            lead = one.points - sum(others) / len(others) if others else 0.0
            ahead.setdefault((deal, one.seat), []).append((one.player, lead))
    sums: dict[int, float] = {}
    for same in ahead.values():
        average = sum(lead for _, lead in same) / len(same)
        for player, lead in same:
            sums[player] = sums.get(player, 0.0) + lead - average
    return {player: round(10 * value) for player, value in sums.items()}
