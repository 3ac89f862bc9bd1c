## Che cosa fanno le persone, una frase per verbo.

action-play = { $seat } gioca { CARD($card) }.
action-play-opening = { $seat } attacca con { CARD($card) }.
action-play-lead = { $seat } attacca con { CARD($card) }.
action-play-dummy = { $player } gioca { CARD($card) } dal morto.
action-play-lead-dummy = { $player } attacca con { CARD($card) } dal morto.
action-play-instead = { $seat } ora gioca { CARD($card) }.
action-play-instead-dummy = { $player } ora gioca { CARD($card) } dal morto.
action-play-shown = { $seat } tiene { CARD($card) } in modo visibile al compagno.
action-play-table = { $seat } tiene { AGREE($card, m: "scoperto", f: "scoperta") } { CARD($card) }, a contatto con il tavolo o quasi.
action-play-touched = { $player } tocca di proposito { CARD($card) } del morto.
action-name = { $seat } dice che giocherà { CARD($card) }.
action-name-held = { $seat } nomina una carta che ha in mano: { CARD($card) }.
action-designate-card = { $player } chiama { CARD($card) } dal morto.
action-designate-suit = { $player } chiama { SUIT($suit) } dal morto.
action-designate-run = { $player } dice: «Gioca tutte le { SUIT($suit) }».
action-designate-words = { $player } chiama dal morto: «{ $what }».
action-designate-rank = { $player } chiama dal morto: «{ $rank ->
        [A] Asso
        [K] Re
        [Q] Dama
        [J] Fante
       *[other] { $rank }
    }».
action-designate-high = { $player } chiama dal morto: «Alta».
action-designate-low = { $player } chiama dal morto: «Piccola».
action-designate-win = { $player } dice al morto: «Prendi».
action-designate-any = { $player } dice al morto: «Gioca una qualsiasi».
action-change-designation = { $player } dice che intendeva { $what }.
designated-card = { CARD($card) }
designated-suit = { SUIT($suit, form: "one") }
designated-rank = { $rank ->
        [A] l'Asso
        [K] il Re
        [Q] la Dama
        [J] il Fante
        [8] l'8
       *[other] il { $rank }
    }
designated-high = una carta alta
designated-low = una carta bassa
designated-win = la carta che prende
designated-any = una carta qualsiasi
designated-run = giocare tutte le { SUIT($suit) }
action-expose = A { $seat } { COUNT($cards) ->
        [one] cade
       *[other] cadono
    } sul tavolo, { AGREE($cards, m: "scoperto", f: "scoperta", mp: "scoperti", fp: "scoperte") }, { CARDS($cards) }.
action-expose-deliberate = { $seat } mostra { CARDS($cards) }.
action-take-back = { $seat } riprende { CARD($card) }.
    .dummy = { $player } fa tornare { CARD($card) } al morto.
action-ask = { $seat } chiede a { $of } se non ha più carte del seme giocato.
action-ask-hand = { $seat } chiede a { $of } se il morto non ha più carte del seme giocato.
action-attention = { $seat } fa rilevare un'irregolarità.
action-director = { $seat } chiama l'Arbitro.
action-choose = { CAP(SEAT($by)) } decide: «{ $option }».
action-claim = { $seat } richiede { TRICKS($tricks) }.
action-claim-line = { $seat } richiede { TRICKS($tricks) }: «{ $line }»
action-claim-order = { $seat } richiede { TRICKS($tricks) }, in quest'ordine: { CARDS($order, form: "order") }.
action-claim-line-order = { $seat } richiede { TRICKS($tricks) }: «{ $line }». Cioè, in quest'ordine: { CARDS($order, form: "order") }.
action-show-hand = { $seat } { COUNT($cards) ->
        [0] scopre la sua mano
       *[other] mostra { CARDS($cards) }
    }.
