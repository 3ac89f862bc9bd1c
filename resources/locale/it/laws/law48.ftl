### Art. 48: carte esposte dal dichiarante

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-48a = Una carta esposta dal dichiarante non è mai penalizzata, e nemmeno una del morto. Non è obbligato a giocarla.
lawbook-48b = Quando il dichiarante scopre le sue carte, o è il caso dell'Art. 54, o può essere una richiesta di prese.
lawbook-48b1 = Se il dichiarante scopre le sue carte dopo un attacco iniziale fuori turno, si applica l'Art. 54.
lawbook-48b2 = Se il dichiarante scopre le sue carte in qualsiasi altro momento può aver fatto una richiesta o una concessione (68), a meno che sia chiaro che non lo intendeva.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-48 = il dichiarante mostra una carta
point-48a = la carta caduta al dichiarante non costa nulla
point-48b = il dichiarante scopre la mano

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-48A = { $seat } ha mostrato { CARDS($cards) }: la linea del dichiarante non ha carte penalizzate. Riprende in mano ciò che ha mostrato e gioca come vuole.
law-48B2 = { $declarer } ha scoperto tutta la mano, e questo può valere come richiesta o concessione: sento che cosa intendeva. Se nessuno richiede, si continua.
