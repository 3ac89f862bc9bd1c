## La finestra: barra degli strumenti, pannelli, dialoghi, e ciò che dice quando qualcosa non si può fare.

language-name = Italiano
language-partial = Questa lingua non è ancora completa: il manuale, i testi dei casi del programma e alcune frasi sono in inglese.
language-without-pages = Il manuale e i testi dei casi del programma sono in inglese.
untitled = Tavolo senza titolo

## Comandi: la parola sul pulsante e la frase del suggerimento.

command-file = File
command-edit = Modifica
command-director-menu = Arbitro
command-boards-menu = Board
command-help = Aiuto
command-hands = Mani
command-wall = Proiezione
command-looks = Aspetto
command-quit = Esci
command-quit-tip = Chiude la finestra; quel che è sul tavolo ritorna al prossimo avvio
command-new = Nuova
command-new-tip = Una nuova smazzata
command-contract = Contratto…
command-contract-tip = Fissa contratto e dichiarante
command-open = Apri
command-open-tip = Apre un caso, una lezione, un file PBN o LIN
command-next-board = Board successivo
command-next-board-tip = Apre il board che segue questo nel suo file
command-previous-board = Board precedente
command-previous-board-tip = Apre il board che precede questo nel suo file
command-boards = Board del file…
command-boards-tip = Apre un altro board del file da cui viene questo
command-save = Salva
command-save-tip = Salva il tavolo come caso
command-save-as = Salva con nome…
command-save-as-tip = Salva il tavolo con un altro nome, o scrive il board in PBN, in LIN o come link
command-undo = Annulla
command-undo-tip = Annulla l'ultima cosa fatta, decisioni comprese
command-redo = Ripeti
command-redo-tip = Ripete ciò che si è annullato, o va avanti di un passo
command-back = Un passo indietro
command-back-tip = Un passo indietro lungo la linea
command-forward = Un passo avanti
command-forward-tip = Un passo avanti lungo la linea
command-to-start = Alla prima carta
command-to-start-tip = Al tavolo prima della prima carta
command-to-end = Alla fine della linea
command-to-end-tip = Alla fine della linea
command-director = Arbitro!
command-director-tip = Un giocatore chiama l'Arbitro
command-ask = Chiedi
command-ask-tip = Un giocatore chiede a un altro se non ha più carte del seme giocato
command-wrong = Irregolarità…
command-wrong-tip = Tutte le irregolarità e le domande possibili ora a questo tavolo
command-table = Tavolo
command-table-tip = Contratto, richiesta, concessione, accordo, fine del gioco, note
command-claim = Richiesta…
command-claim-tip = Un giocatore richiede delle prese
command-concede = Concessione…
command-concede-tip = Un giocatore concede delle prese
command-note = Nota…
command-note-tip = Parole del relatore a questo punto
command-edit-note = Modifica la nota…
command-edit-note-tip = Altre parole per la nota a questo punto
command-retitle = Titolo…
command-retitle-tip = Il titolo di questo tavolo, nella lingua in uso
command-assign = Punteggio arbitrale…
command-assign-tip = L'Arbitro assegna un punteggio a ciascuna linea
command-projector = Proietta
command-projector-tip = Apre la proiezione per la sala, sul secondo schermo se c'è, o la chiude
command-presenter = Leggio grande
command-presenter-tip = Il leggio su tutta la finestra, mentre si proietta su un altro schermo
command-lectern = Leggio
command-lectern-tip = Quello che vede solo il relatore: la proiezione in piccolo, che cosa segue, appunti, il tempo
command-next-page = Proiezione: pagina o passo seguente
command-next-page-tip = La pagina seguente delle parole proiettate; se non c'è, il passo seguente
command-previous-page = Proiezione: pagina o passo precedente
command-previous-page-tip = La pagina precedente delle parole proiettate; se non c'è, il passo precedente
command-black = Proiezione: nero
command-black-tip = Lo schermo della sala è nero finché non si preme di nuovo lo stesso tasto o si va al passo seguente
command-freeze = Proiezione: blocca
command-freeze-tip = La proiezione resta com'è, qualunque cosa si faccia, finché non si preme di nuovo lo stesso tasto
command-language = Lingua
command-language-tip = La lingua di tutto ciò che la finestra dice, in ogni momento
command-edition = Edizione
command-edition-tip = L'edizione del Codice con cui si arbitra
command-view = Vista
command-view-tip = Pannelli, mani, colori, velocità
command-timeline = Cronologia
command-timeline-tip = Mostra o nasconde la cronologia
command-panel = Pannello dell'Arbitro
command-panel-tip = Mostra o nasconde il pannello dell'Arbitro
command-point = Indica
command-point-tip = Mostra un anello attorno al cursore, anche nella proiezione
command-draw = Disegna
command-draw-tip = Disegna sul tavolo fino al passo seguente: trascinate per una freccia, fate clic per cerchiare una carta
command-erase = Cancella l'ultimo segno
command-erase-tip = Cancella l'ultima cosa disegnata; Esc cancella tutto
command-turn = Gira il tavolo
command-turn-tip = Il giocatore seguente viene in basso, fino al board successivo
command-hand-top = Mano in alto
command-hand-top-tip = Scopre la mano in alto, la copre o la mostra com'era
command-hand-right = Mano a destra
command-hand-right-tip = Scopre la mano a destra, la copre o la mostra com'era
command-hand-bottom = Mano in basso
command-hand-bottom-tip = Scopre la mano in basso, la copre o la mostra com'era
command-hand-left = Mano a sinistra
command-hand-left-tip = Scopre la mano a sinistra, la copre o la mostra com'era
command-marks = Segni per il relatore
command-marks-tip = Mostra ciò di cui nessuno al tavolo si è accorto
command-knowledge = Chi sa che cosa
command-knowledge-tip = Per chi ogni carta è informazione non autorizzata
command-copy-rulings = Copia le decisioni
command-copy-rulings-tip = Copia tutte le decisioni come testo
command-copy-pbn = PBN
command-copy-pbn-tip = Copia il board com'è ora in PBN
command-copy-lin = LIN
command-copy-lin-tip = Copia il board com'è ora in LIN
command-copy-link = Link a un visualizzatore
command-copy-link-tip = Copia un link che mostra il board in un visualizzatore sul web
command-paste = Incolla una smazzata
command-paste-tip = Apre la smazzata negli appunti: PBN, LIN, un link, un diagramma, mano per mano
command-copy-board = Copia il board come
command-manual = Manuale
command-manual-tip = Come si usa il programma, pagina per pagina
command-recent = File recenti
command-recent-tip = I file aperti o salvati per ultimi
command-about = Informazioni su bridgetable
command-about-tip = Versione, licenza e librerie usate
command-shortcuts = Tutti i tasti
command-shortcuts-tip = Tutto ciò che si fa da tastiera
edition-own = Smazzate nuove e board registrati
edition-badge-tip = Questo tavolo segue il Codice { $edition }; le smazzate nuove e i board registrati il Codice { $own }

