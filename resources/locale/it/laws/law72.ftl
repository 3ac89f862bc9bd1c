### Art. 72: principi generali

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-72a = Si gioca secondo il Codice. Ciascuna linea cerca di fare meglio delle altre, entro ciò che il Codice e la correttezza permettono.
lawbook-72b = Nessuno viola il Codice di proposito, e nessuno nasconde una violazione.
lawbook-72b1 = Se il colpevole poteva sapere che la sua irregolarità avrebbe probabilmente danneggiato la linea innocente, si continua a giocare, e l'Arbitro toglie il vantaggio ottenuto. (2007: 23; 2017: 72C.)
    .e2007 = Nessuno può violare il Codice di proposito, neppure se è disposto a subirne la rettifica. (1997: 72B2.)
lawbook-72b2 = Nessuno può violare il Codice di proposito, neppure se è disposto a subirne la penalità. (Dal 2007: 72B1.)
    .e2007 = In generale nessuno è tenuto a far rilevare una violazione della propria linea; fanno eccezione una renonce non ancora consumata, una spiegazione sbagliata e una presa non vinta (62A, 20F, 79A2). (1997: 72B3.)
lawbook-72b3 = In generale nessuno è tenuto a far rilevare una violazione involontaria della propria linea. (Dal 2007: 72B2.)
    .e2007 = Nessuno può cercare di nascondere una violazione, per esempio con una seconda renonce, trattenendo una carta della renonce o mescolando le carte prima del tempo. (1997: 72B4.)
lawbook-72b4 = Nessuno può cercare di nascondere una violazione, per esempio con una seconda renonce, trattenendo una carta della renonce o mescolando le carte prima del tempo. (Dal 2007: 72B3.)
    .e2007 = { "" }
lawbook-72c =
    .e2017 = Se il colpevole poteva rendersi conto che la sua irregolarità avrebbe potuto danneggiare la linea innocente, si continua a giocare, e alla fine l'Arbitro toglie il vantaggio ottenuto. (1997: 72B1; 2007: 23.)

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-72 = la condotta: il Codice vale per tutti
point-72a = si gioca secondo il Codice
point-72b1 = poteva sapere che avrebbe danneggiato
    .e2007 = nessuno viola apposta una regola
point-72c =
    .e2017 = poteva sapere che avrebbe danneggiato

## Le domande, e le opzioni sui pulsanti.

question-72B1 = Valuta l'Arbitro: il colpevole poteva sapere che il passo imposto { SEAT($seat, form: "to") } avrebbe probabilmente danneggiato gli avversari, e la sua linea ne ha tratto vantaggio?
question-72B1-offence = Valuta l'Arbitro ({ $offender }: { $kind }): il colpevole poteva sapere che il passo imposto { SEAT($seat, form: "to") } avrebbe probabilmente danneggiato gli avversari, e la sua linea ne ha tratto vantaggio?
question-72C = Valuta l'Arbitro: il colpevole poteva rendersi conto che il passo imposto { SEAT($seat, form: "to") } avrebbe potuto danneggiare gli avversari, e la sua linea ne ha tratto vantaggio?
question-72C-offence = Valuta l'Arbitro ({ $offender }: { $kind }): il colpevole poteva rendersi conto che il passo imposto { SEAT($seat, form: "to") } avrebbe potuto danneggiare gli avversari, e la sua linea ne ha tratto vantaggio?
