### Law 21: calls made on misinformation

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-21 = What becomes of a call that rested on a misunderstanding or on wrong information.
lawbook-21a = A player who has misunderstood something by himself has no claim to redress.
lawbook-21b = A call that rested on wrong information from an opponent.
lawbook-21b1 = Until the auction period ends, and as long as his partner has not called since, a player may change without penalty a call that wrong information from an opponent probably brought about. A missing alert is wrong information.
    .e2007 = Until the auction period ends, and as long as his partner has not called since, a player may change a call that wrong information from an opponent could well have brought about. A missing alert is wrong information.
lawbook-21b1-b =
    .e2007 = As long as nothing shows the contrary, the Director takes it that the explanation was wrong and not the call.
lawbook-21b2 = When a player has changed his call in this way, his left-hand opponent may change the call he made after it, without penalty. If what his first call told harms the innocent side, the Director may adjust the score; see also 16C.
    .e2007 = When a player has changed his call in this way, his left-hand opponent may change the call he made after it. For what the withdrawn calls tell see 16D.
    .e2017 = When a player has changed his call in this way, his left-hand opponent may change the call he made after it. For what the withdrawn calls tell see 16C.
lawbook-21b3 = When it is too late to change the call, the Director may adjust the score.
    .e2007 = When it is too late to change the call, and the offending side gained by the wrong information, the Director adjusts the score.

## What a case under a clause turns on, in a few words.

point-21 = a call that rested on wrong information
point-21b1 = a call made on wrong information may be changed
point-21b2 = the next opponent may then change his call too
point-21b3 = too late to change: the Director adjusts the score

## Rulings, as the Director gives them at the table.

law-21B1a = { $seat } { CALL($call, form: "did") } on a wrong explanation by an opponent: he may change his call now, and nothing else follows for his side.
law-21B1a-changed = { $seat } { CALL($replacement, form: "does") } instead, as he may after a wrong explanation.
law-21B2 = { $seat } takes back { CALL($call, form: "the") } and calls again.
law-21B3 = { $seat } { CALL($call, form: "did") } on a wrong explanation by an opponent, and it is too late to change that. Go on; when the hand is over I shall see whether the other side gained by it.

## Questions, and the options on their buttons.

question-21B2 = Now that { $seat } has changed his call, { SEATS($to) } may take back { CALL($call, form: "the") }, or keep it.
option-21B2-keep = Keep { CALL($call, form: "the") }
option-21B2-withdraw = Take back { CALL($call, form: "the") }
question-21B3 = The Director judges: did the other side gain by the wrong explanation on which { $seat } { CALL($call, form: "did") }?
