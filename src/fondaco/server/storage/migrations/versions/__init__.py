"""Migration scripts, by number."""
