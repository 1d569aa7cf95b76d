"""An authenticator in software: makes passkeys and signs with them, as WebAuthn specifies it, so
that the server meets one without a browser."""

from __future__ import annotations

import hashlib
import json
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from augury.server.push import encode64

PRESENT, VERIFIED, MADE = 0x01, 0x04, 0x40


class Authenticator:
    def __init__(self, origin: str, site: str = "localhost") -> None:
        self.origin = origin
        self.site = site
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = hashlib.sha256(str(id(self)).encode() + self.point()[0]).digest()
        self.counter = 0

    def point(self) -> tuple[bytes, bytes]:
        numbers = self.key.public_key().public_numbers()
        return numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")

    def client_data(self, kind: str, challenge: str, origin: str = "") -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": origin or self.origin}
        return json.dumps(told).encode()

    def data(self, flags: int) -> bytes:
        self.counter += 1
        site = hashlib.sha256(self.site.encode()).digest()
        return site + struct.pack("!BI", flags, self.counter)

    def make(self, challenge: str, *, flags: int = PRESENT | VERIFIED) -> dict[str, Any]:
        x, y = self.point()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        about = bytes(16) + struct.pack("!H", len(self.id)) + self.id + public
        whole = {"fmt": "none", "attStmt": {}, "authData": self.data(flags | MADE) + about}
        return {
            "id": encode64(self.id),
            "client_data": encode64(self.client_data("webauthn.create", challenge)),
            "attestation": encode64(cbor2.dumps(whole)),
        }

    def show(
        self, challenge: str, *, flags: int = PRESENT | VERIFIED, origin: str = ""
    ) -> dict[str, Any]:
        client = self.client_data("webauthn.get", challenge, origin)
        data = self.data(flags)
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return {
            "id": encode64(self.id),
            "client_data": encode64(client),
            "authenticator": encode64(data),
            "signature": encode64(signed),
        }
