### Law 11: the right to rectification, and how it is lost

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-11a = A side that goes on by itself before the Director has come may lose what it was entitled to. The Director rules so, for instance, where it may have gained by what an opponent did later without knowing the Laws.
    .e2017 = A side that goes on by itself before the Director has come may lose what it was entitled to. If a side gained by what an opponent did later without knowing the Laws, the gain is taken from its score alone; the other side keeps the score of the table.

## What a case under a clause turns on, in a few words.

point-11a = who plays on before the ruling may lose his rights

## Rulings, as the Director gives them at the table.

law-11A-played-on = { CAP(CARD($card)) } of { $offender } came too soon, but declarer's side has played on since: the right to a rectification is lost, and the cards stand.
law-11A-choice-kept = { CAP(CARD($card)) } of { $offender } came too soon. That declarer has played on since does not cost him his choice.
law-11A-taken-back = { $offender } put { CARD($card) } down irregularly and picked it up again, but the opponents have played on since: the right to a rectification is lost.
law-11A-not-forfeited = { $offender } put { CARD($card) } down irregularly and picked it up again. That the opponents have played on since does not cost them their right: it goes back on the table.

## Questions, and the options on their buttons.

question-11A = The Director judges: the opponents have played on since { SEAT($seat, form: "possessive") } { CARD($card, form: "bare") } came down irregularly. Is their right to a rectification lost?
option-11A-forfeited = It is lost
option-11A-not-forfeited = It is not: the card becomes a penalty card
