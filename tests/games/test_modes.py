"""Every game is the same interpreted, compiled, and translated for the page."""

from octavo.games import catalogue
from octavo.testing import ModesTests


class TestModes(ModesTests):
    keys = catalogue.listed()
