### Art. 86: gare a squadre

## Che cosa dicono gli articoli del Codice, con parole nostre. Il testo di un messaggio vale in ogni edizione che non
## ha un attributo proprio; senza testo vale solo nelle edizioni indicate. I numeri sono quelli di ciascuna edizione.

lawbook-86a =
    .e1997 = Quando l'Arbitro dà media più o media meno a IMP, valgono +3 o −3 IMP. (2007 e 2017: 12C2(b).)

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-86a = quanto vale media più agli IMP
