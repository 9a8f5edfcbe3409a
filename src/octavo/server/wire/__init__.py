"""All that is sent over lines and HTTP."""
