## Cases made by the table: titles, stories and sources (bridgetable generate; "Another one like this").

generated-contract = { CONTRACT($contract, form: "by") }.
generated-source = Made by bridgetable: family { $family }, seed { $seed }, number { $number }.

### Why there is no case.

generated-no-such-law = there is no Law { $law }
generated-no-such-family = there is no family “{ $family }”
generated-no-family-for-law = no family of cases comes to Law { $law } under the Laws of { $edition }
generated-not-in-edition = the family “{ $family }” does not exist under the Laws of { $edition }
generated-nothing = seed { $seed } yields { $found ->
    [0] nothing under these conditions
    [one] one case only under these conditions
   *[other] { $found } cases only under these conditions
}

### Revokes.

generated-revoke = { CAP(TRICK($trick, form: "to")) } { SUIT($suit) } are led; { SEAT($seat) }, who holds { CARDS($held) }, plays { CARD($card) }.
generated-revoke-ruff = { CAP(TRICK($trick, form: "to")) } { SUIT($suit) } are led; { SEAT($seat) }, who holds { CARDS($held) }, ruffs with { CARD($card) }.
generated-revoke-dummy = { CAP(TRICK($trick, form: "to")) } { SUIT($suit) } are led; { SEAT($player) } calls { CARD($card) } from dummy, where { CARDS($held) } still { COUNT($held) ->
    [one] lies
   *[other] lie
}.
generated-asked-none = “No more of them?” { SEAT($seat) } asks, and { SEAT($player) } finds one.
generated-finds-it-himself = { SEAT($seat) } sees it himself and says so at once.
generated-next-has-played = { SEAT($player) } has already played a card after it.
generated-both-have-played = Both players after him have already played.
generated-led-to-next = { SEAT($player) } has already led { CARD($card) } to the next trick.
generated-partner-on-lead = Before the penalty card is gone, { SEAT($seat) } is on lead.
generated-partner-asks = “No more of them, partner?” asks { SEAT($seat) }.

generated-title-revoke-found-at-once = { SEAT($seat) } looks again at { TRICK($trick) }
generated-title-revoke-asked-at-once = { CAP(CARD($card)) } in { TRICK($trick) }
generated-title-revoke-next-has-played = { CAP(CARD($card)) }, and one card after it
generated-title-revoke-both-have-played = { CAP(CARD($card)) }, and two cards after it
generated-title-revoke-led-to-next-trick = { CAP(CARD($card)) }, and a lead to the next trick
generated-title-revoke-partner-on-lead = { CAP(CARD($card)) } stays on the table
generated-title-revoke-partner-asks = { CAP(CARD($card)) } surprises partner
