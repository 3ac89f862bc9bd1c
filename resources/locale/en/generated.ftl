## Cases made by the table: titles, stories and sources (bridgetable generate; "Another one like this").

generated-contract = { CONTRACT($contract, form: "by") }.
generated-source = { $event ->
    [one-dealt] Board { $board }, dealt at random.
   *[other] Board { $board } of { $event }.
} Made by bridgetable: family { $family }, seed { $seed }, number { $number }.

### Why there is no case.

generated-no-such-law = there is no Law { $law }
generated-no-such-family = there is no family “{ $family }”
generated-no-family-for-law = no family of cases comes to Law { $law } under the Laws of { $edition }
generated-nothing = seed { $seed } yields { $found ->
    [0] nothing under these conditions
    [one] one case only under these conditions
   *[other] { $found } cases only under these conditions
}
generated-nothing-like-this = nothing on this table has been ruled of which another case could be made
generated-no-boards = no board in this file has four known hands and a contract
generated-file-exists = this file exists already, and is not written over
generated-folder-not-writable = cases cannot be written to this folder

### Revokes.

generated-revoke = { CAP(TRICK($trick, form: "in")) } { SUIT($suit) } are led; { SEAT($seat) }, who holds { CARDS($held) }, plays { CARD($card) }.
generated-revoke-ruff = { CAP(TRICK($trick, form: "in")) } { SUIT($suit) } are led; { SEAT($seat) }, who holds { CARDS($held) }, ruffs with { CARD($card) }.
generated-revoke-dummy = { CAP(TRICK($trick, form: "in")) } { SUIT($suit) } are led; { SEAT($player) } calls { CARD($card) } from dummy, which holds { CARDS($held) }.
generated-asked-none = “None left?” asks { SEAT($seat) }, and { SEAT($player) } finds that there is one.
generated-finds-it-himself = { SEAT($seat) } sees it himself and says so at once.
generated-next-has-played = { SEAT($player) } has already played a card after it.
generated-both-have-played = { SEAT($player) } has already played after it, and then { SEAT($partner) }.
generated-led-to-next = { SEAT($player) } has already led { CARD($card) } to the next trick.
generated-partner-on-lead = The penalty card is still on the table when { SEAT($seat) } is to lead.
generated-partner-asks = “None left, partner?” asks { SEAT($seat) }.
generated-comes-to-light = { CAP(TRICK($trick, form: "in")) } { SEAT($player) } plays { CARD($card) }, and everybody looks up.
generated-later = And it is not over.
generated-found-after-play = After the last trick { SEAT($seat) } goes through the cards and finds it.
generated-found-after-call = The cards are back in the board, and { SEAT($seat) } has called on the next one, when it comes out.
generated-found-after-round = It comes out when the round is over: { SEAT($seat) } asks the Director to look.
generated-found-at-last-trick = The last two tricks are still on the table when { SEAT($seat) } speaks.
generated-claimed-revoke-seen = { SEAT($seat) } sees the cards and remembers an earlier trick.
generated-revokes-again = { CAP(TRICK($trick, form: "in")) } the suit is led again, and { SEAT($seat) } plays { CARD($card) }.
generated-revokes-too = { CAP(TRICK($trick, form: "in")) }, in { SUIT($suit) }, { SEAT($seat) } plays { CARD($card) }, and he has a card of the suit too.
generated-both-found-after-play = Both come out after the last trick.

