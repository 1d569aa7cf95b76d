"""Tables: making them, finding them, sitting down."""

from __future__ import annotations

from augury.server.api import MOST_RECORD_BYTES, Endpoint, act, get, send
from augury.server.endpoints.paths import EYE, SEAT, TABLE
from augury.server.link_routes import LinkRoutes
from augury.server.lobby_routes import LobbyRoutes
from augury.server.messages import state, tables
from augury.server.record_routes import RecordRoutes
from augury.server.seat_routes import SeatRoutes
from augury.server.shuffle_routes import ShuffleRoutes
from augury.server.table_routes import TableRoutes

ENDPOINTS: list[Endpoint] = [
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
]
