## Calls out of rotation (Laws 28-32).

law-28A = { $seat } has to pass, and counts as having passed though { $caller } did not wait for it.
law-28B = It was { SEAT($seat, form: "possessive") } turn, and he has called before I ruled: { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } counts as not made, and nothing more follows from it.
law-29A = { $offender } { CALL($call, form: "did") } when it was { SEAT($due, form: "possessive") } turn to call.
law-29A-accepted = { $seat } accepts { CALL($call, form: "the") }: it counts as made in rotation, and nothing more follows from it. { $seat } calls.
law-29A-by-calling = { $offender } { CALL($call, form: "did") } out of rotation, and his opponents have called over it: { CALL($call, form: "the") } is accepted and stands.
law-29B = { CAP(CALL($call, form: "the")) } is not accepted: it is cancelled, and it is { SEAT($due, form: "possessive") } turn to call.
law-29B-in-rotation = { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } stands: it is in rotation now that the call before it has been cancelled.
law-29-change = { $offender } has called a second time, straight after his own call: that is treated as a change of call.
law-29-comparable = { SEAT($offender, form: "possessive") } { CALL($replacement, form: "said") } is comparable to { CALL($call, form: "the") } that was cancelled.
law-29-not-comparable = { SEAT($offender, form: "possessive") } { CALL($replacement, form: "said") } is not comparable to { CALL($call, form: "the") } that was cancelled.
law-29C = { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } was artificial: I go by what it showed, not by what it named.

law-30B1a = { $partner } may make any legal call, but may not use what { CALL($call, form: "the") } told. At his own turn { $offender } may make any legal call; I shall compare it with the one cancelled.
law-30B2b = { $partner } may bid or pass at this turn, but neither double nor redouble.
law-30B2b-doubled = { $offender } may neither double nor redouble at this turn: { CALL($call, form: "the") } is cancelled, and he bids or passes.
law-30B2b-called-over = { $offender } was not to double or redouble at that turn, but the next player has called over { CALL($call, form: "the") }: it stands.
law-30C = { SEAT($offender, form: "possessive") } pass was artificial: I rule on it as on a bid out of rotation.
law-30C-partner = { $offender } passed an artificial call by { $partner }: I rule on that as on a bid out of rotation.
law-31A = If { $opponent } passes, { $offender } repeats { CALL($call, form: "the") }; otherwise he may make any legal call, and I shall look at it.
law-31A1 = { $opponent } has passed: { $offender } repeats { CALL($call, form: "the") }, and if that is legal nothing more follows.
law-31A1-repeat = { $offender } has to repeat { CALL($call, form: "the") }: { CALL($other, form: "the") } is cancelled.
law-31B1 = { law-30B1a }
law-32B1 = { law-30B1a }

question-29A = { SEATS($to) } may accept { SEAT($seat, form: "possessive") } { CALL($call) } out of rotation, or have it cancelled.
option-29A-accept = Accept { CALL($call, form: "the") }
option-29A-refuse = Do not accept { CALL($call, form: "the") }
question-30 = The Director judges: is { SEAT($seat, form: "possessive") } { CALL($replacement) } comparable to { CALL($call, form: "the") } that was cancelled?
question-31 = { question-30 }
question-32 = { question-30 }
