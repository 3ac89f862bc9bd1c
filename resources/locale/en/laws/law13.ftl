### Law 13: hands with a wrong number of cards

## What the clauses of the Laws say, in our own words. The text of a message holds in every edition that has no
## attribute of its own; a message without a text holds only in the editions named. The numbers are each edition's.

lawbook-13 = When one hand held more than thirteen cards and another fewer, the Director puts the hands right if he can and lets the board be played; where he cannot, or where it told on the result, he adjusts the score.
lawbook-13a = Before anybody with a wrong number of cards has called, the hands are put right. If a player has seen another's card the board is played all the same, and the Director adjusts the score if that told on the result.
    .e1997 = If no player has seen a card of another's, the hands are put right and the board is played.
lawbook-13b = Once a player with a wrong number of cards has called, the board is played, with every call as it was, if the Director thinks the hands can be put right; otherwise he adjusts the score.
    .e1997 = If a player has seen a card of another's, the Director lets the board be played only where he thinks it will not matter; otherwise he awards an artificial score.
lawbook-13c = A card that belongs to another pack is taken away, and the board goes on. It matters only if it has been played to a trick already turned.
    .e1997 = If it comes out only after the play that one hand had too many cards and another too few, the result is cancelled. (Since 2007: 13D.)
lawbook-13d =
    .e2007 = If it comes out only after the play that one hand had too many cards and another too few, the result is cancelled and the score adjusted. (1997: 13C.)
    .e2017 = If it comes out only after the play that one hand had too many cards and another too few, the result is cancelled and the score adjusted. (1997: 13C.)

## What a case under a clause turns on, in a few words.

point-13 = a hand with too many cards, and one with too few
