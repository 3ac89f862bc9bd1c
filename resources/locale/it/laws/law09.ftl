### Art. 9: la procedura dopo un'irregolarità

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-9a = Durante la licitazione ogni giocatore, durante il gioco il dichiarante o ciascun difensore può far rilevare un'irregolarità; il morto aspetta la fine del gioco.
lawbook-9b1 = Appena un'irregolarità è stata rilevata si chiama l'Arbitro. A quel punto può chiamarlo chiunque, anche il morto.
lawbook-9b2 = Da quel momento, e fino alla spiegazione dell'Arbitro, nessuno chiama e nessuno gioca.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-9 = un'irregolarità si fa notare, e si chiama l'Arbitro
point-9a = chi può dire che è accaduta un'irregolarità
point-9b1 = appena la si fa notare, si chiama l'Arbitro
point-9b2 = nessuno agisce finché l'Arbitro non ha spiegato

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-9B2 = L'irregolarità era stata rilevata: { $seat } doveva aspettare l'Arbitro prima di giocare.
    .dummy = L'irregolarità era stata rilevata: { $player } doveva aspettare l'Arbitro prima di giocare dal morto.
