"""The commands of the server, as an operator uses them."""

from __future__ import annotations

import datetime
import gc
import json
import os
import socket
import sqlite3
import ssl
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from serving import Person, Process, full_table, play_on, served, wait_until

import augury
from augury.core import record
from augury.server import forwarded, host
from augury.server.__main__ import main
from augury.server.commands.storage import storage_report
from augury.server.settings import Settings
from augury.server.store.sqlite import SqliteStore


def command(*args: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(Path(augury.__file__).parent.parent)}
    return subprocess.run(
        [sys.executable, "-m", "augury.server", *args],
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )


def test_backup_restore_and_export_while_people_play(tmp_path: Path) -> None:
    with served(tmp_path / "data") as running:
        people = [Person(running.url, name) for name in ("Anna", "Ben", "Cleo")]
        table = full_table(people)
        play_on(people, table, 7)
        done = command("backup", "--data", str(tmp_path / "data"), str(tmp_path / "copy.sqlite"))
        assert done.returncode == 0, done.stderr
        assert done.stdout.startswith("1 tables with 7 changes")
        play_on(people, table, 1)
    assert (
        command(
            "backup", "--data", str(tmp_path / "data"), str(tmp_path / "copy.sqlite")
        ).returncode
        == 1
    )
    assert (
        command(
            "restore", "--data", str(tmp_path / "data"), str(tmp_path / "copy.sqlite")
        ).returncode
        == 1
    )
    assert (
        command(
            "restore", "--data", str(tmp_path / "new"), str(tmp_path / "copy.sqlite")
        ).returncode
        == 0
    )
    with served(tmp_path / "new", port=running.settings.port):
        assert people[1].state(table)["version"] == 7
        play_on(people, table, 2)
    assert (
        command("export", "--data", str(tmp_path / "new"), str(tmp_path / "records")).returncode
        == 0
    )
    kept = record.parse((tmp_path / "records" / f"{table}.rec").read_text())
    assert len(kept.decisions) == 9
    assert kept.names == {0: "Anna", 1: "Ben", 2: "Cleo"}


def test_a_backup_is_one_file_that_is_only_read_and_nothing_else_passes_for_one(
    tmp_path: Path,
) -> None:
    with served(tmp_path / "data") as running:
        Person(running.url, "Anna")
    copy = tmp_path / "copy.sqlite"
    assert command("backup", "--data", str(tmp_path / "data"), str(copy)).returncode == 0
    before = copy.read_bytes()
    assert command("restore", "--data", str(tmp_path / "new"), str(copy)).returncode == 0
    assert copy.read_bytes() == before
    foreign = tmp_path / "foreign.sqlite"
    with sqlite3.connect(foreign) as connection:
        connection.execute("CREATE TABLE shopping (milk TEXT)")
    connection.close()
    before = foreign.read_bytes()
    refused = command("restore", "--data", str(tmp_path / "third"), str(foreign))
    assert (refused.returncode, refused.stderr) == (
        1,
        f"augury: {foreign} is not a backup of Augury\n",
    )
    assert foreign.read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir() if path.is_file()) == [
        "copy.sqlite",
        "foreign.sqlite",
    ]


