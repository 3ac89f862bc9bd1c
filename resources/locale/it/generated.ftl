## Casi che fa il tavolo: titoli, racconti e fonti (bridgetable generate; «Un altro come questo»).

generated-contract = { CONTRACT($contract, form: "by") }.
generated-source = { $event ->
    [one-dealt] Board { $board }, distribuito a caso.
   *[other] Board { $board } di { $event }.
} Fatto da bridgetable: famiglia { $family }, serie { $seed }, numero { $number }.

### Perché non c'è un caso.

generated-no-such-law = l'Articolo { $law } non esiste
generated-no-such-family = non c'è nessuna famiglia «{ $family }»
generated-no-family-for-law = nessuna famiglia di casi porta all'Articolo { $law } con il Codice { $edition }
generated-nothing = dalla serie { $seed } { $found ->
    [0] a queste condizioni non viene niente
    [one] a queste condizioni viene un caso solo
   *[other] a queste condizioni vengono solo { $found } casi
}
generated-nothing-like-this = su questo tavolo non è stato deciso niente da cui si possa fare un altro caso
generated-no-boards = in questo file nessun board ha quattro mani conosciute e un contratto
generated-file-exists = questo file c'è già, e non viene sovrascritto
generated-folder-not-writable = in questa cartella non si possono scrivere casi

### Renonce.

generated-revoke = { CAP(TRICK($trick, form: "to")) } si gioca { SUIT($suit) }; { SEAT($seat) }, che ha { CARDS($held) }, mette { CARD($card) }.
generated-revoke-ruff = { CAP(TRICK($trick, form: "to")) } si gioca { SUIT($suit) }; { SEAT($seat) }, che ha { CARDS($held) }, taglia con { CARD($card) }.
generated-revoke-dummy = { CAP(TRICK($trick, form: "to")) } si gioca { SUIT($suit) }; { SEAT($player) } chiama { CARD($card) } dal morto, che ha { CARDS($held) }.
generated-asked-none = «Finite?» chiede { SEAT($seat) }, e { SEAT($player) } ne trova ancora una.
generated-finds-it-himself = { SEAT($seat) } se ne accorge da solo e lo dice subito.
generated-next-has-played = { SEAT($player) } ha già giocato una carta dopo.
generated-both-have-played = Dopo ha già giocato { SEAT($player) }, e poi { SEAT($partner) }.
generated-led-to-next = { SEAT($player) } ha già mosso { CARD($card) } per la presa seguente.
generated-partner-on-lead = La carta penalizzata è ancora sul tavolo quando deve muovere { SEAT($seat) }.
generated-partner-asks = «Finite, compagno?» chiede { SEAT($seat) }.
generated-comes-to-light = { CAP(TRICK($trick, form: "to")) } { SEAT($player) } gioca { CARD($card) }, e tutti alzano gli occhi.
generated-later = E non è finita.
generated-found-after-play = Dopo l'ultima presa { SEAT($seat) } riguarda le carte e se ne accorge.
generated-found-after-call = Le carte sono tornate nel board, e { SEAT($seat) } ha già chiamato in quello dopo, quando la cosa viene fuori.
generated-found-after-round = La cosa viene fuori a turno finito: { SEAT($seat) } chiede all'Arbitro di guardare.
generated-found-at-last-trick = Le ultime due prese sono ancora sul tavolo quando { SEAT($seat) } parla.
generated-claimed-revoke-seen = { SEAT($seat) } vede le carte e si ricorda di una presa di prima.
generated-revokes-again = { CAP(TRICK($trick, form: "to")) } si rigioca lo stesso seme, e { SEAT($seat) } mette { CARD($card) }.
generated-revokes-too = { CAP(TRICK($trick, form: "to")) }, a { SUIT($suit) }, { SEAT($seat) } mette { CARD($card) }, e una carta del seme ce l'ha anche lui.
generated-both-found-after-play = Tutte e due vengono fuori dopo l'ultima presa.

