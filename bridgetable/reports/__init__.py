"""Pages of paper and of the web: cases, lessons and results to give away."""
