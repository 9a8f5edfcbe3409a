"""Matches as text: to read, to mail, to keep.

    octavo match 1
    game meinz
    rules 1
    players 3
    option monster counts
    option start lot
    seat 0 Anna
    …
    commitment 9f8a…
    secret 03c1…                (told when the match is over)
    result 9 12 7

      1. 0:away.r3 2:away.b1 1:away.g9 0:r5 0:leave …
     12. …
    end

A match that is read and written again is the same to the byte. docs/notation.md has the details.
"""

import textwrap
from dataclasses import dataclass, field

from octavo.kernel.timing import CLOCK
from octavo.match import decks, position
from octavo.match.match import UNDO, Entry, Match, Terms, game_of, version_of
from octavo.match.position import Position
from octavo.text.refusal import Refused

HEADER = "octavo match 1"
END = "end"
UNDO_WORD = "undo"
AT = "at"  # begins the lines of an opening position
WIDTH = 78
LARGEST = 1_000_000  # characters of a text that is worth reading


def write(match: Match, *, reveal: bool | None = None) -> str:
    """The text of a match. The secret is told when the match is over, or as `reveal` says."""
    lines = [HEADER, *match.terms.lines()]
    lines += [f"seat {seat} {name}" for seat, name in enumerate(match.names)]
    lines.append(f"commitment {match.commitment}")
    if match.over if reveal is None else reveal:
        lines.append(f"secret {match.secret.hex()}")
    if match.over:
        lines.append("result " + " ".join(map(str, match.points())))
    lines += [f"{AT} {line}" for line in match.opening_lines()]
    lines += ["", *_write_log(match), END]
    return "\n".join(lines) + "\n"


def _write_log(match: Match) -> list[str]:
    """The log's words, numbered by the first of each line."""
    words = [UNDO_WORD if e.action is None else f"{e.seat}:{match.game.name(e.action)}" for e in match.log]
    digits = len(str(len(words)))
    lines, number = [], 1
    for row in textwrap.wrap(" ".join(words), WIDTH - digits - 2, break_long_words=False, break_on_hyphens=False):
        lines.append(f"{number:>{digits}}. {row}")
        number += len(row.split())
    return lines


@dataclass
class WrittenMatch:
    """A match as it stands in a text, read but not yet played."""

    terms: Terms
    names: list[str]
    commitment: str
    secret: bytes | None
    result: tuple[int, ...] | None
    opening: Position | None
    log: list[tuple[int, Entry]] = field(default_factory=list)  # each with its line in the text

    def replay(self) -> Match:
        """Play the match again, every action checked; Refused at the first that does not fit."""
        if self.secret is None:
            raise Refused("no-secret")
        match = Match.of(self.terms, self.names, self.secret, self.opening)
        if match.commitment != self.commitment:
            raise Refused("commitment")
        for number, (line, entry) in enumerate(self.log, 1):
            try:
                if entry.action is None:
                    match.undo()
                else:
                    match.play(entry.seat, entry.action)
            except Refused as refused:
                raise Refused("in-log", line=line, number=number, reason=str(refused)) from refused
        return match

    def verify(self) -> Match:
        """Replay a finished match and compare its result: fair, legal and complete, or Refused."""
        match = self.replay()
        if not match.over or self.result is None:
            raise Refused("unfinished")
        if match.points() != self.result:
            played, written = (" ".join(map(str, points)) for points in (match.points(), self.result))
            raise Refused("other-result", played=played, written=written)
        return match


