### Law 90: procedural penalties

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-90 = Besides rectifying, the Director may give a procedural penalty for whatever delays or disturbs the game, breaks correct procedure, or makes an adjusted score necessary.
lawbook-90b = Examples of what may be penalised: slow play, talking loudly about a board, touching another player's cards, putting cards in a wrong pocket, not counting one's cards, not doing at once what the Director says.

## What a case under a clause turns on, in a few words.

point-90 = a procedural penalty

## Rulings, as the Director gives them at the table.

law-90A-warning = { SIDE($side) } is warned. The score of the board stays.
law-90A-procedural = A procedural penalty for { SIDE($side) }. The score of the board stays.
law-90A-procedural-amount = A procedural penalty for { SIDE($side) }: { AMOUNT($amount) }. The score of the board stays.
law-90A-reason = This is why it is given to { SIDE($side) }.
