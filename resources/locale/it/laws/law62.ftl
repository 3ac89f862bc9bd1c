### Art. 62: correzione di una renonce

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-62a = Chi si accorge della propria renonce deve correggerla finché non è consumata.
    .e2017 = Una renonce va corretta se viene rilevata prima che sia consumata.
lawbook-62b = Per correggere una renonce il colpevole ritira la carta e ne gioca un'altra, legale, a sua scelta.
lawbook-62b1 = La carta che un difensore ritira correggendo una renonce diventa penalizzata, se l'aveva giocata dalla mano coperta; per il 50B è maggiore.
    .e2007 = La carta che un difensore ritira correggendo una renonce diventa penalizzata maggiore, se l'aveva giocata dalla mano coperta.
lawbook-62b2 = La carta del dichiarante, del morto, o una carta già scoperta di un difensore, si sostituisce senza altra rettifica; ma vedi 43B2(b).
lawbook-62c1 = Ciascun giocatore della linea innocente può ritirare la carta che ha giocato dopo la renonce e prima che fosse rilevata, compresa quella con cui ha attaccato nella presa successiva.
lawbook-62c2 = Solo dopo che un giocatore innocente ha cambiato la sua carta, il giocatore della linea colpevole che segue può cambiare la propria. Se è un difensore, la carta ritirata diventa penalizzata.
lawbook-62c3 =
    .e2007 = Che qualcuno sostenga esserci stata una renonce non autorizza a scoprire le prese già giocate: spetta all'Arbitro (66C). (2017: 61C.)
    .e2017 = Se entrambe le linee hanno commesso renonce nella stessa presa e una sola ha giocato nella successiva, si correggono entrambe, e ogni carta ritirata dai difensori diventa penalizzata. Nessuna presa viene trasferita (64B8).
lawbook-62d1 = Una renonce alla dodicesima presa si corregge anche se consumata, finché le quattro mani non sono tutte nel board.
lawbook-62d2 = Se un difensore commette renonce alla dodicesima presa prima che il compagno abbia giocato, il compagno, se ha carte di due semi, non può scegliere la giocata che la renonce gli suggerisce.
    .e2017 = Se un difensore commette renonce alla dodicesima presa prima che il compagno abbia giocato, il compagno non può usare ciò che quella carta gli dice (16C).

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-62 = una renonce si corregge
point-62a = una renonce in tempo si corregge
point-62b = la carta torna, e se ne gioca una legale
point-62b1 = la carta della renonce di un difensore è penalizzata
point-62b2 = la carta del dichiarante torna e non costa nulla
point-62c = chi ha giocato dopo la renonce può cambiare carta
point-62c1 = la linea innocente cambia carta
point-62c2 = allora può cambiare anche la linea colpevole
point-62c3 =
    .e2007 = chi lamenta una renonce non fa girare le prese
    .e2017 = le due linee fanno renonce sulla stessa presa
point-62d = una renonce alla dodicesima presa
point-62d1 = alla dodicesima presa la renonce si corregge sempre
point-62d2 = alla dodicesima presa il compagno ha visto la carta

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-62A = È una renonce, e non è ancora consumata: { $offender } ritira { CARD($card) } e gioca una carta legale.
    .dummy = È una renonce, e non è ancora consumata: { CARD($card) } torna al morto; { $player } di lì gioca una carta legale.
law-62A-established = La renonce si corregge anche se consumata: { $offender } ritira { CARD($card) } e gioca una carta legale.
    .dummy = La renonce si corregge anche se consumata: { CARD($card) } torna al morto, e { $player } di lì gioca una carta legale.
law-62A-later = È una renonce, e non è ancora consumata: { $offender } ritira { CARD($card) }, e al suo turno giocherà una carta legale.
    .dummy = È una renonce, e non è ancora consumata: { CARD($card) } torna al morto, e quando tocca al morto se ne gioca una legale.
law-62A-replaced = È una renonce, e non è ancora consumata: { $offender } ha già ripreso { CARD($card) }, e al suo posto resta { CARD($instead) }.
    .dummy = È una renonce, e non è ancora consumata: { CARD($card) } è già { AGREE($card, m: "tornato", f: "tornata") } al morto, e al suo posto resta { CARD($instead) }.
law-62B1 = { $offender } è un difensore e ha giocato { CARD($card) } dalla mano coperta: diventa carta penalizzata.
law-62B2 = { CAP(CARD($card)) } torna in mano e non è carta penalizzata.
    .dummy = { CAP(CARD($card)) } torna al morto e non è carta penalizzata.
law-62B2-penalty-card = { CAP(CARD($card)) } era carta penalizzata già prima di essere { AGREE($card, m: "giocato", f: "giocata") }: torna { AGREE($card, m: "scoperto", f: "scoperta") } davanti { SEAT($offender, form: "to") } e resta carta penalizzata; altro non ne consegue.
law-62C1 = { $seat }, della linea innocente, ritira { CARD($card) } e gioca un'altra carta.
    .dummy = { $player }, della linea innocente, fa tornare { CARD($card) } al morto e di lì gioca un'altra carta.
law-62C2 = Un avversario ha cambiato la sua carta, quindi può cambiare anche { $seat }: { CARD($card) } si ritira.
    .dummy = Un avversario ha cambiato la sua carta, quindi può cambiare anche il morto: { CARD($card) } si ritira.
law-62C3 = { CAP(TRICK($trick, form: "to")) } entrambe le linee hanno commesso renonce, e una sola ha già giocato nella presa successiva: si correggono entrambe.
law-62D1 = Una renonce alla dodicesima presa si corregge anche adesso: le ultime carte tornano in mano; { $offender } sostituisce la sua.
    .dummy = Una renonce alla dodicesima presa si corregge anche adesso: le ultime carte tornano in mano, e quella del morto si sostituisce.
law-62D1-in-time = È successo alla dodicesima presa: { SEAT($offender) } la corregge, consumata o no, finché le quattro mani non sono tutte nel board.
    .dummy = È successo alla dodicesima presa: la carta del morto si corregge, consumata o no la renonce, finché le quattro mani non sono tutte nel board.
law-62D2 = { $partner } ha visto { CARD($card) } { SEAT($offender, form: "of") } e deve ancora giocare: nella scelta non può tenerne conto.

## Le domande, e le opzioni sui pulsanti.

question-62C1 = { SEATS($to) } può ritirare { CARD($card) }, { AGREE($card, m: "giocato", f: "giocata") } dopo la renonce, oppure { AGREE($card, m: "lasciarlo", f: "lasciarla") }.
question-62C2 = Ora che un avversario ha cambiato la sua carta, { SEATS($to) } può ritirare { CARD($card) }, oppure { AGREE($card, m: "lasciarlo", f: "lasciarla") }.
question-62D2 = { SEAT($seat) } non può scegliere la carta che { CARD($card) }, vista troppo presto, gli potrebbe suggerire: qual è?
