"""Web Push: messages encrypted for one browser (RFC 8291, aes128gcm) and signed by this server (RFC
8292, VAPID)."""

from __future__ import annotations

import base64
import json
import os
import struct
import time
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

RECORD_SIZE = 4096


def encode64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A signing key for this server, as text."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encode64(number.to_bytes(32, "big"))


def read_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decode64(text), "big"), ec.SECP256R1())


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def public_key(text: str) -> str:
    """What the browser needs to subscribe (`applicationServerKey`)."""
    return encode64(point(read_key(text).public_key()))


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)


def encrypt(text: bytes, p256dh: str, auth: str) -> bytes:
    """The body of a push message that only this browser can read."""
    return sealed(
        text, p256dh, auth, own=ec.generate_private_key(ec.SECP256R1()), salt=os.urandom(16)
    )


def sealed(
    text: bytes, p256dh: str, auth: str, *, own: ec.EllipticCurvePrivateKey, salt: bytes
) -> bytes:
    """The same with a key and a salt that are known."""
    theirs = decode64(p256dh)
    receiver = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    mine = point(own.public_key())
    shared = own.exchange(ec.ECDH(), receiver)
    secret = derive(shared, decode64(auth), b"WebPush: info\x00" + theirs + mine, 32)
    key = derive(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = derive(secret, salt, b"Content-Encoding: nonce\x00", 12)
    hidden = AESGCM(key).encrypt(nonce, text + b"\x02", None)
    return salt + struct.pack("!IB", RECORD_SIZE, len(mine)) + mine + hidden


def signature(endpoint: str, key: str, contact: str) -> str:
    """The Authorization header: who sends, to which push service, until when."""
    where = urlsplit(endpoint)
    signed = unsigned(f"{where.scheme}://{where.netloc}", int(time.time()) + 12 * 3600, contact)
    r, s = decode_dss_signature(read_key(key).sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    token = f"{signed}.{encode64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={token}, k={public_key(key)}"


def unsigned(service: str, until: int, contact: str) -> str:
    """What is signed: a JWT without its last part."""
    parts = ({"typ": "JWT", "alg": "ES256"}, {"aud": service, "exp": until, "sub": contact})
    return ".".join(encode64(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