generated-title-revoke-found-at-once = { SEAT($seat) } guarda meglio { TRICK($trick, form: "to") }
generated-title-revoke-asked-at-once = { CAP(CARD($card)) } { TRICK($trick, form: "to") }
generated-title-revoke-next-has-played = { CAP(CARD($card)) }, e una carta dopo
generated-title-revoke-both-have-played = { CAP(CARD($card)) }, e due carte dopo
generated-title-revoke-led-to-next-trick = { CAP(CARD($card)) }, e si è già mosso per la presa seguente
generated-title-revoke-partner-on-lead = { CAP(CARD($card)) } resta sul tavolo
generated-title-revoke-partner-asks = { CAP(CARD($card)) } sorprende il compagno
generated-title-revoke-own-trick-won = { SEAT($seat) } taglia { TRICK($trick) } con { CARD($card) }
generated-title-revoke-side-wins-later = { CAP(CARD($card)) }, e quel che ne segue
generated-title-revoke-no-trick-won = { CAP(CARD($card)) }, e si va avanti
generated-title-revoke-of-dummy = { CAP(CARD($card)) } dal morto
generated-title-revoke-twice-in-a-suit = { SEAT($seat) } non ha { SUIT($suit) }, due volte
generated-title-revoke-by-both-sides = { CAP(CARD($card)) } era solo l'inizio
generated-title-revoke-found-after-play = { CAP(CARD($card)) } fra le carte giocate
generated-title-revoke-found-after-next-call = { CAP(CARD($card)) }, e ci si pensa al board dopo
generated-title-revoke-found-after-round = { CAP(CARD($card)) }, e ci si pensa a turno finito
generated-title-revoke-trick-twelve = Restano due carte, e { SEAT($seat) } mette { CARD($card) }
generated-title-revoke-then-claim = { CAP(CARD($card)) }, e poi una richiesta

### Attacchi iniziali.

generated-opening-lead = L'attacco tocca { SEAT($due, form: "to") }; { SEAT($seat) } mette sul tavolo { CARD($card) }.
generated-opening-lead-face-down = L'attacco tocca { SEAT($due, form: "to") }; { SEAT($seat) } mette sul tavolo una carta coperta.
generated-declarer-calls = { SEAT($seat) } chiama l'Arbitro.
generated-partner-says = «Non toccava a te», dice { SEAT($seat) }.
generated-declarer-spreads = { SEAT($seat) } crede di essere il morto e scende.
generated-dummy-begins = { SEAT($seat) } comincia a scendere da morto.
generated-told-to-lead = «Tocca a te attaccare», dice { SEAT($seat) } { SEAT($to, form: "to") }.
generated-opponent-calls = { SEAT($seat) } chiama l'Arbitro.
generated-leads-too = { SEAT($seat) }, a cui toccava, muove { CARD($card) } senza dire niente.

generated-title-opening-lead-wrong-defender = { SEAT($seat) } attacca con { CARD($card) } contro { CONTRACT($contract, form: "short") }
generated-title-opening-lead-face-down = { SEAT($seat) } attacca coperto contro { CONTRACT($contract, form: "short") }
generated-title-opening-lead-declarer-spreads = { CAP(CARD($card)) }, e scende la mano sbagliata
generated-title-opening-lead-dummy-seen = { CAP(CARD($card)) }, e il morto sta scendendo
generated-title-opening-lead-told-wrongly = A { SEAT($seat) } dicono di attaccare contro { CONTRACT($contract, form: "short") }
generated-title-opening-lead-by-declarer = { SEAT($seat) } attacca con { CARD($card) } contro il proprio contratto
generated-title-opening-lead-by-both = Due attacchi contro { CONTRACT($contract, form: "short") }

### Attacchi alle prese seguenti.

generated-won-by = { SEAT($seat) } ha vinto { TRICK($trick) } con { CARD($card) }.
generated-won-by-dummy = Il morto ha vinto { TRICK($trick) } con { CARD($card) }.
generated-leads = { SEAT($seat) } muove { CARD($card) }.
generated-leads-from-dummy = { SEAT($declarer) } chiama { CARD($card) } dal morto.
generated-leads-from-hand = { SEAT($declarer) } muove { CARD($card) } dalla mano.
generated-follows = { SEAT($player) } ci gioca sopra { CARD($card) }.
generated-leader-calls = Solo allora { SEAT($player) } chiama l'Arbitro.
generated-plays-early = Il primo a giocarci sopra è { SEAT($seat) }: { CARD($card) }.
generated-opponent-refuses = { SEAT($seat) } chiama l'Arbitro e non accetta.
generated-does-not-wait = Prima che arrivi l'altro attacco { SEAT($seat) } gioca { CARD($card) }.

