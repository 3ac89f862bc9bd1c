"""The engine: actions become steps, steps a history."""
