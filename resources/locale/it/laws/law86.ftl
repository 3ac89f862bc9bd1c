### Art. 86: gare a squadre

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-86a = Quando l'Arbitro dà media più o media meno a IMP, valgono +3 o −3 IMP. (2007 e 2017: 12C2(b).)
    .e2007 = { "" }

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-86a = quanto vale media più agli IMP
