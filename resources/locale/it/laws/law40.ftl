### Art. 40: gli accordi tra compagni

## Che cosa dicono gli articoli del Codice, con parole nostre. Il testo di un messaggio vale in ogni edizione che non
## ha un attributo proprio; senza testo vale solo nelle edizioni indicate. I numeri sono quelli di ciascuna edizione.

lawbook-40 = Ciò su cui due compagni si sono accordati deve essere noto agli avversari.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-40 = gli accordi sono noti agli avversari
