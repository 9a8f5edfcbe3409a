"""Texts for people: languages, refusals, names."""
