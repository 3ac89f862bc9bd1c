## Recorded boards: what is wrong with a file, a board, a line. "Game" counts the boards of the file.

files-place = Game { NUMBER($game, useGrouping: 0) }, line { NUMBER($line, useGrouping: 0) }{ $at ->
    [0] { "" }
   *[other] , column { NUMBER($at, useGrouping: 0) }
 }

# The whole file.
files-cannot-open = { $file } cannot be opened.
files-empty = { $file } is empty.
files-too-large = { $file } is too large for a file of boards.
files-binary = { $file } is not a text file.
files-unknown = { $file } is neither a PBN nor a LIN file.
files-no-boards = There is no board in { $file }.

# A board that cannot be read.
files-no-deal = { files-place }: there is no deal.
files-bad-deal = { files-place }: “{ $text }” is no deal.
files-card-twice = { files-place }: { CARD($card) } is in the hands of { SEAT($one) } and { SEAT($other) }.
files-card-in-wrong-hand = { files-place }: { CARD($card) } is in the hands of { SEAT($right) } and { SEAT($seat) }, of whom { SEAT($seat) } cannot have it.
files-uneven-hands = { files-place }: the hands are not of one size, from 1 to 13 cards: North has { $N }, East { $E }, South { $S }, West { $W }.
files-hand-too-long = { files-place }: { SEAT($seat) } has { $more } cards, and { SEAT($short) } { $fewer }.
files-card-in-other-hand = { files-place }: { SEAT($seat) } has { $more } cards, and { SEAT($short) } { $fewer }; { SEAT($short) } played { CARD($card) }, which is given to { SEAT($seat) }.
files-no-contract = { files-place }: “{ $text }” is no contract.
files-no-call = { files-place }: “{ $text }” is no call.
files-no-card = { files-place }: “{ $text }” is no card.
files-card-not-held = { files-place }: nobody can have played { CARD($card) }.
files-card-played-twice = { files-place }: { CARD($card) } is played a second time, by { SEAT($seat) } in { TRICK($trick) }, after { TRICK($before) }.
files-two-cards = { files-place }: { SEAT($seat) } has two cards in { TRICK($trick) }.
files-trick-short = { files-place }: cards follow although { TRICK($trick) } is not complete.
files-no-trumps = { files-place }: the play cannot be followed without knowing what is trumps.
files-no-leader = { files-place }: it is not said who leads.

# A board that was read all the same.
files-tag-broken = { files-place }: the tag “{ $text }” is not closed.
files-comment-open = { files-place }: a comment is not closed.
files-after-end = { files-place }: “{ $text }” stands after the end and is left out.
files-before-turn = { files-place }: “{ $text }” is left out, because { SEAT($seat) } has not played yet.
files-bad-dealer = { files-place }: “{ $text }” is no dealer.
files-bad-vulnerability = { files-place }: “{ $text }” is no vulnerability; the number of the board decides.
files-bad-declarer = { files-place }: “{ $text }” is no declarer.
files-bad-result = { files-place }: “{ $text }” is no number of tricks.
files-contract-differs = { files-place }: the contract is given as { CONTRACT($contract, "by") }, the auction ends in { CONTRACT($called, "by") }.
files-not-passed-out = { files-place }: the board is given as passed out, the auction ends in { CONTRACT($called, "by") }.
files-results-differ = { files-place }: the play ends with { TRICKS($claimed) } for declarer, the list of results has { TRICKS($posted) }.

# A board that was read all the same: what does not belong where it stands.
files-stray-text = { files-place }: “{ $text }” belongs to no tag, comment or section.
files-line-long = { files-place }: the line has more than 255 characters, the most that PBN allows.
files-control-character = { files-place }: the line has the control character { $text }.
files-tag-twice = { files-place }: the tag “{ $text }” is given a second time; the first holds.
files-not-inherited = { files-place }: the tag “{ $text }” may not be taken over from an earlier board.
files-bad-value = { files-place }: “{ $text }” is no value of the tag “{ $name }”.
files-bad-board = { files-place }: “{ $text }” is no board number from 1 to 999999.
files-bad-leader = { files-place }: “{ $text }” is no seat for the first column.
files-deal-short = { files-place }: the deal has { NUMBER($count) } hands instead of four.
files-no-dealer = { files-place }: neither the dealer nor the number of the board is given.
files-rubber-differs = { files-place }: the rubber scores “{ $text }” and the vulnerability do not agree.
files-table-comment = { files-place }: a comment stands among the rows of “{ $text }”.
files-table-character = { files-place }: “{ $text }” may not stand in a table.
files-table-cells = { files-place }: the rows of “{ $text }” do not fill its columns.
files-table-order = { files-place }: the rows of “{ $text }” are not in the order of { $column }.

