### Art. 38: licite oltre il livello di sette

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-38 = Una licita oltre il livello di sette si cancella, ed entrambi i giocatori della linea devono passare per tutta la licitazione; poi il dichiarante può porre restrizioni all'attacco del compagno. Se l'avversario di sinistra ha chiamato vedi il 35C.
    .e2007 = Una licita oltre il livello di sette non vale mai.
lawbook-38a =
    .e2007 = Un contratto oltre il livello di sette non si gioca mai.
lawbook-38b =
    .e2007 = La licita si cancella, con tutte le chiamate seguenti.
lawbook-38c =
    .e2007 = Al suo posto c'è un passo; la licitazione prosegue se non è finita, ed entrambi i giocatori della linea devono passare fino alla fine.
lawbook-38d =
    .e2007 = Si possono applicare gli Art. 23 e 26, a meno che l'avversario di sinistra non avesse chiamato prima della decisione dell'Arbitro.
    .e2017 = Si possono applicare il 26B e il 72C, a meno che l'avversario di sinistra non avesse chiamato prima della decisione dell'Arbitro.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-38 = una licita oltre il sette non resta mai
point-38a = un contratto oltre il sette non si gioca mai
point-38b = una licita oltre il sette si annulla, con quanto segue
point-38c = una licita oltre il sette: passano tutti e due

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-38 = Oltre il livello di sette non si può andare: { CALL($call, form: "the") } { SEAT($offender, form: "of") } si cancella con tutte le chiamate successive, e al suo posto vale un passo.
law-38-turn = Oltre il livello di sette non si può andare: { CALL($call, form: "the") } { SEAT($offender, form: "of") } si cancella con tutte le chiamate successive. Tocca { SEAT($seat, form: "to") }; al proprio turno { $offender } passa.
law-38A = Un contratto oltre il livello di sette non si gioca mai: { CALL($call, form: "the") } { SEAT($offender, form: "of") } non può chiudere la licitazione.
law-38D = Il giocatore seguente aveva chiamato dopo la licita { SEAT($offender, form: "of") }: nessuna restrizione all'attacco, e nessun punteggio arbitrale.
