### Art. 15: board o mano sbagliati

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-15 = Un board o una mano che non si dovevano giocare: che cosa ne vale.
lawbook-15a = Se i giocatori hanno giocato un board che in quel turno non era il loro, di norma il risultato vale quando nessuno dei quattro aveva già giocato quel board; l'Arbitro può far giocare più tardi quello giusto.
    .e2017 = Una chiamata fatta con le carte di un altro board è annullata, con tutte quelle che l'hanno seguita. Se nel frattempo il compagno ha chiamato, si assegna un punteggio arbitrale; altrimenti il giocatore guarda la mano giusta e chiama di nuovo. (1997 e 2007: 17D.)
lawbook-15b = Il secondo risultato di un giocatore sullo stesso board è annullato; chi per questo perde la possibilità di un risultato ne riceve uno artificiale.
    .e2017 = Se durante la licitazione o il gioco si scopre che il board non è quello di questi giocatori: si annulla quando uno di loro l'ha già giocato, altrimenti si gioca e il risultato vale.
lawbook-15c = Se lo si scopre durante la licitazione, si siedono i giocatori che devono giocare il board e si licita da capo. Appena una chiamata è diversa da quella di prima, il board si annulla. (2017: 15B.)
    .e2017 = { "" }

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-15 = un board o una mano sbagliati
point-15b = un board che in quel turno non si doveva giocare

## Rulings, as the Director gives them at the table.

law-15A1 = { $seat } aveva in mano le carte di un altro board quando ha chiamato: si annulla { CALL($call, form: "the") }, con ogni chiamata successiva.
law-15A2b = { $seat } guarda la sua mano di questo board e chiama di nuovo; la licitazione riprende da lì.
law-15A2a = Il compagno ha poi chiamato: non si può andare avanti, e assegnerò un punteggio arbitrale.
law-15B2 = Nessuno dei quattro ha già giocato questo board: si licita e si gioca fino in fondo, e il risultato vale. Potrò far giocare più tardi quello giusto.
law-15B1 = Uno dei quattro ha già giocato questo board: è annullato per la sua linea e per gli avversari, e a chi perde per questo un risultato do un punteggio artificiale.
law-15C-same = Le chiamate si ripetono come erano: si continua.
law-15C-other = Una chiamata è diversa da quella di prima: il board è annullato.

## Le domande, e le opzioni sui pulsanti.

question-15B = L'Arbitro accerta: uno dei quattro giocatori ha già giocato questo board?
question-15A = L'Arbitro accerta: uno dei quattro giocatori ha già giocato questo board?
question-15C = I giocatori che devono giocare questo board ripetono le chiamate. L'Arbitro accerta: sono tutte come prima?
option-15-nobody = Nessuno: si gioca e vale
option-15-somebody = Uno sì: il board è annullato
option-15-same-calls = Tutte uguali: si continua
option-15-other-call = Una è diversa: il board è annullato
