"""Compile games beforehand, so that no table waits for it: `python -m octavo.server.work.precompile KEY…`.

A process of its own: compiling takes many seconds and holds the interpreter's lock. A line on standard output names
each game when it is done; the server then loads its machine code (`octavo.engine.compiler.load`) in a thread. With
`--attended` it ends with who has called it.
"""

import sys
from collections.abc import Sequence

from octavo.engine import compiler, orphan_guard
from octavo.match.match import game_of
from octavo.text.refusal import Refused


def main(keys: Sequence[str]) -> int:
    try:
        games = [game_of(key).INFO.key for key in orphan_guard.words(keys)]
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
