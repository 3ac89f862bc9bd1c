## The auction sheet on the table and beside it, and what binds a player's calls.

command-auction = Auction
command-auction-tip = Show or hide the auction sheet
panel-auction = Auction

table-calls = to call
table-calls-again = calls again
table-tag-led = LED

bound-pass-once = must pass once
bound-pass-once-short = pass once
bound-pass-throughout = must pass throughout
bound-pass-throughout-short = always pass
bound-no-double = may not double
bound-no-double-short = no X
bound-lead = lead: Law { $law }
bound-lead-short = Law { $law }

## Footnotes: what calls mean, and what is irregular about them.

sheet-shows = shows { SUITS($suits, form: "symbol") }
sheet-shows-nothing = specifies no suit
sheet-accepted = { $seat }: { CALL($call) }, { $what }, accepted
sheet-noticed = { $seat }: { CALL($call) }, { $what }
sheet-hidden = Nobody has noticed: { $seat }, { CALL($call) }, { $what }
sheet-late = { $seat }: { CALL($call) }, after the final pass, cancelled
sheet-contract = { CONTRACT($contract, form: "by") }

## Two calls that the Director compares, and who may use what a withdrawn call told.

compared-withdrawn = Withdrawn
compared-new = In its place
compared-natural = specifies { $name }
compared-unexplained = nothing said of its meaning
knowledge-call = Call
knowledge-call-of = { $seat } { CALL($call) }

## For those who listen.

sheet-says-turn = { $seat } is to call.
sheet-says-call = { $seat }: { CALL($call) }.
sheet-says-withdrawn = { $seat }: { CALL($call) }, withdrawn.
sheet-says-implied = { $seat }: { CALL($call) }, not spoken.
sheet-says-late = { $seat }: { CALL($call) }, after the final pass.
sheet-says-bound = { $seat }: { $bound }.

## The auction.

going-wrong-rotation = Calls out of rotation · 28–33
going-wrong-bids = Insufficient, inadmissible, barred · 27, 30, 36–38
going-wrong-changed = Calls changed or late · 25, 39
going-wrong-faced = Cards shown in the auction · 24

wrong-calls-at-once = { $seat } calls at the same moment
wrong-calls-at-once-is = It counts as made after the call of the player in turn.
wrong-calls-out-of-rotation = { $seat } calls out of rotation
wrong-calls-out-of-rotation-is = It is { SEAT($due, form: "possessive") } turn to call.
wrong-bids-too-low = { $seat } makes an insufficient bid
wrong-bids-too-low-is = Not higher than { CALL($highest) }, the last bid.
wrong-doubles = { $seat } doubles
wrong-doubles-is = Inadmissible: there is no bid of the opponents that he could double.
wrong-redoubles = { $seat } redoubles
wrong-redoubles-is = Inadmissible: there is no double of the opponents that he could redouble.
wrong-calls-though-barred = { $seat } calls though he must pass
wrong-calls-though-barred-is = A bid or a double by a player whom a Law requires to pass.
wrong-doubles-though-barred = { $seat } doubles though he may not
wrong-doubles-though-barred-is = A Law forbids him to double at this turn.
wrong-bids-over-seven = { $seat } bids more than seven
wrong-bids-over-seven-is = No play takes place at it, whatever the others do.
wrong-changes-call = { $seat } changes his { CALL($call) }
wrong-changes-call-is = A slip may be put right for a while; a change of mind is cancelled, unless the next player accepts it.
wrong-calls-too-late = { $seat } calls after the final pass
wrong-calls-too-late-is = The call is cancelled.
wrong-auction-shows = { $seat } shows a card
    .card = { $seat } shows it
wrong-auction-shows-is = It stays face up until the auction ends; an honour makes his partner pass once.
wrong-auction-shows-two = { $seat } shows two cards
    .card = { $seat } shows it with another
wrong-auction-shows-two-is = They stay face up until the auction ends, and his partner must pass once.
wrong-auction-leads = { $seat } leads before the auction has ended
    .card = { $seat } leads it before the auction has ended
wrong-auction-leads-is = The card stays face up until the auction ends, and his partner must pass once.
wrong-explains-call = { $seat } explains a call wrongly
wrong-explains-call-is = An opponent may change a call he made because of it, until his partner has called.
wrong-which-call = Which call?
wrong-choose-call = { CALL($call) }
wrong-choose-way-stop = A Stop card, or the word, without need
