"""Law 57: premature lead or play."""
