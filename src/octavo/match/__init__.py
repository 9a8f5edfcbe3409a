"""A match from its terms to its result: played, kept as text, dealt fairly."""
