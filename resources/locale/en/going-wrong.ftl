## What can go wrong at the table now: the palette. Each line is what somebody does, and what that would be.

going-wrong-title = What can go wrong
going-wrong-search = Type: a player, a word, a Law
going-wrong-everybody = All
going-wrong-every-family = All Laws
going-wrong-nothing = Nothing of that kind is possible now
going-wrong-close = Close
going-wrong-back = Back
going-wrong-keys = Enter does it · Tab goes to players and Laws · Esc leaves
going-wrong-keys-further = Enter chooses · Esc goes back

## The Laws that belong together.

going-wrong-opening = Opening lead · 41, 54
going-wrong-named = Cards called and touched · 45, 46, 57
going-wrong-exposed = Exposed and penalty cards · 45, 48–52
going-wrong-turn = Out of turn, too soon · 47, 53–57
going-wrong-together = Two cards at once · 58
going-wrong-revoke = Revoke · 43, 61–63
going-wrong-dummy = Dummy · 42, 43, 45
going-wrong-tricks = Tricks · 47, 65–67
going-wrong-number = Wrong number of cards · 13, 14
going-wrong-board = Wrong board, wrong cards · 15, 17
going-wrong-claims = Claims and the end · 62, 64, 68–71, 79
going-wrong-words = What is said · 9, 16, 20, 21, 43, 47, 75

## The opening lead.

wrong-opening-lead = { $seat } makes the opening lead
    .card = { $seat } makes the opening lead with it
wrong-opening-lead-is = An opening lead out of turn: it is { SEAT($due, form: "possessive") } lead.
wrong-face-down = { $seat } leads face down
    .card = { $seat } leads it face down
wrong-face-down-is = As it should be: dummy and declarer may still ask before it is turned up.
wrong-face-down-wrong = { $seat } leads face down
    .card = { $seat } leads it face down, out of turn
wrong-face-down-wrong-is = Out of turn, it is { SEAT($due, form: "possessive") } lead; the Director can still have it taken back.
wrong-face-up = { $seat } turns up his lead
wrong-face-up-is = From then on the lead is made.
wrong-spread = { $seat } spreads his hand
wrong-spread-is = Over the opening lead out of turn he becomes dummy.

## Cards called and touched.

wrong-held-seen = { $seat } holds a card so that his partner could see it
    .card = { $seat } holds it so that his partner could see it
wrong-held-seen-is = A defender's card so held is played.
wrong-held-near = { $seat } holds a card face up on the table, or nearly
    .card = { $seat } holds it face up on the table, or nearly
wrong-held-near-is = Declarer's card so held is played.
wrong-touches-dummys = { $seat } touches a card of dummy
    .card = { $seat } touches it
wrong-touches-dummys-is = Other than to put the cards in order: the card is played.
wrong-names = { $seat } names a card that he will play
    .card = { $seat } names it as the card he will play
wrong-names-is = The card named must be played, if it lawfully can.
wrong-calls = { $seat } does not say which card of dummy
wrong-calls-is = An incomplete call: Law 46 says which card is meant.
wrong-calls-early = { $seat } calls a card before it is dummy's turn
    .card = { $seat } calls it before it is dummy's turn
wrong-calls-early-is = A call too soon; it may establish a revoke of his own side.
wrong-meant-another = { $seat } says he meant another card of dummy
    .card = { $seat } says that he meant this card
wrong-meant-another-is = A slip of the tongue may be put right, a change of mind may not.
wrong-misplaces = { $seat }, dummy, moves the wrong card
    .card = It is called, and { $seat }, dummy, moves another
wrong-misplaces-is = Not the card declarer named: it can be put right for a while.
wrong-fifth = { $seat } plays or drops another card to this trick
    .card = { $seat } plays or drops it too to this trick
wrong-fifth-is = A fifth card: a penalty card, unless it was a lead.

## Exposed and penalty cards.

wrong-shows = { $seat } shows a card
    .card = { $seat } shows it
wrong-shows-is = Exposed on purpose by a defender: a major penalty card.
wrong-drops = { $seat } drops a card
    .card = { $seat } drops it
wrong-drops-is = Exposed by accident: a minor penalty card below the ten, a major one from the ten up.
wrong-drops-two = { $seat } drops two cards
    .card = { $seat } drops it with another
wrong-drops-two-is = Two cards exposed together: two major penalty cards.
wrong-says-he-has = { $seat } says that he holds a card
    .card = { $seat } says that he holds it
wrong-says-he-has-is = A defender's card named as held becomes a penalty card.
wrong-declarer-shows = { $seat }, declarer, shows a card
    .card = { $seat }, declarer, shows it
wrong-declarer-shows-is = Declarer has no penalty cards: he takes it back.
wrong-declarer-drops = { $seat }, declarer, drops a card
    .card = { $seat }, declarer, drops it
