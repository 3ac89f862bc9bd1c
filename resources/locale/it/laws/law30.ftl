### Art. 30: un passo fuori turno

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-30 = Un passo fuori turno che non è stato accettato. Per un passo convenzionale vedi C.
    .e2007 = Un passo fuori turno che non è stato accettato. Per un passo artificiale vedi C.
lawbook-30a = Se nessuno aveva licitato, chi è passato fuori turno deve passare al suo prossimo turno.
    .e2017 = Al turno dell'avversario di destra: chi è passato deve passare al suo prossimo turno.
lawbook-30b = Se qualcuno aveva licitato, dipende da chi fosse di turno.
    .e2017 = Al turno del compagno o dell'avversario di sinistra: dipende dal fatto che avesse già chiamato o no.
lawbook-30b1 = Al turno dell'avversario di destra: chi è passato deve passare al suo prossimo turno; se il suo passo indicava per convenzione un seme, si può applicare il 26.
    .e2007 = Al turno dell'avversario di destra: chi è passato deve passare al suo prossimo turno.
    .e2017 = Al turno del compagno, o dell'avversario di sinistra se non aveva ancora chiamato: (a) per il compagno, (b) per il colpevole.
lawbook-30b1-a =
    .e2017 = Il compagno del colpevole può fare qualsiasi chiamata legale, ma non usare ciò che gli diceva il passo (16C2).
lawbook-30b1-b =
    .e2017 = Il colpevole può fare al suo turno qualsiasi chiamata legale. Se è paragonabile al suo passo non succede altro, ma vedi il 23C; se non lo è, il compagno deve passare una volta, e si possono applicare il 16C, il 26B e il 72C.
lawbook-30b2 = Al turno del compagno: chi è passato deve passare per tutta la licitazione; il compagno può licitare o passare, ma a quel turno non può contrare né surcontrare.
    .e2017 = Al turno dell'avversario di sinistra, se aveva già chiamato: il passo si tratta come un cambio di chiamata (25).
lawbook-30b3 = Al turno dell'avversario di sinistra: il passo si tratta come un cambio di chiamata (25).
    .e2017 = { "" }
lawbook-30c = A un passo convenzionale si applica l'Art. 31.
    .e2007 = A un passo artificiale, o al passo su una chiamata artificiale, si applica l'Art. 31.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-30 = un passo fuori turno
point-30a = un passo prima dell'avversario: passa una volta
point-30b = un passo al turno del compagno
point-30b1 = un passo al turno dell'avversario: passa una volta
    .e2017 = un passo al turno del compagno
point-30b1-a =
    .e2017 = il compagno chiama libero, ma non usa quel passo
point-30b1-b =
    .e2017 = dopo il passo: la sua chiamata è paragonabile?
point-30b2 = un passo al turno del compagno: passa fino alla fine
    .e2017 = un passo in ritardo è un cambio di chiamata
point-30b3 = un passo in ritardo è un cambio di chiamata
point-30c = un passo artificiale vale come una licita

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-30B1a = { $partner } può fare qualsiasi chiamata legale, ma non può usare ciò che ha detto { CALL($call, form: "the") }. Al proprio turno { $offender } può fare qualsiasi chiamata legale: la confronterò con quella cancellata.
law-30B2b = A questo turno { $partner } può licitare o passare, ma non contrare né surcontrare.
law-30B2b-doubled = A questo turno { $offender } non può contrare né surcontrare: { CALL($call, form: "the") } si cancella, e ora licita o passa.
law-30B2b-called-over = A quel turno { $offender } non poteva contrare né surcontrare, ma il giocatore seguente ha già chiamato: { CALL($call, form: "the") } resta.
law-30C = Il passo { SEAT($offender, form: "of") } era artificiale: si decide come per una licita fuori turno.
law-30C-partner = { $offender } è passato su una chiamata artificiale { SEAT($partner, form: "of") }: si decide come per una licita fuori turno.

## Le domande, e le opzioni sui pulsanti.

question-30 = Valuta l'Arbitro: { CALL($replacement, form: "the") } { SEAT($seat, form: "of") } è paragonabile { CALL($call, form: "to") } cancellato?
