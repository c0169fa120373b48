"""Companion on the web: odds and table books for games on a real table."""
