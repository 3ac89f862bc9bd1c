### Law 72: general principles

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-72a = The game is played by the Laws. Each side tries to score better than the others, within what they allow and within good conduct.
lawbook-72b = Nobody breaks a Law on purpose, and nobody hides that one was broken.
lawbook-72b1 = If an offender could have known that his irregularity would likely harm the innocent side, the play goes on, and the Director takes away what it gained him. (2007: 23; 2017: 72C.)
    .e2007 = Nobody may break a Law on purpose, even if he is ready to bear the rectification. (1997: 72B2.)
lawbook-72b2 = Nobody may break a Law on purpose, even if he is ready to bear the penalty. (Since 2007: 72B1.)
    .e2007 = In general nobody has to point out a fault of his own side; exceptions are a revoke not yet established, a wrong explanation, and a trick not won (62A, 20F, 79A2). (1997: 72B3.)
lawbook-72b3 = In general nobody has to point out an unintended fault of his own side. (Since 2007: 72B2.)
    .e2007 = Nobody may try to hide a fault, as by revoking again, by keeping back a card of the revoke, or by mixing the cards too early. (1997: 72B4.)
lawbook-72b4 = Nobody may try to hide a fault, as by revoking again, by keeping back a card of the revoke, or by mixing the cards too early. (Since 2007: 72B3.)
    .e2007 = { "" }
lawbook-72c =
    .e2017 = If an offender could have been aware that his irregularity might well harm the innocent side, the play goes on, and at the end the Director takes away what it gained him. (1997: 72B1; 2007: 23.)

## What a case under a clause turns on, in a few words.

point-72 = conduct: the Laws bind everybody
point-72a = the game is played by the Laws
point-72b1 = he could have known that it would hurt
    .e2007 = nobody breaks a Law on purpose
point-72c =
    .e2017 = he could have known that it would hurt

## Questions, and the options on their buttons.

question-72B1 = The Director judges: could the offender have known that the pass { $seat } had to make would be likely to damage the other side, and did his side gain by it?
question-72B1-offence = The Director judges { SEAT($offender, form: "possessive") } { $kind }: could he have known that the pass { $seat } had to make would be likely to damage the other side, and did his side gain by it?
question-72C = The Director judges: could the offender have been aware that the pass { $seat } had to make could well damage the other side, and did his side gain by it?
question-72C-offence = The Director judges { SEAT($offender, form: "possessive") } { $kind }: could he have been aware that the pass { $seat } had to make could well damage the other side, and did his side gain by it?
