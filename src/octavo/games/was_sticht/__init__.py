"""Was sticht?: find out what is trump while you choose your hand, then do the tasks that you have taken.

Four seats, 36 cards in nine open rows of four. Everyone picks a card of each row; only the start player knows the
trumps, and of each row only its winner is announced, as if it were a trick. Then nine tricks are played, and every
player tries to do one task; the start player profits from tasks that others fail. The first player to get rid of all
four tasks wins. With three players, the fourth card of a row falls to the table. The rules as played here are numbered
in rulebook/en.md; comments cite them as (R9).
"""

# mypy: implicit-reexport

from octavo.games.was_sticht.invariants import FAULTS, faults
from octavo.games.was_sticht.policy import SEARCH, hides_choice
from octavo.games.was_sticht.rules import INFO, STATE, actors, apply, deal, ending, legal, score
from octavo.games.was_sticht.rules import score as standing
from octavo.games.was_sticht.view import imagine, observe
from octavo.games.was_sticht.words import GUIDE, ahead, name, parse, scene, tell, touch, why
from octavo.kernel.cards import PAINTS
from octavo.kernel.policy import all_plausible as plausibility
from octavo.kernel.policy import all_worth_trying as worth_trying
from octavo.kernel.policy import no_value as value
from octavo.kernel.timing import at_random as default_action
from octavo.kernel.timing import at_random as rollout
from octavo.kernel.timing import no_delay as delay
from octavo.kernel.timing import no_race as racing
