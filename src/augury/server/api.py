"""How a plain request becomes a call: who asks, what is wanted, and how an answer or a refusal goes back."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from typing import TypeAlias, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from augury.core.errors import AuguryError
from augury.server import audit, security, sessions
from augury.server.clock import now
from augury.server.house import House
from augury.server.live_table import LiveTable
from augury.server.messages import Answer, Body, Done, Problem
from augury.server.refusals import Refusal, from_kernel, no_table, nobody, slow_down
from augury.server.store import rows
from augury.server.store.base import StoreDown
from augury.server.store.schema import Device, Person
from augury.server.wire import write_json

log = logging.getLogger("augury.http")
T = TypeVar("T")

MOST_BYTES = 64 * 1024
GONE = 499  # for the log: whoever asked has hung up
MOST_RECORD_BYTES = 1024 * 1024


class Caller:
    """Who asks. `person` is None for a stranger."""

    def __init__(self, address: str, person: Person | None, device: Device | None) -> None:
        self.address = address
        self.person = person
        self.device = device

    @property
    def id(self) -> str:
        return self.person.id if self.person is not None else ""

    def known(self) -> Person:
        if self.person is None:
            raise nobody()
        return self.person


class Call:
    """One request on its way."""

    def __init__(self, house: House, request: Request, caller: Caller, body: bytes) -> None:
        self.house = house
        self.request = request
        self.caller = caller
        self.body = body
        self.cookies: list[str] = []  # to be set with the answer

    @property
    def person(self) -> Person:
        return self.caller.known()

    def path(self, name: str) -> str:
        found: str = self.request.path_params[name]
        return found

    def seat_in(self, live: LiveTable) -> int:
        """The seat that the path names."""
        word = self.path("seat")
        if not (
            word.isascii() and word.isdigit() and len(word) < 4 and int(word) < len(live.seats)
        ):
            raise Refusal(404, "no-seat", "There is no such seat.")
        return int(word)

    def number(self, name: str, default: int | None = None, lowest: int = 0) -> int | None:
        """A whole number from the query."""
        word = self.request.query_params.get(name)
        if word is None:
            return default
        digits = word[1:] if word.startswith("-") else word
        if not (digits.isascii() and digits.isdigit() and len(digits) <= 15) or int(word) < lowest:
            raise Refusal(422, "malformed", f"{name} is a whole number, {lowest} or more.")
        return int(word)

    async def table(self) -> LiveTable:
        """The table that the path names, if the caller may see it."""
        live = await self.house.visible(self.path("table"), self.caller.id)
        if live is None:
            raise no_table()
        return live

    async def replay(self, work: Callable[[], T]) -> T:
        """Replay a game somewhere else, if the caller has not too much of that under way."""
        whose = self.caller.id or self.caller.address
        return await self.house.shares.replay(whose, self.caller.address, work)

    def limit(self, rule: str, whose: str) -> None:
        if not self.house.limits.allow(rule, whose):
            raise slow_down()


Handler: TypeAlias = Callable[[Call], Awaitable[Answer | Response]]
BodyHandler: TypeAlias = Callable[[Call, msgspec.Struct], Awaitable[Answer | Response]]


class Endpoint:
    """One entry of the API: what the description is generated from, and what runs."""

    def __init__(
        self,
        method: str,
        path: str,
        handler: Handler,
        sentence: str,
        *,
        body: type[Body] | None = None,
        answer: type[Answer] = Done,
        text: str = "",
        query: dict[str, str] | None = None,
        stranger: bool = False,
        anonymous: bool = False,
        most_bytes: int = MOST_BYTES,
    ) -> None:
        self.method = method
        self.path = path
        self.handler = handler
        self.sentence = sentence
        self.body = body
        self.answer = answer
        self.text = text  # media type, if the answer is not JSON
        self.query = query or {}
        self.stranger = stranger or anonymous  # may somebody without a name call it?
        self.anonymous = (
            anonymous  # does it not matter who calls? Then it works without the store, too.
        )
        self.most_bytes = most_bytes

    async def serve(self, request: Request) -> Response:
        house: House = request.app.state.house
        started = time.perf_counter()
        try:
            response = await self.answer_to(house, request)
        except ClientDisconnect:  # gone in the middle of an upload: there is nobody to answer
            response = Response(status_code=GONE)
        except Refusal as refusal:
            house.metrics.count("augury_refusals_total", f'code="{refusal.code}"')
            if refusal.status in (403, 429):
                audit.refusal(
                    refusal.code,
                    address=address_of(request),
                    person=request.scope.get("augury.person", ""),
                    path=self.path,
                )
            response = problem(refusal)
        except AuguryError as error:
            response = problem(from_kernel(error))
        except StoreDown as error:
            house.metrics.count("augury_store_failures_total")
            response = problem(Refusal(503, "store-down", str(error)))
        house.metrics.count("augury_requests_total", f'status="{response.status_code // 100}xx"')
        took = (time.perf_counter() - started) * 1000
        log.info(
            "%s %s %d %.1fms", self.method, self.path, response.status_code, took
        )  # the pattern: ids and tokens stay out of the log
        return response

    async def answer_to(self, house: House, request: Request) -> Response:
        address = address_of(request)
        if not house.limits.allow("request-ip", address):
            raise slow_down()
        if self.method not in security.SAFE_METHODS and not origin_ok(house, request):
            raise Refusal(403, "origin", "This request comes from another site.")
        caller = (
            Caller(address, None, None)
            if self.anonymous
            else await who_asks(house, request, address)
        )
        request.scope["augury.person"] = caller.id
        call = Call(house, request, caller, await read_body(request, self.most_bytes))
        if not self.stranger:
            call.caller.known()
        answer = await self.handler(call)
        response = answer if isinstance(answer, Response) else json_response(answer)
        for cookie in call.cookies:
            response.headers.append("set-cookie", cookie)
        response.headers.setdefault("cache-control", "no-store")
        return response


def with_body(kind: type[Body], handler: Callable[..., Awaitable[Answer | Response]]) -> Handler:
    """A handler that gets the body as a typed structure."""
    read = msgspec.json.Decoder(kind).decode

    async def checked(call: Call) -> Answer | Response:
        try:
            wish = read(call.body or b"{}")
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refusal(422, "malformed", str(error)[:300]) from error
        return await handler(call, wish)

    return checked


def open_page(
    path: str, handler: Handler, sentence: str, answer: type[Answer] = Done, *, text: str = ""
) -> Endpoint:
    """The same for everybody."""
    return Endpoint("GET", path, handler, sentence, answer=answer, text=text, anonymous=True)


def get(
    path: str,
    handler: Handler,
    sentence: str,
    answer: type[Answer] = Done,
    *,
    text: str = "",
    stranger: bool = False,
    query: dict[str, str] | None = None,
) -> Endpoint:
    return Endpoint(
        "GET", path, handler, sentence, answer=answer, text=text, stranger=stranger, query=query
    )


def send(
    method: str,
    path: str,
    body: type[Body],
    handler: Callable[..., Awaitable[Answer | Response]],
    sentence: str,
    answer: type[Answer] = Done,
    *,
    stranger: bool = False,
    most_bytes: int = MOST_BYTES,
) -> Endpoint:
    return Endpoint(
        method,
        path,
        with_body(body, handler),
        sentence,
        body=body,
        answer=answer,
        stranger=stranger,
        most_bytes=most_bytes,
    )


def act(
    method: str,
    path: str,
    handler: Handler,
    sentence: str,
    answer: type[Answer] = Done,
    *,
    stranger: bool = False,
) -> Endpoint:
    """A change that needs no body."""
    return Endpoint(method, path, handler, sentence, answer=answer, stranger=stranger)


async def who_asks(house: House, connection: HTTPConnection, address: str) -> Caller:
    token = security.given_token(
        connection.headers, connection.cookies, is_secure(house, connection)
    )
    if not token or len(token) > 100:
        return Caller(address, None, None)
    hashed = security.hashed(token)
    found = await house.store.read(lambda db: rows.device(db, hashed))
    if found is None or not security.same(found[1].token, hashed):
        return Caller(address, None, None)
    if sessions.is_over(house.settings, *found, now()):
        return Caller(address, None, None)
    house.seen(found[1])
    return Caller(address, *found)


async def read_body(request: Request, most: int) -> bytes:
    length = request.headers.get("content-length", "0")
    if not (length.isascii() and length.isdigit()) or int(length[:12]) > most:
        raise Refusal(413, "too-big", "That is more than we can take at once.")
    parts: list[bytes] = []
    size = 0
    async for chunk in request.stream():
        size += len(chunk)
        if size > most:
            raise Refusal(413, "too-big", "That is more than we can take at once.")
        parts.append(chunk)
    return b"".join(parts)


def address_of(connection: HTTPConnection) -> str:
    return (
        security.neighbourhood(connection.client.host)
        if connection.client is not None
        else "unknown"
    )


def is_secure(house: House, connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss") or house.settings.base_url.startswith(
        "https://"
    )


def origin_ok(house: House, connection: HTTPConnection) -> bool:
    return security.origin_allowed(
        connection.headers, connection.url.scheme, house.settings.base_url
    )


def json_response(answer: Answer, status: int = 200) -> Response:
    return Response(write_json(answer), status, media_type="application/json")


def problem(refusal: Refusal) -> Response:
    response = json_response(Problem(code=refusal.code, message=refusal.message), refusal.status)
    response.headers["cache-control"] = "no-store"
    if refusal.status in (429, 503):
        response.headers["retry-after"] = "2"
    return response
