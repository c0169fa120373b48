"""The companion on the web: odds and table books for people who play the box on a real table."""
