## La parete: quello che la sala vede sul proiettore.

wall-vulnerable-none = tutti in prima
wall-vulnerable-ns = N-S in zona
wall-vulnerable-ew = E-O in zona
wall-vulnerable-both = tutti in zona
wall-tricks = N-S { $ns } · E-O { $ew }
wall-tricks-of = { SIDE($side, form: "short") } { $tricks }
wall-score = N-S { $ns }
wall-more = { $number }/{ $of }
wall-decides = { SEATS($to, join: "or") }
wall-title = Parete — bridgetable
wall-contract = { CONTRACT($contract, form: "short") } { $declarer }
