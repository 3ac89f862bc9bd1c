### Art. 91: penalizzare o sospendere

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-91 = Per mantenere ordine e disciplina l'Arbitro può dare penalità in punti, sospendere per il turno di gara e, se gli organizzatori approvano, squalificare.
lawbook-91a = Per mantenere ordine e disciplina l'Arbitro può dare penalità in punti, o sospendere un concorrente per il turno di gara o una sua parte. Un comitato d'appello non può annullare questa decisione.
lawbook-91b = L'Arbitro può squalificare un concorrente per giusta causa, se gli organizzatori approvano.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-91 = una penalità disciplinare

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-91A-disciplinary = Penalità disciplinare a { SIDE($side) }. Il punteggio del board resta.
law-91A-disciplinary-amount = Penalità disciplinare a { SIDE($side) }: { AMOUNT($amount) }. Il punteggio del board resta.
