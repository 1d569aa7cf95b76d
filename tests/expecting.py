"""Playwright's `expect`, at a fraction of the price.

As long as an element is missing or hidden, Playwright describes the whole page at every look, for a
report that is hardly ever read: a tenth of a second and more at a table. So the element is waited
for first, which costs next to nothing; what is expected of it, Playwright asks as ever.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import timedelta
from typing import Literal, TypedDict, Unpack

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as TooLong
from playwright.sync_api import expect as asked_at_once
from playwright.sync_api._generated import LocatorAssertions  # it has no public name

PATIENCE = 20_000  # milliseconds: a busy machine takes its time
REPORT = 1  # what Playwright gets if the element never came: it says so at once
Time = float | timedelta | None
Text = (
    str
    | re.Pattern[str]
    | Sequence[str]
    | Sequence[re.Pattern[str]]
    | Sequence[str | re.Pattern[str]]
)


class Reading(TypedDict, total=False):
    """How a text is compared."""

    ignore_case: bool | None
    use_inner_text: bool | None


class Patient(LocatorAssertions):
    """What can be expected of an element; those that walks wait for begin when it is there."""

    def __init__(self, locator: Locator) -> None:
        super().__init__(asked_at_once(locator)._impl_obj)
        self._locator = locator

    def _await(self, state: Literal["attached", "visible"], timeout: Time) -> Time:
        """Returns how long the expectation itself may take."""
        try:
            self._locator.wait_for(state=state, timeout=PATIENCE if timeout is None else timeout)
        except TooLong:
            return REPORT
        return timeout

    def to_be_visible(self, *, timeout: Time = None, visible: bool | None = None) -> None:
        assert visible is None, "say to_be_hidden"
        super().to_be_visible(timeout=self._await("visible", timeout))

    def to_be_in_viewport(self, *, ratio: float | None = None, timeout: Time = None) -> None:
        super().to_be_in_viewport(ratio=ratio, timeout=self._await("visible", timeout))

    def to_contain_text(
        self, expected: Text, *, timeout: Time = None, **how: Unpack[Reading]
    ) -> None:
        super().to_contain_text(expected, timeout=self._await_text(expected, timeout), **how)

    def to_have_text(self, expected: Text, *, timeout: Time = None, **how: Unpack[Reading]) -> None:
        super().to_have_text(expected, timeout=self._await_text(expected, timeout), **how)

    def _await_text(self, expected: Text, timeout: Time) -> Time:
        """Of a list of elements nothing is described."""
        one = isinstance(expected, str | re.Pattern)
        return self._await("attached", timeout) if one else timeout

    def to_have_attribute(
        self,
        name: str,
        value: str | re.Pattern[str] | None = None,
        *,
        ignore_case: bool | None = None,
        timeout: Time = None,
    ) -> None:
        waited = self._await("attached", timeout)
        super().to_have_attribute(name, value, ignore_case=ignore_case, timeout=waited)


def expect(locator: Locator) -> Patient:
    return Patient(locator)
