### Art. 67: una presa con una carta in meno o in più

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-67 = Una presa in cui qualcuno non ha giocato, o ha giocato troppe carte.
lawbook-67a = Se ci si accorge prima che un giocatore di ciascuna linea abbia giocato nella presa successiva, la presa si rimette a posto.
lawbook-67a1 = Chi non ha giocato aggiunge una carta che può legalmente giocare.
lawbook-67a2 = Le carte di troppo si trattano come una quinta carta (45E), o come carte giocate insieme (58B).
lawbook-67b = Se lo si scopre dopo che entrambe le linee hanno giocato nella presa successiva, perché in una mano ci sono troppe carte o troppo poche, l'Arbitro rimette a posto il numero delle carte. Chi ha vinto la presa non cambia.
lawbook-67b1 = Chi non ha giocato mette una carta della sua mano tra quelle giocate; chi ha vinto la presa non cambia.
lawbook-67b1-a = Se ha una carta del seme d'attacco, deve aggiungere una di quelle, e non c'è penalità.
    .e2007 = Se ha una carta del seme d'attacco, deve aggiungere una di quelle. Vale come renonce, e passa una presa come nel 64A2.
lawbook-67b1-b = Se non ne ha del seme d'attacco, aggiunge una carta qualsiasi. Vale come renonce, e passa una presa come nel 64A2.
lawbook-67b2 = Chi ha giocato troppe carte riprende quelle in più.
lawbook-67b2-a = Nella presa resta la carta che aveva scoperto; se non si sa quale fosse, la più alta che avrebbe potuto legalmente giocare. Le altre tornano in mano; quella di un difensore che è stata vista diventa penalizzata.
lawbook-67b2-b = Una carta che torna in mano vale come se ci fosse sempre stata; non averla giocata in una presa precedente può essere una renonce.
lawbook-67b3 =
    .e2017 = Se nella presa aveva giocato ma la carta non è tra le sue giocate, l'Arbitro la trova e ce la mette. Se è stata poi giocata un'altra volta, troppo tardi per rimediare, assegna un punteggio arbitrale. (Nel 1997 e nel 2007 non c'è.)

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-67 = una presa con carte in meno o in più
point-67a = notata in tempo: la presa si sistema
point-67b1-a = troppo tardi: aggiunge una carta del seme
    .e2007 = troppo tardi: aggiunge una carta del seme, come per renonce
point-67b1-b = troppo tardi, e senza il seme: una presa
point-67b2 = la carta di troppo torna indietro
point-67b3 = una carta giocata che manca tra le giocate

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-67A1 = { $offender } non ha giocato { TRICK($trick, form: "to") }, e siamo in tempo: ora fornisce una carta legale.
law-67A1-lead-back = Quella presa ora è di un'altra mano: { $seat } ritira { CARD($card) } senza rettifica.
law-67B1-added = { $offender } mette { CARD($card) } tra le carte giocate { TRICK($trick, form: "to") }. La presa resta di chi era; vale come renonce consumata, e costa al massimo una presa.
    .dummy = { CAP(CARD($card)) } va tra le carte del morto giocate { TRICK($trick, form: "to") }. La presa resta di chi era; vale come renonce consumata, e costa al massimo una presa.
law-67B1a = Entrambe le linee sono andate avanti, ma { $offender } non aveva giocato { TRICK($trick, form: "to") }: aggiunge una carta del seme d'attacco, a sua scelta.
    .dummy = Entrambe le linee sono andate avanti, ma dal morto non si era giocato { TRICK($trick, form: "to") }: { $player } aggiunge una carta del seme d'attacco, a sua scelta.
law-1997-67B1a-added = { $offender } mette { CARD($card) } tra le carte giocate { TRICK($trick, form: "to") }. Aveva il seme d'attacco: nessuna penalità, e la presa resta di chi era.
    .dummy = { CAP(CARD($card)) } va tra le carte del morto giocate { TRICK($trick, form: "to") }. Il morto aveva il seme d'attacco: nessuna penalità, e la presa resta di chi era.
law-67B1b = Entrambe le linee sono andate avanti, ma { $offender } non aveva giocato { TRICK($trick, form: "to") }: non ha il seme d'attacco, e aggiunge una carta a sua scelta.
    .dummy = Entrambe le linee sono andate avanti, ma dal morto non si era giocato { TRICK($trick, form: "to") }: il morto non ha il seme d'attacco, e { $player } aggiunge una carta a sua scelta.
law-67B2a = Delle carte che { $offender } ha messo { TRICK($trick, form: "to") } resta { CARD($card) }; { COUNT($extra) ->
        [one] torna tra le sue
       *[other] tornano tra le sue
    } { CARDS($extra) }. La presa resta di chi era.
law-67B2b = La carta restituita era sempre stata in mano { SEAT($offender, form: "to") }: { TRICK($trick, form: "to") } poteva rispondere con { SUIT($suit, form: "one") } e ha giocato { CARD($card) }. È una renonce.
law-67B3 = { $seat } ha giocato una carta { TRICK($trick, form: "to") }, ma non è tra le sue carte giocate: la trovo e la metto al suo posto.
law-67B3-again = La stessa carta è stata giocata di nuovo in una presa successiva, ed è tardi per rimediare: assegnerò un punteggio arbitrale.

## Le domande, e le opzioni sui pulsanti.

question-67A1 = Quale carta fornisce { SEATS($to) }?
question-67B1 = Quale carta mette { SEATS($to) } tra quelle giocate { TRICK($trick, form: "to") }?
question-67B3 = L'Arbitro accerta: { $seat } ha poi rigiocato la carta { TRICK($trick, form: "of") }, ed è tardi per rimediare?
option-67B3-once = No: è stata giocata una volta
option-67B3-again = Sì: punteggio arbitrale
