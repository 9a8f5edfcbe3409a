"""Situations of Mü that its tests begin with."""

from octavo.games.mu.rules import PACK, Phase
from situations import Situation

TRIANGLES = {0: 1, 1: 0, 2: 1, 3: 1, 4: 1, 5: 1, 6: 2, 7: 2, 8: 1, 9: 0}
CARDS = list(PACK.names)

# The auction of MU-1 to MU-6, round by round.
ROUNDS = (
    "0:lay.r6 1:pass 2:lay.y9 2:done 3:lay.g8 3:lay.g7 4:pass",
    "0:lay.r9 0:done 1:lay.k4 1:done 2:lay.y8 2:done 3:pass 4:pass",
    "0:lay.r3 1:pass 2:lay.y5 2:done 3:pass 4:lay.b2 4:done",
    "0:pass 1:pass 2:pass 3:lay.b7 3:lay.g1 4:pass",
    "0:pass 1:pass 2:pass 3:pass",
)


def auction(*hands: str, more: str = "") -> Situation:
    """The dealer, seat 0, is about to begin; each seat holds the given cards."""
    lines = [f"game mu\nplayers {len(hands)}\ngoal 200\ndealer 0\nphase auction\nturn 0\nturns 1"]
    lines += [f"hands.{seat} {hand}" for seat, hand in enumerate(hands)]
    return Situation("\n".join([*lines, *(line.strip() for line in more.splitlines())]))


def example() -> Situation:
    """Before MU-1."""
    return auction("r3 r6 r9 b0 b1", "k4 k5 k6 b3", "y5 y8 y9 k0", "g1 g7 g8 b7 k1", "b2 g0 k2")


def everyone_passes(t: Situation) -> Situation:
    """Passes until the auction is over."""
    rounds = t.s.rounds
    while t.s.phase == Phase.AUCTION and t.s.rounds == rounds:
        t.do(f"{t.s.turn}:pass")
    return t


def play(*hands: str, more: str = "chief_trump none") -> Situation:
    """Seat 0 is chief and leads, seat 1 is partner; each seat holds the given cards and has laid none."""
    lines = [f"game mu\nplayers {len(hands)}\ngoal 200\ndealer 0\nphase play\nturn 0\nleader 0\nchief 0\npartner 1"]
    lines += [f"hands.{seat} {hand}" for seat, hand in enumerate(hands)]
    return Situation("\n".join([*lines, *(line.strip() for line in more.splitlines())]))


def ended(players: int, bid: int, team: int, trump: str = "none", own: int = 0, more: str = "") -> Situation:
    """A hand played out, with the triangles of the chief's team: `own` for seat 1, the partner, the rest for seat 0.

    The last trick has no triangle in it. Seat 2 has taken everything else.
    """
    last = ["r9", "b9", "y9", "g9", "k9", "r1"][:players]
    left = sorted((card for card in CARDS if TRIANGLES[int(card[1])]), key=lambda card: -TRIANGLES[int(card[1])])
    taken: dict[int, list[str]] = {}
    for seat, wanted in ((1, own), (0, team - own), (2, 60 - team)):
        taken[seat] = []
        for card in list(left):
            worth = TRIANGLES[int(card[1])]
            if worth <= wanted:
                wanted -= worth
                taken[seat].append(card)
                left.remove(card)
        assert wanted == 0
    lines = [f"taken.{seat} {' '.join(cards)}" for seat, cards in taken.items() if cards]
    lines += [f"highest {bid}", f"bids.0 {bid}", f"chief_trump {trump}", more]
    t = play(*last, more="\n".join(lines))
    return t.do(" ".join(f"{seat}:{card}" for seat, card in enumerate(last)))


def eklat(more: str = "") -> Situation:
    """Seats 0 and 2 tie at two cards, seat 2 before seat 0; seat 1 lays its only card last of all."""
    t = auction("r2 r3 r4", "b2 b3", "y2 y3 y4", "g2", more=more)
    t.do("0:lay.r2 1:pass 2:lay.y2 2:lay.y3 3:pass 0:lay.r3 0:done 1:lay.b2 1:done 2:pass 3:pass 0:pass 1:pass")
    return t


def vice_after(*laid: str) -> int:
    """The vice when the seats have laid these cards and seat 0 is to be chief."""
    lines = [f"laid.{seat} {cards}\nbids.{seat} {len(cards.split())}" for seat, cards in enumerate(laid) if cards]
    highest = max(len(cards.split()) for cards in laid)
    t = auction(*["k9"] * len(laid), more="\n".join([*lines, f"highest {highest}"]))
    everyone_passes(t)
    assert t.s.chief == 0 and t.s.phase == Phase.TRUMP
    vice: int = t.s.vice
    return vice


def named(*, vice: str = "", chief_cards: str = "g1 g7 b7", vice_cards: str = "y8 y9") -> Situation:
    """Four players; seat 0 is chief, seat 1 vice if it has laid cards."""
    lines = f"laid.0 {chief_cards}\nbids.0 {len(chief_cards.split())}\nhighest {len(chief_cards.split())}\n"
    if vice_cards:
        lines += f"laid.1 {vice_cards}\nbids.1 {len(vice_cards.split())}"
    t = everyone_passes(auction("r2 r3", "b2 b3", "y2 y3", "k2 k3", more=lines))
    return t.do(f"1:{vice}") if vice else t


def winner(cards: str, chief: str, vice: str = "none") -> int:
    """The seat that takes a trick of these cards, led by seat 0; everybody has a card left."""
    t = play(*(f"{card} k6" for card in cards.split()), more=f"vice 2\nchief_trump {chief}\nvice_trump {vice}")
    leader: int = t.do(" ".join(f"{seat}:{card}" for seat, card in enumerate(cards.split()))).s.leader
    return leader


def in_play(seed: int = 4) -> Situation:
    """A random match, in the middle of a trick of a hand that is played, with a void shown."""
    t = Situation.deal("mu", 5, seed, goal="1000")
    return t.random(until=lambda s: s.phase == Phase.PLAY and any(s.lacks) and max(s.trick) >= 0 and any(s.laid))
