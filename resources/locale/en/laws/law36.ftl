### Law 36: inadmissible doubles and redoubles

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-36 = A double or redouble that Law 19 forbids is cancelled. The offender makes a legal call, his partner must pass for the rest of the auction, and declarer may later restrain the partner's lead. If the left-hand opponent has called see 35A.
    .e2007 = A double or redouble that Law 19 forbids never stands; who called over it has not accepted it.
lawbook-36a =
    .e2007 = If the left-hand opponent has called, the double or redouble and all calls after it are cancelled, and the auction goes back to the player whose turn it was, as if nothing had happened. Law 26 does not apply. (1997: 35A.)
    .e2017 = If the left-hand opponent has called, the double or redouble and all calls after it are cancelled, and the auction goes back to the player whose turn it was, as if nothing had happened. Law 26B does not apply. (1997: 35A.)
lawbook-36b =
    .e2007 = If he has not, the offender puts a legal call for the double or redouble, and his partner must pass for the rest of the auction.
lawbook-36b1 =
    .e2007 = The double or redouble is cancelled.
lawbook-36b2 =
    .e2007 = The offender makes a legal call instead, the auction goes on, and his partner must pass for the rest of it.
lawbook-36b3 =
    .e2007 = Declarer may later restrain the partner's lead (26), and Law 23 may apply.
    .e2017 = Declarer may later restrain the partner's lead (26B), and 72C may apply.
lawbook-36b4 =
    .e2007 = If it was out of turn as well, the auction goes back to the player whose turn it was; the offender may make any legal call at his turn, and his partner must pass for the rest of the auction.
lawbook-36c =
    .e2017 = If attention is drawn to it only after the opening lead has been faced, the contract is scored as if the double or redouble had not been made.

## What a case under a clause turns on, in a few words.

point-36 = a double that is not allowed never stands
point-36a = a double not allowed, and called over: all is cancelled
point-36b = a double not allowed: partner passes to the end
point-36c =
    .e2017 = found after the lead: scored as if undoubled

## Rulings, as the Director gives them at the table.

law-36A = { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } was not allowed, and the next player has called over it: that and all later calls are cancelled. { $seat } calls, as if nothing had been.
law-36B = { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } is not allowed and is cancelled: he makes a legal call in its place.
law-36B4 = { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } is not allowed and is cancelled. It is { SEAT($seat, form: "possessive") } turn; { $offender } may make any legal call at his own.
law-36C = { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } was not allowed: the board is scored as if it had not been made, in { CONTRACT($contract) }.
