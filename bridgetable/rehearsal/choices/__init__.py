"""What is asked at a stop, an aspect a module: the right answers by the engine, and wrong ones derived from it."""