generated-title-lead-by-wrong-defender = { SEAT($seat) } prosegue con { CARD($card) }
generated-title-lead-instead-of-partner = { SEAT($seat) } muove { CARD($card) } al posto del compagno
generated-title-lead-from-wrong-hand = { CAP(CARD($card)) } { TRICK($trick, form: "to") }
generated-title-lead-by-declarer-for-defender = { SEAT($seat) } prosegue con { CARD($card) } { TRICK($trick, form: "to") }
generated-title-lead-accepted-by-playing = { CAP(CARD($card)) }, e chi viene dopo risponde
generated-title-lead-and-proper-lead = { CAP(CARD($card)) }, e un altro attacco
generated-title-lead-and-wrong-defender = { CAP(CARD($card)) }, e tutti giocano
generated-title-lead-to-last-trick = L'ultima presa: { CARD($card) }
generated-title-lead-told-wrongly = A { SEAT($seat) } dicono di muovere { TRICK($trick, form: "to") }
generated-title-lead-refused-then-defender-leads = { CAP(CARD($card)) }, e un difensore ha fretta

### Carte esposte e carte penalizzate.

generated-drops = { CAP(TRICK($trick, form: "to")) }, mentre { SEAT($seat) } estrae { CARD($played) }, gli cade sul tavolo, scoperta, un'altra carta: { CARD($card) }.
generated-drops-two = { CAP(TRICK($trick, form: "to")) }, mentre { SEAT($seat) } estrae { CARD($played) }, gli cadono sul tavolo, scoperte, altre due carte: { CARDS($cards) }.
generated-drops-too = Poi { SEAT($seat, form: "to") } cade { CARD($card) }.
generated-forgets = { CAP(TRICK($trick, form: "to")) } { SEAT($seat) } gioca { CARD($card) }, e davanti a sé ha ancora { CARD($owed) }.
generated-leads-before-choice = { CAP(CARD($card)) } è sul tavolo prima che qualcuno dica una parola: deve muovere { SEAT($seat) }, e la carta penalizzata è { SEAT($partner, form: "of") }.
generated-leads-forbidden = { CAP(TRICK($trick, form: "to")) }, ancora in presa, { SEAT($seat) } muove { CARD($card) }.

generated-title-small-card-dropped = { CAP(CARD($card)) } sul tavolo
generated-title-honour-dropped = Cade { CARD($card) }
generated-title-honour-dropped-partner-leads = Cade { CARD($card) }, e deve muovere il compagno
generated-title-two-cards-dropped = { CAP(CARDS($cards)) }
generated-title-cards-dropped-by-both = { CAP(CARD($card)) } non era l'ultima
generated-title-penalty-card-forgotten = { SEAT($seat) } dimentica { CARD($card) }
generated-title-lead-before-choice = Cade { CARD($card) }, e il compagno è svelto
generated-title-forbidden-suit-led = Cade { CARD($card) }, e il compagno resta in presa
generated-title-declarer-drops-a-card = { CAP(SEAT($seat, form: "to")) } cade { CARD($card) }

### Prese in cui qualcosa non va.

generated-two-at-once = { CAP(TRICK($trick, form: "to")) } { SEAT($seat) } gioca insieme { CARDS($cards) }, tutte e due scoperte.
generated-fifth-card = { CAP(TRICK($trick)) } è { SEAT($winner, form: "of") }, e sopra ci finisce un'altra carta { SEAT($seat, form: "of") }: { CARD($card) }.
generated-fifth-card-led = «Credevo di aver preso io», dice { SEAT($seat) }.
generated-fifth-card-fell = «Era attaccata all'altra», dice { SEAT($seat) }.
generated-plays-nothing = { CAP(TRICK($trick, form: "to")) } { SEAT($seat) } non gioca, e nessuno se ne accorge.
generated-missing-found = Poi { SEAT($seat) } si conta le carte.
generated-card-too-many-in-hand = Due prese dopo { SEAT($seat) } ha una carta più degli altri.
generated-plays-before = { CAP(TRICK($trick, form: "to")) } { SEAT($seat) } gioca { CARD($card) }; toccava { SEAT($other, form: "to") }.
generated-both-hands = { CAP(TRICK($trick, form: "to")) } { SEAT($player) } ha già giocato da tutte e due le mani, dalla seconda { CARD($card) }, e { SEAT($other) } non ha ancora risposto.
generated-leads-on = { CAP(TRICK($trick)) } finora è { SEAT($seat, form: "of") }, che prosegue con { CARD($card) }; { SEAT($partner) } non ha ancora giocato.
generated-inspects = { SEAT($seat) } scopre le carte { TRICK($trick, form: "of") }, voltate da un pezzo.
generated-takes-back = { CAP(TRICK($trick, form: "to")) } { SEAT($seat) } gioca { CARD($card) }, ci ripensa e riprende la carta in mano.

