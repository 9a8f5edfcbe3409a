"""Reviews: finished matches, looked through step by step with all hands open, and played on from any situation."""

import asyncio
from collections import OrderedDict
from functools import partial

from octavo.kernel.contract import Scene
from octavo.kernel.types import Action, Seat
from octavo.match import notation, position
from octavo.match.match import Entry, Match, SheetLine
from octavo.match.position import Position
from octavo.server.net.hub import Hub
from octavo.server.room import views
from octavo.server.room.room import Room
from octavo.server.wire import protocol
from octavo.server.wire.summaries import Status
from octavo.server.work.desk import Beside
from octavo.text.refusal import Refused

REMEMBERED = 32  # matches that somebody looks at
MOST_UNPLAYED = 1000  # tables without one
UNFINISHED: tuple[Status, ...] = ("waiting", "playing")


class Replay(protocol.Struct, frozen=True):
    """A finished match: its actions, its result, and everything needed to check that it was fair."""

    game: str
    names: tuple[str, ...]
    guests: tuple[str, ...]  # the ids of the guests in the seats, empty for a bot and in an imported match
    entries: tuple[protocol.Entry, ...]
    sheet: tuple[SheetLine, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    commitment: str
    secret: str
    terms: tuple[str, ...]  # the lines that the commitment is made of
    deck: str  # the text whose hash the terms name, where a deck is data
    log: tuple[tuple[Seat, Action | None], ...]  # seat and action, by its number in the rules; null takes back the last


class Situation(protocol.Struct, frozen=True):
    """A situation of a finished match, all hands open."""

    number: int
    scene: Scene
    points: tuple[int, ...]


class Review:
    """One finished match. A match that is played again stands where somebody looked last."""

    def __init__(self, room: Room) -> None:
        """Written at once as it is sent. All of this takes a while in a long match: it is for the desk."""
        assert room.playing
        match, result = room.playing.match, room.playing.match.result()
        self.new, self.terms = room.new, match.terms
        self.text = notation.write(match)
        replay = Replay(
            game=match.terms.key,
            names=match.names,
            guests=tuple(chair.guest.id if chair.guest else "" for chair in room.chairs),
            entries=tuple(room.entries),
            sheet=tuple(match.sheet()),
            points=result.points,
            winners=result.winners,
            commitment=match.commitment,
            secret=match.secret.hex(),
            terms=(*match.terms.lines(), *match.opening_lines()),
            deck=match.terms.deck.text if match.terms.deck else "",
            log=tuple((entry.seat, entry.action) for entry in match.log),
        )
        self.replay = protocol.encode(replay)
        self.entries = len(match.log)
        self._log: list[Entry] = list(match.log)
        self._names, self._opening, self._secret = match.names, match.opening, match.secret
        self._at = self._dealt()

    def _dealt(self) -> Match:
        return Match.of(self.terms, self._names, self._secret, self._opening)

    def situation(self, number: int) -> bytes:
        """The situation after an entry of the log, as it is sent."""
        match = self._match(number)
        return protocol.encode(Situation(number, views.open_scene(match), match.points()))

    def position(self, number: int) -> str:
        """The situation after an entry as the text of a position; Refused if the match was over by then."""
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
    """The matches that somebody looks at. The list of tables decides whether another one can be asked for."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._kept: OrderedDict[str, Review] = OrderedDict()
        self._coming: dict[str, asyncio.Future[Review]] = {}
        self._unplayed: OrderedDict[str, None] = OrderedDict()  # tables that were closed before their match was over

    async def of(self, table: str, beside: Beside) -> Review:
        """The review of a table, worked out at the desk; Refused if there is none, or its match is not over."""
        review = self._kept.get(table)
        if review is not None:
            self._kept.move_to_end(table)
            return review
        coming = self._coming.get(table)
        if coming is None:
            coming = self._coming[table] = asyncio.ensure_future(self._load(table, beside))
            coming.add_done_callback(lambda _: self._coming.pop(table, None))
        return await asyncio.shield(coming)

    async def check(self, table: str, beside: Beside) -> None:
        """Refused if a table has no review; it is not loaded where the list of tables knows."""
        if table not in self._kept and await self._over(table) is None:
            await self.of(table, beside)

    def keep(self, table: str, review: Review) -> None:
        """Remember the review of a match that somebody will look at."""
        self._kept[table] = review
        if len(self._kept) > REMEMBERED:
            self._kept.popitem(last=False)

    async def _over(self, table: str) -> bool | None:
        """Whether the match of a table is over, or not known, as where it was closed; Refused if it is not."""
        summary = await self._hub.store.table(table)
        if summary is None:
            raise Refused("no-table", table=table)
        if summary.status in UNFINISHED or table in self._unplayed:
            raise Refused("match-goes-on")
        return True if summary.status == "over" else None

    async def _load(self, table: str, beside: Beside) -> Review:
        await self._over(table)
        room = await self._hub.restored(table, beside)
        if room.playing is None or not room.playing.match.over:
            self._unplayed[table] = None
            while len(self._unplayed) > MOST_UNPLAYED:
                self._unplayed.popitem(last=False)
            raise Refused("match-goes-on")
        review = await beside(partial(Review, room))
        self.keep(table, review)
        return review
