"""Arguments of a command, with help and refusals in the reader's language: argparse, in the words of our catalogues.

argparse tells what is wrong in English. Those of its sentences that a command can meet are known here, and said anew.
"""

import argparse
import re
from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import Any, NoReturn

from octavo import language
from octavo.refusal import Refused

REFUSED = 2  # exit code for what can't be done as asked
WORDLESS = ""  # the language of a parser that has no words

QUOTED = r"['\"](?P<given>.*)['\"]"
WRONG = {  # what argparse says, by the key of what we say
    "arguments-missing": r"the following arguments are required: (?P<names>.+)",
    "arguments-unknown": r"unrecognized arguments: (?P<given>.*)",
    "argument-needs-value": r"argument (?P<name>.+): expected one argument",
    "argument-takes-none": rf"argument (?P<name>.+): ignored explicit argument {QUOTED}",
    "argument-number": rf"argument (?P<name>.+): invalid (?P<kind>int|float) value: {QUOTED}",
    "argument-choice": rf"argument (?P<name>.+): invalid choice: {QUOTED} \(choose from (?P<choices>.+)\)",
    "argument-ambiguous": r"(?:argument .+: )?ambiguous option: (?P<given>.+) could match (?P<names>.+)",
}


def read(parser: Callable[[str], "Parser"], arguments: Sequence[str] | None) -> argparse.Namespace:
    """What the arguments say. Most commands need no word of help: it is looked up when there is something to tell."""
    try:
        return parser(WORDLESS).parse_args(arguments)
    except _Untold:
        return parser(_spoken(arguments)).parse_args(arguments)


def _spoken(arguments: Sequence[str] | None) -> str:
    """The language of what is said about these arguments: what `--lang` asks for, or else the user's."""
    early = argparse.ArgumentParser(add_help=False)
    early.add_argument("--lang", nargs="?")
    asked = early.parse_known_args(arguments)[0].lang
    return asked if asked in language.LANGUAGES else language.preferred()


class _Untold(Exception):
    """A parser without words has something to tell."""


class Parser(argparse.ArgumentParser):
    """Takes arguments, with keys of `cli.ftl` for what is said about each."""

    def __init__(self, tongue: str, about: str, **rest: Any) -> None:
        self.tongue = tongue
        help_format = partial(_Help, usage=self.words("usage"))
        super().__init__(add_help=False, formatter_class=help_format, description=self.words(about), **rest)
        self.arguments = self.add_argument_group(self.words("arguments"))

    @cached_property
    def options(self) -> Any:
        """The group of the options: made when the first one comes, so that it stands below the commands."""
        options = self.add_argument_group(self.words("options"))
        options.add_argument("-h", "--help", action="help", help=self.words("help"))
        return options

    def words(self, key: str) -> str:
        """What is said for a key of the command line."""
        return language.say(self.tongue, f"cli-{key}") if self.tongue != WORDLESS else key

    def argument(self, name: str, metavar: str, about: str, **rest: Any) -> None:
        """What has its place in the line, and no name; `metavar` and `about` are keys."""
        self.arguments.add_argument(name, metavar=self.words(metavar), help=self.words(about), **rest)

    def option(self, name: str, about: str, **rest: Any) -> None:
        """What has a name; `about` is a key."""
        self.options.add_argument(name, help=self.words(about), **rest)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """What nobody knows is refused here, by the command that it was said to."""
        known, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return known, unknown

    def print_help(self, file: Any = None) -> None:
        if self.tongue == WORDLESS:
            raise _Untold
        super().print_help(file)

    def error(self, message: str) -> NoReturn:
        """Leave with one line: what is wrong, and where to read more."""
        if self.tongue == WORDLESS:
            raise _Untold
        more = language.say(self.tongue, "cli-more", command=f"{self.prog} --help")
        self.exit(REFUSED, f"{self.prog}: {_refusal(message).say(self.tongue)} {more}\n")


class _Help(argparse.HelpFormatter):
    """Help that begins with our word for usage."""

    def __init__(self, prog: str, usage: str, **rest: Any) -> None:
        super().__init__(prog, **rest)
        self.usage = f"{usage} "

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self.usage if prefix is None else prefix)


def _refusal(message: str) -> Refused:
    """What argparse says, as a refusal of ours."""
    for key, said in WRONG.items():
        found = re.fullmatch(said, message, re.DOTALL)
        if found:
            facts = found.groupdict()
            if "choices" in facts:
                facts["choices"] = facts["choices"].replace("'", "")  # as Python before 3.12 has them
            return Refused(key, **facts)
    return Refused("arguments", reason=message)
