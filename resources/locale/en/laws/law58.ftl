### Law 58: simultaneous leads and plays, and several cards at once

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-58 = Two players, or two cards of one player, at the same time.
lawbook-58a = A card played at the same moment as another player's correct one counts as played after it.
lawbook-58b = When a player has led or played two or more cards together, one of them counts and the others go.
lawbook-58b1 = If only one of the cards can be seen, that one is played, and the others go back.
lawbook-58b2 = If several can be seen, the player says which he plays. The others shown by a defender become penalty cards.
lawbook-58b3 = An opponent who has played after a card that is then taken back may change his own.
lawbook-58b4 = If it is noticed only after both sides have played to the next trick, Law 67 applies.

## What a case under a clause turns on, in a few words.

point-58 = two cards at once
point-58a = two players play at the same moment
point-58b = two cards leave the hand together
point-58b2 = two cards seen: the player says which he plays
point-58b3 = who played after a withdrawn card may change

## Rulings, as the Director gives them at the table.

law-58B2 = { CAP(CARDS($cards)) } could be seen: { $player } says which of them he plays.
law-58B2-chosen = { $player } plays { CARD($card) }; what else he showed is not played.
law-58B3-several = { $seat } had played after a card that has gone: { CARD($card) } comes back, and he plays another.
    .dummy = { CAP(CARD($card)) } was played from dummy after a card that has gone: it goes back, and another is played.

## Questions, and the options on their buttons.

question-58B2 = Which of the cards shown does { SEATS($to) } play?
question-58B3 = { SEATS($to) } played after a card that has gone: he may take back { CARD($card) }, or keep it.
