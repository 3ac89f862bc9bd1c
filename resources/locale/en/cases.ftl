## Why a case file is refused. The place, as in actions[4].card, stands before the sentence.

case-not-json = this is not JSON: line { $line }, column { $column }
case-not-utf8 = this is not UTF-8: line { $line }
case-number-too-long = there is a number of too many digits
case-no-number = { $text } is no number
case-not-an-object = an object is wanted here, not { $text }
case-not-a-list = a list is wanted here, not { $text }
case-not-a-string = a string is wanted here, not { $text }
case-not-a-number = a number is wanted here, not { $text }
case-not-a-whole-number = a whole number is wanted here, not { $text }
case-not-a-flag = true or false is wanted here, not { $text }
case-number-too-small = { $text } is too small: the least is { $least }
case-number-outside = { $text } is not between { $least } and { $most }
case-half-a-letter = this text has half a letter in it and could not be written again
case-text-too-long = a text has at most { $most } letters
case-key-twice = this key is there twice
case-unknown-key = this key is not known here
case-missing = this is missing
case-twice = "{ $text }" is there twice
case-too-few = at least { $least } { $least ->
        [one] entry is
       *[other] entries are
    } wanted here
case-newer-version = this is version { $version }, newer than this program, which knows version { $known }
case-no-format = "{ $text }" is not the format of a case file: "bridgetable-case"
case-no-language = "{ $text }" is no language of this program: { $languages }
case-no-text = a text is wanted here: a string, or one for each language
case-no-edition = "{ $text }" is no edition of the Laws: its year is written, as in "2017"
case-no-election = "{ $text }" is no election that this program knows
case-no-reading = "{ $text }" is no reading of this clause that the program knows
case-no-card = "{ $text }" is no card
case-no-suit = "{ $text }" is no suit
case-no-suit-or-card = "{ $text }" is neither a suit nor a card
case-no-seat = "{ $text }" is no seat
case-no-side = "{ $text }" is no side
case-no-call = "{ $text }" is no call
case-no-card-or-call = "{ $text }" is neither a card nor a call
case-no-vulnerability = "{ $text }" is no vulnerability: "None", "NS", "EW" or "Both"
case-no-contract = "{ $text }" is no contract
case-no-deal = "{ $text }" is no deal: first seat, colon, four hands
case-no-hand = "{ $text }" is no hand: four suits with points between them
case-hand-card-twice = the hand "{ $text }" has the same card twice
case-deal-card-twice = "{ $text }" is in two hands
case-deal-uneven = the hands are not of one size from 1 to 13 cards: { $text }
case-no-clause = "{ $text }" is no clause of the Laws
case-no-option = "{ $text }" is no option
case-no-restraint = "{ $text }" restrains no lead and no call
case-no-designation = "{ $text }" is nothing declarer can call for
case-no-breach = "{ $text }" is not one of the things Law 43A2 forbids to dummy
case-no-kind = "{ $text }" is no kind of irregularity
case-no-status = "{ $text }" is no status of an irregularity
case-no-seriousness = "{ $text }" is neither "major" nor "minor"
case-no-such-word = "{ $text }" is not one of the words that can stand here
case-no-verb = "{ $text }" is no action
case-no-weight = { $text } is no weight: a number above 0, at most 1
case-no-percentage = { $text } is no percentage from 0 to 100
case-no-amount = { $text } is no amount: a number above 0
case-no-peer = an answer of a poll has a call or a card
case-weights = the weights do not add up to 1
case-contract-and-auction = there is an auction already; a contract stands instead of one
case-declarer-alone = a declarer stands only with a contract
case-only-in-endings = this stands only in an ending, with fewer than 13 cards in a hand
case-missing-in-ending = this is missing, and an ending needs it
case-won-not-thirteen = { $won } tricks won and { $cards } cards in a hand do not make 13
case-insufficient-bid = this bid is not sufficient, and the auction of a case file is regular
case-inadmissible-double = there is nothing to double here, and the auction of a case file is regular
case-inadmissible-redouble = there is nothing to redouble here, and the auction of a case file is regular
case-auction-is-over = the auction is over before this call

## bridgetable check. File and place stand before the sentence. The summary is the same in every language: programs read it.

check-differs = expected { $expected }; it is { $found }
check-ruled = expected no ruling under { $expected }; it is { $found }
check-cannot-be-done = expected that this can be done
check-should-be-impossible = expected that this is refused
check-was-possible = expected that this is refused; it can be done
check-no-equity = nobody has looked at what would have happened
check-reason = { $said }; { $reason }
check-worker-died = the process that checked this file has died, so that it is not known whether its expectations hold
check-summary = { $cases } cases, { $expectations } expectations, { $failed } failed
check-summary-skipped = { $cases } cases, { $expectations } expectations, { $failed } failed, { $skipped } skipped

## bridgetable replay.

replay-board = Laws of { $edition }. Board { $number }, dealer { $dealer }. { $vulnerable }.
replay-hand = { SEAT($seat, form: "letter") } { $cards }
replay-auction = Auction: { $calls }
replay-contract = Contract: { CONTRACT($contract, form: "by") }
replay-branch = Another line: { $title }
replay-stopped = This cannot be done: { $reason }
case-source = Source: { $source }
replay-note = “{ $text }”
replay-fact = { $text } (Law { $clause })
replay-fact-plain = { $text }
replay-irregularity = ! { $text } (Law { $clause })
replay-irregularity-plain = ! { $text }
replay-law = { $text } (Law { $clause })
replay-law-plain = { $text }
replay-ruling = Law { $clause }: { $text }
replay-ruling-plain = { $text }
replay-information = Law { $clause }: { $text }
replay-information-plain = { $text }
replay-asked = ? Law { $clause }: { $text }
replay-asked-plain = ? { $text }
replay-option = - { $label } [{ $name }]
replay-auction-goes-on = The auction is not over: { $seat } is to call. Calls: { $calls }
replay-goes-on = The board is not over. Tricks so far: N-S { $ns }, E-W { $ew }.
replay-score = Tricks: N-S { $ns }, E-W { $ew }. Score: N-S { $points-ns }, E-W { $points-ew }.
replay-score-moved = Tricks as played: N-S { $played-ns }, E-W { $played-ew }; after the Laws: N-S { $ns }, E-W { $ew }. Score: N-S { $points-ns }, E-W { $points-ew }.
replay-assigned = Assigned score: N-S { $points-ns }, E-W { $points-ew }.
replay-passed-out = Passed out. Score: 0.

## Files that cannot be used.

file-not-found = there is no such file
file-is-a-directory = this is a folder, not a file
folder-without-cases = this is a folder without case files
lesson-without-cases = this lesson has no cases
file-not-allowed = this file may not be read
file-not-readable = this file cannot be read
file-not-regular = this is no file that can be read, but a pipe or a device
file-too-large = this file is larger than { $most } MB
file-without-boards = there is no board in this file
