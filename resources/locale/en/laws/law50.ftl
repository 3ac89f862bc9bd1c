### Law 50: penalty cards

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-50 = A card that a defender exposes before its time, without leading it, is a penalty card, unless the Director designates it otherwise, as when the other side brought it about.
lawbook-50a = A penalty card stays face up on the table in front of its owner until it is played or picked up.
lawbook-50b = A single card below a ten that slipped out by accident is a minor penalty card. An honour, a card shown on purpose or played against the Laws, and every one of two or more before the same defender, is a major one.
lawbook-50c = While a minor penalty card lies there its owner may not play another card of that suit below a ten; an honour he may. His partner leads as he likes, but may not use what the card tells him.
    .e2007 = While a minor penalty card lies there its owner may not play another card of that suit below a ten; an honour he may. His partner leads as he likes. What his partner may know of the card is in 50E.
    .e2017 = While a minor penalty card lies there its owner may not play another card of that suit below a ten; an honour he may. His partner leads as he likes, and may use what the card tells him as long as it lies there (50E1).
lawbook-50d1 = A major penalty card is played at the first lawful opportunity: led, played in its suit, discarded or used to ruff. Following suit, and a lead or play imposed under the Laws, come first. That it must be played partner may know; anything else it tells him he may not use.
    .e2007 = A major penalty card is played at the first lawful opportunity: led, played in its suit, discarded or used to ruff. Following suit, and a lead or play imposed under the Laws, come first.
lawbook-50d2 = When the partner of a player with a major penalty card is to lead, declarer speaks first. He may require that suit, or forbid it for as long as the leader keeps the lead: then the card is picked up. Or he may leave the lead free: then the card stays, and he has the choice again at the next lead.
lawbook-50e1 =
    .e2007 = Everybody may use the knowledge that the penalty card must be played.
    .e2017 = As long as the penalty card lies on the table everybody may use all that it tells. (1997 and 2007: only that it must be played.)
lawbook-50e2 =
    .e2007 = Anything else the penalty card tells is unauthorised for its owner's partner; declarer may use it.
    .e2017 = Once the card has been picked up because declarer required or forbade its suit, what it told is unauthorised for its owner's partner; declarer may use it.
lawbook-50e3 =
    .e2007 = If the Director judges that what the exposed card told has damaged the innocent side, he adjusts the score. (2017: 50E4.)
    .e2017 = Once the penalty card has been played, how it came to lie there is unauthorised for its owner's partner.
lawbook-50e4 =
    .e2017 = If the offending side, helped by the penalty card, did better than it would have without it, the Director restores the result that was to be expected without it. (2007: 50E3.)

## What a case under a clause turns on, in a few words.

point-50 = a penalty card
point-50a = a penalty card stays on the table
point-50b = major or minor penalty card?
point-50c = what a minor penalty card asks of its owner
point-50d = a major penalty card
point-50d1 = a major penalty card is played at the first chance
point-50d2 = declarer speaks before partner of the penalty card leads
point-50e = what the penalty card tells, and to whom
point-50e1 = who may know of the penalty card
point-50e2 = what the penalty card told, partner may not use
point-50e3 =
    .e2017 = the penalty card is played: its story is not partner's
point-50e4 =
    .e2017 = the penalty card helped: the score is adjusted

## Rulings, as the Director gives them at the table.

law-50-stays = { CAP(CARD($card)) } is a penalty card all the same.
law-50-none = The declaring side brought it about: { CARD($card) } is no penalty card, and { $seat } picks it up.
law-50-played = { $seat } has played { CARD($card) } since, so it is no penalty card.
law-50B-major = { CAP(CARD($card)) } stays face up before { $seat }: a major penalty card, to be played at the first lawful opportunity.
law-50B-minor = { CAP(CARD($card)) } stays face up before { $seat }: a minor penalty card. He may play no other card below a ten in that suit before it.
law-50B-raised = { $seat } now has more than one penalty card, so { CARD($card) } is a major one too.
law-50D2-premature = { $offender } led before declarer had chosen. { CAP(CARD($card)) } comes back and becomes a penalty card; first declarer chooses.
law-50D2a-require = { $leader } must lead { SUIT($suit, form: "one") } if he can. { CAP(CARD($card)) } goes back into the hand.
law-50D2a-forbid = { $leader } may not lead { SUIT($suit) } as long as he keeps the lead. { CAP(CARD($card)) } goes back into the hand.
law-50D2b-free = Declarer does not restrain { SEAT($leader, form: "possessive") } lead. The penalty card stays, and at { SEAT($leader, form: "possessive") } next lead declarer is asked again.
law-50D2b-free-own = Declarer does not restrain the lead for his partner's penalty card, which stays; but { $leader } has one of his own, and leads that (50D1). At { SEAT($leader, form: "possessive") } next lead declarer is asked again.
law-50D2-void = What declarer chose about the lead is void: { CARD($card) } lies face up before { $seat } again.

## What follows from it.

event-information-authorised-50E1 = As long as { CARD($card) } lies on the table everybody may use what it tells.
event-information-unauthorised-50E3 = Now that { CARD($card) } has been played, how it came to lie there is unauthorised information for { SEATS($seats) }.

## Questions, and the options on their buttons.

question-50 = The Director judges: the declaring side brought this about, so is { SEAT($seat, form: "possessive") } { CARD($card, form: "bare") } to stay a penalty card? Play need not wait.
option-50-penalty-card = It stays a penalty card
option-50-not-penalty-card = It is no penalty card
question-50D2 = { $seat } is to lead, and { $partner } has { CARD($card) } as a penalty card: what does { SEATS($to) } choose?
question-50E4 = The Director judges: did the penalty card help the offending side to a better result?
