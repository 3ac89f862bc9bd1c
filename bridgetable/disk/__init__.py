"""Files as bytes: where those of the program lie, reading within bounds, writing whole or not at all."""
