### Law 63: how a revoke becomes established

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-63a1 = A revoke becomes established when the offender or his partner leads or plays to the next trick, lawfully or not.
    .e2017 = A revoke becomes established when the offender or his partner leads or plays to the next trick, lawfully or not, unless he takes that card back because an opponent told him it was his turn (47E1).
lawbook-63a2 = A revoke becomes established when the offender or his partner names, or otherwise points out, a card for the next trick.
lawbook-63a3 = A revoke becomes established when a member of the offending side makes a claim or concession, or agrees to one, in words or by showing his cards.
    .e2017 = A revoke becomes established when a member of the offending side makes a claim or concession. Agreement to the opponents' claim is 63A4.
lawbook-63a4 =
    .e2017 = When the opponents have claimed or conceded, the revoke becomes established only once agreement does under 69A: the offending side lets the round end, or calls on another board, without objecting. (1997 and 2007: at once, 63A3.)
lawbook-63b = If a player who may not do so asks about the revoke (61B), the card is corrected, and Law 64 applies as if the revoke had been established.
    .e2007 = An established revoke can no longer be corrected, except on the twelfth trick (62D1); the trick stands as played.
    .e2017 = An established revoke can no longer be corrected, except as 62C3 and 62D1 provide; the trick stands as played.
lawbook-63c = An established revoke can no longer be corrected, except on the twelfth trick (62D1); the trick stands as played. (Since 2007: 63B.)
    .e2007 = { "" }

## What a case under a clause turns on, in a few words.

point-63 = a revoke becomes established
point-63a1 = the next trick has begun: the revoke is established
point-63a2 = a card is named: the revoke is established
point-63a3 = a claim establishes the revoke
point-63a4 =
    .e2017 = agreeing to a claim establishes the revoke only later
point-63b = a defender who may not ask asks
    .e2007 = an established revoke is not corrected
point-63c = an established revoke is not corrected
    .e2007 = { "" }

## Rulings, as the Director gives them at the table.

law-63B = { SEAT($offender, form: "possessive") } revoke in { TRICK($trick) } is established: the trick stands as played, and Law 64 is applied when the play is over.
    .dummy = Dummy's revoke in { TRICK($trick) } is established: the trick stands as played, and Law 64 is applied when the play is over.
law-1997-63B = A player asked who may not. The card is corrected, but at the end we treat { SEAT($offender, form: "possessive") } revoke as if it had been established.
    .dummy = A player asked who may not. The card is corrected, but at the end we treat dummy's revoke as if it had been established.
