## La licitazione: che cosa si fa, che cosa è irregolare, che cosa ne consegue.

action-call = { $seat } { CALL($call, form: "does") }.
action-call-instead = { $seat } ora { CALL($call, form: "does") }.
action-call-alert = { $seat } { CALL($call, form: "does") }, con la spiegazione «{ $alert }».
action-call-shows = { $seat } { CALL($call, form: "does") }, mostrando { SUITS($suits) }.
action-call-shows-nothing = { $seat } { CALL($call, form: "does") }, senza mostrare un seme preciso.
action-change-call = { $seat } cambia la chiamata: { CALL($call, form: "a") } al posto { CALL($was, form: "of") }.
action-play-in-auction = { $seat } attacca con { CARD($card) } a licitazione ancora aperta.

irregularity-call-out-of-rotation = È una chiamata fuori turno: { $seat } { CALL($call, form: "did") }, ma toccava { SEAT($due, form: "to") }.
irregularity-insufficient-bid = È una licita insufficiente: { $seat } { CALL($call, form: "did") }.
irregularity-insufficient-bid-over = È una licita insufficiente: { $seat } { CALL($call, form: "did") } su { CALL($over) }.
irregularity-inadmissible-call-double = È un contro inammissibile: qui { $seat } non ha nulla da contrare.
irregularity-inadmissible-call-redouble = È un surcontro inammissibile: qui { $seat } non ha nulla da surcontrare.
irregularity-barred-call = { $seat } { CALL($call, form: "did") }, ma era obbligato a passare.
irregularity-barred-call-double = { $seat } { CALL($call, form: "did") }, ma a questo turno non può contrare né surcontrare.
irregularity-bid-over-seven = È una licita oltre il livello di sette: { $seat } { CALL($call, form: "did") }.
irregularity-call-after-the-auction = { $seat } { CALL($call, form: "did") } dopo il passo finale: la licitazione è chiusa.
irregularity-changed-call = { $seat } ha cambiato la chiamata in { CALL($call, form: "a") }.
irregularity-changed-call-from = { $seat } ha messo { CALL($call, form: "a") } al posto { CALL($from, form: "of") }.
irregularity-card-exposed-in-auction = Durante la licitazione il compagno { SEAT($seat, form: "of") } ha potuto vedere { CARDS($cards) }.
irregularity-card-exposed-in-auction-led = { $seat } ha attaccato con { CARDS($cards) } prima che la licitazione fosse chiusa.
irregularity-card-exposed-in-auction-clarifying = Prima che l'attacco fosse scoperto il compagno { SEAT($seat, form: "of") } ha potuto vedere { CARDS($cards) }.

event-attention-drawn-auction = È stata rilevata un'irregolarità { SEAT($seat, form: "of") } nella licitazione: { $kind }.
event-attention-drawn-unnamed-auction = È stata rilevata un'irregolarità { SEAT($seat, form: "of") } nella licitazione.
event-found-by-director-auction = L'Arbitro rileva da sé un'irregolarità { SEAT($seat, form: "of") } nella licitazione: { $kind }.
event-call-withdrawn = { CAP(CALL($call, form: "the")) } { SEAT($seat, form: "of") } è ritirato.
event-call-reinstated = { CAP(CALL($call, form: "the")) } { SEAT($seat, form: "of") } torna a valere.
event-call-unauthorised = Quanto si ricava { CALL($call, form: "from") } ritirato { SEAT($seat, form: "of") } è informazione non autorizzata per { SEATS($seats) }.
event-call-for-nobody = Nessuno può usare quanto si ricava { CALL($call, form: "from") } ritirato { SEAT($seat, form: "of") }.
event-call-authorised = Quanto si ricava { CALL($call, form: "from") } ritirato { SEAT($seat, form: "of") } è informazione autorizzata per tutti.
event-calls-withdrawn = Le chiamate { SEATS($seats, form: "of") } sono ritirate.
event-calls-unauthorised = Quanto si ricava dalle chiamate ritirate è informazione non autorizzata per { SEATS($seats) }.
event-calls-for-nobody = Nessuno può usare quanto si ricava dalle chiamate ritirate.
event-calls-authorised = Quanto si ricava dalle chiamate ritirate è informazione autorizzata per tutti.
event-contract-reached = Il contratto è { CONTRACT($contract, form: "by") }; attacca { $leader }.
event-contract-changed = Ora il contratto è { CONTRACT($contract, form: "by") }.
event-auction-open-again = La licitazione non è chiusa: prosegue.
event-lead-may-be-restrained = Se { $side } difende, il dichiarante potrà porre restrizioni al primo attacco { SEAT($seat, form: "of") }.
