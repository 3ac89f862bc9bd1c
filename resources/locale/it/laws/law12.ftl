### Art. 12: che cosa può fare l'Arbitro: punteggi arbitrali e assegnati

## Che cosa dicono gli articoli del Codice, con parole nostre. Il testo di un messaggio vale in ogni edizione che non
## ha un attributo proprio; senza testo vale solo nelle edizioni indicate. I numeri sono quelli di ciascuna edizione.

lawbook-12b1 =
    .e1997 = Nel 1997 se ne parla altrove (12A): quando il Codice non dà alla linea innocente altro rimedio, l'Arbitro può assegnare un punteggio arbitrale.
    .e2007 = Il punteggio arbitrale ripara il danno della linea innocente e toglie alla linea colpevole il vantaggio dell'infrazione. C'è danno quando la linea innocente ha ottenuto meno di quanto poteva aspettarsi senza l'infrazione.
    .e2017 = Il punteggio arbitrale ripara il danno della linea innocente e toglie alla linea colpevole il vantaggio dell'infrazione. C'è danno quando la linea innocente ha ottenuto meno di quanto poteva aspettarsi senza l'infrazione.
lawbook-12c1 =
    .e1997 = Quando non si è potuto ottenere un risultato l'Arbitro dà un punteggio artificiale. Quando un risultato c'è può sostituirlo (12C2): alla linea innocente il migliore che fosse verosimile, alla linea colpevole il peggiore che fosse in qualche modo probabile.
    .e2007 = L'Arbitro sostituisce il risultato con quello da attendersi senza l'infrazione, e può pesarne più d'uno. La parte di danno che la linea innocente si è procurata da sola, con un grave errore o con un'azione avventata o d'azzardo, resta a suo carico.
    .e2017 = L'Arbitro sostituisce il risultato con quello probabile senza l'infrazione, o ne pesa più d'uno. La parte di danno che la linea innocente si è procurata da sola, con un errore gravissimo estraneo all'infrazione o con un'azione d'azzardo, resta a suo carico.
lawbook-12c2 =
    .e1997 = Quando l'Arbitro sostituisce il risultato con un altro, alla linea innocente spetta il migliore che era verosimile senza l'irregolarità, alla linea colpevole il peggiore che fosse in qualche modo probabile; i due non devono compensarsi. Pesarne più d'uno spetta a un comitato d'appello (12C3).
    .e2007 = Quando per un'irregolarità la mano resta senza risultato il punteggio è artificiale: media più alla linea che non ha alcuna colpa, media a quella in parte colpevole, media meno a quella direttamente colpevole.
    .e2017 = Quando per un'irregolarità la mano resta senza risultato il punteggio è artificiale: media più alla linea che non ha alcuna colpa, media a quella in parte colpevole, media meno a quella direttamente colpevole.

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-12C1 = Il punteggio assegnato dall'Arbitro sostituisce il risultato del tavolo.

## Il punteggio assegnato (art. 12C).

assigned-12C1c = Un risultato, o diversi ponderati secondo la loro probabilità (12C1(c)), se l'Autorità Regolamentare non lo vieta.
assigned-12C1c-lawful = Un risultato, o diversi ponderati secondo la loro probabilità; solo risultati che si potevano ottenere in modo legale (12C1(c)).
assigned-12C2 = Un risultato per linea (12C2): alla linea innocente il migliore che era probabile senza l'irregolarità, alla colpevole il peggiore che fosse comunque possibile. Ponderarne diversi spetta solo a un comitato d'appello (12C3).

## Le domande, e le opzioni sui pulsanti.

question-12B1 = Valuta l'Arbitro: l'irregolarità che il morto ha fatto rilevare senza averne diritto ha danneggiato le linee?
