### Art. 26: il primo attacco dopo una chiamata ritirata

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-26 = Se la chiamata di un colpevole è stata ritirata, se a quel turno ha poi chiamato altro, e se diventa difensore, il dichiarante può porre restrizioni al primo attacco del suo compagno.
    .e2017 = Se un giocatore che ha ritirato una chiamata diventa difensore, il dichiarante può porre restrizioni al primo attacco del suo compagno.
lawbook-26a = La chiamata ritirata riguardava uno o più semi: conta se il colpevole li ha specificati nella licitazione legale.
    .e2007 = La chiamata ritirata riguardava uno o più semi e nient'altro: conta se il colpevole li ha specificati nella licitazione legale.
    .e2017 = Se la chiamata ritirata è stata sostituita da una paragonabile, l'attacco è libero; ma vedi il 23C.
lawbook-26a1 = Se il colpevole ha specificato il seme nella licitazione legale, l'attacco è libero; ma vedi il 16C.
    .e2007 = Se il colpevole ha specificato ciascuno dei semi nella licitazione legale, l'attacco è libero; ma vedi il 16D.
    .e2017 = { "" }
lawbook-26a2 = Al primo attacco del compagno del colpevole, il dichiarante può imporre un seme che solo la chiamata ritirata specificava, o proibirlo finché quel giocatore resta in presa.
    .e2007 = Al primo attacco del compagno del colpevole, il dichiarante può imporre un seme che solo la chiamata ritirata specificava, o proibirne uno finché quel giocatore resta in presa.
    .e2017 = { "" }
lawbook-26b = Dopo ogni altra chiamata ritirata il dichiarante può proibire un seme, quello che vuole, al primo attacco del compagno del colpevole, finché quel giocatore resta in presa.
    .e2017 = Se la chiamata ritirata non è stata sostituita da una paragonabile, il dichiarante può proibire un seme al primo attacco del compagno del colpevole, finché quel giocatore resta in presa; non però un seme che il colpevole ha specificato nella licitazione legale.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-26 = il dichiarante limita l'attacco dopo una chiamata ritirata
point-26a =
    .e2017 = dopo una chiamata paragonabile l'attacco è libero
point-26a2 = il dichiarante impone o vieta il seme nominato
point-26b = il dichiarante può vietare un seme al primo attacco

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-26-free = Per la chiamata ritirata il dichiarante non pone restrizioni all'attacco { SEAT($seat, form: "of") }.
law-26-void = La scelta del dichiarante sull'attacco { SEAT($seat, form: "of") } non vale più.
law-26-require = { $seat } deve attaccare a { SUIT($suit) }, se può.
law-26-forbid = { $seat } non può attaccare a { SUIT($suit) } finché resta in presa.
law-26-led-first = { $offender } ha attaccato con { CARD($card) } prima che il dichiarante potesse scegliere: il suo compagno aveva ritirato una chiamata. Ora sceglie il dichiarante.
law-26-goes-back = { $seat } ritira { CARD($card) }, che diventa carta penalizzata, e attacca come ha scelto il dichiarante.

## Le domande, e le opzioni sui pulsanti.

question-26 = { SEATS($to) } può porre una restrizione all'attacco { SEAT($seat, form: "of") }: { $partner } ha ritirato { CALL($call, form: "the") }.
