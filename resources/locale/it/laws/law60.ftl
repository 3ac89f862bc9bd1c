### Art. 60: chi gioca dopo un attacco o una giocata irregolare

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-60 = Che ne è dei diritti delle due linee quando qualcuno gioca dopo un attacco o una giocata irregolare, prima della decisione.
lawbook-60a1 = Se il giocatore innocente che segue gioca dopo un attacco o una giocata irregolare, prima che l'Arbitro abbia deciso, la sua linea rinuncia ai propri diritti.
lawbook-60a2 = Quando si è rinunciato al diritto, la carta irregolare vale come se fosse stata in turno, salvo il caso del 53C.
    .e2017 = Quando si è rinunciato al diritto, la carta irregolare vale come se fosse stata in turno, salvo il caso del 53B.
lawbook-60a3 = Le carte penalizzate e le restrizioni che la linea colpevole aveva già da prima restano per i suoi turni successivi.
lawbook-60b = Se il dichiarante ha dovuto ritirare un attacco fuori turno e un difensore gioca prima che abbia attaccato dalla mano giusta, la carta del difensore diventa penalizzata maggiore.
lawbook-60c = Se la linea colpevole continua a giocare prima della decisione, gli avversari non ci perdono nulla, e anche quella giocata può essere rettificata.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-60 = si gioca prima della decisione
point-60a1 = la linea innocente prosegue e rinuncia al suo diritto
point-60b = un difensore gioca prima che il dichiarante corregga
point-60c = la linea colpevole prosegue: gli altri non perdono nulla

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-60A1 = Sull'attacco { SEAT($offender, form: "of") } un avversario ha già giocato: l'attacco resta, e non c'è più nulla da rettificare.
law-60A1-play = Dopo la carta prematura { SEAT($offender, form: "of") } un avversario ha già giocato: la carta resta, e non c'è più nulla da rettificare.
law-60A1-taken-back = { $offender } ha messo giù irregolarmente { CARD($card) } e poi { AGREE($card, m: "lo", f: "la") } ha ripreso, ma l'avversario che segue ha poi giocato: non c'è più nulla da rettificare.
law-60B = { $offender } ha giocato prima che il dichiarante attaccasse dalla mano giusta: { CARD($card) } diventa carta penalizzata maggiore, e attacca il dichiarante.
law-60C = Nel frattempo { $seat } ha giocato, ma non come scelto dal dichiarante: { CARD($card) } si ritira e diventa carta penalizzata.
law-60C-lead = { $seat } ha giocato { CARD($card) } sull'attacco irregolare del compagno: anche questa carta torna in mano.
