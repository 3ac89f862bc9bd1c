### Law 69: agreement to a claim or concession

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-69 = What it means to agree to a claim or concession, and until when one may go back on it.
lawbook-69a = Agreement to a claim or concession is established when a side lets the round end, or calls on another board, without having objected. The claimed tricks then count as if they had been played.
lawbook-69b = Within the correction period a side may go back on its assent to a claim, but only for a trick it had already won, or for one that, in the Director's judgement, no normal play of the remaining cards, a careless one included, could have lost. The trick is then scored to it. (Since 2007 what would likely have been won.)
    .e2007 = Within the correction period a side may go back on its agreement, for a trick it had already won or would likely have won if play had gone on. The trick is then scored to it.
lawbook-69b1 =
    .e2007 = Agreement may be withdrawn for a trick the side had already won. (1997: in 69B.)
lawbook-69b2 =
    .e2007 = Agreement may be withdrawn for a trick the side would likely have won if play had gone on. (1997: 69B, and only for one that no normal play could have lost.)

## What a case under a clause turns on, in a few words.

point-69 = agreement to a claim
point-69a = when agreement to a claim counts
point-69b = agreement to a claim is withdrawn

## Rulings, as the Director gives them at the table.

law-69A-assent = { $seat } assents to what { $claimer } claimed or conceded: the tricks count as if they had been played, unless his side objects before it calls on another board or the round ends.
law-69A-established = The agreement of { SIDE($side) } is established: from now on it can only be withdrawn as Law 69B says.
law-69A = { $seat } takes the agreement back before it was established.
law-69A-asks = { $seat } takes the agreement back before it was established, and asks for { TRICKS($tricks) }.
law-69B-withdrawn = The agreement is withdrawn: { TRICKS($tricks) } { $tricks ->
        [one] goes
       *[other] go
    } back to { SIDE($side) }.
law-1997-69B-stands = The agreement stands: by some normal play { SIDE($side) } could have lost what they ask for.
law-69B2-stands = The agreement stands: it is not likely that { SIDE($side) } would have won what they ask for.

## Questions, and the options on their buttons.

question-69B = The Director judges: { TRICKS($tricks) } { $tricks ->
        [one] is
       *[other] are
    } asked back; given back is only what no normal play could have lost. How many stay with { SEAT($seat, form: "possessive") } side?
question-69B2 = The Director judges: { TRICKS($tricks) } { $tricks ->
        [one] is
       *[other] are
    } asked back; given back is only what would likely have been won. How many stay with { SEAT($seat, form: "possessive") } side?
