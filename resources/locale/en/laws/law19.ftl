### Law 19: doubles and redoubles

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-19 = Who may double or redouble, and what.
lawbook-19a = A player may double only the last bid, if an opponent made it and nothing but passes has followed. He says “double” and no more.
lawbook-19a1 = A player may double only the last bid, if an opponent made it and nothing but passes has followed.
lawbook-19a3 = A player who doubles and names a wrong bid has doubled the bid as it was made.
lawbook-19b = A player may redouble only the last double, if an opponent made it and nothing but passes has followed. He says “redouble” and no more.
lawbook-19b1 = A player may redouble only the last double, if an opponent made it and nothing but passes has followed.
lawbook-19b3 = A player who redoubles and names a wrong bid has redoubled the bid as it was made.
lawbook-19c = The next legal bid supersedes a double or redouble.
lawbook-19d = If no legal bid follows, a double or redouble raises the score as Law 77 says.

## What a case under a clause turns on, in a few words.

point-19 = who may double or redouble, and what