generated-title-two-cards-by-defender = { CAP(CARDS($cards)) } insieme
generated-title-two-cards-by-declarer = { SEAT($seat) } gioca insieme { CARDS($cards) }
generated-title-fifth-card = { CAP(CARD($card)) } sopra la presa
generated-title-card-missing-found-at-once = Tre carte { TRICK($trick, form: "to") }
generated-title-card-missing-found-later = { SEAT($seat) } ha una carta in più
generated-title-plays-before-partner = { SEAT($seat) } gioca subito { CARD($card) }
generated-title-plays-at-declarers-turn = { SEAT($seat) } non aspetta: { CARD($card) }
generated-title-plays-after-both-hands = { CAP(CARD($card)) } prima del compagno
generated-title-leads-before-partner-plays = { SEAT($seat) } prosegue subito con { CARD($card) }
generated-title-quitted-trick-inspected = { SEAT($seat) } vuole rivedere { TRICK($trick) }
generated-title-card-taken-back = { SEAT($seat) } preferisce non giocare { CARD($card) }

### Il morto.

generated-slip-of-the-tongue = { CAP(TRICK($trick, form: "to")) } { SEAT($declarer) } chiama { CARD($card) } dal morto, e poi dice: «no, { CARD($meant) }».
generated-next-follows = Nel frattempo { SEAT($seat) } ha risposto.
generated-wrong-word = Gli è uscita la parola sbagliata: aveva sempre pensato all'altra carta.
generated-changes-his-mind = Voleva dire proprio quello, e solo dopo ha visto quanto gli costava.
generated-misplaces = { CAP(TRICK($trick, form: "to")) } { SEAT($declarer) } chiama { CARD($card) }, e { SEAT($dummy) } sposta { CARD($put) }.
generated-play-anything = { CAP(TRICK($trick, form: "to")) } { SEAT($declarer) } dice al morto «una qualsiasi».
generated-rank-alone = { CAP(TRICK($trick, form: "to")) } { SEAT($declarer) } nomina il valore di una carta ma non il seme, e il morto ha { CARDS($cards) }.
generated-looks-at-a-hand = { SEAT($dummy) }, il morto, ha guardato le carte { SEAT($seat, form: "of") }.
generated-warns = { CAP(TRICK($trick, form: "to")) } { SEAT($declarer) } sta per prendere una carta, e { SEAT($dummy) } dice: «non da lì».
generated-dummy-asks = «Finite, compagno?» chiede { SEAT($dummy) }.
generated-dummy-calls = Il primo ad accorgersene è { SEAT($dummy) }, il morto, che chiama l'Arbitro.
generated-dummy-asks-defender = «Finite?» chiede { SEAT($dummy) }, il morto.
generated-dummy-touches = { CAP(TRICK($trick, form: "to")) } { SEAT($dummy) } mette il dito su una carta prima che il dichiarante dica qualcosa: { CARD($card) }.
generated-dummy-says-wrong-hand = «Eri nell'altra mano», dice { SEAT($dummy) }, il morto.

generated-title-slip-of-the-tongue = { CAP(CARD($other)) } o { CARD($card) }?
generated-title-wrong-card-from-dummy = { SEAT($seat) } sposta { CARD($other) }
generated-title-play-anything = «Una qualsiasi», { TRICK($trick, form: "to") }
generated-title-rank-without-a-suit = { CAP(TRICK($trick, form: "to")) } un valore senza seme
generated-title-dummy-warns-without-rights = «Non da lì», prima { TRICK($trick, form: "of") }
generated-title-dummy-asks-without-rights = { CAP(CARD($card)) }, e il morto chiede
generated-title-dummy-calls-first = { CAP(CARD($card)) }, e il morto ha visto
generated-title-dummy-asks-a-defender = { CAP(CARD($card)) }, e il morto chiede { SEAT($seat, form: "to") }
generated-title-dummy-touches-a-card = Un dito { CARD($card, form: "on") }
generated-title-dummy-speaks-after-the-lead = { CAP(CARD($card)) }, e il morto parla

