### Law 64: what follows from an established revoke

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-64a1 = If the offender himself won the trick he revoked on, that trick and one more that his side won later go to the innocent side after play. A trick won in dummy was not won by declarer.
lawbook-64a2 = If the offender did not win the revoke trick himself, but his side won it or a later one, one trick goes to the innocent side. If the offender later won a trick with a card he could have played to the revoke trick, that trick goes as well.
    .e2007 = If the offender did not win the revoke trick himself, but his side won it or a later one, one trick goes to the innocent side.
lawbook-64b1 = No trick moves if the offending side won neither the revoke trick nor any later one.
lawbook-64b2 = No trick moves for a later revoke by the same player in the same suit.
    .e2017 = No trick moves for a later revoke by the same player in the same suit, if the first one had become established.
lawbook-64b3 = No trick moves if the revoke was made by not playing a card that lay face up on the table, or in a hand that did, dummy's included.
    .e2017 = No trick moves if the revoke was made by not playing a penalty card, or any card of dummy's.
lawbook-64b4 = No trick moves if the revoke was first pointed out after a player of the innocent side had called on the next deal.
lawbook-64b5 = No trick moves if the revoke was first pointed out after the round had ended.
lawbook-64b6 = No trick moves for a revoke on the twelfth trick.
lawbook-64b7 =
    .e2007 = No trick moves when both sides have revoked on the same board; the Director restores equity under 64C.
    .e2017 = No trick moves when both sides have revoked on the same board and both revokes are established; the Director restores equity under 64C2(b).
lawbook-64b8 =
    .e2017 = No trick moves for a revoke that was corrected because both sides had revoked on the same trick (62C3).
lawbook-64c = Whether or not tricks have moved, if the Director finds the innocent side still worse off than it would have been without an established revoke, he assigns an adjusted score.
    .e2017 = Whether or not tricks have moved, if the Director finds the innocent side still worse off than it would have been without an established revoke, he assigns an adjusted score. After repeated revokes in one suit he looks at what the later ones cost (64C2(a)); if both sides revoked, at the likely result without any revoke (64C2(b)).

## What a case under a clause turns on, in a few words.

point-64 = what an established revoke costs
point-64a = what an established revoke costs
point-64a1 = the offender won the trick: two tricks
point-64a2 = the offender did not win the trick: one trick
point-64b = a revoke that costs no trick
point-64b1 = the side won no trick since: nothing moves
point-64b2 = the same revoke again moves no trick
point-64b3 = a card that lay face up: no trick moves
point-64b4 = noticed when the next board had begun
point-64b5 = noticed after the round
point-64b6 = on the twelfth trick no trick moves
point-64b7 = both sides revoked: no trick moves
point-64b8 =
    .e2017 = both revokes corrected: no trick moves
point-64c = still worse off than without the revoke: equity

## Rulings, as the Director gives them at the table.

law-64A1 = { $offender } won the trick he revoked on{ $tricks ->
        [0] , but those tricks have been transferred already: no other moves.
        [one] : one trick goes to { SIDE($side) }.
       *[other] : that trick and one more go to { SIDE($side) }.
    }
law-64A2 = { $offender } did not win the trick he revoked on, but his side won it or a later one: { $tricks ->
        [0] those tricks have been transferred already, so no other moves.
        [one] one trick goes to { SIDE($side) }.
       *[other] { TRICKS($tricks) } go to { SIDE($side) }, the second because { $offender } won it with a card he could have played to the revoke trick.
    }
law-64B1 = { SEAT($offender, form: "possessive") } side won no trick from the revoke on: no trick moves.
law-64B2 = { $offender } had revoked in this suit before: for this revoke no trick moves.
law-64B3 = { $offender } failed to play a card that lay face up: for this revoke no trick moves.
    .dummy = The revoke was dummy's, whose cards lay face up: for this revoke no trick moves.
law-64B4 = The innocent side had called on the next board before anybody spoke of { SEAT($offender, form: "possessive") } revoke: no trick moves.
law-64B5 = The round was over before anybody spoke of { SEAT($offender, form: "possessive") } revoke: no trick moves.
law-64B6 = { SEAT($offender, form: "possessive") } revoke was on the twelfth trick: no trick moves.
law-64B7 = Both sides revoked on this board: for { SEAT($offender, form: "possessive") } revoke no trick moves.
    .dummy = Both sides revoked on this board: for dummy's revoke no trick moves.
law-64B8 = Both sides had revoked on that trick and both revokes were corrected: no trick moves.

## Questions, and the options on their buttons.

question-64C = The Director judges: is the innocent side still worse off than it would have been without the revoke?
question-64C-both = The Director judges: both sides revoked. Is the result different from the likely one without any revoke?
question-64C2a = The Director judges: did the innocent side lose tricks by the later revokes in the same suit?
question-64C2b = The Director judges: both sides revoked. Is the result different from the likely one without any revoke?
