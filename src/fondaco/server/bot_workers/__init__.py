"""Worker processes for bots."""
