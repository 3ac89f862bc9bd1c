### Art. 66: riguardare le prese

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-66a = Finché non ha girato la propria carta, e finché la sua linea non gioca nella presa successiva, il dichiarante o un difensore può far riscoprire le quattro carte.
lawbook-66b = Finché nessuno attacca nella presa successiva, il dichiarante o un difensore può riguardare la propria ultima carta, ma non mostrarla.
    .e2017 = Finché la sua linea non gioca nella presa successiva, il dichiarante o un difensore può riguardare la propria ultima carta, ma non mostrarla.
lawbook-66c = Quando una presa è stata girata ed entrambe le linee hanno giocato nella successiva, nessuno ne guarda le carte senza il permesso dell'Arbitro.
lawbook-66d = Dopo il gioco le carte possono essere riguardate per accertare una renonce o il numero delle prese; ciascuno tocca solo le proprie. Se, dopo il reclamo, un giocatore mescola le sue in modo che i fatti non si possano più accertare, l'Arbitro decide per l'altra linea.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-66 = si guarda una presa già girata
point-66a = l'ultima presa si può rivedere finché non si gioca
point-66c = una presa girata non si riguarda
point-66d = dopo il gioco le carte si possono guardare

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-66A-not-turned = { $seat } non aveva ancora girato la propria carta: può far riscoprire le carte { TRICK($trick, form: "of") }.
law-66B = { $seat } può riguardare la propria ultima carta, senza mostrarla; è ancora in tempo.
law-66C = { $seat } non può guardare una presa girata di sua iniziativa: spetta all'Arbitro.
law-66C-no-revoke = Ho controllato le prese indicate da { $seat }: nessuno ha commesso renonce.

## Le domande, e le opzioni sui pulsanti.

question-66A = Accerta l'Arbitro: { $seat } aveva già girato la propria carta { TRICK($trick, form: "of") }?
option-66A-turned = Sì: non può più guardare
option-66A-not-turned = Non ancora: può guardare