### Richieste e concessioni.

generated-claims-rest = { SEAT($seat) } mostra le carte e richiede { TRICKS($tricks) }: il resto.
generated-claims-some = { SEAT($seat) }, difensore, mostra le carte e richiede { TRICKS($tricks) } delle ultime { NUMBER_WORD($left) }.
generated-objects = { SEAT($seat) } non è d'accordo.
generated-asks-to-play-on = { SEAT($seat) } non è d'accordo, e vuole che si continui.
generated-concedes-rest = { SEAT($seat) } concede { TRICKS($tricks) }: il resto.
generated-wants-a-trick-back = Dopo { SEAT($seat) } si accorge che una era della sua linea, e la chiede.
generated-wants-what-was-claimed = Nel gioco si perde una presa, e { SEAT($seat) } vuole quelle che ha richiesto.

generated-title-claim-with-a-trump-out = Mancano { TRICKS($tricks, form: "digits") }, e { SEAT($seat) } le richiede
generated-title-claim-doubted = { SEAT($seat) } richiede le ultime { TRICKS($tricks) }
generated-title-claim-played-on = { SEAT($seat) } richiede le ultime { TRICKS($tricks) }, e deve continuare
generated-title-claim-agreed-then-withdrawn = Le ultime { TRICKS($tricks) }: un assenso affrettato
generated-title-concession-of-a-winner = { SEAT($seat) } lascia le ultime { TRICKS($tricks) }
generated-title-concession-partner-objects = { SEAT($seat) } cede, il compagno no
generated-title-claim-by-a-defender = { SEAT($seat) } richiede { TRICKS($tricks) } per la difesa

### Chiamate.

generated-auction-so-far = Mazziere { SEAT($dealer) }; finora: { CALL($calls, form: "said") }.
generated-dealer = Mazziere { SEAT($seat) }.
generated-bid-too-low = { SEAT($seat) } non ha visto { CALL($bid, form: "the") } { SEAT($other, form: "of") }, e licita { CALL($call) }.
generated-takes-the-bid-for-a-lower-one = { SEAT($seat) } prende { CALL($bid, form: "the") } { SEAT($other, form: "of") } per { CALL($lower) }, e licita { CALL($call) }.
generated-calls-the-director = { SEAT($seat) } chiama l'Arbitro.
generated-calls-over-it = { SEAT($seat) } { CALL($call, form: "does") }, e solo allora qualcuno se ne accorge.
generated-corrects-at-once = Se ne accorge da solo e la porta subito a { CALL($call) }.
generated-doubles-instead = Preferisce contrare.
generated-bids-though-barred = Più avanti { SEAT($seat) } { CALL($call, form: "does") } lo stesso.
generated-calls-out-of-rotation = Tocca { SEAT($other, form: "to") }; { SEAT($seat) } { CALL($call, form: "does") }.
generated-calls-in-turn = Prima che qualcuno dica una parola { SEAT($seat) } { CALL($call, form: "does") }.
generated-passes-over-a-turn = Tocca { SEAT($other, form: "to") }, ma { SEAT($seat) } passa; passano anche gli altri.
generated-never-had-his-turn = Si stanno già riponendo i cartellini quando { SEAT($seat) } dice che il suo turno non l'ha mai avuto.
generated-pulls-the-wrong-card = { SEAT($seat) } vuole dire { CALL($meant) }, ma le dita prendono il cartellino vicino: sul tavolo c'è { CALL($call) }.
generated-next-has-called = { SEAT($seat) } { CALL($call, form: "does") }, e solo allora l'altro se ne accorge.
generated-partner-has-called = Se ne accorge solo quando { SEAT($seat) } ha chiamato.
generated-thinks-again = { SEAT($seat) } { CALL($call, form: "does") }; poi vede la licita { SEAT($other, form: "of") } e vorrebbe invece { CALL($meant, form: "do") }.
generated-doubles-own-side = { SEAT($seat) } prende la licita { SEAT($other, form: "of") } per quella di un avversario e contra.
generated-calls-after-the-end = La licitazione è chiusa, ma { SEAT($seat) } non se n'è accorto e { CALL($call, form: "does") }.
generated-card-falls = { CAP(SEAT($seat, form: "to")) } cade sul tavolo una carta scoperta: { CARD($card) }.
generated-leads-in-auction = Un giocatore deve ancora chiamare quando { SEAT($seat) } attacca con { CARD($card) }.
generated-hesitates = { SEAT($seat) } ci pensa a lungo e passa. Al suo turno { SEAT($partner) } { CALL($call, form: "does") }.
generated-says-it-was-used = { SEAT($seat) } chiama l'Arbitro.

