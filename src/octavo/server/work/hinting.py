"""The effort for hints and verdicts, and the search for a hint, in the bots' threads.

The effort is a number of simulations, which takes a small part of a second with machine code; the time limit is for a
machine that is overloaded. The seed follows from the view, so the same view gives the same hint.
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
    """Advice for a seat; None if the search is not compiled yet, or if it fails, which is logged."""
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