NOWHERE = "postgresql://nobody@127.0.0.1:1/x"
MISTAKES = [
    ("serve --port 99999", 2, "a port is a number from 1 to 65535"),
    ("serve --port {used}", 1, "cannot listen on 127.0.0.1 port {used}: Address already in use"),
    ("serve --host 300.1.1.1", 1, "cannot listen on 300.1.1.1 port 8000"),
    ("serve --certificate x.pem", 2, "--certificate and --key belong together"),
    (
        "serve --certificate x.pem --key y.pem",
        1,
        "x.pem and y.pem are not a certificate and its key: No such file",
    ),
    ("serve --database mysql://x", 2, "give it like postgresql://user@host/name"),
    ("serve --database " + NOWHERE, 1, "The server's database cannot be reached now."),
    ("serve --base-url play.example.org", 2, "give it like https://play.example.org"),
    (
        "serve --base-url https://play.example.org/augury",
        2,
        "give it like https://play.example.org",
    ),
    ("serve --bot-processes -1", 2, "give a whole number, 0 or more"),
    ("serve --rate-limit nan", 2, "give a number, 0 or more"),
    ("serve --idle-days 0.5", 2, "give a number of days, 1 or more"),
    ("serve --operator-token-file {folder}/missing", 1, "missing: No such file or directory"),
    ("serve --data {file}", 1, "{file}: File exists"),
    ("repair --data {folder} --all", 1, "there is no database in {folder}"),
    ("backup --data {folder} out.sqlite", 1, "there is no database in {folder}"),
    ("restore {folder}/missing.sqlite", 1, "missing.sqlite is not there"),
    ("restore {file}", 1, "is not a backup of Augury"),
    ("export --data {folder} {folder}/records", 1, "there is no database in {folder}"),
    (
        "export --database " + NOWHERE + " {folder}/records",
        1,
        "The server's database cannot be reached now.",
    ),
]


