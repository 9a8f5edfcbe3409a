"""Húzz egyet! (Abluxxen): lay sets of equal cards, and let nobody lay a higher one of the same size.

109 cards, eight of each number and five jokers, hands of thirteen and an open market of six. A set that has as many
cards as an opponent's latest and a higher number steals it: the thief takes the cards, or else their owner takes them
back or discards them; whoever loses cards draws as many. The round ends when a hand is played out, or with the last
card of the market; cards on the table count for, cards in hand against. Two players have a shadow set to rob besides.
The rules as played here are numbered in rulebook/en.md; comments cite them as (R9).
"""

from octavo.games.huzz.invariants import FAULTS, faults
from octavo.games.huzz.policy import SEARCH, hunch, prospect
from octavo.games.huzz.rules import INFO, actors, apply, deal, ending, legal, score, standing
from octavo.games.huzz.state import STATE
from octavo.games.huzz.view import imagine, observe
from octavo.games.huzz.words import GUIDE, PAINTS, ahead, name, parse, scene, tell, touch, why
from octavo.kernel.policy import all_likely as likely
from octavo.kernel.policy import all_sensible as sensible
from octavo.kernel.policy import nothing_secret as secret
from octavo.kernel.timing import at_random as habit
from octavo.kernel.timing import no_delay as delay
from octavo.kernel.timing import no_race as racing
