### Law 22: the end of the auction

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-22 = How the auction ends.
lawbook-22a = When all four players have passed, the hands go back into the board without play, and the board is not dealt again. (2007: 22A1; 2017: 22B.)
    .e2007 = The auction ends when all four players have passed (A1), or with three passes in rotation after the last bid (A2).
    .e2017 = With three passes in rotation after the last bid, that bid becomes the contract. (1997: 22B; 2007: 22A2.)
lawbook-22a1 =
    .e2007 = When all four players have passed, the hands go back into the board without play, and the board is not dealt again. (1997: 22A; 2017: 22B.)
    .e2017 = { "" }
lawbook-22a2 =
    .e2007 = With three passes in rotation after the last bid, that bid becomes the contract. (1997: 22B; 2017: 22A.)
    .e2017 = { "" }
lawbook-22b = With three passes in rotation after the last bid, that bid becomes the contract. (2007: 22A2; 2017: 22A.)
    .e2007 = The auction period ends when a defender faces the opening lead (B1) or, when nobody has bid, when all four hands are back in the board (B2). (2017: 17D.)
    .e2017 = When all four players have passed, the hands go back into the board without play, and the board is not dealt again. (1997: 22A; 2007: 22A1.)
lawbook-22b1 =
    .e2007 = The auction period ends when, after the auction, a defender faces an opening lead. The time in between is the clarification period. (2017: 17D1.)
    .e2017 = { "" }
lawbook-22b2 =
    .e2007 = When nobody has bid, the auction period ends when all four hands are back in the board. (2017: 17D2.)
    .e2017 = { "" }

## What a case under a clause turns on, in a few words.

point-22 = how the auction ends
point-22b = the last bid becomes the contract
    .e2007 = when the auction period ends
    .e2017 = four passes: the board is not played
point-22a1 =
    .e2007 = four passes: the board is not played
    .e2017 = { "" }
point-22a = four passes: the board is not played
    .e2007 = { "" }

## Rulings, as the Director gives them at the table.

law-22-passed-out = All four players have passed: the hands go back to the board and are not dealt again. Nobody scores.
