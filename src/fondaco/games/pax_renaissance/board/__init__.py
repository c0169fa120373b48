"""The board and the mats, drawn."""
