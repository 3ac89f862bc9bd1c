### Art. 42: i diritti del morto

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-42a = Questi diritti il morto non li perde mai: parlare all'Arbitro dei fatti e del Codice, contare le prese, muovere le carte che il dichiarante chiama.
lawbook-42a1 = In presenza dell'Arbitro il morto può parlare dei fatti e del Codice.
lawbook-42a2 = Il morto può tenere il conto delle prese vinte e perse.
lawbook-42a3 = Il morto muove le carte come il dichiarante gli dice.
    .e2017 = Il morto muove le carte come il dichiarante gli dice, e bada che la mano del morto risponda a colore.
lawbook-42b = Questi diritti il morto li ha finché rispetta l'Art. 43.
lawbook-42b1 = Il morto può chiedere al dichiarante che non risponde a colore se non ne ha più; a un difensore no.
lawbook-42b2 = Il morto può cercare di impedire un'irregolarità del dichiarante, per esempio dicendogli da quale mano deve attaccare.
    .e2017 = Il morto può cercare di impedire un'irregolarità, per esempio dicendo da quale mano deve attaccare il dichiarante.
lawbook-42b3 = Il morto può far rilevare un'irregolarità, ma solo a gioco finito.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-42 = che cosa può fare il morto
point-42b1 = il morto chiede al dichiarante se non ne ha più
point-42b2 = il morto avverte prima che l'irregolarità accada
