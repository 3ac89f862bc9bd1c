## Le chiamate fuori turno (Art. 28-32).

law-28B = Toccava { SEAT($seat, form: "to") }, che ha chiamato prima della mia decisione: { CALL($call, form: "the") } { SEAT($offender, form: "of") } vale come non fatto, senza altre conseguenze.
law-29A = { $offender } { CALL($call, form: "did") } quando toccava { SEAT($due, form: "to") } chiamare.
law-29A-accepted = { $seat } accetta { CALL($call, form: "the") }: vale come fatto in rotazione, senza altre conseguenze. Tocca { SEAT($seat, form: "to") }.
law-29A-by-calling = { $offender } { CALL($call, form: "did") } fuori turno, e gli avversari hanno già chiamato: { CALL($call, form: "the") } è accettato e resta.
law-29B = { CAP(CALL($call, form: "the")) } non è accettato: si cancella, e tocca { SEAT($due, form: "to") } chiamare.
law-29B-in-rotation = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } resta: cancellata la chiamata precedente, è in rotazione.
law-29-change = { $offender } ha chiamato una seconda volta, subito dopo la propria chiamata: si tratta come un cambio di chiamata.
law-29-comparable = { CAP(CALL($replacement, form: "the")) } { SEAT($offender, form: "of") } è una chiamata paragonabile { CALL($call, form: "to") } cancellato.
law-29-not-comparable = { CAP(CALL($replacement, form: "the")) } { SEAT($offender, form: "of") } non è una chiamata paragonabile { CALL($call, form: "to") } cancellato.

law-30B1a = { $partner } può fare qualsiasi chiamata legale, ma non può usare ciò che ha detto { CALL($call, form: "the") }. Al proprio turno { $offender } può fare qualsiasi chiamata legale: la confronterò con quella cancellata.
law-30B2b = A questo turno { $partner } può licitare o passare, ma non contrare né surcontrare.
law-31A = Se { $opponent } passa, { $offender } ripete { CALL($call, form: "the") }; altrimenti può fare qualsiasi chiamata legale, e la valuterò.
law-31A1 = { $offender } ha ripetuto { CALL($call, form: "the") }: nessun'altra conseguenza.
law-31A1-repeat = { $offender } deve ripetere { CALL($call, form: "the") }: { CALL($other, form: "the") } si cancella.
law-31B1 = { law-30B1a }
law-32B1 = { law-30B1a }

question-29A = { SEATS($to) } può accettare { CALL($call, form: "the") } fuori turno { SEAT($seat, form: "of") }, oppure farlo cancellare.
option-29A-accept = Accettare { CALL($call, form: "the") }
option-29A-refuse = Non accettare { CALL($call, form: "the") }
question-30 = Valuta l'Arbitro: { CALL($replacement, form: "the") } { SEAT($seat, form: "of") } è paragonabile { CALL($call, form: "to") } cancellato?
question-31 = { question-30 }
question-32 = { question-30 }
