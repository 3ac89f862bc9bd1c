## Esami.

exam-no-seed = { $value } non è un numero d'esame: serve un numero intero da { $least } a { $most }.
exam-no-count = { $value } non è un numero di domande: da { $least } a { $most }.
exam-no-minutes = { $value } non è un numero di minuti: da { $least } a { $most }, 0 per nessun limite.
exam-no-such-family = Non esiste una famiglia «{ $family }»; ci sono, per esempio: { $families }.
exam-no-such-law = L'articolo { $law } non esiste.
exam-changed-since-itself = Un esame su ciò che è cambiato dal { $edition } si arbitra con un'altra edizione.
exam-too-few = L'esame numero { $seed } dà { $found ->
        [0] nessuna domanda
        [one] una sola domanda
       *[other] solo { $found } domande
    } a queste condizioni, e ne servono { $count }.
exam-changed = L'esame in { $file } è stato preparato da un'altra versione del programma e ora chiederebbe altro; il file resta com'è.
exam-not-written = L'esame non si può scrivere in { $file }; continuate, ma non chiudete la finestra prima della fine.
exam-elsewhere = L'esame in { $file } è in corso in un'altra finestra.
exam-newer = L'esame in { $file } è stato scritto da una versione più recente del programma; il file resta com'è.
exam-left = L'esame in { $file } non si può leggere; il file resta com'è.
exam-not-saved = L'esame non si può scrivere in { $file }.
exam-another = In { $file } c'è un altro esame, o uno preparato da un'altra versione del programma.
exam-not-ended = L'esame in { $file } non è ancora terminato.
exam-unreadable = Un esame conservato è danneggiato e non si può leggere; il suo file è stato messo da parte come { $file }.
exam-damaged = Il file di un esame è danneggiato: { $count ->
        [0] non è stato possibile leggere alcuna risposta
        [one] è stato possibile leggere una risposta
       *[other] è stato possibile leggere { $count } risposte
    }; il file danneggiato è stato messo da parte come { $file }.

# Il foglio e il risultato.
exam-of-seed = Esame n. { $seed }
exam-result = Risultato dell'esame n. { $seed }
exam-candidate = Nome
exam-nobody = non indicato
exam-date = Data
exam-seed = Numero dell'esame
exam-count = Domande
exam-minutes = Tempo
exam-time = { $minutes ->
        [0] senza limite
        [one] un minuto
       *[other] { $minutes } minuti
    }
exam-taken = Tempo impiegato
exam-minutes-taken = { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }
exam-editions = Edizione
exam-families = Argomenti
exam-all-families = tutti
exam-source = Casi
exam-changed-since = Solo ciò che è cambiato dal
exam-source-both = del programma e creati
exam-source-shipped = del programma
exam-source-generated = creati per questo esame
exam-points = Punti
exam-points-of = { $points } su { $most }
exam-rule = Ogni parte di una domanda vale un punto: intero se è indicato tutto ciò che è giusto e nient'altro, mezzo se le risposte giuste sono più delle sbagliate o il numero dell'articolo non è completo, altrimenti zero.
exam-question = Domanda { $number }
exam-question-titled = { $number }. { $title }
exam-part = { $number } { $asked }
exam-one = (una risposta)
exam-several = (una o più risposte)
exam-finding = { $question } L'Arbitro stabilisce: { $found }.
exam-answers = Risposte
exam-number = Domanda
exam-law = Articolo
exam-given = Risposta data
exam-right = Risposta giusta
exam-not-answered = nessuna risposta
exam-outcome-right = giusta, { $points } punto
exam-outcome-partly = giusta in parte, { $points } punto
exam-outcome-wrong = zero punti
exam-why-wrong = Non «{ $choice }»: { $why }

# Il comando exam.
help-exam = Prepara un esame, uguale per tutti con lo stesso numero, come foglio da distribuire con le risposte.
argument-seed-exam = Il numero da cui dipende l'esame: lo stesso numero dà lo stesso esame
    .value = N
    .accepted = un numero
argument-count-exam = Quante domande; se manca, 10
    .value = N
    .accepted = un numero
argument-minutes-exam = Quanti minuti ci sono, come dice il foglio; se manca, nessun limite
    .value = N
    .accepted = un numero
argument-editions-exam = Le edizioni del Codice, separate da virgole; se manca, quello in vigore
    .value = E,E
    .accepted = gli anni delle edizioni, separati da virgole: 2007,2017
