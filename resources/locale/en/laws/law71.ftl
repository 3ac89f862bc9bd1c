### Law 71: concessions that are cancelled

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-71 = A concession stands, except that within the correction period the Director cancels that of a trick already won, or of one that no legal play could lose. For one that no normal play could lose see 71C.
    .e2007 = A concession stands, except that within the correction period the Director cancels that of a trick already won, or of one that no normal play could lose.
lawbook-71a = The Director cancels the concession of a trick that the side had already won, or that no legal play of the remaining cards could lose.
    .e2007 = { "" }
    .e2017 = The Director cancels the concession of a trick that the side had already won. (2007: the first point of 71.)
lawbook-71b = The Director cancels the concession of a contract: of defeat by declarer who had already made it, or of its making by a defender who had already defeated it.
    .e2007 = { "" }
    .e2017 = The Director cancels the concession of a trick that no normal play of the remaining cards, a careless one included, could lose. (2007: the second point of 71.)
lawbook-71c = Until the side that conceded calls on the next board, or the round ends, the Director also cancels the concession of a trick that no normal play could lose. (Since 2007 in 71, and within the correction period.)
    .e2007 = { "" }

## What a case under a clause turns on, in a few words.

point-71 = a trick conceded that could not be lost
point-71a = a trick conceded that was won already
point-71b =
    .e2017 = a trick conceded that no normal play could lose
point-71c = a trick conceded that no normal play could lose
    .e2007 = { "" }

## Rulings, as the Director gives them at the table.

law-71-cancelled = The concession is cancelled: { TRICKS($tricks) } that could not be lost { $tricks ->
        [one] goes
       *[other] go
    } to { SIDE($side) }.
law-71-stands = The concession stands: { SIDE($side) } could have lost what it conceded.

## Questions, and the options on their buttons.

question-71 = The Director judges: { SEAT($seat, form: "possessive") } side asks for { TRICKS($tricks) } it conceded; it gets only what no normal play could lose. How many are left to it?
question-71A = The Director judges: { SEAT($seat, form: "possessive") } side asks for { TRICKS($tricks) } it conceded; it gets only what no legal play could lose. How many are left to it?
