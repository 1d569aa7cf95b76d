"""The table of all plain requests: method, path, who carries it out, and a sentence for the
description."""

from __future__ import annotations

from functools import cache

from starlette.responses import Response

from augury.server import book_routes, catalogue, openapi
from augury.server.api import MOST_RECORD_BYTES, Call, Endpoint, act, get, open_page, send
from augury.server.health_routes import HealthRoutes
from augury.server.link_routes import LinkRoutes
from augury.server.lobby_routes import LobbyRoutes
from augury.server.messages import answers, common, games, people, records, state, tables, wishes
from augury.server.notice_routes import NoticeRoutes
from augury.server.people_routes import PeopleRoutes
from augury.server.record_routes import RecordRoutes
from augury.server.seat_routes import SeatRoutes
from augury.server.shuffle_routes import ShuffleRoutes
from augury.server.table_routes import TableRoutes

TABLE = "/api/tables/{table}"
SEAT = TABLE + "/seats/{seat}"
EYE = {"eye": "With whose eyes: one of the caller's seats, or -1 for what everybody sees."}


@cache
def document() -> bytes:
    return openapi.document(ENDPOINTS)


async def description(call: Call) -> Response:
    return Response(document(), media_type="application/json", headers=catalogue.AN_HOUR)


ENDPOINTS: list[Endpoint] = [
    open_page("/healthz", HealthRoutes.health, "Is the server well?", common.Health),
    open_page(
        "/metrics", HealthRoutes.metrics, "Counters for operators (Prometheus).", text="text/plain"
    ),
    open_page("/api/openapi.json", description, "This description.", text="application/json"),
    # Games
    open_page("/api/games", catalogue.list_games, "The games with their options.", games.Games),
    open_page(
        "/api/games/{game}", catalogue.game_detail, "A game with its vocabulary.", games.GameDetail
    ),
    open_page(
        "/api/games/{game}/rules", catalogue.rules, "The rules, in Markdown.", text="text/markdown"
    ),
    open_page(
        "/api/games/{game}/book/{language}",
        book_routes.book,
        "The rulebook for players, in blocks.",
        games.BookInfo,
    ),
    open_page(
        "/api/games/{game}/figures/{figure}",
        book_routes.figure,
        "A position that the rulebook shows.",
        games.FigureInfo,
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
    open_page(
        "/api/push-key", NoticeRoutes.push_key, "The server's key for Web Push.", people.PushKey
    ),
    # People
    get("/api/me", PeopleRoutes.me, "Who am I?", people.Me, stranger=True),
    send(
        "POST",
        "/api/guests",
        people.NewGuest,
        PeopleRoutes.become_guest,
        "Become a guest.",
        people.Me,
        stranger=True,
    ),
    send(
        "PUT",
        "/api/me/name",
        people.NewName,
        PeopleRoutes.rename,
        "Change the guest's name.",
        people.Me,
    ),
    send(
        "POST",
        "/api/accounts",
        people.Login,
        PeopleRoutes.open_account,
        "Open an account; a guest keeps the seats.",
        people.Me,
        stranger=True,
    ),
    send(
        "POST",
        "/api/login",
        people.Login,
        PeopleRoutes.log_in,
        "Log in; this device's guest seats become the account's.",
        people.Me,
        stranger=True,
    ),
    act("POST", "/api/logout", PeopleRoutes.log_out, "Forget this device."),
    get("/api/me/devices", PeopleRoutes.list_devices, "My devices.", people.Devices),
    send(
        "DELETE",
        "/api/me/devices/{device}",
        people.Password,
        PeopleRoutes.revoke_device,
        "Sign a device out; an account's other devices by password.",
    ),
    send(
        "POST",
        "/api/me/devices/end",
        people.Password,
        PeopleRoutes.end_other_sessions,
        "Sign all my other devices out.",
    ),
    send(
        "PUT",
        "/api/me/password",
        people.NewPassword,
        PeopleRoutes.change_password,
        "Change the password; all other devices are signed out.",
        people.Me,
    ),
    send(
        "POST",
        "/api/me/delete",
        people.Password,
        PeopleRoutes.delete_me,
        "Delete me. Seats go to bots.",
    ),
    get(
        "/api/me/tables",
        LobbyRoutes.my_tables,
        "My tables, those that wait for me first.",
        tables.TableCards,
    ),
    get(
        "/api/me/webhooks",
        NoticeRoutes.list_webhooks,
        "Where I am told that it is my turn.",
        people.Webhooks,
    ),
    send(
        "POST",
        "/api/me/webhooks",
        people.NewWebhook,
        NoticeRoutes.add_webhook,
        "Add a webhook.",
        people.WebhookInfo,
    ),
    act("DELETE", "/api/me/webhooks/{webhook}", NoticeRoutes.drop_webhook, "Drop a webhook."),
    send(
        "POST",
        "/api/me/pushes",
        people.NewPush,
        NoticeRoutes.add_push,
        "Add a browser's push subscription.",
        people.PushInfo,
    ),
    act("DELETE", "/api/me/pushes/{push}", NoticeRoutes.drop_push, "Drop a push subscription."),
    # Tables
    get(
        "/api/tables",
        LobbyRoutes.open_tables,
        "Listed tables that wait or play.",
        tables.TableCards,
        stranger=True,
        query={"page": "Which page of them, from 0."},
    ),
    act(
        "POST",
        "/api/promises",
        ShuffleRoutes.promise,
        "Commit to the server's part of a shuffle before I send mine.",
        tables.Promise,
    ),
    send(
        "POST", "/api/tables", tables.NewTable, LobbyRoutes.create, "Make a table.", tables.Created
    ),
    send(
        "POST",
        "/api/lessons",
        tables.NewLesson,
        LobbyRoutes.learn,
        "Sit down to the lesson of a game.",
        tables.Created,
    ),
    send(
        "POST",
        "/api/records",
        tables.ImportRecord,
        RecordRoutes.import_record,
        "Make a table from a record.",
        tables.Created,
        most_bytes=MOST_RECORD_BYTES,
    ),
    send(
        "POST",
        "/api/links",
        tables.UseLink,
        LinkRoutes.use_link,
        "Exchange a link for its seat.",
        tables.Joined,
        stranger=True,
    ),
    send(
        "POST",
        "/api/links/look",
        tables.LookAtLink,
        LinkRoutes.look_at_link,
        "Where does a link lead? It stays unused.",
        tables.Invitation,
        stranger=True,
    ),
    get(
        TABLE,
        TableRoutes.look,
        "The table as I may see it.",
        state.State,
        stranger=True,
        query={**EYE, "seen": "The last version seen."},
    ),
    send(
        "PUT",
        TABLE + "/settings",
        tables.TableSettings,
        SeatRoutes.change_settings,
        "Host: list or hide, mute or unmute spectators.",
    ),
    act("POST", TABLE + "/close", SeatRoutes.close, "Host: end the table."),
    send(
        "POST",
        TABLE + "/rematch",
        tables.PlayAgain,
        LobbyRoutes.rematch,
        "Play again, seats rotated.",
        tables.Rematch,
    ),
    act(
        "POST",
        TABLE + "/watch-link",
        LinkRoutes.new_watch_link,
        "Host: a new link for spectators.",
        tables.SeatLink,
    ),
    act(
        "DELETE",
        TABLE + "/watch-link",
        LinkRoutes.withdraw_watch_link,
        "Host: send spectators away.",
    ),
    send(
        "POST",
        SEAT + "/take",
        tables.TakeSeat,
        SeatRoutes.take,
        "Sit down on an open seat.",
        tables.Joined,
    ),
    send("POST", SEAT + "/leave", tables.LeaveSeat, SeatRoutes.leave, "Stand up; a bot sits in."),
    act("POST", SEAT + "/return", SeatRoutes.come_back, "Come back to my seat."),
    send(
        "PUT",
        SEAT,
        tables.FillSeat,
        SeatRoutes.fill_seat,
        "Host: put a bot there, or open the seat.",
    ),
    act(
        "POST",
        SEAT + "/link",
        LinkRoutes.new_link,
        "Host: a new link for the seat.",
        tables.SeatLink,
    ),
    act(
        "DELETE",
        SEAT + "/link",
        LinkRoutes.withdraw_link,
        "Host: withdraw the link, also from who used it.",
    ),
    # Play
    send("POST", TABLE + "/play", wishes.Play, TableRoutes.decide, "Decide.", answers.Played),
    send(
        "POST",
        TABLE + "/undo",
        wishes.Undo,
        TableRoutes.take_back,
        "Take back my last decision.",
        answers.Played,
    ),
    send(
        "POST",
        TABLE + "/ask",
        wishes.Ask,
        TableRoutes.ask,
        "What would a decision mean?",
        answers.Meaning,
    ),
    send(
        "POST",
        TABLE + "/why",
        wishes.AskWhy,
        TableRoutes.why,
        "Why can a thing on the table not be chosen now?",
        answers.Explained,
    ),
    send(
        "POST",
        TABLE + "/plan",
        wishes.Plan,
        TableRoutes.plan,
        "How would the table stand after some decisions?",
        answers.Planned,
    ),
    send(
        "POST",
        TABLE + "/propose",
        wishes.Propose,
        TableRoutes.propose,
        "Propose to go back, or to pause.",
    ),
    send(
        "POST", TABLE + "/answer", wishes.AnswerProposal, TableRoutes.answer, "Agree or disagree."
    ),
    send("POST", TABLE + "/resume", wishes.Resume, TableRoutes.resume, "Go on after a pause."),
    get(
        TABLE + "/chat",
        TableRoutes.read_chat,
        "What was said.",
        answers.ChatLines,
        stranger=True,
        query={"after": "Only lines after this number."},
    ),
    send("POST", TABLE + "/chat", wishes.Say, TableRoutes.say, "Say something.", answers.Accepted),
    get(
        TABLE + "/note",
        TableRoutes.read_note,
        "My private note.",
        answers.Note,
        query={"seat": "For which of my seats."},
    ),
    send(
        "PUT",
        TABLE + "/note",
        wishes.WriteNote,
        TableRoutes.write_note,
        "Keep a private note.",
        answers.Note,
    ),
    # Records
    get(
        TABLE + "/record",
        RecordRoutes.download,
        "The record, or my seat's log while the game is on.",
        text="text/plain",
        stranger=True,
        query=EYE,
    ),
    get(
        TABLE + "/fairness",
        ShuffleRoutes.fairness,
        "The promise about the shuffle, and its proof.",
        records.Fairness,
        stranger=True,
    ),
    get(
        TABLE + "/scores",
        RecordRoutes.scores,
        "Points over time, after the end.",
        records.Scores,
        stranger=True,
    ),
    get(
        TABLE + "/moments",
        RecordRoutes.moments,
        "The table at earlier moments.",
        records.Moments,
        stranger=True,
        query={**EYE, "from": "First moment.", "to": "Last moment."},
    ),
]
