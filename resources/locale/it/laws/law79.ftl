### Art. 79: accordo sulle prese vinte

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-79a = Sul numero delle prese vinte ci si accorda prima che le quattro mani tornino nel board.
lawbook-79a1 =
    .e2007 = Sul numero delle prese vinte ci si accorda prima che le quattro mani tornino nel board. (1997: 79A.)
lawbook-79a2 =
    .e2007 = Nessuno può, sapendolo, prendersi il punteggio di una presa che la sua linea non ha vinto, né accettarne una che gli avversari concedono e non possono perdere.
lawbook-79b = Se c'è disaccordo sul numero delle prese si chiama l'Arbitro. Se è chiamato solo dopo il turno, non è tenuto ad aumentare il punteggio di una linea.
    .e2007 = Se c'è disaccordo sul numero delle prese si chiama l'Arbitro: dopo una richiesta o concessione si applica l'Art. 69B o il 71, altrimenti dice lui che cosa si registra. Se è chiamato solo dopo il turno, non è tenuto ad aumentare il punteggio di una linea.
lawbook-79b1 =
    .e2007 = Dopo una richiesta o concessione l'Arbitro applica l'Art. 69B o l'Art. 71.
lawbook-79b2 =
    .e2007 = Altrimenti dice lui quale punteggio si registra. Se è chiamato solo dopo il turno, non è tenuto ad aumentare il punteggio di una linea.
    .e2017 = Altrimenti dice lui quale punteggio si registra.
lawbook-79b3 =
    .e2017 = Se è chiamato solo dopo il turno, cambia il punteggio di entrambe le linee se è chiaramente convinto; altrimenti resta, o si abbassa quello di una linea senza aumentare quello dell'altra.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-79a = quante prese si sono vinte
point-79b = un disaccordo sulle prese fatte

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-79A = { SIDE($side) } dice di aver fatto { TRICKS($tricks) }: accerto che cosa è successo.
law-79B-stands = Resta ciò che è registrato: { TRICKS($tricks) } a { SIDE($side) }.
law-79B-recorded = { SIDE($side) } ha fatto { TRICKS($tricks) }: si registra per entrambe le linee.
law-79B-lower = Il punteggio di { SIDE($side) } si abbassa; quello dell'altra linea non aumenta.

## Le domande, e le opzioni sui pulsanti.

question-79B = L'Arbitro accerta: { SIDE($side) } dice di aver fatto { TRICKS($tricks) }. Che cosa si registra?
