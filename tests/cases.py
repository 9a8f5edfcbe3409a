"""What the tests of all games run over: see `octavo.testing.cases`."""

from octavo.games import catalogue
from octavo.testing.cases import Case, cases, counts, few_cases

__all__ = ["CASES", "COUNTS", "EACH", "Case"]

CASES = [case for key in catalogue.listed() for case in cases(key)]
EACH = [case for key in catalogue.listed() for case in few_cases(key)]
COUNTS = [(key, players) for key in catalogue.listed() for players in counts(key)]
