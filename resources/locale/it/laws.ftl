## Le irregolarità: che cosa è successo, in una frase, come lo vede chi presenta prima che al tavolo se ne accorgano.

irregularity-revoke = È una renonce: { $seat } aveva { CARDS($owed, form: "short") } e doveva { COUNT($owed) ->
        [one] { AGREE($owed, m: "giocarlo", f: "giocarla") }
       *[other] giocarne una
    }.
    .dummy = È una renonce: il morto aveva { CARDS($owed, form: "short") } e bisognava { COUNT($owed) ->
            [one] { AGREE($owed, m: "giocarlo", f: "giocarla") }
           *[other] giocarne una
        }.
irregularity-penalty-card-not-played = { $seat } ha davanti a sé una carta penalizzata: poteva giocare solo { CARDS($owed, join: "or") }, e ha giocato { CARD($card) }.
irregularity-lead-before-choice = { $seat } ha attaccato con { CARD($card) } prima che il dichiarante scegliesse che cosa si può attaccare.
irregularity-lead-out-of-turn = È un attacco { $trick ->
        [1] iniziale fuori turno
       *[other] fuori turno
    }: { $seat } ha attaccato con { CARD($card) }, ma l'attacco toccava a { $due }.
    .dummy = È un attacco fuori turno: { $player } ha mosso { CARD($card) } dal morto, ma l'attacco toccava a { $due }.
    .dummy-hand = È una mossa dalla mano sbagliata: { $player } ha mosso { CARD($card) } dal morto, ma doveva muovere dalla propria mano.
    .due-dummy = È un attacco fuori turno: { $seat } ha mosso { CARD($card) }, ma si doveva muovere dal morto.
irregularity-exposed-card = { $seat }, difensore, ha esposto { CARD($card) }.
irregularity-exposed-card-named = { $seat }, difensore, ha detto di avere { CARD($card) }: è come mostrar{ AGREE($card, m: "lo", f: "la") }.
irregularity-taken-back = { $seat } ha ripreso { CARD($card) }, che aveva già { AGREE($card, m: "giocato", f: "giocata") }.
    .dummy = { $player } ha fatto tornare al morto { CARD($card) }, che era già { AGREE($card, m: "stato giocato", f: "stata giocata") }.
irregularity-dummy-asks = { $seat }, il morto, ha interrogato { $of }, un difensore, su una renonce. Il morto può interrogare solo il dichiarante.
irregularity-dummy-attention = { $seat }, il morto, è stato il primo a far rilevare un'irregolarità. Durante il gioco non può.
irregularity-dummy-breach-43A2a = { $seat }, il morto, ha scambiato le carte con il dichiarante: non può farlo.
irregularity-dummy-breach-43A2b = { $seat }, il morto, ha lasciato il posto per guardare il dichiarante: non può farlo.
irregularity-dummy-breach-43A2c = { $seat }, il morto, ha guardato le carte di un difensore: non può farlo.
irregularity-extraneous-information = { $seat } ha interrogato { $of }, il suo compagno, su una renonce. Qui ai difensori non è permesso.
irregularity-play-before-ruling = { $seat } ha giocato { CARD($card) } prima della decisione dell'Arbitro.
    .dummy = { $player } ha giocato { CARD($card) } dal morto prima della decisione dell'Arbitro.
irregularity-trick-inspected = { $seat } ha scoperto di sua iniziativa le carte { TRICK($trick, form: "of") }.
irregularity-unauthorised-information = Si sostiene che { $seat } abbia usato un'informazione non autorizzata.

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-9B2 = L'irregolarità era stata rilevata: { $seat } doveva aspettare l'Arbitro prima di giocare.
    .dummy = L'irregolarità era stata rilevata: { $player } doveva aspettare l'Arbitro prima di giocare dal morto.
