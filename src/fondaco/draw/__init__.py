"""Shared drawing of all boards: SVG pieces such as dice, cards, tokens and tracks, captions, and text."""
