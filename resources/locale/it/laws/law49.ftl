### Art. 49: carte esposte da un difensore

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-49 = La carta di un difensore diventa penalizzata quando il compagno avrebbe potuto vederla, o quando egli stesso dice di averla, salvo il gioco normale e i casi previsti dal Codice.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-49 = la carta di un difensore che il compagno poteva vedere

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-49 = Il compagno { SEAT($offender, form: "of") } ha potuto vedere { CARD($card) }: diventa carta penalizzata.
law-49-until-found = Il compagno { SEAT($offender, form: "of") } ha potuto vedere { CARD($card) }: finché non accerto che era un attacco, resta sul tavolo come carta penalizzata.
law-49-named = { $offender } ha detto di avere { CARD($card) }, e il compagno l'ha sentito: diventa carta penalizzata.
