### Law 20: review and explanation of calls

## What the clauses of the Laws say, in our own words. The text of a message holds in every edition that has no
## attribute of its own; a message without a text holds only in the editions named. The numbers are each edition's.

lawbook-20 = What a player may ask about the calls, when, and who answers.

## What a case under a clause turns on, in a few words.

point-20 = what may be asked about the calls
