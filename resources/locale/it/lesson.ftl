## Perché un file di lezione è rifiutato, o un suo caso. Il punto, come in entries[4].file, precede la frase.

lesson-no-format = «{ $text }» non è il formato di un file di lezione: «bridgetable-lesson»
lesson-no-entry = una voce ha una delle chiavi «note», «heading», «question», «file», «shipped» e «case»
lesson-no-picture = un'immagine è un percorso dalla lezione a un file, oppure un PNG o JPEG di al massimo { $most } MB scritto «data:image/png;base64,…»
lesson-too-many-bullets = una pagina ha al massimo { $most } punti
lesson-choices-number = una domanda ha da { $least } a { $most } risposte
lesson-picture-gone = Non si può leggere l'immagine { $file }.
lesson-too-many = una lezione ha al massimo { $most } voci
lesson-no-question = «{ $text }» non è il nome di una domanda: il numero della decisione, un punto e che cosa si chiede, come in «2.law»
lesson-too-many-asked = una voce sceglie al massimo { $most } domande
lesson-too-large = La lezione supererebbe { $most } MB e non si potrebbe riaprire; lasciate dei casi fuori dal file.
lesson-case-gone = Il file { $file } non c'è più.
case-no-path = «{ $text }» non è un percorso dalla lezione a un file, con «/» tra le cartelle
case-no-shipped = «{ $text }» non è l'identificativo di un caso del programma: cartella, «/», nome
lesson-kept-newer = Quanto conservato della lezione è stato scritto da un programma più recente; è stato messo da parte come { $file }.
lesson-kept-unreadable = Quanto conservato della lezione non si può leggere; è stato messo da parte come { $file }.

## Il foglio di ciò che è stato chiesto in una lezione, e com'è andata.

own-words = { $text }
lesson-sheet-own = Domande del docente
lesson-sheet-of = { $title }: che cosa è stato chiesto
lesson-sheet-nothing = Non è stato ancora chiesto nulla.
lesson-sheet-asked = Domande poste: { $questions }; mani alzate contate per { $counted }.
lesson-sheet-right = Risposte giuste: { $right } mani su { $hands } ({ $share }).
lesson-sheet-phones = Le mani alzate e le risposte dei telefoni sono contate insieme.
lesson-sheet-laws = Per articolo
lesson-sheet-law = Articolo
lesson-sheet-questions = Domande
lesson-sheet-hands = Mani alzate
lesson-sheet-right-hands = Giuste
lesson-sheet-share = Quota
lesson-sheet-choice = Risposta
lesson-sheet-peers = Sondaggi fra i pari di un giocatore
lesson-sheet-made = Dichiarazione o carta
lesson-sheet-chosen = Scelta da
lesson-sheet-considered = Considerata da altri
lesson-sheet-record = Sondaggi nel caso
lesson-sheet-recorded = I sondaggi sono nel caso sul tavolo.
lesson-sheet-uncounted = Le mani alzate non sono state contate.
lesson-sheet-title = Che cosa è stato chiesto nella lezione
lesson-sheet-copy = Copia
lesson-sheet-copied = Il foglio è stato copiato.
lesson-sheet-save = Salva…
lesson-sheet-print = Stampa…
lesson-sheet-file = foglio-della-lezione

## La finestra di una lezione.

command-lesson = Lezione…
command-lesson-tip = Casi e note in un ordine, da proiettare
command-lesson-sheet = Che cosa è stato chiesto…
command-lesson-sheet-tip = Il foglio della lezione: ogni domanda, le mani per ogni risposta, quelle giuste per articolo
lesson-window = Lezione: { $file }
lesson-new-name = nuova
lesson-file-name = lezione
lesson-files = Lezioni
lesson-title = Titolo
lesson-story = Introduzione
lesson-entries = Casi e pagine della lezione, in ordine
lesson-empty = Aggiungete dei casi: quello sul tavolo, dei file (si possono trascinare qui), o quelli scelti nella biblioteca.
lesson-is-note = Nota
lesson-is-page = Pagina{ $bullets ->
        [0] {""}
        [one] {" · un punto"}
       *[other] {" · "}{ $bullets } punti
    }{ $picture ->
        [no] {""}
       *[yes] {" · immagine"} { $file }
    }
