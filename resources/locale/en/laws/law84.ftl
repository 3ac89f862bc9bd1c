### Law 84: rulings on agreed facts

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-84a = Where no Law provides a rectification, and there is nothing left to the Director's judgement, he has auction or play go on.

## What a case under a clause turns on, in a few words.

point-84a = where no Law says more, the game goes on

## Rulings, as the Director gives them at the table.

law-84A = There is no irregularity to rule on.
