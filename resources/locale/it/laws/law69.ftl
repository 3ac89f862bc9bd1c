### Art. 69: l'accordo su una richiesta o concessione

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-69 = Che cosa significa accettare una richiesta o una concessione, e fino a quando ci si può ripensare.
lawbook-69a = L'accordo su una richiesta o concessione è stabilito quando la linea lascia finire il turno, o chiama in un altro board, senza obiettare. Le prese richieste contano allora come giocate.
lawbook-69b = Entro il periodo di correzione una linea può ritirare il suo assenso a una richiesta, ma solo per una presa che aveva già vinto, o per una che, a giudizio dell'Arbitro, nessun gioco normale delle carte rimaste, anche disattento, avrebbe potuto perdere. Quella presa allora le viene assegnata. (Dal 2007 ciò che avrebbe probabilmente vinto.)
    .e2007 = Entro il periodo di correzione una linea può ritirare il suo accordo, per una presa che aveva già vinto o che continuando avrebbe probabilmente vinto. Quella presa allora le viene assegnata.
lawbook-69b1 =
    .e2007 = L'accordo si può ritirare per una presa che la linea aveva già vinto. (1997: nel 69B.)
lawbook-69b2 =
    .e2007 = L'accordo si può ritirare per una presa che la linea, continuando, avrebbe probabilmente vinto. (1997: 69B, e solo per una che nessun gioco normale avrebbe potuto perdere.)

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-69 = l'accordo a una richiesta
point-69a = quando vale l'accordo a una richiesta
point-69b = si ritira l'accordo a una richiesta

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-69A-assent = { $seat } accetta ciò che { $claimer } ha richiesto o concesso: le prese contano come giocate, a meno che la sua linea obietti prima di chiamare in un altro board o prima della fine del turno.
law-69A-established = L'accordo di { SIDE($side) } è stabilito: da ora si può ritirare solo come dice l'Art. 69B.
law-69A = { $seat } ritira l'accordo prima che sia stabilito.
law-69A-asks = { $seat } ritira l'accordo prima che sia stabilito, e chiede { TRICKS($tricks) }.
law-69B-withdrawn = L'accordo è ritirato: { TRICKS($tricks) } { $tricks ->
        [one] torna
       *[other] tornano
    } a { SIDE($side) }.
law-1997-69B-stands = L'accordo resta: con un gioco normale { SIDE($side) } avrebbe potuto perdere ciò che chiede.
law-69B2-stands = L'accordo resta: non è probabile che { SIDE($side) } avrebbe vinto ciò che chiede.

## Le domande, e le opzioni sui pulsanti.

question-69B = Valuta l'Arbitro: { $tricks ->
        [one] si chiede
       *[other] si chiedono
    } indietro { TRICKS($tricks) }; torna solo ciò che nessun gioco normale avrebbe potuto perdere. Quante prese restano alla linea { SEAT($seat, form: "of") }?
question-69B2 = Valuta l'Arbitro: { $tricks ->
        [one] si chiede
       *[other] si chiedono
    } indietro { TRICKS($tricks) }; torna solo ciò che probabilmente si sarebbe vinto. Quante prese restano alla linea { SEAT($seat, form: "of") }?
