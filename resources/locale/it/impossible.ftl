## Ciò che le mani non possono fare, e ciò che nessuno ha chiesto.

impossible-no-contract = Non c'è ancora un contratto: non si può giocare nessuna carta.
impossible-no-play = Non c'è un contratto, quindi non c'è un morto.
impossible-no-call = { $seat } non ha fatto nessuna chiamata da cambiare.
impossible-bid = Una licita può essere a un livello da 1 a { $most }.
impossible-auction-period-over = { $seat } non può più cambiare una chiamata: il periodo licitativo è finito.
impossible-no-screens = A questo tavolo non si gioca con i sipari.
impossible-screen-open = Il sipario è già aperto.
impossible-play-over = Il gioco è finito.
impossible-play-goes-on = Il gioco non è ancora finito.
impossible-not-held = { $seat } non ha { CARD($card) }.
impossible-too-few-cards = Le carte nominate sono troppo poche: almeno { $least }.
impossible-card-twice = { CAP(CARD($card)) } è nominata due volte.
impossible-suit-twice = Un seme è nominato due volte.
impossible-suit-not-in-dummy = Il morto non ha { SUIT($suit) }.
impossible-not-on-table = { $seat } non ha giocato { CARD($card) } in questa presa né nella precedente.
impossible-trick-not-quitted = { CAP(TRICK($trick)) } non è stata giocata.
impossible-ask = { $seat } ora non può fare questa domanda.
impossible-ask-hand = { $seat } non gioca le carte di { $hand }.
impossible-played-so = Tenuta o toccata in questo modo nessuna carta è giocata.
impossible-played-shown = Solo un difensore gioca una carta tenendola in modo visibile al compagno.
impossible-played-table = Solo il dichiarante gioca una carta della propria mano tenendola scoperta vicino al tavolo.
impossible-played-touched = Solo una carta del morto, una volta steso, è giocata se viene toccata.
impossible-breach = «{ $law }» non è tra le cose che l'Art. 43A2 vieta al morto.
impossible-not-dummy = { $seat } non è il morto.
impossible-nothing-to-accept = Non c'è un attacco fuori turno che { $seat } possa accettare.
impossible-nobody-asked = Nessuno ha chiesto niente { SEAT($person, form: "to") }.
impossible-another-asked = La domanda non è rivolta { SEAT($person, form: "to") }, ma a un altro.
impossible-no-such-option = «{ $option }» non è tra le opzioni.
impossible-claim = { $left ->
        [one] Resta una presa
       *[other] Restano { $left } prese
    }: non se ne possono richiedere o concedere { $tricks }.
impossible-no-claim = Non c'è nessuna richiesta né concessione da accettare.
impossible-own-claim = { $seat } è della linea che ha richiesto o concesso: sono gli altri ad accettare.
impossible-dummy-claims = { $seat } è il morto: il morto non può né richiedere né concedere.
impossible-claim-stands = C'è già ciò che { $claimer } ha richiesto o concesso: prima lo si accetta o lo si contesta.
impossible-contested = L'Arbitro sta già decidendo come cadono le prese.
impossible-nothing-claimed = Non c'è nessuna richiesta né concessione a cui obiettare.
impossible-not-agreed = Nessuno ha ancora accettato: per ora si può solo obiettare.
impossible-claim-ruled = L'Arbitro ha già deciso come cadono le prese.
impossible-agreement-established = È troppo tardi per obiettare, ma le prese si possono ancora chiedere indietro.
impossible-mislaid = { CAP(CARD($card)) } non può mancare: è in gioco, è { AGREE($card, m: "scoperto", f: "scoperta") }, o andrebbe a una mano che ha cominciato a giocare.
impossible-count = { $seat } ha il numero giusto di carte.
impossible-count-of = { $seat } può contare solo le sue carte, e quelle del morto quando sono sul tavolo.
impossible-simultaneous = { $seat } non può chiamare nello stesso momento: l'ultima chiamata è sua, o non era di chi era di turno.
impossible-wrong-cards = { $seat } non ha fatto nessuna chiamata che valga, o la licitazione è finita.
impossible-quitted = { $seat } non ha carte { TRICK($trick, form: "in") }, o non hanno ancora giocato tutti e quattro.
impossible-correct = { $seat } non ha spiegato niente di sbagliato.
impossible-tricks-recorded = Per { SIDE($side) } sono già registrate { TRICKS($tricks) }, o l'Arbitro ha assegnato il punteggio.
impossible-to-ask-back = { $tricks ->
        [0] { SIDE($side) } non ha ceduto nessuna presa: non ne può chiedere indietro.
        [one] { SIDE($side) } ha ceduto una presa: non ne può chiedere un altro numero.
       *[other] { SIDE($side) } ha ceduto { TRICKS($tricks) }: ne può chiedere da una a { NUMBER_WORD($tricks) }.
    }
impossible-to-misplace = In questo momento il morto non può sbagliare a mettere { CARD($card) }.
impossible-no-designation = Il dichiarante non ha chiamato dal morto nessuna carta da cambiare.
impossible-designation = «{ $what }» non indica una carta, un seme o un valore, né un altro modo di chiamare dal morto.
impossible-no-opening-lead = { $seat } non ha più nessun attacco da fare.
impossible-led-already = { $seat } ha già attaccato.
impossible-no-face-down-lead = { $seat } non ha nessun attacco coperto.
impossible-to-tell-nobody = A chi tocca attaccare va detto a qualcuno.
impossible-to-tell = { $seat } non può dirlo a sé stesso.
impossible-to-omit = Non si può passare oltre { $seat }: non tocca a quella mano giocare in una presa.
impossible-penalty-unit = L'entità della penalità e la sua unità (percentuale, IMP o VP) vanno indicate insieme.
impossible-warning-costs = Un'ammonizione non costa nulla.
