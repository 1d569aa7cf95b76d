"""Clubs: their names and addresses, and who may do what in them."""

from __future__ import annotations

import re
import unicodedata

from augury.core.reason import quote
from augury.server import names
from augury.server.refusals import Refusal, forbidden
from augury.server.store.base import Db
from augury.server.store.club_schema import HOST, OWNER, ClubRow, MemberRow
from augury.server.store.rows import clubs

LONGEST_NAME = 40  # of a club or a tournament
LONGEST_SLUG = 32
RESERVED = {"join": "join-club"}  # invitations lead there


def checked_about(text: str) -> str:
    """A few lines; nothing that cannot be seen."""
    return "".join(letter for letter in text.strip() if letter == "\n" or letter.isprintable())


def slug_of(name: str) -> str:
    """The name as it stands in an address."""
    plain = unicodedata.normalize("NFKD", name.casefold().replace("ß", "ss"))
    bare = re.sub(r"[^a-z0-9]+", "-", plain.encode("ascii", "ignore").decode()).strip("-")
    return RESERVED.get(bare, bare)[:LONGEST_SLUG].strip("-")


def check_free(db: Db, slug: str, name: str, but: str = "") -> None:
    if clubs.is_known(db, slug, names.skeleton(name), but):
        raise Refusal(409, "name", "club-taken", name=quote(name))


def entered(db: Db, slug: str, person: str) -> tuple[ClubRow, MemberRow]:
    """A club, for its members; to others it is as if there were none."""
    club = clubs.by_slug(db, slug)
    member = clubs.member(db, club.id, person) if club is not None else None
    if club is None or member is None:
        raise Refusal(404, "no-club")
    return club, member


def check_hosts(member: MemberRow) -> None:
    if member.role not in (OWNER, HOST):
        raise forbidden("club-hosts")


def check_owner(member: MemberRow) -> None:
    if member.role != OWNER:
        raise forbidden("club-owner")


def hosted(db: Db, slug: str, person: str) -> ClubRow:
    """A club, for its hosts and its owner."""
    club, member = entered(db, slug, person)
    check_hosts(member)
    return club
