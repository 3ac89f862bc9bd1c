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
irregularity-penalty-card-not-played-minor = { $seat } ha giocato { CARD($card) } avendo davanti a sé come carta penalizzata minore { CARD($penalty) }: fra le carte di quel seme inferiori al dieci andava giocata per prima.
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
irregularity-taken-back-face-down = { $seat } ha ripreso in mano l'attacco coperto: solo l'Arbitro può permetterlo.
irregularity-taken-back = { $seat } ha ripreso { CARD($card) }, che aveva già giocato.
    .dummy = { $player } ha fatto tornare al morto { CARD($card) }, che era già { AGREE($card, m: "stato giocato", f: "stata giocata") }.
irregularity-dummy-asks = { $seat }, il morto, ha interrogato { $of }, un difensore, su una renonce. Il morto può interrogare solo il dichiarante.
irregularity-dummy-attention = { $seat }, il morto, è stato il primo a far rilevare un'irregolarità. Durante il gioco non può.
irregularity-extraneous-information = { $seat } ha interrogato { $of }, il suo compagno, su una renonce. Qui ai difensori non è permesso.
irregularity-play-before-ruling = { $seat } ha giocato { CARD($card) } prima della decisione dell'Arbitro.
    .dummy = { $player } ha giocato { CARD($card) } dal morto prima della decisione dell'Arbitro.
irregularity-wrong-number-of-cards = { $seat } ha in mano { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }: il numero è sbagliato.
irregularity-information-from-elsewhere = { $seat } ha saputo per caso qualcosa di questo board.
irregularity-corrected-too-soon = { $seat } ha corretto la spiegazione del compagno prima di quando poteva.
irregularity-call-on-wrong-cards = { $seat } ha chiamato con le carte di un altro board in mano.
irregularity-card-pointed-wrongly = { $seat } ha girato nel verso sbagliato la sua carta { TRICK($trick, form: "of") }.
irregularity-played-card-left-out = La carta che { $seat } ha giocato { TRICK($trick, form: "to") } non è tra quelle giocate.
irregularity-card-of-another-pack = { $seat } ha tra le sue carte una carta di un altro mazzo.
irregularity-board-not-theirs = { $seat } si è accorto che questi quattro non dovevano giocare adesso questo board.
irregularity-trick-inspected = { $seat } ha riguardato di sua iniziativa le carte { TRICK($trick, form: "of") }.
irregularity-unauthorised-information = Si sostiene che { $seat } abbia usato un'informazione non autorizzata.
irregularity-revoke-defective = Con questo si considera che { $seat } abbia commesso renonce { TRICK($trick, form: "to") }.
    .dummy = Con questo si considera che dal morto ci sia stata renonce { TRICK($trick, form: "to") }.

## Le irregolarità del gioco, in una frase.

irregularity-face-down-lead = { $seat } ha attaccato a carta coperta, ma l'attacco tocca a { $due }.
irregularity-premature-lead = È un attacco prematuro: { $seat } ha attaccato con { CARD($card) } prima che la presa fosse completa.
    .dummy = È un attacco prematuro: { $player } ha mosso { CARD($card) } dal morto prima che la presa fosse completa.
irregularity-premature-play = È una giocata prematura: { $seat } ha giocato { CARD($card) } prima del suo turno.
    .dummy = È una giocata prematura: { $player } ha giocato { CARD($card) } dal morto prima che toccasse al morto.
irregularity-several-cards = { $seat } ha messo sul tavolo più carte insieme: { CARDS($cards) }.
    .dummy = { $player } ha giocato dal morto più carte insieme: { CARDS($cards) }.
irregularity-fifth-card = È una quinta carta: { $seat } aveva già giocato { TRICK($trick, form: "to") } e ha aggiunto { CARD($card) }.
irregularity-missing-card = { $seat } non ha giocato { TRICK($trick, form: "to") }, e il gioco è andato avanti.
    .dummy = Dal morto non si è giocato { TRICK($trick, form: "to") }, e il gioco è andato avanti.
irregularity-wrong-card-from-dummy = Il dichiarante ha chiamato { CARD($named) }, ma { $seat }, il morto, ha messo tra le carte giocate { CARD($card) }.
irregularity-dummy-warns = { $seat }, il morto, ha perso i suoi diritti, eppure ha avvertito il dichiarante che stava muovendo dalla mano sbagliata.
irregularity-dummy-touches = { $seat }, il morto, ha toccato o indicato una carta che il dichiarante non aveva chiamato.
irregularity-extraneous-information-stop = { $seat } ha usato il cartellino di Stop in un modo che può dire qualcosa al compagno.
irregularity-extraneous-information-hesitation = { $seat } ha esitato in modo percettibile: il compagno può averne ricavato qualcosa.
irregularity-extraneous-information-remark = { $seat } ha fatto un commento da cui il compagno può aver ricavato qualcosa.
irregularity-extraneous-information-gesture = { $seat } ha fatto un gesto da cui il compagno può aver ricavato qualcosa.

## Che cosa sarebbe una carta, prima di giocarla.

would-be-premature-lead = Sarebbe un attacco prematuro: la presa non è ancora completa.
would-be-premature-play = Sarebbe una giocata prematura: non è ancora il turno { SEAT($seat, form: "of") }.

## Che cosa ne consegue.

event-declarer-changed = Ora il dichiarante è { $declarer }.
event-face-down-lead-retracted = { $seat } riprende in mano la carta d'attacco, senza mostrarla.
event-card-placed-late = La carta mancante { SEAT($seat, form: "of") } è { CARD($card) }: va { TRICK($trick, form: "to") }, ma non può vincerla.
event-omission-found = { $seat } deve ancora una carta { TRICK($trick, form: "to") } e la gioca adesso.