wrong-declarer-drops-is = Declarer has no penalty cards: he takes it back.
wrong-penalty-not-played = { $seat } does not play his penalty card
    .card = { $seat } plays it instead of his penalty card
wrong-penalty-not-played-is = What { $player } must play: { CARDS($owed, form: "short") }.

## Out of turn, too soon.

wrong-lead-wrong = { $seat } leads
    .card = { $seat } leads it out of turn
wrong-lead-wrong-is = A lead out of turn: it is { SEAT($due, form: "possessive") } lead.
wrong-lead-early = { $seat } leads to the next trick
    .card = { $seat } leads it to the next trick
wrong-lead-early-is = Too soon: { TRICK($trick) } is not complete.
wrong-play-early = { $seat } plays before his turn
    .card = { $seat } plays it before his turn
wrong-play-early-is = A play too soon: it is { SEAT($turn, form: "possessive") } turn.
wrong-tells-lead = { $seat } tells an opponent that it is his lead
wrong-tells-lead-is = A lead made because an opponent said so may be taken back freely.
wrong-two-cards = { $seat } plays two cards at once
    .card = { $seat } plays it together with another
wrong-two-cards-is = Where both can be seen, he says which one he plays.

## The revoke.

wrong-revoke = { $seat } can revoke: { CARDS($owed, form: "short") }
    .card = { $seat } revokes with it
wrong-revoke-is = { $player } could play { COUNT($owed) ->
        [one] that card, and plays another
       *[other] any of those, and plays another
    }.
wrong-dummy-asks = { $seat }, dummy, asks { $of } about a revoke
wrong-dummy-asks-is = Dummy may ask declarer, never a defender.
wrong-partner-asks = { $seat } asks his partner about a revoke
wrong-partner-asks-is = A question that defenders may not ask here.
wrong-dummy-asks-declarer = { $seat }, dummy, asks { $of } about a revoke
wrong-dummy-asks-declarer-is = Dummy's right: a revoke that is not yet established is then put right.
wrong-dummy-asks-declarer-dummys = { $seat }, dummy, asks { $of } about dummy's card
wrong-dummy-asks-declarer-dummys-is = Dummy's right: a card of dummy that was a revoke is then put right.
wrong-dummy-asks-without-rights = { $seat }, dummy, asks { $of } about a revoke
wrong-dummy-asks-without-rights-is = His rights are lost: a revoke is put right, and counts for the tricks as if it were established.
wrong-dummy-asks-dummys-without-rights = { $seat }, dummy, asks { $of } about dummy's card
wrong-dummy-asks-dummys-without-rights-is = His rights are lost; a card of dummy that was a revoke is put right all the same.
wrong-declarer-asks = { $seat }, declarer, asks { $of } about a revoke
wrong-declarer-asks-is = His right: a revoke that is not yet established is then put right.
wrong-defender-asks = { $seat } asks { $of }, declarer, about a revoke
wrong-defender-asks-is = His right: a revoke that is not yet established is then put right.
wrong-defender-asks-dummys = { $seat } asks { $of }, declarer, about dummy's card
wrong-defender-asks-dummys-is = His right: a card of dummy that was a revoke is then put right.
wrong-partner-may-ask = { $seat } asks his partner about a revoke
wrong-partner-may-ask-is = Defenders may ask each other here; what the question tells is unauthorised.

## Dummy.

wrong-accepts-lead = { $seat } accepts the lead out of turn
wrong-accepts-lead-is = Said before the Director comes, it makes the lead correct.
wrong-warns = { $seat }, dummy, warns declarer of the wrong hand
wrong-warns-is = His right, as long as he has not lost it.
wrong-warns-without-rights = { $seat }, dummy, warns declarer of the wrong hand
wrong-warns-without-rights-is = His rights are lost: a defender chooses from which hand to lead.
wrong-touches = { $seat }, dummy, touches a card unasked
    .card = { $seat }, dummy, touches it unasked
wrong-touches-is = A hint to declarer: the Director looks at it when play has ended.
wrong-suggests = { $seat }, dummy, suggests a play
wrong-suggests-is = A hint to declarer: the Director looks at it when play has ended.

## Tricks.

wrong-omit = { $seat } plays nothing, and play goes on
wrong-omit-is = A trick with a card missing.
wrong-take-back = { $seat } takes back a card he has played
    .card = { $seat } takes it back
wrong-take-back-is = Only where a Law lets him; else the card stays played.
wrong-inspect = { $seat } turns up a quitted trick
wrong-inspect-is = Quitted tricks are turned up by leave of the Director.
wrong-inspect-own = { $seat } looks at his own card of a turned trick
wrong-inspect-own-is = Each player may look at his own last card for a while, without showing it.

## Claims and the end.

