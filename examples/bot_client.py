"""Plays one seat of a whole game at an Augury server, knowing only docs/api.md. Standard library
and `websockets`.

    python examples/bot_client.py --url http://localhost:8000 --game majority

It becomes a guest, makes a table, fills the other seats with bots, and decides by throwing dice
until the game is over.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

Json = dict[str, Any]


class Server:
    """The plain requests."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        self.token = ""

    def call(self, method: str, path: str, body: Json | None = None) -> Json:
        headers = {"content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        data = json.dumps(body or {}).encode() if method != "GET" else None
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                found: Json = json.load(answer)
                return found
        except urllib.error.HTTPError as refusal:
            problem = json.load(refusal)
            raise SystemExit(f"{method} {path}: {problem['message']}") from refusal


def choose_seats(server: Server, game: str, seats: int) -> int:
    known = {entry["id"]: entry for entry in server.call("GET", "/api/games")["games"]}
    if game not in known:
        raise SystemExit(f"There is no game {game}. There are: {', '.join(known)}.")
    return seats or int(known[game]["seats"][0])


def play(server: Server, table: str, luck: random.Random) -> Json:
    """Play to the end; comes back by itself when the connection is lost. Returns the last state."""
    state: Json = {}
    wish: Json | None = None
    awaited = 0  # the version our last decision made: decide again only when it is here
    while True:
        try:
            address = server.url.replace("http", "ws", 1) + f"/api/tables/{table}/live"
            with connect(
                address, additional_headers={"authorization": f"Bearer {server.token}"}
            ) as socket:
                socket.send(json.dumps({"type": "hello", "seen": state.get("version", -1)}))
                if wish is not None:
                    socket.send(json.dumps(wish))  # the same uuid: it will not happen twice
                while True:
                    message = json.loads(socket.recv())
                    if message["type"] == "state":
                        state = {**state, **message}  # what is missing has not changed
                        if message["frames"]:
                            state["view"] = message["frames"][-1]["view"]  # the present
                    elif (
                        message["type"] == "refused"
                        and wish is not None
                        and message["uuid"] == wish["uuid"]
                    ):
                        print(f"refused: {message['message']}", file=sys.stderr)
                        wish = None
                    elif (
                        message["type"] == "accepted"
                        and wish is not None
                        and message["uuid"] == wish["uuid"]
                    ):
                        wish = None
                        awaited = message["version"]
                    if state.get("table", {}).get("status") == "over":
                        return state
                    if wish is None and state.get("legal") and state["version"] >= awaited:
                        action = luck.choice(state["legal"])["action"]
                        wish = {
                            "type": "play",
                            "uuid": str(uuid.uuid4()),
                            "version": state["version"],
                            "actions": [action],
                        }
                        socket.send(json.dumps(wish))
        except (ConnectionClosed, OSError):
            time.sleep(0.5)


def main() -> int:
    parser = argparse.ArgumentParser(description="Play one seat of a game at an Augury server.")
    parser.add_argument("--url", default="http://localhost:8000")
    parser.add_argument("--game", default="majority")
    parser.add_argument(
        "--seats", type=int, default=0, help="players (default: the fewest the game allows)"
    )
    parser.add_argument("--level", type=int, default=1, help="of the bots on the other seats")
    parser.add_argument("--seed", type=int, default=None)
    args = parser.parse_args()
    server = Server(args.url)
    seats = choose_seats(server, args.game, args.seats)
    server.token = server.call("POST", "/api/guests", {"name": "Dice", "bearer": True})["token"]
    wishes = [{"kind": "me"}] + [{"kind": "bot", "level": args.level}] * (seats - 1)
    table = server.call("POST", "/api/tables", {"game": args.game, "seats": wishes})["id"]
    print(f"table {table}: {args.game} with {seats} players")
    state = play(server, table, random.Random(args.seed))
    names = [seat["name"] or "automaton" for seat in state["table"]["seats"]]
    for name, score, rank in zip(
        names, state["view"]["scores"], state["view"]["ranks"], strict=True
    ):
        print(f"{rank}. {name}: {score}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
