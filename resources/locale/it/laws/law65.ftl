### Art. 65: le prese sul tavolo

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-65a = Giocate le quattro carte, ciascuno gira la propria e la tiene davanti a sé.
lawbook-65b = Il verso di una carta girata mostra quale linea ha vinto la presa.
lawbook-65b1 = La carta di una presa vinta punta per il lungo verso il compagno.
lawbook-65b2 = La carta di una presa persa punta per il lungo verso gli avversari.
lawbook-65b3 =
    .e2007 = Una carta girata nel verso sbagliato si può far rilevare: il dichiarante in qualsiasi momento, il morto o un difensore solo finché non si attacca nella presa successiva.
    .e2017 = Una carta girata nel verso sbagliato può farla rilevare qualsiasi giocatore finché la sua linea non gioca nella presa successiva; dopo, può applicarsi il 16B.
lawbook-65c = Ciascuno tiene le sue carte in fila ordinata, nell'ordine in cui le ha giocate, così che il gioco si possa poi ripercorrere.
lawbook-65d = Nessuno disfa la sua fila finché non c'è accordo sul numero delle prese. Chi lo fa rischia di vedersi contare contro le prese dubbie, e la sua parola a favore o contro una renonce.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-65 = come si tengono le prese
## Le decisioni, come l'Arbitro le comunica al tavolo.

law-65B = { $offender } gira nel verso giusto la sua carta { TRICK($trick, form: "of") }.
law-65B3 = { $seat } lo fa rilevare in tempo: { $offender } gira nel verso giusto la sua carta { TRICK($trick, form: "of") }.
law-65B3-late = { $offender } gira nel verso giusto la sua carta { TRICK($trick, form: "of") }. La linea { SEAT($seat, form: "of") } aveva già giocato nella presa successiva: era tardi per farlo rilevare, e a ciò che ha detto può applicarsi il 16B.
law-65B3-late-2007 = { $offender } gira nel verso giusto la sua carta { TRICK($trick, form: "of") }. Nella presa successiva si era già attaccato, e { $seat } non è il dichiarante: era tardi per farlo rilevare.
