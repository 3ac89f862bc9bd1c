### Law 74: conduct at the table

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-74 = Good manners at the table, and correct procedure.
lawbook-74a = Everybody is courteous, spares the others annoyance, and calls and plays always in the same, correct way.
lawbook-74a3 = Everybody calls and plays always in the same, correct way.
lawbook-74b = Out of courtesy a player pays attention, makes no needless remarks, does not draw a card before his turn, does not drag out the play, and is polite to the Director.
lawbook-74b3 = Out of courtesy a player does not draw a card from his hand before it is his turn.
lawbook-74b4 = Out of courtesy a player does not play on needlessly, knowing that all the tricks are his, to unsettle an opponent.
lawbook-74c = These things go against correct procedure, among others: to show pleasure or displeasure at a call or play, to announce a trick won or lost, to draw attention to what matters, to stare at a player or into his hand, to show that one has lost interest, to change tempo so as to unsettle.
lawbook-74c3 = It is wrong to show, while a trick is in progress, that one expects or means to win or lose it.
lawbook-74c4 = It is wrong to draw attention, by word or act, to something important that has happened, or to the tricks still needed.
lawbook-74c5 = It is wrong to stare at a player, or to look into his hand or at the place from which he takes a card. What one sees of an opponent's cards without meaning to may be used.
lawbook-74c6 = It is wrong to show that one has lost interest in the deal, as by folding one's cards.
lawbook-74c7 = It is wrong to change one's usual tempo in order to unsettle an opponent.

## What a case under a clause turns on, in a few words.

point-74 = good manners at the table
