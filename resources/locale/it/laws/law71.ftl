### Art. 71: concessioni annullate

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-71 = Una concessione resta, ma entro il periodo di correzione l'Arbitro annulla quella di una presa già vinta, o di una che nessun gioco legale potrebbe perdere. Per una che nessun gioco normale potrebbe perdere vedi 71C.
    .e2007 = Una concessione resta, ma entro il periodo di correzione l'Arbitro annulla quella di una presa già vinta, o di una che nessun gioco normale potrebbe perdere.
lawbook-71a = L'Arbitro annulla la concessione di una presa che la linea aveva già vinto, o che nessun gioco legale delle carte rimaste potrebbe perdere.
    .e2007 = { "" }
    .e2017 = L'Arbitro annulla la concessione di una presa che la linea aveva già vinto. (2007: il primo punto del 71.)
lawbook-71b = L'Arbitro annulla la concessione di un contratto: della caduta, se il dichiarante lo aveva già mantenuto; del mantenimento, se un difensore lo aveva già battuto.
    .e2007 = { "" }
    .e2017 = L'Arbitro annulla la concessione di una presa che nessun gioco normale delle carte rimaste, anche disattento, potrebbe perdere. (2007: il secondo punto del 71.)
lawbook-71c = Finché la linea che ha concesso non chiama nel board successivo, o il turno non finisce, l'Arbitro annulla anche la concessione di una presa che nessun gioco normale potrebbe perdere. (Dal 2007 nel 71, ed entro il periodo di correzione.)
    .e2007 = { "" }

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-71 = una presa concessa che non si poteva perdere
point-71a = una presa concessa che era già vinta
point-71b =
    .e2017 = una presa concessa che nessun gioco normale perdeva
point-71c = una presa concessa che nessun gioco normale perdeva
    .e2007 = { "" }

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-71-cancelled = La concessione è annullata: { TRICKS($tricks) } che non si { $tricks ->
        [one] poteva perdere va
       *[other] potevano perdere vanno
    } a { SIDE($side) }.
law-71-stands = La concessione resta: { SIDE($side) } poteva perdere ciò che ha concesso.

## Le domande, e le opzioni sui pulsanti.

question-71 = Valuta l'Arbitro: la linea { SEAT($seat, form: "of") } chiede { TRICKS($tricks) } che ha concesso; ottiene solo ciò che nessun gioco normale può perdere. Quante prese sono sue?
question-71A = Valuta l'Arbitro: la linea { SEAT($seat, form: "of") } chiede { TRICKS($tricks) } che ha concesso; ottiene solo ciò che nessun gioco legale può perdere. Quante prese sono sue?
