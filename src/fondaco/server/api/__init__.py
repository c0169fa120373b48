"""JSON API: all that a page can do, for programs."""