@pytest.fixture
def own_process(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A server that starts here may turn the process to its needs; afterwards all is as before."""
    monkeypatch.setattr(host, "start_logging", lambda level: None)
    interval, garbage = sys.getswitchinterval(), gc.get_threshold()
    yield
    sys.setswitchinterval(interval)
    gc.set_threshold(*garbage)


def exit_code(words: list[str]) -> int:
    """Of a command that is carried out in this process."""
    try:
        return main(words)
    except SystemExit as ended:
        return int(str(ended.code))


@pytest.mark.usefixtures("own_process")
@pytest.mark.parametrize(
    ("line", "code", "sentence"), MISTAKES, ids=[line for line, _, _ in MISTAKES]
)
def test_a_mistake_is_answered_with_a_sentence_and_leaves_nothing_behind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: str, code: int, sentence: str
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    file = tmp_path / "file"
    file.write_text("not a database, and long enough that nobody takes it for an empty one")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        words = {"used": str(taken.getsockname()[1]), "file": str(file), "folder": str(folder)}
        where = [] if "--data" in line else ["--data", str(tmp_path / "data")]
        ended = exit_code([*line.format(**words).split(), *where])
    said = capsys.readouterr()
    assert ended == code
    assert sentence.format(**words) in said.err
    assert "Traceback" not in said.err and not said.out
    assert not list(folder.iterdir())


def test_the_doctor_says_when_there_is_nothing_to_look_at(tmp_path: Path) -> None:
    assert storage_report(tmp_path, "") == (
        [f"The server's database cannot be read: there is no database in {tmp_path}"],
        False,
    )


def test_the_greeting_names_the_address_and_draws_a_code() -> None:
    assert "http://localhost:8000" in host.greeting(Settings())
    assert "--host 0.0.0.0" in host.greeting(Settings())
    assert (
        host.greeting(Settings(base_url="https://play.example.org"))
        == "Augury is at https://play.example.org"
    )
    everywhere = host.greeting(Settings(host="0.0.0.0"))
    address = host.lan_address()
    assert not address or f"http://{address}:8000" in everywhere
    code = host.qr("http://192.168.1.20:8000").splitlines()
    assert len(code) >= 13 and len({len(line) for line in code}) == 1
    assert set("".join(code)) <= set("█▀▄ ")


def test_tls_with_certificate_files(tmp_path: Path) -> None:
    certificate, key = self_signed(tmp_path)
    server = Process(
        "--data", str(tmp_path / "data"), "--certificate", str(certificate), "--key", str(key)
    )
    server.start()
    trusted = ssl.create_default_context(cafile=str(certificate))
    url = f"https://localhost:{server.port}"

    def up() -> bool:
        try:
            return httpx.get(url + "/healthz", verify=trusted).status_code == 200
        except httpx.HTTPError:
            return False

    wait_until(up, 90)
    with httpx.Client(base_url=url, verify=trusted) as browser:
        response = browser.post("/api/guests", json={"name": "Anna"}, headers={"origin": url})
        assert response.headers["set-cookie"].startswith("__Host-augury=")
        assert "strict-transport-security" in response.headers
        assert browser.get("/api/me").json()["person"]["name"] == "Anna"
    server.stop()


def self_signed(folder: Path) -> tuple[Path, Path]:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    today = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(today - datetime.timedelta(days=1))
        .not_valid_after(today + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    places = folder / "cert.pem", folder / "key.pem"
    places[0].write_bytes(made.public_bytes(serialization.Encoding.PEM))
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    places[1].write_bytes(secret)
    return places


def test_behind_a_proxy_the_address_of_the_client_counts(tmp_path: Path) -> None:
    with (
        served(tmp_path, behind_proxy=True, rate_limit=1.0) as running,
        httpx.Client(base_url=running.url) as proxy,
    ):
        for _ in range(45):
            proxy.post(
                "/api/guests", json={"name": "Anna"}, headers={"x-forwarded-for": "203.0.113.7"}
            )
        refused = proxy.post(
            "/api/guests", json={"name": "Anna"}, headers={"x-forwarded-for": "203.0.113.7"}
        )
        other = proxy.post(
            "/api/guests", json={"name": "Anna"}, headers={"x-forwarded-for": "203.0.113.44"}
        )
        forged = proxy.post(
            "/api/guests",
            json={"name": "Anna"},
            headers={"x-forwarded-for": "198.51.100.1, 203.0.113.7"},
        )
    assert (refused.status_code, other.status_code, forged.status_code) == (429, 200, 429)


def test_a_client_cannot_choose_its_address_not_even_in_the_own_network() -> None:
    """With one proxy only what that proxy wrote counts, with two what the outer one did."""
    chosen = ["203.0.113.7, 127.0.0.1", "192.168.1.5"]
    assert forwarded.entry(chosen, 1) == "192.168.1.5"
    assert forwarded.entry(["made up, 203.0.113.7, 10.0.0.2"], 2) == "203.0.113.7"
    assert forwarded.entry(["203.0.113.7"], 2) == "203.0.113.7" and forwarded.entry([], 1) == ""
    inside = ("127.0.0.1", "::1", "10.1.2.3", "172.16.0.1", "192.168.0.1", "fc00::1")
    assert all(forwarded.is_inside((address, 1)) for address in inside)
    assert not forwarded.is_inside(("8.8.8.8", 1)) and not forwarded.is_inside(None)
    assert not forwarded.is_inside(("2001:4860::8888", 1))


def test_a_neighbour_behind_the_proxy_has_one_budget_whatever_it_claims(tmp_path: Path) -> None:
    with (
        served(tmp_path, behind_proxy=1, rate_limit=1.0) as running,
        httpx.Client(base_url=running.url) as proxy,
    ):
        answers = [
            proxy.post(
                "/api/guests",
                json={"name": "Anna"},
                headers={"x-forwarded-for": f"203.0.113.{number}, 192.168.1.5"},
            ).status_code
            for number in range(60)
        ]
    assert set(answers) == {200, 429}


def test_the_log_is_one_object_per_line(tmp_path: Path) -> None:
    server = Process("--data", str(tmp_path), "--log-level", "info").start().wait_up()
    server.stop()
    lines = server.errors().splitlines()
    assert any(json.loads(line)["message"].startswith("GET /healthz 200") for line in lines)


def test_the_database_is_careful(tmp_path: Path) -> None:
    with served(tmp_path) as running:
        store = running.house.store
        assert isinstance(store, SqliteStore)
        connection = store.connect()
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
        connection.close()
    check = sqlite3.connect(tmp_path / "augury.sqlite")
    assert check.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    check.close()
