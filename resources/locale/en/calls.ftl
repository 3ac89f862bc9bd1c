## The auction: what people do, what was irregular, what comes of it.

action-call = { $seat } { CALL($call, form: "does") }.
action-call-instead = { $seat } now { CALL($call, form: "does") }.
action-call-alert = { $seat } { CALL($call, form: "does") }, explained as “{ $alert }”.
action-call-shows = { $seat } { CALL($call, form: "does") }, showing { SUITS($suits) }.
action-call-shows-nothing = { $seat } { CALL($call, form: "does") }, showing no suit in particular.
action-change-call = { $seat } changes the call: { CALL($call, form: "a") } instead of { CALL($was, form: "a") }.
action-play-in-auction = { $seat } leads { CARD($card) } while the auction is still going on.

irregularity-call-out-of-rotation = This is a call out of rotation: { $seat } { CALL($call, form: "did") }, but it was { SEAT($due, form: "possessive") } turn.
irregularity-insufficient-bid = This is an insufficient bid: { $seat } { CALL($call, form: "did") }.
irregularity-insufficient-bid-over = This is an insufficient bid: { $seat } { CALL($call, form: "did") } over { CALL($over) }.
irregularity-inadmissible-call-double = This is an inadmissible double: there is nothing here for { $seat } to double.
irregularity-inadmissible-call-redouble = This is an inadmissible redouble: there is nothing here for { $seat } to redouble.
irregularity-barred-call = { $seat } { CALL($call, form: "did") }, but was bound to pass.
irregularity-barred-call-double = { $seat } { CALL($call, form: "did") }, but may neither double nor redouble at this turn.
irregularity-bid-over-seven = This is a bid of more than seven: { $seat } { CALL($call, form: "did") }.
irregularity-call-after-the-auction = { $seat } { CALL($call, form: "did") } after the final pass: the auction is over.
irregularity-changed-call = { $seat } has changed the call to { CALL($call, form: "a") }.
irregularity-changed-call-from = { $seat } has put { CALL($call, form: "a") } in place of { CALL($from, form: "a") }.
irregularity-card-exposed-in-auction = During the auction { SEAT($seat, form: "possessive") } partner could see { CARDS($cards) }.
irregularity-card-exposed-in-auction-led = { $seat } led { CARDS($cards) } before the auction was over.
irregularity-card-exposed-in-auction-clarifying = Before the opening lead was faced { SEAT($seat, form: "possessive") } partner could see { CARDS($cards) }.

event-attention-drawn-auction = Attention is drawn to an irregularity by { $seat } in the auction: { $kind }.
event-attention-drawn-unnamed-auction = Attention is drawn to an irregularity by { $seat } in the auction.
event-found-by-director-auction = The Director himself finds an irregularity by { $seat } in the auction: { $kind }.
event-call-withdrawn = { SEAT($seat, form: "possessive") } { CALL($call) } is withdrawn.
event-call-reinstated = { SEAT($seat, form: "possessive") } { CALL($call) } stands again.
event-call-unauthorised = What { SEAT($seat, form: "possessive") } withdrawn { CALL($call) } tells is unauthorised information for { SEATS($seats) }.
event-call-for-nobody = Nobody may use what { SEAT($seat, form: "possessive") } withdrawn { CALL($call) } tells.
event-call-authorised = Everybody may use what { SEAT($seat, form: "possessive") } withdrawn { CALL($call) } tells.
event-calls-withdrawn = The calls of { SEATS($seats) } are withdrawn.
event-calls-unauthorised = What the withdrawn calls tell is unauthorised information for { SEATS($seats) }.
event-calls-for-nobody = Nobody may use what the withdrawn calls tell.
event-calls-authorised = Everybody may use what the withdrawn calls tell.
event-contract-reached = The contract is { CONTRACT($contract, form: "by") }; { $leader } leads.
event-contract-changed = The contract is now { CONTRACT($contract, form: "by") }.
event-auction-open-again = The auction is not over: it goes on.
event-lead-may-be-restrained = If { $side } come to defend, declarer may restrain { SEAT($seat, form: "possessive") } first lead.
