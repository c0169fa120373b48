"""View model of the table page, from one seat's view, and its diffs."""
