### Art. 1: il mazzo

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-1c =
    .e2017 = Il dorso delle carte dovrebbe essere uguale comunque le si giri.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-1 = il mazzo di carte
point-1c =
    .e2017 = il dorso uguale comunque lo si giri
