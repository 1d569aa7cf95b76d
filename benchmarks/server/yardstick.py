"""The server's commands, with the yardstick among the games."""

from __future__ import annotations

import sys
from pathlib import Path

import augury.games

augury.games.__path__.append(str(Path(__file__).parent.parent / "rooms"))

if __name__ == "__main__":
    from augury.server.__main__ import main

    sys.exit(main())
