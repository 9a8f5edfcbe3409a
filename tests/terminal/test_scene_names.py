"""The terminal knows the things of a table by their flags: a new game may call them what it likes."""

import re
from pathlib import Path

import octavo.terminal
from cases import COUNTS
from octavo.kernel.contract import HAND, LAST, TAKEN, TRICK
from octavo.testing.scenes import seen

FOLDER = Path(octavo.terminal.__path__[0])
NAME = re.compile(r'\.key (?:==|!=|in|not in) [({\[]?"([a-z-]+)"')


def test_the_terminal_compares_no_zone_and_no_fact_with_a_name_of_a_game() -> None:
    scenes = [scene for key, players in COUNTS for scene, _ in seen(key, players)]
    zones = {zone.key for scene in scenes for zone in scene.zones} - {HAND, TRICK, LAST, TAKEN}
    named = zones | {fact.key for scene in scenes for fact in scene.facts}
    assert named and NAME.findall('if zone.key == "track"')
    assert named.isdisjoint(name for path in FOLDER.glob("*.py") for name in NAME.findall(path.read_text("utf-8")))
