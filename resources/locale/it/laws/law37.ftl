### Art. 37: chiamate di chi è obbligato a passare

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-37 = La licita, il contro o il surcontro di chi è obbligato a passare si cancella, ed entrambi i giocatori della linea devono passare per tutta la licitazione; poi il dichiarante può porre restrizioni all'attacco del compagno. Se l'avversario di sinistra ha chiamato vedi il 35B.
    .e2007 = Che cosa succede quando chi è obbligato a passare licita, contra o surcontra.
lawbook-37a =
    .e2007 = Se l'avversario di sinistra ha chiamato, la chiamata e tutte le seguenti restano; chi era obbligato per tutta la licitazione ai turni successivi deve ancora passare. L'Art. 26 non si applica. (1997: 35B.)
    .e2017 = Se l'avversario di sinistra ha chiamato, la chiamata e tutte le seguenti restano; chi era obbligato per tutta la licitazione ai turni successivi deve ancora passare. Il 26B non si applica. (1997: 35B.)
lawbook-37b =
    .e2007 = Se non ha chiamato, la chiamata si cancella, ed entrambi i giocatori della linea devono passare per tutta la licitazione.
lawbook-37b1 =
    .e2007 = La licita, il contro o il surcontro si cancella.
lawbook-37b2 =
    .e2007 = Al suo posto c'è un passo, ed entrambi i giocatori della linea devono passare per tutta la licitazione. Si possono applicare gli Art. 23 e 26.
    .e2017 = Al suo posto c'è un passo, ed entrambi i giocatori della linea devono passare per tutta la licitazione. Si possono applicare il 26B e il 72C.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-37 = chi deve passare licita: passano tutti e due
    .e2007 = chi deve passare non passa
point-37a = doveva passare, ma hanno chiamato sopra: resta
point-37b = doveva passare: ora devono tutti e due

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-37A = { $offender } doveva passare, ma il giocatore seguente ha già chiamato: { CALL($call, form: "the") } resta, e così le chiamate successive. Se deve passare per tutta la licitazione, l'obbligo rimane.
law-37B = { $offender } doveva passare: { CALL($call, form: "the") } si cancella, e al suo posto vale un passo.
law-37B-turn = { $offender } doveva passare: { CALL($call, form: "the") } si cancella. Tocca { SEAT($seat, form: "to") }; al proprio turno { $offender } passa.
