### Art. 40: gli accordi tra compagni

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-40 = Ciò su cui due compagni si sono accordati deve essere noto agli avversari.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-40 = gli accordi sono noti agli avversari
