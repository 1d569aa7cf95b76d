"""Links to analysis boards: whoever has one may look, and do nothing else.

A token travels in bodies, never in paths, which end up in logs. Of an unknown token and of a
withdrawn one the same is said.
"""

from __future__ import annotations

import asyncio

import msgspec

from augury.core.tree import Tree
from augury.server import security, studies
from augury.server.api import Call
from augury.server.messages.common import Answer, Done
from augury.server.messages.studies import SharedMove, SharedRecord, SharedStudy, StudyLink
from augury.server.refusals import Refusal
from augury.server.shares import Shares
from augury.server.store import rows
from augury.server.store.base import Db, Store
from augury.server.store.schema import StudyRow

MOST_LINKS = 50  # to one analysis


class StudyLinkRoutes:
    """An analysis that its owner shows to others."""

    def __init__(self, store: Store, shares: Shares) -> None:
        self.store = store
        self.shares = shares

    # The owner

    async def share(self, call: Call) -> Answer:
        call.limit("study-person", call.person.id)
        study, person, token = call.path("study"), call.person.id, security.new_token()

        def work(db: Db) -> bool:
            check_own(db, study, person)
            return rows.add_study_link(db, security.hashed(token), study, MOST_LINKS)

        if not await self.store.write(work):
            raise Refusal(409, "too-many", "many-study-links", most=MOST_LINKS)
        return StudyLink(token=token)

    async def withdraw(self, call: Call) -> Answer:
        study, person = call.path("study"), call.person.id

        def work(db: Db) -> None:
            check_own(db, study, person)
            rows.drop_study_links(db, study)

        await self.store.write(work)
        return Done()

    # Everybody

    async def look(self, call: Call, wish: SharedStudy) -> Answer:
        row, tree = await self.follow(call, wish.token)
        return studies.info(row, tree, tree.played, mine=False)

    async def position(self, call: Call, wish: SharedMove) -> Answer:
        _, tree = await self.follow(call, wish.token)
        found = await call.replay(
            self.shares,
            lambda: studies.position(tree, wish.node, wish.eye, cards_open=wish.open),
        )
        return msgspec.structs.replace(
            found, state=msgspec.structs.replace(found.state, legal=[], undo="nothing")
        )

    async def record(self, call: Call, wish: SharedStudy) -> Answer:
        _, tree = await self.follow(call, wish.token)
        return SharedRecord(record=await call.replay(self.shares, lambda: tree.whole().text()))

    async def follow(self, call: Call, token: str) -> tuple[StudyRow, Tree]:
        call.limit("study-person", call.caller.id or call.caller.address)
        hashed = security.hashed(token)
        row = await self.store.read(lambda db: rows.study_by_link(db, hashed))
        if row is None:
            raise Refusal(404, "no-link")
        return row, await asyncio.get_running_loop().run_in_executor(None, studies.unpack, row)


def check_own(db: Db, study: str, person: str) -> None:
    if rows.study(db, study, person) is None:
        raise Refusal(404, "no-study")
