### Law 23: comparable calls; before 2017 the damage an irregularity could do

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-23 = If the offender could have known, when he did it, that the pass forced on his partner would be likely to harm the innocent side, the board goes on, and the Director considers an adjusted score. (2007: in the wider 23; 2017: 72C.)
    .e2007 = If an offender could have known that his irregularity might well harm the innocent side, auction and play go on, and at the end the Director takes away what it gained him. (1997: 72B1; 2017: 72C.)
    .e2017 = A call that replaces a withdrawn one may be comparable to it: then the offenders are bound to nothing.
lawbook-23a =
    .e2017 = A call is comparable to the withdrawn one it replaces if it means the same or nearly the same, if it shows a part of the hands the other could show, or if it serves the same purpose, such as asking or relaying.
lawbook-23a1 =
    .e2017 = A call is comparable if it means the same as the withdrawn one, or nearly the same.
lawbook-23a2 =
    .e2017 = A call is comparable if the hands it shows are a part of those the withdrawn one could show.
lawbook-23a3 =
    .e2017 = A call is comparable if it serves the same purpose as the withdrawn one, such as asking or relaying.
lawbook-23b =
    .e2017 = After a comparable call auction and play go on without further rectification. What the withdrawn call told the offenders may use, but see C.
lawbook-23c =
    .e2017 = If, after a comparable call, the Director judges at the end that the board could well have gone otherwise without the help of the irregularity, and the innocent side was damaged, he adjusts the score.

## What a case under a clause turns on, in a few words.

point-23 = he could have known that it would hurt
    .e2017 = a comparable call costs nothing
point-23a =
    .e2017 = which call is comparable to the one withdrawn
point-23a2 =
    .e2017 = comparable: a part of what the first call showed
point-23b =
    .e2017 = after a comparable call the auction simply goes on
point-23c =
    .e2017 = the call that was withdrawn helped: the score is adjusted

## Rulings, as the Director gives them at the table.

law-23-comparable = { SEAT($seat, form: "possessive") } new call is comparable: the auction goes on without further rectification.

## Questions, and the options on their buttons.

question-23 = { $edition ->
    [e1997] The Director judges: could the offender have known that the pass { $seat } had to make would be likely to damage the other side, and did it?
   *[other] The Director judges: could the offender have been aware that the pass { $seat } had to make could well damage the other side, and did his side gain by it?
}
question-23-offence = { $edition ->
    [e1997] The Director judges { SEAT($offender, form: "possessive") } { $kind }: could he have known that the pass { $seat } had to make would be likely to damage the other side, and did it?
   *[other] The Director judges { SEAT($offender, form: "possessive") } { $kind }: could he have been aware that the pass { $seat } had to make could well damage the other side, and did his side gain by it?
}
question-23C = The Director judges: without the help of { SEAT($seat, form: "possessive") } withdrawn { CALL($call, form: "said") }, could the board well have come out otherwise, and were the opponents damaged by it?
