### Law 20: review and explanation of calls

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-20f4 =
    .e2007 = A player who finds his own explanation wrong or incomplete calls the Director at once. (1997: 75D.)
    .e2017 = A player who finds during the auction that his own explanation was wrong or incomplete calls the Director before the opening lead is faced; he may do so sooner, but need not. (1997: 75D.)
lawbook-20f5 =
    .e2007 = Nobody corrects his partner's explanation during the auction, or shows that it was wrong. A defender does so after play, declarer and dummy before the opening lead. (1997: 75D.)
lawbook-20g1 =
    .e2007 = Nobody asks a question only for the sake of his partner.
lawbook-20g2 =
    .e2007 = Unless the organisers allow it nobody looks at his own system card or notes during auction and play, but see 40B2(b). (2017: 20G3.)
    .e2017 = Nobody asks a question only to draw a wrong answer from an opponent.
lawbook-20g3 =
    .e2017 = Unless the organisers allow it nobody looks at his own system card or notes during auction and play, but see 40B2(b). (2007: 20G2.)
lawbook-20 = What a player may ask about the calls, when, and who answers.

## What a case under a clause turns on, in a few words.

point-20 = what may be asked about the calls
point-20f4 = one's own explanation was wrong
point-20f5 = partner's explanation was wrong
point-20g1 = no question for partner's sake
point-20g2 =
    .e2007 = nobody looks at his own system card
    .e2017 = no question to draw a wrong answer
point-20g3 =
    .e2017 = nobody looks at his own system card

## Rulings, as the Director gives them at the table.

law-20F5a = { $seat } may not say during the auction that his partner's explanation was wrong, nor show it. { $partner } may not use what he has learnt from it.
law-20F5b-defender = { $seat } is a defender: he may correct his partner's explanation only after play. { $partner } may not use what he has learnt from it.
law-20F5b = { $seat } corrects his partner's explanation at the first time he may: before the lead if he is declarer or dummy, after play if he defends.
law-20F4 = { $seat } corrects his own explanation, as he has to.
