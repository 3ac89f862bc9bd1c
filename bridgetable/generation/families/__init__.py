"""The families of cases: what can go wrong at a table, each with the places of a board where somebody would do it."""
