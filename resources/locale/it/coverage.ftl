### Copertura: quali punti del Codice il programma arbitra, in ogni edizione, e che cosa lo mostra.

## Il comando.

help-coverage = Dice per ogni articolo e punto del Codice se il programma lo arbitra, in quale edizione e sotto quale numero, e che cosa lo mostra.
argument-law-coverage = Un articolo o un suo punto, per esempio 64 o 62C2; vale il numero di qualsiasi edizione; se manca, tutti
    .value = A
    .accepted = un articolo da 1 a 93 o un suo punto, per esempio 64 o 62C2
argument-edition-coverage = L'edizione del Codice; se manca, tutte, l'una accanto all'altra
argument-format-coverage = Che cosa si scrive: testo, Markdown (la pagina del manuale) o JSON
argument-out-coverage = Un file in cui scrivere, invece del terminale; si scrive per intero o non si scrive
    .value = FILE
argument-update = Riscrive la pagina del manuale in tutte le lingue, e l'indice che usa la finestra
coverage-no-law = Nessuna edizione del Codice ha un punto { $law }.
coverage-not-here = Le pagine si riscrivono solo dove il programma gira dai suoi sorgenti, con i suoi test.
coverage-written = Scritto: { $file }

## La pagina.

coverage-title = Che cosa si arbitra, punto per punto
coverage-intro =
    Cercate un articolo: ogni riga è un punto del Codice, con il suo numero e come sta in ogni edizione. Questa pagina
    la scrive il comando `bridgetable coverage` dal programma stesso: dalle funzioni degli articoli in vigore, dai casi
    forniti con il programma, giocati secondo ogni edizione con tutte le loro linee, e dai test. Con `--law 64` il
    comando dice per intero un articolo, con `--edition 2007` un'edizione, con `--format json` tutto come dati.
coverage-figures = Quanto è coperto di ogni edizione
coverage-figures-say = I punti che non si dividono oltre, e quelli divisi sotto il cui numero si decide qualcosa.
coverage-marks = Che cosa vogliono dire le parole
coverage-laws = Articolo per articolo
coverage-laws-say =
    I punti sono elencati con i numeri dell'ultima edizione; a quello che ha solo un'edizione più vecchia segue
    l'edizione. Il numero in una casella è quello di quell'edizione, dove è un altro. Tra i casi vengono per primi quelli imperniati su
    quel punto; il comando li nomina tutti, e la finestra li mostra alla pagina del punto.
coverage-left-out = Articoli lasciati fuori
coverage-left-out-say = In base a questi articoli non si decide nulla. L'Arbitro può comunque assegnare un punteggio o dare una penalità in base a ciascuno di essi.
coverage-reasons = Perché no
coverage-reasons-say = Le lettere nelle tabelle stanno per queste ragioni.
coverage-authorities = Dove le autorità non concordano
coverage-authorities-say =
    Qui il Codice lascia la scelta agli organizzatori, oppure le autorità lo leggono in modi diversi. Le scelte sono nel
    menù dell'edizione; la prima è quella consueta.
coverage-authorities-readings =
    Queste letture si fondano su un verbale del Laws Committee della WBF o sulla scuola italiana, oppure le stabilisce
    una scelta degli organizzatori.
coverage-readings = Letture
coverage-readings-say =
    Che cosa si fa dove il Codice lascia una scelta, che altro si potrebbe fare, e su quale autorità. Il comando
    `bridgetable readings --language it` aggiunge le ragioni e le fonti.

coverage-clause = punto
coverage-edition = edizione
coverage-law = articolo
coverage-a-reading = lettura
coverage-cases = casi
coverage-tests = test
coverage-word = parola
coverage-meaning = che cosa vuol dire
coverage-letter = lettera
coverage-why = perché
coverage-choices = scelte
coverage-editions = edizioni
coverage-numbers = punti e autorità
coverage-done = che cosa si fa
coverage-else = che altro si potrebbe fare
coverage-more-cases = e altri { $count }

## Come sta un punto. Le parole si mettono insieme: «si arbitra, si chiede all'Arbitro †».

coverage-ruled = si arbitra
    .means = Il programma applica il punto: decide sotto questo numero, o lascia a un giocatore la scelta che ne viene.
coverage-of-director = si chiede all'Arbitro
    .means = Sotto questo numero il programma si ferma e chiede all'Arbitro che cosa accerta o giudica.
coverage-of-players = sceglie il giocatore
    .means = Sotto questo numero un giocatore ha una scelta.
coverage-within = nel { $clause }
    .means = Il programma applica il punto come parte di quello indicato, e decide sotto il numero di quello.