generated-title-revoke-found-at-once = { SEAT($seat) } looks again at { TRICK($trick) }
generated-title-revoke-asked-at-once = { CAP(CARD($card)) } in { TRICK($trick) }
generated-title-revoke-next-has-played = { CAP(CARD($card)) }, and one card after it
generated-title-revoke-both-have-played = { CAP(CARD($card)) }, and two cards after it
generated-title-revoke-led-to-next-trick = { CAP(CARD($card)) }, and a lead to the next trick
generated-title-revoke-partner-on-lead = { CAP(CARD($card)) } stays on the table
generated-title-revoke-partner-asks = { CAP(CARD($card)) } surprises partner
generated-title-revoke-own-trick-won = { SEAT($seat) } ruffs { TRICK($trick) } with { CARD($card) }
generated-title-revoke-side-wins-later = { CAP(CARD($card)) }, and what came of it
generated-title-revoke-no-trick-won = { CAP(CARD($card)) }, and play goes on
generated-title-revoke-of-dummy = { CAP(CARD($card)) } from dummy
generated-title-revoke-twice-in-a-suit = { SEAT($seat) } has no { SUIT($suit) }, twice
generated-title-revoke-by-both-sides = { CAP(CARD($card)) } was only the first
generated-title-revoke-found-after-play = { CAP(CARD($card)) } among the played cards
generated-title-revoke-found-after-next-call = { CAP(CARD($card)) }, remembered on the next board
generated-title-revoke-found-after-round = { CAP(CARD($card)) }, remembered after the round
generated-title-revoke-trick-twelve = Two cards left, and { SEAT($seat) } plays { CARD($card) }
generated-title-revoke-then-claim = { CAP(CARD($card)) }, and then a claim

### Opening leads.

generated-opening-lead = It is { SEAT($due, form: "possessive") } lead; { SEAT($seat) } puts { CARD($card) } on the table.
generated-opening-lead-face-down = It is { SEAT($due, form: "possessive") } lead; { SEAT($seat) } puts a card on the table face down.
generated-declarer-calls = { SEAT($seat) } calls the Director.
generated-partner-says = “It was not your lead”, says { SEAT($seat) }.
generated-declarer-spreads = { SEAT($seat) } takes himself for dummy and spreads his hand.
generated-dummy-begins = { SEAT($seat) } begins to put down dummy.
generated-told-to-lead = “It is your lead”, says { SEAT($seat) } to { SEAT($to) }.
generated-opponent-calls = { SEAT($seat) } calls the Director.
generated-leads-too = { SEAT($seat) }, whose lead it is, leads { CARD($card) } without a word.

generated-title-opening-lead-wrong-defender = { SEAT($seat) } leads { CARD($card) } against { CONTRACT($contract, form: "short") }
generated-title-opening-lead-face-down = { SEAT($seat) } leads against { CONTRACT($contract, form: "short") }, face down
generated-title-opening-lead-declarer-spreads = { CAP(CARD($card)) }, and the wrong hand comes down
generated-title-opening-lead-dummy-seen = { CAP(CARD($card)) }, and dummy is coming down
generated-title-opening-lead-told-wrongly = { SEAT($seat) } is told to lead against { CONTRACT($contract, form: "short") }
generated-title-opening-lead-by-declarer = { SEAT($seat) } leads { CARD($card) } against his own contract
generated-title-opening-lead-by-both = Two leads against { CONTRACT($contract, form: "short") }

### Leads.

generated-won-by = { SEAT($seat) } has won { TRICK($trick) } with { CARD($card) }.
generated-won-by-dummy = Dummy has won { TRICK($trick) } with { CARD($card) }.
generated-leads = { SEAT($seat) } leads { CARD($card) }.
generated-leads-from-dummy = { SEAT($declarer) } calls { CARD($card) } from dummy.
generated-leads-from-hand = { SEAT($declarer) } leads { CARD($card) } from his hand.
generated-follows = { SEAT($player) } plays { CARD($card) } to it.
generated-leader-calls = Only then does { SEAT($player) } call the Director.
generated-plays-early = { SEAT($seat) } is the first to play to it: { CARD($card) }.
generated-opponent-refuses = { SEAT($seat) } calls the Director and does not accept it.
generated-does-not-wait = Before the other lead comes, { SEAT($seat) } plays { CARD($card) }.

