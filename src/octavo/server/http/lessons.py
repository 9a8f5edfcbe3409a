"""Teaching: the lesson of a game as a page plays it, every situation worked out beforehand by the real rules."""

from functools import cache

import msgspec

from octavo.kernel.contract import Fact, Scene, Touch
from octavo.match.lessons.script import Move, Script, Step, position, script
from octavo.server.room import views
from octavo.server.wire import lessons, protocol
from octavo.server.wire.refusals import problem
from octavo.text.language import say

REMEMBER = 3  # sentences at the end


@cache
def written(language: str, key: str) -> bytes:
    """The lesson of a game in a language, as JSON."""
    taught = lesson(key)
    steps = tuple(msgspec.structs.replace(step, say=say(language, f"lesson-{key}-{step.say}")) for step in taught.steps)
    remember = tuple(say(language, f"lesson-{key}-{name}") for name in taught.remember)
    return protocol.encode(msgspec.structs.replace(taught, steps=steps, remember=remember))


@cache
def lesson(key: str) -> lessons.Lesson:
    """The lesson of a game, with keys instead of sentences; Refused if its script does something illegal."""
    taught = script(key)
    match = taught.match
    return lessons.Lesson(
        game=key,
        options=dict(match.terms.options),
        names=match.names,
        seat=taught.seat,
        steps=tuple(Teacher(taught).steps()),
        remember=tuple(f"remember-{number}" for number in range(1, REMEMBER + 1)),
        result=match.result() if match.over else None,
    )


class Teacher:
    """Plays a script, and notes what the learner sees of it."""

    def __init__(self, script: Script) -> None:
        self._script, self._match, self._seat = script, script.match, script.seat
        self._plays: list[protocol.Play] = []  # of the step that is being made
        self._entries: list[protocol.Entry] = []
        self._told = 0  # entries that were shown

    def steps(self) -> list[lessons.LessonStep]:
        """All steps. The match is over, or where the lesson leaves it, afterwards."""
        self._look()
        return [self._step(step) for step in self._script.steps]

    def _step(self, step: Step) -> lessons.LessonStep:
        jump = len(self._plays) if step.jump else None
        if step.jump:
            self._match.state = position(self._match.terms.key, step.jump).state
            self._look()
        if step.skipped:
            for move in step.skipped:
                self._do(move)
            self._look()
        for move in step.moves:
            self._do(move)
            self._look()
        why: dict[str, protocol.Problem] = {}
        if step.do:
            if self._plays:
                self._told -= len(self._plays.pop().entries)  # shown with the question instead
            self._look(asked=True)
            why = self._refusals(self._plays[-1].scene)
        point = tuple(_touch(self._scene(), text) for text in step.point)
        made = lessons.LessonStep(step.say, tuple(self._plays), step.do or None, point, why, jump)
        self._plays.clear()
        if step.do:
            self._do((self._seat, step.do))
            self._look()
        return made

    def _do(self, move: Move) -> None:
        seat, name = move
        action = self._match.action(name)
        self._match.play(seat, action)
        told = views.told(self._match.terms.key, action)
        self._entries.append(protocol.Entry(len(self._match.log), seat, told))

    def _look(self, asked: bool = False) -> None:
        """Note the situation as it is now."""
        match, seat = self._match, self._seat
        entries = tuple(self._entries[self._told :])
        self._plays.append(
            protocol.Play(
                number=len(match.log),
                scene=self._scene(),
                points=match.points(),
                actors=tuple(actor for actor in match.actors() if asked or actor != seat),
                entries=entries,
                seat=seat,
                choices=views.choices(match, seat, match.view(seat)) if asked else (),
                racing=match.racing,
                sheet=tuple(match.sheet(self._told)),
            )
        )
        self._told = len(self._entries)

    def _scene(self) -> Scene:
        return views.open_scene(self._match) if self._match.over else views.scene(self._match, self._seat)

    def _refusals(self, scene: Scene) -> dict[str, protocol.Problem]:
        """Why cards of the learner's own can't be played now."""
        match, seat, verbs = self._match, self._seat, self._match.game.GUIDE.verbs
        mine = [zone for zone in scene.zones if zone.seat == seat and zone.key in verbs]
        found: dict[str, protocol.Problem] = {}
        for name in sorted({verbs[zone.key] + card for zone in mine for card in zone.cards if card != "?"}):
            action = match.action(name)
            if action not in match.legal(seat):
                found[name] = problem(match.refusal(seat, action))
        return found


def _touch(scene: Scene, text: str) -> Touch:
    """The touch that a script points at; LookupError if the scene has no such thing."""
    kind, _, rest = text.partition("/")
    whose, _, card = rest.partition("/")
    if kind == "seat":
        return Touch(seat=int(whose))
    if kind == "fact":
        return Touch(fact=next(p for p, fact in enumerate(scene.facts) if fact.key == whose and _is_of(fact, card)))
    seat = int(whose) if whose else None
    zones = [zone for zone in scene.zones if zone.key == kind and zone.seat == seat]
    if not any(not card or card in zone.cards for zone in zones):
        raise LookupError(text)
    touch = Touch(zone=kind) if seat is None else Touch(zone=kind, seat=seat)
    return msgspec.structs.replace(touch, card=card) if card else touch


def _is_of(fact: Fact, value: str) -> bool:
    """Whether a fact is about this seat, or has this value where it is about none; any, if nothing is said."""
    about = [fact.facts["seat"]] if "seat" in fact.facts else fact.facts.values()
    return not value or value in map(str, about)
