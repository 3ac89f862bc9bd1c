## I cambi di chiamata (Art. 25) e le chiamate dovute a informazione errata (21).

law-21B1a = { $seat } { CALL($call, form: "did") } su una spiegazione errata di un avversario: ora può cambiare la chiamata, senza altre conseguenze per la sua linea.
law-21B1a-changed = { $seat } cambia chiamata, come può dopo una spiegazione errata, e ora { CALL($replacement, form: "does") }.
law-21B2 = { $seat } ritira { CALL($call, form: "the") } e chiama di nuovo.
law-21B3 = { $seat } { CALL($call, form: "did") } su una spiegazione errata di un avversario, ed è troppo tardi per cambiare. Si continua; alla fine vedrò se l'altra linea ne ha tratto vantaggio.

law-25-9B2 = L'irregolarità era già stata rilevata, e { $seat } doveva aspettarmi prima di chiamare: { CALL($call, form: "the") } è ritirato, e nessuno può usare ciò che ha detto.
law-25A1 = { $offender } intendeva { CALL($replacement, form: "do") } fin dall'inizio: resta questa chiamata, come se { CALL($call, form: "the") } non fosse mai stato fatto.
law-25A4 = Il compagno { SEAT($offender, form: "of") } ha già chiamato: { CALL($call, form: "the") } non si può più cambiare.
law-25A5 = L'attacco è già scoperto: nessuna chiamata si può più cambiare, né ripristinare.
law-25A5-cancelled = L'attacco era già scoperto: { CALL($replacement, form: "the") } { SEAT($offender, form: "of") } si cancella e non cambia nulla.
law-25A6 = { $seat } ritira { CALL($call, form: "the") } e chiama di nuovo.
law-25B = La prima chiamata { SEAT($offender, form: "of") } era intenzionale, e { CALL($replacement, form: "the") } è un ripensamento. { $seat } può accettarlo; altrimenti si cancella.
law-25B1 = { CAP(CALL($replacement, form: "the")) } è accettato e resta; la prima chiamata { SEAT($offender, form: "of") } è ritirata.
law-25B1-unawares = { $seat } ha chiamato senza accorgersi che { $offender } aveva messo { CALL($replacement, form: "a") } al posto { CALL($call, form: "of") }. Così non l'ha accettato: può accettarlo ora, oppure farlo cancellare.
law-1997-25B1-unawares = { $seat } intendeva la sua chiamata { CALL($call, form: "on") }. { CAP(CALL($replacement, form: "the")) } resta, e { $seat } può ritirare la propria chiamata.
law-25B2 = La seconda chiamata { SEAT($offender, form: "of") }, { CALL($replacement, form: "the") }, si cancella, e resta la prima, { CALL($call, form: "the") }.
law-1997-25B2b = Se { $offender } lascia { CALL($call, form: "the") }, il suo compagno passa una volta. Se ora fa un'altra chiamata legale il compagno è libero, ma la loro linea ottiene al massimo media meno.
law-1997-25B2b1 = { $offender } lascia { CALL($call, form: "the") }: il suo compagno passa una volta.
law-1997-25B2b2 = { $offender } sceglie un'altra chiamata e { CALL($replacement, form: "does") }; { CALL($call, form: "the") } è ritirato. Il compagno non deve passare, ma la loro linea ottiene al massimo media meno.

## Che cosa si chiede.

question-21B2 = { $seat } ha cambiato chiamata: { SEATS($to) } può ritirare { CALL($call, form: "the") }, oppure lasciarlo.
option-21B2-keep = Lasciare { CALL($call, form: "the") }
option-21B2-withdraw = Ritirare { CALL($call, form: "the") }
question-21B3 = Valuta l'Arbitro: l'altra linea ha tratto vantaggio dalla spiegazione errata su cui { $seat } { CALL($call, form: "did") }?
question-25A-director = Valuta l'Arbitro: { $seat } intendeva { CALL($replacement, form: "do") } fin dall'inizio, così che { CALL($call, form: "the") } è stato una svista?
question-25A = { $seat } ha cambiato chiamata: { SEATS($to) } può ritirare { CALL($call, form: "the") }, oppure lasciarlo.
option-25A-unintended = Una svista: intendeva { CALL($replacement, form: "do") }
option-25A-intended = Nessuna svista: è un ripensamento
option-25A-keep = Lasciare { CALL($call, form: "the") }
option-25A-withdraw = Ritirare { CALL($call, form: "the") }
question-25B1 = { $seat } ha messo { CALL($replacement, form: "a") } al posto { CALL($call, form: "of") }: { SEATS($to) } lo accetta?
question-25B1-own = { SEATS($to) } può ritirare { CALL($call, form: "the") }, inteso su un'altra chiamata, oppure lasciarlo.
option-25B1-accept = Accettare { CALL($replacement, form: "the") }
option-25B1-refuse = Non accettare { CALL($replacement, form: "the") }
option-25B1-keep = Lasciare { CALL($call, form: "the") }
option-25B1-withdraw = Ritirare { CALL($call, form: "the") }
question-25B2b2 = Valuta l'Arbitro: la linea { SEAT($seat, form: "of") } può ottenere al massimo media meno. Ha ottenuto di più?
