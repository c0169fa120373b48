"""HTML pages: lobby, table, replay, analysis, rules, account, companion."""