## La didascalia: che cosa è successo, chi si aspetta, che cosa sarebbe una carta illecita.

opening = Board { $board }: { CONTRACT($contract, form: "by") }.
awaited-player-lead = Tocca a { $seat } attaccare
awaited-player-play = Tocca a { $seat }
awaited-dummy-lead = { $player } attacca dal morto
awaited-dummy-play = { $player } gioca dal morto
awaited-substitute = { $seat } deve sostituire la carta
awaited-ruling = Si aspetta l'Arbitro
awaited-director = Decide l'Arbitro
awaited-answer = Decide { SEATS($to, join: "or") }
awaited-claim = { SIDE($side) }: d'accordo?
awaited-score = Il board è annullato
awaited-nobody = Il gioco è finito
alarm-attention =
    Irregolarità rilevata:
    chiamate l'Arbitro
would-be-revoke = Sarebbe una renonce: { $seat } ha ancora { CARDS($owed, form: "short") }.
would-be-lead-out-of-turn = Sarebbe un attacco fuori turno: tocca a { $due } attaccare.
would-be-lead-before-choice = { $seat } attaccherebbe prima che il dichiarante abbia scelto.
would-be-penalty-card-not-played = { $seat } deve giocare una carta penalizzata: { CARDS($owed, form: "short") }.
would-be-play-before-ruling = L'Arbitro non ha ancora deciso: nessuno può giocare.
would-be-while-asked = Prima deve decidere { SEATS($to, join: "or") }.
would-be-irregular = { $seat } ora non può giocare { CARD($card) }.
offer-play = Gioca comunque { CARD($card, form: "short") }
offer-play-tip = Invio la gioca; la prossima volta Maiusc e un clic la giocano subito
offer-keys = Invio la gioca comunque · Esc la lascia in mano
offer-dismiss = No
typed-wrong = ?
typed-not-held = Nessuno ha più { CARD($card) }: è già stata giocata.

