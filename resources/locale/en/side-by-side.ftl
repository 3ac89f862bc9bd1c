## The same play under the editions of the Laws, and two lines of play, side by side.

event-not-asked = The Laws of { $edition } do not ask this: the answer is passed over.
event-not-offered = The Laws of { $edition } do not offer this choice: the answer is passed over.
event-not-adjusted = Under the Laws of { $edition } nobody found that the score is to be adjusted: it stays as it is.
impossible-asked-first = Law { $clause } first asks { SEATS($to, join: "or") }, and the line as recorded has no answer.

command-compare-editions = Compare the editions…
command-compare-editions-tip = The line in view under every edition of the Laws, side by side
command-compare-branches = Compare with another line…
command-compare-branches-tip = The line in view and another one, side by side: rulings, tricks, score

compare-editions-title = One line of play under every edition
compare-editions-explain = What the same people did, ruled under each edition. Press the name of an edition to put it in force; press the number of a Law to read it.
compare-editions-in-force = in force
compare-editions-head-tip = Put this edition in force
compare-branches-title = Two lines of play
compare-branches-explain = What was ruled in each line, and how it ended. Press the name of a line to go there; press the number of a Law to read it.
compare-branches-other = Compare with
compare-branches-in-view = in view
compare-branches-head-tip = Show this line on the table
compare-branches-none = There is only one line of play: go back and do otherwise, and there are two.

side-by-side-main-line = Main line
side-by-side-only = Show only what differs
side-by-side-changed = Clauses that changed, and what that changes here
side-by-side-copy = Copy as text
side-by-side-working = Being ruled again…
side-by-side-count = Rows that differ: { $differing } of { $all }
side-by-side-alike = Nothing differs: all rule and ask the same.
side-by-side-no-rulings = Nobody has ruled anything in this line.
side-by-side-nothing = nothing
side-by-side-row-differs = differs
side-by-side-row-same = the same
side-by-side-row-renumbered = the same rule under another number
side-by-side-stops = Goes no further than action { $number }. { $reason }
side-by-side-tricks = N-S { $ns } · E-W { $ew }
side-by-side-played = As played N-S { $ns } · E-W { $ew }
side-by-side-assigned = Assigned score
side-by-side-assigned-over = Assigned. { $played }
side-by-side-score = N-S { $ns } · E-W { $ew }
side-by-side-no-score = No score yet
side-by-side-auction = Auction
timeline-compare = Compare…
