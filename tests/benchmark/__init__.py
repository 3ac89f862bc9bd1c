"""Timings of the program beside those of other work, as ratios; a module a part, each with `measure`."""
