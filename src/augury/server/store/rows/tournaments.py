"""Tournaments: who entered, who plays whom, and how it went."""

from __future__ import annotations

import msgspec

from augury.server.store.base import Conflict, Db
from augury.server.store.club_schema import (
    RUNNING,
    Bye,
    DealRow,
    Entrant,
    TournamentGame,
    TournamentRow,
    TournamentSeat,
)
from augury.server.store.rows.common import insert, touch

ON = "('waiting', 'playing', 'aside')"  # tables whose game is not over


def add(db: Db, row: TournamentRow) -> None:
    insert(db, "tournaments", row)


def tournament(db: Db, club: str, id: str) -> TournamentRow | None:
    found = db.rows("SELECT * FROM tournaments WHERE club = ? AND id = ?", club, id)
    return msgspec.convert(found[0], TournamentRow) if found else None


def tournaments(db: Db, club: str, most: int) -> list[TournamentRow]:
    """The latest first."""
    found = db.rows(
        "SELECT * FROM tournaments WHERE club = ? ORDER BY created DESC LIMIT ?", club, most
    )
    return msgspec.convert(found, list[TournamentRow])


def is_running(db: Db, club: str) -> bool:
    return bool(
        db.rows("SELECT 1 AS one FROM tournaments WHERE club = ? AND status = ?", *(club, RUNNING))
    )


def set_status(db: Db, id: str, status: str) -> None:
    db.run("UPDATE tournaments SET status = ? WHERE id = ?", status, id)


def begin_round(db: Db, row: TournamentRow, rounds: int, now: int) -> None:
    """A Conflict if somebody else has begun it."""
    begun = db.run(
        "UPDATE tournaments SET status = ?, round = ?, rounds = ?, began = ?"
        " WHERE id = ? AND round = ?",
        *(RUNNING, row.round + 1, rounds, now, row.id, row.round),
    )
    if not begun:
        raise Conflict("the round has begun already")


# Who entered


def entrants(db: Db, tournament: str) -> list[Entrant]:
    found = db.rows("SELECT * FROM entrants WHERE tournament = ? ORDER BY number", tournament)
    return msgspec.convert(found, list[Entrant])


def enter(db: Db, row: Entrant) -> None:
    insert(db, "entrants", row)


def set_out(db: Db, tournament: str, number: int, out: int) -> None:
    db.run(
        "UPDATE entrants SET out = ? WHERE tournament = ? AND number = ?",
        *(out, tournament, number),
    )


def drop_entrant(db: Db, tournament: str, number: int) -> None:
    """Before the first round nobody has to remember them."""
    db.run("DELETE FROM entrants WHERE tournament = ? AND number = ?", tournament, number)


# Rounds


def games(db: Db, tournament: str) -> list[TournamentGame]:
    found = db.rows(
        "SELECT * FROM tournament_games WHERE tournament = ? ORDER BY round, board, game",
        tournament,
    )
    return msgspec.convert(found, list[TournamentGame])


def seats(db: Db, tournament: str) -> list[TournamentSeat]:
    found = db.rows(
        "SELECT * FROM tournament_seats WHERE tournament = ? ORDER BY round, board, game, seat",
        tournament,
    )
    return msgspec.convert(found, list[TournamentSeat])


def byes(db: Db, tournament: str) -> list[Bye]:
    found = db.rows("SELECT * FROM byes WHERE tournament = ? ORDER BY round, entrant", tournament)
    return msgspec.convert(found, list[Bye])


def deals(db: Db, tournament: str) -> list[DealRow]:
    found = db.rows("SELECT * FROM deals WHERE tournament = ? ORDER BY link", tournament)
    return msgspec.convert(found, list[DealRow])


def game_at(db: Db, table: str) -> TournamentGame | None:
    found = db.rows("SELECT * FROM tournament_games WHERE table_id = ?", table)
    return msgspec.convert(found[0], TournamentGame) if found else None


def states(db: Db, tournament: str) -> dict[str, tuple[str, str]]:
    """By table: how it stands, and who is asked."""
    found = db.rows(
        "SELECT id, status, to_act FROM tables WHERE id IN"
        " (SELECT table_id FROM tournament_games WHERE tournament = ?)",
        tournament,
    )
    return {str(row["id"]): (str(row["status"]), str(row["to_act"])) for row in found}


def unnoted(db: Db, tournament: str) -> list[str]:
    """Tables whose game has ended without a result in the tournament."""
    found = db.rows(
        "SELECT table_id FROM tournament_games JOIN tables ON tables.id = table_id"
        " WHERE tournament = ? AND tournament_games.status = 'playing'"
        " AND tables.status IN ('over', 'closed')",
        tournament,
    )
    return [str(row["table_id"]) for row in found]


def end_game(
    db: Db, game: TournamentGame, status: str, points: list[int], shares: list[int]
) -> bool:
    """The result, unless there is one; then the other tables of the round look whether its deals
    are open now."""
    key = (game.tournament, game.round, game.board, game.game)
    where = "tournament = ? AND round = ? AND board = ? AND game = ?"
    if not db.run(
        f"UPDATE tournament_games SET status = ? WHERE {where} AND status = 'playing'",
        *(status, *key),
    ):
        return False
    for seat, (got, share) in enumerate(zip(points, shares, strict=True)):
        db.run(
            f"UPDATE tournament_seats SET points = ?, share = ? WHERE {where} AND seat = ?",
            *(got, share, *key, seat),
        )
    return True


def correct_game(db: Db, game: TournamentGame, shares: list[int]) -> None:
    """The director's word stands, whatever was noted before."""
    key = (game.tournament, game.round, game.board, game.game)
    where = "tournament = ? AND round = ? AND board = ? AND game = ?"
    db.run(f"UPDATE tournament_games SET status = 'forfeit' WHERE {where}", *key)
    for seat, share in enumerate(shares):
        db.run(
            f"UPDATE tournament_seats SET points = 0, share = ? WHERE {where} AND seat = ?",
            *(share, *key, seat),
        )


# Deals that are still secret


def is_sealed(db: Db, deal: str) -> bool:
    """Is anybody still playing in the round of this deal? The secrets of a round hang together."""
    if not deal:
        return False
    return bool(
        db.rows(
            "SELECT 1 AS one FROM deals AS own"
            " JOIN deals AS other ON other.tournament = own.tournament AND other.round = own.round"
            f" JOIN tables ON tables.deal = other.id WHERE own.id = ? AND tables.status IN {ON}"
            " LIMIT 1",
            deal,
        )
    )


def unseal(db: Db, deal: str) -> list[str]:
    """If the round is over, every process is told to look at its tables again. Returns them."""
    if is_sealed(db, deal):
        return []
    found = db.rows(
        "SELECT tables.id FROM deals AS own"
        " JOIN deals AS other ON other.tournament = own.tournament AND other.round = own.round"
        " JOIN tables ON tables.deal = other.id WHERE own.id = ?",
        deal,
    )
    tables = [str(row["id"]) for row in found]
    for table in tables:
        touch(db, table)
    return tables
