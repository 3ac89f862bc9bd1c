## Perché un file di caso non viene letto. Prima della frase c'è il punto, come actions[4].card.

case-not-json = questo non è JSON: riga { $line }, colonna { $column }
case-not-utf8 = questo non è UTF-8: riga { $line }
case-number-too-long = c'è un numero di troppe cifre
case-no-number = { $text } non è un numero
case-not-an-object = qui ci vuole un oggetto, non { $text }
case-not-a-list = qui ci vuole un elenco, non { $text }
case-not-a-string = qui ci vuole un testo fra virgolette, non { $text }
case-not-a-number = qui ci vuole un numero, non { $text }
case-not-a-whole-number = qui ci vuole un numero intero, non { $text }
case-not-a-flag = qui ci vuole true o false, non { $text }
case-number-too-small = { $text } è troppo piccolo: il minimo è { $least }
case-number-outside = { $text } non è fra { $least } e { $most }
case-half-a-letter = questo testo contiene mezzo carattere e non si potrebbe riscrivere
case-text-too-long = un testo ha al massimo { $most } caratteri
case-key-twice = questa chiave c'è due volte
case-unknown-key = qui questa chiave non è prevista
case-missing = questo manca
case-twice = «{ $text }» c'è due volte
case-too-few = qui { $least ->
        [one] ci vuole almeno una voce
       *[other] ci vogliono almeno { $least } voci
    }
case-newer-version = questa è la versione { $version }, più nuova di questo programma, che conosce la versione { $known }
case-no-format = «{ $text }» non è il formato di un file di caso: «bridgetable-case»
case-no-language = «{ $text }» non è una lingua di questo programma: { $languages }
case-no-text = qui ci vuole un testo: uno solo, oppure uno per ogni lingua
case-no-edition = «{ $text }» non è un'edizione del Codice: se ne scrive l'anno, come in «2017»
case-no-election = «{ $text }» non è una scelta che questo programma conosce
case-no-reading = «{ $text }» non è un'interpretazione di questo articolo che il programma conosce
case-no-card = «{ $text }» non è una carta
case-no-suit = «{ $text }» non è un seme
case-no-suit-or-card = «{ $text }» non è né un seme né una carta
case-no-seat = «{ $text }» non è un posto
case-no-side = «{ $text }» non è una linea
case-no-call = «{ $text }» non è una chiamata
case-no-card-or-call = «{ $text }» non è né una carta né una chiamata
case-no-vulnerability = «{ $text }» non è una situazione di zona: «None», «NS», «EW» o «Both»
case-no-contract = «{ $text }» non è un contratto
case-no-deal = «{ $text }» non è una smazzata: primo posto, due punti, quattro mani
case-no-hand = «{ $text }» non è una mano: quattro semi separati da punti
case-hand-card-twice = nella mano «{ $text }» c'è due volte la stessa carta
case-deal-card-twice = «{ $text }» è in due mani
case-deal-uneven = le mani non sono tutte di una stessa lunghezza da 1 a 13 carte: { $text }
case-no-clause = «{ $text }» non è un articolo del Codice
case-no-option = «{ $text }» non è un'opzione
case-no-restraint = «{ $text }» non limita né un attacco né una chiamata
case-no-designation = «{ $text }» non è niente che il dichiarante possa chiamare
case-no-breach = «{ $text }» non è una delle cose che l'articolo 43A2 vieta al morto
case-no-kind = «{ $text }» non è un tipo di irregolarità
case-no-status = «{ $text }» non è uno stato di un'irregolarità
case-no-seriousness = «{ $text }» non è né «major» né «minor»
case-no-such-word = «{ $text }» non è una delle parole che possono stare qui
case-no-verb = «{ $text }» non è un'azione
case-no-weight = { $text } non è un peso: un numero maggiore di 0, al massimo 1
case-no-percentage = { $text } non è una percentuale da 0 a 100
case-no-amount = { $text } non è l'entità di una penalità: un numero maggiore di 0
case-no-peer = una risposta del sondaggio ha una chiamata o una carta
case-weights = la somma dei pesi non è 1
case-contract-and-auction = c'è già una licitazione; il contratto si dà al suo posto
case-declarer-alone = il dichiarante si dà solo insieme al contratto
case-only-in-endings = questo si dà solo in un finale, con meno di 13 carte in mano
case-missing-in-ending = questo manca, e in un finale ci vuole
case-won-not-thirteen = { $won } prese vinte e { $cards } carte in mano non fanno 13
case-insufficient-bid = questa licita è insufficiente, e la licitazione di un file di caso è regolare
case-inadmissible-double = qui non c'è niente da contrare, e la licitazione di un file di caso è regolare
case-inadmissible-redouble = qui non c'è niente da surcontrare, e la licitazione di un file di caso è regolare
case-auction-is-over = la licitazione è finita prima di questa chiamata

