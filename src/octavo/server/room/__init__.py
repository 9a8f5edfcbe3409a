"""A table and what happens at it: pure, without a clock or a network of its own."""
