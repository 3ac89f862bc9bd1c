### Art. 47: le carte riprese

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-47a = Una carta si ritira quando lo richiede la rettifica di un'irregolarità; quella di un difensore può allora diventare carta penalizzata.
lawbook-47b = Una carta si ritira per correggere una giocata illegale; quella di un difensore può allora diventare carta penalizzata.
lawbook-47c = Una carta nominata senza volerlo si ritira senza altra rettifica quando il 45C4(b) permette di cambiarla.
lawbook-47d = Quando un avversario ha cambiato la sua carta, il giocatore può ritirare quella giocata dopo e giocarne un'altra. Di ciò che dicono le carte ritirate parla l'Art. 16.
lawbook-47e = Una carta giocata per un'informazione sbagliata di un avversario si può ritirare, come dicono E1 ed E2.
lawbook-47e1 = Un attacco fuori turno si ritira liberamente se un avversario aveva detto per errore al giocatore che toccava a lui.
    .e2007 = Un attacco o una giocata fuori turno si ritira liberamente se un avversario aveva detto per errore al giocatore che toccava a lui. L'avversario di sinistra non può accettarla.
    .e2017 = Un attacco o una giocata fuori turno si ritira liberamente se un avversario aveva detto per errore al giocatore che toccava a lui. L'avversario di sinistra non può accettarla, ed essa non consuma una renonce.
lawbook-47e2 = Una carta giocata per una spiegazione sbagliata si può ritirare finché nessun'altra è stata giocata (a); dopo, l'Arbitro può correggere il punteggio (b).
lawbook-47e2-a = Prima che la spiegazione sia corretta, la carta giocata per causa sua si può ritirare, purché nessuno abbia giocato dopo nella stessa presa. Un attacco iniziale resta, una volta che il morto ha scoperto una carta.
    .e2017 = Prima che la spiegazione sia corretta, la carta giocata per causa sua si può ritirare, purché nessuno abbia giocato dopo. Un attacco iniziale resta, una volta che il morto ha scoperto una carta.
lawbook-47e2-b = Quando è troppo tardi per ritirare la carta, l'Arbitro può assegnare un punteggio arbitrale.
lawbook-47f = Fuori di questi casi, e di quello del 53C, una carta giocata resta giocata.
    .e2017 = Fuori di questi casi, e di quello del 53B, una carta giocata resta giocata.
lawbook-47f1 =
    .e2007 = Si possono ritirare carte dove lo dice il 53C: quelle giocate su un attacco irregolare quando ha attaccato anche chi doveva. (2017: 53B.)
    .e2017 = Si possono ritirare carte dove lo dice il 53B: quelle giocate su un attacco irregolare quando ha attaccato anche chi doveva. (2007: 53C.)
lawbook-47f2 =
    .e2007 = Fuori dei casi di questo Articolo una carta giocata resta giocata. (1997: 47F.)

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-47 = quando una carta giocata si riprende
point-47b = una carta si riprende per correggere una giocata illegale
point-47c = una carta nominata per lapsus si riprende
point-47d = un avversario cambia carta: può cambiare chi segue
point-47e = una carta giocata su un'informazione errata
point-47e1 = un avversario gli ha detto che toccava a lui
point-47e2 = una carta giocata su una spiegazione errata
point-47f = una carta giocata resta giocata
point-47f1 = chi ha giocato su un attacco irregolare può cambiare

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-47A-lead = La presa precedente ora è di un altro, e tocca a lui muovere: { $seat } deve ritirare { CARD($card) }.
law-47A-last = L'attacco su cui era giocata è ritirato: anche { $seat } riprende { CARD($card) }.
    .dummy = La presa precedente ora è di un'altra mano, che deve muovere: { CARD($card) } deve tornare al morto.
law-47A-follow = Ora il seme giocato è un altro: { $seat } deve ritirare { CARD($card) } e rispondere.
    .dummy = Ora il seme giocato è un altro: { CARD($card) } deve tornare al morto, che risponde.
law-47C = { CAP(CARD($card)) } torna al morto senza altra rettifica.
law-47D = Poiché la carta del morto è cambiata, { $seat } ritira { CARD($card) }, senza altra rettifica.
law-47D-declarer = Il suo avversario di destra ha cambiato carta: { $seat } ritira { CARD($card) }, senza altra rettifica.
law-47D-lead = La presa precedente ora è di un altro: { $seat } ritira { CARD($card) }, senza altra rettifica.
    .dummy = La presa precedente ora è di un altro: { CARD($card) } torna al morto, senza altra rettifica.
law-47D-several = Un avversario ha cambiato la sua carta, quindi può cambiare anche { $seat }: { CARD($card) } si ritira.
    .dummy = Un avversario ha cambiato la sua carta, quindi può cambiare anche il morto: { CARD($card) } si ritira.
law-1997-47E1 = Un avversario aveva detto { SEAT($seat, form: "to") } che toccava a lui: { CARD($card) } torna in mano senza rettifica.
law-47E1 = Un avversario aveva detto { SEAT($seat, form: "to") } che toccava a lui: { CARD($card) } torna in mano senza rettifica, e nessuno può { AGREE($card, m: "accettarlo", f: "accettarla") }.
law-47E1-face-down = Un avversario aveva detto { SEAT($seat, form: "to") } che l'attacco era suo: la carta torna in mano senza essere vista, e attacca { $due }.
law-47E1-stands = Un avversario aveva detto { SEAT($seat, form: "to") } che toccava a lui, ma hanno già giocato tutti e quattro: { CARD($card) } resta.
law-47E2a = { $seat } ha giocato { CARD($card) } in base a una spiegazione sbagliata e dopo di lui non ha giocato nessuno: può riprendere la carta e giocarne un'altra, senza rettifica.
law-47E2b = { $seat } ha giocato { CARD($card) } in base a una spiegazione sbagliata, ma è tardi per { AGREE($card, m: "riprenderlo", f: "riprenderla") }: si continua, e alla fine vedrò se la sua linea è stata danneggiata.
law-47F = Una carta giocata resta giocata: { $offender } rimette sul tavolo { CARD($card) }.
law-47F-irregular = { $offender } ha ripreso { CARD($card) }: la carta torna sul tavolo com'era, e si decide su di essa.
    .dummy = Una carta giocata resta giocata: { CARD($card) } del morto torna sul tavolo.

## Le domande, e le opzioni sui pulsanti.

question-47D = Ora che un avversario ha cambiato la sua carta, { SEATS($to) } può ritirare { CARD($card) }, oppure { AGREE($card, m: "lasciarlo", f: "lasciarla") }.
question-47E2a = { SEATS($to) } può riprendere { CARD($card) }, { AGREE($card, m: "giocato", f: "giocata") } in base a una spiegazione sbagliata, oppure { AGREE($card, m: "lasciarlo", f: "lasciarla") }.
question-47E2b = Valuta l'Arbitro: la spiegazione sbagliata ha danneggiato la linea { SEAT($seat, form: "of") }, che non ha potuto riprendere { CARD($card) }?