argument-families-exam = Tipi di irregolarità («revoke») o famiglie di casi che bridgetable generate prepara, separati da virgole; se manca, tutti
    .value = NOME,NOME
argument-laws-exam = Articoli o commi («64», «62C2») di cui le risposte devono citarne uno, separati da virgole; se manca, tutti
    .value = ART,ART
argument-source-exam = Da dove vengono i casi: quelli del programma (shipped), quelli creati per l'esame (generated), o metà e metà (both), come se manca
argument-changed-since = Chiede solo ciò la cui risposta giusta era diversa in questa edizione
argument-out-exam = Il file da scrivere; la fine del nome (.pdf, .html, .txt) dice che cosa è. Se manca, l'esame viene stampato sullo schermo
    .value = OUT.pdf
    .accepted = un nome di file che finisce in .pdf, .html o .txt
argument-answers-exam = Se le risposte stanno in pagine proprie in fondo (end), come se manca, o da nessuna parte (none)
argument-language-exam = La lingua dell'esame e dei messaggi; se manca, quella del sistema

# Nella finestra.
command-exam-paper = Compito d'esame…
command-exam-paper-tip = Preparare un esame su carta, con le soluzioni su pagine a parte
exam-paper-title = Compito d'esame
exam-paper-ok = Salva…
exam-paper-explain = Lo stesso numero con le stesse condizioni dà lo stesso compito. Si salva in PDF, come pagina web o come testo.
exam-paper-answers = Soluzioni
exam-paper-with-answers = su pagine a parte
exam-paper-without = nessuna
command-exam = Esame…
command-exam-tip = Le stesse domande per tutti, senza aiuto, con il risultato alla fine
new-exam-title = Esame
new-exam-ok = Comincia
new-exam-explain = Lo stesso numero, alle stesse condizioni, dà a tutti lo stesso esame. Non ci sono aiuti, e nessuna decisione viene mostrata prima della fine.
new-exam-candidate = Nome (facoltativo)
new-exam-seed = Numero dell'esame
new-exam-count = Domande
new-exam-minutes = Minuti
new-exam-editions = Edizioni
new-exam-source = Casi
new-exam-laws = Articoli
new-exam-laws-hint = tutti; oppure alcuni, come 64, 50D2
new-exam-families = Argomenti (nessuno segnato: tutti)
new-exam-kept = Esami precedenti
new-exam-reopen = Apri questo esame
new-exam-no-edition = Scegliete almeno un'edizione.
exam-kept = esame n. { $seed } del { $date }, { $candidate }, { $answers ->
        [one] una risposta
       *[other] { $answers } risposte
    }
exam-interrupted = Da continuare: { $exam }
exam-finished = Risultato: { $exam }
waiting-exam = L'esame è in preparazione.
exam-place = Domanda { $number } di { $of }, parte { $part } di { $parts } · { $open ->
        [one] una aperta
       *[other] { $open } aperte
    }
exam-time-left = Tempo rimasto: { $time }
exam-known = Che cosa è successo
exam-question-done = Avete risposto a questa domanda.
exam-do-confirm = Conferma
exam-do-unknown = Non lo so
exam-do-previous = Domanda precedente
exam-do-next = Domanda seguente
exam-do-end = Termina l'esame
end-exam-title = Terminare l'esame
end-exam-ok = Termina
end-exam-question = { $count ->
        [one] Una domanda non ha
       *[other] { $count } domande non hanno
    } tutte le risposte. Terminare comunque l'esame?
leave-exam-title = Lasciare l'esame
leave-exam-ok = Lascia
leave-exam-question = Lasciare l'esame? Le risposte date restano, e potete continuare più tardi; il tempo intanto corre.
exam-result-title = Risultato dell'esame
exam-result-points = Punti: { $points }
exam-result-save = Salva…
exam-result-copy = Copia come testo
exam-class = Foglio della classe, esame n. { $seed }
exam-class-all = Tutta la classe
exam-class-most = Punti possibili
exam-class-count = Quanti
exam-class-title = Foglio della classe
exam-class-explain = Chi ha risposto che cosa, fra quanti hanno fatto questo esame su questo computer, o su altri di cui si aggiungono i file.
exam-result-class = La classe…
exam-result-give = Per la classe…
exam-result-give-tip = Salva queste risposte in un file, che su un altro computer si aggiunge al foglio della classe
exam-result-add = Aggiungi altri computer…
exam-files-jsonl = Esami
