### Law 57: premature leads and plays

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-57 = Leads and plays made too early, above all by a defender before his partner has played.
lawbook-57a = When a defender leads to the next trick, or plays out of turn, before his partner has played to this one, the card becomes a penalty card. Declarer may ask of the partner the highest or the lowest card of the suit led, or forbid him one other suit.
    .e2007 = When a defender leads to the next trick, or plays out of turn, before his partner has played to this one, the card becomes a major penalty card. Declarer may ask of the partner the highest or the lowest card of the suit led, or forbid him one other suit.
    .e2017 = When a defender leads to the next trick, or plays out of turn, before his partner has played to this one, the card becomes a major penalty card. Declarer may ask of the partner the highest or the lowest card of the suit led, or require or forbid one other suit.
lawbook-57a1 = Declarer may require the offender's partner to play his highest card of the suit led.
lawbook-57a2 = Declarer may require the offender's partner to play his lowest card of the suit led.
lawbook-57a3 = Declarer may name another suit and forbid the offender's partner to play it. (2017: 57A4.)
    .e2017 = Declarer may name another suit and require the offender's partner to play it. (Not in 1997 and 2007.)
lawbook-57a4 =
    .e2017 = Declarer may name another suit and forbid the offender's partner to play it. (1997 and 2007: 57A3.)
lawbook-57b = If the partner cannot do what declarer has chosen, he plays any card, and the choice is spent (Law 59).
lawbook-57c = A defender who plays before his partner goes free if declarer has played from both hands, or if dummy has played a card or wrongly suggested one.
    .e2007 = A defender who plays before his partner goes free if the declaring side was ahead of him (C1). Declarer's own premature play stays played (C2).
    .e2017 = A defender who plays before his partner goes free if the declaring side was ahead of him (C1, C2). Declarer's own premature play stays played (C3).
lawbook-57c1 =
    .e2007 = A defender who plays before his partner goes free if declarer has played from both hands, or if dummy has played a card or wrongly suggested one.
    .e2017 = A defender who plays before his partner goes free if declarer has played from both hands. Dummy's card counts as played only when declarer has called it or otherwise asked for it.
lawbook-57c2 =
    .e2007 = A card declarer plays too early from either hand, without leading it, stays played. (2017: 57C3.)
    .e2017 = A defender who plays before his partner goes free if dummy has picked a card too early on his own, or has wrongly suggested one. (2007: 57C1.)
lawbook-57c3 =
    .e2017 = A card declarer plays too early from either hand, without leading it, stays played if it is legal. (2007: 57C2.)
lawbook-57d =
    .e2017 = If a defender plays when it is his right-hand opponent's turn, declarer has no choice under 57A. The card is played at its owner's proper turn if that is legal; if not, it becomes a major penalty card. Law 16 may apply. (Not in 1997 and 2007.)

## What a case under a clause turns on, in a few words.

point-57 = a defender plays too soon
point-57a = a defender plays before his partner
point-57a1 = declarer asks for partner's highest card
point-57a2 = declarer asks for partner's lowest card
point-57a3 = declarer forbids partner another suit
    .e2017 = declarer requires another suit of partner
point-57a4 =
    .e2017 = declarer forbids partner another suit
point-57b = partner cannot do what was asked
point-57c = playing early after both hands have played
point-57c1 = both declaring hands had played: no penalty
point-57c2 =
    .e2007 = declarer plays too soon: the card stays
    .e2017 = dummy was too soon, and the defender goes free
point-57c3 =
    .e2017 = declarer plays too soon: the card stays
point-57d =
    .e2017 = a defender plays at his right-hand opponent's turn

## Rulings, as the Director gives them at the table.

law-57A = { $offender } put down { CARD($card) } before { $partner } had played: it becomes a penalty card, and declarer says what { $partner } plays to this trick.
law-57A-highest = { $partner } must play the highest card he holds of the suit led, { SUIT($suit) }; if he has none, any card.
law-57A-lowest = { $partner } must play the lowest card he holds of the suit led, { SUIT($suit) }; if he has none, any card.
law-57A-require = { $partner } must play { SUIT($suit, form: "one") } to this trick, if he can.
law-57A-forbid = { $partner } may not play { SUIT($suit, form: "one") } to this trick, if he can avoid it.
law-57C-declarer = { CAP(CARD($card)) } was played too soon by { $offender }, but a card played by declarer's side stays played.
    .dummy = { CAP(CARD($card)) } was played too soon from dummy by { $player }, but a card played by declarer's side stays played.
law-57C-revoke = { $offender } played { CARD($card) } too soon, and that alone costs nothing; but it is a revoke, and is put right as one.
    .dummy = { CAP(CARD($card)) } was played too soon from dummy by { $player }, and that alone costs nothing; but it is a revoke, and is put right as one.
law-57C-both-hands = { $offender } played before his partner, but declarer had already played from both hands: { CARD($card) } stands, without penalty.
law-57C-dummy-first = { $offender } played before his partner, but a card of dummy's had been played or pointed out before its turn: { CARD($card) } stands, without penalty.
law-57D-stands = { $offender } played before his turn, but his partner had already played: { CARD($card) } is lawful and stays played.
law-57D-illegal = { $offender } played before his turn, and { CARD($card) } is not lawful here: it comes back and becomes a major penalty card.

## Questions, and the options on their buttons.

question-57A = { $partner } put down { CARD($card) } too soon: what does { SEATS($to) } choose for { SEAT($seat, form: "possessive") } card?
option-57A-highest = Highest card
option-57A-lowest = Lowest card
law-57C-second-lead = { CAP(CARD($card)) } was a lead, not a card played to this trick: it goes back, and that hand plays when its turn comes.
