## What follows from an answer, in a few words on its button; the parts are joined by semicolons.

follows-pending = si sta calcolando…
follows-infringed = conta come: { $kinds }
follows-established = la renonce è consumata
follows-back = { CARDS($cards, form: "short") } { COUNT($cards) ->
        [one] torna
       *[other] tornano
    } in mano
follows-played = si gioca { CARDS($cards, form: "short") }
follows-declarer = { $seat } diventa dichiarante
follows-penalty-major = { CARDS($cards, form: "short") } { COUNT($cards) ->
        [one] diventa una carta penalizzata maggiore
       *[other] diventano carte penalizzate maggiori
    }
follows-penalty-minor = { CARDS($cards, form: "short") } { COUNT($cards) ->
        [one] diventa una carta penalizzata minore
       *[other] diventano carte penalizzate minori
    }
follows-penalty-gone = { CARDS($cards, form: "short") } { COUNT($cards) ->
        [one] non è più una carta penalizzata
       *[other] non sono più carte penalizzate
    }
follows-call-cancelled = { CALL($calls, form: "said") } annullato
follows-calls-cancelled = { CALL($calls, form: "said") } annullati
follows-call-stands = resta { CALL($calls, form: "said") }
follows-calls-stands = restano { CALL($calls, form: "said") }
follows-auction-again = la licitazione si riapre
follows-contract = il contratto è { CONTRACT($contract, form: "by") }
follows-lead-required = { $seat } deve attaccare a { SUIT($suit, form: "symbol") }
follows-lead-forbidden = { $seat } non può attaccare a { SUITS($suits, form: "symbol") } finché resta in presa
follows-penalty-stays = { CARDS($cards, form: "short") } { COUNT($cards) ->
        [one] resta penalizzata
       *[other] restano penalizzate
    }
follows-play-highest = { $seat } deve giocare la { SUIT($suit, form: "symbol") } più alta
follows-play-lowest = { $seat } deve giocare la { SUIT($suit, form: "symbol") } più bassa
follows-play-required = { $seat } deve giocare { SUIT($suit, form: "symbol") }
follows-play-forbidden = { $seat } non può giocare { SUIT($suit, form: "symbol") }
follows-card-required = { $seat } deve giocare { CARD($card, form: "short") }
follows-pass-once = { $seat } deve passare una volta
follows-pass-throughout = { $seat } deve sempre passare
follows-no-double = { $seat } non può contrare al suo prossimo turno
follows-lead-may-be-restrained = il primo attacco { SEAT($seat, form: "of") } potrà essere vincolato
follows-unauthorised-seats = { $known }: informazione non autorizzata per { SEATS($seats) }
follows-unauthorised-side = { $known }: informazione non autorizzata per { SIDE($side) }
follows-authorised-side = { $known }: informazione solo per { SIDE($side) }
follows-transfer = { TRICKS($tricks) } a { SIDE($side) } (Art. { $law })
follows-claim-void = la richiesta è nulla
follows-adjustment = l'Arbitro assegna un punteggio
follows-result = { SIDE($side, form: "short") } { TRICKS($tricks) }, { $score }
follows-then = poi { $what }
follows-question = poi: { $what }

## What the other side says to a claim or a concession.

asked-claim = { SIDE($side) }: d'accordo con la richiesta { SEAT($seat, form: "of") }?
asked-concession = { SIDE($side) }: d'accordo con quanto concede { $seat }?
answer-agree = D'accordo
answer-object = Contestare
answer-object-partner = { $seat } contesta subito
answer-director = Arbitro!
