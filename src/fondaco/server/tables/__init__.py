"""The tables of a process: opened from storage, changed, written back, and going on by themselves."""
