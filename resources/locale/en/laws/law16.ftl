### Law 16: what a player may use

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-16a = A player who has learned something from his partner otherwise than by a call or play may not choose, among the logical alternatives he has, one that this could demonstrably suggest over another. (Since 2007: 16B.)
    .e2007 = A player may use what he knows from the lawful calls and plays of the board, from withdrawn actions as far as 16D lets him, and from the Laws themselves.
    .e2017 = A player may use what he knows from the lawful calls and plays of the board, from withdrawn actions as far as 16C lets him, and from the Laws themselves.
lawbook-16a1 =
    .e2007 = A player may use what the lawful calls and plays of the board tell, irregular ones that were accepted included, what withdrawn ones tell as far as 16D lets him, what a Law or regulation calls authorised, and what he knew before he took up his cards.
    .e2017 = A player may use what the lawful calls and plays of the board tell, irregular ones that were accepted included, what withdrawn ones tell as far as 16C lets him, what a Law or regulation calls authorised, and what he knew before he took up his cards.
lawbook-16a2 =
    .e2007 = A player may also take into account how he believes he stands, what he knows of his opponents' ways, and the rules of the tournament.
lawbook-16a3 =
    .e2007 = Whatever else a player has come to know is extraneous, and no call or play may rest on it.
    .e2017 = { "" }
lawbook-16a4 =
    .e2007 = If this is not kept to and damage comes of it, the Director adjusts the score (12C).
    .e2017 = { "" }
lawbook-16b = A player who accidentally learns something about the board from elsewhere tells the Director at once. (Since 2007 under another number; in 1997 what comes from partner is 16A.)
    .e2007 = A player who has learned something from his partner otherwise than by a call or play may not choose, among the actions his equals would seriously consider, the one this suggests over another.
lawbook-16b2 =
    .e2017 = A player who thinks that an opponent has told his partner something in this way may say that he reserves the right to call the Director later; opponents who dispute it call him at once.
lawbook-16b3 =
    .e2017 = A player who believes that an opponent chose what such information suggested calls the Director when play ends. If the offenders gained by it, the Director adjusts the score.
lawbook-16c = What a withdrawn call or card tells: the innocent side may use all of it, the offending side none of it. (2007: 16D.)
    .e2007 = A player who accidentally learns something about the board from elsewhere tells the Director at once. (1997: 16B; 2017: 16D.)
    .e2017 = What a withdrawn call or card tells: the innocent side may use all of it, the offending side none of it. (2007: 16D.)
lawbook-16c2 =
    .e2007 = If he learns of it before anybody has called, the Director may change seats or have the board dealt anew; otherwise he lets the board be played, and adjusts the score if the outcome was affected, or gives an artificial score. (1997: 16B; 2017: 16D2.)
    .e2017 = { "" }
lawbook-16c3 =
    .e2017 = If a player of the offending side used what a withdrawn call or card told him and the innocent side was damaged, the Director adjusts the score.
lawbook-16d =
    .e2007 = What a withdrawn call or card tells: the innocent side may use all of it, the offending side none of it. (1997 and 2017: 16C.)
    .e2017 = A player who accidentally learns something about the board from elsewhere tells the Director at once. (2007: 16C.)
lawbook-16d2 =
    .e2017 = If he learns of it before anybody has called, the Director may change seats or have the board dealt anew; otherwise he lets the board be played, and adjusts the score if the outcome was affected, or gives an artificial score. (2007: 16C2.)

## What a case under a clause turns on, in a few words.

point-16 = what may be known, and what may not guide the choice
point-16a = what partner lets slip may not guide the choice
    .e2007 = what may be used, and what may not
point-16a3 =
    .e2007 = no call or play rests on what is extraneous
    .e2017 = { "" }
point-16a4 =
    .e2007 = the Director adjusts where extraneous information was used
    .e2017 = { "" }
point-16b = what one learns by accident is told to the Director
    .e2007 = what partner lets slip may not guide the choice
point-16b3 = the Director adjusts where partner's slip was used
point-16c = a withdrawn call or card tells only the innocent side
    .e2007 = what one learns by accident is told to the Director
    .e2017 = a withdrawn call or card tells only the innocent side
point-16d = what one learns by accident is told to the Director
    .e2007 = a withdrawn call or card tells only the innocent side
    .e2017 = what one learns by accident is told to the Director

## Rulings, as the Director gives them at the table.

law-16-heard = I shall judge whether { $seat } used information that he may not use.
law-16B-shown = What { $seat } let slip is unauthorised information for { $partner }, who may not choose a call or a play that it suggests. Go on; call me again if you think he did.
law-16B-shown-before = What { $seat } let slip is unauthorised information for { $partner }, who was not to choose a call or a play that it suggested.

## Questions, and the options on their buttons.

question-16 = The Director judges: did { $seat } choose, among logical alternatives, what the information suggested?
law-16D1 = { $seat } has accidentally learnt something about this board: I decide whether it would interfere with normal play.
law-16D-harmless = It would not interfere with normal play: the board goes on.
law-16D2a = The players change places, so that he who knows about one hand holds that hand.
law-16D2b = The board is dealt again.
law-16D2c = The board is played. Afterwards I shall judge whether what was learnt affected the result.
law-16D2d = The board cannot be played normally: I shall award an adjusted score.
law-16B2-1997 = All four players agree: a substitute plays this board for him who knows about it.

## Questions, and the options on their buttons.

question-16B = { $edition ->
    [e1997] The Director judges: could what { $seat } has learnt interfere with normal play, and what is done?
   *[other] The Director judges: did { $seat } choose, among logical alternatives, what the information suggested?
}
question-16D2 = The Director judges: is what { $seat } has learnt likely to interfere with normal play, and what is done?
question-16C2 = The Director judges: is what { $seat } has learnt likely to interfere with normal play, and what is done?
question-16D2c = The Director judges: did what had been learnt by accident affect the result?
question-16C2c = The Director judges: did what had been learnt by accident affect the result?
option-16-harmless = It does not interfere: the board goes on
option-16-positions = The players change places
option-16-redeal = The board is dealt again
option-16-played = Played, and judged afterwards
option-16-substitute = A substitute plays the board
option-16-adjusted = An adjusted score
