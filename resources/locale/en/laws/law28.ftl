### Law 28: calls that count as in rotation

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-28 = When a call counts as made in rotation.
lawbook-28a = A call at the turn of a right-hand opponent who is bound to pass is in rotation.
lawbook-28b = If the player whose turn it was calls before the Director has ruled on an opponent's call out of rotation, his call is good and the other counts as not made; nothing is left to rectify, but see 16C2.
    .e2007 = If the player whose turn it was calls before the Director has ruled on an opponent's call out of rotation, his call is good and the other counts as not made; nothing is left to rectify, but see 16D2.
    .e2017 = If the player whose turn it was calls before the Director has ruled on an opponent's call out of rotation, his call is good and the other counts as not made; nothing is left to rectify, but see 16C2.

## What a case under a clause turns on, in a few words.

point-28 = which call counts as in rotation
point-28a = in rotation, if the next player has to pass anyway
point-28b = the right player calls first: his call stands

## Rulings, as the Director gives them at the table.

law-28A = { $seat } has to pass, and counts as having passed though { $caller } did not wait for it.
law-28B = It was { SEAT($seat, form: "possessive") } turn, and he has called before I ruled: { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } counts as not made, and nothing more follows from it.
law-28-corrected-already = { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } out of rotation has been cancelled already: that stands.

## What the Director is asked.

question-28B = { $seat } has called, and could do so in his turn as well as over { CALL($call, form: "the") } out of rotation. Which was it?
option-28B-in-turn = In his turn: { CALL($call, form: "the") } counts as not made
option-28B-over-it = Over { CALL($call, form: "the") }, which he accepted
