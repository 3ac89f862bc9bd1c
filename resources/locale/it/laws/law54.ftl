### Art. 54: un attacco iniziale scoperto e fuori turno

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-54 = Attacco iniziale scoperto dal difensore sbagliato: se il compagno ha attaccato a carta coperta, la sua carta torna in mano. Il dichiarante sceglie poi se scendere come morto, accettare o rifiutare.
lawbook-54a = Il dichiarante può stendere le sue carte: diventa morto, e il compagno dichiarante. Se cominciando a farlo ha scoperto anche una sola carta, deve farlo.
lawbook-54b = Il dichiarante può accettare l'attacco; il morto scende come al solito.
lawbook-54b1 = Se l'attacco è accettato, la seconda carta si gioca dalla mano del dichiarante.
lawbook-54b2 = Se il dichiarante ha giocato la seconda carta dal morto, quella resta, a meno che fosse una renonce.
lawbook-54c = Se il dichiarante poteva vedere una carta del morto, che non fosse stata esposta durante la licitazione, deve accettare l'attacco, e resta dichiarante.
lawbook-54d = Il dichiarante può rifiutare l'attacco. La carta diventa penalizzata maggiore, e prima che attacchi il difensore giusto il dichiarante sceglie secondo il 50D2.
lawbook-54e =
    .e2007 = Se a tentare l'attacco iniziale è il dichiarante o il morto, la carta si tratta come esposta durante la licitazione (Art. 24).

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-54 = attacca il difensore sbagliato
point-54a = il dichiarante stende e diventa morto
point-54b = il dichiarante accetta l'attacco sbagliato
point-54c = il dichiarante ha visto il morto: deve accettare
point-54d = l'attacco sbagliato si rifiuta
point-54e = attacca la linea del dichiarante

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-54 = { $offender } ha scoperto { CARD($card) }, ma l'attacco toccava { SEAT($due, form: "to") }. { $declarer } ha cinque scelte.
law-54-face-down = { $partner } riprende in mano il suo attacco coperto: { $offender } ha attaccato scoperto fuori turno.
law-54A-already = { $dummy } ha steso la sua mano { CARD($card, form: "on") }: l'attacco è accettato, { $dummy } è il morto e { $declarer } il dichiarante.
law-54A = { $dummy } stende la sua mano e fa il morto; { $declarer }, ora dichiarante, gioca dal morto { CARD($card, form: "on") }.
law-54B = L'attacco con { CARD($card) } è accettato: il morto scende, e il dichiarante gioca la seconda carta dalla propria mano.
law-54B2 = Il dichiarante ha giocato dal morto la seconda carta, { CARD($card) }: l'attacco è accettato, e la carta non si può ritirare.
law-54C = Si sono viste carte del morto: { $declarer } deve accettare { CARD($card) } { SEAT($offender, form: "of") }, e resta dichiarante.
law-54D = { $declarer } rifiuta l'attacco: { $offender } ritira { CARD($card) }, e attacca { $due }.
law-54E = Non tocca alla linea del dichiarante attaccare: { $offender } riprende { CARD($card) } senza rettifica, e attacca { $due }.

## Le domande, e le opzioni sui pulsanti.

question-54 = { $seat } ha attaccato scoperto fuori turno con { CARD($card) }: che cosa sceglie { SEATS($to) }?
option-54-spread = Stendere la mano e fare il morto
option-54-accept = Accettare, scende il morto
option-54-require = Rifiutare e imporre { SUIT($suit) }
option-54-forbid = Rifiutare e proibire { SUITS($suits) }
option-54-free = Rifiutare, attacco libero
