## La proiezione: quello che vede la sala.

wall-vulnerable-none = tutti in prima
wall-vulnerable-ns = N-S in zona
wall-vulnerable-ew = E-O in zona
wall-vulnerable-both = tutti in zona
wall-tricks = N-S { $ns } · E-O { $ew }
wall-tricks-of = { SIDE($side, form: "short") } { $tricks }
wall-score = N-S { $ns }
wall-decides = { SEATS($to, join: "or") }
wall-title = Proiezione — bridgetable
wall-contract = { CONTRACT($contract, form: "short") } { $declarer }
wall-end = Fine della linea.
wall-end-next = Fine del caso. Pag↓ apre il caso { $number } di { $of }.
wall-close-again = Ancora Esc chiude la proiezione.
wall-screen-gone = Lo schermo della sala non c'è più e la proiezione è stata chiusa. F5 la riapre.
wall-window-screen-gone = Lo schermo della finestra non c'è più; la proiezione è ancora aperta. Esc la chiude.

## Il leggio: quello che vede solo il relatore.

lectern-page = Pagina { $number } di { $of }: { $text }
lectern-coming = Segue: { $text }
lectern-next-page = Avanti ▶
lectern-previous-page = ◀ Indietro
lectern-black = Nero
lectern-freeze = Blocca
lectern-clock-pause = Pausa
lectern-clock-go = Riprendi
lectern-clock-reset = Azzera
lectern-notes = Appunti privati
lectern-notes-larger = Appunti più grandi
lectern-notes-smaller = Appunti più piccoli
lectern-picture = La proiezione, come la vede la sala
lectern-time = Tempo dall'inizio della proiezione
lectern-small = Tavolo
lectern-answers = Ciò che dovete sapere solo voi
lectern-next-picture = Che cosa mostra il prossimo tasto
lectern-planned = Minuti previsti per la lezione
lectern-no-plan = durata –
lectern-minutes = min
lectern-closed = La proiezione è chiusa
lectern-is-black = Nero
lectern-is-frozen = Bloccata

## La moviola della correzione.

command-replay = Moviola della correzione
command-replay-tip = Rivede le carte ritirate nella correzione in corso, una dopo l'altra; un tasto qualsiasi la finisce
command-replay-slowly = Moviola lenta
command-replay-slowly-tip = La stessa, al rallentatore

## Le risposte in anteprima, e le edizioni e le linee affiancate.

command-preview-answer = Anteprima della prossima risposta
command-preview-answer-tip = Mostra alla sala dove porta ogni risposta alla domanda aperta, una per pressione; dopo l'ultima torna il tavolo
command-editions-on-wall = Edizioni affiancate
command-editions-on-wall-tip = Mostra alla sala che cosa decide ogni edizione, fino al punto raggiunto; di nuovo, e torna il tavolo
command-lines-on-wall = Varianti affiancate
command-lines-on-wall-tip = Mostra alla sala la linea in vista accanto a un'altra; di nuovo, e viene la prossima, poi torna il tavolo
wall-compared = Fin qui non c'è nulla da decidere.
