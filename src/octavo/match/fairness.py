"""Fair chance: every shuffle of a match comes from one secret that was fixed before the match began.

Before the first action the table publishes a commitment: the SHA-256 of the match's terms and the secret. The
randomness of log entry number n is the HMAC-SHA256 of n under the secret. Without the secret nobody can predict it,
and even with the secret nobody can change it. At the end the secret is told, and anyone can deal every hand again
(`octavo verify`).
"""

import hashlib
import hmac
import secrets
import struct

from octavo.kernel.chance import WORDS
from octavo.kernel.types import Ints

SECRET_BYTES = 32
SEED = struct.Struct(f">{WORDS}I")


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def secret_of(seed: int) -> bytes:
    """The secret of a match that anybody can deal again: the same seed deals the same match, here and anywhere.

    It is the SHA-256 of `octavo seed N` with the seed as a decimal number; `octavo play --seed N` has the same.
    """
    return hashlib.sha256(f"octavo seed {seed}".encode()).digest()


def commitment(terms: str, secret: bytes) -> str:
    """The hash that is published before the first action; the terms are game, version, players and options."""
    return hashlib.sha256(terms.encode() + b"\n" + secret).hexdigest()


class Chances:
    """The randomness of one match."""

    def __init__(self, secret: bytes) -> None:
        self._keyed = hmac.new(secret, digestmod="sha256")  # copies of it need not take in the secret again

    def of(self, number: int) -> Ints:
        """The generator for one entry of the log; 0 is the deal."""
        own = self._keyed.copy()
        own.update(b"%d" % number)
        words = list(SEED.unpack_from(own.digest()))
        words[0] |= 1  # the state of all zeros would stay there
        return words
