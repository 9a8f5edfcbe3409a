"""The table in the terminal: what lies where, in words and colours, and what a person types."""
