### Law 40: partnership agreements

## What the clauses of the Laws say, in our own words. The text of a message holds in every edition that has no
## attribute of its own; a message without a text holds only in the editions named. The numbers are each edition's.

lawbook-40 = What two partners have agreed on must be open to their opponents.

## What a case under a clause turns on, in a few words.

point-40 = agreements are open to the opponents
