### Law 78: ways of scoring

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-78 = Ways of scoring a board against others.
lawbook-78a = Match points: two for each score a pair beats on the board, one for each that it equals.
lawbook-78b = International match points: the difference between two scores is turned into IMPs by a scale.
lawbook-78c = Total points: the scores of all boards are added up.

## What a case under a clause turns on, in a few words.

point-78 = how boards are compared
