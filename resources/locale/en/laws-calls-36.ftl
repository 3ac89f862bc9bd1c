## The end of the auction (Laws 17, 22, 34, 39), cards seen in it (24), inadmissible calls (36-38), enforced passes (23, 72C).

law-34 = { $offender } passed out of rotation, and { $seat } lost his turn to call: these three passes do not end the auction.
law-34-reverts = { $offender } passed out of rotation, and { $seat } lost his turn to call: the passes from there on are cancelled, and the auction goes back to { $seat } as if nothing had been.
law-17D3 = The passes from the one out of rotation on are cancelled, and it is { SEAT($seat, form: "possessive") } turn to call.
law-22-passed-out = All four players have passed: the hands go back to the board and are not dealt again. Nobody scores.

law-24-faced = { SEAT($offender, form: "possessive") } partner could see { CARDS($cards) }: { COUNT($cards) ->
        [one] it stays
       *[other] they stay
    } face up on the table until the auction ends.
law-24-shown = During the auction { SEAT($offender, form: "possessive") } partner could see { CARDS($cards) }.
law-24-too-late = What { $offender } showed during the auction has no further consequence.
law-24A = It was a single card below a ten and not led: { SEAT($offender, form: "possessive") } partner calls as he likes.
law-24-after-the-auction = { $partner } would have had to pass once; the auction is over.
law-24D = { SEAT($offender, form: "possessive") } side declares: { $offender } picks up { CARDS($cards) }.
law-24E = { $offender } defends: { CARDS($cards) }, seen during the auction, { COUNT($cards) ->
        [one] becomes a penalty card
       *[other] become penalty cards
    }.

law-36A = { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } was not allowed, and the next player has called over it: that and all later calls are cancelled. { $seat } calls, as if nothing had been.
law-36B = { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } is not allowed and is cancelled: he makes a legal call in its place.
law-36B4 = { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } is not allowed and is cancelled. It is { SEAT($seat, form: "possessive") } turn; { $offender } may make any legal call at his own.
law-36C = { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } was not allowed: the board is scored as if it had not been made, in { CONTRACT($contract) }.
law-37A = { $offender } had to pass, but the next player has called over { CALL($call, form: "the") }: it stands, and so do the calls after it. If he has to pass throughout, he still has to.
law-37B = { $offender } had to pass: { CALL($call, form: "the") } is cancelled, and he passes.
law-38 = Nobody may bid more than seven: { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } is cancelled with all calls after it, and he passes.
law-38A = A contract of more than seven is never played: { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } cannot be the last word.
law-38D = The next player had called over { SEAT($offender, form: "possessive") } bid: nobody's lead is restrained for it, and no score is adjusted.
law-39A = The auction was over: { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } is cancelled.
law-39B = { SEAT($offender, form: "possessive") } call has no further consequence.
law-39C = { $offender } defends and nobody has called over it: declarer may restrain { SEAT($partner, form: "possessive") } first lead.

law-pass-once = { $seat } has to pass when next it is his turn to call.
law-pass-throughout = { $seat } has to pass whenever it is his turn to call.
question-23 = The Director judges: could the offender have known that the pass { $seat } had to make would be likely to damage the other side, and did it?
question-72C = The Director judges: could the offender have known that the pass { $seat } had to make could well damage the other side, and did his side gain by it?
question-23-fault = The Director judges { SEAT($offender, form: "possessive") } { $kind }: could he have known that the pass { $seat } had to make would be likely to damage the other side, and did it?
question-72C-fault = The Director judges { SEAT($offender, form: "possessive") } { $kind }: could he have known that the pass { $seat } had to make could well damage the other side, and did his side gain by it?
question-72B1 = { question-72C }
question-72B1-fault = { question-72C-fault }