law-12C1 = Il punteggio assegnato dall'Arbitro sostituisce il risultato del tavolo.
law-16-heard = Valuterò se { $seat } ha usato un'informazione che non poteva usare.
law-43A1b = { $seat } è il morto: durante il gioco non può essere il primo a parlare. L'irregolarità viene comunque rettificata.
law-43A2 = { $seat } è il morto e questo non può farlo. Per il resto della mano ha perso i suoi diritti.
law-43B2b = Il morto, che ha perso i suoi diritti, è stato il primo a chiedere. La carta si corregge, ma alla fine la renonce { SEAT($declarer, form: "of") } conta come se fosse consumata.
law-43B3-no-penalty = Il morto, che ha perso i suoi diritti, ha parlato per primo: per l'irregolarità { SEAT($offender, form: "of") } il dichiarante non può esigere penalità.
law-43B3-goes-on = Il morto, che ha perso i suoi diritti, ha parlato per primo: nessuna rettifica all'irregolarità { SEAT($offender, form: "of") }. Si continua come se niente fosse; alla fine esaminerò il risultato di entrambe le linee.
law-43B3-one-sided = Il morto, che ha perso i suoi diritti, ha parlato per primo: per ora nessuna rettifica all'irregolarità { SEAT($offender, form: "of") }. Si continua; se i difensori ne traggono vantaggio correggerò solo il loro punteggio.
law-47F = Una carta giocata resta giocata: { $offender } rimette sul tavolo { CARD($card) }.
    .dummy = Una carta giocata resta giocata: { CARD($card) } del morto torna sul tavolo.
law-49 = Il compagno { SEAT($offender, form: "of") } ha potuto vedere { CARD($card) }: diventa carta penalizzata.
law-49-named = { $offender } ha detto di avere { CARD($card) }, e il compagno l'ha sentito: diventa carta penalizzata.
law-50-stays = { CAP(CARD($card)) } resta carta penalizzata.
law-50-none = La colpa è della linea del dichiarante: { CARD($card) } non è carta penalizzata; { $seat } { AGREE($card, m: "lo", f: "la") } riprende in mano.
question-50 = Valuta l'Arbitro: la colpa è della linea del dichiarante; { CARD($card) } { SEAT($seat, form: "of") } deve restare carta penalizzata? Intanto si può continuare a giocare.
option-50-penalty-card = Resta carta penalizzata
option-50-not-penalty-card = Non è carta penalizzata
law-50B-major = { CAP(CARD($card)) } resta { AGREE($card, m: "scoperto", f: "scoperta") } davanti a { $seat }: carta penalizzata maggiore, da giocare alla prima occasione legale.
law-50B-minor = { CAP(CARD($card)) } resta { AGREE($card, m: "scoperto", f: "scoperta") } davanti a { $seat }: carta penalizzata minore. Prima di quella non può giocare un'altra carta sotto il 10 nello stesso seme.
law-50B-raised = Ora { $seat } ha più di una carta penalizzata: anche { CARD($card) } diventa maggiore.
law-50D2-premature = { $offender } ha attaccato prima della scelta del dichiarante. { CAP(CARD($card)) } si ritira e diventa carta penalizzata; prima sceglie il dichiarante.
law-50D2a-require = { $leader } deve attaccare a { SUIT($suit) }, se può. { CAP(CARD($card)) } torna in mano.
law-50D2a-forbid = { $leader } non può attaccare a { SUIT($suit) } finché resta in presa. { CAP(CARD($card)) } torna in mano.
law-50D2b-free = { $leader } attacca come vuole. La carta penalizzata resta, e al prossimo attacco { SEAT($leader, form: "of") } il dichiarante sceglierà di nuovo.
law-51A-chosen = Delle sue carte penalizzate { $seat } gioca { CARD($card) }.
law-51B-require = { $leader } deve attaccare a { SUIT($suit) }, se può. { CAP(CARDS($cards)) } { COUNT($cards) ->
        [one] torna
       *[other] tornano
    } in mano.
law-51B-forbid = { $leader } non può attaccare { SUITS($suits, form: "to", join: "or") } finché resta in presa. { CAP(CARDS($cards)) } { COUNT($cards) ->
        [one] torna
       *[other] tornano
    } in mano.