## A che cosa è tenuto un giocatore, sulla sua targa e dopo «tocca a».

bound-only = solo { SUIT($suit, form: "symbol") }
bound-no = non { SUITS($suits, form: "symbol") }
bound-highest = più alta { SUIT($suit, form: "symbol") }
bound-lowest = più bassa { SUIT($suit, form: "symbol") }
bound-card = { CARD($card, form: "short") }
bound-another = non { CARD($card, form: "short") }
bound-from = da qui
asked-card = Fate clic sulla carta, o scrivetela.

## Pannelli.

panel-timeline = Cronologia
panel-director = Arbitro
panel-lectern = Leggio
panel-score = Punteggio
nothing-yet = Non è ancora successo nulla. Fate clic su una carta, o scrivetela: prima il seme, poi il valore.
unnoticed-heading = Nessuno al tavolo se n'è accorto
earlier-heading = Decisioni precedenti
marks-shown = Inosservate
marks-shown-tip = Mostra ciò di cui nessuno al tavolo si è accorto: deve vederlo solo il relatore
copy-rulings = Copia
another-finding = Un altro numero di prese…
another-finding-tip = Che cosa sia un gioco normale lo dice l'Arbitro: può stabilire qualunque numero.
assign-score = Assegna il punteggio…
option-tip = Tasto { $key }
option-tip-mouse = Con un clic o Invio
timeline-start = La smazzata
timeline-ruling = Art. { $clauses }
timeline-fork = { $name }
timeline-fork-shown = { $name }
branch-rename = Nome…
branch-rename-tip = Dà un nome alla variante in cui ci si trova
branch-delete = Elimina
branch-delete-tip = Elimina la variante in cui ci si trova; Annulla lo riporta
branch-deleted = La variante è stata eliminata. Annulla lo riporta.

## La riga del punteggio.

score-board = Board { $board } · in zona: { $vulnerable }
score-contract = { CONTRACT($contract, form: "by") }
score-tricks = Prese N-S { $ns } · E-O { $ew }
score-as-played = { SIDE($side, form: "short") } al tavolo { $played }
score-after-laws = { SIDE($side, form: "short") } al tavolo { $played } → secondo il Codice { $after }
score-points = N-S { $ns } · E-O { $ew }
score-assigned = Assegnato: N-S { $ns } · E-O { $ew }

## Menù di ciò che si può fare.

menu-nothing = Niente, in questo momento
director-who = Chi chiama l'Arbitro?
ask-declarer-defender = { $seat }, dichiarante, chiede a { $of }
ask-dummy-declarer = { $seat }, morto, chiede a { $of }
ask-dummy-defender = { $seat }, morto, chiede a { $of }, difensore
ask-defender-declarer = { $seat } chiede a { $of }, dichiarante
ask-defender-partner = { $seat } chiede al compagno { $of }
ask-dummy-declarer-dummys = { $seat }, morto, chiede a { $of } della carta del morto
ask-defender-declarer-dummys = { $seat } chiede a { $of }, dichiarante, della carta del morto
table-agree = Accettare la richiesta o la concessione
table-object = Contestarla, o ritirare l'accordo
table-return = Carte nel board
table-return-all = Tutte e quattro le mani
table-next = Una chiamata nel board seguente
command-turn-up = L'Arbitro guarda una presa girata · Art. 66C
table-turn-up-trick = Presa { $trick }
table-earlier = Tavoli non salvati…
table-round = Fine del turno di gioco

## Vista.

view-all-hands = Tutte le mani
command-bottom = In basso
view-wall-screen = Schermo della proiezione
view-wall-screen-other = Quello senza la finestra
view-wall-screen-named = { $name } ({ $width } × { $height })
view-theme = Chiaro o scuro
view-speed = Velocità delle carte
view-colours = Semi
view-four-colours = Quattro colori
view-two-colours = Due colori
hand-hidden = Coperta
hand-shown = Scoperta
hand-as-dealt = Com'era, le carte giocate sbiadite
theme-auto = Come il sistema
theme-light = Chiaro
theme-dark = Scuro
speed-off = Senza movimento
speed-normal = Normale
speed-slow = Lenta

## Dialoghi.

