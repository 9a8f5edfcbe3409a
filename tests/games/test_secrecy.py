"""Whatever a seat can't know makes no difference to anything that it is shown: two worlds, for every game."""

from octavo.games import catalogue
from octavo.testing import SecrecyTests


class TestSecrecy(SecrecyTests):
    keys = catalogue.listed()
    open_games = ("take_it",)
