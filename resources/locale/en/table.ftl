## What the card table itself says: plates, badges, and the sentence for screen readers.

table-turn = to play
table-owes = to replace
table-asked = decides
table-vulnerable = vulnerable
table-not-vulnerable = not vulnerable
table-short-declarer = decl.
table-short-dummy = dummy
table-short-dealer = D
table-short-vulnerable = vul
table-badge-major = MAJOR
table-badge-minor = minor
table-turned-up = Trick { $trick }, turned up
table-preview = Preview
table-name = The table.
table-says-dealer = { $seat } is the dealer.
table-says-turn = { $seat } is to play.
table-says-card = { $seat } has played { CARD($card) }.
table-says-winner = { $seat } has won the trick.
table-says-major = Before { $seat } lies a major penalty card: { CARD($card) }.
table-says-minor = Before { $seat } lies a minor penalty card: { CARD($card) }.
table-says-tricks = Tricks: North-South { $ns }, East-West { $ew }.
