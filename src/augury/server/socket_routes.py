"""The socket of a table: who may open one."""

from __future__ import annotations

import contextlib

from starlette.websockets import WebSocket

from augury.server import audit
from augury.server.callers import Doorkeeper, address_of
from augury.server.closing import NO_TABLE, NOBODY, TOO_FAST
from augury.server.connection import Connection
from augury.server.desk import Desk
from augury.server.endpoints.paths import TABLE
from augury.server.refusals import Refusal
from augury.server.security import Limits
from augury.server.shares import Shares
from augury.server.socket_protocol import EXTENSION, SocketProtocol
from augury.server.store.base import StoreDown

PATH = TABLE + "/live"


class SocketRoutes:
    """Lets people in to a table by a socket."""

    def __init__(self, doorkeeper: Doorkeeper, limits: Limits, shares: Shares, desk: Desk) -> None:
        self.doorkeeper = doorkeeper
        self.limits = limits
        self.shares = shares
        self.desk = desk

    async def open(self, socket: WebSocket) -> None:
        """The socket of a table."""
        address = address_of(socket)
        code = (
            "origin"
            if not self.doorkeeper.origin_ok(socket)
            else "slow-down"
            if not self.limits.allow("connect-ip", address)
            else ""
        )
        if code:
            audit.refusal(code, address=address, path=PATH)
            await socket.close(1008)
            return
        try:
            caller = await self.doorkeeper.who_asks(socket, address)
            live = await self.desk.tables.visible(socket.path_params["table"], caller.id)
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
                    held.enter_context(self.shares.socket(caller.id, address))
                    await socket.accept()
                    wire: SocketProtocol = socket.scope["extensions"][EXTENSION]
                    connection = Connection(self.desk, live, wire, caller.person, caller.device.id)
                    connection.held = held.pop_all()
                    wire.open(connection)
            except Refusal as refusal:
                await refuse(socket, TOO_FAST, refusal.reason.key)


async def refuse(socket: WebSocket, code: int, reason: str) -> None:
    """A browser learns the reason only from an open socket."""
    await socket.accept()
    await socket.close(code, reason[:100])
