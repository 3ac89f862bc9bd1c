### Law 86: team play

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-86a = When the Director gives average plus or average minus at IMPs, that is +3 or −3 IMPs. (2007 and 2017: 12C2(b).)
    .e2007 = { "" }

## What a case under a clause turns on, in a few words.

point-86a = what average plus is worth at IMPs
