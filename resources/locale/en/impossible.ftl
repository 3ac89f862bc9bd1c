## What hands cannot do, and what nobody asked.

impossible-no-contract = There is no contract yet, so no card can be played.
impossible-no-play = There is no contract, so there is no dummy.
impossible-no-call = { $seat } has made no call that could be changed.
impossible-bid = A bid can be at a level from 1 to { $most }.
impossible-auction-period-over = { $seat } can change no call any more: the auction period is over.
impossible-no-screens = No screens are in use at this table.
impossible-screen-open = The screen is open already.
impossible-play-over = The play is over.
impossible-play-goes-on = The play is not over yet.
impossible-not-held = { $seat } does not hold { CARD($card) }.
impossible-too-few-cards = Too few cards are named: at least { $least }.
impossible-card-twice = { CAP(CARD($card)) } is named twice.
impossible-suit-twice = A suit is named twice.
impossible-suit-not-in-dummy = Dummy has no { SUIT($suit) }.
impossible-not-on-table = { $seat } has not played { CARD($card) } to this trick or the one before.
impossible-trick-not-quitted = { CAP(TRICK($trick)) } has not been played.
impossible-ask = { $seat } cannot ask this now.
impossible-ask-hand = { $seat } does not play the cards of { $hand }.
impossible-played-so = Held or touched in this way no card is played.
impossible-played-shown = Only a defender plays a card by holding it so that his partner can see it.
impossible-played-table = Only declarer plays a card of his own hand by holding it face up near the table.
impossible-played-touched = Only a card of dummy's, once dummy is spread, is played by being touched.
impossible-breach = “{ $law }” is not one of the things Law 43A2 forbids to dummy.
impossible-not-dummy = { $seat } is not dummy.
impossible-nothing-to-accept = There is no lead out of turn that { $seat } could accept.
impossible-nobody-asked = { CAP(SEAT($person)) } is not being asked anything.
impossible-another-asked = Somebody else is being asked, not { SEAT($person) }.
impossible-no-such-option = “{ $option }” is not among the options.
impossible-claim = There { $left ->
        [one] is one trick left
       *[other] are { $left } tricks left
    }: nobody can claim or concede { $tricks }.
impossible-no-claim = There is no claim or concession to agree to.
impossible-own-claim = { $seat } is of the side that claimed or conceded: the others agree.
impossible-dummy-claims = { $seat } is dummy: dummy can neither claim nor concede.
impossible-claim-stands = What { $claimer } claimed or conceded is before the table: first somebody agrees or objects to it.
impossible-contested = The Director is already ruling on how the tricks fall.
impossible-nothing-claimed = There is no claim or concession to object to.
impossible-not-agreed = Nobody has agreed yet: for now one objects.
impossible-claim-ruled = The Director has already ruled how the tricks fall.
impossible-agreement-established = It is too late to object; but the tricks can still be asked for.
impossible-mislaid = { CAP(CARD($card)) } cannot be mislaid: it is in play, lies open, or would go to a hand that has begun to play.
impossible-count = { $seat } has the right number of cards.
impossible-count-of = { $seat } can count only his own cards, and those of dummy once they are on the table.
impossible-simultaneous = { $seat } cannot call at the same moment as another: the last call was his own, or nobody made it in turn.
impossible-wrong-cards = { $seat } has made no call that stands, or the auction is over.
impossible-quitted = { $seat } has no card in { TRICK($trick) }, or not all four have played to it.
impossible-correct = { $seat } has explained nothing wrongly.
impossible-tricks-recorded = What is recorded for { SIDE($side) } is { TRICKS($tricks) }, or the Director has assigned the score
impossible-to-ask-back = { $tricks ->
        [0] { SIDE($side) } gave no trick away, so it cannot ask for any.
        [one] { SIDE($side) } gave one trick away, and can ask for no other number.
       *[other] { SIDE($side) } gave { TRICKS($tricks) } away, and can ask for one to { NUMBER_WORD($tricks) }.
    }
impossible-to-misplace = Dummy cannot put { CARD($card) } in the wrong place now.
impossible-no-designation = Declarer has called nothing from dummy that he could change.
impossible-designation = “{ $what }” names no card, suit or rank, and no other way to call for a card of dummy.
impossible-no-opening-lead = There is no opening lead left for { $seat } to make.
impossible-led-already = { $seat } has already led.
impossible-no-face-down-lead = { $seat } has no lead lying face down.
impossible-to-tell-nobody = Whose lead it is has to be told to somebody.
impossible-to-tell = { $seat } cannot tell it to himself.
impossible-to-omit = Play cannot pass { $seat } by: it is not his turn to play to a trick.
impossible-penalty-unit = An amount and what it is counted in, per cent, IMPs or VPs, go together.
impossible-warning-costs = A warning costs nothing.
