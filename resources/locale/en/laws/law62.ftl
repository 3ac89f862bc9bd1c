### Law 62: correction of a revoke

## What the clauses of the Laws say, in our own words. A text holds until the attribute of a later edition replaces it;
## an empty one ends it. The numbers are each edition's.

lawbook-62a = A player who becomes aware of his revoke must correct it as long as it is not established.
    .e2017 = A revoke must be corrected if attention is drawn to it before it is established.
lawbook-62b = To correct a revoke the offender takes his card back and plays any lawful card.
lawbook-62b1 = A defender's card that comes back from a corrected revoke becomes a penalty card, if he played it from his unfaced hand; by 50B it is a major one.
    .e2007 = A defender's card that comes back from a corrected revoke becomes a major penalty card, if he played it from his unfaced hand.
lawbook-62b2 = Declarer's card, dummy's, or a card of a defender that already lay face up is replaced without further rectification; but see 43B2(b).
lawbook-62c1 = Each player of the innocent side may take back a card he played after the revoke and before attention was drawn to it, a card led to the next trick included.
lawbook-62c2 = Only after an innocent player has changed his card may the next player of the offending side change his. If he is a defender, the card he takes back becomes a penalty card.
lawbook-62c3 =
    .e2007 = That somebody claims there was a revoke is no reason to turn up the quitted tricks; that is for the Director (66C). (2017: 61C.)
    .e2017 = If both sides revoked on the same trick and only one of them has played to the next, both revokes are corrected, and every card the defenders take back becomes a penalty card. No trick is transferred (64B8).
lawbook-62d1 = A revoke on the twelfth trick is corrected even when it is established, as long as the four hands are not all back in the board.
lawbook-62d2 = If a defender revokes on the twelfth trick before his partner has played to it, the partner, holding cards of two suits, may not choose the card that the revoke suggests to him.
    .e2017 = If a defender revokes on the twelfth trick before his partner has played to it, his partner may not use what the card tells him (16C).

## What a case under a clause turns on, in a few words.

point-62 = a revoke is corrected
point-62a = a revoke in time is corrected
point-62b = the card comes back, and a lawful one is played
point-62b1 = a defender's revoke card becomes a penalty card
point-62b2 = declarer's revoke card goes back and costs nothing
point-62c = who played after the revoke may change his card
point-62c1 = the innocent side changes its card
point-62c2 = then the offending side may change too
point-62c3 =
    .e2007 = a claim of a revoke turns up no trick
    .e2017 = both sides revoke on one trick
point-62d = a revoke on the twelfth trick
point-62d1 = on the twelfth trick a revoke is always corrected
point-62d2 = on the twelfth trick partner has seen the card

## Rulings, as the Director gives them at the table.

law-62A = This is a revoke, and it is not yet established: { $offender } takes back { CARD($card) } and plays a lawful card.
    .dummy = This is a revoke, and it is not yet established: { CARD($card) } goes back to dummy, and { $player } plays a lawful card from there.
law-62A-established = Established or not, this revoke is put right: { $offender } takes back { CARD($card) } and plays a lawful card.
    .dummy = Established or not, this revoke is put right: { CARD($card) } goes back to dummy, and { $player } plays a lawful card from there.
law-62A-later = This is a revoke, and it is not yet established: { $offender } takes back { CARD($card) }, and will play a lawful card when his turn comes.
    .dummy = This is a revoke, and it is not yet established: { CARD($card) } goes back to dummy, and a lawful card is played when dummy's turn comes.
law-62A-replaced = This is a revoke, and it is not yet established: { $offender } has taken back { CARD($card) } already, and { CARD($instead) } stays in its place.
    .dummy = This is a revoke, and it is not yet established: { CARD($card) } is back in dummy already, and { CARD($instead) } stays in its place.
law-62B1 = { $offender } defends and played { CARD($card) } from his hand, so it becomes a penalty card.
law-62B2 = { CAP(CARD($card)) } goes back, and there is no penalty card.
    .dummy = { CAP(CARD($card)) } goes back to dummy, and there is no penalty card.
law-62B2-penalty-card = { CAP(CARD($card)) } was a penalty card before it was played: it lies face up before { $offender } again, and nothing more comes of it.
law-62C1 = { $seat }, of the innocent side, takes back { CARD($card) } and plays another card.
    .dummy = { $player }, of the innocent side, takes { CARD($card) } back into dummy and plays another card from there.
law-62C2 = An opponent has changed his card, so { $seat } may change too: { CARD($card) } comes back.
    .dummy = An opponent has changed his card, so dummy's may change too: { CARD($card) } goes back.
law-62C3 = Both sides revoked in { TRICK($trick) } and only one has played on: both revokes are corrected.
law-62D1 = A revoke on the twelfth trick is corrected even now: the last cards go back to the hands, and { $offender } replaces his card.
    .dummy = A revoke on the twelfth trick is corrected even now: the last cards go back to the hands, and dummy's card is replaced.
law-62D1-in-time = It happened on the twelfth trick: { SEAT($offender) } puts it right, established or not, as long as the hands are not all back in the board.
    .dummy = It happened on the twelfth trick: dummy's card is put right, established or not, as long as the hands are not all back in the board.
law-62D2 = { $partner } has seen { SEAT($offender, form: "possessive") } { CARD($card, form: "bare") } and has yet to play: it may not guide his choice.

## Questions, and the options on their buttons.

question-62C1 = { SEATS($to) } may take back { CARD($card) }, played after the revoke, or keep it.
question-62C2 = Now that an opponent has changed his card, { SEATS($to) } may take back { CARD($card) }, or keep it.
question-62D2 = { SEAT($seat) } may not choose the play that { CARD($card) }, seen too soon, could suggest to him: which is it?
