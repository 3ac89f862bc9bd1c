### Art. 75: una spiegazione sbagliata

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-75 = Chi ha spiegato male una chiamata, o sente il compagno farlo, corregge: quando, lo dice il Codice.
lawbook-75d = Chi si accorge che la propria spiegazione era sbagliata chiama subito l'Arbitro. Il compagno tace durante la licitazione; un difensore corregge solo a gioco finito, dichiarante e morto prima dell'attacco. (2007 e 2017: 20F.)
    .e2007 = { "" }

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-75 = una spiegazione sbagliata si corregge
