"""Your turn: webhooks and Web Push."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from serving import Person, full_table, served, wait_until

from augury.server import delivery, notify, outgoing, push
from augury.server.refusals import Refusal


class Heard:
    """A small web service that remembers what it was told."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 200


@contextmanager
def service() -> Iterator[tuple[str, Heard]]:
    heard = Heard()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:  # the library's name
            body = self.rfile.read(int(self.headers["content-length"]))
            heard.calls.append(
                (self.path, {name.lower(): value for name, value in self.headers.items()}, body)
            )
            self.send_response(heard.status)
            if heard.status == 302:
                self.send_header("location", "/elsewhere")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    web = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=web.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{web.server_port}", heard
    web.shutdown()
    web.server_close()


def test_who_is_asked_and_not_looking_is_told_and_the_message_is_signed(tmp_path: Path) -> None:
    with service() as (url, heard), served(tmp_path, private_webhooks=True, base_url="") as running:
        people = [Person(running.url, name) for name in ("Anna", "Ben", "Cleo")]
        hook = people[1].post("/api/me/webhooks", url=url + "/json")
        for kind in ("discord", "slack", "matrix", "ntfy"):
            people[1].post("/api/me/webhooks", url=f"{url}/{kind}", kind=kind)
        table = full_table(people)
        wait_until(
            lambda: len(heard.calls) == 5
        )  # Cleo was the last to sit down, and the game began
        heard.calls.clear()
        looking = people[2].live(table)
        looking.sync(0)
        people[2].post("/api/me/webhooks", url=url + "/not-needed")
        for person in people:
            person.play(
                table, person.state(table)["legal"][0]["action"], person.state(table)["version"]
            )
        wait_until(lambda: len(heard.calls) == 5)
        calls = {path: (headers, body) for path, headers, body in heard.calls}
        headers, body = calls["/json"]
        assert json.loads(body)["table"] == table
        assert json.loads(body)["url"] == f"/#/table/{table}"
        signed = hmac.new(hook["secret"].encode(), body, hashlib.sha256).hexdigest()
        assert headers["x-augury-signature"] == f"sha256={signed}"
        assert "your turn" in json.loads(calls["/discord"][1])["content"]
        assert "your turn" in json.loads(calls["/slack"][1])["text"]
        assert "your turn" in json.loads(calls["/matrix"][1])["text"]
        assert b"your turn" in calls["/ntfy"][1]
        assert "/not-needed" not in calls
        looking.close()


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/x",
        "https://user:pass@example.org/x",
        "ftp://example.org",
        "https://",
        "https://exa mple.org/",
        "file:///etc/passwd",
        "https://[half",
        "https://example.org:99999/",
        "https://example.org:0/",
        "https://example.org/\x7f",
    ],
)
def test_addresses_that_make_no_sense_are_refused(url: str) -> None:
    with pytest.raises(Refusal):
        outgoing.check_url(url, inside=False)


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "localhost",
        "10.1.2.3",
        "192.168.0.1",
        "169.254.169.254",
        "::1",
        "::ffff:127.0.0.1",
        "0.0.0.0",
        "fd00::1",
        "100.64.0.1",
        "224.0.0.1",
        "2002:7f00:1::",
        "64:ff9b::a00:1",
        "2001:0:0a00:1::",
        "::",
    ],
)
def test_addresses_inside_the_own_network_are_never_called(host: str) -> None:
    with pytest.raises(Refusal, match="webhook-inside"):
        outgoing.public_address(host, 443, inside=False)


def test_redirects_are_not_followed() -> None:
    with service() as (url, heard):
        heard.status = 302
        assert asyncio.run(outgoing.post(url + "/first", b"{}", {}, inside=True)) == 302
        assert [path for path, _, _ in heard.calls] == ["/first"]


