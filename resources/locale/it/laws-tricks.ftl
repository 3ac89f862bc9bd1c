## Più carte insieme, una presa con una carta in meno o in più.

action-play-together = { $seat } mette sul tavolo insieme { CARDS($cards) }.
    .dummy = { $player } mette sul tavolo dal morto, insieme, { CARDS($cards) }.
action-omit = { $seat } non gioca, e il gioco prosegue senza la sua carta.
    .dummy = Dal morto non si gioca, e il gioco prosegue senza la sua carta.

irregularity-revoke-defective = Con questo si considera che { $seat } abbia commesso renonce { TRICK($trick, form: "to") }.

law-14B1 = A { $seat } mancano carte, e sono tra quelle giocate { TRICK($trick, form: "to") }: si applica l'Art. 67.
law-47D-several = Un avversario ha cambiato la sua carta, quindi può cambiare anche { $seat }: { CARD($card) } si ritira.
    .dummy = Un avversario ha cambiato la sua carta, quindi può cambiare anche il morto: { CARD($card) } si ritira.
law-58B2 = Si sono viste { CARDS($cards) }: { $player } dice quale gioca.
law-58B2-chosen = { $player } gioca { CARD($card) }; le altre carte mostrate non sono giocate.
law-58B3-several = { $seat } aveva giocato dopo una carta che è stata ritirata: { CARD($card) } torna in mano, e ne gioca un'altra.
    .dummy = { CAP(CARD($card)) } era { AGREE($card, m: "stato giocato", f: "stata giocata") } dal morto dopo una carta che è stata ritirata: torna al morto, e se ne gioca un'altra.
law-67A1 = { $offender } non ha giocato { TRICK($trick, form: "to") }, e siamo in tempo: ora fornisce una carta legale.
law-67A1-lead-back = Quella presa ora è di un'altra mano: { $seat } ritira { CARD($card) } senza penalità.
law-67B1a = Entrambe le linee sono andate avanti, ma { $offender } non aveva giocato { TRICK($trick, form: "to") }: aggiunge una carta del seme d'attacco, a sua scelta.
law-67B1b = Entrambe le linee sono andate avanti, ma { $offender } non aveva giocato { TRICK($trick, form: "to") }: non ha il seme d'attacco, e aggiunge una carta a sua scelta.
law-67B1-added = { $offender } mette { CARD($card) } tra le carte giocate { TRICK($trick, form: "to") }. La presa resta di chi era; vale come renonce consumata, e costa al massimo una presa.
law-1997-67B1a-added = { $offender } mette { CARD($card) } tra le carte giocate { TRICK($trick, form: "to") }. Aveva il seme d'attacco: nessuna penalità, e la presa resta di chi era.
law-67B2a = Delle carte che { $offender } ha messo { TRICK($trick, form: "to") } resta { CARD($card) }; { COUNT($extra) ->
        [one] torna
       *[other] tornano
    } in mano { CARDS($extra) }. La presa resta di chi era.
law-67B2b = La carta restituita era sempre stata in mano { SEAT($offender, form: "to") }: { TRICK($trick, form: "to") } poteva rispondere con { SUIT($suit, form: "one") } e ha giocato { CARD($card) }. È una renonce.

question-47D = Ora che un avversario ha cambiato la sua carta, { SEATS($to) } può ritirare { CARD($card) }, oppure { AGREE($card, m: "lasciarlo", f: "lasciarla") }.
question-58B2 = Quale delle carte mostrate gioca { SEATS($to) }?
question-58B3 = { SEATS($to) } ha giocato dopo una carta che è stata ritirata: può riprendere { CARD($card) }, oppure { AGREE($card, m: "lasciarlo", f: "lasciarla") }.
question-67A1 = Quale carta fornisce { SEATS($to) }?
question-67B1 = Quale carta mette { SEATS($to) } tra quelle giocate { TRICK($trick, form: "to") }?

impossible-to-omit = Non si può passare oltre { $seat }: non tocca a quella mano giocare in una presa.
