## Smazzate estratte secondo condizioni: che cosa non si può leggere nel testo, e dove.

dealing-place = Riga { NUMBER($line, useGrouping: 0) }, colonna { NUMBER($column, useGrouping: 0) }

dealing-too-long = Le condizioni superano i { NUMBER($letters, useGrouping: 0) } caratteri.
dealing-unknown-sign = { dealing-place }: qui «{ $text }» non significa nulla.
dealing-expected = { dealing-place }: manca «{ $wanted }» prima di «{ $text }».
dealing-expected-at-end = { dealing-place }: alla fine manca «{ $wanted }».
dealing-too-deep = { dealing-place }: troppe parentesi una dentro l'altra.
dealing-ends-early = { dealing-place }: alla fine manca un numero o una funzione.
dealing-no-seat = { dealing-place }: «{ $text }» non è un posto; si scrive north, east, south o west.
dealing-no-suit = { dealing-place }: «{ $text }» non è un seme; si scrive spades, hearts, diamonds o clubs.
dealing-no-card = { dealing-place }: «{ $text }» non è una carta; AS è l'Asso di picche.
dealing-no-cards = { dealing-place }: «{ $text }» non indica carte; SAKQ sono Asso, Re e Dama di picche.
dealing-no-shape = { dealing-place }: «{ $text }» non è una distribuzione di 13 carte; si scrive 5332 o 5xxx: picche, cuori, quadri, fiori.
dealing-no-function = { dealing-place }: la funzione «{ $text }» non esiste.
dealing-function-not-here = { dealing-place }: la funzione «{ $text }» di altri programmi qui non c'è.
dealing-no-value = { dealing-place }: «{ $text }» non è un numero né un nome dato prima.
dealing-no-name = { dealing-place }: «{ $text }» non può essere un nome.
dealing-no-vulnerability = { dealing-place }: «{ $text }» non è una situazione di zona; si scrive none, NS, EW o both.
dealing-card-twice = { dealing-place }: { CARD($card) } è già { AGREE($card, m: "stato assegnato", f: "stata assegnata") }.
dealing-too-many-cards = { dealing-place }: più di 13 carte assegnate a { SEAT($seat) }.
dealing-none-found = Nessuna delle { NUMBER($number, useGrouping: 0) } smazzate estratte soddisfa le condizioni.

## Una smazzata che si sta disponendo: che cosa va corretto prima.

draft-too-many = { SEAT($seat) } ha { $number ->
    [one] una carta
   *[other] { $number } carte
  } di troppo.
draft-too-few = A { SEAT($seat) } { $number ->
    [one] manca una carta
   *[other] mancano { $number } carte
  }.
draft-ending-contract = Un finale ha bisogno di un contratto.
draft-ending-leader = Non è detto chi attacca.
draft-ending-won = { $number ->
    [one] Prima è stata giocata una presa
   *[other] Prima sono state giocate { $number } prese
  }; alle due linee ne { $won ->
    [one] risulta una
   *[other] risultano { $won }
  }.
draft-trick-leader = Per la presa in corso servono un contratto e chi attacca.
draft-trick-order = { SEAT($seat) } non ha { CARD($card) }, che è nella presa.
draft-auction = La chiamata { $number } non può far parte di una licitazione regolare; quelle irregolari si fanno al tavolo.

## Smazzate in cui qualcosa può andare storto: dove, e con che cosa.

dealing-goes-wrong-nowhere = In nessuna di { NUMBER($number, useGrouping: 0) } smazzate può succedere.
dealing-place-of-call = { SEAT($seat) }, alla chiamata { $number }: { CALL($call) }.
dealing-place-in-auction = { SEAT($seat) }, prima della chiamata { $number }.
dealing-place-in-trick = { SEAT($seat) }, { TRICK($trick, form: "in") }.
dealing-place-of-card = { SEAT($seat) }, { TRICK($trick, form: "in") }, con { CARD($card) }.
