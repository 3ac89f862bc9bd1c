### Art. 84: decisioni su fatti non controversi

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-84a = Dove il Codice non prevede una rettifica, e non c'è nulla da rimettere al giudizio dell'Arbitro, questi fa proseguire la licitazione o il gioco.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-84a = se il Codice non dice altro, si prosegue

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-84A = Non c'è alcuna irregolarità su cui decidere.