generated-title-lead-by-wrong-defender = { SEAT($seat) } goes on with { CARD($card) }
generated-title-lead-instead-of-partner = { SEAT($seat) } leads { CARD($card) } for his partner
generated-title-lead-from-wrong-hand = { CAP(CARD($card)) } to { TRICK($trick) }
generated-title-lead-by-declarer-for-defender = { SEAT($seat) } goes on with { CARD($card) } to { TRICK($trick) }
generated-title-lead-accepted-by-playing = { CAP(CARD($card)) }, and the next hand follows
generated-title-lead-and-proper-lead = { CAP(CARD($card)) }, and another lead
generated-title-lead-and-wrong-defender = { CAP(CARD($card)) }, and everybody plays
generated-title-lead-to-last-trick = The last trick: { CARD($card) }
generated-title-lead-told-wrongly = { SEAT($seat) } is told to lead to { TRICK($trick) }
generated-title-lead-refused-then-defender-leads = { CAP(CARD($card)) }, and a defender in a hurry

### Exposed cards and penalty cards.

generated-drops = { CAP(TRICK($trick, form: "in")) }, as { SEAT($seat) } pulls out { CARD($played) }, { CARD($card) } falls face up on the table.
generated-drops-two = { CAP(TRICK($trick, form: "in")) }, as { SEAT($seat) } pulls out { CARD($played) }, { CARDS($cards) } fall face up on the table.
generated-drops-too = Then { CARD($card) } falls from { SEAT($seat, form: "possessive") } hand.
generated-forgets = { CAP(TRICK($trick, form: "in")) } { SEAT($seat) } plays { CARD($card) }, and { CARD($owed) } still lies before him.
generated-leads-before-choice = { CAP(CARD($card)) } is on the table before anybody has said a word: { SEAT($seat) } is on lead, and { SEAT($partner) } has the penalty card.
generated-leads-forbidden = { CAP(TRICK($trick, form: "to")) }, still on lead, { SEAT($seat) } leads { CARD($card) }.

generated-title-small-card-dropped = { CAP(CARD($card)) } on the table
generated-title-honour-dropped = { CAP(CARD($card)) } falls
generated-title-honour-dropped-partner-leads = { CAP(CARD($card)) } falls, and partner is to lead
generated-title-two-cards-dropped = { CAP(CARDS($cards)) }
generated-title-cards-dropped-by-both = { CAP(CARD($card)) } was not the last
generated-title-penalty-card-forgotten = { SEAT($seat) } forgets { CARD($card) }
generated-title-lead-before-choice = { CAP(CARD($card)) } falls, and partner is quick
generated-title-forbidden-suit-led = { CAP(CARD($card)) } falls, and partner keeps the lead
generated-title-declarer-drops-a-card = { SEAT($seat) } drops { CARD($card) }

### Tricks with something wrong in them.

generated-two-at-once = { CAP(TRICK($trick, form: "to")) } { SEAT($seat) } plays { CARDS($cards) }, both face up.
generated-fifth-card = { CAP(TRICK($trick)) } is { SEAT($winner, form: "possessive") }, and { CARD($card) } from { SEAT($seat, form: "possessive") } hand lies on top of it.
generated-fifth-card-led = “I thought that I had won it”, says { SEAT($seat) }.
generated-fifth-card-fell = “It was stuck to the other one”, says { SEAT($seat) }.
generated-plays-nothing = { CAP(TRICK($trick, form: "to")) } { SEAT($seat) } plays nothing, and nobody sees it.
generated-missing-found = Then { SEAT($seat) } counts his cards.
generated-card-too-many-in-hand = Two tricks later { SEAT($seat) } has a card more than everybody else.
generated-plays-before = { CAP(TRICK($trick, form: "to")) } { SEAT($seat) } plays { CARD($card) }; it was { SEAT($other, form: "possessive") } turn.
generated-both-hands = { CAP(TRICK($trick, form: "to")) } { SEAT($player) } has already played from both hands, { CARD($card) } from the second, and { SEAT($other) } has not yet followed.
generated-leads-on = { CAP(TRICK($trick)) } is { SEAT($seat, form: "possessive") } so far, and he goes on with { CARD($card) }; { SEAT($partner) } has not played yet.
generated-inspects = { SEAT($seat) } turns up the cards of { TRICK($trick) }, which is long quitted.
generated-takes-back = { CAP(TRICK($trick, form: "to")) } { SEAT($seat) } plays { CARD($card) }, thinks better of it and takes it back.

