"""Refusals as they are sent: the reason, with its facts, and for an action the rule that forbids it."""

from octavo.kernel.contract import Fact
from octavo.match.match import IllegalAction
from octavo.server.wire import protocol
from octavo.text.refusal import Refused

LONGEST_FACT = 300  # letters of a fact that goes into an answer
MOST_NUMBER = 1 << 53  # of which it is the first that a page can't tell from the next


def problem(refused: Refused) -> protocol.Problem:
    """A refusal for the wire."""
    facts = {name: _fact(fact) for name, fact in refused.facts.items()}
    if isinstance(refused, IllegalAction):
        return protocol.Problem(refused.key, facts, refused.rule, Fact(refused.why, dict(refused.why_facts)))
    return protocol.Problem(refused.key, facts)


def _fact(fact: object) -> int | str:
    """A fact as the wire has it: a number that every program can hold, or text, up to a length."""
    return fact if type(fact) is int and abs(fact) < MOST_NUMBER else str(fact)[:LONGEST_FACT]
