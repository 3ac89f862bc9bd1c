### Law 17: the auction period

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-17 = The auction period, and in which order the players call.
lawbook-17a = The auction period begins for a side when one of its players looks at his cards.
    .e2007 = The auction period begins for a side when one of its players takes his cards from the board.
lawbook-17b = The dealer makes the first call.
lawbook-17c = The player to dealer's left calls second, and so on clockwise, each in his turn.
lawbook-17d = A call made with the cards of a wrong board is cancelled; the player looks at the right ones and calls again. If his left-hand opponent had called and the new call is quite another one, the Director awards an artificial score. (2017: 15A.)
    .e2007 = A call made with the cards of a wrong board is cancelled; the player looks at the right ones and calls again. If his left-hand opponent had called and the new call is quite another one, or if his partner had called, the Director awards an artificial score. (2017: 15A.)
    .e2017 = When the auction period ends, and when three passes do not end the auction.
lawbook-17d1 =
    .e2017 = The auction period ends when, after the auction, a defender faces an opening lead. The time in between is the clarification period. (1997: 17E; 2007: 22B1.)
lawbook-17d2 =
    .e2017 = When nobody has bid, the auction period ends when all four hands are back in the board. (2007: 22B2.)
lawbook-17d3 =
    .e2017 = Three passes do not end the auction if one of them was out of rotation and took a player's turn from him. The auction goes back to that player and the passes after his turn are cancelled; whoever passed out of rotation is an offender (16C). (1997: 34; 2007: 17E2.)
lawbook-17e = The auction period ends when all four players have passed, or when the opening lead is faced after the three passes that ended the auction. For a pass out of rotation see 34.
    .e2007 = The auction period ends when, after the auction, a defender faces an opening lead. The time in between is the clarification period. (2017: 17D1.)
    .e2017 = { "" }
lawbook-17e2 =
    .e2007 = Three passes do not end the auction if one of them was out of rotation and took a player's turn from him. The auction goes back to that player and the passes after his turn are cancelled; whoever passed out of rotation is an offender (16D). (1997: 34; 2017: 17D3.)
    .e2017 = { "" }

## What a case under a clause turns on, in a few words.

point-17 = in which order the players call
point-17d =
    .e2017 = when three passes do not end the auction
point-17d1 =
    .e2017 = when the auction period ends
point-17e = when the auction period ends
    .e2017 = { "" }
point-17d3 =
    .e2017 = three passes do not end it if a player lost his turn
point-17e2 =
    .e2007 = three passes do not end it if a player lost his turn
    .e2017 = { "" }

## Rulings, as the Director gives them at the table.

law-17D3 = The passes from the one out of rotation on are cancelled, and it is { SEAT($seat, form: "possessive") } turn to call.
law-17D2-same = The new call of { $seat } does not differ from the one cancelled: the auction goes on.
law-17D2-differs = The new call of { $seat } differs from the one cancelled, over which an opponent had called: I shall award an adjusted score.

## Questions, and the options on their buttons.

question-17D = The Director judges: does the new call of { $seat } mean the same as the one cancelled?
option-17D-same-meaning = It means the same: the auction goes on
option-17D-other = It differs: an adjusted score
