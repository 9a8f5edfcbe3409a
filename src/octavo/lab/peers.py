"""The peers that our speed is measured against: each as fast as its own users can drive it."""

import random
import time
from collections.abc import Callable

from octavo.games import catalogue
from octavo.text.missing import need

OPEN_SPIEL, RL_CARD = "openspiel", "rlcard"

UNO_PLAYERS = 2  # RLCard's Uno is played by two

ROLLOUTS = 5000
SECONDS = 0.4  # for each measurement of RLCard

Measure = Callable[[], float]
"""Plays for a moment: actions per second."""


def open_spiel() -> Measure:
    """OpenSpiel's Hearts, rolled out in C++ by its own evaluator: random cards from just after the deal to the end."""
    need("research")
    import pyspiel

    game = pyspiel.load_game("hearts")
    dice = random.Random(1)
    dealt = game.new_initial_state()
    while dealt.is_chance_node():
        dealt.apply_action(dice.choice(dealt.legal_actions()))
    state, cards = dealt.clone(), 0
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
        cards += 1

    def measure() -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)
        started = time.perf_counter()
        bot.step(dealt)
        return ROLLOUTS * cards / (time.perf_counter() - started)

    return measure


def rl_card() -> Measure:
    """RLCard's Uno: random legal actions in its bare game, without the features that its environment would add."""
    need("research")
    import rlcard

    game, dice = rlcard.make("uno", config={"seed": 1}).game, random.Random(1)

    def measure() -> float:
        steps = 0
        started = time.perf_counter()
        while time.perf_counter() - started < SECONDS:
            game.init_game()
            while not game.is_over():
                game.step(dice.choice(game.get_legal_actions()))
                steps += 1
        return steps / (time.perf_counter() - started)

    return measure


PEERS: dict[str, Callable[[], Measure]] = {OPEN_SPIEL: open_spiel, RL_CARD: rl_card}


def peers_of(key: str) -> list[str]:
    """The peers that a game is measured against: OpenSpiel, and a close relative if there is one."""
    return [OPEN_SPIEL, *catalogue.game(key).INFO.peers]
