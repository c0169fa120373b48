"""What is said and shown of a position: sentences, pointing, the text board."""
