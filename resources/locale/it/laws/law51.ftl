### Art. 51: più carte penalizzate

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-51a = Quando un difensore potrebbe giocare legalmente più d'una delle sue carte penalizzate, sceglie il dichiarante.
lawbook-51b1 = Quando deve attaccare il compagno di chi ha più carte penalizzate in un solo seme, il dichiarante può imporre o proibire quel seme; allora tornano tutte in mano.
lawbook-51b2 = Con carte penalizzate in più semi il dichiarante può imporre uno di quei semi, oppure proibirne uno o più; le carte dei semi nominati tornano in mano. Altrimenti l'attacco è libero e le carte restano.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-51 = due carte penalizzate o più
point-51a = due carte penalizzate: il dichiarante dice quale
point-51b1 = più carte penalizzate di un seme
point-51b2 = carte penalizzate di più semi

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-51A-chosen = Delle sue carte penalizzate { $seat } gioca { CARD($card) }.
law-51B-require = { $leader } deve attaccare a { SUIT($suit) }, se può. { CAP(CARDS($cards)) } { COUNT($cards) ->
        [one] torna
       *[other] tornano
    } in mano.
law-51B-forbid = { $leader } non può attaccare { SUITS($suits, form: "to", join: "or") } finché resta in presa. { CAP(CARDS($cards)) } { COUNT($cards) ->
        [one] torna
       *[other] tornano
    } in mano.
law-51B2c-free = Il dichiarante non pone restrizioni all'attacco { SEAT($leader, form: "of") }. Le carte penalizzate restano, e al prossimo attacco { SEAT($leader, form: "of") } il dichiarante sceglierà di nuovo.
law-51B2c-free-own = Per le carte penalizzate del compagno, che restano, il dichiarante non pone restrizioni all'attacco; ma { $leader } ne ha una propria, e attacca con quella (50D1). Al prossimo attacco { SEAT($leader, form: "of") } il dichiarante sceglierà di nuovo.

## Le domande, e le opzioni sui pulsanti.

question-51A = { $seat } potrebbe giocare più di una carta penalizzata: quale, { SEATS($to) }?
question-51B = Deve attaccare { $seat }; { $partner } ha più carte penalizzate: che cosa sceglie { SEATS($to) }?
