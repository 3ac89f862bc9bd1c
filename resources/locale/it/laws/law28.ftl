### Art. 28: le chiamate che si considerano in rotazione

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-28 = Quando una chiamata si considera in rotazione.
lawbook-28a = Una chiamata al turno dell'avversario di destra, se questi è obbligato a passare, è in rotazione.
lawbook-28b = Se il giocatore di turno chiama prima che l'Arbitro abbia deciso sulla chiamata fuori turno di un avversario, la sua è buona e l'altra è come non fatta; non resta nulla da rettificare, ma vedi il 16C2.
    .e2007 = Se il giocatore di turno chiama prima che l'Arbitro abbia deciso sulla chiamata fuori turno di un avversario, la sua è buona e l'altra è come non fatta; non resta nulla da rettificare, ma vedi il 16D2.
    .e2017 = Se il giocatore di turno chiama prima che l'Arbitro abbia deciso sulla chiamata fuori turno di un avversario, la sua è buona e l'altra è come non fatta; non resta nulla da rettificare, ma vedi il 16C2.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-28 = quale chiamata vale come in turno
point-28a = in turno, se chi tocca deve comunque passare
point-28b = chi era di turno chiama: la sua chiamata vale

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-28A = { $seat } deve passare, e si considera passato anche se { $caller } non ha aspettato.
law-28B = Toccava { SEAT($seat, form: "to") }, che ha chiamato prima della mia decisione: { CALL($call, form: "the") } { SEAT($offender, form: "of") } vale come non fatto, senza altre conseguenze.
law-28-corrected-already = { CAP(CALL($call, form: "the")) } fuori turno { SEAT($offender, form: "of") } è già annullato: così resta.

## Che cosa si chiede all'Arbitro.

question-28B = { $seat } ha chiamato: poteva farlo al suo turno come dopo { CALL($call, form: "the") } fuori turno. Che cosa ha fatto?
option-28B-in-turn = Al suo turno: { CALL($call, form: "the") } vale come non fatto
option-28B-over-it = Dopo { CALL($call, form: "the") }, che così ha accettato
