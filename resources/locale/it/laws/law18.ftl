### Art. 18: le licite

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-18 = Che cos'è una licita, e quale è sufficiente.
lawbook-18a = Una licita nomina un numero di prese oltre le sei, da uno a sette, e una denominazione. Passo, contro e surcontro sono chiamate ma non licite.
lawbook-18b = Una licita supera l'altra se nomina più prese, o altrettante in una denominazione più alta.
lawbook-18c = La licita che supera l'ultima è sufficiente.
lawbook-18d = La licita che non supera l'ultima è insufficiente. Che cosa ne consegue lo dice l'Art. 27.
lawbook-18e = Le denominazioni dalla più alta: senza atout, picche, cuori, quadri, fiori.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-18 = quale licita è abbastanza alta
