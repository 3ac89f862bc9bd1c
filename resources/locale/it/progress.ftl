## Progressi: le risposte conservate, che cosa va ripassato, a che punto si è.

progress-not-read = Le risposte in { $file } non si possono leggere.
progress-not-written = Le risposte non si possono scrivere in { $file }; restano finché la finestra è aperta.
progress-newer = { $file } è stato scritto da una versione più recente del programma e resta com'è; le risposte date ora sono conservate in { $other } e saranno aggiunte più tardi.
progress-damaged = Il file delle vostre risposte era danneggiato: { $count ->
        [0] non se n'è potuta leggere nessuna
        [one] se n'è potuta leggere una, che resta
       *[other] se ne sono potute leggere { $count }, che restano
    }; il file danneggiato è stato messo da parte come { $file }.
progress-not-ours = { $file } non è un file di risposte di questo programma.
progress-import-newer = { $file } è stato scritto da una versione più recente del programma; non è stato importato nulla.
progress-no-answer = questa non è una risposta; da { $file } non è stato importato nulla.

# La pagina.
command-progress = Progressi…
command-progress-tip = Che cosa va ripassato, e a che punto siete per articolo e per famiglia
progress-title = Progressi
progress-none = Non è ancora stata data nessuna risposta.
progress-summary = { $answers ->
        [one] Una risposta
       *[other] { $answers } risposte
    } in { $rehearsals ->
        [one] un allenamento
       *[other] { $rehearsals } allenamenti
    }, di cui { $right ->
        [one] una giusta
       *[other] { $right } giuste
    }.
progress-private = Nulla lascia questo computer: le risposte sono conservate in { $file } e non sono inviate a nessuno.
progress-private-nowhere = Nulla lascia questo computer: le risposte restano finché questa finestra è aperta.
progress-edition = Edizione
progress-all-editions = Tutte le edizioni
progress-coming = Da ripassare
progress-coming-due = Da ripassare ({ $count } adesso)
progress-by-law = Per articolo
progress-by-family = Per famiglia
progress-latest = Di ogni articolo e di ogni famiglia contano le ultime { $count } risposte; una giusta in parte vale mezza.
progress-weakest = Prima i punti deboli
progress-another = Un caso nuovo: { $family }
progress-name = Caso o famiglia
progress-law = Articolo
progress-family = Famiglia
progress-year = Edizione
progress-last = L'ultima volta
progress-when = Da ripassare
progress-last-right = tutto giusto
progress-last-partly = giusto in parte
progress-last-wrong = qualche errore
progress-right = Giuste
progress-partly = In parte
progress-wrong = Sbagliate
progress-share = Percentuale
progress-percent = { $share } %
progress-picture = Grafico
progress-spoken = { $name }: { $right } giuste, { $partly } in parte, { $wrong } sbagliate; { $share } %
progress-now = adesso
progress-in-minutes = fra { $count ->
        [one] un minuto
       *[other] { $count } minuti
    }
progress-in-hours = fra { $count ->
        [one] un'ora
       *[other] { $count } ore
    }
progress-in-days = fra { $count ->
        [one] un giorno
       *[other] { $count } giorni
    }
progress-rehearse = Allenamento
progress-copy = Copia come testo
progress-copied = Copiato
progress-export = Esporta…
progress-export-title = Esporta le risposte
progress-export-json = Risposte, da importare di nuovo
progress-export-csv = Tabella per un foglio di calcolo
progress-exported = { $count ->
        [one] Una risposta è stata scritta
       *[other] { $count } risposte sono state scritte
    } in { $file }.
progress-import = Importa…
progress-import-title = Importa risposte
progress-imported = { $count ->
        [0] Non è stato aggiunto nulla: tutte le risposte di { $file } c'erano già.
        [one] È stata aggiunta una risposta da { $file }.
       *[other] Sono state aggiunte { $count } risposte da { $file }.
    }
progress-clear = Azzera…
progress-bring-back = Ripristina
progress-nothing-back = Non è stato azzerato nulla che si possa ripristinare
progress-brought-back = { $count ->
        [0] Non c'era nulla da ripristinare.
        [one] Una risposta è tornata.
       *[other] { $count } risposte sono tornate.
    }
clear-progress-title = Azzerare i progressi
clear-progress-ok = Azzera
clear-progress-question = Azzerare { $count ->
        [one] l'unica risposta
       *[other] tutte le { $count } risposte
    }? Ne resta una copia, dalla quale «Ripristina» riporta tutto.
progress-cleared = { $count ->
        [one] Una risposta è stata azzerata.
       *[other] { $count } risposte sono state azzerate.
    } «Ripristina» riporta tutto.
waiting-case = Un caso è in preparazione.
