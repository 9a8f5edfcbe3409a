"""Lessons: for each game a short guided deal on the real rules, by which a newcomer learns it in a few minutes.

A lesson is a script, `<game>.toml`: a deal or a position, and steps. Its sentences are in
`octavo/text/words/<language>/lessons.ftl`.
"""
