### Law 7: boards and cards

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-7a = The board in play stays in the middle of the table until the play is over.
    .e2017 = The board in play stays in the middle of the table, turned the right way, until the play is over.

## What a case under a clause turns on, in a few words.

point-7 = boards and cards in order
point-7a = where the board lies during play