generated-title-two-cards-by-defender = { CAP(CARDS($cards)) } at once
generated-title-two-cards-by-declarer = { SEAT($seat) } plays { CARDS($cards) } at once
generated-title-fifth-card = { CAP(CARD($card)) } on top of the trick
generated-title-card-missing-found-at-once = Three cards in { TRICK($trick) }
generated-title-card-missing-found-later = { SEAT($seat) } has a card too many
generated-title-plays-before-partner = { SEAT($seat) } plays { CARD($card) } at once
generated-title-plays-at-declarers-turn = { SEAT($seat) } does not wait: { CARD($card) }
generated-title-plays-after-both-hands = { CAP(CARD($card)) } before partner
generated-title-leads-before-partner-plays = { SEAT($seat) } goes on with { CARD($card) } at once
generated-title-quitted-trick-inspected = { SEAT($seat) } wants to see { TRICK($trick) } again
generated-title-card-taken-back = { SEAT($seat) } would rather not play { CARD($card) }

### Dummy.

generated-slip-of-the-tongue = { CAP(TRICK($trick, form: "to")) } { SEAT($declarer) } calls { CARD($card) } from dummy, and then says: “no, { CARD($meant) }”.
generated-next-follows = { SEAT($seat) } has followed meanwhile.
generated-wrong-word = It came out wrong: he had been thinking of the other card all the time.
generated-changes-his-mind = He had meant what he said, and only then saw what it would cost.
generated-misplaces = { CAP(TRICK($trick, form: "to")) } { SEAT($declarer) } calls { CARD($card) }, and { SEAT($dummy) } moves { CARD($put) }.
generated-play-anything = { CAP(TRICK($trick, form: "to")) } { SEAT($declarer) } says “anything” to dummy.
generated-rank-alone = { CAP(TRICK($trick, form: "to")) } { SEAT($declarer) } names a rank and no suit, and dummy holds { CARDS($cards) }.
generated-looks-at-a-hand = { SEAT($dummy) }, who is dummy, has looked into { SEAT($seat, form: "possessive") } hand.
generated-warns = { CAP(TRICK($trick, form: "to")) } { SEAT($declarer) } reaches for a card, and { SEAT($dummy) } says: “not from there”.
generated-dummy-asks = “None left, partner?” asks { SEAT($dummy) }.
generated-dummy-calls = { SEAT($dummy) }, who is dummy, is the first to see it and calls the Director.
generated-dummy-asks-defender = “None left?” asks { SEAT($dummy) }, who is dummy.
generated-dummy-touches = { CAP(TRICK($trick, form: "to")) } { SEAT($dummy) } puts his finger on { CARD($card) } before declarer has said anything.
generated-dummy-says-wrong-hand = “You were in the other hand”, says { SEAT($dummy) }, who is dummy.

generated-title-slip-of-the-tongue = { CAP(CARD($other)) } or { CARD($card) }?
generated-title-wrong-card-from-dummy = { SEAT($seat) } moves { CARD($other) }
generated-title-play-anything = “Anything”, to { TRICK($trick) }
generated-title-rank-without-a-suit = A rank for { TRICK($trick) }, and no suit
generated-title-dummy-warns-without-rights = “Not from there”, before { TRICK($trick) }
generated-title-dummy-asks-without-rights = { CAP(CARD($card)) }, and dummy asks
generated-title-dummy-calls-first = { CAP(CARD($card)) }, and dummy has seen it
generated-title-dummy-asks-a-defender = { CAP(CARD($card)) }, and dummy asks { SEAT($seat) }
generated-title-dummy-touches-a-card = A finger on { CARD($card) }
generated-title-dummy-speaks-after-the-lead = { CAP(CARD($card)) }, and dummy speaks

