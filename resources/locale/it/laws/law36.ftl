### Art. 36: contro e surcontro inammissibili

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-36 = Un contro o surcontro che l'Art. 19 non permette si cancella. Il colpevole fa una chiamata legale, il compagno deve passare per tutta la licitazione, e poi il dichiarante può porre restrizioni al suo attacco. Se l'avversario di sinistra ha chiamato vedi il 35A.
    .e2007 = Un contro o surcontro che l'Art. 19 non permette non vale mai; chi ha chiamato dopo non l'ha accettato.
lawbook-36a =
    .e2007 = Se l'avversario di sinistra ha chiamato, il contro o surcontro e tutte le chiamate seguenti si cancellano, e la licitazione torna al giocatore di turno, come se niente fosse. L'Art. 26 non si applica. (1997: 35A.)
    .e2017 = Se l'avversario di sinistra ha chiamato, il contro o surcontro e tutte le chiamate seguenti si cancellano, e la licitazione torna al giocatore di turno, come se niente fosse. Il 26B non si applica. (1997: 35A.)
lawbook-36b =
    .e2007 = Se non ha chiamato, il colpevole mette una chiamata legale al posto del contro o surcontro, e il compagno deve passare per tutta la licitazione.
lawbook-36b1 =
    .e2007 = Il contro o surcontro si cancella.
lawbook-36b2 =
    .e2007 = Il colpevole lo sostituisce con una chiamata legale, la licitazione prosegue, e il compagno deve passare fino alla fine.
lawbook-36b3 =
    .e2007 = Poi il dichiarante può porre restrizioni all'attacco del compagno (26), e si può applicare l'Art. 23.
    .e2017 = Poi il dichiarante può porre restrizioni all'attacco del compagno (26B), e si può applicare il 72C.
lawbook-36b4 =
    .e2007 = Se era anche fuori turno, la licitazione torna al giocatore di turno; al suo turno il colpevole può fare qualsiasi chiamata legale, e il compagno deve passare per tutta la licitazione.
lawbook-36c =
    .e2017 = Se viene rilevato solo dopo che l'attacco iniziale è stato scoperto, il contratto si segna come se il contro o surcontro non ci fosse stato.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-36 = un contro che non è ammesso non resta mai
point-36a = un contro non ammesso, coperto: si annulla tutto
point-36b = un contro non ammesso: il compagno passa fino alla fine
point-36c =
    .e2017 = scoperto dopo l'attacco: conta come non contrato

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-36A = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } era inammissibile, e il giocatore seguente ha già chiamato: si cancella con tutte le chiamate successive. Tocca { SEAT($seat, form: "to") }, come se niente fosse.
law-36B = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } è inammissibile e si cancella: al suo posto fa una chiamata legale.
law-36B4 = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } è inammissibile e si cancella. Tocca { SEAT($seat, form: "to") }; al proprio turno { $offender } può fare qualsiasi chiamata legale.
law-36C = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } era inammissibile: si segna come se non ci fosse stato, { CONTRACT($contract) }.
