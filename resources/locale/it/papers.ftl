## Pagine di carta e del web.

paper-board = Board { $number }
paper-dealer = Mazziere { $seat }
paper-won = Prese: N-S { $ns }, E-O { $ew }
paper-leads = Gioca { $seat }
paper-texts-in-english = i testi di questo caso sono in inglese
paper-texts-in-another = i testi di questo caso sono in un'altra lingua
paper-what-happened = I fatti
paper-trick = Presa { $trick }
paper-calls = Chiamate
paper-result = Risultato
paper-after = Dopo: { $act }
paper-ruling = La decisione
paper-your-ruling = Come decidete?
paper-contents = Indice
paper-other-cases = Senza articolo
paper-answers = Soluzioni
paper-answer-of = { $number }. { $title }
paper-booklet = Casi per arbitri
paper-right = { $number ->
    [one] La risposta giusta:
   *[other] Le risposte giuste:
}
paper-picture = Figura
paper-law-reading = † si fonda su una lettura del Codice dove questo lascia una scelta

## La pagina su cui si giocano i casi.

paper-deal = La smazzata
paper-reveal = Come decidete? Mostra la decisione
paper-ask-first = Chiedi prima di ogni decisione
paper-other-line = Variante:
paper-go-on = Avanti
paper-not-played = (qui non giocata)
paper-cases = Casi
paper-first = Alla smazzata
paper-back = Indietro
paper-next = Avanti
paper-last = Alla fine della linea
paper-place = Punto della linea
paper-keys = Tasti: ← → passi, Inizio e Fine, 1–9 scelte; sul telefono toccate il tavolo o scorrete di lato
paper-language = Lingua
paper-trick-word = Presa

## Diagrammi delle smazzate, più d'uno per pagina.

hand-records = Diagrammi delle smazzate
hand-records-points = Punti
command-booklet = Fascicolo di casi…
command-booklet-tip = Casi scelti nella biblioteca in un solo documento da distribuire, con l'indice per articoli e le soluzioni in fondo
booklet-title = Fascicolo di casi
booklet-ok = Salva…
booklet-explain = Ciò che ha il segno di spunta diventa un fascicolo con l'indice per articoli, da stampare e distribuire. Si salva in PDF, come pagina web o come testo.
booklet-heading = Titolo
booklet-all = Tutti
booklet-none = Nessuno
booklet-nothing = Segnate almeno una riga.
booklet-unreadable = { $file } non si può leggere, perciò non è stato fatto nulla.
command-hand-records = Diagrammi delle smazzate…
command-hand-records-tip = I diagrammi delle smazzate di un file, più d'uno per pagina, da stampare e distribuire
hand-records-title = Diagrammi delle smazzate
hand-records-ok = Salva…
hand-records-explain = Le smazzate di un file PBN o LIN come diagrammi, da stampare e distribuire. Si salvano in PDF, come pagina web o come testo.
hand-records-file = File
hand-records-files = Board registrati
hand-records-choose = Scegli il file…
hand-records-boards = Board
hand-records-boards-hint = tutti; o alcuni, come 1-16, 20
hand-records-heading = Titolo
hand-records-a-page = Board per pagina
hand-records-no-file = Scegliete un file di board registrati.
hand-records-no-numbers = Indicate i numeri dei board, come 1-16, 20, o nessuno per averli tutti.
hand-records-none = In { $file } non c'è nessuno di questi board con tutte e quattro le mani.

## Stampare, esportare e copiare dalla finestra.

command-print = Stampa…
command-print-tip = Stampa il caso su fogli A4, che prima si vedono
command-export = Esporta…
command-export-tip = Scrive il caso in PDF, come pagina su cui si gioca, come testo, o il tavolo come immagine
command-copy-story = Copia il racconto
command-copy-story-tip = Copia tutto il caso con le decisioni come testo
command-copy-picture = Copia l'immagine
command-copy-picture-tip = Copia il tavolo come immagine
print-title = Stampa
print-failed = La stampante non accetta le pagine.
print-ok = Mostra le pagine
print-explain = Il caso su fogli A4: diagramma, racconto, licitazione, fatti, decisioni e punteggio.
export-title = Esporta
export-ok = Esporta
export-explain = In una pagina su cui si gioca il caso le decisioni in fondo vengono a richiesta: «Come decidete?»
export-pdf = Pagine da stampare, PDF
export-html = Pagina su cui si gioca il caso, HTML
export-txt = Testo
export-png = Immagine del tavolo, PNG
export-svg = Immagine del tavolo, SVG
export-done = { $file } è stato scritto.
copied-picture = L'immagine del tavolo è negli appunti.
copied-story = Il racconto è negli appunti.
waiting-pages = Preparazione delle pagine
paper-answers-where = Decisioni
paper-answers-inline = sotto il caso
paper-answers-end = in fondo
paper-answers-none = da nessuna parte

## Le diapositive di un caso o di una lezione.

command-slides = Diapositive…
command-slides-tip = Il caso sul tavolo come pagine 16:9 da mostrare senza il programma, con le domande e poi le risposte
command-lesson-slides = Diapositive della lezione…
command-lesson-slides-tip = La lezione aperta come pagine 16:9 da mostrare senza il programma, con le domande e poi le risposte
slides-title = Salva le diapositive
slides-pdf = Diapositive in un file, PDF
slides-png = Un'immagine per ogni diapositiva, PNG
slides-done = Diapositive scritte: { $number }, in «{ $file }».

## Il comando report.

help-report = Scrive i casi su pagine: di carta, del web, o di solo testo.
argument-file-report = I file dei casi e le lezioni; una cartella sta per tutti quelli che contiene. Più casi fanno un fascicolo
argument-out-report = Il file da scrivere; la fine del nome (.pdf, .html, .txt) dice che cosa è; con --slides .pdf, o .png per un'immagine numerata per ogni diapositiva
    .value = OUT.pdf
    .accepted = un nome di file che finisce in .pdf, .html, .txt o .png
argument-answers = Dove stanno le decisioni: in fondo (end), che per un caso solo è il retro della pagina; da nessuna parte (none); sotto ogni caso (inline). Se manca, sotto un caso solo e in fondo a un fascicolo
argument-slides = Diapositive 16:9 da mostrare senza il programma: le pagine come le vede la sala, con le domande e poi le risposte
argument-ask = Una sola pagina che interroga a ogni decisione, corregge le risposte e dice la decisione, senza alcun server: OUT.html
argument-language-report = La lingua delle pagine e dei messaggi; con --ask più d'una, separate da virgole; se manca, quella del sistema
    .value = LINGUA
    .accepted = lingue del programma, separate da virgole: it,en
report-ask-ending = una pagina che interroga si scrive in un file .html
report-languages-ask = più lingue servono a una pagina che interroga: --ask
report-slides-ending = le diapositive si scrivono in un file .pdf, o come immagini .png
report-pictures-are-slides = le immagini .png si scrivono con --slides
report-cannot-be-drawn = le pagine non si possono disegnare: { $what }

## Un documento salvato da una finestra di dialogo.

save-document-title = Salva con nome
save-document-pdf = Pagine da stampare, PDF
save-document-html = Pagina web, HTML
save-document-txt = Testo
