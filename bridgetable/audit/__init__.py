"""Recorded boards held against the Laws: each auction and play through the engine, from one board to millions."""
