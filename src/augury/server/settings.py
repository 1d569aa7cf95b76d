"""How one server is set up."""

from __future__ import annotations

from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    data: Path = Path("augury-data")
    database: str = ""  # postgresql://...; empty = SQLite in `data`
    host: str = "127.0.0.1"
    port: int = 8000
    base_url: str = ""  # how people reach it from outside, https://play.example.org
    behind_proxy: bool = False  # believe X-Forwarded-For and -Proto of the proxy
    certificate: str = ""
    key: str = ""
    rate_limit: float = 1.0  # factor on all rate limits; 0 = none
    bot_processes: int = 0  # 0 = one less than the machine has
    bot_seconds: float = 0.0  # most time a bot may think; 0 = as its level says
    private_webhooks: bool = False  # may webhooks go to addresses inside the own network?
    hash_threads: int = 2  # logins checked at the same time
