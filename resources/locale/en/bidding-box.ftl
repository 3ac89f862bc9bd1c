## The bidding box, calls typed on the keyboard, and the offer of an unlawful call.

panel-bidding-box = Bidding box
command-bidding-box = Bidding box
command-bidding-box-tip = Show or hide the bidding box, which is there while there is an auction
command-call = Call
command-call-tip = Into the bidding box: arrow keys, then Enter
command-change-call = Change a call
command-change-call-tip = The player who called last puts another call for it
box-stop = Stop
box-stop-tip = The player reaches for the Stop card ({ $key })
box-alert = Alert
box-alert-tip = What the next call is explained to mean, and the suits it shows ({ $key })
box-change = Change
box-change-tip = Puts another call for the last one; first choose whose, if not of the player who called last ({ $key })
box-caller = { $seat } calls
box-caller-tip = { $seat } makes the next call, whoever's turn it is ({ $key })
box-call-tip = { $call } ({ $key })
box-turn = It is his turn.
box-on = Chosen.
box-unlawful = Not lawful now: a click or Enter offers it, with Shift it is made at once.
calls-none-yet = Nobody has called yet: there is no call to change.

## What is typed, in the caption.

echo-caller = { $seat }:
echo-changes = { $seat } changes { CALL($call) }:
echo-no-call = { $seat } has not called:
echo-alert = Alert!

## Whose turn it is.

opening-auction = Board { $board }: { $seat } deals, and calls first.
awaited-call = { $seat } to call
awaited-call-again = { $seat } to call again
nothing-yet-auction = Nothing has happened yet. Choose a call in the bidding box, or type it: 1 H, 1 N, P, X.
score-auction = Auction
score-auction-bid = { CALL($call) } by { $seat }

## What an unlawful call would be.

offer-call = Call { CALL($call) } anyway
offer-call-tip = Enter makes the call; next time, Shift and a click make it at once
offer-keys-call = Enter makes the call all the same · Esc leaves it in the box
would-be-insufficient-bid = An insufficient bid: it must be more than { CALL($highest) } (Law 27).
would-be-call-out-of-rotation = A call out of rotation: it is { SEAT($due, form: "possessive") } turn (Law 29).
would-be-inadmissible-call-double = An inadmissible double: there is no bid of an opponent to double (Law 36).
would-be-inadmissible-call-redouble = An inadmissible redouble: there is no double of an opponent to redouble (Law 36).
would-be-barred-call = { $seat } must pass (Law 37).
would-be-barred-call-double = { $seat } may neither double nor redouble at this turn.
would-be-bid-over-seven = A bid of more than seven (Law 38).
would-be-call-after-the-auction = A call after the final pass (Law 39).
would-be-changed-call = A change of call (Law 25).
would-be-call-before-ruling = The Director has not ruled yet: nobody may call (Law 9).
would-be-call-before-finding = The Director must decide first.
would-be-call-irregular = { $seat } may not call { CALL($call) } now.

## What the next call means.

meaning-title = Alert
meaning-ok = Alert
meaning-explain = The next call is alerted. What is it explained to mean, and what does it show?
meaning-text = Meaning
meaning-shows = Shows
meaning-as-named = What it names
meaning-nothing = No suit
meaning-suits = These suits
meaning-unexplained = Alerted, not explained

## All keys.

summons-item-auction = { $what }
keys-bid-key = 1 H
keys-bid = In the auction, one heart: the level, then C D H S or N for no trump; 8 and 9 too
keys-other-calls-key = P · X · X X
keys-other-calls = Pass, double, redouble (R redoubles too); X and Enter where only a redouble is lawful
keys-caller-key = N E S W
keys-caller = In the auction, who makes the next call, whoever's turn it is: E 1 H
keys-change-key = C
keys-change = In the auction, another call for the last one: C 1 S; for one of East: E C 1 S
keys-alert-key = A · !
keys-alert = In the auction, alerts the next call; the Stop card
keys-options-key = N 1 H
keys-options = While a question is asked digits are its options: name the player first to bid
