### Art. 13: mani con un numero sbagliato di carte

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-13 = Quando una mano aveva più di tredici carte e un'altra meno, l'Arbitro rimette a posto le mani, se può, e fa giocare il board; dove non può, o dove il risultato ne ha risentito, assegna un punteggio arbitrale.
lawbook-13a = Se nessun giocatore ha visto una carta altrui, le mani si rimettono a posto e il board si gioca.
    .e2007 = Quando un giocatore con un numero sbagliato di carte ha già chiamato, le mani si rimettono a posto e il board si gioca, con tutte le chiamate fatte, se l'Arbitro ritiene che si possa giocare normalmente; alla fine può assegnare un punteggio arbitrale. (2017: 13B1.)
    .e2017 = Finché nessuno con un numero sbagliato di carte ha chiamato, le mani si rimettono a posto. Se un giocatore ha visto una carta altrui il board si gioca lo stesso, e l'Arbitro corregge il punteggio se il risultato ne ha risentito.
lawbook-13b = Se un giocatore ha visto una carta altrui, l'Arbitro fa giocare il board solo dove ritiene che non conti; altrimenti dà un punteggio artificiale.
    .e2007 = Altrimenti, se quel giocatore ha già chiamato, l'Arbitro assegna un punteggio arbitrale e può penalizzare chi è in colpa. (2017: 13B2.)
    .e2017 = Quando un giocatore con un numero sbagliato di carte ha già chiamato, tutto dipende dal fatto che le mani si possano rimettere a posto e giocare (B1) o no (B2).
lawbook-13b1 =
    .e2017 = Quando un giocatore con un numero sbagliato di carte ha già chiamato, le mani si rimettono a posto e il board si gioca, con tutte le chiamate fatte, se l'Arbitro ritiene che si possa giocare normalmente; alla fine può assegnare un punteggio arbitrale. (2007: 13A.)
lawbook-13b2 =
    .e2017 = Altrimenti, se quel giocatore ha già chiamato, l'Arbitro assegna un punteggio arbitrale e può penalizzare chi è in colpa. (2007: 13B.)
lawbook-13c = Se solo dopo il gioco risulta che una mano aveva troppe carte e un'altra troppo poche, il risultato si annulla. (2007: 13C; 2017: 13D.)
    .e2007 = Se solo dopo il gioco risulta che una mano aveva troppe carte e un'altra troppo poche, il risultato si annulla e si assegna un punteggio arbitrale; chi è in colpa può avere una penalità procedurale. (2017: 13D.)
    .e2017 = Una carta che non fa parte della smazzata si toglie, e il board continua. Conta solo se è stata giocata in una presa già girata: allora l'Arbitro può assegnare un punteggio arbitrale. (2007: 13F.)
lawbook-13d =
    .e2007 = Finché nessuno con un numero sbagliato di carte ha chiamato, le mani si rimettono a posto. Se nessun giocatore ha visto una carta altrui, il board si gioca normalmente. Se uno l'ha vista, l'Arbitro lo fa giocare dove ritiene che non conti, e corregge il punteggio se invece ha contato; dove conta troppo, assegna subito un punteggio arbitrale. (2017: 13A, dove il board si gioca sempre.)
    .e2017 = Se solo dopo il gioco risulta che una mano aveva troppe carte e un'altra troppo poche, il risultato si annulla e si assegna un punteggio arbitrale; chi è in colpa può avere una penalità procedurale. (1997 e 2007: 13C.)
lawbook-13e =
    .e2007 = Quando il gioco continua, dove l'Arbitro ha messo o spostato una carta è informazione non autorizzata per il compagno di chi aveva un numero sbagliato di carte.
    .e2017 = { "" }
lawbook-13f =
    .e2007 = Una carta che non fa parte della smazzata si toglie, e il board continua. Conta solo se è stata giocata in una presa già girata: allora l'Arbitro può assegnare un punteggio arbitrale. (2017: 13C.)
    .e2017 = { "" }

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-13 = una mano con carte in più e una con carte in meno
point-13a = chi ha visto una carta di un'altra mano
point-13b = se la smazzata si può correggere e giocare
point-13c = una carta di un altro mazzo
point-13d = troppe carte, scoperte dopo il gioco

