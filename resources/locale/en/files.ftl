## Recorded boards: what is wrong with a file, a board, a line. "Game" counts the boards of the file.

files-place = Game { NUMBER($game, useGrouping: 0) }, line { NUMBER($line, useGrouping: 0) }

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
files-card-twice = { files-place }: { CARD($card) } is in two hands.
files-uneven-hands = { files-place }: the hands are not of one size, from 1 to 13 cards.
files-no-contract = { files-place }: “{ $text }” is no contract.
files-no-call = { files-place }: “{ $text }” is no call.
files-no-card = { files-place }: “{ $text }” is no card.
files-card-not-held = { files-place }: nobody can have played { CARD($card) }.
files-card-played-twice = { files-place }: { CARD($card) } is played a second time.
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

# A board that cannot be put on the table.
files-hands-unknown = { files-place }: the four hands are not all known.
