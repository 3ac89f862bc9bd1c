### Law 29: calls out of rotation

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-29 = What is done about a call out of rotation.
lawbook-29a = The left-hand opponent may call over a call out of rotation; there is then nothing to rectify.
lawbook-29b = Otherwise the call is cancelled, the auction goes back to the player whose turn it was, and Law 30, 31 or 32 says what follows.
lawbook-29c = For a conventional call out of rotation what counts is the denomination it specifies, not the one it names.
    .e2007 = For an artificial call out of rotation what counts is the denomination it specifies, not the one it names.

## What a case under a clause turns on, in a few words.

point-29 = a call out of rotation
point-29a = a call out of rotation may be accepted
point-29b = not accepted, it is cancelled and the turn goes back
point-29c = an artificial call counts for what it shows

## Rulings, as the Director gives them at the table.

law-29-change = { $offender } has called a second time, straight after his own call: that is treated as a change of call.
law-29-comparable = { SEAT($offender, form: "possessive") } { CALL($replacement, form: "said") } is comparable to { CALL($call, form: "the") } that was cancelled.
law-29-not-comparable = { SEAT($offender, form: "possessive") } { CALL($replacement, form: "said") } is not comparable to { CALL($call, form: "the") } that was cancelled.
law-29A = { $offender } { CALL($call, form: "did") } when it was { SEAT($due, form: "possessive") } turn to call.
law-29A-accepted = { $seat } accepts { CALL($call, form: "the") }: it counts as made in rotation, and nothing more follows from it. { $seat } calls.
law-29A-by-calling = { $offender } { CALL($call, form: "did") } out of rotation, and his opponents have called over it: { CALL($call, form: "the") } is accepted and stands.
law-29B = { CAP(CALL($call, form: "the")) } is not accepted: it is cancelled, and it is { SEAT($due, form: "possessive") } turn to call.
law-29B-in-rotation = { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } stands: it is in rotation now that the call before it has been cancelled.
law-29C = { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } was artificial: I go by what it showed, not by what it named.

## Questions, and the options on their buttons.

question-29A = { SEATS($to) } may accept { SEAT($seat, form: "possessive") } { CALL($call) } out of rotation, or have it cancelled.
option-29A-accept = Accept { CALL($call, form: "the") }
option-29A-refuse = Do not accept { CALL($call, form: "the") }
