### Art. 50: le carte penalizzate

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-50 = La carta che un difensore espone anzitempo, senza attaccare, è penalizzata, salvo che l'Arbitro decida altrimenti, per esempio quando la colpa è degli avversari.
lawbook-50a = La carta penalizzata resta scoperta sul tavolo davanti al suo proprietario finché non è giocata o ripresa in mano.
lawbook-50b = Una sola carta sotto il 10 caduta per sbaglio è una carta penalizzata minore. Un onore, una carta mostrata di proposito o giocata illegalmente, e ciascuna di due o più dello stesso difensore, è una maggiore.
lawbook-50c = Finché una carta penalizzata minore è sul tavolo, il suo proprietario non può giocare un'altra carta sotto il 10 di quel seme; un onore sì. Il compagno attacca come vuole, ma non può usare ciò che la carta gli dice.
    .e2007 = Finché una carta penalizzata minore è sul tavolo, il suo proprietario non può giocare un'altra carta sotto il 10 di quel seme; un onore sì. Il compagno attacca come vuole. Che cosa possa sapere della carta lo dice il 50E.
    .e2017 = Finché una carta penalizzata minore è sul tavolo, il suo proprietario non può giocare un'altra carta sotto il 10 di quel seme; un onore sì. Il compagno attacca come vuole, e può usare ciò che la carta gli dice finché resta lì (50E1).
lawbook-50d1 = La carta penalizzata maggiore va giocata alla prima occasione legale: attaccando, rispondendo, scartando o tagliando. Prima vengono l'obbligo di rispondere a colore e gli attacchi o le giocate imposti dal Codice. Che debba essere giocata il compagno può saperlo; il resto che la carta gli dice non può usarlo.
    .e2007 = La carta penalizzata maggiore va giocata alla prima occasione legale: attaccando, rispondendo, scartando o tagliando. Prima vengono l'obbligo di rispondere a colore e gli attacchi o le giocate imposti dal Codice.
lawbook-50d2 = Quando deve attaccare il compagno di chi ha una carta penalizzata maggiore, prima parla il dichiarante. Può imporre quel seme, o proibirlo finché chi attacca resta in presa: allora la carta torna in mano. Oppure può lasciare libero l'attacco: allora la carta resta, e al prossimo attacco la scelta gli si ripresenta.
lawbook-50e1 =
    .e2007 = Che la carta penalizzata debba essere giocata è informazione autorizzata per tutti.
    .e2017 = Finché la carta penalizzata è sul tavolo, tutto ciò che se ne ricava è autorizzato per tutti. (1997 e 2007: solo il fatto che debba essere giocata.)
lawbook-50e2 =
    .e2007 = Ogni altra informazione ricavata dalla carta penalizzata è non autorizzata per il compagno di chi la possiede; il dichiarante può usarla.
    .e2017 = Quando la carta è tornata in mano perché il dichiarante ne ha imposto o proibito il seme, ciò che aveva detto è non autorizzato per il compagno; il dichiarante può usarlo.
lawbook-50e3 =
    .e2007 = Se l'Arbitro giudica che ciò che la carta esposta ha detto ha danneggiato la linea innocente, assegna un punteggio arbitrale. (2017: 50E4.)
    .e2017 = Quando la carta penalizzata è stata giocata, il modo in cui era finita sul tavolo è informazione non autorizzata per il compagno.
lawbook-50e4 =
    .e2017 = Se la linea colpevole, grazie alla carta penalizzata, ha ottenuto più di quanto avrebbe ottenuto senza, l'Arbitro ristabilisce il risultato da attendersi senza di essa. (2007: 50E3.)

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-50 = una carta penalizzata
point-50a = una carta penalizzata resta sul tavolo
point-50b = carta penalizzata maggiore o minore?
point-50c = che cosa impone una carta penalizzata minore
point-50d = una carta penalizzata maggiore
point-50d1 = una carta penalizzata maggiore si gioca appena si può
point-50d2 = il dichiarante sceglie prima che attacchi il compagno
point-50e = che cosa dice la carta penalizzata, e a chi
point-50e1 = chi può tener conto della carta penalizzata
point-50e2 = ciò che la carta penalizzata diceva, il compagno non lo usa
point-50e3 =
    .e2017 = giocata la carta penalizzata, il compagno non ne usa la storia
point-50e4 =
    .e2017 = la carta penalizzata ha aiutato: si corregge il punteggio

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-50-stays = { CAP(CARD($card)) } resta carta penalizzata.
law-50-none = La colpa è della linea del dichiarante: { CARD($card) } non è carta penalizzata; { $seat } { AGREE($card, m: "lo", f: "la") } riprende in mano.
law-50-played = { $seat } ha già giocato di nuovo { CARD($card) }: non è carta penalizzata.
law-50B-major = { CAP(CARD($card)) } resta { AGREE($card, m: "scoperto", f: "scoperta") } davanti a { $seat }: carta penalizzata maggiore, da giocare alla prima occasione legale.
law-50B-minor = { CAP(CARD($card)) } resta { AGREE($card, m: "scoperto", f: "scoperta") } davanti a { $seat }: carta penalizzata minore. Prima di quella non può giocarne un'altra dello stesso seme inferiore al 10.
law-50B-raised = Ora { $seat } ha più di una carta penalizzata: anche { CARD($card) } diventa maggiore.
law-50D2-premature = { $offender } ha attaccato prima della scelta del dichiarante. { CAP(CARD($card)) } si ritira e diventa carta penalizzata; prima sceglie il dichiarante.
law-50D2a-require = { $leader } deve attaccare a { SUIT($suit) }, se può. { CAP(CARD($card)) } torna in mano.
law-50D2a-forbid = { $leader } non può attaccare a { SUIT($suit) } finché resta in presa. { CAP(CARD($card)) } torna in mano.
law-50D2b-free = Il dichiarante non pone restrizioni all'attacco { SEAT($leader, form: "of") }. La carta penalizzata resta, e al prossimo attacco { SEAT($leader, form: "of") } il dichiarante sceglierà di nuovo.
law-50D2b-free-own = Per la carta penalizzata del compagno, che resta, il dichiarante non pone restrizioni all'attacco; ma { $leader } ne ha una propria, e attacca con quella (50D1). Al prossimo attacco { SEAT($leader, form: "of") } il dichiarante sceglierà di nuovo.
law-50D2-void = La scelta del dichiarante sull'attacco non vale più: { CARD($card) } torna sul tavolo, { AGREE($card, m: "scoperto", f: "scoperta") }, davanti a { $seat }.

## Che cosa ne consegue.

event-information-authorised-50E1 = Finché { CARD($card) } è sul tavolo, quanto se ne ricava è autorizzato per tutti.
event-information-unauthorised-50E3 = Ora che { CARD($card) } è { AGREE($card, m: "stato giocato", f: "stata giocata") }, come la carta era finita sul tavolo è informazione non autorizzata per { SEATS($seats) }.

## Le domande, e le opzioni sui pulsanti.

question-50 = Valuta l'Arbitro: la colpa è della linea del dichiarante; { CARD($card) } { SEAT($seat, form: "of") } deve restare carta penalizzata? Intanto si può continuare a giocare.
option-50-penalty-card = Resta carta penalizzata
option-50-not-penalty-card = Non è carta penalizzata
question-50D2 = Deve attaccare { $seat }; { $partner } ha { CARD($card) } come carta penalizzata: che cosa sceglie { SEATS($to) }?
question-50E4 = Valuta l'Arbitro: la carta penalizzata ha aiutato la linea colpevole a ottenere un risultato migliore?
