### Art. 19: i contro e i surcontro

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-19 = Chi può contrare o surcontrare, e che cosa.
lawbook-19a = Si può contrare solo l'ultima licita, se è di un avversario e dopo di essa ci sono stati solo passo. Si dice «contro» e nient'altro.
lawbook-19a1 = Si può contrare solo l'ultima licita, se è di un avversario e dopo di essa ci sono stati solo passo.
lawbook-19a3 = Chi contra nominando una licita sbagliata ha contrato la licita come era stata fatta.
lawbook-19b = Si può surcontrare solo l'ultimo contro, se è di un avversario e dopo di esso ci sono stati solo passo. Si dice «surcontro» e nient'altro.
lawbook-19b1 = Si può surcontrare solo l'ultimo contro, se è di un avversario e dopo di esso ci sono stati solo passo.
lawbook-19b3 = Chi surcontra nominando una licita sbagliata ha surcontrato la licita come era stata fatta.
lawbook-19c = La successiva licita legale annulla il contro o il surcontro.
lawbook-19d = Se non segue una licita legale, il contro o il surcontro aumenta il punteggio secondo l'Art. 77.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-19 = chi può contrare o surcontrare, e che cosa
