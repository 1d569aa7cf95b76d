"""JSON as it goes over the wire and into the store."""

from __future__ import annotations

import msgspec

actions_of = msgspec.json.Decoder(list[str]).decode
write_json = msgspec.json.Encoder().encode
