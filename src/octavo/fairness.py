"""Fair chance: every shuffle of a match comes from one secret that was fixed before the match began.

Before the first action the table publishes a commitment: the SHA-256 of the match's terms and the secret. The
randomness of log entry number n is the HMAC-SHA256 of n under the secret: nobody who does not know the secret can
predict it, and nobody who does can change it. At the end the secret is told, and anyone can deal every hand again
(`octavo verify`).
"""

import hashlib
import hmac
import secrets
import struct

from octavo.chance import WORDS
from octavo.types import Ints

SECRET_BYTES = 32


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def commitment(terms: str, secret: bytes) -> str:
    """What is published before the first action; the terms are the match's game, version, players and options."""
    return hashlib.sha256(terms.encode() + b"\n" + secret).hexdigest()


def chance(secret: bytes, number: int) -> Ints:
    """The generator for one entry of the log; 0 is the deal."""
    key = hmac.digest(secret, str(number).encode(), "sha256")
    words = list(struct.unpack_from(f">{WORDS}I", key))
    words[0] |= 1  # the state of all zeros would stay there
    return words
