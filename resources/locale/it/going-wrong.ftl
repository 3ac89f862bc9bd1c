## Le irregolarità possibili ora al tavolo: l'elenco. Ogni riga è ciò che qualcuno fa, e che cosa sarebbe.

going-wrong-title = Irregolarità possibili ora
going-wrong-search = Scrivete: un giocatore, una parola, un articolo
going-wrong-everybody = Tutti
going-wrong-every-family = Tutti gli articoli
going-wrong-nothing = Ora niente del genere è possibile
going-wrong-close = Chiudi
going-wrong-back = Indietro
going-wrong-keys = Invio la esegue · Tab passa a giocatori e articoli · Esc chiude
going-wrong-keys-further = Invio sceglie · Esc torna indietro

## Gli articoli che vanno insieme.

going-wrong-opening = Attacco iniziale · 41, 54
going-wrong-named = Carte chiamate e toccate · 45, 46, 57
going-wrong-exposed = Carte esposte, penalizzate · 45, 48–52
going-wrong-turn = Fuori turno, premature · 47, 53–57
going-wrong-together = Due carte insieme · 58
going-wrong-revoke = Renonce · 43, 61–63
going-wrong-dummy = Il morto · 42, 43, 45
going-wrong-tricks = Prese · 47, 65–67
going-wrong-number = Numero di carte sbagliato · 13, 14
going-wrong-board = Board o carte sbagliate · 15, 17
going-wrong-claims = Richieste e fine · 62, 64, 68–71, 79
going-wrong-words = Parole e gesti · 9, 16, 20, 21, 43, 47, 75

## L'attacco iniziale.

wrong-opening-lead = { $seat } fa l'attacco iniziale
    .card = { $seat } ci fa l'attacco iniziale
wrong-opening-lead-is = Attacco iniziale fuori turno: tocca a { $due } attaccare.
wrong-face-down = { $seat } attacca a carta coperta
    .card = { $seat } attacca con questa, coperta
wrong-face-down-is = Come si deve: prima che la scopra si possono ancora chiedere spiegazioni.
wrong-face-down-wrong = { $seat } attacca a carta coperta
    .card = { $seat } attacca con questa, coperta e fuori turno
wrong-face-down-wrong-is = Fuori turno, tocca a { $due }: l'Arbitro può ancora farla riprendere.
wrong-face-up = { $seat } scopre il suo attacco
wrong-face-up-is = Da quel momento l'attacco è fatto.
wrong-spread = { $seat } stende le sue carte
wrong-spread-is = Sull'attacco iniziale fuori turno diventa lui il morto.

## Carte chiamate e toccate.

wrong-held-seen = { $seat } tiene una carta in modo che il compagno possa vederla
    .card = { $seat } la tiene in modo che il compagno possa vederla
wrong-held-seen-is = La carta di un difensore tenuta così è giocata.
wrong-held-near = { $seat } tiene una carta scoperta sul tavolo, o quasi
    .card = { $seat } la tiene scoperta sul tavolo, o quasi
wrong-held-near-is = La carta del dichiarante tenuta così è giocata.
wrong-touches-dummys = { $seat } tocca una carta del morto
    .card = { $seat } la tocca
wrong-touches-dummys-is = Se non per metterle in ordine, la carta è giocata.
wrong-names = { $seat } nomina la carta che giocherà
    .card = { $seat } la nomina come carta che giocherà
wrong-names-is = La carta nominata va giocata, se è lecito.
wrong-calls = { $seat } non dice quale carta del morto
wrong-calls-is = Chiamata incompleta: l'Art. 46 dice quale carta è.
wrong-calls-early = { $seat } chiama una carta prima che tocchi al morto
    .card = { $seat } la chiama prima che tocchi al morto
wrong-calls-early-is = Una chiamata prematura; può consumare una renonce della sua linea.
wrong-meant-another = { $seat } dice che intendeva un'altra carta del morto
    .card = { $seat } dice che intendeva questa
wrong-meant-another-is = Un lapsus si può correggere, un ripensamento no.
wrong-misplaces = { $seat }, morto, mette la carta sbagliata
    .card = È chiamata, e { $seat }, morto, ne mette un'altra
