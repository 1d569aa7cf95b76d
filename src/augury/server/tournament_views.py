"""A tournament as a member may see it. How many points a deal brought others is not told to whoever
has to play it yet."""

from __future__ import annotations

import msgspec

from augury.server import deals
from augury.server.messages.tables import ClockWish
from augury.server.messages.tournaments import (
    BoardInfo,
    DealProof,
    EntrantInfo,
    StandingInfo,
    TournamentGameInfo,
    TournamentInfo,
)
from augury.server.store.base import Db
from augury.server.store.club_schema import (
    HOST,
    OWNER,
    RUNNING,
    MemberRow,
    TournamentGame,
    TournamentSeat,
)
from augury.server.store.rows import tournaments
from augury.server.tournament_book import TournamentBook

A_DAY = 86_400_000


def tournament_info(db: Db, book: TournamentBook, member: MemberRow, asked: int) -> TournamentInfo:
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
        clock=msgspec.json.decode(row.clock, type=ClockWish) if row.clock else None,
        current=row.round,
        round=shown,
        until=0
        if not row.days or row.clock or row.status != RUNNING
        else row.began + row.days * A_DAY,
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
    book: TournamentBook, round: int, own: int, states: dict[str, tuple[str, str]], open: bool
) -> list[BoardInfo]:
    before = {one.player: one.points for one in book.standings(round)} if round else {}
    here = [game for game in book.games if game.round == round]
    chairs = book.chairs(round)
    to_play = {
        game.deal
        for game in here
        if game.status == "playing"
        and own in {one.entrant for one in chairs[game.board, game.game]}
    }
    found: dict[int, BoardInfo] = {}
    for game in here:
        seats = chairs[game.board, game.game]
        players = [one.entrant for one in seats]
        if game.board not in found:
            points = [before[player] for player in players]
            found[game.board] = BoardInfo(game.board, players, points, [])
        hidden = game.deal in to_play
        found[game.board].games.append(game_info(game, seats, own, states, hidden, open))
    return list(found.values())


def game_info(
    game: TournamentGame,
    chairs: list[TournamentSeat],
    own: int,
    states: dict[str, tuple[str, str]],
    hidden: bool,
    open: bool,
) -> TournamentGameInfo:
    seats = [one.entrant for one in chairs]
    over, mine = game.status != "playing", own in seats
    asked = states[game.table_id][1].split()
    return TournamentGameInfo(
        game=game.game,
        table=game.table_id,
        status=game.status,
        seats=seats,
        points=[one.points for one in chairs] if game.status == "over" and not hidden else [],
        shares=[one.share for one in chairs] if over else [],
        mine=mine,
        your_turn=mine and not over and str(seats.index(own)) in asked,
        open=open,
    )
