"""What the tests of the server are given. It stands in a module of its own, because only one module
can be called conftest where types are checked."""

from __future__ import annotations

from fixtures import cluster, fuzzed, guest, quick_hashes, server, tidy, victim

__all__ = ["cluster", "fuzzed", "guest", "quick_hashes", "server", "tidy", "victim"]
