"""Web server: pages, live updates, API, accounts, storage."""
