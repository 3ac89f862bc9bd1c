## Il manuale: la finestra in cui si legge, e le stesse pagine su carta.

manual-title = Manuale
manual-search = Cerca nel manuale
manual-pages = Pagine
manual-nothing = Nessuna pagina ha tutte queste parole.
manual-group-steps = Passo per passo
manual-group-reference = Da consultare
manual-group-files = Per chi scrive file (in inglese)
manual-back = Pagina precedente
manual-forward = Pagina successiva
manual-smaller = Caratteri più piccoli
manual-larger = Caratteri più grandi
manual-usual = Caratteri normali
manual-find = Cerca nel manuale
manual-print = Stampa…
manual-save = Salva con nome…
manual-close = Chiudi il manuale
manual-dialog-open = Prima chiudete la finestra di dialogo aperta: poi il collegamento apre il caso.
manual-paper-title = Il manuale di bridgetable
manual-file = manuale

## bridgetable manual.

help-manual = Scrive questo manuale in un file: come pagine da stampare, come pagina web o come testo.
argument-out-manual = Il file da scrivere; la fine del nome (.pdf, .html, .txt) dice che cosa è
    .value = OUT.pdf
    .accepted = un nome che finisce in .pdf, .html o .txt
