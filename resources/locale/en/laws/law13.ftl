### Law 13: hands with a wrong number of cards

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-13 = When one hand held more than thirteen cards and another fewer, the Director puts the hands right if he can and lets the board be played; where he cannot, or where it told on the result, he adjusts the score.
lawbook-13a = If no player has seen a card of another's, the hands are put right and the board is played.
    .e2007 = Once a player with a wrong number of cards has called, the hands are put right and the board is played, with every call as it was, if the Director thinks it can be played normally; he may adjust the score afterwards. (2017: 13B1.)
    .e2017 = Before anybody with a wrong number of cards has called, the hands are put right. If a player has seen another's card the board is played all the same, and the Director adjusts the score if that told on the result.
lawbook-13b = If a player has seen a card of another's, the Director lets the board be played only where he thinks it will not matter; otherwise he awards an artificial score.
    .e2007 = Otherwise, once such a player has called, the Director adjusts the score, and may penalise the player at fault. (2017: 13B2.)
    .e2017 = Once a player with a wrong number of cards has called, it depends on whether the hands can be put right and played (B1) or not (B2).
lawbook-13b1 =
    .e2017 = Once a player with a wrong number of cards has called, the hands are put right and the board is played, with every call as it was, if the Director thinks it can be played normally; he may adjust the score afterwards. (2007: 13A.)
lawbook-13b2 =
    .e2017 = Otherwise, once such a player has called, the Director adjusts the score, and may penalise the player at fault. (2007: 13B.)
lawbook-13c = If it comes out only after the play that one hand had too many cards and another too few, the result is cancelled. (2007: 13C; 2017: 13D.)
    .e2007 = If it comes out only after the play that one hand had too many cards and another too few, the result is cancelled and the score adjusted; the side at fault may have a procedural penalty. (2017: 13D.)
    .e2017 = A card that is no part of the deal is taken away, and the board goes on. It matters only if it has been played to a trick already turned: then the Director may adjust the score. (2007: 13F.)
lawbook-13d =
    .e2007 = Before anybody with a wrong number of cards has called, the hands are put right. If no player has seen another's card, the board is played normally. If one has, the Director lets it be played where he thinks that will not matter, and adjusts the score if it did; where it matters too much for that, he adjusts the score at once. (2017: 13A, where the board is always played.)
    .e2017 = If it comes out only after the play that one hand had too many cards and another too few, the result is cancelled and the score adjusted; the side at fault may have a procedural penalty. (1997 and 2007: 13C.)
lawbook-13e =
    .e2007 = When play goes on, where the Director put or moved a card is unauthorised knowledge for the partner of a player whose hand had a wrong number of cards.
    .e2017 = { "" }
lawbook-13f =
    .e2007 = A card that is no part of the deal is taken away, and the board goes on. It matters only if it has been played to a trick already turned: then the Director may adjust the score. (2017: 13C.)
    .e2017 = { "" }

## What a case under a clause turns on, in a few words.

point-13 = a hand with too many cards, and one with too few
point-13a = who has seen a card of another hand
point-13b = whether the deal can be corrected and played
point-13c = a card of another pack
point-13d = too many cards, found after play

## Rulings, as the Director gives them at the table.

law-13-restored = { CAP(CARD($card)) } goes back to the hand of { $seat }.
law-13A1 = Nobody has seen a card of another hand: I put the hands right, and the board is played normally.
law-13A2 = A card of another hand has been seen. I put the hands right and the board is played; afterwards I shall judge whether what was seen affected the outcome.
law-13-1997-B1 = A card of another hand has been seen, but that will not interfere with bidding or play, and all four players agree: I put the hands right, and the board is played normally.
law-13-seen-adjusted = What has been seen of another hand matters too much for the board to be played: I shall award an adjusted score.
law-13B1 = The deal can be corrected and played: I put the hands right, and no call is changed. After play I may award an adjusted score.
law-13-not-played = A call has been made on a hand with a wrong number of cards, and the deal cannot be corrected and played: I shall award an adjusted score.
law-13-card-played = { $seat } has played { CARD($card) }, which was not his: the deal can no longer be corrected. I shall award an adjusted score.
law-13-cancelled = Only after play is it found that one hand had too many cards and another too few: the result is cancelled, and I shall award an adjusted score.
law-13C = The card of another pack that { $seat } has found is no part of this deal: it is removed, and auction and play go on.
law-13C-not-played = It has not been played to a quitted trick: nothing else follows.
law-13C-played = It has been played to a quitted trick: when play is over I shall judge whether that affected the result.

## Questions, and the options on their buttons.

question-13A = The Director judges: did the calls made on a hand with a wrong number of cards affect the outcome?
question-13A-offence = { $edition ->
    [e1997] The Director finds: has a player seen a card of another player's hand, and does it interfere with normal bidding or play?
   *[other] The Director judges: can the deal be corrected and played, with no change of call?
}
question-13A1 = The Director finds: has a player seen a card of another player's hand?
question-13A2 = The Director judges: did what was seen of another hand affect the outcome of the board?
question-13B = The Director judges: can the deal be corrected and played, with no change of call?
question-13B1 = The Director judges: did the calls made on a hand with a wrong number of cards affect the outcome?
question-13D1 = The Director finds: has a player seen a card of another player's hand, and is that likely to interfere with normal bidding or play?
question-13D2a = The Director judges: did what was seen of another hand affect the outcome of the board?
question-13C = The Director judges: did the card of another pack, which had been played, affect the result?
question-13F = The Director judges: did the card of another pack, which had been played, affect the result?
question-13C-offence = The Director finds: has the card of another pack been played to a quitted trick?
question-13F-offence = The Director finds: has the card of another pack been played to a quitted trick?
option-13C-not-played = It has not
option-13F-not-played = It has not
option-13C-played = It has: I shall judge after play
option-13F-played = It has: I shall judge after play
option-13-not-seen = Nobody has: the board is played normally
option-13-seen = Seen: played, and judged afterwards
option-13-seen-played = Seen, but it does not interfere: played
option-13-seen-adjusted = It interferes: an adjusted score
option-13-played = It can: the hands are put right
option-13-adjusted = It cannot: an adjusted score
