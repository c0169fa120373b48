"""Accounts without e-mail: signed tokens, names and passwords."""
