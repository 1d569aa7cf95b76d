"""Counters for operators, as Prometheus text."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping
from itertools import accumulate

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

HELP = {
    "augury_requests_total": "HTTP requests by status class",
    "augury_decisions_total": "Decisions on disk, by who made them",
    "augury_refusals_total": "Wishes that were refused, by code",
    "augury_bot_failures_total": "Bot decisions that failed and were replaced by a random one",
    "augury_store_failures_total": "Work that the database could not do",
    "augury_pushes_total": "States sent over WebSocket",
    "augury_sent_bytes_total": "Bytes written to WebSockets",
    "augury_writes_total": "Writes to WebSockets",
    "augury_notifications_total": "Your-turn notifications by result",
    "augury_set_aside_total": "Tables that no longer replay",
}


class Metrics:
    """What is counted while the server runs."""

    def __init__(self) -> None:
        self.counters: Counter[tuple[str, str]] = Counter()
        self.buckets = [0] * (len(BUCKETS) + 1)  # commits by how long they took, the rest last
        self.seconds = 0.0
        self.writes = 0
        self.sent_bytes = 0

    def count(self, name: str, label: str = "") -> None:
        """`label` is written `key="value"`."""
        self.counters[name, label] += 1

    def sent(self, size: int) -> None:
        """One write to a socket."""
        self.writes += 1
        self.sent_bytes += size

    def commit(self, seconds: float) -> None:
        """How long a change took to get on disk."""
        self.seconds += seconds
        self.buckets[bisect_left(BUCKETS, seconds)] += 1

    def text(self, gauges: Mapping[str, int]) -> str:
        lines: list[str] = []
        for name, value in gauges.items():
            lines += [f"# TYPE {name} gauge", f"{name} {value}"]
        counters = {
            **self.counters,
            ("augury_writes_total", ""): self.writes,
            ("augury_sent_bytes_total", ""): self.sent_bytes,
        }
        for name in sorted({name for name, _ in counters}):
            lines += [f"# HELP {name} {HELP[name]}", f"# TYPE {name} counter"]
            lines += [
                f"{name}{{{label}}} {n}" if label else f"{name} {n}"
                for (k, label), n in sorted(counters.items())
                if k == name
            ]
        name = "augury_commit_seconds"
        lines += [f"# HELP {name} Time until a change is on disk", f"# TYPE {name} histogram"]
        up_to = list(accumulate(self.buckets))
        lines += [
            f'{name}_bucket{{le="{bucket}"}} {number}'
            for bucket, number in zip((*BUCKETS, "+Inf"), up_to, strict=True)
        ]
        lines += [f"{name}_sum {self.seconds:.6f}", f"{name}_count {up_to[-1]}"]
        return "\n".join(lines) + "\n"
