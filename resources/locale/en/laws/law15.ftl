### Law 15: a wrong board or a wrong hand

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-15 = A board or a hand that should not be played: what counts of it.
lawbook-15a = If the players have played a board that was not theirs in this round, the score normally stands when none of the four had played it before; the Director may have the right board played later.
    .e2017 = A call made with the cards of another board is cancelled, and every call after it. If the player's partner has called since, the score is adjusted; otherwise the player looks at the right hand and calls again. (1997 and 2007: 17D.)
lawbook-15b = A second score of a player on the same board is cancelled; who loses the chance of a score because of it gets an artificial one.
    .e2017 = If it comes out during auction or play that a board is not meant for these players now: it is cancelled when one of them has played it before, otherwise it is played, and the score stands.
lawbook-15c = If it comes out during the auction, the players who are to play the board are seated and call again. As soon as a call differs from the one before, the board is cancelled. (2017: 15B.)
    .e2017 = { "" }

## What a case under a clause turns on, in a few words.

point-15 = a wrong board or a wrong hand
point-15b = a board not to be played in this round

## Rulings, as the Director gives them at the table.

law-15A1 = { $seat } held the cards of another board when he made his call: { CALL($call, form: "the") } is cancelled, and every call after it.
law-15A2b = { $seat } looks at his own hand of this board and calls again; the auction goes on from there.
law-15A2a = His partner has called since: the auction cannot go on, and I shall award an adjusted score.
law-15B2 = Not one of the four has played this board before: auction and play are completed, and the score stands. I may have the right board played later.
law-15B1 = One of the four has played this board before: it is cancelled for his side and for the opponents, and I award an artificial score to those who lose a result by it.
law-15C-same = The calls are repeated as they were: auction and play go on.
law-15C-other = A call differs from the one made before: the board is cancelled.

## Questions, and the options on their buttons.

question-15B = The Director finds: has one of the four players played this board before?
question-15A = The Director finds: has one of the four players played this board before?
question-15C = The players who are to play this board repeat the calls. The Director finds: is each the same as before?
option-15-nobody = Nobody has: it is played, and counts
option-15-somebody = One has: the board is cancelled
option-15-same-calls = All the same: it goes on
option-15-other-call = One differs: the board is cancelled
