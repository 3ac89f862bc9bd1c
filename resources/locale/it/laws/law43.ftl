### Art. 43: che cosa il morto non può fare

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-43a = Che cosa il morto non può fare durante il gioco. Con A1 non perde diritti; con ciò che è detto in A2 sì (43B).
lawbook-43a1 = Durante il gioco il morto non può essere il primo a far rilevare un'irregolarità o a chiamare l'Arbitro, e non partecipa al gioco.
lawbook-43a2 = Il morto non può scambiare le carte con il dichiarante, lasciare il posto per guardarlo giocare, né guardare di sua iniziativa le carte di un difensore. Se lo fa, perde i suoi diritti.
    .e2017 = Il morto non può scambiare le carte con il dichiarante, lasciare il posto per guardarlo giocare, né guardare le carte di un difensore. Se lo fa, perde i suoi diritti.
lawbook-43a3 =
    .e2017 = Un difensore non può mostrare le sue carte al morto.
lawbook-43b = Qualunque violazione di A1 o A2 può essere penalizzata. Dopo una di quelle dette in A2, inoltre, gli avvertimenti e le domande del morto si volgono contro la sua linea.
lawbook-43b1 = Per ogni violazione di A1 o A2 l'Arbitro può dare al morto una penalità procedurale (Art. 90).
lawbook-43b2 = Dopo una delle violazioni del 43A2, l'avvertimento del morto sulla mano sbagliata (a) o la sua domanda su una renonce (b) giovano ai difensori.
lawbook-43b2-a = Se il morto che ha perso i diritti avverte il dichiarante di non attaccare dalla mano sbagliata, uno dei difensori sceglie da quale mano si debba attaccare.
lawbook-43b2-b = Se il morto che ha perso i diritti è il primo a interrogare il dichiarante su una renonce, la carta viene corretta e alla fine del gioco si applica l'Art. 64 come se la renonce fosse consumata.
lawbook-43b3 = Se il morto che ha perso i diritti è il primo a far rilevare un'irregolarità di un difensore, non si impone alcuna penalità. Se i difensori ne hanno tratto un vantaggio diretto, l'Arbitro corregge il punteggio di entrambe le linee.
    .e2007 = Se il morto che ha perso i diritti è il primo a far rilevare un'irregolarità di un difensore, non si rettifica nulla e si continua come se niente fosse. Alla fine l'Arbitro esamina il risultato di entrambe le linee secondo il 12B1.
    .e2017 = Se il morto che ha perso i diritti è il primo a far rilevare un'irregolarità di un difensore, per ora non si rettifica nulla e si continua. Se i difensori ne hanno tratto vantaggio, alla fine si corregge solo il loro punteggio; la linea del dichiarante tiene quello del tavolo.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-43 = che cosa non può fare il morto
point-43a1 = il morto non può parlare per primo
point-43a2 = il morto guarda dove non può, e perde i suoi diritti
point-43b2-a = il morto senza diritti avverte: un difensore sceglie la mano
point-43b2-b = il morto senza diritti chiede: si corregge, e la presa si paga
point-43b3 = il morto senza diritti nota l'errore di un difensore

## Che cosa fanno le persone, una frase per verbo.

action-breach-43A2a = { $seat }, il morto, scambia le carte con il dichiarante.
action-breach-43A2b = { $seat }, il morto, lascia il posto per guardare il gioco del dichiarante.
action-breach-43A2c = { $seat }, il morto, guarda le carte di un difensore.

## Le irregolarità possibili ora al tavolo: l'elenco. Ogni riga è ciò che qualcuno fa, e che cosa sarebbe.

wrong-breach-43A2a = { $seat }, morto, scambia le carte con il dichiarante
wrong-breach-43A2a-is = Perde i suoi diritti di morto.
wrong-breach-43A2b = { $seat }, morto, si alza per guardare il gioco del dichiarante
wrong-breach-43A2b-is = Perde i suoi diritti di morto.
wrong-breach-43A2c = { $seat }, morto, guarda la mano di un difensore
wrong-breach-43A2c-is = Perde i suoi diritti di morto.

