### Art. 33: chiamate simultanee

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-33 = Una chiamata fatta nello stesso momento di quella del giocatore di turno si considera fatta dopo.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-33 = due chiamate nello stesso momento

## Rulings, as the Director gives them at the table.

law-33 = La chiamata di { $seat } è arrivata nello stesso momento di quella di { $first }, a cui toccava: vale come fatta dopo.
