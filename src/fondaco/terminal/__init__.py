"""Text interface: a game played by typing, with or without colour, also for screen readers."""
