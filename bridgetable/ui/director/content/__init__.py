"""The texts of the Director's panel, and the arithmetic of assigned and compared scores. No Qt."""
