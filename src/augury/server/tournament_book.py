"""The book of a tournament: what was played so far, and what follows for the next round."""

from __future__ import annotations

import msgspec

from augury.core import registry
from augury.server import pairing, standings
from augury.server.pairing import Pairing
from augury.server.refusals import Refusal, not_now
from augury.server.standings import Played, Standing
from augury.server.store.base import Db
from augury.server.store.club_schema import (
    FORFEIT,
    ROUND_ROBIN,
    Bye,
    DealRow,
    Entrant,
    TournamentGame,
    TournamentRow,
    TournamentSeat,
)
from augury.server.store.rows import tournaments

PAIR = 2  # players who play two games, with the first seat in turn


class TournamentBook(msgspec.Struct):
    """All that is known of a tournament; nothing is written here."""

    row: TournamentRow
    entrants: list[Entrant]
    games: list[TournamentGame]
    seats: list[TournamentSeat]
    byes: list[Bye]
    deals: list[DealRow]

    def games_each(self) -> int:
        """That somebody plays in a round."""
        return 2 if self.row.size == PAIR else 1

    def played(self, before: int = 0) -> list[Played]:
        """Everything, or only what came before a round."""
        games = {(one.round, one.board, one.game): one for one in self.games}
        found: list[Played] = []
        for chair in self.seats:
            if before and chair.round >= before:
                continue
            game = games[chair.round, chair.board, chair.game]
            found.append(
                Played(
                    round=chair.round,
                    board=chair.board,
                    deal=game.deal,
                    seat=chair.seat,
                    player=chair.entrant,
                    points=chair.points,
                    share=chair.share,
                    over=game.status != "playing",
                    forfeit=game.status == FORFEIT,
                )
            )
        return found

    def standings(self, before: int = 0) -> list[Standing]:
        byes = [(one.round, one.entrant) for one in self.byes if not before or one.round < before]
        players = [one.number for one in self.entrants]
        return standings.table(players, self.played(before), byes, self.games_each())

    def running(self, round: int) -> bool:
        """Is anybody still playing in a round?"""
        return any(one.round == round and one.status == "playing" for one in self.games)

    def chairs(self, round: int) -> dict[tuple[int, int], list[TournamentSeat]]:
        """Who sits where in a round, by board and game."""
        found: dict[tuple[int, int], list[TournamentSeat]] = {}
        for chair in self.seats:
            if chair.round == round:
                found.setdefault((chair.board, chair.game), []).append(chair)
        return found

    def active(self) -> list[int]:
        return [one.number for one in self.entrants if not one.out]

    def draw(self) -> Pairing:
        """The next round."""
        active = self.active()
        if len(active) < self.row.size:
            raise not_now("too-few", count=self.row.size)
        if self.row.kind == ROUND_ROBIN:
            return self.draw_round_robin(set(active))
        order = [one.player for one in self.standings() if one.player in active]
        met = standings.opponents(self.played())
        had_bye = {one.entrant for one in self.byes}
        if self.row.size == PAIR:
            points = {one.player: one.points for one in self.standings()}
            found = pairing.swiss(order, points, met, had_bye)
            if found is None:
                raise not_now("no-pairing")
            return found
        game = registry.load(self.row.game)
        sized = pairing.sizes(len(order), self.row.size, game.seats)
        return pairing.grouped(order, sized, met, had_bye)

    def draw_round_robin(self, active: set[int]) -> Pairing:
        """By the plan made from all who were there at the start. Whose opponent has gone has a
        bye."""
        full = pairing.round_robin([one.number for one in self.entrants], self.row.round + 1)
        tables = [table for table in full.tables if active.issuperset(table)]
        playing = {player for table in tables for player in table}
        planned = [*(player for table in full.tables for player in table), *full.byes]
        byes = [player for player in planned if player in active and player not in playing]
        return Pairing(tables, byes)

    def rounds(self) -> int:
        """How many there will be: of a round robin it depends on how many entered."""
        if self.row.kind == ROUND_ROBIN:
            return pairing.rounds_of(len(self.entrants))
        return self.row.rounds

    def sat(self) -> dict[int, list[int]]:
        """By player: how often on each seat."""
        found: dict[int, list[int]] = {one.number: [0] * 10 for one in self.entrants}
        for chair in self.seats:
            found[chair.entrant][chair.seat] += 1
        return found


def read_book(db: Db, club: str, id: str) -> TournamentBook:
    row = tournaments.tournament(db, club, id)
    if row is None:
        raise Refusal(404, "no-tournament")
    return TournamentBook(
        row,
        tournaments.entrants(db, id),
        tournaments.games(db, id),
        tournaments.seats(db, id),
        tournaments.byes(db, id),
        tournaments.deals(db, id),
    )
