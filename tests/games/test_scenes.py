"""The scenes of Octavo's games keep what their flags promise."""

from octavo.games import catalogue
from octavo.testing import SceneTests


class TestScenes(SceneTests):
    keys = catalogue.listed()
