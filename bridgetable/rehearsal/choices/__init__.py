"""What is asked at a stop, an aspect after the other: the right answers by the engine, and wrong ones beside them."""
