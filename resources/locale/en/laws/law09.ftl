### Law 9: the procedure after an irregularity

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-9a = During the auction any player, during the play declarer or either defender may say that something irregular has happened; dummy waits until the play is over.
lawbook-9b1 = As soon as somebody has pointed out an irregularity the Director is called. Any player may call him then, dummy too.
lawbook-9b2 = From that moment until the Director has explained the position nobody calls or plays.

## What a case under a clause turns on, in a few words.

point-9 = irregularities are pointed out, and the Director is called
point-9a = who may say that something irregular has happened
point-9b1 = once it is pointed out, the Director is called
point-9b2 = nobody acts until the Director has explained

## Rulings, as the Director gives them at the table.

law-9B2 = Attention had been drawn, so { $seat } should have waited for the Director before playing.
    .dummy = Attention had been drawn, so { $player } should have waited for the Director before playing from dummy.
