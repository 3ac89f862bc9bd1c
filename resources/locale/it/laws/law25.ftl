### Art. 25: i cambi di chiamata

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-25 = Una chiamata si può cambiare se era una svista (A). Che cosa succede quando si cambia una chiamata voluta lo dice B.
lawbook-25a = Finché il compagno non ha chiamato, il giocatore può sostituire una chiamata che non voleva fare con quella che voleva, se lo fa, o cerca di farlo, senza pause per pensare.
    .e2017 = Finché il compagno non ha chiamato, il giocatore può sostituire una chiamata che non voleva fare con quella che voleva.
lawbook-25a1 =
    .e2007 = Finché il compagno non ha chiamato, il giocatore può sostituire una chiamata che non voleva fare con quella che voleva, se lo fa, o cerca di farlo, senza pause per pensare. Vale la seconda chiamata.
    .e2017 = Finché il compagno non ha chiamato, il giocatore può sostituire una chiamata che non voleva fare con quella che voleva. Vale la seconda chiamata, e l'Art. 26 non si applica.
lawbook-25a2 =
    .e2007 = Quando il compagno ha chiamato non si cambia più nulla. (2017: 25A4.)
    .e2017 = Una chiamata che era voluta quando è stata fatta resta. Si rimedia a un errore della mano o della lingua, non all'aver perso il filo di ciò che si faceva.
lawbook-25a3 =
    .e2007 = Se la licitazione è finita prima del turno del compagno, dopo il periodo licitativo non si cambia più nulla. (2017: 25A5.)
    .e2017 = Non importa in che modo il giocatore si sia accorto della svista.
lawbook-25a4 =
    .e2007 = Quando il cambio è permesso, l'avversario di sinistra può ritirare la chiamata fatta sopra la prima. Ciò che diceva può usarlo solo la sua linea. (2017: 25A6.)
    .e2017 = Quando il compagno ha chiamato non si cambia più nulla. (2007: 25A2.)
lawbook-25a5 =
    .e2017 = Se la licitazione è finita prima del turno del compagno, dopo il periodo licitativo non si cambia più nulla. (2007: 25A3.)
lawbook-25a6 =
    .e2017 = Quando il cambio è permesso, l'avversario di sinistra può ritirare la chiamata fatta sopra la prima. Ciò che diceva può usarlo solo la sua linea. (2007: 25A4.)
lawbook-25b = Finché l'avversario di sinistra non ha chiamato, una chiamata si può cambiare anche negli altri casi; B1 e B2 dicono a che prezzo.
    .e2007 = Un cambio di chiamata che A non permette è accettato dall'avversario di sinistra (B1) o cancellato (B2).
lawbook-25b1 = L'avversario di sinistra può accettare la nuova chiamata, che allora vale senza penalità. Così è anche se aveva chiamato prima che l'irregolarità fosse rilevata, e pensando alla prima chiamata; in tal caso può ritirare la sua.
    .e2007 = L'avversario di sinistra può accettare la nuova chiamata, e l'ha accettata se chiama consapevolmente dopo di essa. La prima allora si ritira.
    .e2017 = L'avversario di sinistra può accettare la nuova chiamata, e l'ha accettata se chiama consapevolmente dopo di essa. La prima allora si ritira, e si può applicare l'Art. 26.
lawbook-25b2 = La nuova chiamata non accettata si cancella. Che cosa possa fare poi il colpevole dipende dalla legalità della prima.
    .e2007 = La nuova chiamata non accettata si cancella. La prima resta, e la licitazione prosegue.
    .e2017 = La nuova chiamata non accettata si cancella. La prima resta, e la licitazione prosegue; si può applicare l'Art. 26.
lawbook-25b2-a = Se la prima chiamata era illegale, si applica l'articolo che riguarda quell'irregolarità; alla seconda si può applicare il 26.
    .e2007 = { "" }
