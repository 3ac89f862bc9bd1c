## What follows from an answer, in a few words on its button; the parts are joined by semicolons.

follows-pending = being worked out…
follows-infringed = counts as: { $kinds }
follows-established = the revoke is established
follows-back = { CARDS($cards, form: "short") } { COUNT($cards) ->
        [one] goes
       *[other] go
    } back to hand
follows-played = { CARDS($cards, form: "short") } { COUNT($cards) ->
        [one] is
       *[other] are
    } played
follows-declarer = { $seat } becomes declarer
follows-penalty-major = { CARDS($cards, form: "short") } { COUNT($cards) ->
        [one] becomes a major penalty card
       *[other] become major penalty cards
    }
follows-penalty-minor = { CARDS($cards, form: "short") } { COUNT($cards) ->
        [one] becomes a minor penalty card
       *[other] become minor penalty cards
    }
follows-penalty-gone = { CARDS($cards, form: "short") } { COUNT($cards) ->
        [one] is no longer a penalty card
       *[other] are no longer penalty cards
    }
follows-call-cancelled = { CALL($calls, form: "said") } is cancelled
follows-calls-cancelled = { CALL($calls, form: "said") } are cancelled
follows-call-stands = { CALL($calls, form: "said") } stands
follows-calls-stands = { CALL($calls, form: "said") } stand
follows-auction-again = the auction is open again
follows-contract = the contract is { CONTRACT($contract, form: "by") }
follows-lead-required = { $seat } must lead { SUIT($suit, form: "symbol") }
follows-lead-forbidden = { $seat } may not lead { SUITS($suits, form: "symbol") } while he keeps the lead
follows-penalty-stays = { CARDS($cards, form: "short") } { COUNT($cards) ->
        [one] stays a penalty card
       *[other] stay penalty cards
    }
follows-play-highest = { $seat } must play his highest { SUIT($suit, form: "symbol") }
follows-play-lowest = { $seat } must play his lowest { SUIT($suit, form: "symbol") }
follows-play-required = { $seat } must play a { SUIT($suit, form: "symbol") }
follows-play-forbidden = { $seat } may not play { SUIT($suit, form: "symbol") }
follows-card-required = { $seat } must play { CARD($card, form: "short") }
follows-pass-once = { $seat } must pass once
follows-pass-throughout = { $seat } must pass throughout
follows-no-double = { $seat } may not double at his next turn
follows-lead-may-be-restrained = { SEAT($seat, form: "possessive") } first lead may be restricted
follows-unauthorised-seats = { $known }: unauthorised information for { SEATS($seats) }
follows-unauthorised-side = { $known }: unauthorised information for { SIDE($side) }
follows-authorised-side = { $known }: information for { SIDE($side) } only
follows-transfer = { TRICKS($tricks) } to { SIDE($side) } (Law { $law })
follows-claim-void = the claim is void
follows-adjustment = the Director assigns a score
follows-result = { SIDE($side, form: "short") } { TRICKS($tricks) }, { $score }
follows-then = then { $what }
follows-question = then: { $what }

## What the other side says to a claim or a concession.

asked-claim = { SIDE($side) }: do they agree to what { $seat } claims?
asked-concession = { SIDE($side) }: do they agree to what { $seat } concedes?
answer-agree = Agree
answer-object = Object
answer-object-partner = { $seat } objects at once
answer-director = Director!
