"""The routes, and what runs while the server is up."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from augury.server import (
    audit,
    catalogue,
    health,
    lobby,
    openapi,
    people,
    shuffle,
    table_routes,
)
from augury.server import messages as m
from augury.server.api import (
    MOST_RECORD_BYTES,
    Call,
    Endpoint,
    act,
    address_of,
    get,
    open_page,
    origin_ok,
    problem,
    send,
    who_asks,
)
from augury.server.connection import NO_TABLE, NOBODY, TOO_FAST, Connection
from augury.server.forwarded import Forwarded
from augury.server.hosts import Hosts
from augury.server.house import House
from augury.server.refusals import Refusal
from augury.server.security import Headings
from augury.server.settings import Settings
from augury.server.socket_protocol import EXTENSION, SocketProtocol
from augury.server.store.base import StoreDown

log = logging.getLogger("augury.http")
STATIC = Path(__file__).parent / "static"
TABLE = "/api/tables/{table}"
SEAT = TABLE + "/seats/{seat}"
EYE = {"eye": "With whose eyes: one of the caller's seats, or -1 for what everybody sees."}

UNBUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Augury</title>
<h1>Augury is running</h1>
<p>The web client has not been built yet: run <code>make play</code>, or <code>npm run build</code> in the folder <code>web</code>.</p>
<p>Programs can play already: see <a href="/api/openapi.json">the description of the interface</a>.</p></html>
"""


@cache
def document() -> bytes:
    return openapi.document(ENDPOINTS)


async def description(call: Call) -> Response:
    return Response(document(), media_type="application/json", headers=catalogue.AN_HOUR)


