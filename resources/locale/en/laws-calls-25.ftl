## Changes of call (Law 25) and calls made on misinformation (21).

law-21B1a = { $seat } { CALL($call, form: "did") } on a wrong explanation by an opponent: he may change his call now, and nothing else follows for his side.
law-21B1a-changed = { $seat } { CALL($replacement, form: "does") } instead, as he may after a wrong explanation.
law-21B2 = { $seat } takes back { CALL($call, form: "the") } and calls again.
law-21B3 = { $seat } { CALL($call, form: "did") } on a wrong explanation by an opponent, and it is too late to change that. Go on; when the hand is over I shall see whether the other side gained by it.

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
law-1997-25B2b = If { $offender } lets { CALL($call, form: "the") } stand, his partner passes once. If he now makes another legal call his partner is free, but their side scores average minus at most.
law-1997-25B2b1 = { $offender } lets { CALL($call, form: "the") } stand: his partner passes once.
law-1997-25B2b2 = { $offender } { CALL($replacement, form: "does") } instead, and { CALL($call, form: "the") } is withdrawn: his partner need not pass, but their side scores average minus at most.

## What is asked.

question-21B2 = Now that { $seat } has changed his call, { SEATS($to) } may take back { CALL($call, form: "the") }, or keep it.
option-21B2-keep = Keep { CALL($call, form: "the") }
option-21B2-withdraw = Take back { CALL($call, form: "the") }
question-21B3 = The Director judges: did the other side gain by the wrong explanation on which { $seat } { CALL($call, form: "did") }?
question-25A-director = The Director judges: had { $seat } meant to { CALL($replacement, form: "do") } all along, so that { CALL($call, form: "the") } was a slip?
question-25A = Now that { $seat } has changed his call, { SEATS($to) } may take back { CALL($call, form: "the") }, or keep it.
option-25A-unintended = A slip: he meant to { CALL($replacement, form: "do") }
option-25A-intended = No slip: an afterthought
option-25A-keep = Keep { CALL($call, form: "the") }
option-25A-withdraw = Take back { CALL($call, form: "the") }
question-25B1 = { $seat } has put { CALL($replacement, form: "a") } for { CALL($call, form: "the") }: does { SEATS($to) } accept it?
question-25B1-own = { SEATS($to) } may take back { CALL($call, form: "the") }, which was meant over another call, or keep it.
option-25B1-accept = Accept { CALL($replacement, form: "the") }
option-25B1-refuse = Do not accept { CALL($replacement, form: "the") }
option-25B1-keep = Keep { CALL($call, form: "the") }
option-25B1-withdraw = Take back { CALL($call, form: "the") }
question-25B2b2 = The Director judges: { SEAT($seat, form: "possessive") } side may score average minus at most. Has it scored more?
