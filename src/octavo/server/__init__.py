"""The table: people and bots at rooms, over the network."""

from octavo.text.missing import need

need("server")
