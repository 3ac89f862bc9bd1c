### Art. 56: l'attacco fuori turno di un difensore

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-56 = Se il dichiarante rifiuta l'attacco fuori turno di un difensore, la carta diventa penalizzata maggiore.
lawbook-56a = Il dichiarante può accettare l'attacco come dice l'Art. 53.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-56 = l'attacco fuori turno di un difensore è rifiutato
point-56a = il dichiarante accetta l'attacco fuori turno

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-56B = L'attacco è rifiutato: { $offender } ritira { CARD($card) }, che diventa carta penalizzata maggiore.
law-56B-last = { $offender } ritira { CARD($card) }, che diventa carta penalizzata maggiore.

## Le domande, e le opzioni sui pulsanti.

question-56 = { $seat } ha attaccato fuori turno con { CARD($card) }: { SEATS($to) } accetta?
option-56-accept = Accettare l'attacco
option-56-refuse = Rifiutare l'attacco
