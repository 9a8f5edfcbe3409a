"""Ciao!: rock, paper, scissors with a hand of cards; be the first to run out.

Each card has to beat the one on top, by its symbol or by a stronger colour; a player who can't or won't play draws.
Jokers stand for any symbol, millstones can't be played at all, and special cards turn the direction, open a race, make
the next player draw, give a card away or swap hands. Cards left in hand count against their holder. The rules as played
here are numbered in rulebook/en.md; comments cite them as (R9).
"""

# mypy: implicit-reexport

from octavo.games.ciao.invariants import FAULTS, faults
from octavo.games.ciao.policy import hides_choice, worth_trying
from octavo.games.ciao.rules import INFO, actors, apply, deal, ending, legal, score, standing
from octavo.games.ciao.state import STATE
from octavo.games.ciao.timing import default_action, delay, racing
from octavo.games.ciao.timing import default_action as rollout
from octavo.games.ciao.view import imagine, observe
from octavo.games.ciao.words import GUIDE, PAINTS, ahead, name, parse, scene, tell, touch, why
from octavo.kernel.policy import USUAL_SEARCH as SEARCH
from octavo.kernel.policy import all_plausible as plausibility
from octavo.kernel.policy import no_value as value
