"""Compile the search of bots beforehand, so that nobody has to wait for it: `python -m octavo.bots.precompile KEY…`.

A process of its own: compiling takes many seconds and holds the interpreter's lock. A line on standard output names
each game when it is done; `octavo.bots.thought.load` then only loads it. With `--attended` it ends with who has called
it.
"""

import sys

from octavo.bots import thought
from octavo.engine import orphan_guard

if __name__ == "__main__":
    for key in orphan_guard.words(sys.argv[1:]):
        thought.load(key)
        print(key, flush=True)
