"""What people read: languages, refusals, names."""
