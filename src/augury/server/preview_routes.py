"""Links to look at a game with: handing them out, taking them back, and what they show to programs
that preview links before anybody has opened them."""

from __future__ import annotations

from collections import OrderedDict
from html import escape

from starlette.responses import HTMLResponse, Response

from augury.core import registry
from augury.server import picture, preview, security
from augury.server.access import check_share
from augury.server.api import Call
from augury.server.clock import Clock
from augury.server.gallery import Gallery
from augury.server.live_table import LiveTable
from augury.server.messages.common import Answer, Done
from augury.server.messages.tables import Shared, SharedGame, SharedGames
from augury.server.preview import Preview
from augury.server.refusals import Refusal
from augury.server.settings import Settings
from augury.server.shares import Shares
from augury.server.store import rows
from augury.server.store.base import Db, Row, Store
from augury.server.store.schema import PERSON, SeatRow, ShareRow
from augury.server.tables import Tables
from augury.server.theme import STATIC
from augury.words import LANGUAGES, Words

LONGEST_TOKEN = 64
MOST_PICTURES = 64  # kept; crawlers come in swarms
# Pictures are shown by other sites, pages are not; both may have changed in five minutes.
KEPT = {"cache-control": "public, max-age=300"}
ELSEWHERE = {**KEPT, "cross-origin-resource-policy": "cross-origin"}
BARE = "<!doctype html><html><head><title>Augury</title></head><body></body></html>"


class PreviewRoutes:
    """Links, and the page and the picture behind them."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        tables: Tables,
        gallery: Gallery,
        shares: Shares,
        clock: Clock,
    ) -> None:
        self.settings = settings
        self.store = store
        self.tables = tables
        self.gallery = gallery
        self.shares = shares
        self.clock = clock
        self.pictures: OrderedDict[Preview, bytes] = OrderedDict()

    async def share(self, call: Call) -> Answer:
        """A link that anybody can open, to see what spectators see."""
        live = await call.table(self.tables)
        check_share(live, call.person)
        call.limit("share-person", call.person.id)
        token = security.new_token()
        row = ShareRow(security.hashed(token), live.row.id, call.person.id, self.clock.now())
        await self.store.write(lambda db: rows.add_share(db, row))
        return Shared(token=token)

    async def withdraw(self, call: Call) -> Answer:
        """My links stop working; the host's word goes for everybody's."""
        live = await call.table(self.tables)
        person = "" if live.row.host == call.person.id else call.person.id
        await self.store.write(lambda db: rows.drop_shares(db, live.row.id, person))
        return Done()

    async def my_shares(self, call: Call) -> Answer:
        """The games I have shown around, as long as a link of mine works."""
        person = call.person.id

        def work(db: Db) -> SharedGames:
            found = rows.shares_of(db, person)
            chairs = rows.seats_of(db, [str(row["table_id"]) for row in found])
            known = set(registry.ids())
            return SharedGames(
                games=[
                    shared_game(row, chairs[str(row["table_id"])], person)
                    for row in found
                    if row["game"] in known
                ]
            )

        return await self.store.read(work)

    async def withdraw_mine(self, call: Call) -> Answer:
        """My links to a game stop working, whether I still see it or not."""
        table, person = call.path("table"), call.person.id
        await self.store.write(lambda db: rows.drop_shares(db, table, person))
        return Done()

    # For programs that preview links

    async def page(self, call: Call) -> Response:
        """The client, with what the link is about in its head. It shows the game itself when
        somebody opens it."""
        language = wished(call)
        found = await self.look(call, language)
        path = STATIC / "index.html"
        client = path.read_text("utf-8") if path.is_file() else BARE
        client = client.replace('="./', '="../')  # it stands one folder deeper
        begin, _, rest = client.partition("<title>Augury</title>")
        head = self.head(call, found, language)
        return HTMLResponse(begin + head + rest, 404 if found is None else 200, headers=KEPT)

    async def picture(self, call: Call) -> Response:
        found = await self.look(call, wished(call))
        if found is None:
            raise Refusal(404, "no-link")
        known = self.pictures.get(found)
        if known is None:
            known = await call.replay(self.shares, lambda: picture.drawn(found))
            self.pictures[found] = known
            while len(self.pictures) > MOST_PICTURES:
                self.pictures.popitem(last=False)
        return Response(known, media_type="image/png", headers=ELSEWHERE)

    async def look(self, call: Call, language: str) -> Preview | None:
        """What a link is about; None if it leads nowhere, whyever."""
        call.limit("share-ip", call.caller.address)
        at = call.number("at")
        live = await self.follow(call.path("token"))
        if live is None:
            return None
        seen = preview.seen(self.gallery, live, at, language)
        return await call.replay(self.shares, lambda: preview.preview(seen))

    async def follow(self, token: str) -> LiveTable | None:
        if len(token) > LONGEST_TOKEN:
            return None
        hashed = security.hashed(token)

        def work(db: Db) -> str:
            return rows.table_by_share(db, hashed) or rows.table_by_watch_link(db, hashed)

        table = await self.store.read(work)
        return await self.tables.find(table) if table else None

    def head(self, call: Call, found: Preview | None, language: str) -> str:
        """Title, sentence and picture, in the words that most programs look for."""
        words = Words("", language)
        if found is None:
            return tags({"og:title": "Augury", "og:description": words.say("share-house")})
        home = self.settings.base_url.rstrip("/") or str(call.request.base_url).rstrip("/")
        at = call.number("at")
        query = f"?lang={language}" + ("" if at is None else f"&at={at}")
        address = f"{home}/s/{call.path('token')}"
        return tags(
            {
                "og:title": found.heading(),
                "og:description": found.sentence() or words.say("share-house"),
                "og:image": f"{address}/picture.png{query}",
                "og:image:type": "image/png",
                "og:image:width": str(picture.WIDTH),
                "og:image:height": str(picture.HEIGHT),
                "og:image:alt": words.say("share-picture", {"title": found.title}),
                "og:url": address + query,
                "twitter:card": "summary_large_image",
            }
        )


def shared_game(row: Row, chairs: list[SeatRow], person: str) -> SharedGame:
    game = str(row["game"])
    own = row["host"] == person or any(chair.person == person for chair in chairs)
    return SharedGame(
        table=str(row["table_id"]),
        game=game,
        title=registry.load(game).title,
        people=[
            chair.name
            for chair in chairs
            if own and chair.kind == PERSON and chair.name and chair.person != person
        ],
        links=int(str(row["links"])),
        last=int(str(row["last"])),
    )


def wished(call: Call) -> str:
    """The language that the link asks for."""
    language = call.request.query_params.get("lang", "")
    return language if language in LANGUAGES else LANGUAGES[0]


def tags(told: dict[str, str]) -> str:
    title = escape(told["og:title"])
    sentence = escape(told["og:description"])
    lines = [
        f"<title>{title}</title>",
        '<meta property="og:site_name" content="Augury" />',
        '<meta property="og:type" content="website" />',
        '<meta name="robots" content="noindex" />',
        f'<meta name="twitter:title" content="{title}" />',
        f'<meta name="twitter:description" content="{sentence}" />',
    ]
    for name, value in told.items():
        kind = "name" if name.startswith("twitter:") else "property"
        lines.append(f'<meta {kind}="{name}" content="{escape(value)}" />')
        if name == "og:image":
            lines.append(f'<meta name="twitter:image" content="{escape(value)}" />')
    return "\n    ".join(lines)
