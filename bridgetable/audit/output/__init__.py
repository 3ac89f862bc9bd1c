"""What an audit has found, in words: in groups, as figures, as a plot, for other programs, and while it goes on."""
