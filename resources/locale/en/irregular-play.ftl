## Irregularities of the play, in one sentence.

irregularity-face-down-lead = { $seat } has led face down, but it is { SEAT($due, form: "possessive") } lead.
irregularity-premature-lead = This is a premature lead: { $seat } led { CARD($card) } before the trick was complete.
    .dummy = This is a premature lead: { $player } led { CARD($card) } from dummy before the trick was complete.
irregularity-premature-play = This is a premature play: { $seat } played { CARD($card) } before his turn.
    .dummy = This is a premature play: { $player } played { CARD($card) } from dummy before dummy's turn.
irregularity-several-cards = { $seat } put several cards on the table at once: { CARDS($cards) }.
    .dummy = { $player } put several cards on the table from dummy at once: { CARDS($cards) }.
irregularity-fifth-card = This is a fifth card: { $seat }, who had already played to { TRICK($trick) }, added { CARD($card) }.
irregularity-missing-card = { $seat } has played no card to { TRICK($trick) }, and play has gone on.
    .dummy = Nothing was played from dummy to { TRICK($trick) }, and play has gone on.
irregularity-wrong-card-from-dummy = Declarer named { CARD($named) }, and { $seat }, dummy, put { CARD($card) } in the played position.
irregularity-dummy-warns = { $seat }, dummy, has lost his rights and still warned declarer against leading from the wrong hand.
irregularity-dummy-touches = { $seat }, dummy, touched or indicated a card without being told to.
irregularity-extraneous-information-stop = { $seat } used the Stop card in a way that tells his partner something.
irregularity-extraneous-information-hesitation = { $seat } hesitated noticeably: his partner may have learnt something from it.
irregularity-extraneous-information-remark = { $seat } made a remark from which his partner may have learnt something.
irregularity-extraneous-information-gesture = { $seat } made a gesture from which his partner may have learnt something.

## What a card would be, before it is played.

would-be-premature-lead = A premature lead: the trick is not complete yet.
would-be-premature-play = A premature play: it is not { SEAT($seat, form: "possessive") } turn yet.

## Rulings on leads and plays made too soon, or from the wrong hand.

law-44G = { $seat } has won the trick, so the lead was his: it stands.
    .dummy = Dummy has won the trick, so the lead was from there: it stands.
law-45E2 = The lead is refused: { CARD($card) } goes back to { SEAT($offender, form: "possessive") } hand without penalty.
    .dummy = The lead is refused: { CARD($card) } goes back to dummy without penalty.
law-53A-premature = { $offender } led { CARD($card) } before the trick was complete: we treat it as a lead out of turn.
    .dummy = { $player } led { CARD($card) } from dummy before the trick was complete: we treat it as a lead out of turn.
law-53B = It was { SEAT($seat, form: "possessive") } lead: { CARD($card) } stands as led, and { $offender } takes back { CARD($irregular) }.
    .dummy = It was { SEAT($seat, form: "possessive") } lead: { CARD($card) } stands as led, and { CARD($irregular) } goes back to dummy.
    .due-dummy = The lead was in dummy: { CARD($card) } stands as led, and { $offender } takes back { CARD($irregular) }.
law-55A-prevails = { $seat } is next in turn to the irregular lead: his choice stands, whatever { $other } says.
law-57A = { $offender } put down { CARD($card) } before { $partner } had played: it becomes a penalty card, and declarer says what { $partner } plays to this trick.
law-57A-highest = { $partner } must play his highest card in { SUIT($suit) }, if he has one.
law-57A-lowest = { $partner } must play his lowest card in { SUIT($suit) }, if he has one.
law-57A-require = { $partner } must play { SUIT($suit, form: "one") } to this trick, if he can.
law-57A-forbid = { $partner } may not play { SUIT($suit, form: "one") } to this trick, if he can avoid it.
law-57C-declarer = { CAP(CARD($card)) } was played too soon by { $offender }, but a card played by declarer's side stays played.
    .dummy = { CAP(CARD($card)) } was played too soon from dummy by { $player }, but a card played by declarer's side stays played.
law-57C-both-hands = { $offender } played before his partner, but declarer had already played from both hands: { CARD($card) } stands, without penalty.
law-57C-dummy-first = { $offender } played before his partner, but a card of dummy's had been played or pointed out before its turn: { CARD($card) } stands, without penalty.
law-57D-stands = { $offender } played before his turn, but his partner had already played: { CARD($card) } is lawful and stays played.
law-57D-illegal = { $offender } played before his turn, and { CARD($card) } is not lawful here: it comes back and becomes a major penalty card.
law-60B = { $offender } played before declarer had led from the right hand: { CARD($card) } becomes a major penalty card, and declarer leads.
law-60C = { $seat } has played meanwhile, but not as declarer chose: { CARD($card) } comes back and becomes a penalty card.

## Declarer's choice when a defender was too quick.

question-57A = { $partner } put down { CARD($card) } too soon: what does { SEATS($to) } choose for { SEAT($seat, form: "possessive") } card?
option-57A-highest = Highest card
option-57A-lowest = Lowest card

## What follows from it.

event-declarer-changed = { $declarer } is now declarer.
event-face-down-lead-retracted = { $seat } takes the face-down lead back into the hand, unseen.
event-card-placed-late = { SEAT($seat, form: "possessive") } missing card is found: { CARD($card) } goes to { TRICK($trick) }, but cannot win it.
event-omission-found = { $seat } still owes a card to { TRICK($trick) } and plays it now.
law-11A-played-on = { CAP(CARD($card)) } of { $offender } came too soon, but declarer's side has played on since: the right to a rectification is lost, and the cards stand.
law-60C-lead = { $seat } has played { CARD($card) } to his partner's irregular lead: it goes back as well.