ENDPOINTS: list[Endpoint] = [
    open_page("/healthz", health.health, "Is the server well?", m.Health),
    open_page(
        "/metrics", health.metrics, "Counters for operators (Prometheus).", text="text/plain"
    ),
    open_page("/api/openapi.json", description, "This description.", text="application/json"),
    # Games
    open_page("/api/games", catalogue.list_games, "The games with their options.", m.Games),
    open_page(
        "/api/games/{game}", catalogue.game_detail, "A game with its vocabulary.", m.GameDetail
    ),
    open_page(
        "/api/games/{game}/rules", catalogue.rules, "The rules, in Markdown.", text="text/markdown"
    ),
    open_page(
        "/api/games/{game}/texts/{language}",
        catalogue.texts,
        "Every sentence of a game (Fluent).",
        text="text/plain",
    ),
    open_page(
        "/api/texts/{language}",
        catalogue.shared_texts,
        "Sentences that all games share (Fluent).",
        text="text/plain",
    ),
    open_page("/api/push-key", people.push_key, "The server's key for Web Push.", m.PushKey),
    # People
    get("/api/me", people.me, "Who am I?", m.Me, stranger=True),
    send(
        "POST",
        "/api/guests",
        m.NewGuest,
        people.become_guest,
        "Become a guest.",
        m.Me,
        stranger=True,
    ),
    send("PUT", "/api/me/name", m.NewName, people.rename, "Change the guest's name.", m.Me),
    send(
        "POST",
        "/api/accounts",
        m.Login,
        people.open_account,
        "Open an account; a guest keeps the seats.",
        m.Me,
        stranger=True,
    ),
    send(
        "POST",
        "/api/login",
        m.Login,
        people.log_in,
        "Log in; this device's guest seats become the account's.",
        m.Me,
        stranger=True,
    ),
    act("POST", "/api/logout", people.log_out, "Forget this device."),
    get("/api/me/devices", people.list_devices, "My devices.", m.Devices),
    send(
        "DELETE",
        "/api/me/devices/{device}",
        m.Password,
        people.revoke_device,
        "Sign a device out; an account's other devices by password.",
    ),
    send(
        "POST",
        "/api/me/devices/end",
        m.Password,
        people.end_other_sessions,
        "Sign all my other devices out.",
    ),
    send(
        "PUT",
        "/api/me/password",
        m.NewPassword,
        people.change_password,
        "Change the password; all other devices are signed out.",
        m.Me,
    ),
    send("POST", "/api/me/delete", m.Password, people.delete_me, "Delete me. Seats go to bots."),
    get(
        "/api/me/tables", lobby.my_tables, "My tables, those that wait for me first.", m.TableCards
    ),
    get(
        "/api/me/webhooks", people.list_webhooks, "Where I am told that it is my turn.", m.Webhooks
    ),
    send(
        "POST",
        "/api/me/webhooks",
        m.NewWebhook,
        people.add_webhook,
        "Add a webhook.",
        m.WebhookInfo,
    ),
    act("DELETE", "/api/me/webhooks/{webhook}", people.drop_webhook, "Drop a webhook."),
    send(
        "POST",
        "/api/me/pushes",
        m.NewPush,
        people.add_push,
        "Add a browser's push subscription.",
        m.PushInfo,
    ),
    act("DELETE", "/api/me/pushes/{push}", people.drop_push, "Drop a push subscription."),
    # Tables
    get(
        "/api/tables",
        lobby.open_tables,
        "Listed tables that wait or play.",
        m.TableCards,
        stranger=True,
        query={"page": "Which page of them, from 0."},
    ),
    act(
        "POST",
        "/api/promises",
        shuffle.promise,
        "Commit to the server's part of a shuffle before I send mine.",
        m.Promise,
    ),
    send("POST", "/api/tables", m.NewTable, lobby.create, "Make a table.", m.Created),
    send(
        "POST",
        "/api/lessons",
        m.NewLesson,
        lobby.learn,
        "Sit down to the lesson of a game.",
        m.Created,
    ),
    send(
        "POST",
        "/api/records",
        m.ImportRecord,
        lobby.import_record,
        "Make a table from a record.",
        m.Created,
        most_bytes=MOST_RECORD_BYTES,
    ),
    send(
        "POST",
        "/api/links",
        m.UseLink,
        lobby.use_link,
        "Exchange a link for its seat.",
        m.Joined,
        stranger=True,
    ),
    send(
        "POST",
        "/api/links/look",
        m.LookAtLink,
        lobby.look_at_link,
        "Where does a link lead? It stays unused.",
        m.Invitation,
        stranger=True,
    ),
    get(
        TABLE,
        lobby.look,
        "The table as I may see it.",
        m.State,
        stranger=True,
        query={**EYE, "seen": "The last version seen."},
    ),
    send(
        "PUT",
        TABLE + "/settings",
        m.TableSettings,
        lobby.settle,
        "Host: list or hide, mute or unmute spectators.",
    ),
    act("POST", TABLE + "/close", lobby.close, "Host: end the table."),
    send(
        "POST",
        TABLE + "/rematch",
        m.PlayAgain,
        lobby.rematch,
        "Play again, seats rotated.",
        m.Rematch,
    ),
    act(
        "POST",
        TABLE + "/watch-link",
        lobby.watch_link,
        "Host: a new link for spectators.",
        m.SeatLink,
    ),
    act("DELETE", TABLE + "/watch-link", lobby.revoke_watching, "Host: send spectators away."),
    send("POST", SEAT + "/take", m.TakeSeat, lobby.take, "Sit down on an open seat.", m.Joined),
    send("POST", SEAT + "/leave", m.LeaveSeat, lobby.leave, "Stand up; a bot sits in."),
    act("POST", SEAT + "/return", lobby.come_back, "Come back to my seat."),
    send("PUT", SEAT, m.FillSeat, lobby.fill, "Host: put a bot there, or open the seat."),
    act("POST", SEAT + "/link", lobby.new_link, "Host: a new link for the seat.", m.SeatLink),
    act("DELETE", SEAT + "/link", lobby.revoke, "Host: withdraw the link, also from who used it."),
    # Play
    send("POST", TABLE + "/play", m.Play, table_routes.decide, "Decide.", m.Played),
    send(
        "POST",
        TABLE + "/undo",
        m.Undo,
        table_routes.take_back,
        "Take back my last decision.",
        m.Played,
    ),
    send("POST", TABLE + "/ask", m.Ask, table_routes.ask, "What would a decision mean?", m.Meaning),
    send(
        "POST",
        TABLE + "/plan",
        m.Plan,
        table_routes.plan,
        "How would the table stand after some decisions?",
        m.Planned,
    ),
    send(
        "POST",
        TABLE + "/propose",
        m.Propose,
        table_routes.propose,
        "Propose to go back, or to pause.",
    ),
    send("POST", TABLE + "/answer", m.AnswerProposal, table_routes.answer, "Agree or disagree."),
    send("POST", TABLE + "/resume", m.Resume, table_routes.resume, "Go on after a pause."),
    get(
        TABLE + "/chat",
        table_routes.read_chat,
        "What was said.",
        m.ChatLines,
        stranger=True,
        query={"after": "Only lines after this number."},
    ),
    send("POST", TABLE + "/chat", m.Say, table_routes.say, "Say something.", m.Accepted),
    get(
        TABLE + "/note",
        table_routes.read_note,
        "My private note.",
        m.Note,
        query={"seat": "For which of my seats."},
    ),
    send(
        "PUT", TABLE + "/note", m.WriteNote, table_routes.write_note, "Keep a private note.", m.Note
    ),
    # Records
    get(
        TABLE + "/record",
        table_routes.download,
        "The record, or my seat's log while the game is on.",
        text="text/plain",
        stranger=True,
        query=EYE,
    ),
    get(
        TABLE + "/fairness",
        shuffle.fairness,
        "The promise about the shuffle, and its proof.",
        m.Fairness,
        stranger=True,
    ),
    get(
        TABLE + "/scores",
        table_routes.scores,
        "Points over time, after the end.",
        m.Scores,
        stranger=True,
    ),
    get(
        TABLE + "/moments",
        table_routes.moments,
        "The table at earlier moments.",
        m.Moments,
        stranger=True,
        query={**EYE, "from": "First moment.", "to": "Last moment."},
    ),
]


