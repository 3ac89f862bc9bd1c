### Law 38: bids of more than seven

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-38 = A bid of more than seven is cancelled, and both players of the side must pass for the rest of the auction; declarer may later restrain the partner's lead. If the left-hand opponent has called see 35C.
    .e2007 = A bid of more than seven never stands.
lawbook-38a =
    .e2007 = A contract of more than seven is never played.
lawbook-38b =
    .e2007 = The bid is cancelled, and all calls after it.
lawbook-38c =
    .e2007 = A pass takes its place; the auction goes on unless it is over, and both players of the side must pass for the rest of it.
lawbook-38d =
    .e2007 = Laws 23 and 26 may apply, unless the left-hand opponent had called before the Director ruled.
    .e2017 = 26B and 72C may apply, unless the left-hand opponent had called before the Director ruled.

## What a case under a clause turns on, in a few words.

point-38 = a bid over seven never stands
point-38a = a contract over seven is never played
point-38b = a bid over seven is cancelled, and all after it
point-38c = a bid over seven: both must pass to the end

## Rulings, as the Director gives them at the table.

law-38 = Nobody may bid more than seven: { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } is cancelled with all calls after it, and he passes.
law-38-turn = Nobody may bid more than seven: { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } is cancelled with all calls after it. It is { SEAT($seat, form: "possessive") } turn; at his own { $offender } passes.
law-38A = A contract of more than seven is never played: { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } cannot be the last word.
law-38D = The next player had called over { SEAT($offender, form: "possessive") } bid: nobody's lead is restrained for it, and no score is adjusted.
