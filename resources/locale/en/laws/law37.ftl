### Law 37: calls by a player who has to pass

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-37 = A bid, double or redouble by a player bound to pass is cancelled, and both players of his side must pass for the rest of the auction; declarer may later restrain the partner's lead. If the left-hand opponent has called see 35B.
    .e2007 = What follows when a player bound to pass bids, doubles or redoubles.
lawbook-37a =
    .e2007 = If the left-hand opponent has called, the call and all calls after it stand; a player bound for the whole auction must still pass later. Law 26 does not apply. (1997: 35B.)
    .e2017 = If the left-hand opponent has called, the call and all calls after it stand; a player bound for the whole auction must still pass later. Law 26B does not apply. (1997: 35B.)
lawbook-37b =
    .e2007 = If he has not, the call is cancelled, and both players of the side must pass for the rest of the auction.
lawbook-37b1 =
    .e2007 = The bid, double or redouble is cancelled.
lawbook-37b2 =
    .e2007 = A pass takes its place, and both players of the side must pass for the rest of the auction. Laws 23 and 26 may apply.
    .e2017 = A pass takes its place, and both players of the side must pass for the rest of the auction. 26B and 72C may apply.

## What a case under a clause turns on, in a few words.

point-37 = a player bound to pass bids: both must pass
    .e2007 = a player bound to pass does not
point-37a = he was bound to pass, but it was called over: it stands
point-37b = he was bound to pass: now both must

## Rulings, as the Director gives them at the table.

law-37A = { $offender } had to pass, but the next player has called over { CALL($call, form: "the") }: it stands, and so do the calls after it. If he has to pass throughout, he still has to.
law-37B = { $offender } had to pass: { CALL($call, form: "the") } is cancelled, and he passes.
law-37B-turn = { $offender } had to pass: { CALL($call, form: "the") } is cancelled. It is { SEAT($seat, form: "possessive") } turn; at his own { $offender } passes.
