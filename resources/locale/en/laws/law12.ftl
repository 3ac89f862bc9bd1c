### Law 12: what the Director may do: adjusted and assigned scores

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-12a = The Director adjusts a score only where the Laws empower him to, and further where they give the innocent side no remedy for the violation (A1), where the board cannot be played normally (A2), or where an irregularity was put right wrongly (A3).
lawbook-12b = That a remedy laid down in the Laws is too harsh, or too kind to either side, is no ground for adjusting the score. (Since 2007: 12B2.)
    .e2007 = { "" }
lawbook-12b1 =
    .e2007 = A score is adjusted to make good what the fault cost the innocent side and to take away what it won for the offending side. There is damage when the innocent side did worse than it could expect without the fault.
lawbook-12b2 =
    .e2007 = That a remedy laid down in the Laws is too harsh, or too kind to either side, is no ground for adjusting the score. (1997: 12B.)
lawbook-12c1 = Where no result could be reached the Director awards an artificial score: average plus, at least 60 %, for a side in no way at fault; average, 50 %, for one partly at fault; average minus, at most 40 %, for one directly at fault (at IMPs +3 and −3: 86A). Where there is one he may replace it (12C2): the innocent side gets the best that was likely, the offending side the worst that was at all probable.
    .e2007 = The Director replaces the result by the one that was to be expected without the fault. He may weigh several results against each other. The part of the damage an innocent side did itself by a serious error, or by a wild or gambling action, it keeps.
    .e2017 = The Director replaces the result by the one that was probable without the fault, or weighs several that were, provided they could have come about lawfully. The part of the damage an innocent side did itself by an extremely serious error unconnected with the fault, or by a gamble, it keeps.
lawbook-12c1-b =
    .e2007 = The part of the damage an innocent side did itself by a serious error unconnected with the fault, or by a wild or gambling action, it keeps. The offending side is scored as its fault alone would have had it. (2017: 12C1(e).)
    .e2017 = { "" }
lawbook-12c1-e =
    .e2007 = The Regulating Authority may choose another procedure in place of weighing: the innocent side gets the most favourable result that was likely without the irregularity, the offending side the most unfavourable one that was at all probable. (1997: 12C2.)
    .e2017 = The part of the damage an innocent side did itself by an extremely serious error unconnected with the fault, or by a gamble, it keeps. The offending side is scored as if there had been no such error. (2007: 12C1(b).)
lawbook-12c2 = Where the Director replaces a result by another, the innocent side gets the best that was likely had there been no irregularity, the offending side the worst that was at all probable; the two need not balance. To weigh several is for an appeals committee (12C3).
    .e2007 = Where an irregularity leaves the board without a result the score is artificial: average plus (at least 60 %) for a side in no way at fault, average (50 %) for one partly at fault, average minus (at most 40 %) for one directly at fault.
lawbook-12c2-b =
    .e2007 = At IMPs average plus is +3 IMPs and average minus −3 IMPs, unless the organisers provide otherwise.
lawbook-12c2-c =
    .e2007 = A side not at fault that scores more than 60 % over the session gets its own percentage, and an offending side that scores less than 40 % likewise.
lawbook-12c2-d =
    .e2017 = Where a side gets no result on several boards of one session, the organisers may vary the scores of the further ones.

## What a case under a clause turns on, in a few words.

point-12 = the Director's own score
point-12b1 = the damage is made good
point-12c1 = without a result, an artificial score
    .e2007 = the Director assigns the score there would have been
point-12c1-b =
    .e2007 = the damage one does oneself is kept
    .e2017 = { "" }
point-12c1-e =
    .e2007 = a result for each side, in place of weighing
    .e2017 = the damage one does oneself is kept
point-12c2 = the best that was likely, the worst that was at all probable
    .e2007 = without a result, an artificial score
point-12c2-d =
    .e2017 = several boards without a result

## Rulings, as the Director gives them at the table.

law-12C1 = The score the Director assigns takes the place of the result at the table.
law-12C1-both = The score the Director assigns takes the place of the result at the table: { $results }.
law-12C1-side = The score the Director assigns to { SIDE($side) } takes the place of the result at the table: { $results }.
law-12C1-result = { CONTRACT($contract, form: "by") }, { TRICKS($tricks) } ({ SIDE($side, form: "short") } { $points })
law-12C1-weighed = { AMOUNT($weight) } of { $result }
law-12C1-and = { $first }; { $rest }
law-12C1c-worth = { SIDE($side) }: each result is compared first, and then weighed: { AMOUNT($amount) }.
law-12C1c-worth-one = { SIDE($side) }: { AMOUNT($amount) }.
law-12C2c = { SIDE($side) } scored { AMOUNT($amount) } over the session, and has that on this board too.
law-12C2-average-plus = { SIDE($side) } was in no way at fault: average plus, at least { AMOUNT($share) } (or +{ AMOUNT($imps) }).
law-12C2-average = { SIDE($side) } was partly at fault: average, { AMOUNT($share) } (or { AMOUNT($imps) }).
law-12C2-average-minus = { SIDE($side) } was directly at fault: average minus, at most { AMOUNT($share) } (or { AMOUNT($imps) }).

## The score assigned (Law 12C).

assigned-12C1c = One result, or several weighed by their probability (12C1(c)), where the Regulating Authority does not forbid it.
assigned-12C1c-lawful = One result, or several weighed by their probability; only results that could have come about lawfully (12C1(c)).
assigned-12C1e = One result for each side, as the Regulating Authority has chosen (12C1(e)): for the innocent side the best that was likely without the irregularity, for the offenders the worst that was at all probable.
assigned-12C2 = One result for each side (12C2): for the innocent side the best that was likely without the irregularity, for the offenders the worst that was at all probable. Only an appeals committee may weigh several (12C3).

## Questions, and the options on their buttons.

question-12B1 = The Director judges: were the sides damaged by the irregularity that dummy pointed out without his rights?

## What the organisers may choose.

election-12C1e = 12C1(e): one result for each side instead of weighing
