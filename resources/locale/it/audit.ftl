## La verifica: ciò che nei board registrati è contro il Codice, o che il loro stesso gioco contraddice.

# Ciò che licitazione e gioco contraddicono.
audit-contract-of-none = Il contratto indicato è { CONTRACT($contract, "by") }, ma tutti e quattro i giocatori sono passati.
audit-contract-differs = Il contratto indicato è { CONTRACT($contract, "by") }; la licitazione finisce in { CONTRACT($called, "by") }.
audit-declarer-differs = Come dichiarante è indicato { SEAT($stated) }; secondo la licitazione è { SEAT($called) }.
audit-leader-differs = Il gioco comincia dalla colonna { SEAT($leader, form: "of") }; l'attacco spettava a { SEAT($due) }.
audit-result-differs = Il risultato indicato è { TRICKS($stated) } per il dichiarante; dal gioco risulta { TRICKS($won) }.
audit-claim-too-low = La richiesta lascia al dichiarante { TRICKS($claimed) }, che però ha già { TRICKS($won) }.
audit-claim-too-high = La richiesta dà al dichiarante { TRICKS($claimed) }, ma i difensori hanno già { TRICKS($won) }.
audit-score-differs = Il punteggio indicato è «{ $text }»; dal risultato viene { NUMBER($computed, useGrouping: 0) } per la linea del dichiarante.
audit-cards-in-no-order = Le carte { TRICK($trick, "of") } non stanno nelle colonne di chi le aveva.
audit-number-dealer = Secondo il numero, il mazziere del board { NUMBER($number, useGrouping: 0) } è { SEAT($due) }; è indicato { SEAT($dealer) }.
audit-number-vulnerability = Secondo il numero, nel board { NUMBER($number, useGrouping: 0) } { $due_vulnerable ->
    [None] nessuna linea è in zona
    [NS] è in zona Nord-Sud
    [EW] è in zona Est-Ovest
   *[Both] sono in zona tutti
}; è indicato { $vulnerable ->
    [None] nessuno
    [NS] Nord-Sud
    [EW] Est-Ovest
   *[Both] tutti
}.
audit-number-both = Né il mazziere né la zona del board { NUMBER($number, useGrouping: 0) } sono quelli del suo numero; come mazziere è indicato { SEAT($dealer) }, doveva essere { SEAT($due) }.
audit-auction-unfinished = La licitazione si ferma dopo { CALL($call) } di { SEAT($by) } e non è finita.

# Che altro può voler dire una riga, dopo ciò che sembra.
audit-or-lead-out-of-turn = Oppure è un attacco fuori turno { SEAT($player, form: "of") }, e non una renonce.
audit-or-trick-missing = Oppure può mancare una presa prima di questa.
audit-or-tricks-exchanged = Oppure { TRICK($first) } e { TRICK($second) } possono essere scambiate.
audit-or-cards-exchanged = Oppure le carte { SEAT($player, form: "of") } { TRICK($first, "in") } e { TRICK($second, "in") } possono essere scambiate.
audit-or-call-missing = Oppure nella licitazione manca una chiamata, e il dichiarante è { SEAT($player) }.
audit-or-other-order = Oppure le carte { TRICK($first, "of") } non stanno nell'ordine in cui furono giocate.
audit-or-card-missing = Oppure prima di questa può mancare una carta.

# Ciò che un file fa in molte delle sue smazzate: detto una volta per tutte.
audit-usage-leading-passes = In { NUMBER($boards) } smazzate di questo file mancano i passo prima della prima licita; le licitazioni sono state giudicate come se ci fossero, come vogliono il dichiarante e l'attacco.
audit-usage-closing-passes = In { NUMBER($boards) } smazzate di questo file mancano i passo che chiudono la licitazione; le licitazioni sono state giudicate come se ci fossero.
audit-usage-columns = In { NUMBER($boards) } smazzate di questo file le carte non stanno nelle colonne di chi le ha giocate; ognuna è stata attribuita a chi l'aveva.
audit-usage-first-column = In { NUMBER($boards) } smazzate di questo file il gioco comincia da una colonna che non è quella di chi attaccò, la stessa in ogni smazzata; chi attaccò risulta dal contratto.
audit-usage-numbers = In { NUMBER($boards) } smazzate di questo file mazziere e zona non sono quelli del numero del board.

# Il comando, i suoi argomenti e ciò che stampa.
help-audit = Confronta col Codice la licitazione e il gioco di board registrati, e col gioco i loro risultati.
argument-file-audit = File PBN e LIN, anche come .gz, .xz o .zst; una cartella o uno .zip sta per tutti quelli che contiene
argument-edition-audit = L'edizione del Codice con cui si giudica; se manca, quella in vigore
argument-format = Che cosa si stampa: testo a gruppi, righe JSON o CSV
argument-out-audit = Un file in cui scrivere invece che sul terminale; viene scritto per intero o non viene scritto
    .value = FILE
argument-json-audit = Stampa una riga JSON per ogni rilievo; come --format jsonl
argument-csv = Stampa i rilievi in CSV; come --format csv
argument-numbers = Confronta mazziere e zona di ogni smazzata col suo numero, anche se giocata online, e dice ognuna che differisce
argument-figures = Stampa i numeri dell'intero archivio invece di ogni singolo caso
argument-plot = Disegna anche questi numeri, come SVG
    .value = FILE.svg
argument-workers-audit = Quanti processi lavorano insieme; se manca, uno per ogni processore, e uno in tutto per pochi board
argument-scheduler = Lavora sulle macchine di questo scheduler di Dask, come in tcp://host:8786
    .value = INDIRIZZO
argument-resume = Tiene in questo file ciò che è stato fatto, e riprende da lì dopo un'interruzione
    .value = STATO
