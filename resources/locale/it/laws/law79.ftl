### Art. 79: accordo sulle prese vinte

## Che cosa dicono gli articoli del Codice, con parole nostre. Il testo di un messaggio vale in ogni edizione che non
## ha un attributo proprio; senza testo vale solo nelle edizioni indicate. I numeri sono quelli di ciascuna edizione.

lawbook-79a = Sul numero delle prese vinte ci si accorda prima che le quattro mani tornino nel board.
lawbook-79a1 =
    .e2007 = Sul numero delle prese vinte ci si accorda prima che le quattro mani tornino nel board. (1997: 79A.)
    .e2017 = Sul numero delle prese vinte ci si accorda prima che le quattro mani tornino nel board. (1997: 79A.)
lawbook-79a2 =
    .e2007 = Nessuno può, sapendolo, prendersi il punteggio di una presa che la sua linea non ha vinto, né accettarne una che gli avversari concedono e non possono perdere.
    .e2017 = Nessuno può, sapendolo, prendersi il punteggio di una presa che la sua linea non ha vinto, né accettarne una che gli avversari concedono e non possono perdere.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-79a = quante prese si sono vinte
