"""Hands and calls as they are typed while a deal is laid out. No Qt."""