action-dispute-tricks = { $seat } dice che la sua linea ha fatto { TRICKS($tricks) }.
action-concede = { $seat } concede { TRICKS($tricks) }.
action-agree = { $seat } è d'accordo.
action-inspect-lawful = { $seat } fa riscoprire le carte { TRICK($trick, form: "of") }: dice di non aver ancora girato la propria.
action-inspect-own = { $seat } riguarda la propria carta { TRICK($trick, form: "of") }, senza mostrarla.
action-inspect = { $seat } scopre le carte { TRICK($trick, form: "of") }.
action-call-simultaneous = Nello stesso momento: { $done }
action-learn = { $seat } viene a sapere per caso qualcosa di questo board.
action-learn-said = { $seat } viene a sapere per caso qualcosa di questo board: «{ $text }»
action-correct-explanation = { $seat } dice che la spiegazione di { $partner }, il suo compagno, era sbagliata.
action-correct-explanation-own = { $seat } dice che la propria spiegazione era sbagliata.
action-wrong-cards = { $seat } si accorge che, quando ha chiamato, aveva in mano le carte di un altro board.
action-point = { $seat } gira nel verso sbagliato la sua carta { TRICK($trick, form: "of") }.
action-leave-out = { $seat } non mette la sua carta { TRICK($trick, form: "of") } tra quelle giocate.
action-foreign-card = { $seat } trova tra le sue carte una carta di un altro mazzo.
action-wrong-board = { $seat } si accorge che in questo turno non dovevano giocare questo board.
action-mislay = { $seat } non ha in mano { CARD($card) }: manca.
action-mislay-to = { CAP(CARD($card)) } di { $seat } è nella mano di { $to }.
action-count = { $seat } conta le sue carte: il numero è sbagliato.
action-count-of = { $seat } conta le carte di { $of }, il morto: il numero è sbagliato.
action-return-cards = { $seat } ripone le carte nel board.
action-return-cards-all = Tutte e quattro le mani vengono riposte nel board.
action-next-call = { $seat } fa una chiamata nel board successivo.
action-end-round = Il turno di gioco è finito.
action-pass-tray = { $seat } spinge il carrello dall'altra parte del sipario.
action-open-screen = { $seat } apre il sipario.
action-object = { $seat } obietta.
action-withdraw-agreement = { $seat } chiede indietro { TRICKS($tricks) }.
action-misplace = Il dichiarante chiama { CARD($named) }, ma il morto mette in posizione di giocata { CARD($card) }.
action-accept = { $seat } accetta l'attacco.
action-warn = { $seat }, il morto, avverte il dichiarante di non muovere dalla mano sbagliata.
action-expose-dummy = { $seat }, il morto, tocca { CARDS($cards) } senza che gli sia chiesto.
action-extraneous-stop = { $seat } mette mano al cartellino Stop.
action-extraneous-stop-said = { $seat } mette mano al cartellino Stop: «{ $text }»
action-extraneous-hesitation = { $seat } esita a lungo.
action-extraneous-hesitation-said = { $seat } esita a lungo: «{ $text }»
action-extraneous-remark = { $seat } fa un commento.
action-extraneous-remark-said = { $seat } dice: «{ $text }»
action-extraneous-gesture = { $seat } fa un gesto.
action-extraneous-gesture-said = { $seat } fa un gesto: { $text }
action-lead-face-down = { $seat } fa l'attacco iniziale a carta coperta.
action-face-lead = { $seat } scopre il suo attacco: { CARD($card) }.
action-tell = { $what ->
        [your-lead] { $seat } dice per errore { SEAT($to, form: "to") } che tocca a lui.
       *[explanation] { $seat } dà { SEAT($to, form: "to") } una spiegazione sbagliata.
    }
action-tell-both = { $seat } dà a entrambi gli avversari una spiegazione sbagliata.
action-play-together = { $seat } mette sul tavolo insieme { CARDS($cards) }.
    .dummy = { $player } mette sul tavolo dal morto, insieme, { CARDS($cards) }.
action-omit = { $seat } non gioca, e il gioco prosegue senza la sua carta.
    .dummy = Dal morto non si gioca, e il gioco prosegue senza la sua carta.
action-adjust = L'Arbitro assegna un punteggio arbitrale.
action-adjust-law = L'Arbitro assegna un punteggio arbitrale secondo l'Art. { $law }.
action-adjust-artificial = L'Arbitro assegna un punteggio artificiale.
action-penalty-warning = L'Arbitro ammonisce { SIDE($side) }.
action-penalty-procedural = L'Arbitro dà a { SIDE($side) } una penalità procedurale.
action-penalty-disciplinary = L'Arbitro dà a { SIDE($side) } una penalità disciplinare.
action-note = { $text }

## Che cosa ne consegue.

event-card-withdrawn = { $seat } riprende in mano { CARD($card) }.
    .dummy = { CAP(CARD($card)) } torna al morto.
event-revoke-established = La renonce { SEAT($seat, form: "of") } { TRICK($trick, form: "to") } è consumata.
    .dummy = La renonce del morto { TRICK($trick, form: "to") } è consumata.
