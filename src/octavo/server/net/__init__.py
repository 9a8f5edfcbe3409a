"""Tables in memory, the connections to them, and what those are sent."""
