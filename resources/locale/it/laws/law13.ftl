### Art. 13: mani con un numero sbagliato di carte

## Che cosa dicono gli articoli del Codice, con parole nostre. Il testo di un messaggio vale in ogni edizione che non
## ha un attributo proprio; senza testo vale solo nelle edizioni indicate. I numeri sono quelli di ciascuna edizione.

lawbook-13 = Quando una mano aveva più di tredici carte e un'altra meno, l'Arbitro rimette a posto le mani, se può, e fa giocare il board; dove non può, o dove il risultato ne ha risentito, assegna un punteggio arbitrale.
lawbook-13a = Finché nessuno con un numero sbagliato di carte ha chiamato, le mani si rimettono a posto. Se un giocatore ha visto una carta altrui il board si gioca lo stesso, e l'Arbitro corregge il punteggio se il risultato ne ha risentito.
    .e1997 = Se nessun giocatore ha visto una carta altrui, le mani si rimettono a posto e il board si gioca.
lawbook-13b = Quando un giocatore con un numero sbagliato di carte ha già chiamato, il board si gioca, con tutte le chiamate fatte, se l'Arbitro ritiene che le mani si possano rimettere a posto; altrimenti assegna un punteggio arbitrale.
    .e1997 = Se un giocatore ha visto una carta altrui, l'Arbitro fa giocare il board solo dove ritiene che non conti; altrimenti dà un punteggio artificiale.
lawbook-13c = Una carta che viene da un altro mazzo si toglie, e il board continua. Conta solo se è stata giocata in una presa già girata.
    .e1997 = Se solo dopo il gioco risulta che una mano aveva troppe carte e un'altra troppo poche, il risultato si annulla. (Dal 2007: 13D.)
lawbook-13d =
    .e2007 = Se solo dopo il gioco risulta che una mano aveva troppe carte e un'altra troppo poche, il risultato si annulla e si assegna un punteggio arbitrale. (1997: 13C.)
    .e2017 = Se solo dopo il gioco risulta che una mano aveva troppe carte e un'altra troppo poche, il risultato si annulla e si assegna un punteggio arbitrale. (1997: 13C.)

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-13 = una mano con carte in più e una con carte in meno
