## What people do, one sentence a verb.

action-play = { $seat } plays { CARD($card) }.
action-play-opening = { $seat } leads { CARD($card) }.
action-play-lead = { $seat } leads { CARD($card) }.
action-play-dummy = { $player } plays { CARD($card) } from dummy.
action-play-lead-dummy = { $player } leads { CARD($card) } from dummy.
action-play-instead = { $seat } now plays { CARD($card) }.
action-play-instead-dummy = { $player } now plays { CARD($card) } from dummy.
action-play-shown = { $seat } holds { CARD($card) } so that his partner can see it.
action-play-table = { $seat } holds { CARD($card) } face up, touching the table or nearly.
action-play-touched = { $player } deliberately touches { CARD($card) } in dummy.
action-name = { $seat } says that he will play { CARD($card) }.
action-name-held = { $seat } names a card he holds: { CARD($card) }.
action-designate-card = { $player } calls for { CARD($card) } from dummy.
action-designate-suit = { $player } calls for { SUIT($suit, form: "one") } from dummy.
action-designate-run = { $player } says “run the { SUIT($suit) }”.
action-designate-words = { $player } calls from dummy: “{ $what }”.
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
action-expose = { $seat } drops { CARDS($cards) } face up.
action-expose-deliberate = { $seat } shows { CARDS($cards) }.
action-take-back = { $seat } takes back { CARD($card) }.
    .dummy = { $player } takes { CARD($card) } back into dummy.
action-ask = { $seat } asks { $of } whether he has none of the suit led.
action-ask-hand = { $seat } asks { $of } whether dummy has none of the suit led.
action-attention = { $seat } says that something has gone wrong.
action-director = { $seat } calls the Director.
action-choose = { CAP(SEAT($by)) } decides: “{ $option }”.
action-claim = { $seat } claims { TRICKS($tricks) }.
action-claim-line = { $seat } claims { TRICKS($tricks) }: “{ $line }”
action-claim-order = { $seat } claims { TRICKS($tricks) }, in this order: { CARDS($order, form: "order") }.
action-claim-line-order = { $seat } claims { TRICKS($tricks) }: “{ $line }” That is, in this order: { CARDS($order, form: "order") }.
action-show-hand = { $seat } { COUNT($cards) ->
        [0] faces his hand
       *[other] shows { CARDS($cards) }
    }.
action-dispute-tricks = { $seat } says that his side has won { TRICKS($tricks) }.
action-concede = { $seat } concedes { TRICKS($tricks) }.
action-agree = { $seat } agrees.
action-inspect-lawful = { $seat } asks for { TRICK($trick) } to be faced again: he says that he has not yet turned his own card.
action-inspect-own = { $seat } looks again at his own card of { TRICK($trick) }, without showing it.
action-inspect = { $seat } turns up { TRICK($trick) }.
action-call-simultaneous = At the same moment: { $done }
action-learn = { $seat } accidentally learns something about this board from elsewhere.
action-learn-said = { $seat } accidentally learns something about this board from elsewhere: “{ $text }”
action-correct-explanation = { $seat } says that the explanation of { $partner }, his partner, was wrong.
action-correct-explanation-own = { $seat } says that his own explanation was wrong.
action-wrong-cards = { $seat } finds that he held the cards of another board when he called.
action-point = { $seat } points his card of { TRICK($trick) } the wrong way.
action-leave-out = { $seat } does not put his card of { TRICK($trick) } among his played cards.
action-foreign-card = { $seat } finds a card of another pack among his cards.
action-wrong-board = { $seat } finds that this is not the board they were to play in this round.
action-mislay = { $seat } does not have { CARD($card) } in his hand: it is missing.
action-mislay-to = { CAP(CARD($card)) } of { $seat } is in the hand of { $to }.
action-count = { $seat } counts his cards: the number is wrong.
action-count-of = { $seat } counts the cards of { $of }, dummy: the number is wrong.
action-return-cards = { $seat } puts the cards back in the board.
action-return-cards-all = All four hands are put back in the board.
action-next-call = { $seat } calls on the next board.
action-end-round = The round ends.
action-pass-tray = { $seat } passes the tray to the other side of the screen.
action-open-screen = { $seat } opens the screen.
action-object = { $seat } objects.
action-withdraw-agreement = { $seat } asks for { TRICKS($tricks) } back.
action-misplace = Declarer calls for { CARD($named) }, but dummy puts { CARD($card) } in the played position.
action-accept = { $seat } accepts the lead.
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
action-lead-face-down = { $seat } makes the opening lead face down.
action-face-lead = { $seat } turns up his lead: { CARD($card) }.
action-tell = { $what ->
        [your-lead] { $seat } tells { $to }, by mistake, that it is his turn.
       *[explanation] { $seat } gives { $to } a wrong explanation.
    }
action-tell-both = { $seat } gives both opponents a wrong explanation.
action-play-together = { $seat } puts { CARDS($cards) } on the table together.
    .dummy = { $player } puts { CARDS($cards) } on the table from dummy together.
action-omit = { $seat } plays nothing, and play goes on past him.
    .dummy = Nothing is played from dummy, and play goes on past it.
