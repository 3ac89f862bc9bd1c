### Law 86: team play

## What the clauses of the Laws say, in our own words. The text of a message holds in every edition that has no
## attribute of its own; a message without a text holds only in the editions named. The numbers are each edition's.

lawbook-86a =
    .e1997 = When the Director gives average plus or average minus at IMPs, that is +3 or −3 IMPs. (2007 and 2017: 12C2(b).)

## What a case under a clause turns on, in a few words.

point-86a = what average plus is worth at IMPs
