### Art. 45: come si gioca una carta

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-45a = Ogni giocatore, tranne il morto, gioca una carta staccandola dalla mano e scoprendola sul tavolo davanti a sé.
lawbook-45b = Il dichiarante gioca una carta dal morto nominandola, e il morto la sposta. Può anche prenderla lui stesso.
lawbook-45c = In questi casi una carta va giocata, che il suo proprietario lo volesse o no.
lawbook-45c1 = La carta di un difensore, tenuta in modo che il compagno potesse vederla, è giocata in questa presa. Se vi ha già giocato, è una quinta carta (45E).
lawbook-45c2 = La carta del dichiarante è giocata quando la tiene scoperta, a contatto con il tavolo o quasi, o in una posizione che la mostra giocata.
lawbook-45c2-a =
    .e2007 = La carta del dichiarante è giocata quando la tiene scoperta a toccare il tavolo, o quasi.
lawbook-45c2-b =
    .e2007 = La carta del dichiarante è giocata quando la tiene in una posizione che la mostra giocata.
lawbook-45c3 = Una carta del morto che il dichiarante tocca di proposito è giocata, a meno che stesse mettendo in ordine le carte o volesse prenderne una vicina.
lawbook-45c4 = Una carta nominata va giocata (a), a meno che sia stata nominata senza volerlo e si sia ancora in tempo a cambiarla (b).
lawbook-45c4-a = La carta che un giocatore ha nominato, o altrimenti indicato, come quella che giocherà va giocata.
lawbook-45c4-b = Un giocatore può cambiare una carta che non intendeva nominare, se lo fa senza una pausa di riflessione. Un avversario che intanto ha giocato, al suo turno, una carta legale può cambiarla anche lui.
    .e2007 = Finché il compagno non ha giocato, un giocatore può cambiare una carta che non intendeva nominare, se lo fa senza una pausa di riflessione. Un avversario che intanto ha giocato, al suo turno, una carta legale può cambiarla anche lui.
    .e2017 = Il dichiarante può cambiare una carta del morto che non intendeva nominare, finché non gioca ancora da una delle due mani: dopo un lapsus, non dopo una distrazione o un ripensamento. Un avversario che intanto ha giocato, al suo turno, una carta legale può cambiarla anche lui.
lawbook-45c5 = Una carta penalizzata, maggiore o minore, può dover essere giocata (Art. 50).
lawbook-45d = La carta che il morto ha mosso e il dichiarante non ha nominato torna al suo posto se ci si accorge prima che entrambe le linee abbiano giocato nella presa successiva. Il difensore che ha giocato dopo l'errore e prima che fosse rilevato può cambiare carta; se la cambia l'avversario di destra del dichiarante, il dichiarante può cambiare quella giocata dopo di lui.
lawbook-45d1 =
    .e2017 = La carta che il morto ha mosso e il dichiarante non ha nominato torna al suo posto se ci si accorge prima che entrambe le linee abbiano giocato nella presa successiva. Il difensore che ha giocato dopo l'errore e prima che fosse rilevato può cambiare carta; se la cambia l'avversario di destra del dichiarante, il dichiarante può cambiare quella giocata dopo di lui. (1997 e 2007: 45D.)
lawbook-45d2 =
    .e2017 = Quando è troppo tardi per rimettere a posto la carta sbagliata, le prese restano come giocate. Se era la prima della presa, chi non le ha risposto può aver commesso renonce; se con quella ha commesso renonce il morto, valgono il 64B3 e il 64C.
lawbook-45e = Una carta di troppo in una presa o era un attacco, o torna in mano; quella di un difensore diventa penalizzata.
lawbook-45e1 = La quinta carta di un difensore diventa penalizzata. Se per l'Arbitro era un attacco, è un attacco fuori turno (53, 56).
lawbook-45e2 = Una quinta carta della mano del dichiarante o del morto torna al suo posto, e non succede altro. Se per l'Arbitro era un attacco, è un attacco fuori turno (55).
lawbook-45f = Il morto non può toccare né indicare una carta che il dichiarante non ha chiamato, se non per mettere in ordine. Se lo fa si chiama l'Arbitro e si continua; alla fine l'Arbitro corregge il punteggio se così ha suggerito una giocata e i difensori ne hanno avuto danno.
lawbook-45g = Nessuno gira la sua carta finché tutti e quattro non hanno giocato nella presa.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-45 = quando una carta è giocata
point-45a = come si gioca una carta
point-45b = come si gioca una carta del morto
point-45c = una carta che si deve giocare
point-45c1 = la carta di un difensore visibile al compagno è giocata
point-45c2 = la carta tenuta dal dichiarante come giocata è giocata
point-45c3 = una carta toccata nel morto è giocata
point-45c4-a = una carta nominata si deve giocare
point-45c4-b = un lapsus si può correggere
point-45d = il morto ha mosso una carta non chiamata
point-45d1 =
    .e2017 = la carta sbagliata del morto torna indietro in tempo
