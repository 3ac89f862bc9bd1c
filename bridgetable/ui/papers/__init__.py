"""Papers: documents printed, written as PDF, HTML or text, and copied."""
