"""A hint in the terminal: the best choices and why, in lines."""

from octavo.bots import thought
from octavo.bots.advice import Worth, advise
from octavo.kernel.timing import WAIT
from octavo.kernel.types import Seat
from octavo.match.match import Match
from octavo.terminal.sentences import Speaker
from octavo.text.language import say

SIMULATIONS, SECONDS = 4000, 2.0


def hint_lines(match: Match, seat: Seat, speaker: Speaker) -> list[str]:
    """The hint for a seat, from its view; with fewer tries until there is machine code."""
    key, view, tongue = match.terms.key, match.view(seat), speaker.language
    seed, compiled = len(match.log), thought.loaded(key)
    thoughts = thought.think(key, view, seat, seed, simulations=SIMULATIONS, seconds=SECONDS, compiled=compiled)
    advice = advise(key, view, seat, thoughts)
    lines = [line(one, speaker) for one in advice.best]
    return [*lines, " ".join(say(tongue, f"hint-{remark.key}", **remark.facts) for remark in advice.why)]


def line(one: Worth, speaker: Speaker) -> str:
    """A choice, and what it is worth if it was tried."""
    what, tongue = called(one, speaker), speaker.language
    lead, points = signed(tongue, one.lead), signed(tongue, one.points)
    return say(tongue, "hint-line", what=what, lead=lead, points=points) if one.tried else what


def called(one: Worth, speaker: Speaker) -> str:
    """A choice in words."""
    return say(speaker.language, "hint-do-wait") if one.action == WAIT else speaker.do(one.action)


def signed(tongue: str, number: float) -> str:
    """A number with its sign, as the language writes it."""
    return ("+" if number > 0 else "−" if number < 0 else "") + say(tongue, "hint-number", number=abs(number))
