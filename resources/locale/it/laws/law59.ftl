### Art. 59: chi non può attaccare o giocare come richiesto

## Che cosa dicono gli articoli del Codice, con parole nostre. Il testo di un messaggio vale in ogni edizione che non
## ha un attributo proprio; senza testo vale solo nelle edizioni indicate. I numeri sono quelli di ciascuna edizione.

lawbook-59 = Chi non può attaccare o giocare come richiesto gioca una qualsiasi carta per il resto legale.
