"""Meinz: take exactly two tricks, worth the most of all or the least.

Four seats, 36 cards, nine each, one of them put away. The lowest card takes a trick, unless somebody has claimed it
before it was complete; nobody gets more than two tricks. The winner may swap a card of the trick for one of the hand.
The sums of the cards taken are ranked: highest 3 points, then 1, 0, and 2 for the lowest. With three players the
monster, a face-down stack, takes the fourth seat. The rules as played here are numbered in rulebook/en.md;
comments cite them as (R9).
"""

# mypy: implicit-reexport

from octavo.games.meinz.invariants import FAULTS, faults
from octavo.games.meinz.policy import hides_choice
from octavo.games.meinz.rules import INFO, STATE, actors, apply, deal, ending, legal, score
from octavo.games.meinz.rules import score as standing
from octavo.games.meinz.view import imagine, observe
from octavo.games.meinz.words import GUIDE, ahead, name, parse, scene, tell, touch, why
from octavo.kernel.cards import PAINTS
from octavo.kernel.policy import USUAL_SEARCH as SEARCH
from octavo.kernel.policy import all_plausible as plausibility
from octavo.kernel.policy import all_worth_trying as worth_trying
from octavo.kernel.policy import no_value as value
from octavo.kernel.timing import at_random as default_action
from octavo.kernel.timing import at_random as rollout
from octavo.kernel.timing import no_delay as delay
from octavo.kernel.timing import no_race as racing
