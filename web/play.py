"""Start the server and open the browser: `make play`. Ctrl-C ends both the waiting and the
server."""

from __future__ import annotations

import contextlib
import subprocess
import sys
import time
import urllib.error
import urllib.request
import webbrowser
from pathlib import Path

PATIENCE = 30


def wait_for(address: str) -> bool:
    for _ in range(PATIENCE * 10):
        with (
            contextlib.suppress(urllib.error.URLError, ConnectionError),
            urllib.request.urlopen(f"{address}/healthz", timeout=1),
        ):
            return True
        time.sleep(0.1)
    return False


def main() -> int:
    port = sys.argv[1] if len(sys.argv) > 1 else "8000"
    address = f"http://localhost:{port}"
    augury = Path(sys.executable).with_name("augury")
    server = subprocess.Popen([augury, "serve", "--port", port])
    try:
        if wait_for(address):
            webbrowser.open(address)
        return server.wait()
    except KeyboardInterrupt:
        return server.wait()
    finally:
        server.terminate()


if __name__ == "__main__":
    sys.exit(main())
