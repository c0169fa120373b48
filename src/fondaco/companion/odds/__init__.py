"""What are my odds? Every procedure of the aid card, answered exactly."""