audit-progress = { $percent }%, { $boards } board, { $speed } al secondo, mancano { $left }
audit-seconds = { $whole },{ $tenths } s
audit-took = { $boards ->
    [one] Un board
   *[other] { NUMBER($boards, useGrouping: 0) } board
} in { $time }, { $speed } al secondo
audit-interrupted = Interrotta: è stato verificato solo il { $percent }%.
audit-partial-output = { $file } ha solo ciò che era stato trovato fin lì.

# Ciò che non si può leggere.
audit-folder-without-boards = in questa cartella non c'è nessun file di board
audit-no-zstandard = { $file } non può essere decompresso: manca il pacchetto Python backports.zstd.
audit-unpacks-to-too-much = { $file } decompresso è troppo grande per un file di board.
audit-damaged = { $file } è danneggiato e non può essere decompresso.
audit-worker-died = Il processo che verificava questo file si è interrotto; i suoi board non sono stati verificati, o non tutti.
audit-state-cannot-be-used = { $file } non può essere letto o scritto, o non è il file di una verifica interrotta.
audit-state-of-another-audit = { $file } non viene da una verifica di questa versione con questa edizione del Codice.
audit-state-of-other-files = { $file } viene da una verifica di altri file, oppure i file sono cambiati.
audit-no-dask = Per lavorare su più macchine ci vuole Dask: pip install "bridgetable[cluster]".
audit-no-scheduler = Nessuno scheduler di Dask risponde a { $address }.
audit-workers-without-program = Le macchine del cluster non hanno questa versione di bridgetable.

# Nomi e luoghi.
audit-kind = Tipo
audit-law = Articolo
audit-kind-result-differs = risultato smentito dal gioco
audit-kind-claim-exceeds = richiesta smentita dal gioco
audit-kind-score-differs = punteggio sbagliato
audit-kind-contract-differs = contratto smentito dalla licitazione
audit-kind-declarer-differs = dichiarante sbagliato
audit-kind-leader-differs = attaccante sbagliato
audit-kind-card-played-twice = carta giocata due volte
audit-kind-card-from-wrong-hand = carta dalla mano sbagliata
audit-kind-mark-differs = segno senza irregolarità
audit-kind-bad-value = valore che non può essere
audit-kind-auction-unfinished = licitazione non finita
audit-kind-number-differs = mazziere o zona
audit-kind-whole-file = intero file
audit-kind-wrong-deal = distribuzione impossibile
audit-kind-unreadable-board = board che non si può leggere
audit-kind-unreadable-file = file che non si può leggere
audit-place-call = chiamata { $call }
audit-place-trick = presa { $trick }
audit-where = { $file }, board { NUMBER($board, useGrouping: 0) } (n. { NUMBER($game, useGrouping: 0) } nel file), riga { NUMBER($line, useGrouping: 0) }
audit-where-place = { $file }, board { NUMBER($board, useGrouping: 0) } (n. { NUMBER($game, useGrouping: 0) } nel file), riga { NUMBER($line, useGrouping: 0) }, { $place }
audit-last-line = { $boards } boards, { $cards } cards, { $irregularities } irregularities, { $contradicted } results contradicted, { $unreadable } unreadable
audit-summary = { $boards ->
    [one] Un board, { $plays } con il gioco;
   *[other] { NUMBER($boards, useGrouping: 0) } board, { NUMBER($plays, useGrouping: 0) } con il gioco;
} { $findings ->
    [0] non è stato trovato niente
    [one] un rilievo
   *[other] { NUMBER($findings, useGrouping: 0) } rilievi in { NUMBER($found, useGrouping: 0) } board
}

# Numeri.
audit-figures-all = tutti
audit-figures-kinds = Rilievi per tipo
audit-figures-laws = Irregolarità per articolo e posto
audit-figures-by-law = Irregolarità per articolo
audit-figures-by-seat = Irregolarità per posto
audit-figures-tricks = Irregolarità per presa
audit-figures-rounds = Irregolarità per giro di licitazione
audit-figures-revokes = Renonce (art. 64)
audit-figures-found = rilevate
audit-figures-unfound = non rilevate
audit-figures-count = renonce
audit-figures-moved = prese trasferite
audit-figures-unknown = non si sa

# La finestra.
command-audit = Verifica di board registrati…
command-audit-tip = Confronta col Codice i board di file e cartelle
audit-title = Verifica di board registrati
audit-what-it-does = Scegliete dei file (PBN, LIN, anche compressi) o una cartella: ogni licitazione e ogni gioco vengono confrontati col Codice, ogni risultato col suo gioco.
audit-files = File…
audit-files-title = Scegliete i file da verificare
audit-folder = Cartella…
audit-folder-title = Scegliete la cartella da verificare
audit-open = Apri il board
audit-export = Esporta…
audit-export-title = Esporta ciò che si vede
audit-export-csv = CSV
audit-export-jsonl = Righe JSON
audit-export-txt = Testo
audit-export-svg = Grafico dei numeri
audit-exported = { $file } è stato scritto.
audit-findings = Rilievi
audit-figures = Numeri
audit-begins = Ricerca dei board…
audit-unusable = { $count ->
    [one] Un file non si è potuto leggere.
   *[other] { $count } file non si sono potuti leggere.
}
audit-all-kinds = Tutti i tipi
audit-all-laws = Tutti gli articoli
audit-all-players = Tutti i giocatori
audit-search = Cerca
audit-column-kind = Tipo
audit-column-law = Articolo
audit-column-player = Giocatore
audit-column-file = File
audit-column-board = Board
audit-column-place = Luogo
audit-column-message = Rilievo
audit-board-gone = Questo board non è più in { $file }.
