### Art. 22: la fine della licitazione

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-22 = Come finisce la licitazione.
lawbook-22a = Se sono passati tutti e quattro, le mani tornano nel board senza gioco, e il board non si distribuisce di nuovo. (2007: 22A1; 2017: 22B.)
    .e2007 = La licitazione finisce quando sono passati tutti e quattro (A1), o con tre passo in rotazione dopo l'ultima licita (A2).
    .e2017 = Con tre passo in rotazione dopo l'ultima licita, questa diventa il contratto. (1997: 22B; 2007: 22A2.)
lawbook-22a1 =
    .e2007 = Se sono passati tutti e quattro, le mani tornano nel board senza gioco, e il board non si distribuisce di nuovo. (1997: 22A; 2017: 22B.)
    .e2017 = { "" }
lawbook-22a2 =
    .e2007 = Con tre passo in rotazione dopo l'ultima licita, questa diventa il contratto. (1997: 22B; 2017: 22A.)
    .e2017 = { "" }
lawbook-22b = Con tre passo in rotazione dopo l'ultima licita, questa diventa il contratto. (2007: 22A2; 2017: 22A.)
    .e2007 = Il periodo licitativo finisce quando un difensore scopre l'attacco iniziale (B1) o, se nessuno ha licitato, quando tutte e quattro le mani sono tornate nel board (B2). (2017: 17D.)
    .e2017 = Se sono passati tutti e quattro, le mani tornano nel board senza gioco, e il board non si distribuisce di nuovo. (1997: 22A; 2007: 22A1.)
lawbook-22b1 =
    .e2007 = Il periodo licitativo finisce quando, chiusa la licitazione, un difensore scopre l'attacco iniziale. Il tempo che passa tra l'una e l'altro è il periodo di chiarimento. (2017: 17D1.)
    .e2017 = { "" }
lawbook-22b2 =
    .e2007 = Se nessuno ha licitato, il periodo licitativo finisce quando tutte e quattro le mani sono tornate nel board. (2017: 17D2.)
    .e2017 = { "" }

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-22 = come finisce la licitazione
point-22b = l'ultima licita diventa il contratto
    .e2007 = quando finisce il periodo della licitazione
    .e2017 = quattro passo: il board non si gioca
point-22a1 =
    .e2007 = quattro passo: il board non si gioca
    .e2017 = { "" }
point-22a = quattro passo: il board non si gioca
    .e2007 = { "" }

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-22-passed-out = Sono passati tutti e quattro: le mani tornano nel board e non si ridistribuiscono. Nessuno segna punti.
