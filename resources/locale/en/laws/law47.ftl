### Law 47: cards taken back

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-47a = A card is taken back where the rectification of an irregularity requires it; a defender's may then become a penalty card.
lawbook-47b = A card is taken back to correct an illegal play; a defender's may then become a penalty card.
lawbook-47c = A card that was named unintentionally is taken back without more ado when 45C4(b) lets it be changed.
lawbook-47d = After an opponent has changed his card, a player may take back the card he played after it and play another. What the withdrawn cards tell is in Law 16.
lawbook-47e = A card played on wrong information from an opponent may be taken back, as E1 and E2 say.
lawbook-47e1 = A lead out of turn is taken back freely if an opponent had wrongly told the player it was his turn.
    .e2007 = A lead or play out of turn is taken back freely if an opponent had wrongly told the player it was his turn. His left-hand opponent cannot accept it.
    .e2017 = A lead or play out of turn is taken back freely if an opponent had wrongly told the player it was his turn. His left-hand opponent cannot accept it, and it does not establish a revoke.
lawbook-47e2 = A card played on a wrong explanation may be taken back as long as no other card has been played (a); after that the Director may adjust the score (b).
lawbook-47e2-a = Before the explanation is put right a card played because of it may be taken back, provided nobody has played to that trick since. An opening lead stays once dummy has faced a card.
    .e2017 = Before the explanation is put right a card played because of it may be taken back, provided nobody has played since. An opening lead stays once dummy has faced a card.
lawbook-47e2-b = When it is too late to take the card back, the Director may adjust the score.
lawbook-47f = Apart from these cases, and from the one in 53C, a card that has been played stays played.
    .e2017 = Apart from these cases, and from the one in 53B, a card that has been played stays played.
lawbook-47f1 =
    .e2007 = Cards may be taken back where 53C says so: those played to an irregular lead when the right player has led as well. (2017: 53B.)
    .e2017 = Cards may be taken back where 53B says so: those played to an irregular lead when the right player has led as well. (2007: 53C.)
lawbook-47f2 =
    .e2007 = Apart from the cases of this Law a card that has been played stays played. (1997: 47F.)

## What a case under a clause turns on, in a few words.

point-47 = when a played card is taken back
point-47b = a card is taken back to correct an illegal play
point-47c = a card named by a slip is taken back
point-47d = an opponent changed his card: so may the next
point-47e = a card played on wrong information
point-47e1 = told by an opponent that it was his turn
point-47e2 = a card played on a wrong explanation
point-47f = a card once played stays played
point-47f1 = who played to an irregular lead may change

## Rulings, as the Director gives them at the table.

law-47A-lead = The trick before has another winner now, so it is another player's lead: { $seat } must take back { CARD($card) }.
law-47A-last = The lead it was played to goes back: { $seat } takes back { CARD($card) } too.
    .dummy = The trick before has another winner now, so it is another hand's lead: { CARD($card) } must go back to dummy.
law-47A-follow = Another suit is led now: { $seat } must take back { CARD($card) } and follow suit.
    .dummy = Another suit is led now: { CARD($card) } must go back to dummy, who follows suit.
law-47C = { CAP(CARD($card)) } goes back to dummy without further rectification.
law-47D = Because dummy's card was changed, { $seat } takes back { CARD($card) }, without further rectification.
law-47D-declarer = His right-hand opponent has changed his card: { $seat } takes back { CARD($card) }, without further rectification.
law-47D-lead = The trick before has another winner now: { $seat } takes back { CARD($card) }, without further rectification.
    .dummy = The trick before has another winner now: { CARD($card) } goes back to dummy, without further rectification.
law-47D-several = An opponent has changed his card, so { $seat } may change too: { CARD($card) } comes back.
    .dummy = An opponent has changed his card, so dummy's may change too: { CARD($card) } goes back.
law-1997-47E1 = An opponent had told { $seat } that it was his turn: { CARD($card) } goes back, without penalty.
law-47E1 = An opponent had told { $seat } that it was his turn: { CARD($card) } goes back, without penalty, and nobody may accept it.
law-47E1-face-down = An opponent had told { $seat } that it was his lead: the card goes back unseen, and { $due } leads.
law-47E1-stands = An opponent had told { $seat } that it was his turn, but all four have played: { CARD($card) } stands.
law-47E2a = { $seat } played { CARD($card) } on a wrong explanation and nobody has played since: he may take it back and play again, without penalty.
law-47E2b = { $seat } played { CARD($card) } on a wrong explanation, and it is too late to take it back: it stands, and at the end I shall see whether his side was harmed.
law-47F = A card that has been played stays played: { $offender } puts { CARD($card) } back on the table.
law-47F-irregular = { $offender } has picked up { CARD($card) } again: it goes back on the table as it lay, and is ruled on.
    .dummy = A card that has been played stays played: { CARD($card) } goes back to the table from dummy.

## Questions, and the options on their buttons.

question-47D = Now that an opponent has changed his card, { SEATS($to) } may take back { CARD($card) }, or keep it.
question-47E2a = { SEATS($to) } may take back { CARD($card) }, played on a wrong explanation, or keep it.
question-47E2b = The Director judges: was { SEAT($seat, form: "possessive") } side damaged by the wrong explanation, now that { CARD($card) } could not be taken back?
