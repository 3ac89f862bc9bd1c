## Il morto, e le carte chiamate dal morto (Art. 42, 43, 45, 46).

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
action-misplace = Il dichiarante chiama { CARD($named) }, ma il morto mette in posizione di giocata { CARD($card) }.
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

event-dummy-warned = È un diritto del morto: { $seat } può cercare di prevenire un'irregolarità.

impossible-to-misplace = In questo momento il morto non può sbagliare a mettere { CARD($card) }.
impossible-no-designation = Il dichiarante non ha chiamato dal morto nessuna carta da cambiare.

## Le decisioni.

law-16B-shown = Quanto { $seat } ha lasciato trapelare è informazione non autorizzata per { $partner }, che non può scegliere una chiamata o una giocata così suggerita. Si continua; se ritenete che l'abbia fatto, richiamatemi.
law-43A1b-no-rights = { $seat } è il morto e ha perso i suoi diritti: non può essere il primo a parlare, e la sua linea non ne trae alcun vantaggio.
law-43A1c = { $seat } è il morto: non partecipa al gioco e non comunica nulla al dichiarante.
law-43B2a = { $seat }, il morto, ha perso i suoi diritti e ha avvertito il dichiarante: ciascun difensore può scegliere da quale mano si muove.
law-43B2a-hand = I difensori hanno scelto: { $declarer } deve muovere dalla propria mano.
law-43B2a-dummy = I difensori hanno scelto: { $declarer } deve muovere dal morto.
law-45C4a = { $seat } aveva nominato { CARD($named) }: gioca quella carta, e nessun'altra.
law-45C4b-changed = Un lapsus: la carta chiamata è { CARD($card) }.
law-45C4b-stands = Non è un lapsus, ma una distrazione o un ripensamento: { CARD($card) } resta { AGREE($card, m: "giocato", f: "giocata") }.
law-45C4b-late = È troppo tardi per cambiare la chiamata: { CARD($card) } resta { AGREE($card, m: "giocato", f: "giocata") }.
law-45C4b-same = Il dichiarante aveva già chiamato { CARD($card) }.
law-45D-put-right = Il dichiarante aveva chiamato { CARD($named) }: { CARD($card) } torna al morto e si gioca la carta chiamata.
law-45D-late = Il gioco è proseguito troppo: { CARD($card) } resta { AGREE($card, m: "giocato", f: "giocata") }, anche se il dichiarante non l'aveva { AGREE($card, m: "chiamato", f: "chiamata") }.
law-45E1 = { $offender } aveva già giocato in questa presa: se non è un attacco, { CARD($card) } è una quinta carta.
law-45E1-led = { $offender } voleva attaccare con { CARD($card) }: lo consideriamo un attacco nella presa successiva.
law-45E1-not-led = { $offender } non voleva attaccare: { CARD($card) } resta sul tavolo come carta penalizzata.
law-45F = { $seat }, il morto, non può toccare né indicare una carta senza che gli sia chiesto. Si continua; alla fine vedrò se ha suggerito una giocata e danneggiato i difensori.
law-46B1a = «Alta» vuol dire la più alta nel seme giocato: { CARD($card) }.
law-46B1b = «Prendi» vuol dire la più bassa che sicuramente vince: { CARD($card) }.
law-46B1b-beaten = Al morto nessuna carta può vincere: si gioca la più bassa nel seme giocato, { CARD($card) }.
law-46B1c = «Piccola» vuol dire la più bassa nel seme giocato: { CARD($card) }.
law-46B2 = Chi nomina solo il seme chiama la carta più bassa: { CARD($card) }.
law-46B3a = Il morto prosegue nel seme in cui ha appena vinto: { CARD($card) }.
law-46B3b = La sola carta di quel rango che si può giocare è { CARD($card) }.
law-46B4 = Il morto non ha una carta simile da giocare: la chiamata è nulla, e il dichiarante può chiamare una qualsiasi carta legale.
law-46B4-unclear = Così non si capisce quale carta del morto si intenda: il dichiarante può chiamare una qualsiasi carta legale.
law-46B4-change = Così non si capisce quale altra carta intendesse il dichiarante: finché non lo dice, resta la prima chiamata.
law-46B5 = Il dichiarante ha lasciato la scelta aperta, e sceglie un difensore: dal morto si gioca { CARD($card) }.
law-46B-changed = È incontrovertibile che il dichiarante intendesse { CARD($card) }: è questa la carta giocata.
law-46B-stands = Non è incontrovertibile che il dichiarante intendesse altro: le sue parole valgono come le legge il Codice.
law-47C = { CAP(CARD($card)) } torna al morto senza altra rettifica.
law-47D = Poiché la carta del morto è cambiata, { $seat } ritira { CARD($card) }, senza altra rettifica.
law-47D-declarer = Il suo avversario di destra ha cambiato carta: { $seat } ritira { CARD($card) }, senza altra rettifica.
law-47D-lead = La presa precedente ora è di un altro: { $seat } ritira { CARD($card) }, senza altra rettifica.
    .dummy = La presa precedente ora è di un altro: { CARD($card) } torna al morto, senza altra rettifica.

## Le domande, e le opzioni sui pulsanti.

question-43B2a = Il morto, che ha perso i suoi diritti, ha avvertito il dichiarante: da quale mano deve muovere? Sceglie { SEATS($to, join: "or") }.
option-43B2a-hand = Dalla mano del dichiarante
option-43B2a-dummy = Dal morto
question-45C4b-director = Valuta l'Arbitro: il dichiarante intendeva fin dall'inizio { CARD($card) }, e quindi è un lapsus e non un ripensamento?
question-45C4b = Dopo il cambio { SEATS($to) } può ritirare { CARD($card) }, oppure { AGREE($card, m: "lasciarlo", f: "lasciarla") }.
option-45C4b-unintended = Lapsus: { CARD($card) }
option-45C4b-intended = Nessun lapsus: resta la prima chiamata
question-45D = Dopo il cambio { SEATS($to) } può ritirare { CARD($card) }, oppure { AGREE($card, m: "lasciarlo", f: "lasciarla") }.
question-45E1 = Valuta l'Arbitro: { $seat } voleva attaccare con { CARD($card) }?
option-45E1-led = È un attacco
option-45E1-not-led = Non è un attacco
question-45F = Valuta l'Arbitro: { $seat }, il morto, ha suggerito una giocata, e i difensori ne sono stati danneggiati?
question-46B = Valuta l'Arbitro: è incontrovertibile che il dichiarante intendesse { CARD($card) }?
option-46B-unintended = Incontrovertibile: { CARD($card) }
option-46B-intended = Valgono le parole dette
question-46B3b = Il morto ha più carte di quel rango: quale, { SEATS($to) }?
question-46B5 = Il dichiarante ha detto di giocare una qualsiasi: la carta la sceglie { SEATS($to, join: "or") }.