wrong-claim = { $seat } claims
wrong-claim-is = Play stops; the rest is conceded.
wrong-show-hand = { $seat } faces his hand
wrong-show-hand-is = A claim, unless plainly not meant.
wrong-learn = { $seat } accidentally learns something about the board
wrong-learn-is = The Director has four ways before any call, two after it.
wrong-corrects-partner = { $seat } says that his partner's explanation was wrong
wrong-corrects-partner-is = Not during the auction; a defender only after play.
wrong-corrects-own = { $seat } says that his own explanation was wrong
wrong-corrects-own-is = The Director is called before the opening lead is faced.
wrong-wrong-cards = { $seat } has called on the cards of another board
wrong-wrong-cards-is = The call is cancelled, with all that came after it.
wrong-point = { $seat } points a quitted card the wrong way
wrong-point-is = Who may point it out, and until when, depends on the edition.
wrong-leave-out = { $seat } leaves a played card out of his played cards
wrong-leave-out-is = The Director finds it and puts it where it belongs.
wrong-foreign-card = { $seat } finds a card of another pack among his
wrong-foreign-card-is = It is removed; what matters is whether it was played.
wrong-wrong-board = { $seat } finds that this board was not theirs to play
wrong-wrong-board-is = What matters is whether one of the four has played it before.
wrong-mislay = { $seat } has a card missing
    .card = { $seat } does not have it: it is missing
wrong-mislay-is = The hand is a card short (Law 14).
wrong-mislay-to = { $seat } has a card lying in another hand
    .card = { $seat } does not have it: it is in another hand
wrong-mislay-to-is = One hand has too many cards, one too few (Law 13).
wrong-count-dummy = { $seat } counts dummy's cards
wrong-count-dummy-is = Attention is drawn to a wrong number of cards.
wrong-count = { $seat } counts his cards
wrong-count-is = Attention is drawn to a wrong number of cards.
wrong-dispute = { $seat } disputes the tricks won
wrong-dispute-is = The Director finds what is recorded.
wrong-concede = { $seat } concedes
wrong-concede-is = Play stops; the rest is claimed.
wrong-agree = { $seat } agrees
wrong-agree-is = His side objects no more; for a time it may still change its mind.
wrong-object = { $seat } objects
wrong-object-is = The Director is called, or play goes on where all four want it.
wrong-takes-back = { $seat } takes back his agreement
wrong-takes-back-is = Before the round ends: the tricks are looked at again.
wrong-withdraw = { $seat } asks for tricks agreed or conceded
wrong-withdraw-is = In the correction period: only those that could hardly be lost.
wrong-return = The cards go back into the board
wrong-return-is = Once all four hands are back, a revoke in the twelfth trick is no longer corrected.
wrong-next-call = { $seat } calls on the next board
wrong-next-call-is = Revokes his opponents made move no tricks if they are pointed out only now.
wrong-round = The round ends
wrong-round-is = Revokes pointed out only now move no tricks.

## What is said.

wrong-informs = { $seat } makes a remark, a gesture, a pause
wrong-informs-is = What his partner learns by it is unauthorised.
wrong-explains = { $seat } explains a call wrongly
wrong-explains-is = A card an opponent plays because of it may be taken back for a while.
wrong-says-used = { $seat } says that an opponent used what he may not
wrong-says-used-is = The Director looks for the logical alternatives.
wrong-attention = { $seat } points out an irregularity
wrong-attention-is = Without calling the Director, who must come at once.
wrong-attention-dummy = { $seat }, dummy, is the first to point out an irregularity
wrong-attention-dummy-is = Dummy may not, as long as the play goes on.

## What is still to be said.

wrong-which-card = Which card?
wrong-which-first = Which two cards? The first
wrong-which-second = And the second?
wrong-which-named = Which card did declarer name?
wrong-which-put = And which one did dummy move?
wrong-which-trick = Which trick?
wrong-how-many = How many tricks?
wrong-whom = Which opponent?
wrong-what-called = What does declarer say?
wrong-what-way = In which way?
wrong-whose-hand = In whose hand is it?
wrong-whose-cards = Whose cards?
wrong-choose-trick = { CAP(TRICK($trick)) }
wrong-choose-player = { $seat }
wrong-choose-tricks = { CAP(TRICKS($tricks)) }
wrong-choose-all-hands = All four hands
wrong-choose-way-remark = A remark
wrong-choose-way-gesture = A gesture
wrong-choose-way-hesitation = A hesitation
wrong-choose-call-high = “High”
wrong-choose-call-low = “Low”
wrong-choose-call-win = “Win it”
wrong-choose-call-any = “Play anything”
wrong-choose-call-suit = “{ CAP(SUIT($suit)) }”
wrong-choose-call-rank = “{ $rank }”, no suit
wrong-choose-call-run = “Run the { SUIT($suit) }”
