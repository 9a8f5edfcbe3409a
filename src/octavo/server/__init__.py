"""The table: people and bots at rooms, over the network."""
