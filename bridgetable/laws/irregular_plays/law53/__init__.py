"""Law 53: a lead out of turn accepted, and the Law that applies to one that is not."""
