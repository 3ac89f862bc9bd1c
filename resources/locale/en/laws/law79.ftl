### Law 79: agreement on the tricks won

## What the clauses of the Laws say, in our own words. The text of a message holds in every edition that has no
## attribute of its own; a message without a text holds only in the editions named. The numbers are each edition's.

lawbook-79a = The number of tricks won is agreed before the four hands go back into the board.
lawbook-79a1 =
    .e2007 = The number of tricks won is agreed before the four hands go back into the board. (1997: 79A.)
    .e2017 = The number of tricks won is agreed before the four hands go back into the board. (1997: 79A.)
lawbook-79a2 =
    .e2007 = Nobody may knowingly take the score for a trick his side did not win, or accept one that his opponents concede and cannot lose.
    .e2017 = Nobody may knowingly take the score for a trick his side did not win, or accept one that his opponents concede and cannot lose.

## What a case under a clause turns on, in a few words.

point-79a = how many tricks were won
