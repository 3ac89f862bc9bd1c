### Art. 80: le regole degli organizzatori, e il gioco con i sipari

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-80b2-e =
    .e2007 = L'organizzatore stabilisce a quali condizioni si licita e si gioca. Con i sipari può disporre altrimenti per ciò che non ha attraversato il sipario.
lawbook-80e = L'organizzatore stabilisce condizioni speciali per la licitazione e il gioco, sipari compresi; le penalità per ciò che non ha attraversato il sipario possono essere sospese.
    .e2007 = { "" }

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-80b2-e = con i sipari, finché il carrello non passa
point-80e = con i sipari, finché il carrello non passa
    .e2007 = { "" }

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-80-in-time = La chiamata { SEAT($offender, form: "of") }, { $call }, non è passata dall'altra parte del sipario: nessuno può accettarla. Si ritira e si corregge, e non c'è altra rettifica.
law-80-both = La chiamata { SEAT($offender, form: "of") }, { $call }, era irregolare, e { $seat } l'ha lasciata passare: entrambe le linee sono colpevoli, e nessuno può accettarla. Da quella in poi le chiamate si ritirano e si rifanno, senza alcuna rettifica.
law-80-gone-round = Dopo la chiamata { SEAT($offender, form: "of") }, { $call }, il carrello è passato dall'altra parte ed è tornato: la chiamata resta e la licitazione prosegue.
law-80-change = Con i sipari nessuno può accettare il cambio di chiamata { SEAT($offender, form: "of") }, { $call }: resta la prima chiamata, senza alcuna rettifica.
law-80-lead-unseen = Il sipario è ancora chiuso: { $offender } riprende in mano { CARD($card) }, che non diventa carta penalizzata. L'attacco tocca { SEAT($due, form: "to") }.
law-80-lead-unseen-too = Il sipario è ancora chiuso: { $offender } riprende in mano { CARD($card) }, che non diventa carta penalizzata, e resta l'attacco { SEAT($due, form: "of") }.
law-80-lead-accepted = { $seat } ha aperto il sipario dopo che { $offender } aveva scoperto { CARD($card) }: l'attacco è accettato.
law-80-lead-both = Quando { $seat } ha aperto il sipario, cosa che spetta ai difensori, entrambi avevano scoperto una carta: le due linee sono colpevoli. Resta l'attacco { SEAT($partner, form: "of") } con { CARD($lead) }. { $offender } riprende in mano { CARD($card) }, che non diventa carta penalizzata.
law-80-lead-penalty = Quando il sipario è stato aperto entrambi i difensori avevano scoperto una carta: resta l'attacco { SEAT($partner, form: "of") }, e { $offender } riprende { CARD($card) }, che diventa carta penalizzata.
