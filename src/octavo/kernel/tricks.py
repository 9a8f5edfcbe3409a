"""What all trick-taking games share: who sits next, and following suit.

Who takes a trick is told by a strength in each game: it differs too much to be shared.
"""

from octavo.kernel.types import Cards, Seat


def left_of(seat: Seat, players: int) -> Seat:
    """The next seat clockwise. (A remainder by a number that is not fixed is slow, most of all on a GPU.)"""
    if seat + 1 == players:
        return 0
    return seat + 1


def follow(hand: Cards, suit: Cards) -> Cards:
    """What may be played to a suit that was led: cards of it, or anything where there are none."""
    match = hand & suit
    if match:
        return match
    return hand
