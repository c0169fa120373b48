"""Benchmarks of the web server: latency of a click, time to open a game, load."""
