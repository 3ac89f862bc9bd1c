### Law 32: a double or redouble out of rotation

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-32 = A double or redouble out of rotation may be accepted like any other call, unless it is inadmissible; otherwise it is cancelled, and 26B may apply.
    .e2017 = A double or redouble out of rotation may be accepted like any other call, unless it is inadmissible; otherwise it is cancelled.
lawbook-32a = At his partner's turn: his partner must pass for the rest of the auction. (2017: 32B.)
    .e2017 = At his right-hand opponent's turn: what that opponent now does decides (A1, A2). (1997 and 2007: 32B.)
lawbook-32a1 =
    .e2017 = If the right-hand opponent passes, the offender must repeat his double or redouble, and there is nothing to rectify; if it is inadmissible see 36.
lawbook-32a2 =
    .e2017 = If the right-hand opponent does not pass, the offender may make any legal call; all depends on whether it is comparable.
lawbook-32a2-a =
    .e2017 = If his new call is comparable to the one cancelled, nothing else happens, but see 23C.
lawbook-32a2-b =
    .e2017 = If his new call is not comparable to the one cancelled, his partner must pass when next it is his turn, and 16C, 26B and 72C may apply.
lawbook-32b = At his right-hand opponent's turn: what that opponent now does decides (B1, B2). (2017: 32A.)
    .e2017 = At his partner's turn: B1 for his partner, B2 for himself. (1997 and 2007: 32A.)
lawbook-32b1 = If the right-hand opponent passes, the offender must repeat his double or redouble, and there is nothing to rectify; if it is inadmissible see 36.
    .e2017 = The offender's partner may make any legal call, but not use what the cancelled call told him (16C2).
lawbook-32b2 = If the right-hand opponent bids, the offender may make any legal call, and his partner must pass for the rest of the auction.
    .e2007 = If the right-hand opponent bids, doubles or redoubles, the offender may make any legal call, and his partner must pass for the rest of the auction.
    .e2017 = The offender may make any legal call at his turn, and the Director rules as in A2: all depends on whether it is comparable.
lawbook-32c =
    .e2017 = A double or redouble at the left-hand opponent's turn by a player who had called before is treated as a change of call (25).

## What a case under a clause turns on, in a few words.

point-32 = a double out of rotation
point-32a = a double at partner's turn: he passes to the end
    .e2017 = a double before the opponent has called
point-32a1 =
    .e2017 = the opponent passes: the double is repeated
point-32a2 =
    .e2017 = the opponent calls: any call, at a price
point-32a2-a =
    .e2017 = a comparable call costs nothing
point-32a2-b =
    .e2017 = not comparable: partner passes once
point-32b = a double before the opponent has called
    .e2017 = a double at partner's turn
point-32b1 = the opponent passes: the double is repeated
    .e2017 = partner calls freely, but may not use the double
point-32b2 = the opponent bids: partner passes to the end
    .e2017 = after the double: is his own call comparable?
point-32c =
    .e2017 = a double too late is a change of call

## Rulings, as the Director gives them at the table.

law-32B1 = { law-30B1a }

## Questions, and the options on their buttons.

question-32 = { question-30 }
