## Les annonces : ce que font les joueurs, ce qui était irrégulier, ce qui s'ensuit.

action-call = { $seat } { CALL($call, form: "does") }.
action-call-instead = { $seat } { CALL($call, form: "does") } maintenant.
action-call-alert = { $seat } { CALL($call, form: "does") }, expliqué comme « { $alert } ».
action-call-shows = { $seat } { CALL($call, form: "does") }, montrant { SUITS($suits) }.
action-call-shows-nothing = { $seat } { CALL($call, form: "does") }, sans montrer de couleur particulière.
action-change-call = { $seat } change sa déclaration : { CALL($call, form: "a") } au lieu { CALL($was, form: "of") }.
action-play-in-auction = { $seat } entame { CARD($card) } alors que les annonces ne sont pas finies.

irregularity-call-out-of-rotation = C'est une déclaration hors tour : { $seat } { CALL($call, form: "did") }, mais c'était à { $due } de parler.
irregularity-insufficient-bid = C'est une enchère insuffisante : { $seat } { CALL($call, form: "did") }.
irregularity-insufficient-bid-over = C'est une enchère insuffisante : { $seat } { CALL($call, form: "did") } sur { CALL($over) }.
irregularity-inadmissible-call-double = C'est un contre inadmissible : { $seat } n'a ici rien à contrer.
irregularity-inadmissible-call-redouble = C'est un surcontre inadmissible : { $seat } n'a ici rien à surcontrer.
irregularity-barred-call = { $seat } { CALL($call, form: "did") }, mais il était tenu de passer.
irregularity-barred-call-double = { $seat } { CALL($call, form: "did") }, mais à ce tour il ne peut ni contrer ni surcontrer.
irregularity-bid-over-seven = C'est une enchère de plus de sept : { $seat } { CALL($call, form: "did") }.
irregularity-call-after-the-auction = { $seat } { CALL($call, form: "did") } après le dernier passe : les annonces sont terminées.
irregularity-changed-call = { $seat } a changé sa déclaration en { CALL($call) }.
irregularity-changed-call-from = { $seat } a mis { CALL($call, form: "a") } à la place { CALL($from, form: "of") }.
irregularity-card-exposed-in-auction = Pendant les annonces, le partenaire { SEAT($seat, form: "of") } a pu voir { CARDS($cards) }.
irregularity-card-exposed-in-auction-led = { $seat } a entamé { CARDS($cards) } avant la fin des annonces.
irregularity-card-exposed-in-auction-clarifying = Avant que l'entame soit retournée, le partenaire { SEAT($seat, form: "of") } a pu voir { CARDS($cards) }.

event-attention-drawn-auction = L'attention est attirée sur une irrégularité { SEAT($seat, form: "of") } dans les annonces : { $kind }.
event-attention-drawn-unnamed-auction = L'attention est attirée sur une irrégularité { SEAT($seat, form: "of") } dans les annonces.
event-found-by-director-auction = L'arbitre relève lui-même une irrégularité { SEAT($seat, form: "of") } dans les annonces : { $kind }.
event-call-withdrawn = La déclaration { SEAT($seat, form: "of") }, { CALL($call) }, est retirée.
event-call-reinstated = La déclaration { SEAT($seat, form: "of") }, { CALL($call) }, vaut de nouveau.
event-call-unauthorised = Ce que révèle la déclaration retirée { SEAT($seat, form: "of") }, { CALL($call) }, est une information non autorisée pour { SEATS($seats) }.
event-call-for-nobody = Personne ne peut se servir de ce que révèle la déclaration retirée { SEAT($seat, form: "of") }, { CALL($call) }.
event-call-authorised = Tout le monde peut se servir de ce que révèle la déclaration retirée { SEAT($seat, form: "of") }, { CALL($call) }.
event-calls-withdrawn = Les déclarations { SEATS($seats, form: "of") } sont retirées.
event-calls-unauthorised = Ce que révèlent les déclarations retirées est une information non autorisée pour { SEATS($seats) }.
event-calls-for-nobody = Personne ne peut se servir de ce que révèlent les déclarations retirées.
event-calls-authorised = Tout le monde peut se servir de ce que révèlent les déclarations retirées.
event-contract-reached = Le contrat est { CONTRACT($contract, form: "by") } ; { $leader } entame.
event-contract-changed = Le contrat est maintenant { CONTRACT($contract, form: "by") }.
event-auction-open-again = Les annonces ne sont pas terminées : elles continuent.
event-lead-may-be-restrained = Si { $side } joue en défense, le déclarant pourra restreindre la première attaque { SEAT($seat, form: "of") }.
