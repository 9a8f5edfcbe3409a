"""The line-up of an arena: bots by name, each perhaps with a time of its own (`expert@0.1`)."""

from dataclasses import dataclass

from octavo.bots.players import STRENGTHS
from octavo.kernel.timing import SKILLS
from octavo.text.refusal import Refused

SEER = "seer"
NAMES = (*STRENGTHS, SEER)
SHORTEST, LONGEST = 0.001, 60.0  # seconds a move
REACTS = {"random": "beginner", SEER: "expert"}  # as quick as these, in races


@dataclass(frozen=True)
class Bot:
    """A strength, and how many seconds it has for a move; None for as long as it takes by itself."""

    strength: str
    seconds: float | None = None

    def __str__(self) -> str:
        return self.strength if self.seconds is None else f"{self.strength}@{self.seconds:g}"

    @property
    def skill(self) -> int:
        """How quick it is in races (`octavo.kernel.timing`)."""
        return SKILLS.index(REACTS.get(self.strength, self.strength))


def read(text: str, seconds: float | None = None) -> tuple[Bot, ...]:
    """Bots with commas between; those without a time of their own have the one for all."""
    return tuple(_bot(name.strip(), seconds) for name in text.split(","))


def _bot(text: str, seconds: float | None) -> Bot:
    name, sign, time = text.partition("@")
    if name not in NAMES:
        raise Refused("unknown-bot", given=name, bots=", ".join(NAMES))
    return Bot(name, checked_time(time) if sign else seconds)


def checked_time(given: str | float) -> float:
    """Seconds for a move, if they are such; Refused for any other text."""
    try:
        seconds = float(given)
    except ValueError:
        seconds = 0.0
    if not SHORTEST <= seconds <= LONGEST:
        raise Refused("bot-time", low=f"{SHORTEST:g}", high=f"{LONGEST:g}", given=given)
    return seconds
