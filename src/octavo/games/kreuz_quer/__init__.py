"""Kreuz & Quer: collect the terrain under your way, in the order in which your pawn will need it.

Everyone lays a track of gardens, 18 fields each, with a goal behind them. All collect terrain cards at once, face down
or face up, until somebody calls Stop; then each pawn walks as far as its cards fit. A player who calls too early and
misses the goal gets a longer track. The first at the goal wins, or the most gardens passed in several races. The rules
as played here are numbered in rulebook/en.md; comments cite them as (R9).
"""

# mypy: implicit-reexport

from octavo.games.kreuz_quer.invariants import FAULTS, faults
from octavo.games.kreuz_quer.policy import SEARCH, hides_choice
from octavo.games.kreuz_quer.rules import INFO, STATE, actors, apply, deal, ending, legal, score, standing
from octavo.games.kreuz_quer.timing import default_action, delay, racing
from octavo.games.kreuz_quer.timing import default_action as rollout
from octavo.games.kreuz_quer.view import imagine, observe
from octavo.games.kreuz_quer.words import GUIDE, PAINTS, ahead, name, parse, scene, tell, touch, why
from octavo.kernel.policy import all_plausible as plausibility
from octavo.kernel.policy import all_worth_trying as worth_trying
from octavo.kernel.policy import no_value as value
