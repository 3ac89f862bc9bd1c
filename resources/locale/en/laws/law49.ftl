### Law 49: cards shown by a defender

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-49 = A defender's card becomes a penalty card when his partner could have seen its face, or when he names it as one he holds, except in normal play and where a Law provides otherwise.

## What a case under a clause turns on, in a few words.

point-49 = a defender's card his partner could see

## Rulings, as the Director gives them at the table.

law-49 = { SEAT($offender, form: "possessive") } partner could see { CARD($card) }: it becomes a penalty card.
law-49-until-found = { SEAT($offender, form: "possessive") } partner could see { CARD($card) }: as long as I have not found that it was led, it lies there as a penalty card.
law-49-named = { $offender } has said that he holds { CARD($card) }, and his partner heard it: it becomes a penalty card.
