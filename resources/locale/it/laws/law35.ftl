### Art. 35: chiamate inammissibili

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-35 = Una chiamata inammissibile dopo la quale l'avversario di sinistra ha chiamato: nessuna penalità e nessuna restrizione d'attacco, ma quasi tutte queste chiamate si cancellano. (Dal 2007: 36A, 37A, 38B, 39B.)
    .e2007 = Sono inammissibili: un contro o surcontro che l'Art. 19 non permette (36), una chiamata diversa dal passo di chi è obbligato a passare (37), una licita oltre il livello di sette (38), una chiamata dopo il passo finale (39).
lawbook-35a = Un contro o surcontro che l'Art. 19 non permette si cancella con tutte le chiamate seguenti; la licitazione torna al giocatore di turno, come se niente fosse.
    .e2007 = Un contro o surcontro che l'Art. 19 non permette è inammissibile (36).
lawbook-35b = La chiamata di chi era obbligato a passare vale, con tutte le chiamate legali seguenti; se l'obbligo era per tutta la licitazione, ai turni successivi deve ancora passare.
    .e2007 = Una licita, un contro o un surcontro di chi è obbligato a passare è inammissibile (37).
lawbook-35c = Una licita oltre il livello di sette si cancella con tutte le chiamate seguenti e si sostituisce con un passo; la licitazione prosegue come se niente fosse.
    .e2007 = Una licita oltre il livello di sette è inammissibile (38).
lawbook-35d = Una chiamata dopo il passo finale si cancella con tutte le chiamate seguenti, senza penalità.
    .e2007 = Una chiamata dopo il passo finale è inammissibile (39).

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-35 = una chiamata che non è ammessa