generated-title-bid-too-low-made-good = { SEAT($seat) } licita { CALL($call) }
generated-title-bid-too-low-another-call = { SEAT($seat) } licita { CALL($call) } e ci ripensa
generated-title-bid-too-low-accepted = { CALL($call) }, dice { SEAT($seat) }
generated-title-bid-too-low-called-over = { CALL($call) }, e la chiamata dopo
generated-title-bid-too-low-put-right-at-once = { SEAT($seat) } alza { CALL($call) }
generated-title-bid-too-low-then-double = { CALL($call) }, e poi un contro
generated-title-bid-too-low-partner-bids-on = { CALL($call) } { SEAT($seat, form: "of") }, e il compagno va avanti
generated-title-pass-at-right-hand-opponents-turn = { SEAT($seat) } passa al turno { SEAT($other, form: "of") }
generated-title-pass-at-partners-turn = { SEAT($seat) } passa per il compagno
generated-title-bid-at-right-hand-opponents-turn = { CALL($call) } al turno { SEAT($other, form: "of") }
generated-title-bid-at-partners-turn = { SEAT($seat) } licita { CALL($call) } per il compagno
generated-title-call-at-left-hand-opponents-turn = { SEAT($seat) } comincia al posto { SEAT($other, form: "of") }
generated-title-double-out-of-rotation = { SEAT($seat) } contra al turno { SEAT($other, form: "of") }
generated-title-call-out-of-rotation-accepted = { SEAT($seat) } anticipa con { CALL($call) }
generated-title-call-out-of-rotation-then-in-turn = { CALL($call) } in anticipo, e poi la chiamata giusta
generated-title-three-passes-and-one-player-skipped = { SEAT($other) } non ha avuto il suo turno
generated-title-wrong-bidding-card-seen-at-once = { CALL($call) }, ma voleva { CALL($meant) }
generated-title-wrong-bidding-card-next-has-called = Non voleva { CALL($call) }, ma chi segue ha già chiamato
generated-title-wrong-bidding-card-partner-has-called = Non voleva { CALL($call) }, ma il compagno ha già chiamato
generated-title-call-changed-on-second-thoughts = { SEAT($seat) } preferirebbe { CALL($meant, form: "do") }
generated-title-double-of-partner = { SEAT($seat) } contra { SEAT($other) }
generated-title-double-of-partner-called-over = { SEAT($seat) } contra { SEAT($other) }, e si va avanti
generated-title-call-after-the-final-pass = { SEAT($seat) } arriva tardi
generated-title-card-shown-in-the-auction = { CAP(CARD($card)) } durante la licitazione
generated-title-lead-during-the-auction = { SEAT($seat) } è pronto ad attaccare con { CARD($card) }
generated-title-slow-pass = { SEAT($seat) } pensa, { SEAT($partner) } licita

### Renonce con qualcosa in più, e altro.

