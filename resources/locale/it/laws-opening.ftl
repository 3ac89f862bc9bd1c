## L'attacco (Art. 41, 54) e le carte riprese dopo un'informazione errata (Art. 47E).

action-lead-face-down = { $seat } fa l'attacco iniziale a carta coperta.
action-face-lead = { $seat } scopre il suo attacco: { CARD($card) }.
action-tell = { $what ->
        [your-lead] { $seat } dice per errore { SEAT($to, form: "to") } che tocca a lui.
       *[explanation] { $seat } dà { SEAT($to, form: "to") } una spiegazione sbagliata.
    }

law-41A = L'attacco tocca { SEAT($due, form: "to") }. { $offender } riprende la sua carta senza mostrarla, e non c'è altra rettifica.
law-41A-stays = Un attacco coperto si ritira solo su istruzione dell'Arbitro: { $offender } rimette giù la stessa carta.
law-47E1 = Un avversario aveva detto { SEAT($seat, form: "to") } che toccava a lui: { CARD($card) } torna in mano senza rettifica, e nessuno può { AGREE($card, m: "accettarlo", f: "accettarla") }.
law-47E1-face-down = Un avversario aveva detto { SEAT($seat, form: "to") } che l'attacco era suo: la carta torna in mano senza essere vista, e attacca { $due }.
law-47E1-stands = Un avversario aveva detto { SEAT($seat, form: "to") } che toccava a lui, ma hanno già giocato tutti e quattro: { CARD($card) } resta.
law-47E2a = { $seat } ha giocato { CARD($card) } in base a una spiegazione sbagliata e dopo di lui non ha giocato nessuno: può riprendere la carta e giocarne un'altra, senza rettifica.
law-47E2b = { $seat } ha giocato { CARD($card) } in base a una spiegazione sbagliata, ma è tardi per { AGREE($card, m: "riprenderlo", f: "riprenderla") }: si continua, e alla fine vedrò se la sua linea è stata danneggiata.
law-48A = { $seat } ha mostrato { CARDS($cards) }: la linea del dichiarante non ha carte penalizzate. Riprende in mano ciò che ha mostrato e gioca come vuole.
law-48B2 = { $declarer } ha scoperto tutta la mano, e questo può valere come richiesta o concessione: sento che cosa intendeva. Se nessuno richiede, si continua.
law-54 = { $offender } ha scoperto { CARD($card) }, ma l'attacco toccava { SEAT($due, form: "to") }. { $declarer } ha cinque scelte.
law-54-face-down = { $partner } riprende in mano il suo attacco coperto: { $offender } ha attaccato scoperto fuori turno.
law-54A = { $dummy } stende la sua mano e fa il morto; { $declarer }, ora dichiarante, gioca dal morto { CARD($card, form: "on") }.
law-54B = L'attacco con { CARD($card) } è accettato: il morto scende, e il dichiarante gioca la seconda carta dalla propria mano.
law-54B2 = Il dichiarante ha giocato dal morto la seconda carta, { CARD($card) }: l'attacco è accettato, e la carta non si può ritirare.
law-54C = Si sono viste carte del morto: { $declarer } deve accettare { CARD($card) } { SEAT($offender, form: "of") }, e resta dichiarante.
law-54D = { $declarer } rifiuta l'attacco: { $offender } ritira { CARD($card) }, e attacca { $due }.
law-54E = Non tocca alla linea del dichiarante attaccare: { $offender } riprende { CARD($card) } senza rettifica, e attacca { $due }.

question-47E2a = { SEATS($to) } può riprendere { CARD($card) }, { AGREE($card, m: "giocato", f: "giocata") } in base a una spiegazione sbagliata, oppure { AGREE($card, m: "lasciarlo", f: "lasciarla") }.
question-47E2b = Valuta l'Arbitro: la spiegazione sbagliata ha danneggiato la linea { SEAT($seat, form: "of") }, che non ha potuto riprendere { CARD($card) }?
question-54 = { $seat } ha attaccato scoperto fuori turno con { CARD($card) }: che cosa sceglie { SEATS($to) }?
option-54-spread = Stendere la mano e fare il morto
option-54-accept = Accettare, scende il morto
option-54-require = Rifiutare e imporre { SUIT($suit) }
option-54-forbid = Rifiutare e proibire { SUITS($suits) }
option-54-free = Rifiutare, attacco libero

impossible-no-opening-lead = { $seat } non ha più nessun attacco da fare.
impossible-led-already = { $seat } ha già attaccato.
impossible-no-face-down-lead = { $seat } non ha nessun attacco coperto.
impossible-to-tell = { $seat } non può dirlo a sé stesso.
