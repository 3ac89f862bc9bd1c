### Art. 77: i punteggi

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-77 = Il punteggio del board: le prese del contratto, i premi per parziale, manche, slam, contro e prese in più, oppure la penalità per le prese in meno, secondo la zona.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-77 = come si segna il board
