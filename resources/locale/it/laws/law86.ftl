### Art. 86: gare a squadre

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-86a = Quando l'Arbitro dà media più o media meno a IMP, valgono +3 o −3 IMP. (2007 e 2017: 12C2(b).)
    .e2007 = { "" }
lawbook-86b =
    .e2017 = Quando l'Arbitro corregge un punteggio, e il risultato dell'altro tavolo è chiaramente favorevole a una linea, ne assegna uno invece di un punteggio artificiale. Se più board non hanno un risultato confrontabile e una sola linea era in colpa, all'altra va la media più o un punteggio assegnato, secondo ciò che le è più favorevole. (2007: 86D.)
lawbook-86d =
    .e2007 = Quando l'Arbitro corregge un punteggio, e il risultato dell'altro tavolo è chiaramente favorevole a una linea, può assegnarne uno invece di un punteggio artificiale. (2017: 86B.)
    .e2017 = { "" }

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-86a = quanto vale media più agli IMP
point-86b =
    .e2017 = senza risultato a uno dei due tavoli
point-86d =
    .e2007 = un risultato favorevole all'altro tavolo
    .e2017 = { "" }
