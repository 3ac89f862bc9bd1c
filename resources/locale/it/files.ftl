## Board registrati: che cosa non va in un file, in un board, in una riga. Il numero conta i board del file.

files-place = Board n. { NUMBER($game, useGrouping: 0) } del file, riga { NUMBER($line, useGrouping: 0) }{ $at ->
    [0] { "" }
   *[other] , colonna { NUMBER($at, useGrouping: 0) }
 }

# L'intero file.
files-cannot-open = Non si riesce ad aprire { $file }.
files-empty = { $file } è vuoto.
files-too-large = { $file } è troppo grande per essere un file di board.
files-binary = { $file } non è un file di testo.
files-unknown = { $file } non è un file PBN né un file LIN.
files-no-boards = In { $file } non c'è nessun board.

# Un board che non si può leggere.
files-no-deal = { files-place }: manca la distribuzione delle carte.
files-bad-deal = { files-place }: «{ $text }» non è una distribuzione.
files-card-twice = { files-place }: { CARD($card) } è sia nella mano { SEAT($one, form: "of") } sia in quella { SEAT($other, form: "of") }.
files-card-in-wrong-hand = { files-place }: { CARD($card) } è sia nella mano { SEAT($right, form: "of") } sia in quella { SEAT($seat, form: "of") }, che non può averla.
files-uneven-hands = { files-place }: le mani non hanno tutte lo stesso numero di carte, da 1 a 13: Nord ne ha { $N }, Est { $E }, Sud { $S }, Ovest { $W }.
files-hand-too-long = { files-place }: { SEAT($seat) } ha { $more } carte, e { SEAT($short) } { $fewer }.
files-card-in-other-hand = { files-place }: { SEAT($seat) } ha { $more } carte, e { SEAT($short) } { $fewer }; { SEAT($short) } ha giocato { CARD($card) }, che è nella mano { SEAT($seat, form: "of") }.
files-no-contract = { files-place }: «{ $text }» non è un contratto.
files-no-call = { files-place }: «{ $text }» non è una chiamata.
files-no-card = { files-place }: «{ $text }» non è una carta.
files-card-not-held = { files-place }: nessuno può aver giocato { CARD($card) }.
files-card-played-twice = { files-place }: { CARD($card) } risulta { AGREE($card, m: "giocato", f: "giocata") } due volte: { TRICK($before, "in") }, e da { SEAT($seat) } { TRICK($trick, "in") }.
files-two-cards = { files-place }: { SEAT($seat) } ha due carte { TRICK($trick, "in") }.
files-trick-short = { files-place }: altre carte seguono, ma { TRICK($trick) } non è completa.
files-no-trumps = { files-place }: senza conoscere l'atout non si può seguire il gioco.
files-no-leader = { files-place }: non è detto chi attacca.

# Un board letto comunque.
files-tag-broken = { files-place }: il tag «{ $text }» non è chiuso.
files-comment-open = { files-place }: un commento non è chiuso.
files-after-end = { files-place }: «{ $text }», che viene dopo la fine, è stato tralasciato.
files-before-turn = { files-place }: «{ $text }» è stato tralasciato, perché { SEAT($seat) } non ha ancora giocato.
files-bad-dealer = { files-place }: «{ $text }» non è un mazziere.
files-bad-vulnerability = { files-place }: «{ $text }» non indica la zona; decide il numero del board.
files-bad-declarer = { files-place }: «{ $text }» non è un dichiarante.
files-bad-result = { files-place }: «{ $text }» non è un numero di prese.
files-contract-differs = { files-place }: il contratto indicato è { CONTRACT($contract, "by") }, la licitazione finisce in { CONTRACT($called, "by") }.
files-not-passed-out = { files-place }: il board risulta passato da tutti, la licitazione finisce in { CONTRACT($called, "by") }.
files-results-differ = { files-place }: il gioco finisce con { TRICKS($claimed) } per il dichiarante, l'elenco dei risultati ne dà { NUMBER_WORD($posted) }.