dialog-cancel = Annulla
dialog-close = Chiudi
new-deal-title = Nuova smazzata
new-deal-ok = Distribuisci
new-deal-seed = Numero di partenza
new-deal-another = Un altro
new-deal-deal = Carte (PBN)
new-deal-board = Board
new-deal-dealer = Mazziere
new-deal-vulnerable = Zona
new-deal-contract-later = Senza contratto si comincia dalla licitazione
new-deal-full-only = Una smazzata intera ha tredici carte per mano.
contract-title = Contratto
contract-ok = Fissa
contract-explain = Le frecce scorrono una riga, Tab passa alla seguente; da 1 a 7 si sceglie il livello.
contract-missing = Scegliete livello, denominazione e dichiarante.
contract-level = Livello
contract-denomination = Denominazione
contract-doubling = Contrato
contract-declarer = Dichiarante
doubling-undoubled = No
doubling-doubled = X
doubling-redoubled = XX
summons-title = Si chiama l'Arbitro
summons-ok = Chiama l'Arbitro
summons-explain = Ci sono più irregolarità in sospeso. Quali si segnalano all'Arbitro?
summons-item = Presa { $trick }: { $what }
summons-seat = Chi chiama
summons-none = Sceglietene almeno una.
claim-title = Richiesta
claim-ok = Richiedi
claim-seat = Chi
claim-tricks = Prese
claim-of = su { $left }
claim-line = Che cosa dice
claim-order = In quest'ordine
claim-order-such-as = per esempio P CA Q
claim-order-tip = Ciò che lo vincola: semi e carte nell'ordine in cui li giocherebbe, P C Q F per i semi, CA per l'Asso di cuori. Un seme si gioca dall'alto.
claim-order-unread = «{ $text }» non è né un seme né una carta: P C Q F, oppure CA, separati da uno spazio.
concede-title = Concessione
concede-ok = Concedi
note-title = Nota
note-ok = Aggiungi
note-text = Nota
edit-note-title = Modifica la nota
edit-note-ok = Cambia
edit-note-text = Nota
retitle-title = Titolo
retitle-ok = Cambia
retitle-text = Titolo
earlier-title = Tavoli non salvati
earlier-explain = Questi tavoli sono stati messi da parte senza salvarli quando se n'è aperto un altro. Aprendone uno, esce dall'elenco.
earlier-line = { $title } · { $left } · { $actions ->
    [one] un'azione
   *[other] { $actions } azioni
}
earlier-damaged = { $file } · { $left } · danneggiato, non si può leggere
earlier-ok = Apri
earlier-remove = Elimina
earlier-remove-all = Elimina tutti…
earlier-remove-title = Eliminare tavoli non salvati
earlier-remove-ok = Elimina
earlier-remove-question = { $count ->
    [one] Questo tavolo non è mai stato salvato. Spostarlo nel cestino del sistema?
   *[other] Questi { $count } tavoli non sono mai stati salvati. Spostarli nel cestino del sistema?
}
earlier-delete-title = Non c'è un cestino
earlier-delete-ok = Elimina
earlier-delete-question = { $count ->
    [one] Non è stato possibile spostare questo tavolo nel cestino. Eliminarlo per sempre?
   *[other] Non è stato possibile spostare { $count } tavoli nel cestino. Eliminarli per sempre?
}
replace-title = Il file esiste
replace-ok = Sostituisci
replace-question = { $file } esiste già. Salvando qui si sostituisce il suo contenuto.
overwrite-title = Il file è cambiato
overwrite-ok = Sovrascrivi
overwrite-question = { $file } è stato cambiato da un altro programma da quando lo avete aperto. Salvando qui si sovrascrive quella modifica. Annullate e usate «Salva con nome…» per tenere entrambi.
branch-title = Nome della variante
branch-ok = OK
branch-text = Nome
boards-title = Board del file
boards-search = Cerca: numero, contratto, nomi
boards-none-found = Nessun board del file corrisponde.
boards-ok = Metti al tavolo
boards-board = Board
boards-dealer = Mazziere
boards-vulnerable = Zona
boards-contract = Contratto
boards-result = Risultato
boards-players = Giocatori
boards-tricks = { $tricks ->
        [one] { $tricks } presa
       *[other] { $tricks } prese
    }
