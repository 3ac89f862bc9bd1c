### Art. 68: richieste e concessioni

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-68 = Una richiesta o una concessione riguarda più della presa in corso. Ciò che riguarda solo quella non ferma nulla: si continua, e la carta mostrata da un difensore non è penalizzata, ma possono applicarsi l'Art. 16 e il 57A.
lawbook-68a = Dire che la propria linea vincerà un certo numero delle prese rimanenti è una richiesta; lo è anche sospendere il gioco o scoprire le carte, se non era chiaro che non la si intendeva fare.
lawbook-68b = Dire che la propria linea perderà un certo numero delle prese rimanenti è una concessione; chi ne richiede alcune concede le altre. Se un difensore concede e il compagno obietta subito, non c'è concessione. (Dal 2007 questo è il 68B2.)
    .e2007 = Dire che la propria linea perderà un certo numero delle prese rimanenti è una concessione; chi ne richiede alcune concede le altre.
lawbook-68b1 =
    .e2007 = Chi dice che una linea perderà un certo numero di prese le concede; chi ne richiede alcune concede le altre, e chi abbandona la mano le concede tutte. (1997: 68B.)
lawbook-68b2 =
    .e2007 = Se un difensore concede e il compagno obietta subito, non c'è concessione. Si chiama l'Arbitro e si continua. La carta mostrata dal difensore non è penalizzata, ma il compagno non può usarla (16D). (1997: nel 68B, più in breve.)
    .e2017 = Se un difensore concede e il compagno obietta subito, non c'è né concessione né richiesta. Si chiama l'Arbitro e si continua. La carta mostrata dal difensore non è penalizzata, ma il compagno non può usarla (16C). (1997: nel 68B, più in breve.)
lawbook-68c = Chi richiede dice subito come giocherà, e in quale ordine.
    .e2017 = Chi richiede dice subito come giocherà, e in quale ordine, e scopre le sue carte.
lawbook-68d = Dopo una richiesta o una concessione il gioco si ferma, e ciò che si gioca dopo non conta; se qualcuno obietta si chiama l'Arbitro.
    .e2007 = Dopo una richiesta o una concessione il gioco si ferma; se qualcuno obietta si chiama l'Arbitro. Ciò che intanto si è giocato può servirgli come prova.
    .e2017 = Dopo una richiesta o una concessione il gioco si ferma. Se qualcuno obietta si chiama l'Arbitro; oppure, se lo chiede la linea che non ha richiesto e tutti e quattro sono d'accordo, il gioco continua e la richiesta decade.
lawbook-68d1 =
    .e2017 = Se tutti sono d'accordo sulla richiesta o sulla concessione, si applica l'Art. 69.
lawbook-68d2 =
    .e2017 = Se qualcuno, anche il morto, ha dubbi, si chiama l'Arbitro (a), oppure i quattro convengono di continuare (b).
lawbook-68d2-a =
    .e2017 = Si chiama l'Arbitro; finché non arriva nessuno fa nulla, ed egli decide secondo l'Art. 70.
lawbook-68d2-b =
    .e2017 = La linea che non ha richiesto può chiedere di continuare. Se sono d'accordo tutti e quattro la richiesta decade e non si giudica, gli Art. 16 e 50 non si applicano, e il punteggio ottenuto resta. Se uno non è d'accordo si chiama l'Arbitro.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-68 = una richiesta o una concessione
point-68a = che cos'è una richiesta
point-68b = che cos'è una concessione
point-68b2 = il compagno si oppone subito: non c'è concessione
point-68c = chi chiede dice come giocherà
point-68d = dopo una richiesta il gioco si ferma
point-68d2 =
    .e2017 = un'obiezione: l'Arbitro, o si continua

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-68A = { $claimer } mostra carte e così richiede ciò che resta, { TRICKS($tricks) }, a meno che chiaramente non lo intendesse.
law-68A-claim = { $claimer } ha fatto una richiesta: { TRICKS($tricks) }.
law-68A-none = { $claimer } non intendeva fare una richiesta: il gioco continua.
law-1997-68B = { $partner } obietta subito: { $seat } non ha concesso nulla e si continua. Ma ciò che ha mostrato diventa carta penalizzata.
law-68B2 = { $partner } obietta subito: { $seat } non ha concesso nulla e si continua. Ciò che ha mostrato non è carta penalizzata, ma { $partner } non può servirsene.
law-68B2-unseen = { $partner } obietta subito: { $seat } non ha concesso nulla e si continua.
law-1997-68D = Quanto giocato dopo che il gioco si era fermato è nullo: { CARDS($cards, form: "short") }.
law-68D2b = { SIDE($side) } chiede di continuare il gioco: se tutti e quattro sono d'accordo, ciò che { $claimer } ha richiesto o concesso è nullo, gli Art. 16 e 50 non si applicano e il punteggio ottenuto resta; se uno non lo è, decide l'Arbitro.
law-68D2b-all = Nessuno ha obiettato e il gioco continua: ciò che { $claimer } ha richiesto o concesso è nullo.
law-68D2b-score = Tutti e quattro sono stati d'accordo a continuare: ciò che { $claimer } ha richiesto o concesso è nullo, e il punteggio ottenuto resta.
law-68D2b-shown = I difensori riprendono in mano ciò che hanno mostrato: { CARDS($cards) }; nulla di ciò è carta penalizzata.
law-68D2b-stays = { CAP(CARD($card)) } era già sul tavolo prima: resta carta penalizzata { SEAT($seat, form: "of") }.
law-68D2b-lifted = { $seat } riprende in mano { CARD($card) }, benché fosse già sul tavolo prima: l'Articolo 50 non si applica.
law-68D2b-not-all = Non tutti sono d'accordo a continuare: su ciò che { $claimer } ha richiesto o concesso decide l'Arbitro.

## Le domande, e le opzioni sui pulsanti.

question-68A = L'Arbitro accerta: { $seat } ha mostrato carte. Intendeva fare una richiesta, o chiaramente no?
question-68D2b-director = Valuta l'Arbitro: { CARD($card) } era carta penalizzata { SEAT($seat, form: "of") } già prima che il gioco si fermasse. Lo resta? L'Articolo non lo dice; se si continua a giocare, non lo è più.
option-68D2b-penalty-card = Resta carta penalizzata
option-68D2b-not-penalty-card = Non è più carta penalizzata
question-68D = Non tutti sono d'accordo con { $seat }. { SEATS($to, join: "or") }: si chiede di continuare a giocare, o decide l'Arbitro?
