### Law 59: a player who cannot lead or play as required

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-59 = A player who cannot lead or play as required plays any card that is otherwise lawful.

## What a case under a clause turns on, in a few words.

point-59 = who cannot do as required plays any card