boards-reading = Board trovati: { $count }
boards-unreadable = Non si può leggere: { $reason }
boards-hands-unknown = Il file non riporta tutte e quattro le mani
boards-place = board { $number } di { $of }
boards-place-so-far = board { $number }
boards-at = Board { $number } di { $of } · { $title }
boards-at-so-far = Board { $number } · { $title }
boards-first = Questo è il primo board del suo file.
boards-last = Questo è l'ultimo board del suo file.
boards-passed = Il board { $number } del file viene saltato: { $reason }
assigned-title = Punteggio arbitrale
assigned-ok = Assegna
assigned-explain = Quale risultato assegna l'Arbitro?
assigned-both = Lo stesso per le due linee
assigned-for-both = Entrambe le linee
assigned-for = { SIDE($side) }
assigned-tricks = Prese del dichiarante:
assigned-datum = Altra sala, o datum
assigned-datum-example = −50
assigned-datum-tip = Il punteggio di Nord-Sud da cui si contano gli IMP: ogni risultato si confronta con quello, e poi si pondera (12C1(c)). Si registra con il punteggio.
assigned-datum-unreadable = Il punteggio dell'altra sala è un numero intero, come 420 o −50.
assigned-law = Articolo
knowledge = INA
knowledge-title = Chi sa che cosa
knowledge-explain = Che cosa ha deciso l'Arbitro sulle chiamate ritirate e sulle carte che si sono viste: chi non può servirsi di ciò che ne sa.
knowledge-nothing = Su ciò che i giocatori sanno non c'è ancora nessuna decisione.
knowledge-card = Carta
knowledge-unauthorised = Non autorizzata per
knowledge-authorised = Autorizzata per
knowledge-law = Articolo
knowledge-nobody = nessuno
knowledge-everybody = tutti
shortcuts-title = Tutti i tasti
law-page-title = Il Codice
law-page-others = Nelle altre edizioni
law-page-ours = Con parole nostre: fa fede solo il Codice stampato.
law-page-readings = Come lo legge questo programma
law-page-memory = Il testo di questa edizione è riportato a memoria, non dal Codice stampato.
law-page-from-memory = { $edition } (a memoria)
law-reading-mark = †
law-reading-tip = Si fonda su una lettura del Codice: aprite l'articolo per vedere che altro si potrebbe fare, e chi lo dice
law-reading-foot = † si fonda su una lettura del Codice: clic, oppure Tab e Invio
law-memory-mark = ‡
law-memory-tip = Il testo di questa edizione è riportato a memoria
law-memory-foot = ‡ il testo di questa edizione è riportato a memoria
about-title = Informazioni su bridgetable
about-what = Un tavolo da bridge su cui si possono infrangere le regole, che poi vengono applicate.
about-licence = Licenza
about-notices = Licenze delle librerie e dei caratteri
about-system = Sistema: { $system }
about-absent = non installata
about-copy = Copia le versioni
about-copied = Copiato
keys-group-play = Il gioco
keys-group-auction = La licitazione
keys-group-dialogs = Nelle finestre di dialogo
keys-group-library = Nella biblioteca
keys-group-wall = Durante la proiezione, anche con un telecomando
keys-accept-key = Invio · Esc
keys-accept = Conferma · chiude; Ctrl+Invio conferma dove Invio va a capo
keys-filter-key = A B C …
keys-filter = In un elenco ciò che si scrive trova una riga; le frecce la scelgono
keys-timeline-key = ← → · ↑ ↓ · Inizio Fine
keys-timeline = Nella cronologia: un passo · una presa · all'inizio o alla fine
keys-library-arrows-key = ↑ ↓ · Pag↑ Pag↓
keys-library-arrows = Da un caso all'altro, anche mentre si scrive una ricerca
keys-cards-key = P A
keys-cards = L'Asso di picche: prima il seme (P C Q F), poi il valore
keys-ten-key = C 1 0
keys-ten = Il 10 di cuori; C T è lo stesso
keys-enter-key = Invio
keys-enter = Gioca la carta indicata, o fa ciò che è proposto
keys-escape-key = Esc
keys-escape = Dimentica ciò che è scritto o proposto; interrompe il doppio morto; chiude la proiezione
keys-digits-key = 1 … 9
keys-digits = Sceglie una delle opzioni
keys-arrows-key = ← → ↑ ↓
keys-arrows = Da carta a carta al tavolo, da chiamata a chiamata nel bidding box, da passo a passo nella cronologia
keys-space-key = Spazio, → ←
keys-space = Nella proiezione: pagina o passo seguente, e indietro con ←; dopo ↑ o ↓ le frecce scelgono una carta
keys-shift-key = Maiusc + clic
keys-shift = Gioca subito una carta illecita, o fa subito una chiamata illecita

