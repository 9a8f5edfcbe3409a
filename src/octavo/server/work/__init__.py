"""What takes long, done beside the loop."""
