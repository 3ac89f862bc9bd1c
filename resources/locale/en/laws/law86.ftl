### Law 86: team play

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-86a = When the Director gives average plus or average minus at IMPs, that is +3 or −3 IMPs. (2007 and 2017: 12C2(b).)
    .e2007 = { "" }
lawbook-86b =
    .e2017 = When the Director adjusts a score, and the result of the other table is clearly favourable to one side, he assigns one instead of an artificial score. Where several boards have no comparable result and one side alone was at fault, the other gets average plus or an assigned score, whichever is better. (2007: 86D.)
lawbook-86d =
    .e2007 = When the Director adjusts a score, and the result of the other table is clearly favourable to one side, he may assign one instead of an artificial score. (2017: 86B.)
    .e2017 = { "" }

## What a case under a clause turns on, in a few words.

point-86a = what average plus is worth at IMPs
point-86b =
    .e2017 = no result at one of the two tables
point-86d =
    .e2007 = a favourable result at the other table
    .e2017 = { "" }