wrong-misplaces-is = Non è quella nominata dal dichiarante: per un po' si può correggere.
wrong-fifth = A { $seat } cade una carta, o la gioca in più, in questa presa
    .card = A { $seat } cade anche questa nella presa, o la gioca
wrong-fifth-is = Una quinta carta: penalizzata, a meno che non fosse un attacco.

## Carte esposte e penalizzate.

wrong-shows = { $seat } mostra una carta
    .card = { $seat } la mostra
wrong-shows-is = Esposta di proposito da un difensore: carta penalizzata maggiore.
wrong-drops = A { $seat } cade una carta
    .card = A { $seat } cade questa
wrong-drops-is = Esposta per caso: penalizzata minore sotto il 10, maggiore dal 10 in su.
wrong-drops-two = A { $seat } cadono due carte
    .card = A { $seat } cade questa con un'altra
wrong-drops-two-is = Esposte insieme: due carte penalizzate maggiori.
wrong-says-he-has = { $seat } dice di avere una carta
    .card = { $seat } dice di averla
wrong-says-he-has-is = La carta che un difensore dice di avere diventa penalizzata.
wrong-declarer-shows = { $seat }, dichiarante, mostra una carta
    .card = { $seat }, dichiarante, la mostra
wrong-declarer-shows-is = Il dichiarante non ha carte penalizzate: la riprende in mano.
wrong-declarer-drops = A { $seat }, dichiarante, cade una carta
    .card = A { $seat }, dichiarante, cade questa
wrong-declarer-drops-is = Il dichiarante non ha carte penalizzate: la riprende in mano.
wrong-penalty-not-played = { $seat } non gioca la carta penalizzata
    .card = { $seat } la gioca al posto della penalizzata
wrong-penalty-not-played-is = Che cosa deve giocare { $player }: { CARDS($owed, form: "short") }.

## Fuori turno, giocate premature.

wrong-lead-wrong = { $seat } attacca
    .card = { $seat } attacca con questa fuori turno
wrong-lead-wrong-is = Attacco fuori turno: tocca a { $due } attaccare.
wrong-lead-early = { $seat } attacca nella presa seguente
    .card = { $seat } attacca con questa nella presa seguente
wrong-lead-early-is = Prematuro: { TRICK($trick) } non è completa.
wrong-play-early = { $seat } gioca prima del suo turno
    .card = { $seat } la gioca prima del suo turno
wrong-play-early-is = Una giocata prematura: tocca a { $turn }.
wrong-tells-lead = { $seat } dice a un avversario che tocca a lui attaccare
wrong-tells-lead-is = L'attacco fatto perché l'ha detto un avversario si può riprendere.
wrong-two-cards = { $seat } gioca due carte insieme
    .card = { $seat } la gioca insieme a un'altra
wrong-two-cards-is = Se si vedono tutte e due, dice quale gioca.

## La renonce.

wrong-revoke = { $seat } può fare renonce: { CARDS($owed, form: "short") }
    .card = { $seat } fa renonce con questa
wrong-revoke-is = { $player } potrebbe giocare { COUNT($owed) ->
        [one] quella carta, e ne gioca un'altra
       *[other] una di quelle, e ne gioca un'altra
    }.
wrong-dummy-asks = { $seat }, morto, chiede a { $of } se ha fatto renonce
wrong-dummy-asks-is = Il morto può chiederlo al dichiarante, mai a un difensore.
wrong-partner-asks = { $seat } chiede al compagno se ha fatto renonce
wrong-partner-asks-is = Qui i difensori non possono chiederselo.
wrong-dummy-asks-declarer = { $seat }, morto, chiede a { $of } se ha fatto renonce
wrong-dummy-asks-declarer-is = Un diritto del morto: una renonce non ancora consumata si corregge.
wrong-dummy-asks-declarer-dummys = { $seat }, morto, chiede a { $of } della carta del morto
wrong-dummy-asks-declarer-dummys-is = Un diritto del morto: se la carta del morto era una renonce, si corregge.
wrong-dummy-asks-without-rights = { $seat }, morto, chiede a { $of } se ha fatto renonce
wrong-dummy-asks-without-rights-is = Ha perso i diritti: la renonce si corregge, e per le prese conta come consumata.
wrong-dummy-asks-dummys-without-rights = { $seat }, morto, chiede a { $of } della carta del morto
wrong-dummy-asks-dummys-without-rights-is = Ha perso i diritti; la carta del morto, se era una renonce, si corregge lo stesso.
wrong-declarer-asks = { $seat }, dichiarante, chiede a { $of } se ha fatto renonce
wrong-declarer-asks-is = Un suo diritto: una renonce non ancora consumata si corregge.
wrong-defender-asks = { $seat } chiede a { $of }, dichiarante, se ha fatto renonce
wrong-defender-asks-is = Un suo diritto: una renonce non ancora consumata si corregge.
wrong-defender-asks-dummys = { $seat } chiede a { $of }, dichiarante, della carta del morto
wrong-defender-asks-dummys-is = Un suo diritto: se la carta del morto era una renonce, si corregge.
wrong-partner-may-ask = { $seat } chiede al compagno se ha fatto renonce
wrong-partner-may-ask-is = Qui i difensori possono chiederselo; ciò che la domanda fa capire non è autorizzato.

