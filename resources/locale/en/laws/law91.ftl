### Law 91: penalise or suspend

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-91 = To keep order and discipline the Director may give penalties in points, suspend for the session, and, if the organisers approve, disqualify.
lawbook-91a = To keep order and discipline the Director may give penalties in points, or suspend a contestant for the session or a part of it. An appeals committee may not overrule him in this.
lawbook-91b = The Director may disqualify a contestant for good cause, if the organisers approve.

## What a case under a clause turns on, in a few words.

point-91 = a disciplinary penalty

## Rulings, as the Director gives them at the table.

law-91A-disciplinary = A disciplinary penalty for { SIDE($side) }. The score of the board stays.
law-91A-disciplinary-amount = A disciplinary penalty for { SIDE($side) }: { AMOUNT($amount) }. The score of the board stays.
