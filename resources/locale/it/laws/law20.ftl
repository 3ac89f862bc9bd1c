### Art. 20: ripetizione e spiegazione delle chiamate

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-20f4 =
    .e2007 = Chi si accorge che la propria spiegazione era sbagliata o incompleta chiama subito l'Arbitro. (1997: 75D.)
    .e2017 = Chi si accorge durante la licitazione che la propria spiegazione era sbagliata o incompleta chiama l'Arbitro prima che l'attacco sia scoperto; può farlo anche subito, ma non è obbligato. (1997: 75D.)
lawbook-20f5 =
    .e2007 = Nessuno corregge la spiegazione del compagno durante la licitazione, né fa capire che era sbagliata. Un difensore lo fa a gioco finito, dichiarante e morto prima dell'attacco. (1997: 75D.)
lawbook-20g1 =
    .e2007 = Nessuno fa una domanda al solo scopo di aiutare il compagno.
lawbook-20g2 =
    .e2007 = Se gli organizzatori non lo permettono nessuno consulta la propria carta delle convenzioni o i propri appunti durante la licitazione e il gioco; ma si veda il 40B2(b). (2017: 20G3.)
    .e2017 = Nessuno fa una domanda al solo scopo di ottenere da un avversario una risposta sbagliata.
lawbook-20g3 =
    .e2017 = Se gli organizzatori non lo permettono nessuno consulta la propria carta delle convenzioni o i propri appunti durante la licitazione e il gioco; ma si veda il 40B2(b). (2007: 20G2.)
lawbook-20 = Che cosa si può chiedere sulle chiamate, quando, e chi risponde.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-20 = che cosa si può chiedere sulle chiamate
point-20f4 = la propria spiegazione era sbagliata
point-20f5 = la spiegazione del compagno era sbagliata
point-20g1 = nessuna domanda per aiutare il compagno
point-20g2 =
    .e2007 = nessuno consulta la propria carta
    .e2017 = nessuna domanda per avere una risposta sbagliata
point-20g3 =
    .e2017 = nessuno consulta la propria carta

## Rulings, as the Director gives them at the table.

law-20F5a = Durante la licitazione { $seat } non può dire che la spiegazione del compagno era sbagliata, né farlo capire. { $partner } non può usare ciò che ne ha ricavato.
law-20F5b-defender = { $seat } è un difensore: può correggere la spiegazione del compagno solo a gioco finito. { $partner } non può usare ciò che ne ha ricavato.
law-20F5b = { $seat } corregge la spiegazione del compagno nel primo momento in cui può: prima dell'attacco se è dichiarante o morto, a gioco finito se è un difensore.
law-20F4 = { $seat } corregge la propria spiegazione, come deve.
