"""How a plain request becomes a call: who asks, what is wanted, and how an answer or a refusal goes
back."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import TypeAlias, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from augury.core.errors import AuguryError
from augury.core.reason import Reason, quote
from augury.server import audit, security
from augury.server.callers import Caller, Doorkeeper, address_of
from augury.server.live_table import LiveTable
from augury.server.messages.common import Answer, Body, Done, Problem
from augury.server.metrics import Metrics
from augury.server.refusals import (
    Refusal,
    from_kernel,
    from_store,
    no_table,
    reason_info,
    slow_down,
    undecodable,
)
from augury.server.security import Limits
from augury.server.shares import Shares
from augury.server.store.base import StoreDown
from augury.server.store.schema import Person
from augury.server.tables import Tables
from augury.server.wire import write_json
from augury.words import LANGUAGES, Words

log = logging.getLogger("augury.http")
T = TypeVar("T")

MOST_BYTES = 64 * 1024
GONE = 499  # for the log: whoever asked has hung up
MOST_RECORD_BYTES = 1024 * 1024


class Call:
    """One request on its way."""

    def __init__(self, request: Request, caller: Caller, body: bytes, limits: Limits) -> None:
        self.request = request
        self.caller = caller
        self.body = body
        self.limits = limits
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
            raise Refusal(404, "no-seat")
        return int(word)

    def number(self, name: str, default: int | None = None, lowest: int = 0) -> int | None:
        """A whole number from the query."""
        word = self.request.query_params.get(name)
        if word is None:
            return default
        digits = word[1:] if word.startswith("-") else word
        if not (digits.isascii() and digits.isdigit() and len(digits) <= 15) or int(word) < lowest:
            raise Refusal(422, "malformed", "query-number", name=quote(name), lowest=lowest)
        return int(word)

    async def table(self, tables: Tables) -> LiveTable:
        """The table that the path names, if the caller may see it."""
        live = await tables.visible(self.path("table"), self.caller.id)
        if live is None:
            raise no_table()
        self.request.scope["augury.table"] = live
        return live

    async def replay(self, shares: Shares, work: Callable[[], T]) -> T:
        """Replay a game somewhere else, if the caller has not too much of that under way."""
        whose = self.caller.id or self.caller.address
        return await shares.replay(whose, self.caller.address, work)

    def limit(self, rule: str, whose: str) -> None:
        if not self.limits.allow(rule, whose):
            raise slow_down()


Handler: TypeAlias = Callable[[Call], Awaitable[Answer | Response]]
Action: TypeAlias = Callable[
    ..., Awaitable[Answer | Response]
]  # of a topic, a call and perhaps a body


class Endpoint:
    """One entry of the API: what the description is generated from, and what runs."""

    def __init__(
        self,
        method: str,
        path: str,
        handler: Action,
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

    def bound(self, topics: Iterable[object]) -> Handler:
        """What carries it out: a method of one of the topics, or a function that needs none."""
        name = self.handler.__name__
        for topic in topics:
            if getattr(type(topic), name, None) is self.handler:
                method: Action = getattr(topic, name)
                return method if self.body is None else with_body(self.body, method)
        assert "." not in self.handler.__qualname__, f"nobody serves {self.path}"
        return self.handler


class Front:
    """Takes requests in: within the limits, from our own pages, from whom, and answers them."""

    def __init__(self, doorkeeper: Doorkeeper, limits: Limits, metrics: Metrics) -> None:
        self.doorkeeper = doorkeeper
        self.limits = limits
        self.metrics = metrics

    def route(self, endpoint: Endpoint, topics: Iterable[object]) -> Route:
        handler = endpoint.bound(topics)

        async def serve(request: Request) -> Response:
            return await self.serve(endpoint, handler, request)

        return Route(endpoint.path, serve, methods=[endpoint.method])

    async def serve(self, endpoint: Endpoint, handler: Handler, request: Request) -> Response:
        """The answer, or the refusal as an answer."""
        started = time.perf_counter()
        try:
            response = await self.answer_to(endpoint, handler, request)
        except ClientDisconnect:  # gone in the middle of an upload: there is nobody to answer
            response = Response(status_code=GONE)
        except Refusal as refusal:
            self.metrics.count("augury_refusals_total", f'code="{refusal.code}"')
            if refusal.status in (403, 429):
                audit.refusal(
                    refusal.code,
                    address=address_of(request),
                    person=request.scope.get("augury.person", ""),
                    path=endpoint.path,
                )
            response = problem(refusal, request)
        except AuguryError as error:
            response = problem(from_kernel(error), request, error.game)
        except StoreDown as error:
            self.metrics.count("augury_store_failures_total")
            response = problem(from_store(error), request)
        self.metrics.count("augury_requests_total", f'status="{response.status_code // 100}xx"')
        took = (time.perf_counter() - started) * 1000
        log.info(
            "%s %s %d %.1fms", endpoint.method, endpoint.path, response.status_code, took
        )  # the pattern: ids and tokens stay out of the log
        return response

    async def answer_to(self, endpoint: Endpoint, handler: Handler, request: Request) -> Response:
        address = address_of(request)
        if not self.limits.allow("request-ip", address):
            raise slow_down()
        if endpoint.method not in security.SAFE_METHODS and not self.doorkeeper.origin_ok(request):
            raise Refusal(403, "origin")
        caller = (
            Caller(address, None, None)
            if endpoint.anonymous
            else await self.doorkeeper.who_asks(request, address)
        )
        request.scope["augury.person"] = caller.id
        call = Call(request, caller, await read_body(request, endpoint.most_bytes), self.limits)
        if not endpoint.stranger:
            call.caller.known()
        answer = await handler(call)
        response = answer if isinstance(answer, Response) else json_response(answer)
        for cookie in call.cookies:
            response.headers.append("set-cookie", cookie)
        response.headers.setdefault("cache-control", "no-store")
        return response


def with_body(kind: type[Body], handler: Action) -> Handler:
    """A handler that gets the body as a typed structure."""
    read = msgspec.json.Decoder(kind).decode

    async def checked(call: Call) -> Answer | Response:
        try:
            wish = read(call.body or b"{}")
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise undecodable(error) from error
        return await handler(call, wish)

    return checked


def open_page(
    path: str,
    handler: Action,
    sentence: str,
    answer: type[Answer] = Done,
    *,
    text: str = "",
    query: dict[str, str] | None = None,
) -> Endpoint:
    """The same for everybody."""
    return Endpoint(
        "GET", path, handler, sentence, answer=answer, text=text, query=query, anonymous=True
    )


def get(
    path: str,
    handler: Action,
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
    handler: Action,
    sentence: str,
    answer: type[Answer] = Done,
    *,
    stranger: bool = False,
    most_bytes: int = MOST_BYTES,
) -> Endpoint:
    return Endpoint(
        method,
        path,
        handler,
        sentence,
        body=body,
        answer=answer,
        stranger=stranger,
        most_bytes=most_bytes,
    )


def act(
    method: str,
    path: str,
    handler: Action,
    sentence: str,
    answer: type[Answer] = Done,
    *,
    stranger: bool = False,
) -> Endpoint:
    """A change that needs no body."""
    return Endpoint(method, path, handler, sentence, answer=answer, stranger=stranger)


async def read_body(request: Request, most: int) -> bytes:
    length = request.headers.get("content-length", "0")
    if not (length.isascii() and length.isdigit()) or int(length[:12]) > most:
        raise Refusal(413, "too-big")
    parts: list[bytes] = []
    size = 0
    async for chunk in request.stream():
        size += len(chunk)
        if size > most:
            raise Refusal(413, "too-big")
        parts.append(chunk)
    return b"".join(parts)


def json_response(answer: Answer, status: int = 200) -> Response:
    return Response(write_json(answer), status, media_type="application/json")


def problem(refusal: Refusal, request: Request, game: str = "") -> Response:
    told = Problem(
        code=refusal.code,
        reason=reason_info(refusal.reason),
        message=spoken(refusal.reason, request, game),
    )
    response = json_response(told, refusal.status)
    response.headers["cache-control"] = "no-store"
    if refusal.status in (429, 503):
        response.headers["retry-after"] = "2"
    return response


def spoken(reason: Reason, request: Request, game: str = "") -> str:
    """A reason in the language that a request accepts: for logs, and for people with curl."""
    accepted = request.headers.get("accept-language", "").lower()
    wishes = [part.strip()[:2] for part in accepted.split(",")]
    language = next((wish for wish in wishes if wish in LANGUAGES), LANGUAGES[0])
    live = request.scope.get("augury.table")
    if not isinstance(live, LiveTable):
        return Words(game, language).reason(reason)
    names = {chair.seat: chair.name for chair in live.seats}
    return Words(live.game.id, language, names, live.options).reason(reason)
