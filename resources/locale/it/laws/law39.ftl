### Art. 39: chiamate dopo il passo finale

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-39 = Una chiamata dopo il passo finale si cancella. Costa qualcosa solo se era una licita, un contro o un surcontro di un difensore.
lawbook-39a = Per il passo di un difensore, e per qualsiasi chiamata della linea del dichiarante, non c'è penalità. (Dal 2007: 39B.)
    .e2007 = Tutte le chiamate dopo il passo finale si cancellano.
lawbook-39b = Per la licita, il contro o il surcontro di un difensore il dichiarante può porre restrizioni al primo attacco del suo compagno (26). (Dal 2007: 39C.)
    .e2007 = Se l'avversario di sinistra ha chiamato dopo, e per il passo di un difensore o per qualsiasi chiamata della linea del dichiarante, non c'è altro da rettificare.
lawbook-39c =
    .e2007 = Per la licita, il contro o il surcontro di un difensore, se l'avversario di sinistra non ha chiamato dopo, il dichiarante può porre restrizioni al primo attacco del suo compagno (26).
    .e2017 = Per la licita, il contro o il surcontro di un difensore, se l'avversario di sinistra non ha chiamato dopo, il dichiarante può porre restrizioni al primo attacco del suo compagno (26B).

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-39 = una chiamata dopo l'ultimo passo
point-39a = le chiamate dopo l'ultimo passo si annullano
point-39b = la licita tardiva di un difensore: si limita l'attacco
    .e2007 = un passo in ritardo non costa nulla
point-39c = la licita tardiva di un difensore: si limita l'attacco

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-39A = La licitazione era chiusa: { CALL($call, form: "the") } { SEAT($offender, form: "of") } si cancella.
law-39B = La chiamata { SEAT($offender, form: "of") } non ha altre conseguenze.
law-39C = { $offender } è in difesa e nessuno ha chiamato dopo di lui: il dichiarante può porre restrizioni al primo attacco { SEAT($partner, form: "of") }.
