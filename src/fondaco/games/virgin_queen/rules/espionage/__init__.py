"""Espionage: missions and what each brings."""
