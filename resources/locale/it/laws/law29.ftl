### Art. 29: chiamate fuori turno

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-29 = Che cosa si fa dopo una chiamata fuori turno.
lawbook-29a = L'avversario di sinistra può chiamare dopo la chiamata fuori turno; allora non c'è nulla da rettificare.
lawbook-29b = Altrimenti la chiamata si cancella, la licitazione torna al giocatore di turno, e che cosa ne consegue lo dice l'Art. 30, 31 o 32.
lawbook-29c = Per una chiamata convenzionale fuori turno conta la denominazione che specifica, non quella che nomina.
    .e2007 = Per una chiamata artificiale fuori turno conta la denominazione che specifica, non quella che nomina.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-29 = una chiamata fuori turno
point-29a = una chiamata fuori turno si può accettare
point-29b = non accettata, si annulla e il turno torna indietro
point-29c = una chiamata artificiale vale per ciò che mostra

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-29-change = { $offender } ha chiamato una seconda volta, subito dopo la propria chiamata: si tratta come un cambio di chiamata.
law-29-comparable = { CAP(CALL($replacement, form: "the")) } { SEAT($offender, form: "of") } è una chiamata paragonabile { CALL($call, form: "to") } cancellato.
law-29-not-comparable = { CAP(CALL($replacement, form: "the")) } { SEAT($offender, form: "of") } non è una chiamata paragonabile { CALL($call, form: "to") } cancellato.
law-29A = { $offender } { CALL($call, form: "did") } quando toccava { SEAT($due, form: "to") } chiamare.
law-29A-accepted = { $seat } accetta { CALL($call, form: "the") }: vale come fatto in rotazione, senza altre conseguenze. Tocca { SEAT($seat, form: "to") }.
law-29A-by-calling = { $offender } { CALL($call, form: "did") } fuori turno, e gli avversari hanno già chiamato: { CALL($call, form: "the") } è accettato e resta.
law-29B = { CAP(CALL($call, form: "the")) } non è accettato: si cancella, e tocca { SEAT($due, form: "to") } chiamare.
law-29B-in-rotation = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } resta: cancellata la chiamata precedente, è in rotazione.
law-29C = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } era artificiale: conta ciò che mostrava, non la denominazione nominata.

## Le domande, e le opzioni sui pulsanti.

question-29A = { SEATS($to) } può accettare { CALL($call, form: "the") } fuori turno { SEAT($seat, form: "of") }, oppure farlo cancellare.
option-29A-accept = Accettare { CALL($call, form: "the") }
option-29A-refuse = Non accettare { CALL($call, form: "the") }
