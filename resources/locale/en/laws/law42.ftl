### Law 42: dummy's rights

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-42a = These rights dummy can never lose: to tell the Director facts or Law, to keep count of the tricks, and to move the cards declarer calls for.
lawbook-42a1 = When the Director is at the table dummy may speak on the facts and on the Law.
lawbook-42a2 = Dummy may keep count of the tricks won and lost.
lawbook-42a3 = Dummy moves the cards as declarer tells him.
    .e2017 = Dummy moves the cards as declarer tells him, and sees to it that dummy's hand follows suit.
lawbook-42b = These rights dummy has as long as he keeps to Law 43.
lawbook-42b1 = Dummy may ask declarer, but not a defender, whether he has none left when he does not follow suit.
lawbook-42b2 = Dummy may try to keep declarer from an irregularity, for instance by saying from which hand he has to lead.
    .e2017 = Dummy may try to keep an irregularity from happening, for instance by saying from which hand declarer has to lead.
lawbook-42b3 = Dummy may point out an irregularity, but only when the play is over.

## What a case under a clause turns on, in a few words.

point-42 = what dummy may do
point-42b1 = dummy asks declarer whether he has none left
point-42b2 = dummy warns before an irregularity happens
