"""Polignac: take tricks, but no jacks.

Three to six players, 32 or 30 cards, all dealt out. Suit must be followed, and there are no trumps. A jack in your
tricks costs a point, the jack of spades, called polignac, two; unless you said that you would take all tricks. The
rules as played here are numbered in rulebook/en.md; comments cite them as (R9).
"""

from octavo.kernel.policy import USUAL_SEARCH as SEARCH
from octavo.kernel.policy import all_plausible as plausibility
from octavo.kernel.policy import all_worth_trying as worth_trying
from octavo.kernel.policy import hides_nothing as hides_choice
from octavo.kernel.policy import no_value as value
from octavo.kernel.timing import at_random as default_action
from octavo.kernel.timing import at_random as rollout
from octavo.kernel.timing import no_delay as delay
from octavo.kernel.timing import no_race as racing
from polignac.invariants import FAULTS, faults
from polignac.rules import INFO, STATE, actors, apply, deal, ending, legal, score
from polignac.rules import score as standing
from polignac.view import imagine, observe
from polignac.words import GUIDE, PAINTS, ahead, name, parse, scene, tell, touch, why

__all__ = [
    "FAULTS", "GUIDE", "INFO", "PAINTS", "SEARCH", "STATE", "actors", "ahead", "apply", "deal", "default_action",
    "delay", "ending", "faults", "hides_choice", "imagine", "legal", "name", "observe", "parse", "plausibility",
    "racing", "rollout", "scene", "score", "standing", "tell", "touch", "value", "why", "worth_trying",
]  # fmt: skip