law-52A = Con { CARDS($owed) } davanti a sé come carta penalizzata, { $offender } non poteva giocare { CARD($card) }. Non può rimediare di sua iniziativa.
law-52B1a = Il dichiarante accetta { CARD($card) }. La carta penalizzata { SEAT($offender, form: "of") } resta dov'è.
law-51B2c-free = { $leader } attacca come vuole. Le carte penalizzate restano, e al prossimo attacco { SEAT($leader, form: "of") } il dichiarante sceglierà di nuovo.
law-53A-by-playing = { $offender } ha attaccato fuori turno con { CARD($card) }, ma un avversario ha già giocato su quella carta: l'attacco è accettato e resta.
    .dummy = { $player } ha mosso { CARD($card) } dal morto fuori turno, ma un avversario ha già giocato su quella carta: l'attacco è accettato e resta.
law-52B1b = Dopo { CARD($card) } il dichiarante ha giocato: la carta è accettata, e la carta penalizzata { SEAT($offender, form: "of") } resta dov'è.
law-52B2 = Il dichiarante non accetta { CARD($card) }: { $offender } { AGREE($card, m: "lo", f: "la") } ritira e gioca la carta penalizzata.
law-53A = { $offender } ha attaccato con { CARD($card) }, ma l'attacco toccava a { $due }.
    .dummy = { $player } ha mosso { CARD($card) } dal morto, ma l'attacco toccava a { $due }.
    .dummy-hand = { $player } ha mosso { CARD($card) } dal morto, ma doveva muovere dalla propria mano.
    .due-dummy = { $offender } ha mosso { CARD($card) }, ma si doveva muovere dal morto.
law-53A-accepted = L'attacco con { CARD($card) } è accettato: vale come regolare, e risponde per primo chi sta alla sinistra { SEAT($offender, form: "of") }.
    .dummy = La mossa dal morto con { CARD($card) } è accettata: vale come regolare, e risponde per primo chi sta alla sinistra del morto.
law-55B1 = L'attacco è rifiutato: { CARD($card) } torna in mano a { $offender } senza rettifica, e attacca { $due }.
    .dummy = L'attacco è rifiutato: { CARD($card) } torna al morto senza rettifica, e attacca { $due }.
law-55B2 = L'attacco è rifiutato: { CARD($card) } torna in mano senza rettifica, e il dichiarante attacca dalla mano { SEAT($due, form: "of") }, in qualsiasi seme.
    .dummy = L'attacco è rifiutato: { CARD($card) } torna al morto senza rettifica; { $player } muove dalla propria mano, in qualsiasi seme.
    .due-dummy = L'attacco è rifiutato: { CARD($card) } torna in mano senza rettifica; { $player } muove dal morto, in qualsiasi seme.
law-55B-last = Alla tredicesima presa un attacco fuori turno non si può accettare: { CARD($card) } torna in mano senza rettifica, e attacca { $due }.
    .dummy = Alla tredicesima presa un attacco fuori turno non si può accettare: { CARD($card) } torna al morto senza rettifica, e attacca { $due }.
    .dummy-hand = Alla tredicesima presa un attacco fuori turno non si può accettare: { CARD($card) } torna al morto senza rettifica; { $player } muove dalla propria mano.
    .due-dummy = Alla tredicesima presa un attacco fuori turno non si può accettare: { CARD($card) } torna in mano senza rettifica; { $player } muove dal morto.
