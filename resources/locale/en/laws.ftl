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
irregularity-taken-back = { $seat } took back { CARD($card) }, which he had played.
    .dummy = { $player } took back { CARD($card) }, which had been played from dummy.
irregularity-dummy-asks = { $seat }, dummy, asked { $of }, a defender, about a revoke. Dummy may ask declarer only.
irregularity-dummy-attention = { $seat }, dummy, was the first to point out an irregularity. During the play he may not.
irregularity-dummy-breach-43A2a = { $seat }, dummy, exchanged hands with declarer, which he may not do.
irregularity-dummy-breach-43A2b = { $seat }, dummy, left his seat to watch declarer, which he may not do.
irregularity-dummy-breach-43A2c = { $seat }, dummy, looked at a defender's hand, which he may not do.
irregularity-extraneous-information = { $seat } asked { $of }, his partner, about a revoke. Here defenders may not.
irregularity-play-before-ruling = { $seat } played { CARD($card) } before the Director had ruled.
    .dummy = { $player } played { CARD($card) } from dummy before the Director had ruled.
irregularity-trick-inspected = { $seat } turned up { TRICK($trick) } himself.
irregularity-unauthorised-information = { $seat } is said to have used information that he may not use.

## Rulings, as the Director gives them at the table.

law-9B2 = Attention had been drawn, so { $seat } should have waited for the Director before playing.
    .dummy = Attention had been drawn, so { $player } should have waited for the Director before playing from dummy.
law-12C1 = The score the Director assigns takes the place of the result at the table.
law-16-heard = I shall judge whether { $seat } used information that he may not use.
law-43A1b = { $seat } is dummy: while the hand is played he may not be the first to speak. The irregularity is put right all the same.
law-43A2 = { $seat } is dummy and may not do this. He has lost his rights for the rest of the hand.
law-43B2b = Dummy, who has lost his rights, was the first to ask. The card is corrected, but at the end we treat { SEAT($declarer, form: "possessive") } revoke as if it had been established.
law-43B3-no-penalty = Dummy, who has lost his rights, spoke first: declarer can exact no penalty for what { $offender } did.
law-43B3-goes-on = Dummy, who has lost his rights, spoke first: what { $offender } did is not rectified. Play on as if nothing had happened; I shall look at the result of both sides.
law-43B3-one-sided = Dummy, who has lost his rights, spoke first: what { $offender } did is not rectified now. Play on; if the defenders gain by it I shall adjust their score alone.
law-47F = A card that has been played stays played: { $offender } puts { CARD($card) } back on the table.
    .dummy = A card that has been played stays played: { CARD($card) } goes back to the table from dummy.
law-49 = { SEAT($offender, form: "possessive") } partner could see { CARD($card) }: it becomes a penalty card.
law-49-named = { $offender } has said that he holds { CARD($card) }, and his partner heard it: it becomes a penalty card.
law-50-stays = { CAP(CARD($card)) } is a penalty card all the same.
law-50-none = The declaring side brought it about: { CARD($card) } is no penalty card, and { $seat } picks it up.
question-50 = The Director judges: the declaring side brought this about, so is { SEAT($seat, form: "possessive") } { CARD($card, form: "bare") } to stay a penalty card? Play need not wait.
option-50-penalty-card = It stays a penalty card
option-50-not-penalty-card = It is no penalty card
law-50B-major = { CAP(CARD($card)) } stays face up before { $seat }: a major penalty card, to be played at the first lawful opportunity.
law-50B-minor = { CAP(CARD($card)) } stays face up before { $seat }: a minor penalty card. He may play no other card below a ten in that suit before it.
law-50B-raised = { $seat } now has more than one penalty card, so { CARD($card) } is a major one too.
law-50D2-premature = { $offender } led before declarer had chosen. { CAP(CARD($card)) } comes back and becomes a penalty card; first declarer chooses.
law-50D2a-require = { $leader } must lead { SUIT($suit, form: "one") } if he can. { CAP(CARD($card)) } goes back into the hand.
law-50D2a-forbid = { $leader } may not lead { SUIT($suit) } as long as he keeps the lead. { CAP(CARD($card)) } goes back into the hand.
law-50D2b-free = { $leader } may lead what he likes. The penalty card stays, and at { SEAT($leader, form: "possessive") } next lead declarer is asked again.
law-51A-chosen = Of his penalty cards { $seat } plays { CARD($card) }.
law-51B-require = { $leader } must lead { SUIT($suit, form: "one") } if he can. { CAP(CARDS($cards)) } { COUNT($cards) ->
        [one] goes
       *[other] go
    } back into the hand.
