### Art. 53: un attacco fuori turno accettato

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-53a = Un attacco fuori turno a carta scoperta diventa regolare se gli avversari dicono di accettarlo, o se la mano successiva ci gioca sopra.
    .e2017 = Prima della tredicesima presa un attacco fuori turno a carta scoperta diventa regolare se gli avversari dicono di accettarlo, o se la mano successiva ci gioca sopra. Alla tredicesima presa va ritirato.
lawbook-53b = Se il dichiarante attacca fuori turno e il difensore a destra di quell'attacco ci gioca sopra, l'attacco resta, e alla sua carta si applica l'Art. 57. (2017: 53C.)
    .e2017 = Se l'attacco toccava a un avversario, questi può fare il suo; la sua carta non vale come giocata su quello irregolare. Il suo attacco resta, e ciò che si è giocato sull'altro si può ritirare; su quanto quelle carte dicono vedi 16C. (1997 e 2007: 53C.)
lawbook-53c = Se l'attacco toccava a un avversario, questi può fare il suo; la sua carta non vale come giocata su quello irregolare. Il suo attacco resta, e ciò che si è giocato sull'altro si può ritirare; su quanto quelle carte dicono vedi 16C. (2017: 53B.)
    .e2007 = Se l'attacco toccava a un avversario, questi può fare il suo; la sua carta non vale come giocata su quello irregolare. Il suo attacco resta, e ciò che si è giocato sull'altro si può ritirare; su quanto quelle carte dicono vedi 16D. (2017: 53B.)
    .e2017 = Se il dichiarante attacca fuori turno e il difensore a destra di quell'attacco ci gioca sopra, l'attacco resta, e alla sua carta si applica l'Art. 57. (1997 e 2007: 53B.)

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-53 = un attacco fuori turno
point-53a = un attacco fuori turno si può accettare
point-53b = il difensore sbagliato gioca sull'attacco del dichiarante
    .e2017 = intanto si fa l'attacco giusto
point-53c = intanto si fa l'attacco giusto
    .e2017 = il difensore sbagliato gioca sull'attacco del dichiarante

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-53A-by-playing = { $offender } ha attaccato fuori turno con { CARD($card) }, ma un avversario ha già giocato su quella carta: l'attacco è accettato e resta.
    .dummy = { $player } ha mosso { CARD($card) } dal morto fuori turno, ma un avversario ha già giocato su quella carta: l'attacco è accettato e resta.
law-53A = { $offender } ha attaccato con { CARD($card) }, ma l'attacco toccava a { $due }.
    .dummy = { $player } ha mosso { CARD($card) } dal morto, ma l'attacco toccava a { $due }.
    .dummy-hand = { $player } ha mosso { CARD($card) } dal morto, ma doveva muovere dalla propria mano.
    .due-dummy = { $offender } ha mosso { CARD($card) }, ma si doveva muovere dal morto.
law-53A-last = Alla tredicesima presa un attacco fuori turno non si può accettare.
law-53A-accepted = L'attacco con { CARD($card) } è accettato: vale come regolare, e risponde per primo chi sta alla sinistra { SEAT($offender, form: "of") }.
law-53A-accepted-before = L'attacco con { CARD($card) } è stato accettato: vale come regolare, e non resta niente da rettificare.
    .dummy = La mossa dal morto con { CARD($card) } è accettata: vale come regolare, e risponde per primo chi sta alla sinistra del morto.
law-53A-premature = { $offender } ha attaccato con { CARD($card) } prima che la presa fosse completa: si tratta come un attacco fuori turno.
    .dummy = { $player } ha mosso { CARD($card) } dal morto prima che la presa fosse completa: si tratta come un attacco fuori turno.
law-53B = L'attacco toccava a { $seat }: vale { CARD($card) }; { $offender } riprende { CARD($irregular) }.
    .dummy = L'attacco toccava a { $seat }: vale { CARD($card) }, e { CARD($irregular) } torna al morto.
    .due-dummy = Si doveva muovere dal morto: vale { CARD($card) }; { $offender } riprende { CARD($irregular) }.
law-53B-before = { $seat } ha già fatto l'attacco che gli toccava: { CARD($card) } resta, e { CARD($irregular) }, attacco fuori turno { SEAT($offender, form: "of") }, è già tornato in mano.
