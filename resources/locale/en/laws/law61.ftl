### Law 61: what a revoke is, and who may ask about it

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-61a = A revoke is not to follow suit when able, or not to lead or play, when able, a card or suit that a Law requires or that an opponent has chosen when a Law let him.
lawbook-61b = When a player does not follow, declarer may ask a defender, dummy may ask declarer, and defenders may ask declarer. Defenders may not ask each other unless the organisers allow it.
    .e2007 = When a player does not follow, declarer may ask a defender, dummy may ask declarer, and defenders may ask declarer and, unless the organisers forbid it, each other.
    .e2017 = When a player does not follow, declarer may ask a defender, dummy may ask declarer, and defenders may ask declarer and each other.
lawbook-61b1 = Declarer may ask a defender who has not followed suit whether he has none left.
lawbook-61b2 = Dummy may ask declarer whether he has none left, provided he has kept his rights. He may not ask a defender.
lawbook-61b3 = Defenders may ask declarer. They may not ask each other unless the organisers allow it; if one does, 63B applies.
    .e2007 = Defenders may ask declarer and, unless the organisers forbid it, each other, at the risk of telling what may not be used.
    .e2017 = Defenders may ask declarer, and each other, at the risk of telling what may not be used.
lawbook-61c =
    .e2017 = That somebody claims there was a revoke is no reason to turn up the quitted tricks; that is for the Director (66C). (2007: 62C3.)

## What a case under a clause turns on, in a few words.

point-61 = what a revoke is, and who may ask
point-61a = what a revoke is
point-61b = who may ask about a revoke
point-61b1 = declarer asks a defender whether he has none left
point-61b2 = dummy may ask declarer, never a defender
point-61b3 = defenders may not ask each other
    .e2007 = defenders ask each other, at their risk
point-61c =
    .e2017 = a claim of a revoke turns up no trick

## Rulings, as the Director gives them at the table.

law-61B-partner = { $seat } asked his partner, which is not allowed here.
law-61B2b = { $seat } is dummy and may not ask a defender. A revoke is corrected all the same.
law-61C = { SEAT($seat) } alleges a revoke. That gives nobody the right to turn up quitted tricks: the Director looks himself.
