"""A throw-away PostgreSQL cluster."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path

import psycopg
from serving import free_port, wait_until

PLACES = [
    *sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True),
    Path("/usr/local/bin"),
    Path("/usr/local/pgsql/bin"),
]


def programs() -> Path:
    for place in PLACES:
        if (place / "initdb").exists() and (place / "postgres").exists():
            return place
    raise AssertionError("PostgreSQL is missing: run tests/server/postgres.sh")


def as_somebody() -> list[str]:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return []
    for name in ("postgres", "nobody"):
        if subprocess.run(["id", name], capture_output=True).returncode == 0:
            group = subprocess.run(
                ["id", "-g", name], capture_output=True, text=True, check=True
            ).stdout.strip()
            return ["setpriv", f"--reuid={name}", f"--regid={group}", "--clear-groups"]
    raise AssertionError("there is no unprivileged user to run PostgreSQL as")


class Cluster:
    def __init__(self) -> None:
        self.bin = programs()
        self.somebody = as_somebody()
        self.folder = Path(tempfile.mkdtemp(prefix="augury-postgres-", dir="/tmp"))
        self.folder.chmod(0o777)
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.databases = 0
        self._run(
            "initdb",
            "-D",
            str(self.folder / "data"),
            "-A",
            "trust",
            "-U",
            "augury",
            "--no-sync",
            "-E",
            "UTF8",
            "--locale=C",
        )

    def _run(self, program: str, *args: str) -> None:
        subprocess.run(
            [*self.somebody, str(self.bin / program), *args],
            check=True,
            capture_output=True,
            cwd="/tmp",
        )

    def start(self) -> Cluster:
        command = [
            str(self.bin / "postgres"),
            "-D",
            str(self.folder / "data"),
            "-p",
            str(self.port),
            "-k",
            str(self.folder),
            "-h",
            "127.0.0.1",
            "-c",
            "fsync=off",  # its processes crash here, the machine does not
        ]
        self.process = subprocess.Popen(
            [*self.somebody, *command],
            stderr=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            cwd="/tmp",
        )
        wait_until(self.is_up, 60)
        return self

    def is_up(self) -> bool:
        try:
            with psycopg.connect(self.url("postgres"), connect_timeout=2):
                return True
        except psycopg.OperationalError:
            return False

    def stop(self, how: int = signal.SIGINT) -> None:
        """SIGINT: at once, cleanly. SIGQUIT: like a crash."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(30)

    def url(self, database: str) -> str:
        return f"postgresql://augury@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        self.databases += 1
        name = f"augury{self.databases}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def set(self, name: str, value: str) -> None:
        """Change a setting of the running cluster."""
        with psycopg.connect(
            self.url("postgres"), autocommit=True, options="-c default_transaction_read_only=off"
        ) as connection:
            connection.execute(f"ALTER SYSTEM SET {name} = {value}".encode())
            connection.execute("SELECT pg_reload_conf()")

    def remove(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)
