### Art. 75: una spiegazione sbagliata

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-75 = Chi ha spiegato male una chiamata, o sente il compagno farlo, corregge: quando, lo dice il Codice.
lawbook-75d = Chi si accorge che la propria spiegazione era sbagliata chiama subito l'Arbitro. Il compagno tace durante la licitazione; un difensore corregge solo a gioco finito, dichiarante e morto prima dell'attacco. (2007 e 2017: 20F.)
    .e2007 = { "" }
lawbook-75d2 =
    .e2017 = Spiegare come accordo ciò che i due compagni non intendono allo stesso modo è un'infrazione; chi ne è stato fuorviato è tutelato come da ogni spiegazione sbagliata (21B).

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-75 = una spiegazione sbagliata si corregge
point-75d2 =
    .e2017 = spiegare ciò che non è mai stato concordato
