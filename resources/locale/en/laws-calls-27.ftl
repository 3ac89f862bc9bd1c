## Insufficient bids (Law 27), comparable calls (23), and the lead after a call was withdrawn (26).

law-23-comparable = { SEAT($seat, form: "possessive") } new call is comparable: the auction goes on without further rectification.
question-23C = The Director judges: without the help of { SEAT($seat, form: "possessive") } withdrawn { CALL($call, form: "said") }, could the board well have come out otherwise, and were the opponents damaged by it?

law-26-free = Declarer leaves { SEAT($seat, form: "possessive") } lead free.
law-26-require = { $seat } must lead { SUIT($suit, form: "one") } if he can.
law-26-forbid = { $seat } may not lead { SUIT($suit) } as long as he keeps the lead.
law-26-face-down = { $seat } takes his face-down lead back unseen, and leads another card.
law-26-led-first = { $offender } led { CARD($card) } before declarer could choose, his partner having withdrawn a call. Declarer chooses now.
law-26-goes-back = { $seat } takes back { CARD($card) }, which becomes a penalty card, and leads as declarer has chosen.
question-26 = { SEATS($to) } may say what { $seat } leads: { $partner } withdrew { CALL($call, form: "a") } during the auction.

law-27A1 = { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } is insufficient: { $seat } may accept it. Otherwise { $offender } replaces it.
law-27A1-accepted = { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } is accepted, and the auction goes on from it.
law-27A1-by-calling = { $seat } has called over { SEAT($offender, form: "possessive") } { CALL($call, form: "said") }, and so accepted it.
law-27A2 = { SEAT($offender, form: "possessive") } insufficient bid was out of rotation too: it is ruled on as a call out of rotation.
law-27B-again = { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } is withdrawn too: he bids sufficiently or passes, and his partner passes throughout in any case.
law-27B = { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } is withdrawn, and he replaces it. With the lowest sufficient bid in the same denomination, or a call of like meaning, that is all; with any other his partner passes throughout.
law-27B-bid-or-pass = { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } is withdrawn: he now bids or passes. With the lowest sufficient bid in the same denomination, if neither is conventional, that is all; otherwise his partner passes throughout.
law-27B1a = { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } is the lowest sufficient bid in the same denomination: the auction goes on without further rectification.
law-27B1b = { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } is comparable to the insufficient bid: the auction goes on without further rectification.
law-27B1b-unauthorised = { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } means the same as the insufficient bid, or the same more precisely: the auction goes on without further rectification.
law-27B3 = { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } may not take the place of his insufficient bid, and is cancelled: he bids sufficiently or passes.
law-27C = { $offender } replaced his insufficient { CALL($call, form: "said") } by { CALL($replacement, form: "a") } before I had ruled. { $seat } may still accept the { CALL($call, form: "said") }; otherwise I rule on the { CALL($replacement, form: "said") }.
law-27C-choose = { $offender } replaced his insufficient { CALL($call, form: "said") } by { CALL($replacement, form: "a") } before I had ruled. { $seat } may still accept the { CALL($call, form: "said") }; otherwise both are cancelled and { $offender } chooses anew.
law-27C-ruled-on = The insufficient bid is not accepted: I rule on { SEAT($offender, form: "possessive") } { CALL($call, form: "said") } as on any call put for it.
law-27C-cancelled = { SEAT($offender, form: "possessive") } { CALL($call, form: "said") }, put for his insufficient bid too soon, is cancelled: he chooses now that he knows what follows.

question-27A = { SEATS($to) } may accept { SEAT($seat, form: "possessive") } insufficient { CALL($call, form: "said") }, or not.
option-27A-accept = Accept { CALL($call, form: "said") }
option-27A-refuse = Do not accept { CALL($call, form: "said") }
question-27B1a = The Director judges: does { SEAT($seat, form: "possessive") } { CALL($replacement, form: "said") } have the same meaning as the insufficient { CALL($call, form: "said") }?
option-same-meaning = The same meaning
option-other = Another meaning
question-27B1b = { $edition ->
    [2007] The Director judges: does { SEAT($seat, form: "possessive") } { CALL($replacement, form: "said") } mean the same as the insufficient { CALL($call, form: "said") }, or the same more precisely?
   *[other] The Director judges: is { SEAT($seat, form: "possessive") } { CALL($replacement, form: "said") } comparable to the insufficient { CALL($call, form: "said") }?
}
option-27B1b-comparable = { $edition ->
    [2007] Same or more precise meaning
   *[other] Comparable
}
option-27B1b-not-comparable = { $edition ->
    [2007] Another meaning
   *[other] Not comparable
}
question-27B1b-damage = The Director judges: did { SEAT($seat, form: "possessive") } insufficient { CALL($call, form: "said") } tell his partner something that damaged the opponents?
option-comparable = Comparable
option-not-comparable = Not comparable
question-27D = The Director judges: without the help of { SEAT($seat, form: "possessive") } insufficient { CALL($call, form: "said") }, could the board well have come out otherwise, and were the opponents damaged by it?
