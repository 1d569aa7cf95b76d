"""How one server is set up."""

from __future__ import annotations

from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What a host may choose; `augury serve --help` says more of each."""

    data: Path = Path("augury-data")
    database: str = ""  # postgresql://...; empty = SQLite in `data`
    host: str = "127.0.0.1"
    port: int = 8000
    base_url: str = ""  # how people reach it from outside, https://play.example.org
    behind_proxy: int = (
        0  # how many reverse proxies stand before it; their X-Forwarded- is believed
    )
    certificate: str = ""
    key: str = ""
    rate_limit: float = 1.0  # factor on all rate limits; 0 = none
    bot_processes: int = 0  # 0 = one less than the machine has
    bot_seconds: float = 0.0  # most time a bot may think; 0 = as its level says
    hint_processes: int = 1  # that think for people, behind the bots; 0 = nobody gets a hint
    analysis_processes: int = (
        1  # that analyse games, behind everything else; 0 = nothing is analysed
    )
    review_seconds: float = 80.0  # of a processor for the review of one game
    private_webhooks: bool = False  # may webhooks go to addresses in a private network?
    smtp: str = ""  # smtp://user@host:587 or smtps://...; empty = this server sends no mail
    smtp_password: str = ""
    mail_from: str = ""  # the address that mail comes from
    allowed_hosts: tuple[str, ...] = ()  # names by which people may call the server, beside its own
    open_metrics: bool = False  # may everybody read /metrics and the details of /healthz?
    operator_token: str = ""  # who shows it may, from wherever
    idle_days: float = 90.0  # a device that has not been used for so long is signed out
    session_days: float = 365.0  # accounts log in again after so long, used or not
    hash_threads: int = 2  # logins checked at the same time
    most_tables: int = 40  # running tables of a host; as all of these: 0 = any number
    most_open_tables: int = 20  # tables of a host that wait for players
    most_sockets: int = 20  # open tables in the browsers of one person
    most_analyses: int = 2  # replays that one person may have under way
    most_thoughts: int = 4  # questions for analysis that one person may have under way
    most_clubs: int = 10  # clubs that one person is a member of
    most_members: int = 100  # of one club
    address_share: int = 5  # one address may hold as much as this many people
    vacation_days: int = 30  # a year, in which somebody's slow clocks stand still
    most_connections: int = 200  # connections from one address, silent ones included