coverage-kept = da sé
    .means = Il tavolo lo osserva da sé, e quindi non c'è nulla da decidere.
coverage-told = { $why ->
        [none] riferito
       *[other] riferito ({ $why })
    }
    .means = La pagina del punto dice che cosa stabilisce; non se ne decide nulla, per la ragione di quella lettera.
coverage-left = { $why ->
        [none] lasciato fuori
       *[other] lasciato fuori ({ $why })
    }
    .means = Né arbitrato né riferito, per la ragione di quella lettera.
coverage-absent = –
    .means = L'edizione non ha questo punto.
coverage-memory = ‡
    .means = Il testo è riportato a memoria; di ciò che è lasciato fuori, il numero in quell'edizione.
coverage-reading = †
    .means = La decisione si fonda su una lettura.

## Perché non si decide nulla.

coverage-why-kept = Il tavolo lo osserva da sé: di chi è il turno, che cos'è una carta o una chiamata, chi vince una presa, quanto vale un risultato.
coverage-why-before-the-board = Carte, board, tavoli e posti ci sono già quando qui si apre un tavolo, e le carte sono distribuite.
coverage-why-wrong-cards = Una smazzata comincia qui con mani di uguale lunghezza, prese dal board giusto: rimettere a posto mani o board sbagliati è lavoro dell'Arbitro lontano dal tavolo.
coverage-why-other-tables = Riguarda altri tavoli, altri board o tutta la gara; qui c'è un tavolo con un board.
coverage-why-what-the-director-does = Dice come l'Arbitro fa il suo lavoro. Il programma fa così, ma non c'è nulla da decidere.
coverage-why-score-by-the-director = Il punteggio o la penalità li assegna l'Arbitro di sua iniziativa: il programma prende l'articolo che egli indica, propone cifre e calcola il risultato.
coverage-why-what-may-be-known = Dice che cosa un giocatore può usare. Il programma mostra chi può sapere che cosa; se lo ha usato si chiede in base al 16B.
coverage-why-regulations = È lasciato all'ente, o dice che cosa fanno gli organizzatori.
coverage-why-form-of-a-call = Con quali parole si chiama non si registra: si inserisce la chiamata per quello che vuol dire.
coverage-why-questions-and-answers = Le spiegazioni si inseriscono come sono date; su ciò che segue da una sbagliata si decide in base al 21B e al 47E.
coverage-why-conduct = Il comportamento un programma non lo vede. L'Arbitro può ammonire, penalizzare o assegnare un punteggio in base a questo.
coverage-why-appeals = Gli appelli vengono dopo il gioco al tavolo.
coverage-why-defined-for-others = Definisce, permette o rinvia; su ciò che segue si decide in base al punto che lo usa.
coverage-why-under-a-sister = Si decide in base al punto che gli sta accanto nello stesso articolo.

## Di che cosa trattano gli articoli che non hanno una pagina propria.

coverage-law-1 = il mazzo
coverage-law-2 = i board
coverage-law-3 = i tavoli
coverage-law-4 = le coppie
coverage-law-5 = i posti
coverage-law-6 = mescolare e distribuire
coverage-law-7 = chi maneggia board e carte
coverage-law-8 = i turni di gara, e quando finiscono
coverage-law-10 = chi stabilisce la rettifica, e chi può scegliere
coverage-law-11 = si perde il diritto alla rettifica
coverage-law-15 = il board sbagliato, o le sue carte
coverage-law-73 = comunicazione, tempo, inganno
coverage-law-75 = una spiegazione sbagliata, o una chiamata sbagliata
coverage-law-76 = gli spettatori
coverage-law-79 = quante prese si sono vinte, e gli errori nel punteggio
coverage-law-80 = chi regolamenta e organizza; i sipari
coverage-law-81 = l'Arbitro
coverage-law-82 = gli errori di procedura, anche dell'Arbitro
coverage-law-83 = avvertire del diritto di appello
coverage-law-84 = decisioni su fatti concordi
coverage-law-85 = decisioni su fatti controversi
coverage-law-86 = il gioco a squadre
coverage-law-87 = i board alterati
coverage-law-88 = i punti di indennizzo
coverage-law-89 = le gare individuali
coverage-law-92 = il diritto di appello
coverage-law-93 = come si decidono gli appelli

## La pagina di un punto nella finestra.

coverage-here = Che cosa ne fa questo programma
coverage-shown-by = Casi che lo mostrano
coverage-open = Apri il caso
coverage-no-cases = Nessun caso fornito con il programma lo mostra.
