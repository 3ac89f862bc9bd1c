"""The session of one window: its history, document and language; the only mutable state, announced by signals."""
