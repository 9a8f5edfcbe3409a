"""What all trick-taking games share: following suit.

Who takes a trick is told by a strength in each game: it differs too much to be shared.
"""

from octavo.types import Cards


def follow(hand: Cards, suit: Cards) -> Cards:
    """What may be played to a suit that was led: cards of it, or anything where there are none."""
    match = hand & suit
    if match:
        return match
    return hand
