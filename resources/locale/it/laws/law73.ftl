### Art. 73: comunicazione, ritmo e inganno

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-73c2 =
    .e2017 = Chi usa ciò che il compagno ha lasciato capire può essere penalizzato; se gli avversari ne sono stati danneggiati, si applica anche il 16B3.
lawbook-73e2 =
    .e2017 = Se un giocatore innocente è stato ingannato da una domanda, un'osservazione, un modo di fare o dal ritmo di un avversario che non aveva una ragione di bridge dimostrabile e poteva essere consapevole di trarne vantaggio, l'Arbitro assegna un punteggio arbitrale. (1997: 73F2; 2007: 73F.)
lawbook-73f =
    .e2007 = Se un giocatore innocente è stato ingannato da un'osservazione, un modo di fare o dal ritmo di un avversario che non aveva una ragione di bridge dimostrabile e poteva sapere di trarne vantaggio, l'Arbitro assegna un punteggio arbitrale. (1997: 73F2; 2017: 73E2.)
    .e2017 = { "" }
lawbook-73f2 = Se un giocatore innocente è stato ingannato da un'osservazione, un modo di fare o dal ritmo di un avversario che non aveva una ragione di bridge dimostrabile e poteva sapere di trarne vantaggio, l'Arbitro assegna un punteggio arbitrale. (2007: 73F; 2017: 73E2.)
    .e2007 = { "" }

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-73 = che cosa si dicono i compagni, e come
point-73c2 =
    .e2017 = chi usa ciò che il compagno ha lasciato capire
point-73e2 =
    .e2017 = ingannato senza una ragione di bridge
point-73f =
    .e2007 = ingannato senza una ragione di bridge
    .e2017 = { "" }
point-73f2 = ingannato senza una ragione di bridge
    .e2007 = { "" }