### Claims.

generated-claims-rest = { SEAT($seat) } shows his cards and claims { TRICKS($tricks) }: the rest.
generated-claims-some = { SEAT($seat) }, a defender, shows his cards and claims { TRICKS($tricks) } of the last { NUMBER_WORD($left) }.
generated-objects = { SEAT($seat) } does not agree.
generated-asks-to-play-on = { SEAT($seat) } does not agree, and wants to play on.
generated-concedes-rest = { SEAT($seat) } concedes { TRICKS($tricks) }: the rest.
generated-wants-a-trick-back = Afterwards { SEAT($seat) } sees that one of them was his side's, and asks for it.
generated-wants-what-was-claimed = A trick is lost in the play, and { SEAT($seat) } wants what he claimed.

generated-title-claim-with-a-trump-out = { TRICKS($tricks, form: "digits") } to go, and { SEAT($seat) } claims them
generated-title-claim-doubted = { SEAT($seat) } claims the last { TRICKS($tricks) }
generated-title-claim-played-on = { SEAT($seat) } claims the last { TRICKS($tricks) }, and is to play on
generated-title-claim-agreed-then-withdrawn = The last { TRICKS($tricks) }, agreed too soon
generated-title-concession-of-a-winner = { SEAT($seat) } gives up the last { TRICKS($tricks) }
generated-title-concession-partner-objects = { SEAT($seat) } gives up, his partner does not
generated-title-claim-by-a-defender = { SEAT($seat) } claims { TRICKS($tricks) } for the defence

### Calls.

generated-auction-so-far = { SEAT($dealer) } is the dealer; so far: { CALL($calls, form: "said") }.
generated-dealer = { SEAT($seat) } is the dealer.
generated-bid-too-low = { SEAT($seat) } has not seen { SEAT($other, form: "possessive") } { CALL($bid) }, and bids { CALL($call) }.
generated-takes-the-bid-for-a-lower-one = { SEAT($seat) } takes { SEAT($other, form: "possessive") } { CALL($bid) } for { CALL($lower) }, and bids { CALL($call) }.
generated-calls-the-director = { SEAT($seat) } calls the Director.
generated-calls-over-it = { SEAT($seat) } { CALL($call, form: "does") } over it, and only then it is noticed.
generated-corrects-at-once = He sees it himself and at once makes it { CALL($call) }.
generated-doubles-instead = He would rather double.
generated-bids-though-barred = Later { SEAT($seat) } { CALL($call, form: "does") } all the same.
generated-calls-out-of-rotation = It is { SEAT($other, form: "possessive") } turn; { SEAT($seat) } { CALL($call, form: "does") }.
generated-calls-in-turn = Before anybody says a word, { SEAT($seat) } { CALL($call, form: "does") }.
generated-passes-over-a-turn = It is { SEAT($other, form: "possessive") } turn, but { SEAT($seat) } passes; the others pass too.
generated-never-had-his-turn = The bidding cards are being put away when { SEAT($seat) } says that he never had his turn.
generated-pulls-the-wrong-card = { SEAT($seat) } means { CALL($meant) }, and his fingers take the card beside it: { CALL($call) } is on the table.
generated-next-has-called = { SEAT($seat) } { CALL($call, form: "does") }, and only then he sees it.
generated-partner-has-called = Only when { SEAT($seat) } has called does he see it.
generated-thinks-again = { SEAT($seat) } { CALL($call, form: "does") }; then he sees { SEAT($other, form: "possessive") } bid and wants to { CALL($meant, form: "do") } instead.
generated-doubles-own-side = { SEAT($seat) } takes { SEAT($other, form: "possessive") } bid for an opponent's and doubles.
generated-calls-after-the-end = The auction is over, but { SEAT($seat) } has not noticed and { CALL($call, form: "does") }.
generated-card-falls = { CAP(CARD($card)) } falls from { SEAT($seat, form: "possessive") } hand, face up.
generated-leads-in-auction = One player has still to call when { SEAT($seat) } leads { CARD($card) }.
generated-hesitates = { SEAT($seat) } thinks for a long time and passes. When his turn comes, { SEAT($partner) } { CALL($call, form: "does") }.
generated-says-it-was-used = { SEAT($seat) } calls the Director.

