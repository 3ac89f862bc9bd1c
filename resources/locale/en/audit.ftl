## The audit: what recorded boards show that is against the Laws, or that their own play contradicts.

# What the auction and play contradict.
audit-contract-of-none = The contract is given as { CONTRACT($contract, "by") }, but all four players passed.
audit-contract-differs = The contract is given as { CONTRACT($contract, "by") }; the auction ends in { CONTRACT($called, "by") }.
audit-declarer-differs = { SEAT($stated) } is given as declarer; by the auction it is { SEAT($called) }.
audit-leader-differs = The play begins in the column of { SEAT($leader) }; the opening lead was due from { SEAT($due) }.
audit-result-differs = The result is given as { TRICKS($stated) } for declarer; the play makes it { TRICKS($won) }.
audit-claim-too-low = The claim leaves declarer { TRICKS($claimed) }, but he already has { TRICKS($won) }.
audit-claim-too-high = The claim gives declarer { TRICKS($claimed) }, but the defenders already have { TRICKS($won) }.
audit-score-differs = The score is given as “{ $text }”; the result makes it { NUMBER($computed, useGrouping: 0) } for declarer's side.
audit-cards-in-no-order = The cards of { TRICK($trick) } do not stand in the columns of those who held them.
audit-number-dealer = By its number the dealer of board { NUMBER($number, useGrouping: 0) } is { SEAT($due) }; { SEAT($dealer) } is given.
audit-number-vulnerability = By its number board { NUMBER($number, useGrouping: 0) } is vulnerable for { $due_vulnerable ->
    [None] neither side
    [NS] North-South
    [EW] East-West
   *[Both] both sides
}; { $vulnerable ->
    [None] neither
    [NS] North-South
    [EW] East-West
   *[Both] both
} is given.
audit-number-both = Neither dealer nor vulnerability of board { NUMBER($number, useGrouping: 0) } are those of its number; { SEAT($dealer) } is given as dealer, { SEAT($due) } is due.
audit-auction-unfinished = The auction stops after { CALL($call) } from { SEAT($by) } and is not finished.

# What else a row may mean, after what it seems to be.
audit-or-lead-out-of-turn = Or it is a lead out of turn by { SEAT($player) }, and no revoke.
audit-or-trick-missing = Or a trick before it may be missing.
audit-or-tricks-exchanged = Or { TRICK($first) } and { TRICK($second) } may stand in each other's place.
audit-or-cards-exchanged = Or the cards of { SEAT($player) } in { TRICK($first) } and { TRICK($second) } may stand in each other's place.
audit-or-call-missing = Or a call is missing in the auction, and { SEAT($player) } is declarer.
audit-or-other-order = Or the cards of { TRICK($first) } do not stand in the order in which they were played.
audit-or-card-missing = Or a card before it may be missing.

# What a file does in many of its boards: told once for all of them.
audit-usage-leading-passes = In { NUMBER($boards) } boards of this file the passes before the first bid are left out; the auctions were judged with them, as declarer and the opening lead have it.
audit-usage-closing-passes = In { NUMBER($boards) } boards of this file the passes that end the auction are left out; the auctions were judged with them.
audit-usage-columns = In { NUMBER($boards) } boards of this file the cards do not stand in the columns of their players; each was given to the player who held it.
audit-usage-first-column = In { NUMBER($boards) } boards of this file the play begins in a column that is not that of the leader, the same one in every board; who led follows from the contract.
audit-usage-numbers = In { NUMBER($boards) } boards of this file dealer and vulnerability do not follow from the number of the board.

# The command, its arguments and what it prints.
help-audit = Holds the auction and play of recorded boards against the Laws, and their results against the play.
argument-file-audit = PBN and LIN files, also as .gz, .xz or .zst; a folder or a .zip stands for all those in it
argument-edition-audit = The edition of the Laws to judge under; by default the one in force
argument-format = What is printed: text in groups, JSON lines, or CSV
argument-out-audit = A file to write to instead of the terminal; it is written whole or not at all
    .value = FILE
argument-json-audit = Print a line of JSON for each finding; the same as --format jsonl
argument-csv = Print the findings as CSV; the same as --format csv
argument-numbers = Hold dealer and vulnerability of every board against its number, online too, and tell each that differs
argument-figures = Print the figures of the whole archive instead of each finding
argument-plot = Draw these figures too, as SVG
    .value = FILE.svg
argument-workers-audit = How many processes audit at once; by default one for each processor, and one in all for a few boards
argument-scheduler = Audit on the workers of this Dask scheduler, as in tcp://host:8786
    .value = ADDRESS
argument-resume = Keep in this file what has been done, and go on from there where it was stopped
    .value = STATE