## Il morto.

wrong-accepts-lead = { $seat } accetta l'attacco fuori turno
wrong-accepts-lead-is = Detto prima che arrivi l'Arbitro, rende l'attacco regolare.
wrong-warns = { $seat }, morto, avverte il dichiarante da quale mano si gioca
wrong-warns-is = È un suo diritto, finché non lo perde.
wrong-warns-without-rights = { $seat }, morto, avverte il dichiarante da quale mano si gioca
wrong-warns-without-rights-is = Ha perso i diritti: un difensore sceglie da quale mano si attacca.
wrong-touches = { $seat }, morto, tocca una carta senza ordine
    .card = { $seat }, morto, la tocca senza ordine
wrong-touches-is = Un suggerimento al dichiarante: l'Arbitro ne decide alla fine del gioco.
wrong-suggests = { $seat }, morto, suggerisce una giocata
wrong-suggests-is = Un suggerimento al dichiarante: l'Arbitro ne decide alla fine del gioco.

## Le prese.

wrong-omit = { $seat } non gioca nessuna carta, e si va avanti
wrong-omit-is = Una presa con una carta in meno.
wrong-take-back = { $seat } riprende una carta che ha giocato
    .card = { $seat } la riprende
wrong-take-back-is = Solo dove il Codice lo permette; altrimenti resta giocata.
wrong-inspect = { $seat } guarda una presa girata
wrong-inspect-is = Le prese girate si guardano solo con il permesso dell'Arbitro.
wrong-inspect-own = { $seat } riguarda la propria carta di una presa girata
wrong-inspect-own-is = Per un poco ciascuno può riguardare la propria ultima carta, senza mostrarla.

## Richieste e fine del gioco.

wrong-claim = { $seat } richiede
wrong-claim-is = Il gioco si ferma; le altre prese sono concesse.
wrong-show-hand = { $seat } scopre la sua mano
wrong-show-hand-is = Una richiesta, se non è chiaro che non lo è.
wrong-learn = { $seat } viene a sapere per caso qualcosa del board
wrong-learn-is = L'Arbitro ha quattro possibilità prima di ogni chiamata, due dopo.
wrong-corrects-partner = { $seat } dice che la spiegazione del compagno era sbagliata
wrong-corrects-partner-is = Non durante la licitazione; un difensore solo a gioco finito.
wrong-corrects-own = { $seat } dice che la propria spiegazione era sbagliata
wrong-corrects-own-is = Si chiama l'Arbitro prima che l'attacco sia scoperto.
wrong-wrong-cards = { $seat } ha chiamato con le carte di un altro board
wrong-wrong-cards-is = La chiamata è annullata, con tutte quelle che l'hanno seguita.
wrong-point = { $seat } gira nel verso sbagliato una carta giocata
wrong-point-is = Chi può farla rilevare, e fino a quando, dipende dall'edizione.
wrong-leave-out = { $seat } non mette una sua carta tra quelle giocate
wrong-leave-out-is = L'Arbitro la trova e la mette al suo posto.
wrong-foreign-card = { $seat } trova tra le sue una carta di un altro mazzo
wrong-foreign-card-is = Si toglie; conta se è stata giocata.
wrong-wrong-board = { $seat } si accorge che il board non era da giocare
wrong-wrong-board-is = Conta se uno dei quattro l'ha già giocato.
wrong-mislay = A { $seat } manca una carta
    .card = A { $seat } questa manca
