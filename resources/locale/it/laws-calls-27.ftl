## Le licite insufficienti (Art. 27), le chiamate paragonabili (23) e l'attacco dopo una chiamata ritirata (26).

law-23-comparable = La nuova chiamata { SEAT($seat, form: "of") } è paragonabile: la licitazione prosegue senza altra rettifica.
question-23C = Valuta l'Arbitro: senza l'aiuto { CALL($call, form: "of") } ritirato { SEAT($seat, form: "of") } il risultato del board avrebbe potuto essere diverso, e gli avversari ne sono stati danneggiati?

law-26-free = Il dichiarante lascia libero l'attacco { SEAT($seat, form: "of") }.
law-26-require = { $seat } deve attaccare a { SUIT($suit) }, se può.
law-26-forbid = { $seat } non può attaccare a { SUIT($suit) } finché resta in presa.
law-26-face-down = { $seat } riprende in mano la carta coperta senza mostrarla, e attacca con un'altra.
law-26-led-first = { $offender } ha attaccato con { CARD($card) } prima che il dichiarante potesse scegliere: il suo compagno aveva ritirato una chiamata. Ora sceglie il dichiarante.
law-26-goes-back = { $seat } ritira { CARD($card) }, che diventa carta penalizzata, e attacca come ha scelto il dichiarante.
question-26 = { SEATS($to) } può disporre dell'attacco { SEAT($seat, form: "of") }: in licitazione { $partner } ha ritirato { CALL($call, form: "the") }.

law-27A1 = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } è insufficiente: { $seat } può accettarlo. Altrimenti { $offender } lo sostituisce.
law-27A1-accepted = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } è accettato, e la licitazione prosegue da lì.
law-27A1-by-calling = { $seat } ha chiamato dopo { CALL($call, form: "the") } { SEAT($offender, form: "of") }, e così l'ha accettato.
law-27A2 = La licita insufficiente { SEAT($offender, form: "of") } era anche fuori turno: si decide come per una chiamata fuori turno.
law-27B-again = Anche { CALL($call, form: "the") } { SEAT($offender, form: "of") } si ritira: ora fa una licita sufficiente o passa, e il compagno passa comunque fino alla fine.
law-27B = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } si ritira e va sostituito: con la più bassa licita sufficiente nella stessa denominazione, o con una chiamata di uguale significato, non succede altro; se no il compagno passa fino alla fine.
law-27B-bid-or-pass = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } si ritira: ora licita o passa. Con la più bassa licita sufficiente nella stessa denominazione, se nessuna delle due è convenzionale, non succede altro; se no il compagno passa fino alla fine.
law-27B1a = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } è la licita sufficiente più bassa nella stessa denominazione: la licitazione prosegue senza altra rettifica.
law-27B1b = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } è paragonabile alla licita insufficiente: la licitazione prosegue senza altra rettifica.
law-27B1b-unauthorised = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } ha lo stesso significato della licita insufficiente, o uno più preciso: la licitazione prosegue senza altra rettifica.
law-27B3 = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } non può sostituire la licita insufficiente e si cancella: ora fa una licita sufficiente o passa.
law-27C = { $offender } ha sostituito { CALL($call, form: "the") } insufficiente con { CALL($replacement, form: "a") } prima della mia decisione. { $seat } può ancora accettare { CALL($call, form: "the") }; altrimenti decido { CALL($replacement, form: "on") }.
law-27C-choose = { $offender } ha sostituito { CALL($call, form: "the") } insufficiente con { CALL($replacement, form: "a") } prima della mia decisione. { $seat } può ancora accettare { CALL($call, form: "the") }; altrimenti si cancellano entrambi e { $offender } sceglie di nuovo.
law-27C-ruled-on = La licita insufficiente non è accettata: decido { CALL($call, form: "on") } { SEAT($offender, form: "of") } come su ogni chiamata messa al suo posto.
law-27C-cancelled = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") }, che ha sostituito troppo presto la licita insufficiente, si cancella: ora sceglie conoscendo le conseguenze.

question-27A = { SEATS($to) } può accettare { CALL($call, form: "the") } insufficiente { SEAT($seat, form: "of") }, oppure no.
option-27A-accept = Accettare { CALL($call, form: "the") }
option-27A-refuse = Non accettare { CALL($call, form: "the") }
question-27B1a = Valuta l'Arbitro: { CALL($replacement, form: "the") } { SEAT($seat, form: "of") } ha lo stesso significato { CALL($call, form: "of") } insufficiente?
option-same-meaning = Stesso significato
option-other = Altro significato
question-27B1b = { $edition ->
    [2007] Valuta l'Arbitro: { CALL($replacement, form: "the") } { SEAT($seat, form: "of") } ha lo stesso significato { CALL($call, form: "of") } insufficiente, o uno più preciso?
   *[other] Valuta l'Arbitro: { CALL($replacement, form: "the") } { SEAT($seat, form: "of") } è paragonabile { CALL($call, form: "to") } insufficiente?
}
option-27B1b-comparable = { $edition ->
    [2007] Significato uguale o più preciso
   *[other] Paragonabile
}
option-27B1b-not-comparable = { $edition ->
    [2007] Significato diverso
   *[other] Non paragonabile
}
question-27B1b-damage = Valuta l'Arbitro: { CALL($call, form: "the") } insufficiente { SEAT($seat, form: "of") } ha rivelato al compagno qualcosa che ha danneggiato gli avversari?
option-comparable = Paragonabile
option-not-comparable = Non paragonabile
question-27D = Valuta l'Arbitro: senza l'aiuto { CALL($call, form: "of") } insufficiente { SEAT($seat, form: "of") } il risultato del board avrebbe potuto essere diverso, e gli avversari ne sono stati danneggiati?
