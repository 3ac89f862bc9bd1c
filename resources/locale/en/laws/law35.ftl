### Law 35: inadmissible calls

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-35 = An inadmissible call over which the left-hand opponent has called: nobody is penalised and no lead restrained, but most such calls are cancelled. (Since 2007: 36A, 37A, 38B, 39B.)
    .e2007 = Inadmissible calls: a double or redouble that Law 19 forbids (36), a call other than a pass by a player bound to pass (37), a bid of more than seven (38), a call after the final pass (39).
lawbook-35a = A double or redouble that Law 19 forbids is cancelled with all calls after it; the auction goes back to the player whose turn it was, as if nothing had happened.
    .e2007 = A double or redouble that Law 19 forbids is inadmissible (36).
lawbook-35b = A call by a player bound to pass stands with all legal calls after it; if he was bound for the whole auction he must still pass later.
    .e2007 = A bid, double or redouble by a player bound to pass is inadmissible (37).
lawbook-35c = A bid of more than seven is cancelled with all calls after it and replaced by a pass, and the auction goes on as if nothing had happened.
    .e2007 = A bid of more than seven is inadmissible (38).
lawbook-35d = A call after the final pass is cancelled with all calls after it, without penalty.
    .e2007 = A call after the final pass is inadmissible (39).

## What a case under a clause turns on, in a few words.

point-35 = a call that is not allowed
