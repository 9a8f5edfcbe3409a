"""Who is at which table over which line, and what they are sent."""
