"""Law 53: a lead out of turn accepted, and which Law rules on a lead out of turn."""
