### Art. 27: licite insufficienti

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-27 = L'avversario di sinistra può accettare una licita insufficiente; se non l'accetta, va corretta.
lawbook-27a = L'avversario di sinistra può accettare una licita insufficiente, e l'ha accettata se chiama.
lawbook-27a1 =
    .e2007 = L'avversario di sinistra può accettare una licita insufficiente, e l'ha accettata se chiama. (1997: 27A.)
lawbook-27a2 =
    .e2007 = Se la licita insufficiente era anche fuori turno si applica l'Art. 31. (1997: 27C.)
lawbook-27b = La licita insufficiente non accettata si sostituisce con una licita sufficiente o con il passo.
    .e2007 = La licita insufficiente non accettata si sostituisce con una chiamata legale.
lawbook-27b1 = Quale sostituzione non costa nulla.
lawbook-27b1-a = Se senza alcun dubbio nessuna delle due licite è convenzionale, la più bassa licita sufficiente nella stessa denominazione non costa nulla, ma vedi (b).
    .e2007 = Se senza alcun dubbio nessuna delle due licite è artificiale, la più bassa licita sufficiente nella stessa denominazione non costa nulla, ma vedi D.
    .e2017 = La più bassa licita sufficiente che specifica ciò che specificava quella insufficiente, la stessa denominazione o le stesse, non costa nulla, ma vedi D.
lawbook-27b1-b = Se ciò che diceva la licita insufficiente ha danneggiato la linea innocente, l'Arbitro assegna un punteggio arbitrale. (Dal 2007: 27D.)
    .e2007 = Fuori dal caso (a), una chiamata legale con lo stesso significato della licita insufficiente, o con uno più preciso, non costa nulla, ma vedi D.
    .e2017 = Fuori dal caso (a), una chiamata paragonabile (23A) non costa nulla, ma vedi D.
lawbook-27b2 = Se una delle due licite può essere convenzionale, dopo ogni altra licita sufficiente e dopo un passo, il compagno del colpevole deve passare per tutta la licitazione; poi il dichiarante può porre restrizioni al suo attacco.
    .e2007 = Dopo ogni altra licita sufficiente, e dopo un passo, il compagno del colpevole deve passare per tutta la licitazione; poi il dichiarante può porre restrizioni al suo attacco.
lawbook-27b3 = Un contro o surcontro al posto della licita insufficiente si cancella. Il colpevole licita o passa, e il compagno deve passare per tutta la licitazione.
    .e2007 = Un contro o surcontro al posto della licita insufficiente si cancella, se non è libero per il B1(b). Il colpevole licita o passa, e il compagno deve passare per tutta la licitazione.
lawbook-27b4 =
    .e2007 = Una seconda licita insufficiente al posto della prima si tratta come in B3, se l'avversario di sinistra non l'accetta.
lawbook-27c = Se la licita insufficiente era anche fuori turno si applica l'Art. 31. (Dal 2007: 27A2.)
    .e2007 = Se il colpevole ha sostituito la licita prima della decisione dell'Arbitro, la nuova chiamata vale, a meno che la licita insufficiente non sia accettata, e si tratta come detto sopra.
    .e2017 = Se il colpevole ha sostituito la licita prima della decisione dell'Arbitro, la nuova chiamata vale se è legale, a meno che la licita insufficiente non sia accettata, e si tratta come detto sopra.
lawbook-27d =
    .e2007 = Se l'Arbitro giudica a fine gioco che, dopo il B1, senza l'aiuto della licita insufficiente il board sarebbe potuto andare diversamente, e che la linea innocente è stata danneggiata, ripristina il risultato probabile senza di essa. (1997: 27B1(b).)

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-27 = una licita insufficiente si accetta o si corregge
point-27a = una licita insufficiente si può accettare
point-27a1 = una licita insufficiente si può accettare
point-27a2 = insufficiente, e anche fuori turno
point-27b = una licita insufficiente non accettata si sostituisce
point-27b1-a = la stessa denominazione, quanto basta, non costa nulla
point-27b1-b = ciò che la licita diceva ha danneggiato gli innocenti
    .e2007 = una chiamata altrettanto precisa, o di più, non costa nulla
    .e2017 = una chiamata paragonabile non costa nulla
point-27b2 = ogni altra chiamata: il compagno passa fino alla fine
point-27b3 = un contro al posto della licita si annulla
point-27b4 = insufficiente una seconda volta
point-27c = insufficiente, e anche fuori turno
    .e2007 = corretta prima che venisse l'Arbitro
