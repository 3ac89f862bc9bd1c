### Art. 63: come si consuma una renonce

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-63a1 = La renonce è consumata quando il colpevole o il compagno attacca o gioca nella presa successiva, legalmente o no.
    .e2017 = La renonce è consumata quando il colpevole o il compagno attacca o gioca nella presa successiva, legalmente o no, a meno che riprenda quella carta perché un avversario gli aveva detto che toccava a lui (47E1).
lawbook-63a2 = La renonce è consumata quando il colpevole o il compagno nomina, o altrimenti indica, una carta per la presa successiva.
lawbook-63a3 = La renonce è consumata quando un giocatore della linea colpevole fa una richiesta o una concessione di prese, o si dice d'accordo con quella degli avversari, a voce o scoprendo le carte.
    .e2017 = La renonce è consumata quando un giocatore della linea colpevole fa una richiesta o una concessione di prese. L'accordo con la richiesta degli avversari è nel 63A4.
lawbook-63a4 =
    .e2017 = Quando sono gli avversari ad aver richiesto o concesso, la renonce è consumata solo con l'accordo dell'Art. 69A: la linea colpevole lascia finire il turno, o fa una chiamata in un altro board, senza obiettare. (1997 e 2007: subito, 63A3.)
lawbook-63b = Se a indagare sulla renonce è chi non può farlo (61B), la carta viene corretta e si applica l'Art. 64 come se la renonce fosse consumata.
    .e2007 = Una renonce consumata non si corregge più, salvo alla dodicesima presa (62D1); la presa resta come giocata.
    .e2017 = Una renonce consumata non si corregge più, salvo i casi del 62C3 e del 62D1; la presa resta come giocata.
lawbook-63c = Una renonce consumata non si corregge più, salvo alla dodicesima presa (62D1); la presa resta come giocata. (Dal 2007: 63B.)
    .e2007 = { "" }

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-63 = una renonce si consuma
point-63a1 = è cominciata un'altra presa: la renonce è consumata
point-63a2 = si nomina una carta: la renonce è consumata
point-63a3 = una richiesta consuma la renonce
point-63a4 =
    .e2017 = l'accordo a una richiesta consuma la renonce solo dopo
point-63b = chiede un difensore che non può
    .e2007 = una renonce consumata non si corregge
point-63c = una renonce consumata non si corregge
    .e2007 = { "" }

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-63B = La renonce { SEAT($offender, form: "of") } { TRICK($trick, form: "to") } è consumata: la presa resta come giocata, e a gioco finito si applica l'Art. 64.
    .dummy = La renonce del morto { TRICK($trick, form: "to") } è consumata: la presa resta come giocata, e a gioco finito si applica l'Art. 64.
law-1997-63B = Ha chiesto chi non poteva. La carta si corregge, ma alla fine la renonce { SEAT($offender, form: "of") } conta come se fosse consumata.
    .dummy = Ha chiesto chi non poteva. La carta si corregge, ma alla fine la renonce del morto conta come se fosse consumata.
