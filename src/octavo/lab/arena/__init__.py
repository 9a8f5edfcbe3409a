"""The arena: bots against each other, with the same luck for all."""
