### Law 40: partnership agreements

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-40 = What two partners have agreed on must be open to their opponents.

## What a case under a clause turns on, in a few words.

point-40 = agreements are open to the opponents
