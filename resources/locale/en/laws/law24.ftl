### Law 24: cards shown in the auction

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-24 = Cards that a player's partner could see during the auction, through the player's own doing, stay face up until it is over. If the player then defends, declarer may treat each as a penalty card.
    .e2007 = Cards that a player's partner could see during the auction period, that is until the opening lead is faced, through the player's own fault, stay face up until it is over. What they tell, the innocent side may use and the offending side may not. If the player then defends, each becomes a penalty card; otherwise he takes them up.
    .e2017 = Cards that a player's partner could see during the auction, that is until the last pass, through the player's own fault, stay face up until it is over. What they tell, the innocent side may use and the offending side may not.
lawbook-24a = For a single card below an honour that was not led, nothing else happens in the auction.
lawbook-24b = For a single honour, and for any card that was led, the offender's partner must pass when next it is his turn to call.
lawbook-24c = For two cards or more, the offender's partner must pass when next it is his turn to call.
lawbook-24d =
    .e2017 = If the offender becomes declarer or dummy he takes the cards up again.
lawbook-24e =
    .e2017 = If the offender comes to defend, each of the cards becomes a penalty card (50, 51).

## What a case under a clause turns on, in a few words.

point-24 = a card seen during the auction
point-24a = a low card seen: nothing more in the auction
point-24b = an honour seen: partner must pass once
point-24c = two cards seen: partner must pass once
point-24d =
    .e2017 = declarer or dummy takes the cards up again
point-24e =
    .e2017 = a defender's cards become penalty cards

## Rulings, as the Director gives them at the table.

law-24-faced = { SEAT($offender, form: "possessive") } partner could see { CARDS($cards) }: { COUNT($cards) ->
        [one] it stays
       *[other] they stay
    } face up on the table until the auction ends.
law-24-shown = During the auction { SEAT($offender, form: "possessive") } partner could see { CARDS($cards) }.
law-24-clarifying = The auction period lasts until the opening lead is faced. { SEAT($offender, form: "possessive") } partner could see { CARDS($cards) }.
law-24-too-late = What { $offender } showed during the auction has no further consequence.
law-24-after-the-auction = { $partner } would have had to pass once; the auction is over.
law-24A = It was a single card below a ten and not led: { SEAT($offender, form: "possessive") } partner calls as he likes.
law-24D = { SEAT($offender, form: "possessive") } side declares: { $offender } picks up { CARDS($cards) }.
law-24E = { $offender } defends: { CARDS($cards) } { COUNT($cards) ->
        [one] becomes a penalty card
       *[other] become penalty cards
    }.