audit-progress = { $percent }%, { $boards } boards, { $speed } a second, { $left } left
audit-seconds = { $whole }.{ $tenths } s
audit-took = { $boards ->
    [one] One board
   *[other] { NUMBER($boards, useGrouping: 0) } boards
} in { $time }, { $speed } a second
audit-interrupted = Interrupted: only { $percent }% has been audited.
audit-partial-output = { $file } has only what was found until then.

# What cannot be read.
audit-folder-without-boards = there is no file of boards in this folder
audit-no-zstandard = { $file } cannot be unpacked: the Python package backports.zstd is missing.
audit-unpacks-to-too-much = { $file } unpacks to too much for a file of boards.
audit-damaged = { $file } is damaged and cannot be unpacked.
audit-worker-died = The process that audited this file has died; its boards have not been audited, or not all.
audit-state-cannot-be-used = { $file } can be neither read nor written, or is not a file in which an audit was kept.
audit-state-of-another-audit = { $file } is not from an audit by this version under this edition of the Laws.
audit-state-of-other-files = { $file } is from an audit of other files, or the files have changed.
audit-no-dask = For audits on many machines Dask is needed: pip install "bridgetable[cluster]".
audit-no-scheduler = No Dask scheduler answers at { $address }.
audit-workers-without-program = The workers of the cluster do not have this version of bridgetable.

# Names and places.
audit-kind = Kind
audit-law = Law
audit-kind-result-differs = result that the play contradicts
audit-kind-claim-exceeds = claim that the play contradicts
audit-kind-score-differs = wrong score
audit-kind-contract-differs = contract that the auction contradicts
audit-kind-declarer-differs = wrong declarer
audit-kind-leader-differs = wrong opening leader
audit-kind-card-played-twice = card played twice
audit-kind-card-from-wrong-hand = card from the wrong hand
audit-kind-mark-differs = mark without an irregularity
audit-kind-bad-value = value that cannot be
audit-kind-auction-unfinished = auction that is not finished
audit-kind-number-differs = dealer or vulnerability
audit-kind-whole-file = whole file
audit-kind-wrong-deal = impossible deal
audit-kind-unreadable-board = board that cannot be read
audit-kind-unreadable-file = file that cannot be read
audit-place-call = call { $call }
audit-place-trick = trick { $trick }
audit-where = { $file }, board { NUMBER($board, useGrouping: 0) } (game { NUMBER($game, useGrouping: 0) }), line { NUMBER($line, useGrouping: 0) }
audit-where-place = { $file }, board { NUMBER($board, useGrouping: 0) } (game { NUMBER($game, useGrouping: 0) }), line { NUMBER($line, useGrouping: 0) }, { $place }
audit-last-line = { $boards } boards, { $cards } cards, { $irregularities } irregularities, { $contradicted } results contradicted, { $unreadable } unreadable
audit-summary = { $boards ->
    [one] One board, { $plays } with a play;
   *[other] { NUMBER($boards, useGrouping: 0) } boards, { NUMBER($plays, useGrouping: 0) } with a play;
} { $findings ->
    [0] nothing found
    [one] one finding
   *[other] { NUMBER($findings, useGrouping: 0) } findings in { NUMBER($found, useGrouping: 0) } boards
}

# Figures.
audit-figures-all = all
audit-figures-kinds = Findings by kind
audit-figures-laws = Irregularities by Law and seat
audit-figures-by-law = Irregularities by Law
audit-figures-by-seat = Irregularities by seat
audit-figures-tricks = Irregularities by trick
audit-figures-rounds = Irregularities by round of the auction
audit-figures-revokes = Revokes (Law 64)
audit-figures-found = found
audit-figures-unfound = unfound
audit-figures-count = revokes
audit-figures-moved = tricks that move
audit-figures-unknown = unknown

# The window.
command-audit = Audit of recorded boards…
command-audit-tip = Hold the boards of files and folders against the Laws
audit-title = Audit of recorded boards
audit-what-it-does = Choose files (PBN, LIN, also compressed) or a folder: each auction and play is held against the Laws, each result against its play.
audit-files = Files…
audit-files-title = Choose the files to audit
audit-folder = Folder…
audit-folder-title = Choose the folder to audit
audit-open = Open the board
audit-export = Export…
audit-export-title = Export what is shown
audit-export-csv = CSV
audit-export-jsonl = JSON lines
audit-export-txt = Text
audit-export-svg = Plot of the figures
audit-exported = { $file } has been written.
audit-findings = Findings
audit-figures = Figures
audit-begins = Looking for boards…
audit-unusable = { $count ->
    [one] One file could not be read.
   *[other] { $count } files could not be read.
}
audit-all-kinds = All kinds
audit-all-laws = All Laws
audit-all-players = All players
audit-search = Search
audit-column-kind = Kind
audit-column-law = Law
audit-column-player = Player
audit-column-file = File
audit-column-board = Board
audit-column-place = Place
audit-column-message = Finding
audit-board-gone = This board is no longer in { $file }.
