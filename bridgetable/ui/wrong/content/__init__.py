"""What can go wrong at the table now: a line for every irregularity that is possible. No Qt."""
