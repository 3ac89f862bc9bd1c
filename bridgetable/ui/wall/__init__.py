"""What the room sees on the projector: a strip of facts, the table and the words, each at its fixed place."""
