### Art. 20: ripetizione e spiegazione delle chiamate

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-20f4 =
    .e2007 = Chi si accorge che la propria spiegazione era sbagliata o incompleta chiama subito l'Arbitro. (1997: 75D.)
    .e2017 = Chi si accorge che la propria spiegazione era sbagliata o incompleta chiama l'Arbitro, al più tardi prima che l'attacco sia scoperto. (1997: 75D.)
lawbook-20f5 =
    .e2007 = Nessuno corregge la spiegazione del compagno durante la licitazione, né fa capire che era sbagliata. Un difensore lo fa a gioco finito, dichiarante e morto prima dell'attacco. (1997: 75D.)
lawbook-20g3 =
    .e2017 = Se gli organizzatori non lo permettono nessuno consulta la propria carta delle convenzioni o i propri appunti durante la licitazione e il gioco; ma si veda il 40B2(b).
lawbook-20 = Che cosa si può chiedere sulle chiamate, quando, e chi risponde.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-20 = che cosa si può chiedere sulle chiamate
point-20g3 =
    .e2017 = nessuno consulta la propria carta

## Rulings, as the Director gives them at the table.

law-20F5a = Durante la licitazione { $seat } non può dire che la spiegazione del compagno era sbagliata, né farlo capire. { $partner } non può usare ciò che ne ha ricavato.
law-20F5b-defender = { $seat } è un difensore: può correggere la spiegazione del compagno solo a gioco finito. { $partner } non può usare ciò che ne ha ricavato.
law-20F5b = { $seat } corregge la spiegazione del compagno nel primo momento in cui può: prima dell'attacco se è dichiarante o morto, a gioco finito se è un difensore.
law-20F4 = { $seat } corregge la propria spiegazione, come deve.
