"""Octavo: eight card games from one source of rules, to play, to watch and to study."""

__version__ = "0.1.0"