## File.

recent-none = Non è stato ancora aperto nessun file
recent-clear = Svuota l'elenco
recent-gone = { $file } non c'è più ed è stato tolto dai file recenti.
recent-others = { $file } è aperto; { $others ->
        [one] un altro è tra i file recenti.
       *[other] altri { $others } sono tra i file recenti.
    }
drop-nothing = Si possono aprire solo file e cartelle di questo computer.
open-title = Apri un caso o board registrati
open-all = Casi, lezioni e board
open-any = Tutti i file
save-title = Salva come caso
save-cases = Casi
save-cases-json = Casi, come JSON per gli editor di testo
save-board = PBN, con tutto il caso
save-board-plain = PBN semplice: senza irregolarità, per i programmi che le rifiutano
save-lin = LIN, il board com'è ora
save-links = Link a un visualizzatore
board-written = Il board com'è ora è stato scritto in { $file }; il tavolo stesso si salva come caso.
board-written-whole = Il board è stato scritto in { $file }; riaperto qui è lo stesso caso.
board-copied-pbn = Il board è stato copiato in PBN.
board-copied-lin = Il board è stato copiato in LIN.
board-copied-link = È stato copiato un link al board, che contiene il board stesso.
save-name = tavolo
file-not-read = Il file { $file } non si può leggere.
file-not-written = Il file { $file } non si può scrivere.
file-place = { $place }: { $reason }
case-stops = { $reason } La linea si ferma qui; quel che segue è conservato nel caso.{ $others ->
        [0] {""}
        [one] {" "}Un'altra linea si ferma così.
       *[other] {" "}Altre { $others } linee si fermano così.
    }
branch-undone = Ciò che non si poteva fare
board-play-stops = Il gioco registrato si ferma prima della carta { $number }: a questo tavolo non è possibile.
board-claim-stops = La richiesta registrata non è possibile a questo tavolo; tutto ciò che la precede c'è.
board-calls-not-kept = Le chiamate non portano a questo contratto: qui si vedono, ma un file del tavolo conserva solo il contratto.
board-meanings-not-kept = Le spiegazioni delle chiamate qui si vedono, ma un file di un finale non le può conservare.
board-tricks-before = Il file non dice chi ha vinto le prese prima di questo finale: contano come del dichiarante.
table-full = Il file di questo tavolo è diventato grande quanto può esserlo ({ $most } MB). Salvatelo e continuate con un tavolo nuovo.
table-calls-not-kept = Questo riguarda la licitazione di questo board, che un file di caso non può contenere: ne resta solo il contratto.
worker-failed = L'operazione si è interrotta. Non si è perso nulla: si può riprovare.
waiting-title = Un momento
waiting-another = Si prepara un caso
waiting-laws = L'Arbitro conta le prese
waiting-file = Apertura di { $file }
waiting-saving = Si scrive il file
autosave-restored = Il tavolo è come l'avete lasciato.
autosave-restored-others = Il tavolo è come l'avete lasciato. { $others ->
    [one] Un altro tavolo non salvato è
   *[other] Altri { $others } tavoli non salvati sono
} fra i tavoli precedenti.
autosave-damaged = Il tavolo conservato non si può leggere; è stato messo da parte come { $file }.
autosave-damaged-in-part = Una parte del tavolo conservato è danneggiata; il resto è qui, e il file danneggiato è stato messo da parte come { $file }.
settings-damaged = Le impostazioni non si possono leggere tutte; il file danneggiato è stato messo da parte come { $file }.
ruled-again = Lo stesso gioco è ora arbitrato con il Codice { $edition }.
ruled-again-stopped = Con il Codice { $edition } questa linea non va oltre il passo { $step }; Annulla riporta la linea di prima.
ruled-again-elected = Lo stesso gioco è ora arbitrato secondo la scelta fatta.
ruled-again-elected-stopped = Con la scelta fatta questa linea non va oltre il passo { $step }; Annulla riporta la linea di prima.

elections = Scelte degli organizzatori
election-none = Come dice il Codice
election-yes = Sì
election-no = No
election-defenders-may-ask = 61B: i difensori possono chiedersi l'un l'altro
election-screens = 80: con i sipari
trouble = Il programma ha avuto un errore; il tavolo è com'era. I dettagli sono in { $file }.
trouble-unlogged = Il programma ha avuto un errore; il tavolo è com'era.
