## Dummy, and the cards called from dummy (Law 42, 43, 45, 46).

action-designate-rank = { $player } calls from dummy: “{ $rank ->
        [A] ace
        [K] king
        [Q] queen
        [J] jack
       *[other] { $rank }
    }.”
action-designate-high = { $player } calls from dummy: “High.”
action-designate-low = { $player } calls from dummy: “Low.”
action-designate-win = { $player } says to dummy: “Win it.”
action-designate-any = { $player } says to dummy: “Play anything.”
action-change-designation = { $player } says that he meant { $what }.
designated-card = { CARD($card) }
designated-suit = { SUIT($suit, form: "one") }
designated-rank = the { $rank ->
        [A] ace
        [K] king
        [Q] queen
        [J] jack
       *[other] { $rank }
    }
designated-high = a high card
designated-low = a low card
designated-win = the card that wins
designated-any = any card
designated-run = to run the { SUIT($suit) }
action-misplace = Declarer calls for { CARD($named) }, but dummy puts { CARD($card) } in the played position.
action-warn = { $seat }, dummy, warns declarer against leading from the wrong hand.
action-expose-dummy = { $seat }, dummy, touches { CARDS($cards) } unasked.
action-extraneous-stop = { $seat } reaches for the Stop card.
action-extraneous-stop-said = { $seat } reaches for the Stop card: “{ $text }”
action-extraneous-hesitation = { $seat } hesitates for a long time.
action-extraneous-hesitation-said = { $seat } hesitates for a long time: “{ $text }”
action-extraneous-remark = { $seat } makes a remark.
action-extraneous-remark-said = { $seat } says: “{ $text }”
action-extraneous-gesture = { $seat } makes a gesture.
action-extraneous-gesture-said = { $seat } makes a gesture: { $text }

event-dummy-warned = That is dummy's right: { $seat } may try to prevent an irregularity.

impossible-to-misplace = Dummy cannot put { CARD($card) } in the wrong place now.
impossible-no-designation = Declarer has called nothing from dummy that he could change.

## Rulings.

law-16B-shown = What { $seat } let slip is unauthorised information for { $partner }, who may not choose a call or a play that it suggests. Go on; call me again if you think he did.
law-43A1b-no-rights = { $seat } is dummy and has lost his rights: he may not be the first to speak, and his side gains nothing by it.
law-43A1c = { $seat } is dummy: he takes no part in the play and tells declarer nothing about it.
law-43B2a = { $seat }, dummy, has lost his rights and warned declarer: either defender says from which hand declarer leads.
law-43B2a-hand = The defenders have chosen: { $declarer } must lead from his own hand.
law-43B2a-dummy = The defenders have chosen: { $declarer } must lead from dummy.
law-45C4a = { $seat } had named { CARD($named) }: that is the card he plays, and no other.
law-45C4b-changed = A slip of the tongue: { CARD($card) } is the card declarer called.
law-45C4b-stands = That was no slip of the tongue, but a lapse of attention or an afterthought: { CARD($card) } stays played.
law-45C4b-late = It is too late to change the call: { CARD($card) } stays played.
law-45C4b-same = Declarer had already called for { CARD($card) }.
law-45D-put-right = Declarer called for { CARD($named) }: { CARD($card) } goes back to dummy, and the card called is played.
law-45D-late = Play has gone on for too long: { CARD($card) } stays played, although declarer did not call for it.
law-45E1 = { $offender } had already played to this trick: unless it was a lead, { CARD($card) } is a fifth card.
law-45E1-led = { $offender } meant to lead { CARD($card) }: we treat it as a lead to the next trick.
law-45E1-not-led = { $offender } did not mean to lead: { CARD($card) } stays on the table as a penalty card.
law-45F = { $seat }, dummy, may not touch or point at a card unasked. Play on; at the end I shall see whether it suggested a play and harmed the defenders.
law-46B1a = “High” means the highest card of the suit led: { CARD($card) }.
law-46B1b = “Win it” means the lowest card that is known to win: { CARD($card) }.
law-46B1b-beaten = Nothing in dummy can win: the lowest card of the suit led is played, { CARD($card) }.
law-46B1c = “Low” means the lowest card of the suit led: { CARD($card) }.
law-46B2 = A suit without a rank means its lowest card: { CARD($card) }.
law-46B3a = Dummy goes on with the suit it has just won with: { CARD($card) }.
law-46B3b = The only card of that rank that may be played is { CARD($card) }.
law-46B4 = Dummy has no such card that could be played: the call is void, and declarer may call for any legal card.
law-46B4-unclear = That does not say which card of dummy is meant: declarer may call for any legal card.
law-46B4-change = That does not say which card declarer meant instead: his first call stands until he does.
law-46B5 = Declarer left it open, and a defender chooses: dummy plays { CARD($card) }.
law-46B-changed = It is beyond doubt that declarer meant { CARD($card) }: that is the card played.
law-46B-stands = It is not beyond doubt that declarer meant anything else: his words are taken as the Law reads them.
law-47C = { CAP(CARD($card)) } goes back to dummy without further rectification.
law-47D = Because dummy's card was changed, { $seat } takes back { CARD($card) }, without further rectification.
law-47D-declarer = His right-hand opponent has changed his card: { $seat } takes back { CARD($card) }, without further rectification.
law-47D-lead = The trick before has another winner now: { $seat } takes back { CARD($card) }, without further rectification.
    .dummy = The trick before has another winner now: { CARD($card) } goes back to dummy, without further rectification.

## Questions, and the options on their buttons.

question-43B2a = Dummy, without his rights, has warned declarer: from which hand must he lead? { SEATS($to, join: "or") } chooses.
option-43B2a-hand = From declarer's hand
option-43B2a-dummy = From dummy
question-45C4b-director = The Director judges: did declarer mean { CARD($card) } from the start, so that it was a slip of the tongue and no afterthought?
question-45C4b = After the change { SEATS($to) } may take back { CARD($card) }, or keep it.
option-45C4b-unintended = A slip: { CARD($card) }
option-45C4b-intended = No slip: the first call stands
question-45D = After the change { SEATS($to) } may take back { CARD($card) }, or keep it.
question-45E1 = The Director judges: did { $seat } mean to lead { CARD($card) }?
option-45E1-led = It was a lead
option-45E1-not-led = It was not a lead
question-45F = The Director judges: did { $seat }, dummy, suggest a play, and were the defenders harmed by it?
question-46B = The Director judges: is it beyond doubt that declarer meant { CARD($card) }?
option-46B-unintended = Beyond doubt: { CARD($card) }
option-46B-intended = The words as spoken
question-46B3b = Dummy has several cards of that rank: which one, { SEATS($to) }?
question-46B5 = Declarer lets dummy play anything: { SEATS($to, join: "or") } chooses the card.
