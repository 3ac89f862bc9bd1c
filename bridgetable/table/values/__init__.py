"""Values that tables are built of: a sequence that only grows, a set of numbers, a cache in a frozen value."""