# Notes, annotations and marks of irregularities.
files-bad-note = { files-place }: “{ $text }” is no note with a number from 1 to 32.
files-note-early = { files-place }: the note “{ $text }” stands before any auction or play.
files-note-twice = { files-place }: note { $text } is given a second time; the first holds.
files-note-missing = { files-place }: there is no note { $text }.
files-note-unused = { files-place }: nothing refers to note { $text }.
files-note-double = { files-place }: note { $text } is the second of one call or card.
files-note-alone = { files-place }: “{ $text }” stands before any call or card.
files-bad-suffix = { files-place }: “{ $text }” is no annotation.
files-bad-nag = { files-place }: “{ $text }” is no annotation that may stand here.
files-nag-twice = { files-place }: annotation { $text } is given twice.
files-bad-mark = { files-place }: “{ $text }” is no mark of an irregularity that may stand here.
files-mark-twice = { files-place }: “{ $text }” is one mark too many.
files-mark-alone = { files-place }: nothing follows the mark “{ $text }”.

# Calls and cards that cannot have been so, or whose irregularity is not marked.
files-insufficient = { files-place }: { CALL($call) } is an insufficient bid that the file does not mark.
files-sufficient = { files-place }: { CALL($call) } is marked with ^I, but is no insufficient bid.
files-inadmissible = { files-place }: here { CALL($call) } is inadmissible.
files-call-omitted = { files-place }: { SEAT($seat) } has no call here, and is not marked with ^S.
files-not-dealer = { files-place }: the first call is by { SEAT($seat) }, the dealer is { SEAT($dealer) }.
files-revoke-unmarked = { files-place }: { CARD($card) } from { SEAT($seat) } is a revoke that the file does not mark.
files-no-revoke = { files-place }: { CARD($card) } from { SEAT($seat) } is marked with ^R, but is no revoke.
files-lead-unmarked = { files-place }: { SEAT($seat) } leads { CARD($card) } out of turn, which the file does not mark.
files-card-unmarked = { files-place }: { SEAT($seat) } plays { CARD($card) } out of turn, which the file does not mark.
files-lead-in-turn = { files-place }: { CARD($card) } from { SEAT($seat) } is marked with ^L, but is no lead out of turn.

# Contract, result and score that do not agree.
files-no-declarer = { files-place }: it is not said who declares.
files-all-passed = { files-place }: the contract is given as “{ $text }”, all pass in the auction.
files-contract-passed = { files-place }: the contract is given as “{ $text }”, the auction goes up to { CALL($call) }.
files-declarer-of-none = { files-place }: “{ $text }” is given as declarer of a board that was passed out.
files-result-differs = { files-place }: the result is given as { TRICKS($stated) } for declarer, the play makes it { TRICKS($won) }.
files-claim-too-low = { files-place }: the claim leaves declarer { TRICKS($claimed) }, but he already has { TRICKS($won) }.
files-claim-too-high = { files-place }: the claim gives declarer { TRICKS($claimed) }, but the defenders already have { TRICKS($won) }.
files-score-differs = { files-place }: the score is given as “{ $text }”, the result makes it { NUMBER($computed, useGrouping: 0) } for declarer.

# A board that cannot be put on the table.
files-hands-unknown = { files-place }: the four hands are not all known.
files-ending-without-contract = { files-place }: the hands are those of an ending, and its contract is not given.

# A deal that was pasted as text.
pasted-empty = There is no text to read a deal from.
pasted-too-long = The text is too long for a deal.
pasted-nothing = There is no deal in the text.
pasted-no-hands = No hands can be read in the text.
pasted-on-a-server = The link only names a board on a server; a link can be read if it holds the hands themselves.
pasted-no-cards = Line { NUMBER($line, useGrouping: 0) }: “{ $text }” are no cards of a suit.
pasted-card-twice = Line { NUMBER($line, useGrouping: 0) }: { CARD($card) } is given a second time.
pasted-hand-twice = Line { NUMBER($line, useGrouping: 0) }: the hand of { SEAT($seat) } is given a second time.
pasted-hand-size = Line { NUMBER($line, useGrouping: 0) }: { SEAT($seat) } has { $count ->
    [one] one card
   *[other] { $count } cards
 }, and should have { $others }.
pasted-whose-hand = Line { NUMBER($line, useGrouping: 0) }: it is not said whose hand this is.

# The case of this program that is with a board.
files-embedded-damaged = { files-place }: the case with this board is damaged; what is shown is the board alone.
files-embedded-newer = { files-place }: the case with this board is from a newer version of this program; what is shown is the board alone.
files-embedded-other = { files-place }: the board has been changed by another program since; what is shown is the board, without the case it came with.

# A board written for other programs: what their format has no place for.
export-calls-made = The auction was { $calls }; the calls here are those that LIN can have, to { CONTRACT($contract, form: "by") }.
export-calls-unknown = The auction is not known; the calls here are the shortest way to { CONTRACT($contract, form: "by") }.
export-result = { CONTRACT($contract, form: "by") }: the Laws make it { TRICKS($tricks) }.
export-revoke = A revoke.
export-lead-out-of-turn = A lead out of turn that was accepted.
pasted-hands-missing = The text does not give the cards of { SEATS($seats) }: a table needs all four hands.
pasted-first = The first of the { NUMBER($boards) } boards in the text is open.

# The command that exports boards.
export-written = { $boards ->
    [one] One board has been written to { $file }.
   *[other] { $boards } boards have been written to { $file }.
 }
export-nothing = there is no board to write; nothing has been written
export-several = a case has one board, and these are { NUMBER($boards) }; nothing has been written
export-over-itself = this file is to be read, and would be written over; nothing has been written
