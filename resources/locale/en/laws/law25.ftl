### Law 25: changes of call

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-25 = A call may be changed if it was a slip (A). What follows when a player changes a call he meant is in B.
lawbook-25a = Until his partner calls, a player may replace a call he did not mean to make by the one he meant, if he does so, or tries to, without pausing to think.
    .e2017 = Until his partner calls, a player may replace a call he did not mean to make by the one he meant.
lawbook-25a1 =
    .e2007 = Until his partner calls, a player may replace a call he did not mean to make by the one he meant, if he does so, or tries to, without pausing to think. The second call stands.
    .e2017 = Until his partner calls, a player may replace a call he did not mean to make by the one he meant. The second call stands, and Law 26 does not apply.
lawbook-25a2 =
    .e2007 = Once his partner has called, nothing may be changed. (2017: 25A4.)
    .e2017 = A call that was meant when it was made stands. A slip of hand or tongue may be put right; having lost the thread of what one was doing may not.
lawbook-25a3 =
    .e2007 = If the auction ended before it came to his partner, nothing may be changed after the auction period. (2017: 25A5.)
    .e2017 = It does not matter how the player became aware of his slip.
lawbook-25a4 =
    .e2007 = When the change is allowed, the left-hand opponent may withdraw the call he made over the first one. What it tells only his own side may use. (2017: 25A6.)
    .e2017 = Once his partner has called, nothing may be changed. (2007: 25A2.)
lawbook-25a5 =
    .e2017 = If the auction ended before it came to his partner, nothing may be changed after the auction period. (2007: 25A3.)
lawbook-25a6 =
    .e2017 = When the change is allowed, the left-hand opponent may withdraw the call he made over the first one. What it tells only his own side may use. (2007: 25A4.)
lawbook-25b = Until his left-hand opponent has called, a player may also change a call in other cases; B1 and B2 say what it costs.
    .e2007 = A change of call that A does not allow is accepted by the left-hand opponent (B1) or cancelled (B2).
lawbook-25b1 = The left-hand opponent may accept the new call; it then stands without penalty. So it does if he called before attention was drawn and meant his call over the first one; he may then withdraw it.
    .e2007 = The left-hand opponent may accept the new call, and has accepted it when he knowingly calls over it. The first call is then withdrawn.
    .e2017 = The left-hand opponent may accept the new call, and has accepted it when he knowingly calls over it. The first call is then withdrawn, and Law 26 may apply.
lawbook-25b2 = A new call that is not accepted is cancelled. What the offender may then do depends on whether his first call was legal.
    .e2007 = A new call that is not accepted is cancelled. The first one stands, and the auction goes on.
    .e2017 = A new call that is not accepted is cancelled. The first one stands, and the auction goes on; Law 26 may apply.
lawbook-25b2-a = If the first call was illegal, the Law for that irregularity applies, and Law 26 may apply to the second.
    .e2007 = { "" }
lawbook-25b2-b = If the first call was legal, the offender lets it stand, and his partner must pass when next it is his turn; or he makes any other legal call, and his side gets at most average minus.
    .e2007 = { "" }
lawbook-25b2-b1 = If the offender lets his first call stand, his partner must pass when next it is his turn to call.
    .e2007 = { "" }
lawbook-25b2-b2 = If the offender makes another legal call the auction goes on, but his side gets at most average minus, and his partner may not use what the withdrawn call told.
    .e2007 = { "" }
lawbook-25b2-c = Whichever he does, declarer may restrain the lead of the offender's partner (26) if the offender comes to defend.
    .e2007 = { "" }
lawbook-25b3 =
    .e2007 = For what a withdrawn or cancelled call tells see 16D.
    .e2017 = For what a withdrawn or cancelled call tells see 16C.

## What a case under a clause turns on, in a few words.

point-25 = a call is changed
point-25a = a call nobody meant may be changed
point-25a1 = a call nobody meant may be changed
point-25a2 =
    .e2007 = partner has called: too late to change
    .e2017 = a call that was meant stands
point-25a3 =
    .e2007 = no change after the auction period
    .e2017 = however one noticed the slip, it may be mended
point-25a4 =
    .e2007 = the next opponent may change his call too
    .e2017 = partner has called: too late to change
point-25a5 =
    .e2017 = no change after the auction period
point-25a6 =
    .e2017 = the next opponent may change his call too
point-25b = second thoughts: the change is accepted or cancelled
point-25b1 = the next opponent may accept a change of mind
point-25b2 = a change of mind not accepted: what it costs
    .e2007 = a change of mind not accepted: the first call stands
point-25b2-b1 = the first call stands, and partner passes once
    .e2007 = { "" }
point-25b2-b2 = another call, and at most average minus
    .e2007 = { "" }
point-25b3 = what a changed call told

