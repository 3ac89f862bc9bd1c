### Art. 90: penalità procedurali

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-90 = Oltre a rettificare, l'Arbitro può dare una penalità procedurale per ciò che ritarda o disturba il gioco, viola la procedura o rende necessario un punteggio arbitrale.
lawbook-90b = Esempi di ciò che può essere penalizzato: gioco lento, parlare di un board ad alta voce, toccare le carte di un altro giocatore, mettere carte nella tasca sbagliata, non contare le proprie carte, non fare subito ciò che dice l'Arbitro.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-90 = una penalità procedurale

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-90A-warning = Ammonizione a { SIDE($side) }. Il punteggio del board resta.
law-90A-procedural = Penalità procedurale a { SIDE($side) }. Il punteggio del board resta.
law-90A-procedural-amount = Penalità procedurale a { SIDE($side) }: { AMOUNT($amount) }. Il punteggio del board resta.
law-90A-reason = È il motivo del provvedimento a { SIDE($side) }.