law-56B = L'attacco è rifiutato: { $offender } ritira { CARD($card) }, che diventa carta penalizzata maggiore.
law-56B-last = Alla tredicesima presa un attacco fuori turno non si può accettare: { $offender } ritira { CARD($card) }, che diventa carta penalizzata maggiore.
law-60A1 = Sull'attacco { SEAT($offender, form: "of") } un avversario ha già giocato: l'attacco resta, e non c'è più nulla da rettificare.
law-60A1-play = Dopo la carta prematura { SEAT($offender, form: "of") } un avversario ha già giocato: la carta resta, e non c'è più nulla da rettificare.
law-61B2b = { $seat } è il morto e non può interrogare un difensore. La renonce viene comunque corretta.
law-61B-partner = { $seat } ha interrogato il proprio compagno: qui non è permesso.
law-62A = È una renonce, e non è ancora consumata: { $offender } ritira { CARD($card) } e gioca una carta legale.
    .dummy = È una renonce, e non è ancora consumata: { CARD($card) } torna al morto; { $player } di lì gioca una carta legale.
law-62A-established = La renonce si corregge anche se consumata: { $offender } ritira { CARD($card) } e gioca una carta legale.
    .dummy = La renonce si corregge anche se consumata: { CARD($card) } torna al morto, e { $player } di lì gioca una carta legale.
law-62A-later = È una renonce, e non è ancora consumata: { $offender } ritira { CARD($card) }, e al suo turno giocherà una carta legale.
    .dummy = È una renonce, e non è ancora consumata: { CARD($card) } torna al morto, e quando tocca al morto se ne gioca una legale.
law-61C = { SEAT($seat) } sostiene che c'è stata una renonce. Questo non dà a nessuno il diritto di scoprire le prese coperte: guarda l'Arbitro.
law-62B1 = { $offender } è un difensore e ha giocato { CARD($card) } dalla mano coperta: diventa carta penalizzata.
law-62B2 = { CAP(CARD($card)) } torna in mano e non è carta penalizzata.
    .dummy = { CAP(CARD($card)) } torna al morto e non è carta penalizzata.
law-62C1 = { $seat }, della linea innocente, ritira { CARD($card) } e gioca un'altra carta.
    .dummy = { $player }, della linea innocente, fa tornare { CARD($card) } al morto e di lì gioca un'altra carta.
law-62C2 = Un avversario ha cambiato la sua carta, quindi può cambiare anche { $seat }: { CARD($card) } si ritira.
    .dummy = Un avversario ha cambiato la sua carta, quindi può cambiare anche il morto: { CARD($card) } si ritira.
law-62C3 = { CAP(TRICK($trick, form: "to")) } entrambe le linee hanno commesso renonce, e una sola ha già giocato nella presa successiva: si correggono entrambe.
law-62D1 = Una renonce alla dodicesima presa si corregge anche adesso: le ultime carte tornano in mano; { $offender } sostituisce la sua.
    .dummy = Una renonce alla dodicesima presa si corregge anche adesso: le ultime carte tornano in mano, e quella del morto si sostituisce.
law-62D1-in-time = È successo alla dodicesima presa: { SEAT($offender) } la corregge, consumata o no, finché le quattro mani non sono tutte nel board.
    .dummy = È successo alla dodicesima presa: la carta del morto si corregge, consumata o no la renonce, finché le quattro mani non sono tutte nel board.
law-62D2 = { $partner } ha visto { CARD($card) } { SEAT($offender, form: "of") } e deve ancora giocare: nella scelta non può tenerne conto.
law-63B = La renonce { SEAT($offender, form: "of") } { TRICK($trick, form: "to") } è consumata: la presa resta come giocata, e a gioco finito si applica l'Art. 64.
    .dummy = La renonce del morto { TRICK($trick, form: "to") } è consumata: la presa resta come giocata, e a gioco finito si applica l'Art. 64.
law-1997-63B = Ha chiesto chi non poteva. La carta si corregge, ma alla fine la renonce { SEAT($offender, form: "of") } conta come se fosse consumata.
    .dummy = Ha chiesto chi non poteva. La carta si corregge, ma alla fine la renonce del morto conta come se fosse consumata.
law-64A1 = { $offender } ha vinto la presa della sua renonce{ $tricks ->
        [0] , ma quelle prese sono già state trasferite: non ne passano altre.
        [one] : una presa passa a { SIDE($side) }.
       *[other] : quella presa e un'altra passano a { SIDE($side) }.
    }
