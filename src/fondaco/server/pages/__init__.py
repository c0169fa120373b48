"""The pages a person sees: lobby, table, replay, rules, account, companion."""
