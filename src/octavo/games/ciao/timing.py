"""Ciao!: who is quicker, and what simulated players do."""

from octavo.games.ciao.rules import KEEP, THANKS, TIME, fitting
from octavo.games.ciao.state import Phase, State, Switch
from octavo.kernel.cards import count, lowest
from octavo.kernel.chance import below
from octavo.kernel.timing import WAIT
from octavo.kernel.types import Action, Ints, Seat

WINDOW = 5000  # milliseconds of a race, and for a thank-you (R23, R29)
HESITATE = 16  # one time in this many, a player does not choose what would be good
MISTAKE = 30  # one time in this many, a player takes any card for one that fits


def racing(s: State) -> bool:
    """In the race after a speed card, and against the clock for a thank-you."""
    return s.phase == Phase.RACE or s.phase == Phase.THANKS


def delay(s: State, seat: Seat, action: Action) -> int:
    """How long the clock runs; nothing else takes time."""
    if action == TIME:
        return WINDOW
    return 0


def default_action(s: State, seat: Seat, actions: Ints, n: int, rng: Ints) -> Action:
    """Play a card that fits, say thanks, and choose at random; sometimes don't, or (table rules) play a wrong card."""
    if s.phase == Phase.TURN or s.phase == Phase.RACE:
        if s.table == Switch.ON:
            return _play_by_table_rules(s, seat, actions, n, rng)
        return _play(s, actions, n, rng)
    if s.phase == Phase.DRAWN:
        return _play_drawn(s, rng)
    if s.phase == Phase.THANKS:
        return THANKS if below(rng, HESITATE) else WAIT
    action: Action = actions[below(rng, n)]
    return action


def _play(s: State, actions: Ints, n: int, rng: Ints) -> Action:
    """Any of the cards, which all fit; the last action is to do without."""
    ticket = below(rng, HESITATE * max(n - 1, 1))
    if ticket % HESITATE == 0 and s.phase == Phase.RACE:
        return WAIT
    action: Action = actions[n - 1]
    if ticket % HESITATE:
        action = actions[min(ticket // HESITATE, n - 1)]
    return action


def _play_by_table_rules(s: State, seat: Seat, actions: Ints, n: int, rng: Ints) -> Action:
    """Any of the cards that fit, and sometimes any at all."""
    fits = s.holds[seat] & fitting(s)
    ticket = below(rng, HESITATE * MISTAKE)
    if ticket % HESITATE == 0 and s.phase == Phase.RACE:
        return WAIT
    action: Action = actions[n - 1]
    if ticket < HESITATE:
        action = actions[below(rng, n)]
    elif ticket % HESITATE and fits:
        for _ in range(below(rng, count(fits))):
            fits &= fits - 1
        action = lowest(fits)
    return action


def _play_drawn(s: State, rng: Ints) -> Action:
    """The card that was drawn, if it fits."""
    ticket = below(rng, HESITATE * MISTAKE)
    if ticket < HESITATE or (ticket % HESITATE and fitting(s) >> s.drawn & 1):
        drawn: Action = s.drawn
        return drawn
    return KEEP
