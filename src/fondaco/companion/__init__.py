"""Help at a real table: odds, dice and the sequence of play of Virgin Queen."""
