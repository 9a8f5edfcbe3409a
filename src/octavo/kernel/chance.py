"""Chance: a small generator that gives the same numbers interpreted, compiled and on a GPU.

xoshiro128** by Blackman and Vigna: four words of 32 bits, kept in int64 so that nothing overflows. The caller of the
rules passes a generator in. No record holds one, so a record does not reveal future chance.
"""

from octavo.kernel.types import Ints

WORDS = 4
MASK = 0xFFFFFFFF


def generator(seed: int, stream: int = 0) -> list[int]:
    """A new generator; the streams of one seed are independent of each other."""
    rng = [0] * WORDS
    sow(rng, seed, stream)
    return rng


def sow(rng: Ints, seed: int, stream: int) -> None:
    """Start a generator from a seed and a stream, both from 0 up to 2**62."""
    word = _mixed(seed & MASK)
    word = _mixed(word ^ (seed >> 32))
    word = _mixed(word ^ _mixed((stream & MASK) ^ 0x9E3779B9))
    word = _mixed(word ^ (stream >> 32))
    for i in range(WORDS):
        word = _mixed((word + 0x6D2B79F5) & MASK)
        rng[i] = word
    rng[0] |= 1  # the state of all zeros would stay there


def _mixed(word: int) -> int:
    """A 32-bit hash (Mueller's); its factor is below 2**31, so the product fits."""
    word = ((word >> 16) ^ word) * 0x45D9F3B & MASK
    word = ((word >> 16) ^ word) * 0x45D9F3B & MASK
    return (word >> 16) ^ word


def draw(rng: Ints) -> int:
    """The next 32 random bits."""
    a, b, c, d = rng[0], rng[1], rng[2], rng[3]
    scaled = b * 5 & MASK
    word = ((scaled << 7 | scaled >> 25) & MASK) * 9 & MASK
    c ^= a
    d ^= b
    rng[1] = b ^ c
    rng[0] = a ^ d
    rng[2] = c ^ (b << 9 & MASK)
    rng[3] = (d << 11 | d >> 21) & MASK
    return word


def below(rng: Ints, n: int) -> int:
    """A number from 0 to n-1, each as likely as any other (Lemire's method)."""
    product = draw(rng) * n
    if product & MASK < n:
        uneven = (MASK + 1 - n) % n
        while product & MASK < uneven:
            product = draw(rng) * n
    return product >> 32


def fraction(rng: Ints, bound: int) -> int:
    """A 32-bit fraction for several draws whose ranges multiply to `bound`, at most 2**24.

    `product = fraction * n` then gives a number below n in the high word and the next fraction in the low one, exactly
    uniform for all of them together (Brackett-Rozinsky and Lemire, batched ranged random integers).
    """
    word = draw(rng)
    if word * bound & MASK < bound:
        uneven = (MASK + 1 - bound) % bound
        while word * bound & MASK < uneven:
            word = draw(rng)
    return word
