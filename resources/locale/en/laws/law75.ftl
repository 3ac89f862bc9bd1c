### Law 75: a wrong explanation

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-75 = Who has explained a call wrongly, or hears his partner do so, puts it right: when, the Laws say.
lawbook-75d = A player who finds his own explanation wrong calls the Director at once. His partner says nothing during the auction; a defender puts it right only after play, declarer and dummy before the opening lead. (2007 and 2017: 20F.)
    .e2007 = { "" }
lawbook-75d2 =
    .e2017 = To explain as agreed what the partners do not understand alike is an infraction; who was misled by it is protected as by any wrong explanation (21B).

## What a case under a clause turns on, in a few words.

point-75 = a wrong explanation is put right
point-75d2 =
    .e2017 = explaining what was never agreed
