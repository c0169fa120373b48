"""SVG pieces that boards share: dice, cards, tokens, tracks."""
