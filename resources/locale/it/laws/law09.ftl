### Art. 9: la procedura dopo un'irregolarità

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-9a = Durante la licitazione ogni giocatore, durante il gioco il dichiarante o ciascun difensore può far rilevare un'irregolarità; il morto aspetta la fine del gioco.
lawbook-9a3 =
    .e2007 = Quando è accaduta un'irregolarità il morto non può farla rilevare durante il gioco; può però cercare di evitarne una del dichiarante (42B2).
    .e2017 = Ogni giocatore, anche il morto nei limiti degli Artt. 42 e 43, può cercare di evitare un'irregolarità.
lawbook-9a4 =
    .e2007 = Nessuno ha l'obbligo di far rilevare un'infrazione della propria linea; ma si veda il 20F5 per una spiegazione sbagliata. (2017: 9A5.)
    .e2017 = Quando è accaduta un'irregolarità il morto non può farla rilevare prima della fine del gioco; ma si veda il 20F5 per una spiegazione sbagliata. (2007: nel 9A3.)
lawbook-9a5 =
    .e2017 = Nessuno ha l'obbligo di far rilevare un'infrazione della propria linea; ma si veda il 20F5 per una spiegazione sbagliata. (2007: 9A4.)
lawbook-9b1 = Appena un'irregolarità è stata rilevata si chiama l'Arbitro. A quel punto può chiamarlo chiunque, anche il morto.
lawbook-9b2 = Da quel momento, e fino alla spiegazione dell'Arbitro, nessuno chiama e nessuno gioca.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-9 = un'irregolarità si fa notare, e si chiama l'Arbitro
point-9a = chi può dire che è accaduta un'irregolarità
point-9a3 =
    .e2007 = il morto evita un'irregolarità del dichiarante
    .e2017 = chiunque può evitare un'irregolarità
point-9a4 =
    .e2007 = la propria infrazione non si deve far rilevare
    .e2017 = il morto non fa rilevare irregolarità durante il gioco
point-9a5 =
    .e2017 = la propria infrazione non si deve far rilevare
point-9b1 = appena la si fa notare, si chiama l'Arbitro
point-9b2 = nessuno agisce finché l'Arbitro non ha spiegato

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-9B2 = L'irregolarità era stata rilevata: { $seat } doveva aspettare l'Arbitro prima di giocare.
    .dummy = L'irregolarità era stata rilevata: { $player } doveva aspettare l'Arbitro prima di giocare dal morto.