law-51B-forbid = { $leader } may not lead { SUITS($suits, join: "or") } as long as he keeps the lead. { CAP(CARDS($cards)) } { COUNT($cards) ->
        [one] goes
       *[other] go
    } back into the hand.
law-52A = With { CARDS($owed) } before him as a penalty card { $offender } could not play { CARD($card) }. He may not change it by himself.
law-52B1a = Declarer accepts { CARD($card) }. { SEAT($offender, form: "possessive") } penalty card stays where it is.
law-51B2c-free = { $leader } may lead what he likes. The penalty cards stay, and at { SEAT($leader, form: "possessive") } next lead declarer is asked again.
law-53A-by-playing = { CAP(CARD($card)) } was led out of turn by { $offender }, and an opponent has played to it: the lead is accepted and stands.
    .dummy = { $player } led { CARD($card) } from dummy out of turn, and an opponent has played to it: the lead is accepted and stands.
law-52B1b = Declarer has played on after { CARD($card) }: it is accepted, and { SEAT($offender, form: "possessive") } penalty card stays where it is.
law-52B2 = Declarer does not accept { CARD($card) }: { $offender } takes it back and plays his penalty card.
law-53A = { $offender } led { CARD($card) } when it was { SEAT($due, form: "possessive") } turn to lead.
    .dummy = { $player } led { CARD($card) } from dummy when it was { SEAT($due, form: "possessive") } turn to lead.
    .dummy-hand = { $player } led { CARD($card) } from dummy when he had to lead from his own hand.
    .due-dummy = { $offender } led { CARD($card) } when the lead was in dummy.
law-53A-accepted = The lead of { CARD($card) } is accepted: it counts as correct, and { SEAT($offender, form: "possessive") } left-hand opponent is the first to play to it.
    .dummy = The lead of { CARD($card) } from dummy is accepted: it counts as correct, and dummy's left-hand opponent is the first to play to it.
law-55B1 = The lead is refused: { CARD($card) } goes back to { SEAT($offender, form: "possessive") } hand without penalty, and { $due } leads.
    .dummy = The lead is refused: { CARD($card) } goes back to dummy without penalty, and { $due } leads.
law-55B2 = The lead is refused: { CARD($card) } goes back without penalty, and declarer leads from { SEAT($due, form: "possessive") } hand, in any suit.
    .dummy = The lead is refused: { CARD($card) } goes back to dummy without penalty, and { $player } leads from his own hand, in any suit.
    .due-dummy = The lead is refused: { CARD($card) } goes back to the hand without penalty, and { $player } leads from dummy, in any suit.
law-55B-last = A lead out of turn to the thirteenth trick cannot be accepted: { CARD($card) } goes back to the hand without penalty, and { $due } leads.
    .dummy = A lead out of turn to the thirteenth trick cannot be accepted: { CARD($card) } goes back to dummy without penalty, and { $due } leads.
    .dummy-hand = A lead out of turn to the thirteenth trick cannot be accepted: { CARD($card) } goes back to dummy without penalty, and { $player } leads from his own hand.
    .due-dummy = A lead out of turn to the thirteenth trick cannot be accepted: { CARD($card) } goes back to the hand without penalty, and { $player } leads from dummy.
law-56B = The lead is refused: { $offender } takes back { CARD($card) }, which becomes a major penalty card.
law-56B-last = A lead out of turn to the thirteenth trick cannot be accepted: { $offender } takes back { CARD($card) }, which becomes a major penalty card.
law-60A1 = An opponent has already played to { SEAT($offender, form: "possessive") } lead: it stands, and nothing can be asked of him any more.
law-60A1-play = An opponent has already played after { SEAT($offender, form: "possessive") } premature card: it stands, and nothing can be asked of him any more.
law-61B2b = { $seat } is dummy and may not ask a defender. A revoke is corrected all the same.
law-61B-partner = { $seat } asked his partner, which is not allowed here.
law-62A = This is a revoke, and it is not yet established: { $offender } takes back { CARD($card) } and plays a lawful card.
    .dummy = This is a revoke, and it is not yet established: { CARD($card) } goes back to dummy, and { $player } plays a lawful card from there.
