### Art. 31: una licita fuori turno

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-31 = Una licita fuori turno, o un passo convenzionale, che non siano stati accettati.
    .e2007 = Una licita fuori turno, un passo artificiale, o il passo su una chiamata artificiale del compagno, che non siano stati accettati.
lawbook-31a = Al turno dell'avversario di destra: decide ciò che questi fa adesso (A1, A2).
lawbook-31a1 = Se l'avversario di destra passa, il colpevole deve ripetere la sua chiamata; se è legale non c'è nulla da rettificare.
lawbook-31a2 = Se l'avversario di destra non passa, il colpevole può fare qualsiasi chiamata legale; che cosa ne consegue lo dicono (a) e (b).
lawbook-31a2-a = Se nomina di nuovo la stessa denominazione, il compagno deve passare al suo prossimo turno.
    .e2017 = Se la nuova chiamata è paragonabile a quella cancellata non succede altro, ma vedi il 23C.
lawbook-31a2-b = Se non nomina di nuovo la stessa denominazione, e dopo un passo convenzionale, il compagno deve passare per tutta la licitazione, e poi il dichiarante può porre restrizioni al suo attacco.
    .e2007 = Se non nomina di nuovo la stessa denominazione, e dopo un passo artificiale, il compagno deve passare per tutta la licitazione, e poi il dichiarante può porre restrizioni al suo attacco.
    .e2017 = Se la nuova chiamata non è paragonabile a quella cancellata, il compagno deve passare al suo prossimo turno, e si possono applicare il 16C, il 26B e il 72C.
lawbook-31b = Al turno del compagno, o dell'avversario di sinistra se non aveva ancora chiamato: il compagno deve passare per tutta la licitazione, e poi il dichiarante può porre restrizioni al suo attacco. Al turno dell'avversario di sinistra, da parte di chi aveva già chiamato, la licita si tratta come un cambio di chiamata (25).
    .e2017 = Al turno del compagno, o dell'avversario di sinistra se non aveva ancora chiamato: B1 per il compagno, B2 per il colpevole.
lawbook-31b1 =
    .e2017 = Il compagno del colpevole può fare qualsiasi chiamata legale, ma non usare ciò che gli diceva la chiamata cancellata (16C2).
lawbook-31b2 =
    .e2017 = Il colpevole può fare al suo turno qualsiasi chiamata legale, e l'Arbitro decide come in A2: tutto dipende dal fatto che sia paragonabile o no.
lawbook-31c =
    .e2017 = Una licita al turno dell'avversario di sinistra, fatta da chi aveva già chiamato, si tratta come un cambio di chiamata (25).

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-31 = una licita fuori turno
point-31a = una licita prima che l'avversario chiami
point-31a1 = l'avversario passa: la licita si ripete
point-31a2 = l'avversario chiama: una chiamata qualsiasi, con un prezzo
point-31a2-a = lo stesso seme: il compagno passa una volta
    .e2017 = una chiamata paragonabile non costa nulla
point-31a2-b = un altro seme: il compagno passa fino alla fine
    .e2017 = non paragonabile: il compagno passa una volta
point-31b = una licita al turno del compagno: passa fino alla fine
    .e2017 = una licita al turno del compagno
point-31b1 =
    .e2017 = il compagno chiama libero, ma non usa quella licita
point-31b2 =
    .e2017 = dopo la licita: la sua chiamata è paragonabile?
point-31c =
    .e2017 = una licita in ritardo è un cambio di chiamata

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-31A = Se { $opponent } passa, { $offender } ripete { CALL($call, form: "the") }; altrimenti può fare qualsiasi chiamata legale, e la valuterò.
law-31A1 = { $opponent } è passato: { $offender } ripete { CALL($call, form: "the") } e, se è legale, non ci sono altre conseguenze.
law-31A1-repeat = { $offender } deve ripetere { CALL($call, form: "the") }: { CALL($other, form: "the") } si cancella.
law-31B1 = { law-30B1a }

## Le domande, e le opzioni sui pulsanti.

question-31 = { question-30 }
