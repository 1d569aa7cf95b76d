"""How long a device stays signed in.

A guest is nothing but a device: only disuse ends it, so that nobody loses a seat in a long game.
Whoever has an account can log in again, and has to from time to time.
"""

from __future__ import annotations

from augury.server.settings import Settings
from augury.server.store.schema import Device, Person

DAY = 86_400_000


def limits(settings: Settings, now: int) -> tuple[int, int]:
    """Signed out are devices last used before the first time; and, of accounts, those signed in
    before the second."""
    return now - round(settings.idle_days * DAY), now - round(settings.session_days * DAY)


def is_over(settings: Settings, person: Person, device: Device, now: int) -> bool:
    oldest_use, oldest_login = limits(settings, now)
    return device.seen < oldest_use or (
        person.account is not None and device.created < oldest_login
    )
