## Quello che dice il tavolo: targhe, contrassegni, e la frase per chi ascolta invece di guardare.

table-turn = di turno
table-owes = sostituisce
table-asked = decide
table-vulnerable = in zona
table-not-vulnerable = in prima
table-short-declarer = dich.
table-short-dummy = morto
table-short-dealer = M
table-short-vulnerable = zona
table-badge-major = MAGGIORE
table-badge-minor = minore
table-turned-up = Presa { $trick }, scoperta
table-preview = Anteprima
table-name = Il tavolo.
table-says-dealer = Il mazziere è { $seat }.
table-says-turn = È di turno { $seat }.
table-says-card = { $seat } ha giocato { CARD($card) }.
table-says-winner = La presa è di { $seat }.
table-says-major = Davanti a { $seat } c'è una carta penalizzata maggiore: { CARD($card) }.
table-says-minor = Davanti a { $seat } c'è una carta penalizzata minore: { CARD($card) }.
table-says-tricks = Prese: Nord-Sud { $ns }, Est-Ovest { $ew }.
