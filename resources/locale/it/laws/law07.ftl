### Art. 7: board e carte

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-7a = Il board che si gioca resta al centro del tavolo fino alla fine del gioco.
    .e2017 = Il board che si gioca resta al centro del tavolo, orientato nel verso giusto, fino alla fine del gioco.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-7 = board e carte in ordine
point-7a = dove sta il board durante il gioco