## Rulings, as the Director gives them at the table.

law-25-9B2 = Attention had been drawn, so { $seat } should have waited for me before calling: { CALL($call, form: "the") } is withdrawn, and nobody may use what it told.
law-25A1 = { $offender } had meant to { CALL($replacement, form: "do") } all along: that stands, as if { CALL($call, form: "the") } had never been made.
law-25A4 = { SEAT($offender, form: "possessive") } partner has called since: { CALL($call, form: "the") } can no longer be changed.
law-25A5 = The opening lead has been faced: no call is changed any more, and none is put back.
law-25A5-cancelled = The opening lead had been faced: { SEAT($offender, form: "possessive") } { CALL($replacement, form: "said") } is cancelled and changes nothing.
law-25A6 = { $seat } takes back { CALL($call, form: "the") } and calls again.
law-25B = { SEAT($offender, form: "possessive") } first call was meant, and { CALL($replacement, form: "the") } is an afterthought. { $seat } may accept it; otherwise it is cancelled.
law-25B1 = { CAP(CALL($replacement, form: "the")) } is accepted and stands; { SEAT($offender, form: "possessive") } first call is withdrawn.
law-25B1-unawares = { $seat } called without having seen that { $offender } had put { CALL($replacement, form: "a") } for { CALL($call, form: "the") }. That does not accept it: he may accept it now, or have it cancelled.
law-1997-25B1-unawares = { $seat } meant his call over { CALL($call, form: "the") }. { CAP(CALL($replacement, form: "the")) } stands, and { $seat } may take his own call back.
law-25B2 = { SEAT($offender, form: "possessive") } second call, { CALL($replacement, form: "the") }, is cancelled, and the first one, { CALL($call, form: "the") }, stands.
law-1997-25B2b = { $offender } may let { CALL($call, form: "the") } stand, or make another legal call: then his partner is free, but their side scores average minus at most.
law-1997-25B2b1-if = If { $offender } lets { CALL($call, form: "the") } stand, his partner passes when next it is his turn to call.
law-1997-25B2c = Whichever he does, declarer may restrain { SEAT($partner, form: "possessive") } first lead if { SIDE($side) } come to defend.
law-1997-25B2b1 = { $offender } lets { CALL($call, form: "the") } stand: his partner passes once.
law-1997-25B2b2 = { $offender } { CALL($replacement, form: "does") } instead, and { CALL($call, form: "the") } is withdrawn: his partner need not pass, but their side scores average minus at most.

event-call-authorised-25A1 = { SEAT($seat, form: "possessive") } { CALL($call) } was never meant: it tells nothing.
event-call-authorised-25A = { event-call-authorised-25A1 }
event-calls-authorised-25A1 = { SEAT($seat, form: "possessive") } withdrawn calls were never meant: they tell nothing.
event-calls-authorised-25A = { event-calls-authorised-25A1 }

## Questions, and the options on their buttons.

question-25A-director = { $edition ->
    [e1997] The Director judges: had { $seat } meant to { CALL($replacement, form: "do") } all along, so that { CALL($call, form: "the") } was a slip, and did he change it without pause for thought?
    [e2007] The Director judges: had { $seat } meant to { CALL($replacement, form: "do") } all along, so that { CALL($call, form: "the") } was a slip, and did he change it without pause for thought?
   *[other] The Director judges: had { $seat } meant to { CALL($replacement, form: "do") } all along, so that { CALL($call, form: "the") } was a slip?
}
question-25A = Now that { $seat } has changed his call, { SEATS($to) } may take back { CALL($call, form: "the") }, or keep it.
option-25A-unintended = { $edition ->
    [e1997] A slip, changed without pause for thought
    [e2007] A slip, changed without pause for thought
   *[other] A slip: he meant to { CALL($replacement, form: "do") }
}
option-25A-intended = { $edition ->
    [e1997] No slip, or changed after a pause
    [e2007] No slip, or changed after a pause
   *[other] No slip: an afterthought
}
option-25A-keep = Keep { CALL($call, form: "the") }
option-25A-withdraw = Take back { CALL($call, form: "the") }
question-25B1 = { $seat } has put { CALL($replacement, form: "a") } for { CALL($call, form: "the") }: does { SEATS($to) } accept it?
question-25B1-own = { SEATS($to) } may take back { CALL($call, form: "the") }, which was meant over another call, or keep it.
option-25B1-accept = Accept { CALL($replacement, form: "the") }
option-25B1-refuse = Do not accept { CALL($replacement, form: "the") }
option-25B1-keep = Keep { CALL($call, form: "the") }
option-25B1-withdraw = Take back { CALL($call, form: "the") }
question-25B2b2 = The Director judges: { SEAT($seat, form: "possessive") } side may score average minus at most. Has it scored more?
