### Law 44: the order of play, and the lead

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-44a = The player on lead may lead any card he holds, unless an irregularity of his own side binds him.
lawbook-44b = After the lead the other three play in turn; the four cards are a trick.
lawbook-44c = Every player follows suit if he can. This comes before everything else the Laws may require of him.
lawbook-44d = A player who has none of the suit led may play any card, unless an irregularity of his own side binds him.
lawbook-44e = With trumps in it, a trick goes to the highest trump.
lawbook-44f = With no trump in it, a trick goes to the highest card of the suit led.
lawbook-44g = The hand that won a trick leads to the next.

## What a case under a clause turns on, in a few words.

point-44 = how tricks are played and won
point-44c = following suit comes before everything

## Rulings, as the Director gives them at the table.

law-44G = { $seat } has won the trick, so the lead was his: it stands.
    .dummy = Dummy has won the trick, so the lead was from there: it stands.
