"""The ground that rules stand on: numbers, cards, chance, records, and the contract of a game."""
