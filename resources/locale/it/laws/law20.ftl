### Art. 20: ripetizione e spiegazione delle chiamate

## Che cosa dicono gli articoli del Codice, con parole nostre. Il testo di un messaggio vale in ogni edizione che non
## ha un attributo proprio; senza testo vale solo nelle edizioni indicate. I numeri sono quelli di ciascuna edizione.

lawbook-20 = Che cosa si può chiedere sulle chiamate, quando, e chi risponde.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-20 = che cosa si può chiedere sulle chiamate
