"""Warm up: `python -m octavo.bots.warm_search KEY…` compiles the search of games; see `octavo.bots.warm`."""

import sys

from octavo.bots import thought

if __name__ == "__main__":
    for key in sys.argv[1:]:
        thought.load(key)
        print(key, flush=True)
