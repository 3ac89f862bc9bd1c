### Law 80: the rules of the organisers, and play behind screens

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-80b2-e =
    .e2007 = The organisers say under what conditions one bids and plays. Behind screens they may rule otherwise on what has not crossed the screen.
lawbook-80e = The organisers set special conditions for bidding and play, screens among them; penalties for what has not crossed the screen may be suspended.
    .e2007 = { "" }

## What a case under a clause turns on, in a few words.

point-80b2-e = behind screens, until the tray has passed
point-80e = behind screens, until the tray has passed
    .e2007 = { "" }

## Rulings, as the Director gives them at the table.

law-80-in-time = { SEAT($offender, form: "possessive") } call of { $call } has not crossed the screen: nobody may accept it. It is withdrawn and put right, and that is all.
law-80-both = { SEAT($offender, form: "possessive") } call of { $call } was irregular, and { $seat } let it pass: both sides are at fault, and nobody may accept it. The calls from it on are withdrawn and made anew, without any rectification.
law-80-gone-round = The tray has crossed the screen and come back since { $offender } called { $call }: the call stands and the auction goes on.
law-80-change = Behind screens nobody may accept { SEAT($offender, form: "possessive") } change to { $call }: his first call stands, without any rectification.
law-80-lead-unseen = The screen is still closed: { $offender } takes back { CARD($card) }, which is no penalty card. It is { SEAT($due, form: "possessive") } opening lead.
law-80-lead-unseen-too = The screen is still closed: { $offender } takes back { CARD($card) }, which is no penalty card, and { SEAT($due, form: "possessive") } opening lead stands.
law-80-lead-accepted = { $seat } opened the screen after { $offender } had faced { CARD($card) }: the lead is accepted.
law-80-lead-both = Both defenders had faced a card when { $seat } opened the screen, which is for the defenders to do: both sides are at fault. { SEAT($partner, form: "possessive") } lead of { CARD($lead) } stands. { $offender } takes back { CARD($card) }, which is no penalty card.
law-80-lead-penalty = Both defenders had faced a card when the screen was opened: { SEAT($partner, form: "possessive") } lead stands, and { $offender } takes back { CARD($card) }, which becomes a penalty card.
