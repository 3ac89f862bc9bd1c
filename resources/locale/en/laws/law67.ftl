### Law 67: a trick with a card too few or too many

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-67 = A trick to which somebody has played no card, or too many.
lawbook-67a = If it is noticed before a player of each side has played to the next trick, the trick is put right.
lawbook-67a1 = The player who has not played adds a card he may legally play.
lawbook-67a2 = The cards too many are dealt with as a fifth card (45E), or as cards played together (58B).
lawbook-67b = If it is found out after both sides have played to the next trick, by too few or too many cards in a hand, the Director puts the number of cards right. Who won the trick does not change.
lawbook-67b1 = The player who did not play puts a card of his hand among his played cards; it does not change who won the trick.
lawbook-67b1-a = If he has a card of the suit led, he must add one, and there is no penalty.
    .e2007 = If he has a card of the suit led, he must add one. He then counts as having revoked, and one trick moves as under 64A2.
lawbook-67b1-b = If he has none of the suit led, he adds any card. He counts as having revoked, and one trick moves as under 64A2.
lawbook-67b2 = The player who played too many cards takes the extra ones back.
lawbook-67b2-a = The card he faced stays with the trick; if nobody can say which it was, the highest he could legally have played. The others go back to his hand; a defender's that has been seen becomes a penalty card.
lawbook-67b2-b = A card that goes back counts as having been in the hand all the time; not to have played it to an earlier trick may be a revoke.
lawbook-67b3 =
    .e2017 = If he did play to the trick but the card is not among his played cards, the Director finds it and puts it there. If it was played again later, too late to put right, he adjusts the score. (Not in 1997 and 2007.)

## What a case under a clause turns on, in a few words.

point-67 = a trick with too few or too many cards
point-67a = noticed in time: the trick is put right
point-67b1-a = too late: he adds a card of the suit
    .e2007 = too late: he adds a card of the suit, as for a revoke
point-67b1-b = too late, and none of the suit: one trick
point-67b2 = a card too many goes back
point-67b3 = a played card that is not among the played ones

## Rulings, as the Director gives them at the table.

law-67A1 = { $offender } has played nothing to { TRICK($trick) }, and we are in time: he now supplies a lawful card.
law-67A1-lead-back = That trick now belongs to another hand: { $seat } takes back { CARD($card) } without penalty.
law-67B1-added = { $offender } puts { CARD($card) } among his cards of { TRICK($trick) }. The trick stays whose it was; it counts as an established revoke, for one trick at most.
    .dummy = { CAP(CARD($card)) } goes among dummy's cards of { TRICK($trick) }. The trick stays whose it was; it counts as an established revoke, for one trick at most.
law-67B1a = Both sides have played on, and { $offender } put nothing to { TRICK($trick) }: he adds a card of the suit led, and chooses which.
    .dummy = Both sides have played on, and nothing was played from dummy to { TRICK($trick) }: { $player } adds a card of the suit led, and chooses which.
law-1997-67B1a-added = { $offender } puts { CARD($card) } among his cards of { TRICK($trick) }. He had the suit led, so there is no penalty, and the trick stays whose it was.
    .dummy = { CAP(CARD($card)) } goes among dummy's cards of { TRICK($trick) }. Dummy had the suit led, so there is no penalty, and the trick stays whose it was.
law-67B1b = Both sides have played on, and { $offender } put nothing to { TRICK($trick) }: he has none of the suit led, so he adds any card he chooses.
    .dummy = Both sides have played on, and nothing was played from dummy to { TRICK($trick) }: dummy has none of the suit led, so { $player } adds any card he chooses.
law-67B2a = Of the cards { $offender } put to { TRICK($trick) }, { CARD($card) } stays there and { CARDS($extra) } { COUNT($extra) ->
        [one] is
       *[other] are
    } restored to him. The trick stays whose it was.
law-67B2b = The card restored was { SEAT($offender, form: "possessive") } all along: in { TRICK($trick) } he could have followed with { SUIT($suit, form: "one") } and played { CARD($card) }. That was a revoke.
law-67B3 = { $seat } did play a card to { TRICK($trick) }, but it is not among his played cards: I find it and put it where it belongs.
law-67B3-again = The same card was played again to a later trick, and that is too late to put right: I shall award an adjusted score.

## Questions, and the options on their buttons.

question-67A1 = Which card does { SEATS($to) } supply?
question-67B1 = Which card does { SEATS($to) } put among those played to { TRICK($trick) }?
question-67B3 = The Director finds: did { $seat } play the card of { TRICK($trick) } again later, too late to put it right?
option-67B3-once = No: it was played once
option-67B3-again = Yes: an adjusted score
