### Law 30: a pass out of rotation

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-30 = A pass out of rotation that was not accepted. For a pass that is a convention see C.
    .e2007 = A pass out of rotation that was not accepted. For an artificial pass see C.
lawbook-30a = If nobody had bid, the player who passed out of rotation must pass when next it is his turn.
    .e2017 = At his right-hand opponent's turn: the player who passed must pass when next it is his turn.
lawbook-30b = If somebody had bid, it depends on whose turn it was.
    .e2017 = At his partner's or his left-hand opponent's turn: it depends on whether he had called before.
lawbook-30b1 = At his right-hand opponent's turn: the player who passed must pass when next it is his turn; if by convention his pass told of a suit, Law 26 may apply.
    .e2007 = At his right-hand opponent's turn: the player who passed must pass when next it is his turn.
    .e2017 = At his partner's turn, or at his left-hand opponent's when he had not called before: see (a) for his partner and (b) for himself.
lawbook-30b1-a =
    .e2017 = The offender's partner may make any legal call, but not use what the pass told him (16C2).
lawbook-30b1-b =
    .e2017 = The offender may make any legal call at his turn. If it is comparable to his pass nothing else happens, but see 23C; if not, his partner must pass once, and 16C, 26B and 72C may apply.
lawbook-30b2 = At his partner's turn: the player who passed must pass for the rest of the auction; his partner may bid or pass, but not double or redouble at that turn.
    .e2017 = At his left-hand opponent's turn, when he had called before: the pass is treated as a change of call (25).
lawbook-30b3 = At his left-hand opponent's turn: the pass is treated as a change of call (25).
    .e2017 = { "" }
lawbook-30c = A pass that is a convention comes under Law 31.
    .e2007 = An artificial pass, or a pass of an artificial call, comes under Law 31.

## What a case under a clause turns on, in a few words.

point-30 = a pass out of rotation
point-30a = a pass before the opponent: he passes once
point-30b = a pass at partner's turn
point-30b1 = a pass at the opponent's turn: he passes once
    .e2017 = a pass at partner's turn
point-30b1-a =
    .e2017 = partner calls freely, but may not use the pass
point-30b1-b =
    .e2017 = after the pass: is his own call comparable?
point-30b2 = a pass at partner's turn: he passes to the end
    .e2017 = a pass too late is a change of call
point-30b3 = a pass too late is a change of call
point-30c = an artificial pass is treated as a bid

## Rulings, as the Director gives them at the table.

law-30B1a = { $partner } may make any legal call, but may not use what { CALL($call, form: "the") } told. At his own turn { $offender } may make any legal call; I shall compare it with the one cancelled.
law-30B2b = { $partner } may bid or pass at this turn, but neither double nor redouble.
law-30B2b-doubled = { $offender } may neither double nor redouble at this turn: { CALL($call, form: "the") } is cancelled, and he bids or passes.
law-30B2b-called-over = { $offender } was not to double or redouble at that turn, but the next player has called over { CALL($call, form: "the") }: it stands.
law-30C = { SEAT($offender, form: "possessive") } pass was artificial: I rule on it as on a bid out of rotation.
law-30C-partner = { $offender } passed an artificial call by { $partner }: I rule on that as on a bid out of rotation.

## Questions, and the options on their buttons.

question-30 = The Director judges: is { SEAT($seat, form: "possessive") } { CALL($replacement) } comparable to { CALL($call, form: "the") } that was cancelled?