def read(text: str, deck: str | None = None, most: int | None = None) -> WrittenMatch:
    """The match of a text; Refused, with the line, if it is no match, or if it has more entries than `most`.

    A match that was played with an owner's deck needs the text of that deck.
    """
    if len(text) > LARGEST:
        raise Refused("too-large", limit=LARGEST)
    lines = [(number, line.split()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines or lines[0][1] != HEADER.split():
        raise Refused("not-a-match", header=HEADER)
    if lines[-1][1] != [END]:
        raise Refused("truncated", end=END, line=lines[-1][0])
    return _Reader(lines[1:-1]).record(deck, most)


class _Reader:
    """Takes the lines in their order, and says at which line something else was expected."""

    def __init__(self, lines: list[tuple[int, list[str]]]) -> None:
        self.lines = lines
        self.at = 0

    def record(self, deck: str | None, most: int | None) -> WrittenMatch:
        key = self.text("game")
        info = game_of(key).INFO
        version = version_of(info, self.whole("rules")).number
        players = self.whole("players")
        if deck and not decks.option(key):
            raise Refused("unknown-option", game=key, option="deck", options=", ".join(o.key for o in info.options))
        terms = Terms(key, players, dict(self._options()), decks.own(key, deck) if deck else None, version)
        if [f"option {k} {v}" for k, v in terms.options.items()] != self.option_lines:
            raise Refused("option-lines", game=key, options=", ".join(terms.options))
        names = [self.text("seat", str(seat)) for seat in range(players)]
        published = self.text("commitment")
        secret = self.hex("secret") if self.next_is("secret") else None
        result = self._result(players) if self.next_is("result") else None
        record = WrittenMatch(terms, names, published, secret, result, self._opening(key))
        entries = sum(len(words) - 1 for _, words in self.lines[self.at :])
        if most is not None and entries > most:
            raise Refused("too-many-entries", limit=most, given=entries)
        while self.at < len(self.lines):
            self._log_line(record)
        return record

    def _options(self) -> list[tuple[str, str]]:
        options = []
        self.option_lines = []
        while self.next_is("option"):
            line, words = self.take()
            if len(words) != 3:
                raise Refused("expected", line=line, expected="option NAME VALUE", given=" ".join(words))
            self.option_lines.append(" ".join(words))
            options.append((words[1], words[2]))
        return options

    def _opening(self, key: str) -> Position | None:
        lines = []
        while self.next_is(AT):
            lines.append(" ".join(self.take()[1][1:]))
        if not lines:
            return None
        return position.read("\n".join([position.HEADER, f"game {key}", *lines])).checked()

    def _result(self, players: int) -> tuple[int, ...]:
        line, words = self.take()
        try:
            points = tuple(int(word) for word in words[1:])
        except ValueError:
            points = ()
        if len(points) != players:
            raise Refused("expected", line=line, expected="result" + " POINTS" * players, given=" ".join(words))
        return points

    def _log_line(self, record: WrittenMatch) -> None:
        line, (number, *words) = self.take()
        if number != f"{len(record.log) + 1}.":
            raise Refused("expected", line=line, expected=f"{len(record.log) + 1}.", given=number)
        for word in words:
            record.log.append((line, self._entry(record, line, word)))

    def _entry(self, record: WrittenMatch, line: int, word: str) -> Entry:
        if word == UNDO_WORD:
            return UNDO
        seat, _, name = word.partition(":")
        seats = {str(i): i for i in (*range(record.terms.players), CLOCK)}
        try:
            return Entry(seats[seat], game_of(record.terms.key).parse(name))
        except (KeyError, ValueError):
            raise Refused("bad-entry", line=line, given=word, last=record.terms.players - 1) from None

    def next_is(self, word: str) -> bool:
        return self.at < len(self.lines) and self.lines[self.at][1][0] == word

    def take(self) -> tuple[int, list[str]]:
        self.at += 1
        return self.lines[self.at - 1]

    def text(self, *words: str) -> str:
        """The text behind the given words on the next line."""
        line, given = self.take() if self.at < len(self.lines) else (len(self.lines) + 2, [END])
        if given[: len(words)] != list(words) or len(given) == len(words):
            raise Refused("expected", line=line, expected=f"{' '.join(words)} …", given=" ".join(given))
        return " ".join(given[len(words) :])

    def whole(self, word: str) -> int:
        text = self.text(word)
        if not (text.isascii() and text.isdigit() and len(text) < 10):
            raise Refused("expected", line=self.lines[self.at - 1][0], expected=f"{word} 1, 2, 3 …", given=text)
        return int(text)

    def hex(self, word: str) -> bytes:
        text = self.text(word)
        try:
            return bytes.fromhex(text)
        except ValueError:
            raise Refused("expected", line=self.lines[self.at - 1][0], expected=f"{word} 03c1…", given=text) from None
