"""Religion: the attempt to convert, and rebellions."""
