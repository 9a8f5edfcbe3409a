"""All that speaks HTTP and WebSockets."""
