"""What the page gets over HTTP to teach: guided deals, and situations that show rules."""

from msgspec import field

from octavo.kernel.contract import Scene, Touch
from octavo.kernel.types import Seat
from octavo.match.match import Result
from octavo.server.wire import protocol


class LessonStep(protocol.Struct, frozen=True):
    """A step of a lesson: a sentence, and what the learner is to do, or nothing but to read on.

    `plays` are the situations that lead to it, each after one thing that was done; the last has the choices if
    something is asked. An own seat that is not asked is not among the actors.
    """

    say: str
    plays: tuple[protocol.Play, ...] = ()
    do: str | None = None  # the name of the choice
    point: tuple[Touch, ...] = ()  # what the sentence speaks of
    why: dict[str, protocol.Problem] = field(default_factory=dict)  # by an action: why it is not among the choices
    jump: int | None = None  # the place among the plays from which on it is another situation


class Lesson(protocol.Struct, frozen=True):
    """A guided deal for newcomers: everything that a page needs to play it alone, in one language."""

    game: str
    options: dict[str, str]
    names: tuple[str, ...]
    seat: Seat  # the learner's
    steps: tuple[LessonStep, ...]
    remember: tuple[str, ...]  # what to remember of it
    result: Result | None = None  # of the match, if the lesson plays it to its end


class Look(protocol.Struct, frozen=True):
    """A moment of an example, through the eyes of one seat.

    `shows` has what of the scene matters: zones (`hand`, or one seat's, `hand.0`), facts (`fact.<key>`), gardens of the
    track (`garden.1`), the `points`, the `choices` in words, the `board`.
    """

    shows: tuple[str, ...]
    scene: Scene
    points: tuple[int, ...]
    actors: tuple[Seat, ...]
    choices: tuple[protocol.Choice, ...] = ()
    barred: tuple[protocol.Barred, ...] = ()


class Example(protocol.Struct, frozen=True):
    """A situation that shows rules: `<game>-example-<key>` tells what. It stands behind the first of its rules."""

    key: str
    rules: tuple[int, ...]
    seat: Seat
    names: tuple[str, ...]
    before: Look
    did: tuple[protocol.Entry, ...] = ()
    after: Look | None = None
