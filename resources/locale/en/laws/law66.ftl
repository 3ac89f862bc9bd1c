### Law 66: looking at the tricks again

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-66a = Until he has turned his own card, and until his side plays to the next trick, declarer or a defender may have all four cards faced again.
lawbook-66b = Until a card is led to the next trick, declarer or a defender may look at his own last card, but not show it.
    .e2017 = Until his side plays to the next trick, declarer or a defender may look at his own last card, but not show it.
lawbook-66c = Once a trick has been turned and both sides have played to the next, nobody looks at its cards unless the Director says so.
lawbook-66d = After play the cards may be looked at to settle a revoke, or how many tricks were won; each player then handles only his own. If after such a claim a player mixes his so that the facts are lost, the Director rules for the other side.

## What a case under a clause turns on, in a few words.

point-66 = looking at a trick that was turned
point-66a = the last trick may be seen until one plays on
point-66c = a turned trick is not looked at again
point-66d = after play the cards may be looked at

## Rulings, as the Director gives them at the table.

law-66A-not-turned = { $seat } had not yet turned his own card: he may have { TRICK($trick) } faced again.
law-66B = { $seat } may look at his own last card, without showing it; the time for that is not over.
law-66C = { $seat } may not look at a quitted trick himself; that is for the Director.
law-66C-no-revoke = I have looked at the tricks { $seat } asked about: nobody has revoked.

## Questions, and the options on their buttons.

question-66A = The Director finds: had { $seat } already turned his own card of { TRICK($trick) }?
option-66A-turned = He had: he may not look any more
option-66A-not-turned = Not yet: he may look
