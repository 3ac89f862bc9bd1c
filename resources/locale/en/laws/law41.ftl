### Law 41: the start of the play

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-41a = The defender to declarer's left makes the opening lead face down. He may take it back only when the Director says so after an irregularity.
lawbook-41b = Before the lead is faced, leader's partner and declarer, but not dummy, may have the auction repeated or explained. Until he has played his first card declarer or a defender may still have it repeated; explanations he may ask for at any of his turns to play.
lawbook-41c = When there are no more questions the lead is faced, the play begins for good, and dummy comes down. Later a player may still ask at his turn what the contract is and whether it was doubled, but not by whom.
lawbook-41d = Dummy lays his cards face up on the table, sorted in columns towards declarer, trumps on dummy's own right. Declarer plays both hands.
    .e2007 = Dummy lays his cards face up on the table, sorted in columns towards declarer, the low cards nearest to him and trumps on dummy's own right. Declarer plays both hands.

## What a case under a clause turns on, in a few words.

point-41 = the opening lead, and dummy comes down
point-41a = the opening lead is made face down
point-41b = before the lead is faced, one may ask
point-41c = the lead is faced, and the play begins
point-41d = how dummy lays down his cards

## Rulings, as the Director gives them at the table.

law-41A = It is { SEAT($due, form: "possessive") } lead. { $offender } takes his card back unseen, and that is all.
law-41A-is-the-lead = A face-down lead comes back only when I say so: { CARD($card) } is { SEAT($offender, form: "possessive") } lead.
law-41A-stays = A face-down lead comes back only when I say so: { $offender } puts the same card down again.
law-41A-auction = The auction goes on, so nobody has led: { $seat } takes his face-down card back unseen, and that is all.
law-41A-another = { $seat } takes his face-down lead back unseen, and leads another card.
