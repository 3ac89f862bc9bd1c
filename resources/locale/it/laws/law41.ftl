### Art. 41: l'inizio del gioco

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-41a = Il difensore alla sinistra del dichiarante fa l'attacco iniziale a carta coperta. Può riprenderla solo se lo dice l'Arbitro, dopo un'irregolarità.
lawbook-41b = Prima che l'attacco sia scoperto il compagno di chi attacca e il dichiarante, ma non il morto, possono farsi ripetere o spiegare la licitazione. Finché non ha giocato la sua prima carta il dichiarante o un difensore può ancora farsela ripetere; le spiegazioni può chiederle ogni volta che tocca a lui giocare.
lawbook-41c = Finite le domande si scopre l'attacco, il gioco comincia definitivamente e il morto scende. Più tardi un giocatore può ancora chiedere, quando tocca a lui, quale sia il contratto e se sia contrato, ma non da chi.
lawbook-41d = Il morto stende le carte scoperte sul tavolo, in colonne verso il dichiarante, con le atout alla destra del morto. Il dichiarante gioca entrambe le mani.
    .e2007 = Il morto stende le carte scoperte sul tavolo, in colonne verso il dichiarante, con le basse più vicine a lui e le atout alla destra del morto. Il dichiarante gioca entrambe le mani.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-41 = l'attacco iniziale, e scende il morto
point-41a = l'attacco iniziale si fa coperto
point-41b = prima di scoprire l'attacco si può chiedere
point-41c = l'attacco si scopre, e il gioco comincia
point-41d = come il morto stende le carte

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-41A = L'attacco tocca { SEAT($due, form: "to") }. { $offender } riprende la sua carta senza mostrarla, e non c'è altra rettifica.
law-41A-is-the-lead = Un attacco coperto si ritira solo su istruzione dell'Arbitro: l'attacco { SEAT($offender, form: "of") } è { CARD($card) }.
law-41A-stays = Un attacco coperto si ritira solo su istruzione dell'Arbitro: { $offender } rimette giù la stessa carta.
law-41A-auction = La licitazione prosegue: non c'è ancora attacco. { $seat } riprende la sua carta senza mostrarla, e non c'è altra rettifica.
law-41A-another = { $seat } riprende in mano la carta coperta senza mostrarla, e attacca con un'altra.