lesson-is-question = Domanda · { $choices } risposte · { $right ->
        [0] nessuna giusta
        [one] una giusta
       *[other] { $right } giuste
    }
lesson-here = Qui
lesson-from-file = File { $file }
lesson-from-program = Caso del programma
lesson-from-itself = Nella lezione stessa
lesson-laws-own = Quello del caso
lesson-button-table = + Il tavolo
lesson-button-table-tip = Aggiunge il caso sul tavolo; per intero, se non ha un file o se è stato modificato
lesson-button-files = + File…
lesson-button-files-tip = Aggiunge file di casi
lesson-button-from-library = + Biblioteca…
lesson-button-from-library-tip = Sceglie dei casi nella biblioteca: Invio, doppio clic o trascinandoli, anche più insieme
lesson-button-note = + Nota…
lesson-button-note-tip = Aggiunge una nota, che nella proiezione è una pagina a sé
lesson-button-page = + Pagina…
lesson-button-page-tip = Aggiunge una pagina con titolo, punti e un'immagine
lesson-button-own = + Domanda…
lesson-button-own-tip = Aggiunge una domanda vostra con le sue risposte
lesson-page-title = Una pagina della lezione
lesson-page-ok = OK
lesson-page-heading = Titolo
lesson-page-points = Punti, uno per riga
lesson-page-picture = Immagine
lesson-page-preview = La pagina proiettata
lesson-page-empty = Una pagina ha un titolo, dei punti o un'immagine.
lesson-pictures = Immagini
lesson-picture-title = Un'immagine per la pagina
lesson-picture-none = nessuna
lesson-picture-file = { $file }, nella cartella della lezione
lesson-picture-inside = nella lezione stessa
lesson-picture-choose = Scegli…
lesson-picture-paste = Incolla
lesson-picture-remove = Togli
lesson-no-such-picture = { $file } non è un'immagine che si possa mostrare.
lesson-no-pasted-picture = Non c'è nessuna immagine copiata.
lesson-own-title = Una domanda della lezione
lesson-own-ok = OK
lesson-own-question = Domanda
lesson-own-choices = Risposte
lesson-own-choice = Risposta { $number }
lesson-own-right = La risposta { $number } è giusta
lesson-own-how = Spuntate ciò che è giusto: nessuna, una o più risposte. Senza spunta si chiede alla sala che cosa ne pensa, e non si segna niente.
lesson-own-empty = Manca ciò che si chiede.
lesson-own-few = Scrivete almeno { $least } risposte.
lesson-button-edit = Sul tavolo
lesson-button-edit-note = Modifica…
lesson-button-edit-tip = Mette il caso sul tavolo, o modifica la pagina
lesson-button-laws = Codice…
lesson-button-laws-tip = L'edizione del Codice secondo cui si giudica il caso in questa lezione
lesson-button-questions = Domande…
lesson-button-questions-tip = Quali domande del caso pone la lezione: tutte, nessuna, o quelle che spuntate
lesson-questions-title = Domande del caso
lesson-questions-which = La lezione pone le domande spuntate; il resto del caso lo mostra senza chiedere.
lesson-questions-one = Decisione { $number }: { $question }
lesson-questions-all = Tutte
lesson-questions-none = Nessuna
lesson-questions-ok = OK
lesson-nothing-to-ask = Di questo caso non si può chiedere nulla: non vi serve l'Arbitro.
lesson-asks = { $number ->
        [0] non chiede nulla
        [one] pone una domanda
       *[other] pone { $number } domande
    }