async def live(socket: WebSocket) -> None:
    """The socket of a table."""
    house: House = socket.app.state.house
    address = address_of(socket)
    code = (
        "origin"
        if not origin_ok(house, socket)
        else "slow-down"
        if not house.limits.allow("connect-ip", address)
        else ""
    )
    if code:
        audit.refusal(code, address=address, path=TABLE + "/live")
        await socket.close(1008)
        return
    try:
        caller = await who_asks(house, socket, address)
        live = await house.visible(socket.path_params["table"], caller.id)
    except StoreDown as error:
        await refuse(socket, 1013, str(error))
        return
    if caller.person is None or caller.device is None:
        await refuse(socket, NOBODY, "tell us your name first")
    elif live is None:
        await refuse(socket, NO_TABLE, "there is no such table for you")
    else:
        try:
            with contextlib.ExitStack() as held:
                held.enter_context(house.shares.socket(caller.id, address))
                await socket.accept()
                wire: SocketProtocol = socket.scope["extensions"][EXTENSION]
                connection = Connection(house, live, wire, caller.person, caller.device.id)
                connection.held = held.pop_all()
                wire.open(connection)
        except Refusal as refusal:
            await refuse(socket, TOO_FAST, refusal.message)


async def refuse(socket: WebSocket, code: int, reason: str) -> None:
    """A browser learns the reason only from an open socket."""
    await socket.accept()
    await socket.close(code, reason[:100])


async def client(request: Request) -> Response:
    """The web client: files with a hash in their name stay in the cache for a year; every other address is the client's own."""
    path = request.path_params["path"]
    if path.startswith("api/"):
        return problem(Refusal(404, "not-found", "There is nothing here."))
    if not (STATIC / "index.html").is_file():
        return HTMLResponse(UNBUILT, status_code=200 if not path else 404)
    asset = (STATIC / path).resolve()
    if path and asset.is_file() and asset.is_relative_to(STATIC.resolve()):
        hashed = path.startswith("assets/")
        return FileResponse(
            asset,
            headers={
                "cache-control": "public, max-age=31536000, immutable" if hashed else "no-cache"
            },
        )
    if "." in path.rpartition("/")[2]:
        return PlainTextResponse("There is nothing here.", 404)
    return FileResponse(STATIC / "index.html", headers={"cache-control": "no-cache"})


async def failed(request: Request, error: Exception) -> Response:
    log.error(
        "%s failed",
        request.url.path.partition("/api/")[2].partition("/")[0] or "a request",
        exc_info=error,
    )
    return problem(Refusal(500, "broken", "Something is broken on our side. Nothing was changed."))


def make_app(settings: Settings) -> Starlette:
    house = House(settings)
    house.pulse = health.Pulse(house)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    routes: list[BaseRoute] = [
        Route(endpoint.path, endpoint.serve, methods=[endpoint.method]) for endpoint in ENDPOINTS
    ]
    routes.append(WebSocketRoute(TABLE + "/live", live))
    routes.append(Route("/{path:path}", client, methods=["GET"]))
    tls = bool(settings.certificate) or settings.base_url.startswith("https://")
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[
            Middleware(Forwarded, proxies=int(settings.behind_proxy)),
            Middleware(Headings, tls=tls, hosts=Hosts(settings.base_url, settings.allowed_hosts)),
        ],
        exception_handlers={Exception: failed},
    )
    app.state.house = house
    return app
