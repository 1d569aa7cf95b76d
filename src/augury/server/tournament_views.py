"""A tournament as a member may see it. How many points a deal brought others is not told to whoever
has to play it yet."""

from __future__ import annotations

import msgspec

from augury.server import deals
from augury.server.messages.tournaments import (
    BoardInfo,
    DealProof,
    EntrantInfo,
    StandingInfo,
    TournamentGameInfo,
    TournamentInfo,
)
from augury.server.store.base import Db
from augury.server.store.club_schema import HOST, OWNER, RUNNING, MemberRow, TournamentGame
from augury.server.store.rows import tournaments
from augury.server.tournament_book import Book

A_DAY = 86_400_000


def tournament_info(db: Db, book: Book, member: MemberRow, asked: int) -> TournamentInfo:
    row = book.row
    shown = min(asked, row.round) or row.round
    own = next((one.number for one in book.entrants if one.person == member.person), 0)
    states = tournaments.states(db, row.id)
    sealed = {game.round for game in book.games if states[game.table_id][0] in ON}
    return TournamentInfo(
        id=row.id,
        name=row.name,
        game=row.game,
        kind=row.kind,
        size=row.size,
        rounds=row.rounds,
        days=row.days,
        status=row.status,
        options=msgspec.json.decode(row.options, type=dict[str, bool | int | str]),
        current=row.round,
        round=shown,
        until=row.began + row.days * A_DAY if row.days and row.status == RUNNING else 0,
        done=not book.running(row.round),
        director=member.role in (OWNER, HOST),
        anchor=deals.anchor(row.secret),
        entrants=[
            EntrantInfo(
                number=one.number,
                id=one.person,
                name=one.name,
                out=bool(one.out),
                you=bool(one.person) and one.person == member.person,
                drawn=one.drawn,
                by_server=bool(one.by_server),
            )
            for one in book.entrants
        ],
        boards=boards(book, shown, own, states, shown not in sealed),
        byes=[one.entrant for one in book.byes if one.round == shown],
        standings=[
            StandingInfo(one.player, one.points, one.buchholz, one.margin, one.games)
            for one in book.standings()
        ],
        proofs=[
            DealProof(
                deal=one.id,
                link=one.link,
                secret=deals.link(row.secret, one.link),
                entrants=msgspec.json.decode(one.numbers, type=list[int]),
            )
            for one in book.deals
            if one.round == shown and shown not in sealed
        ],
    )


ON = ("waiting", "playing", "aside")


def boards(
    book: Book, round: int, own: int, states: dict[str, tuple[str, str]], open: bool
) -> list[BoardInfo]:
    before = {one.player: one.points for one in book.standings(round)} if round else {}
    here = [game for game in book.games if game.round == round]
    to_play = {
        game.deal
        for game in here
        if game.status == "playing" and own and own in seats_of(book, game)
    }
    found: list[BoardInfo] = []
    for board in sorted({game.board for game in here}):
        games = [game for game in here if game.board == board]
        players = seats_of(book, games[0])
        found.append(
            BoardInfo(
                board=board,
                players=players,
                before=[before[player] for player in players],
                games=[game_info(book, game, own, states, to_play, open) for game in games],
            )
        )
    return found


def seats_of(book: Book, game: TournamentGame) -> list[int]:
    key = (game.round, game.board, game.game)
    return [one.entrant for one in book.seats if (one.round, one.board, one.game) == key]


def game_info(
    book: Book,
    game: TournamentGame,
    own: int,
    states: dict[str, tuple[str, str]],
    to_play: set[str],
    open: bool,
) -> TournamentGameInfo:
    key = (game.round, game.board, game.game)
    chairs = [one for one in book.seats if (one.round, one.board, one.game) == key]
    seats = [one.entrant for one in chairs]
    over = game.status != "playing"
    shown = game.status == "over" and game.deal not in to_play
    asked = states[game.table_id][1].split()
    mine = own in seats
    return TournamentGameInfo(
        game=game.game,
        table=game.table_id if open or mine else "",
        status=game.status,
        seats=seats,
        points=[one.points for one in chairs] if shown else [],
        shares=[one.share for one in chairs] if over else [],
        mine=mine,
        your_turn=mine and not over and str(seats.index(own)) in asked,
        open=open,
    )
