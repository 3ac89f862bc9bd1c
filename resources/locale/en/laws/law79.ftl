### Law 79: agreement on the tricks won

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-79a = The number of tricks won is agreed before the four hands go back into the board.
lawbook-79a1 =
    .e2007 = The number of tricks won is agreed before the four hands go back into the board. (1997: 79A.)
lawbook-79a2 =
    .e2007 = Nobody may knowingly take the score for a trick his side did not win, or accept one that his opponents concede and cannot lose.
lawbook-79b = Where there is disagreement about the number of tricks the Director is called. If he is called only after the round, no side need have its score raised.
    .e2007 = Where there is disagreement about the number of tricks the Director is called: after a claim or concession Law 69B or 71 applies, else he says what is recorded. If he is called only after the round, no side need have its score raised.
lawbook-79b1 =
    .e2007 = After a claim or concession the Director applies Law 69B or Law 71.
lawbook-79b2 =
    .e2007 = Else he says what score is recorded. If he is called only after the round, no side need have its score raised.
    .e2017 = Else he says what score is recorded.
lawbook-79b3 =
    .e2017 = If he is called only after the round, he changes the score of both sides where he is clearly convinced; else it stands, or one side's is lowered and the other's is not raised.

## What a case under a clause turns on, in a few words.

point-79a = how many tricks were won
point-79b = a dispute about the tricks won

## Rulings, as the Director gives them at the table.

law-79A = { SIDE($side) } say that they have won { TRICKS($tricks) }: I find out what happened.
law-79B-stands = The record stands: { TRICKS($tricks) } to { SIDE($side) }.
law-79B-recorded = { SIDE($side) } won { TRICKS($tricks) }: that is recorded for both sides.
law-79B-lower = The score of { SIDE($side) } is lowered; that of the other side is not raised.

## Questions, and the options on their buttons.

question-79B = The Director finds: { SIDE($side) } say that they have won { TRICKS($tricks) }. What is recorded?
