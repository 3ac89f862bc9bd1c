### Art. 23: le chiamate paragonabili; prima del 2017 il danno che un'irregolarità poteva fare

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-23 = Se il colpevole poteva sapere, nel commettere l'irregolarità, che il passo imposto al compagno avrebbe probabilmente danneggiato la linea innocente, si continua, e l'Arbitro valuta se assegnare un punteggio arbitrale. (2007: nel 23, più ampio; 2017: 72C.)
    .e2007 = Se il colpevole poteva sapere che la sua irregolarità avrebbe potuto danneggiare la linea innocente, si continua a licitare e a giocare, e alla fine l'Arbitro toglie il vantaggio ottenuto. (1997: 72B1; 2017: 72C.)
    .e2017 = La chiamata che sostituisce una chiamata ritirata può esserle paragonabile: allora i colpevoli non hanno obblighi.
lawbook-23a =
    .e2017 = Una chiamata è paragonabile a quella ritirata che sostituisce se ha lo stesso significato o quasi, se le mani che mostra sono una parte di quelle che l'altra poteva mostrare, o se ha lo stesso scopo, come un'interrogativa o un relais.
lawbook-23a1 =
    .e2017 = Una chiamata è paragonabile se ha lo stesso significato di quella ritirata, o quasi.
lawbook-23a2 =
    .e2017 = Una chiamata è paragonabile se le mani che mostra sono una parte di quelle che la chiamata ritirata poteva mostrare.
lawbook-23a3 =
    .e2017 = Una chiamata è paragonabile se ha lo stesso scopo di quella ritirata, come un'interrogativa o un relais.
lawbook-23b =
    .e2017 = Dopo una chiamata paragonabile si continua a licitare e a giocare senza altra rettifica. Ciò che diceva la chiamata ritirata i colpevoli possono usarlo, ma vedi C.
lawbook-23c =
    .e2017 = Se, dopo una chiamata paragonabile, l'Arbitro giudica alla fine che senza l'aiuto dell'irregolarità il board sarebbe potuto andare diversamente, e che la linea innocente è stata danneggiata, assegna un punteggio arbitrale.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-23 = poteva sapere che avrebbe danneggiato
    .e2017 = una chiamata paragonabile non costa nulla
point-23a =
    .e2017 = quale chiamata è paragonabile a quella ritirata
point-23a2 =
    .e2017 = paragonabile: una parte di ciò che mostrava la prima
point-23b =
    .e2017 = dopo una chiamata paragonabile si prosegue
point-23c =
    .e2017 = la chiamata ritirata ha aiutato: si corregge il punteggio

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-23-comparable = La nuova chiamata { SEAT($seat, form: "of") } è paragonabile: la licitazione prosegue senza altra rettifica.

## Le domande, e le opzioni sui pulsanti.

question-23 = { $edition ->
    [e1997] Valuta l'Arbitro: il colpevole poteva sapere che il passo imposto { SEAT($seat, form: "to") } avrebbe probabilmente danneggiato gli avversari, e li ha danneggiati?
   *[other] Valuta l'Arbitro: il colpevole poteva rendersi conto che il passo imposto { SEAT($seat, form: "to") } avrebbe potuto danneggiare gli avversari, e la sua linea ne ha tratto vantaggio?
}
question-23-offence = { $edition ->
    [e1997] Valuta l'Arbitro ({ $offender }: { $kind }): il colpevole poteva sapere che il passo imposto { SEAT($seat, form: "to") } avrebbe probabilmente danneggiato gli avversari, e li ha danneggiati?
   *[other] Valuta l'Arbitro ({ $offender }: { $kind }): il colpevole poteva rendersi conto che il passo imposto { SEAT($seat, form: "to") } avrebbe potuto danneggiare gli avversari, e la sua linea ne ha tratto vantaggio?
}
question-23C = Valuta l'Arbitro: senza l'aiuto { CALL($call, form: "of") } ritirato { SEAT($seat, form: "of") } il risultato del board avrebbe potuto essere diverso, e gli avversari ne sono stati danneggiati?