law-62A-established = Established or not, this revoke is put right: { $offender } takes back { CARD($card) } and plays a lawful card.
    .dummy = Established or not, this revoke is put right: { CARD($card) } goes back to dummy, and { $player } plays a lawful card from there.
law-62A-later = This is a revoke, and it is not yet established: { $offender } takes back { CARD($card) }, and will play a lawful card when his turn comes.
    .dummy = This is a revoke, and it is not yet established: { CARD($card) } goes back to dummy, and a lawful card is played when dummy's turn comes.
law-61C = { SEAT($seat) } alleges a revoke. That gives nobody the right to turn up quitted tricks: the Director looks himself.
law-62B1 = { $offender } defends and played { CARD($card) } from his hand, so it becomes a penalty card.
law-62B2 = { CAP(CARD($card)) } goes back, and there is no penalty card.
    .dummy = { CAP(CARD($card)) } goes back to dummy, and there is no penalty card.
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
law-63B = { SEAT($offender, form: "possessive") } revoke in { TRICK($trick) } is established: the trick stands as played, and Law 64 is applied when the play is over.
    .dummy = Dummy's revoke in { TRICK($trick) } is established: the trick stands as played, and Law 64 is applied when the play is over.
law-1997-63B = A player asked who may not. The card is corrected, but at the end we treat { SEAT($offender, form: "possessive") } revoke as if it had been established.
    .dummy = A player asked who may not. The card is corrected, but at the end we treat dummy's revoke as if it had been established.
law-64A1 = { $offender } won the trick he revoked on{ $tricks ->
        [0] , but those tricks have been transferred already: no other moves.
        [one] : one trick goes to { SIDE($side) }.
       *[other] : that trick and one more go to { SIDE($side) }.
    }
law-64A2 = { $offender } did not win the trick he revoked on, but his side won it or a later one: { $tricks ->
        [0] those tricks have been transferred already, so no other moves.
        [one] one trick goes to { SIDE($side) }.
       *[other] { TRICKS($tricks) } go to { SIDE($side) }, the second because { $offender } won it with a card he could have played to the revoke trick.
    }
law-64B1 = { SEAT($offender, form: "possessive") } side won no trick from the revoke on: no trick moves.
law-64B2 = { $offender } had revoked in this suit before: for this revoke no trick moves.
law-64B3 = { $offender } failed to play a card that lay face up: for this revoke no trick moves.
    .dummy = The revoke was dummy's, whose cards lay face up: for this revoke no trick moves.
law-64B4 = The innocent side had called on the next board before anybody spoke of { SEAT($offender, form: "possessive") } revoke: no trick moves.
law-64B5 = The round was over before anybody spoke of { SEAT($offender, form: "possessive") } revoke: no trick moves.
law-64B6 = { SEAT($offender, form: "possessive") } revoke was on the twelfth trick: no trick moves.
law-64B7 = Both sides revoked on this board: for { SEAT($offender, form: "possessive") } revoke no trick moves.
    .dummy = Both sides revoked on this board: for dummy's revoke no trick moves.
law-64B8 = Both sides had revoked on that trick and both revokes were corrected: no trick moves.
law-66C = { $seat } may not turn up a trick himself; that is for the Director.
law-66C-no-revoke = I have looked at the tricks { $seat } asked about: nobody has revoked.
law-70A = After { SEAT($claimer, form: "possessive") } claim a revoke has been corrected: the Director says how the tricks that are left fall.
law-70A-ruled = Of the tricks that are left { SEAT($claimer, form: "possessive") } side gets { $tricks ->
        [0] none
       *[other] { NUMBER_WORD($tricks) }
    }.
law-84A = There is no irregularity to rule on.
law-judged-stand = The result stands.
law-judged-adjust = The result does not stand: the Director assigns an adjusted score.

