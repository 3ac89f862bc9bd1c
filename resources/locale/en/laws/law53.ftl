### Law 53: a lead out of turn that is accepted

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-53a = A faced lead out of turn becomes correct if the other side says it accepts it, or if the next hand plays to it.
    .e2017 = Before the thirteenth trick a faced lead out of turn becomes correct if the other side says it accepts it, or if the next hand plays to it. On the thirteenth trick it is taken back.
lawbook-53b = If declarer leads out of turn and the defender to the right of that lead plays to it, the lead stands, and his card is dealt with under Law 57. (2017: 53C.)
    .e2017 = If it was an opponent's turn to lead, he may make his own lead; his card does not count as played to the irregular one. His lead stands, and what was played to the other may be taken back; for what those cards tell see 16C. (1997 and 2007: 53C.)
lawbook-53c = If it was an opponent's turn to lead, he may make his own lead; his card does not count as played to the irregular one. His lead stands, and what was played to the other may be taken back; for what those cards tell see 16C. (2017: 53B.)
    .e2007 = If it was an opponent's turn to lead, he may make his own lead; his card does not count as played to the irregular one. His lead stands, and what was played to the other may be taken back; for what those cards tell see 16D. (2017: 53B.)
    .e2017 = If declarer leads out of turn and the defender to the right of that lead plays to it, the lead stands, and his card is dealt with under Law 57. (1997 and 2007: 53B.)

## What a case under a clause turns on, in a few words.

point-53 = a lead out of turn
point-53a = a lead out of turn may be accepted
point-53b = the wrong defender plays to declarer's lead
    .e2017 = the proper lead is made meanwhile
point-53c = the proper lead is made meanwhile
    .e2017 = the wrong defender plays to declarer's lead

## Rulings, as the Director gives them at the table.

law-53A-by-playing = { CAP(CARD($card)) } was led out of turn by { $offender }, and an opponent has played to it: the lead is accepted and stands.
    .dummy = { $player } led { CARD($card) } from dummy out of turn, and an opponent has played to it: the lead is accepted and stands.
law-53A = { $offender } led { CARD($card) } when it was { SEAT($due, form: "possessive") } turn to lead.
    .dummy = { $player } led { CARD($card) } from dummy when it was { SEAT($due, form: "possessive") } turn to lead.
    .dummy-hand = { $player } led { CARD($card) } from dummy when he had to lead from his own hand.
    .due-dummy = { $offender } led { CARD($card) } when the lead was in dummy.
law-53A-last = A lead out of turn to the thirteenth trick cannot be accepted.
law-53A-accepted = The lead of { CARD($card) } is accepted: it counts as correct, and { SEAT($offender, form: "possessive") } left-hand opponent is the first to play to it.
law-53A-accepted-before = The lead of { CARD($card) } has been accepted: it counts as correct, and nothing is left to rectify.
    .dummy = The lead of { CARD($card) } from dummy is accepted: it counts as correct, and dummy's left-hand opponent is the first to play to it.
law-53A-premature = { $offender } led { CARD($card) } before the trick was complete: we treat it as a lead out of turn.
    .dummy = { $player } led { CARD($card) } from dummy before the trick was complete: we treat it as a lead out of turn.
law-53B = It was { SEAT($seat, form: "possessive") } lead: { CARD($card) } stands as led, and { $offender } takes back { CARD($irregular) }.
    .dummy = It was { SEAT($seat, form: "possessive") } lead: { CARD($card) } stands as led, and { CARD($irregular) } goes back to dummy.
    .due-dummy = The lead was in dummy: { CARD($card) } stands as led, and { $offender } takes back { CARD($irregular) }.
law-53B-before = { $seat } has already made the lead that was his: { CARD($card) } stays, and { CARD($irregular) }, led out of turn by { $offender }, has gone back.
