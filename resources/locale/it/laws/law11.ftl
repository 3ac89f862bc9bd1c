### Art. 11: il diritto alla rettifica, e come si perde

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-11a = La linea che prosegue da sola, prima dell'arrivo dell'Arbitro, può perdere ciò che le spettava. L'Arbitro decide così, per esempio, quando essa può aver guadagnato da ciò che un avversario ha fatto dopo senza conoscere il Codice.
    .e2017 = La linea che prosegue da sola, prima dell'arrivo dell'Arbitro, può perdere ciò che le spettava. Se una linea ha guadagnato da ciò che un avversario ha fatto dopo senza conoscere il Codice, quel guadagno si toglie solo dal suo punteggio; l'altra linea tiene il risultato del tavolo.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-11a = chi prosegue prima dell'Arbitro può perdere i suoi diritti

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-11A-played-on = La linea del dichiarante ha continuato a giocare dopo { CARD($card) } { SEAT($offender, form: "of") } e la carta del compagno: il diritto alla rettifica è perduto, e le carte restano.
law-11A-choice-kept = La linea del dichiarante ha continuato a giocare dopo { CARD($card) } { SEAT($offender, form: "of") } e la carta del compagno, ma non per questo il dichiarante perde la sua scelta.
law-11A-taken-back = { $offender } ha messo giù irregolarmente { CARD($card) } e poi { AGREE($card, m: "lo", f: "la") } ha ripreso, ma gli avversari hanno poi proseguito: il diritto alla rettifica è perduto.
law-11A-not-forfeited = { $offender } ha messo giù irregolarmente { CARD($card) } e poi { AGREE($card, m: "lo", f: "la") } ha ripreso. Gli avversari hanno poi proseguito, ma non per questo perdono il diritto alla rettifica: la carta torna sul tavolo.

## Le domande, e le opzioni sui pulsanti.

question-11A = Valuta l'Arbitro: gli avversari hanno proseguito dopo che { SEAT($seat) } aveva messo giù irregolarmente { CARD($card) }. Hanno perso il diritto alla rettifica?
option-11A-forfeited = È perduto
option-11A-not-forfeited = Non è perduto: carta penalizzata
