## Esami.

exam-no-seed = { $value } non è un seme: serve un numero intero da { $least } a { $most }.
exam-no-count = { $value } non è un numero di domande: da { $least } a { $most }.
exam-no-minutes = { $value } non è un numero di minuti: da { $least } a { $most }, 0 per nessun limite.
exam-no-such-family = Non esiste una famiglia «{ $family }».
exam-no-such-law = L'articolo { $law } non esiste.
exam-too-few = Il seme { $seed } dà { $found ->
        [0] nessuna domanda
        [one] una sola domanda
       *[other] solo { $found } domande
    } a queste condizioni, e ne servono { $count }.
exam-changed = L'esame in { $file } è stato preparato da un'altra versione del programma e ora chiederebbe altro; il file resta com'è.
exam-not-written = L'esame non si può scrivere in { $file }; continuate, ma non chiudete la finestra prima della fine.
exam-elsewhere = L'esame in { $file } è in corso in un'altra finestra.
