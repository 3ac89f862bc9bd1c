### Law 70: contested claims and concessions

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-70a = When a claim is contested the Director rules as fairly as he can to both sides, but a doubtful point goes against the claimer.
lawbook-70b = The Director hears the claimer's statement again, and the opponents' objections.
lawbook-70b1 = The claimer repeats what he said when he claimed.
lawbook-70b2 = Before he rules, the Director hears the objections and sees the remaining cards.
    .e2007 = The Director hears what the opponents object, without being bound to it.
lawbook-70b3 = Before he rules, the Director hears the objections and sees the remaining cards.
    .e2007 = The Director may have the remaining cards faced.
lawbook-70c = When an opponent of the claimer still has a trump, he gets the tricks it could win by normal play, if the claimer did not mention it and may well not have known of it.
lawbook-70c1 = First condition: the claimer said nothing of that trump.
lawbook-70c2 = Second condition: it is at all likely that he did not know, when he claimed, that it was still out.
lawbook-70c3 = Third condition: some normal play, a careless one included, could lose a trick to it.
lawbook-70d = A winning line that the claimer did not state is not accepted, if some other normal line, a careless one included, would win fewer tricks.
lawbook-70d1 =
    .e2007 = A winning line that the claimer did not state is not accepted, if some other normal line, a careless one included, would win fewer tricks. (1997: 70D.)
lawbook-70d2 =
    .e2007 = A defender's claim is not accepted as far as his partner would have to choose one of several normal plays.
lawbook-70d3 =
    .e2007 = If cards have been played after the claim, the Director may take them as evidence of what the players would have done, and of how sound the claim was.
    .e2017 = { "" }
lawbook-70e = A line that needs one opponent rather than the other to hold a card is not accepted unless it was stated, or one of them has failed to follow in the suit or would do so on any normal line, or not to take it would be irrational.
    .e2017 = A line that needs one opponent rather than the other to hold a card is not accepted unless it was stated, or one of them has failed to follow in the suit or would do so on any normal line.
lawbook-70e1 =
    .e2007 = A line that needs one opponent rather than the other to hold a card is not accepted unless it was stated, or one of them has failed to follow in the suit or would do so on any normal line, or not to take it would be irrational. (1997: 70E.)
    .e2017 = A line that needs one opponent rather than the other to hold a card is not accepted unless it was stated, or one of them has failed to follow in the suit or would do so on any normal line. (1997 and 2007: or if not to take it would be irrational.)
lawbook-70e2 =
    .e2007 = The organisers may lay down in what order a suit is taken to be played, as from the top, when the claimer did not say.

## What a case under a clause turns on, in a few words.

point-70 = a claim that is contested
point-70a = a doubtful point goes against the claimer
point-70b = the Director hears both sides
point-70c = a trump the claimer forgot
point-70d = a line that was not stated is not allowed
point-70e = a finesse that was not stated

## Rulings, as the Director gives them at the table.

law-70A = After what { $claimer } claimed or conceded a revoke has been corrected: the Director says how the tricks that are left fall.
law-70A-ruled = Of the tricks that are left { SEAT($claimer, form: "possessive") } side gets { $tricks ->
        [0] none
       *[other] { NUMBER_WORD($tricks) }
    }.
law-70A-contested = { SEAT($claimer, form: "possessive") } claim is contested: a doubtful point goes against the claimer.
law-70A-contested-concession = { SEAT($claimer, form: "possessive") } concession is contested: I rule as fairly as I can to both sides.
law-70A-certain = The cards decide: of the tricks that are left { SEAT($claimer, form: "possessive") } side wins { $tricks ->
        [0] none
       *[other] { NUMBER_WORD($tricks) }
    }.
law-70A-worst-line = By normal play { SEAT($claimer, form: "possessive") } side may win { $tricks ->
        [0] none
       *[other] only { NUMBER_WORD($tricks) }
    }: { CARDS($line) }.
law-70C = { $seat } still holds { CARDS($cards) } in trumps: it counts whether what { $claimer } said allows for that.
law-70C-silent = { $seat } still holds { CARDS($cards) } in trumps and { $claimer } did not mention it: if he may have forgotten, he pays what a normal play can lose.
law-70D1 = { $claimer } stated no line of play: the least successful normal one counts.
law-70D2 = { $claimer } is a defender: what depends on the right choice of { $partner } is not accepted.
law-70D3 = What was played after play had stopped may serve as evidence: { CARDS($cards, form: "short") }.
law-70E1 = { $seat } holds { CARD($card) }: a line that works only so had to be stated, unless somebody shows out.
law-70E2 = By regulation a suit is taken to be led from the top, as { $claimer } did not say otherwise.

## Questions, and the options on their buttons.

question-70A = The Director judges: of the tricks that are left, how many go to { SEAT($seat, form: "possessive") } side?

## What the organisers may choose.

election-70E2 = 70E2: a suit not spoken of is led from the top
