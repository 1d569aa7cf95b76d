"""`make dev`: the server and Vite come together, and go together."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from support import ROOT


def free_port() -> str:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return str(probe.getsockname()[1])


@pytest.mark.soak
@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGINT])
def test_whoever_ends_it_leaves_no_process_behind(tmp_path: Path, ending: signal.Signals) -> None:
    """Ended from a terminal, all of them hear it; by a signal, only the one that began the
    others."""
    command = [sys.executable, "-u", str(ROOT / "tools" / "dev.py"), free_port()]
    with subprocess.Popen(
        command, cwd=tmp_path, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as begun:
        said, wanted = "", ("Augury is at", "ready in")
        assert begun.stdout is not None
        for line in begun.stdout:
            said += line
            if all(words in said for words in wanted):
                break
        (os.kill if ending == signal.SIGTERM else os.killpg)(begun.pid, ending)
        assert all(words in said for words in wanted), said
        assert begun.wait(timeout=60) == 0
    with pytest.raises(ProcessLookupError):  # nobody is left of those that began together
        os.killpg(begun.pid, signal.SIGKILL)