law-64A2 = { $offender } non ha vinto la presa della renonce, ma la sua linea ha vinto quella o una successiva: { $tricks ->
        [0] quelle prese sono già state trasferite, e non ne passano altre.
        [one] una presa passa a { SIDE($side) }.
       *[other] { TRICKS($tricks) } passano a { SIDE($side) }, la seconda perché { $offender } l'ha vinta con una carta che avrebbe potuto giocare nella presa della renonce.
    }
law-64B1 = Dalla renonce in poi la linea { SEAT($offender, form: "of") } non ha vinto prese: non si trasferisce nulla.
law-64B2 = { $offender } aveva già commesso renonce in questo seme: per questa non si trasferisce nulla.
law-64B3 = { $offender } non ha giocato una carta che era scoperta: per questa renonce non si trasferisce nulla.
    .dummy = La renonce era del morto, che ha le carte scoperte: per questa non si trasferisce nulla.
law-64B4 = La linea innocente aveva già dichiarato nel board successivo quando è stata rilevata la renonce { SEAT($offender, form: "of") }: non si trasferisce nulla.
law-64B5 = Il turno era finito quando è stata rilevata la renonce { SEAT($offender, form: "of") }: non si trasferisce nulla.
law-64B6 = La renonce { SEAT($offender, form: "of") } era alla dodicesima presa: non si trasferisce nulla.
law-64B7 = In questo board hanno commesso renonce entrambe le linee: per quella { SEAT($offender, form: "of") } non si trasferisce nulla.
    .dummy = In questo board hanno commesso renonce entrambe le linee: per quella del morto non si trasferisce nulla.
law-64B8 = Entrambe le linee avevano fatto renonce in quella presa ed entrambe le renonce sono state corrette: non si trasferisce alcuna presa.
law-66C = { $seat } non può scoprire una presa di sua iniziativa: spetta all'Arbitro.
law-66C-no-revoke = Ho controllato le prese indicate da { $seat }: nessuno ha commesso renonce.
law-70A = Dopo la richiesta { SEAT($claimer, form: "of") } è stata corretta una renonce: l'Arbitro stabilisce come cadono le prese rimanenti.
law-70A-ruled = Delle prese rimanenti la linea { SEAT($claimer, form: "of") } { $tricks ->
        [0] non ne ottiene nessuna
       *[other] ne ottiene { NUMBER_WORD($tricks) }
    }.
law-84A = Non c'è alcuna irregolarità su cui decidere.
law-judged-stand = Il risultato resta valido.
law-judged-adjust = Il risultato non resta valido: l'Arbitro assegna un punteggio arbitrale.

## Le domande, come le pone l'Arbitro.

question-12B1 = Valuta l'Arbitro: l'irregolarità che il morto ha fatto rilevare senza averne diritto ha danneggiato le linee?
question-16 = Valuta l'Arbitro: tra le alternative logiche, { $seat } ha scelto quella suggerita dall'informazione?
question-43B3 = Valuta l'Arbitro: i difensori hanno tratto vantaggio dall'irregolarità rilevata dal morto? Si correggerebbe solo il loro punteggio.
question-50D2 = Deve attaccare { $seat }; { $partner } ha { CARD($card) } come carta penalizzata: che cosa sceglie { SEATS($to) }?
question-50E4 = Valuta l'Arbitro: la carta penalizzata ha aiutato la linea colpevole a ottenere un risultato migliore?
question-51A = { $seat } potrebbe giocare più di una carta penalizzata: quale, { SEATS($to) }?
question-51B = Deve attaccare { $seat }; { $partner } ha più carte penalizzate: che cosa sceglie { SEATS($to) }?
question-52B = { $seat } ha giocato { CARD($card) } invece della carta penalizzata: { SEATS($to) } accetta?
question-55A = { CAP(CARD($card)) } è un attacco fuori turno: { COUNT($to) ->
        [one] { SEATS($to) }, di turno dopo questo attacco, può ancora scegliere: accetta?
       *[other] { SEATS($to, join: "or") } lo accetta? Può rispondere uno qualsiasi.
    }
