"""Tables of a process: loaded from storage, changed, written back, and continued by bots and clocks."""
