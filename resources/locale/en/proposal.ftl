# What is proposed to the Director, and why (Law 64C, 43B3, 12B1, 50E4); and the score he assigns (Law 12C)

proposal-heading = Double dummy
proposal-played = At the table
proposal-after = After Law 64
proposal-without = Without { SEAT($seat, form: "possessive") } irregularity in { TRICK($trick) }
    .short = No irregularity: { SEAT($seat) }, { TRICK($trick) }
proposal-without-revoke = Without { SEAT($seat, form: "possessive") } revoke in { TRICK($trick) }
    .short = No revoke: { SEAT($seat) }, { TRICK($trick) }
proposal-without-revoke-moved = Without { SEAT($seat, form: "possessive") } revoke in { TRICK($trick) }, and { TRICKS($moved) } for the revoke before it
    .short = No revoke: { SEAT($seat) }, { TRICK($trick) } (+{ $moved })
proposal-without-revokes = Without the revokes of { SEATS($seats) } in { TRICK($trick) }
    .short = No revokes: { SEATS($seats) }, { TRICK($trick) }
proposal-without-revokes-moved = Without the revokes of { SEATS($seats) } in { TRICK($trick) }, and { TRICKS($moved) } for what was revoked before
    .short = No revokes: { SEATS($seats) }, { TRICK($trick) } (+{ $moved })
proposal-without-cards = Without { SEAT($seat, form: "possessive") } { CARDS($cards, form: "short") } in { TRICK($trick) }
    .short = No { CARDS($cards, form: "short") }: { SEAT($seat) }, { TRICK($trick) }
proposal-without-any = Without any revoke, from { TRICK($trick) } on
    .short = No revoke: { TRICK($trick) } on
proposal-proposed = Proposed
proposal-proposed-split = Proposed, for each side its own
    .short = Proposed (split)
proposal-line = { $label }: N-S { $ns }, E-W { $ew }
proposal-line-counts = { $label }: N-S { $ns }, E-W { $ew } (this one counts)
proposal-counts = counts
proposal-damage = Damage left: { TRICKS($tricks) }.
proposal-no-damage = No damage left: nothing to adjust.
proposal-difference = The difference: { TRICKS($tricks) }.
proposal-no-difference = No difference: nothing to adjust.
proposal-why-floor = { SIDE($side) } would have had { TRICKS($tricks) }: that is what they get. It is a floor, not an addition: the { TRICKS($given) } transferred { $given ->
        [one] is
       *[other] are
    } part of it.
proposal-why-enough = The { TRICKS($given) } transferred { $given ->
        [one] gives
       *[other] give
    } { SIDE($side) } all that the revoke could have cost, or more: a floor, not an addition.
proposal-why-none-moved = Nothing was transferred, and without the revoke { SIDE($side) } would have had { TRICKS($tricks) }.
proposal-why-no-loss = Nothing was transferred, and without the revoke { SIDE($side) } would have had no more.
proposal-why-worse = Without the irregularity { SIDE($side) } would have had { TRICKS($tricks) }.
proposal-why-no-worse = Without the irregularity { SIDE($side) } would have had no more tricks.
proposal-why-repeated = Repeated revokes: one measures from the table after the first, and what that one costs ({ TRICKS($moved) }) comes on top.
proposal-why-several = More than one revoke: one measures from the table just before each, and what those before it cost ({ TRICKS($moved) }) comes on top.
proposal-why-both = Both sides revoked: the board is to end as if nobody had.
proposal-why-one-sided = Only { SIDE($side, form: "possessive") } score is adjusted; { SIDE($other) } keep that of the table.
proposal-rough = A rough figure: penalty cards or restrictions lay on that table, and double dummy does not know them.
proposal-missing = No figure: { $reason }
proposal-working = Double dummy is working it out…
proposal-given-up = The analysis was cancelled.
replay-proposal = ~ { $line }

## The score assigned (Law 12C).

assigned-proposed = Proposed, as filled in: N-S { $ns }, E-W { $ew }. { $finding }
assigned-contract = Contract
assigned-declarer = Declarer
assigned-doubling = Doubled
assigned-taken = Tricks
assigned-weight = Weight %
assigned-points = Score
assigned-level-of = Level, result { $number }
assigned-denomination-of = Denomination, result { $number }
assigned-doubling-of = Doubled, result { $number }
assigned-declarer-of = Declarer, result { $number }
assigned-tricks-of = Tricks of declarer, result { $number }
assigned-weight-of = Weight of result { $number } in per cent, or a fraction such as 1/3
assigned-add = Add a result
assigned-add-tip = Another result, weighed against those there are
assigned-both-tip = Unticked, each side is given a score of its own
assign-score-tip = Opens the adjusted score: results, weights, the arithmetic (Ctrl+J)
assigned-remove = Remove result { $number }
assigned-keep = Table's score
assigned-keep-tip = This side keeps the score of the table
assigned-sum-one = { SIDE($side) }: { $score }
assigned-sum = { SIDE($side) }: { $terms } = { $score }
assigned-result = Result
assigned-average-plus = Average plus
assigned-average = Average
assigned-average-minus = Average minus
assigned-result-tip = One result, or several with their weights
assigned-average-plus-tip = A side in no way at fault: at least { AMOUNT($share) }, +{ AMOUNT($imps) }
assigned-average-tip = A side partly at fault: { AMOUNT($share) }, { AMOUNT($imps) }
assigned-average-minus-tip = A side directly at fault: at most { AMOUNT($share) }, { AMOUNT($imps) }
assigned-artificial = An artificial score, where there is no result: it goes by how far each side was at fault ({ $law }).
assigned-sum-artificial = { SIDE($side) }: { $name }, { $share } % (at IMPs: { $imps })
assigned-sum-rounded = { SIDE($side) }: { $terms } = { $exact }, rounded { $score }
assigned-among = Among the other tables: { $share } %, { $imps } IMPs (each result compared, then weighed).
assigned-not-balanced = The two scores do not balance.
assigned-weights-add-up = The weights of { SIDE($side) } add up to { $sum } %: they must add up to 100 %.
assigned-weights-both-add-up = The weights add up to { $sum } %: they must add up to 100 %.
assigned-weight-unreadable = A weight is a percentage above 0, or a fraction such as 1/3.
assigned-contracts-title = Double dummy, all contracts
assigned-contracts-explain = Tricks of each declarer in each denomination.

## A warning or a penalty beside the score (Law 90, 91).

command-penalty = Warn or penalise…
command-penalty-tip = A warning, a procedural or a disciplinary penalty (Law 90, 91)
penalty-title = Warning or penalty
penalty-ok = OK
penalty-explain = The score of the board stays; what the Director gives stands beside it.
penalty-side = Side
penalty-kind = What
penalty-warning = Warning
penalty-procedural = Procedural penalty · 90
penalty-disciplinary = Disciplinary penalty · 91
penalty-amount = How much
penalty-amount-tip = Left empty, the Director fixes it later
penalty-amount-none = A warning costs nothing
penalty-unit = Unit
penalty-percent = %
penalty-imp = IMPs
penalty-vp = VPs
penalty-law = What for (Law)
penalty-law-tip = The clause that was broken, as 7B3 or 90B2; may be left empty
penalty-amount-unreadable = The amount is a number above 0, such as 10 or 0.5.
clause-unreadable = A clause is written as the Laws print it, such as 7B3 or 90B2.