## Le irregolarità: che cosa è successo, in una frase, come lo vede chi presenta prima che al tavolo se ne accorgano.

irregularity-dummy-breach-43A2a = { $seat }, il morto, ha scambiato le carte con il dichiarante: non può farlo.
irregularity-dummy-breach-43A2b = { $seat }, il morto, ha lasciato il posto per guardare il dichiarante: non può farlo.
irregularity-dummy-breach-43A2c = { $seat }, il morto, ha guardato le carte di un difensore: non può farlo.

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-43A1b = { $seat } è il morto: durante il gioco non può essere il primo a parlare. L'irregolarità viene comunque rettificata.
law-43A1b-no-rights = { $seat } è il morto e ha perso i suoi diritti: non può essere il primo a parlare, e la sua linea non ne trae alcun vantaggio.
law-43A1c = { $seat } è il morto: non partecipa al gioco e non comunica nulla al dichiarante.
law-43A2 = { $seat } è il morto e questo non può farlo. Per il resto della mano ha perso i suoi diritti.
law-43B2a = { $seat }, il morto, ha perso i suoi diritti e ha avvertito il dichiarante: ciascun difensore può scegliere da quale mano si muove.
law-43B2a-hand = I difensori hanno scelto: { $declarer } deve muovere dalla propria mano.
law-43B2a-dummy = I difensori hanno scelto: { $declarer } deve muovere dal morto.
law-43B2b = Il morto, che ha perso i suoi diritti, è stato il primo a chiedere. La carta si corregge, ma alla fine la renonce { SEAT($declarer, form: "of") } conta come se fosse consumata.
law-43B2b-completed = Di chi è la presa della renonce lo decide la carta messa al posto della renonce (Laws Committee della WBF, 12 gennaio 2000). La scuola italiana guarda la presa con la carta della renonce: così { $other ->
        [0] non si trasferirebbe nessuna presa.
        [one] si trasferirebbe una presa.
       *[other] si trasferirebbero { TRICKS($other) }.
    }
law-43B2b-revoked = Di chi è la presa della renonce lo decide la carta della renonce, come hanno scelto gli organizzatori. Il Laws Committee della WBF (12 gennaio 2000) guarda la carta messa al suo posto: così { $other ->
        [0] non si trasferirebbe nessuna presa.
        [one] si trasferirebbe una presa.
       *[other] si trasferirebbero { TRICKS($other) }.
    }
law-43B3-no-penalty = Il morto, che ha perso i suoi diritti, ha parlato per primo: per l'irregolarità { SEAT($offender, form: "of") } il dichiarante non può esigere penalità.
law-43B3-goes-on = Il morto, che ha perso i suoi diritti, ha parlato per primo: nessuna rettifica all'irregolarità { SEAT($offender, form: "of") }. Si continua come se niente fosse; alla fine esaminerò il risultato di entrambe le linee.
law-43B3-one-sided = Il morto, che ha perso i suoi diritti, ha parlato per primo: per ora nessuna rettifica all'irregolarità { SEAT($offender, form: "of") }. Si continua; se i difensori ne traggono vantaggio correggerò solo il loro punteggio.

## Le domande, e le opzioni sui pulsanti.

question-43B2a = Il morto, che ha perso i suoi diritti, ha avvertito il dichiarante: da quale mano deve muovere? Sceglie { SEATS($to, join: "or") }.
option-43B2a-hand = Dalla mano del dichiarante
option-43B2a-dummy = Dal morto
question-43B3 = Valuta l'Arbitro: i difensori hanno tratto vantaggio dall'irregolarità rilevata dal morto? Si correggerebbe solo il loro punteggio.

## Che cosa possono scegliere gli organizzatori.

election-43B2b = 43B2(b): chi ha vinto la presa della renonce
election-43B2b-completed = La presa com'è stata completata (Laws Committee della WBF)
election-43B2b-revoked = La presa come sarebbe rimasta con la renonce (scuola italiana)
