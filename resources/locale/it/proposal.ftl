# Che cosa si propone all'Arbitro, e perché (art. 64C, 43B3, 12B1, 50E4); e il punteggio che assegna (art. 12C)

proposal-heading = Doppio morto
proposal-played = Al tavolo
proposal-after = Dopo l'Art. 64
proposal-without = Senza l'irregolarità { SEAT($seat, form: "of") } { TRICK($trick, form: "to") }
    .short = Senza irregolarità: { SEAT($seat) }, presa { $trick }
proposal-without-revoke = Senza la renonce { SEAT($seat, form: "of") } { TRICK($trick, form: "to") }
    .short = Senza renonce: { SEAT($seat) }, presa { $trick }
proposal-without-revoke-moved = Senza la renonce { SEAT($seat, form: "of") } { TRICK($trick, form: "to") }, più { TRICKS($moved) } per quella precedente
    .short = Senza renonce: { SEAT($seat) }, presa { $trick } (+{ $moved })
proposal-without-revokes = Senza le renonce { SEATS($seats, form: "of") } { TRICK($trick, form: "to") }
    .short = Senza renonce: { SEATS($seats) }, { TRICK($trick) }
proposal-without-revokes-moved = Senza le renonce { SEATS($seats, form: "of") } { TRICK($trick, form: "to") }, più { TRICKS($moved) } per quanto precede
    .short = Senza renonce: { SEATS($seats) }, { TRICK($trick) } (+{ $moved })
proposal-without-cards = Senza { CARDS($cards, form: "short") } { SEAT($seat, form: "of") } { TRICK($trick, form: "to") }
    .short = Senza { CARDS($cards, form: "short") }: { SEAT($seat) }, presa { $trick }
proposal-without-any = Senza alcuna renonce, a partire { TRICK($trick, form: "from") }
    .short = Senza renonce: da presa { $trick }
proposal-proposed = Si propone
proposal-proposed-split = Si propone, per ogni linea il suo
    .short = Si propone (diverso)
proposal-line = { $label }: N-S { $ns }, E-O { $ew }
proposal-line-counts = { $label }: N-S { $ns }, E-O { $ew } (è quella che conta)
proposal-counts = conta
proposal-damage = Danno residuo: { TRICKS($tricks) }.
proposal-no-damage = Nessun danno residuo: non c'è nulla da correggere.
proposal-difference = Differenza: { TRICKS($tricks) }.
proposal-no-difference = Nessuna differenza: non c'è nulla da correggere.
proposal-why-floor = La linea { SIDE($side) } avrebbe fatto { TRICKS($tricks) }: tante gliene spettano. È un minimo, non un'aggiunta: { $given ->
        [one] la presa trasferita vi è già compresa.
       *[other] le { NUMBER_WORD($given) } prese trasferite vi sono già comprese.
    }
proposal-why-enough = { $given ->
        [one] La presa trasferita restituisce
       *[other] Le { NUMBER_WORD($given) } prese trasferite restituiscono
    } alla linea { SIDE($side) } tutto ciò che la renonce poteva costarle, o di più: è un minimo, non un'aggiunta.
proposal-why-none-moved = Nessuna presa è stata trasferita, e senza la renonce la linea { SIDE($side) } avrebbe fatto { TRICKS($tricks) }.
proposal-why-no-loss = Nessuna presa è stata trasferita, ma senza la renonce la linea { SIDE($side) } non ne avrebbe fatte di più.
proposal-why-worse = Senza l'irregolarità la linea { SIDE($side) } avrebbe fatto { TRICKS($tricks) }.
proposal-why-no-worse = Senza l'irregolarità la linea { SIDE($side) } non avrebbe fatto più prese.
proposal-why-repeated = Renonce ripetute: si misura dalla posizione dopo la prima, e vi si aggiunge ciò che costa quella ({ TRICKS($moved) }).
proposal-why-several = Più renonce: per ciascuna si misura dalla situazione subito prima di essa, e ciò che costano quelle precedenti ({ TRICKS($moved) }) si aggiunge.
proposal-why-both = Hanno commesso renonce entrambe le linee: la mano deve finire come se nessuna l'avesse commessa.
proposal-why-one-sided = Si corregge solo il punteggio della linea { SIDE($side) }; alla linea { SIDE($other) } resta quello del tavolo.
proposal-rough = Cifra approssimativa: in quella posizione c'erano carte penalizzate o restrizioni, che il doppio morto non conosce.
proposal-missing = Nessuna cifra: { $reason }
proposal-working = Il doppio morto sta calcolando…
proposal-given-up = L'analisi è stata interrotta.
replay-proposal = ~ { $line }

