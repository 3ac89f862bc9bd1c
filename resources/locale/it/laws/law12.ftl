### Art. 12: che cosa può fare l'Arbitro: punteggi arbitrali e assegnati

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-12a = L'Arbitro assegna un punteggio arbitrale solo dove il Codice gliene dà il potere, e inoltre quando il Codice non offre rimedio alla linea innocente per quella violazione (A1), quando la mano non si può giocare normalmente (A2) o quando a un'irregolarità si è rimediato in modo sbagliato (A3).
lawbook-12b = Che un rimedio previsto dal Codice sia troppo severo, o troppo favorevole a una delle linee, non è motivo per correggere il punteggio. (Dal 2007: 12B2.)
    .e2007 = { "" }
lawbook-12b1 =
    .e2007 = Il punteggio arbitrale ripara il danno della linea innocente e toglie alla linea colpevole il vantaggio dell'infrazione. C'è danno quando la linea innocente ha ottenuto meno di quanto poteva aspettarsi senza l'infrazione.
lawbook-12b2 =
    .e2007 = Che un rimedio previsto dal Codice sia troppo severo, o troppo favorevole a una delle linee, non è motivo per correggere il punteggio. (1997: 12B.)
lawbook-12c1 = Quando non si è potuto ottenere un risultato l'Arbitro dà un punteggio artificiale: media più, almeno il 60 %, alla linea che non ha alcuna colpa; media, il 50 %, a quella in parte colpevole; media meno, al massimo il 40 %, a quella direttamente colpevole (a IMP +3 e −3: 86A). Quando un risultato c'è può sostituirlo (12C2): alla linea innocente il migliore che fosse verosimile, alla linea colpevole il peggiore che fosse in qualche modo probabile.
    .e2007 = L'Arbitro sostituisce il risultato con quello da attendersi senza l'infrazione, e può pesarne più d'uno. La parte di danno che la linea innocente si è procurata da sola, con un grave errore o con un'azione avventata o d'azzardo, resta a suo carico.
    .e2017 = L'Arbitro sostituisce il risultato con quello probabile senza l'infrazione, o ne pesa più d'uno, purché ci si potesse arrivare in modo legale. La parte di danno che la linea innocente si è procurata da sola, con un errore gravissimo estraneo all'infrazione o con un'azione d'azzardo, resta a suo carico.
lawbook-12c1-b =
    .e2007 = La parte di danno che la linea innocente si è procurata da sola, con un grave errore estraneo all'infrazione o con un'azione avventata o d'azzardo, resta a suo carico. La linea colpevole riceve il punteggio che le sarebbe toccato per la sola infrazione. (2017: 12C1(e).)
    .e2017 = { "" }
lawbook-12c1-e =
    .e2007 = La Federazione può scegliere un'altra procedura in luogo della ponderazione: alla linea innocente il risultato più favorevole che era probabile senza l'irregolarità, alla linea colpevole il più sfavorevole che fosse comunque possibile. (1997: 12C2.)
    .e2017 = La parte di danno che la linea innocente si è procurata da sola, con un errore gravissimo estraneo all'infrazione o con un'azione d'azzardo, resta a suo carico. Il punteggio della linea colpevole è quello che avrebbe avuto senza quell'errore. (2007: 12C1(b).)
lawbook-12c2 = Quando l'Arbitro sostituisce il risultato con un altro, alla linea innocente spetta il migliore che era verosimile senza l'irregolarità, alla linea colpevole il peggiore che fosse in qualche modo probabile; i due non devono compensarsi. Pesarne più d'uno spetta a un comitato d'appello (12C3).
    .e2007 = Quando per un'irregolarità la mano resta senza risultato il punteggio è artificiale: media più (almeno il 60 %) alla linea che non ha alcuna colpa, media (50 %) a quella in parte colpevole, media meno (al massimo il 40 %) a quella direttamente colpevole.
lawbook-12c2-b =
    .e2007 = A IMP la media più vale +3 IMP e la media meno −3 IMP, salvo diversa disposizione degli organizzatori.
lawbook-12c2-c =
    .e2007 = Alla linea innocente che nel turno di gara supera il 60 % spetta la sua percentuale, e così alla linea colpevole che non arriva al 40 %.
lawbook-12c2-d =
    .e2017 = Quando una linea resta senza risultato in più board di una sessione, gli organizzatori possono variare i punteggi di quelli successivi.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-12 = il punteggio che decide l'Arbitro
point-12b1 = si ripara il danno
point-12c1 = senza un risultato, un punteggio artificiale
    .e2007 = l'Arbitro assegna il punteggio che ci sarebbe stato
point-12c1-b =
    .e2007 = il danno fatto da sé resta
    .e2017 = { "" }
point-12c1-e =
    .e2007 = un risultato per ciascuna linea, invece di ponderare
    .e2017 = il danno fatto da sé resta
point-12c2 = il meglio che era verosimile, il peggio che era probabile
    .e2007 = senza un risultato, un punteggio artificiale
point-12c2-d =
    .e2017 = più board senza risultato

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-12C1 = Il punteggio assegnato dall'Arbitro sostituisce il risultato del tavolo.
law-12C1-both = Il punteggio assegnato dall'Arbitro sostituisce il risultato del tavolo: { $results }.
law-12C1-side = Il punteggio assegnato dall'Arbitro a { SIDE($side) } sostituisce il risultato del tavolo: { $results }.
law-12C1-result = { CONTRACT($contract, form: "by") }, { TRICKS($tricks) } ({ SIDE($side, form: "short") } { $points })
law-12C1-weighed = { AMOUNT($weight) } di { $result }
law-12C1-and = { $first }; { $rest }
law-12C1c-worth = { SIDE($side) }: ogni risultato si confronta prima, e poi si pesa: { AMOUNT($amount) }.
law-12C1c-worth-one = { SIDE($side) }: { AMOUNT($amount) }.
law-12C2c = { SIDE($side) } ha { AMOUNT($amount) } nella sessione, e lo riceve anche in questo board.
law-12C2-average-plus = { SIDE($side) } non ha alcuna colpa: media più, almeno il { AMOUNT($share) } (o +{ AMOUNT($imps) }).
law-12C2-average = { SIDE($side) } è in parte colpevole: media, il { AMOUNT($share) } (o { AMOUNT($imps) }).
law-12C2-average-minus = { SIDE($side) } è direttamente colpevole: media meno, al massimo il { AMOUNT($share) } (o { AMOUNT($imps) }).

## Il punteggio assegnato (art. 12C).

assigned-12C1c = Un risultato, o diversi ponderati secondo la loro probabilità (12C1(c)), se l'Autorità Regolamentare non lo vieta.
assigned-12C1c-lawful = Un risultato, o diversi ponderati secondo la loro probabilità; solo risultati che si potevano ottenere in modo legale (12C1(c)).
assigned-12C1e = Un risultato per linea, come ha scelto la Federazione (12C1(e)): alla linea innocente il migliore che era probabile senza l'irregolarità, alla colpevole il peggiore che fosse comunque possibile.
assigned-12C2 = Un risultato per linea (12C2): alla linea innocente il migliore che era probabile senza l'irregolarità, alla colpevole il peggiore che fosse comunque possibile. Ponderarne diversi spetta solo a un comitato d'appello (12C3).

## Le domande, e le opzioni sui pulsanti.

question-12B1 = Valuta l'Arbitro: l'irregolarità che il morto ha fatto rilevare senza averne diritto ha danneggiato le linee?

## Che cosa possono scegliere gli organizzatori.

election-12C1e = 12C1(e): un solo risultato per linea, senza pesarli
