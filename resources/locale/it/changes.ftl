### Che cosa è cambiato da un'edizione del Codice a un'altra, e in quali casi si vede.

## Il comando.

help-changes = Dice che cosa è cambiato da un'edizione del Codice a un'altra: le due pagine, e i casi in cui fa differenza, trovati arbitrando ogni caso due volte.
argument-before-changes = L'edizione di prima, per esempio 2007
    .value = PRIMA
argument-after-changes = L'edizione di dopo, per esempio 2017
    .value = DOPO
argument-law-changes = Un articolo o un suo punto, per esempio 64 o 62C2; vale il numero dell'una o dell'altra edizione; se manca, tutti
    .value = A
    .accepted = un articolo da 1 a 93 o un suo punto, per esempio 64 o 62C2
argument-made = Quanti casi si creano per ogni punto oltre a quelli forniti, per cercare ancora; se manca, nessuno
    .value = N
    .accepted = un numero da 0 a 50
argument-json-changes = Stampa tutto come JSON
argument-workers-changes = Quanti processi arbitrano i casi insieme; se manca, uno per processore
    .value = N
changes-same = Indicate due edizioni: da { $before } a { $after } non è cambiato nulla.
changes-nothing = { $before } → { $after }: non è cambiato nulla.
changes-none = { $before } → { $after }: nell'art. { $law } non è cambiato nulla.

## L'elenco.

changes-title = Che cosa è cambiato: { $before } → { $after }
changes-numbers = { $count ->
        [one] Art. { $numbers }
       *[other] Artt. { $numbers }
    }
changes-otherwise = { $new } { $count ->
        [one] dice
       *[other] dicono
    } altro
changes-otherwise-moved = { $new } { $count ->
        [one] dice
       *[other] dicono
    } altro ({ $before }: { $old })
changes-new = { $new } è nuovo
changes-gone = { $old } non c'è più
changes-moved = { $old } è ora { $new }
changes-only-moved = Lo stesso, sotto un altro numero:
changes-no-page = senza una pagina propria
changes-no-case = Nessun caso ci arriva.
changes-alike = Casi che ci arrivano: { $cases }; tutti decisi allo stesso modo nelle due edizioni.
changes-case = { $title } ({ $name }, { $edition })
changes-case-made = { $title } (creato: { $name })
changes-summary = Punti cambiati: { $clauses }; mostrati da un caso: { $shown }; solo con un altro numero: { $moved }

## Che cosa è diverso in un caso: con "-now" solo nell'edizione di dopo, con "-no-longer" solo in quella di prima.

changes-tricks-more = { CAP(TRICKS($tricks)) } in più per { SIDE($side) }
changes-tricks-less = { CAP(TRICKS($tricks)) } in meno per { SIDE($side) }
changes-score = Punteggio di { SIDE($side) }: { $before }, ora { $after }
changes-major-penalty-card-now = { CAP(CARD($card, form: "the")) } è ora carta penalizzata maggiore davanti a { $seat }
changes-major-penalty-card-no-longer = { CAP(CARD($card, form: "the")) } non è più carta penalizzata maggiore
changes-minor-penalty-card-now = { CAP(CARD($card, form: "the")) } è ora carta penalizzata minore davanti a { $seat }
changes-minor-penalty-card-no-longer = { CAP(CARD($card, form: "the")) } non è più carta penalizzata minore
changes-bound-now = Ora: { $what }
changes-bound-no-longer = Non più: { $what }
changes-asked-now = Ora si chiede { SEATS($to, join: "or", form: "to") } (art. { $law })
changes-asked-no-longer = Non si chiede più { SEATS($to, join: "or", form: "to") } (art. { $law })
changes-offered-now = { CAP(SEATS($to, join: "or")) } ora può rispondere anche: { $what }
changes-offered-no-longer = { CAP(SEATS($to, join: "or")) } non può più rispondere: { $what }
changes-offence-now = Ora è un'irregolarità: { $kind } ({ $seat })
changes-offence-no-longer = Non è più un'irregolarità: { $kind } ({ $seat })
changes-corrected-now = Ora si corregge: { $kind } ({ $seat })
changes-corrected-no-longer = Non si corregge più: { $kind } ({ $seat })
changes-accepted-now = Ora è accettata: { $kind } ({ $seat })
changes-accepted-no-longer = Non è più accettata: { $kind } ({ $seat })
changes-established-now = Ora è consumata: { $kind } ({ $seat })
changes-established-no-longer = Non è più consumata: { $kind } ({ $seat })
changes-cancelled-now = Il board ora si annulla
changes-cancelled-no-longer = Il board non si annulla più
changes-waived-now = Ora si continua a giocare, e la richiesta decade
changes-waived-no-longer = Dopo la richiesta non si continua più a giocare
changes-known-card = Ciò che dice { CARD($what, form: "the") }
changes-known-call = Ciò che dice la chiamata { CALL($what) }
changes-unauthorised-now = { $what } è ora informazione non autorizzata per { SEATS($seats) }
changes-unauthorised-no-longer = { $what } non è più informazione non autorizzata per { SEATS($seats) }
changes-authorised-now = { $what } è ora informazione autorizzata per tutti
changes-authorised-no-longer = { $what } non è più informazione autorizzata per tutti
changes-ruled-now = Consumata in base all'art. { $law }
changes-ruled-no-longer = Non più consumata in base all'art. { $law }
changes-said-now = Ora l'Arbitro dice (art. { $law }): { $text }
changes-said-no-longer = L'Arbitro non dice più (art. { $law }): { $text }
changes-said-instead = Ora l'Arbitro dice (art. { $law }): «{ $text }» Prima: «{ $was }»
changes-said-more = Ora l'Arbitro aggiunge (art. { $law }): { $text }
changes-said-less = L'Arbitro non aggiunge più (art. { $law }): { $text }