lesson-button-up = Su
lesson-button-up-tip = Sposta la voce più in alto; le voci si possono anche trascinare
lesson-button-down = Giù
lesson-button-down-tip = Sposta la voce più in basso; le voci si possono anche trascinare
lesson-button-remove = Togli
lesson-button-remove-tip = Toglie la voce dalla lezione; nessun file è cancellato
lesson-button-undo = Annulla
lesson-button-undo-tip = Annulla l'ultima modifica della lezione
lesson-button-redo = Ripeti
lesson-button-redo-tip = Ripete ciò che è stato annullato
lesson-button-new = Nuova
lesson-button-new-tip = Comincia un'altra lezione
lesson-button-open = Apri…
lesson-button-open-tip = Apre una lezione
lesson-button-save = Salva
lesson-button-save-tip = Salva la lezione
lesson-button-save-as = Salva con nome…
lesson-button-save-as-tip = Salva la lezione con un altro nome
lesson-button-save-whole = Con i suoi casi…
lesson-button-save-whole-tip = Salva una copia con dentro i casi, un solo file che si può spedire
lesson-button-start = Proietta
lesson-button-start-tip = Proietta la lezione dalla voce scelta in poi: Pag↓ la percorre, chiede e svela
lesson-button-end = Termina
lesson-button-booklet = Fascicolo…
lesson-button-booklet-tip = La lezione come fascicolo da stampare: casi, pagine e domande
lesson-button-sheet = Foglio…
lesson-button-sheet-tip = Che cosa è stato chiesto, e com'è andata
lesson-button-close = Chiudi
lesson-button-close-tip = Torna al tavolo
lesson-note-title = Una nota nella lezione
lesson-note-ok = OK
lesson-note-text = Nota
lesson-unsaved-title = La lezione è stata modificata
lesson-unsaved-question = La lezione ha modifiche che non sono state salvate.
lesson-unsaved-ok = Salva
lesson-unsaved-discard = Non salvare
lesson-again-title = Ricominciare la lezione
lesson-again-question = Sono già state contate delle mani alzate. Ricominciando dalla prima voce il conteggio si azzera.
lesson-again-ok = Ricomincia
lesson-open-title = Apri una lezione
lesson-save-title = Salva la lezione
lesson-whole-title = Salva la lezione con i suoi casi
lesson-add-title = Aggiungi casi alla lezione
lesson-not-opened = { $file } non si può aprire: { $reason }
lesson-saved = Salvata come { $file }.
lesson-whole-saved = { $file } contiene la lezione con tutti i suoi casi e si può spedire.
lesson-whole-gone = { $file } è stato scritto, ma { $gone ->
        [one] un caso non c'è più ed è
       *[other] { $gone } casi non ci sono più e sono
    } soltanto { $gone ->
        [one] nominato.
       *[other] nominati.
    }
lesson-added = { $number ->
        [one] { $file } è stato aggiunto.
       *[other] { $number } casi sono stati aggiunti.
    }
lesson-added-whole = Il tavolo è stato aggiunto per intero: non ha un file di caso, o ha modifiche che il file non ha.
lesson-no-case-file = { $others ->
        [0] { $file } non è un file di caso e non è stato aggiunto; apritelo, e aggiungete il tavolo.
       *[other] { $file } e altri { $others } non sono file di casi e non sono stati aggiunti.
    }
lesson-removed = La voce è stata tolta; Annulla la riporta.
lesson-last = Questa è la fine della lezione.
lesson-first = Questo è l'inizio della lezione.
lesson-passed = { $file } non si può mostrare: { $reason }
waiting-lesson = Preparazione del caso…

## Una lezione nella proiezione e sul leggio.

lesson-entry-of = { $number } di { $of }
lesson-place = Caso { $number } di { $of }
lesson-place-titled = { $place }: { $title }
lesson-end = Fine della lezione.
lesson-end-note = Fine del caso. Pag↓ va avanti.
lesson-end-case = Fine del caso. Pag↓ apre il successivo: { $place }.
lesson-coming-question = domanda: { $question }
lesson-coming-answer = la risposta
lesson-coming-ruling = la decisione
lesson-hands = Mani alzate{ $counted ->
        [0] {""}
       *[other] {" ("}{ $counted }{")"}
    }:
lesson-hands-for = Mani alzate per la { $number }: { $choice }
