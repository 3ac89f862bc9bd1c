### Law 68: claims and concessions

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-68 = A claim or concession is about more than the trick in progress. What concerns only that trick stops nothing: play goes on, and a defender's card shown is no penalty card, though Law 16 and 57A may apply.
lawbook-68a = To say that one's side will win a number of the tricks left is a claim; so is to stop the play, or to show one's hand, unless it clearly was not meant so.
lawbook-68b = To say that one's side will lose a number of the tricks left is a concession; to claim some of them concedes the others. If a defender concedes and his partner objects at once, there is no concession. (Since 2007 the latter is 68B2.)
    .e2007 = To say that one's side will lose a number of the tricks left is a concession; to claim some of them concedes the others.
lawbook-68b1 =
    .e2007 = To say that a side will lose a number of tricks concedes them; to claim some concedes the rest, and to give up one's hand concedes them all. (1997: 68B.)
lawbook-68b2 =
    .e2007 = If a defender concedes and his partner objects at once, there is no concession. The Director is called and play goes on. The card a defender has shown is no penalty card, but his partner may not use it (16D). (1997: in 68B, more briefly.)
    .e2017 = If a defender concedes and his partner objects at once, there is neither concession nor claim. The Director is called and play goes on. The card a defender has shown is no penalty card, but his partner may not use it (16C). (1997: in 68B, more briefly.)
lawbook-68c = Who claims says at once how he will play, and in what order.
    .e2017 = Who claims says at once how he will play, and in what order, and faces his hand.
lawbook-68d = After a claim or concession the play stops, and what is played afterwards counts for nothing; if anybody objects the Director is called.
    .e2007 = After a claim or concession the play stops; if anybody objects the Director is called. What was played meanwhile may serve him as evidence.
    .e2017 = After a claim or concession the play stops. If anybody objects the Director is called, or, if the side that did not claim asks for it and all four players agree, the play goes on and the claim falls away.
lawbook-68d1 =
    .e2017 = If all agree to the claim or concession, Law 69 applies.
lawbook-68d2 =
    .e2017 = If anybody doubts it, dummy included, the Director is called (a), or the four agree to play on (b).
lawbook-68d2-a =
    .e2017 = The Director is called; until he comes nobody does anything, and he rules under Law 70.
lawbook-68d2-b =
    .e2017 = The side that did not claim may ask to play on. If all four agree the claim falls away and is not ruled on, Laws 16 and 50 do not apply, and the score that is made stands. If one does not agree, the Director is called.

## What a case under a clause turns on, in a few words.

point-68 = a claim or a concession
point-68a = what is a claim
point-68b = what is a concession
point-68b2 = partner objects at once: there is no concession
point-68c = who claims says how he will play
point-68d = after a claim the play stops
point-68d2 =
    .e2017 = an objection: the Director, or play on

## Rulings, as the Director gives them at the table.

law-68A = { $claimer } shows cards and so claims what is left, { TRICKS($tricks) }, unless he plainly did not mean to.
law-68A-claim = { $claimer } has claimed: { TRICKS($tricks) }.
law-68A-none = { $claimer } did not mean to claim: play goes on.
law-1997-68B = { $partner } objects at once: { $seat } has conceded nothing, and play goes on. But what he showed becomes a penalty card.
law-68B2 = { $partner } objects at once: { $seat } has conceded nothing, and play goes on. What he showed is no penalty card, but { $partner } may not use it.
law-68B2-unseen = { $partner } objects at once: { $seat } has conceded nothing, and play goes on.
law-1997-68D = What was played after play had stopped is void: { CARDS($cards, form: "short") }.
law-68D2b = { SIDE($side) } ask to play on: if all four agree, what { $claimer } claimed or conceded is void, Laws 16 and 50 do not apply, and the score made stands; if one does not, the Director rules.
law-68D2b-all = Nobody has objected, and play goes on: what { $claimer } claimed or conceded is void.
law-68D2b-score = All four agreed to play on: what { $claimer } claimed or conceded is void, and the score that was made stands.
law-68D2b-shown = The defenders pick up what was shown with it: { CARDS($cards) }, no penalty { COUNT($cards) ->
        [one] card
       *[other] cards
    }.
law-68D2b-stays = { CAP(CARD($card)) } lay there before the claim: it stays { SEAT($seat, form: "possessive") } penalty card.
law-68D2b-lifted = { $seat } picks up { CARD($card) } though it lay there before the claim: Law 50 does not apply.
law-68D2b-not-all = Not all four agree to play on: the Director rules on what { $claimer } claimed or conceded.

## Questions, and the options on their buttons.

question-68A = The Director finds: { $seat } has shown cards. Did he mean to claim, or plainly not?
question-68D2b-director = The Director judges: { CARD($card) } was { SEAT($seat, form: "possessive") } penalty card before the claim. Does it stay one? The Law leaves it open; play on, and it is none.
option-68D2b-penalty-card = It stays a penalty card
option-68D2b-not-penalty-card = It is no penalty card any more
question-68D = Somebody does not agree with { $seat }. { SEATS($to, join: "or") }: do you ask to play on, or shall the Director rule?