# Un board letto comunque: che cosa non sta al suo posto.
files-stray-text = { files-place }: «{ $text }» non appartiene a nessun tag, commento o sezione.
files-line-long = { files-place }: la riga ha più di 255 caratteri, il massimo ammesso da PBN.
files-control-character = { files-place }: la riga contiene il carattere di controllo { $text }.
files-tag-twice = { files-place }: il tag «{ $text }» compare una seconda volta; vale il primo.
files-not-inherited = { files-place }: il tag «{ $text }» non si può riprendere da un board precedente.
files-bad-value = { files-place }: «{ $text }» non è un valore del tag «{ $name }».
files-bad-board = { files-place }: «{ $text }» non è un numero di board da 1 a 999999.
files-bad-leader = { files-place }: «{ $text }» non è un posto per la prima colonna.
files-deal-short = { files-place }: la distribuzione ha { NUMBER($count) } mani invece di quattro.
files-no-dealer = { files-place }: non sono indicati né il mazziere né il numero del board.
files-rubber-differs = { files-place }: i punti del rubber «{ $text }» e la zona non concordano.
files-table-comment = { files-place }: tra le righe di «{ $text }» c'è un commento.
files-table-character = { files-place }: «{ $text }» non può stare in una tabella.
files-table-cells = { files-place }: le righe di «{ $text }» non riempiono le sue colonne.
files-table-order = { files-place }: le righe di «{ $text }» non sono nell'ordine di { $column }.

# Note, annotazioni e segni d'irregolarità.
files-bad-note = { files-place }: «{ $text }» non è una nota con un numero da 1 a 32.
files-note-early = { files-place }: la nota «{ $text }» viene prima di ogni licitazione o gioco.
files-note-twice = { files-place }: la nota { $text } compare una seconda volta; vale la prima.
files-note-missing = { files-place }: manca la nota { $text }.
files-note-unused = { files-place }: nulla rimanda alla nota { $text }.
files-note-double = { files-place }: la nota { $text } è la seconda della stessa chiamata o carta.
files-note-alone = { files-place }: «{ $text }» viene prima di ogni chiamata o carta.
files-bad-suffix = { files-place }: «{ $text }» non è un'annotazione.
files-bad-nag = { files-place }: «{ $text }» non è un'annotazione che possa stare qui.
files-nag-twice = { files-place }: l'annotazione { $text } è data due volte.
files-bad-mark = { files-place }: «{ $text }» non è un segno d'irregolarità che possa stare qui.
files-mark-twice = { files-place }: «{ $text }» è un segno di troppo.
files-mark-alone = { files-place }: dopo il segno «{ $text }» non viene nulla.

# Chiamate e carte che non possono essere così, o la cui irregolarità non è segnata.
files-insufficient = { files-place }: { CALL($call) } è una licita insufficiente che il file non segnala.
files-sufficient = { files-place }: { CALL($call) } porta il segno ^I, ma non è una licita insufficiente.
files-inadmissible = { files-place }: qui { CALL($call) } non è ammesso.
files-call-omitted = { files-place }: qui manca la chiamata { SEAT($seat, form: "of") }, e non c'è il segno ^S.
files-not-dealer = { files-place }: la prima chiamata è { SEAT($seat, form: "of") }, il mazziere è { SEAT($dealer) }.
files-revoke-unmarked = { files-place }: { CARD($card) } { SEAT($seat, form: "of") } è una renonce che il file non segnala.
files-no-revoke = { files-place }: { CARD($card) } { SEAT($seat, form: "of") } porta il segno ^R, ma non è una renonce.
files-lead-unmarked = { files-place }: { SEAT($seat) } attacca fuori turno con { CARD($card) }, e il file non lo segnala.
files-card-unmarked = { files-place }: { SEAT($seat) } gioca { CARD($card) } fuori turno, e il file non lo segnala.
files-lead-in-turn = { files-place }: { CARD($card) } { SEAT($seat, form: "of") } porta il segno ^L, ma non è un attacco fuori turno.