wrong-mislay-is = La mano ha una carta in meno (Articolo 14).
wrong-mislay-to = { $seat } ha una carta in un'altra mano
    .card = { $seat } non ha questa: è in un'altra mano
wrong-mislay-to-is = Una mano ha troppe carte, una troppo poche (Articolo 13).
wrong-count-dummy = { $seat } conta le carte del morto
wrong-count-dummy-is = Fa rilevare un numero di carte sbagliato.
wrong-count = { $seat } conta le sue carte
wrong-count-is = Fa rilevare un numero di carte sbagliato.
wrong-dispute = { $seat } contesta le prese fatte
wrong-dispute-is = L'Arbitro accerta che cosa si registra.
wrong-concede = { $seat } concede
wrong-concede-is = Il gioco si ferma; le altre prese sono richieste.
wrong-agree = { $seat } è d'accordo
wrong-agree-is = La sua linea non obietta; per un po' può ancora ripensarci.
wrong-object = { $seat } contesta
wrong-object-is = Si chiama l'Arbitro, o si gioca ancora se lo vogliono tutti e quattro.
wrong-takes-back = { $seat } ritira il suo accordo
wrong-takes-back-is = Prima della fine del turno: le prese si riesaminano.
wrong-withdraw = { $seat } chiede prese accordate o concesse
wrong-withdraw-is = Nel periodo di correzione: solo quelle che era difficile perdere.
wrong-return = Le carte tornano nel board
wrong-return-is = Quando ci sono tutte e quattro le mani, la renonce alla dodicesima presa non si corregge più.
wrong-next-call = { $seat } fa una chiamata nel board seguente
wrong-next-call-is = Le renonce degli avversari rilevate solo ora non trasferiscono prese.
wrong-round = Finisce il turno di gioco
wrong-round-is = Le renonce rilevate solo ora non trasferiscono prese.

## Parole e gesti.

wrong-informs = { $seat } fa un commento, un gesto, una pausa
wrong-informs-is = Ciò che il compagno ne apprende non è autorizzato.
wrong-explains = { $seat } spiega male una chiamata
wrong-explains-is = La carta che un avversario gioca per questo si può riprendere per un po'.
wrong-says-used = { $seat } dice che un avversario ha usato ciò che non poteva
wrong-says-used-is = L'Arbitro cerca le alternative logiche.
wrong-attention = { $seat } fa rilevare un'irregolarità
wrong-attention-is = Senza chiamare l'Arbitro, che deve venire subito.
wrong-attention-dummy = { $seat }, morto, è il primo a rilevare un'irregolarità
wrong-attention-dummy-is = Il morto non può, finché si gioca.

## Che cosa manca ancora.

wrong-which-card = Quale carta?
wrong-which-first = Quali due carte? La prima
wrong-which-second = E la seconda?
wrong-which-named = Quale carta ha nominato il dichiarante?
wrong-which-put = E quale ha messo il morto?
wrong-which-trick = Quale presa?
wrong-how-many = Quante prese?
wrong-whom = Quale avversario?
wrong-what-called = Che cosa dice il dichiarante?
wrong-what-way = In che modo?
wrong-whose-hand = In quale mano è?
wrong-whose-cards = Le carte di chi?
wrong-choose-trick = { CAP(TRICK($trick)) }
wrong-choose-player = { $seat }
wrong-choose-tricks = { CAP(TRICKS($tricks)) }
wrong-choose-all-hands = Tutte e quattro le mani
wrong-choose-way-remark = Un commento
wrong-choose-way-gesture = Un gesto
wrong-choose-way-hesitation = Un'esitazione
wrong-choose-call-high = «Alta»
wrong-choose-call-low = «Piccola»
wrong-choose-call-win = «Prendi»
wrong-choose-call-any = «Una qualsiasi»
wrong-choose-call-suit = «{ CAP(SUIT($suit)) }»
wrong-choose-call-rank = «{ $rank }», senza seme
wrong-choose-call-run = «Tutte le { SUIT($suit) }»
