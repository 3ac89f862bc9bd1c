## Il foglio della licitazione sul tavolo e accanto, e che cosa vincola un giocatore nella licitazione.

command-auction = Licitazione
command-auction-tip = Mostra o nasconde il foglio della licitazione
panel-auction = Licitazione

table-calls = chiama
table-calls-again = chiama di nuovo
table-tag-led = ATTACCO

bound-pass-once = deve passare una volta
bound-pass-once-short = passa 1 volta
bound-pass-throughout = deve sempre passare
bound-pass-throughout-short = sempre passo
bound-no-double = non può contrare
bound-no-double-short = no X
bound-lead = attacco: Art. { $law }
bound-lead-short = Art. { $law }

## Note: che cosa significano le chiamate, e che cosa hanno di irregolare.

sheet-shows = mostra { SUITS($suits, form: "symbol") }
sheet-shows-nothing = non indica alcun seme
sheet-accepted = { $seat }: { CALL($call) }, { $what }, accettata
sheet-noticed = { $seat }: { CALL($call) }, { $what }
sheet-hidden = Nessuno l'ha notato: { $seat }, { CALL($call) }, { $what }
sheet-late = { $seat }: { CALL($call) }, dopo il passo finale, cancellata
sheet-contract = { CONTRACT($contract, form: "by") }

## Due chiamate che l'Arbitro confronta, e chi può usare ciò che diceva una chiamata ritirata.

compared-withdrawn = Ritirata
compared-new = Al suo posto
compared-natural = indica { $name }
compared-unexplained = del suo significato non si è detto nulla
knowledge-call = Chiamata
knowledge-call-of = { $seat } { CALL($call) }

## Per chi ascolta.

sheet-says-turn = Deve chiamare { $seat }.
sheet-says-call = { $seat }: { CALL($call) }.
sheet-says-withdrawn = { $seat }: { CALL($call) }, ritirata.
sheet-says-implied = { $seat }: { CALL($call) }, non detto.
sheet-says-late = { $seat }: { CALL($call) }, dopo il passo finale.
sheet-says-bound = { $seat }: { $bound }.

## La licitazione.

going-wrong-rotation = Fuori turno · 28–33
going-wrong-bids = Insufficienti, inammissibili, vietate · 27, 30, 36–38
going-wrong-changed = Cambiate o tardive · 25, 39
going-wrong-faced = Carte mostrate in licitazione · 24

wrong-calls-at-once = { $seat } chiama nello stesso momento
wrong-calls-at-once-is = Vale come fatta dopo quella del giocatore di turno.
wrong-calls-out-of-rotation = { $seat } chiama fuori turno
wrong-calls-out-of-rotation-is = Tocca a { $due } chiamare.
wrong-bids-too-low = { $seat } fa una licita insufficiente
wrong-bids-too-low-is = Non supera { CALL($highest) }, l'ultima licita.
wrong-doubles = { $seat } contra
wrong-doubles-is = Inammissibile: non c'è una licita degli avversari da contrare.
wrong-redoubles = { $seat } surcontra
wrong-redoubles-is = Inammissibile: non c'è un contro degli avversari da surcontrare.
wrong-calls-though-barred = { $seat } licita, ma deve passare
wrong-calls-though-barred-is = Licita o contro di un giocatore obbligato dal Codice a passare.
wrong-doubles-though-barred = { $seat } contra, ma non può
wrong-doubles-though-barred-is = Il Codice gli vieta di contrare in questo turno.
wrong-bids-over-seven = { $seat } licita oltre il sette
wrong-bids-over-seven-is = Non si gioca mai, qualunque cosa facciano gli altri.
wrong-changes-call = { $seat } cambia il suo { CALL($call) }
wrong-changes-call-is = Una svista si può correggere per un po'; un ripensamento è cancellato, a meno che il seguente non lo accetti.
wrong-calls-too-late = { $seat } chiama dopo il passo finale
wrong-calls-too-late-is = La chiamata è cancellata.
wrong-auction-shows = { $seat } mostra una carta
    .card = { $seat } la mostra
wrong-auction-shows-is = Resta scoperta fino alla fine della licitazione; se è un onore il compagno deve passare una volta.
wrong-auction-shows-two = { $seat } mostra due carte
    .card = { $seat } la mostra con un'altra
wrong-auction-shows-two-is = Restano scoperte fino alla fine della licitazione, e il compagno deve passare una volta.
wrong-auction-leads = { $seat } attacca prima che la licitazione sia chiusa
    .card = { $seat } attacca con questa prima della fine della licitazione
wrong-auction-leads-is = La carta resta scoperta fino alla fine della licitazione, e il compagno deve passare una volta.
wrong-explains-call = { $seat } spiega male una chiamata
wrong-explains-call-is = L'avversario può cambiare la chiamata fatta per questo, finché il suo compagno non ha chiamato.
wrong-which-call = Quale chiamata?
wrong-choose-call = { CALL($call) }
wrong-choose-way-stop = Lo Stop, cartellino o parola, senza motivo
