"""Piracy in Europe: raids and what each hit brings."""
