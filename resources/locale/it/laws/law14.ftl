### Art. 14: una carta mancante

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-14 = Una carta mancante si cerca, oppure la mano si ricompone con un altro mazzo. La carta vale come se ci fosse sempre stata.
lawbook-14a = Se la mancanza si scopre prima che l'attacco iniziale sia scoperto, la mano si completa, nessuna chiamata cambia, e licitazione e gioco proseguono come al solito.
lawbook-14a3 =
    .e2007 = Licitazione e gioco proseguono senza che nulla cambi, e la mano vale come se avesse avuto fin dall'inizio tutte le sue carte.
lawbook-14b = Se la mancanza si scopre dopo e la carta è tra quelle giocate, si applica l'Art. 67. Altrimenti torna alla mano a cui mancava; può diventare penalizzata, e non averla giocata prima può essere una renonce.
lawbook-14c =
    .e2007 = Che una carta sia tornata in una mano è informazione non autorizzata per il compagno.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-14 = si ritrova una carta mancante
point-14b = una carta mancante torna nella sua mano

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-14B1 = A { $seat } mancano carte, e sono tra quelle giocate { TRICK($trick, form: "to") }: si applica l'Art. 67.
law-14A1 = La ricerca ha trovato { CARD($card) }: torna nella mano di { $seat }.
law-14A2 = La ricerca non ha trovato { CARD($card) }: la smazzata si ricompone con un altro mazzo, e { $seat } ha di nuovo tutte le sue carte.
law-14A3 = Nessuna chiamata cambia: la mano vale come se avesse avuto fin dall'inizio tutte le sue carte. Licitazione e gioco continuano.
law-14B4-faced = { CAP(CARD($card)) } era dove il compagno di { $seat } poteva { AGREE($card, m: "vederlo", f: "vederla") }: la carta di un difensore in quella posizione è esposta.
law-14B4-revoke = La carta tornata in mano a { $offender } era sempre stata sua: { TRICK($trick, form: "to") } poteva rispondere con { SUIT($suit, form: "one") } e ha giocato { CARD($card) }. È una renonce.

## Questions, and the options on their buttons.

question-14A = L'Arbitro cerca la carta che manca dalla mano di { $seat }: si trova?
option-14A-found = Trovata: torna nella mano
option-14A-not-found = Non si trova: un altro mazzo
question-14B = L'Arbitro cerca la carta che manca dalla mano di { $seat }: si trova?
option-14B-found = Trovata, dove nessuno poteva vederla
option-14B-found-faced = Trovata scoperta, in vista del compagno
option-14B-not-found = Non si trova: un altro mazzo