question-56 = { $seat } ha attaccato fuori turno con { CARD($card) }: { SEATS($to) } accetta?
question-62C1 = { SEATS($to) } può ritirare { CARD($card) }, { AGREE($card, m: "giocato", f: "giocata") } dopo la renonce, oppure { AGREE($card, m: "lasciarlo", f: "lasciarla") }.
question-62C2 = Ora che un avversario ha cambiato la sua carta, { SEATS($to) } può ritirare { CARD($card) }, oppure { AGREE($card, m: "lasciarlo", f: "lasciarla") }.
question-64C = Valuta l'Arbitro: la linea innocente sta ancora peggio di come sarebbe stata senza la renonce?
question-64C2a = Valuta l'Arbitro: le renonce successive nello stesso seme hanno fatto perdere prese alla linea innocente?
question-64C2b = Valuta l'Arbitro: hanno commesso renonce entrambe le linee. Il risultato è diverso da quello probabile senza alcuna renonce?
question-70A = Valuta l'Arbitro: delle prese rimanenti, quante vanno alla linea { SEAT($seat, form: "of") }?

## Le opzioni, come stanno su un pulsante.

option-accept = Accettare
option-52B-accept = Accettare { CARD($card) }
option-52B-refuse = Non accettare { CARD($card) }
option-56-accept = Accettare l'attacco
option-56-refuse = Rifiutare l'attacco
option-55A-accept = Accettare l'attacco
option-55A-refuse = Rifiutare l'attacco
option-refuse = Non accettare
option-keep = Lasciare { CARD($card) }
option-withdraw = Ritirare { CARD($card) }
option-require = Imporre { SUIT($suit) }
option-forbid = Proibire { SUITS($suits) }
option-free = Attacco libero
option-card = { CAP(CARD($card, form: "bare")) }
option-stand = Il risultato resta
option-adjust = Punteggio arbitrale
option-claimer = { CAP(TRICKS($tricks)) } a { SIDE($side) }

## Ciò che le mani non possono fare, e ciò che nessuno ha chiesto.

impossible-no-contract = Non c'è ancora un contratto: non si può giocare nessuna carta.
impossible-no-play = Non c'è un contratto, quindi non c'è un morto.
impossible-no-call = { $seat } non ha fatto nessuna chiamata da cambiare.
impossible-auction-period-over = { $seat } non può più cambiare una chiamata: il periodo della dichiarazione è finito.
impossible-no-screens = A questo tavolo non si gioca con i sipari.
impossible-screen-open = Il sipario è già aperto.
impossible-play-over = Il gioco è finito.
impossible-play-goes-on = Il gioco non è ancora finito.
impossible-not-held = { $seat } non ha { CARD($card) }.
impossible-suit-not-in-dummy = Il morto non ha { SUIT($suit) }.
impossible-not-on-table = { $seat } non ha giocato { CARD($card) } in questa presa né nella precedente.
impossible-trick-not-quitted = { CAP(TRICK($trick)) } non è stata giocata.
impossible-ask = { $seat } ora non può fare questa domanda.
impossible-breach = «{ $law }» non è tra le cose che l'Art. 43A2 vieta al morto.
impossible-not-dummy = { $seat } non è il morto.
impossible-nobody-asked = Nessuno ha chiesto niente { SEAT($person, form: "to") }.
impossible-another-asked = La domanda non è rivolta { SEAT($person, form: "to") }, ma a un altro.
impossible-no-such-option = «{ $option }» non è tra le opzioni.
impossible-claim = { $left ->
        [one] Resta una presa
       *[other] Restano { $left } prese
    }: non se ne possono richiedere o concedere { $tricks }.
impossible-no-claim = Non c'è nessuna richiesta da accettare.
impossible-own-claim = { $seat } è della linea che ha richiesto: sono gli altri ad accettare.
