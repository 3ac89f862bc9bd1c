### Law 54: a faced opening lead out of turn

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-54 = An opening lead faced by the wrong defender: if his partner has led face down, that card goes back. Declarer then chooses among spreading his hand, accepting and refusing.
lawbook-54a = Declarer may lay down his own hand: he becomes dummy, and his partner declarer. Once he has shown a card in starting to do so, he has to.
lawbook-54b = Declarer may accept the lead; dummy comes down as usual.
lawbook-54b1 = When the lead is accepted, the second card is played from declarer's own hand.
lawbook-54b2 = If declarer has played the second card from dummy, it stays, unless it was a revoke.
lawbook-54c = If declarer could have seen a card of dummy's, other than one shown during the auction, he must accept the lead, and he stays declarer.
lawbook-54d = Declarer may refuse the lead. The card becomes a major penalty card, and before the right defender leads declarer chooses under 50D2.
lawbook-54e =
    .e2007 = If declarer or dummy tries to make the opening lead, the card is treated as one shown during the auction (Law 24).

## What a case under a clause turns on, in a few words.

point-54 = the wrong defender makes the opening lead
point-54a = declarer spreads his hand and becomes dummy
point-54b = declarer accepts the wrong opening lead
point-54c = declarer has seen dummy: he must accept
point-54d = the wrong opening lead is refused
point-54e = the declaring side makes the opening lead

## Rulings, as the Director gives them at the table.

law-54 = { $offender } has faced { CARD($card) }, but it is { SEAT($due, form: "possessive") } opening lead. { $declarer } has five choices.
law-54-face-down = { $partner } takes his face-down lead back into the hand: { $offender } has faced a card out of turn.
law-54A-already = { $dummy } has spread his hand over { CARD($card) }: the lead is accepted, { $dummy } is dummy and { $declarer } declares.
law-54A = { $dummy } spreads his hand and is dummy; { $declarer } becomes declarer, and plays to { CARD($card) } from dummy.
law-54B = The lead of { CARD($card) } is accepted: dummy is spread, and declarer plays the second card from his own hand.
law-54B2 = Declarer played the second card, { CARD($card) }, from dummy: the lead is accepted, and the card may not be taken back.
law-54C = Cards of dummy's have been seen: { $declarer } must accept { SEAT($offender, form: "possessive") } { CARD($card, form: "bare") }, and stays declarer.
law-54D = { $declarer } refuses the lead: { $offender } takes back { CARD($card) }, and { $due } leads.
law-54E = The declaring side does not lead: { $offender } takes { CARD($card) } back without penalty, and { $due } makes the opening lead.

## Questions, and the options on their buttons.

question-54 = { $seat } has made the opening lead out of turn with { CARD($card) }: what does { SEATS($to) } choose?
option-54-spread = Spread his hand and be dummy
option-54-accept = Accept the lead, see dummy
option-54-require = Refuse, require { SUIT($suit) }
option-54-forbid = Refuse, forbid { SUITS($suits) }
option-54-free = Refuse, leave the lead free
