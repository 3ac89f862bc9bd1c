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
