"""The table in the terminal: what lies where, in words and colours, and what a person types."""

from octavo.text.missing import need

need("terminal")
