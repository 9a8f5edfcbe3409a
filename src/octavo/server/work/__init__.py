"""Work that takes long, done outside the event loop."""