## Il punteggio assegnato (art. 12C).

assigned-proposed = Si propone, come riportato sotto: N-S { $ns }, E-O { $ew }. { $finding }
assigned-contract = Contratto
assigned-declarer = Dichiarante
assigned-doubling = Contro
assigned-taken = Prese
assigned-weight = Peso %
assigned-points = Punti
assigned-level-of = Livello, risultato { $number }
assigned-denomination-of = Denominazione, risultato { $number }
assigned-doubling-of = Contro, risultato { $number }
assigned-declarer-of = Dichiarante, risultato { $number }
assigned-tricks-of = Prese del dichiarante, risultato { $number }
assigned-weight-of = Peso del risultato { $number } in percentuale, o una frazione come 1/3
assigned-add = Aggiungi un risultato
assigned-add-tip = Un altro risultato, da ponderare con quelli che ci sono
assigned-both-tip = Senza spunta ogni linea riceve un punteggio suo
assign-score-tip = Apre il punteggio arbitrale: risultati, pesi, calcolo (Ctrl+J)
assigned-remove = Togli il risultato { $number }
assigned-keep = Punteggio del tavolo
assigned-keep-tip = A questa linea resta il punteggio del tavolo
assigned-sum-one = { SIDE($side) }: { $score }
assigned-sum = { SIDE($side) }: { $terms } = { $score }
assigned-result = Risultato
assigned-average-plus = Media più
assigned-average = Media
assigned-average-minus = Media meno
assigned-result-tip = Un risultato, o diversi con i loro pesi
assigned-average-plus-tip = Alla linea senza alcuna colpa: almeno il { AMOUNT($share) }, +{ AMOUNT($imps) }
assigned-average-tip = Alla linea in parte colpevole: il { AMOUNT($share) }, { AMOUNT($imps) }
assigned-average-minus-tip = Alla linea direttamente colpevole: al massimo il { AMOUNT($share) }, { AMOUNT($imps) }
assigned-artificial = Un punteggio artificiale, dove un risultato manca: dipende dalla colpa di ciascuna linea ({ $law }).
assigned-sum-artificial = { SIDE($side) }: { $name }, { $share } % (a IMP: { $imps })
assigned-sum-rounded = { SIDE($side) }: { $terms } = { $exact }, arrotondato { $score }
assigned-among = Tra gli altri tavoli: { $share } %, { $imps } IMP (ogni risultato confrontato, poi ponderato).
assigned-not-balanced = I due punteggi non si compensano.
assigned-weights-add-up = I pesi di { SIDE($side) } danno in tutto { $sum } %: devono dare 100 %.
assigned-weights-both-add-up = I pesi danno in tutto { $sum } %: devono dare 100 %.
assigned-weight-unreadable = Un peso è una percentuale maggiore di 0, o una frazione come 1/3.
assigned-contracts-title = Doppio morto, tutti i contratti
assigned-contracts-explain = Prese di ogni dichiarante in ogni denominazione.

## A warning or a penalty beside the score (Law 90, 91).

command-penalty = Ammonisci o penalizza…
command-penalty-tip = Un'ammonizione, una penalità procedurale o disciplinare (articoli 90 e 91)
penalty-title = Ammonizione o penalità
penalty-ok = OK
penalty-explain = Il punteggio del board resta; quanto decide l'Arbitro gli sta accanto.
penalty-side = Linea
penalty-kind = Che cosa
penalty-warning = Ammonizione
penalty-procedural = Penalità procedurale · 90
penalty-disciplinary = Penalità disciplinare · 91
penalty-amount = Quanto
penalty-amount-tip = Se resta vuoto l'Arbitro lo fissa più tardi
penalty-amount-none = Un'ammonizione non costa nulla
penalty-unit = Unità
penalty-percent = %
penalty-imp = IMP
penalty-vp = VP
penalty-law = Per che cosa (articolo)
penalty-law-tip = Il comma violato, come 7B3 o 90B2; può restare vuoto
penalty-amount-unreadable = L'entità è un numero maggiore di 0, come 10 o 0,5.
clause-unreadable = Il comma si scrive come nel Codice, per esempio 7B3 o 90B2.