## Questions, as the Director puts them.

question-12B1 = The Director judges: were the sides damaged by the irregularity that dummy pointed out without his rights?
question-16 = The Director judges: did { $seat } choose, among logical alternatives, what the information suggested?
question-43B3 = The Director judges: did the defenders gain by the irregularity that dummy pointed out? Only their score would be adjusted.
question-50D2 = { $seat } is to lead, and { $partner } has { CARD($card) } as a penalty card: what does { SEATS($to) } choose?
question-50E4 = The Director judges: did the penalty card help the offending side to a better result?
question-51A = { $seat } could play more than one penalty card: which one, { SEATS($to) }?
question-51B = { $seat } is to lead, and { $partner } has several penalty cards: what does { SEATS($to) } choose?
question-52B = { $seat } played { CARD($card) } instead of his penalty card: does { SEATS($to) } accept it?
question-55A = { CAP(CARD($card)) } was led out of turn: { COUNT($to) ->
        [one] { SEATS($to) }, next in turn to it, may still choose: does he accept it?
       *[other] does { SEATS($to, join: "or") } accept it? Either may answer.
    }
question-56 = { $seat } led { CARD($card) } out of turn: does { SEATS($to) } accept it?
question-62C1 = { SEATS($to) } may take back { CARD($card) }, played after the revoke, or keep it.
question-62C2 = Now that an opponent has changed his card, { SEATS($to) } may take back { CARD($card) }, or keep it.
question-64C = The Director judges: is the innocent side still worse off than it would have been without the revoke?
question-64C2a = The Director judges: did the innocent side lose tricks by the later revokes in the same suit?
question-64C2b = The Director judges: both sides revoked. Is the result different from the likely one without any revoke?
question-70A = The Director judges: of the tricks that are left, how many go to { SEAT($seat, form: "possessive") } side?

## Options, as they stand on a button.

option-accept = Accept
option-52B-accept = Accept { CARD($card) }
option-52B-refuse = Do not accept { CARD($card) }
option-56-accept = Accept the lead
option-56-refuse = Refuse the lead
option-55A-accept = Accept the lead
option-55A-refuse = Refuse the lead
option-refuse = Do not accept
option-keep = Keep { CARD($card) }
option-withdraw = Take back { CARD($card) }
option-require = Require { SUIT($suit) }
option-forbid = Forbid { SUITS($suits) }
option-free = Leave the lead free
option-card = { CAP(CARD($card, form: "bare")) }
option-stand = The result stands
option-adjust = Adjust the score
option-claimer = { CAP(TRICKS($tricks)) } to { SIDE($side) }

## What hands cannot do, and what nobody asked.

impossible-no-contract = There is no contract yet, so no card can be played.
impossible-no-play = There is no contract, so there is no dummy.
impossible-no-call = { $seat } has made no call that could be changed.
impossible-auction-period-over = { $seat } can change no call any more: the auction period is over.
impossible-no-screens = No screens are in use at this table.
impossible-screen-open = The screen is open already.
impossible-play-over = The play is over.
impossible-play-goes-on = The play is not over yet.
impossible-not-held = { $seat } does not hold { CARD($card) }.
impossible-suit-not-in-dummy = Dummy has no { SUIT($suit) }.
impossible-not-on-table = { $seat } has not played { CARD($card) } to this trick or the one before.
impossible-trick-not-quitted = { CAP(TRICK($trick)) } has not been played.
impossible-ask = { $seat } cannot ask this now.
impossible-breach = “{ $law }” is not one of the things Law 43A2 forbids to dummy.
impossible-not-dummy = { $seat } is not dummy.
impossible-nobody-asked = { CAP(SEAT($person)) } is not being asked anything.
impossible-another-asked = Somebody else is being asked, not { SEAT($person) }.
impossible-no-such-option = “{ $option }” is not among the options.
impossible-claim = There { $left ->
        [one] is one trick left
       *[other] are { $left } tricks left
    }: nobody can claim or concede { $tricks }.
impossible-no-claim = There is no claim to agree to.
impossible-own-claim = { $seat } is of the claiming side: the others agree.
