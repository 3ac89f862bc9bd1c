### Art. 57: attacchi e giocate prematuri

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-57 = Attacchi e giocate prematuri, anzitutto quelli di un difensore prima che il compagno abbia giocato.
lawbook-57a = Quando un difensore attacca nella presa successiva, o gioca fuori turno, prima che il compagno abbia giocato in questa, la carta diventa penalizzata. Il dichiarante può imporre al compagno la carta più alta o la più bassa del seme d'attacco, o proibirgli un altro seme.
    .e2007 = Quando un difensore attacca nella presa successiva, o gioca fuori turno, prima che il compagno abbia giocato in questa, la carta diventa penalizzata maggiore. Il dichiarante può imporre al compagno la carta più alta o la più bassa del seme d'attacco, o proibirgli un altro seme.
    .e2017 = Quando un difensore attacca nella presa successiva, o gioca fuori turno, prima che il compagno abbia giocato in questa, la carta diventa penalizzata maggiore. Il dichiarante può imporre al compagno la carta più alta o la più bassa del seme d'attacco, oppure imporgli o proibirgli un altro seme.
lawbook-57a1 = Il dichiarante può imporre al compagno del colpevole la sua carta più alta nel seme d'attacco.
lawbook-57a2 = Il dichiarante può imporre al compagno del colpevole la sua carta più bassa nel seme d'attacco.
lawbook-57a3 = Il dichiarante può nominare un altro seme e proibirlo al compagno del colpevole. (2017: 57A4.)
    .e2017 = Il dichiarante può nominare un altro seme e imporlo al compagno del colpevole. (Nel 1997 e nel 2007 non c'è.)
lawbook-57a4 =
    .e2017 = Il dichiarante può nominare un altro seme e proibirlo al compagno del colpevole. (1997 e 2007: 57A3.)
lawbook-57b = Se il compagno non può fare ciò che il dichiarante ha scelto, gioca una carta qualsiasi, e la scelta è esaurita (Art. 59).
lawbook-57c = Il difensore che gioca prima del compagno non è soggetto a penalità se il dichiarante ha giocato da entrambe le mani, o se il morto ha giocato una carta o ne ha irregolarmente suggerita una.
    .e2007 = Il difensore che gioca prima del compagno non è soggetto a rettifica se la linea del dichiarante lo ha preceduto (C1). La giocata prematura del dichiarante resta giocata (C2).
    .e2017 = Il difensore che gioca prima del compagno non è soggetto a rettifica se la linea del dichiarante lo ha preceduto (C1, C2). La giocata prematura del dichiarante resta giocata (C3).
lawbook-57c1 =
    .e2007 = Il difensore che gioca prima del compagno non è soggetto a rettifica se il dichiarante ha giocato da entrambe le mani, o se il morto ha giocato una carta o ne ha irregolarmente suggerita una.
    .e2017 = Il difensore che gioca prima del compagno non è soggetto a rettifica se il dichiarante ha giocato da entrambe le mani. La carta del morto vale come giocata solo quando il dichiarante l'ha chiamata o altrimenti indicata.
lawbook-57c2 =
    .e2007 = La carta che il dichiarante gioca troppo presto da una delle due mani, senza che sia un attacco, resta giocata. (2017: 57C3.)
    .e2017 = Il difensore che gioca prima del compagno non è soggetto a rettifica se il morto ha scelto di sua iniziativa una carta prima del tempo, o ne ha irregolarmente suggerita una. (2007: 57C1.)
lawbook-57c3 =
    .e2017 = La carta che il dichiarante gioca troppo presto da una delle due mani, senza che sia un attacco, resta giocata, se è legale. (2007: 57C2.)
lawbook-57d =
    .e2017 = Se un difensore gioca quando tocca al suo avversario di destra, il dichiarante non ha la scelta del 57A. La carta si gioca quando tocca al suo proprietario, se è legale; se non lo è, diventa penalizzata maggiore. Può applicarsi l'Art. 16. (Nel 1997 e nel 2007 non c'è.)

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-57 = un difensore gioca troppo presto
point-57a = un difensore gioca prima del compagno
point-57a1 = il dichiarante chiede la più alta del compagno
point-57a2 = il dichiarante chiede la più bassa del compagno
point-57a3 = il dichiarante vieta al compagno un altro seme
    .e2017 = il dichiarante impone al compagno un altro seme
point-57a4 =
    .e2017 = il dichiarante vieta al compagno un altro seme
point-57b = il compagno non può fare ciò che gli si chiede
point-57c = in anticipo, ma dopo le due mani della linea del dichiarante
point-57c1 = le due mani avevano giocato: nessuna rettifica
point-57c2 =
    .e2007 = il dichiarante gioca troppo presto: la carta resta
    .e2017 = il morto è in anticipo, e il difensore non paga
point-57c3 =
    .e2017 = il dichiarante gioca troppo presto: la carta resta
point-57d =
    .e2017 = un difensore gioca al turno di chi lo precede

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-57A = { $offender } ha messo giù { CARD($card) } prima che giocasse { $partner }: diventa carta penalizzata, e il dichiarante sceglie che cosa gioca { $partner } in questa presa.
law-57A-highest = { $partner } deve giocare la carta più alta che ha nel seme giocato, { SUIT($suit) }; se non ne ha, una carta qualsiasi.
law-57A-lowest = { $partner } deve giocare la carta più bassa che ha nel seme giocato, { SUIT($suit) }; se non ne ha, una carta qualsiasi.
law-57A-require = In questa presa { $partner } deve giocare { SUIT($suit, form: "one") }, se può.
law-57A-forbid = In questa presa { $partner } non deve giocare { SUIT($suit) }, se può evitarlo.
law-57C-declarer = { $offender } ha giocato { CARD($card) } in anticipo, ma per la linea del dichiarante una carta giocata resta giocata.
    .dummy = { $player } ha giocato in anticipo { CARD($card) } dal morto, ma per la linea del dichiarante una carta giocata resta giocata.
law-57C-revoke = { $offender } ha giocato in anticipo { CARD($card) }, e questo da solo non costa nulla; ma è una renonce, e come tale si corregge.
    .dummy = { $player } ha giocato in anticipo { CARD($card) } dal morto, e questo da solo non costa nulla; ma è una renonce, e come tale si corregge.
law-57C-both-hands = { $offender } ha giocato prima del compagno, ma il dichiarante aveva già giocato da entrambe le mani: { CARD($card) } resta { AGREE($card, m: "giocato", f: "giocata") }, senza rettifica.
law-57C-dummy-first = { $offender } ha giocato prima del compagno, ma dal morto una carta era già stata giocata o indicata in anticipo: { CARD($card) } resta { AGREE($card, m: "giocato", f: "giocata") }, senza rettifica.
law-57D-stands = { $offender } ha giocato prima del suo turno, ma il compagno aveva già giocato: { CARD($card) } è legale e resta { AGREE($card, m: "giocato", f: "giocata") }.
law-57D-illegal = { $offender } ha giocato prima del suo turno, e qui { CARD($card) } non è legale: si ritira e diventa carta penalizzata maggiore.

## Le domande, e le opzioni sui pulsanti.

question-57A = { $partner } ha messo giù troppo presto { CARD($card) }: che cosa sceglie { SEATS($to) } per la carta { SEAT($seat, form: "of") }?
option-57A-highest = La più alta
option-57A-lowest = La più bassa
law-57C-second-lead = { CAP(CARD($card)) } era un attacco, non una carta giocata in questa presa: torna nella mano, e si giocherà da lì al suo turno.