def test_a_push_message_can_be_read_by_the_browser_alone() -> None:
    """The receiving half of RFC 8291, written out."""
    browser = ec.generate_private_key(ec.SECP256R1())
    auth = b"0123456789abcdef"
    body = push.encrypt(
        b"your turn", push.encode64(push.point(browser.public_key())), push.encode64(auth)
    )
    salt, theirs = body[:16], body[21:86]
    assert body[16:21] == (4096).to_bytes(4, "big") + bytes([65])
    shared = browser.exchange(
        ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    )
    secret = push.derive(
        shared, auth, b"WebPush: info\x00" + push.point(browser.public_key()) + theirs, 32
    )
    key = push.derive(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = push.derive(secret, salt, b"Content-Encoding: nonce\x00", 12)
    assert AESGCM(key).decrypt(nonce, body[86:], None) == b"your turn\x02"


def test_a_push_message_is_sealed_as_in_the_example_of_rfc_8291() -> None:
    """Appendix A of the RFC, to the byte."""
    own = push.read_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    sealed = push.sealed(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        own=own,
        salt=push.decode64("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert push.encode64(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


# Section 2.4 of RFC 8292: token and key of its example
TOKEN = (
    "eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOj"
    "E0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMl"
    "MuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA"
)
KEY = "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs"


def verify_signature(token: str, key: str) -> str:
    """What the token says, if the key has signed it; the receiving half of RFC 8292."""
    said, _, signed = token.rpartition(".")
    r, s = push.decode64(signed)[:32], push.decode64(signed)[32:]
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push.decode64(key))
    whole = encode_dss_signature(int.from_bytes(r, "big"), int.from_bytes(s, "big"))
    public.verify(whole, said.encode(), ec.ECDSA(hashes.SHA256()))
    return said


def test_a_push_message_is_signed_as_in_the_example_of_rfc_8292() -> None:
    """What is signed is the same text; the signature itself is new each time, and both verify."""
    example = verify_signature(TOKEN, KEY)
    assert example == push.unsigned(
        "https://push.example.net", 1453523768, "mailto:push@example.com"
    )
    own = push.new_key()
    ours = push.signature(
        "https://push.example.net/p/JzLQ3raZJfFBR0aqvOMsLrt54w4r", own, "mailto:x"
    )
    signed, _, shown = ours.removeprefix("vapid t=").partition(", k=")
    claims = json.loads(push.decode64(verify_signature(signed, shown).partition(".")[2]))
    assert claims["aud"] == "https://push.example.net" and shown == push.public_key(own)


def test_a_push_goes_out_signed_and_a_gone_browser_is_forgotten(tmp_path: Path) -> None:
    with service() as (url, heard), served(tmp_path, private_webhooks=True) as running:
        people = [Person(running.url, name) for name in ("Anna", "Ben", "Cleo")]
        browser = push.encode64(push.point(ec.generate_private_key(ec.SECP256R1()).public_key()))
        people[1].post(
            "/api/me/pushes",
            endpoint=url + "/push",
            keys={"p256dh": browser, "auth": push.encode64(b"0123456789abcdef")},
        )
        heard.status = 410
        table = full_table(people)
        wait_until(
            lambda: (
                'augury_notifications_total{result="4xx"} 1' in people[0].http.get("/metrics").text
            )
        )
        for person in people:
            person.play(
                table, person.state(table)["legal"][0]["action"], person.state(table)["version"]
            )
        path, headers, _ = heard.calls[0]
        assert path == "/push" and headers["content-encoding"] == "aes128gcm"
        key = people[0].get("/api/push-key")["key"]
        assert headers["authorization"].startswith("vapid t=") and headers[
            "authorization"
        ].endswith(f"k={key}")
        assert len(heard.calls) == 1, "gone is gone"


@contextmanager
def dripping() -> Iterator[str]:
    """A web service that answers a byte at a time and never comes to an end."""
    door = socket.create_server(("127.0.0.1", 0))
    open_sockets: list[socket.socket] = []
    over = threading.Event()

    def drip(caller: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while not over.wait(0.05):
                caller.send(b"H")

    def serve() -> None:
        with contextlib.suppress(OSError):
            while True:
                caller, _ = door.accept()
                open_sockets.append(caller)
                threading.Thread(target=drip, args=(caller,), daemon=True).start()

    threading.Thread(target=serve, daemon=True).start()
    yield f"http://127.0.0.1:{door.getsockname()[1]}"
    over.set()
    door.close()
    for caller in open_sockets:
        caller.close()


def test_slow_receivers_delay_only_themselves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twelve that drip, one that is well."""
    with (
        service() as (url, heard),
        dripping() as slow,
        served(tmp_path, private_webhooks=True) as running,
    ):
        for name in ("Mallory", "Marvin", "Mia", "Milo"):
            bad = Person(running.url, name)
            for number in range(3):
                bad.post("/api/me/webhooks", url=f"{slow}/{number}")
            full_table([bad, Person(running.url, "Ben"), Person(running.url, "Cleo")])
        vera = Person(running.url, "Vera")
        vera.post("/api/me/webhooks", url=url)
        full_table([vera, Person(running.url, "Ben"), Person(running.url, "Cleo")])
        wait_until(lambda: heard.calls, 4)


def test_a_notification_has_a_time_out_in_all_and_a_receiver_that_failed_rests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery, "SECONDS", 0.5)
    with dripping() as slow, served(tmp_path, private_webhooks=True) as running:
        people = [Person(running.url, name) for name in ("Anna", "Ben", "Cleo")]
        people[0].post("/api/me/webhooks", url=slow)
        full_table(people)
        began = time.monotonic()
        counted = 'augury_notifications_total{result="failed"} 1'
        wait_until(lambda: counted in people[1].http.get("/metrics").text, 5)
        assert time.monotonic() - began < 3
        full_table(people)
        skipped = 'augury_notifications_total{result="skipped"} 1'
        wait_until(lambda: skipped in people[1].http.get("/metrics").text, 5)


def test_only_the_newest_notifications_wait_for_a_slow_receiver() -> None:
    told: list[str] = []
    free = asyncio.Event()

    class Slow(notify.Notifier):
        def __init__(self) -> None:
            self.lines = {}
            self.tasks = set()

        async def tell(self, person: str, what: str, game: str, table: str) -> None:
            told.append(table)
            await free.wait()

    async def whole() -> None:
        notifier = Slow()
        for number in range(20):
            notifier.line_up("anna", "notice-turn", "luna", str(number))
            await asyncio.sleep(0)
        free.set()
        await asyncio.gather(*notifier.tasks)
        assert not notifier.lines

    asyncio.run(whole())
    assert told == ["0", "15", "16", "17", "18", "19"]