point-27d = la licita insufficiente ha aiutato: si corregge il punteggio

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-27A1 = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } è insufficiente: { $seat } può accettarlo. Altrimenti { $offender } lo sostituisce.
law-27A1-accepted = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } è accettato, e la licitazione prosegue da lì.
law-27A1-by-calling = { $seat } ha chiamato dopo { CALL($call, form: "the") } { SEAT($offender, form: "of") }, e così l'ha accettato.
law-27A2 = La licita insufficiente { SEAT($offender, form: "of") } era anche fuori turno: si decide come per una chiamata fuori turno.
law-27B-again = Anche { CALL($call, form: "the") } { SEAT($offender, form: "of") } si ritira: ora fa una licita sufficiente o passa, e il compagno passa comunque fino alla fine.
law-27B = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } si ritira e va sostituito: con la più bassa licita sufficiente nella stessa denominazione, o con una chiamata paragonabile, non succede altro; se no il compagno passa fino alla fine.
law-2007-27B = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } si ritira e va sostituito: con la più bassa licita sufficiente nella stessa denominazione, o con una chiamata di significato uguale o più preciso, non succede altro; se no il compagno passa fino alla fine.
law-27B-bid-or-pass = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } si ritira: ora licita o passa. Con la più bassa licita sufficiente nella stessa denominazione, se nessuna delle due è convenzionale, non succede altro; se no il compagno passa fino alla fine.
law-27B1a = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } è la licita sufficiente più bassa nella stessa denominazione: la licitazione prosegue senza altra rettifica.
law-27B1b = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } è paragonabile alla licita insufficiente: la licitazione prosegue senza altra rettifica.
law-27B1b-unauthorised = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } ha lo stesso significato della licita insufficiente, o uno più preciso: la licitazione prosegue senza altra rettifica.
law-27B3 = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } non può sostituire la licita insufficiente e si cancella: ora fa una licita sufficiente o passa.
law-27C = { $offender } ha sostituito { CALL($call, form: "the") } insufficiente con { CALL($replacement, form: "a") } prima della mia decisione. { $seat } può ancora accettare { CALL($call, form: "the") }; altrimenti decido { CALL($replacement, form: "on") }.
law-27C-choose = { $offender } ha sostituito { CALL($call, form: "the") } insufficiente con { CALL($replacement, form: "a") } prima della mia decisione. { $seat } può ancora accettare { CALL($call, form: "the") }; altrimenti si cancellano entrambi e { $offender } sceglie di nuovo.
law-27C-ruled-on = La licita insufficiente non è accettata: decido { CALL($call, form: "on") } { SEAT($offender, form: "of") } come su ogni chiamata messa al suo posto.
law-27C-cancelled = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") }, che ha sostituito troppo presto la licita insufficiente, si cancella: ora sceglie conoscendo le conseguenze.

## Le domande, e le opzioni sui pulsanti.

question-27A = { SEATS($to) } può accettare { CALL($call, form: "the") } insufficiente { SEAT($seat, form: "of") }, oppure no.
option-27A-accept = Accettare { CALL($call, form: "the") }
option-27A-refuse = Non accettare { CALL($call, form: "the") }
question-27B1a = Valuta l'Arbitro: { CALL($replacement, form: "the") } { SEAT($seat, form: "of") } ha lo stesso significato { CALL($call, form: "of") } insufficiente?
question-27B1b = { $edition ->
    [e2007] Valuta l'Arbitro: { CALL($replacement, form: "the") } { SEAT($seat, form: "of") } ha lo stesso significato { CALL($call, form: "of") } insufficiente, o uno più preciso?
   *[other] Valuta l'Arbitro: { CALL($replacement, form: "the") } { SEAT($seat, form: "of") } è paragonabile { CALL($call, form: "to") } insufficiente?
}
question-27B1b-damage = Valuta l'Arbitro: { CALL($call, form: "the") } insufficiente { SEAT($seat, form: "of") } ha rivelato al compagno qualcosa che ha danneggiato gli avversari?
option-27B1b-comparable = { $edition ->
    [e2007] Significato uguale o più preciso
   *[other] Paragonabile
}
option-27B1b-not-comparable = { $edition ->
    [e2007] Significato diverso
   *[other] Non paragonabile
}
question-27D = Valuta l'Arbitro: senza l'aiuto { CALL($call, form: "of") } insufficiente { SEAT($seat, form: "of") } il risultato del board avrebbe potuto essere diverso, e gli avversari ne sono stati danneggiati?
