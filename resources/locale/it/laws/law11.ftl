### Art. 11: il diritto alla rettifica, e come si perde

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-11a = La linea che prosegue da sola, prima dell'arrivo dell'Arbitro, può perdere il diritto alla penalità. L'Arbitro decide così quando essa può aver guadagnato da ciò che un avversario ha fatto dopo senza conoscere la penalità.
    .e2007 = La linea che prosegue da sola, prima dell'arrivo dell'Arbitro, può perdere il diritto alla rettifica. L'Arbitro decide così, per esempio, quando essa può aver guadagnato da ciò che un avversario ha fatto dopo senza conoscere il Codice.
    .e2017 = La linea che prosegue da sola, prima dell'arrivo dell'Arbitro, può perdere il diritto alla rettifica; se ha guadagnato perché non si conosceva il Codice, si corregge soltanto il suo punteggio, e i colpevoli non tengono nulla di quanto l'infrazione ha fruttato loro.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-11a = chi prosegue prima dell'Arbitro può perdere i suoi diritti

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-11A-played-on = La linea del dichiarante ha continuato a giocare dopo { CARD($card) } { SEAT($offender, form: "of") } e la carta del compagno: il diritto alla rettifica è perduto, e le carte restano.
law-11A-taken-back = { $offender } ha messo giù irregolarmente { CARD($card) } e poi { AGREE($card, m: "lo", f: "la") } ha ripreso, ma gli avversari hanno poi proseguito: il diritto alla rettifica è perduto.
