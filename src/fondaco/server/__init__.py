"""The web table: pages, live updates, accounts, storage."""
