"""What all trick-taking games share: who sits next, and following suit.

Which card wins a trick differs too much from game to game to be shared.
"""

from octavo.kernel.types import Cards, Seat


def left_of(seat: Seat, players: int) -> Seat:
    """The next seat clockwise. (A remainder by a number that is not fixed is slow, most of all on a GPU.)"""
    if seat + 1 == players:
        return 0
    return seat + 1


def follow(hand: Cards, suit: Cards) -> Cards:
    """The cards that may be played to the suit led: cards of that suit, or any card if there are none."""
    match = hand & suit
    if match:
        return match
    return hand
