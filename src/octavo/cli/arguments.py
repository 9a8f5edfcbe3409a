"""Arguments of a command, with help and refusals in the reader's language: argparse with our own catalogues.

argparse looks its sentences up by gettext. Here it finds sentences that record their facts, so that we can say them in
our own words.
"""

import argparse
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from typing import Any, NoReturn

from octavo.text import language
from octavo.text.refusal import Refused

REFUSED = 2  # exit code for what can't be done as asked
WORDLESS = ""  # the language of a parser that has no words

WRONG = {  # what argparse says of a mistake: the key of what we say, and our names for the facts by argparse's
    "the following arguments are required: %s": ("arguments-missing", {"": "names"}),
    "unrecognized arguments: %s": ("arguments-unknown", {"": "given"}),
    "expected one argument": ("argument-needs-value", {}),
    "ignored explicit argument %r": ("argument-takes-none", {"": "given"}),
    "invalid %(type)s value: %(value)r": ("argument-number", {"type": "kind", "value": "given"}),
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "argument-choice",
        {"value": "given", "choices": "choices"},
    ),
    "ambiguous option: %(option)s could match %(matches)s": (
        "argument-ambiguous",
        {"option": "given", "matches": "names"},
    ),
}
USAGE = "usage: "  # what argparse's help begins with
GETTEXT = "_"  # what argparse calls gettext


def read(parser: Callable[[str], "Parser"], arguments: Sequence[str] | None) -> argparse.Namespace:
    """The parsed arguments. Most commands need no help texts: these are looked up only when they are shown."""
    try:
        with _sentences({}):
            return parser(WORDLESS).parse_args(arguments)
    except _Untold:
        tongue = _spoken(arguments)
        with _sentences({USAGE: f"{language.say(tongue, 'cli-usage')} "}):
            return parser(tongue).parse_args(arguments)


@contextmanager
def _sentences(words: dict[str, str]) -> Iterator[None]:
    """While this holds, argparse finds these words, and sentences about mistakes that record their facts."""
    before = getattr(argparse, GETTEXT)
    setattr(argparse, GETTEXT, lambda text: Sentence(text) if text in WRONG else words.get(text, text))
    try:
        yield
    finally:
        setattr(argparse, GETTEXT, before)


class Sentence(str):
    """A sentence of argparse about a mistake, with the key of ours and the facts in it, by our names."""

    def __init__(self, text: str) -> None:
        self.key, self._names = WRONG[text]
        self.facts: dict[str, Any] = {}

    def __mod__(self, given: Any) -> "Sentence":
        """With facts put in: one, or several by their names."""
        facts = given if isinstance(given, dict) else {"": given}
        said = Sentence(self)
        said.facts = {ours: facts[theirs] for theirs, ours in self._names.items()}
        return said


def _spoken(arguments: Sequence[str] | None) -> str:
    """The language for messages about these arguments: that of `--lang`, or else the user's."""
    early = argparse.ArgumentParser(add_help=False)
    early.add_argument("--lang", nargs="?")
    asked = early.parse_known_args(arguments)[0].lang
    return asked if asked in language.LANGUAGES else language.preferred()


class _Untold(Exception):
    """A parser without words has something to tell."""


class Parser(argparse.ArgumentParser):
    """A parser whose texts are keys of `cli.ftl`."""

    def __init__(self, tongue: str, about: str, **rest: Any) -> None:
        self.tongue = tongue
        super().__init__(add_help=False, exit_on_error=False, description=self.words(about), **rest)
        self.arguments = self.add_argument_group(self.words("arguments"))

    @cached_property
    def options(self) -> Any:
        """The group of the options: made when the first one comes, so that it stands below the commands."""
        options = self.add_argument_group(self.words("options"))
        options.add_argument("-h", "--help", action="help", help=self.words("help"))
        return options

    def words(self, key: str) -> str:
        """The text of a key of the command line."""
        return language.say(self.tongue, f"cli-{key}") if self.tongue != WORDLESS else key

    def argument(self, name: str, metavar: str, about: str, **rest: Any) -> None:
        """A positional argument; `metavar` and `about` are keys."""
        self.arguments.add_argument(name, metavar=self.words(metavar), help=self.words(about), **rest)

    def option(self, name: str, about: str, **rest: Any) -> None:
        """A named option; `about` is a key."""
        self.options.add_argument(name, help=self.words(about), **rest)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse; a wrong or unknown argument is refused by the command that it was given to."""
        try:
            known, unknown = super().parse_known_args(args, namespace)
        except argparse.ArgumentError as wrong:
            self._refuse(_refusal(wrong.message, wrong.argument_name))
        if unknown:
            self._refuse(Refused("arguments-unknown", given=" ".join(unknown)))
        return known, unknown

    def print_help(self, file: Any = None) -> None:
        if self.tongue == WORDLESS:
            raise _Untold
        super().print_help(file)

    def error(self, message: str) -> NoReturn:
        """How older versions of argparse tell of some mistakes."""
        self._refuse(_refusal(message))

    def _refuse(self, refused: Refused) -> NoReturn:
        """Leave with one line: what is wrong, and where to read more."""
        if self.tongue == WORDLESS:
            raise _Untold
        more = language.say(self.tongue, "cli-more", command=f"{self.prog} --help")
        self.exit(REFUSED, f"{self.prog}: {refused.say(self.tongue)} {more}\n")


def _refusal(message: str, name: str | None = None) -> Refused:
    """A complaint of argparse about the argument of this name, as a refusal of ours."""
    if not isinstance(message, Sentence):
        return Refused("arguments", reason=message)
    facts = message.facts | ({"name": name} if name else {})
    if "choices" in facts:
        facts["choices"] = facts["choices"].replace("'", "")  # as Python before 3.12 has them
    return Refused(message.key, **facts)
