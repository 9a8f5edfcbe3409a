"""What must hold whatever is sent, and what was found not to."""

import re
from collections import Counter
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec

from hostile.house import Besieged
from hostile.mutating import MARK
from octavo.server.wire import protocol
from octavo.text.language import LANGUAGES, knows, say
from octavo.text.refusal import Refused

HEAD = re.compile(rb"HTTP/\d\.\d (\d{3}) [^\r\n]*\r\n(.*?)\r\n\r\n", re.DOTALL)
WORN = (b"content-security-policy", b"x-content-type-options")  # by every answer
WHEN = re.compile(r'^\{"at": "[^"]*", ')  # the same fault, whenever it was
LONGEST = 2000  # bytes that are shown of what was sent
decode = msgspec.json.Decoder(protocol.Outgoing).decode
problem = msgspec.json.Decoder(protocol.Problem).decode


class Findings:
    """What was sent, what was answered, and what is wrong."""

    def __init__(self) -> None:
        self.sent: Counter[str] = Counter()  # by kind
        self.statuses: Counter[int] = Counter()
        self.answers: Counter[str] = Counter()  # messages of lines, by their type
        self.refusals: Counter[str] = Counter()  # by key
        self.closed: Counter[int] = Counter()  # lines, by the code of the close frame
        self.wrong: dict[str, str] = {}  # what was wrong first, by sentence, with what was sent before
        self.secrets: set[str] = set()  # tokens that were given

    def add(self, what: str, sent: bytes | str = b"") -> None:
        """Something is wrong."""
        shown = sent if isinstance(sent, str) else ascii(sent[:LONGEST])
        self.wrong.setdefault(what, shown)

    def http(self, sent: bytes, answer: bytes) -> None:
        """What came back on a connection: any number of answers, as far as they have come."""
        heads = list(HEAD.finditer(answer))
        if answer and (not heads or heads[0].start()):
            self.add("an answer is no HTTP", sent + b"\n---\n" + answer)
        for head, after in pairwise([*heads, None]):
            assert head is not None
            status, lines = int(head[1]), head[2].lower()
            body = answer[head.end() : after.start() if after else None]
            self.statuses[status] += 1
            if status == 100 or status == 101:
                continue
            if status == 500:
                self.add(f"status 500 {body[:80]!r}", sent)
            for name in WORN:
                if name not in lines:
                    self.add(f"an answer with status {status} wears no {name.decode()}", sent + b"\n---\n" + answer)
            if b"python" in lines or b"aiohttp/" in lines:
                self.add("an answer names its versions", sent)
            if status >= 400 and b"application/json" in lines and body:
                self._problem(body, sent)

    def _problem(self, body: bytes, sent: bytes) -> None:
        try:
            found = problem(body)
        except msgspec.DecodeError:
            self.add("a refusal is no problem", sent + b"\n---\n" + body)
            return
        self.refused(found, "", sent)

    def refused(self, found: protocol.Problem, game: str, sent: bytes) -> None:
        """Every refusal can be said in four languages."""
        self.refusals[found.key] += 1
        why = found.why if isinstance(found.why, msgspec.UnsetType) else (found.why.key, frozenset(found.why.facts))
        if not _sayable(found.key, frozenset(found.facts), game, why if isinstance(why, tuple) else ("", frozenset())):
            self.add(f"nobody can say {found.key} with {sorted(found.facts)}, {why}", sent)

    def line(self, payload: bytes, game: str, sent: bytes) -> protocol.Outgoing | None:
        """What came on a line."""
        try:
            message: protocol.Outgoing = decode(payload)
        except msgspec.DecodeError as wrong:
            self.add(f"a line sends what is no message: {wrong}", sent + b"\n---\n" + payload)
            return None
        self.answers[type(message).__name__.lower()] += 1
        if isinstance(message, protocol.No):
            self.refused(message.problem, game, sent)
        return message

    def journal(self, server: Besieged) -> None:
        """What the server has written itself."""
        text = server.journal.read_text(errors="replace")
        for line in server.faults():
            self.add(f"the journal has a fault: {WHEN.sub('', line)[:500]}")
        for kept in (MARK, *self.secrets):
            if kept in text:
                self.add("the journal tells a secret", next(line for line in text.splitlines() if kept in line))

    def report(self) -> str:
        """All of it, for a person."""
        tables: dict[str, Counter[Any]] = {
            "sent": self.sent,
            "statuses": self.statuses,
            "messages on lines": self.answers,
            "refused": self.refusals,
            "lines closed with": self.closed,
        }
        told = [
            f"{name}: {sum(counts.values()):,}\n  " + ", ".join(f"{key} {n:,}" for key, n in counts.most_common())
            for name, counts in tables.items()
        ]
        told += [f"WRONG: {what}\n  after: {sent}" for what, sent in self.wrong.items()]
        return "\n".join(told)


@cache
def _sayable(key: str, facts: frozenset[str], game: str, why: tuple[str, frozenset[str]]) -> bool:
    """Whether there are sentences for it, in which nothing is missing."""
    own = f"{game}-why-{why[0]}"
    try:
        for language in LANGUAGES:
            Refused(key, **dict.fromkeys(facts, 1)).say(language)
            if why[0]:
                say(language, own if knows(own) else f"why-{why[0]}", **dict.fromkeys(why[1], 1))
    except KeyError:
        return False
    return True
