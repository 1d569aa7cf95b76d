"""What somebody wishes about being told: in which language, when not, and how often by mail."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import msgspec

from augury.server.messages.notices import NoticeWishes
from augury.server.refusals import Refusal
from augury.server.store import rows
from augury.server.store.base import Db, Store
from augury.words import Words

MINUTE, HOUR = 60_000, 3_600_000
GATHER = 10 * MINUTE  # a mail waits so long for other tables, and for its reader to come back


def read(db: Db, person: str) -> NoticeWishes:
    text, _ = rows.notice_wishes(db, person)
    return msgspec.json.decode(text, type=NoticeWishes) if text else NoticeWishes()


async def words_of(store: Store, person: str) -> Words:
    """The words of the house in somebody's language."""
    wishes = await store.read(lambda db: read(db, person))
    return Words("", wishes.language)


def zone_of(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (OSError, ValueError, LookupError) as error:
        raise Refusal(422, "malformed", "unknown-zone") from error


def after_quiet(wishes: NoticeWishes, now: int) -> int:
    """When somebody may be told: now, or at the end of their quiet hours. On days when clocks are
    changed it is as late as the clock on the wall says."""
    quiet = wishes.quiet
    if quiet is None or quiet.start == quiet.end:
        return now
    here = datetime.fromtimestamp(now / 1000, zone_of(wishes.zone))
    minute = here.hour * 60 + here.minute
    if quiet.start < quiet.end:
        silent = quiet.start <= minute < quiet.end
    else:
        silent = minute >= quiet.start or minute < quiet.end
    if not silent:
        return now
    end = here.replace(hour=quiet.end // 60, minute=quiet.end % 60, second=0, microsecond=0)
    if end <= here:
        end = end + timedelta(days=1)
    return round(end.timestamp() * 1000)


def mail_due(wishes: NoticeWishes, mailed: int, now: int) -> int:
    """When the next mail may go out."""
    return after_quiet(wishes, max(now + GATHER, mailed + wishes.mail * HOUR))
