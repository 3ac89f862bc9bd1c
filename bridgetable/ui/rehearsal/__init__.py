"""Rehearsing a case in the window: the play runs to each point where a director is needed, and there the table asks."""
