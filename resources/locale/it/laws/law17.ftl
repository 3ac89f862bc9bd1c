### Art. 17: il periodo licitativo

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-17 = Il periodo licitativo, e in che ordine si chiama.
lawbook-17a = Per una linea il periodo licitativo comincia quando uno dei suoi giocatori guarda le proprie carte.
    .e2007 = Per una linea il periodo licitativo comincia quando uno dei suoi giocatori toglie le carte dal board.
lawbook-17b = Il mazziere fa la prima chiamata.
lawbook-17c = La seconda chiamata è del giocatore alla sinistra del mazziere, poi si prosegue in senso orario, ciascuno al suo turno.
lawbook-17d = La chiamata fatta con le carte di un board sbagliato si cancella; il giocatore guarda quelle giuste e chiama di nuovo. Se l'avversario di sinistra aveva già chiamato e la nuova chiamata è tutt'altra cosa, l'Arbitro dà un punteggio artificiale. (2017: 15A.)
    .e2007 = La chiamata fatta con le carte di un board sbagliato si cancella; il giocatore guarda quelle giuste e chiama di nuovo. Se l'avversario di sinistra aveva già chiamato e la nuova chiamata è tutt'altra cosa, o se aveva già chiamato il compagno, l'Arbitro dà un punteggio artificiale. (2017: 15A.)
    .e2017 = Quando finisce il periodo licitativo, e quando tre passo non chiudono la licitazione.
lawbook-17d1 =
    .e2017 = Il periodo licitativo finisce quando, chiusa la licitazione, un difensore scopre l'attacco iniziale. Il tempo che passa tra l'una e l'altro è il periodo di chiarimento. (1997: 17E; 2007: 22B1.)
lawbook-17d2 =
    .e2017 = Se nessuno ha licitato, il periodo licitativo finisce quando tutte e quattro le mani sono tornate nel board. (2007: 22B2.)
lawbook-17d3 =
    .e2017 = Tre passo non chiudono la licitazione se uno era fuori turno e ha tolto a un giocatore il suo turno. La licitazione torna a lui e i passo che seguono si cancellano; chi è passato fuori turno è colpevole (16C). (1997: 34; 2007: 17E2.)
lawbook-17e = Il periodo licitativo finisce quando sono passati tutti e quattro, o quando si scopre l'attacco iniziale dopo i tre passo che hanno chiuso la licitazione. Per un passo fuori turno vedi il 34.
    .e2007 = Il periodo licitativo finisce quando, chiusa la licitazione, un difensore scopre l'attacco iniziale. Il tempo che passa tra l'una e l'altro è il periodo di chiarimento. (2017: 17D1.)
    .e2017 = { "" }
lawbook-17e2 =
    .e2007 = Tre passo non chiudono la licitazione se uno era fuori turno e ha tolto a un giocatore il suo turno. La licitazione torna a lui e i passo che seguono si cancellano; chi è passato fuori turno è colpevole (16D). (1997: 34; 2017: 17D3.)
    .e2017 = { "" }

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-17 = in che ordine si chiama
point-17d =
    .e2017 = quando tre passo non chiudono la licitazione
point-17d1 =
    .e2017 = quando finisce il periodo licitativo
point-17e = quando finisce il periodo licitativo
    .e2017 = { "" }
point-17d3 =
    .e2017 = tre passo non chiudono se qualcuno ha perso il turno
point-17e2 =
    .e2007 = tre passo non chiudono se qualcuno ha perso il turno
    .e2017 = { "" }

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-17D3 = I passo da quello fuori turno in poi sono cancellati, e tocca { SEAT($seat, form: "to") } chiamare.
law-17D2-same = La nuova chiamata di { $seat } non è diversa da quella annullata: la licitazione continua.
law-17D2-differs = La nuova chiamata di { $seat } è diversa da quella annullata, sulla quale un avversario aveva chiamato: assegnerò un punteggio arbitrale.

## Questions, and the options on their buttons.

question-17D = L'Arbitro giudica: la nuova chiamata di { $seat } ha lo stesso significato di quella annullata?
option-17D-same-meaning = Stesso significato: si continua
option-17D-other = È diversa: punteggio arbitrale
