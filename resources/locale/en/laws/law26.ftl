### Law 26: the first lead after a withdrawn call

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-26 = If an offender's call was withdrawn and he called something else at that turn, and he comes to defend, declarer may restrain his partner's first lead.
    .e2017 = If a player whose call was withdrawn comes to defend, declarer may restrain his partner's first lead.
lawbook-26a = The withdrawn call related to one suit or more: what matters is whether the offender has specified them in the legal auction.
    .e2007 = The withdrawn call related to one suit or more and to nothing else: what matters is whether the offender has specified them in the legal auction.
    .e2017 = When the withdrawn call was replaced by a comparable one, the lead is free; but see 23C.
lawbook-26a1 = If the offender has specified the suit in the legal auction, the lead is free; but see 16C.
    .e2007 = If the offender has specified each of the suits in the legal auction, the lead is free; but see 16D.
    .e2017 = { "" }
lawbook-26a2 = When the offender's partner first leads, declarer may require a suit that the offender specified with the withdrawn call alone, or forbid it for as long as that player keeps the lead.
    .e2007 = When the offender's partner first leads, declarer may require a suit that the offender specified with the withdrawn call alone, or forbid one for as long as that player keeps the lead.
    .e2017 = { "" }
lawbook-26b = After any other withdrawn call declarer may forbid one suit, whichever he likes, when the offender's partner first leads, for as long as that player keeps the lead.
    .e2017 = When the withdrawn call was not replaced by a comparable one, declarer may forbid one suit when the offender's partner first leads, for as long as that player keeps the lead; but none that the offender specified in the legal auction.

## What a case under a clause turns on, in a few words.

point-26 = declarer restrains the lead after a withdrawn call
point-26a =
    .e2017 = after a comparable call the lead is free
point-26a2 = declarer requires or forbids the suit that was named
point-26b = declarer may forbid one suit at the first lead

## Rulings, as the Director gives them at the table.

law-26-free = Declarer does not restrain { SEAT($seat, form: "possessive") } lead for the withdrawn call.
law-26-void = What declarer chose about { SEAT($seat, form: "possessive") } lead is void.
law-26-require = { $seat } must lead { SUIT($suit, form: "one") } if he can.
law-26-forbid = { $seat } may not lead { SUIT($suit) } as long as he keeps the lead.
law-26-led-first = { $offender } led { CARD($card) } before declarer could choose, his partner having withdrawn a call. Declarer chooses now.
law-26-goes-back = { $seat } takes back { CARD($card) }, which becomes a penalty card, and leads as declarer has chosen.

## Questions, and the options on their buttons.

question-26 = { SEATS($to) } may restrain { SEAT($seat, form: "possessive") } lead: { $partner } withdrew { CALL($call, form: "a") }.
