"""The web table: how long a click takes, how fast a game opens, how many tables one small machine carries."""
