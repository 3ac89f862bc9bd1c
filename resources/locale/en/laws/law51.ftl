### Law 51: several penalty cards

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-51a = When a defender could lawfully play more than one of his penalty cards, declarer says which.
lawbook-51b1 = When partner of a player with several penalty cards of one suit is to lead, declarer may require or forbid that suit; then all of them are picked up.
lawbook-51b2 = With penalty cards of several suits declarer may require one of these suits, or forbid one or more of them; the cards of the suits he named are picked up. Otherwise the lead is free and the cards stay.

## What a case under a clause turns on, in a few words.

point-51 = two penalty cards or more
point-51a = two penalty cards: declarer says which
point-51b1 = several penalty cards of one suit
point-51b2 = penalty cards of several suits

## Rulings, as the Director gives them at the table.

law-51A-chosen = Of his penalty cards { $seat } plays { CARD($card) }.
law-51B-require = { $leader } must lead { SUIT($suit, form: "one") } if he can. { CAP(CARDS($cards)) } { COUNT($cards) ->
        [one] goes
       *[other] go
    } back into the hand.
law-51B-forbid = { $leader } may not lead { SUITS($suits, join: "or") } as long as he keeps the lead. { CAP(CARDS($cards)) } { COUNT($cards) ->
        [one] goes
       *[other] go
    } back into the hand.
law-51B2c-free = Declarer does not restrain { SEAT($leader, form: "possessive") } lead. The penalty cards stay, and at { SEAT($leader, form: "possessive") } next lead declarer is asked again.
law-51B2c-free-own = Declarer does not restrain the lead for his partner's penalty cards, which stay; but { $leader } has one of his own, and leads that (50D1). At { SEAT($leader, form: "possessive") } next lead declarer is asked again.

## Questions, and the options on their buttons.

question-51A = { $seat } could play more than one penalty card: which one, { SEATS($to) }?
question-51B = { $seat } is to lead, and { $partner } has several penalty cards: what does { SEATS($to) } choose?