## Rulings, as the Director gives them at the table.

law-13-restored = { CAP(CARD($card)) } torna nella mano di { $seat }.
law-13A1 = Nessuno ha visto una carta di un'altra mano: rimetto a posto le mani e il board si gioca normalmente.
law-13A2 = È stata vista una carta di un'altra mano. Rimetto a posto le mani e il board si gioca; dopo giudicherò se ciò che si è visto ha influito sul risultato.
law-13-1997-B1 = È stata vista una carta di un'altra mano, ma questo non disturberà né la licitazione né il gioco, e tutti e quattro i giocatori sono d'accordo: rimetto a posto le mani e il board si gioca normalmente.
law-13-seen-adjusted = Ciò che si è visto di un'altra mano conta troppo perché il board si possa giocare: assegnerò un punteggio arbitrale.
law-13B1 = La smazzata si può correggere e giocare: rimetto a posto le mani e nessuna chiamata cambia. Dopo il gioco potrò assegnare un punteggio arbitrale.
law-13-not-played = Si è chiamato con una mano dal numero di carte sbagliato, e la smazzata non si può correggere e giocare: assegnerò un punteggio arbitrale.
law-13-card-played = { $seat } ha giocato { CARD($card) }, che non è una sua carta: la smazzata non si può più correggere. Assegnerò un punteggio arbitrale.
law-13-cancelled = Solo dopo il gioco si scopre che una mano aveva troppe carte e un'altra troppo poche: il risultato è annullato e assegnerò un punteggio arbitrale.
law-13C = La carta di un altro mazzo che { $seat } ha trovato non fa parte di questa smazzata: si toglie, e si continua.
law-13C-not-played = Non è stata giocata in una presa già girata: non c'è altro.
law-13C-played = È stata giocata in una presa già girata: finito il gioco giudicherò se ha influito sul risultato.

## Questions, and the options on their buttons.

question-13A = L'Arbitro giudica: ciò che si è chiamato con un numero di carte sbagliato ha influito sul risultato?
question-13A-offence = { $edition ->
    [e1997] L'Arbitro accerta: un giocatore ha visto una carta della mano di un altro, e questo disturba la licitazione o il gioco normali?
   *[other] L'Arbitro giudica: la smazzata si può correggere e giocare, senza cambiare chiamate?
}
question-13A1 = L'Arbitro accerta: un giocatore ha visto una carta della mano di un altro?
question-13A2 = L'Arbitro giudica: ciò che si è visto di un'altra mano ha influito sul risultato del board?
question-13B = L'Arbitro giudica: la smazzata si può correggere e giocare, senza cambiare chiamate?
question-13B1 = L'Arbitro giudica: ciò che si è chiamato con un numero di carte sbagliato ha influito sul risultato?
question-13D1 = L'Arbitro accerta: un giocatore ha visto una carta della mano di un altro, ed è probabile che questo disturbi la licitazione o il gioco normali?
question-13D2a = L'Arbitro giudica: ciò che si è visto di un'altra mano ha influito sul risultato del board?
question-13C = L'Arbitro giudica: la carta di un altro mazzo, che era stata giocata, ha influito sul risultato?
question-13F = L'Arbitro giudica: la carta di un altro mazzo, che era stata giocata, ha influito sul risultato?
question-13C-offence = L'Arbitro accerta: la carta di un altro mazzo è stata giocata in una presa già girata?
question-13F-offence = L'Arbitro accerta: la carta di un altro mazzo è stata giocata in una presa già girata?
option-13C-not-played = No
option-13F-not-played = No
option-13C-played = Sì: giudicherò dopo il gioco
option-13F-played = Sì: giudicherò dopo il gioco
option-13-not-seen = Nessuno: il board si gioca normalmente
option-13-seen = Vista: si gioca e si giudica dopo
option-13-seen-played = Vista, ma non disturba: si gioca
option-13-seen-adjusted = Disturba: punteggio arbitrale
option-13-played = Si può: le mani si rimettono a posto
option-13-adjusted = Non si può: punteggio arbitrale
