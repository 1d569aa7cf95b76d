"""How long the pages that people open take on a server with few and with many finished games.

    python benchmarks/pages.py [--games 1000,100000] [--requests 40]

Fills a fresh SQLite file with finished games (rows as the server writes them, nothing is played)
and a hundred slow tables at which somebody sits, serves it, brings in one whole record for what is
shown of a single game, and asks every page as that person. Prints medians in milliseconds, says
which are above the bar, and writes results/pages.json. Another page joins by a line in `PAGES`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import httpx
import msgspec

from augury.core import registry
from augury.server import security
from augury.server.clocks import ClockSettings, wound
from augury.server.messages.rhythm import Hours
from augury.server.results import player_of, season_of
from augury.server.store import open_store, rows
from augury.server.store.base import Db
from augury.server.store.club_schema import (
    MEMBER,
    OWNER,
    ClubLine,
    ClubRow,
    Entrant,
    MemberRow,
    TournamentRow,
)
from augury.server.store.rows import club_talk, clubs, tournaments
from augury.server.store.schema import (
    BOT,
    OVER,
    PERSON,
    PLAYING,
    Device,
    Person,
    PlacingRow,
    RatingRow,
    ResultRow,
    RhythmRow,
    SeatRow,
    ShareRow,
    TableRow,
)
from augury.server.tournament_book import read_book
from augury.server.tournaments import set_round
from augury.server.wire import write_json

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "benchmarks" / "results" / "pages.json"
GAMES = ("majority", "luna", "pantheon", "goetia")
PEOPLE = 200
BATCH = 2000
TOKEN = "benchmark-token-of-somebody"
WORDS = [
    "rules",
    "seed",
    "salt",
    "reason",
    "clock",
    "faces",
    "proposal",
    "watch_link",
    "next",
    "to_act",
    "keeper",
]
NUMBERS = [
    "open_seed",
    "listed",
    "paused",
    "muted",
    "busy",
    "created",
    "revision",
    "version",
    "keeper_until",
]
BAR = 100.0  # milliseconds, in the middle of the requests
OWN = 100  # tables that somebody plays at
RECORD = ROOT / "src/augury/games/majority/tests/records/3p.rec"
PAGES = {  # {game}: the table of the record; {yesterday}: a day of the archive
    "lobby, open tables": "/api/tables",
    "my tables": "/api/me/tables",
    "games": "/api/games",
    "profile": "/api/people/p0",
    "results": "/api/people/p0/results?game=&page=0",
    "results, page 5": "/api/people/p0/results?game=&page=5",
    "statistics": "/api/games/majority/statistics",
    "league": "/api/games/majority/league?seats=3",
    "replay, its moments": "/api/tables/{game}/moments?from=0&to=20",
    "replay, the scores": "/api/tables/{game}/scores",
    "a table": "/api/tables/{game}",
    "review": "/api/tables/{game}/review",
    "same deal": "/api/tables/{game}/seats/0/same-deal",
    "shared games": "/api/me/shares",
    "puzzles": "/api/puzzles",
    "daily": "/api/daily",
    "daily, archive": "/api/daily/{yesterday}",
    "rulebook": "/api/games/luna/book/de",
    "studies": "/api/studies",
    "settings, account": "/api/me/account",
    "settings, devices": "/api/me/devices",
    "settings, notices": "/api/me/notices",
    "settings, slow games": "/api/me/rhythm",
    "my data": "/api/me/export",
    "club": "/api/clubs/bench",
    "club's tables": "/api/clubs/bench/tables",
    "club's league": "/api/clubs/bench/league",
    "club's chat": "/api/clubs/bench/chat",
    "clubs": "/api/me/clubs",
    "tournament": "/api/clubs/bench/tournaments/event?round=7",
}
CLUB = "c0"
CHAT = 2000  # lines that were said there
MEMBERS = 100  # of the club; every tenth game is one of its own
ROUNDS = 7  # of its tournament, in which all of them play


def add_people(db: Db) -> None:
    for number in range(PEOPLE):
        rows.insert(db, "people", Person(f"p{number}", f"P {number}", f"p {number}", "", 1))
    hashed, now = security.hashed(TOKEN), int(time.time() * 1000)
    rows.insert(db, "devices", Device("d0", "p0", hashed, "benchmark", now, now))
    add_club(db, now)


def add_club(db: Db, now: int) -> None:
    """With a tournament of pairs that has been played to its end."""
    row = ClubRow(CLUB, "bench", "Bench", "bench", "", "UTC", now)
    clubs.add(db, row, MemberRow(CLUB, "p0", OWNER, now, now))
    for number in range(1, MEMBERS):
        clubs.join(db, MemberRow(CLUB, f"p{number}", MEMBER, now, now))
    for number in range(CHAT):
        line = ClubLine(CLUB, 0, f"{number:08x}", f"p{number % MEMBERS}", "P", "hello " * 9, now)
        club_talk.say(db, line)
    event = TournamentRow(
        id="event",
        club=CLUB,
        name="Event",
        game="majority2",
        kind="swiss",
        size=2,
        rounds=ROUNDS,
        days=0,
        options="{}",
        status="running",
        round=0,
        began=now,
        secret="0" * 64,
        created=now,
    )
    tournaments.add(db, event)
    for number in range(MEMBERS):
        drawn = f"{number:032x}"
        name = f"P {number}"
        tournaments.enter(db, Entrant("event", number + 1, f"p{number}", name, drawn, 0, 0))
    luck = random.Random(1)
    for _ in range(ROUNDS):
        book = read_book(db, CLUB, "event")
        plan = set_round(book, book.draw(), now)
        tournaments.begin_round(db, book.row, ROUNDS, now)
        for table in plan.tables:
            table.row.status = OVER
        plan.write(db)
        for game in plan.games:
            first = luck.choice([12, 0])
            tournaments.end_game(db, game, OVER, [luck.randint(9, 40), 20], [first, 12 - first])


def add_games(db: Db, first: int, count: int, luck: random.Random) -> None:
    """Three seats: two people and a bot. p0 sits at every hundredth table."""
    for number in range(first, first + count):
        game, table = luck.choice(GAMES), f"t{number:08}"
        people = luck.sample(range(1, PEOPLE), 2)
        if number % 100 == 0:
            people[0] = 0
        row = msgspec.convert(
            {
                **dict.fromkeys(WORDS, ""),
                **dict.fromkeys(NUMBERS, 0),
                "id": table,
                "game": game,
                "seats": 3,
                "options": "{}",
                "host": f"p{people[0]}",
                "status": OVER,
                "changed": number + 1,
                "club": CLUB if number % 10 == 0 else "",
            },
            TableRow,
        )
        chairs = [
            SeatRow(table, 0, PERSON, f"p{people[0]}", f"P {people[0]}", 3, 0, ""),
            SeatRow(table, 1, PERSON, f"p{people[1]}", f"P {people[1]}", 3, 0, ""),
            SeatRow(table, 2, BOT, "", "Bot", luck.randint(1, 5), 0, ""),
        ]
        rows.create(db, row, chairs)
        places = luck.sample([1, 2, 3], 3)
        placings = [
            PlacingRow(
                table_id=table,
                seat=chair.seat,
                player=player_of(chair.kind, chair.person, chair.level),
                name=chair.name,
                game=game,
                seats=3,
                ended=number + 1,
                turn=chair.seat,
                side=chair.seat,
                points=luck.randint(20, 120),
                place=places[chair.seat],
                opening=f"keep R{luck.randint(0, 10)}",
                mu=25_000,
                sigma=3_000,
            )
            for chair in chairs
        ]
        result = ResultRow(table, game, 3, luck.randint(90, 400), number, number + 1, 1)
        rows.add_result(db, result, placings)
        if number % 10 == 0:
            clubs.count_game(db, CLUB, season_of(int(time.time() * 1000)), placings)
        for one in placings[:2]:
            rows.set_rating(db, RatingRow(one.player, game, 3, 25_000, 3_000, number, number))


def add_own_tables(db: Db) -> None:
    """p0 plays slowly at many tables, and is asked at half of them."""
    game, moment = registry.load("majority"), int(time.time() * 1000)
    settings = ClockSettings(main=0, move=3 * 86_400)
    hours = Hours("Europe/Amsterdam", 18 * 60, 22 * 60, (0, 1, 2, 3, 4))
    rows.set_rhythm(db, RhythmRow("p0", 1, write_json(hours).decode()))
    for number in range(OWN):
        table = f"own{number:06}"
        row = msgspec.convert(
            {
                **dict.fromkeys(WORDS, ""),
                **dict.fromkeys(NUMBERS, 0),
                "id": table,
                "game": "majority",
                "rules": game.rules_version,
                "seats": 3,
                "options": write_json(game.check_options(3, {})).decode(),
                "seed": str(10**9 + number),
                "host": "p1",
                "status": PLAYING,
                "clock": write_json(settings).decode(),
                "faces": write_json(wound(settings, 3, moment)).decode(),
                "to_act": "0 1 2" if number % 2 else "1 2",
                "changed": moment - number,
                "busy": 1,
            },
            TableRow,
        )
        chairs = [
            SeatRow(table, seat, PERSON, f"p{seat}", f"P {seat}", 3, 0, "") for seat in range(3)
        ]
        rows.create(db, row, chairs)
        rows.add_share(db, ShareRow(f"share {number}", table, "p0", moment - number))


async def fill(data: Path, games: int) -> None:
    store = open_store(data, "")
    await store.open(lambda text: None)
    luck = random.Random(games)
    await store.at_leisure(add_people)
    await store.at_leisure(add_own_tables)
    for first in range(0, games, BATCH):
        count = min(BATCH, games - first)
        await store.at_leisure(partial(add_games, first=first, count=count, luck=luck))
        print(f"\r{min(first + BATCH, games)} of {games} games", end="", file=sys.stderr)
    print(file=sys.stderr)
    await store.close()


def measured(data: Path, requests: int) -> dict[str, float]:
    """Median milliseconds by page."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    words = ["serve", "--port", str(port), "--data", str(data), "--rate-limit", "0", "--quiet"]
    words += ["--review-seconds", "1"]
    server = subprocess.Popen([sys.executable, "-m", "augury.server", *words])
    headers = {"authorization": f"Bearer {TOKEN}"}
    try:
        with httpx.Client(
            base_url=f"http://localhost:{port}", headers=headers, timeout=30
        ) as client:
            deadline = time.monotonic() + 60
            while time.monotonic() < deadline:
                try:
                    client.get("/healthz")
                    break
                except httpx.HTTPError:
                    time.sleep(0.1)
            found: dict[str, float] = {}
            game = brought_in(client)
            yesterday = (datetime.now(UTC) - timedelta(days=1)).date().isoformat()
            for name, page in PAGES.items():
                path = page.format(game=game, yesterday=yesterday)
                took: list[float] = []
                for _ in range(requests):
                    began = time.perf_counter()
                    client.get(path).raise_for_status()
                    took.append(1000 * (time.perf_counter() - began))
                found[name] = round(statistics.median(took), 2)
            return found
    finally:
        server.terminate()
        server.wait(20)


def brought_in(client: httpx.Client) -> str:
    """One whole game, from its record; its review begins."""
    record = {"record": RECORD.read_text(encoding="utf-8")}
    made = client.post("/api/records", json=record)
    assert made.status_code == 200, made.text
    table = str(made.json()["id"])
    client.post(f"/api/tables/{table}/review").raise_for_status()
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default="1000,100000")
    parser.add_argument("--requests", type=int, default=40)
    given = parser.parse_args()
    counts = [int(word) for word in given.games.split(",")]
    found: dict[int, dict[str, float]] = {}
    for count in counts:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(fill(Path(folder), count))
            found[count] = measured(Path(folder), given.requests)
    print(f"{'median ms':<24}" + "".join(f"{count:>12,}" for count in counts))
    for name in PAGES:
        late = any(found[count][name] > BAR for count in counts)
        medians = "".join(f"{found[count][name]:>12.1f}" for count in counts)
        print(f"{name:<24}{medians}" + (f"  above {BAR:g}" if late else ""))
    told = {"load": os.getloadavg()[0], "medians": {str(n): pages for n, pages in found.items()}}
    RESULTS.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
