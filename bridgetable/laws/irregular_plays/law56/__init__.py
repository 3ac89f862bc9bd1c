"""Law 56: a defender's lead out of turn."""
