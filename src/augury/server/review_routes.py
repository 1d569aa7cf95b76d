"""Plain requests about reviews of finished games."""

from __future__ import annotations

from augury.bots import review
from augury.bots.better import Better
from augury.bots.explain import final_wins
from augury.bots.review import Judged
from augury.core.game import Game
from augury.server import records
from augury.server.access import check_eye
from augury.server.api import Call
from augury.server.live_table import LiveTable
from augury.server.messages.common import Answer
from augury.server.messages.reviews import (
    BetterInfo,
    JudgedInfo,
    LineStepInfo,
    ReviewInfo,
    ShareInfo,
)
from augury.server.reasons import term_infos
from augury.server.refusals import Refusal
from augury.server.reviews import Review, Reviews
from augury.server.shares import Shares
from augury.server.tables import Tables


class ReviewRoutes:
    """What a strong bot thinks of a game that was played to its end. Nobody gets to hear anything
    about one that is still on."""

    def __init__(self, tables: Tables, reviews: Reviews, shares: Shares) -> None:
        self.tables = tables
        self.reviews = reviews
        self.shares = shares

    async def begin_review(self, call: Call) -> Answer:
        """Somebody wants the game reviewed."""
        live = await call.table(self.tables)
        call.limit("replay-person", call.person.id)
        await self.reviews.begin(live, call.person.id, call.caller.address)
        return self.told(live, await self.reviews.find(live), 0)

    async def look_at_review(self, call: Call) -> Answer:
        """As far as it is there. As long as somebody asks, it goes on."""
        live = await call.table(self.tables)
        call.limit("replay-person", call.caller.id or call.caller.address)
        found = await self.reviews.find(live)
        whose = call.caller.id or call.caller.address
        self.reviews.look(live, whose, call.caller.address)
        return self.told(live, found, call.number("from", 0) or 0)

    async def better_line(self, call: Call) -> Answer:
        """The table at each step of a line that would have been better."""
        live = await call.table(self.tables)
        call.limit("replay-person", call.caller.id or call.caller.address)
        found = await self.reviews.find(live)
        eye = check_eye(live, call.caller.id, call.number("eye", None, -1))
        number = call.number("number", 0) or 0
        better = None if found is None else found.better.get(number)
        if better is None:
            raise Refusal(404, "not-found")
        record = records.copy_of(live.engine.record, number)
        record.decisions += [(step.seat, step.action) for step in better.steps]
        last = len(record.decisions)
        return await call.replay(
            self.shares, lambda: records.moments(record, eye, number + 1, last, False)
        )

    def told(self, live: LiveTable, found: Review | None, first: int) -> ReviewInfo:
        state = live.engine.state
        sides = [int(state.side(seat)) for seat in range(state.seats)]
        scores, ranks = [int(points) for points in state.scores()], [int(n) for n in state.ranks()]
        working = self.reviews.is_working(live.row.id)
        if found is None:
            status = "judging" if working else "none"
            return ReviewInfo(status, 0, 0, 0, False, [], sides, scores, ranks, [], [], {})
        so_far, done = found.so_far(), found.done()
        final = final_wins(state) if done else []
        return ReviewInfo(
            status="done" if done else "judging" if working else "stopped",
            judged=len(found.judged),
            total=len(found.numbers),
            iterations=found.iterations,
            rough=found.iterations < review.ROUGH,
            decisions=[judged_info(live.game, one) for one in so_far[first:]],
            sides=sides,
            scores=scores,
            ranks=ranks,
            final=final,
            shares=[
                ShareInfo(one.initial, one.luck, one.own, one.others, one.final, one.play)
                for one in (review.shares(so_far, final, sides) if done else [])
            ],
            better={
                number: better_info(live.game, better) for number, better in found.better.items()
            },
        )


def rounded(wins: list[float]) -> list[float]:
    return [round(win, 4) for win in wins]


def judged_info(game: Game, one: Judged) -> JudgedInfo:
    return JudgedInfo(
        number=one.number,
        turn=one.turn,
        seat=one.seat,
        action=game.vocabulary.text(one.action),
        targets=game.vocabulary.targets(one.action),
        best=game.vocabulary.text(one.best),
        best_targets=game.vocabulary.targets(one.best),
        table=rounded(one.table),
        better=round(one.better[one.seat], 4),
        played=round(one.played[one.seat], 4),
    )


def better_info(game: Game, better: Better) -> BetterInfo:
    text = game.vocabulary.text
    return BetterInfo(
        steps=[
            LineStepInfo(step.seat, text(step.action), rounded(step.wins)) for step in better.steps
        ],
        terms=term_infos(better.reasons),
    )
