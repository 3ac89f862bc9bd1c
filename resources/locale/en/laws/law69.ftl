### Law 69: agreement to a claim or concession

## What the clauses of the Laws say, in our own words. The text of a message holds in every edition that has no
## attribute of its own; a message without a text holds only in the editions named. The numbers are each edition's.

lawbook-69 = What it means to agree to a claim or concession, and until when one may go back on it.
lawbook-69a = Agreement to a claim or concession is established when a side lets the round end, or calls on another board, without having objected. The claimed tricks then count as if they had been played.
lawbook-69b = Within the correction period a side may go back on its agreement, for a trick it had already won or would likely have won if play had gone on. The trick is then scored to it.
lawbook-69b1 = Agreement may be withdrawn for a trick the side had already won.
lawbook-69b2 = Agreement may be withdrawn for a trick the side would likely have won if play had gone on.

## What a case under a clause turns on, in a few words.

point-69 = agreement to a claim
point-69a = when agreement to a claim counts
point-69b = agreement to a claim is withdrawn

## Rulings, as the Director gives them at the table.

law-69A = { $seat } takes the agreement back before it was established.
law-69A-asks = { $seat } takes the agreement back before it was established, and asks for { TRICKS($tricks) }.
law-69B-withdrawn = The agreement is withdrawn: { TRICKS($tricks) } { $tricks ->
        [one] goes
       *[other] go
    } back to { SIDE($side) }.
law-69B-stands = The agreement stands: { SIDE($side) } would not have won more.

## Questions, and the options on their buttons.

question-69B = The Director judges: { TRICKS($tricks) } { $tricks ->
        [one] is
       *[other] are
    } asked back; given back is only what no normal play could have lost. How many stay with { SEAT($seat, form: "possessive") } side?
question-69B2 = The Director judges: { TRICKS($tricks) } { $tricks ->
        [one] is
       *[other] are
    } asked back; given back is only what would likely have been won. How many stay with { SEAT($seat, form: "possessive") } side?
