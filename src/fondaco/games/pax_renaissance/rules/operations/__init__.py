"""Operations on a Tableau: running a side, political and military ones (E4, F3 to F9)."""