action-adjust = The Director assigns a score.
action-adjust-law = The Director assigns a score under Law { $law }.
action-adjust-artificial = The Director awards an artificial score.
action-penalty-warning = The Director warns { SIDE($side) }.
action-penalty-procedural = The Director gives { SIDE($side) } a procedural penalty.
action-penalty-disciplinary = The Director gives { SIDE($side) } a disciplinary penalty.
action-note = { $text }

## What follows from it.

event-card-withdrawn = { $seat } takes { CARD($card) } back into the hand.
    .dummy = { CAP(CARD($card)) } goes back to dummy.
event-revoke-established = { SEAT($seat, form: "possessive") } revoke in { TRICK($trick) } is now established.
    .dummy = Dummy's revoke in { TRICK($trick) } is now established.
event-rights-lost = { $seat } has lost dummy's rights.
event-attention-drawn = Attention is drawn to an irregularity by { $seat } in { TRICK($trick) }: { $kind }.
event-attention-drawn-unnamed = Attention is drawn to an irregularity by { $seat } in { TRICK($trick) }.
event-attention-drawn-to-dummy = Attention is drawn to an irregularity with dummy's cards in { TRICK($trick) }: { $kind }.
event-attention-drawn-unnamed-to-dummy = Attention is drawn to an irregularity with dummy's cards in { TRICK($trick) }.
event-found-by-director = The Director himself finds an irregularity by { $seat } in { TRICK($trick) }: { $kind }.
event-found-by-director-to-dummy = The Director himself finds an irregularity with dummy's cards in { TRICK($trick) }: { $kind }.
event-accepted-by-playing = By playing on, { $by } accepts an irregularity by { $offender }: { $irregularity }.
event-accepted-by-calling = By calling on, { $by } accepts an irregularity by { $offender }: { $irregularity }.
event-director-asks = The Director asks what it is about.
event-director-waits = The Director is at the table already: his question comes first.
event-penalty-card-lifted = { CAP(CARD($card)) } is no longer a penalty card; { $seat } picks it up.
event-explanation-put-right = { $to } has the right explanation from now on.
event-information-unauthorised = What { CARD($card) } tells is unauthorised information for { SEATS($seats) }.
event-information-for-opponents = { SEATS($seats) } may use what { CARD($card) } tells, and nobody else.
event-information-authorised = Everybody may use what { CARD($card) } tells.
event-information-for-nobody = Nobody may use what { CARD($card) } tells.
event-claim-agreed-by-silence = { $seat } has raised no objection to the claim: that is assent (69A).
event-concession-agreed-by-silence = { $seat } has raised no objection to the concession: that is assent (69A).
event-claim-set-aside = The claim no longer stands; play goes on.
event-concession-set-aside = The concession no longer stands; play goes on.
event-trick-turned-up = The Director turns up { TRICK($trick) }.
event-played-after-claim = After a claim nothing is played: { CARD($card) } only lies face up.
event-played-after-concession = After a concession nothing is played: { CARD($card) } only lies face up.
event-establishment-undone = { SEAT($seat, form: "possessive") } revoke in { TRICK($trick) } is not established after all: there was no concession.
    .dummy = Dummy's revoke in { TRICK($trick) } is not established after all: there was no concession.
event-dummy-warned = That is dummy's right: { $seat } may try to prevent an irregularity.
event-answered = By going on, { $by } has chosen: “{ $option }”.

## Irregularities by name.

kind-revoke = revoke
kind-penalty-card-not-played = penalty card not played
kind-lead-before-choice = lead before declarer's choice
kind-lead-out-of-turn = lead out of turn
kind-play-out-of-turn = play out of turn
kind-premature-lead = premature lead
kind-premature-play = premature play
kind-exposed-card = exposed card
kind-several-cards = several cards at once
kind-fifth-card = fifth card
kind-missing-card = no card played
kind-wrong-card-from-dummy = wrong card from dummy
kind-taken-back = card taken back
kind-wrong-number-of-cards = a wrong number of cards
kind-information-from-elsewhere = something learnt by accident
kind-corrected-too-soon = explanation corrected too soon
kind-call-on-wrong-cards = call on cards of another board
kind-card-pointed-wrongly = card pointed the wrong way
kind-played-card-left-out = played card not among the played ones
kind-card-of-another-pack = card of another pack
kind-board-not-theirs = a board not to be played
kind-trick-inspected = quitted trick looked at
kind-dummy-attention = attention drawn by dummy
kind-dummy-asks = dummy's question to a defender
kind-dummy-warns = warning from dummy
kind-dummy-breach = breach of dummy's limits
kind-dummy-touches = card touched by dummy
kind-play-before-ruling = play before the ruling
kind-call-out-of-rotation = call out of rotation
kind-insufficient-bid = insufficient bid
kind-inadmissible-call = inadmissible call
kind-barred-call = call by a barred player
kind-bid-over-seven = bid over seven
kind-call-after-the-auction = call after the auction
kind-changed-call = changed call
kind-card-exposed-in-auction = card exposed in the auction
kind-extraneous-information = extraneous information
kind-unauthorised-information = use of unauthorised information
