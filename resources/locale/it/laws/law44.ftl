### Art. 44: l'ordine di gioco, e l'attacco

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-44a = Chi è di mano può attaccare con qualsiasi carta, se un'irregolarità della sua linea non lo vincola.
lawbook-44b = Dopo l'attacco gli altri tre giocano a turno; le quattro carte formano una presa.
lawbook-44c = Chi può deve rispondere a colore. Quest'obbligo viene prima di ogni altra cosa che il Codice gli imponga.
lawbook-44d = Chi non ha carte del seme giocato può giocare qualsiasi carta, se un'irregolarità della sua linea non lo vincola.
lawbook-44e = Una presa che contiene atout è vinta dall'atout più alta.
lawbook-44f = Una presa senza atout è vinta dalla carta più alta del seme d'attacco.
lawbook-44g = La mano che ha vinto una presa attacca nella successiva.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-44 = come si giocano e si vincono le prese
point-44c = rispondere al seme viene prima di tutto

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-44G = { $seat } ha vinto la presa: l'attacco era suo e resta valido.
    .dummy = La presa l'ha vinta il morto: si doveva muovere di lì, e la carta resta.
