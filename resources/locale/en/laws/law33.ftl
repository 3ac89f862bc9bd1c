### Law 33: simultaneous calls

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-33 = A call made at the same moment as that of the player whose turn it was counts as made after it.

## What a case under a clause turns on, in a few words.

point-33 = two calls at the same moment

## Rulings, as the Director gives them at the table.

law-33 = The call of { $seat } came at the same moment as that of { $first }, whose turn it was: it counts as made after it.
