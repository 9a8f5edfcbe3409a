"""Lessons: for each game a short guided deal on the real rules, by which a newcomer learns it in a few minutes.

A lesson is a script in the game's folder, `lesson/steps.toml`: a deal or a position, and steps. Its sentences are in
`lesson/<language>.ftl` beside it. A game need not have one.
"""
