### Law 60: play after an irregular lead or play

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-60 = What becomes of the rights of both sides when somebody plays after an irregular lead or play and before a ruling.
lawbook-60a1 = If the innocent player next in turn plays after an irregular lead or play before it has been ruled on, his side gives up its rights.
lawbook-60a2 = Once the right is given up, the irregular card counts as if it had been in turn, except in the case of 53C.
    .e2017 = Once the right is given up, the irregular card counts as if it had been in turn, except in the case of 53B.
lawbook-60a3 = Penalty cards and restrictions the offending side already had before this remain for its later turns.
lawbook-60b = If declarer has had to take back a lead out of turn, and a defender plays before he has led from the right hand, the defender's card becomes a major penalty card.
lawbook-60c = When the offending side plays on before the ruling, its opponents lose nothing by it, and that play may be ruled on as well.

## What a case under a clause turns on, in a few words.

point-60 = playing on before the ruling
point-60a1 = the innocent side plays on and gives up its right
point-60b = a defender plays before declarer has corrected
point-60c = the offending side plays on: the others lose nothing

## Rulings, as the Director gives them at the table.

law-60A1 = An opponent has already played to { SEAT($offender, form: "possessive") } lead: it stands, and nothing can be asked of him any more.
law-60A1-play = An opponent has already played after { SEAT($offender, form: "possessive") } premature card: it stands, and nothing can be asked of him any more.
law-60A1-taken-back = { $offender } put { CARD($card) } down irregularly and picked it up again, but the next opponent has played on since: there is nothing left to rectify.
law-60B = { $offender } played before declarer had led from the right hand: { CARD($card) } becomes a major penalty card, and declarer leads.
law-60C = { $seat } has played meanwhile, but not as declarer chose: { CARD($card) } comes back and becomes a penalty card.
law-60C-lead = { $seat } has played { CARD($card) } to his partner's irregular lead: it goes back as well.
