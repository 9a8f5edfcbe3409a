"""Verdicts: what each decision of a finished match cost, worked out in the background.

One match at a time, decision by decision, in the bots' threads: so players wait for one decision at most. After each
decision the thread rests as long as it has worked. Verdicts are kept in the store, the latest ones also in memory.
"""

import asyncio
import time
from collections import OrderedDict
from contextlib import suppress
from dataclasses import replace
from functools import partial

import msgspec
from aiohttp import web

from octavo.bots.review import Budget, Judge, Verdict
from octavo.match import notation
from octavo.match.match import Match
from octavo.server import log
from octavo.server.http.api import REVIEWS, answer
from octavo.server.http.reviews import Review, Reviews
from octavo.server.http.server import Server
from octavo.server.net.hub import Hub
from octavo.server.store.base import StoreError
from octavo.server.wire import protocol
from octavo.server.wire.refusals import problem
from octavo.server.work import hinting, verdicts
from octavo.server.work.desk import Beside
from octavo.text.refusal import Refused

REMEMBERED = 32  # verdicts
WAITING = 32  # matches that wait for one
BUDGET = 60.0  # seconds of thinking about one match at most
LOOK = 0.5  # seconds between two looks whether the search is there
COMPILED_WITHIN = 600.0  # seconds to wait for the compiled search before giving up


class Judging(protocol.Struct, frozen=True):
    """How far a verdict is: entries done, of how many (0 before it begins), and in the end the verdict; or why it
    could not be found."""

    done: int = 0
    total: int = 0
    verdict: Verdict | None = None
    problem: protocol.Problem | None = None


class Job:
    """One match that is thought about."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.state = Judging()
        self.task: asyncio.Task[None] | None = None

    @property
    def runs(self) -> bool:
        return self.state.verdict is None and self.state.problem is None


class Judges:
    """The verdicts that somebody has asked for."""

    def __init__(self, hub: Hub, reviews: Reviews) -> None:
        self._hub, self._reviews = hub, reviews
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._one = asyncio.Lock()

    async def state(self, table: str) -> Judging:
        """How far the verdict on a match is; an empty state if nobody has asked for it."""
        job = self._jobs.get(table)
        if job is None:
            await self._recall(table)
            job = self._jobs.get(table)
        return job.state if job is not None else Judging()

    async def begin(self, table: str, guest: str, beside: Beside) -> Judging:
        """Have a match thought about, unless it is already; Refused while another one is for the same person, or too
        many wait."""
        if not self._known(table):
            await self._recall(table)
        review = None if self._known(table) else await self._reviews.of(table, beside)
        if review is None or self._known(table):  # somebody else may have asked meanwhile
            self._jobs.move_to_end(table)
            return self._jobs[table].state
        if any(other.runs and other.guest == guest for other in self._jobs.values()):
            raise Refused("review-runs")
        if sum(other.runs for other in self._jobs.values()) >= WAITING:
            raise Refused("too-busy")
        job = self._jobs[table] = Job(guest)
        job.task = asyncio.create_task(self._run(job, table, review, beside))
        self._forget()
        return job.state

    async def _recall(self, table: str) -> None:
        """Remember the verdict on a match, if it was found before, and by this build."""
        text = await verdicts.kept(self._hub.store, table, hinting.JUDGEMENT)
        if text is None or self._known(table):
            return
        with suppress(msgspec.MsgspecError, UnicodeDecodeError):  # what has not been found here, or is damaged
            found = msgspec.json.decode(text, type=Judging)
            if found.verdict is not None:
                job = self._jobs[table] = Job("")
                job.state = found
                self._forget()

    def _known(self, table: str) -> bool:
        """Whether a match is thought about, or has been, and nothing has gone wrong."""
        job = self._jobs.get(table)
        return job is not None and job.state.problem is None

    def _forget(self) -> None:
        """Make room: drop the verdict that was asked for longest ago, but not one that is being worked out."""
        for table in [table for table, job in self._jobs.items() if not job.runs][:-REMEMBERED]:
            del self._jobs[table]

    async def _run(self, job: Job, table: str, review: Review, beside: Beside) -> None:
        try:
            await self._search(review.terms.key)
            async with self._one:
                job.state = Judging(0, review.entries)
                found = Judging(job.state.total, job.state.total, await self._judge(job, review, beside))
            await self._keep(table, review.terms.key, found)
            job.state = found
        except Refused as refused:
            job.state = Judging(problem=problem(refused))
        except Exception as failure:
            log.fault("review-failed", failure, game=review.terms.key)
            job.state = Judging(problem=protocol.Problem(key="fault"))

    async def _keep(self, table: str, key: str, found: Judging) -> None:
        try:
            await verdicts.keep(self._hub.store, table, key, hinting.JUDGEMENT, protocol.encode(found))
        except StoreError as failure:  # it is told all the same, and is found again after a restart
            log.fault("verdict-not-kept", failure, table=table)

    async def _search(self, key: str) -> None:
        """Wait until the search of a game is compiled and loaded."""
        end = time.monotonic() + COMPILED_WITHIN
        while not hinting.ready(key, hinting.JUDGEMENT):
            if self._hub.warmer is None or self._hub.closing or time.monotonic() > end:
                raise Refused("hint-not-ready")
            self._hub.warmer.need(key)
            await asyncio.sleep(LOOK)

    async def _judge(self, job: Job, review: Review, beside: Beside) -> Verdict:
        effort = hinting.JUDGEMENT
        if effort.seconds is not None:
            effort = replace(effort, seconds=min(effort.seconds, BUDGET / 2 / max(job.state.total, 1)))
        judge = await beside(partial(_judge, review, effort))
        while True:
            began = time.monotonic()
            if self._hub.closing:
                raise Refused("restarting")
            if not await self._hub.beside(judge.step):
                return judge.verdict()
            job.state = Judging(judge.done, judge.total)
            await asyncio.sleep(time.monotonic() - began)

    async def close(self, app: web.Application) -> None:
        """Nothing goes on without the server."""
        for job in self._jobs.values():
            if job.task is not None:
                job.task.cancel()


def _judge(review: Review, effort: Budget) -> Judge:
    match: Match = notation.read(review.text, review.new.deck).replay()
    return Judge(match, effort)


JUDGES = web.AppKey("judges", Judges)


async def state(request: web.Request) -> web.Response:
    """How far the verdict on a match is."""
    table = request.match_info["table"]
    await request.app[REVIEWS].check(table, request.app[Server.KEY].at_desk(request))
    return answer(await request.app[JUDGES].state(table))


async def begin(request: web.Request) -> web.Response:
    """Ask for the verdict on a match."""
    server = request.app[Server.KEY]
    guest = await server.guest(request)
    beside = server.at_desk(request, guest)
    return answer(await request.app[JUDGES].begin(request.match_info["table"], guest.id, beside))