lawbook-25b2-b = Se la prima chiamata era legale, il colpevole la lascia, e il compagno deve passare al suo prossimo turno; oppure fa un'altra chiamata legale, e la sua linea non può avere più della media meno.
    .e2007 = { "" }
lawbook-25b2-b1 = Se il colpevole lascia la prima chiamata, il compagno deve passare al suo prossimo turno.
    .e2007 = { "" }
lawbook-25b2-b2 = Se il colpevole fa un'altra chiamata legale la licitazione prosegue, ma la sua linea non può avere più della media meno, e il compagno non può usare ciò che diceva la chiamata ritirata.
    .e2007 = { "" }
lawbook-25b2-c = In entrambi i casi, se il colpevole diventa difensore, il dichiarante può porre restrizioni all'attacco del suo compagno (26).
    .e2007 = { "" }
lawbook-25b3 =
    .e2007 = Per ciò che si ricava da una chiamata ritirata o cancellata vedi il 16D.
    .e2017 = Per ciò che si ricava da una chiamata ritirata o cancellata vedi il 16C.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-25 = si cambia una chiamata
point-25a = una chiamata non voluta si può cambiare
point-25a1 = una chiamata non voluta si può cambiare
point-25a2 =
    .e2007 = il compagno ha chiamato: troppo tardi per cambiare
    .e2017 = una chiamata voluta resta
point-25a3 =
    .e2007 = nessun cambio dopo la licitazione
    .e2017 = comunque ci si sia accorti della svista, si rimedia
point-25a4 =
    .e2007 = anche l'avversario seguente può cambiare
    .e2017 = il compagno ha chiamato: troppo tardi per cambiare
point-25a5 =
    .e2017 = nessun cambio dopo la licitazione
point-25a6 =
    .e2017 = anche l'avversario seguente può cambiare
point-25b = ripensamento: il cambio si accetta o si annulla
point-25b1 = l'avversario seguente può accettare il ripensamento
point-25b2 = ripensamento non accettato: quanto costa
    .e2007 = ripensamento non accettato: resta la prima chiamata
point-25b2-b1 = resta la prima chiamata, e il compagno passa una volta
    .e2007 = { "" }
point-25b2-b2 = un'altra chiamata, e al massimo media meno
    .e2007 = { "" }
point-25b3 = che cosa ha detto la chiamata cambiata

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-25-9B2 = L'irregolarità era già stata rilevata, e { $seat } doveva aspettarmi prima di chiamare: { CALL($call, form: "the") } è ritirato, e nessuno può usare ciò che ha detto.
law-25A1 = { $offender } intendeva { CALL($replacement, form: "do") } fin dall'inizio: resta questa chiamata, come se { CALL($call, form: "the") } non fosse mai stato fatto.
law-25A4 = Il compagno { SEAT($offender, form: "of") } ha già chiamato: { CALL($call, form: "the") } non si può più cambiare.
law-25A5 = L'attacco è già scoperto: nessuna chiamata si può più cambiare, né ripristinare.
law-25A5-cancelled = L'attacco era già scoperto: { CALL($replacement, form: "the") } { SEAT($offender, form: "of") } si cancella e non cambia nulla.
law-25A6 = { $seat } ritira { CALL($call, form: "the") } e chiama di nuovo.
law-25B = La prima chiamata { SEAT($offender, form: "of") } era intenzionale, e { CALL($replacement, form: "the") } è un ripensamento. { $seat } può accettarlo; altrimenti si cancella.
law-25B1 = { CAP(CALL($replacement, form: "the")) } è accettato e resta; la prima chiamata { SEAT($offender, form: "of") } è ritirata.
law-25B1-unawares = { $seat } ha chiamato senza accorgersi che { $offender } aveva messo { CALL($replacement, form: "a") } al posto { CALL($call, form: "of") }. Così non l'ha accettato: può accettarlo ora, oppure farlo cancellare.
law-1997-25B1-unawares = { $seat } intendeva la sua chiamata { CALL($call, form: "on") }. { CAP(CALL($replacement, form: "the")) } resta, e { $seat } può ritirare la propria chiamata.
law-25B2 = La seconda chiamata { SEAT($offender, form: "of") }, { CALL($replacement, form: "the") }, si cancella, e resta la prima, { CALL($call, form: "the") }.
law-1997-25B2b = { $offender } può lasciare { CALL($call, form: "the") } o fare un'altra chiamata legale: in questo caso il compagno è libero, ma la loro linea ottiene al massimo media meno.
law-1997-25B2b1-if = Se { $offender } lascia { CALL($call, form: "the") }, il compagno passa al suo prossimo turno.
law-1997-25B2c = In entrambi i casi, se { SIDE($side) } difende, il dichiarante può limitare il primo attacco { SEAT($partner, form: "of") }.
law-1997-25B2b1 = { $offender } lascia { CALL($call, form: "the") }: il suo compagno passa una volta.
law-1997-25B2b2 = { $offender } sceglie un'altra chiamata e { CALL($replacement, form: "does") }; { CALL($call, form: "the") } è ritirato. Il compagno non deve passare, ma la loro linea ottiene al massimo media meno.

