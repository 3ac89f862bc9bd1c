"""What can go wrong at the table now: every irregularity that hands or words could commit, line by line. No Qt."""
