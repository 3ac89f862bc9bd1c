## Lo stesso gioco con le edizioni del Codice, e due linee di gioco, fianco a fianco.

event-not-asked = Il Codice { $edition } non lo chiede: la risposta non conta.
event-not-offered = Il Codice { $edition } non offre questa scelta: la risposta non conta.
event-not-adjusted = Con il Codice { $edition } nessuno ha deciso di cambiare il punteggio: resta com'è.
impossible-asked-first = L'art. { $clause } chiede prima { SEATS($to, form: "to", join: "or") } di decidere, e la linea registrata non ha una risposta.

command-compare-editions = Confronta le edizioni…
command-compare-editions-tip = La linea sul tavolo con ogni edizione del Codice, fianco a fianco
command-compare-branches = Confronta con un'altra linea…
command-compare-branches-tip = La linea sul tavolo e un'altra, fianco a fianco: decisioni, prese, punteggio

compare-editions-title = Una linea di gioco con ogni edizione
compare-editions-explain = Quello che hanno fatto le stesse persone, arbitrato con ciascuna edizione. Premete il nome di un'edizione per metterla in vigore; premete il numero di un articolo per leggerlo.
compare-editions-in-force = in vigore
compare-editions-head-tip = Mette in vigore questa edizione
compare-branches-title = Due linee di gioco
compare-branches-explain = Che cosa è stato deciso in ciascuna linea, e com'è finita. Premete il nome di una linea per andarci; premete il numero di un articolo per leggerlo.
compare-branches-other = Confronta con
compare-branches-in-view = sul tavolo
compare-branches-head-tip = Mostra questa linea sul tavolo
compare-branches-none = C'è una sola linea di gioco: tornate indietro e fate diversamente, e saranno due.

side-by-side-main-line = Linea principale
side-by-side-only = Mostra solo ciò che è diverso
side-by-side-changed = I punti cambiati, e che cosa cambia qui
side-by-side-copy = Copia come testo
side-by-side-working = Nuova decisione in corso…
side-by-side-count = Righe diverse: { $differing } su { $all }
side-by-side-alike = Nulla è diverso: tutte decidono e chiedono lo stesso.
side-by-side-no-rulings = In questa linea nessuno ha deciso niente.
side-by-side-nothing = nulla
side-by-side-row-differs = diverso
side-by-side-row-same = uguale
side-by-side-row-renumbered = la stessa regola con un altro numero
side-by-side-stops = Non va oltre l'azione { $number }. { $reason }
side-by-side-tricks = N-S { $ns } · E-O { $ew }
side-by-side-played = Al tavolo N-S { $ns } · E-O { $ew }
side-by-side-assigned = Punteggio assegnato
side-by-side-assigned-over = Punteggio assegnato. { $played }
side-by-side-score = N-S { $ns } · E-O { $ew }
side-by-side-no-score = Ancora senza punteggio
side-by-side-auction = Licitazione
timeline-compare = Confronta…
