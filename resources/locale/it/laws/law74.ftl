### Art. 74: il comportamento al tavolo

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-74 = Le buone maniere al tavolo, e la procedura corretta.
lawbook-74a = Ciascuno è cortese, evita di infastidire gli altri, e chiama e gioca sempre nello stesso modo corretto.
lawbook-74a3 = Ciascuno chiama e gioca sempre nello stesso modo corretto.
lawbook-74b = Per cortesia un giocatore sta attento, non fa commenti inutili, non stacca una carta prima del suo turno, non tira in lungo il gioco ed è cortese con l'Arbitro.
lawbook-74b3 = Per cortesia un giocatore non stacca una carta dalla mano prima che tocchi a lui.
lawbook-74b4 = Per cortesia un giocatore non continua inutilmente, sapendo che tutte le prese sono sue, per disorientare un avversario.
lawbook-74c = Sono contrari alla procedura, tra l'altro: mostrare approvazione o disapprovazione per una chiamata o una giocata, annunciare una presa vinta o persa, richiamare l'attenzione su ciò che conta, fissare un giocatore o la sua mano, mostrare di aver perso interesse, cambiare ritmo per disorientare.
lawbook-74c3 = È scorretto mostrare, mentre una presa è in corso, che ci si aspetta o si intende vincerla o perderla.
lawbook-74c4 = È scorretto richiamare l'attenzione, con parole o gesti, su un fatto importante o sulle prese che ancora servono.
lawbook-74c5 = È scorretto fissare un giocatore, guardare nella sua mano o nel punto da cui prende una carta. Ciò che si vede senza volerlo delle carte di un avversario si può usare.
lawbook-74c6 = È scorretto mostrare di aver perso interesse per la mano, per esempio chiudendo le carte.
lawbook-74c7 = È scorretto cambiare il proprio ritmo abituale per disorientare un avversario.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-74 = le buone maniere al tavolo
