"""Oh Hell as OpenSpiel plays it, one deal: for a comparison of searches, not for people.

Three players, 28 cards, nine each, and the last card turned up for trumps. Everybody says how many tricks he will take;
the last may not say what would make them come out even. Suit must be followed. A trick is a point, and who has taken
just as many as he said has ten more. Cards and actions have OpenSpiel's numbers.

All cards are dealt for a reason: the worlds that OpenSpiel imagines at this game never exchange a card of another hand
for one that was not dealt, so that it would know what is out of play.
"""

from bench.oh_hell.policy import plausibility, rollout
from bench.oh_hell.rules import INFO, STATE, actors, apply, deal, ending, legal, score
from bench.oh_hell.rules import score as standing
from bench.oh_hell.view import imagine, observe

from octavo.kernel.policy import all_worth_trying as worth_trying
from octavo.kernel.policy import hides_nothing as hides_choice
from octavo.kernel.policy import no_value as value
from octavo.kernel.timing import at_random as default_action
from octavo.kernel.timing import no_delay as delay
from octavo.kernel.timing import no_race as racing

__all__ = [
    "INFO",
    "STATE",
    "actors",
    "apply",
    "deal",
    "default_action",
    "delay",
    "ending",
    "hides_choice",
    "imagine",
    "legal",
    "observe",
    "plausibility",
    "racing",
    "rollout",
    "score",
    "standing",
    "value",
    "worth_trying",
]  # fmt: skip
