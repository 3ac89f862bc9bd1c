### Law 31: a bid out of rotation

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-31 = A bid out of rotation, or a pass that is a convention, that was not accepted.
    .e2007 = A bid out of rotation, an artificial pass, or a pass of partner's artificial call, that was not accepted.
lawbook-31a = At his right-hand opponent's turn: what that opponent now does decides (A1, A2).
lawbook-31a1 = If the right-hand opponent passes, the offender must repeat his call; if it is legal there is nothing to rectify.
lawbook-31a2 = If the right-hand opponent does not pass, the offender may make any legal call; (a) and (b) say what follows.
lawbook-31a2-a = If he names the same denomination again, his partner must pass when next it is his turn.
    .e2017 = If his new call is comparable to the one cancelled, nothing else happens, but see 23C.
lawbook-31a2-b = If he does not name the same denomination again, and after a conventional pass, his partner must pass for the rest of the auction, and declarer may later restrain the partner's lead.
    .e2007 = If he does not name the same denomination again, and after an artificial pass, his partner must pass for the rest of the auction, and declarer may later restrain the partner's lead.
    .e2017 = If his new call is not comparable to the one cancelled, his partner must pass when next it is his turn, and 16C, 26B and 72C may apply.
lawbook-31b = At his partner's turn, or at his left-hand opponent's when he had not called before: his partner must pass for the rest of the auction, and declarer may later restrain the partner's lead. At the left-hand opponent's turn by a player who had called before, the bid is treated as a change of call (25).
    .e2017 = At his partner's turn, or at his left-hand opponent's when he had not called before: B1 for his partner, B2 for himself.
lawbook-31b1 =
    .e2017 = The offender's partner may make any legal call, but not use what the cancelled call told him (16C2).
lawbook-31b2 =
    .e2017 = The offender may make any legal call at his turn, and the Director rules as in A2: all depends on whether it is comparable.
lawbook-31c =
    .e2017 = A bid at the left-hand opponent's turn by a player who had called before is treated as a change of call (25).

## What a case under a clause turns on, in a few words.

point-31 = a bid out of rotation
point-31a = a bid before the opponent has called
point-31a1 = the opponent passes: the bid is repeated
point-31a2 = the opponent calls: any call, at a price
point-31a2-a = the same suit again: partner passes once
    .e2017 = a comparable call costs nothing
point-31a2-b = another suit: partner passes to the end
    .e2017 = not comparable: partner passes once
point-31b = a bid at partner's turn: he passes to the end
    .e2017 = a bid at partner's turn
point-31b1 =
    .e2017 = partner calls freely, but may not use the bid
point-31b2 =
    .e2017 = after the bid: is his own call comparable?
point-31c =
    .e2017 = a bid too late is a change of call

## Rulings, as the Director gives them at the table.

law-31A = If { $opponent } passes, { $offender } repeats { CALL($call, form: "the") }; otherwise he may make any legal call, and I shall look at it.
law-31A1 = { $opponent } has passed: { $offender } repeats { CALL($call, form: "the") }, and if that is legal nothing more follows.
law-31A1-repeat = { $offender } has to repeat { CALL($call, form: "the") }: { CALL($other, form: "the") } is cancelled.
law-31B1 = { law-30B1a }

## Questions, and the options on their buttons.

question-31 = { question-30 }
