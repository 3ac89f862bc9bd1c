### Law 27: insufficient bids

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-27 = The left-hand opponent may accept an insufficient bid; if he does not, it must be put right.
lawbook-27a = The left-hand opponent may accept an insufficient bid, and has accepted it when he calls.
lawbook-27a1 =
    .e2007 = The left-hand opponent may accept an insufficient bid, and has accepted it when he calls. (1997: 27A.)
lawbook-27a2 =
    .e2007 = If the insufficient bid was out of rotation as well, Law 31 applies. (1997: 27C.)
lawbook-27b = An insufficient bid that is not accepted is replaced by a sufficient bid or a pass.
    .e2007 = An insufficient bid that is not accepted is replaced by a legal call.
lawbook-27b1 = Which replacement costs nothing.
lawbook-27b1-a = If beyond doubt neither bid is conventional, the lowest sufficient bid in the same denomination costs nothing, but see (b).
    .e2007 = If beyond doubt neither bid is artificial, the lowest sufficient bid in the same denomination costs nothing, but see D.
    .e2017 = The lowest sufficient bid that specifies what the insufficient one specified, the same denomination or denominations, costs nothing, but see D.
lawbook-27b1-b = If what the insufficient bid told has harmed the innocent side, the Director adjusts the score. (Since 2007: 27D.)
    .e2007 = Apart from (a), a legal call with the same meaning as the insufficient bid, or a more precise one, costs nothing, but see D.
    .e2017 = Apart from (a), a comparable call (23A) costs nothing, but see D.
lawbook-27b2 = If one of the two bids may be conventional, after any other sufficient bid, and after a pass, the offender's partner must pass for the rest of the auction; declarer may later restrain his lead.
    .e2007 = After any other sufficient bid, and after a pass, the offender's partner must pass for the rest of the auction; declarer may later restrain his lead.
lawbook-27b3 = A double or redouble instead of the insufficient bid is cancelled. The offender bids or passes, and his partner must pass for the rest of the auction.
    .e2007 = A double or redouble instead of the insufficient bid is cancelled, unless it is free under B1(b). The offender bids or passes, and his partner must pass for the rest of the auction.
lawbook-27b4 =
    .e2007 = A second insufficient bid instead of the first is treated as in B3, if the left-hand opponent does not accept it.
lawbook-27c = If the insufficient bid was out of rotation as well, Law 31 applies. (Since 2007: 27A2.)
    .e2007 = If the offender replaced his bid before the Director had ruled, the new call stands, unless the insufficient bid is accepted, and is dealt with as above.
    .e2017 = If the offender replaced his bid before the Director had ruled, the new call stands if it is legal, unless the insufficient bid is accepted, and is dealt with as above.
lawbook-27d =
    .e2007 = If the Director judges after play that, after B1, the board could well have gone otherwise without the help of the insufficient bid, and the innocent side was damaged, he restores the likely result without it. (1997: 27B1(b).)

## What a case under a clause turns on, in a few words.

point-27 = an insufficient bid is accepted or put right
point-27a = an insufficient bid may be accepted
point-27a1 = an insufficient bid may be accepted
point-27a2 = insufficient, and out of rotation too
point-27b = an insufficient bid not accepted is replaced
point-27b1-a = the same denomination one level up costs nothing
point-27b1-b = what the low bid told harmed the innocent side
    .e2007 = a call as precise, or more, costs nothing
    .e2017 = a comparable call costs nothing
point-27b2 = any other call: partner passes to the end
point-27b3 = a double in place of the bid is cancelled
point-27b4 = too low a second time
point-27c = insufficient, and out of rotation too
    .e2007 = put right before the Director came
point-27d = the low bid helped: the score is adjusted

## Rulings, as the Director gives them at the table.

law-27A1 = { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } is insufficient: { $seat } may accept it. Otherwise { $offender } replaces it.
law-27A1-accepted = { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } is accepted, and the auction goes on from it.
law-27A1-by-calling = { $seat } has called over { SEAT($offender, form: "possessive") } { CALL($call, form: "said") }, and so accepted it.
law-27A2 = { SEAT($offender, form: "possessive") } insufficient bid was out of rotation too: it is ruled on as a call out of rotation.
law-27B-again = { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } is withdrawn too: he bids sufficiently or passes, and his partner passes throughout in any case.
law-27B = { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } is withdrawn, and he replaces it. With the lowest sufficient bid in the same denomination, or a comparable call, that is all; with any other his partner passes throughout.
law-2007-27B = { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } is withdrawn, and he replaces it. With the lowest sufficient bid in the same denomination, or a call of the same or a more precise meaning, that is all; with any other his partner passes throughout.
law-27B-bid-or-pass = { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } is withdrawn: he now bids or passes. With the lowest sufficient bid in the same denomination, if neither is conventional, that is all; otherwise his partner passes throughout.
law-27B1a = { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } is the lowest sufficient bid in the same denomination: the auction goes on without further rectification.
law-27B1b = { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } is comparable to the insufficient bid: the auction goes on without further rectification.
law-27B1b-unauthorised = { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } means the same as the insufficient bid, or the same more precisely: the auction goes on without further rectification.
law-27B3 = { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } may not take the place of his insufficient bid, and is cancelled: he bids sufficiently or passes.
law-27C = { $offender } replaced his insufficient { CALL($call, form: "said") } by { CALL($replacement, form: "a") } before I had ruled. { $seat } may still accept the { CALL($call, form: "said") }; otherwise I rule on the { CALL($replacement, form: "said") }.
law-27C-choose = { $offender } replaced his insufficient { CALL($call, form: "said") } by { CALL($replacement, form: "a") } before I had ruled. { $seat } may still accept the { CALL($call, form: "said") }; otherwise both are cancelled and { $offender } chooses anew.
law-27C-ruled-on = The insufficient bid is not accepted: I rule on { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } as on any call put for it.
law-27C-cancelled = { SEAT($offender, form: "possessive") } { CALL($call, form: "said") }, put for his insufficient bid too soon, is cancelled: he chooses now that he knows what follows.

## Questions, and the options on their buttons.

question-27A = { SEATS($to) } may accept { SEAT($seat, form: "possessive") } insufficient { CALL($call, form: "said") }, or not.
option-27A-accept = Accept { CALL($call, form: "said") }
option-27A-refuse = Do not accept { CALL($call, form: "said") }
question-27B1a = The Director judges: does { SEAT($seat, form: "possessive") } { CALL($replacement, form: "said") } have the same meaning as the insufficient { CALL($call, form: "said") }?
question-27B1b = { $edition ->
    [e2007] The Director judges: does { SEAT($seat, form: "possessive") } { CALL($replacement, form: "said") } mean the same as the insufficient { CALL($call, form: "said") }, or the same more precisely?
   *[other] The Director judges: is { SEAT($seat, form: "possessive") } { CALL($replacement, form: "said") } comparable to the insufficient { CALL($call, form: "said") }?
}
question-27B1b-damage = The Director judges: did { SEAT($seat, form: "possessive") } insufficient { CALL($call, form: "said") } tell his partner something that damaged the opponents?
option-27B1b-comparable = { $edition ->
    [e2007] Same or more precise meaning
   *[other] Comparable
}
option-27B1b-not-comparable = { $edition ->
    [e2007] Another meaning
   *[other] Not comparable
}
question-27D = The Director judges: without the help of { SEAT($seat, form: "possessive") } insufficient { CALL($call, form: "said") }, could the board well have come out otherwise, and were the opponents damaged by it?
