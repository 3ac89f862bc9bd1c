"""The texts of the table: seat plates, the score line, and the description for screen readers. No Qt."""