## Il corso, e l'esame.

argument-lesson = Scrive in questo file di lezione il corso di ciò che è cambiato: per ogni punto un caso, una domanda la cui risposta giusta è diversa nelle due edizioni, e i due testi
    .value = FILE.lesson.json
changes-course-title = Che cosa è cambiato: { $before } → { $after }
changes-course-story = Per ogni punto un caso, e una domanda la cui risposta giusta non è più quella di prima ({ $before } → { $after }).
changes-course-empty = Nessun caso chiede qualcosa la cui risposta sia cambiata ({ $before } → { $after }).
changes-no-clause = Nessun punto del genere.
changes-course-written = Scritto: { $file }, con { $cases } casi

## Le domande proprie del corso: con "-so" è così, con "-not-so" non lo è.

changes-question = { $edition ->
        [draft] Secondo la bozza.
       *[other] Codice { $edition }.
    } { $action } { $asks }
changes-question-alone = { $edition ->
        [draft] Secondo la bozza.
       *[other] Codice { $edition }.
    } { $asks }
changes-question-card = Che cosa diventa { CARD($card, form: "the") }?
changes-question-bound = Chi ha ora delle restrizioni, e quali?
changes-question-asked = Che cosa si deve chiedere o accertare ora?
changes-question-which = { $what } Quale di queste risposte si può dare?
changes-question-outcome = Che ne è dell'irregolarità: { $kind } ({ $seat })?
changes-question-known = { $what }: chi lo può usare?
changes-question-ruled = Che cosa decide l'Arbitro?
changes-question-page = Art. { $law } ({ $point }): che cosa dice il Codice?
changes-page = { $text }
changes-page-nothing = Nulla: nel Codice non c'è un punto del genere
changes-yes = Sì
changes-no = No
changes-nothing-ruled = Nulla: si continua come se niente fosse
changes-major-penalty-card-so = Una carta penalizzata maggiore davanti a { $seat }
changes-major-penalty-card-not-so = Non è una carta penalizzata
changes-minor-penalty-card-so = Una carta penalizzata minore davanti a { $seat }
changes-minor-penalty-card-not-so = Non è una carta penalizzata
changes-bound-so = { $what }
changes-asked-so = { $what }
changes-asked-nothing = Nulla: non c'è niente da scegliere né da accertare
changes-offered-so = { $what }
changes-offered-question = { CAP(SEATS($to, join: "or")) } può rispondere «{ $what }»?
changes-offence-question = C'è un'irregolarità di { $seat } – { $kind }?
changes-corrected-so = Si corregge
changes-corrected-question = Si corregge l'irregolarità: { $kind } ({ $seat })?
changes-accepted-so = È accettata
changes-accepted-question = È accettata: { $kind } ({ $seat })?
changes-established-so = È consumata
changes-established-question = È consumata: { $kind } ({ $seat })?
changes-cancelled-question = Il board si annulla?
changes-waived-question = Si continua a giocare, e la richiesta decade?
changes-unauthorised-so = Tutti tranne { SEATS($seats) }
changes-authorised-so = Tutti
changes-ruled-question = La renonce è consumata?
changes-said-so = { $text }

## La finestra.

command-changes = Che cosa è cambiato…
command-changes-tip = Da un'edizione del Codice a un'altra: le due pagine di ogni punto, e i casi in cui fa differenza
changes-window-title = Che cosa è cambiato
changes-window-from = Dal
changes-window-to = al
changes-window-before = L'edizione di prima
changes-window-after = L'edizione di dopo
changes-window-law = Articolo o punto, per esempio 64 o 62C2
changes-window-only-shown = Solo ciò che un caso mostra
changes-window-pages = Le due pagine
changes-window-cases = Casi in cui fa differenza (Invio ne apre uno)
changes-window-open = Apri: { $name }
changes-window-course = Il corso…
changes-window-course-later = Quando tutti i casi sono arbitrati con le due edizioni
changes-window-no-case = Scegliete prima un caso nell'elenco
changes-window-writing = Si cercano le domande del corso…
changes-window-progress = Casi arbitrati con le due edizioni: { $done } di { $of }
changes-window-nothing = Con questo numero non è cambiato nulla.
changes-line = { $title } ({ $cases ->
        [one] un caso
       *[other] { $cases } casi
    })
changes-case-line = { $title } ({ $edition }): { $told }
