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
argument-port = La porta, 0 per una libera qualsiasi; se manca, la prima libera a partire da 8080
    .value = N
    .accepted = un numero da 0 a 65535
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
room-server-dies = il processo che tiene i collegamenti dei telefoni si chiude di continuo
room-failed = La sala non può essere aperta all'indirizzo { $address }: { $reason }
room-poll-call = Siete { $seat }. Che cosa dichiarate?
room-poll-card = Siete { $seat }. Che carta giocate?
room-poll-dummy = Siete { $seat }. Che carta giocate dal morto?
room-no-hands = Dopo «hands» va un numero per ogni scelta della domanda posta: hands 3 0 2
room-no-poll = Qui non c'è nulla da chiedere ai pari di un giocatore.
## La finestra della sala.

command-room = Rispondono i telefoni
command-room-tip = Apre la sala ai telefoni, che rispondono a ciò che la lezione chiede; di nuovo la chiude
command-room-menu = Sala
command-room-menu-tip = Ciò che si può fare mentre la sala è aperta ai telefoni
command-room-address = Indirizzo sullo schermo
command-room-address-tip = Mostra alla sala dove i telefoni la trovano: un codice QR e un indirizzo da scrivere
command-room-door = Chiudi la porta
command-room-door-tip = Nessun altro telefono può entrare; quelli che ci sono possono ancora rispondere
command-room-sheets = Fogli sui telefoni
command-room-sheets-tip = La lezione è finita: ogni telefono mostra il suo foglio e la lezione da portare a casa
lectern-room = Telefoni
room-addresses = Indirizzo di questo computer
room-address-of = { $address } ({ $adapter })
room-on-wall = Rispondete con il telefono
room-on-wall-type = Il codice apre la pagina; la apre anche l'indirizzo.
room-lectern = Telefoni: { $phones } · { $address }{ $door ->
        [open] {""}
       *[no] {" · la porta è chiusa"}
    }
room-not-opened = Non è stato possibile aprire la sala: { $reason }
wall-answered = { $answered } su { $phones }
wall-asked-answered = { $question } ({ $answered } su { $phones })
lesson-coming-counts = come ha risposto la sala
lesson-coming-after-address = ciò che lo schermo mostrava prima
command-homework = Lezione da portare a casa…
command-homework-tip = Salva la lezione come una sola pagina che interroga e corregge da sé, per chi ha solo un telefono
homework-title = Salvare la lezione da portare a casa
homework-html = Pagina che interroga
homework-done = La lezione da portare a casa è in { $file }.

## Un sondaggio fra pari.

peers-line = Pari di { $seat }, alla domanda che cosa farebbero: { $answers }
peers-answer = { $made } { $chosen }{ $considered ->
        [0] {""}
       *[other] {" (considerata da altri "}{ $considered })
    }
peers-on-wall = { $made }{ $considered ->
        [0] {""}
       *[other] {" (+"}{ $considered })
    }
command-peers = Chiedi ai pari del giocatore
command-peers-tip = Che cosa farebbero altri al suo posto? La mano di turno e ciò che è successo prima, su ogni telefono (16B, 12C1)
command-peers-record = Sondaggi nel caso
command-peers-record-tip = Mette nel caso sul tavolo ciò che i pari hanno risposto: una nota in fondo alla linea, che resta con il caso
peers-recorded = { $polls ->
        [one] Il sondaggio fra i pari è ora una nota in fondo al caso.
       *[other] { $polls } sondaggi fra i pari sono ora note in fondo al caso.
    }

## Una domanda propria, posta sul momento.

command-ask-own = Poni una domanda propria…
command-ask-own-tip = Scrivete una domanda con le sue risposte: schermo e telefoni la mostrano come pagina successiva
lectern-ask-own = Domanda…
ask-own-title = Una domanda sul momento
ask-own-ok = Chiedi
ask-own-keep = Tienila anche nella lezione, dopo questa voce
