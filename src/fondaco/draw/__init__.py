"""What boards share: SVG pieces such as dice, cards, tokens and tracks, captions, and lines of text."""