## bridgetable check. Prima della frase ci sono file e punto. Il riepilogo è uguale in ogni lingua: lo leggono i programmi.

check-differs = atteso { $expected }; è { $found }
check-ruled = atteso nessun provvedimento secondo { $expected }; è { $found }
check-cannot-be-done = atteso che si possa fare
check-should-be-impossible = atteso che sia rifiutato
check-was-possible = atteso che sia rifiutato; si può fare
check-no-equity = nessuno ha guardato che cosa sarebbe successo
check-reason = { $said }; { $reason }
check-worker-died = il processo che verificava questo file si è interrotto, e non si sa se le sue attese sono soddisfatte
check-summary = { $cases } cases, { $expectations } expectations, { $failed } failed
check-summary-skipped = { $cases } cases, { $expectations } expectations, { $failed } failed, { $skipped } skipped

## bridgetable replay.

replay-board = Codice { $edition }. Board { $number }, mazziere { $dealer }. { $vulnerable }.
replay-hand = { SEAT($seat, form: "letter") } { $cards }
replay-auction = Licitazione: { $calls }
replay-contract = Contratto: { CONTRACT($contract, form: "by") }
replay-branch = Variante: { $title }
replay-stopped = Questo non si può fare: { $reason }
case-source = Fonte: { $source }
replay-note = «{ $text }»
replay-fact = { $text } (art. { $clause })
replay-fact-plain = { $text }
replay-irregularity = ! { $text } (art. { $clause })
replay-irregularity-plain = ! { $text }
replay-law = { $text } (art. { $clause })
replay-law-plain = { $text }
replay-ruling = Art. { $clause }: { $text }
replay-ruling-plain = { $text }
replay-information = Art. { $clause }: { $text }
replay-information-plain = { $text }
replay-asked = ? Art. { $clause }: { $text }
replay-asked-plain = ? { $text }
replay-option = - { $label } [{ $name }]
replay-auction-goes-on = La licitazione non è finita: tocca { SEAT($seat, form: "to") }. Chiamate: { $calls }
replay-goes-on = Il board non è finito. Prese finora: N-S { $ns }, E-O { $ew }.
replay-score = Prese: N-S { $ns }, E-O { $ew }. Punti: N-S { $points-ns }, E-O { $points-ew }.
replay-score-moved = Prese come giocate: N-S { $played-ns }, E-O { $played-ew }; secondo il Codice: N-S { $ns }, E-O { $ew }. Punti: N-S { $points-ns }, E-O { $points-ew }.
replay-assigned = Punteggio assegnato: N-S { $points-ns }, E-O { $points-ew }.
replay-passed-out = Passato da tutti. Punti: 0.

## I file che non si possono usare.

file-not-found = questo file non c'è
file-is-a-directory = questa è una cartella, non un file
folder-without-cases = in questa cartella non ci sono casi
lesson-without-cases = in questa lezione non ci sono casi
file-not-allowed = questo file non si può leggere: mancano i permessi
file-not-readable = questo file non si può leggere
file-not-regular = non è un file che si possa leggere, ma una pipe o un dispositivo
file-too-large = questo file supera { $most } MB
file-without-boards = in questo file non c'è nessun board
