### Law 14: a missing card

## What the clauses of the Laws say, in our own words. The text of a message holds in every edition that has no
## attribute of its own; a message without a text holds only in the editions named. The numbers are each edition's.

lawbook-14 = A card that is missing is looked for, or the deal is made up again from another pack. It counts as if it had been in the hand all the time.
lawbook-14a = If the card is missed before the opening lead is faced, the hand is made complete, no call is changed, and auction and play go on as usual.
lawbook-14b = If the card is missed later and lies among the played cards, Law 67 applies. Otherwise it goes back to the hand it was missing from; it may become a penalty card, and not having played it earlier may be a revoke.
lawbook-14c =
    .e2007 = That a card came back to a hand is unauthorised knowledge for the partner.
    .e2017 = That a card came back to a hand is unauthorised knowledge for the partner.

## What a case under a clause turns on, in a few words.

point-14 = a missing card is found
point-14b = a missing card goes back to its hand

## Rulings, as the Director gives them at the table.

law-14B1 = { $seat } is short of cards: what is missing lies among the cards played to { TRICK($trick) }, so we go to Law 67.
