"""Parsing of typed cards and calls, and the irregularities that an act would be. No Qt."""
