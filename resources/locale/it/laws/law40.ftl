### Art. 40: gli accordi tra compagni

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-40 = Ciò su cui due compagni si sono accordati deve essere noto agli avversari.
lawbook-40b2-a =
    .e2017 = L'Autorità Regolamentare può permettere o vietare gli accordi speciali, prescrivere carte delle convenzioni e allertamenti, e vietare ai compagni di accordarsi perché i loro accordi cambino dopo un'irregolarità degli avversari. (Quest'ultima cosa nel 2007: 40B3.)
lawbook-40b3 =
    .e2007 = L'Autorità Regolamentare può vietare ai compagni di accordarsi perché i loro accordi cambino dopo una domanda, una risposta o un'irregolarità qualsiasi. (2017: 40B2(a).)
    .e2017 = La linea danneggiata perché gli avversari non hanno rivelato il significato di una chiamata o di una giocata riceve un punteggio arbitrale. (2007: 40B4.)
lawbook-40b4 =
    .e2007 = La linea danneggiata perché gli avversari non hanno rivelato il significato di una chiamata o di una giocata riceve un punteggio arbitrale. (2017: 40B3.)
    .e2017 = Il punteggio si corregge quando una linea è stata danneggiata da un accordo speciale che il regolamento del torneo non ammette. (2007: 40B5.)
lawbook-40b5 =
    .e2007 = Il punteggio si corregge quando una linea è stata danneggiata da un accordo speciale che il regolamento del torneo non ammette. (2017: 40B4.)
    .e2017 = Chi spiega una chiamata o una giocata del compagno dice tutto ciò che sa per accordo o per esperienza comune, ma non ciò che ogni giocatore sa. (2007: 40B6.)
lawbook-40b6 =
    .e2007 = Chi spiega una chiamata o una giocata del compagno dice tutto ciò che sa per accordo o per esperienza comune, ma non ciò che ogni giocatore sa. (2017: 40B5.)
    .e2017 = { "" }

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-40 = gli accordi sono noti agli avversari
point-40b2-a =
    .e2017 = accordi che cambiano dopo un'irregolarità
point-40b3 =
    .e2007 = accordi che cambiano dopo un'irregolarità
    .e2017 = ciò che non è stato rivelato e ha danneggiato
point-40b4 =
    .e2007 = ciò che non è stato rivelato e ha danneggiato
    .e2017 = un accordo non ammesso
point-40b5 =
    .e2007 = un accordo non ammesso
    .e2017 = che cosa deve dire una spiegazione
point-40b6 =
    .e2007 = che cosa deve dire una spiegazione
    .e2017 = { "" }
