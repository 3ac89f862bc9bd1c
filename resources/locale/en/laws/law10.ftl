### Law 10: who rules, and who chooses

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-10a = Only the Director decides what follows from an irregularity. What the players settle among themselves he may undo.
lawbook-10c4 =
    .e2007 = Once an infraction has been rectified the offending side may call and play to its own best advantage, even if it seems to profit from the infraction. (1997: 72A5.)

## What a case under a clause turns on, in a few words.

point-10a = only the Director decides what follows
point-10c4 =
    .e2007 = after the rectification the offenders play to win
