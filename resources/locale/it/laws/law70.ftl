### Art. 70: richieste e concessioni contestate

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-70a = Se una richiesta è contestata l'Arbitro decide con la maggiore equità possibile per entrambe le linee, ma il dubbio va contro chi ha richiesto.
lawbook-70b = L'Arbitro riascolta ciò che ha detto chi ha richiesto, e le obiezioni degli avversari.
lawbook-70b1 = Chi ha richiesto ripete ciò che ha detto quando ha richiesto.
lawbook-70b2 = Prima di decidere l'Arbitro ascolta le obiezioni e vede le carte rimaste.
    .e2007 = L'Arbitro ascolta le obiezioni degli avversari, senza esserne vincolato.
lawbook-70b3 = Prima di decidere l'Arbitro ascolta le obiezioni e vede le carte rimaste.
    .e2007 = L'Arbitro può far scoprire le carte rimaste.
lawbook-70c = Se un avversario di chi ha richiesto ha ancora un'atout, riceve le prese che quella può vincere con un gioco normale, quando chi ha richiesto non l'ha menzionata e può ben non averne saputo nulla.
lawbook-70c1 = Prima condizione: chi ha richiesto non ha detto nulla di quell'atout.
lawbook-70c2 = Seconda condizione: è in qualche modo verosimile che, richiedendo, non sapesse che era ancora fuori.
lawbook-70c3 = Terza condizione: un gioco normale, anche disattento, potrebbe farle vincere una presa.
lawbook-70d = Una linea di gioco vincente che chi ha richiesto non ha enunciato non si accetta, se un'altra linea normale, anche disattenta, farebbe meno prese.
lawbook-70d1 =
    .e2007 = Una linea di gioco vincente che chi ha richiesto non ha enunciato non si accetta, se un'altra linea normale, anche disattenta, farebbe meno prese. (1997: 70D.)
lawbook-70d2 =
    .e2007 = La richiesta di un difensore non si accetta per la parte in cui il compagno dovrebbe scegliere una tra più giocate normali.
lawbook-70d3 =
    .e2007 = Se dopo la richiesta si è giocato, l'Arbitro può trarne prova di come i giocatori avrebbero giocato, e di quanto la richiesta fosse fondata.
    .e2017 = { "" }
lawbook-70e = Una linea di gioco che riesce solo se una carta è da un avversario e non dall'altro non si accetta, a meno che sia stata enunciata, che uno di loro non abbia risposto in quel seme o con ogni linea normale non risponderebbe, o che non seguirla sarebbe irrazionale.
    .e2017 = Una linea di gioco che riesce solo se una carta è da un avversario e non dall'altro non si accetta, a meno che sia stata enunciata, o che uno di loro non abbia risposto in quel seme o con ogni linea normale non risponderebbe.
lawbook-70e1 =
    .e2007 = Una linea di gioco che riesce solo se una carta è da un avversario e non dall'altro non si accetta, a meno che sia stata enunciata, che uno di loro non abbia risposto in quel seme o con ogni linea normale non risponderebbe, o che non seguirla sarebbe irrazionale. (1997: 70E.)
    .e2017 = Una linea di gioco che riesce solo se una carta è da un avversario e non dall'altro non si accetta, a meno che sia stata enunciata, o che uno di loro non abbia risposto in quel seme o con ogni linea normale non risponderebbe. (1997 e 2007: o che non seguirla sarebbe irrazionale.)
lawbook-70e2 =
    .e2007 = La Federazione può stabilire in quale ordine si intende giocato un seme, per esempio dall'alto, quando chi ha richiesto non l'ha detto.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-70 = una richiesta contestata
point-70a = nel dubbio si decide contro chi ha chiesto
point-70b = l'Arbitro ascolta le due linee
point-70c = un'atout che chi chiede ha dimenticato
point-70d = una linea non annunciata non si ammette
point-70e = un'impasse che non era stata annunciata

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-70A = Dopo che { $claimer } ha richiesto o concesso è stata corretta una renonce: l'Arbitro stabilisce come cadono le prese rimanenti.
law-70A-ruled = Delle prese rimanenti la linea { SEAT($claimer, form: "of") } { $tricks ->
        [0] non ne ottiene nessuna
       *[other] ne ottiene { NUMBER_WORD($tricks) }
    }.
law-70A-contested = La richiesta { SEAT($claimer, form: "of") } è contestata: il dubbio va contro chi ha richiesto.
law-70A-contested-concession = La concessione { SEAT($claimer, form: "of") } è contestata: decido con equità per entrambe le linee.
law-70A-certain = Lo dicono le carte: delle prese rimanenti la linea { SEAT($claimer, form: "of") } { $tricks ->
        [0] non ne vince nessuna
       *[other] ne vince { NUMBER_WORD($tricks) }
    }.
law-70A-worst-line = Con un gioco normale la linea { SEAT($claimer, form: "of") } può { $tricks ->
        [0] non fare nessuna presa
       *[other] fare solo { TRICKS($tricks) }
    }: { CARDS($line) }.
law-70C = { $seat } ha ancora in atout { CARDS($cards) }: bisogna vedere se ciò che ha detto { $claimer } ne tiene conto.
law-70C-silent = { $seat } ha ancora in atout { CARDS($cards) }, e di questo { $claimer } non ha parlato: se può averlo dimenticato, perde quanto si può perdere con un gioco normale.
law-70D1 = { $claimer } non ha detto come avrebbe giocato: vale la linea normale che fa meno prese.
law-70D2 = { $claimer } è un difensore: non si accetta ciò che dipende dalla scelta giusta { SEAT($partner, form: "of") }.
law-70D3 = Quanto giocato dopo che il gioco si era fermato può servire da indizio: { CARDS($cards, form: "short") }.
law-70E1 = { $seat } ha { CARD($card) }: una linea che riesce solo così andava detta, a meno che qualcuno mostri di non avere il seme.
law-70E2 = Per regolamento un seme si considera giocato dalla carta più alta, poiché { $claimer } non ha detto altrimenti.

## Le domande, e le opzioni sui pulsanti.

question-70A = Valuta l'Arbitro: delle prese rimanenti, quante vanno alla linea { SEAT($seat, form: "of") }?

## Che cosa possono scegliere gli organizzatori.

election-70E2 = 70E2: un seme di cui non si è detto nulla si gioca dall'alto
