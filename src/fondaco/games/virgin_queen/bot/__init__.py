"""What a bot knows of the game: evaluation, features, imagination."""
