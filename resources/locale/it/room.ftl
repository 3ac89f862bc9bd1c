## La sala che risponde dai telefoni

room-refused-400 = Questa risposta non è utilizzabile.
room-refused-403 = La sala non ammette altri telefoni.
room-refused-404 = Qui non c'è nulla.
room-refused-405 = Qui non si può fare.
room-refused-409 = Questa domanda è chiusa.
room-refused-413 = È troppo.
room-refused-429 = Sono stati provati troppi codici. Attendete un minuto.
room-refused-431 = È troppo.

## Il comando `room`

help-room = Tiene una lezione dal terminale per una sala che risponde dai telefoni.
argument-file-room = La lezione
argument-bind = L'indirizzo di questo computer che i telefoni raggiungono; se manca, il più probabile; 0.0.0.0 per tutti
    .value = INDIRIZZO
argument-port = La porta; se manca, la prima libera a partire da 8080
    .value = N
    .accepted = un numero da 1 a 65535
argument-public-url = L'indirizzo sotto il quale un proxy offre la sala a chi non è presente
    .value = URL
    .accepted = un indirizzo che comincia con http:// o https://
argument-json-room = Stampa JSON: nella prima riga l'indirizzo e il codice, poi ogni stato in una riga
room-address = Indirizzo: { $url }
room-code = Codice: { $code }
room-other-addresses = Altri indirizzi di questo computer, da scegliere con --bind: { $addresses }
room-status = Hanno risposto { $answered } su { $phones }.
room-nothing-asked = Ora non è posta alcuna domanda.
room-no-command = «{ $text }» non è un comando; ci sono: { $commands }.
room-failed = La sala non può essere aperta all'indirizzo { $address }: { $reason }
room-poll-call = Siete { $seat }. Che cosa dichiarate?
room-poll-card = Siete { $seat }. Che carta giocate?
room-poll-dummy = Siete { $seat }. Che carta giocate dal morto?
room-no-poll = Qui non c'è nulla da chiedere ai pari di un giocatore.
