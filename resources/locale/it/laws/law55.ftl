### Art. 55: l'attacco fuori turno del dichiarante

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-55a = Ciascun difensore può accettare o rifiutare l'attacco fuori turno del dichiarante.
    .e2007 = Ciascun difensore può accettare o rifiutare l'attacco fuori turno del dichiarante. Se non sono d'accordo, prevale chi segue in rotazione.
    .e2017 = Ciascun difensore può accettare o rifiutare l'attacco fuori turno del dichiarante. Se non sono d'accordo, prevale chi dovrebbe giocare dopo quell'attacco.
lawbook-55b = Se viene rifiutato, il dichiarante riprende la carta senza rettifica e, se toccava a lui, attacca dalla mano giusta. Può attaccare in qualsiasi seme.
lawbook-55b1 = Se l'attacco toccava a un difensore, la carta del dichiarante torna nella mano da cui veniva, e non c'è altro.
lawbook-55b2 = Se il dichiarante ha attaccato dalla mano sbagliata delle sue due, la carta torna al suo posto e si attacca dall'altra.
lawbook-55c = Se la linea di gioco del dichiarante può basarsi su ciò che il suo errore gli ha detto, si applica l'Art. 16.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-55 = il dichiarante attacca fuori turno
point-55a = ciascun difensore accetta o rifiuta l'attacco
point-55b = l'attacco del dichiarante torna indietro
point-55b1 = toccava a un difensore: la carta torna, e basta
point-55b2 = il dichiarante attacca dall'altra mano
point-55c = il dichiarante impara dal proprio errore

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-55A-prevails = { $seat } è di turno dopo l'attacco irregolare: vale la sua scelta, qualunque cosa dica { $other }.
law-55B-last = { CAP(CARD($card)) } torna in mano senza rettifica, e attacca { $due }.
    .dummy = { CAP(CARD($card)) } torna al morto senza rettifica, e attacca { $due }.
    .dummy-hand = { CAP(CARD($card)) } torna al morto senza rettifica; { $player } muove dalla propria mano.
    .due-dummy = { CAP(CARD($card)) } torna in mano senza rettifica; { $player } muove dal morto.
law-55B1 = L'attacco è rifiutato: { CARD($card) } torna in mano a { $offender } senza rettifica, e attacca { $due }.
    .dummy = L'attacco è rifiutato: { CARD($card) } torna al morto senza rettifica, e attacca { $due }.
law-55B2 = L'attacco è rifiutato: { CARD($card) } torna in mano senza rettifica, e il dichiarante attacca dalla mano { SEAT($due, form: "of") }, in qualsiasi seme.
    .dummy = L'attacco è rifiutato: { CARD($card) } torna al morto senza rettifica; { $player } muove dalla propria mano, in qualsiasi seme.
    .due-dummy = L'attacco è rifiutato: { CARD($card) } torna in mano senza rettifica; { $player } muove dal morto, in qualsiasi seme.

## Le domande, e le opzioni sui pulsanti.

question-55A = { CAP(CARD($card)) } è un attacco fuori turno: { COUNT($to) ->
        [one] { SEATS($to) }, di turno dopo questo attacco, può ancora scegliere: accetta?
       *[other] { SEATS($to, join: "or") } lo accetta? Può rispondere uno qualsiasi.
    }
option-55A-accept = Accettare l'attacco
option-55A-refuse = Rifiutare l'attacco
law-55B-second-lead = L'attacco dalla mano sbagliata è annullato: { CARD($card) } torna nella mano, e { CARD($second) }, dalla mano giusta, è l'attacco.
