### Law 9: the procedure after an irregularity

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-9a = During the auction any player, during the play declarer or either defender may say that something irregular has happened; dummy waits until the play is over.
lawbook-9a3 =
    .e2007 = When an irregularity has happened dummy may not say so during the play; but he may try to keep declarer from one (42B2).
    .e2017 = Any player, dummy too within Laws 42 and 43, may try to keep an irregularity from happening.
lawbook-9a4 =
    .e2007 = Nobody has to point out an infraction of his own side, but see 20F5 for a wrong explanation. (2017: 9A5.)
    .e2017 = When an irregularity has happened dummy may not say so before the play is over, but see 20F5 for a wrong explanation. (2007: in 9A3.)
lawbook-9a5 =
    .e2017 = Nobody has to point out an infraction of his own side, but see 20F5 for a wrong explanation. (2007: 9A4.)
lawbook-9b1 = As soon as somebody has pointed out an irregularity the Director is called. Any player may call him then, dummy too.
lawbook-9b2 = From that moment until the Director has explained the position nobody calls or plays.

## What a case under a clause turns on, in a few words.

point-9 = irregularities are pointed out, and the Director is called
point-9a = who may say that something irregular has happened
point-9a3 =
    .e2007 = dummy keeps declarer from an irregularity
    .e2017 = anybody may keep an irregularity from happening
point-9a4 =
    .e2007 = one need not point out one's own side's infraction
    .e2017 = dummy does not point out an irregularity during play
point-9a5 =
    .e2017 = one need not point out one's own side's infraction
point-9b1 = once it is pointed out, the Director is called
point-9b2 = nobody acts until the Director has explained

## Rulings, as the Director gives them at the table.

law-9B2 = Attention had been drawn, so { $seat } should have waited for the Director before playing.
    .dummy = Attention had been drawn, so { $player } should have waited for the Director before playing from dummy.
