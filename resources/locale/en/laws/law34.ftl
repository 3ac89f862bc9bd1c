### Law 34: the right to call, kept after passes out of rotation

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-34 = Three passes do not end the auction if one of them was out of rotation and took a player's turn from him. The auction goes back to that player, and the passes after his turn are cancelled. (2007: 17E2; 2017: 17D3.)
    .e2007 = For three passes of which one was out of rotation see 17E2.
    .e2017 = For three passes of which one was out of rotation see 17D3.

## What a case under a clause turns on, in a few words.

point-34 = three passes do not end it if a player lost his turn

## Rulings, as the Director gives them at the table.

law-34 = { $offender } passed out of rotation, and { $seat } lost his turn to call: these three passes do not end the auction.
law-34-reverts = { $offender } passed out of rotation, and { $seat } lost his turn to call: the passes from there on are cancelled, and the auction goes back to { $seat } as if nothing had been.
