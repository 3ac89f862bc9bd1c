### Art. 10: chi decide, e chi sceglie

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-10a = Solo l'Arbitro decide le conseguenze di un'irregolarità. Ciò che i giocatori hanno stabilito tra loro può annullarlo.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-10a = solo l'Arbitro decide che cosa ne segue
