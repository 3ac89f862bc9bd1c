## Richieste e concessioni (Articoli da 68 a 71): le decisioni, come l'Arbitro le comunica al tavolo.

law-68B2 = { $partner } obietta subito: { $seat } non ha concesso nulla e si continua. Ciò che ha mostrato non è carta penalizzata, ma { $partner } non può servirsene.
law-1997-68B = { $partner } obietta subito: { $seat } non ha concesso nulla e si continua. Ma ciò che ha mostrato diventa carta penalizzata.
law-68D2b = Si continua, tutti d'accordo: ciò che { $claimer } ha richiesto o concesso è nullo, gli Articoli 16 e 50 non si applicano, e il risultato ottenuto resta.
law-68D2b-not-all = Non tutti sono d'accordo a continuare: su ciò che { $claimer } ha richiesto o concesso decide l'Arbitro.
law-1997-68D = Quanto giocato dopo la richiesta è nullo: { CARDS($cards, form: "short") }.
law-69A = { $seat } ritira l'accordo prima che sia stabilito.
law-69B-withdrawn = L'accordo è ritirato: { TRICKS($tricks) } { $tricks ->
        [one] torna
       *[other] tornano
    } a { SIDE($side) }.
law-69B-stands = L'accordo resta: { SIDE($side) } non avrebbe vinto di più.
law-70A-contested = La richiesta { SEAT($claimer, form: "of") } è contestata: il dubbio va contro chi ha richiesto.
law-70A-contested-concession = La concessione { SEAT($claimer, form: "of") } è contestata: decido con equità per entrambe le linee.
law-70A-certain = Lo dicono le carte: delle prese rimanenti la linea { SEAT($claimer, form: "of") } { $tricks ->
        [0] non ne vince nessuna
       *[other] ne vince { NUMBER_WORD($tricks) }
    }.
law-70C = { $seat } ha ancora in atout { CARDS($cards) }: ciò che ha detto { $claimer } ne tiene conto?
law-70C-silent = { $seat } ha ancora in atout { CARDS($cards) }, e di questo { $claimer } non ha parlato: se può averlo dimenticato, perde quanto si può perdere con un gioco normale.
law-70D1 = { $claimer } non ha detto come avrebbe giocato: vale la linea normale che fa meno prese.
law-70D2 = { $claimer } è un difensore: non si accetta ciò che dipende dalla scelta giusta { SEAT($partner, form: "of") }.
law-70D3 = Quanto giocato dopo la richiesta può servire da indizio: { CARDS($cards, form: "short") }.
law-70E1 = { $seat } ha { CARD($card) }: una linea che riesce solo così andava detta, a meno che qualcuno mostri di non avere il seme.
law-71-cancelled = La concessione è annullata: { TRICKS($tricks) } che non si { $tricks ->
        [one] poteva perdere va
       *[other] potevano perdere vanno
    } a { SIDE($side) }.
law-71-stands = La concessione resta: { SIDE($side) } poteva perdere ciò che ha concesso.

## Che cosa fanno le persone, e che cosa ne segue.

action-object = { $seat } obietta.
action-withdraw-agreement = { $seat } chiede indietro { TRICKS($tricks) }.
event-played-after-claim = Dopo una richiesta non si gioca più nulla: { CARD($card) } sta solo { AGREE($card, m: "scoperto", f: "scoperta") } sul tavolo.
event-establishment-undone = La renonce { SEAT($seat, form: "of") } { TRICK($trick, form: "to") } non è consumata: non c'è stata nessuna concessione.
    .dummy = La renonce del morto { TRICK($trick, form: "to") } non è consumata: non c'è stata nessuna concessione.

## Le domande, come le pone l'Arbitro.

question-68D = Non tutti sono d'accordo con { $seat }. { SEATS($to, join: "or") }: si chiede di continuare a giocare, o decide l'Arbitro?
question-69B = Valuta l'Arbitro: { $tricks ->
        [one] si chiede
       *[other] si chiedono
    } indietro { TRICKS($tricks) }; torna solo ciò che nessun gioco normale avrebbe potuto perdere. Quante prese restano alla linea { SEAT($seat, form: "of") }?
question-69B2 = Valuta l'Arbitro: { $tricks ->
        [one] si chiede
       *[other] si chiedono
    } indietro { TRICKS($tricks) }; torna solo ciò che probabilmente si sarebbe vinto. Quante prese restano alla linea { SEAT($seat, form: "of") }?
question-71 = Valuta l'Arbitro: la linea { SEAT($seat, form: "of") } chiede { TRICKS($tricks) } che ha concesso; ottiene solo ciò che nessun gioco normale può perdere. Quante prese sono sue?
question-71A = Valuta l'Arbitro: la linea { SEAT($seat, form: "of") } chiede { TRICKS($tricks) } che ha concesso; ottiene solo ciò che nessun gioco legale può perdere. Quante prese sono sue?

option-play-on = Continuare a giocare
option-rule = Decide l'Arbitro

## Ciò che le mani non possono fare, e ciò che nessuno ha chiesto.

impossible-dummy-claims = { $seat } è il morto: il morto non può né richiedere né concedere.
impossible-claim-stands = C'è già la richiesta { SEAT($claimer, form: "of") }: prima la si accetta o la si contesta.
impossible-contested = Sulla richiesta si sta già decidendo.
impossible-nothing-claimed = Non c'è nessuna richiesta a cui obiettare.
impossible-not-agreed = Nessuno ha ancora accettato la richiesta: per ora si può solo obiettare.
impossible-claim-ruled = L'Arbitro ha già deciso sulla richiesta.
impossible-agreement-established = È troppo tardi per obiettare, ma le prese si possono ancora chiedere indietro.
impossible-to-ask-back = { $tricks ->
        [0] { SIDE($side) } non ha ceduto nessuna presa: non ne può chiedere indietro.
        [one] { SIDE($side) } ha ceduto una presa: non ne può chiedere un altro numero.
       *[other] { SIDE($side) } ha ceduto { TRICKS($tricks) }: ne può chiedere da una a { NUMBER_WORD($tricks) }.
    }