generated-title-bid-too-low-made-good = { SEAT($seat) } bids { CALL($call) }
generated-title-bid-too-low-another-call = { SEAT($seat) } bids { CALL($call) } and thinks again
generated-title-bid-too-low-accepted = { CALL($call) }, says { SEAT($seat) }
generated-title-bid-too-low-called-over = { CALL($call) }, and the next call
generated-title-bid-too-low-put-right-at-once = { SEAT($seat) } makes more of { CALL($call) }
generated-title-bid-too-low-then-double = { CALL($call) }, and then a double
generated-title-bid-too-low-partner-bids-on = { CALL($call) } by { SEAT($seat) }, and partner bids on
generated-title-pass-at-right-hand-opponents-turn = { SEAT($seat) } passes at { SEAT($other, form: "possessive") } turn
generated-title-pass-at-partners-turn = { SEAT($seat) } passes for his partner
generated-title-bid-at-right-hand-opponents-turn = { CALL($call) } at { SEAT($other, form: "possessive") } turn
generated-title-bid-at-partners-turn = { SEAT($seat) } bids { CALL($call) } for his partner
generated-title-call-at-left-hand-opponents-turn = { SEAT($seat) } begins instead of { SEAT($other) }
generated-title-double-out-of-rotation = { SEAT($seat) } doubles at { SEAT($other, form: "possessive") } turn
generated-title-call-out-of-rotation-accepted = { SEAT($seat) } is ahead with { CALL($call) }
generated-title-call-out-of-rotation-then-in-turn = { CALL($call) } too soon, and the proper call
generated-title-three-passes-and-one-player-skipped = { SEAT($other) } never had his turn
generated-title-wrong-bidding-card-seen-at-once = { CALL($call) }, and { CALL($meant) } was meant
generated-title-wrong-bidding-card-next-has-called = { CALL($call) } was not meant, and the next player has called
generated-title-wrong-bidding-card-partner-has-called = { CALL($call) } was not meant, and partner has called
generated-title-call-changed-on-second-thoughts = { SEAT($seat) } would rather { CALL($meant, form: "do") }
generated-title-double-of-partner = { SEAT($seat) } doubles { SEAT($other) }
generated-title-double-of-partner-called-over = { SEAT($seat) } doubles { SEAT($other) }, and the auction goes on
generated-title-call-after-the-final-pass = { SEAT($seat) } comes too late
generated-title-card-shown-in-the-auction = { CAP(CARD($card)) } during the auction
generated-title-lead-during-the-auction = { SEAT($seat) } is ready to lead { CARD($card) }
generated-title-slow-pass = { SEAT($seat) } thinks, { SEAT($partner) } bids

### Revokes with something more, and others.

