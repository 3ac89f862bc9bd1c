### Law 56: a defender's lead out of turn

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-56 = If declarer refuses a defender's lead out of turn, the card becomes a major penalty card.
lawbook-56a = Declarer may accept the lead as Law 53 provides.

## What a case under a clause turns on, in a few words.

point-56 = a defender's lead out of turn is refused
point-56a = declarer accepts a defender's lead out of turn

## Rulings, as the Director gives them at the table.

law-56B = The lead is refused: { $offender } takes back { CARD($card) }, which becomes a major penalty card.
law-56B-last = { $offender } takes back { CARD($card) }, which becomes a major penalty card.

## Questions, and the options on their buttons.

question-56 = { $seat } led { CARD($card) } out of turn: does { SEATS($to) } accept it?
option-56-accept = Accept the lead
option-56-refuse = Refuse the lead
