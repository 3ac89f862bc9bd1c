### Art. 58: attacchi e giocate simultanei, e più carte insieme

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-58 = Due giocatori nello stesso momento, o due carte insieme di uno stesso giocatore.
lawbook-58a = Una carta giocata nello stesso momento di quella regolare di un altro vale come giocata dopo.
lawbook-58b = Quando un giocatore ha attaccato o giocato con due o più carte insieme, una vale e le altre no.
lawbook-58b1 = Se se ne vede una sola, è giocata quella, e le altre tornano in mano.
lawbook-58b2 = Se se ne vede più d'una, il giocatore dice quale gioca. Le altre carte esposte da un difensore diventano penalizzate.
lawbook-58b3 = L'avversario che ha giocato dopo una carta poi ritirata può cambiare la propria.
lawbook-58b4 = Se ci si accorge solo dopo che entrambe le linee hanno giocato nella presa successiva, si applica l'Art. 67.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-58 = due carte insieme
point-58a = due giocatori giocano insieme
point-58b = due carte escono insieme dalla mano
point-58b2 = due carte viste: il giocatore dice quale gioca
point-58b3 = chi ha giocato dopo una carta ritirata può cambiare

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-58B2 = { CAP(CARDS($cards)) } erano in vista: { $player } dice quale gioca.
law-58B2-chosen = { $player } gioca { CARD($card) }; le altre carte mostrate non sono giocate.
law-58B3-several = { $seat } aveva giocato dopo una carta che è stata ritirata: { CARD($card) } torna in mano, e ne gioca un'altra.
    .dummy = { CAP(CARD($card)) } era { AGREE($card, m: "stato giocato", f: "stata giocata") } dal morto dopo una carta che è stata ritirata: torna al morto, e se ne gioca un'altra.

## Le domande, e le opzioni sui pulsanti.

question-58B2 = Quale delle carte mostrate gioca { SEATS($to) }?
question-58B3 = { SEATS($to) } ha giocato dopo una carta che è stata ritirata: può riprendere { CARD($card) }, oppure { AGREE($card, m: "lasciarlo", f: "lasciarla") }.
