### Law 52: a penalty card that was not played

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-52a = A defender who should have played his penalty card and played another may not put it right by himself.
lawbook-52b = Declarer decides whether he accepts the card that was played instead of the penalty card (52B1), or has the penalty card played (52B2).
lawbook-52b1 = Declarer may accept the card that was played, and has accepted it once he has played after it from either hand. The penalty card then stays.
lawbook-52b2 = If declarer does not accept, the penalty card is played instead, and every card wrongly played becomes a major penalty card.

## What a case under a clause turns on, in a few words.

point-52 = the penalty card was not played
point-52a = another card than the penalty card: he may not mend it himself
point-52b = another card than the penalty card: declarer decides
point-52b1 = declarer accepts another card than the penalty card
point-52b2 = not accepted: one penalty card more

## Rulings, as the Director gives them at the table.

law-52A = With { CARDS($owed) } before him as a penalty card { $offender } was not allowed to play { CARD($card) }. He may not change it by himself.
law-52B1a = Declarer accepts { CARD($card) }. { SEAT($offender, form: "possessive") } penalty card stays where it is.
law-52B1b = Declarer has played on after { CARD($card) }: it is accepted, and { SEAT($offender, form: "possessive") } penalty card stays where it is.
law-52B2 = Declarer does not accept { CARD($card) }: { $offender } takes it back and plays his penalty card.

## Questions, and the options on their buttons.

question-52B = { $seat } played { CARD($card) } instead of his penalty card: does { SEATS($to) } accept it?
option-52B-accept = Accept { CARD($card) }
option-52B-refuse = Do not accept { CARD($card) }
