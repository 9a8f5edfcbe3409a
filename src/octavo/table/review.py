"""Reviews: finished matches, looked through step by step with all hands open, and played on from any situation."""

import asyncio
from collections import OrderedDict

from octavo import notation, position
from octavo.contract import Scene
from octavo.match import Entry, Match, SheetLine
from octavo.position import Position
from octavo.refusal import Refused
from octavo.table import sight, wire
from octavo.table.hub import Hub
from octavo.table.playing import Playing
from octavo.table.room import Room
from octavo.types import Action, Seat

REMEMBERED = 32  # matches that somebody looks at


class Replay(wire.Struct, frozen=True):
    """A finished match: what was done, what it came to, and what is needed to check that it was fair."""

    game: str
    names: tuple[str, ...]
    entries: tuple[wire.Entry, ...]
    sheet: tuple[SheetLine, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    commitment: str
    secret: str
    terms: tuple[str, ...]  # the lines that the commitment is made of
    deck: str  # the text whose hash the terms name, where a deck is data
    log: tuple[tuple[Seat, Action | None], ...]  # who did what, by its number in the rules; null took back the last


class Situation(wire.Struct, frozen=True):
    """A situation of a finished match, all hands open."""

    number: int
    scene: Scene
    points: tuple[int, ...]


class Review:
    """One finished match. A match that is played again stands where somebody looked last."""

    def __init__(self, room: Room, playing: Playing) -> None:
        match = playing.match
        result = match.result()
        self.new = room.new
        self.text = notation.write(match)
        self.replay = Replay(
            game=match.terms.key,
            names=match.names,
            entries=tuple(playing.entries),
            sheet=tuple(match.sheet()),
            points=result.points,
            winners=result.winners,
            commitment=match.commitment,
            secret=match.secret.hex(),
            terms=(*match.terms.lines(), *match.opening_lines()),
            deck=match.terms.deck.text if match.terms.deck else "",
            log=tuple((entry.seat, entry.action) for entry in match.log),
        )
        self.terms = match.terms
        self._log: list[Entry] = list(match.log)
        self._opening, self._secret = match.opening, match.secret
        self._at = self._dealt()
        self._turn = asyncio.Lock()

    def _dealt(self) -> Match:
        terms = self.terms
        names = self.replay.names
        return Match(terms.key, terms.players, terms.options, names, self._secret, self._opening, terms.deck)

    async def situation(self, number: int) -> Situation:
        """The situation after an entry of the log."""
        async with self._turn:
            return await asyncio.to_thread(self._situation, number)

    def _situation(self, number: int) -> Situation:
        match = self._match(number)
        return Situation(number, sight.open_scene(match), match.points())

    async def position(self, number: int) -> str:
        """The situation after an entry as the text of a position; Refused if the match was over by then."""
        async with self._turn:
            return await asyncio.to_thread(self._position, number)

    def _position(self, number: int) -> str:
        match = self._match(number)
        if match.over:
            raise Refused("nothing-to-play")
        return position.write(Position(self.terms.key, match.state))

    def _match(self, number: int) -> Match:
        if not 0 <= number <= len(self._log):
            raise Refused("no-such-entry", number=number, last=len(self._log))
        if number < len(self._at.log):
            self._at = self._dealt()
        for entry in self._log[len(self._at.log) : number]:
            if entry.action is None:
                self._at.undo()
            else:
                self._at.play(entry.seat, entry.action)
        return self._at


class Reviews:
    """The matches that somebody looks at."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._kept: OrderedDict[str, Review] = OrderedDict()

    async def of(self, table: str) -> Review:
        """The review of a table; Refused if there is none, or its match is not over."""
        review = self._kept.get(table)
        if review is None:
            keeper = self._hub.keepers.get(table)
            room = keeper.room if keeper is not None and keeper.ready else await self._hub.restored(table)
            if room.playing is None or not room.playing.match.over:
                raise Refused("match-goes-on")
            review = self._kept[table] = Review(room, room.playing)
            if len(self._kept) > REMEMBERED:
                self._kept.popitem(last=False)
        self._kept.move_to_end(table)
        return review
