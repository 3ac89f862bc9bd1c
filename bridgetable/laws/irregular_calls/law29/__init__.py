"""Law 29: procedure after a call out of rotation."""
