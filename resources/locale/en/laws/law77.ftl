### Law 77: the scores

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-77 = The score of the board: the tricks of the contract, bonuses for part-score, game, slam, doubles and overtricks, or the penalty for undertricks, by vulnerability.

## What a case under a clause turns on, in a few words.

point-77 = how the board is scored
