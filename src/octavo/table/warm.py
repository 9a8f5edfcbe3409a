"""Warm up: `python -m octavo.table.warm KEY…` compiles the rules of games, so that a table need not wait for it.

A process of its own: compiling takes many seconds and holds the interpreter's lock. A line on standard output names
each game when it is done; the server then loads its machine code (`octavo.compiler.load`) in a thread. With
`--attended` it ends with who has called it.
"""

import sys
from collections.abc import Sequence

from octavo import attended, compiler
from octavo.match import game_of
from octavo.refusal import Refused


def main(keys: Sequence[str]) -> int:
    try:
        games = [game_of(key).INFO.key for key in attended.words(keys)]
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 2
    for key in games:
        if not compiler.ready(key):
            compiler.warm(key)
        print(key, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
