"""What is thought out for people, in the same threads as what bots do: hints, and what decisions have cost.

How much is a number of simulations, which takes a small part of a second once the search is loaded as machine code; the
time limit is for a machine that has too much to do. The seed is made of what the seat knows, so that a hint is too.
"""

from octavo.bots import thought
from octavo.bots.advice import Advice
from octavo.bots.advice import advise as advised
from octavo.bots.review import EACH, Budget
from octavo.server import log
from octavo.server.room.hints import HintAsk

HINT = Budget(simulations=20_000, seconds=0.8)
JUDGEMENT = Budget(simulations=2000, seconds=0.15)  # for each decision of a match


def ready(key: str, effort: Budget | None = None) -> bool:
    """Whether thinking begins at once; otherwise the search has to be compiled first."""
    return thought.loaded(key) or not (effort or HINT).compiled


def advise(ask: HintAsk) -> Advice | None:
    """What to do in a seat's place; None if there is no search yet. Whatever goes wrong is noted, and is no hint."""
    if not ready(ask.key):
        return None
    try:
        thoughts = thought.think(
            ask.key,
            ask.view,
            ask.seat,
            8 * ask.since + ask.seat,
            simulations=max(HINT.simulations, EACH * len(thought.options(ask.key, ask.view, ask.seat))),
            seconds=HINT.seconds,
            compiled=HINT.compiled,
        )
        return advised(ask.key, ask.view, ask.seat, thoughts)
    except Exception as failure:  # a table must go on
        log.fault("hint-failed", failure, game=ask.key)
        return None
