"""What `check` is made of: checking a file, and sharing many out to other processes."""
