## Le irregolarità del gioco, in una frase.

irregularity-face-down-lead = { $seat } ha attaccato a carta coperta, ma l'attacco tocca a { $due }.
irregularity-premature-lead = È un attacco prematuro: { $seat } ha attaccato con { CARD($card) } prima che la presa fosse completa.
    .dummy = È un attacco prematuro: { $player } ha mosso { CARD($card) } dal morto prima che la presa fosse completa.
irregularity-premature-play = È una giocata prematura: { $seat } ha giocato { CARD($card) } prima del suo turno.
    .dummy = È una giocata prematura: { $player } ha giocato { CARD($card) } dal morto prima che toccasse al morto.
irregularity-several-cards = { $seat } ha messo sul tavolo più carte insieme: { CARDS($cards) }.
    .dummy = { $player } ha giocato dal morto più carte insieme: { CARDS($cards) }.
irregularity-fifth-card = È una quinta carta: { $seat } aveva già giocato { TRICK($trick, form: "to") } e ha aggiunto { CARD($card) }.
irregularity-missing-card = { $seat } non ha giocato { TRICK($trick, form: "to") }, e il gioco è andato avanti.
    .dummy = Dal morto non si è giocato { TRICK($trick, form: "to") }, e il gioco è andato avanti.
irregularity-wrong-card-from-dummy = Il dichiarante ha chiamato { CARD($named) }, ma { $seat }, il morto, ha messo tra le carte giocate { CARD($card) }.
irregularity-dummy-warns = { $seat }, il morto, ha perso i suoi diritti, eppure ha avvertito il dichiarante che stava muovendo dalla mano sbagliata.
irregularity-dummy-touches = { $seat }, il morto, ha toccato o indicato una carta che il dichiarante non aveva chiamato.
irregularity-extraneous-information-stop = { $seat } ha usato il cartellino di Stop in un modo che può dire qualcosa al compagno.
irregularity-extraneous-information-hesitation = { $seat } ha esitato in modo percettibile: il compagno può averne ricavato qualcosa.
irregularity-extraneous-information-remark = { $seat } ha fatto un commento da cui il compagno può aver ricavato qualcosa.
irregularity-extraneous-information-gesture = { $seat } ha fatto un gesto da cui il compagno può aver ricavato qualcosa.

## Che cosa sarebbe una carta, prima di giocarla.

would-be-premature-lead = Sarebbe un attacco prematuro: la presa non è ancora completa.
would-be-premature-play = Sarebbe una giocata prematura: non è ancora il turno { SEAT($seat, form: "of") }.

## Le decisioni su attacchi e giocate prematuri o dalla mano sbagliata.

law-44G = { $seat } ha vinto la presa: l'attacco era suo e resta valido.
    .dummy = La presa l'ha vinta il morto: si doveva muovere di lì, e la carta resta.
law-45E2 = L'attacco è rifiutato: { CARD($card) } torna in mano a { $offender } senza rettifica.
    .dummy = L'attacco è rifiutato: { CARD($card) } torna al morto senza rettifica.
law-53A-premature = { $offender } ha attaccato con { CARD($card) } prima che la presa fosse completa: si tratta come un attacco fuori turno.
    .dummy = { $player } ha mosso { CARD($card) } dal morto prima che la presa fosse completa: si tratta come un attacco fuori turno.
law-53B = L'attacco toccava a { $seat }: vale { CARD($card) }; { $offender } riprende { CARD($irregular) }.
    .dummy = L'attacco toccava a { $seat }: vale { CARD($card) }, e { CARD($irregular) } torna al morto.
    .due-dummy = Si doveva muovere dal morto: vale { CARD($card) }; { $offender } riprende { CARD($irregular) }.
law-55A-prevails = { $seat } è di turno dopo l'attacco irregolare: vale la sua scelta, qualunque cosa dica { $other }.
law-57A = { $offender } ha messo giù { CARD($card) } prima che giocasse { $partner }: diventa carta penalizzata, e il dichiarante sceglie che cosa gioca { $partner } in questa presa.
law-57A-highest = { $partner } deve giocare la sua carta più alta a { SUIT($suit) }, se ne ha.
law-57A-lowest = { $partner } deve giocare la sua carta più bassa a { SUIT($suit) }, se ne ha.
law-57A-require = In questa presa { $partner } deve giocare { SUIT($suit, form: "one") }, se può.
law-57A-forbid = In questa presa { $partner } non deve giocare { SUIT($suit) }, se può evitarlo.
law-57C-declarer = { $offender } ha giocato { CARD($card) } in anticipo, ma per la linea del dichiarante una carta giocata resta giocata.
    .dummy = { $player } ha giocato in anticipo { CARD($card) } dal morto, ma per la linea del dichiarante una carta giocata resta giocata.
law-57C-both-hands = { $offender } ha giocato prima del compagno, ma il dichiarante aveva già giocato da entrambe le mani: { CARD($card) } resta { AGREE($card, m: "giocato", f: "giocata") }, senza rettifica.
law-57C-dummy-first = { $offender } ha giocato prima del compagno, ma dal morto una carta era già stata giocata o indicata in anticipo: { CARD($card) } resta { AGREE($card, m: "giocato", f: "giocata") }, senza rettifica.
law-57D-stands = { $offender } ha giocato prima del suo turno, ma il compagno aveva già giocato: { CARD($card) } è legale e resta { AGREE($card, m: "giocato", f: "giocata") }.
law-57D-illegal = { $offender } ha giocato prima del suo turno, e qui { CARD($card) } non è legale: si ritira e diventa carta penalizzata maggiore.
law-60B = { $offender } ha giocato prima che il dichiarante attaccasse dalla mano giusta: { CARD($card) } diventa carta penalizzata maggiore, e attacca il dichiarante.
law-60C = Nel frattempo { $seat } ha giocato, ma non come scelto dal dichiarante: { CARD($card) } si ritira e diventa carta penalizzata.

## La scelta del dichiarante quando un difensore ha avuto fretta.

question-57A = { $partner } ha messo giù troppo presto { CARD($card) }: che cosa sceglie { SEATS($to) } per la carta { SEAT($seat, form: "of") }?
option-57A-highest = La più alta
option-57A-lowest = La più bassa

## Che cosa ne consegue.

event-declarer-changed = Ora il dichiarante è { $declarer }.
event-face-down-lead-retracted = { $seat } riprende in mano la carta d'attacco, senza mostrarla.
event-card-placed-late = La carta mancante { SEAT($seat, form: "of") } è { CARD($card) }: va { TRICK($trick, form: "to") }, ma non può vincerla.
event-omission-found = { $seat } deve ancora una carta { TRICK($trick, form: "to") } e la gioca adesso.
law-11A-played-on = La linea del dichiarante ha continuato a giocare dopo { CARD($card) } { SEAT($offender, form: "of") } e la carta del compagno: il diritto alla rettifica è perduto, e le carte restano.
law-60C-lead = { $seat } ha giocato { CARD($card) } sull'attacco irregolare del compagno: anche questa carta torna in mano.
