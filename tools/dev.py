"""The server, restarted whenever Python changes, and Vite, which shows a changed board at once.

`make dev` (PORT=8000): the browser speaks to Vite, and Vite passes /api on to the server.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WATCHED = (".py", ".ftl", ".sql", "RULES.md", "lesson.rec")
PAUSE = 0.5  # seconds between two looks at the sources


def newest() -> int:
    """When the last of the server's sources was changed."""
    found = 0
    for folder, inside, names in os.walk(ROOT / "src" / "augury"):
        inside[:] = [name for name in inside if name not in ("tests", "web", "static")]
        for name in names:
            if name.endswith(WATCHED):
                found = max(found, os.stat(os.path.join(folder, name)).st_mtime_ns)
    return found


def serve(port: str) -> subprocess.Popen[bytes]:
    augury = Path(sys.executable).with_name("augury")
    return subprocess.Popen([augury, "serve", "--port", port, "--data", "augury-data/dev"])


def main() -> int:
    port = sys.argv[1] if len(sys.argv) > 1 else "8000"
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # nothing is left behind then either
    vite = subprocess.Popen(
        [sys.executable, ROOT / "web" / "build.py", "--dev"],
        env={**os.environ, "AUGURY_PORT": port},
    )
    seen, server = newest(), serve(port)
    try:
        while vite.poll() is None:
            time.sleep(PAUSE)
            now = newest()
            if now != seen:
                seen = now
                print("Python has changed: restarting the server.", flush=True)
                # Only what is compiled and has changed is compiled.
                subprocess.run([sys.executable, ROOT / "tools" / "install.py"], check=False)
                server.terminate()
                server.wait()
                server = serve(port)
        return vite.returncode
    except KeyboardInterrupt:
        return 0
    finally:
        for process in (server, vite):
            process.terminate()
        for process in (server, vite):
            process.wait()


if __name__ == "__main__":
    sys.exit(main())
