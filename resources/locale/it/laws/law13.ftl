### Art. 13: mani con un numero sbagliato di carte

## Che cosa dicono gli articoli del Codice, con parole nostre. Il testo di un messaggio vale in ogni edizione che non
## ha un attributo proprio; senza testo vale solo nelle edizioni indicate. I numeri sono quelli di ciascuna edizione.

lawbook-13 = Quando una mano aveva più di tredici carte e un'altra meno, l'Arbitro rimette a posto le mani, se può, e fa giocare il board; dove non può, o dove il risultato ne ha risentito, assegna un punteggio arbitrale.
lawbook-13a = Finché nessuno con un numero sbagliato di carte ha chiamato, le mani si rimettono a posto. Se un giocatore ha visto una carta altrui il board si gioca lo stesso, e l'Arbitro corregge il punteggio se il risultato ne ha risentito.
    .e1997 = Se nessun giocatore ha visto una carta altrui, le mani si rimettono a posto e il board si gioca.
    .e2007 = Quando un giocatore con un numero sbagliato di carte ha già chiamato, le mani si rimettono a posto e il board si gioca, con tutte le chiamate fatte, se l'Arbitro ritiene che si possa giocare normalmente; alla fine può assegnare un punteggio arbitrale. (2017: 13B1.)
lawbook-13b = Quando un giocatore con un numero sbagliato di carte ha già chiamato, il board si gioca, con tutte le chiamate fatte, se l'Arbitro ritiene che le mani si possano rimettere a posto; altrimenti assegna un punteggio arbitrale.
    .e1997 = Se un giocatore ha visto una carta altrui, l'Arbitro fa giocare il board solo dove ritiene che non conti; altrimenti dà un punteggio artificiale.
    .e2007 = Altrimenti, se quel giocatore ha già chiamato, l'Arbitro assegna un punteggio arbitrale e può penalizzare chi è in colpa. (2017: 13B2.)
lawbook-13c = Una carta che viene da un altro mazzo si toglie, e il board continua. Conta solo se è stata giocata in una presa già girata.
    .e1997 = Se solo dopo il gioco risulta che una mano aveva troppe carte e un'altra troppo poche, il risultato si annulla. (2007: 13C; 2017: 13D.)
    .e2007 = Se solo dopo il gioco risulta che una mano aveva troppe carte e un'altra troppo poche, il risultato si annulla e si assegna un punteggio arbitrale; chi è in colpa può avere una penalità procedurale. (2017: 13D.)
lawbook-13d =
    .e2007 = Finché nessuno con un numero sbagliato di carte ha chiamato, le mani si rimettono a posto. Se nessun giocatore ha visto una carta altrui, il board si gioca normalmente. Se uno l'ha vista, l'Arbitro lo fa giocare dove ritiene che non conti, e corregge il punteggio se invece ha contato; dove conta troppo, assegna subito un punteggio arbitrale. (2017: 13A, dove il board si gioca sempre.)
    .e2017 = Se solo dopo il gioco risulta che una mano aveva troppe carte e un'altra troppo poche, il risultato si annulla e si assegna un punteggio arbitrale. (1997 e 2007: 13C.)
lawbook-13e =
    .e2007 = Quando il gioco continua, dove l'Arbitro ha messo o spostato una carta è informazione non autorizzata per il compagno di chi aveva un numero sbagliato di carte.
lawbook-13f =
    .e2007 = Una carta che non fa parte della smazzata si toglie, e il board continua. Conta solo se è stata giocata in una presa già girata: allora l'Arbitro può assegnare un punteggio arbitrale. (2017: 13C.)

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-13 = una mano con carte in più e una con carte in meno
