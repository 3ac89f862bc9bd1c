## Irregularities: what happened, in one sentence, as the presenter sees it before anybody at the table does.

irregularity-revoke = This is a revoke: { $seat } held { CARDS($owed, form: "short") } and had to play { COUNT($owed) ->
        [one] it
       *[other] one of them
    }.
    .dummy = This is a revoke: dummy held { CARDS($owed, form: "short") }, and { COUNT($owed) ->
            [one] it
           *[other] one of them
        } had to be played.
irregularity-penalty-card-not-played = { $seat } has a penalty card before him: he could play only { CARDS($owed, join: "or") }, and played { CARD($card) }.
irregularity-penalty-card-not-played-minor = { $seat } played { CARD($card) } with { CARD($penalty) } before him as a minor penalty card: of the cards below a ten in that suit it had to be played first.
irregularity-lead-before-choice = { $seat } led { CARD($card) } before declarer had chosen what may be led.
irregularity-lead-out-of-turn = This is { $trick ->
        [1] an opening lead
       *[other] a lead
    } out of turn: { $seat } led { CARD($card) }, but it was { SEAT($due, form: "possessive") } lead.
    .dummy = This is a lead out of turn: { $player } led { CARD($card) } from dummy, but it was { SEAT($due, form: "possessive") } lead.
    .dummy-hand = This is a lead from the wrong hand: { $player } led { CARD($card) } from dummy, but the lead was in his own hand.
    .due-dummy = This is a lead out of turn: { $seat } led { CARD($card) }, but the lead was in dummy.
irregularity-exposed-card = { $seat }, a defender, has exposed { CARD($card) }.
irregularity-exposed-card-named = { $seat }, a defender, has named { CARD($card) } as a card he holds: that is as good as showing it.
irregularity-taken-back-face-down = { $seat } took the face-down lead back into the hand; only the Director may allow that.
irregularity-taken-back = { $seat } took back { CARD($card) }, which he had played.
    .dummy = { $player } took back { CARD($card) }, which had been played from dummy.
irregularity-dummy-asks = { $seat }, dummy, asked { $of }, a defender, about a revoke. Dummy may ask declarer only.
irregularity-dummy-attention = { $seat }, dummy, was the first to point out an irregularity. During the play he may not.
irregularity-extraneous-information = { $seat } asked { $of }, his partner, about a revoke. Here defenders may not.
irregularity-play-before-ruling = { $seat } played { CARD($card) } before the Director had ruled.
    .dummy = { $player } played { CARD($card) } from dummy before the Director had ruled.
irregularity-wrong-number-of-cards = { $seat } has { $cards ->
        [one] one card
       *[other] { $cards } cards
    } in his hand, which is a wrong number.
irregularity-information-from-elsewhere = { $seat } has accidentally learnt something about this board.
irregularity-corrected-too-soon = { $seat } has corrected his partner's explanation before he might.
irregularity-call-on-wrong-cards = { $seat } called with the cards of another board in his hand.
irregularity-card-pointed-wrongly = { $seat } has pointed his card of { TRICK($trick) } the wrong way.
irregularity-played-card-left-out = The card { $seat } played to { TRICK($trick) } is not among his played cards.
irregularity-card-of-another-pack = { $seat } has a card of another pack among his cards.
irregularity-board-not-theirs = { $seat } has found that these four were not to play this board now.
irregularity-trick-inspected = { $seat } looked at { TRICK($trick) } again without leave.
irregularity-unauthorised-information = { $seat } is said to have used information that he may not use.
irregularity-revoke-defective = With this { $seat } is deemed to have revoked in { TRICK($trick) }.
    .dummy = With this there is deemed to be a revoke from dummy in { TRICK($trick) }.

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

## What follows from it.

event-declarer-changed = { $declarer } is now declarer.
event-face-down-lead-retracted = { $seat } takes the face-down lead back into the hand, unseen.
event-card-placed-late = { SEAT($seat, form: "possessive") } missing card is found: { CARD($card) } goes to { TRICK($trick) }, but cannot win it.
event-omission-found = { $seat } still owes a card to { TRICK($trick) } and plays it now.
