## The figures of double dummy, on the cards and on the options.

command-figures = Double dummy
command-figures-tip = Show how many tricks each lawful card, and each option, leads to with best play by everybody

figures-legend = Double dummy: { SIDE($side, form: "short") }'s tricks in all if that card is played; filled in, the best.
figures-legend-options = Double dummy: { SIDE($side, form: "short") }'s tricks in all, and what { CONTRACT($contract) } comes to, with each option.
figures-rough = ≈ Penalty cards and restrictions bind the next card only.
figures-options = Tricks { SIDE($side, form: "short") }
figures-covered = Double dummy: the hand in turn lies face down, and its cards stay without figures.
figures-lasting = Double dummy: analysing…
figures-cancel = Stop (Esc)
figures-cancel-tip = Stop the analysis (Esc); the table stays as it is

figures-card = { CAP(CARD($card)) }: { $leads }.
figures-leads = { TRICKS($tricks, form: "digits") } for { SIDE($side) }
figures-leads-rough = about { TRICKS($tricks, form: "digits") } for { SIDE($side) }
figures-result = { CONTRACT($contract) } { $result }
