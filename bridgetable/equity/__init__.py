"""Double-dummy analysis in a separate process, and what it proposes to the Director."""
