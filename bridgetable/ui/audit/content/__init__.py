"""What the window of the audit says and opens, without Qt."""
