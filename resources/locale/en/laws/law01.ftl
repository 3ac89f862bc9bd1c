### Law 1: the pack

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-1c =
    .e2017 = The backs of the cards should look the same whichever way up they are held.

## What a case under a clause turns on, in a few words.

point-1 = the pack of cards
point-1c =
    .e2017 = backs that look the same either way up