generated-revokes-in-the-same-trick = { SEAT($seat) } has { SUIT($suit) } too, and plays { CARD($card) } all the same.
generated-both-found-now = { SEAT($player) } has led to the next trick when both find what they overlooked.
generated-names-a-card = He has won the trick, and says: “now { CARD($card) }”.
generated-asked-too-late = Only then { SEAT($seat) } speaks.
generated-agrees = { SEAT($seat) } agrees.
generated-points-it-out = “That cannot be right”, says { SEAT($seat) }.
generated-plays-on-at-once = The Director is not there yet when { SEAT($seat) } plays { CARD($card) }.
generated-says-eight = { SEAT($seat) } has had enough of it and says “{ CALL($call) }”, for a laugh.
generated-held-so-that-partner-sees = { CAP(TRICK($trick, form: "to")) } { SEAT($seat) } has { CARD($card) } in his fingers, where { SEAT($partner) } can see it, and puts it back.
generated-title-revoke-both-in-one-trick = { CAP(CARD($card)) } in { TRICK($trick) }, and another
generated-title-revoke-then-names-a-card = { CAP(CARD($card)) } wins, and the next card is named
generated-title-revoke-then-agrees-to-a-claim = { CAP(CARD($card)) }, a claim, and everybody agrees
generated-title-revoke-played-on-before-the-ruling = { CAP(CARD($card)) }, and nobody waits
generated-title-bid-over-seven = { SEAT($seat) } bids { CALL($call) }
generated-title-card-held-so-that-partner-sees-it = { CAP(CARD($card)) } in the fingers
generated-partner-on-lead-two-cards = Both cards are still on the table when { SEAT($seat) } is to lead.
generated-title-two-cards-dropped-partner-leads = { CAP(CARDS($cards)) }, and partner is to lead

### Wrong explanations, and a call before a pass that must come.

generated-asks-about-a-bid = { SEAT($seat) } asks what the { CALL($bid) } of { SEAT($bidder) } means, and { SEAT($teller) } tells him.
generated-calls-on-it = Relying on that { SEAT($seat) } calls { CALL($call) }.
generated-was-wrong-at-once = “I was wrong”, says { SEAT($teller) } before anybody else has done anything, and calls the Director.
generated-was-wrong-after-his-call = { SEAT($teller) } calls { CALL($call) }, and then says that he was wrong, and sends for the Director.
generated-was-wrong-after-partner = { SEAT($partner) } has called too when { SEAT($teller) } finds that he was wrong, and sends for the Director.
generated-was-wrong-too-late = A few cards later { SEAT($teller) } finds that he was wrong, and sends for the Director.
generated-changes-his-call = { SEAT($seat) } changes his call, to { CALL($call) }.
generated-asks-during-the-play = Before he plays { TRICK($trick, form: "to") }, { SEAT($seat) } asks what the { CALL($bid) } of { SEAT($partner) } meant, and { SEAT($teller) } tells him.
generated-plays-on-it = Relying on that { SEAT($seat) } plays { CARD($card) }.
generated-passes-out-of-rotation = { SEAT($seat) } passes when it is { SEAT($other, form: "possessive") } turn.
generated-calls-without-waiting = { SEAT($seat) } calls { CALL($call) } without waiting for { SEAT($other) }.
generated-one-behind-the-other = { CAP(TRICK($trick, form: "to")) } { SEAT($seat) } plays { CARD($card) }, with { CARD($hidden) } behind it, and everybody plays on.
generated-card-short = Then { SEAT($seat) } finds that he is a card short.
generated-title-explained-wrongly-call-changed = { CAP(CALL($bid)) }, and words that were wrong
generated-title-explained-wrongly-called-over = { CAP(CALL($bid)) }, wrong words, and another call
generated-title-explained-wrongly-too-late-to-change = { CAP(CALL($bid)) }, and the truth too late
generated-title-explained-wrongly-card-retracted = { CAP(CARD($card)) }, played on wrong words
generated-title-explained-wrongly-card-stays = { CAP(CARD($card)) }, and the truth too late
generated-title-call-before-a-pass-that-must-come = { SEAT($next) } does not wait
generated-title-card-too-many-found-later = { CAP(CARDS($cards)) }, one behind the other
generated-title-two-cards-of-one-suit-dropped = { CAP(CARDS($cards)) }, of one suit
