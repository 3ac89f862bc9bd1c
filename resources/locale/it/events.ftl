## Che cosa fanno le persone, una frase per verbo.

action-play = { $seat } gioca { CARD($card) }.
action-play-opening = { $seat } attacca con { CARD($card) }.
action-play-lead = { $seat } intavola { CARD($card) }.
action-play-dummy = { $player } gioca { CARD($card) } dal morto.
action-play-lead-dummy = { $player } intavola { CARD($card) } dal morto.
action-play-instead = { $seat } ora gioca { CARD($card) }.
action-play-instead-dummy = { $player } ora gioca { CARD($card) } dal morto.
action-name = { $seat } dice che giocherà { CARD($card) }.
action-name-held = { $seat } nomina una carta che ha in mano: { CARD($card) }.
action-designate-card = { $player } chiama { CARD($card) } dal morto.
action-designate-suit = { $player } chiama { SUIT($suit) } dal morto.
action-designate-run = { $player } dice: «Gioca tutte le { SUIT($suit) }».
action-designate-words = { $player } chiama dal morto: «{ $what }».
action-expose = A { $seat } { COUNT($cards) ->
        [one] cade
       *[other] cadono
    } sul tavolo, { AGREE($cards, m: "scoperto", f: "scoperta", mp: "scoperti", fp: "scoperte") }, { CARDS($cards) }.
action-expose-deliberate = { $seat } mostra { CARDS($cards) }.
action-take-back = { $seat } riprende { CARD($card) }.
    .dummy = { $player } fa tornare { CARD($card) } al morto.
action-ask = { $seat } chiede a { $of } se non ha carte nel seme giocato.
action-breach-43A2a = { $seat }, il morto, scambia le carte con il dichiarante.
action-breach-43A2b = { $seat }, il morto, lascia il posto per guardare il gioco del dichiarante.
action-breach-43A2c = { $seat }, il morto, guarda le carte di un difensore.
action-attention = { $seat } fa rilevare un'irregolarità.
action-director = { $seat } chiama l'Arbitro.
action-choose = { CAP(SEAT($by)) } decide: «{ $option }».
action-claim = { $seat } richiede { TRICKS($tricks) }.
action-claim-line = { $seat } richiede { TRICKS($tricks) }: «{ $line }»
action-concede = { $seat } concede { TRICKS($tricks) }.
action-agree = { $seat } è d'accordo.
action-inspect = { $seat } scopre le carte { TRICK($trick, form: "of") }.
action-return-cards = { $seat } ripone le carte nel board.
action-return-cards-all = Tutte e quattro le mani sono riposte nel board.
action-next-call = { $seat } dichiara nel board successivo.
action-end-round = Il turno di gioco è finito.
action-adjust = L'Arbitro assegna un punteggio arbitrale.
action-adjust-law = L'Arbitro assegna un punteggio arbitrale secondo l'Art. { $law }.
action-note = { $text }

## Che cosa ne consegue.

event-card-withdrawn = { $seat } ritira { CARD($card) } e la carta torna in mano.
    .dummy = { CAP(CARD($card)) } torna al morto.
event-revoke-established = La renonce { SEAT($seat, form: "of") } { TRICK($trick, form: "to") } è consumata.
    .dummy = La renonce del morto { TRICK($trick, form: "to") } è consumata.
event-rights-lost = { $seat } ha perso i diritti del morto.
event-attention-drawn = È stata rilevata un'irregolarità { SEAT($seat, form: "of") } { TRICK($trick, form: "to") }: { $kind }.
event-penalty-card-lifted = { CAP(CARD($card)) } non è più carta penalizzata: { $seat } { AGREE($card, m: "lo", f: "la") } riprende in mano.
event-information-unauthorised = Quanto si ricava { CARD($card, form: "from") } è informazione non autorizzata per { SEATS($seats) }.
event-information-50E1 = Finché { CARD($card) } è sul tavolo, quanto se ne ricava è autorizzato per tutti.
event-information-50E3 = Ora che { CARD($card) } è { AGREE($card, m: "stato giocato", f: "stata giocata") }, come la carta era finita sul tavolo è informazione non autorizzata per { SEATS($seats) }.
event-information-authorised = Quanto si ricava { CARD($card, form: "from") } è informazione autorizzata per tutti.
event-claim-agreed-by-silence = { $seat } non ha obiettato alla richiesta: vale come assenso.
event-claim-set-aside = La richiesta non è più valida: il gioco continua.
event-trick-turned-up = L'Arbitro scopre le carte { TRICK($trick, form: "of") }.
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
kind-trick-inspected = presa riscoperta
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
