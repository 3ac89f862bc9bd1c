### Law 65: the tricks on the table

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-65a = When four cards have been played each player turns his own over and keeps it in front of him.
lawbook-65b = The way a turned card points shows which side won the trick.
lawbook-65b1 = The card of a trick won points lengthwise towards partner.
lawbook-65b2 = The card of a trick lost points lengthwise towards the opponents.
lawbook-65b3 =
    .e2007 = A card that points the wrong way may be pointed out: by declarer at any time, by dummy or a defender only until there is a lead to the next trick.
    .e2017 = A card that points the wrong way may be pointed out by any player until his own side plays to the next trick; done later, 16B may apply.
lawbook-65c = Each player keeps his cards in a neat row in the order played, so that the play can be looked through afterwards.
lawbook-65d = Nobody disturbs his row until the number of tricks has been agreed. Whoever does may find doubtful tricks, and his word for or against a revoke, counted against him.

## What a case under a clause turns on, in a few words.

point-65 = how tricks are kept
## Rulings, as the Director gives them at the table.

law-65B = { $offender } turns his card of { TRICK($trick) } the right way.
law-65B3 = { $seat } points it out in time: { $offender } turns his card of { TRICK($trick) } the right way.
law-65B3-late = { $offender } turns his card of { TRICK($trick) } the right way. The side of { $seat } had already played to the next trick, so that it was too late for him to point it out: 16B may apply to what he said.
law-65B3-late-2007 = { $offender } turns his card of { TRICK($trick) } the right way. A card had been led to the next trick, and { $seat } is not declarer: it was too late for him to point it out.
