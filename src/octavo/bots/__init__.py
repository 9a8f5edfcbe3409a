"""Bots: players that are given a view, never a state."""
