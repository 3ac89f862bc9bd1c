## Ce qui suit d'une réponse, en peu de mots sur son bouton ; les parties sont jointes par des points-virgules.

follows-pending = en cours de calcul…
follows-infringed = compte comme : { $kinds }
follows-established = la renonce est consommée
follows-back = { CARDS($cards, form: "short") } { COUNT($cards) ->
        [one] retourne
       *[other] retournent
    } en main
follows-played = { CARDS($cards, form: "short") } { COUNT($cards) ->
        [one] est jouée
       *[other] sont jouées
    }
follows-declarer = { $seat } devient déclarant
follows-penalty-major = { CARDS($cards, form: "short") } { COUNT($cards) ->
        [one] devient carte pénalisée principale
       *[other] deviennent cartes pénalisées principales
    }
follows-penalty-minor = { CARDS($cards, form: "short") } { COUNT($cards) ->
        [one] devient carte pénalisée secondaire
       *[other] deviennent cartes pénalisées secondaires
    }
follows-penalty-gone = { CARDS($cards, form: "short") } { COUNT($cards) ->
        [one] n'est plus une carte pénalisée
       *[other] ne sont plus des cartes pénalisées
    }
follows-call-cancelled = { CALL($calls, form: "said") } est annulé
follows-calls-cancelled = { CALL($calls, form: "said") } sont annulés
follows-call-stands = { CALL($calls, form: "said") } reste valable
follows-calls-stands = { CALL($calls, form: "said") } restent valables
follows-auction-again = les annonces sont rouvertes
follows-contract = le contrat est { CONTRACT($contract, form: "by") }
follows-lead-required = { $seat } doit attaquer { SUIT($suit, form: "symbol") }
follows-lead-forbidden = { $seat } ne peut pas attaquer { SUITS($suits, form: "symbol") } tant qu'il garde la main
follows-penalty-stays = { CARDS($cards, form: "short") } { COUNT($cards) ->
        [one] reste carte pénalisée
       *[other] restent cartes pénalisées
    }
follows-play-highest = { $seat } doit jouer son plus haut { SUIT($suit, form: "symbol") }
follows-play-lowest = { $seat } doit jouer son plus bas { SUIT($suit, form: "symbol") }
follows-play-required = { $seat } doit jouer { SUIT($suit, form: "symbol") }
follows-play-forbidden = { $seat } ne peut pas jouer { SUIT($suit, form: "symbol") }
follows-card-required = { $seat } doit jouer { CARD($card, form: "short") }
follows-pass-once = { $seat } doit passer une fois
follows-pass-throughout = { $seat } doit passer jusqu'à la fin
follows-no-double = { $seat } ne peut pas contrer à son prochain tour
follows-lead-may-be-restrained = la première attaque { SEAT($seat, form: "of") } peut être restreinte
follows-unauthorised-seats = { $known } : information non autorisée pour { SEATS($seats) }
follows-unauthorised-side = { $known } : information non autorisée pour { SIDE($side) }
follows-authorised-side = { $known } : information pour { SIDE($side) } seulement
follows-transfer = { TRICKS($tricks) } à { SIDE($side) } (Loi { $law })
follows-claim-void = la revendication est nulle
follows-adjustment = l'arbitre attribue une marque
follows-result = { SIDE($side, form: "short") } { TRICKS($tricks) }, { $score }
follows-then = puis { $what }
follows-question = puis : { $what }

## Ce que l'autre camp répond à une revendication ou à une concession.

asked-claim = { SIDE($side) } : d'accord avec ce { SEAT($seat, form: "that") } revendique ?
asked-concession = { SIDE($side) } : d'accord avec ce { SEAT($seat, form: "that") } concède ?
answer-agree = D'accord
answer-object = Contester
answer-object-partner = { $seat } conteste aussitôt
answer-director = Arbitre !
