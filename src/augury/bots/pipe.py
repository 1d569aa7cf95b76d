"""A program beside this one that is asked and answers, line by line, over its standard input and
output."""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import select
import shlex
import subprocess
import time

from augury.core.errors import AuguryError, Malformed

PATIENCE = 600.0  # seconds to wait for an answer
LONGEST = 65_536  # bytes of an answer


class NoAnswer(AuguryError):
    """The other program ended, fell silent, or said something that is no answer."""


class Pipe:
    """One running program. What it writes to its standard error is left alone: its author sees
    it."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            self.process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        except (OSError, ValueError, IndexError) as error:
            raise Malformed(f"{command[:80]!r} cannot be started: {error}.") from error
        self.rest = b""

    def tell(self, message: dict[str, object]) -> None:
        """Send a line that wants no answer."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message).encode() + b"\n")
            self.process.stdin.flush()
        except OSError as error:
            raise NoAnswer(f"{self.command[:80]} has ended{self.code()}.") from error

    def ask(self, message: dict[str, object], patience: float = PATIENCE) -> str:
        """Send a line and wait for the line that comes back."""
        self.tell(message)
        assert self.process.stdout is not None
        end = time.monotonic() + patience
        while b"\n" not in self.rest:
            left = max(0.0, end - time.monotonic())
            if not select.select([self.process.stdout], [], [], left)[0]:
                raise NoAnswer(f"{self.command[:80]} has not answered for {patience:.0f} seconds.")
            more = os.read(self.process.stdout.fileno(), LONGEST)
            if not more:
                raise NoAnswer(f"{self.command[:80]} has ended{self.code()}.")
            self.rest += more
            if len(self.rest) > LONGEST:
                raise NoAnswer(f"{self.command[:80]} answers without end.")
        line, _, self.rest = self.rest.partition(b"\n")
        return line.decode("utf-8", "replace").strip()

    def code(self) -> str:
        """How it ended, for complaints; nothing if it has not."""
        try:
            return f" (exit code {self.process.wait(1.0)})"
        except subprocess.TimeoutExpired:
            return ""

    def close(self) -> None:
        """Its input ends, and a moment later it does too."""
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                with contextlib.suppress(OSError):  # it has ended before us
                    stream.close()
        try:
            self.process.wait(1.0)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


OPEN: dict[tuple[str, int], Pipe] = {}  # by command and seat: they stay from game to game


def pipe(command: str, seat: int) -> Pipe:
    """The program at a seat: the one that is running, or a new one."""
    found = OPEN.get((command, seat))
    if found is None or found.process.poll() is not None:
        if found is not None:
            found.close()
        found = OPEN[command, seat] = Pipe(command)
    return found


def hang_up(command: str, seat: int) -> None:
    """After a mistake: whatever it still says belongs to the past."""
    found = OPEN.pop((command, seat), None)
    if found is not None:
        found.process.kill()
        found.close()


def close_all() -> None:
    """End all programs."""
    while OPEN:
        OPEN.popitem()[1].close()


atexit.register(close_all)
