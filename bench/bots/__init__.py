"""How strong the bots are: measured in the arena, a line a match, and written as docs/bots.md."""