point-45d2 =
    .e2017 = la carta sbagliata del morto, e troppo tardi
point-45e = una carta di troppo sulla presa
point-45e1 = una quinta carta: caduta o attaccata?
point-45f = il morto non suggerisce una carta

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-45C-shown = { $seat } teneva { CARD($card) } in modo che il compagno potesse vederne la faccia: la carta è giocata.
law-45C-table = { $seat } teneva { AGREE($card, m: "scoperto", f: "scoperta") } { CARD($card) }, a contatto con il tavolo o quasi: la carta è giocata.
law-45C-touched = { $seat } ha toccato di proposito { CARD($card) } del morto, non per mettere in ordine le carte né per prenderne un'altra: la carta è giocata.
law-45C4a = { $seat } aveva nominato { CARD($named) }: gioca quella carta, e nessun'altra.
law-45C4b-changed = Un lapsus: la carta chiamata è { CARD($card) }.
law-45C4b-stands = Non è un lapsus, ma una distrazione o un ripensamento: { CARD($card) } resta { AGREE($card, m: "giocato", f: "giocata") }.
law-45C4b-late = È troppo tardi per cambiare la chiamata: { CARD($card) } resta { AGREE($card, m: "giocato", f: "giocata") }.
law-45C4b-same = Il dichiarante aveva già chiamato { CARD($card) }.
law-45D-put-right = Il dichiarante aveva chiamato { CARD($named) }: { CARD($card) } torna al morto e si gioca la carta chiamata.
law-45D-put-right-already = Il dichiarante aveva chiamato { CARD($named) }: il morto ha rimediato da sé, e la carta giocata è quella chiamata.
law-45D-lead-in-turn = Giocata quella carta, l'attacco con { CARD($card) } era regolare: resta valido.
law-45D2-late = Il gioco è proseguito troppo: { CARD($card) } resta { AGREE($card, m: "giocato", f: "giocata") }, anche se il dichiarante non l'aveva { AGREE($card, m: "chiamato", f: "chiamata") }. Chi non vi ha risposto a colore ha commesso renonce.
law-45D-late = Il gioco è proseguito troppo: { CARD($card) } resta { AGREE($card, m: "giocato", f: "giocata") }, anche se il dichiarante non l'aveva { AGREE($card, m: "chiamato", f: "chiamata") }.
law-45E1 = { $offender } aveva già giocato in questa presa: se non è un attacco, { CARD($card) } è una quinta carta.
law-45E1-led = { $offender } voleva attaccare con { CARD($card) }: lo consideriamo un attacco nella presa successiva.
law-45E1-not-led = { $offender } non voleva attaccare: { CARD($card) } resta sul tavolo come carta penalizzata.
law-45E2 = L'attacco è rifiutato: { CARD($card) } torna in mano a { $offender } senza rettifica.
    .dummy = L'attacco è rifiutato: { CARD($card) } torna al morto senza rettifica.
law-45F = { $seat }, il morto, non può toccare né indicare una carta senza che gli sia chiesto. Si continua; alla fine vedrò se ha suggerito una giocata e danneggiato i difensori.

## Le domande, e le opzioni sui pulsanti.

question-45C4b-director = { $edition ->
    [e1997] Valuta l'Arbitro: il dichiarante intendeva fin dall'inizio { CARD($card) }, e ha cambiato senza pause per pensare da quando se n'è accorto?
    [e2007] Valuta l'Arbitro: il dichiarante intendeva fin dall'inizio { CARD($card) }, e ha cambiato senza pause per pensare da quando se n'è accorto?
   *[other] Valuta l'Arbitro: il dichiarante intendeva fin dall'inizio { CARD($card) }, e quindi è un lapsus e non un ripensamento?
}
question-45C4b = Dopo il cambio { SEATS($to) } può ritirare { CARD($card) }, oppure { AGREE($card, m: "lasciarlo", f: "lasciarla") }.
option-45C4b-unintended = Lapsus: { CARD($card) }
option-45C4b-intended = Nessun lapsus: resta la prima chiamata
question-45D = Dopo il cambio { SEATS($to) } può ritirare { CARD($card) }, oppure { AGREE($card, m: "lasciarlo", f: "lasciarla") }.
question-45E1 = Valuta l'Arbitro: { $seat } voleva attaccare con { CARD($card) }?
option-45E1-led = È un attacco
option-45E1-not-led = Non è un attacco
question-45F = Valuta l'Arbitro: { $seat }, il morto, ha suggerito una giocata, e i difensori ne sono stati danneggiati?
