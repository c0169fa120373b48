"""The text table: a game played by typing, with or without colour, and read out well by a screen reader."""