generated-revokes-in-the-same-trick = Anche { SEAT($seat) } ha { SUIT($suit) }, eppure mette { CARD($card) }.
generated-both-found-now = { SEAT($player) } ha già mosso per la presa seguente quando tutti e due trovano quello che non avevano visto.
generated-names-a-card = Ha vinto la presa, e dice: «adesso { CARD($card) }».
generated-asked-too-late = Solo allora { SEAT($seat) } parla.
generated-agrees = { SEAT($seat) } è d'accordo.
generated-points-it-out = «Qualcosa non torna», dice { SEAT($seat) }.
generated-plays-on-at-once = L'Arbitro non è ancora arrivato quando { SEAT($seat) } gioca { CARD($card) }.
generated-says-eight = { SEAT($seat) } ne ha abbastanza e dice «{ CALL($call) }», per ridere.
generated-held-so-that-partner-sees = { CAP(TRICK($trick, form: "to")) } { SEAT($seat) } ha fra le dita { CARD($card) }, in modo che { SEAT($partner) } possa vedere la carta, e la rimette in mano.
generated-title-revoke-both-in-one-trick = { CAP(CARD($card)) } { TRICK($trick, form: "to") }, e un'altra
generated-title-revoke-then-names-a-card = { CAP(CARD($card)) } vince, e si nomina la carta dopo
generated-title-revoke-then-agrees-to-a-claim = { CAP(CARD($card)) }, una richiesta, e tutti d'accordo
generated-title-revoke-played-on-before-the-ruling = { CAP(CARD($card)) }, e nessuno aspetta
generated-title-bid-over-seven = { SEAT($seat) } licita { CALL($call) }
generated-title-card-held-so-that-partner-sees-it = { CAP(CARD($card)) } fra le dita
generated-partner-on-lead-two-cards = Tutte e due le carte sono ancora sul tavolo quando deve muovere { SEAT($seat) }.
generated-title-two-cards-dropped-partner-leads = { CAP(CARDS($cards)) }, e deve muovere il compagno

### Spiegazioni sbagliate, e una chiamata prima di un passo obbligato.

generated-asks-about-a-bid = { SEAT($seat) } chiede che cosa vuol dire { CALL($bid, form: "the") } { SEAT($bidder, form: "of") }, e { SEAT($teller) } glielo spiega.
generated-calls-on-it = Fidandosi, { SEAT($seat) } { CALL($call, form: "does") }.
generated-was-wrong-at-once = «Mi sono sbagliato», dice { SEAT($teller) } prima che altri facciano qualcosa, e chiama l'Arbitro.
generated-was-wrong-after-his-call = { SEAT($teller) } { CALL($call, form: "does") }, poi dice di essersi sbagliato e fa venire l'Arbitro.
generated-was-wrong-after-partner = Ha già chiamato anche { SEAT($partner) } quando { SEAT($teller) } si accorge di avere sbagliato, e fa venire l'Arbitro.
generated-was-wrong-too-late = Qualche carta più tardi { SEAT($teller) } si accorge di avere sbagliato, e fa venire l'Arbitro.
generated-changes-his-call = { SEAT($seat) } cambia la sua chiamata: { CALL($call) }.
generated-asks-during-the-play = Prima di giocare { TRICK($trick, form: "to") }, { SEAT($seat) } chiede che cosa voleva dire { CALL($bid, form: "the") } { SEAT($partner, form: "of") }, e { SEAT($teller) } glielo spiega.
generated-plays-on-it = Fidandosi, { SEAT($seat) } gioca { CARD($card) }.
generated-passes-out-of-rotation = { SEAT($seat) } passa quando tocca { SEAT($other, form: "to") }.
generated-calls-without-waiting = { SEAT($seat) } { CALL($call, form: "does") } senza aspettare { SEAT($other) }.
generated-one-behind-the-other = { CAP(TRICK($trick, form: "to")) } { SEAT($seat) } gioca { CARD($card) } con dietro { CARD($hidden) }, e tutti continuano.
generated-card-short = Poi { SEAT($seat) } si accorge di avere una carta in meno.
generated-title-explained-wrongly-call-changed = { CAP(CALL($bid)) }, e parole sbagliate
generated-title-explained-wrongly-called-over = { CAP(CALL($bid)) }, parole sbagliate, e un'altra chiamata
generated-title-explained-wrongly-too-late-to-change = { CAP(CALL($bid)) }, e la verità troppo tardi
generated-title-explained-wrongly-card-retracted = { CAP(CARD($card)) }, per una spiegazione sbagliata
generated-title-explained-wrongly-card-stays = { CAP(CARD($card)) }, e la verità troppo tardi
generated-title-call-before-a-pass-that-must-come = { SEAT($next) } non aspetta
generated-title-card-too-many-found-later = { CAP(CARDS($cards)) }, una dietro l'altra
generated-title-two-cards-of-one-suit-dropped = { CAP(CARDS($cards)) }, dello stesso seme
