## Claims and concessions (Laws 68 to 71): rulings, as the Director tells them at the table.

law-68B2 = { $partner } objects at once: { $seat } has conceded nothing, and play goes on. What he showed is no penalty card, but { $partner } may not use it.
law-1997-68B = { $partner } objects at once: { $seat } has conceded nothing, and play goes on. But what he showed becomes a penalty card.
law-68D2b = All four play on: what { $claimer } claimed or conceded is void, Laws 16 and 50 do not apply, and the score made stands.
law-68D2b-not-all = Not all four agree to play on: the Director rules on what { $claimer } claimed or conceded.
law-1997-68D = What was played after the claim is void: { CARDS($cards, form: "short") }.
law-69A = { $seat } takes the agreement back before it was established.
law-69B-withdrawn = The agreement is withdrawn: { TRICKS($tricks) } { $tricks ->
        [one] goes
       *[other] go
    } back to { SIDE($side) }.
law-69B-stands = The agreement stands: { SIDE($side) } would not have won more.
law-70A-contested = { SEAT($claimer, form: "possessive") } claim is contested: a doubtful point goes against the claimer.
law-70A-contested-concession = { SEAT($claimer, form: "possessive") } concession is contested: I rule as fairly as I can to both sides.
law-70A-certain = The cards decide: of the tricks that are left { SEAT($claimer, form: "possessive") } side wins { $tricks ->
        [0] none
       *[other] { NUMBER_WORD($tricks) }
    }.
law-70C = { $seat } still holds { CARDS($cards) } in trumps: does what { $claimer } said allow for that?
law-70C-silent = { $seat } still holds { CARDS($cards) } in trumps and { $claimer } did not mention it: if he may have forgotten, he pays what a normal play can lose.
law-70D1 = { $claimer } stated no line of play: the least successful normal one counts.
law-70D2 = { $claimer } is a defender: what depends on the right choice of { $partner } is not accepted.
law-70D3 = What was played after the claim may serve as evidence: { CARDS($cards, form: "short") }.
law-70E1 = { $seat } holds { CARD($card) }: a line that works only so had to be stated, unless somebody shows out.
law-71-cancelled = The concession is cancelled: { TRICKS($tricks) } that could not be lost { $tricks ->
        [one] goes
       *[other] go
    } to { SIDE($side) }.
law-71-stands = The concession stands: { SIDE($side) } could have lost what it conceded.

## What people do, and what follows.

action-object = { $seat } objects.
action-withdraw-agreement = { $seat } asks for { TRICKS($tricks) } back.
event-played-after-claim = After a claim nothing is played: { CARD($card) } only lies face up.
event-establishment-undone = { SEAT($seat, form: "possessive") } revoke in { TRICK($trick) } is not established after all: there was no concession.
    .dummy = Dummy's revoke in { TRICK($trick) } is not established after all: there was no concession.

## Questions, as the Director puts them.

question-68D = Somebody does not agree with { $seat }. { SEATS($to, join: "or") }: do you ask to play on, or shall the Director rule?
question-69B = The Director judges: { TRICKS($tricks) } { $tricks ->
        [one] is
       *[other] are
    } asked back; given back is only what no normal play could have lost. How many stay with { SEAT($seat, form: "possessive") } side?
question-69B2 = The Director judges: { TRICKS($tricks) } { $tricks ->
        [one] is
       *[other] are
    } asked back; given back is only what would likely have been won. How many stay with { SEAT($seat, form: "possessive") } side?
question-71 = The Director judges: { SEAT($seat, form: "possessive") } side asks for { TRICKS($tricks) } it conceded; it gets only what no normal play could lose. How many are left to it?
question-71A = The Director judges: { SEAT($seat, form: "possessive") } side asks for { TRICKS($tricks) } it conceded; it gets only what no legal play could lose. How many are left to it?

option-play-on = Play on
option-rule = The Director rules

## What hands cannot do, and what nobody asked.

impossible-dummy-claims = { $seat } is dummy: dummy can neither claim nor concede.
impossible-claim-stands = { SEAT($claimer, form: "possessive") } claim is before the table: first somebody agrees or objects to it.
impossible-contested = The claim is already being ruled on.
impossible-nothing-claimed = There is no claim to object to.
impossible-not-agreed = Nobody has agreed to the claim yet: for now one objects to it.
impossible-claim-ruled = The Director has already ruled on the claim.
impossible-agreement-established = It is too late to object; but the tricks can still be asked for.
impossible-to-ask-back = { $tricks ->
        [0] { SIDE($side) } gave no trick away, so it cannot ask for any.
        [one] { SIDE($side) } gave one trick away, and can ask for no other number.
       *[other] { SIDE($side) } gave { TRICKS($tricks) } away, and can ask for one to { NUMBER_WORD($tricks) }.
    }
