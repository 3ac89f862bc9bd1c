### Law 14: a missing card

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-14 = A card that is missing is looked for, or the deal is made up again from another pack. It counts as if it had been in the hand all the time.
lawbook-14a = If the card is missed before the opening lead is faced, the hand is made complete, no call is changed, and auction and play go on as usual.
lawbook-14a3 =
    .e2007 = Auction and play go on with nothing changed, and the hand counts as if it had had all its cards from the start.
lawbook-14b = If the card is missed later and lies among the played cards, Law 67 applies. Otherwise it goes back to the hand it was missing from; it may become a penalty card, and not having played it earlier may be a revoke.
lawbook-14c =
    .e2007 = That a card came back to a hand is unauthorised knowledge for the partner.

## What a case under a clause turns on, in a few words.

point-14 = a missing card is found
point-14b = a missing card goes back to its hand

## Rulings, as the Director gives them at the table.

law-14B1 = { $seat } is short of cards: what is missing lies among the cards played to { TRICK($trick) }, so we go to Law 67.
law-14A1 = The search has found { CARD($card) }: it goes back to the hand of { $seat }.
law-14A2 = The search has not found { CARD($card) }: the deal is made up again with another pack, and { $seat } has all his cards again.
law-14A3 = No call is changed: the hand counts as if it had held all its cards from the start. Auction and play go on.
law-14B4-faced = { CAP(CARD($card)) } lay where the partner of { $seat } could see it: a defender's card in that position is exposed.
law-14B4-revoke = The card that came back was { SEAT($offender, form: "possessive") } all along: in { TRICK($trick) } he could have followed with { SUIT($suit, form: "one") } and played { CARD($card) }. That was a revoke.

## Questions, and the options on their buttons.

question-14A = The Director searches for the card missing from the hand of { $seat }: is it found?
option-14A-found = Found: it goes back to the hand
option-14A-not-found = Not found: another pack
question-14B = The Director searches for the card missing from the hand of { $seat }: is it found?
option-14B-found = Found, where nobody could see its face
option-14B-found-faced = Found face up, in his partner's sight
option-14B-not-found = Not found: another pack