event-rights-lost = { $seat } ha perso i diritti del morto.
event-attention-drawn = È stata rilevata un'irregolarità { SEAT($seat, form: "of") } { TRICK($trick, form: "to") }: { $kind }.
event-attention-drawn-unnamed = È stata rilevata un'irregolarità { SEAT($seat, form: "of") } { TRICK($trick, form: "to") }.
event-attention-drawn-to-dummy = È stata rilevata un'irregolarità con le carte del morto { TRICK($trick, form: "to") }: { $kind }.
event-attention-drawn-unnamed-to-dummy = È stata rilevata un'irregolarità con le carte del morto { TRICK($trick, form: "to") }.
event-found-by-director = L'Arbitro rileva da sé un'irregolarità { SEAT($seat, form: "of") } { TRICK($trick, form: "to") }: { $kind }.
event-found-by-director-to-dummy = L'Arbitro rileva da sé un'irregolarità con le carte del morto { TRICK($trick, form: "to") }: { $kind }.
event-accepted-by-playing = Continuando il gioco, { $by } accetta un'irregolarità { SEAT($offender, form: "of") }: { $irregularity }.
event-accepted-by-calling = Proseguendo la licitazione, { $by } accetta un'irregolarità { SEAT($offender, form: "of") }: { $irregularity }.
event-director-asks = L'Arbitro chiede di che cosa si tratta.
event-director-waits = L'Arbitro è già al tavolo: prima bisogna rispondere alla sua domanda.
event-penalty-card-lifted = { CAP(CARD($card)) } non è più carta penalizzata: { $seat } { AGREE($card, m: "lo", f: "la") } riprende in mano.
event-explanation-put-right = Da qui in poi { $to } ha la spiegazione giusta.
event-information-unauthorised = Quanto si ricava { CARD($card, form: "from") } è informazione non autorizzata per { SEATS($seats) }.
event-information-for-opponents = Quanto si ricava { CARD($card, form: "from") } è autorizzato solo per { SEATS($seats) }.
event-information-authorised = Quanto si ricava { CARD($card, form: "from") } è informazione autorizzata per tutti.
event-information-for-nobody = Nessuno può usare quanto si ricava { CARD($card, form: "from") }.
event-claim-agreed-by-silence = { $seat } non ha obiettato alla richiesta: vale come assenso (69A).
event-concession-agreed-by-silence = { $seat } non ha obiettato alla concessione: vale come assenso (69A).
event-claim-set-aside = La richiesta non è più valida: il gioco continua.
event-concession-set-aside = La concessione non è più valida: il gioco continua.
event-trick-turned-up = L'Arbitro scopre le carte { TRICK($trick, form: "of") }.
event-played-after-claim = Dopo una richiesta non si gioca più nulla: { CARD($card) } sta solo { AGREE($card, m: "scoperto", f: "scoperta") } sul tavolo.
event-played-after-concession = Dopo una concessione non si gioca più nulla: { CARD($card) } sta solo { AGREE($card, m: "scoperto", f: "scoperta") } sul tavolo.
event-establishment-undone = La renonce { SEAT($seat, form: "of") } { TRICK($trick, form: "to") } non è consumata: non c'è stata nessuna concessione.
    .dummy = La renonce del morto { TRICK($trick, form: "to") } non è consumata: non c'è stata nessuna concessione.
event-dummy-warned = È un diritto del morto: { $seat } può cercare di prevenire un'irregolarità.
event-answered = Continuando, { $by } ha scelto: «{ $option }».

## Le irregolarità per nome.

kind-revoke = renonce
kind-penalty-card-not-played = carta penalizzata non giocata
kind-lead-before-choice = attacco prima della scelta del dichiarante
kind-lead-out-of-turn = attacco fuori turno
kind-play-out-of-turn = giocata fuori turno
kind-premature-lead = attacco prematuro
kind-premature-play = giocata prematura
kind-exposed-card = carta esposta
kind-several-cards = più carte insieme
kind-fifth-card = quinta carta
kind-missing-card = carta non giocata
kind-wrong-card-from-dummy = carta sbagliata dal morto
kind-taken-back = carta ripresa
kind-wrong-number-of-cards = numero di carte sbagliato
kind-information-from-elsewhere = qualcosa saputo per caso
kind-corrected-too-soon = spiegazione corretta troppo presto
kind-call-on-wrong-cards = chiamata con le carte di un altro board
kind-card-pointed-wrongly = carta girata nel verso sbagliato
kind-played-card-left-out = carta giocata che manca tra le giocate
kind-card-of-another-pack = carta di un altro mazzo
kind-board-not-theirs = board da non giocare
kind-trick-inspected = presa girata riguardata
kind-dummy-attention = segnalazione del morto
kind-dummy-asks = domanda del morto a un difensore
kind-dummy-warns = avviso del morto
kind-dummy-breach = violazione dei limiti del morto
kind-dummy-touches = carta toccata dal morto
kind-play-before-ruling = giocata prima della decisione
kind-call-out-of-rotation = chiamata fuori turno
kind-insufficient-bid = licita insufficiente
kind-inadmissible-call = chiamata inammissibile
kind-barred-call = chiamata di un giocatore obbligato a passare
kind-bid-over-seven = licita oltre il livello di sette
kind-call-after-the-auction = chiamata dopo la fine della licitazione
kind-changed-call = cambio di chiamata
kind-card-exposed-in-auction = carta esposta durante la licitazione
kind-extraneous-information = informazione estranea
kind-unauthorised-information = uso di informazione non autorizzata