# Contratto, risultato e punteggio che non concordano.
files-no-declarer = { files-place }: non è detto chi è il dichiarante.
files-all-passed = { files-place }: il contratto indicato è «{ $text }», ma nella licitazione passano tutti.
files-contract-passed = { files-place }: il contratto indicato è «{ $text }», ma la licitazione sale fino a { CALL($call) }.
files-declarer-of-none = { files-place }: «{ $text }» è indicato come dichiarante di un board passato da tutti.
files-result-differs = { files-place }: il risultato indicato è { TRICKS($stated) } per il dichiarante, dal gioco risulta { TRICKS($won) }.
files-claim-too-low = { files-place }: la richiesta lascia al dichiarante { TRICKS($claimed) }, che però ha già { TRICKS($won) }.
files-claim-too-high = { files-place }: la richiesta dà al dichiarante { TRICKS($claimed) }, ma i difensori hanno già { TRICKS($won) }.
files-score-differs = { files-place }: il punteggio indicato è «{ $text }», dal risultato viene { NUMBER($computed, useGrouping: 0) } per il dichiarante.

# Un board che non si può mettere sul tavolo.
files-hands-unknown = { files-place }: non si conoscono tutte e quattro le mani.
files-ending-without-contract = { files-place }: le mani sono quelle di un finale, e non se ne indica il contratto.

# Una smazzata incollata come testo.
pasted-empty = Non c'è nessun testo da cui leggere una smazzata.
pasted-too-long = Il testo è troppo lungo per una smazzata.
pasted-nothing = Nel testo non c'è nessuna smazzata.
pasted-no-hands = Nel testo non si riconosce nessuna mano.
pasted-on-a-server = Il link indica soltanto un board su un server; si può leggere un link che contiene le mani stesse.
pasted-no-cards = Riga { NUMBER($line, useGrouping: 0) }: «{ $text }» non sono carte di un seme.
pasted-card-twice = Riga { NUMBER($line, useGrouping: 0) }: { CARD($card) } compare una seconda volta.
pasted-hand-twice = Riga { NUMBER($line, useGrouping: 0) }: la mano di { SEAT($seat) } compare una seconda volta.
pasted-hand-size = Riga { NUMBER($line, useGrouping: 0) }: { SEAT($seat) } ha { $count ->
    [one] una carta
   *[other] { $count } carte
 }, e dovrebbe averne { $others }.
pasted-whose-hand = Riga { NUMBER($line, useGrouping: 0) }: non è detto di chi è questa mano.

# Il caso di questo programma che accompagna un board.
files-embedded-damaged = { files-place }: il caso che accompagna il board è danneggiato; si apre solo il board.
files-embedded-newer = { files-place }: il caso che accompagna il board è di una versione più recente di questo programma; si apre solo il board.
files-embedded-other = { files-place }: il board è stato cambiato da un altro programma; si apre com'è, senza il caso che l'accompagnava.

# Un board scritto per altri programmi: ciò che il loro formato non può dire.
export-calls-made = La licitazione è stata { $calls }; le chiamate qui sono quelle che LIN può avere, fino a { CONTRACT($contract, form: "by") }.
export-calls-unknown = La licitazione non è nota; le chiamate qui sono la via più breve a { CONTRACT($contract, form: "by") }.
export-result = { CONTRACT($contract, form: "by") }: secondo il Codice { TRICKS($tricks) }.
export-revoke = Una renonce.
export-lead-out-of-turn = Un attacco fuori turno, accettato.
pasted-hands-missing = Nel testo mancano le carte di { SEATS($seats) }: a un tavolo servono tutte e quattro le mani.
pasted-first = È aperto il primo dei { NUMBER($boards) } board del testo.

# Il comando che esporta i board.
export-written = { $boards ->
    [one] Un board è stato scritto in { $file }.
   *[other] { $boards } board sono stati scritti in { $file }.
 }
export-nothing = non c'è nessun board da scrivere; non è stato scritto nulla
export-several = un caso ha un solo board, e questi sono { NUMBER($boards) }; non è stato scritto nulla
export-over-itself = questo è uno dei file da leggere, e verrebbe sovrascritto; non è stato scritto nulla
