### Art. 24: carte esposte durante la licitazione

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-24 = Le carte che il compagno poteva vedere durante la licitazione, per opera del loro proprietario, restano scoperte finché non è finita. Se poi questi difende, il dichiarante può trattarle tutte come carte penalizzate.
    .e2007 = Le carte che il compagno poteva vedere durante il periodo licitativo, cioè finché l'attacco non è scoperto, per colpa del loro proprietario, restano scoperte finché non è finito. Ciò che dicono la linea innocente può usarlo, la linea colpevole no. Se poi il proprietario difende diventano carte penalizzate; altrimenti le riprende in mano.
    .e2017 = Le carte che il compagno poteva vedere durante la licitazione, cioè fino all'ultimo passo, per colpa del loro proprietario, restano scoperte finché non è finita. Ciò che dicono la linea innocente può usarlo, la linea colpevole no.
lawbook-24a = Per una sola carta sotto gli onori, con cui non si è attaccato, nella licitazione non succede altro.
lawbook-24b = Per un solo onore, e per ogni carta d'attacco, il compagno del colpevole deve passare al suo prossimo turno.
lawbook-24c = Per due carte o più il compagno del colpevole deve passare al suo prossimo turno.
lawbook-24d =
    .e2017 = Se il colpevole diventa dichiarante o morto, riprende in mano le carte.
lawbook-24e =
    .e2017 = Se il colpevole diventa difensore, ciascuna delle carte diventa penalizzata (50, 51).

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-24 = una carta vista durante la licitazione
point-24a = una carta bassa vista: altro non accade in licitazione
point-24b = un onore visto: il compagno passa una volta
point-24c = due carte viste: il compagno passa una volta
point-24d =
    .e2017 = il dichiarante o il morto riprende le carte
point-24e =
    .e2017 = le carte di un difensore diventano penalizzate

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-24-faced = Il compagno { SEAT($offender, form: "of") } ha potuto vedere { CARDS($cards) }: { COUNT($cards) ->
        [one] la carta resta scoperta
       *[other] le carte restano scoperte
    } sul tavolo fino alla fine della licitazione.
law-24-shown = Durante la licitazione il compagno { SEAT($offender, form: "of") } ha potuto vedere { CARDS($cards) }.
law-24-clarifying = Il periodo della licitazione dura finché l'attacco non è scoperto. Il compagno { SEAT($offender, form: "of") } ha potuto vedere { CARDS($cards) }.
law-24-too-late = Ciò che { $offender } ha mostrato durante la licitazione non ha altre conseguenze.
law-24-after-the-auction = { $partner } avrebbe dovuto passare un turno; la licitazione è chiusa.
law-24A = Era una sola carta inferiore al 10, non un attacco: il compagno { SEAT($offender, form: "of") } chiama come vuole.
law-24D = Gioca la linea { SEAT($offender, form: "of") }: { $offender } riprende in mano { CARDS($cards) }.
law-24E = { $offender } è in difesa: { CARDS($cards) } { COUNT($cards) ->
        [one] diventa carta penalizzata
       *[other] diventano carte penalizzate
    }.
