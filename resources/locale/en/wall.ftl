## The wall: what the room sees on the projector.

wall-vulnerable-none = None vul
wall-vulnerable-ns = N-S vul
wall-vulnerable-ew = E-W vul
wall-vulnerable-both = All vul
wall-tricks = N-S { $ns } · E-W { $ew }
wall-tricks-of = { SIDE($side, form: "short") } { $tricks }
wall-score = N-S { $ns }
wall-more = { $number }/{ $of }
wall-decides = { SEATS($to, join: "or") }
wall-title = Wall — bridgetable
wall-contract = { CONTRACT($contract, form: "short") } { $declarer }
