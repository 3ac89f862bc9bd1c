### Art. 64: che cosa segue da una renonce consumata

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-64a1 = Se il colpevole stesso ha vinto la presa della renonce, dopo il gioco quella presa e un'altra vinta in seguito dalla sua linea passano alla linea innocente. Una presa vinta dal morto non è vinta dal dichiarante.
lawbook-64a2 = Se il colpevole non ha vinto lui la presa della renonce, ma la sua linea ha vinto quella o una successiva, una presa passa alla linea innocente. Se poi il colpevole ha vinto una presa con una carta che avrebbe potuto giocare nella presa della renonce, passa anche quella.
    .e2007 = Se il colpevole non ha vinto lui la presa della renonce, ma la sua linea ha vinto quella o una successiva, una presa passa alla linea innocente.
lawbook-64b1 = Non passa nessuna presa se la linea colpevole non ha vinto né la presa della renonce né una successiva.
lawbook-64b2 = Non passa nessuna presa per un'altra renonce dello stesso giocatore nello stesso seme.
    .e2017 = Non passa nessuna presa per un'altra renonce dello stesso giocatore nello stesso seme, se la prima era consumata.
lawbook-64b3 = Non passa nessuna presa se la renonce è consistita nel non giocare una carta scoperta sul tavolo, o di una mano scoperta, quella del morto compresa.
    .e2017 = Non passa nessuna presa se la renonce è consistita nel non giocare una carta penalizzata, o una carta del morto.
lawbook-64b4 = Non passa nessuna presa se la renonce è stata rilevata la prima volta dopo che un giocatore della linea innocente aveva fatto una chiamata nel board successivo.
lawbook-64b5 = Non passa nessuna presa se la renonce è stata rilevata la prima volta a turno finito.
lawbook-64b6 = Non passa nessuna presa per una renonce alla dodicesima presa.
lawbook-64b7 =
    .e2007 = Non passa nessuna presa quando entrambe le linee hanno commesso renonce nello stesso board; l'Arbitro ristabilisce l'equità con il 64C.
    .e2017 = Non passa nessuna presa quando entrambe le linee hanno commesso renonce nello stesso board ed entrambe le renonce sono consumate; l'Arbitro ristabilisce l'equità con il 64C2(b).
lawbook-64b8 =
    .e2017 = Non passa nessuna presa per una renonce corretta perché entrambe le linee l'avevano commessa nella stessa presa (62C3).
lawbook-64c = Passate o no delle prese, se l'Arbitro ritiene che la linea innocente stia ancora peggio di come sarebbe stata senza la renonce consumata, assegna un punteggio arbitrale.
    .e2017 = Passate o no delle prese, se l'Arbitro ritiene che la linea innocente stia ancora peggio di come sarebbe stata senza la renonce consumata, assegna un punteggio arbitrale. Dopo più renonce nello stesso seme guarda a quanto sono costate quelle successive (64C2(a)); se le hanno commesse entrambe le linee, al risultato probabile senza alcuna renonce (64C2(b)).

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-64 = che cosa costa una renonce consumata
point-64a = che cosa costa una renonce consumata
point-64a1 = la presa l'ha vinta chi ha fatto renonce: ne passano due
point-64a2 = la presa non l'ha vinta chi ha fatto renonce: ne passa una
point-64b = una renonce che non costa prese
point-64b1 = la linea non ha più vinto prese: non passa nessuna presa
point-64b2 = la stessa renonce ripetuta non fa passare prese
point-64b3 = la carta era scoperta: non passa nessuna presa
point-64b4 = notata quando il board dopo era cominciato
point-64b5 = notata dopo la fine del turno
point-64b6 = alla dodicesima presa non passa nessuna presa
point-64b7 = hanno fatto renonce le due linee: non passa nessuna presa
point-64b8 =
    .e2017 = corrette le due renonce: non passa nessuna presa
point-64c = ancora danneggiati dalla renonce: si ristabilisce l'equità

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-64A1 = { $offender } ha vinto la presa della sua renonce{ $tricks ->
        [0] , ma quelle prese sono già state trasferite: non ne passano altre.
        [one] : una presa passa a { SIDE($side) }.
       *[other] : quella presa e un'altra passano a { SIDE($side) }.
    }
law-64A2 = { $offender } non ha vinto la presa della renonce, ma la sua linea ha vinto quella o una successiva: { $tricks ->
        [0] quelle prese sono già state trasferite, e non ne passano altre.
        [one] una presa passa a { SIDE($side) }.
       *[other] { TRICKS($tricks) } passano a { SIDE($side) }, la seconda perché { $offender } l'ha vinta con una carta che avrebbe potuto giocare nella presa della renonce.
    }
law-64B1 = Dalla renonce in poi la linea { SEAT($offender, form: "of") } non ha vinto prese: non si trasferisce nulla.
law-64B2 = { $offender } aveva già commesso renonce in questo seme: per questa non si trasferisce nulla.
law-64B3 = { $offender } non ha giocato una carta che era scoperta: per questa renonce non si trasferisce nulla.
    .dummy = La renonce era del morto, che ha le carte scoperte: per questa non si trasferisce nulla.
law-64B4 = La linea innocente aveva già chiamato nel board successivo quando è stata rilevata la renonce { SEAT($offender, form: "of") }: non si trasferisce nulla.
law-64B5 = Il turno era finito quando è stata rilevata la renonce { SEAT($offender, form: "of") }: non si trasferisce nulla.
law-64B6 = La renonce { SEAT($offender, form: "of") } era alla dodicesima presa: non si trasferisce nulla.
law-64B7 = In questo board hanno commesso renonce entrambe le linee: per quella { SEAT($offender, form: "of") } non si trasferisce nulla.
    .dummy = In questo board hanno commesso renonce entrambe le linee: per quella del morto non si trasferisce nulla.
law-64B8 = In quella presa avevano commesso renonce entrambe le linee, ed entrambe le renonce sono state corrette: non si trasferisce nulla.

## Le domande, e le opzioni sui pulsanti.

question-64C = Valuta l'Arbitro: la linea innocente sta ancora peggio di come sarebbe stata senza la renonce?
question-64C-both = Valuta l'Arbitro: hanno commesso renonce entrambe le linee. Il risultato è diverso da quello probabile senza alcuna renonce?
question-64C2a = Valuta l'Arbitro: le renonce successive nello stesso seme hanno fatto perdere prese alla linea innocente?
question-64C2b = Valuta l'Arbitro: hanno commesso renonce entrambe le linee. Il risultato è diverso da quello probabile senza alcuna renonce?
