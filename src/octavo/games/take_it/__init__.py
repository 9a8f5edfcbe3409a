"""Take it!: call for the row before the others do, but not too often.

A dealer turns up cards into a row, and the first player to call takes it all, three or four times in a match. Direct
cards count what they show, pair cards count in twos, jokers help them, and the most black cards are worth ten. It ends
when all but one have used their takes, or after the last card. The rules as played here are numbered in
rulebook/en.md; comments cite them as (R9).
"""

# mypy: implicit-reexport

from octavo.games.take_it.invariants import FAULTS, faults
from octavo.games.take_it.rules import INFO, STATE, actors, apply, deal, ending, legal, score, standing
from octavo.games.take_it.timing import default_action, delay, racing
from octavo.games.take_it.timing import default_action as rollout
from octavo.games.take_it.view import imagine, observe
from octavo.games.take_it.words import GUIDE, PAINTS, ahead, name, parse, scene, tell, touch, why
from octavo.kernel.policy import USUAL_SEARCH as SEARCH
from octavo.kernel.policy import all_plausible as plausibility
from octavo.kernel.policy import all_worth_trying as worth_trying
from octavo.kernel.policy import hides_nothing as hides_choice
from octavo.kernel.policy import no_value as value
