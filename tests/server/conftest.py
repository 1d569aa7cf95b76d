"""What the tests of the server are given. It stands in a module of its own, because only one module
can be called conftest where types are checked."""

from __future__ import annotations

from fixtures import cluster, guest, quick_hashes, server, tidy

__all__ = ["cluster", "guest", "quick_hashes", "server", "tidy"]
