## La fine della licitazione (Art. 17, 22, 34, 39), le carte viste in licitazione (24), le chiamate inammissibili (36-38), i passi obbligati (23, 72C).

law-34 = { $offender } è passato fuori turno: { $seat } ha perso il suo turno, e questi tre passo non chiudono la licitazione.
law-34-reverts = { $offender } è passato fuori turno: { $seat } ha perso il suo turno. I passo da lì in poi sono cancellati, e la licitazione torna { SEAT($seat, form: "to") } come se niente fosse.
law-17D3 = I passo da quello fuori turno in poi sono cancellati, e tocca { SEAT($seat, form: "to") } chiamare.
law-22-passed-out = Sono passati tutti e quattro: le mani tornano nel board e non si ridistribuiscono. Nessuno segna punti.

law-24-faced = Il compagno { SEAT($offender, form: "of") } ha potuto vedere { CARDS($cards) }: { COUNT($cards) ->
        [one] la carta resta scoperta
       *[other] le carte restano scoperte
    } sul tavolo fino alla fine della licitazione.
law-24-shown = Durante la licitazione il compagno { SEAT($offender, form: "of") } ha potuto vedere { CARDS($cards) }.
law-24-too-late = Ciò che { $offender } ha mostrato durante la licitazione non ha altre conseguenze.
law-24A = Era una sola carta inferiore al 10, non un attacco: il compagno { SEAT($offender, form: "of") } chiama come vuole.
law-24-after-the-auction = { $partner } avrebbe dovuto passare un turno; la licitazione è chiusa.
law-24D = Gioca la linea { SEAT($offender, form: "of") }: { $offender } riprende in mano { CARDS($cards) }.
law-24E = { $offender } è in difesa: { CARDS($cards) }, { AGREE($cards, m: "visto", f: "vista", mp: "visti", fp: "viste") } durante la licitazione, { COUNT($cards) ->
        [one] diventa carta penalizzata
       *[other] diventano carte penalizzate
    }.

law-36A = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } era inammissibile, e il giocatore seguente ha già chiamato: si cancella con tutte le chiamate successive. Tocca { SEAT($seat, form: "to") }, come se niente fosse.
law-36B = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } è inammissibile e si cancella: al suo posto fa una chiamata legale.
law-36B4 = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } è inammissibile e si cancella. Tocca { SEAT($seat, form: "to") }; al proprio turno { $offender } può fare qualsiasi chiamata legale.
law-36C = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } era inammissibile: si segna come se non ci fosse stato, { CONTRACT($contract) }.
law-37A = { $offender } doveva passare, ma il giocatore seguente ha già chiamato: { CALL($call, form: "the") } resta, e così le chiamate successive. Se deve passare per tutta la licitazione, l'obbligo rimane.
law-37B = { $offender } doveva passare: { CALL($call, form: "the") } si cancella, e al suo posto vale un passo.
law-38 = Oltre il livello di sette non si può andare: { CALL($call, form: "the") } { SEAT($offender, form: "of") } si cancella con tutte le chiamate successive, e al suo posto vale un passo.
law-38A = Un contratto oltre il livello di sette non si gioca mai: { CALL($call, form: "the") } { SEAT($offender, form: "of") } non può chiudere la licitazione.
law-38D = Il giocatore seguente aveva chiamato dopo la licita { SEAT($offender, form: "of") }: nessuna restrizione all'attacco, e nessun punteggio arbitrale.
law-39A = La licitazione era chiusa: { CALL($call, form: "the") } { SEAT($offender, form: "of") } si cancella.
law-39B = La chiamata { SEAT($offender, form: "of") } non ha altre conseguenze.
law-39C = { $offender } è in difesa e nessuno ha chiamato dopo di lui: il dichiarante può porre restrizioni al primo attacco { SEAT($partner, form: "of") }.

law-pass-once = { $seat } deve passare al suo prossimo turno di chiamata.
law-pass-throughout = { $seat } deve passare ogni volta che tocca a lui chiamare.
question-23 = Valuta l'Arbitro: il colpevole poteva sapere che il passo imposto { SEAT($seat, form: "to") } avrebbe probabilmente danneggiato gli avversari, e li ha danneggiati?
question-72C = Valuta l'Arbitro: il colpevole poteva sapere che il passo imposto { SEAT($seat, form: "to") } avrebbe potuto danneggiare gli avversari, e la sua linea ne ha tratto vantaggio?
question-23-fault = Valuta l'Arbitro ({ $kind } { SEAT($offender, form: "of") }): il colpevole poteva sapere che il passo imposto { SEAT($seat, form: "to") } avrebbe probabilmente danneggiato gli avversari, e li ha danneggiati?
question-72C-fault = Valuta l'Arbitro ({ $kind } { SEAT($offender, form: "of") }): il colpevole poteva sapere che il passo imposto { SEAT($seat, form: "to") } avrebbe potuto danneggiare gli avversari, e la sua linea ne ha tratto vantaggio?
question-72B1 = { question-72C }
question-72B1-fault = { question-72C-fault }