event-call-authorised-25A1 = { CAP(CALL($call, form: "the")) } { SEAT($seat, form: "of") } era involontario: non se ne ricava nulla.
event-call-authorised-25A = { event-call-authorised-25A1 }
event-calls-authorised-25A1 = Le chiamate ritirate { SEAT($seat, form: "of") } erano involontarie: non se ne ricava nulla.
event-calls-authorised-25A = { event-calls-authorised-25A1 }

## Le domande, e le opzioni sui pulsanti.

question-25A-director = { $edition ->
    [e1997] Valuta l'Arbitro: { $seat } intendeva { CALL($replacement, form: "do") } fin dall'inizio, così che { CALL($call, form: "the") } è stato una svista, e ha cambiato senza pause per pensare?
    [e2007] Valuta l'Arbitro: { $seat } intendeva { CALL($replacement, form: "do") } fin dall'inizio, così che { CALL($call, form: "the") } è stato una svista, e ha cambiato senza pause per pensare?
   *[other] Valuta l'Arbitro: { $seat } intendeva { CALL($replacement, form: "do") } fin dall'inizio, così che { CALL($call, form: "the") } è stato una svista?
}
question-25A = { $seat } ha cambiato chiamata: { SEATS($to) } può ritirare { CALL($call, form: "the") }, oppure lasciarlo.
option-25A-unintended = { $edition ->
    [e1997] Una svista, cambiata senza pause per pensare
    [e2007] Una svista, cambiata senza pause per pensare
   *[other] Una svista: intendeva { CALL($replacement, form: "do") }
}
option-25A-intended = { $edition ->
    [e1997] Nessuna svista, o cambiata dopo una pausa
    [e2007] Nessuna svista, o cambiata dopo una pausa
   *[other] Nessuna svista: è un ripensamento
}
option-25A-keep = Lasciare { CALL($call, form: "the") }
option-25A-withdraw = Ritirare { CALL($call, form: "the") }
question-25B1 = { $seat } ha messo { CALL($replacement, form: "a") } al posto { CALL($call, form: "of") }: { SEATS($to) } lo accetta?
question-25B1-own = { SEATS($to) } può ritirare { CALL($call, form: "the") }, inteso su un'altra chiamata, oppure lasciarlo.
option-25B1-accept = Accettare { CALL($replacement, form: "the") }
option-25B1-refuse = Non accettare { CALL($replacement, form: "the") }
option-25B1-keep = Lasciare { CALL($call, form: "the") }
option-25B1-withdraw = Ritirare { CALL($call, form: "the") }
question-25B2b2 = Valuta l'Arbitro: la linea { SEAT($seat, form: "of") } può ottenere al massimo media meno. Ha ottenuto di più?
