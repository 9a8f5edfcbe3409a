"""Húzz egyet! (Abluxxen): lay sets of equal cards; a higher set of the same size steals yours.

There are 109 cards (eight of each number, five jokers), hands of thirteen and an open market of six. A set steals an
opponent's latest set if it has as many cards and a higher number. The thief takes the cards; otherwise their owner
takes them back or discards them. A player who loses cards draws as many. The round ends when a hand is played out, or
with the last card of the market. Cards on the table count for you, cards in hand against. Two players also have a
shadow set to rob.
The rules as played here are numbered in rulebook/en.md; comments cite them as (R9).
"""

# mypy: implicit-reexport

from octavo.games.huzz.invariants import FAULTS, faults
from octavo.games.huzz.policy import SEARCH, rollout, value
from octavo.games.huzz.rules import INFO, actors, apply, deal, ending, legal, score, standing
from octavo.games.huzz.state import STATE
from octavo.games.huzz.view import imagine, observe
from octavo.games.huzz.words import GUIDE, PAINTS, ahead, name, parse, scene, tell, touch, why
from octavo.kernel.policy import all_plausible as plausibility
from octavo.kernel.policy import all_worth_trying as worth_trying
from octavo.kernel.policy import hides_nothing as hides_choice
from octavo.kernel.timing import at_random as default_action
from octavo.kernel.timing import no_delay as delay
from octavo.kernel.timing import no_race as racing
