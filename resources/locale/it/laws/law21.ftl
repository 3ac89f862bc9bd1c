### Art. 21: le chiamate dovute a informazione errata

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-21 = Le chiamate fatte per un malinteso o per un'informazione errata.
lawbook-21a = Chi ha frainteso da solo non ha diritto a nessun rimedio.
lawbook-21b = La chiamata fatta in base a un'informazione errata di un avversario.
lawbook-21b1 = Fino alla fine del periodo licitativo, e se il compagno non ha ancora chiamato dopo di lui, il giocatore può cambiare senza penalità una chiamata che probabilmente dipende da un'informazione errata di un avversario. Un alert mancante è informazione errata.
    .e2007 = Fino alla fine del periodo licitativo, e se il compagno non ha ancora chiamato dopo di lui, il giocatore può cambiare una chiamata su cui può ben aver influito un'informazione errata di un avversario. Un alert mancante è informazione errata.
lawbook-21b1-b =
    .e2007 = Finché nulla prova il contrario, l'Arbitro considera sbagliata la spiegazione e non la chiamata.
lawbook-21b2 = Quando un giocatore ha cambiato così la sua chiamata, il suo avversario di sinistra può cambiare senza penalità quella che ha fatto dopo. Se ciò che la sua prima chiamata diceva danneggia la linea innocente, l'Arbitro può assegnare un punteggio arbitrale; vedi anche il 16C.
    .e2007 = Quando un giocatore ha cambiato così la sua chiamata, il suo avversario di sinistra può cambiare quella che ha fatto dopo. Per ciò che si ricava dalle chiamate ritirate vedi il 16D.
    .e2017 = Quando un giocatore ha cambiato così la sua chiamata, il suo avversario di sinistra può cambiare quella che ha fatto dopo. Per ciò che si ricava dalle chiamate ritirate vedi il 16C.
lawbook-21b3 = Quando è tardi per cambiare la chiamata, l'Arbitro può assegnare un punteggio arbitrale.
    .e2007 = Quando è tardi per cambiare la chiamata, e la linea colpevole ha tratto vantaggio dall'informazione errata, l'Arbitro assegna un punteggio arbitrale.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-21 = una chiamata fatta su un'informazione errata
point-21b1 = una chiamata fatta su un'informazione errata si può cambiare
point-21b2 = allora anche l'avversario seguente può cambiare
point-21b3 = troppo tardi per cambiare: l'Arbitro corregge il punteggio

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-21B1a = { $seat } { CALL($call, form: "did") } su una spiegazione errata di un avversario: ora può cambiare la chiamata, senza altre conseguenze per la sua linea.
law-21B1a-changed = { $seat } cambia chiamata, come può dopo una spiegazione errata, e ora { CALL($replacement, form: "does") }.
law-21B2 = { $seat } ritira { CALL($call, form: "the") } e chiama di nuovo.
law-21B3 = { $seat } { CALL($call, form: "did") } su una spiegazione errata di un avversario, ed è troppo tardi per cambiare. Si continua; alla fine vedrò se l'altra linea ne ha tratto vantaggio.

## Le domande, e le opzioni sui pulsanti.

question-21B2 = { $seat } ha cambiato chiamata: { SEATS($to) } può ritirare { CALL($call, form: "the") }, oppure lasciarlo.
option-21B2-keep = Lasciare { CALL($call, form: "the") }
option-21B2-withdraw = Ritirare { CALL($call, form: "the") }
question-21B3 = Valuta l'Arbitro: l'altra linea ha tratto vantaggio dalla spiegazione errata su cui { $seat } { CALL($call, form: "did") }?
