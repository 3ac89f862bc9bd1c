### Law 18: bids

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-18 = What a bid is, and which bid is high enough.
lawbook-18a = A bid names a number of tricks above six, from one to seven, and a denomination. Pass, double and redouble are calls but not bids.
lawbook-18b = A bid supersedes another if it names more tricks, or as many in a higher denomination.
lawbook-18c = A bid that supersedes the last one is sufficient.
lawbook-18d = A bid that does not supersede the last one is insufficient. What follows is in Law 27.
lawbook-18e = The denominations from the highest: no trump, spades, hearts, diamonds, clubs.

## What a case under a clause turns on, in a few words.

point-18 = which bid is high enough
