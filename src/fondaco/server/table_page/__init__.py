"""What a page shows of a table, from one seat's view: its state, and the difference between two of them."""
