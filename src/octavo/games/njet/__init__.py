"""Njet!: forbid what you fear, and play what is left, in teams that change every round.

Two to five seats, 60 cards (48 with three). Players take turns to cover a cell of the board, until each of its five
rows has one left: who leads, what is put away, the trump colour, the supertrumps, the worth of a trick. The starter
forms the teams, cards are put away, tricks are played; a trick also captures the noughts that opponents played to it.
The rules as played here are numbered in rulebook/en.md; comments cite them as (R9).
"""

# mypy: implicit-reexport

from octavo.games.njet.invariants import FAULTS, faults
from octavo.games.njet.policy import hides_choice, plausibility
from octavo.games.njet.rules import INFO, actors, apply, deal, ending, legal, score
from octavo.games.njet.rules import score as standing
from octavo.games.njet.state import STATE
from octavo.games.njet.view import imagine, observe
from octavo.games.njet.words import GUIDE, ahead, name, parse, scene, tell, touch, why
from octavo.kernel.cards import PAINTS
from octavo.kernel.policy import USUAL_SEARCH as SEARCH
from octavo.kernel.policy import all_worth_trying as worth_trying
from octavo.kernel.policy import no_value as value
from octavo.kernel.timing import at_random as default_action
from octavo.kernel.timing import at_random as rollout
from octavo.kernel.timing import no_delay as delay
from octavo.kernel.timing import no_race as racing
