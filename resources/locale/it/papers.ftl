## Pagine di carta e del web.

paper-board = Board { $number }
paper-dealer = Mazziere { $seat }
paper-won = Prese: N-S { $ns }, E-O { $ew }
paper-leads = Gioca { $seat }
paper-edition = Codice { $edition }
paper-what-happened = I fatti
paper-trick = Presa { $trick }
paper-calls = Chiamate
paper-result = Risultato
paper-after = Dopo: { $act }
paper-ruling = La decisione
paper-your-ruling = Come decidi?
paper-contents = Indice
paper-other-cases = Senza articolo
paper-answers = Soluzioni
paper-answer-of = { $number }. { $title }
paper-booklet = Casi per arbitri
paper-law-reading = † si fonda su una lettura del Codice dove questo lascia una scelta: le elenca «bridgetable readings»
paper-law-memory = ‡ il testo di questa edizione è riportato a memoria

## La pagina su cui si giocano i casi.

paper-deal = La smazzata
paper-reveal = Come decidi? Mostra la decisione
paper-ask-first = Chiedermi prima di ogni decisione
paper-other-line = Un'altra linea:
paper-go-on = Avanti
paper-not-played = (qui non giocata)
paper-cases = Casi
paper-first = Alla smazzata
paper-back = Indietro
paper-next = Avanti
paper-last = Alla fine della linea
paper-place = Punto della linea
paper-keys = Tasti: ← → passi, Inizio e Fine, 1–9 scelte; sul telefono tocca il tavolo o scorri di lato
paper-language = Lingua
paper-trick-word = Presa

## Il comando report.

help-report = Scrive i casi su pagine: di carta, del web, o di solo testo.
argument-file-report = I file dei casi; una cartella sta per tutti i casi che contiene. Più casi fanno un fascicolo
argument-out-report = Il file da scrivere; la fine del nome (.pdf, .html, .txt) dice che cosa è
    .value = OUT.pdf
    .accepted = un nome di file che finisce in .pdf, .html o .txt
argument-answers = Dove stanno le decisioni: in fondo (end), che per un caso solo è il retro della pagina; da nessuna parte (none); sotto ogni caso (inline). Se manca, sotto un caso solo e in fondo a un fascicolo
argument-language-report = La lingua delle pagine e dei messaggi; se manca, quella del sistema
report-cannot-be-drawn = le pagine non si possono disegnare: { $what }
