## Le chiamate fuori turno (Art. 28-32).

law-28A = { $seat } deve passare, e si considera passato anche se { $caller } non ha aspettato.
law-28B = Toccava { SEAT($seat, form: "to") }, che ha chiamato prima della mia decisione: { CALL($call, form: "the") } { SEAT($offender, form: "of") } vale come non fatto, senza altre conseguenze.
law-29A = { $offender } { CALL($call, form: "did") } quando toccava { SEAT($due, form: "to") } chiamare.
law-29A-accepted = { $seat } accetta { CALL($call, form: "the") }: vale come fatto in rotazione, senza altre conseguenze. Tocca { SEAT($seat, form: "to") }.
law-29A-by-calling = { $offender } { CALL($call, form: "did") } fuori turno, e gli avversari hanno già chiamato: { CALL($call, form: "the") } è accettato e resta.
law-29B = { CAP(CALL($call, form: "the")) } non è accettato: si cancella, e tocca { SEAT($due, form: "to") } chiamare.
law-29B-in-rotation = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } resta: cancellata la chiamata precedente, è in rotazione.
law-29-change = { $offender } ha chiamato una seconda volta, subito dopo la propria chiamata: si tratta come un cambio di chiamata.
law-29-comparable = { CAP(CALL($replacement, form: "the")) } { SEAT($offender, form: "of") } è una chiamata paragonabile { CALL($call, form: "to") } cancellato.
law-29-not-comparable = { CAP(CALL($replacement, form: "the")) } { SEAT($offender, form: "of") } non è una chiamata paragonabile { CALL($call, form: "to") } cancellato.
law-29C = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } era artificiale: conta ciò che mostrava, non la denominazione nominata.

law-30B1a = { $partner } può fare qualsiasi chiamata legale, ma non può usare ciò che ha detto { CALL($call, form: "the") }. Al proprio turno { $offender } può fare qualsiasi chiamata legale: la confronterò con quella cancellata.
law-30B2b = A questo turno { $partner } può licitare o passare, ma non contrare né surcontrare.
law-30B2b-doubled = A questo turno { $offender } non può contrare né surcontrare: { CALL($call, form: "the") } si cancella, e ora licita o passa.
law-30B2b-called-over = A quel turno { $offender } non poteva contrare né surcontrare, ma il giocatore seguente ha già chiamato: { CALL($call, form: "the") } resta.
law-30C = Il passo { SEAT($offender, form: "of") } era artificiale: si decide come per una licita fuori turno.
law-30C-partner = { $offender } è passato su una chiamata artificiale { SEAT($partner, form: "of") }: si decide come per una licita fuori turno.
law-31A = Se { $opponent } passa, { $offender } ripete { CALL($call, form: "the") }; altrimenti può fare qualsiasi chiamata legale, e la valuterò.
law-31A1 = { $opponent } è passato: { $offender } ripete { CALL($call, form: "the") } e, se è legale, non ci sono altre conseguenze.
law-31A1-repeat = { $offender } deve ripetere { CALL($call, form: "the") }: { CALL($other, form: "the") } si cancella.
law-31B1 = { law-30B1a }
law-32B1 = { law-30B1a }

question-29A = { SEATS($to) } può accettare { CALL($call, form: "the") } fuori turno { SEAT($seat, form: "of") }, oppure farlo cancellare.
option-29A-accept = Accettare { CALL($call, form: "the") }
option-29A-refuse = Non accettare { CALL($call, form: "the") }
question-30 = Valuta l'Arbitro: { CALL($replacement, form: "the") } { SEAT($seat, form: "of") } è paragonabile { CALL($call, form: "to") } cancellato?
question-31 = { question-30 }
question-32 = { question-30 }
