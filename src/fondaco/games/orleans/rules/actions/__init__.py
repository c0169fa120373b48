"""Phase 5, one module per chapter: what the places of a seat do once they are activated."""
