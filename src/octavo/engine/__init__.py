"""All that binds a game to the compiler: its rules at either speed, one search, one playout, one translator."""
