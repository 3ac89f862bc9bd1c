"""Law 62: correction of a revoke."""
