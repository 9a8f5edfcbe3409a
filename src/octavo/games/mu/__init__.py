"""Mü: lay your own cards face up to bid, name trumps from among them, and take the triangles that you promised.

Four to six seats, 60 cards, all dealt. The seat with most cards on the table is the chief, the next the vice; each
names a colour or a number shown there as trump. The chief picks a partner, leads, and needs more triangles the more
cards were laid. A tie at the top is an Eklat: no play, and a loss for the player who laid last. The match ends when a
player reaches the goal. The rules as played here are numbered in rulebook/en.md; comments cite them as (R9).
"""

# mypy: implicit-reexport

from octavo.games.mu.invariants import FAULTS, faults
from octavo.games.mu.policy import SEARCH, rollout
from octavo.games.mu.rules import INFO, STATE, actors, apply, deal, ending, legal, score
from octavo.games.mu.rules import score as standing
from octavo.games.mu.view import imagine, observe
from octavo.games.mu.words import GUIDE, ahead, name, parse, scene, tell, touch, why
from octavo.kernel.cards import PAINTS
from octavo.kernel.policy import all_plausible as plausibility
from octavo.kernel.policy import all_worth_trying as worth_trying
from octavo.kernel.policy import hides_nothing as hides_choice
from octavo.kernel.policy import no_value as value
from octavo.kernel.timing import at_random as default_action
from octavo.kernel.timing import no_delay as delay
from octavo.kernel.timing import no_race as racing
