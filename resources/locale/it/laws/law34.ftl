### Art. 34: il diritto di chiamare, conservato dopo passi fuori turno

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-34 = Tre passo non chiudono la licitazione se uno era fuori turno e ha tolto a un giocatore il suo turno. La licitazione torna a lui, e i passo che seguono si cancellano. (2007: 17E2; 2017: 17D3.)
    .e2007 = Per tre passo di cui uno era fuori turno vedi il 17E2.
    .e2017 = Per tre passo di cui uno era fuori turno vedi il 17D3.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-34 = tre passo non chiudono se qualcuno ha perso il turno

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-34 = { $offender } è passato fuori turno: { $seat } ha perso il suo turno, e questi tre passo non chiudono la licitazione.
law-34-reverts = { $offender } è passato fuori turno: { $seat } ha perso il suo turno. I passo da lì in poi sono cancellati, e la licitazione torna { SEAT($seat, form: "to") } come se niente fosse.
