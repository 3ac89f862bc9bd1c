### Art. 32: un contro o surcontro fuori turno

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-32 = Un contro o surcontro fuori turno si può accettare come ogni altra chiamata, se non è inammissibile; altrimenti si cancella, e si può applicare il 26B.
    .e2017 = Un contro o surcontro fuori turno si può accettare come ogni altra chiamata, se non è inammissibile; altrimenti si cancella.
lawbook-32a = Al turno del compagno: questi deve passare per tutta la licitazione. (2017: 32B.)
    .e2017 = Al turno dell'avversario di destra: decide ciò che questi fa adesso (A1, A2). (1997 e 2007: 32B.)
lawbook-32a1 =
    .e2017 = Se l'avversario di destra passa, il colpevole deve ripetere il contro o surcontro, e non c'è nulla da rettificare; se è inammissibile vedi il 36.
lawbook-32a2 =
    .e2017 = Se l'avversario di destra non passa, il colpevole può fare qualsiasi chiamata legale; tutto dipende dal fatto che sia paragonabile o no.
lawbook-32a2-a =
    .e2017 = Se la nuova chiamata è paragonabile a quella cancellata non succede altro, ma vedi il 23C.
lawbook-32a2-b =
    .e2017 = Se la nuova chiamata non è paragonabile a quella cancellata, il compagno deve passare al suo prossimo turno, e si possono applicare il 16C, il 26B e il 72C.
lawbook-32b = Al turno dell'avversario di destra: decide ciò che questi fa adesso (B1, B2). (2017: 32A.)
    .e2017 = Al turno del compagno: B1 per il compagno, B2 per il colpevole. (1997 e 2007: 32A.)
lawbook-32b1 = Se l'avversario di destra passa, il colpevole deve ripetere il contro o surcontro, e non c'è nulla da rettificare; se è inammissibile vedi il 36.
    .e2017 = Il compagno del colpevole può fare qualsiasi chiamata legale, ma non usare ciò che gli diceva la chiamata cancellata (16C2).
lawbook-32b2 = Se l'avversario di destra licita, il colpevole può fare qualsiasi chiamata legale, e il compagno deve passare per tutta la licitazione.
    .e2007 = Se l'avversario di destra licita, contra o surcontra, il colpevole può fare qualsiasi chiamata legale, e il compagno deve passare per tutta la licitazione.
    .e2017 = Il colpevole può fare al suo turno qualsiasi chiamata legale, e l'Arbitro decide come in A2: tutto dipende dal fatto che sia paragonabile o no.
lawbook-32c =
    .e2017 = Un contro o surcontro al turno dell'avversario di sinistra, fatto da chi aveva già chiamato, si tratta come un cambio di chiamata (25).

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-32 = un contro fuori turno
point-32a = un contro al turno del compagno: passa fino alla fine
    .e2017 = un contro prima che l'avversario chiami
point-32a1 =
    .e2017 = l'avversario passa: il contro si ripete
point-32a2 =
    .e2017 = l'avversario chiama: una chiamata qualsiasi, con un prezzo
point-32a2-a =
    .e2017 = una chiamata paragonabile non costa nulla
point-32a2-b =
    .e2017 = non paragonabile: il compagno passa una volta
point-32b = un contro prima che l'avversario chiami
    .e2017 = un contro al turno del compagno
point-32b1 = l'avversario passa: il contro si ripete
    .e2017 = il compagno chiama libero, ma non usa quel contro
point-32b2 = l'avversario licita: il compagno passa fino alla fine
    .e2017 = dopo il contro: la sua chiamata è paragonabile?
point-32c =
    .e2017 = un contro in ritardo è un cambio di chiamata

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-32B1 = { law-30B1a }

## Le domande, e le opzioni sui pulsanti.

question-32 = { question-30 }
