### Law 39: calls after the final pass

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-39 = A call after the final pass is cancelled. It costs something only if it was a bid, double or redouble by a defender.
lawbook-39a = For a pass by a defender, and for any call by the declaring side, there is no penalty. (Since 2007: 39B.)
    .e2007 = All calls after the final pass are cancelled.
lawbook-39b = For a bid, double or redouble by a defender declarer may restrain his partner's first lead (26). (Since 2007: 39C.)
    .e2007 = If the left-hand opponent has called over it, and for a pass by a defender or any call by the declaring side, there is nothing else to rectify.
lawbook-39c =
    .e2007 = For a bid, double or redouble by a defender that his left-hand opponent has not called over, declarer may restrain his partner's first lead (26).
    .e2017 = For a bid, double or redouble by a defender that his left-hand opponent has not called over, declarer may restrain his partner's first lead (26B).

## What a case under a clause turns on, in a few words.

point-39 = a call after the final pass
point-39a = calls after the final pass are cancelled
point-39b = a defender's late bid: declarer restrains the lead
    .e2007 = a late pass costs nothing
point-39c = a defender's late bid: declarer restrains the lead

## Rulings, as the Director gives them at the table.

law-39A = The auction was over: { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } is cancelled.
law-39B = { SEAT($offender, form: "possessive") } call has no further consequence.
law-39C = { $offender } defends and nobody has called over it: declarer may restrain { SEAT($partner, form: "possessive") } first lead.
