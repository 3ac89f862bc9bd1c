### Law 48: cards shown by declarer

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-48a = A card that declarer shows is never a penalty card, nor is one of dummy's. He need not play it.
lawbook-48b = When declarer faces his hand it is either a case of Law 54 or perhaps a claim.
lawbook-48b1 = If declarer faces his hand after an opening lead out of turn, Law 54 applies.
lawbook-48b2 = If declarer faces his hand at any other moment he may have claimed or conceded (68), unless it is clear he did not mean to.

## What a case under a clause turns on, in a few words.

point-48 = declarer shows a card
point-48a = declarer's dropped card costs nothing
point-48b = declarer faces his hand

## Rulings, as the Director gives them at the table.

law-48A = { $seat } has shown { CARDS($cards) }: the declaring side has no penalty cards. He takes back what he showed and plays as he likes.
law-48B2 = { $declarer } has faced his whole hand, which may be a claim or a concession: I hear what he meant. Unless somebody claims, play goes on.
