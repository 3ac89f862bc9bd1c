## The score among those of the other tables (Law 78).

command-results = Compare the score…
command-results-tip = Matchpoints and IMPs against the results of the other tables
results-title = The score among the other tables
results-explain = Type the other results of the board: the score of North-South (420, -50), or the contract, who played it and what came of it (4SN+1, 3NTXW-2, pass).
results-others = Other tables
results-for = { SIDE($side) }
results-not-over = This table has no score yet.
results-score = Score
results-matchpoints = Matchpoints
results-share = Share
results-imps = IMPs
results-percent = { $value } %
results-here = this table
results-unreadable = Result no. { $number }, “{ $text }”, is neither a score nor a contract such as 4SN+1.
results-artificial = { $name }: { $share } % · { $imps } IMPs
