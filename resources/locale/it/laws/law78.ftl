### Art. 78: metodi di punteggio

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-78 = Come si confronta il punteggio di un board con gli altri.
lawbook-78a = Match point: due per ogni punteggio superato nel board, uno per ogni punteggio uguale.
lawbook-78b = International match point: la differenza tra due punteggi si converte in IMP secondo una scala.
lawbook-78c = Punti totali: si sommano i punteggi di tutti i board.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-78 = come si confrontano i board
